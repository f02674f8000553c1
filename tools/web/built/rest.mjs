import{$ as at,A as To,Aa as m,B as J,Ba as Rt,C as X,Ca as f,D as Se,Da as I,E as Eo,Ea as Oe,F as Lo,Fa as ze,G as Oo,Ga as Fn,H as S,Ha as Ho,I as zo,Ia as Ae,J as q,Ja as Go,K as z,Ka as Vo,L as Wn,
La as ct,M as O,N as Me,O as Ao,P as h,Q as We,R as Ot,S as y,T as K,U as Te,V as $,W as b,X as G,Y as it,Z as zt,_ as ge,a as tt,aa as Q,b as yo,ba as ee,c as ko,ca as Ro,d as xo,da as jn,e as Ie,ea as le,
f as Et,fa as te,g as ot,ga as At,h as $o,ha as Ee,i as So,ia as A,j as _,ja as je,k as i,ka as No,l as xe,la as Do,m as ae,ma as Bo,n as Ce,na as be,o as st,oa as ce,p as In,pa as Po,q as L,qa as pe,
r as Lt,ra as Fe,s as nt,sa as qo,t as v,ta as Le,u as D,ua as Io,v as Cn,va as Co,w as P,wa as Wo,x as rt,xa as jo,y as $e,ya as lt,z as Mo,za as Fo}from"./first.mjs";var _o={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
 select, black {black} white {white}}, and {mover, select, black {Black} white {White}} is to move","same-square":"it starts and ends on {square}","no-line":"{from} and {to} are not on one rank, file \
or diagonal","wrong-length":"needs exactly {needed, plural, one {# square} other {# squares}}, the number of pieces on this {line}, not {tried}","two-faults":"{first}; {second}","own-piece":"your own \
{color, select, black {black} white {white}} piece is on {square}","must-jump":"you have a move, so you can’t pass","no-passing":"these rules know no pass","win-connected":"{winner, select, black {B\
lack} white {White}} wins: {count, plural, =0 {} =1 {} other {all # }}{color, select, black {black} white {white}} {count, plural, =0 {has no pieces left, which counts as connected} =1 {has a single p\
iece, which counts as connected} other {pieces are in one group}}.","win-simultaneous":"{winner, select, black {Black} white {White}} wins: both sides are connected, and {mover, select, black {Black} \
white {White}} made the move.","win-blocked":"{winner, select, black {Black} white {White}} wins: {loser, select, black {Black} white {White}} has no legal move.","win-other":"{winner, select, black {\
Black} white {White}} wins {reason, select, repetition {by repetition} limit {by the move limit} other {}}.","draw-connected":"A draw: one side is connected.","draw-simultaneous":"A draw: the move con\
nects both sides.","draw-blocked":"A draw: there is not a legal move.","draw-repetition":"A draw by repetition.","draw-move-limit":"A draw: {count} moves have been made.",resigned:"{winner, select, bl\
ack {Black} white {White}} wins: {winner, select, black {White} white {Black}} resigned.","out-of-time":"{winner, select, black {Black} white {White}} wins: {winner, select, black {White} white {Black\
}} ran out of time.","draw-agreed":"Draw by agreement.","draw-declined":"{side, select, black {Black} white {White}} declines the draw.","draw-offered":"{side, select, black {Black} white {White}} off\
ers a draw: this position has occurred three times.","draw-accept":"Accept",game:"Game",commands:"Commands",moves:"Moves","of-rules":"{rules} rules","with-key":"{label} ({key})","new-game":"New game",
undo:"Undo",redo:"Redo","step-back":"Back","step-on":"Next","draw-word":"Draw",hint:"Hint",flip:"Flip","offer-draw":"Offer draw",resign:"Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"\
More",speed:"Speed","my-games":"My games","import-short":"Import","share-short":"Share","to-terminal":"To the game in the terminal","back-to-game":"Back to the game","play-on":"Play on from here","rev\
iew-game":"Review the game","review-again":"Review again",rematch:"Rematch","level-offer":"{count} {how, select, won {wins} other {losses}} in a row. Try level {level}?","resign-as":"Resign as {side, \
select, black {Black} white {White}}?","keep-playing":"Keep playing","another-game":"Start another game?","game-stays":"The game on the board is not over. It stays in My games.","new-here":"New to Lin\
es of Action?","rules-in-short":"A piece moves exactly as many squares as there are pieces on its line. Connect all your pieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"\
Play an easy game","no-thanks":"No, thanks","no-moves-yet":"No moves yet.","comment-move":"Comment on this move",comment:"Comment","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is no\
t a move such as b1-b3.","draw-marks":"Draw arrows and circles","draw-how":"Drag for an arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"D\
rawn: {marks}.","mark-colour":"{kind, select, own {Orange} blue {Blue} red {Red}}","mark-from":"From {square}. Choose the other end; the same square gives a circle.","mark-drawn":"Drawn from {from} to\
 {to}.","mark-removed":"Removed from {from} to {to}.",promote:"Make this the main line",cut:"Remove this move and its continuation",mark:"{mark, select, good {good move} inaccuracy {inaccuracy} mistak\
e {mistake} blunder {blunder} missed {missed win}}","no-analysis":"This game has no analysis or review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nod\
es} positions · {speed}/s",done:"done, {found}",solved:"Solved: {value} for the side to move.","solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} lo\
ss {loss} tie {tie} draw {draw}}","value-in":"{value, select, win {win} loss {loss} tie {tie} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"\
Openings","openings-about":"{games, number} of {total, number} games of the engine (level 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {b\
lack, percent}, draws {draws, percent}, White wins {white, percent}","book-move":"Move of the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","wins-in":"{side, select, black \
{Black} white {White}} wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chance to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a\
 good move…","no-choice":"There is no move to choose.","hint-part":"Look at this part of the board.","hint-move":"{move} is a good move.","hint-wins":"It wins at once.","hint-wins-in":"It wins in {m\
oves}.","hint-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.","ask-for-more":"Ask again for more.","bad-move-made":"{mark, select, mistake {That move is a mist\
ake.} blunder {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take back","nothing-to-read":"There is nothing to read.","not-a-record":"No game can be read: {detail}.",
"left-out":"Not everything was read: {detail}.","first-of":"This is the first of {count, number} games.","bad-tree":"The game can’t be read: {detail}.","many-nodes":"A game of {count, number} moves,\
 variations included, is too large; {most, number} are allowed.","node-without-move":"Node {number} has no move.","node-without-parent":"Node {number} has no parent before it.","no-root":"A game has a\
 root.","who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open",share:"Share and export","share-link":"Link to this position","link-warning":"{place, select, here {This link op\
ens on this computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the secret part of the address.","share-sgf":"SGF, the whole game with variations","sh\
are-fen":"FEN, this position",source:"Source text","share-embed":"Board for another page","open-full":"Open in the full program","share-picture":"Picture",gif:"GIF of the game",import:"Import a game",
"import-text":"Game or position","import-example":"Paste SGF, a FEN, or moves such as  b1-b3 a2-c2 …","import-file-name":"File",imported:"Game imported.","saved-newer":"A newer version of this page \
has saved it.","saved-damaged":"It is damaged.","saved-refused":"A saved game can’t be opened. {reason}","storage-full":"Your moves are not saved any more: the browser’s storage is full or turned of\
f. Delete games, or save a copy of this one.","other-tab":"This game has gone on in another tab. Your move is a variation there.","saved-copy":"Save a copy","saved-here":"Saved in this browser: the la\
st 50 games.","no-games-yet":"No games yet.","delete-game":"Delete this game","count-moves":"{count, plural, one {# move} other {# moves}}","bad-link":"This link has no valid game. {reason}","start-ga\
me":"Start game","black-first":"Black (moves first)",rules:"Rules","rule-name":"{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesma\
n-misere {GAMESMAN misère} olympiad {Olympiad} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule-words":"{name, select, berkeley {A move that connects both sides wins for the \
player who made it. A tie after 30 moves each.} cuhk {Black starts on the left and right. A move that connects both sides is a draw.} gamesman {If the side to move has no legal move, the game is a dra\
w.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament rules: a draw if a move connects both sides, or if a position occurs three times.} soucie {The inventor’s rules: a\
 move that connects both sides wins for the player who made it. No move limit.} openspiel {A side without a legal move loses. A repeated board is a draw.} codingame {The inventor’s rules, with a draw \
after 75 moves each.} playstrategy {A draw if a move connects both sides, if the side to move has no legal move, or at the fifth repetition.} boardspace {The inventor’s rules, as played on BoardSpace.\
}}",start:"Start","start-name":"{name, select, standard {Standard: Black top and bottom} sides {Sides: Black left and right} scrambled {Scrambled eggs: colours alternate along the edge}}",opponent:"Op\
ponent","level-words":"{level, select, 1 {Misses nearly everything.} 2 {Misses much: start here.} 3 {Looks ahead, misses much.} 4 {Looks ahead, misses some moves.} 5 {Has played some games.} 6 {Like a\
 club player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a second.} 10 {Full strength, up to five seconds.}}","person-here":"Two people","person-words":"Both at t\
his screen.","your-side":"You play",random:"Random",strength:"Strength",custom:"Custom","custom-words":"Players, rules, board and handicap.",elo:"Elo {elo}",files:"Files",ranks:"Ranks",clock:"Clock","\
no-clock":"No clock","some-clock":"{minutes} min + {seconds} s a move",minutes:"Minutes","seconds-a-move":"Seconds a move","name-of":"{side, select, black {Black} white {White}}’s name","gives-up":"\
Pieces {side, select, black {Black} white {White}} gives up",handicap:"Handicap: pieces removed at the start. Fewer pieces are easier to connect, but they also move less far.","rated-style":"Rated-sty\
le game (no help)",language:"Language","language-auto":"As in the browser",scheme:"Light or dark","scheme-auto":"System","scheme-light":"Light","scheme-dark":"Dark","large-text":"Large text, to be rea\
d from afar",wood:"Wood",slate:"Slate",paper:"Paper",green:"Green",clear:"High contrast, for the colour-blind","piece-style":"Pieces",stones:"Stones",flat:"Flat",shapes:"Shapes","on-the-board":"On the\
 board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edges",overlay:"Lines of the piece under the pointer",dots:"Dots on the squares the chosen piece can move to",bonds:"Conn\
ections within groups",arrows:"Arrows: last move, best moves","during-a-game":"During a game",threats:"Warn when a side can win with its next move",teaching:"Teaching: offer to take back bad moves","a\
uto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Volume",kept:"Without a network: {isKept, select, true {ready} other {not possible here}}.",keys:"Keys","keys-step":"← \
→ | one move back or forward; also the mouse wheel over the board","keys-ends":"Home, End | first or last move","keys-undo":"U, R | undo, redo","keys-hint":"H | hint","keys-flip":"F | flip the board",
"keys-analysis":"A | analysis on and off","keys-new":"N | new game","keys-tab":"Tab | to the board and beyond","keys-square":"Arrow keys on the board | another square; [ and ] step there","keys-choose":"\
Enter or Space | choose a piece, then its target","keys-escape":"Escape | cancel the choice or the premove","keys-draw":"Right mouse button, or Shift | circle a square; drag for an arrow","keys-marks":"\
D, X | draw with clicks or keys; clear the drawings","keys-keys":"? | this list","no-pieces":"{color, select, black {Black} white {White}} has no pieces.","one-piece":"{color, select, black {Black} wh\
ite {White}} has a single piece, which counts as connected: the game would be over.","all-connected":"{color, select, black {Black} white {White}}’s pieces are all already connected: the game would be\
 over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","many-pieces":"{color, select, black {Black} white {White}} has {count} pieces; start positions of th\
is size have at most {most}.","mover-blocked":"{color, select, black {Black} white {White}} is to move and has no legal move.","position-editor":"Position editor","how-to-edit":"Choose a piece, then c\
lick squares. Click again to remove it.","edit-nothing":"Remove","editor-board":"Editor board",mover:"To move","play-from-here":"Play from here","start-position":"Start position","empty-board":"Empty \
board","from-game":"From the game","copy-link":"Copy link","can-start":"A game can start here.","cannot-start":"No game can start here:","retry-mistakes":"Retry your mistakes","retry-side":"Retry {sid\
e, select, black {Black} white {White}}’s mistakes","retry-word":"Retry","review-progress":"Progress of the review","review-graph":"Black’s win chance during the game","review-point":"{move}: {cha\
nce, percent}","review-start":"start: {chance, percent}","show-better":"Better move","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}. Find a better move.","is-best":"{move\
} is the best move.","is-good":"{move} is good, too. The best move was {best}.","not-better":"{move} is not better. Retry.","next-mistake":"Next mistake","only-move":"The only move.","best-proven":"Be\
st ({score}).","best-estimated":"Best (win chance {chance, percent}).","chance-taken":"Good! {side, select, black {White} white {Black}} had made a mistake, and this move makes use of it.",judged:"{ju\
dgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",better:" Better was \
{move} ({score}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {accuracy, percent}; \
inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}, missed wins {missed}",compared:"{how, select, above {You played better than your opponent usually does. } near {You played as wel\
l as your opponent usually does. } other {}}Good moves: {good} of {judged}. Accuracy {accuracy, percent}; level {level} usually has {usual, percent}.","all-remarks":"All remarks","summary-of":"{side, \
select, black {Black} white {White}}:","no-summary":"no move to judge","puzzle-board":"Puzzle board",puzzle:"Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show\
 the solution",retry:"Retry","puzzle-win":"{side, select, black {Black} white {White}} to move wins {count, plural, =1 {at once} other {in # moves}}. Only one first move does it.","puzzle-hold":"{side\
, select, black {Black} white {White}} to move: only one move stops {side, select, black {White} white {Black}} from winning {count, plural, =1 {at once} other {within # moves}}.","puzzle-yours":"You \
play {side, select, black {Black} white {White}}, at the bottom.","puzzle-score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"{move} is legal, but it does not win in\
 {moves}.","puzzle-no-hold":"{move} is legal, but {side, select, black {White} white {Black}} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{side, select, black {Black} white {Whit\
e}} to move: win in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"That was the solution.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The move is {move}.",theme:"Theme","puzzle-\
theme":"{theme, select, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet move} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task, select, win {Win in} hold {Hold aga\
inst}} {moves}","puzzle-rating":"Rating {rating}","your-rating":"Your rating: {rating}","puzzle-answer":"{side, select, black {Black} white {White}} answers {move}.","puzzle-wrong":"Wrong.","puzzle-of\
-day":"Puzzle of the day","timed-run":"3-minute run","run-score":"{count} solved · mistakes: {mistakes} of {most}","run-over":"{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved \
in this run. Your best: {best}.",history:"History","no-history":"You have not tried a puzzle yet.","puzzle-result":"{result, select, once {solved} failed {not solved} later {solved later}}",tutorial:"\
Tutorial",step:"Step {number} of {count}: {title}","next-step":"Next step",lessons:"All lessons","rule-sets":"Rule sets","rules-differ":"Pieces move alike under all rules. The rules differ when a move\
 connects both sides, when a side has no legal move, and in what makes a draw.","other-move":"That is legal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then \
move","count-words":"A piece moves exactly as many squares as there are pieces on its line. Two stand on this one: follow the arrow.","count-praise":"Right! All pieces on a line count, of both colours\
: on ranks, files and diagonals.",jump:"Jump over your own pieces","jump-words":"Your own pieces are never in the way. Six pieces stand on this line: jump over the others, six squares.","jump-praise":"\
Six pieces, six squares, right over the others.",capture:"Captures and obstacles","capture-words":"You capture an enemy piece by landing on it. You can’t jump over it. Capture with the marked piece.",
"capture-praise":"Captured! White has one piece less, and so one less to connect.","capture-retry":"Legal, but the marked piece captured nothing. Look for the dashed ring.",connect:"Connect your piece\
s","connect-words":"You win when all your pieces are in one group. Diagonal neighbours count. Connect the marked piece.","connect-praise":"All in one group: Black wins.","connect-retry":"Not all piece\
s are connected yet. Count the lines of the separate piece.",defend:"Stop the other side","defend-words":"White threatens to connect, as the arrow shows. Move the marked piece onto that line: its coun\
t changes, and the arrow’s move fails.","defend-praise":"White has no winning move now.","defend-retry":"White can still win on the next move. Try again.","helping-title":"Captures can help the othe\
r side","helping-words":"A side with fewer pieces has fewer to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White is not connected. Which white p\
iece is separate?","blocked-title":"No legal move","blocked-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var He,Hn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Gn=.3;function Ge(e){if(!S.sounds||S.volume===0)return;let t=Gn*S.volume/100;try{He??=
new AudioContext;for(let[o,s]of Hn[e]){let n=He.currentTime+s,r=new OscillatorNode(He,{frequency:o,type:"triangle"}),a=new GainNode(He,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(He.destination),r.start(n),r.stop(n+.18)}}catch{}}$({playSound:Ge});var Vn=100,Ko=1e4,_n=3e3;$({startClock:e=>new Nt(e)});var Nt=class{constructor(t){this.game=t,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
Vn):void 0,t.addEventListener("move",o=>this.moved(o.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=Ko&&s.left[r]<
Ko&&Ge("low"),y(),s.left[r]<=0?(s.left[r]=0,this.game.finish(Q(G(r),"+Time"))):t-this.kept>_n&&(this.kept=t,this.game.dispatchEvent(new Event("time")))}moved({id:t,mover:o}){let{state:s,tree:n}=this.game;
s.clock&&((this.game.liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},y())}};var Kn=["best","second","third"],Uo="";function Yo(e,t){q(e,t),Dt()}function Ve(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,Dt(),t.isOn&&me())}function Un(e){let t=`${!!h.about} ${e.state.
id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Uo||(Uo=t,Jn(e),Dt())}var me=(e=".panel")=>queueMicrotask(()=>document.querySelector(`#view-play ${e}`)?.scrollIntoView({block:"nearest"}));
async function Dt(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,{findings:null,fen:null}),
y();return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:S.analysisLines,seconds:S.analysisSeconds,threads:S.analysisThreads},n=le(s,a=>{t.job===n&&
(t.findings=a,y())});t.job=n,y();let r=await n.promise.then(a=>a?{findings:a}:{},a=>({fault:a.message}));t.job===n&&(Object.assign(t,r,{job:null}),y())}async function Bt(e){let{game:t}=h;t&&(await t.show(
t.tree.addLine(t.state.shown,e)),t.changed())}function Yn(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!S.arrows||o!==h.game?.drawn?.fen?[]:t.lines.slice(0,3).flatMap((s,n)=>{let r=ee(s.move);
return r?[{...r,kind:Kn[n]}]:[]}).reverse()}function Zn(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,remoteness:n})=>({square:ee(o)?.to??"",kind:s,
label:i("value-letter",{value:s,plies:n})}))}async function Jn(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||!o)return;let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}\
x${s}`].includes(o.board))return;let r=await L("tables",e.text(e.state.shown)).catch(()=>null);h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.known=r,y())}$({follow:Un,arrows:Yn,tints:Zn});var Xn=.4,Qn=.05;function ue({state:e},t){let{mark:o=null,isMoment:s}=e.review[t]??{};return s||h.review.isFull||!e.compared?o:null}var pt=e=>e!==null&&e!=="good";function er({people:[e,...t],state:o,
remote:s},n){if(!e||t.length||s)return;let{accuracy:r,judged:a,counts:l}=n[e],{level:c}=o.players[G(e)],p=h.about?.levels[c-1].accuracy;if(!p||r===null)return;let u=Math.abs(r-p)<=Qn?"near":r>p?"above":
"below",d=l.best+l.good;return{code:"compared",params:{how:u,good:d,judged:a,accuracy:r,level:c,usual:p}}}async function he(e,t,o=Xn){if((await e.viewOf(t)).end)return[];let s=await le({type:"analyse",
game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}async function Pt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(l=>o.get(l)??[])},n=await L(
"review",s,void 0,l=>l),r={};for(let[l,c]of t.entries()){let p=n.blackChances[l],u=n.plies[l-1],d=u?.isMoment&&e.people.includes(e.sideToMove(t[l-1]));p!==null&&(r[c]={chance:p,best:o.get(c)?.[0]?.move??
null,mark:u?.isError?tr(u.judgement):d?"good":null,isMoment:!!d,text:u?.text??null})}let a=b.map(l=>n[l].text);return{review:r,summary:a,compared:er(e,n)}}var tr=e=>e?.split(" ")[0],Re=({tree:e,state:t})=>e.
path(e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function mt(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null,isFull:!1};let o=Re(e),s=new Map;y(),me();try{for(let[n,r]of[
...o].reverse().entries()){if(h.review.progress=n/o.length,s.set(r,await he(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let a=await Pt(e,o,s);if(t!==h.review.run)return;Object.assign(e.
state,a),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,y(),me(".review-summary"))}var Zo=.3;async function or(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!S.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([he(e,s,Zo),he(e,t,Zo)]),{review:a}=await Pt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||O(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-playing"),()=>{}]]})}$({teach:or});var Jo=30,qt=64;lt.counts=sr;function sr(e,t,o,s){for(let n of t){let r=s!==null&&qo(s,n),[a,l]=nr(n,o),c=`count ${n.axis}${r?" own":""}${n.count?"":" none"}`;e.append(D("text",{class:c,x:a,y:l+8},String(
n.count)))}}function nr(e,t){let[o,s]=e.ends.map(l=>pe(l,t));if(e.axis==="rank")return[t.width*100+Jo,o[1]];if(e.axis==="file")return[o[0],-Jo];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):
Math.sign(s[0]-o[0]);return r<100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-qt+(a>0?0:6)]:[n+a*28,-qt]:a>0?[t.width*100+qt,r-28]:[-30,r-36]}lt.tried=rr;function rr(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(be),u=[Math.sign(c-a),Math.sign(p-l)];for(let w of ir(n))e.append(Le(w,r,{class:"tried"}));for(let w=1;w<=n.count;w++){let[T,F]=[
a+w*u[0],l+w*u[1]];if(T<0||F<0||T>=r.width||F>=r.height)return;let[B,M]=Po(ce(T,F),r),H=w===n.count?"open":"shut";t.append(D("circle",{class:`count-badge ${H}`,cx:B+22,cy:M+22,r:18}),D("text",{class:"\
count-text",x:B+22,y:M+30},String(w)))}let d=ce(a+n.count*u[0],l+n.count*u[1]),[g,k]=pe(d,r);t.append(D("circle",{class:"tried-goal",cx:g,cy:k,r:44}))}function ir({ends:e}){let[[t,o],[s,n]]=e.map(be),
r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>ce(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}function Xo(e,t){let{moves:o,winIn:s}=e,n=s===null?G(t):t;return o!==null?i("wins-in",{side:n,moves:o}):ot(It(e,t))}var It=(e,t)=>t==="black"?e.chance:1-e.chance,ar=new Intl.NumberFormat(Ie,{notation:"\
compact",maximumSignificantDigits:3}),Ct=e=>ar.format(e),U=e=>i("rule-name",{name:e})||e;function lr(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=It(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":ot(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return m`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}$({bar:lr});var de=class{constructor(t,o,s,n,r){this.host=t,this.play=o,this.state=s,I(n(s,this),t);let a=t.querySelector(".board-host");this.board=new Fo(a,{label:r,...this.calls()}),Ot(()=>{t.hidden||(I(n(s,this),
t),this.show())})}calls(){let t=o=>this.change({detail:o});return{move:o=>this.tryMove(o),select:t,hover:o=>t(o??this.board.selected)}}tryMove(t){return null}show(){}say(t,o=""){this.change({said:{words:t,
kind:o}}),z(t)}focusPrimary(){let t=()=>this.host.querySelector(".commands .primary");queueMicrotask(()=>t()?.focus())}change(t){Object.assign(this.state,t),y()}};var N=(e,t,o,s,n=!1)=>{let r=m`<select
    aria-label=${n?e:f}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l,c])=>m`<option value=${a} lang=${c??f} .selected=${a===o}
          >${l}</option
        >`)}
  </select>`;return n?r:m`<label class="field"><span>${e}</span>${r}</label>`},C=(e,t,{min:o,max:s,step:n=1},r)=>m`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      step=${n}
      .value=${String(t)}
      @change=${a=>{let l=a.target,c=Math.min(s,Math.max(o,Number(l.value)||o));l.value=String(c),r(c)}}
  /></label>`,ut=(e,t,o,s=200)=>m`<label class="field"
    ><span>${e}</span
    ><input
      type="text"
      maxlength=${s}
      spellcheck="false"
      .value=${t}
      @change=${({target:n})=>o(n.value)}
  /></label>`,ye=(e,t,o,s=!1)=>m`<label class="toggle"
    ><input type="checkbox" .checked=${t} ?disabled=${s} @change=${o} /><span
      >${e}</span
    ></label
  >`;var Qo=["none","1+1","3+2","5+3","10+5","30+10","custom"],Ne={rules:"olympiad",start:"standard",width:8,height:8,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},ht=()=>(h.about?.presets??
[]).map(({name:e})=>[e,U(e)]),es=()=>(h.about?.starts??[]).map(e=>[e,i("start-name",{name:e})||e]),Wt=6,cr=/^\d+(\.\d+)?\+\d+$/,jt=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,ts=(e,t,o)=>m`
  ${pr(e,t)}
  ${e.kind==="computer"?[mr(e,t),ur(e,t,o)]:f}
  ${o?f:hr(e,t)}
  ${e.kind==="custom"?dr(e,t,o):f}
`,os=(e,t,o,s,n,r,a)=>m`<label class="option"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?m`<span>${r}</span>`:f}${a?m`<span class="faint">${a}</span>`:f}</label
  >`;function pr(e,t){let{kind:o,white:s}=e,n=jt(e),r=h.about?.levels.find(({number:c})=>`${c}`===n)?.elo,a=(c,p,...u)=>os("opponent",c,o===c,()=>t({...p,kind:c}),...u),l=s==="0"?{black:n,white:s}:{black:"\
0",white:n};return m`<fieldset>
    <legend class="unseen">${i("opponent")}</legend>
    <div class="options">
      ${a("computer",{...Ne,...l},i("computer",{level:n}),i("level-words",{level:n}),r?i("elo",{elo:r}):"")}
      ${a("two",{...Ne,black:"0",white:"0",level:n},i("person-here"),i("person-words"))}
      ${a("custom",{},i("custom"),i("custom-words"))}
    </div>
  </fieldset>`}function mr(e,t){let o=jt(e),s=({target:n})=>{let{value:r}=n;t({[e.white==="0"?"black":"white"]:r,level:r})};return m`<label class="field"
    ><span>${i("strength")}</span
    ><input
      type="range"
      min="1"
      max=${h.about?.levels.length??1}
      .value=${o}
      aria-valuetext=${i("computer",{level:o})}
      @input=${s}
  /></label>`}function ur(e,t,o){let s=jt(e),n=e.random?"random":e.black==="0"?"black":"white",r=(a,l,c)=>os("side",a,n===a,()=>t(l),c);return m`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options sides">
      ${r("black",{black:"0",white:s,random:!1},i("black-first"))}
      ${r("white",{black:s,white:"0",random:!1},i("side",{side:"white"}))}
      ${o?f:r("random",{random:!0},i("random"))}
    </div>
  </fieldset>`}function hr(e,t){let o=cr.test(e.clock)?[...new Set([...Qo,e.clock])]:Qo,s=n=>t({clock:n});return m`${N(i("clock"),o.map(ns),e.clock,s)}
  ${ss(e,t,600)}`}var ss=({clock:e,minutes:t,seconds:o},s,n)=>e==="custom"?m`<div class="pair">
        ${C(i("minutes"),t,{min:1,max:n},r=>s({minutes:r}))}
        ${C(i("seconds-a-move"),o,{min:0,max:n},r=>s({seconds:r}))}
      </div>`:f;function ns(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("custom")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function dr(e,t,o){let s={
min:3,max:8},n=Ho.map((l,c)=>[`${c}`,l]),r={black:"fewerBlack",white:"fewerWhite"},a={min:0,max:Wt};return m`<div class="pair">
      ${b.map(l=>N(i("player-of",{side:l}),n,e[l],c=>t({[l]:c,...c==="0"?{}:{level:c}})))}
    </div>
    ${N(i("rules"),ht(),e.rules,l=>t({rules:l,start:We(l)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${N(i("start"),es(),e.start,l=>t({start:l}))}
    <div class="pair">
      ${C(i("files"),e.width,s,l=>t({width:l}))}
      ${C(i("ranks"),e.height,s,l=>t({height:l}))}
    </div>
    ${o?f:m`${ye(i("rated-style"),e.serious,()=>t({serious:!e.serious}))}
          <div class="pair">
            ${b.map(l=>ut(i("name-of",{side:l}),e.names[l],c=>t({names:{...e.names,[l]:c}}),40))}
          </div>
          <div class="pair">
            ${b.map(l=>C(i("gives-up",{side:l}),e[r[l]],a,c=>t({[r[l]]:c})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}`}var fr={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",import:"M12 4v11M7 10l5 5 5-5M5 20h14",share:"M12 15V4M\
7 9l5-5 5 5M5 20h14",more:"M5 12h.01M12 12h.01M19 12h.01"},De=e=>m`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${fr[e]}></path>
  </svg>`;var wr=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>m`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${De(o)}<span class="word">${t??e}</span></button>`,x=(e,t,{class:o="quiet",name:s,isPressed:n,isDisabled:r}={})=>m`<button
    type="button"
    class=${o}
    title=${s??f}
    aria-label=${s??f}
    aria-pressed=${n??f}
    ?disabled=${r}
    @click=${t}
  >${e}</button>`,fe=(e,t)=>m`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(wr)} ${t}
  </div>`;var dt={min:3,max:8},rs=(e,t)=>Oe({id:"editor-board",top:Ft("white",e,t),bottom:[Ft("black",e,t),Ft("nothing",e,t)],side:ze(vr(e),gr(e,t),br(e,t))}),Ft=(e,{brush:t,view:o},s)=>m`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    ${e==="nothing"?m`<span class="strip-name">${i("edit-nothing")}</span>`:m`<span class="strip-name">${i("side",{side:e})}</span> ${Go(o,e)}`}
  </button>`,vr=({checked:e,note:t})=>m`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?m`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>m`<p>${o}</p>`)}
    ${t?m`<p>${t}</p>`:""}
  </div>`;function gr({kept:e,fen:t,fault:o},s){let n=b.map(r=>[r,i("side",{side:r})]);return m`<section class="card panel" aria-label=${i("position-editor")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${C(i("files"),e.width,dt,r=>s.resize(r,e.height))}
      ${C(i("ranks"),e.height,dt,r=>s.resize(e.width,r))}
    </div>
    <div class="pair">
      ${N(i("mover"),n,e.toMove,r=>s.keep({toMove:r}))}
      ${N(i("rules"),ht(),e.rules,r=>s.keep({rules:r}))}
    </div>
    ${ut(i("share-fen"),t,r=>s.readFen(r))}
    <p class="fault" role="alert">${o}</p>
  </section>`}var br=({checked:e},t)=>fe([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);function _e({rules:e,limit:t,fen:o,moves:s},n={}){let r=new URLSearchParams({rules:e,fen:o});t!==void 0&&r.set("limit",String(t)),s.length&&r.set("moves",s.join(" "));for(let[a,l]of Object.entries(n))
l&&r.set(a,l);return`${location.href.split("#")[0]}#game?${r}`}function is(e,t){let o=_e(e,t);return`<iframe src="${(new URL("embed.html",o.split("#")[0]).href+o.slice(o.indexOf("#"))).replaceAll("&",
"&amp;")}" width="420" height="500" title="${i("title")}"></iframe>`}function ft(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.
test(location.hostname);return i("link-warning",{place:o?"here":"elsewhere"})}function as(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;
let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function ls(e){let t=new URLSearchParams(e.slice(
e.indexOf("?")+1));return{black:t.get("black"),white:t.get("white"),result:t.get("result")}}var cs={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},yr=()=>({brush:"black",kept:Se("editor",cs),view:null,checked:null,fen:"",fault:"",note:""});Te.set("editor",(e,t)=>new Ht(e,
t).begin());var Ht=class extends de{constructor(t,o){super(t,o,yr(),rs,i("editor-board")),this.kept=this.state.kept;let{min:s,max:n}=dt;for(let r of["width","height"])this.kept[r]=Math.min(n,Math.max(
s,Math.trunc(this.kept[r])));b.includes(this.kept.toMove)||(this.kept.toMove="black"),this.cut()}calls(){return{move:()=>{},tap:t=>this.paint(t)}}async begin(){let{presets:t}=await nt();t.some(({name:o})=>o===
this.kept.rules)||(this.kept.rules=cs.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.check()}show(){let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,
canMove:()=>!1})}keep(t){Object.assign(this.kept,t),this.check()}cut(){let t=Fe({...this.kept,flipped:!1}).flat();for(let o of b)this.kept[o]=this.kept[o].filter(s=>t.includes(s))}resize(t,o){Object.assign(
this.kept,{width:t,height:o}),this.cut(),this.check()}paint(t){let o=b.find(r=>this.kept[r].includes(t));for(let r of b)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!=="nothing"&&
o!==s&&this.kept[s].push(t);let n=b.find(r=>this.kept[r].includes(t));return z(i("cell",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s,black:n,white:r}=this.kept,a=c=>n.includes(
c)?"L":r.includes(c)?"l":".";return`${Fe({width:t,height:o,flipped:!1}).map(c=>c.map(a).join("").replace(/\.+/g,({length:p})=>String(p))).join("/")} ${s==="black"?"w":"b"} - - 0 1`}async check(){X("ed\
itor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await L("setup",{fen:t,rules:o});if(this.text()!==t||this.kept.rules!==o)return;
let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await L("position",{fen:t,rules:this.kept.rules});await this.edit(
o,this.kept.rules)}catch(o){if(!(o instanceof ae))throw o;this.change({fault:o.message})}}async edit(t,o){let{width:s,height:n,toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,
black:[...a],white:[...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await L("start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await L("pos\
ition",{fen:n,rules:s}),s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.
play.game??{};if(t){t.send(`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(A({rules:this.kept.rules,fen:this.text(),flipped:o,players:Ee(o,!o)}))}async copyLink(){
let t=_e({rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change({note:_([i("copied",{what:i("share-link")}),ft()])})}catch{this.change({fen:t})}}};function E(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=v("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>g.close(),l=new AbortController,c=!1,p=async w=>{if(!c){c=!0;try{await w(
l.signal)!==!0&&a()}catch(T){if(!l.signal.aborted)throw T}finally{c=!1}}},u=v("p",{class:"offline",role:"status"}),d=v("div",{class:"actions"},...n.map(([w,T,F])=>P(w,()=>p(T),{class:F??"quiet"}))),g=v(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},v("div",{class:"dialog-head"},r,P($e("close"),a,{class:"quiet icon","aria-label":i("close")})),v("div",{class:"dialog-body"},...t.filter(w=>w!==null)),
u,n.length?d:null),k=r.id;return history.pushState({dialog:k},""),addEventListener("popstate",a,{signal:l.signal}),g.addEventListener("close",()=>{l.abort(),g.remove(),history.state?.dialog===k&&history.
back()}),g.addEventListener("pointerdown",w=>{w.target===g&&a()}),document.body.append(g),g.showModal(),Ao(u,l.signal),Promise.resolve(s?.(l.signal)).catch(w=>{if(!l.signal.aborted)throw w}),a}var ps={...Ne,black:"0",white:`${Ce}`,level:`${Ce}`,random:!1,clock:"none",minutes:15,seconds:10};function kr(e){let o=Object.keys(Ne).every(n=>JSON.stringify(e[n])===JSON.stringify(Ne[n])),s=b.filter(
n=>e[n]==="0").length;return o&&s?s===1?"computer":"two":"custom"}async function ms(e,t){h.about=await nt();let o=xr(Se("wish",ps),h.about),s={...o,kind:kr(o)},n=v("div",{class:"new-game"}),r=()=>I(ts(
s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(X("wish",{...s,kind:void 0}),t)return void t(Tr(s));try{await e(await Mr($r(s),c),c)}catch(p){if(!(p instanceof ae))throw p;return O(p.
message,{kind:"error"}),!0}};E(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function xr(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(c))],a={
rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=ps[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(n.min,
Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(Wt,Math.max(0,Math.trunc(e[c])));return e}function $r(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="0"))||
Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function Sr({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:e.split(
"+").map(Number);return{base:s*6e4,increment:n*1e3}}async function Mr(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},{fen:s}=await L(
"start",o,t),n=r=>({machine:r!=="0",level:Number(r)||Ce});return A({rules:e.rules,fen:s,clock:Sr(e),players:{black:n(e.black),white:n(e.white)},flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{
black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function Tr(e){let t=Math.max(Number(e.black),Number(e.white));return[...b.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}\
x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...b.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function us(e){let{remote:t}=h.game??{};hs(()=>ms((o,s)=>e.open(o,s),t&&h.link?o=>o.forEach(s=>t.send(s)):void 0))}function wt(e){hs(()=>(e.see(),e.open(A())))}async function Gt(e,t){let{game:o}=h;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:u}=o.state,d=w=>a[w].machine&&t?{...a[w],level:t}:{...a[w]},g={black:d("black"),white:d(
"white")},k={rules:s,limit:n,fen:r,players:g,names:l,clock:c,flipped:p,serious:u};await e.open(A(k))}function hs(e){let{game:t}=h;if(!(t&&!t.isOver&&t.people.length>0&&t.state.live!==0)||t.remote)return e();
E(i("another-game"),[v("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var Er=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Vt=()=>m`<table class="keys">
    <tbody>
      ${Er.map(e=>{let[t,o]=i(e).split(" | ");return m`<tr>
          <th scope="row">${t}</th>
          <td>${o}</td>
        </tr>`})}
    </tbody>
  </table>`;function ds(){let e=v("div",{tabIndex:0});I(Vt(),e),E(i("keys"),[e])}var _t={fen:"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",rules:"olympiad"},we=[{title:"count",words:"count-words",..._t,from:"b1",to:"b3",praise:"count-praise"},{title:"jump",words:"jump-word\
s",..._t,from:"b1",to:"h1",praise:"jump-praise"},{title:"capture",words:"capture-words",..._t,from:"c1",goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"co\
nnect",words:"connect-words",fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",from:"d3",goal:(e,t)=>t?.winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:"defend-words",fen:"\
8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",from:"b4",threat:{from:"d2",to:"d4"},goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"defend-praise",retry:"defend-retry"}],oe=[...we,{title:"helping-titl\
e",words:"helping-words",fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:"blocked-words",fen:"4lL/4ll/6/6/ll4/Ll4 w - - 0 1"}],
Kt=({fen:e,rules:t="soucie"})=>({fen:e,rules:t,moves:[]});function fs(e,t){let{at:o,view:s,said:n,isDone:r}=e;return Oe({id:"learn-board",top:m`<h2 class="strip">${ws(o)}</h2>`,bottom:Ae("black",s,{isToMove:!r,player:i("you")}),side:ze(m`<p class="status ${n.
kind}" role="status"
        >${n.words}<span class="unseen">${r?f:Lr(oe[o])}</span></p
      >`,Or(e,t),zr(e,t))})}function Lr({from:e,to:t,threat:o}){if(!e)return f;let s=t?i("puzzle-move",{move:ge(e,t)}):null,n=o?i("hint-stops",{move:ge(o.from,o.to)}):"";return _([s??i("puzzle-piece",
{square:e}),n])}function ws(e){let t=i(oe[e].title);return e<we.length?i("step",{number:e+1,count:we.length,title:t}):t}function Or({at:e,view:t,detail:o,isListOpen:s},n){let r=oe.map((a,l)=>[String(l),
ws(l)]);return m`<section
    class="card panel lessons ${s?"open":""}"
    aria-label=${i("tutorial")}
  >
    ${N(i("lessons"),r,String(e),a=>n.open(Number(a)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${h.about?.presets.map(({name:a})=>m`<dt>${U(a)}</dt>
            <dd>${i("rule-words",{name:a})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${Vt()}
    </details>
    ${ct(t,o)}
  </section>`}function zr({at:e,isReached:t},o){let s=e+1===we.length||e+1===oe.length;return fe([{label:i("step-back"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("lessons"),sign:"more",
kind:"narrow",act:()=>o.toggleList()},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<we.length&&!t,act:()=>o.next()}])}var Ar=1600,Rr=()=>({at:Math.max(0,oe.findIndex((e,t)=>t===J("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,isListOpen:!1});Te.set("learn",(e,t)=>new Ut(e,t).begin());
var Ut=class extends de{constructor(t,o){super(t,o,Rr(),fs,i("tutorial"))}begin(){return this.open(this.state.at)}get lesson(){return oe[this.state.at]}show(){let{view:t,isDone:o}=this.state,{from:s,to:n,
threat:r}=o?{}:this.lesson,a=r?[{...r,kind:"red"}]:[];s&&n&&a.push({from:s,to:n,kind:"best"});let l=s?[s]:[];t&&this.board.show({view:t,flipped:!1,canMove:()=>!o,arrows:a,glow:l})}async open(t){X("tut\
orial",t);let o={words:"",kind:""};this.change({at:t,isReached:!1,isListOpen:!1,view:null,said:o}),await this.setUp()&&this.change({said:{words:i(this.lesson.words),kind:""}})}toggleList(){this.change(
{isListOpen:!this.state.isListOpen}),queueMicrotask(()=>this.host.querySelector(".lessons")?.scrollIntoView())}next(){let t=this.state.at+1;t===we.length||t===oe.length?wt(this.play):this.open(t)}async setUp(){
clearTimeout(this.again);let{lesson:t}=this,o=await Lt("position",Kt(t));return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}async tryMove(t){if(this.state.isDone||!this.state.view)return;
let{lesson:o}=this,s=await Lt("move",{game:Kt(o),move:t});if(o!==this.lesson)return;if("reason"in s)return this.say(at(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{from:a,to:l,praise:c,
retry:p}=o,{goal:u=()=>!l||s.move===ge(a??"",l)}=o,d=u(n,r,s.position);this.change({isDone:!0,view:s.position}),d?(this.change({isReached:d}),this.say(c?i(c):r?.text??"","over"),this.focusPrimary()):(this.
say(r?i("end-retry",{end:r.text}):i(p??"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),Ar))}};var Ke=300,se=80;function vs(e){let t=Ke/Math.max(1,e.length-1),o=r=>[r*t,se*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return m`<svg
    class="graph"
    viewBox="0 0 ${Ke} ${se}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${Ke} height=${se}></rect>
    <polygon class="graph-area" points="0,${se} ${s} ${Ke},${se}"></polygon>
    <line class="graph-middle" x1="0" x2=${Ke} y1=${se/2} y2=${se/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${se}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,u]=o(c);return Rt`${r?Rt`<circle class="graph-mark ${r}" cx=${p} cy=${u} r="3"></circle>`:f}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${se}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Nr=.08,Dr=.4;function Yt(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!pt(ue(e,n))||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function gs(e,t){
let o=Yt(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Zt(e)}function Zt(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function Br(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(w,T)=>{h.review.retry===o&&(Object.assign(o,{text:w,isSolved:T}),z(w),y(),T||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=w=>a==="black"?w:1-w,[u]=await he(e,c,Dr),d=await e.viewOf(c),
g=d.end?+(d.end.winner===a):0;u&&(g=d.toMove===a?u.score.chance:1-u.score.chance);let k=g>=p(e.state.review[n].chance)-Nr;return l(i(k?"is-good":"not-better",{move:t,best:r}),k),!0}$({judgeRetry:Br});var Ue=["own","blue","red"],bs=e=>Ue.includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),vt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function ys(e){let[t,o=t]=e.split(":");return{from:t,to:o,
kind:Ue[0]}}var W={isOn:!1,kind:Ue[0]},ne=null,Ye=null,Jt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&jo.get(t)||void 0},gt=e=>!!e.svg.closest("#board");function ks(e,t){e.drawn=t,
e.drawDrawn(),gt(e)&&h.game&&xs(h.game,t)}function xs(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function $s(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),r=e.
drawn.find(s)?.kind===W.kind;ks(e,r?n:[...n,{from:t,to:o,kind:W.kind}]),z(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var Ss=()=>W.isOn;function bt(){W.isOn=!W.isOn,Ye=null,y(),W.isOn&&z(i("draw-h\
ow"))}var Xt=()=>h.game&&xs(h.game,[]);function Ms({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(vt);return m`
    <p class="unseen">${s.length?i("marks-here",{marks:$o(s)}):f}</p>
    ${W.isOn||o.length?m`<div class="nav-row pen">
          ${W.isOn?Ue.map(Pr):f}
          ${x(i("clear-marks"),Xt,{class:"quiet nav",isDisabled:!o.length})}
        </div>`:f}
    ${W.isOn?m`<p class="faint">${i("draw-how")}</p>`:f}
  `}var Pr=e=>{let t=()=>{W.kind=e,y()};return x(De("pen"),t,{class:`quiet nav swatch ${e}`,name:i("mark-colour",{kind:e}),isPressed:W.kind===e})};addEventListener("pointerdown",e=>{let t=Jt(e);if(!t)
return;let o=e.button===0,s=e.shiftKey||W.isOn&&gt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);ne=n?{board:t,from:n}:null}else o&&!gt(t)&&ks(t,[])},!0);addEventListener("po\
intermove",e=>{let t=ne?.board.input.squareOf(e);if(!ne||!t)return;let{board:o,from:s}=ne;o.drawDrawn([...o.drawn,{from:s,to:t,kind:W.kind}])});addEventListener("pointerup",e=>{if(!ne)return;e.stopPropagation();
let{board:t,from:o}=ne;ne=null;let s=t.input.squareOf(e);s?$s(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",()=>{ne?.board.drawDrawn(),ne=null});addEventListener("contextmenu",e=>Jt(e)&&e.
preventDefault());addEventListener("keydown",e=>{let t=W.isOn?Jt(e):void 0,{key:o}=e;if(!t||!gt(t)||!t.input.current||o!=="Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;
Ye?$s(t,Ye,s):z(i("mark-from",{square:s})),Ye=Ye?null:s},!0);var Qt={good:"!",inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function j(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+
1]:n.children[0],c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Es=(e,t)=>m`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${Vo(e)} ${Gr(e,t)}
`;function qr(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return m`
    ${s?m`<p class="said">${s}</p>`:f}
    ${n.length?Ls(e,n[0],r?1:0,n.slice(1)):m`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Ts=new WeakMap;function Ir(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Ts.get(o)??[];if(a===r[0]&&l===r[1])return;
Ts.set(o,r),a!==r[0]&&I(qr(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),Cr(o,c)}
function Cr(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Ls(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(m`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(m`<span class="gap">…</span>`)),r.push(Wr(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(m`<p class="said">${c}</p>`));for(let u of s)a(),n.push(m`<div class="variation">${Ls(e,u,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?m`<div class="turn">${c}</div>`:c)}function Wr(e,t){let{live:o}=e.state,s=ue(e,t);return m`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${s?` ${s}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${s?m`<abbr class="mark ${s}" title=${i("mark",{mark:s})}
          >${Qt[s]}</abbr
        >`:f}</span
  >`}var jr="b1-b3",Fr=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Hr({target:e},t){let o=e,[,s,n]=Fr.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(ge(s,n))===
"illegal"?t.board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});K(r),z(r)}}function Gr(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.leadsTo(n,o.end(0)),{comment:l}=o.
node(n),c=(p,u,d,g=!0,k=void 0)=>g?x(De(p),d,{class:"quiet nav",name:u,isPressed:k}):f;return m`
    ${h.isCommenting?m`<textarea
          class="comment"
          rows="2"
          placeholder=${i("comment-move")}
          aria-label=${i("comment-move")}
          .value=${l}
          @input=${p=>{o.node(n).comment=p.target.value,e.changed()}}
        ></textarea>`:f}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${i("type-move")}
        placeholder=${jr}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${p=>p.key==="Enter"&&Hr(p,t)}
      />
      ${c("pen",i("draw-marks"),bt,!0,Ss())}
      ${c("comment",i("comment"),()=>y({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Ms(e)}
  `}$({go:j,drawMoves:Ir});var Os=e=>{let t=Re(e);return t.length>1&&t.every(o=>e.state.review[o])},zs=e=>x(i(Os(e)?"review-again":"review-game"),()=>mt(e),{isDisabled:Re(e).length<2||h.review.progress!==null});function As(e){let{
progress:t,fault:o,retry:s,isFull:n}=h.review,{people:r,state:a}=e,{compared:l}=a,c=p=>s||!Os(e)||!r.includes(p)||!Yt(e,p).length?f:x(i("retry-word"),()=>gs(e,p),{name:r.length===1?i("retry-mistakes"):
i("retry-side",{side:p})});return m`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${l?Vr(e,l,c(r[0])):f}
      ${(l&&!n?[]:a.summary??[]).map((p,u)=>{let d=b[u];return m`<div class="row">
          <p><b>${i("summary-of",{side:d})}</b> ${xe(p)}</p>
          ${l?f:c(d)}
        </div>`})}
    </div>
    ${o?m`<p class="fault">${o}</p>`:f}`}function Vr(e,t,o){let{tree:s,state:n}=e,r=Re(e).filter(l=>n.review[l]?.isMoment),a=()=>{h.review.isFull=!h.review.isFull,e.changed()};return m`<p>${xe(t)}</p>
    <div class="row">
      ${r.map(l=>{let c=n.review[l].mark,p=i("mark",{mark:c});return m`<button type="button" class="quiet moment" title=${p} @click=${()=>{e.show(l),me(".board-host")}}>
          ${s.node(l).move} <span class="mark ${c}">${Qt[c]}</span>
          <span class="unseen">${p}</span>
        </button>`})}
      ${o}
      ${x(i("all-remarks"),a,{isPressed:h.review.isFull})}
    </div>`}function Rs(e){let{tree:t,state:o}=e,s=e.allowsHelp?Re(e).filter(r=>o.review[r]):[];if(s.length<2)return f;let n=s.map(r=>({chance:o.review[r].chance,mark:ue(e,r),isShown:r===o.shown,label:i(
r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return vs(n)}function _r(e){if(!e.allowsHelp)return f;if(h.review.retry)return Kr(e);let{tree:t,state:o}=e,
s=o.review[o.shown],{parent:n}=t.node(o.shown),r=ue(e,o.shown);return!s||!r||n===null?f:m`<div class="advice" role="status">
    <p>${s.text?xe(s.text):So(it(i("mark",{mark:r})))}</p>
  </div>`}function Ns(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&ee(n);return!e.allowsHelp||h.review.retry||!pt(ue(e,o.shown))||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function Kr(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return m`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      ${x(i(o?"back-to-game":"next-mistake"),()=>Zt(e),{class:t.isSolved?"primary":"quiet"})}
    </div>
  </div>`}$({advice:_r});var Ur=50,to=e=>typeof e=="object"&&e!==null,Z=e=>Number.isFinite(e),eo=(e,t)=>e===null||typeof e===t,Bs=e=>Z(e?.black)&&Z(e.white),Ds=e=>typeof e=="string"||typeof e?.code=="string",Yr={limit:e=>e===
null||Z(e),names:e=>eo(e?.black,"string")&&eo(e.white,"string"),clock:e=>e===null||Z(e?.base)&&Z(e.increment),left:Bs,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:Z,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:Z,edition:Z,review:e=>to(e)&&Object.values(e).every(t=>Z(t?.chance)&&eo(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>Ds(t)),compared:Ds},Zr=[4,5,6,7,8,8,9,9,10,10];function Be(e){if(e?.version>At)return{fault:"saved-newer"};if(!Jr(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.
entries(Yr))n(t[s])||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=Zr[s.level-1]??s.level;t.version=At,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=Q(t.outcome.
winner,t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),Bs(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(bs))&&delete s.marks;return{state:t}}
function Jr(e){if(!to(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&Z(a.level);return typeof t=="string"&&Array.
isArray(o)&&o.every((a,l)=>Xr(a,l,o.length))&&to(o[s])&&r(n?.black)&&r(n?.white)}function Xr(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(
a)<o,n=e.parent===null&&e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Ze(){return Lo("game.").map(e=>{let t=J(e);return{
id:e.slice(5),value:t,...Be(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var Je=e=>Eo(`game.${e}`);function Ps(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==
Oo.load("game");for(let[o,{id:s,state:n}]of Ze().entries())(o>=Ur||t(n))&&Je(s)}var oo={class:"primary"};function Qr(e){let t=b.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].
level}`]}function ei(){let{streak:e=0,levels:t=[]}=h.about??{},o=Ze().flatMap(({state:c})=>Qr(c)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),{won:r,lost:a}=t.find(
({number:c})=>`${c}`===n)?.offers??{},l=s==="won"?r:s==="lost"?a:null;return l?{level:l,how:s,count:e}:null}function ti(e,t){let o=[],s=null;if(h.link?.game&&!e.remote)o.push(x(i("to-terminal"),()=>t.
toTerminal(),oo));else if(!e.isAtLive&&!h.review.retry)o.push(x(i("back-to-game"),()=>e.show(e.state.live),oo)),e.remote||o.push(x(i("play-on"),()=>e.playFromHere()));else if(e.isOver&&e.isAtLive){!e.
state.review[e.state.live]&&h.review.progress===null&&o.push(x(i("review-game"),()=>mt(e),oo)),e.remote?.isWatched||o.push(x(i("rematch"),()=>Gt(t))),s=e.remote?null:ei();let r=s?.level;r&&o.push(x(i(
"computer",{level:r}),()=>Gt(t,r)))}let n=Ns(e);return n&&o.push(x(i("show-better"),n)),m`${s?m`<p role="status">${i("level-offer",s)}</p>`:f}
    ${o.length?m`<div class="row actions-row">${o}</div>`:f}`}$({nextStep:ti});function Cs(){let{isOn:e,job:t}=h.analysis;return x(i(e?t?"stop":"close":"analyse"),()=>Ve())}var Ws=e=>h.analysis.isOn?m`<div class="engine">
        <p class="faint stats" role="status">${oi()}</p>
        <ol class="lines">
          ${si(e)}
        </ol>
        ${Is()} ${ni()}
      </div>`:Is();function oi(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:Ct(n),speed:Ct(r)});return e?
a:i("done",{found:a})}function si({view:e}){let{findings:t}=h.analysis;return!e||!t?f:t.lines.map(o=>m`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${Xo(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>m`<button
              type="button"
              class="move"
              @click=${()=>Bt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var qs=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function Is(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return m`<div class="values" hidden></div>`;
let{rules:o}=t,s=qs(e);return m`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:U(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>m`<li>
            <button type="button" class="move" @click=${()=>Bt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${qs(n)}</span>
          </li>`)}
    </ul>
  </div>`}function ni(){let e=h.about?.analysis,t=(o,s,n)=>C(o,S[s],{min:1,max:n},r=>Yo(s,r));return m`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:f}
    </div>
    ${ye(i("arrows"),S.arrows,()=>q("arrows",!S.arrows))}
  </details>`}var re=8,js=[...Array(8).keys()].map(e=>t=>{let[o,s]=be(t).map((n,r)=>e&1<<r?re-1-n:n);return e&4?o*re+s:s*re+o}),Fs=null,Hs=new Map,so=0,Xe=!1,yt=null;async function ri(){let e=await tt("openings.txt"),
[t,...o]=(await e.text()).trim().split(`
`);so=Number(t.split(" ")[1]),Hs=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Gs=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function ii(){if(Xe=!Xe,y(),!!Xe){try{await(Fs??=
ri()),yt=null}catch(e){Fs=null,yt=e.code?e:{code:"no-server"}}y(),me(".explorer")}}function ai({black:e,white:t,toMove:o},s){let n=Array(re*re).fill(".");for(let r of e)n[s(r)]="b";for(let r of t)n[s(
r)]="w";return n.join("")+o[0]}function li(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function ci(e){if(e.width!==re||e.height!==re)return[];
let t=js.map(l=>ai(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=js.filter((l,c)=>t[c]===o),n=l=>ce(l%re,Math.floor(l/re)),r=new Map;for(let{from:l,to:c,text:p}of e.moves){if(!l||!c)continue;let d=s.map(g=>n(g(l))+
n(g(c))).reduce((g,k)=>g<k?g:k);r.has(d)||r.set(d,p)}return(Hs.get(li(o))??[]).flatMap(l=>{let[,c,p,u]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],d=u?u.split(",").map(Number):[0,0,0],g=d.reduce((k,w)=>k+w);return r.
has(c)?[{move:r.get(c),inBook:p!=="",counts:d,games:g}]:[]}).sort((l,c)=>c.games-l.games)}var Vs=e=>Gs(e)?x(i("openings"),ii,{isPressed:Xe}):f;function _s(e,t){let{view:o}=e;if(!Xe||!Gs(e)||!o)return f;
let s=We(e.state.rules)?.misere?[]:ci(o),n=s.reduce((a,l)=>a+l.games,0),r=yt?xe(yt):so?i(s.length?"openings-about":"openings-none",{games:n,total:so}):i("thinking");return m`<section class="explorer" aria-label=${i(
"openings")}>
    <ul>
      ${s.map(a=>Ks(a,()=>t.tryMove(a.move)))}
    </ul>
    <p class="faint" role="status">${r}</p>
  </section>`}function Ks({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return m`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?m`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:m`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var pi=.15,mi=.42,ui=8,hi=.53,di=50,fi=3,Us=e=>e.finish(Q(null)),wi=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function vi(e){let o=e.tree.path(e.state.live).flatMap(s=>e.
guess(s)??[]).map(wi);return o.filter(s=>s===o.at(-1)).length}function gi(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.people.length!==1||e.remote||s.end||vi(e)!==fi)return;let n=i("draw-offered",{side:o}),
r=O(n,{ms:0,actions:[[i("draw-accept"),()=>Us(e)],[i("keep-playing"),()=>{}]]});z(n),e.addEventListener("change",()=>{(e.liveView!==s||e.isOver)&&r()})}async function Ys(e){let t=b.find(a=>e.state.players[a].
machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await he(e,o);if(!s||e.state.live!==o||e.isOver)return;let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<
ui?pi:r<di?mi:hi)?Us(e):O(i("draw-declined",{side:t}))}$({offerAtRepetition:gi});var bi=.6,kt=class{step=0;key="";search=Promise.resolve(null);async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)return K(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){Object.
assign(this,{step:0,key:s}),K(i("looking"));let d=t.text(t.state.shown);this.search=le({type:"analyse",game:d,lines:1,seconds:bi}).promise}let r=(await this.search.catch(d=>{throw this.key="",d}))?.lines[0];
if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&ee(r.move);if(!a)return K(i("no-choice"));let{from:l}=a;this.step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,u=c===
null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)y({glow:yi(l,o)}),K(_([i("hint-part"),...u,i("ask-for-more")]));else if(this.step===2)y({glow:[l]}),K(_([i("puzzle-piece",{square:l}),
...u,i("ask-for-more")]));else{y({glow:[],arrows:[{...a,kind:"best"}]});let d=r.connects.join(", "),g=d?[i("hint-connects",{squares:d})]:[];r.stops&&g.push(i("hint-stops",{move:r.stops})),K(_([i("hint\
-move",{move:r.move}),...u,...g]))}}};function yi(e,{width:t,height:o}){let s=r=>{let[a,l]=be(r);return`${a<t/2} ${l<o/2}`};return Fe({width:t,height:o,flipped:!1}).flat().filter(r=>s(r)===s(e))}function ki(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l){let u=p==="L"?n.black:n.white;Number(p)?c+=Number(p):u.push(ce(c++,s.length-
a-1))}r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var Zs=({fen:e,nodes:t,live:o})=>Js(e,new te(t).moves(o));function Js(e,t){let o={...ki(e),fen:e,lastMove:null,
plies:0};return Ro(o,t)}function no(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=b.flatMap(l=>e[l].map(c=>{let[p,u]=pe(c,n);return D("g",{class:`piece ${l}`},D("circle",{class:"body",
cx:p,cy:u,r:38}))})),a=[e.lastMove?.from,e.lastMove?.to].flatMap(l=>l?[Le(l,n,{class:"tint last"})]:[]);return D("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,"aria-hidden":"true"},D("g",
{class:"squares"},...Io(n)),...a,...r)}function xi({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function Xs(e){let t=b.map(n=>xi(e,n)).join(" – "),o=new te(e.nodes).path(e.live).length-
1,s=[t,U(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function $i(e,t){let o=Zs(e),s=new Date(e.updated).toLocaleDateString(Ie),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=v("span",{class:"game-words"},v("span",{},Xs(e)),v("span",{class:"faint"},n.join(" "))),a=P(no(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",Xs(e)),a}var ro=e=>rt("game.json",new Blob([JSON.stringify(J(`game.${e}`),null,1)],{type:"application/json"}));function xt(e){let t=v("ul",{class:"game-list"}),o=()=>{let n=Ze().filter(({
state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=u=>{s(),e(u)},p=()=>{Je(r),o()};return v("li",{},...a?[$i(a,()=>c(a))]:[v("span",{},i("saved-refused",{reason:{
code:l}})),P(i("saved-copy"),()=>ro(r),{class:"quiet"})],P($e("close"),p,{class:"quiet icon","aria-label":i("delete-game")}))})),n.length||t.append(v("li",{class:"faint"},i("no-games-yet")))};o();let s=E(
i("my-games"),[v("p",{class:"faint"},i("saved-here")),t],{wide:!0})}var Si="g:not(.cells, .overlay, .marks, .dots)",Mi=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],io=e=>`${Qs(en(e,Si))}
`,Qs=e=>new XMLSerializer().serializeToString(e);function en(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(a=>[...a.querySelectorAll("g, g *")]);s.forEach((a,l)=>{let c=getComputedStyle(a),p=n[l];for(let u of Mi){
let d=c.getPropertyValue(u);d&&d!=="none"&&d!=="normal"?p.style.setProperty(u,d):u==="fill"&&p.style.setProperty(u,"none")}for(let u of["class","data-square","data-side","data-theme","data-squares"])p.
removeAttribute(u)});let r=[...o.children].filter((a,l)=>!e.children[l].matches(t));for(let a of r)a.remove();for(let a of["class","role","aria-label"])o.removeAttribute(a);return o.setAttribute("xmln\
s","http://www.w3.org/2000/svg"),o}async function tn(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;s.src=o,await s.decode();let n=document.createElement("can\
vas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(
o)}}async function on(e){let{canvas:t}=await tn(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}var Ti={fill:"#e0b93b","fill-opacity":.55},Ei=420,Li=4;async function sn(e,t,o,s){
let n=en(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((w,T)=>[w.dataset.side,a.children[T]])),p=[];for(let w of t){let T={width:w.
width,height:w.height,flipped:o},{from:F,to:B}=w.lastMove??{},M=[F,B].flatMap(V=>V?[Le(V,T,Ti)]:[]);l.replaceChildren(...M),a.replaceChildren(...b.flatMap(V=>w[V].map(ke=>{let et=c.get(V)?.cloneNode(!0),
[Pn,qn]=pe(ke,T);return et.style.transform=`translate(${Pn}px, ${qn}px)`,et})));let{canvas:H,context:ie}=await tn(Qs(n),Ei);p.push(ie.getImageData(0,0,H.width,H.height))}let{gif:u}=await st(()=>yo("gi\
f.mjs",()=>import("./gif.mjs"))),d=t.map((w,T)=>T<t.length-1?s:Li*s),[{width:g,height:k}]=p;return u(g,k,p.map(({data:w})=>w),d.map(w=>Math.round(100*w)))}function nn(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let u=s.length,{move:d,comment:g,children:k,marks:w}=o.node(c);s.push({parent:p,move:d,comment:g||null,marks:w?.map(vt)});for(let T of k)n(T,u)};n(0,
null);let r=c=>{let{machine:p,level:u}=t.players[c],d=p?`loa, ${i("computer",{level:u})}`:i("who-human");return t.names?.[c]??d},a=e.liveView?.end,l=t.outcome?.code??(a?Q(a.winner,"+").code:null);return{
rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function rn(e){let t=new te,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=typeof n!="number"||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(ys))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:Ee(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function Oi(e,t){try{await navigator.clipboard.writeText(e),O(i("copied",{what:t}))}catch{let o=v("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});E(t,[o]),o.select()}}function zi(e){let{black:t,white:o,result:s}=nn(e);return is(e.text(e.state.live),{black:t,white:o,result:s})}function $t(e){let t=(M,...H)=>v("section",{class:"export"},
v("h3",{},M),...H),o=(...M)=>v("div",{class:"row"},...M),s=(M,H,ie,V="quiet")=>{let ke=v("textarea",{readOnly:!0,rows:ie,"aria-label":M,value:H}),et=P(i("copy"),()=>Oi(ke.value,M),{class:V});return t(
M,o(ke,et))},n=(M,H,ie)=>{let V=document.querySelector("#board svg");return P(M,async()=>rt(ie,await H(V)),{class:"quiet"})},r=1,a=v("span"),l={min:.1,max:10,step:.1},c=M=>{r=M};I(C(i("seconds-a-move"),
r,l,c),a);let p=M=>{let{tree:H,state:ie}=e,V=H.path(ie.live).flatMap(ke=>e.guess(ke)??[]);return sn(M,V,ie.flipped,r)},u=M=>new Blob([io(M)],{type:"image/svg+xml"}),d=s(i("share-sgf"),"",5),g=d.querySelector(
"textarea"),k=()=>new Blob([g.value],{type:"application/x-go-sgf"}),w=n(i("save"),k,"game.sgf");w.disabled=!0;let T=e.remote?.address??_e(e.text(e.state.shown)),F=s(i("share-link"),T,2,"primary"),B=ft();
B&&F.append(v("p",{class:"faint link-warning"},B)),E(i("share"),[F,t(i("share-picture"),o(n("PNG",M=>on(io(M)),"loa.png"),n("SVG",u,"loa.svg"),n(i("gif"),p,"loa.gif"),a)),t(i("import-file-name"),o(w,v(
"span",{},i("share-sgf")))),v("details",{},v("summary",{},i("source")),d,s(i("share-fen"),e.view?.fen??"",1),s(i("moves"),e.tree.moves(e.state.live).join(" "),2),ko&&s(i("share-embed"),zi(e),3))],{wide:!0,
begin:async M=>{g.value=(await L("export",nn(e),M)).sgf,w.disabled=!1}})}function an(e,t={}){let o=v("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=v("input",{type:"\
file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg"}),n=v("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=await a.text())});let r=async a=>{try{
let l=await L("import",{text:o.value,...t},a);await e(rn(l),a),z(i("imported"));for(let c of l.remarks??[])O(c)}catch(l){if(!(l instanceof ae))throw l;return n.textContent=l.message,!0}};E(i("import"),
[o,v("label",{class:"field"},v("span",{},i("import-file-name")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}async function Ai(e,t){let o=as(location.hash);if(!o)return!1;try{await L("position",
o,t)}catch(a){if(t.aborted)return!1;if(!(a instanceof ae))throw a;return O(i("bad-link",{reason:a.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}let s=o.moves.map((a,l)=>({parent:l,
move:a})),{black:n,white:r}=ls(location.hash);return await e.open(rn({...o,black:n,white:r,nodes:[{},...s]}),t),!0}var Ri=9,St=({state:e})=>b.filter(t=>e.players[t].machine),ln=({state:e})=>e.live!==0,Pe=(e,t=()=>!0)=>o=>o.remote?.allows(e)??t(o),Ni=new kt,Di=e=>e.isOver||e.pending||Ni.give(e).catch(t=>K(t.message));
function Bi(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;E(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}var cn=[
{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>j(e,"back")},{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(
e.shown).children.length>0,act:e=>j(e,"next")},{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},{label:"hint",sign:"hint",key:"h",where:"both",isShown:Pe("hint",e=>St(e).length<2),isEnabled:e=>!e.
isOver,act:Di},{label:"undo",sign:"undo",key:"u",where:"both",isShown:Pe("undo"),isEnabled:ln,act:e=>e.undo()},{label:"redo",sign:"redo",key:"r",where:"wide",isShown:Pe("redo"),isEnabled:e=>e.undone.length>
0&&!e.remote,act:e=>e.redo()},{label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:Pe("draw",e=>St(e).length===1),isEnabled:e=>!e.isOver,act:e=>e.remote?e.remote.offerDraw?.():Ys(e)},
{label:"resign",sign:"resign",where:"wide",isShown:Pe("resign",e=>St(e).length<2),isEnabled:e=>!e.isOver&&(ln(e)||e.remote!==null),act:Bi},{label:"move-now",sign:"now",where:"wide",isShown:Pe("now",({
state:e})=>b.some(t=>e.players[t].machine&&e.players[t].level>=Ri)),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&
!e.isOver&&!e.state.paused&&!!(St(e).length===2||e.state.clock),act:e=>e.pause(!0)},{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},{label:"n\
ew-game",sign:"add",key:"n",where:"both",act:(e,t)=>us(t)},{label:"my-games",sign:"board",where:"wide",act:(e,t)=>xt(o=>t.open(o))},{label:"import-short",sign:"import",where:"wide",act:({state:{rules:e,
limit:t}},o)=>an((s,n)=>o.open(s,n),{rules:e,limit:t})},{label:"share-short",sign:"share",where:"wide",act:$t},{label:"more",sign:"more",where:"narrow",act:(e,t)=>qi(Mt(e).filter(({where:o})=>o==="wid\
e"),e,t)}],Pi=e=>{cn.push(...e)},Mt=e=>cn.map(({isShown:t,isEnabled:o,...s})=>({...s,isHidden:t?.(e)===!1,isDisabled:o?.(e)===!1}));function qi(e,t,o){let s=(r,a,l=!1)=>P(r,()=>{n(),a()},{class:"quiet",
disabled:l}),n=E(i("more"),[v("div",{class:"menu"},...e.filter(({isHidden:r})=>!r).map(({label:r,isDisabled:a,act:l})=>s(i(r),()=>l(t,o),a)),s(i("analyse"),()=>Ve()))])}var Ii={"[":e=>j(e,"back"),"]":e=>j(
e,"next"),"{":e=>j(e,"first"),"}":e=>j(e,"last"),ArrowLeft:e=>j(e,"back"),ArrowRight:e=>j(e,"next"),ArrowUp:e=>j(e,"first"),ArrowDown:e=>j(e,"last"),Home:e=>j(e,"first"),End:e=>j(e,"last"),Escape:(e,t)=>t.
board.select(null),d:()=>bt(),x:()=>Xt(),a:()=>Ve(),"?":()=>ds()},ve=null,ao=e=>e==="ArrowUp"||e==="ArrowDown",lo=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{ve=lo(e)&&
e!==ve?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?ve=null:lo(t)&&(e===" "||o&&ao(e))&&(ve=t===ve?null:t)});addEventListener("keyup",({key:e})=>{
e==="Escape"&&(ve=null)});for(let e of["change","focusout"])addEventListener(e,()=>{ve=null});function Ci(e,t){return lo(e)?e===ve||ao(t):e instanceof HTMLInputElement&&e.type==="range"?t.length>1:e instanceof
HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||ao(t)&&e.matches(".said-box")}var pn=e=>document.addEventListener("keydown",t=>Wi(t,e));function Wi(e,t){let{game:o}=h;if(!o||e.defaultPrevented||
Ci(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():e.key,r=Mt(o).find(l=>l.key===
n),a=r?r.act:Ii[n];a&&(e.preventDefault(),!r?.isHidden&&!r?.isDisabled&&a(o,t))}var ji=$e("close"),Fi=()=>m`<svg
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
</svg>`,mn=e=>m`<section
  class="card first-visit"
  aria-label=${i("new-here")}
>
  ${Fi()}
  <h2>${i("new-here")}</h2>
  ${x(ji,()=>e.see(),{class:"quiet icon",name:i("no-thanks")})}
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    ${x(i("easy-game"),()=>wt(e))}
  </div>
</section>`;var Hi=(e,t)=>m`
  ${h.isFirstVisit?mn(t):f}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[Cs(),zs(e),Vs(e)]:m`<span class="faint">${i("no-analysis")}</span>`}
      ${Gi(e.state.rules)}
    </div>
    ${e.remote?.words?m`<p class="faint game-setup">${e.remote.words}</p>`:f}
    ${e.allowsHelp?_s(e,t):f} ${Rs(e)}
    ${e.allowsHelp?As(e):f} ${Es(e,t)}
    ${e.allowsHelp?Ws(e):f}
  </section>
`;function Gi(e){let t=i("of-rules",{rules:U(e)});return x(t,()=>E(t,[v("p",{},i("rule-words",{name:e}))]),{class:"quiet rules"})}function Vi(e,t){let o=b.every(s=>e.state.players[s].machine)&&!e.remote;
return fe(Mt(e).map(({label:s,word:n,key:r,where:a,act:l,...c})=>({...c,label:i(s),word:n&&i(n),title:_i(i(s),r),kind:`${a} of-${s}`,act:()=>l(e,t)})),o?Ki():f)}var _i=(e,t)=>t?i("with-key",{label:e,key:t.
toUpperCase()}):e;function Ki(){return m`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      .value=${String(3e3-S.speed)}
      @input=${e=>q("speed",3e3-Number(e.target.value))}
  /></label>`}$({panel:Hi,actions:Vi});var un=e=>e.reduce((t,o)=>t+o,0);function hn(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:u,score:d})=>{let g=1/Math.sqrt(1+3*(u/173.7178)**2/Math.PI**2),k=1/
(1+Math.exp(-g*(o-(p-1500)/173.7178)));return{g,expected:k,score:d}}),r=1/un(n.map(({g:p,expected:u})=>p*p*u*(1-u))),a=un(n.map(({g:p,expected:u,score:d})=>p*(d-u))),l=Ui(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Ui(e,t,o,s){let n=Math.log(e**2),r=u=>{let d=t**2+o+Math.exp(u);return Math.exp(u)*(s**2-d)/
(2*d**2)-(u-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let u=1;for(;r(n-u*.5)<0;)u++;l=n-u*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let u=a+(a-l)*c/(p-c),d=r(u);d*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[u,d]}return Math.exp(a/2)}var Yi=60,dn=100,Zi={at:-1,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},co=()=>Se("puzzles",Zi);function qe(e){fn(e),X("puzzles",e)}function fn(e){let t=co(),
{rating:o,deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set(
[...t.history,...e.history])]}var Qe=e=>parseInt(e,10),po=({history:e},t)=>e.findLast(o=>Qe(o)===t)?.at(-1),wn=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Qe));function vn(e,{number:t,rating:o},s){
fn(e);let n=po(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),qe(e),null;let r=e.rating,a={rating:o,deviation:Yi,score:Number(s)};return Object.assign(e,hn(e,[a])),e.rating=Math.max(r-dn,Math.min(
r+dn,e.rating)),e.history.push(`${t}${s?"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),qe(e),Math.round(e.rating)-Math.round(r)}var bn=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],gn=150;async function yn(e){return(await st(async()=>(await tt(e)).text())).trimEnd().split(`
`)}async function kn(){return(await yn("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var mo=new Map;async function xn(e){let t=Math.floor(e/gn),o=mo.get(t);
o||(o=yn(`puzzles-${t}.txt`),mo.set(t,o),o.catch(()=>mo.delete(t)));let s=(await o)[e%gn],[n,r,a,l,c,p]=s.split("; "),u=d=>Number(d.split(" ").at(-1));return{fen:n,rules:r,task:l.startsWith("win")?"wi\
n":"hold",moves:u(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:u(p)}}var $n=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function Tt(e,t,o,s){let n=a=>Math.abs(
e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Ji=997,Sn=(e,t=new Date)=>Math.floor(Date.UTC(t.getFullYear(),
t.getMonth(),t.getDate())/864e5)*Ji%e.length;var Mn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),uo=({end:e})=>Math.max(0,e-Date.now()),ho=e=>e.mistakes>=3||uo(e)===0,Tn=({kind:e})=>Number(e[1])<=3;function Ln(e,t){let{view:o,side:s,said:n,isDone:r,run:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return Oe({id:"puzzle-board",top:Ae(G(s),o,{isToMove:l(G(s))}),bottom:Ae(s,o,{isToMove:l(s),player:i("you")}),
side:ze(m`${a?Qi(a):f}
        <p class="status ${n.kind}" role="status" ?hidden=${a&&!n.kind}>${n.words}</p>
        <p class="task">${o?ea(e):""}</p>`,ta(e,t),sa(e,t))})}var Qi=e=>m`<p role="timer">
  <b>${zt(uo(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function ea({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var fo=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function En(e){
return e.length===2?fo(e):i("puzzle-theme",{theme:e})}function ta(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p,detail:u}=e,d=bn.map(B=>[B,En(B)]),g=Math.round(a.rating),{streak:k,
best:w}=a,T={solved:wn(a).size,count:o?.length??0},F=[i("puzzle-rating",{rating:s?.rating??0})];return l&&F.push(...(s?.themes??[]).map(B=>En(B[0]))),m`<section class="card panel" aria-label=${i("puzz\
le")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${N(i("theme"),d,a.theme,B=>t.choose(B),!0)}
    </div>
    ${c?f:m`<p class="faint">${n?F.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:g})}</b>
            ${p===null?f:`(${oa(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...T,streak:k,best:w})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
    ${ct(n,u)}
  </section>`}var oa=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function sa({isDone:e,before:t,run:o},s){return fe([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:e||o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:e||o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",
isDisabled:o!==null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var na={"+":"once","-":"failed","=":"later"},ra=200;function On({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Qe(c)-1]).reverse().slice(0,ra).map(c=>{let p=Qe(c),u=e,{kind:d,rating:g}=u[p-1],k=[i("p\
uzzle-number",{number:p}),fo(d),i("puzzle-rating",{rating:g}),i("puzzle-result",{result:na[c.slice(-1)]})],w=()=>{l(),o(p-1)};return v("li",{},P(k.join(" · "),w,{class:"quiet"}))}),r=v("ul",{class:"g\
ame-list"},...n),a=v("p",{class:"faint"},i("no-history")),l=E(i("history"),[n.length?r:a])}var aa=450,la=900,wo=12,ca=500,zn=()=>({moves:[],view:null,side:"black",hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],arrows:[]}),
pa=()=>({all:null,puzzle:null,at:0,run:null,kept:co(),...zn()});Te.set("puzzles",(e,t)=>new vo(e,t).begin());var vo=class extends de{constructor(t,o){super(t,o,pa(),Ln,i("puzzle-board"))}async begin(){
let t=await kn();this.change({all:t});let{at:o}=this.state.kept;await(t[o]?this.open(o):this.next())}show(){let{view:t,side:o,isDone:s,before:n,glow:r,arrows:a}=this.state;t&&this.board.show({view:t,flipped:o===
"white",canMove:l=>l===o&&!s&&!n,glow:r,arrows:a})}async open(t){let{kept:o,run:s}=this.state;s||(o.at=t,qe(o)),this.change({...zn(),at:t});let{moves:n}=this.state,r=()=>this.state.moves!==n,a=await xn(
t);if(r())return;this.state.puzzle=a;let l=await this.ask();r()||(this.change({view:l,side:l.toMove}),this.say(i("puzzle-yours",{side:l.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;
this.endRun();let{theme:s}=t,n=t.rating-t.deviation,r=(l,c)=>$n(l,s)&&c!==t.at,a=Tt(o,n,wo,(l,c)=>r(l,c)&&!po(t,c+1))??Tt(o,n,wo,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.
next()}async ofDay(){this.endRun(),await this.open(Sn(this.state.all??[]))}history(){qe(this.state.kept),On(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=Mn();this.state.
run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);ho(t)&&!this.state.isDone&&this.finishRun(),y()},ca);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||
!o)return;if(ho(t))return this.finishRun();let s=Tt(o,t.rating,wo,(n,r)=>Tn(n)&&!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:
o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,la)),this.state.run===o&&this.state.moves===s&&await this.
nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,o.count),qe(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),
"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return L("position",this.game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?
[...n,t]:n}}async tryMove(t){let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,run:r}=o,a=()=>o.moves!==n,l=await L("move",{game:this.game(),move:t});if(a())
return;if("reason"in l)return this.say(at(t,l.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:c,answer:p}=await this.judge(l);if(!a()){if(o.isBusy=!1,!c)return this.change({view:l.position,glow:[],
arrows:[]}),r?this.answered(!1):this.refute(l,p);if(this.change({moves:[...n,l.move],hints:0,glow:[],arrows:[],view:l.position}),l.position.end||s.task==="hold")return r?this.answered(!0):this.finish();
this.say(i("puzzle-right")),await this.reply()}}get left(){let{puzzle:t,moves:o}=this.state;return t.moves-o.length/2}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===
s[r])?s[t.length]:void 0}async judge(t){let{left:o}=this,{moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&
s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:p}=c?.score??{},u=p!=null&&p<=2*o-2;return{isRight:s.length>0&&u,answer:c?.move}}async refute(t,o){let{state:s,left:n}=this,
{moves:r,side:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==r)return;let p=[...r,t.move];this.change({moves:p,before:{moves:r,view:c}}),this.fail();let d=[i(l==="win"?"puzzle-no-win":"puzzle-\
no-hold",{move:t.move,moves:n,side:a})],g=t.position.mustPass?"pass":o;if(g&&!t.position.end){let k={...this.game(),moves:[...p,g]},w=await L("position",k);if(s.moves!==p)return;this.change({view:w}),
d.push(i("puzzle-answer",{side:G(a),move:g}),w.end?.text??"")}else d.push(t.position.end?.text??"");this.say(_(d),"fault"),this.focusPrimary()}async retry(){let{before:t,at:o}=this.state;if(!t)return this.
open(o);this.change({...t,before:null,isBusy:!1}),this.say(i("puzzle-yours",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(
t),lines:1,seconds:1.5};return le(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(u=>setTimeout(u,aa)),r=t?null:await this.think();if(await n,o.moves!==s)return;
o.isBusy=!1;let a=t??(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let p=i("puzzle-goes-on",{side:c.toMove,moves:this.left});
this.change({view:c}),this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=vn(n,{number:o+1,rating:r},
t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(_([s,o?.end?.text??""]),"ov\
er"),this.focusPrimary()}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;if(!this.isOpen)return;let{moves:o}=t,s=await this.
bestMove(),n=s&&ee(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",{square:n.from}))):(this.change({arrows:[{...n,kind:"\
best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;if(t.before&&await this.retry(),!this.isOpen)return;
this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==t.at)return;await this.tryMove(n)}}async take(){if(!this.
state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(A({rules:t,fen:o,players:Ee(!1,!1),flipped:this.state.side==="white"}))}};function Nn(e){addEventListener("storage",()=>go(e)),addEventListener("pageshow",()=>go(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(go(e),An())});for(let t of["pointerdown",
"keydown"])addEventListener(t,An,!0)}function An(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var Rn=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function go(e){
await Bo();let{game:t}=h;if(!t||t.remote)return;let{state:o}=Be(J(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Rn(o)===Rn(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();No(o);let r=!t.isAtLive&&o.nodes[s];Dn(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function Dn(e,t,o){let s=new je(t);s.follows=o,await s.load();let n=h.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function ma(e,t,o){let s=Be(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new te(s.nodes),p=c.nodes.length,
u=c.take(new te(n))[r],d=c.leadsTo(s.live,u),g=d?u:s.live,k={...s,live:g,shown:g,flipped:l,outcome:s.outcome??a};!d&&c.nodes.length>p&&O(i("other-tab"),{ms:12e3}),Do(k),Dn(e,k,!1)}$({merge:ma});function ua(e,t){O(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>ro(e)],[i("delete-game"),()=>Je(e)]]})}function Bn(e){let t=()=>{},o=()=>{t(),To()&&(t=O(i("storage-\
full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>xt(s=>e.open(s))],[i("saved-copy"),()=>e.game&&$t(e.game)]]}))};Mo.addEventListener("change",o),o()}$({readGame:Be,rescue:ua});var bo=class{constructor(t){this.open=t,Me.isOfProgram=!0,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.
resolve(),Me.addEventListener("shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{O(String(n),{kind:"error"})})}),Me.addEventListener("said",o=>{let{text:s,error:n}=o.
detail;O(s,{kind:n?"error":"note"}),z(s)})}send(t){Me.send({type:"line",text:t})}allows(t){return t==="draw"||t==="resign"?!1:void 0}async tryMove(t){let o=this.game,s=await L("move",{game:o.text(o.state.
live),move:t});return"reason"in s?s.reason:(this.send(s.move),null)}setPlayer(t,o,s){s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"m\
anual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(
o,t):await this.begin(t)}players(t){return Object.fromEntries(b.map(o=>[o,{machine:t[o]==="machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=t.tree.
addLine(0,o.moves);if(s===t.state.live)return t.changed();await t.followTo(s)}async begin(t){let o=t.black==="machine"&&t.white==="human",s=new je(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,
players:this.players(t),flipped:o}));s.remote=this,s.state.live=s.state.shown=s.tree.addLine(0,t.moves),this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};var ha=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function da(){let e=v("div",{class:"settings"}),t=()=>I(fa(o),e),o=n=>{q("language",n),addEventListener(
"popstate",()=>location.reload(),{once:!0}),s()};t();let s=E(i("settings"),[e],{begin:n=>zo.addEventListener("change",t,{signal:n})})}var Y=(e,t)=>ye(i(e),S[t],()=>q(t,!S[t])),fa=e=>m`
  ${N(i("language"),ba(),S.language,e)}
  <div class="pair">
    ${N(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],S.scheme,t=>q("scheme",t))}
    ${N(i("piece-style"),Co.map(t=>[t,i(t)]),S.pieces,t=>q("pieces",t))}
  </div>
  <fieldset class="themes">
    <legend>${i("board")}</legend>
    ${ha.map(va)}
  </fieldset>
  ${Y("large-text","largeText")}
  <h3>${i("on-the-board")}</h3>
  ${Y("coordinates","coordinates")} ${Y("counts","counts")} ${Y("overlay","overlay")}
  ${Y("dots","dots")} ${Y("bonds","groups")} ${Y("arrows","arrows")}
  <h3>${i("during-a-game")}</h3>
  ${Y("threats","threats")} ${Y("teaching","teaching")} ${Y("auto-flip","autoFlip")}
  ${Y("sounds","sounds")}
  <label class="field"
    ><span>${i("volume")}</span
    ><input type="range" min="0" max="100" .value=${String(S.volume)} @change=${wa}
  /></label>
  ${h.isKept===null?f:m`<p class="faint">${i("kept",{isKept:h.isKept})}</p>`}
`;function wa({target:e}){q("volume",Number(e.value)),Ge("move")}function va([e,t]){let o=()=>{q("board",e),q("pieces",t)};return m`<label class="theme" data-board=${e}
    ><input
      type="radio"
      name="board"
      value=${e}
      .checked=${S.board===e}
      @change=${o}
    />${ga(t)}<span>${i(e)}</span></label
  >`}var ga=e=>D("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},...b.map((t,o)=>{let s=D("g",{class:"squares",transform:`translate(${o*100})`}),n=Wo(t,e);n.setAttribute("transform",`translat\
e(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};return s.append(D("rect",r),n),s}));function ba(){let e=t=>[t,it(new Intl.DisplayNames(t,{type:"language"}).of(t)??t),t];return[
["auto",i("language-auto")],...["en",...xo].map(e)]}Et(_o);function Cd(e){Ps(),Bn(e),Nn(e),pn(e)}export{Ce as FIRST_LEVEL,je as Game,Fn as LOW,bo as Link,ae as Refusal,b as SIDES,In as accepted,Pi as addCommands,z as announce,h as app,Cd as begin,Cn as byId,N as choiceField,zt as clockText,ns as clockWords,
Wn as dismiss,Ot as drawWith,v as h,m as html,Ie as language,Et as learn,J as load,A as newState,O as note,f as nothing,C as numberField,E as openDialog,Ai as openLink,da as openSettings,Ks as openingRow,
G as other,Q as outcome,ss as ownClock,x as plain,Js as positionAfter,We as presetOf,jn as refuseSearches,I as render,U as ruleName,ht as rulesOptions,X as save,no as smallBoard,Me as socket,es as startOptions,
Ae as strip,i as text,ye as tickField,y as update};
