import{$ as U,A as _,Aa as zt,B as K,Ba as f,C as ke,Ca as re,D as Lo,Da as Te,E as Oo,Ea as Le,F as zo,Fa as Kn,G as S,Ga as Go,H as Ao,Ha as Oe,I as P,Ia as Vo,J as O,Ja as _o,K as Vn,Ka as lt,L as z,
M as $e,N as No,O as d,P as Be,Q as Tt,R as y,S as W,T as xe,U as x,V as b,W as B,X as Se,Y as Lt,Z as fe,_ as it,a as tt,aa as Y,b as ko,ba as Ro,c as $o,ca as _n,d as xo,da as oe,e as Ce,ea as Z,f as Mt,
fa as Ot,g as ot,ga as Me,h as So,ha as A,i as Mo,ia as je,j,ja as Do,k as i,ka as Po,l as be,la as Io,m as de,ma as we,n as qe,na as se,o as st,oa as Co,p as Wn,pa as ne,q as T,qa as Fe,r as Et,ra as qo,
s as nt,sa as Ee,t as he,ta as Bo,u as D,ua as jo,v as Gn,va as Fo,w as rt,wa as Ho,x as ye,xa as at,y as Eo,ya as Wo,z as To,za as p}from"./first.mjs";var Ko={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
ttings","needs-script":"This page needs JavaScript.","not-started":"This page does not start. If another try does not help, use a newer browser.",reload:"Reload the page","longer-address":"This server\
 runs, but the address of its page is longer. The program has printed it. Please open that address.","no-such-request":"There is no such request.","no-such-file":"There is no such file.","wrong-method":"\
This request needs another method.","no-token":"The request has no token.","no-host":"The request names no host.","other-host":"This server does not have that name.","other-site":"Requests from other \
web sites are refused.","repeated-header":"The request has more than one header “{name}”.","too-slow":"The request took too long to arrive.",incomplete:"The request did not arrive completely: {det\
ail}.","too-large":"This is too large: the server reads up to {kibibytes, number} KiB at once.","not-an-object":"The request is not a JSON object.","bad-json":"The request can’t be read: {detail}.",
"bad-handshake":"No WebSocket: {detail}.",internal:"The server failed: {detail}.","no-answer":"The server answered {status}.","many-analyses":"The server has too many analyses at once. Try again later\
.","many-jobs":"More than {most} searches at once are not possible.","job-in-use":"The search number {id} is in use.","no-shared-game":"There is no game of a terminal program here.","not-a-command":"T\
his is not a command line.","program-busy":"The terminal program is busy.","no-tables":"This server has no tables.","not-in-tables":"The tables don’t have this position.","search-stopped":"The searc\
h was stopped.","bad-rules":"Unknown rules: {detail}.","bad-size":"Not a board size: {detail}.","bad-start":"Unknown start position: {detail}.","bad-position":"Not a position: {detail}.","bad-move":"N\
ot a move: {detail}.","bad-ply":"Move {number}: {detail}.","illegal-ply":"Move {number}, {move}: {reason}.","bad-time":"A time is a number of seconds, more than 0.","bad-level":"A level is 1 to {most}\
.","long-text":"The text is longer than {most, number} characters.","long-game":"A game of {count, number} moves is too long; {most, number} are allowed.","game-over":"The game is over.","few-pieces":"\
Each side needs at least two pieces.",over:"the game is over","off-board":"{square} is not on this board","empty-square":"there is no piece on {square}","other-piece":"the piece on {square} is {owner,\
 lowercase side}, and {mover, side} is to move","same-square":"it starts and ends on {square}","no-line":"{from} and {to} are not on one rank, file or diagonal","wrong-length":"needs exactly {needed, \
plural, one {# square} other {# squares}}, the number of pieces on this {line}, not {tried}","two-faults":"{first}; {second}","own-piece":"your own {color, lowercase side} piece is on {square}","must-\
jump":"you have a move, so you can’t pass","no-passing":"these rules know no pass","win-connected":"{winner, side} wins: {count, plural, =0 {} =1 {} other {all # }}{color, lowercase side} {count, pl\
ural, =0 {has no pieces left, which counts as connected} =1 {has a single piece, which counts as connected} other {pieces are in one group}}.","win-simultaneous":"{winner, side} wins: both sides are c\
onnected, and {mover, side} made the move.","win-blocked":"{winner, side} wins: {loser, side} has no legal move.","win-other":"{winner, side} wins {reason, select, repetition {by repetition} limit {by\
 the move limit}}.","draw-connected":"A draw: one side is connected.","draw-simultaneous":"A draw: the move connects both sides.","draw-blocked":"A draw: there is not a legal move.","draw-repetition":"\
A draw by repetition.","draw-move-limit":"A draw: {count} moves have been made.","win-resignation":"{winner, side} wins: {winner, other side} resigned.","win-time":"{winner, side} wins: {winner, other\
 side} ran out of time.","draw-agreed":"Draw by agreement.","draw-declined":"{side, side} declines the draw.","draw-offered":"{side, side} offers a draw: this position has occurred three times.","draw\
-accept":"Accept",game:"Game",commands:"Commands",moves:"Moves","of-rules":"{rules} rules","with-key":"{label} ({key})","new-game":"New game",undo:"Undo",redo:"Redo","step-back":"Back","step-on":"Next",
"draw-word":"Draw",hint:"Hint",flip:"Flip","offer-draw":"Offer draw",resign:"Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"More",speed:"Speed","my-games":"My games","import-short":"\
Import","share-short":"Share","to-terminal":"To the game in the terminal","back-to-game":"Back to the game","play-on":"Play on from here","review-game":"Review the game","review-again":"Review again",
rematch:"Rematch","level-offer":"{count} {how, select, won {wins} other {losses}} in a row. Try level {level}?","resign-as":"Resign as {side, side}?","keep-playing":"Keep playing","another-game":"Star\
t another game?","game-stays":"The game on the board is not over. It stays in My games.","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exactly as many squares as there are piece\
s on its line. Connect all your pieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-moves-yet":"No moves yet.","comment-move":"\
Comment on this move",comment:"Comment","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is not a move such as b1-b3.","draw-marks":"Draw arrows and circles","draw-how":"Drag for an\
 arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"Drawn: {marks}.","mark-colour":"{kind, select, own {Orange} blue {Blue} red {Red}}","mar\
k-from":"From {square}. Choose the other end; the same square gives a circle.","mark-changed":"{isThere, select, true {Removed} other {Drawn}} from {from} to {to}.",promote:"Make this the main line",cut:"\
Remove this move and its continuation",mark:"{mark, select, good {good move} inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} missed {missed win}}","no-analysis":"This game has no analysis \
or review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nodes} positions · {speed}/s",done:"done, {found}",solved:"Solved: {value} for the side to mov\
e.","solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","value-in":"{value, select, win {win} loss {loss} tie {tie\
} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games, number} of {total, number} games of the engine (leve\
l 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, percent}, White wins {white, percent}","book-move":"Move o\
f the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","wins-in":"{side, side} wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chance to win: {chance,\
 percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a good move…","no-choice":"There is no move to choose.","hint-part":"Look at this part of the board.","hint-move":"{move\
} is a good move.","hint-wins":"It wins at once.","hint-wins-in":"It wins in {moves}.","hint-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.","ask-for-more":"As\
k again for more.","bad-move-made":"{mark, select, mistake {That move is a mistake.} blunder {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take back","nothing-to-re\
ad":"There is nothing to read.","not-a-record":"No game can be read: {detail}.","left-out":"Not everything was read: {detail}.","first-of":"This is the first of {count, number} games.","bad-tree":"The\
 game can’t be read: {detail}.","many-nodes":"A game of {count, number} moves, variations included, is too large; {most, number} are allowed.","node-without-move":"Node {number} has no move.","node-\
without-parent":"Node {number} has no parent before it.","no-root":"A game has a root.","who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open",share:"Share and export","share-\
link":"Link to this position","link-warning":"{place, select, here {This link opens on this computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the se\
cret part of the address.","share-sgf":"SGF, the whole game with variations","share-fen":"FEN, this position",source:"Source text","share-embed":"Board for another page","open-full":"Open in the full \
program","share-picture":"Picture",gif:"GIF of the game",import:"Import a game","import-text":"Game or position","import-example":"Paste SGF, a FEN, or moves such as  b1-b3 a2-c2 …","import-file-nam\
e":"File",imported:"Game imported.","saved-newer":"A newer version of this page has saved it.","saved-damaged":"It is damaged.","saved-refused":"A saved game can’t be opened. {reason}","storage-full":"\
Your moves are not saved any more: the browser’s storage is full or turned off. Delete games, or save a copy of this one.","other-tab":"This game has gone on in another tab. Your move is a variation\
 there.","saved-copy":"Save a copy","saved-here":"Saved in this browser: the last 50 games.","no-games-yet":"No games yet.","delete-game":"Delete this game","count-moves":"{count, plural, one {# move}\
 other {# moves}}","bad-link":"This link has no valid game. {reason}","start-game":"Start game","black-first":"Black (moves first)",rules:"Rules","rule-name":"{name, select, berkeley {Berkeley} boards\
pace {BoardSpace} codingame {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiad} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule\
-words":"{name, select, berkeley {A move that connects both sides wins for the player who made it. A tie after 30 moves each.} cuhk {Black starts on the left and right. A move that connects both sides\
 is a draw.} gamesman {If the side to move has no legal move, the game is a draw.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament rules: a draw if a move connects bo\
th sides, or if a position occurs three times.} soucie {The inventor’s rules: a move that connects both sides wins for the player who made it. No move limit.} openspiel {A side without a legal move lo\
ses. A repeated board is a draw.} codingame {The inventor’s rules, with a draw after 75 moves each.} playstrategy {A draw if a move connects both sides, if the side to move has no legal move, or at th\
e fifth repetition.} boardspace {The inventor’s rules, as played on BoardSpace.}}",start:"Start","start-name":"{name, select, standard {Standard: Black top and bottom} sides {Sides: Black left and r\
ight} scrambled {Scrambled eggs: colours alternate along the edge}}",opponent:"Opponent","level-words":"{level, select, 1 {Misses nearly everything.} 2 {Misses much: start here.} 3 {Looks ahead, misse\
s much.} 4 {Looks ahead, misses some moves.} 5 {Has played some games.} 6 {Like a club player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a second.} 10 {Full stre\
ngth, up to five seconds.}}","person-here":"Two people","person-words":"Both at this screen.","your-side":"You play",random:"Random",strength:"Strength",custom:"Custom","custom-words":"Players, rules,\
 board and handicap.",elo:"Elo {elo}",files:"Files",ranks:"Ranks",clock:"Clock","no-clock":"No clock","some-clock":"{minutes} min + {seconds} s a move",minutes:"Minutes","seconds-a-move":"Seconds a mo\
ve","name-of":"{side, side}’s name","gives-up":"Pieces {side, side} gives up",handicap:"Handicap: pieces removed at the start. Fewer pieces are easier to connect, but they also move less far.","rate\
d-style":"Rated-style game (no help)",language:"Language","language-auto":"As in the browser",scheme:"Light or dark","scheme-name":"{name, select, auto {System} light {Light} dark {Dark}}","large-text":"\
Large text, to be read from afar","board-name":"{name, select, wood {Wood} slate {Slate} paper {Paper} green {Green} clear {High contrast, for the colour-blind}}","piece-style":"Pieces","piece-name":"\
{name, select, stones {Stones} flat {Flat} shapes {Shapes}}","on-the-board":"On the board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edges",overlay:"Lines of the piece und\
er the pointer",dots:"Dots on the squares the chosen piece can move to",bonds:"Connections within groups",arrows:"Arrows: last move, best moves","during-a-game":"During a game",threats:"Warn when a si\
de can win with its next move",teaching:"Teaching: offer to take back bad moves","auto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Volume",kept:"Without a network: {is\
Kept, select, true {ready} other {not possible here}}.",keys:"Keys","keys-step":"← → | one move back or forward; also the mouse wheel over the board","keys-ends":"Home, End | first or last move","\
keys-analysis":"A | analysis on and off","keys-tab":"Tab | to the board and beyond","keys-square":"Arrow keys on the board | another square; [ and ] step there","keys-choose":"Enter or Space | choose \
a piece, then its target","keys-escape":"Escape | cancel the choice or the premove","keys-draw":"Right mouse button, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | draw with click\
s or keys; clear the drawings","keys-keys":"? | this list","no-pieces":"{color, side} has no pieces.","one-piece":"{color, side} has a single piece, which counts as connected: the game would be over.",
"all-connected":"{color, side}’s pieces are all already connected: the game would be over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","many-pieces":"\
{color, side} has {count} pieces; start positions of this size have at most {most}.","mover-blocked":"{color, side} is to move and has no legal move.","position-editor":"Position editor","how-to-edit":"\
Choose a piece, then click squares. Click again to remove it.","edit-nothing":"Remove","editor-board":"Editor board",mover:"To move","play-from-here":"Play from here","start-position":"Start position",
"empty-board":"Empty board","from-game":"From the game","copy-link":"Copy link","can-start":"A game can start here.","cannot-start":"No game can start here:","retry-mistakes":"Retry your mistakes","re\
try-side":"Retry {side, side}’s mistakes","retry-word":"Retry","review-progress":"Progress of the review","review-graph":"Black’s win chance during the game","review-point":"{move}: {chance, perce\
nt}","show-better":"Better move","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}. Find a better move.","is-best":"{move} is the best move.","is-good":"{move} is good, too.\
 The best move was {best}.","not-better":"{move} is not better. Retry.","next-mistake":"Next mistake","only-move":"The only move.","best-proven":"Best ({score}).","best-estimated":"Best (win chance {c\
hance, percent}).","chance-taken":"Good! {side, other side} had made a mistake, and this move makes use of it.",judged:"{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunde\
r {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",better:" Better was {move} ({score}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"los\
t","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {accuracy, percent}; inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}, missed\
 wins {missed}",compared:"{how, select, above {You played better than your opponent usually does. } near {You played as well as your opponent usually does. }}Good moves: {good} of {judged}. Accuracy {\
accuracy, percent}; level {level} usually has {usual, percent}.","all-remarks":"All remarks","summary-of":"{side, side}:","no-summary":"no move to judge","puzzle-board":"Puzzle board",puzzle:"Puzzle",
"puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show the solution",retry:"Retry","puzzle-win":"{side, side} to move wins {count, plural, =1 {at once} other {in # moves}}\
. Only one first move does it.","puzzle-hold":"{side, side} to move: only one move stops {side, other side} from winning {count, plural, =1 {at once} other {within # moves}}.","puzzle-yours":"You play\
 {side, side}, at the bottom.","puzzle-score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"{move} is legal, but it does not win in {moves}.","puzzle-no-hold":"{move}\
 is legal, but {side, other side} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{side, side} to move: win in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"That was the soluti\
on.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The move is {move}.",theme:"Theme","puzzle-theme":"{theme, select, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet m\
ove} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task, select, win {Win in} hold {Hold against}} {moves}","puzzle-rating":"Rating {rating}","your-rating":"Your rating: {rating}","pu\
zzle-answer":"{side, side} answers {move}.","puzzle-wrong":"Wrong.","puzzle-of-day":"Puzzle of the day","timed-run":"3-minute run","run-score":"{count} solved · mistakes: {mistakes} of {most}","run-o\
ver":"{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved in this run. Your best: {best}.",history:"History","no-history":"You have not tried a puzzle yet.","puzzle-result":"{resul\
t, select, once {solved} failed {not solved} later {solved later}}",tutorial:"Tutorial",step:"Step {number} of {count}: {title}","next-step":"Next step",lessons:"All lessons","rule-sets":"Rule sets","\
rules-differ":"Pieces move alike under all rules. The rules differ when a move connects both sides, when a side has no legal move, and in what makes a draw.","other-move":"That is legal, but not the m\
ove we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then move","count-words":"A piece moves exactly as many squares as there are pieces on its line. Two stand on this one: follow \
the arrow.","count-praise":"Right! All pieces on a line count, of both colours: on ranks, files and diagonals.",jump:"Jump over your own pieces","jump-words":"Your own pieces are never in the way. Six\
 pieces stand on this line: jump over the others, six squares.","jump-praise":"Six pieces, six squares, right over the others.",capture:"Captures and obstacles","capture-words":"You capture an enemy p\
iece by landing on it. You can’t jump over it. Capture with the marked piece.","capture-praise":"Captured! White has one piece less, and so one less to connect.","capture-retry":"Legal, but the mark\
ed piece captured nothing. Look for the dashed ring.",connect:"Connect your pieces","connect-words":"You win when all your pieces are in one group. Diagonal neighbours count. Connect the marked piece.",
"connect-praise":"All in one group: Black wins.","connect-retry":"Not all pieces are connected yet. Count the lines of the separate piece.",defend:"Stop the other side","defend-words":"White threatens\
 to connect, as the arrow shows. Move the marked piece onto that line: its count changes, and the arrow’s move fails.","defend-praise":"White has no winning move now.","defend-retry":"White can stil\
l win on the next move. Try again.","helping-title":"Captures can help the other side","helping-words":"A side with fewer pieces has fewer to connect. If Black captures the separate white piece, White\
 is connected and wins.","helping-retry":"White is not connected. Which white piece is separate?","blocked-title":"No legal move","blocked-words":"Rarely, a side has no legal move, like Black here. Un\
der most rules it passes, and the other side moves again."};var He,Un={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Yn=.3;function We(e){if(!S.sounds||S.volume===0)return;let t=Yn*S.volume/100;try{He??=
new AudioContext;for(let[o,s]of Un[e]){let n=He.currentTime+s,r=new OscillatorNode(He,{frequency:o,type:"triangle"}),a=new GainNode(He,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(He.destination),r.start(n),r.stop(n+.18)}}catch{}}x({playSound:We});var Zn=100,Uo=1e4,Jn=3e3;x({startClock:e=>new At(e)});var At=class{constructor(t){this.game=t,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
Zn):void 0,t.addEventListener("move",o=>this.moved(o.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=Uo&&s.left[r]<
Uo&&We("low"),y(),s.left[r]<=0?(s.left[r]=0,this.game.finish(U(B(r),"+Time"))):t-this.kept>Jn&&(this.kept=t,this.game.dispatchEvent(new Event("time")))}moved({id:t,mover:o}){let{state:s,tree:n}=this.game;
s.clock&&((this.game.liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},y())}};var Xn=["best","second","third"],Yo="";function Zo(e,t){P(e,t),Nt()}function Ge(){let{game:e,analysis:t}=d;e?.allowsHelp&&(t.isOn=!t.isOn,Nt(),t.isOn&&ie())}function Qn(e){let t=`${!!d.about} ${e.state.
id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Yo||(Yo=t,or(e),Nt())}var ie=(e=".panel")=>queueMicrotask(()=>document.querySelector(`#view-play ${e}`)?.scrollIntoView({block:"nearest"}));
async function Nt(){let{game:e,analysis:t}=d;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,{findings:null,fen:null}),
y();return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:S.analysisLines,seconds:S.analysisSeconds,threads:S.analysisThreads},n=oe(s,a=>{t.job===n&&
(t.findings=a,y())});t.job=n,y();let r=await n.promise.then(a=>a?{findings:a}:{},a=>({fault:a.message}));t.job===n&&(Object.assign(t,r,{job:null}),y())}async function Rt(e){let{game:t}=d;t&&(await t.show(
t.tree.addLine(t.state.shown,e)),t.changed())}function er(){let{isOn:e,findings:t,fen:o}=d.analysis;return!e||!t||!S.arrows||o!==d.game?.drawn?.fen?[]:t.lines.slice(0,3).flatMap((s,n)=>{let r=Y(s.move);
return r?[{...r,kind:Xn[n]}]:[]}).reverse()}function tr(e){return(d.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,remoteness:n})=>({square:Y(o)?.to??"",kind:s,
label:i("value-letter",{value:s,plies:n})}))}async function or(e){let{view:t}=e,{tables:o}=d.about??{};if(d.analysis.known=null,!e.allowsHelp||!t||!o)return;let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}\
x${s}`].includes(o.board))return;let r=await T("tables",e.text(e.state.shown)).catch(()=>null);d.game!==e||e.view!==t||!e.allowsHelp||(d.analysis.known=r,y())}x({follow:Qn,arrows:er,tints:tr});var sr=.4,nr=.05;function ae({state:e},t){let{mark:o=null,isMoment:s}=e.review[t]??{};return s||d.review.isFull||!e.compared?o:null}var ct=e=>e!==null&&e!=="good";function rr({people:[e,...t],state:o,
remote:s},n){if(!e||t.length||s)return;let{accuracy:r,judged:a,counts:l}=n[e],{level:c}=o.players[B(e)],m=d.about?.levels[c-1].accuracy;if(!m||r===null)return;let u=Math.abs(r-m)<=nr?"near":r>m?"above":
"below",h=l.best+l.good;return{code:"compared",params:{how:u,good:h,judged:a,accuracy:r,level:c,usual:m}}}async function le(e,t,o=sr){if((await e.viewOf(t)).end)return[];let s=await oe({type:"analyse",
game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}async function Dt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(l=>o.get(l)??[])},n=await T(
"review",s,void 0,l=>l),r={};for(let[l,c]of t.entries()){let m=n.blackChances[l],u=n.plies[l-1],h=u?.isMoment&&e.people.includes(e.sideToMove(t[l-1]));m!==null&&(r[c]={chance:m,best:o.get(c)?.[0]?.move??
null,mark:u?.isError?ir(u.judgement):h?"good":null,isMoment:!!h,text:u?.text??null})}let a=b.map(l=>n[l].text);return{review:r,summary:a,compared:rr(e,n)}}var ir=e=>e?.split(" ")[0],ze=({tree:e,state:t})=>e.
path(e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function pt(e){let t=d.review.run+1;d.review={run:t,progress:0,fault:"",retry:null,isFull:!1};let o=ze(e),s=new Map;y(),ie();try{for(let[n,r]of[
...o].reverse().entries()){if(d.review.progress=n/o.length,s.set(r,await le(e,r)),t!==d.review.run)return;if(n%4!==3&&r!==o[0])continue;let a=await Dt(e,o,s);if(t!==d.review.run)return;Object.assign(e.
state,a),e.changed()}}catch(n){t===d.review.run&&(d.review.fault=n instanceof Error?n.message:"")}t===d.review.run&&(d.review.progress=null,y(),ie(".review-summary"))}var Jo=.3;async function ar(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!S.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([le(e,s,Jo),le(e,t,Jo)]),{review:a}=await Dt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||z(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-playing"),()=>{}]]})}x({teach:ar});var Xo=30,Pt=64;at.counts=lr;function lr(e,t,o,s){for(let n of t){let r=s!==null&&qo(s,n),[a,l]=cr(n,o),c=`count ${n.axis}${r?" own":""}${n.count?"":" none"}`;e.append(D("text",{class:c,x:a,y:l+8},String(
n.count)))}}function cr(e,t){let[o,s]=e.ends.map(l=>ne(l,t));if(e.axis==="rank")return[t.width*100+Xo,o[1]];if(e.axis==="file")return[o[0],-Xo];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):
Math.sign(s[0]-o[0]);return r<100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-Pt+(a>0?0:6)]:[n+a*28,-Pt]:a>0?[t.width*100+Pt,r-28]:[-30,r-36]}at.tried=pr;function pr(e,t,{from:o,to:s},n,r){let[[a,l],[c,m]]=[o,s].map(we),u=[Math.sign(c-a),Math.sign(m-l)];for(let w of mr(n))e.append(Ee(w,r,{class:"tried"}));for(let w=1;w<=n.count;w++){let[$,M]=[
a+w*u[0],l+w*u[1]];if($<0||M<0||$>=r.width||M>=r.height)return;let[L,ge]=Co(se($,M),r),et=w===n.count?"open":"shut";t.append(D("circle",{class:`count-badge ${et}`,cx:L+22,cy:ge+22,r:18}),D("text",{class:"\
count-text",x:L+22,y:ge+30},String(w)))}let h=se(a+n.count*u[0],l+n.count*u[1]),[k,g]=ne(h,r);t.append(D("circle",{class:"tried-goal",cx:k,cy:g,r:44}))}function mr({ends:e}){let[[t,o],[s,n]]=e.map(we),
r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>se(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}function Qo(e,t){let{moves:o,winIn:s}=e,n=s===null?B(t):t;return o!==null?i("wins-in",{side:n,moves:o}):ot(It(e,t))}var It=(e,t)=>t==="black"?e.chance:1-e.chance,ur=new Intl.NumberFormat(Ce,{notation:"\
compact",maximumSignificantDigits:3}),Ct=e=>ur.format(e),F=e=>i("rule-name",{name:e})||e;function dr(e){let{findings:t,fen:o}=d.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=It(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":ot(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return p`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}x({bar:dr});var ce=class{constructor(t,o,s,n,r){this.host=t,this.play=o,this.state=s,re(n(s,this),t);let a=t.querySelector(".board-host");this.board=new Wo(a,{label:r,...this.calls()}),Tt(()=>{t.hidden||(re(n(s,this),
t),this.show())})}calls(){let t=o=>this.change({detail:o});return{move:o=>this.tryMove(o),select:t,hover:o=>t(o??this.board.selected)}}tryMove(t){return null}show(){}say(t,o=""){this.change({said:{words:t,
kind:o}}),O(t)}focusPrimary(){let t=()=>this.host.querySelector(".commands .primary");queueMicrotask(()=>t()?.focus())}change(t){Object.assign(this.state,t),y()}};var J=e=>({target:t})=>e(t.value),R=(e,t,o,s,n=!1)=>{let r=p`<select
    aria-label=${n?e:f}
    @change=${J(a=>s(a))}
  >
    ${t.map(([a,l,c])=>p`<option value=${a} lang=${c??f} .selected=${a===o}
          >${l}</option
        >`)}
  </select>`;return n?r:p`<label class="field"><span>${e}</span>${r}</label>`},I=(e,t,{min:o,max:s,step:n=1},r)=>p`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      step=${n}
      .value=${String(t)}
      @change=${a=>{let l=a.target,c=Math.min(s,Math.max(o,Number(l.value)||o));l.value=String(c),r(c)}}
  /></label>`,mt=(e,t,o,s=200)=>p`<label class="field"
    ><span>${e}</span
    ><input
      type="text"
      maxlength=${s}
      spellcheck="false"
      .value=${t}
      @change=${J(o)}
  /></label>`,ve=(e,t,o,s=!1)=>p`<label class="toggle"
    ><input type="checkbox" .checked=${t} ?disabled=${s} @change=${o} /><span
      >${e}</span
    ></label
  >`;var es=["none","1+1","3+2","5+3","10+5","30+10","custom"],Ae={rules:"olympiad",start:"standard",width:8,height:8,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},ut=()=>(d.about?.presets??
[]).map(({name:e})=>[e,F(e)]),ts=()=>(d.about?.starts??[]).map(e=>[e,i("start-name",{name:e})||e]),qt=6,hr=/^\d+(\.\d+)?\+\d+$/,Bt=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,os=(e,t,o)=>p`<div class="new-game">
  ${fr(e,t)}
  ${e.kind==="computer"?[wr(e,t),vr(e,t,o)]:f}
  ${o?f:gr(e,t)}
  ${e.kind==="custom"?br(e,t,o):f}
</div>`,ss=(e,t,o,s,n,r,a)=>p`<label class="option"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?p`<span>${r}</span>`:f}${a?p`<span class="faint">${a}</span>`:f}</label
  >`;function fr(e,t){let{kind:o,white:s}=e,n=Bt(e),r=d.about?.levels.find(({number:c})=>`${c}`===n)?.elo,a=(c,m,...u)=>ss("opponent",c,o===c,()=>t({...m,kind:c}),...u),l=s==="0"?{black:n,white:s}:{black:"\
0",white:n};return p`<fieldset>
    <legend class="unseen">${i("opponent")}</legend>
    <div class="options">
      ${a("computer",{...Ae,...l},i("computer",{level:n}),i("level-words",{level:n}),r?i("elo",{elo:r}):"")}
      ${a("two",{...Ae,black:"0",white:"0",level:n},i("person-here"),i("person-words"))}
      ${a("custom",{},i("custom"),i("custom-words"))}
    </div>
  </fieldset>`}function wr(e,t){let o=Bt(e),s=n=>t({[e.white==="0"?"black":"white"]:n,level:n});return p`<label class="field"
    ><span>${i("strength")}</span
    ><input
      type="range"
      min="1"
      max=${d.about?.levels.length??1}
      .value=${o}
      aria-valuetext=${i("computer",{level:o})}
      @input=${J(s)}
  /></label>`}function vr(e,t,o){let s=Bt(e),n=e.random?"random":e.black==="0"?"black":"white",r=(a,l,c)=>ss("side",a,n===a,()=>t(l),c);return p`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options sides">
      ${r("black",{black:"0",white:s,random:!1},i("black-first"))}
      ${r("white",{black:s,white:"0",random:!1},i("side",{side:"white"}))}
      ${o?f:r("random",{random:!0},i("random"))}
    </div>
  </fieldset>`}function gr(e,t){let o=hr.test(e.clock)?[...new Set([...es,e.clock])]:es,s=n=>t({clock:n});return p`${R(i("clock"),o.map(rs),e.clock,s)}
  ${ns(e,t,600)}`}var ns=({clock:e,minutes:t,seconds:o},s,n)=>e==="custom"?p`<div class="pair">
        ${I(i("minutes"),t,{min:1,max:n},r=>s({minutes:r}))}
        ${I(i("seconds-a-move"),o,{min:0,max:n},r=>s({seconds:r}))}
      </div>`:f;function rs(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("custom")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function br(e,t,o){let s={
min:3,max:8},n=Go.map((l,c)=>[`${c}`,l]),r={black:"fewerBlack",white:"fewerWhite"},a={min:0,max:qt};return p`<div class="pair">
      ${b.map(l=>R(i("player-of",{side:l}),n,e[l],c=>t({[l]:c,...c==="0"?{}:{level:c}})))}
    </div>
    ${R(i("rules"),ut(),e.rules,l=>t({rules:l,start:Be(l)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${R(i("start"),ts(),e.start,l=>t({start:l}))}
    <div class="pair">
      ${I(i("files"),e.width,s,l=>t({width:l}))}
      ${I(i("ranks"),e.height,s,l=>t({height:l}))}
    </div>
    ${o?f:p`${ve(i("rated-style"),e.serious,()=>t({serious:!e.serious}))}
          <div class="pair">
            ${b.map(l=>mt(i("name-of",{side:l}),e.names[l],c=>t({names:{...e.names,[l]:c}}),40))}
          </div>
          <div class="pair">
            ${b.map(l=>I(i("gives-up",{side:l}),e[r[l]],a,c=>t({[r[l]]:c})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}`}var yr={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",import:"M12 4v11M7 10l5 5 5-5M5 20h14",share:"M12 15V4M\
7 9l5-5 5 5M5 20h14",more:"M5 12h.01M12 12h.01M19 12h.01"},Ne=e=>p`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${yr[e]}></path>
  </svg>`;var kr=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>p`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${Ne(o)}<span class="word">${t??e}</span></button>`,v=(e,t,{class:o="quiet",name:s,isPressed:n,isDisabled:r}={})=>p`<button
    type="button"
    class=${o}
    title=${s??f}
    aria-label=${s??f}
    aria-pressed=${n??f}
    ?disabled=${r}
    @click=${t}
  >${e}</button>`,pe=(e,t)=>p`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(kr)} ${t}
  </div>`;var dt={min:3,max:8},is=(e,t)=>Te({id:"editor-board",top:jt("white",e,t),bottom:[jt("black",e,t),jt("nothing",e,t)],side:Le($r(e),xr(e,t),Sr(e,t))}),jt=(e,{brush:t,view:o},s)=>p`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    ${e==="nothing"?p`<span class="strip-name">${i("edit-nothing")}</span>`:p`<span class="strip-name">${i("side",{side:e})}</span> ${Vo(o,e)}`}
  </button>`,$r=({checked:e,note:t})=>p`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?p`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>p`<p>${o}</p>`)}
    ${t?p`<p>${t}</p>`:""}
  </div>`;function xr({kept:e,fen:t,fault:o},s){let n=b.map(r=>[r,i("side",{side:r})]);return p`<section class="card panel" aria-label=${i("position-editor")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${I(i("files"),e.width,dt,r=>s.keep({width:r}))}
      ${I(i("ranks"),e.height,dt,r=>s.keep({height:r}))}
    </div>
    <div class="pair">
      ${R(i("mover"),n,e.toMove,r=>s.keep({toMove:r}))}
      ${R(i("rules"),ut(),e.rules,r=>s.keep({rules:r}))}
    </div>
    ${mt(i("share-fen"),t,r=>s.readFen(r))}
    <p class="fault" role="alert">${o}</p>
  </section>`}var Sr=({checked:e},t)=>pe([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.keep({black:[],white:[]})},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);function Ve({rules:e,limit:t,fen:o,moves:s},n={}){let r=new URLSearchParams({rules:e,fen:o});t!==void 0&&r.set("limit",String(t)),s.length&&r.set("moves",s.join(" "));for(let[a,l]of Object.entries(n))
l&&r.set(a,l);return`${location.href.split("#")[0]}#game?${r}`}function as(e,t){let o=Ve(e,t);return`<iframe src="${(new URL("embed.html",o.split("#")[0]).href+o.slice(o.indexOf("#"))).replaceAll("&",
"&amp;")}" width="420" height="500" title="${i("title")}"></iframe>`}function ht(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.
test(location.hostname);return i("link-warning",{place:o?"here":"elsewhere"})}function ls(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;
let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function cs(e){let t=new URLSearchParams(e.slice(
e.indexOf("?")+1));return{black:t.get("black"),white:t.get("white"),result:t.get("result")}}var ps={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},Mr=()=>({brush:"black",kept:ke("editor",ps),view:null,checked:null,fen:"",fault:"",note:""});xe.set("editor",(e,t)=>new Ft(e,
t).begin());var Ft=class extends ce{constructor(t,o){super(t,o,Mr(),is,i("editor-board")),this.kept=this.state.kept;let{min:s,max:n}=dt;for(let r of["width","height"])this.kept[r]=Math.min(n,Math.max(
s,Math.trunc(this.kept[r])));b.includes(this.kept.toMove)||(this.kept.toMove="black"),this.cut()}calls(){return{move:()=>{},tap:t=>this.paint(t)}}async begin(){let{presets:t}=await nt();t.some(({name:o})=>o===
this.kept.rules)||(this.kept.rules=ps.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.check()}show(){let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,
canMove:()=>!1})}keep(t){return Object.assign(this.kept,t),this.cut(),this.check()}cut(){let t=Fe({...this.kept,flipped:!1}).flat();for(let o of b)this.kept[o]=this.kept[o].filter(s=>t.includes(s))}paint(t){
let o=b.find(r=>this.kept[r].includes(t));for(let r of b)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!=="nothing"&&o!==s&&this.kept[s].push(t);let n=b.find(r=>this.kept[r].includes(
t));return O(i("cell",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s,black:n,white:r}=this.kept,a=c=>n.includes(c)?"L":r.includes(c)?"l":".";return`${Fe({width:t,height:o,flipped:!1}).
map(c=>c.map(a).join("").replace(/\.+/g,({length:m})=>String(m))).join("/")} ${s==="black"?"w":"b"} - - 0 1`}async check(){K("editor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.
kept,{playable:s,faults:n,remarks:r,position:a}=await T("setup",{fen:t,rules:o});if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",
note:""})}async readFen(t){this.change({fen:t});try{let o=await T("position",{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof de))throw o;this.change({fault:o.
message})}}async edit(t,o){let{width:s,height:n,toMove:r,black:a,white:l}=t;await this.keep({width:s,height:n,toMove:r,black:a,white:l,rules:o})}async setStart(){let{width:t,height:o,rules:s}=this.kept,
{fen:n}=await T("start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await T("position",{fen:n,rules:s}),s)}async take(){let{game:t}=this.play;t?.view&&await this.edit(t.view,t.state.rules)}async start(){
let{remote:t}=this.play.game??{};if(t){t.send(`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(A({rules:this.kept.rules,fen:this.text(),flipped:o,
players:Me(o,!o)}))}async copyLink(){let t=Ve({rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change({note:j([i("copied",{what:i("share-link")}),ht()])})}catch{
this.change({fen:t})}}};function E(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=`dialog-${Math.random().toString(36).slice(2)}`,a=he("dialog",{class:o?"wide":"","aria-labelledby":r}),l=()=>a.close(),c=M=>()=>{l(),M()},m=new AbortController,
u=!1,h="",k=async M=>{if(!u){u=!0;try{await M(m.signal),l()}catch(L){if(m.signal.aborted)return;if(!(L instanceof de))throw L;h=L.message,$()}finally{u=!1}}},g=ye("close"),w=n.map(([M,L,ge])=>v(M,()=>k(
L),{class:ge})),$=()=>{let M=p`<div class="dialog-head">
        <h2 id=${r}>${e}</h2>
        ${v(g,l,{class:"quiet icon",name:i("close")})}
      </div>
      <div class="dialog-body">
        ${t({close:l,draw:$,leave:c})}
        ${h?p`<p class="fault" role="alert">${h}</p>`:f}
      </div>
      <p class="offline" role="status"></p>
      ${w.length?p`<div class="actions">${w}</div>`:f}`;re(M,a)};history.pushState({dialog:r},""),addEventListener("popstate",l,{signal:m.signal}),a.addEventListener("close",()=>{m.abort(),a.remove(),
history.state?.dialog===r&&history.back()}),a.addEventListener("pointerdown",M=>{M.target===a&&l()}),$(),document.body.append(a),a.showModal(),No(a.querySelector(".offline"),m.signal),Promise.resolve(
s?.(m.signal,$)).catch(M=>{if(!m.signal.aborted)throw M})}var ms={...Ae,black:"0",white:`${qe}`,level:`${qe}`,random:!1,clock:"none",minutes:15,seconds:10};function Er(e){let o=Object.keys(Ae).every(n=>JSON.stringify(e[n])===JSON.stringify(Ae[n])),s=b.filter(
n=>e[n]==="0").length;return o&&s?s===1?"computer":"two":"custom"}async function us(e){let t=d.link&&d.game?.remote;d.about=await nt();let o=Tr(ke("wish",ms),d.about),s={...o,kind:Er(o)},n=async r=>{if(K(
"wish",{...s,kind:void 0}),t)for(let a of Ar(s))t.send(a);else await e.open(await zr(Lr(s),r),r)};E(i("new-game"),({draw:r})=>os(s,l=>{Object.assign(s,l),r()},!!t),{wide:!0,actions:[[i("start-game"),n,
"primary"]]})}function Tr(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);
for(let c of l)a[c].includes(e[c])||(e[c]=ms[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(qt,Math.max(
0,Math.trunc(e[c])));return e}function Lr(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,
names:a}}function Or({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function zr(e,t){let o={game:{
board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},{fen:s}=await T("start",o,t),n=r=>({machine:r!=="0",level:Number(r)||qe});return A({rules:e.rules,
fen:s,clock:Or(e),players:{black:n(e.black),white:n(e.white)},flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function Ar(e){
let t=Math.max(Number(e.black),Number(e.white));return[...b.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...b.filter(o=>e[o]!=="0").
map(o=>`auto ${o}`)]}var ds=e=>hs(()=>us(e));function ft(e){hs(()=>(e.see(),e.open(A())))}async function Ht(e,t){let{game:o}=d;if(!o)return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,
clock:c,flipped:m,serious:u}=o.state,h=w=>a[w].machine&&t?{...a[w],level:t}:{...a[w]},k={black:h("black"),white:h("white")},g={rules:s,limit:n,fen:r,players:k,names:l,clock:c,flipped:m,serious:u};await e.
open(A(g))}function hs(e){let{game:t}=d;if(!(t&&!t.isOver&&t.people.length>0&&t.state.live!==0)||t.remote)return e();E(i("another-game"),()=>p`<p>${i("game-stays")}</p>`,{actions:[[i("keep-playing"),()=>{}],
[i("new-game"),e,"primary"]]})}var Nr=["keys-step","keys-ends","keys-analysis","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Wt=new Map([["undo","u"],["redo","r"],["hint","h"],["flip","f"],
["new-game","n"]]),Rr=()=>[...Nr.map(e=>i(e).split(" | ")),...[...Wt].map(([e,t])=>[t.toUpperCase(),i(e)])],Gt=()=>p`<table class="keys">
    <tbody>
      ${Rr().map(([e,t])=>p`<tr>
          <th scope="row">${e}</th>
          <td>${Se(t)}</td>
        </tr>`)}
    </tbody>
  </table>`,fs=()=>E(i("keys"),()=>p`<div tabindex="0">${Gt()}</div>`);var Vt={fen:"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",rules:"olympiad"},me=[{title:"count",words:"count-words",...Vt,from:"b1",to:"b3",praise:"count-praise"},{title:"jump",words:"jump-word\
s",...Vt,from:"b1",to:"h1",praise:"jump-praise"},{title:"capture",words:"capture-words",...Vt,from:"c1",goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"co\
nnect",words:"connect-words",fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",from:"d3",goal:(e,t)=>t?.winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:"defend-words",fen:"\
8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",from:"b4",threat:{from:"d2",to:"d4"},goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"defend-praise",retry:"defend-retry"}],X=[...me,{title:"helping-title",
words:"helping-words",fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:"blocked-words",fen:"4lL/4ll/6/6/ll4/Ll4 w - - 0 1"}],_t=({
fen:e,rules:t="soucie"})=>({fen:e,rules:t,moves:[]});function ws(e,t){let{at:o,view:s,said:n,isDone:r}=e;return Te({id:"learn-board",top:p`<h2 class="strip">${vs(o)}</h2>`,bottom:Oe("black",s,{isToMove:!r,player:i("you")}),side:Le(p`<p class="status ${n.
kind}" role="status"
        >${n.words}<span class="unseen">${r?f:Dr(X[o])}</span></p
      >`,Pr(e,t),Ir(e,t))})}function Dr({from:e,to:t,threat:o}){if(!e)return f;let s=t?i("puzzle-move",{move:fe(e,t)}):null,n=o?i("hint-stops",{move:fe(o.from,o.to)}):"";return j([s??i("puzzle-piece",
{square:e}),n])}function vs(e){let t=i(X[e].title);return e<me.length?i("step",{number:e+1,count:me.length,title:t}):t}function Pr({at:e,view:t,detail:o,isListOpen:s},n){let r=X.map((a,l)=>[String(l),
vs(l)]);return p`<section
    class="card panel lessons ${s?"open":""}"
    aria-label=${i("tutorial")}
  >
    ${R(i("lessons"),r,String(e),a=>n.open(Number(a)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${d.about?.presets.map(({name:a})=>p`<dt>${F(a)}</dt>
            <dd>${i("rule-words",{name:a})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${Gt()}
    </details>
    ${lt(t,o)}
  </section>`}function Ir({at:e,isReached:t},o){let s=e+1===me.length||e+1===X.length;return pe([{label:i("step-back"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("lessons"),sign:"more",
kind:"narrow",act:()=>o.toggleList()},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<me.length&&!t,act:()=>o.next()}])}var Cr=1600,qr=()=>({at:Math.max(0,X.findIndex((e,t)=>t===_("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,isListOpen:!1});xe.set("learn",(e,t)=>new Kt(e,t).begin());
var Kt=class extends ce{constructor(t,o){super(t,o,qr(),ws,i("tutorial"))}begin(){return this.open(this.state.at)}get lesson(){return X[this.state.at]}show(){let{view:t,isDone:o}=this.state,{from:s,to:n,
threat:r}=o?{}:this.lesson,a=r?[{...r,kind:"red"}]:[];s&&n&&a.push({from:s,to:n,kind:"best"});let l=s?[s]:[];t&&this.board.show({view:t,flipped:!1,canMove:()=>!o,arrows:a,glow:l})}async open(t){K("tut\
orial",t);let o={words:"",kind:""};this.change({at:t,isReached:!1,isListOpen:!1,view:null,said:o}),await this.setUp()&&this.change({said:{words:i(this.lesson.words),kind:""}})}toggleList(){this.change(
{isListOpen:!this.state.isListOpen}),queueMicrotask(()=>this.host.querySelector(".lessons")?.scrollIntoView())}next(){let t=this.state.at+1;t===me.length||t===X.length?ft(this.play):this.open(t)}async setUp(){
clearTimeout(this.again);let{lesson:t}=this,o=await Et("position",_t(t));return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}async tryMove(t){if(this.state.isDone||!this.state.view)return;
let{lesson:o}=this,s=await Et("move",{game:_t(o),move:t});if(o!==this.lesson)return;if("reason"in s)return this.say(it(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{from:a,to:l,praise:c,
retry:m}=o,{goal:u=()=>!l||s.move===fe(a??"",l)}=o,h=u(n,r,s.position);this.change({isDone:!0,view:s.position}),h?(this.change({isReached:h}),this.say(c?i(c):r?.text??"","over"),this.focusPrimary()):(this.
say(r?i("end-retry",{end:r.text}):i(m??"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),Cr))}};var _e=300,Q=80;function gs(e){let t=_e/Math.max(1,e.length-1),o=r=>[r*t,Q*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return p`<svg
    class="graph"
    viewBox="0 0 ${_e} ${Q}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${_e} height=${Q}></rect>
    <polygon class="graph-area" points="0,${Q} ${s} ${_e},${Q}"></polygon>
    <line class="graph-middle" x1="0" x2=${_e} y1=${Q/2} y2=${Q/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${Q}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[m,u]=o(c);return zt`${r?zt`<circle class="graph-mark ${r}" cx=${m} cy=${u} r="3"></circle>`:f}<rect class="graph-hit" x=${Number(m)-t/2} y="0" width=${t} height=${Q}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Br=.08,jr=.4;function Ut(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!ct(ae(e,n))||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function bs(e,t){
let o=Ut(e,t);d.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Yt(e)}function Yt(e){let{retry:t}=d.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return d.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function Fr(e,t){let{retry:o}=d.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(w,$)=>{d.review.retry===o&&(Object.assign(o,{text:w,isSolved:$}),O(w),y(),$||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,m=w=>a==="black"?w:1-w,[u]=await le(e,c,jr),h=await e.viewOf(c),
k=h.end?+(h.end.winner===a):0;u&&(k=h.toMove===a?u.score.chance:1-u.score.chance);let g=k>=m(e.state.review[n].chance)-Br;return l(i(g?"is-good":"not-better",{move:t,best:r}),g),!0}x({judgeRetry:Fr});var Ke=["own","blue","red"],ys=e=>Ke.includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),wt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function ks(e){let[t,o=t]=e.split(":");return{from:t,to:o,
kind:Ke[0]}}var C={isOn:!1,kind:Ke[0]},ee=null,Ue=null,Zt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&Ho.get(t)||void 0},vt=e=>!!e.svg.closest("#board");function $s(e,t){e.drawn=t,
e.drawDrawn(),vt(e)&&d.game&&xs(d.game,t)}function xs(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Ss(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),r=e.
drawn.find(s)?.kind===C.kind;$s(e,r?n:[...n,{from:t,to:o,kind:C.kind}]),O(i("mark-changed",{isThere:r,from:t,to:o}))}var Ms=()=>C.isOn;function gt(){C.isOn=!C.isOn,Ue=null,y(),C.isOn&&O(i("draw-how"))}
var Jt=()=>d.game&&xs(d.game,[]);function Es({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(wt);return p`
    <p class="unseen">${s.length?i("marks-here",{marks:So(s)}):f}</p>
    ${C.isOn||o.length?p`<div class="nav-row pen">
          ${C.isOn?Ke.map(Hr):f}
          ${v(i("clear-marks"),Jt,{class:"quiet nav",isDisabled:!o.length})}
        </div>`:f}
    ${C.isOn?p`<p class="faint">${i("draw-how")}</p>`:f}
  `}var Hr=e=>{let t=()=>{C.kind=e,y()};return v(Ne("pen"),t,{class:`quiet nav swatch ${e}`,name:i("mark-colour",{kind:e}),isPressed:C.kind===e})};addEventListener("pointerdown",e=>{let t=Zt(e);if(!t)
return;let o=e.button===0,s=e.shiftKey||C.isOn&&vt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);ee=n?{board:t,from:n}:null}else o&&!vt(t)&&$s(t,[])},!0);addEventListener("po\
intermove",e=>{let t=ee?.board.input.squareOf(e);if(!ee||!t)return;let{board:o,from:s}=ee;o.drawDrawn([...o.drawn,{from:s,to:t,kind:C.kind}])});addEventListener("pointerup",e=>{if(!ee)return;e.stopPropagation();
let{board:t,from:o}=ee;ee=null;let s=t.input.squareOf(e);s?Ss(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",()=>{ee?.board.drawDrawn(),ee=null});addEventListener("contextmenu",e=>Zt(e)&&e.
preventDefault());addEventListener("keydown",e=>{let t=C.isOn?Zt(e):void 0,{key:o}=e;if(!t||!vt(t)||!t.input.current||o!=="Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;
Ue?Ss(t,Ue,s):O(i("mark-from",{square:s})),Ue=Ue?null:s},!0);var Xt={good:"!",inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function q(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+
1]:n.children[0],c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Ls=(e,t)=>p`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${_o(e)} ${Zr(e,t)}
`;function Wr(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return p`
    ${s?p`<p class="said">${s}</p>`:f}
    ${n.length?Os(e,n[0],r?1:0,n.slice(1)):p`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Ts=new WeakMap;function Gr(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Ts.get(o)??[];if(a===r[0]&&l===r[1])return;
Ts.set(o,r),a!==r[0]&&re(Wr(t),o);let c=o.querySelector(`[data-id="${n}"]`),m=o.querySelector("[aria-current]");m!==c&&m?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),Vr(o,c)}
function Vr(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Os(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(p`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(p`<span class="gap">…</span>`)),r.push(_r(e,l));
let{comment:c,children:m}=e.tree.node(l);c&&(a(),n.push(p`<p class="said">${c}</p>`));for(let u of s)a(),n.push(p`<div class="variation">${Os(e,u,o,[])}</div>`);o%2&&a(),[l,...s]=m,o++}return a(),n.map(
c=>Array.isArray(c)?p`<div class="turn">${c}</div>`:c)}function _r(e,t){let{live:o}=e.state,s=ae(e,t);return p`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${s?` ${s}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${s?p`<abbr class="mark ${s}" title=${i("mark",{mark:s})}
          >${Xt[s]}</abbr
        >`:f}</span
  >`}var Kr="b1-b3",Ur=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Yr({target:e},t){let o=e,[,s,n]=Ur.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(fe(s,n))===
"illegal"?t.board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});W(r),O(r)}}function Zr(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.leadsTo(n,o.end(0)),{comment:l}=o.
node(n),c=(m,u,h,k=!0,g=void 0)=>k?v(Ne(m),h,{class:"quiet nav",name:u,isPressed:g}):f;return p`
    ${d.isCommenting?p`<textarea
          class="comment"
          rows="2"
          placeholder=${i("comment-move")}
          aria-label=${i("comment-move")}
          .value=${l}
          @input=${m=>{o.node(n).comment=m.target.value,e.changed()}}
        ></textarea>`:f}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${i("type-move")}
        placeholder=${Kr}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${m=>m.key==="Enter"&&Yr(m,t)}
      />
      ${c("pen",i("draw-marks"),gt,!0,Ms())}
      ${c("comment",i("comment"),()=>y({isCommenting:!d.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Es(e)}
  `}x({go:q,drawMoves:Gr});var zs=e=>{let t=ze(e);return t.length>1&&t.every(o=>e.state.review[o])},As=e=>v(i(zs(e)?"review-again":"review-game"),()=>pt(e),{isDisabled:ze(e).length<2||d.review.progress!==null});function Ns(e){let{
progress:t,fault:o,retry:s,isFull:n}=d.review,{people:r,state:a}=e,{compared:l}=a,c=m=>s||!zs(e)||!r.includes(m)||!Ut(e,m).length?f:v(i("retry-word"),()=>bs(e,m),{name:r.length===1?i("retry-mistakes"):
i("retry-side",{side:m})});return p`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${l?Jr(e,l,c(r[0])):f}
      ${(l&&!n?[]:a.summary??[]).map((m,u)=>{let h=b[u];return p`<div class="row">
          <p><b>${i("summary-of",{side:h})}</b> ${be(m)}</p>
          ${l?f:c(h)}
        </div>`})}
    </div>
    ${o?p`<p class="fault">${o}</p>`:f}`}function Jr(e,t,o){let{tree:s,state:n}=e,r=ze(e).filter(l=>n.review[l]?.isMoment),a=()=>{d.review.isFull=!d.review.isFull,e.changed()};return p`<p>${be(t)}</p>
    <div class="row">
      ${r.map(l=>{let c=n.review[l].mark,m=i("mark",{mark:c});return p`<button type="button" class="quiet moment" title=${m} @click=${()=>{e.show(l),ie(".board-host")}}>
          ${s.node(l).move} <span class="mark ${c}">${Xt[c]}</span>
          <span class="unseen">${m}</span>
        </button>`})}
      ${o}
      ${v(i("all-remarks"),a,{isPressed:d.review.isFull})}
    </div>`}function Rs(e){let{tree:t,state:o}=e,s=e.allowsHelp?ze(e).filter(r=>o.review[r]):[];if(s.length<2)return f;let n=s.map(r=>({chance:o.review[r].chance,mark:ae(e,r),isShown:r===o.shown,label:i(
"review-point",{move:t.node(r).move??i("start-position"),chance:o.review[r].chance}),show:()=>e.show(r)}));return gs(n)}function Xr(e){if(!e.allowsHelp)return f;if(d.review.retry)return Qr(e);let{tree:t,
state:o}=e,s=o.review[o.shown],{parent:n}=t.node(o.shown),r=ae(e,o.shown);return!s||!r||n===null?f:p`<div class="advice" role="status">
    <p>${s.text?be(s.text):Mo(Se(i("mark",{mark:r})))}</p>
  </div>`}function Ds(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&Y(n);return!e.allowsHelp||d.review.retry||!ct(ae(e,o.shown))||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function Qr(e){let t=d.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return p`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      ${v(i(o?"back-to-game":"next-mistake"),()=>Yt(e),{class:t.isSolved?"primary":"quiet"})}
    </div>
  </div>`}x({advice:Xr});var ei=50,eo=e=>typeof e=="object"&&e!==null,G=e=>Number.isFinite(e),Qt=(e,t)=>e===null||typeof e===t,Is=e=>G(e?.black)&&G(e.white),Ps=e=>typeof e=="string"||typeof e?.code=="string",ti={limit:e=>e===
null||G(e),names:e=>Qt(e?.black,"string")&&Qt(e.white,"string"),clock:e=>e===null||G(e?.base)&&G(e.increment),left:Is,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:G,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:G,edition:G,review:e=>eo(e)&&Object.values(e).every(t=>G(t?.chance)&&Qt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>Ps(t)),compared:Ps},oi=[4,5,6,7,8,8,9,9,10,10];function Re(e){if(e?.version>Ot)return{fault:"saved-newer"};if(!si(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.
entries(ti))n(t[s])||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=oi[s.level-1]??s.level;t.version=Ot,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=U(t.outcome.
winner,t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),Is(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(ys))&&delete s.marks;return{state:t}}
function si(e){if(!eo(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&G(a.level);return typeof t=="string"&&Array.
isArray(o)&&o.every((a,l)=>ni(a,l,o.length))&&eo(o[s])&&r(n?.black)&&r(n?.white)}function ni(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(
a)<o,n=e.parent===null&&e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Ye(){return Oo("game.").map(e=>{let t=_(e);return{
id:e.slice(5),value:t,...Re(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var Ze=e=>Lo(`game.${e}`);function Cs(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==
zo.load("game");for(let[o,{id:s,state:n}]of Ye().entries())(o>=ei||t(n))&&Ze(s)}var to={class:"primary"};function ri(e){let t=b.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].
level}`]}function ii(){let{streak:e=0,levels:t=[]}=d.about??{},o=Ye().flatMap(({state:c})=>ri(c)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),{won:r,lost:a}=t.find(
({number:c})=>`${c}`===n)?.offers??{},l=s==="won"?r:s==="lost"?a:null;return l?{level:l,how:s,count:e}:null}function ai(e,t){let o=[],s=null;if(d.link?.game&&!e.remote)o.push(v(i("to-terminal"),()=>t.
toTerminal(),to));else if(!e.isAtLive&&!d.review.retry)o.push(v(i("back-to-game"),()=>e.show(e.state.live),to)),e.remote||o.push(v(i("play-on"),()=>e.playFromHere()));else if(e.isOver&&e.isAtLive){!e.
state.review[e.state.live]&&d.review.progress===null&&o.push(v(i("review-game"),()=>pt(e),to)),e.remote?.isWatched||o.push(v(i("rematch"),()=>Ht(t))),s=e.remote?null:ii();let r=s?.level;r&&o.push(v(i(
"computer",{level:r}),()=>Ht(t,r)))}let n=Ds(e);return n&&o.push(v(i("show-better"),n)),p`${s?p`<p role="status">${i("level-offer",s)}</p>`:f}
    ${o.length?p`<div class="row actions-row">${o}</div>`:f}`}x({nextStep:ai});function js(){let{isOn:e,job:t}=d.analysis;return v(i(e?t?"stop":"close":"analyse"),()=>Ge())}var Fs=e=>d.analysis.isOn?p`<div class="engine">
        <p class="faint stats" role="status">${li()}</p>
        <ol class="lines">
          ${ci(e)}
        </ol>
        ${Bs()} ${pi()}
      </div>`:Bs();function li(){let{job:e,findings:t,fault:o}=d.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:Ct(n),speed:Ct(r)});return e?
a:i("done",{found:a})}function ci({view:e}){let{findings:t}=d.analysis;return!e||!t?f:t.lines.map(o=>p`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${Qo(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>v(s,()=>Rt(o.moves.slice(0,n+1)),{class:"move"}))}</span
      >
    </li>`)}var qs=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function Bs(){let{known:e}=d.analysis,{tables:t}=d.about??{};if(!e||!t)return p`<div class="values" hidden></div>`;
let{rules:o}=t,s=qs(e);return p`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:F(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>p`<li>
            ${v(n.move,()=>Rt([n.move]),{class:"move"})}<span
              class="value ${n.value}"
              >${qs(n)}</span
            >
          </li>`)}
    </ul>
  </div>`}function pi(){let e=d.about?.analysis,t=(o,s,n)=>I(o,S[s],{min:1,max:n},r=>Zo(s,r));return p`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:f}
    </div>
    ${ve(i("arrows"),S.arrows,()=>P("arrows",!S.arrows))}
  </details>`}var te=8,Hs=[...Array(8).keys()].map(e=>t=>{let[o,s]=we(t).map((n,r)=>e&1<<r?te-1-n:n);return e&4?o*te+s:s*te+o}),Ws=null,Gs=new Map,oo=0,Je=!1,bt=null;async function mi(){let e=await tt("openings.txt"),
[t,...o]=(await e.text()).trim().split(`
`);oo=Number(t.split(" ")[1]),Gs=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Vs=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function ui(){if(Je=!Je,y(),!!Je){try{await(Ws??=
mi()),bt=null}catch(e){Ws=null,bt=e.code?e:{code:"no-server"}}y(),ie(".explorer")}}function di({black:e,white:t,toMove:o},s){let n=Array(te*te).fill(".");for(let r of e)n[s(r)]="b";for(let r of t)n[s(
r)]="w";return n.join("")+o[0]}function hi(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function fi(e){if(e.width!==te||e.height!==te)return[];
let t=Hs.map(l=>di(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=Hs.filter((l,c)=>t[c]===o),n=l=>se(l%te,Math.floor(l/te)),r=new Map;for(let{from:l,to:c,text:m}of e.moves){if(!l||!c)continue;let h=s.map(k=>n(k(l))+
n(k(c))).reduce((k,g)=>k<g?k:g);r.has(h)||r.set(h,m)}return(Gs.get(hi(o))??[]).flatMap(l=>{let[,c,m,u]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],h=u?u.split(",").map(Number):[0,0,0],k=h.reduce((g,w)=>g+w);return r.
has(c)?[{move:r.get(c),inBook:m!=="",counts:h,games:k}]:[]}).sort((l,c)=>c.games-l.games)}var _s=e=>Vs(e)?v(i("openings"),ui,{isPressed:Je}):f;function Ks(e,t){let{view:o}=e;if(!Je||!Vs(e)||!o)return f;
let s=Be(e.state.rules)?.misere?[]:fi(o),n=s.reduce((a,l)=>a+l.games,0),r=bt?be(bt):oo?i(s.length?"openings-about":"openings-none",{games:n,total:oo}):i("thinking");return p`<section class="explorer" aria-label=${i(
"openings")}>
    <ul>
      ${s.map(a=>Us(a,()=>t.tryMove(a.move)))}
    </ul>
    <p class="faint" role="status">${r}</p>
  </section>`}function Us({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(m=>m/(s||1)),c=i("shares",{black:r,draws:a,white:l});return p`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?p`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:p`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var wi=.15,vi=.42,gi=8,bi=.53,yi=50,ki=3,Ys=e=>e.finish(U(null)),$i=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function xi(e){let o=e.tree.path(e.state.live).flatMap(s=>e.
guess(s)??[]).map($i);return o.filter(s=>s===o.at(-1)).length}function Si(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.people.length!==1||e.remote||s.end||xi(e)!==ki)return;let n=i("draw-offered",{side:o}),
r=z(n,{ms:0,actions:[[i("draw-accept"),()=>Ys(e)],[i("keep-playing"),()=>{}]]});O(n),e.addEventListener("change",()=>{(e.liveView!==s||e.isOver)&&r()})}async function Zs(e){let t=b.find(a=>e.state.players[a].
machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await le(e,o);if(!s||e.state.live!==o||e.isOver)return;let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<
gi?wi:r<yi?vi:bi)?Ys(e):z(i("draw-declined",{side:t}))}x({offerAtRepetition:Si});var Mi=.6,V={step:0,key:"",search:Promise.resolve(null)};async function Js(e){let{view:t}=e;if(!t||t.end||e.isOver||e.pending)return;if(!e.allowsHelp)return W(i("no-hints"));let o=`${e.state.id} ${t.fen}`;
if(o!==V.key){Object.assign(V,{step:0,key:o}),W(i("looking"));let u=e.text(e.state.shown);V.search=oe({type:"analyse",game:u,lines:1,seconds:Mi}).promise}let n=(await V.search.catch(u=>(V.key="",W(u.message),
null)))?.lines[0];if(d.game!==e||e.isOver||e.view?.fen!==t.fen||V.key!==o)return;let r=n&&Y(n.move);if(!r)return W(i("no-choice"));let{from:a}=r;V.step=Math.min(V.step+1,3);let{winIn:l,moves:c}=n.score,
m=l===null?[]:[l===1?i("hint-wins"):i("hint-wins-in",{moves:c})];if(V.step===1)y({glow:Ei(a,t)}),W(j([i("hint-part"),...m,i("ask-for-more")]));else if(V.step===2)y({glow:[a]}),W(j([i("puzzle-piece",{square:a}),
...m,i("ask-for-more")]));else{y({glow:[],arrows:[{...r,kind:"best"}]});let u=n.connects.join(", "),h=u?[i("hint-connects",{squares:u})]:[];n.stops&&h.push(i("hint-stops",{move:n.stops})),W(j([i("hint\
-move",{move:n.move}),...m,...h]))}}function Ei(e,{width:t,height:o}){let s=r=>{let[a,l]=we(r);return`${a<t/2} ${l<o/2}`};return Fe({width:t,height:o,flipped:!1}).flat().filter(r=>s(r)===s(e))}function Ti(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let m of l){let u=m==="L"?n.black:n.white;Number(m)?c+=Number(m):u.push(se(c++,s.length-
a-1))}r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var Xs=({fen:e,nodes:t,live:o})=>Qs(e,new Z(t).moves(o));function Qs(e,t){let o={...Ti(e),fen:e,lastMove:null,
plies:0};return Ro(o,t)}function so(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=b.flatMap(l=>e[l].map(c=>{let[m,u]=ne(c,n);return D("g",{class:`piece ${l}`},D("circle",{class:"body",
cx:m,cy:u,r:38}))})),a=[e.lastMove?.from,e.lastMove?.to].flatMap(l=>l?[Ee(l,n,{class:"tint last"})]:[]);return D("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,"aria-hidden":"true"},D("g",
{class:"squares"},...Bo(n)),...a,...r)}function Li({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function en(e){let t=b.map(n=>Li(e,n)).join(" – "),o=new Z(e.nodes).path(e.live).length-
1,s=[t,F(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function Oi(e,t){let o=Xs(e),s=new Date(e.updated).toLocaleDateString(Ce),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=p`${so(o,e.flipped)}<span class="game-words"
      ><span>${en(e)}</span><span class="faint">${n.join(" ")}</span></span
    >`;return v(r,t,{class:"quiet game-card",name:en(e)})}var no=e=>rt("game.json",new Blob([JSON.stringify(_(`game.${e}`),null,1)],{type:"application/json"})),yt=e=>E(i("my-games"),({draw:t,leave:o})=>{
let s=Ye().filter(({state:r})=>!r||r.nodes.length>1),n=({id:r,state:a,fault:l})=>{let c=()=>{Ze(r),t()};return p`<li>
          ${a?Oi(a,o(()=>e.open(a))):p`<span>${i("saved-refused",{reason:{code:l}})}</span>
                ${v(i("saved-copy"),()=>no(r))}`}
          ${v(ye("close"),c,{class:"quiet icon",name:i("delete-game")})}
        </li>`};return p`<p class="faint">${i("saved-here")}</p>
        <ul class="game-list">
          ${s.length?s.map(n):p`<li class="faint">${i("no-games-yet")}</li>`}
        </ul>`},{wide:!0});var zi="g:not(.cells, .overlay, .marks, .dots)",Ai=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],ro=e=>`${tn(on(e,zi))}
`,tn=e=>new XMLSerializer().serializeToString(e);function on(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(a=>[...a.querySelectorAll("g, g *")]);s.forEach((a,l)=>{let c=getComputedStyle(a),m=n[l];for(let u of Ai){
let h=c.getPropertyValue(u);h&&h!=="none"&&h!=="normal"?m.style.setProperty(u,h):u==="fill"&&m.style.setProperty(u,"none")}for(let u of["class","data-square","data-side","data-theme","data-squares"])m.
removeAttribute(u)});let r=[...o.children].filter((a,l)=>!e.children[l].matches(t));for(let a of r)a.remove();for(let a of["class","role","aria-label"])o.removeAttribute(a);return o.setAttribute("xmln\
s","http://www.w3.org/2000/svg"),o}async function sn(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;s.src=o,await s.decode();let n=document.createElement("can\
vas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(
o)}}async function nn(e){let{canvas:t}=await sn(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}var Ni={fill:"#e0b93b","fill-opacity":.55},Ri=420,Di=4;async function rn(e,t,o,s){
let n=on(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((w,$)=>[w.dataset.side,a.children[$]])),m=[];for(let w of t){let $={width:w.
width,height:w.height,flipped:o},{from:M,to:L}=w.lastMove??{},ge=[M,L].flatMap(Ie=>Ie?[Ee(Ie,$,Ni)]:[]);l.replaceChildren(...ge),a.replaceChildren(...b.flatMap(Ie=>w[Ie].map(jn=>{let yo=c.get(Ie)?.cloneNode(
!0),[Fn,Hn]=ne(jn,$);return yo.style.transform=`translate(${Fn}px, ${Hn}px)`,yo})));let{canvas:et,context:Bn}=await sn(tn(n),Ri);m.push(Bn.getImageData(0,0,et.width,et.height))}let{gif:u}=await st(()=>ko(
"gif.mjs",()=>import("./gif.mjs"))),h=t.map((w,$)=>$<t.length-1?s:Di*s),[{width:k,height:g}]=m;return u(k,g,m.map(({data:w})=>w),h.map(w=>Math.round(100*w)))}function an(e){let{state:t,tree:o}=e,s=[],n=(c,m)=>{let u=s.length,{move:h,comment:k,children:g,marks:w}=o.node(c);s.push({parent:m,move:h,comment:k||null,marks:w?.map(wt)});for(let $ of g)n($,u)};n(0,
null);let r=c=>{let{machine:m,level:u}=t.players[c],h=m?`loa, ${i("computer",{level:u})}`:i("who-human");return t.names?.[c]??h},a=e.liveView?.end,l=t.outcome?.code??(a?U(a.winner,"+").code:null);return{
rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function ln(e){let t=new Z,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=typeof n!="number"||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(ks))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:Me(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function Pi(e,t){try{await navigator.clipboard.writeText(e),z(i("copied",{what:t}))}catch{let o=he("textarea",{readOnly:!0,rows:4,value:e,"aria-\
label":t});E(t,()=>o),o.select()}}function Ii(e){let{black:t,white:o,result:s}=an(e);return as(e.text(e.state.live),{black:t,white:o,result:s})}var Ci={min:.1,max:10,step:.1},io=(e,t,o)=>p`<section class="export">
    <h3>${e}</h3>
    <div class="row">${t}</div>
    ${o}
  </section>`;function Xe(e,t,o,s,n){let r=p`<textarea
    readonly
    rows=${o}
    aria-label=${e}
    .value=${t}
  ></textarea>`,a=v(i("copy"),()=>Pi(t,e),{class:s});return io(e,[r,a],n)}function kt(e){let{tree:t,state:o}=e,s="",n=1,r=(g,w,$,M=!1)=>{let L=document.querySelector("#board svg");return v(g,async()=>rt(
$,await w(L)),{isDisabled:M})},a=g=>{n=g},l=g=>{let w=t.path(o.live).flatMap($=>e.guess($)??[]);return rn(g,w,o.flipped,n)},c=g=>new Blob([ro(g)],{type:"image/svg+xml"}),m=()=>new Blob([s],{type:"appl\
ication/x-go-sgf"}),u=e.remote?.address??Ve(e.text(o.shown)),h=ht(),k=()=>p`${Xe(i("share-link"),u,2,"primary",h&&p`<p class="faint link-warning">${h}</p>`)}
    ${io(i("share-picture"),[r("PNG",g=>nn(ro(g)),"loa.png"),r("SVG",c,"loa.svg"),r(i("gif"),l,"loa.gif"),p`<span>${I(i("seconds-a-move"),n,Ci,a)}</span>`])}
    ${io(i("import-file-name"),[r(i("save"),m,"game.sgf",!s),p`<span>${i("share-sgf")}</span>`])}
    <details>
      <summary>${i("source")}</summary>
      ${Xe(i("share-sgf"),s,5)} ${Xe(i("share-fen"),e.view?.fen??"",1)}
      ${Xe(i("moves"),t.moves(o.live).join(" "),2)}
      ${$o?Xe(i("share-embed"),Ii(e),3):f}
    </details>`;E(i("share"),k,{wide:!0,begin:async(g,w)=>{s=(await T("export",an(e),g)).sgf,w()}})}function cn(e,t){let o=he("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-exa\
mple")}),s=he("input",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg"});s.addEventListener("change",async()=>{let r=s.files?.[0];r&&(o.value=await r.text())});let n=async r=>{let a=await T(
"import",{text:o.value,...t},r);await e.open(ln(a),r),O(i("imported"));for(let l of a.remarks??[])z(l)};E(i("import"),()=>p`${o}<label class="field"
        ><span>${i("import-file-name")}</span>${s}</label
      >`,{wide:!0,actions:[[i("open"),n,"primary"]]})}async function qi(e,t){let o=ls(location.hash);if(!o)return!1;try{await T("position",o,t)}catch(a){if(t.aborted)return!1;if(!(a instanceof de))throw a;
return z(i("bad-link",{reason:a.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}let s=o.moves.map((a,l)=>({parent:l,move:a})),{black:n,white:r}=cs(location.hash);return await e.open(
ln({...o,black:n,white:r,nodes:[{},...s]}),t),!0}var Bi=9,$t=({state:e})=>b.filter(t=>e.players[t].machine),pn=({state:e})=>e.live!==0,De=(e,t=()=>!0)=>o=>o.remote?.allows(e)??t(o);function ji(e){let t=e.liveView?.toMove??"black",o=e.people.length===
1?e.people[0]:t;E(i("resign-as",{side:o}),()=>f,{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}var mn=[{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({
state:e})=>e.shown!==0,act:e=>q(e,"back")},{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>0,act:e=>q(e,"next")},{label:"flip",sign:"\
flip",where:"both",act:(e,t)=>t.flip()},{label:"hint",sign:"hint",where:"both",isShown:De("hint",e=>$t(e).length<2),isEnabled:e=>!e.isOver,act:Js},{label:"undo",sign:"undo",where:"both",isShown:De("un\
do"),isEnabled:pn,act:e=>e.undo()},{label:"redo",sign:"redo",where:"wide",isShown:De("redo"),isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},{label:"offer-draw",word:"draw-word",sign:"draw",
where:"wide",isShown:De("draw",e=>$t(e).length===1),isEnabled:e=>!e.isOver,act:e=>e.remote?e.remote.offerDraw?.():Zs(e)},{label:"resign",sign:"resign",where:"wide",isShown:De("resign",e=>$t(e).length<
2),isEnabled:e=>!e.isOver&&(pn(e)||e.remote!==null),act:ji},{label:"move-now",sign:"now",where:"wide",isShown:De("now",({state:e})=>b.some(t=>e.players[t].machine&&e.players[t].level>=Bi)),isEnabled:e=>!!(e.
thinking||e.remote?.isThinking),act:e=>e.moveNow()},{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&!!($t(e).length===2||e.state.clock),act:e=>e.pause(!0)},{
label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},{label:"new-game",sign:"add",where:"both",act:(e,t)=>ds(t)},{label:"my-games",sign:"board",where:"\
wide",act:(e,t)=>yt(t)},{label:"import-short",sign:"import",where:"wide",act:({state:{rules:e,limit:t}},o)=>cn(o,{rules:e,limit:t})},{label:"share-short",sign:"share",where:"wide",act:kt},{label:"more",
sign:"more",where:"narrow",act:(e,t)=>Hi(xt(e).filter(({where:o})=>o==="wide"),e,t)}],Fi=e=>{mn.push(...e)},xt=e=>mn.map(({isShown:t,isEnabled:o,...s})=>({...s,key:Wt.get(s.label),isHidden:t?.(e)===!1,
isDisabled:o?.(e)===!1}));function Hi(e,t,o){let s=e.filter(({isHidden:n})=>!n);E(i("more"),({leave:n})=>p`<div class="menu">
      ${s.map(({label:r,act:a,isDisabled:l})=>v(i(r),n(()=>a(t,o)),{isDisabled:l}))}
      ${v(i("analyse"),n(Ge))}
    </div>`)}var Wi={"[":e=>q(e,"back"),"]":e=>q(e,"next"),"{":e=>q(e,"first"),"}":e=>q(e,"last"),ArrowLeft:e=>q(e,"back"),ArrowRight:e=>q(e,"next"),ArrowUp:e=>q(e,"first"),ArrowDown:e=>q(e,"last"),Home:e=>q(
e,"first"),End:e=>q(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>gt(),x:()=>Jt(),a:()=>Ge(),"?":()=>fs()},ue=null,ao=e=>e==="ArrowUp"||e==="ArrowDown",lo=e=>e instanceof HTMLSelectElement;addEventListener(
"mousedown",({target:e})=>{ue=lo(e)&&e!==ue?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?ue=null:lo(t)&&(e===" "||o&&ao(e))&&(ue=t===ue?null:t)});
addEventListener("keyup",({key:e})=>{e==="Escape"&&(ue=null)});for(let e of["change","focusout"])addEventListener(e,()=>{ue=null});function Gi(e,t){return lo(e)?e===ue||ao(t):e instanceof HTMLInputElement&&
e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||ao(t)&&e.matches(".said-box")}var un=e=>document.addEventListener("keydown",t=>Vi(t,e));
function Vi(e,t){let{game:o}=d;if(!o||e.defaultPrevented||Gi(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.
length===1?e.key.toLowerCase():e.key,r=xt(o).find(l=>l.key===n),a=r?r.act:Wi[n];a&&(e.preventDefault(),!r?.isHidden&&!r?.isDisabled&&a(o,t))}var _i=ye("close"),Ki=()=>p`<svg
  class="connecting"
  viewBox="0 0 50 20"
  role="img"
  aria-label=${i("connect")}
>
  <path class="light" d="M0 0h50v20H0Z"></path>
  <path class="dark" d="M0 10h10V0h10v20h10V0h10v20h10V10H0Z"></path>
  <path class="bond" d="M25 15h10V5h10L35 15M25 15 35 5"></path>
  <path class="way" d="M5 15h14m-3-3 3 3-3 3"></path>
  <circle class="ghost" cx="5" cy="15" r="3.8"></circle>
  <circle class="moved" cx="25" cy="15" r="3.8"></circle>
  <circle cx="35" cy="15" r="3.8"></circle>
  <circle cx="35" cy="5" r="3.8"></circle>
  <circle cx="45" cy="5" r="3.8"></circle>
</svg>`,dn=e=>p`<section
  class="card first-visit"
  aria-label=${i("new-here")}
>
  ${Ki()}
  <h2>${i("new-here")}</h2>
  ${v(_i,()=>e.see(),{class:"quiet icon",name:i("no-thanks")})}
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    ${v(i("easy-game"),()=>ft(e))}
  </div>
</section>`;var Ui=(e,t)=>p`
  ${d.isFirstVisit?dn(t):f}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[js(),As(e),_s(e)]:p`<span class="faint">${i("no-analysis")}</span>`}
      ${Yi(e.state.rules)}
    </div>
    ${e.remote?.words?p`<p class="faint game-setup">${e.remote.words}</p>`:f}
    ${e.allowsHelp?Ks(e,t):f} ${Rs(e)}
    ${e.allowsHelp?Ns(e):f} ${Ls(e,t)}
    ${e.allowsHelp?Fs(e):f}
  </section>
`;function Yi(e){let t=i("of-rules",{rules:F(e)});return v(t,()=>E(t,()=>p`<p>${i("rule-words",{name:e})}</p>`),{class:"quiet rules"})}function Zi(e,t){let o=b.every(s=>e.state.players[s].machine)&&!e.
remote;return pe(xt(e).map(({label:s,word:n,key:r,where:a,act:l,...c})=>({...c,label:i(s),word:n&&i(n),title:r&&i("with-key",{label:i(s),key:r.toUpperCase()}),kind:`${a} of-${s}`,act:()=>l(e,t)})),o?Ji():
f)}function Ji(){return p`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      .value=${String(3e3-S.speed)}
      @input=${J(e=>P("speed",3e3-Number(e)))}
  /></label>`}x({panel:Ui,actions:Zi});var hn=e=>e.reduce((t,o)=>t+o,0);function fn(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:m,deviation:u,score:h})=>{let k=1/Math.sqrt(1+3*(u/173.7178)**2/Math.PI**2),g=1/
(1+Math.exp(-k*(o-(m-1500)/173.7178)));return{g:k,expected:g,score:h}}),r=1/hn(n.map(({g:m,expected:u})=>m*m*u*(1-u))),a=hn(n.map(({g:m,expected:u,score:h})=>m*(h-u))),l=Xi(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Xi(e,t,o,s){let n=Math.log(e**2),r=u=>{let h=t**2+o+Math.exp(u);return Math.exp(u)*(s**2-h)/
(2*h**2)-(u-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let u=1;for(;r(n-u*.5)<0;)u++;l=n-u*.5}let[c,m]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let u=a+(a-l)*c/(m-c),h=r(u);h*m<=0?[a,c]=[l,
m]:c/=2,[l,m]=[u,h]}return Math.exp(a/2)}var Qi=60,wn=100,ea={at:-1,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},co=()=>ke("puzzles",ea);function Pe(e){vn(e),K("puzzles",e)}function vn(e){let t=co(),
{rating:o,deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set(
[...t.history,...e.history])]}var Qe=e=>parseInt(e,10),po=({history:e},t)=>e.findLast(o=>Qe(o)===t)?.at(-1),gn=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Qe));function bn(e,{number:t,rating:o},s){
vn(e);let n=po(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Pe(e),null;let r=e.rating,a={rating:o,deviation:Qi,score:Number(s)};return Object.assign(e,fn(e,[a])),e.rating=Math.max(r-wn,Math.min(
r+wn,e.rating)),e.history.push(`${t}${s?"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Pe(e),Math.round(e.rating)-Math.round(r)}var kn=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],yn=150;async function $n(e){return(await st(async()=>(await tt(e)).text())).trimEnd().split(`
`)}async function xn(){return(await $n("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var mo=new Map;async function Sn(e){let t=Math.floor(e/yn),o=mo.get(t);
o||(o=$n(`puzzles-${t}.txt`),mo.set(t,o),o.catch(()=>mo.delete(t)));let s=(await o)[e%yn],[n,r,a,l,c,m]=s.split("; "),u=h=>Number(h.split(" ").at(-1));return{fen:n,rules:r,task:l.startsWith("win")?"wi\
n":"hold",moves:u(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:u(m)}}var Mn=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function St(e,t,o,s){let n=a=>Math.abs(
e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var ta=997,En=(e,t=new Date)=>Math.floor(Date.UTC(t.getFullYear(),
t.getMonth(),t.getDate())/864e5)*ta%e.length;var Tn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),uo=({end:e})=>Math.max(0,e-Date.now()),ho=e=>e.mistakes>=3||uo(e)===0,Ln=({kind:e})=>Number(e[1])<=3;function zn(e,t){let{view:o,side:s,said:n,isDone:r,run:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return Te({id:"puzzle-board",top:Oe(B(s),o,{isToMove:l(B(s))}),bottom:Oe(s,o,{isToMove:l(s),player:i("you")}),
side:Le(p`${a?sa(a):f}
        <p class="status ${n.kind}" role="status" ?hidden=${a&&!n.kind}>${n.words}</p>
        <p class="task">${o?na(e):""}</p>`,ra(e,t),aa(e,t))})}var sa=e=>p`<p role="timer">
  <b>${Lt(uo(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function na({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var fo=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function On(e){
return e.length===2?fo(e):i("puzzle-theme",{theme:e})}function ra(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:m,detail:u}=e,h=kn.map(L=>[L,On(L)]),k=Math.round(a.rating),{streak:g,
best:w}=a,$={solved:gn(a).size,count:o?.length??0},M=[i("puzzle-rating",{rating:s?.rating??0})];return l&&M.push(...(s?.themes??[]).map(L=>On(L[0]))),p`<section class="card panel" aria-label=${i("puzz\
le")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${R(i("theme"),h,a.theme,L=>t.choose(L),!0)}
    </div>
    ${c?f:p`<p class="faint">${n?M.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:k})}</b>
            ${m===null?f:`(${ia(m)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...$,streak:g,best:w})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
    ${lt(n,u)}
  </section>`}var ia=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function aa({isDone:e,before:t,run:o},s){return pe([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:e||o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:e||o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",
isDisabled:o!==null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var la={"+":"once","-":"failed","=":"later"},ca=200;function An({all:e,kept:t},o){let s=t.history.filter(n=>e?.[Qe(n)-1]).reverse();E(i("history"),({leave:n})=>{let r=a=>{let l=Qe(a),c=e,{kind:m,rating:u}=c[l-
1],h=[i("puzzle-number",{number:l}),fo(m),i("puzzle-rating",{rating:u}),i("puzzle-result",{result:la[a.slice(-1)]})];return p`<li>${v(h.join(" · "),n(()=>o(l-1)))}</li>`};return s.length?p`<ul class="game-list">
          ${s.slice(0,ca).map(r)}
        </ul>`:p`<p class="faint">${i("no-history")}</p>`})}var ma=450,ua=900,wo=12,da=500,Nn=()=>({moves:[],view:null,side:"black",hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],arrows:[]}),
ha=()=>({all:null,puzzle:null,at:0,run:null,kept:co(),...Nn()});xe.set("puzzles",(e,t)=>new vo(e,t).begin());var vo=class extends ce{constructor(t,o){super(t,o,ha(),zn,i("puzzle-board"))}async begin(){
let t=await xn();this.change({all:t});let{at:o}=this.state.kept;await(t[o]?this.open(o):this.next())}show(){let{view:t,side:o,isDone:s,before:n,glow:r,arrows:a}=this.state;t&&this.board.show({view:t,flipped:o===
"white",canMove:l=>l===o&&!s&&!n,glow:r,arrows:a})}async open(t){let{kept:o,run:s}=this.state;s||(o.at=t,Pe(o)),this.change({...Nn(),at:t});let{moves:n}=this.state,r=()=>this.state.moves!==n,a=await Sn(
t);if(r())return;this.state.puzzle=a;let l=await this.ask();r()||(this.change({view:l,side:l.toMove}),this.say(i("puzzle-yours",{side:l.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;
this.state.run=null;let{theme:s}=t,n=t.rating-t.deviation,r=(l,c)=>Mn(l,s)&&c!==t.at,a=St(o,n,wo,(l,c)=>r(l,c)&&!po(t,c+1))??St(o,n,wo,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=
t,await this.next()}async ofDay(){this.state.run=null,await this.open(En(this.state.all??[]))}history(){Pe(this.state.kept),An(this.state,t=>{this.state.run=null,this.open(t)})}async startRun(){this.state.
run=null;let t=Tn();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);ho(t)&&!this.state.isDone&&this.finishRun(),y()},da);await this.nextOfRun()}async nextOfRun(){
let{run:t,all:o}=this.state;if(!t||!o)return;if(ho(t))return this.finishRun();let s=St(o,t.rating,wo,(n,r)=>Ln(n)&&!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,
moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,ua)),this.state.
run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,o.count),Pe(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i(
"run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}ask(){return T("position",this.game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,
moves:t?[...n,t]:n}}async tryMove(t){let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,run:r}=o,a=()=>o.moves!==n,l=await T("move",{game:this.game(),move:t});
if(a())return;if("reason"in l)return this.say(it(t,l.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:c,answer:m}=await this.judge(l);if(!a()){if(o.isBusy=!1,!c)return this.change({view:l.position,glow:[],
arrows:[]}),r?this.answered(!1):this.refute(l,m);if(this.change({moves:[...n,l.move],hints:0,glow:[],arrows:[],view:l.position}),l.position.end||s.task==="hold")return r?this.answered(!0):this.finish();
this.say(i("puzzle-right")),await this.reply()}}get left(){let{puzzle:t,moves:o}=this.state;return t.moves-o.length/2}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===
s[r])?s[t.length]:void 0}async judge(t){let{left:o}=this,{moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&
s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:m}=c?.score??{},u=m!=null&&m<=2*o-2;return{isRight:s.length>0&&u,answer:c?.move}}async refute(t,o){let{state:s,left:n}=this,
{moves:r,side:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==r)return;let m=[...r,t.move];this.change({moves:m,before:{moves:r,view:c}}),this.fail();let h=[i(l==="win"?"puzzle-no-win":"puzzle-\
no-hold",{move:t.move,moves:n,side:a})],k=t.position.mustPass?"pass":o;if(k&&!t.position.end){let g={...this.game(),moves:[...m,k]},w=await T("position",g);if(s.moves!==m)return;this.change({view:w}),
h.push(i("puzzle-answer",{side:B(a),move:k}),w.end?.text??"")}else h.push(t.position.end?.text??"");this.say(j(h),"fault"),this.focusPrimary()}async retry(){let{before:t,at:o}=this.state;if(!t)return this.
open(o);this.change({...t,before:null,isBusy:!1}),this.say(i("puzzle-yours",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(
t),lines:1,seconds:1.5};return oe(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(u=>setTimeout(u,ma)),r=t?null:await this.think();if(await n,o.moves!==s)return;
o.isBusy=!1;let a=t??(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let m=i("puzzle-goes-on",{side:c.toMove,moves:this.left});
this.change({view:c}),this.say(c.end?.text??m)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=bn(n,{number:o+1,rating:r},
t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(j([s,o?.end?.text??""]),"ov\
er"),this.focusPrimary()}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;if(!this.isOpen)return;let{moves:o}=t,s=await this.
bestMove(),n=s&&Y(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",{square:n.from}))):(this.change({arrows:[{...n,kind:"\
best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;if(t.before&&await this.retry(),!this.isOpen)return;
this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==t.at)return;await this.tryMove(n)}}async take(){if(!this.
state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(A({rules:t,fen:o,players:Me(!1,!1),flipped:this.state.side==="white"}))}};function Pn(e){addEventListener("storage",()=>go(e)),addEventListener("pageshow",()=>go(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(go(e),Rn())});for(let t of["pointerdown",
"keydown"])addEventListener(t,Rn,!0)}function Rn(){d.game?.follows&&(d.game.follows=!1,d.game.goOn())}var Dn=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function go(e){
await Io();let{game:t}=d;if(!t||t.remote)return;let{state:o}=Re(_(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Dn(o)===Dn(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();Do(o);let r=!t.isAtLive&&o.nodes[s];In(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function In(e,t,o){let s=new je(t);s.follows=o,await s.load();let n=d.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function fa(e,t,o){let s=Re(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new Z(s.nodes),m=c.nodes.length,
u=c.take(new Z(n))[r],h=c.leadsTo(s.live,u),k=h?u:s.live,g={...s,live:k,shown:k,flipped:l,outcome:s.outcome??a};!h&&c.nodes.length>m&&z(i("other-tab"),{ms:12e3}),Po(g),In(e,g,!1)}x({merge:fa});function wa(e,t){z(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>no(e)],[i("delete-game"),()=>Ze(e)]]})}function Cn(e){let t=()=>{},o=()=>{t(),To()&&(t=z(i("storage-\
full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>yt(e)],[i("saved-copy"),()=>e.game&&kt(e.game)]]}))};Eo.addEventListener("change",o),o()}x({readGame:Re,rescue:wa});var bo=class{constructor(t){this.open=t,$e.isOfProgram=!0,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.
resolve(),$e.addEventListener("shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{z(String(n),{kind:"error"})})}),$e.addEventListener("said",o=>{let{text:s,error:n}=o.
detail;z(s,{kind:n?"error":"note"}),O(s)})}send(t){$e.send({type:"line",text:t})}allows(t){return t==="draw"||t==="resign"?!1:void 0}async tryMove(t){let o=this.game,s=await T("move",{game:o.text(o.state.
live),move:t});return"reason"in s?s.reason:(this.send(s.move),null)}setPlayer(t,o,s){s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"m\
anual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(
o,t):await this.begin(t)}players(t){return Object.fromEntries(b.map(o=>[o,{machine:t[o]==="machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=t.tree.
addLine(0,o.moves);if(s===t.state.live)return t.changed();await t.followTo(s)}async begin(t){let o=t.black==="machine"&&t.white==="human",s=new je(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,
players:this.players(t),flipped:o}));s.remote=this,s.state.live=s.state.shown=s.tree.addLine(0,t.moves),this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};var va=["auto","light","dark"],ga=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]],ba=()=>E(i("settings"),({close:e})=>ya(o=>{P("language",o),addEventListener(
"popstate",()=>location.reload(),{once:!0}),e()}),{begin:(e,t)=>Ao.addEventListener("change",t,{signal:e})}),H=(e,t)=>ve(i(e),S[t],()=>P(t,!S[t])),qn=(e,t)=>e.map(o=>[o,i(t,{name:o})]),ya=e=>p`<div class="settings">
  ${R(i("language"),Sa(),S.language,e)}
  <div class="pair">
    ${R(i("scheme"),qn(va,"scheme-name"),S.scheme,t=>P("scheme",t))}
    ${R(i("piece-style"),qn(jo,"piece-name"),S.pieces,t=>P("pieces",t))}
  </div>
  <fieldset class="themes">
    <legend>${i("board")}</legend>
    ${ga.map($a)}
  </fieldset>
  ${H("large-text","largeText")}
  <h3>${i("on-the-board")}</h3>
  ${H("coordinates","coordinates")} ${H("counts","counts")} ${H("overlay","overlay")}
  ${H("dots","dots")} ${H("bonds","groups")} ${H("arrows","arrows")}
  <h3>${i("during-a-game")}</h3>
  ${H("threats","threats")} ${H("teaching","teaching")} ${H("auto-flip","autoFlip")}
  ${H("sounds","sounds")}
  <label class="field"
    ><span>${i("volume")}</span
    ><input
      type="range"
      min="0"
      max="100"
      .value=${String(S.volume)}
      @change=${J(ka)}
  /></label>
  ${d.isKept===null?f:p`<p class="faint">${i("kept",{isKept:d.isKept})}</p>`}
</div>`;function ka(e){P("volume",Number(e)),We("move")}function $a([e,t]){let o=()=>{P("board",e),P("pieces",t)};return p`<label class="theme" data-board=${e}
    ><input
      type="radio"
      name="board"
      value=${e}
      .checked=${S.board===e}
      @change=${o}
    />${xa(t)}<span>${i("board-name",{name:e})}</span></label
  >`}var xa=e=>D("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},...b.map((t,o)=>{let s=D("g",{class:"squares",transform:`translate(${o*100})`}),n=Fo(t,e);n.setAttribute("transform",`translat\
e(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};return s.append(D("rect",r),n),s}));function Sa(){let e=t=>[t,Se(new Intl.DisplayNames(t,{type:"language"}).of(t)??t),t];return[
["auto",i("language-auto")],...["en",...xo].map(e)]}Mt(Ko);function Yh(e){Cs(),Cn(e),Pn(e),un(e)}export{qe as FIRST_LEVEL,je as Game,Kn as LOW,bo as Link,de as Refusal,b as SIDES,Wn as accepted,Fi as addCommands,O as announce,d as app,Yh as begin,Gn as byId,R as choiceField,Lt as clockText,rs as clockWords,
Vn as dismiss,Tt as drawWith,he as h,p as html,Ce as language,Mt as learn,_ as load,A as newState,z as note,f as nothing,I as numberField,E as openDialog,qi as openLink,ba as openSettings,B as other,U as outcome,
ns as ownClock,v as plain,Qs as positionAfter,Be as presetOf,_n as refuseSearches,re as render,Us as row,F as ruleName,ut as rulesOptions,K as save,so as smallBoard,$e as socket,ts as startOptions,Oe as strip,
i as text,ve as tickField,y as update,J as valued};
