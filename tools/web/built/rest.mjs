import{$ as Me,A as $e,Aa as Vo,B as it,Ba as _o,C as O,Ca as Ko,D as Kn,Da as Uo,E as z,Ea as pt,F as se,Fa as Yo,G as No,Ga as p,H as Tt,Ha as At,I as Y,Ia as f,J as Z,Ja as ie,K as xe,Ka as ze,L as Do,
La as Ae,M as Ro,Ma as Yn,N as Po,Na as Zo,O as Io,Oa as Ne,P as d,Pa as Jo,Q as He,R as Lt,S as y,T as W,U as Se,V as M,W as Co,X as I,Y as E,Z as b,_ as B,a as st,aa as Ot,b as xo,ba as Ge,c as So,ca as at,
d as Mo,da as V,e as Eo,ea as lt,f as Fe,fa as J,g as Mt,ga as qo,h as ye,ha as Un,i as To,ia as Bo,j as Lo,ja as Ee,k as Oo,ka as ne,l as U,la as zt,m as i,ma as Te,n as nt,na as A,o as he,oa as We,p as zo,
pa as jo,q as fe,qa as Fo,r as Ao,ra as Ho,s as ke,sa as Le,t as Vn,ta as ve,u as L,ua as Go,v as Et,va as re,w as rt,wa as ge,x as we,xa as ct,y as P,ya as Oe,z as _n,za as Wo}from"./first.mjs";var Xo={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
ttings","needs-script":"This page needs JavaScript.","not-started":"This page does not start. If another try does not help, use a newer browser.","longer-address":"This server runs, but the address of\
 its page is longer. The program has printed it. Please open that address.","no-such-request":"There is no such request.","no-such-file":"There is no such file.","wrong-method":"This request needs ano\
ther method.","no-token":"The request has no token.","no-host":"The request names no host.","other-host":"This server does not have that name.","other-site":"Requests from other web sites are refused.",
"repeated-header":"The request has more than one header “{name}”.","too-slow":"The request took too long to arrive.",incomplete:"The request did not arrive completely: {detail}.","too-large":"This\
 is too large: the server reads up to {kibibytes, number} KiB at once.","not-an-object":"The request is not a JSON object.","bad-json":"The request can’t be read: {detail}.","bad-handshake":"No WebS\
ocket: {detail}.","no-answer":"The server answered {status}.","many-analyses":"The server has too many analyses at once. Try again later.","many-jobs":"More than {most} searches at once are not possib\
le.","job-in-use":"The search number {id} is in use.","no-shared-game":"There is no game of a terminal program here.","not-a-command":"This is not a command line.","program-busy":"The terminal program\
 is busy.","no-tables":"This server has no tables.","not-in-tables":"The tables don’t have this position.","search-stopped":"The search was stopped.","bad-rules":"Unknown rules: {detail}.","bad-size":"\
Not a board size: {detail}.","bad-start":"Unknown start position: {detail}.","bad-position":"Not a position: {detail}.","bad-move":"Not a move: {detail}.","bad-ply":"Move {number}: {detail}.","illegal\
-ply":"Move {number}, {move}: {reason}.","bad-time":"A time is a number of seconds, more than 0.","bad-level":"A level is 1 to {most}.","long-text":"The text is longer than {most, number} characters.",
"long-game":"A game of {count, number} moves is too long; {most, number} are allowed.","game-over":"The game is over.","few-pieces":"Each side needs at least two pieces.",over:"the game is over","off-\
board":"{square} is not on this board","empty-square":"there is no piece on {square}","other-piece":"the piece on {square} is {owner, lowercase side}, and {mover, side} is to move","same-square":"it s\
tarts and ends on {square}","no-line":"{from} and {to} are not on one rank, file or diagonal","wrong-length":"needs exactly {needed, plural, one {# square} other {# squares}}, the number of pieces on \
this {line}, not {tried}","two-faults":"{first}; {second}","own-piece":"your own {color, lowercase side} piece is on {square}","must-jump":"you have a move, so you can’t pass","no-passing":"these ru\
les know no pass","win-connected":"{winner, side} wins: {count, plural, =0 {} =1 {} other {all # }}{color, lowercase side} {count, plural, =0 {has no pieces left, which counts as connected} =1 {has a \
single piece, which counts as connected} other {pieces are in one group}}.","win-simultaneous":"{winner, side} wins: both sides are connected, and {mover, side} made the move.","win-blocked":"{winner,\
 side} wins: {loser, side} has no legal move.","win-other":"{winner, side} wins {reason, select, repetition {by repetition} limit {by the move limit}}.","draw-connected":"A draw: one side is connected\
.","draw-simultaneous":"A draw: the move connects both sides.","draw-blocked":"A draw: there is not a legal move.","draw-repetition":"A draw by repetition.","draw-move-limit":"A draw: {count} moves ha\
ve been made.","win-resignation":"{winner, side} wins: {winner, other side} resigned.","win-time":"{winner, side} wins: {winner, other side} ran out of time.","draw-agreed":"Draw by agreement.",aborted:"\
The game was aborted.","draw-declined":"{side, side} declines the draw.","draw-offered":"{side, side} offers a draw: this position has occurred three times.","draw-accept":"Accept",game:"Game",commands:"\
Commands",moves:"Moves","of-rules":"{rules} rules","with-key":"{label} ({key})","new-game":"New game",undo:"Undo",redo:"Redo","step-back":"Back","step-on":"Next","draw-word":"Draw",hint:"Hint",flip:"F\
lip","offer-draw":"Offer draw",resign:"Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"More",speed:"Speed","my-games":"My games","import-short":"Import","share-short":"Share","to-ter\
minal":"To the game in the terminal","back-to-game":"Back to the game","review-game":"Review the game","review-again":"Review again",rematch:"Rematch","level-offer":"{count} {how, select, won {wins} o\
ther {losses}} in a row. Try level {level}?","resign-as":"Resign as {side, side}?","keep-playing":"Keep playing","another-game":"Start another game?","game-stays":"The game on the board is not over. I\
t stays in My games.","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exactly as many squares as there are pieces on its line. Connect all your pieces into one group to win.","lea\
rn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-moves-yet":"No moves yet.",comment:"Comment","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}\
” is not a move such as b1-b3.","draw-marks":"Draw arrows and circles","draw-how":"Drag for an arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks\
-here":"Drawn: {marks}.","mark-colour":"{kind, select, own {Orange} blue {Blue} red {Red}}","mark-from":"From {square}. Choose the other end; the same square gives a circle.","mark-changed":"{isThere,\
 select, true {Removed} other {Drawn}} from {from} to {to}.",promote:"Make this the main line",cut:"Remove this move and its continuation",mark:"{mark, select, good {good move} inaccuracy {inaccuracy}\
 mistake {mistake} blunder {blunder} missed {missed win}}","no-analysis":"This game has no analysis or review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth}\
 · {nodes} positions · {speed}/s",done:"done, {found}",solved:"Solved{holds, select, false {, without move limit and repetition}}: {value} for the side to move.","solved-by":"Solved by {rules} rules\
{holds, select, false {, without move limit and repetition}}: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","value-in":"{value, select, win {win} \
loss {loss} tie {tie} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games, number} of {total, number} games\
 of the engine (level 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, percent}, White wins {white, percent}",
"book-move":"Move of the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","wins-in":"{side, side} wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chan\
ce to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a good move…","no-choice":"There is no move to choose.","hint-part":"Look at this part of the board.",
"hint-move":"{move} is a good move.","hint-wins":"It wins at once.","hint-wins-in":"It wins in {moves}.","hint-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.",
"ask-for-more":"Ask again for more.","bad-move-made":"{mark, select, mistake {That move is a mistake.} blunder {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take ba\
ck","nothing-to-read":"There is nothing to read.","not-a-record":"No game can be read: {detail}.","left-out":"Not everything was read: {detail}.","first-of":"This is the first of {count, number} games\
.","bad-tree":"The game can’t be read: {detail}.","many-nodes":"A game of {count, number} moves, variations included, is too large; {most, number} are allowed.","node-without-move":"Node {number} ha\
s no move.","node-without-parent":"Node {number} has no parent before it.","no-root":"A game has a root.","who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open","share-link":"\
Link to this position","link-warning":"{place, select, here {This link opens on this computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the secret pa\
rt of the address.","share-sgf":"SGF, the whole game with variations","share-fen":"FEN, this position",source:"Source text","share-embed":"Board for another page","open-full":"Open in the full program",
"share-picture":"Picture",gif:"GIF of the game","import-text":"Game or position","import-example":"Paste SGF, a FEN, or moves such as  b1-b3 a2-c2 …","import-file-name":"File",imported:"Game importe\
d.","saved-newer":"A newer version of this page has saved it.","saved-damaged":"It is damaged.","saved-refused":"A saved game can’t be opened. {reason}","storage-full":"Your moves are not saved any \
more: the browser’s storage is full or turned off. Delete games, or save a copy of this one.","other-tab":"This game has gone on in another tab. Your move is a variation there.","saved-copy":"Save a\
 copy","saved-here":"Saved in this browser: the last 50 games.","no-games-yet":"No games yet.","delete-game":"Delete this game","count-moves":"{count, plural, one {# move} other {# moves}}","bad-link":"\
This link has no valid game. {reason}","start-game":"Start game","black-first":"Black (moves first)",rules:"Rules","rule-name":"{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {Co\
dinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiad} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule-words":"{name, select, berkele\
y {A move that connects both sides wins for the player who made it. A tie after 30 moves each.} cuhk {Black starts on the left and right. A move that connects both sides is a draw.} gamesman {If the s\
ide to move has no legal move, the game is a draw.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament rules: a draw if a move connects both sides, or if a position occu\
rs three times.} soucie {The inventor’s rules: a move that connects both sides wins for the player who made it. No move limit.} openspiel {A side without a legal move loses. A repeated board is a draw\
.} codingame {The inventor’s rules, with a draw after 75 moves each.} playstrategy {A draw if a move connects both sides, if the side to move has no legal move, or at the fifth repetition.} boardspace\
 {The inventor’s rules, as played on BoardSpace.}}",start:"Start","start-name":"{name, select, standard {Standard: Black top and bottom} sides {Sides: Black left and right} scrambled {Scrambled eggs\
: colours alternate along the edge}}",opponent:"Opponent","level-words":"{level, select, 1 {Misses nearly everything.} 2 {Misses much: start here.} 3 {Looks ahead, misses much.} 4 {Looks ahead, misses\
 some moves.} 5 {Has played some games.} 6 {Like a club player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a second.} 10 {Full strength, up to five seconds.}}","p\
erson-here":"Two people","person-words":"Both at this screen.","your-side":"You play",random:"Random",strength:"Strength",custom:"Custom","custom-words":"Players, rules, board and handicap.",elo:"Elo \
{elo}",files:"Files",ranks:"Ranks",clock:"Clock","no-clock":"No clock","some-clock":"{minutes, number} min + {seconds} s a move",minutes:"Minutes","seconds-a-move":"Seconds a move","name-of":"{side, s\
ide}’s name","gives-up":"Pieces {side, side} gives up",handicap:"Handicap: pieces removed at the start. Fewer pieces are easier to connect, but they also move less far.","rated-style":"Rated-style g\
ame (no help)",language:"Language","language-auto":"As in the browser",scheme:"Light or dark","scheme-name":"{name, select, auto {System} light {Light} dark {Dark}}","large-text":"Large text, to be re\
ad from afar","board-name":"{name, select, wood {Wood} slate {Slate} paper {Paper} green {Green} clear {High contrast, for the colour-blind}}","piece-style":"Pieces","piece-name":"{name, select, stone\
s {Stones} flat {Flat} shapes {Shapes}}","on-the-board":"On the board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edges",overlay:"Lines of the piece under the pointer",dots:"\
Dots on the squares the chosen piece can move to",bonds:"Connections within groups",arrows:"Arrows: last move, best moves","during-a-game":"During a game",threats:"Warn when a side can win with its ne\
xt move",teaching:"Teaching: offer to take back bad moves","auto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Volume",kept:"Without a network: {isKept, select, true {re\
ady} other {not possible here}}.",keys:"Keys","keys-step":"← → | one move back or forward; also the mouse wheel over the board","keys-ends":"Home, End | first or last move","keys-analysis":"A | an\
alysis on and off","keys-tab":"Tab | to the board and beyond","keys-square":"Arrow keys on the board | another square; [ and ] step there","keys-choose":"Enter or Space | choose a piece, then its targ\
et","keys-escape":"Escape | cancel the choice or the premove","keys-draw":"Right mouse button, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | draw with clicks or keys; clear the d\
rawings","keys-keys":"? | this list","no-pieces":"{color, side} has no pieces.","one-piece":"{color, side} has a single piece, which counts as connected: the game would be over.","all-connected":"{col\
or, side}’s pieces are all already connected: the game would be over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","many-pieces":"{color, side} has {co\
unt} pieces; start positions of this size have at most {most}.","mover-blocked":"{color, side} is to move and has no legal move.","how-to-edit":"Choose a piece, then click squares. Click again to remo\
ve it.","edit-nothing":"Remove","editor-board":"Editor board",mover:"To move","play-from-here":"Play from here","start-position":"Start position","empty-board":"Empty board","from-game":"From the game",
"copy-link":"Copy link","can-start":"A game can start here.","cannot-start":"No game can start here:","retry-side":"Retry {side, side}’s mistakes","retry-word":"Retry","review-progress":"Progress of\
 the review","review-graph":"Black’s win chance during the game","words-of":"{name}: {words}","show-better":"Better move","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}\
. Find a better move.","is-best":"{move} is the best move.","is-good":"{move} is good, too. The best move was {best}.","not-better":"{move} is not better. Retry.","next-mistake":"Next mistake","only-m\
ove":"The only move.","best-proven":"Best ({score}).","best-estimated":"Best (win chance {chance, percent}).","chance-taken":"Good! {side, other side} had made a mistake, and this move makes use of it\
.",judged:"{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",better:"\
 Better was {move} ({score}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {accuracy\
, percent}; inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}, missed wins {missed}",compared:"{how, select, above {You played better than your opponent usually does. } near {You p\
layed as well as your opponent usually does. }}Good moves: {good} of {judged}. Accuracy {accuracy, percent}; level {level} usually has {usual, percent}.","all-remarks":"All remarks","summary-of":"{sid\
e, side}:","no-summary":"no move to judge","puzzle-board":"Puzzle board",puzzle:"Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show the solution","puzzle-win":"\
{side, side} to move wins {count, plural, =1 {at once} other {in # moves}}. Only one first move does it.","puzzle-hold":"{side, side} to move: only one move stops {side, other side} from winning {coun\
t, plural, =1 {at once} other {within # moves}}.","puzzle-yours":"You play {side, side}, at the bottom.","puzzle-score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"\
{move} is legal, but it does not win in {moves}.","puzzle-no-hold":"{move} is legal, but {side, other side} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{side, side} to move: win \
in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"That was the solution.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The move is {move}.",theme:"Theme","puzzle-theme":"{theme, s\
elect, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet move} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task, select, win {Win in} hold {Hold against}} {moves}","\
puzzle-rating":"Rating {rating}","your-rating":"Your rating: {rating}","puzzle-answer":"{side, side} answers {move}.","puzzle-wrong":"Wrong.","puzzle-of-day":"Puzzle of the day","timed-run":"3-minute \
run","run-score":"{count} solved · mistakes: {mistakes} of {most}","run-over":"{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved in this run. Your best: {best}.",history:"Histor\
y","no-history":"You have not tried a puzzle yet.","puzzle-result":"{result, select, once {solved} failed {not solved} later {solved later}}",tutorial:"Tutorial",step:"Step {number} of {count}: {title\
}","next-step":"Next step",lessons:"All lessons","rule-sets":"Rule sets","rules-differ":"Pieces move alike under all rules. The rules differ when a move connects both sides, when a side has no legal m\
ove, and in what makes a draw.","other-move":"That is legal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then move","count-words":"A piece moves exactly as ma\
ny squares as there are pieces on its line. Two stand on this one: follow the arrow.","count-praise":"Right! All pieces on a line count, of both colours: on ranks, files and diagonals.",jump:"Jump ove\
r your own pieces","jump-words":"Your own pieces are never in the way. Six pieces stand on this line: jump over the others, six squares.","jump-praise":"Six pieces, six squares, right over the others.",
capture:"Captures and obstacles","capture-words":"You capture an enemy piece by landing on it. You can’t jump over it. Capture with the marked piece.","capture-praise":"Captured! White has one piece\
 less, and so one less to connect.","capture-retry":"Legal, but the marked piece captured nothing. Look for the dashed ring.",connect:"Connect your pieces","connect-words":"You win when all your piece\
s are in one group. Diagonal neighbours count. Connect the marked piece.","connect-praise":"All in one group: Black wins.","connect-retry":"Not all pieces are connected yet. Count the lines of the sep\
arate piece.",defend:"Stop the other side","defend-words":"White threatens to connect, as the arrow shows. Move the marked piece onto that line: its count changes, and the arrow’s move fails.","defe\
nd-praise":"White has no winning move now.","defend-retry":"White can still win on the next move. Try again.","helping-title":"Captures can help the other side","helping-words":"A side with fewer piec\
es has fewer to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White is not connected. Which white piece is separate?","blocked-title":"No legal mo\
ve","blocked-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var Ve,Zn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Jn=.3;function _e(e){if(!M.sounds||M.volume===0)return;let t=Jn*M.volume/100;try{Ve??=
new AudioContext;for(let[o,s]of Zn[e]){let n=Ve.currentTime+s,r=new OscillatorNode(Ve,{frequency:o,type:"triangle"}),a=new GainNode(Ve,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(Ve.destination),r.start(n),r.stop(n+.18)}}catch{}}E({playSound:_e});var Xn=100,Qo=1e4,Qn=3e3,er=1e3;function tr({liveView:e,isOver:t,follows:o,sent:s,state:n}){return!e?.plies||t||o||s||n.paused?!1:!(zo.fault&&(e.mustPass||n.players[e.toMove].machine))}function or(e){
let{state:t,tree:o}=e,s=performance.now(),n=s,r=()=>{let l=performance.now(),c=l-s;if(s=l,!tr(e))return;let m=e.liveView?.toMove??"black",u=t.left[m],h=!t.players[m].machine;t.left[m]-=h?c:Math.min(c,
er),h&&u>=Qo&&t.left[m]<Qo&&_e("low"),y(),t.left[m]<=0?(t.left[m]=0,e.finish(V(B(m),"+Time"))):l-n>Qn&&(n=l,e.dispatchEvent(new Event("time")))};e.addEventListener("move",l=>{let{id:c,mover:m}=l.detail;
s=performance.now();let u=t.clock?.increment??0;(e.liveView?.plies??0)>1&&(t.left[m]+=u),o.node(c).clock={...t.left},y()});let a=e.remote?void 0:setInterval(r,Xn);return{stop:()=>clearInterval(a)}}E({
startClock:or});var sr=["best","second","third"],es="";function ts(e,t){I(e,t),Nt()}function Ke(){let{game:e,analysis:t}=d;e?.allowsHelp&&(t.isOn=!t.isOn,Nt(),t.isOn&&ae())}function nr(e){let t=`${!!d.about} ${e.state.
id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===es||(es=t,ar(e),Nt())}var ae=(e=".panel")=>queueMicrotask(()=>document.querySelector(`#view-play ${e}`)?.scrollIntoView({block:"nearest"}));
async function Nt(){let{game:e,analysis:t}=d;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,{findings:null,fen:null}),
y();return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:Math.trunc(M.analysisLines),seconds:Math.trunc(M.analysisSeconds),threads:Math.trunc(M.analysisThreads)},
n=Bo(s,a=>{t.job===n&&(t.findings=a,y())});t.job=n,y();let r=await n.promise.then(a=>a?{findings:a}:{},a=>({fault:a.message}));t.job===n&&(Object.assign(t,r,{job:null}),y())}async function Dt(e){let{game:t}=d;
t&&(await t.show(t.tree.addLine(t.state.shown,e)),t.changed())}function rr(){let{isOn:e,findings:t,fen:o}=d.analysis;return!e||!t||!M.arrows||o!==d.game?.drawn?.fen?[]:t.lines.slice(0,3).flatMap((s,n)=>{
let r=J(s.move);return r?[{...r,kind:sr[n]}]:[]}).reverse()}function ir(e){return(d.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,remoteness:n})=>({square:J(
o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function ar(e){let{view:t}=e,{tables:o}=d.about??{};if(d.analysis.known=null,!e.allowsHelp||!t||!o)return;let{width:s,height:n}=t;if(![
`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=await L("tables",e.text(e.state.shown)).catch(()=>null);d.game!==e||e.view!==t||!e.allowsHelp||(d.analysis.known=r,y())}E({follow:nr,arrows:rr,tints:ir});var lr=.4,cr=.05;function le({state:e},t){let{mark:o=null,isMoment:s}=e.review[t]??{};return s||d.review.isFull||!e.compared?o:null}var mt=e=>e!==null&&e!=="good";function pr({people:[e,...t],state:o,
remote:s},n){if(!e||t.length||s)return;let{accuracy:r,judged:a,counts:l}=n[e],{level:c}=o.players[B(e)],m=d.about?.levels[c-1].accuracy;if(!m||r===null)return;let u=Math.abs(r-m)<=cr?"near":r>m?"above":
"below",h=l.best+l.good;return{code:"compared",params:{how:u,good:h,judged:a,accuracy:r,level:c,usual:m}}}async function ce(e,t,o=lr){if((await e.viewOf(t)).end)return[];let s=await Ee(e.text(t),o);if(!s)
throw new Error(i("search-stopped"));return s.lines}async function Rt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(l=>o.get(l)??[])},n=await L("review",s,void 0,l=>l),r={};for(let[l,c]of t.entries()){
let m=n.blackChances[l],u=n.plies[l-1],h=u?.isMoment&&e.people.includes(e.sideToMove(t[l-1]));m!==null&&(r[c]={chance:m,best:o.get(c)?.[0]?.move??null,mark:u?.isError?mr(u.judgement):h?"good":null,isMoment:!!h,
text:u?.text??null})}let a=b.map(l=>n[l].text);return{review:r,summary:a,compared:pr(e,n)}}var mr=e=>e?.split(" ")[0],De=({tree:e,state:t})=>e.path(e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function ut(e){
let t=Io(0);d.review=t;let o=De(e),s=new Map;y(),ae();try{for(let[n,r]of[...o].reverse().entries()){if(t.progress=n/o.length,s.set(r,await ce(e,r)),t!==d.review)return;if(n%4!==3&&r!==o[0])continue;let a=await Rt(
e,o,s);if(t!==d.review)return;Object.assign(e.state,a),e.changed()}}catch(n){t.fault=n instanceof Error?n.message:""}t===d.review&&(t.progress=null,y(),ae(".review-summary"))}var os=.3;async function ur(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!M.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([ce(e,s,os),ce(e,t,os)]),a=new Map(
[[s,n],[t,r]]),{review:l}=await Rt(e,e.tree.path(t),a),c=l[t]?.mark;if(!c||c==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live))return;let m=z(i("bad-move-made",{mark:c}),{ms:2e4,actions:[[i("t\
ake-back"),()=>e.playFrom(s)],[i("keep-playing"),()=>{}]]});e.addEventListener("change",()=>{let{outcome:u,live:h}=e.state;(u||e.closed||!e.tree.leadsTo(t,h))&&m()})}E({teach:ur});var ss=30,Pt=64;pt.counts=dr;function dr(e,t,o,s){for(let n of t){let r=s!==null&&ct(s,n),[a,l]=hr(n,o),c=`count ${n.axis}${r?" own":""}${n.count?"":" none"}`;e.append(P("text",{class:c,x:a,y:l+8},String(
n.count)))}}function hr(e,t){let[o,s]=e.ends.map(l=>re(l,t));if(e.axis==="rank")return[t.width*100+ss,o[1]];if(e.axis==="file")return[o[0],-ss];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):
Math.sign(s[0]-o[0]);return r<100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-Pt+(a>0?0:6)]:[n+a*28,-Pt]:a>0?[t.width*100+Pt,r-28]:[-30,r-36]}pt.tried=fr;function fr(e,t,{from:o,to:s},n,r){let[[a,l],[c,m]]=[o,s].map(Le),u=[Math.sign(c-a),Math.sign(m-l)];for(let g of ge(r).flat())ct(g,n)&&e.append(Oe(g,r,{class:"tried"}));for(let g=1;g<=n.count;g++){
let[k,S]=[a+g*u[0],l+g*u[1]];if(k<0||S<0||k>=r.width||S>=r.height)return;let[x,R]=Go(ve(k,S),r),G=g===n.count?"open":"shut";t.append(P("circle",{class:`count-badge ${G}`,cx:x+22,cy:R+22,r:18}),P("text",
{class:"count-text",x:x+22,y:R+30},String(g)))}let h=ve(a+n.count*u[0],l+n.count*u[1]),[v,$]=re(h,r);t.append(P("circle",{class:"tried-goal",cx:v,cy:$,r:44}))}function ns(e,t){let{moves:o,winIn:s}=e,n=s===null?B(t):t;return o!==null?i("wins-in",{side:n,moves:o}):ye(It(e,t))}var It=(e,t)=>t==="black"?e.chance:1-e.chance,wr=new Intl.NumberFormat(Fe,{notation:"\
compact",maximumSignificantDigits:3}),Ct=e=>wr.format(e),j=e=>i("rule-name",{name:e})||e;function vr(e){let{findings:t,fen:o}=d.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=It(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":ye(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return p`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}E({bar:vr});var pe=class{constructor(t,o,s,n,r){this.host=t,this.play=o,this.state=s,ie(n(s,this),t);let a=t.querySelector(".board-host");this.board=new Yo(a,{label:r,...this.calls()}),Lt(()=>{t.hidden||(ie(n(s,this),
t),this.show())})}calls(){let t=o=>this.change({detail:o});return{move:o=>this.tryMove(o),select:t,hover:o=>t(o??this.board.selected)}}tryMove(t){return null}show(){}say(t,o=""){this.change({said:{words:t,
kind:o}}),O(t)}focusPrimary(){let t=()=>this.host.querySelector(".commands .primary");queueMicrotask(()=>t()?.focus())}change(t){Object.assign(this.state,t),y()}};var X=e=>({target:t})=>e(t.value),D=(e,t,o,s,n=!1)=>{let r=p`<select
    aria-label=${n?e:f}
    @change=${X(a=>s(a))}
  >
    ${t.map(([a,l,c])=>p`<option value=${a} lang=${c??f} .selected=${a===o}
          >${l}</option
        >`)}
  </select>`;return n?r:p`<label class="field"><span>${e}</span>${r}</label>`},F=(e,t,{min:o,max:s,step:n=1},r)=>p`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      step=${n}
      .value=${String(t)}
      @change=${a=>{let l=a.target,c=Math.round(((Number(l.value)||o)-o)/n),m=Math.min(s,Math.max(o,Number((o+c*n).toFixed(6))));l.value=String(m),r(m)}}
  /></label>`,dt=(e,t,o,s=200)=>p`<label class="field"
    ><span>${e}</span
    ><input
      type="text"
      maxlength=${s}
      spellcheck="false"
      .value=${t}
      @change=${X(o)}
  /></label>`,be=(e,t,o,s=!1)=>p`<label class="toggle"
    ><input type="checkbox" .checked=${t} ?disabled=${s} @change=${o} /><span
      >${e}</span
    ></label
  >`;var rs=["none","1+1","3+2","5+3","10+5","30+10","custom"],Re={rules:"olympiad",start:"standard",width:8,height:8,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},ft=()=>(d.about?.presets??
[]).map(({name:e})=>[e,j(e)]),is=()=>(d.about?.starts??[]).map(e=>[e,i("start-name",{name:e})||e]),ht={min:3,max:8},qt=({width:e,height:t},o)=>p`<div class="pair">
    ${F(i("files"),e,ht,s=>o({width:s}))}
    ${F(i("ranks"),t,ht,s=>o({height:s}))}
  </div>`,Bt=6,gr=/^\d+(\.\d+)?\+\d+$/,jt=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,as=(e,t,o)=>p`<div class="new-game">
  ${br(e,t)}
  ${e.kind==="computer"?[yr(e,t),kr(e,t,o)]:f}
  ${o?f:$r(e,t)}
  ${e.kind==="custom"?Sr(e,t,o):f}
</div>`,ls=(e,t,o,s,n,r,a)=>p`<label class="option"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?p`<span>${r}</span>`:f}${a?p`<span class="faint">${a}</span>`:f}</label
  >`;function br(e,t){let{kind:o,white:s}=e,n=jt(e),r=d.about?.levels.find(({number:c})=>`${c}`===n)?.elo,a=(c,m,...u)=>ls("opponent",c,o===c,()=>t({...m,kind:c}),...u),l=s==="0"?{black:n,white:s}:{black:"\
0",white:n};return p`<fieldset>
    <legend class="unseen">${i("opponent")}</legend>
    <div class="options">
      ${a("computer",{...Re,...l},i("computer",{level:n}),i("level-words",{level:n}),r?i("elo",{elo:r}):"")}
      ${a("two",{...Re,black:"0",white:"0",level:n},i("person-here"),i("person-words"))}
      ${a("custom",{},i("custom"),i("custom-words"))}
    </div>
  </fieldset>`}function yr(e,t){let o=jt(e),s=n=>t({[e.white==="0"?"black":"white"]:n,level:n});return p`<label class="field"
    ><span>${i("strength")}</span
    ><input
      type="range"
      min="1"
      max=${d.about?.levels.length??1}
      .value=${o}
      aria-valuetext=${i("computer",{level:o})}
      @input=${X(s)}
  /></label>`}function kr(e,t,o){let s=jt(e),n=e.random?"random":e.black==="0"?"black":"white",r=(a,l,c)=>ls("side",a,n===a,()=>t(l),c);return p`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options sides">
      ${r("black",{black:"0",white:s,random:!1},i("black-first"))}
      ${r("white",{black:s,white:"0",random:!1},i("side",{side:"white"}))}
      ${o?f:r("random",{random:!0},i("random"))}
    </div>
  </fieldset>`}function $r(e,t){let o=gr.test(e.clock)?[...new Set([...rs,e.clock])]:rs,s=n=>t({clock:n});return p`${D(i("clock"),o.map(xr),e.clock,s)}
  ${cs(e,t,600)}`}var cs=({clock:e,minutes:t,seconds:o},s,n)=>e==="custom"?p`<div class="pair">
        ${F(i("minutes"),t,{min:1,max:n,step:.5},r=>s({minutes:r}))}
        ${F(i("seconds-a-move"),o,{min:0,max:n},r=>s({seconds:r}))}
      </div>`:f;function xr(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("custom")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function Sr(e,t,o){let s=Zo.
map((a,l)=>[`${l}`,a]),n={black:"fewerBlack",white:"fewerWhite"},r={min:0,max:Bt};return p`<div class="pair">
      ${b.map(a=>D(i("player-of",{side:a}),s,e[a],l=>t({[a]:l,...l==="0"?{}:{level:l}})))}
    </div>
    ${D(i("rules"),ft(),e.rules,a=>t({rules:a,start:He(a)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${D(i("start"),is(),e.start,a=>t({start:a}))}
    ${qt(e,t)}
    ${o?f:p`${be(i("rated-style"),e.serious,()=>t({serious:!e.serious}))}
          <div class="pair">
            ${b.map(a=>dt(i("name-of",{side:a}),e.names[a],l=>t({names:{...e.names,[a]:l}}),40))}
          </div>
          <div class="pair">
            ${b.map(a=>F(i("gives-up",{side:a}),e[n[a]],r,l=>t({[n[a]]:l})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}`}var Mr={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",import:"M12 4v11M7 10l5 5 5-5M5 20h14",share:"M12 15V4M\
7 9l5-5 5 5M5 20h14",more:"M5 12h.01M12 12h.01M19 12h.01"},Pe=e=>p`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Mr[e]}></path>
  </svg>`;var Er=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>p`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${Pe(o)}<span class="word">${t??e}</span></button>`,w=(e,t,{class:o="quiet",name:s,isPressed:n,isDisabled:r}={})=>p`<button
    type="button"
    class=${o}
    title=${s??f}
    aria-label=${s??f}
    aria-pressed=${n??f}
    ?disabled=${r}
    @click=${t}
  >${e}</button>`,me=(e,t)=>p`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(Er)} ${t}
  </div>`;var ps=(e,t)=>ze({id:"editor-board",top:Ft("white",e,t),bottom:[Ft("black",e,t),Ft("nothing",e,t)],side:Ae(Tr(e),Lr(e,t),Or(e,t))}),Ft=(e,{brush:t,view:o},s)=>p`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    ${e==="nothing"?p`<span class="strip-name">${i("edit-nothing")}</span>`:p`<span class="strip-name">${i("side",{side:e})}</span> ${Jo(o,e)}`}
  </button>`,Tr=({checked:e,note:t})=>p`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?p`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>p`<p>${o}</p>`)}
    ${t?p`<p>${t}</p>`:""}
  </div>`;function Lr({kept:e,fen:t,fault:o},s){let n=b.map(r=>[r,i("side",{side:r})]);return p`<section class="card panel">
    <h2>${i("editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    ${qt(e,r=>s.keep(r))}
    <div class="pair">
      ${D(i("mover"),n,e.toMove,r=>s.keep({toMove:r}))}
      ${D(i("rules"),ft(),e.rules,r=>s.keep({rules:r}))}
    </div>
    ${dt(i("share-fen"),t,r=>s.readFen(r))}
    <p class="fault" role="alert">${o}</p>
  </section>`}var Or=({checked:e},t)=>me([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.keep({black:[],white:[]})},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);function Ue({rules:e,limit:t,fen:o,moves:s},{black:n,white:r,result:a}={}){let l=new URLSearchParams({rules:e,fen:o});t!==void 0&&l.set("limit",String(t)),s.length&&l.set("moves",s.join(" "));for(let[
c,m]of Object.entries({black:n,white:r,result:a}))m&&l.set(c,m);return`${location.href.split("#")[0]}#game?${l}`}function ms(e,t){let o=Ue(e,t);return`<iframe src="${(new URL("embed.html",o.split("#")[0]).
href+o.slice(o.indexOf("#"))).replaceAll("&","&amp;")}" width="420" height="500" title="${i("title")}"></iframe>`}function wt(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==
void 0)return"";let o=/^(localhost|127\.|\[::1\])/.test(location.hostname);return i("link-warning",{place:o?"here":"elsewhere"})}function us(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(
e.slice(6)),o=t.get("fen");if(!o)return null;let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}
function ds(e){let t=new URLSearchParams(e.slice(e.indexOf("?")+1));return{black:t.get("black"),white:t.get("white"),result:t.get("result")}}function T(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=`dialog-${Math.random().toString(36).slice(2)}`,a=we("dialog",{class:o?"wide":"","aria-labelledby":r}),l=()=>a.close(),c=x=>()=>{l(),x()},m=new AbortController,
u=document.activeElement,h=!1,v="",$=async x=>{if(!h){h=!0;try{await x(m.signal),l()}catch(R){if(m.signal.aborted)return;if(!(R instanceof he))throw R;v=R.message,S()}finally{h=!1}}},g=$e(),k=n.map(([
x,R,G])=>w(x,()=>$(R),{class:G})),S=()=>{let x=p`<div class="dialog-head">
        <h2 id=${r}>${e}</h2>
        ${w(g,l,{class:"quiet icon",name:i("close")})}
      </div>
      <div class="dialog-body">
        ${t({close:l,draw:S,leave:c})}
        ${v?p`<p class="fault" role="alert">${v}</p>`:f}
      </div>
      <p class="offline" role="status"></p>
      ${k.length?p`<div class="actions">${k}</div>`:f}`;ie(x,a)};history[history.state?.dialog?"replaceState":"pushState"]({dialog:r},""),addEventListener("popstate",l,{signal:m.signal}),a.addEventListener(
"close",()=>{m.abort(),a.remove();let{activeElement:x,body:R}=document,G=document.querySelector('.view:not([hidden]) .cell[tabindex="0"]');x===R&&u!==R&&G?.focus({preventScroll:!0}),history.state?.dialog===
r&&history.back()}),a.addEventListener("pointerdown",x=>{x.target===a&&l()}),S(),document.body.append(a),a.showModal(),No(a.querySelector(".offline"),m.signal),Promise.resolve(s?.(m.signal,S)).catch(x=>{
if(!m.signal.aborted)throw x})}var Ye=["own","blue","red"],hs=e=>Ye.includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),vt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function fs(e){let[t,o=t]=e.split(":");return{from:t,to:o,
kind:Ye[0]}}var zr="g:not(.cells, .overlay, .marks, .dots)",Ar=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],Ht=e=>`${ws(vs(e,zr))}
`,ws=e=>new XMLSerializer().serializeToString(e);function vs(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(a=>[...a.querySelectorAll("g, g *")]);s.forEach((a,l)=>{let c=getComputedStyle(a),m=n[l];for(let u of Ar){
let h=c.getPropertyValue(u);h&&h!=="none"&&h!=="normal"?m.style.setProperty(u,h):u==="fill"&&m.style.setProperty(u,"none")}for(let u of["class","data-square","data-side","data-theme","data-squares"])m.
removeAttribute(u)});let r=[...o.children].filter((a,l)=>!e.children[l].matches(t));for(let a of r)a.remove();for(let a of["class","role","aria-label"])o.removeAttribute(a);return o.setAttribute("xmln\
s","http://www.w3.org/2000/svg"),o}async function gs(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;s.src=o,await s.decode();let n=document.createElement("can\
vas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(
o)}}async function bs(e){let{canvas:t}=await gs(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}var Nr={fill:"#e0b93b","fill-opacity":.55},Dr=420,Rr=4;async function ys(e,t,o,s){
let n=vs(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((g,k)=>[g.dataset.side,a.children[k]])),m=[];for(let g of t){let k={width:g.
width,height:g.height,flipped:o},{from:S,to:x}=g.lastMove??{},R=[S,x].flatMap(je=>je?[Oe(je,k,Nr)]:[]);l.replaceChildren(...R),a.replaceChildren(...b.flatMap(je=>g[je].map(Hn=>{let $o=c.get(je)?.cloneNode(
!0),[Gn,Wn]=re(Hn,k);return $o.style.transform=`translate(${Gn}px, ${Wn}px)`,$o})));let{canvas:G,context:Fn}=await gs(ws(n),Dr);m.push(Fn.getImageData(0,0,G.width,G.height))}let{gif:u}=await ke(()=>xo(
"gif.mjs",()=>import("./gif.mjs"))),h=t.map((g,k)=>k<t.length-1?s:Rr*s),[{width:v,height:$}]=m;return u(v,$,m.map(({data:g})=>g),h.map(g=>Math.round(100*g)))}function ks(e){let{state:t,tree:o}=e,s=[],n=(c,m)=>{let u=s.length,{move:h,comment:v,children:$,marks:g}=o.node(c);s.push({parent:m,move:h,comment:v||null,marks:g?.map(vt)});for(let k of $)n(k,u)};n(0,
null);let r=c=>{let{machine:m,level:u}=t.players[c],h=m?`loa, ${i("computer",{level:u})}`:i("who-human");return e.remote?.nameOf?.(c)??t.names?.[c]??h},a=e.liveView?.end,l=t.outcome?.code??(a?V(a.winner,
"+").code:null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function $s(e){let t=new ne,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){
let c=typeof n!="number"||!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(fs))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,
shown:s,players:Te(!1,!1),names:{black:e.black??null,white:e.white??null},outcome:lt(e.result??"")})}async function Wt(e,t){try{await navigator.clipboard.writeText(e),z(i("copied",{what:t}))}catch{let o=we(
"textarea",{readOnly:!0,rows:4,value:e,"aria-label":t});T(t,()=>o),o.select()}}var Pr={min:.1,max:10,step:.1},Gt=(e,t,o)=>p`<section class="export">
    <h3>${e}</h3>
    <div class="row">${t}</div>
    ${o}
  </section>`;function Ze(e,t,o,s,n){let r=p`<textarea
    readonly
    rows=${o}
    aria-label=${e}
    .value=${t}
  ></textarea>`,a=w(i("copy"),()=>Wt(t,e),{class:s});return Gt(e,[r,a],n)}function gt(e){let{tree:t,state:o}=e,s="",n=1,r=(k,S,x,R=!1)=>{let G=document.querySelector("#board svg");return w(k,async()=>it(
x,await S(G)),{isDisabled:R})},a=k=>{n=k},l=k=>{let S=t.path(o.live).flatMap(x=>e.guess(x)??[]);return ys(k,S,o.flipped,n)},c=k=>new Blob([Ht(k)],{type:"image/svg+xml"}),m=()=>new Blob([s],{type:"appl\
ication/x-go-sgf"}),u={...o.names,result:e.isAtLive?o.outcome?.code:null},h=e.remote?.address??Ue(e.text(o.shown),u),v=wt(),$=()=>ms(e.text(o.live),ks(e)),g=()=>p`${Ze(i("share-link"),h,2,"primary",v&&
p`<p class="faint link-warning">${v}</p>`)}
    ${Gt(i("share-picture"),[r("PNG",k=>bs(Ht(k)),"loa.png"),r("SVG",c,"loa.svg"),r(i("gif"),l,"loa.gif"),p`<span>${F(i("seconds-a-move"),n,Pr,a)}</span>`])}
    ${Gt(i("import-file-name"),[r(i("save"),m,"game.sgf",!s),p`<span>${i("share-sgf")}</span>`])}
    <details>
      <summary>${i("source")}</summary>
      ${Ze(i("share-sgf"),s,5)} ${Ze(i("share-fen"),e.view?.fen??"",1)}
      ${Ze(i("moves"),t.moves(o.live).join(" "),2)}
      ${So?Ze(i("share-embed"),$(),3):f}
    </details>`;T(i("share-short"),g,{wide:!0,begin:async(k,S)=>{s=(await L("export",ks(e),k)).sgf,S()}})}function Ir(e){let t=String(new Uint8Array(e.slice(0,2))),o=t==="255,254"?"utf-16le":t==="254,\
255"?"utf-16be":"utf-8";try{return new TextDecoder(o,{fatal:!0}).decode(e)}catch{return new TextDecoder("latin1").decode(e)}}function xs(e,t){let o=we("textarea",{rows:8,"aria-label":i("import-text"),
placeholder:i("import-example")}),s=we("input",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg"});s.addEventListener("change",async()=>{let r=s.files?.[0];r&&(o.value=Ir(await r.arrayBuffer()))});
let n=async r=>{let a=await L("import",{text:o.value,...t},r);await e.open($s(a),r),O(i("imported"));for(let l of a.remarks??[])z(l)};T(i("import-short"),()=>p`${o}<label class="field"
        ><span>${i("import-file-name")}</span>${s}</label
      >`,{wide:!0,actions:[[i("open"),n,"primary"]]})}async function Cr(e,t){let{hash:o}=location,s=us(o);if(!s)return;try{await L("position",s,t)}catch(r){if(t.aborted)return;if(!(r instanceof he))throw r;
return z(i("bad-link",{reason:r.message}),{kind:"error"}),history.replaceState(null,"","#play")}history.replaceState(null,"","#play");let n=s.moves.map((r,a)=>({parent:a,move:r}));await e.open($s({...s,
...ds(o),nodes:[{},...n]}),t)}var Ss={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},qr=()=>({brush:"black",kept:xe("editor",Ss),view:null,checked:null,fen:"",fault:"",note:""});Se.set("editor",(e,t)=>new Vt(e,
t).begin());var Vt=class extends pe{constructor(t,o){super(t,o,qr(),ps,i("editor-board")),this.kept=this.state.kept;let{min:s,max:n}=ht;for(let r of["width","height"])this.kept[r]=Math.min(n,Math.max(
s,Math.trunc(this.kept[r])));b.includes(this.kept.toMove)||(this.kept.toMove="black"),this.cut()}calls(){return{move:()=>{},tap:t=>this.paint(t)}}async begin(){let{presets:t}=await rt();t.some(({name:o})=>o===
this.kept.rules)||(this.kept.rules=Ss.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.check()}show(){let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,
canMove:()=>!1})}keep(t){return Object.assign(this.kept,t),this.cut(),this.check()}cut(){let t=ge({...this.kept,flipped:!1}).flat();for(let o of b)this.kept[o]=this.kept[o].filter(s=>t.includes(s))}paint(t){
let o=b.find(r=>this.kept[r].includes(t));for(let r of b)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!=="nothing"&&o!==s&&this.kept[s].push(t);let n=b.find(r=>this.kept[r].includes(
t));return O(i("cell",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s,black:n,white:r}=this.kept,a=c=>n.includes(c)?"L":r.includes(c)?"l":".";return`${ge({width:t,height:o,flipped:!1}).
map(c=>c.map(a).join("").replace(/\.+/g,({length:m})=>String(m))).join("/")} ${s==="black"?"w":"b"} - - 0 1`}async check(){Z("editor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.
kept,{playable:s,faults:n,remarks:r,position:a}=await L("setup",{fen:t,rules:o});if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",
note:""})}async readFen(t){this.change({fen:t});try{let o=await L("position",{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof he))throw o;this.change({fault:o.
message})}}async edit(t,o){let{width:s,height:n,toMove:r,black:a,white:l}=t;await this.keep({width:s,height:n,toMove:r,black:a,white:l,rules:o})}async setStart(){let{width:t,height:o,rules:s}=this.kept,
{fen:n}=await L("start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await L("position",{fen:n,rules:s}),s)}async take(){let{game:t}=this.play;t?.view&&await this.edit(t.view,t.state.rules)}async start(){
let{remote:t}=this.play.game??{};if(t&&se.isOfProgram){t.send(`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(A({rules:this.kept.rules,fen:this.
text(),flipped:o,players:Te(o,!o)}))}async copyLink(){this.change({note:wt()});let{rules:t}=this.kept;await Wt(Ue({rules:t,fen:this.text(),moves:[]}),i("share-link"))}};var Ms={...Re,black:"0",white:`${fe}`,level:`${fe}`,random:!1,clock:"none",minutes:15,seconds:10};function Br(e){let o=Object.keys(Re).every(n=>JSON.stringify(e[n])===JSON.stringify(Re[n])),s=b.filter(
n=>e[n]==="0").length;return o&&s?s===1?"computer":"two":"custom"}async function Es(e){let t=d.link&&d.game?.remote;d.about=await rt();let o=jr(xe("wish",Ms),d.about),s={...o,kind:Br(o)},n=async r=>{if(Z(
"wish",{...s,kind:void 0}),t)for(let a of Wr(s))t.send(a);else await e.open(await Gr(Fr(s),r),r)};T(i("new-game"),({draw:r})=>as(s,l=>{Object.assign(s,l),r()},!!t),{wide:!0,actions:[[i("start-game"),n,
"primary"]]})}function jr(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);
for(let c of l)a[c].includes(e[c])||(e[c]=Ms[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(Bt,Math.max(
0,Math.trunc(e[c])));return e}function Fr(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,
names:a}}function Hr({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function Gr(e,t){let o={game:{
board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},{fen:s}=await L("start",o,t),n=r=>({machine:r!=="0",level:Number(r)||fe});return A({rules:e.rules,
fen:s,clock:Hr(e),players:{black:n(e.black),white:n(e.white)},flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function Wr(e){
let t=Math.max(Number(e.black),Number(e.white));return[...b.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...b.filter(o=>e[o]!=="0").
map(o=>`auto ${o}`)]}var Ts=e=>Ls(()=>Es(e));function bt(e){Ls(()=>(e.see(),e.open(A())))}async function _t(e,t){let{game:o}=d;if(!o)return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,
clock:c,flipped:m,serious:u}=o.state,h=g=>a[g].machine&&t?{...a[g],level:t}:{...a[g]},v={black:h("black"),white:h("white")},$={rules:s,limit:n,fen:r,players:v,names:l,clock:c,flipped:m,serious:u};await e.
open(A($)),e.board.input.focus()}function Ls(e){let{game:t}=d;if(!(t&&!t.isOver&&t.people.length>0&&t.state.live!==0)||t.remote)return e();T(i("another-game"),()=>p`<p>${i("game-stays")}</p>`,{actions:[
[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var Vr=["keys-step","keys-ends","keys-analysis","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Kt=new Map([["undo","u"],["redo","r"],["hint","h"],["flip","f"],
["new-game","n"]]),_r=()=>[...Vr.map(e=>i(e).split(" | ")),...[...Kt].map(([e,t])=>[t.toUpperCase(),i(e)])],Ut=()=>p`<table class="keys">
    <tbody>
      ${_r().map(([e,t])=>p`<tr>
          <th scope="row">${e}</th>
          <td>${Me(t)}</td>
        </tr>`)}
    </tbody>
  </table>`,Os=()=>T(i("keys"),()=>p`<div tabindex="0">${Ut()}</div>`);var Yt={fen:"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",rules:"olympiad"},ue=[{title:"count",words:"count-words",...Yt,from:"b1",to:"b3",praise:"count-praise"},{title:"jump",words:"jump-word\
s",...Yt,from:"b1",to:"h1",praise:"jump-praise"},{title:"capture",words:"capture-words",...Yt,from:"c1",goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"co\
nnect",words:"connect-words",fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",from:"d3",goal:(e,t)=>t?.winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:"defend-words",fen:"\
8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",from:"b4",threat:{from:"d2",to:"d4"},goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"defend-praise",retry:"defend-retry"}],Q=[...ue,{title:"helping-title",
words:"helping-words",fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:"blocked-words",fen:"4lL/4ll/6/6/ll4/Ll4 w - - 0 1"}],Zt=({
fen:e,rules:t="soucie"})=>({fen:e,rules:t,moves:[]});function Ie(e,t){let o=t&&M.overlay&&e?.pieceLines[t];if(!t||!o)return f;let s=b.find(n=>e?.[n].includes(t));return p`<div class="detail">
    <h2>${i("cell",{square:t,piece:s})}</h2>
    <ul class="line-words" aria-label=${i("lines-of",{square:t})}>
      ${o.map(n=>{let[r,a]=Vo(n);return p`<li><b>${r}</b> ${a}</li>`})}
    </ul>
  </div>`}function zs(e,t){let{at:o,view:s,said:n,isDone:r}=e;return ze({id:"learn-board",top:p`<h2 class="strip">${As(o)}</h2>`,bottom:Ne("black",s,{isToMove:!r,player:i("you")}),side:Ae(p`<p class="status ${n.
kind}" role="status"
        >${n.words}<span class="unseen">${r?f:Kr(Q[o])}</span></p
      >`,Ur(e,t),Yr(e,t))})}function Kr({from:e,to:t,threat:o}){if(!e)return f;let s=t?i("puzzle-move",{move:Ge(e,t)}):null,n=o?i("hint-stops",{move:Ge(o.from,o.to)}):"";return U([s??i("puzzle-piece",
{square:e}),n])}function As(e){let t=i(Q[e].title);return e<ue.length?i("step",{number:e+1,count:ue.length,title:t}):t}function Ur({at:e,view:t,detail:o,isListOpen:s},n){let r=Q.map((a,l)=>[String(l),
As(l)]);return p`<section
    class="card panel lessons ${s?"open":""}"
    aria-label=${i("tutorial")}
  >
    ${D(i("lessons"),r,String(e),a=>n.open(Number(a)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${d.about?.presets.map(({name:a})=>p`<dt>${j(a)}</dt>
            <dd>${i("rule-words",{name:a})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${Ut()}
    </details>
    ${Ie(t,o)}
  </section>`}function Yr({at:e,isReached:t},o){let s=e+1===ue.length||e+1===Q.length;return me([{label:i("step-back"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("lessons"),sign:"more",
kind:"narrow",act:()=>o.toggleList()},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<ue.length&&!t,act:()=>o.next()}])}var Zr=1600,Jr=()=>({at:Math.max(0,Q.findIndex((e,t)=>t===Y("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,isListOpen:!1});Se.set("learn",(e,t)=>new Jt(e,t).open());
var Jt=class extends pe{constructor(t,o){super(t,o,Jr(),zs,i("tutorial"))}get lesson(){return Q[this.state.at]}show(){let{view:t,isDone:o}=this.state,{from:s,to:n,threat:r}=o?{}:this.lesson,a=r?[{...r,
kind:"red"}]:[];s&&n&&a.push({from:s,to:n,kind:"best"});let l=s?[s]:[];t&&this.board.show({view:t,flipped:!1,canMove:()=>!o,arrows:a,glow:l})}async open(t=this.state.at){Z("tutorial",t);let o={words:"",
kind:""};this.change({at:t,isReached:!1,isListOpen:!1,view:null,said:o}),await this.setUp()&&this.change({said:{words:i(this.lesson.words),kind:""}})}toggleList(){this.change({isListOpen:!this.state.isListOpen}),
queueMicrotask(()=>this.host.querySelector(".lessons")?.scrollIntoView())}next(){let t=this.state.at+1;t===ue.length||t===Q.length?bt(this.play):this.open(t).then(()=>this.board.input.focus())}async setUp(){
clearTimeout(this.again);let{lesson:t}=this,o=await Et("position",Zt(t));return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}async tryMove(t){if(this.state.isDone||!this.state.view)return;
let{lesson:o}=this,s=await Et("move",{game:Zt(o),move:t});if(o!==this.lesson)return;if("reason"in s)return this.say(at(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{from:a,to:l,praise:c,
retry:m}=o,{goal:u=()=>!l||s.move===Ge(a??"",l)}=o,h=u(n,r,s.position);this.change({isDone:!0,view:s.position}),h?(this.change({isReached:h}),this.say(c?i(c):r?.text??"","over"),this.focusPrimary()):(this.
say(r?i("end-retry",{end:r.text}):i(m??"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),Zr))}};var Je=300,ee=80;function Ns(e){let t=Je/Math.max(1,e.length-1),o=r=>[r*t,ee*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return p`<svg
    class="graph"
    viewBox="0 0 ${Je} ${ee}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${Je} height=${ee}></rect>
    <polygon class="graph-area" points="0,${ee} ${s} ${Je},${ee}"></polygon>
    <line class="graph-middle" x1="0" x2=${Je} y1=${ee/2} y2=${ee/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${ee}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[m,u]=o(c);return At`${r?At`<circle class="graph-mark ${r}" cx=${m} cy=${u} r="3"></circle>`:f}<rect class="graph-hit" x=${Number(m)-t/2} y="0" width=${t} height=${ee}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Xr=.08,Qr=.4;function Xt(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!mt(le(e,n))||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function Ds(e,t){
let o=Xt(e,t);d.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Qt(e)}function Qt(e){let{retry:t}=d.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return d.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function ei(e,t){let{retry:o}=d.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=()=>d.review.retry===o&&o.mistakes[o.at]===s,c=(S,x)=>{if(!l())return;Object.assign(
o,{text:S,isSolved:x}),O(S),y(),x||setTimeout(()=>l()&&e.state.shown!==n&&e.show(n),900)};if(await e.tryMove(t))return!1;if(t===r)return c(i("is-best",{move:t}),!0),!0;let m=e.state.shown,u=S=>a==="bl\
ack"?S:1-S,h=await ce(e,m,Qr).catch(S=>String(S.message));if(typeof h=="string")return c(h,!1),!0;let[v]=h,$=await e.viewOf(m),g=$.end?+($.end.winner===a):0;v&&(g=$.toMove===a?v.score.chance:1-v.score.
chance);let k=g>=u(e.state.review[n].chance)-Xr;return c(i(k?"is-good":"not-better",{move:t,best:r}),k),!0}E({judgeRetry:ei});var C={isOn:!1,kind:Ye[0]},te=null,Xe=null,eo=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&Uo.get(t)||void 0},yt=e=>!!e.svg.closest("#board");function Rs(e,t){e.drawn=t,
e.drawDrawn(),yt(e)&&d.game&&Ps(d.game,t)}function Ps(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Is(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),r=e.
drawn.find(s)?.kind===C.kind;Rs(e,r?n:[...n,{from:t,to:o,kind:C.kind}]),O(i("mark-changed",{isThere:r,from:t,to:o}))}var Cs=()=>C.isOn;function kt(){C.isOn=!C.isOn,Xe=null,y(),C.isOn&&O(i("draw-how"))}
var to=()=>d.game&&Ps(d.game,[]);function qs({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(vt);return p`
    <p class="unseen">${s.length?i("marks-here",{marks:To(s)}):f}</p>
    ${C.isOn||o.length?p`<div class="nav-row pen">
          ${C.isOn?Ye.map(ti):f}
          ${w(i("clear-marks"),to,{class:"quiet nav",isDisabled:!o.length})}
        </div>`:f}
    ${C.isOn?p`<p class="faint">${i("draw-how")}</p>`:f}
  `}var ti=e=>{let t=()=>{C.kind=e,y()};return w(Pe("pen"),t,{class:`quiet nav swatch ${e}`,name:i("mark-colour",{kind:e}),isPressed:C.kind===e})};addEventListener("pointerdown",e=>{let t=eo(e);if(!t)
return;let o=e.button===0,s=e.shiftKey||C.isOn&&yt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);te=n?{board:t,from:n}:null}else o&&!yt(t)&&Rs(t,[])},!0);addEventListener("po\
intermove",e=>{let t=te?.board.input.squareOf(e);if(!te||!t)return;let{board:o,from:s}=te;o.drawDrawn([...o.drawn,{from:s,to:t,kind:C.kind}])});addEventListener("pointerup",e=>{if(!te)return;e.stopPropagation();
let{board:t,from:o}=te;te=null;let s=t.input.squareOf(e);s?Is(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",()=>{te?.board.drawDrawn(),te=null});addEventListener("contextmenu",e=>eo(e)&&e.
preventDefault());addEventListener("keydown",e=>{let t=C.isOn?eo(e):void 0,{key:o}=e;if(!t||!yt(t)||!t.input.current||o!=="Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;
Xe?Is(t,Xe,s):O(i("mark-from",{square:s})),Xe=Xe?null:s},!0);var oo={good:"!",inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function q(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+
1]:n.children[0],c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Bs=(e,t)=>p`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${Ie(e.pending?null:e.view,d.detail)} ${ci(e,t)}
`;function oi(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return p`
    ${s?p`<p class="said">${s}</p>`:f}
    ${n.length?js(e,n[0],r?1:0,n.slice(1)):p`<p class="faint">${i("no-moves-yet")}</p>`}
  `}function si(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{revision:s}=t,{shown:n}=t.state,{dataset:r}=o;if(r.revision!==`${s}`)ie(oi(t),o);else if(r.shown===`${n}`)return;Object.
assign(r,{revision:s,shown:n});let a=o.querySelector(`[data-id="${n}"]`),l=o.querySelector("[aria-current]");l!==a&&l?.removeAttribute("aria-current"),a?.setAttribute("aria-current","true"),ni(o,a)}function ni(e,t){
if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function js(e,t,o,s){let n=[],
r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(p`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(p`<span class="gap">…</span>`)),r.push(ri(e,l));let{comment:c,
children:m}=e.tree.node(l);c&&(a(),n.push(p`<p class="said">${c}</p>`));for(let u of s)a(),n.push(p`<div class="variation">${js(e,u,o,[])}</div>`);o%2&&a(),[l,...s]=m,o++}return a(),n.map(c=>Array.isArray(
c)?p`<div class="turn">${c}</div>`:c)}function ri(e,t){let{live:o}=e.state,s=le(e,t);return p`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${s?` ${s}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${s?p`<abbr class="mark ${s}" title=${i("mark",{mark:s})}
          >${oo[s]}</abbr
        >`:f}</span
  >`}var ii="b1-b3",ai=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function li({target:e},t){let o=e,[,s,n]=ai.exec(o.value.toLowerCase())??[];if(s&&n)await t.board.input.go(s,n)||(o.value="");else{let r=i(
"not-a-move",{text:o.value});W(r),O(r)}}function ci(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.leadsTo(n,o.end(0)),{comment:l}=o.node(n),c=()=>{o.promote(n),e.changed()},m=()=>{e.undone=e.undone.
filter(h=>!o.leadsTo(n,h)),e.show(o.remove(n)),e.changed()},u=(h,v,$,g=!0,k=void 0)=>g?w(Pe(h),$,{class:"quiet nav",name:v,isPressed:k}):f;return p`
    ${d.isCommenting?p`<textarea
          class="comment"
          rows="2"
          placeholder=${i("comment")}
          aria-label=${i("comment")}
          .value=${l}
          @input=${h=>{o.node(n).comment=h.target.value,e.changed()}}
        ></textarea>`:f}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${i("type-move")}
        placeholder=${ii}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${h=>h.key==="Enter"&&li(h,t)}
      />
      ${u("pen",i("draw-marks"),kt,!0,Cs())}
      ${u("comment",i("comment"),()=>y({isCommenting:!d.isCommenting}))}
      ${u("promote",i("promote"),c,!a)}
      ${u("cut",i("cut"),m,n!==0&&!o.leadsTo(n,r))}
    </div>
    ${qs(e)}
  `}E({go:q,drawMoves:si});var Fs=e=>{let t=De(e);return t.length>1&&t.every(o=>e.state.review[o])},Hs=e=>w(i(Fs(e)?"review-again":"review-game"),()=>ut(e),{isDisabled:De(e).length<2||d.review.progress!==null});function Gs(e){let{
progress:t,fault:o,retry:s,isFull:n}=d.review,{people:r,state:a}=e,{compared:l}=a,c=m=>s||!Fs(e)||!r.includes(m)||!Xt(e,m).length?f:w(i("retry-word"),()=>Ds(e,m),{name:i("retry-side",{side:m})});return p`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${l?pi(e,l,c(r[0])):f}
      ${(l&&!n?[]:a.summary??[]).map((m,u)=>{let h=b[u];return p`<div class="row">
          <p><b>${i("summary-of",{side:h})}</b> ${nt(m)}</p>
          ${l?f:c(h)}
        </div>`})}
    </div>
    ${o?p`<p class="fault">${o}</p>`:f}`}function pi(e,t,o){let{tree:s,state:n}=e,r=De(e).filter(l=>n.review[l]?.isMoment),a=()=>{d.review.isFull=!d.review.isFull,e.changed()};return p`<p>${nt(t)}</p>
    <div class="row">
      ${r.map(l=>{let c=n.review[l].mark,m=i("mark",{mark:c});return p`<button type="button" class="quiet moment" title=${m} @click=${()=>{e.show(l),ae(".board-host")}}>
          ${s.node(l).move} <span class="mark ${c}">${oo[c]}</span>
          <span class="unseen">${m}</span>
        </button>`})}
      ${o}
      ${w(i("all-remarks"),a,{isPressed:d.review.isFull})}
    </div>`}function Ws(e){let{tree:t,state:o}=e,s=e.allowsHelp?De(e).filter(r=>o.review[r]):[];if(s.length<2)return f;let n=s.map(r=>({chance:o.review[r].chance,mark:le(e,r),isShown:r===o.shown,label:i(
"words-of",{name:t.node(r).move??i("start-position"),words:ye(o.review[r].chance)}),show:()=>e.show(r)}));return Ns(n)}function mi(e){if(!e.allowsHelp)return f;if(d.review.retry)return ui(e);let{tree:t,
state:o}=e,s=o.review[o.shown],{parent:n}=t.node(o.shown),r=le(e,o.shown);return!s||!r||n===null?f:p`<div class="advice" role="status">
    <p>${s.text?nt(s.text):Oo(Me(i("mark",{mark:r})))}</p>
  </div>`}function Vs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&J(n);return!e.allowsHelp||d.review.retry||!mt(le(e,o.shown))||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function ui(e){let t=d.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return p`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      ${w(i(o?"back-to-game":"next-mistake"),()=>Qt(e),{class:t.isSolved?"primary":"quiet"})}
    </div>
  </div>`}E({advice:mi});var di=50,no=e=>typeof e=="object"&&e!==null,_=e=>Number.isFinite(e),so=(e,t)=>e===null||typeof e===t,Ks=e=>_(e?.black)&&_(e.white),_s=e=>typeof e=="string"||typeof e?.code=="string",hi={limit:e=>e===
null||_(e),names:e=>so(e?.black,"string")&&so(e.white,"string"),clock:e=>e===null||_(e?.base)&&_(e.increment),left:Ks,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:_,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:_,edition:_,review:e=>no(e)&&Object.values(e).every(t=>_(t?.chance)&&so(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>_s(t)),compared:_s},fi=[4,5,6,7,8,8,9,9,10,10];function Ce(e){if(e?.version>zt)return{fault:"saved-newer"};if(!wi(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.
entries(hi))n(t[s])||(t[s]=o[s]);for(let s of Object.values(t.players))e.version>1||(s.level=fi[s.level-1]??s.level),Ao.some(({number:n})=>n===s.level)||(s.level=fe);t.version=zt,t.nodes[t.shown]||(t.
shown=t.live),t.outcome&&(t.outcome=lt(t.outcome.code));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),Ks(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(hs))&&delete s.
marks;return{state:t}}function wi(e){if(!no(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&_(a.level);return typeof t==
"string"&&Array.isArray(o)&&o.every((a,l)=>vi(a,l,o.length))&&no(o[s])&&r(n?.black)&&r(n?.white)}function vi(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(
a)>t&&Number(a)<o,n=e.parent===null&&e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Qe(){return Ro("game.").map(e=>({id:e.
slice(5),...Ce(Y(e))})).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var et=e=>Do(`game.${e}`);function Us(){let e=Date.now()-864e5,t=s=>s&&s.nodes.length===1&&s.updated<e,o=Po.load("game");
for(let[s,{id:n,state:r}]of Qe().entries())n!==o&&(s>=di||t(r))&&et(n)}var ro={class:"primary"};function gi(e){let t=b.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].
level}`]}function bi(){let{streak:e=0,levels:t=[]}=d.about??{},o=Qe().flatMap(({state:c})=>gi(c)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),{won:r,lost:a}=t.find(
({number:c})=>`${c}`===n)?.offers??{},l=s==="won"?r:s==="lost"?a:null;return l?{level:l,how:s,count:e}:null}function yi(e,t){let o=[],s=null,n=d.link?.game;if(n&&!e.remote)o.push(w(i("to-terminal"),()=>t.
adopt(n),ro));else if(!e.isAtLive&&!d.review.retry)o.push(w(i("back-to-game"),()=>e.show(e.state.live),ro)),e.remote||o.push(w(i("play-from-here"),()=>e.playFrom(e.state.shown)));else if(e.isOver&&e.isAtLive){
!e.state.review[e.state.live]&&d.review.progress===null&&o.push(w(i("review-game"),()=>ut(e),ro)),e.remote?.isWatched||o.push(w(i("rematch"),()=>_t(t))),s=e.remote?null:bi();let a=s?.level;a&&o.push(w(
i("computer",{level:a}),()=>_t(t,a)))}let r=Vs(e);return r&&o.push(w(i("show-better"),r)),p`${s?p`<p role="status">${i("level-offer",s)}</p>`:f}
    ${o.length?p`<div class="row actions-row">${o}</div>`:f}`}E({nextStep:yi});function Js(){let{isOn:e,job:t}=d.analysis;return w(i(e?t?"stop":"close":"analyse"),()=>Ke())}var Xs=e=>d.analysis.isOn?p`<div class="engine">
        <p class="faint stats" role="status">${ki()}</p>
        <ol class="lines">
          ${$i(e)}
        </ol>
        ${Zs(e)} ${xi()}
      </div>`:Zs(e);function ki(){let{job:e,findings:t,fault:o}=d.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:Ct(n),speed:Ct(r)});return e?
a:i("done",{found:a})}function $i({view:e}){let{findings:t}=d.analysis;return!e||!t?f:t.lines.map(o=>p`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${ns(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>w(s,()=>Dt(o.moves.slice(0,n+1)),{class:"move"}))}</span
      >
    </li>`)}var Ys=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function Zs({view:e}){let{known:t}=d.analysis,{tables:o}=d.about??{};if(!t||!o||e?.end)return p`<div class="values" hidden></div>`;
let{rules:s}=o,n={value:Ys(t),holds:t.holds};return p`<div class="values">
    <p class="value ${t.value}">
      ${s?i("solved-by",{rules:j(s),...n}):i("solved",n)}
    </p>
    <ul class="value-list">
      ${t.moves.map(r=>p`<li>
            ${w(r.move,()=>Dt([r.move]),{class:"move"})}<span
              class="value ${r.value}"
              >${Ys(r)}</span
            >
          </li>`)}
    </ul>
  </div>`}function xi(){let e=d.about?.analysis,t=(o,s,n)=>F(o,M[s],{min:1,max:n},r=>ts(s,r));return p`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:f}
    </div>
    ${be(i("arrows"),M.arrows,()=>I("arrows",!M.arrows))}
  </details>`}var oe=8,Qs=[...Array(8).keys()].map(e=>t=>{let[o,s]=Le(t).map((n,r)=>e&1<<r?oe-1-n:n);return e&4?o*oe+s:s*oe+o}),Si=null,en=new Map,io=0,tt=!1;async function Mi(){let e=await st("openings.txt"),[t,...o]=(await e.
text()).trim().split(`
`);io=Number(t.split(" ")[1]);for(let s of o){let[n,...r]=s.split(" ");en.set(n,r)}}var tn=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Ei(){tt=!tt,y(),tt&&(await(Si??=ke(Mi)),y(),ae(
".explorer"))}function Ti({black:e,white:t,toMove:o},s){let n=Array(oe*oe).fill(".");for(let r of e)n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function Li(e){let t=2166136261;for(let o of e)
t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function Oi(e){if(e.width!==oe||e.height!==oe)return[];let t=Qs.map(l=>Ti(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=Qs.filter((l,c)=>t[c]===
o),n=l=>ve(l%oe,Math.floor(l/oe)),r=new Map;for(let{from:l,to:c,text:m}of e.moves){if(!l||!c)continue;let h=s.map(v=>n(v(l))+n(v(c))).reduce((v,$)=>v<$?v:$);r.has(h)||r.set(h,m)}return(en.get(Li(o))??
[]).flatMap(l=>{let[,c,m,u]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],h=u?u.split(",").map(Number):[0,0,0],v=h.reduce(($,g)=>$+g);return r.has(c)?[{move:r.get(c),inBook:m!=="",counts:h,games:v}]:[]}).sort((l,c)=>c.
games-l.games)}var on=e=>tn(e)?w(i("openings"),Ei,{isPressed:tt}):f;function sn(e,t){let{view:o}=e;if(!tt||!tn(e)||!o)return f;let s=He(e.state.rules)?.misere?[]:Oi(o),n=s.reduce((a,l)=>a+l.games,0),r=io?
i(s.length?"openings-about":"openings-none",{games:n,total:io}):i("thinking");return p`<section class="explorer" aria-label=${i("openings")}>
    <ul>
      ${s.map(a=>nn(a,()=>t.tryMove(a.move)))}
    </ul>
    <p class="faint" role="status">${r}</p>
  </section>`}function zi(e,t){let o=e.map(a=>a&&(Math.round(100*a/t)||1)/100);t&&(o[e.indexOf(Math.max(...e))]+=1-o.reduce((a,l)=>a+l));let[s,n,r]=o;return i("shares",{black:s,draws:n,white:r})}function nn({
move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(m=>m/(s||1)),c=zi(o,s);return p`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?p`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:p`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var Ai=.15,Ni=.42,Di=8,Ri=.53,Pi=50,Ii=3,rn=e=>e.finish(V(null)),Ci=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function qi(e){let o=e.tree.path(e.state.live).flatMap(s=>e.
guess(s)??[]).map(Ci);return o.filter(s=>s===o.at(-1)).length}function Bi(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.people.length!==1||e.remote||s.end||qi(e)!==Ii)return;let n=i("draw-offered",{side:o}),
r=z(n,{ms:0,actions:[[i("draw-accept"),()=>rn(e)],[i("keep-playing"),()=>{}]]});O(n),e.addEventListener("change",()=>{(e.liveView!==s||e.isOver||e.closed)&&r()})}async function an(e){let t=b.find(a=>e.
state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await ce(e,o).catch(a=>(z(a.message,{kind:"error"}),[]));if(!s||e.state.live!==o||e.isOver)return;let n=e.liveView?.toMove===t?
s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<Di?Ai:r<Pi?Ni:Ri)?rn(e):z(i("draw-declined",{side:t}))}E({offerAtRepetition:Bi});var ji=.6,K={step:0,key:"",search:Promise.resolve(null)};async function ln(e){let{view:t}=e;if(!t||t.end||e.isOver||e.pending)return;if(!e.allowsHelp)return W(i("no-hints"));let o=`${e.state.id} ${t.fen}`;
o!==K.key&&(Object.assign(K,{step:0,key:o}),W(i("looking")),K.search=Ee(e.text(e.state.shown),ji));let n=(await K.search.catch(u=>(K.key="",W(u.message),null)))?.lines[0];if(d.game!==e||e.isOver||e.view?.
fen!==t.fen||K.key!==o)return;let r=n&&J(n.move);if(!r)return W(i("no-choice"));let{from:a}=r;K.step=Math.min(K.step+1,3);let{winIn:l,moves:c}=n.score,m=l===null?[]:[l===1?i("hint-wins"):i("hint-wins-\
in",{moves:c})];if(K.step===1)y({glow:Fi(a,t)}),W(U([i("hint-part"),...m,i("ask-for-more")]));else if(K.step===2)y({glow:[a]}),W(U([i("puzzle-piece",{square:a}),...m,i("ask-for-more")]));else{y({glow:[],
arrows:[{...r,kind:"best"}]});let u=Lo(n.connects),h=u?[i("hint-connects",{squares:u})]:[];n.stops&&h.push(i("hint-stops",{move:n.stops})),W(U([i("hint-move",{move:n.move}),...m,...h]))}}function Fi(e,{
width:t,height:o}){let s=r=>{let[a,l]=Le(r);return`${a<t/2} ${l<o/2}`};return ge({width:t,height:o,flipped:!1}).flat().filter(r=>s(r)===s(e))}function Hi(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let m of l){let u=m==="L"?n.black:n.white;Number(m)?c+=Number(m):u.push(ve(c++,s.length-
a-1))}r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}function ao(e,t){let o={...Hi(e),fen:e,lastMove:null,plies:0};return qo(o,t)}function lo(e,t){let{width:o,height:s}=e,
n={width:o,height:s,flipped:t},r=b.flatMap(l=>e[l].map(c=>{let[m,u]=re(c,n);return P("g",{class:`piece ${l}`},P("circle",{class:"body",cx:m,cy:u,r:38}))})),a=[e.lastMove?.from,e.lastMove?.to].flatMap(
l=>l?[Oe(l,n,{class:"tint last"})]:[]);return P("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,"aria-hidden":"true"},P("g",{class:"squares"},...Wo(n)),...a,...r)}function Gi({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function cn(e){let t=b.map(n=>Gi(e,n)).join(" – "),o=new ne(e.nodes).path(e.live).length-
1,s=[t,j(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function Wi(e,t){let o=ao(e.fen,new ne(e.nodes).moves(e.live)),s=new Date(e.updated).
toLocaleDateString(Fe),n=e.result?[s]:[i("to-move",{side:o.toMove}),s],r=p`${lo(o,e.flipped)}<span class="game-words"
      ><span>${cn(e)}</span><span class="faint">${n.join(" ")}</span></span
    >`;return w(r,t,{class:"quiet game-card",name:cn(e)})}var co=e=>it("game.json",new Blob([JSON.stringify(Y(`game.${e}`),null,1)],{type:"application/json"})),$t=e=>T(i("my-games"),({draw:t,leave:o})=>{
let s=Qe().filter(({state:r})=>!r||r.nodes.length>1),n=({id:r,state:a,fault:l})=>{let c=()=>{et(r),t()};return p`<li>
          ${a?Wi(a,o(()=>e.open(a))):p`<span>${i("saved-refused",{reason:{code:l}})}</span>
                ${w(i("saved-copy"),()=>co(r))}`}
          ${w($e(),c,{class:"quiet icon",name:i("delete-game")})}
        </li>`};return p`<p class="faint">${i("saved-here")}</p>
        <ul class="game-list">
          ${s.length?s.map(n):p`<li class="faint">${i("no-games-yet")}</li>`}
        </ul>`},{wide:!0});var Vi=9,pn=({state:e,sent:t})=>e.live!==0||t!==null,qe=(e,t=()=>!0)=>o=>o.remote?.allows(e)??t(o);function _i(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;T(i("resign-as",
{side:o}),()=>f,{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}var mn=[{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>q(
e,"back")},{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>0,act:e=>q(e,"next")},{label:"flip",sign:"flip",where:"both",act:(e,t)=>t.
flip()},{label:"hint",sign:"hint",where:"both",isShown:qe("hint",({people:e})=>e.length>0),isEnabled:e=>!e.isOver,act:ln},{label:"undo",sign:"undo",where:"both",isShown:qe("undo"),isEnabled:pn,act:e=>e.
undo()},{label:"redo",sign:"redo",where:"wide",isShown:qe("redo"),isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},{label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:qe("d\
raw",({people:e})=>e.length===1),isEnabled:e=>!e.isOver,act:e=>e.remote?e.remote.offerDraw?.():an(e)},{label:"resign",sign:"resign",where:"wide",isShown:qe("resign",({people:e})=>e.length>0),isEnabled:e=>!e.
isOver&&(pn(e)||e.remote!==null),act:_i},{label:"move-now",sign:"now",where:"wide",isShown:qe("now",({state:e})=>b.some(t=>e.players[t].machine&&e.players[t].level>=Vi)),isEnabled:e=>!!(e.thinking||e.
remote?.isThinking),act:e=>e.moveNow()},{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&!!(e.people.length===0||e.state.clock),act:e=>e.pause(!0)},{label:"re\
sume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},{label:"new-game",sign:"add",where:"both",act:(e,t)=>Ts(t)},{label:"my-games",sign:"board",where:"wide",
act:(e,t)=>$t(t)},{label:"import-short",sign:"import",where:"wide",act:({state:{rules:e,limit:t}},o)=>xs(o,{rules:e,limit:t})},{label:"share-short",sign:"share",where:"wide",act:gt},{label:"more",sign:"\
more",where:"narrow",act:Ui}],Ki=e=>{mn.push(...e)},xt=e=>mn.map(({isShown:t,isEnabled:o,...s})=>({...s,key:Kt.get(s.label),isHidden:t?.(e)===!1,isDisabled:o?.(e)===!1}));function Ui(e,t){let o=xt(e).
filter(({where:s,isHidden:n})=>s==="wide"&&!n);T(i("more"),({leave:s})=>p`<div class="menu">
      ${o.map(({label:n,act:r,isDisabled:a})=>w(i(n),s(()=>r(e,t)),{isDisabled:a}))}
      ${w(i("analyse"),s(Ke))}
    </div>`)}var Yi={"[":e=>q(e,"back"),"]":e=>q(e,"next"),"{":e=>q(e,"first"),"}":e=>q(e,"last"),ArrowLeft:e=>q(e,"back"),ArrowRight:e=>q(e,"next"),ArrowUp:e=>q(e,"first"),ArrowDown:e=>q(e,"last"),Home:e=>q(
e,"first"),End:e=>q(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>kt(),x:()=>to(),a:()=>Ke(),"?":()=>Os()},de=null,po=e=>e==="ArrowUp"||e==="ArrowDown",mo=e=>e instanceof HTMLSelectElement;addEventListener(
"mousedown",({target:e})=>{de=mo(e)&&e!==de?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?de=null:mo(t)&&(e===" "||o&&po(e))&&(de=t===de?null:t)});
addEventListener("keyup",({key:e})=>{e==="Escape"&&(de=null)});for(let e of["change","focusout"])addEventListener(e,()=>{de=null});function Zi(e,t){return mo(e)?e===de||po(t):e instanceof HTMLInputElement&&
e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||po(t)&&e.matches(".said-box")}var un=e=>document.addEventListener("keydown",t=>Ji(t,e));
function Ji(e,t){let{game:o}=d;if(!o||e.defaultPrevented||Zi(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.
length===1?e.key.toLowerCase():e.key,r=xt(o).find(l=>l.key===n),a=r?r.act:Yi[n];a&&(e.preventDefault(),!r?.isHidden&&!r?.isDisabled&&a(o,t))}var Xi=$e(),Qi=()=>p`<svg
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
  ${Qi()}
  <h2>${i("new-here")}</h2>
  ${w(Xi,()=>e.see(),{class:"quiet icon",name:i("no-thanks")})}
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    ${w(i("easy-game"),()=>bt(e))}
  </div>
</section>`;var ea=(e,t)=>p`
  ${d.isFirstVisit?dn(t):f}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[Js(),Hs(e),on(e)]:p`<span class="faint">${i("no-analysis")}</span>`}
      ${ta(e.state.rules)}
    </div>
    ${e.remote?.words?p`<p class="faint game-setup">${e.remote.words}</p>`:f}
    ${e.allowsHelp?sn(e,t):f} ${Ws(e)}
    ${e.allowsHelp?Gs(e):f} ${Bs(e,t)}
    ${e.allowsHelp?Xs(e):f}
  </section>
`;function ta(e){let t=i("of-rules",{rules:j(e)});return w(t,()=>T(t,()=>p`<p>${i("rule-words",{name:e})}</p>`),{class:"quiet rules"})}function oa(e,t){let o=e.people.length===0&&!e.remote;return me(xt(
e).map(({label:s,word:n,key:r,where:a,act:l,...c})=>({...c,label:i(s),word:n&&i(n),title:r&&i("with-key",{label:i(s),key:r.toUpperCase()}),kind:`${a} of-${s}`,act:()=>l(e,t)})),o?sa():f)}function sa(){
return p`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      .value=${String(3e3-M.speed)}
      @input=${X(e=>I("speed",3e3-Number(e)))}
  /></label>`}E({panel:ea,actions:oa});var hn=e=>e.reduce((t,o)=>t+o,0);function fn(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:m,deviation:u,score:h})=>{let v=1/Math.sqrt(1+3*(u/173.7178)**2/Math.PI**2),$=1/
(1+Math.exp(-v*(o-(m-1500)/173.7178)));return{g:v,expected:$,score:h}}),r=1/hn(n.map(({g:m,expected:u})=>m*m*u*(1-u))),a=hn(n.map(({g:m,expected:u,score:h})=>m*(h-u))),l=na(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function na(e,t,o,s){let n=Math.log(e**2),r=u=>{let h=t**2+o+Math.exp(u);return Math.exp(u)*(s**2-h)/
(2*h**2)-(u-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let u=1;for(;r(n-u*.5)<0;)u++;l=n-u*.5}let[c,m]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let u=a+(a-l)*c/(m-c),h=r(u);h*m<=0?[a,c]=[l,
m]:c/=2,[l,m]=[u,h]}return Math.exp(a/2)}var ra=60,wn=100,ia={at:-1,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},uo=()=>xe("puzzles",ia);function Be(e){vn(e),Z("puzzles",e)}function vn(e){let t=uo(),
{rating:o,deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set(
[...t.history,...e.history])]}var ot=e=>parseInt(e,10),ho=({history:e},t)=>e.findLast(o=>ot(o)===t)?.at(-1),gn=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(ot));function bn(e,{number:t,rating:o},s){
vn(e);let n=ho(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Be(e),null;let r=e.rating,a={rating:o,deviation:ra,score:Number(s)};return Object.assign(e,fn(e,[a])),e.rating=Math.max(r-wn,Math.min(
r+wn,e.rating)),e.history.push(`${t}${s?"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Be(e),Math.round(e.rating)-Math.round(r)}var $n=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],yn=150;async function xn(e){return(await ke(async()=>(await st(e)).text())).trimEnd().split(`
`)}async function Sn(){return(await xn("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var kn=new Map;async function Mn(e){let t=Math.floor(e/yn),o=kn.get(t)??
xn(`puzzles-${t}.txt`);kn.set(t,o);let s=(await o)[e%yn],[n,r,a,l,c,m]=s.split("; "),u=h=>Number(h.split(" ").at(-1));return{fen:n,rules:r,task:l.startsWith("win")?"win":"hold",moves:u(l),solution:a.split(
" "),themes:c.split(" ").filter(Boolean),rating:u(m)}}var En=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function St(e,t,o,s){let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(
a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var aa=997,Tn=(e,t=new Date)=>Math.floor(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)*aa%e.
length;var Ln=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),fo=({end:e})=>Math.max(0,e-Date.now()),wo=e=>e.mistakes>=3||fo(e)===0,On=({kind:e})=>Number(e[1])<=3;function An(e,t){let{view:o,side:s,said:n,isDone:r,run:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return ze({id:"puzzle-board",top:Ne(B(s),o,{isToMove:l(B(s))}),bottom:Ne(s,o,{isToMove:l(s),player:i("you")}),
side:Ae(p`${a?ca(a):f}
        <p class="status ${n.kind}" role="status" ?hidden=${a&&!n.kind}>${n.words}</p>
        <p class="task">${o?pa(e):""}</p>`,ma(e,t),da(e,t))})}var ca=e=>p`<p role="timer">
  <b>${Ot(fo(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function pa({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var vo=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function zn(e){
return e.length===2?vo(e):i("puzzle-theme",{theme:e})}function ma(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:m,detail:u}=e,h=$n.map(x=>[x,zn(x)]),v=Math.round(a.rating),{streak:$,
best:g}=a,k={solved:gn(a).size,count:o?.length??0},S=[i("puzzle-rating",{rating:s?.rating??0})];return l&&S.push(...(s?.themes??[]).map(x=>zn(x[0]))),p`<section class="card panel" aria-label=${i("puzz\
le")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${D(i("theme"),h,a.theme,x=>t.choose(x),!0)}
    </div>
    ${c?f:p`<p class="faint">${n?S.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:v})}</b>
            ${m===null?f:`(${ua(m)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...k,streak:$,best:g})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
    ${Ie(n,u)}
  </section>`}var ua=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function da({isDone:e,before:t,run:o},s){return me([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next().
then(()=>s.board.input.focus())},{label:i("hint"),sign:"hint",isDisabled:e||o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:e||o!==null,act:()=>s.solve()},{label:i("retry"),
sign:"redo",kind:t?"primary":"",isDisabled:o!==null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var ha={"+":"once","-":"failed","=":"later"},fa=200;function Nn({all:e,kept:t},o){let s=t.history.filter(n=>e?.[ot(n)-1]).reverse();T(i("history"),({leave:n})=>{let r=a=>{let l=ot(a),c=e,{kind:m,rating:u}=c[l-
1],h=[i("puzzle-number",{number:l}),vo(m),i("puzzle-rating",{rating:u}),i("puzzle-result",{result:ha[a.slice(-1)]})];return p`<li>${w(h.join(" · "),n(()=>o(l-1)))}</li>`};return s.length?p`<ul class="game-list">
          ${s.slice(0,fa).map(r)}
        </ul>`:p`<p class="faint">${i("no-history")}</p>`})}var va=450,ga=900,go=12,ba=500,ya=1.5,Dn=()=>({moves:[],view:null,side:"black",hints:0,isDone:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],arrows:[]}),ka=()=>({
all:null,puzzle:null,at:0,run:null,kept:uo(),...Dn()});Se.set("puzzles",(e,t)=>new bo(e,t).begin());var bo=class extends pe{constructor(t,o){super(t,o,ka(),An,i("puzzle-board"))}async begin(){let t=await Sn();
this.change({all:t});let{at:o}=this.state.kept;await(t[o]?this.open(o):this.next())}show(){let{view:t,side:o,isDone:s,before:n,glow:r,arrows:a}=this.state;t&&this.board.show({view:t,flipped:o==="white",
canMove:l=>l===o&&!s&&!n,glow:r,arrows:a})}async open(t,o=null){let{kept:s}=this.state;o||(s.at=t,Be(s)),this.change({...Dn(),at:t,run:o});let{moves:n}=this.state,r=()=>this.state.moves!==n,a=await Mn(
t);if(r())return;this.state.puzzle=a;let l=await this.ask();r()||(this.change({view:l,side:l.toMove}),this.say(i("puzzle-yours",{side:l.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;
let{theme:s}=t,n=t.rating-t.deviation,r=(l,c)=>En(l,s)&&c!==t.at,a=St(o,n,go,(l,c)=>r(l,c)&&!ho(t,c+1))??St(o,n,go,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){
await this.open(Tn(this.state.all??[]))}history(){Be(this.state.kept),Nn(this.state,t=>this.open(t))}async startRun(){let t=Ln();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(
o);wo(t)&&!this.state.isDone&&this.finishRun(),y()},ba);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(wo(t))return this.finishRun();let s=St(o,t.rating,go,(n,r)=>On(
n)&&!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0,t)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"\
puzzle-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,ga)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.
bestRun=Math.max(t.bestRun,o.count),Be(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}ask(t){return L("position",this.
game(t))}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}async tryMove(t){let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.
isBusy||o.before)return;let{moves:n,run:r,view:a}=o,l=()=>o.moves!==n,c=await L("move",{game:this.game(),move:t});if(l())return;if("reason"in c)return this.say(at(t,c.reason),"fault"),"illegal";o.isBusy=
!0;let m=await this.judge(c);if(!l()){if(o.isBusy=!1,!m)return this.change({});if(this.change({view:c.position,glow:[],arrows:[]}),!m.isRight)return r?this.answered(!1):this.refute(c,m.answer);if(this.
change({moves:[...n,c.move],hints:0}),c.position.end||s.task==="hold")return r?this.answered(!0):this.finish();this.say(i("puzzle-right")),await this.reply({moves:n,view:a})}}get left(){let{puzzle:t,moves:o}=this.
state;return t.moves-o.length/2}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t){let{left:o}=this,{moves:s,side:n,run:r}=this.
state,{end:a}=t.position;if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let l=await this.think(t.move);if(!l&&s.length>0)
return null;let c=l?.lines[0],{lossIn:m}=c?.score??{},u=m!=null&&m<=2*o-2;return{isRight:s.length>0&&u,answer:c?.move}}async refute(t,o){let{state:s,left:n}=this,{moves:r,side:a}=s,{task:l}=s.puzzle,c=await this.
ask();if(s.moves!==r)return;let m=[...r,t.move];this.change({moves:m,before:{moves:r,view:c}}),this.note(!1);let h=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:n,side:a})],v=t.position.
mustPass?"pass":o;if(v&&!t.position.end){let $=await this.ask(v);if(s.moves!==m)return;this.change({view:$}),h.push(i("puzzle-answer",{side:B(a),move:v}),$.end?.text??"")}else h.push(t.position.end?.text??
"");this.say(U(h),"fault"),this.focusPrimary()}async retry(){let{before:t,at:o}=this.state;if(!t)return this.open(o);this.change({...t,before:null,isBusy:!1}),this.say(i("puzzle-yours",{side:t.view.toMove})),
this.board.input.focus()}async think(t){let{moves:o}=this.state;try{return await Ee(this.game(t),ya)}catch(s){return this.state.moves===o&&this.say(s.message,"fault"),null}}async reply(t){let{state:o}=this;
o.isBusy=!0;let{moves:s}=o,n=new Promise(m=>setTimeout(m,va)),r=o.view?.mustPass?"pass":await this.bestMove();if(await n,o.moves!==s)return;if(o.isBusy=!1,!r)return this.change(t);let a=[...s,r];o.moves=
a;let l=await this.ask();if(o.moves!==a)return;let c=i("puzzle-goes-on",{side:l.toMove,moves:this.left});this.change({view:l}),this.say(l.end?.text??c)}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],
a=bn(n,{number:o+1,rating:r},t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(
U([s,o?.end?.text??""]),"over"),this.focusPrimary()}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;if(!this.isOpen)return;
let{moves:o}=t,s=await this.bestMove(),n=s&&J(s);!n||t.moves!==o||(this.note(!1),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",{square:n.from}))):(this.
change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;if(t.before&&await this.
retry(),!this.isOpen)return;this.note(!1),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==t.at)return;await this.
tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle,s=this.state.side==="white";await this.play.open(A({rules:t,fen:o,players:Te(!1,!1),flipped:s}))}};function In(e){addEventListener("storage",()=>yo(e)),addEventListener("pageshow",()=>yo(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(yo(e),Rn())});for(let t of["pointerdown",
"keydown"])addEventListener(t,Rn,!0)}function Rn(){d.game?.follows&&(d.game.follows=!1,d.game.goOn())}var Pn=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function yo(e){
await Ho();let{game:t}=d;if(!t||t.remote)return;let{state:o}=Ce(Y(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Pn(o)===Pn(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();jo(o);let r=!t.isAtLive&&o.nodes[s];Cn(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function Cn(e,t,o){let s=new We(t);s.follows=o,await s.load();let n=d.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function $a(e,t,o){let s=Ce(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new ne(s.nodes),m=c.nodes.length,
u=c.take(new ne(n))[r],h=c.leadsTo(s.live,u),v=h?u:s.live,$={...s,live:v,shown:v,flipped:l,outcome:s.outcome??a};!h&&c.nodes.length>m&&z(i("other-tab"),{ms:12e3}),Fo($),Cn(e,$,!1)}E({merge:$a});function xa(e,t){z(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>co(e)],[i("delete-game"),()=>et(e)]]})}function qn(e){let t=()=>{},o=()=>{t(),Tt.isFull&&(t=z(i("sto\
rage-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>$t(e)],[i("saved-copy"),()=>e.game&&gt(e.game)]]}))};Tt.addEventListener("change",o),o()}E({readGame:Ce,rescue:xa});var Bn=async({end:e})=>e?Eo().then(()=>e==="draw"?V(null):V(e,"+Resign")):null,ko=class{constructor(t){this.open=t,se.isOfProgram=!0,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.
began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.resolve(),se.addEventListener("shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{z(n.message,
{kind:"error"})})}),se.addEventListener("said",o=>{let{text:s,error:n}=o.detail;z(s,{kind:n?"error":"note"}),O(s)})}send(t){se.send({type:"line",text:t})}allows(t){return t==="draw"||t==="resign"?!1:void 0}async tryMove(t){
let o=this.game,s=await L("move",{game:o.text(o.state.live),move:t});return"reason"in s?s.reason:(this.send(s.move),null)}setPlayer(t,o,s){s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.
machine!==o.machine&&this.send(`${s.machine?"auto":"manual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=
t.thinking,this.number=t.number,s?await this.follow(o,t):await this.begin(t)}players(t){return Object.fromEntries(b.map(o=>[o,{machine:t[o]==="machine",level:t.level}]))}async follow(t,o){t.state.players=
this.players(o),t.state.limit=o.limit,t.state.outcome=await Bn(o);let s=t.tree.addLine(0,o.moves);if(s===t.state.live)return t.changed();await t.followTo(s)}async begin(t){let o=t.black==="machine"&&t.
white==="human",s=new We(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(t),flipped:o,outcome:await Bn(t)}));s.remote=this,s.state.live=s.state.shown=s.tree.addLine(0,t.moves),
this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};var Sa=["auto","light","dark"],Ma=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]],Ea=()=>T(i("settings"),({close:e})=>Ta(o=>{I("language",o),addEventListener(
"popstate",()=>location.reload(),{once:!0}),e()}),{begin:(e,t)=>Co.addEventListener("change",t,{signal:e})}),H=(e,t)=>be(i(e),M[t],()=>I(t,!M[t])),jn=(e,t)=>e.map(o=>[o,i(t,{name:o})]),Ta=e=>p`<div class="settings">
  ${D(i("language"),Aa(),M.language,e)}
  <div class="pair">
    ${D(i("scheme"),jn(Sa,"scheme-name"),M.scheme,t=>I("scheme",t))}
    ${D(i("piece-style"),jn(_o,"piece-name"),M.pieces,t=>I("pieces",t))}
  </div>
  <fieldset class="themes">
    <legend>${i("board")}</legend>
    ${Ma.map(Oa)}
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
      .value=${String(M.volume)}
      @change=${X(La)}
  /></label>
  ${d.isKept===null?f:p`<p class="faint">${i("kept",{isKept:d.isKept})}</p>`}
</div>`;function La(e){I("volume",Number(e)),_e("move")}function Oa([e,t]){let o=()=>{I("board",e),I("pieces",t)};return p`<label class="theme" data-board=${e}
    ><input
      type="radio"
      name="board"
      value=${e}
      .checked=${M.board===e}
      @change=${o}
    />${za(t)}<span>${i("board-name",{name:e})}</span></label
  >`}var za=e=>P("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},...b.map((t,o)=>{let s=P("g",{class:"squares",transform:`translate(${o*100})`}),n=Ko(t,e);n.setAttribute("transform",`translat\
e(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};return s.append(P("rect",r),n),s}));function Aa(){let e=t=>[t,Me(new Intl.DisplayNames(t,{type:"language"}).of(t)??t),t];return[
["auto",i("language-auto")],...["en",...Mo].map(e)]}Mt(Xo);function mf(e){Us(),qn(e),In(e),un(e)}export{fe as FIRST_LEVEL,We as Game,Yn as LOW,ko as Link,he as Refusal,b as SIDES,Vn as accepted,Ki as addCommands,O as announce,d as app,mf as begin,_n as byId,D as choiceField,Ot as clockText,Kn as dismiss,
Lt as drawWith,we as h,p as html,Fe as language,Mt as learn,Y as load,A as newState,z as note,f as nothing,F as numberField,T as openDialog,Cr as openLink,Ea as openSettings,B as other,V as outcome,cs as ownClock,
w as plain,ao as positionAfter,He as presetOf,Un as refuseSearches,ie as render,nn as row,j as ruleName,ft as rulesOptions,Z as save,lo as smallBoard,se as socket,is as startOptions,Ne as strip,i as text,
be as tickField,y as update,X as valued};
