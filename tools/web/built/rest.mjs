import{$ as he,A as nt,B as v,C as B,D as d,E as z,F as N,G as Pe,H as ro,I as j,J as rt,K as O,L as je,M as Ie,N as T,O as E,P as I,Q as pe,R as be,S as me,T as io,U as ao,V as lo,W as co,X as po,Y as ue,
Z as mo,_ as uo,a as h,aa as de,b as re,ba as ye,c as g,ca as ho,d as ie,da as We,e as G,ea as He,f as Xt,fa as fo,g as Qt,ga as Fe,h as oe,ha as wo,i as Z,ia as vo,j as ae,ja as se,k as eo,ka as i,l as to,
la as it,m as oo,ma as H,n as x,na as go,o as R,oa as bo,p as Be,pa as $,q as J,qa as fe,r as y,s as P,t as le,u as so,v as no,w as Ce,x as ce,y as V,z as m}from"./first.mjs";var yo={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
ttings","needs-script":"This page needs JavaScript.","not-started":"This page does not start. If another try does not help, use a newer browser.",reload:"Reload the page","new-version":"There is a new\
 version of this site.","longer-address":"This server runs, but the address of its page is longer. The program has printed it. Please open that address.","no-such-request":"There is no such request.",
"no-such-file":"There is no such file.","wrong-method":"This request needs another method.","no-token":"The request has no token.","no-host":"The request names no host.","other-host":"This server does\
 not have that name.","other-site":"Requests from other web sites are refused.","repeated-header":"The request has more than one header “{name}”.","too-slow":"The request took too long to arrive.",
incomplete:"The request did not arrive completely: {detail}.","too-large":"This is too large: the server reads up to {kibibytes, number} KiB at once.","not-an-object":"The request is not a JSON object\
.","bad-json":"The request can’t be read: {detail}.","bad-handshake":"No WebSocket: {detail}.",internal:"The server failed: {detail}.","no-answer":"The server answered {status}.","many-analyses":"Th\
e server has too many analyses at once. Try again later.","many-jobs":"More than {most} searches at once are not possible.","job-in-use":"The search number {id} is in use.","no-shared-game":"There is \
no game of a terminal program here.","not-a-command":"This is not a command line.","program-busy":"The terminal program is busy.","no-tables":"This server has no tables.","not-in-tables":"The tables d\
on’t have this position.","search-stopped":"The search was stopped.","bad-rules":"Unknown rules: {detail}.","bad-size":"Not a board size: {detail}.","bad-start":"Unknown start position: {detail}.","\
bad-position":"Not a position: {detail}.","bad-move":"Not a move: {detail}.","bad-ply":"Move {number}: {detail}.","illegal-ply":"Move {number}, {move}: {reason}.","bad-time":"A time is a number of sec\
onds, more than 0.","bad-level":"A level is 1 to {most}.","long-text":"The text is longer than {most, number} characters.","long-game":"A game of {count, number} moves is too long; {most, number} are \
allowed.","game-over":"The game is over.","few-pieces":"Each side needs at least two pieces.",over:"the game is over","off-board":"{square} is not on this board","empty-square":"there is no piece on {\
square}","other-piece":"the piece on {square} is {owner, select, black {black} white {white}}, and {mover, select, black {Black} white {White}} is to move","same-square":"it starts and ends on {square\
}","no-line":"{from} and {to} are not on one rank, file or diagonal","wrong-length":"needs exactly {needed, plural, one {# square} other {# squares}}, the number of pieces on this {line}, not {tried}",
"two-faults":"{first}; {second}","own-piece":"your own {color, select, black {black} white {white}} piece is on {square}","must-jump":"you have a move, so you can’t pass","no-passing":"these rules k\
now no pass","win-connected":"{winner, select, black {Black} white {White}} wins: {count, plural, =0 {} =1 {} other {all # }}{color, select, black {black} white {white}} {count, plural, =0 {has no pie\
ces left, which counts as connected} =1 {has a single piece, which counts as connected} other {pieces are in one group}}.","win-simultaneous":"{winner, select, black {Black} white {White}} wins: both \
sides are connected, and {mover, select, black {Black} white {White}} made the move.","win-blocked":"{winner, select, black {Black} white {White}} wins: {loser, select, black {Black} white {White}} ha\
s no legal move.","win-other":"{winner, select, black {Black} white {White}} wins {reason, select, repetition {by repetition} limit {by the move limit} other {}}.","draw-connected":"A draw: one side i\
s connected.","draw-simultaneous":"A draw: the move connects both sides.","draw-blocked":"A draw: there is not a legal move.","draw-repetition":"A draw by repetition.","draw-move-limit":"A draw: {coun\
t} moves have been made.",resigned:"{winner, select, black {Black} white {White}} wins: {winner, select, black {White} white {Black}} resigned.","out-of-time":"{winner, select, black {Black} white {Wh\
ite}} wins: {winner, select, black {White} white {Black}} ran out of time.","draw-agreed":"Draw by agreement.","draw-declined":"{side, select, black {Black} white {White}} declines the draw.","draw-of\
fered":"{side, select, black {Black} white {White}} offers a draw: this position has occurred three times.","draw-accept":"Accept","draw-decline":"Play on",game:"Game",commands:"Commands",moves:"Moves",
"of-rules":"{rules} rules","with-key":"{label} ({key})","new-game":"New game",undo:"Undo",redo:"Redo",back:"One move back",next:"Next move","step-back":"Back","step-on":"Next","draw-word":"Draw","new-\
word":"New","your-turn":"Your turn",hint:"Hint",flip:"Flip","offer-draw":"Offer draw",resign:"Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"More",speed:"Speed","speed-of-play":"Spe\
ed of play","my-games":"My games","import-short":"Import","share-short":"Share","to-terminal":"To the game in the terminal","back-to-game":"Back to the game","play-on":"Play on from here","review-game":"\
Review the game","review-again":"Review again",rematch:"Rematch","level-up":"One level up","resign-as":"Resign as {side, select, black {Black} white {White}}?","keep-playing":"Keep playing","another-g\
ame":"Start another game?","game-stays":"The game on the board is not over. It stays in My games.",welcome:"Welcome","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exactly as man\
y squares as there are pieces on its line. Connect all your pieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-moves-yet":"\
No moves yet.","comment-move":"Comment on this move",comment:"Comment","move-example":"b1-b3","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is not a move such as b1-b3.","draw-ma\
rks":"Draw arrows and circles","draw-how":"Drag for an arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"Drawn: {marks}.","mark-colour":"{k\
ind, select, own {Orange} blue {Blue} red {Red}}","mark-from":"From {square}. Choose the other end; the same square gives a circle.","mark-drawn":"Drawn from {from} to {to}.","mark-removed":"Removed f\
rom {from} to {to}.",promote:"Make this the main line",cut:"Remove this move and its continuation",mark:"{mark, select, inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} missed {missed win}}",
"no-analysis":"Rated-style games have no analysis or review before their end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nodes} positions · {speed}/s",done:"done, \
{found}",solved:"Solved: {value} for the side to move.","solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","value\
-in":"{value, select, win {win} loss {loss} tie {tie} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games, \
number} of {total, number} games of the engine (level 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, percen\
t}, White wins {white, percent}","book-move":"Move of the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","show-arrows":"Arrows on the board","wins-in":"{side, select, black \
{Black} white {White}} wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chance to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a\
 good move…","no-choice":"There is no move to choose.","hint-part":"Look at this part of the board.","hint-piece":"{square} is the piece to move.","hint-move":"{move} is a good move.","hint-wins":"I\
t wins at once.","hint-wins-in":"It wins in {moves}.","ask-for-more":"Ask again for more.","ask-for-move":"Ask again for the move.","bad-move-made":"{mark, select, mistake {That move is a mistake.} bl\
under {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take back","keep-it":"Keep it","nothing-to-read":"There is nothing to read.","no-game":"There is no game in it.",
"bad-sgf":"Not a valid SGF file: {detail}.","not-a-record":"Neither SGF, nor a position, nor a list of moves: {detail}.","bad-tree":"The game can’t be read: {detail}.","many-nodes":"A game of {count\
, number} moves, variations included, is too large; {most, number} are allowed.","node-without-move":"Node {number} has no move.","node-without-parent":"Node {number} has no parent before it.","no-roo\
t":"A game has a root.","who-level":"loa, level {level}, {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {casual} 6 {club} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}","\
who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open",share:"Share and export","share-link":"Link to this position","link-warning":"{place, select, here {This link opens on th\
is computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the secret part of the address.","share-sgf":"SGF, the whole game with variations","share-fen":"\
FEN, this position","share-moves":"Moves","share-picture":"Picture",svg:"SVG",png:"PNG",import:"Import a game","import-text":"Game or position","import-example":"Paste SGF, a FEN, or moves such as  b1\
-b3 a2-c2 …","import-file":"or a file","import-file-name":"File",imported:"Game imported.","saved-newer":"A newer version of this page has saved it.","saved-damaged":"It is damaged.","saved-refused":"\
A saved game can’t be opened. {reason}","storage-full":"Your moves are not saved any more: the browser’s storage is full or turned off. Delete games, or save a copy of this one.","other-tab":"This\
 game has gone on in another tab. Your move is a variation there.","saved-copy":"Save a copy","saved-delete":"Delete it","saved-here":"Saved in this browser: the last 50 games.","no-games-yet":"No gam\
es yet.","delete-game":"Delete this game",result:"{winner, select, black {Black wins} white {White wins} other {Draw}}","count-moves":"{count, plural, one {# move} other {# moves}}","bad-link":"This l\
ink has no valid game. {reason}","start-game":"Start game","black-first":"Black (moves first)",white:"White",rules:"Rules","rule-name":"{name, select, berkeley {Berkeley} boardspace {BoardSpace} codin\
game {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiad} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule-words":"{name, select,\
 berkeley {A move that connects both sides wins for the player who made it. A tie after 30 moves each.} cuhk {Black starts on the left and right. A move that connects both sides is a draw.} gamesman {\
If the side to move has no legal move, the game is a draw.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament rules: a draw if a move connects both sides, or if a posit\
ion occurs three times.} soucie {The inventor’s rules: a move that connects both sides wins for the player who made it. No move limit.} openspiel {A side without a legal move loses. A repeated board i\
s a draw.} codingame {The inventor’s rules, with a draw after 75 moves each.} playstrategy {A draw if a move connects both sides, if the side to move has no legal move, or at the fifth repetition.} bo\
ardspace {The inventor’s rules, as played on BoardSpace.}}",start:"Start","start-name":"{name, select, standard {Standard: Black top and bottom} sides {Sides: Black left and right} scrambled {Scramb\
led eggs: colours alternate along the edge}}",opponent:"Opponent","level-words":"{level, select, 1 {Moves nearly at random: start here.} 2 {Has a plan and misses much.} 3 {Misses some moves.} 4 {Looks\
 ahead, plans badly.} 5 {Has played some games.} 6 {Like a club player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a second.} 10 {Full strength, up to five second\
s.}}","person-here":"Two people","person-words":"Both at this screen.","two-computers":"Two computers","show-words":"Watch them play.","your-side":"You play",random:"Random",variant:"Variant",elo:"Elo\
 {elo}",files:"Files",ranks:"Ranks",clock:"Clock","no-clock":"No clock","own-clock":"Custom","some-clock":"{minutes} min + {seconds} s a move",minutes:"Minutes","seconds-a-move":"Seconds a move","name\
-of":"{side, select, black {Black} white {White}}’s name","gives-up":"Pieces {side, select, black {Black} white {White}} gives up",handicap:"Handicap: pieces removed at the start. Fewer pieces are e\
asier to connect, but they also move less far.","rated-style":"Rated-style game (no help)",language:"Language","language-auto":"As in the browser",scheme:"Light or dark","scheme-auto":"System","scheme\
-light":"Light","scheme-dark":"Dark","large-text":"Large text, to be read from afar",wood:"Wood",slate:"Slate",paper:"Paper",green:"Green",clear:"High contrast, for the colour-blind","piece-style":"Pi\
eces",stones:"Stones",flat:"Flat",shapes:"Shapes","on-the-board":"On the board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edges",overlay:"Lines of the piece under the poin\
ter",dots:"Dots on the squares the chosen piece can move to",bonds:"Connections within groups",arrows:"Arrows: last move, best moves","during-a-game":"During a game",threats:"Warn when a side can win \
with its next move",teaching:"Teaching: offer to take back bad moves","auto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Volume",keys:"Keys","keys-step":"← → | one move\
 back or forward; also the mouse wheel over the board","keys-ends":"Home, End | first or last move","keys-undo":"U, R | undo, redo","keys-hint":"H | hint","keys-flip":"F | flip the board","keys-analys\
is":"A | analysis on and off","keys-new":"N | new game","keys-tab":"Tab | to the board and beyond","keys-square":"Arrow keys on the board | another square; [ and ] step there","keys-choose":"Enter or \
Space | choose a piece, then its target","keys-escape":"Escape | cancel the choice or the premove","keys-draw":"Right mouse button, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | \
draw with clicks or keys; clear the drawings","keys-keys":"? | this list",full:"{words}.","no-pieces":"{color, select, black {Black} white {White}} has no pieces.","one-piece":"{color, select, black {\
Black} white {White}} has a single piece, which counts as connected: the game would be over.","all-connected":"{color, select, black {Black} white {White}}’s pieces are all already connected: the game\
 would be over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","many-pieces":"{color, select, black {Black} white {White}} has {count} pieces; start positi\
ons of this size have at most {most}.","mover-blocked":"{color, select, black {Black} white {White}} is to move and has no legal move.","set-up":"Set-up","position-editor":"Position editor","how-to-ed\
it":"Choose a piece, then click squares. Click again to remove it.","edit-black":"Black piece","edit-white":"White piece","edit-nothing":"Remove","editor-board":"Editor board",painted:"{square}: {piec\
e, select, black {black} white {white} other {empty}}",mover:"To move",fen:"FEN","play-from-here":"Play from here","start-position":"Start position","empty-board":"Empty board","from-game":"From the g\
ame","copy-link":"Copy link","link-copied":"Link copied. {warning}","can-start":"A game can start here.","cannot-start":"No game can start here:","not-a-position":"Not a valid position: {reason}.","re\
try-mistakes":"Retry your mistakes","retry-side":"Retry {side, select, black {Black} white {White}}’s mistakes","retry-word":"Retry","review-progress":"Progress of the review","review-graph":"Black’\
s win chance during the game","review-point":"{move}: {chance, percent}","review-start":"start: {chance, percent}","show-better":"Better move","mistake-of":"Mistake {number} of {count}.","find-better":"\
You played {move}. Find a better move.","is-best":"{move} is the best move.","is-good":"{move} is good, too. The best move was {best}.","not-better":"{move} is not better. Retry.","next-mistake":"Next\
 mistake",end:"End","only-move":"The only move.","best-proven":"Best ({score}).","best-estimated":"Best (win chance {chance, percent}).",judged:"{judgement, select, good {Good} inaccuracy {Inaccuracy}\
 mistake {Mistake} blunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",better:" Better was {move} ({score}).",now:" Now it is a {score}.",nothing:"",
won:"won",lost:"lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {accuracy, percent}{inaccuracies, plural, =0 {} one {, # inaccuracy} other {, #\
 inaccuracies}}{mistakes, plural, =0 {} one {, # mistake} other {, # mistakes}}{blunders, plural, =0 {} one {, # blunder} other {, # blunders}}{missed, plural, =0 {} one {, # missed win} other {, # mi\
ssed wins}}","summary-of":"{side, select, black {Black} white {White}}:","no-summary":"no move to judge","puzzle-board":"Puzzle board",puzzle:"Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"\
Next puzzle","show-solution":"Show the solution",retry:"Retry","puzzle-win":"{side, select, black {Black} white {White}} to move wins {count, plural, =1 {at once} other {in # moves}}. Only one first m\
ove does it.","puzzle-hold":"{side, select, black {Black} white {White}} to move: only one move stops {side, select, black {White} white {Black}} from winning {count, plural, =1 {at once} other {withi\
n # moves}}.","puzzle-score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"{move} is legal, but it does not win in {moves}.","puzzle-no-hold":"{move} is legal, but {s\
ide, select, black {White} white {Black}} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{side, select, black {Black} white {White}} to move: win in {moves}.","puzzle-solved":"Solve\
d!","puzzle-shown":"That was the solution.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The move is {move}.",theme:"Theme","puzzle-theme":"{theme, select, all {All themes} h {Only mov\
e} c {Capture} s {Sacrifice} q {Quiet move} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task, select, win {Win in} hold {Hold against}} {moves}","puzzle-rating":"Rating {rating}","y\
our-rating":"Your rating: {rating}","puzzle-answer":"{side, select, black {Black} white {White}} answers {move}.","puzzle-wrong":"Wrong.","puzzle-of-day":"Puzzle of the day","timed-run":"3-minute run",
"run-score":"{count} solved · mistakes: {mistakes} of {most}","run-over":"{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved in this run. Your best: {best}.",history:"History","n\
o-history":"You have not tried a puzzle yet.","puzzle-result":"{result, select, once {solved} failed {not solved} later {solved later}}",tutorial:"Tutorial",step:"Step {number} of {count}: {title}","n\
ext-step":"Next step",previous:"Back",again:"Again",lessons:"All lessons","rule-sets":"Rule sets","rules-differ":"Pieces move alike under all rules. The rules differ when a move connects both sides, w\
hen a side has no legal move, and in what makes a draw.","legal-move":"Yes, that move is legal.","other-move":"That is legal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"\
Count, then move","count-1":"A piece moves along a rank, a file or a diagonal, exactly as many squares as there are pieces on that line. All pieces on the line count: black, white, and the piece itsel\
f.","count-2":"There are two pieces on the b-file, so the piece on b1 can move two squares up. Choose a piece, and the numbers beside it count its four lines for you.","count-3":"Move the piece from b\
1 to b3.","count-praise":"Right: two pieces on the file, two squares.","count-retry":"That is legal too, but please move the piece from b1 to b3.",jump:"Jump over your own pieces","jump-1":"Your own p\
ieces are never in the way: you can jump over them.","jump-2":"There are six pieces on the first rank. Move the piece on b1 over the others to the empty corner h1.","jump-praise":"Six pieces, six squa\
res, right over the others.","jump-retry":"That is another move. The piece on b1 can move six squares to the right.",capture:"Captures and obstacles","capture-1":"You capture an enemy piece by landing\
 on it. You can’t jump over it.","capture-2":"The piece on c1 has one legal capture. Choose it and look at its lines: a cross marks a piece in the way.","capture-praise":"Captured! White has one pie\
ce less, and so one less to connect.","capture-retry":"Legal, but c1 captured nothing. Look for the dashed ring.",connect:"Connect your pieces","connect-1":"You win when all your pieces are in one gro\
up. Diagonal neighbours are connected.","connect-2":"One of Black’s pieces is not connected yet. Connect it.","connect-praise":"All in one group: Black wins.","connect-retry":"Not all pieces are con\
nected yet. Count the lines of the separate piece.",defend:"Stop the other side","defend-1":"White threatens to connect by moving from d2 to d4. Change the number of pieces on that file, so that the m\
ove is no longer legal.","defend-2":"Don’t capture the piece on d2: the other white pieces are connected already, and White would win without it.","defend-praise":"White has no winning move now.","d\
efend-retry":"White can still win on the next move. Try again.","far-title":"How far pieces move","far-words":"There are three pieces on the rank of the black piece on b3, so it moves three squares al\
ong the rank. It is alone on its other lines: one square.","far-praise":"Three pieces, three squares.","far-retry":"That is legal. Now move b3 along its rank.","jumping-title":"Jumping","jumping-words":"\
a3 can jump over the black piece on b3, but on the file the white piece on a4 is in the way.","jumping-praise":"Two squares, over the piece on b3.","jumping-retry":"That is legal. Now move a3 over b3.",
"capturing-title":"Capturing","capturing-words":"A piece captures an enemy piece by landing on it. There are three pieces on the long diagonal, so a1 moves three squares, over the black piece, onto th\
e white one.","capturing-retry":"That captures nothing.","winning-title":"Winning","winning-words":"Connect all your pieces into one group, anywhere on the board. Pieces are connected along sides and \
corners of squares. A single piece is a group.","winning-retry":"Not all pieces are connected yet.","helping-title":"Captures can help the other side","helping-words":"A side with fewer pieces has few\
er to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White is not connected. Which white piece is separate?","blocked-title":"No legal move","block\
ed-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var Ws={findings:null,fen:null},Hs=["best","second","third"],ko="";function xo(e,t){R(e,t),lt()}function ke(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,lt(),t.isOn&&at())}function Fs(e){
let t=`${!!h.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===ko||(ko=t,Us(e),lt())}var at=()=>queueMicrotask(()=>document.querySelector("#view-play .panel")?.scrollIntoView(
{block:"nearest"}));function lt(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,Ws),g();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:x.analysisLines,seconds:x.analysisSeconds,threads:x.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),g())},r=J(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),g()}),g()}async function ct(e){let{game:t}=h;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function Gs(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!x.arrows||o!==h.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=V(s.move);return r?[{...r,kind:Hs[n]}]:[]}).reverse()}function Vs(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,
remoteness:n})=>({square:V(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function Us(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||!o)return;
let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await $("tables",e.text(e.state.shown))}catch{}h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.known=
r,g())}function $o(e,t){let{moves:o,winIn:s}=e,n=s===null?P(t):t;return o!==null?i("wins-in",{side:n,moves:o}):Fe(pt(e,t))}var pt=(e,t)=>t==="black"?e.chance:1-e.chance,_s=new Intl.NumberFormat(He,{notation:"\
compact",maximumSignificantDigits:3}),mt=e=>_s.format(e),C=e=>i("rule-name",{name:e})||e;function Ks(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=pt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":Fe(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return m`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}var xe,Ys={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Zs=.3;function $e(e){if(!x.sounds||x.volume===0)return;let t=Zs*x.volume/100;try{xe??=
new AudioContext;for(let[o,s]of Ys[e]){let n=xe.currentTime+s,r=new OscillatorNode(xe,{frequency:o,type:"triangle"}),a=new GainNode(xe,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(xe.destination),r.start(n),r.stop(n+.18)}}catch{}}var Js=100,So=1e4,Xs=3e3,ut=class{constructor(t,o,s){this.game=t,this.show=o,this.keep=s,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
Js):void 0,t.addEventListener("move",n=>this.moved(n.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=So&&s.left[r]<
So&&$e("low"),this.show(),s.left[r]<=0?(s.left[r]=0,this.game.finish(ce(P(r),"+Time"))):t-this.kept>Xs&&(this.kept=t,this.keep())}moved({id:t,mover:o}){let{state:s,tree:n}=this.game;s.clock&&((this.game.
liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},this.show())}};function L(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=d("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>w.close(),l=new AbortController,c=!1,p=async b=>{if(!c){c=!0;try{await b(
l.signal)!==!0&&a()}catch(M){if(!l.signal.aborted)throw M}finally{c=!1}}},u=d("p",{class:"offline",role:"status"}),f=d("div",{class:"actions"},...n.map(([b,M,A])=>N(b,()=>p(M),{class:A??"quiet"}))),w=d(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},d("div",{class:"dialog-head"},r,N(Pe("close"),a,{class:"quiet icon","aria-label":i("close")})),d("div",{class:"dialog-body"},...t.filter(b=>b!==null)),
u,n.length?f:null),k=r.id;return history.pushState({dialog:k},""),addEventListener("popstate",a,{signal:l.signal}),w.addEventListener("close",()=>{l.abort(),w.remove(),history.state?.dialog===k&&history.
back()}),w.addEventListener("pointerdown",b=>{b.target===w&&a()}),document.body.append(w),w.showModal(),ro(u,l.signal),Promise.resolve(s?.(l.signal)).catch(b=>{if(!l.signal.aborted)throw b}),a}function Ge(e,t,o,s){
let n=d("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return d("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),d("label",{class:"field"},d(
"span",{},e),n)}function Mo(e,t,o,s){let n=d("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return d("label",{class:"toggle",title:s},n,d("span",{},e))}var W=(e,t,o,s,n=!1)=>{let r=m`<select
    aria-label=${n?e:v}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l])=>m`<option value=${a} .selected=${a===o}>${l}</option>`)}
  </select>`;return n?r:m`<label class="field"><span>${e}</span>${r}</label>`},U=(e,t,{min:o,max:s},n)=>m`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      .value=${String(t)}
      @change=${r=>{let a=r.target,l=Math.min(s,Math.max(o,Number(a.value)||o));a.value=String(l),n(l)}}
  /></label>`;var To=["none","1+1","3+2","5+3","10+5","30+10","custom"],Qs=/^\d+(\.\d+)?\+\d+$/,Eo=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Lo=(e,t,o)=>m`
  ${en(e,t)}
  ${[e.black,e.white].filter(s=>s==="0").length===1?tn(e,t,o):v}
  ${o?v:on(e,t)}
  ${o?v:m`<label class="toggle"
        ><input
          type="checkbox"
          .checked=${e.serious}
          @change=${()=>t({serious:!e.serious})}
        /><span>${i("rated-style")}</span></label
      >`}
  ${nn(e,t,o)}
`,we=(e,t,o,s,n,r,a)=>m`<label class="option${o?" chosen":""}"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?m`<span>${r}</span>`:v}${a?m`<span class="faint">${a}</span>`:v}</label
  >`;function en(e,t){let{black:o,white:s}=e,n=Eo(e),r=o==="0"&&s==="0",a=o!=="0"&&s!=="0",l=p=>s==="0"&&o!=="0"?{black:p,white:"0"}:{black:"0",white:p},c=h.about?.levels??[];return m`<fieldset>
    <legend>${i("opponent")}</legend>
    <div class="options-grid">
      ${c.map(({number:p,elo:u})=>{let f=String(p);return we("opponent",f,!r&&!a&&n===f,()=>t({...l(f),level:f}),i("computer",{level:p}),i("level-words",{level:p}),u?i("elo",{elo:u}):"")})}
      ${we("opponent","0",r,()=>t({black:"0",white:"0"}),i("person-here"),i("person-words"))}
      ${we("opponent","two",a,()=>t({black:n,white:n}),i("two-computers"),i("show-words"))}
    </div>
  </fieldset>`}function tn(e,t,o){let{random:s}=e,n=Eo(e);return m`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options-row">
      ${we("side","black",!s&&e.black==="0",()=>t({black:"0",white:n,random:!1}),i("black-first"))}
      ${we("side","white",!s&&e.white==="0",()=>t({black:n,white:"0",random:!1}),i("white"))}
      ${o?v:we("side","random",s,()=>t({random:!0}),i("random"))}
    </div>
  </fieldset>`}function on(e,t){let o=Qs.test(e.clock)?[...new Set([...To,e.clock])]:To,s={min:1,max:600},n={min:0,max:600};return m`${W(i("clock"),o.map(sn),e.clock,r=>t({clock:r}))}
  ${e.clock==="custom"?m`<div class="pair">
        ${U(i("minutes"),e.minutes,s,r=>t({minutes:r}))}
        ${U(i("seconds-a-move"),e.seconds,n,r=>t({seconds:r}))}
      </div>`:v}`}function sn(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function nn(e,t,o){
let{presets:s=[],starts:n=[]}=h.about??{},r={min:3,max:8},a=s.map(({name:p})=>[p,C(p)]),l=n.map(p=>[p,i("start-name",{name:p})||p]),c={black:"fewerBlack",white:"fewerWhite"};return m`<details class="options" ?open=${e.
isUnusual}>
    <summary>${i("variant")}</summary>
    ${W(i("rules"),a,e.rules,p=>t({rules:p,start:s.find(({name:u})=>u===p)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${W(i("start"),l,e.start,p=>t({start:p}))}
    <div class="pair">
      ${U(i("files"),e.width,r,p=>t({width:p}))}
      ${U(i("ranks"),e.height,r,p=>t({height:p}))}
    </div>
    ${o?v:m`<div class="pair">${y.map(p=>rn(e,p))}</div>
          <div class="pair">
            ${y.map(p=>U(i("gives-up",{side:p}),e[c[p]],{min:0,max:ht},u=>t({[c[p]]:u})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}
  </details>`}var rn=(e,t)=>m`<label class="field"
    ><span>${i("name-of",{side:t})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e.names[t]}
      @input=${o=>{e.names[t]=o.target.value}}
  /></label>`;var dt={rules:"olympiad",start:"standard",width:8,height:8,black:"0",white:"3",level:"3",random:!1,clock:"none",minutes:15,seconds:10,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},ht=6,
an=["rules","start","width","height","fewerBlack","fewerWhite"];async function Oo(e,t){h.about=await fe();let o=ln(ae("wish",dt),h.about),s={...o,isUnusual:an.some(c=>o[c]!==dt[c])},n=d("div",{class:"\
new-game"}),r=()=>B(Lo(s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(Z("wish",{...s,isUnusual:void 0}),t)return void t(un(s));try{await e(await mn(cn(s),c),c)}catch(p){if(!(p instanceof
H))throw p;return E(p.message,{kind:"error"}),!0}};L(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function ln(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(
c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=dt[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(
n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(ht,Math.max(0,Math.trunc(e[c])));return e}function cn(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="\
0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function pn({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:
e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function mn(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},
{fen:s}=await $("start",o,t),n=pn(e),r=a=>({machine:a!=="0",level:Number(a)||3});return O({rules:e.rules,fen:s,clock:n,left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},
flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function un(e){let t=Math.max(Number(e.black),Number(e.white));return[
...y.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...y.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function Ve(e){let{remote:t}=h.game??{};zo(()=>Oo((o,s)=>e.open(o,s),t?o=>o.forEach(s=>t.send(s)):void 0))}function Ue(e){let o={black:{machine:!1,level:1},white:{machine:!0,level:1}};zo(()=>(e.see(),
e.open(O({players:o}))))}async function ft(e,t){let{game:o}=h;if(!o)return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:u}=o.state,f={black:c?.
base??0,white:c?.base??0},w=M=>a[M].machine&&t?{...a[M],level:t}:{...a[M]},k={black:w("black"),white:w("white")},b={rules:s,limit:n,fen:r,players:k,names:l,clock:c,flipped:p,serious:u};await e.open(O(
{...b,left:f}))}function zo(e){let{game:t}=h;if(!(t&&!t.isOver&&t.people.length>0&&t.state.live!==0)||t.remote)return e();L(i("another-game"),[d("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],
[i("new-game"),e,"primary"]]})}var hn={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",more:"M5 12h.01M12 12h.01M19 12h.01"},ve=e=>m`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${hn[e]}></path>
  </svg>`;var Ke=["own","blue","red"],q={isOn:!1,kind:Ke[0]},_=null,Se=null,wt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&po.get(t)||void 0},_e=e=>!!e.svg.closest("#board"),Ao=e=>Ke.
includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),vt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function Ro(e){let[t,o=t]=e.split(":");return{from:t,to:o,kind:Ke[0]}}function No(e,t){e.drawn=
t,e.drawDrawn(),_e(e)&&h.game&&qo(h.game,t)}function qo(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Do(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),
r=e.drawn.find(s)?.kind===q.kind;No(e,r?n:[...n,{from:t,to:o,kind:q.kind}]),T(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var Bo=()=>q.isOn;function Ye(){q.isOn=!q.isOn,Se=null,g(),q.isOn&&T(i("dr\
aw-how"))}var gt=()=>h.game&&qo(h.game,[]);function Co({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(vt);return m`
    <p class="unseen">${s.length?i("marks-here",{marks:wo(s)}):v}</p>
    ${q.isOn||o.length?m`<div class="nav-row pen">
          ${q.isOn?Ke.map(dn):v}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${gt}
          >${i("clear-marks")}</button>
        </div>`:v}
    ${q.isOn?m`<p class="faint">${i("draw-how")}</p>`:v}
  `}var dn=e=>m`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${q.kind===e}
    @click=${()=>{q.kind=e,g()}}
  >${ve("pen")}</button>`;addEventListener("pointerdown",e=>{let t=wt(e);if(!t)return;let o=e.button===0,s=e.shiftKey||q.isOn&&_e(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
_=n?{board:t,from:n}:null}else o&&!_e(t)&&No(t,[])},!0);addEventListener("pointermove",e=>{let t=_?.board.input.squareOf(e);if(!_||!t)return;let{board:o,from:s}=_;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:q.kind}])});addEventListener("pointerup",e=>{if(!_)return;e.stopPropagation();let{board:t,from:o}=_;_=null;let s=t.input.squareOf(e);s?Do(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",
()=>{_?.board.drawDrawn(),_=null});addEventListener("contextmenu",e=>wt(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=q.isOn?wt(e):void 0,{key:o}=e;if(!t||!_e(t)||!t.input.current||o!==
"Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;Se?Do(t,Se,s):T(i("mark-from",{square:s})),Se=Se?null:s},!0);var fn={inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function D(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+1]:n.children[0],
c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var jo=(e,t)=>m`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${xn(e,t)}
`;function wn(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return m`
    ${s?m`<p class="said">${s}</p>`:v}
    ${n.length?Io(e,n[0],r?1:0,n.slice(1)):m`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Po=new WeakMap;function vn(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Po.get(o)??[];if(a===r[0]&&l===r[1])return;
Po.set(o,r),a!==r[0]&&B(wn(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),gn(o,c)}
function gn(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Io(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(m`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(m`<span class="gap">…</span>`)),r.push(bn(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(m`<p class="said">${c}</p>`));for(let u of s)a(),n.push(m`<div class="variation">${Io(e,u,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?m`<div class="turn">${c}</div>`:c)}function bn(e,t){let{live:o,review:s}=e.state,n=s[t]?.mark;return m`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${n?` ${n}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${n?m`<abbr class="mark ${n}" title=${i("mark",{mark:n})}
          >${fn[n]}</abbr
        >`:v}</span
  >`}var yn=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function kn({target:e},t){let o=e,[,s,n]=yn.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(no(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});G(r),T(r)}}function xn(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(p=>{let{parent:u}=o.node(p);return u===
null||o.node(u).children[0]===p}),{comment:l}=o.node(n),c=(p,u,f,w=!0,k=void 0)=>w?m`<button
          type="button"
          class="quiet nav"
          title=${u}
          aria-label=${u}
          aria-pressed=${k??v}
          @click=${f}
        >
          ${ve(p)}
        </button>`:v;return m`
    ${h.isCommenting?m`<textarea
          class="comment"
          rows="2"
          placeholder=${i("comment-move")}
          aria-label=${i("comment-move")}
          .value=${l}
          @input=${p=>{o.node(n).comment=p.target.value,e.changed()}}
        ></textarea>`:v}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${i("type-move")}
        placeholder=${i("move-example")}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${p=>p.key==="Enter"&&kn(p,t)}
      />
      ${c("pen",i("draw-marks"),Ye,!0,Bo())}
      ${c("comment",i("comment"),()=>g({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Co(e)}
  `}var $n=9,Ze=({state:e})=>y.filter(t=>e.players[t].machine),Me={new:{label:"new-game",word:"new-word",sign:"add",key:"n",where:"narrow",act:(e,t)=>Ve(t)},undo:{label:"undo",sign:"undo",key:"u",where:"b\
oth",isEnabled:({state:e})=>e.live!==0,act:e=>e.undo()},redo:{label:"redo",sign:"redo",key:"r",where:"wide",isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},back:{label:"back",word:"step-bac\
k",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>D(e,"back")},next:{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>
0,act:e=>D(e,"next")},hint:{label:"hint",sign:"hint",key:"h",where:"both",isShown:e=>Ze(e).length<2,act:(e,t)=>t.giveHint(e)},flip:{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},draw:{
label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:e=>!e.remote&&Ze(e).length===1,isEnabled:e=>!e.isOver,act:async e=>(await ie()).offerDraw(e)},resign:{label:"resign",sign:"resign",
where:"wide",isShown:e=>!e.remote&&Ze(e).length<2,isEnabled:e=>!e.isOver,act:async e=>(await ie()).askToResign(e)},now:{label:"move-now",sign:"now",where:"wide",isShown:({state:e})=>y.some(t=>e.players[t].
machine&&e.players[t].level>=$n),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},pause:{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&
!!(Ze(e).length===2||e.state.clock),act:e=>e.pause(!0)},resume:{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},more:{label:"more",sign:"more",
where:"narrow",act:async(e,t)=>(await ie()).openMore(e,t)}},Sn={"[":e=>D(e,"back"),"]":e=>D(e,"next"),"{":e=>D(e,"first"),"}":e=>D(e,"last"),ArrowLeft:e=>D(e,"back"),ArrowRight:e=>D(e,"next"),ArrowUp:e=>D(
e,"first"),ArrowDown:e=>D(e,"last"),Home:e=>D(e,"first"),End:e=>D(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>Ye(),x:()=>gt(),a:async()=>(await ie()).toggle(),"?":async()=>(await ie()).openKeys()},
ne=null,bt=e=>e==="ArrowUp"||e==="ArrowDown",yt=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{ne=yt(e)&&e!==ne?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{
["Enter","Escape","Tab"].includes(e)?ne=null:yt(t)&&(e===" "||o&&bt(e))&&(ne=t===ne?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{ne=null});function Mn(e,t){return yt(e)?e===ne||
bt(t):e instanceof HTMLInputElement&&e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||bt(t)&&e.matches(".said-box")}function Tn(e,t){let{
game:o}=h;if(!o||e.defaultPrevented||Mn(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():
e.key,r=Object.values(Me).find(l=>l.key===n),a=r?r.act:Sn[n];a&&(e.preventDefault(),r?.isShown?.(o)!==!1&&r?.isEnabled?.(o)!==!1&&a(o,t))}var En=".cells, .overlay, .marks, .dots",Ln=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","transfor\
m","paint-order"];function Wo(e){let t=e.cloneNode(!0),[o,s]=[e,t].map(n=>[...n.querySelectorAll("g, g *")]);o.forEach((n,r)=>{let a=getComputedStyle(n),l=s[r];for(let c of Ln){let p=a.getPropertyValue(
c);p&&p!=="none"&&p!=="normal"?l.style.setProperty(c,p):c==="fill"&&l.style.setProperty(c,"none")}for(let c of["class","data-square","data-side","data-theme","data-squares"])l.removeAttribute(c)});for(let[
n,r]of[...e.children].entries())r.matches(En)&&t.children[n].setAttribute("class","live");for(let n of t.querySelectorAll(".live"))n.remove();for(let n of["class","role","aria-label"])t.removeAttribute(
n);return t.setAttribute("xmlns","http://www.w3.org/2000/svg"),`${new XMLSerializer().serializeToString(t)}
`}async function Ho(e){let t=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let o=new Image;o.src=t,await o.decode();let s=document.createElement("canvas");return s.width=o.naturalWidth,
s.height=o.naturalHeight,s.getContext("2d")?.drawImage(o,0,0),await new Promise((n,r)=>s.toBlob(a=>a?n(a):r(new Error("toBlob")),"image/png"))}finally{URL.revokeObjectURL(t)}}function Te(e,t){let o=document.
createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var On=50,xt=e=>typeof e=="object"&&e!==null,F=e=>Number.isFinite(e),kt=(e,t)=>e===null||typeof e===t,Fo=e=>F(e?.black)&&F(e.white),zn=e=>typeof e=="string"||typeof e?.code=="string",An={limit:e=>e===
null||F(e),names:e=>kt(e?.black,"string")&&kt(e.white,"string"),clock:e=>e===null||F(e?.base)&&F(e.increment),left:Fo,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:F,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:F,edition:F,review:e=>xt(e)&&Object.values(e).every(t=>F(t?.chance)&&kt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>zn(t))},Rn=[4,5,6,7,8,8,9,9,10,10];function Ee(e){if(e?.version>rt)return{fault:"saved-newer"};if(!Nn(e))return{fault:"saved-damaged"};let t={...O(),...e},o=O();for(let[s,n]of Object.entries(
An))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=Rn[s.level-1]??s.level;t.version=rt,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=ce(t.outcome.winner,
t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),Fo(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(Ao))&&delete s.marks;return{state:t}}function Nn(e){
if(!xt(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&F(a.level);return typeof t=="string"&&Array.isArray(o)&&o.every(
(a,l)=>qn(a,l,o.length))&&xt(o[s])&&r(n?.black)&&r(n?.white)}function qn(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(a)<o,n=e.parent===null&&
e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function $t(){return to("game.").map(e=>{let t=oe(e);return{id:e.slice(5),value:t,
...Ee(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var Je=e=>Te("game.json",new Blob([JSON.stringify(oe(`game.${e}`),null,1)],{type:"application/json"}));function Le(e){eo(`game.${e}`)}
function Dn(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==oo.load("game");for(let[o,{id:s,state:n}]of $t().entries())(o>=On||t(n))&&Le(s)}function Bn(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l)Number(p)?c+=Number(p):n[p==="L"?"black":"white"].push(Cn(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var Cn=(e,t)=>String.fromCharCode(97+e)+t;function Go({fen:e,nodes:t,live:o}){let s=new j(t).moves(o),n={...Bn(e),
fen:e,lastMove:null,plies:0};return je(n,s)}function Vo(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=io(n).flat().map(l=>{let[c,p]=be(l,n),[u,f]=I(l),w=(u+f)%2?"light":"dark";return z(
"rect",{class:w,x:c,y:p,width:100,height:100})}),a=y.flatMap(l=>e[l].map(c=>{let[p,u]=me(c,n);return z("g",{class:`piece ${l}`},z("circle",{class:"body",cx:p,cy:u,r:38}))}));return z("svg",{class:"sma\
ll-board",viewBox:`0 0 ${o*100} ${s*100}`,"aria-hidden":"true"},z("g",{class:"squares"},...r),...a)}function Pn({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function Uo(e){let t=y.map(n=>Pn(e,n)).join(" – "),o=new j(e.nodes).path(e.live).length-
1,s=[t,C(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function jn(e,t){let o=Go(e),s=new Date(e.updated).toLocaleDateString(He),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=d("span",{class:"game-words"},d("span",{},Uo(e)),d("span",{class:"faint"},n.join(" "))),a=N(Vo(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",Uo(e)),a}function Oe(e){let t=d("ul",{class:"game-list"}),o=()=>{let n=$t().filter(({state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=u=>{s(),e(
u)},p=()=>{Le(r),o()};return d("li",{},...a?[jn(a,()=>c(a))]:[d("span",{},i("saved-refused",{reason:{code:l}})),N(i("saved-copy"),()=>Je(r),{class:"quiet"})],N(Pe("close"),p,{class:"quiet icon","aria-\
label":i("delete-game")}))})),n.length||t.append(d("li",{class:"faint"},i("no-games-yet")))};o();let s=L(i("my-games"),[d("p",{class:"faint"},i("saved-here")),t],{wide:!0})}function Xe({rules:e,limit:t,fen:o,moves:s}){let n=new URLSearchParams({rules:e,fen:o});return t!==void 0&&n.set("limit",String(t)),s.length&&n.set("moves",s.join(" ")),`${location.href.split("#")[0]}\
#game?${n}`}function Qe(){let e=/^(localhost|127\.|\[::1\])/.test(location.hostname);return i("link-warning",{place:e?"here":"elsewhere"})}function _o(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(
e.slice(6)),o=t.get("fen");if(!o)return null;let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function In(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let u=s.length,{move:f,comment:w,children:k,marks:b}=o.node(c);s.push({parent:p,move:f,comment:w||null,marks:b?.map(vt)});for(let M of k)n(M,u)};n(0,
null);let r=c=>{let{machine:p,level:u}=t.players[c];return t.names?.[c]??i(p?"who-level":"who-human",{level:u})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function Wn(e){let t=new j,o=[];for(let{parent:r,move:a,comment:l,marks:c}of e.nodes){let p=r===null||
!a?0:t.add(o[r],a);o.push(p),l&&(t.node(p).comment=l),c&&(t.node(p).marks=c.map(Ro))}let s={machine:!1,level:3},n=t.end(0);return O({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:n,shown:n,
players:{black:s,white:{...s}},names:{black:e.black??null,white:e.white??null}})}async function Hn(e,t){try{await navigator.clipboard.writeText(e),E(i("copied",{what:t}))}catch{let o=d("textarea",{readOnly:!0,
rows:4,value:e,"aria-label":t});L(t,[o]),o.select()}}function ze(e){let t=(c,p,u,...f)=>{let w=d("textarea",{readOnly:!0,rows:u,"aria-label":c,value:p});return d("section",{class:"export"},d("div",{class:"\
card-head"},d("h3",{},c),...f,N(i("copy"),()=>Hn(w.value,c),{class:"quiet"})),w)},o=c=>async()=>{let p=document.querySelector("#board svg");if(!p)return;let u=Wo(p);Te(`loa.${c}`,c==="svg"?new Blob([u],
{type:"image/svg+xml"}):await Ho(u))},s=()=>Te("game.sgf",new Blob([r.value],{type:"application/x-go-sgf"})),n=t(i("share-sgf"),"",5,N(i("save"),s,{class:"quiet"})),r=n.querySelector("textarea"),a=[...n.
querySelectorAll("button")];for(let c of a)c.disabled=!0;let l=t(i("share-link"),Xe(e.text(e.state.shown)),2);l.append(d("p",{class:"faint link-warning"},Qe())),L(i("share"),[n,t(i("share-fen"),e.view?.
fen??"",1),t(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),d("div",{class:"row"},d("h3",{},i("share-picture")),N(i("svg"),o("svg"),{class:"quiet"}),N(i("png"),o("png"),{class:"quiet"})),l],
{wide:!0,begin:async c=>{r.value=(await $("export",In(e),c)).sgf;for(let p of a)p.disabled=!1}})}function St(e,t={}){let o=d("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-exam\
ple")}),s=d("input",{type:"file",accept:".sgf,.txt,.fen","aria-label":i("import-file-name")}),n=d("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=
await a.text())});let r=async a=>{try{let l=await $("import",{text:o.value,...t},a);await e(Wn(l),a),T(i("imported"))}catch(l){if(!(l instanceof H))throw l;return n.textContent=l.message,!0}};L(i("imp\
ort"),[o,d("label",{class:"field"},d("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}function Fn(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;L(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function Mt(e){
let t=(n,r=void 0)=>e.open(n,r),{game:o}=e,s=o?{rules:o.state.rules,limit:o.state.limit}:{};return[["my-games",()=>Oe(t)],["import-short",()=>St(t,s)],["share-short",()=>o&&ze(o)]]}function Gn(e,t){let o=Object.
values(Me).filter(({where:r,isShown:a})=>r==="wide"&&a?.(e)!==!1),s=(r,a,l=!0)=>d("button",{type:"button",class:"quiet",disabled:!l,onclick:()=>{n(),a()}},r),n=L(i("more"),[d("div",{class:"menu"},...o.
map(({label:r,isEnabled:a,act:l})=>s(i(r),()=>l(e,t),a?.(e)!==!1)),...Mt(t).map(([r,a])=>s(i(r),a)),s(i("analyse"),()=>ke()))])}var Vn=.4;async function X(e,t,o=Vn){if((await e.viewOf(t)).end)return[];let s=await J({type:"analyse",game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}
async function Tt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(a=>o.get(a)??[])},n=await $("review",s,void 0,a=>a),r={};for(let[a,l]of t.entries()){let c=n.blackChances[a],{judgement:p="",isError:u=!1,
text:f=null}=n.plies[a-1]??{};c!==null&&(r[l]={chance:c,best:o.get(l)?.[0]?.move??null,mark:u?p.split(" ")[0]:null,text:f})}return{judged:r,summary:y.map(a=>n[a].text)}}var Ae=({tree:e,state:t})=>e.path(
e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function Re(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null};let o=Ae(e),s=new Map;g(),at();try{for(let[n,r]of[...o].reverse().
entries()){if(h.review.progress=n/o.length,s.set(r,await X(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let{judged:a,summary:l}=await Tt(e,o,s);if(t!==h.review.run)return;Object.assign(
e.state,{review:a,summary:l}),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,g())}var Un=.15,_n=.42,Kn=8,Yn=.53,Zn=50,Jn=3,Yo=e=>e.finish(ce(null)),Ko=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function Xn({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[Ko(s)];for(let r of e.path(t.live).slice(1))s=je(s,[e.node(r).move??""]),n.push(Ko(s));return n.filter(r=>r===n.at(-1)).length}function Qn(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||Xn(e)!==Jn)return;let n=i("draw-offered",{side:o}),r=E(n,{ms:0,actions:[[i("draw-accept"),()=>Yo(e)],[i("draw-decline"),()=>{}]]});T(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function er(e){let t=y.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await X(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<Kn?Un:r<Zn?_n:Yn)?Yo(e):E(i("draw-declined",{side:t}))}var tr=.6,et=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return G(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,G(i("looking"));let f={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:tr};this.search=J(f).promise}
let r=(await this.search.catch(f=>{throw this.reset(),f}))?.lines[0];if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&V(r.move);if(!a)return G(i("no-choice"));let{from:l}=a;this.
step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,u=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)g({glow:or(l,o.width,o.height)}),G(se([i("hint-part"),...u,i(
"ask-for-more")]));else if(this.step===2){g({glow:[l]});let f=le(i("hint-piece",{square:l}));G(se([f,...u,i("ask-for-move")]))}else g({glow:[],arrows:[{...a,kind:"best"}]}),G(se([i("hint-move",{move:r.
move}),...u]))}};function or(e,t,o){let[s,n]=I(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}var sr=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Et=()=>d("tabl\
e",{class:"keys"},d("tbody",{},...sr.map(e=>{let[t,o]=i(e).split(" | ");return d("tr",{},d("th",{scope:"row"},t),d("td",{},o))}))),nr=()=>L(i("keys"),[d("div",{tabIndex:0},Et())]);var Ne=300,K=80;function Zo(e){let t=Ne/Math.max(1,e.length-1),o=r=>[r*t,K*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return m`<svg
    class="graph"
    viewBox="0 0 ${Ne} ${K}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${Ne} height=${K}></rect>
    <polygon class="graph-area" points="0,${K} ${s} ${Ne},${K}"></polygon>
    <line class="graph-middle" x1="0" x2=${Ne} y1=${K/2} y2=${K/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${K}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,u]=o(c);return nt`${r?nt`<circle class="graph-mark ${r}" cx=${p} cy=${u} r="3"></circle>`:v}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${K}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var rr=.08,ir=.4;function Lt(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!s.review[n]?.mark||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function Jo(e,t){
let o=Lt(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Ot(e)}function Ot(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),g();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),g({arrows:[]})}async function ar(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(b,M)=>{h.review.retry===o&&(Object.assign(o,{text:b,isSolved:M}),T(b),g(),M||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=b=>a==="black"?b:1-b,[u]=await X(e,c,ir),f=await e.viewOf(c),
w=f.end?+(f.end.winner===a):0;u&&(w=f.toMove===a?u.score.chance:1-u.score.chance);let k=w>=p(e.state.review[n].chance)-rr;return l(i(k?"is-good":"not-better",{move:t,best:r}),k),!0}var Xo=e=>{let t=Ae(e);return t.length>1&&t.every(o=>e.state.review[o])},Qo=e=>m`<button
    type="button"
    class="quiet"
    ?disabled=${Ae(e).length<2||h.review.progress!==null}
    @click=${()=>Re(e)}
  >
    ${i(Xo(e)?"review-again":"review-game")}
  </button>`;function es(e){let{progress:t,fault:o,retry:s}=h.review,{people:n}=e,r=a=>s||!Xo(e)||!n.includes(a)||!Lt(e,a).length?v:m`<button
          type="button"
          class="quiet"
          aria-label=${n.length===1?i("retry-mistakes"):i("retry-side",{side:a})}
          @click=${()=>Jo(e,a)}
        >
          ${i("retry-word")}
        </button>`;return m`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${(e.state.summary??[]).map((a,l)=>{let c=y[l];return m`<div class="row">
          <p><b>${i("summary-of",{side:c})}</b> ${it(a)}</p>
          ${r(c)}
        </div>`})}
    </div>
    ${o?m`<p class="fault">${o}</p>`:v}`}function ts(e){let{tree:t,state:o}=e,s=e.allowsHelp?Ae(e).filter(r=>o.review[r]):[];if(s.length<2)return v;let n=s.map(r=>({...o.review[r],isShown:r===o.shown,
label:i(r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return Zo(n)}function lr(e){if(!e.allowsHelp)return v;if(h.review.retry)return cr(e);let{
tree:t,state:o}=e,s=o.review[o.shown],{parent:n}=t.node(o.shown);return!s?.mark||n===null?v:m`<div class="advice" role="status">
    <p>${s.text?it(s.text):vo(le(i("mark",{mark:s.mark})))}</p>
  </div>`}function os(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&V(n);return!e.allowsHelp||h.review.retry||!o.review[o.shown]?.mark||!r?null:async()=>{await e.
show(s),g({arrows:[{...r,kind:"best"}]})}}function cr(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return m`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      <button
        type="button"
        class=${t.isSolved?"primary":"quiet"}
        @click=${()=>Ot(e)}
      >
        ${i(o?"end":"next-mistake")}
      </button>
    </div>
  </div>`}function pr({end:e,people:t,remote:o,state:s}){let n=e?.winner;if(!n||t.length!==1||t[0]!==n||o)return null;let r=s.players[P(n)].level+1;return h.about?.levels.some(({number:a})=>a===r)?r:null}function mr(e,t){
let o=(r,a,l)=>m`<button type="button" class=${l} @click=${a}>${r}</button>`,s=[];if(h.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.toTerminal(),"primary"));else if(!e.isAtLive&&!h.review.retry)
s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&e.isAtLive){!e.state.review[e.state.live]&&h.review.progress===
null&&s.push(o(i("review-game"),()=>Re(e),"primary")),s.push(o(i("rematch"),()=>ft(t),"quiet"));let r=pr(e);r&&s.push(o(i("level-up"),()=>ft(t,r),"quiet"))}let n=os(e);return n&&s.push(o(i("show-bette\
r"),n,"quiet")),s.length?m`<div class="row actions-row">${s}</div>`:v}function rs(){let{isOn:e,job:t}=h.analysis;return m`<button type="button" class="quiet" @click=${()=>ke()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var is=e=>h.analysis.isOn?m`<div class="engine">
        <p class="faint stats" role="status">${ur()}</p>
        <ol class="lines">
          ${hr(e)}
        </ol>
        ${ns()} ${dr()}
      </div>`:ns();function ur(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:mt(n),speed:mt(r)});return e?
a:i("done",{found:a})}function hr({view:e}){let{findings:t}=h.analysis;return!e||!t?v:t.lines.map(o=>m`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${$o(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>m`<button
              type="button"
              class="move"
              @click=${()=>ct(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var ss=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function ns(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return m`<div class="values" hidden></div>`;
let{rules:o}=t,s=ss(e);return m`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:C(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>m`<li>
            <button type="button" class="move" @click=${()=>ct([n.move])}
            >${n.move}</button><span class="value ${n.value}">${ss(n)}</span>
          </li>`)}
    </ul>
  </div>`}function dr(){let e=h.about?.analysis,t=(o,s,n)=>m`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(x[s])}
        @change=${r=>{let a=Number(r.target.value)||1;xo(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return m`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:v}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${x.arrows}
        @change=${()=>R("arrows",!x.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var Y=8,as=[...Array(8).keys()].map(e=>t=>{let[o,s]=I(t).map((n,r)=>e&1<<r?Y-1-n:n);return e&4?o*Y+s:s*Y+o}),ls=null,cs=new Map,zt=0,qe=!1,At=!1;async function fr(){let e=await fetch(new URL("openings\
.txt",import.meta.url));if(!e.ok)throw new Error(`${e.status}`);let[t,...o]=(await e.text()).trim().split(`
`);zt=Number(t.split(" ")[1]),cs=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var ps=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function wr(){if(qe=!qe,g(),!!qe){try{await(ls??=
fr()),At=!1}catch{ls=null,At=!0}g(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function vr({black:e,white:t,toMove:o},s){let n=Array(Y*Y).fill(".");for(let r of e)
n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function gr(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function br(e){if(e.width!==
Y||e.height!==Y)return[];let t=as.map(l=>vr(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=as.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%Y)+(Math.floor(l/Y)+1),r=new Map;for(let{from:l,to:c,text:p}of e.
moves){if(!l||!c)continue;let f=s.map(w=>n(w(l))+n(w(c))).reduce((w,k)=>w<k?w:k);r.has(f)||r.set(f,p)}return(cs.get(gr(o))??[]).flatMap(l=>{let[,c,p,u]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],f=u?u.split(",").
map(Number):[0,0,0],w=f.reduce((k,b)=>k+b);return r.has(c)?[{move:r.get(c),inBook:p!=="",counts:f,games:w}]:[]}).sort((l,c)=>c.games-l.games)}var ms=e=>ps(e)?m`<button type="button" class="quiet" aria-pressed=${qe} @click=${wr}>
        ${i("openings")}
      </button>`:v;function us(e,t){let{view:o}=e;if(!qe||!ps(e)||!o)return v;let n=h.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:br(o),r=n.reduce((l,c)=>l+c.games,0),a=At?i("no-serv\
er"):zt?i(n.length?"openings-about":"openings-none",{games:r,total:zt}):i("thinking");return m`<section class="explorer" aria-label=${i("openings")}>
    <p class="faint" role="status">${a}</p>
    <ul>
      ${n.map(l=>yr(l,t))}
    </ul>
  </section>`}function yr({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return m`<li>
    <button type="button" class="move" @click=${()=>n.tryMove(e)}>${e}</button>
    ${t?m`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:m`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var hs=e=>m`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  <h2>${i("new-here")}</h2>
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>Ue(e)}>
      ${i("easy-game")}
    </button>
    <button type="button" class="quiet" @click=${()=>e.see()}>
      ${i("no-thanks")}
    </button>
  </div>
</section>`;var kr=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>m`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${ve(o)}<span class="word">${t??e}</span></button>`,Q=(e,t)=>m`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(kr)} ${t}
  </div>`;var xr=(e,t)=>m`
  ${h.isFirstVisit?hs(t):v}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[rs(),Qo(e),ms(e)]:m`<span class="faint">${i("no-analysis")}</span>`}
      <span class="faint rules">${i("of-rules",{rules:C(e.state.rules)})}</span>
    </div>
    ${ts(e)} ${jo(e,t)}
    ${e.allowsHelp?[es(e),is(e),us(e,t)]:v}
  </section>
`,$r=(e,t)=>m`
  ${Sr(e,t)}
  <div class="row files">
    <button type="button" class="quiet" @click=${()=>Ve(t)}>
      ${i("new-game")}
    </button>
    ${Mt(t).map(([o,s])=>m`<button type="button" class="quiet" @click=${s}>${i(o)}</button>`)}
  </div>
`;function Sr(e,t){let o=y.every(s=>e.state.players[s].machine)&&!e.remote;return Q(Object.values(Me).map(({label:s,word:n,sign:r,key:a,where:l,isShown:c,isEnabled:p,act:u})=>({label:i(s),word:n&&i(n),
sign:r,title:Mr(i(s),a),kind:l,isHidden:c?.(e)===!1,isDisabled:p?.(e)===!1,act:()=>u(e,t)})),o?Tr():v)}var Mr=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function Tr(){return m`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-x.speed)}
      @input=${e=>R("speed",3e3-Number(e.target.value))}
  /></label>`}function Er(e,t){E(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>Je(e)],[i("saved-delete"),()=>Le(e)]]})}function Lr(e){let t=()=>{},o=()=>{t(),Qt()&&(t=E(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>Oe(s=>e.open(s))],[i("saved-copy"),()=>e.game&&ze(e.game)]]}))};Xt.addEventListener("change",o),o()}var Or=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function zr(){let e=(n,r)=>Mo(i(n),!!x[r],a=>R(r,a)),t=d("input",{type:"range",min:"0",max:"100",value:String(
x.volume),onchange:()=>{R("volume",Number(t.value)),$e("move")}}),o=Ge(i("piece-style"),lo.map(n=>[n,i(n)]),x.pieces,n=>R("pieces",n)),s=L(i("settings"),[Nr(n=>{R("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),d("div",{class:"pair"},Ge(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],x.scheme,n=>R("scheme",n)),o),Ar(o.querySelector(
"select")),e("large-text","largeText"),d("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
d("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),d("label",{class:"field"},d("span",{},i("volume")),t)])}function Ar(e){return d(
"fieldset",{class:"themes"},d("legend",{},i("board")),...Or.map(([t,o])=>d("label",{class:"theme","data-board":t},d("input",{type:"radio",name:"board",value:t,checked:x.board===t,onchange:()=>{R("boar\
d",t),R("pieces",e.value=o)}}),Rr(o),d("span",{},i(t)))))}var Rr=e=>z("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},...y.map((t,o)=>{let s=z("g",{class:"squares",transform:`translate(${o*100}\
)`}),n=co(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};return s.append(z("rect",r),n),s}));function Nr(e){let o=["en",...document.
documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,le(r)]}),s=Ge(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===
x.language)?x.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}function qr(e){addEventListener("storage",()=>Rt(e)),addEventListener("pageshow",()=>Rt(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(Rt(e),ds())});for(let t of["pointerdown",
"keydown"])addEventListener(t,ds,!0)}function ds(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var fs=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);function Rt(e){
let{game:t}=h;if(!t||t.remote)return;let{state:o}=Ee(oe(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(fs(o)===fs(t.kept))return Object.assign(t.state,
{edition:o.edition,left:o.left}),g();mo(o);let r=!t.isAtLive&&o.nodes[s];ws(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function ws(e,t,o){let s=new Ie(t);s.follows=o,await s.load();let n=h.game?.state;
n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function Dr(e,t,o){let s=Ee(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new j(s.nodes),p=c.nodes.length,u=c.take(new j(
n))[r],f=c.leadsTo(s.live,u),w=f?u:s.live,k={...s,live:w,shown:w,flipped:l,outcome:s.outcome??a};!f&&c.nodes.length>p&&E(i("other-tab"),{ms:12e3}),uo(k),ws(e,k,!1)}var vs=document.title;function Br(e){let t=e.liveView?.toMove,o=t&&e.people.length===1&&e.people[0]===t&&!e.isOver&&!e.pending;document.title=o?`${i("your-turn")} · ${vs}`:vs}var gs=.3;async function Cr(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!x.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([X(e,s,gs),X(e,t,gs)]),{judged:a}=await Tt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||E(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}var qt=(e,t)=>he({id:"editor-board",top:Nt("white",e,t),bottom:[Nt("black",e,t),Nt("nothing",e,t)],side:de(Pr(e),jr(e,t),Ir(e,t))}),Nt=(e,{brush:t,view:o},s)=>m`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(bs[e])}</span>
    ${e==="nothing"?"":m`<span class="strip-groups">${ho(o,e)}</span>`}
  </button>`,Pr=({checked:e,note:t})=>m`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?m`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>m`<p>${o}</p>`)}
    ${t?m`<p>${t}</p>`:""}
  </div>`;function jr({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,C(l)]),a=y.map(l=>[l,i("side",{side:l})]);return m`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${U(i("files"),e.width,tt,l=>n.resize(l,e.height))}
      ${U(i("ranks"),e.height,tt,l=>n.resize(e.width,l))}
    </div>
    <div class="pair">
      ${W(i("mover"),a,e.toMove,l=>n.keep({toMove:l}))}
      ${W(i("rules"),r,e.rules,l=>n.keep({rules:l}))}
    </div>
    <label class="field"
      ><span>${i("fen")}</span
      ><input
        type="text"
        spellcheck="false"
        .value=${o}
        @change=${l=>n.readFen(l.target.value)}
    /></label>
    <p class="fault" role="alert">${s}</p>
  </section>`}var Ir=({checked:e},t)=>Q([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{label:i(
"empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);var bs={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},ys={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},tt={min:3,max:8},Wr=()=>({brush:"black",kept:ae("editor",ys),
view:null,checked:null,fen:"",fault:"",note:"",presets:[]}),Dt=class{constructor(t,o){this.host=t,this.play=o,this.state=Wr(),h.editor=this.state,this.kept=this.state.kept;let{min:s,max:n}=tt;for(let r of[
"width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.trunc(this.kept[r])));y.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of y)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(
a));B(qt(this.state,this),t),this.board=new ue(t.querySelector(".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),o.editPosition=(r,a)=>this.edit(r,a),re(()=>this.draw())}async begin(){
let{presets:t}=await fe();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||(this.kept.rules=ys.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.
check()}change(t){Object.assign(this.state,t),g()}draw(){if(this.host.hidden)return;B(qt(this.state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){
Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=I(t);return o>=0&&o<this.kept.width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of y)this.
kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=y.find(r=>this.kept[r].includes(t));for(let r of y)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!==
"nothing"&&o!==s&&this.kept[s].push(t);let n=y.find(r=>this.kept[r].includes(t));return T(i("painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-
1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let p=pe(c,r),u=this.kept.black.includes(p)?"L":this.kept.white.includes(p)?"l":"";u&&(a+=(l||"")+u),l=u?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s===
"black"?"w":"b"} - - 0 1`}async check(){Z("editor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await $("setup",{fen:t,rules:o});
if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await $("position",
{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof H))throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,
toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await $(
"start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await $("position",{fen:n,rules:s}),s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&
await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(`fen ${this.text()}`),location.hash="#play";return}let o={machine:!1,level:3},s={machine:!0,level:3},{
toMove:n}=this.kept;await this.play.open(O({rules:this.kept.rules,fen:this.text(),flipped:n==="white",players:n==="black"?{black:o,white:s}:{black:s,white:o}}))}async copyLink(){let t=Xe({rules:this.kept.
rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change({note:i("link-copied",{warning:Qe()})})}catch{this.change({fen:t})}}};var Bt="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",ee=[{title:"count",words:["count-1","count-2","count-3"],fen:Bt,goal:({from:e,to:t})=>e==="b1"&&t==="b3",praise:"count-praise",retry:"count\
-retry"},{title:"jump",words:["jump-1","jump-2"],fen:Bt,goal:({from:e,to:t})=>e==="b1"&&t==="h1",praise:"jump-praise",retry:"jump-retry"},{title:"capture",words:["capture-1","capture-2"],fen:Bt,goal:({
from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:["connect-1","connect-2"],fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",goal:(e,t)=>t?.winner==="bla\
ck",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:["defend-1","defend-2"],fen:"8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"def\
end-praise",retry:"defend-retry"}];function Ct(e,t){let{view:o,said:s,detail:n,isDone:r}=e,a=l=>ye(l,o,{isToMove:!r&&o?.toMove===l});return he({id:"learn-board",top:a("white"),bottom:a("black"),side:de(m`<p class="status ${s.kind}" role="status">${s.
words}</p>
        ${We(o,n)}`,Hr(e,t),Fr(e,t))})}function ks(e){let t=i(te[e].title);return e<ee.length?i("step",{number:e+1,count:ee.length,title:t}):t}function Hr({at:e,presets:t},o){let s=te.map((n,r)=>[String(
r),ks(r)]);return m`<section class="card panel tutorial" aria-label=${i("tutorial")}>
    <h2>${ks(e)}</h2>
    ${te[e].words.map(n=>m`<p>${i(n)}</p>`)}
    ${W(i("lessons"),s,String(e),n=>o.open(Number(n)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${t.map(({name:n})=>m`<dt>${C(n)}</dt>
            <dd>${i("rule-words",{name:n})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${o.keys}
    </details>
  </section>`}function Fr({at:e,isReached:t},o){let s=e+1===ee.length||e+1===te.length;return Q([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("again"),sign:"redo",act:()=>o.
open(e)},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<ee.length&&!t,act:()=>o.next()}])}var xs=[{title:"far-title",words:["far-words"],fen:"6/6/6/lL3l/6/2L3 w - - 0 1",goal:({from:e,to:t})=>e==="b3"&&t==="e3",praise:"far-praise",retry:"far-retry"},{title:"jumping-title",words:["jumping-w\
ords"],fen:"6/6/l5/LL4/l5/3L2 w - - 0 1",goal:({from:e,to:t})=>e==="a3"&&t==="c3",praise:"jumping-praise",retry:"jumping-retry"},{title:"capturing-title",words:["capturing-words"],fen:"6/6/3l2/6/1L4/L\
4l w - - 0 1",goal:({capture:e})=>e,retry:"capturing-retry"},{title:"winning-title",words:["winning-words"],fen:"6/1LL3/2L3/6/2L3/l4l w - - 0 1",goal:(e,t)=>t?.winner==="black",retry:"winning-retry"},
{title:"helping-title",words:["helping-words"],fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:["blocked-words"],fen:"4lL/4ll/6\
/6/ll4/Ll4 w - - 0 1"}];var te=[...ee,...xs],Gr=1600,Vr=()=>({at:Math.max(0,te.findIndex((e,t)=>t===oe("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[]}),Pt=class{constructor(t,o){
this.host=t,this.play=o,this.state=Vr(),h.learn=this.state,this.keys=Et(),B(Ct(this.state,this),t),this.board=new ue(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),
hover:s=>this.change({detail:s??this.board.selected}),label:i("tutorial")}),re(()=>this.draw())}async begin(){fe().then(({presets:t})=>this.change({presets:t})),await this.open(this.state.at)}get lesson(){
return te[this.state.at]}change(t){Object.assign(this.state,t),g()}draw(){if(this.host.hidden)return;B(Ct(this.state,this),this.host);let{view:t,isDone:o}=this.state;t&&this.board.show({view:t,flipped:!1,
canMove:()=>!o})}async open(t){Z("tutorial",t),this.change({at:t,isReached:!1,view:null,said:{words:"",kind:""}});let o=await this.setUp();if(!o)return;let s=o.mustPass?i("passed",{side:o.toMove}):i(this.
lesson.words[this.lesson.words.length-1]);this.change({said:{words:s,kind:""}})}next(){let t=this.state.at+1;t===ee.length||t===te.length?Ue(this.play):this.open(t)}get game(){let{fen:t,rules:o="souci\
e"}=this.lesson;return{fen:t,rules:o,moves:[]}}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await $("position",this.game);return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}say(t,o){
this.change({said:{words:t,kind:o}}),T(t)}async tryMove(t){if(this.state.isDone||!this.state.view)return;let{lesson:o}=this,s=await $("move",{game:this.game,move:t});if(o!==this.lesson)return;if(!s.legal)
return this.say(Ce(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{goal:a,praise:l,retry:c}=o,p=a?a(n,r,s.position):!0;this.change({isDone:!0,view:s.position}),p?(this.change({isReached:p}),
this.say(l?i(l):r?.text??i("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(c??"other-move"),"fault"),this.again=
setTimeout(()=>this.setUp(),Gr))}};var $s=30,jt=64;function Ur(e,t,o,s){for(let n of t){let r=s!==null&&ao(s,n),[a,l]=_r(n,o);e.append(z("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(n.count)))}}function _r(e,t){
let[o,s]=e.ends.map(l=>me(l,t));if(e.axis==="rank")return[t.width*100+$s,o[1]];if(e.axis==="file")return[o[0],-$s];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):Math.sign(s[0]-o[0]);return r<
100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-jt+(a>0?0:6)]:[n+a*28,-jt]:a>0?[t.width*100+jt,r-28]:[-30,r-36]}async function Kr(e,t){let o=_o(location.hash);if(!o)return!1;let s=new j,n=0;for(let a of o.moves)n=s.add(n,a);let r={machine:!1,level:3};try{await $("position",o,t)}catch(a){if(t.aborted)return!1;if(!(a instanceof
H))throw a;return E(i("bad-link",{reason:a.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(O({rules:o.rules,limit:o.limit??null,fen:o.fen,nodes:s.nodes,live:n,shown:n,
players:{black:r,white:{...r}}}),t),!0}var Ss=e=>e.reduce((t,o)=>t+o,0);function ot(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:u,score:f})=>{let w=1/Math.sqrt(1+3*(u/173.7178)**2/Math.PI**2),k=1/
(1+Math.exp(-w*(o-(p-1500)/173.7178)));return{g:w,expected:k,score:f}}),r=1/Ss(n.map(({g:p,expected:u})=>p*p*u*(1-u))),a=Ss(n.map(({g:p,expected:u,score:f})=>p*(f-u))),l=Yr(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Yr(e,t,o,s){let n=Math.log(e**2),r=u=>{let f=t**2+o+Math.exp(u);return Math.exp(u)*(s**2-f)/
(2*f**2)-(u-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let u=1;for(;r(n-u*.5)<0;)u++;l=n-u*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let u=a+(a-l)*c/(p-c),f=r(u);f*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[u,f]}return Math.exp(a/2)}var Zr=60,Jr={at:0,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},It=()=>ae("puzzles",Jr);function ge(e){Ms(e),Z("puzzles",e)}function Ms(e){let t=It(),{rating:o,
deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set([...t.
history,...e.history])]}var De=e=>parseInt(e,10),Wt=({history:e},t)=>e.findLast(o=>De(o)===t)?.at(-1),Ts=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(De));function Es(e,{number:t,rating:o},s){
Ms(e);let n=Wt(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),ge(e),null;let r=Math.round(e.rating),a={rating:o,deviation:Zr,score:Number(s)};return Object.assign(e,ot(e,[a])),e.history.push(`${t}${s?
"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),ge(e),Math.round(e.rating)-r}var Os=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],Ls=150,Xr=2e3;async function zs(e){for(;;){let t=await fetch(new URL(e,import.meta.url)).catch(()=>null);if(go(!t),t?.ok)return(await t.text()).
trimEnd().split(`
`);if(t)throw new H(i("no-answer",{status:t.status}));await bo(Xr)}}async function As(){return(await zs("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var Ht=new Map;
async function Rs(e){let t=Math.floor(e/Ls),o=Ht.get(t);o||(o=zs(`puzzles-${t}.txt`),Ht.set(t,o),o.catch(()=>Ht.delete(t)));let s=(await o)[e%Ls],[n,r,a,l,c,p]=s.split("; "),u=f=>Number(f.split(" ").at(
-1));return{fen:n,rules:r,task:l.startsWith("win")?"win":"hold",moves:u(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:u(p)}}var Ns=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===
o||t.includes(o);function st(e,t,o,s){let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Qr=997,
qs=(e,t=new Date)=>Math.floor(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate())/864e5)*Qr%e.length;var Ds=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),Ft=({end:e})=>Math.max(0,e-Date.now()),Gt=e=>e.mistakes>=3||Ft(e)===0,Bs=({kind:e})=>Number(e[1])<=3;function Vt(e,t){let{view:o,side:s,said:n,isDone:r,detail:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return he({id:"puzzle-board",top:ye(P(s),o,{isToMove:l(P(s))}),bottom:ye(s,o,{isToMove:l(s)}),side:de(m`<p class="status ${n.
kind}" role="status">${n.words}</p>
        <p class="task">${o?ti(e):""}</p>
        ${We(o,a)}`,oi(e,t),ni(e,t))})}function ti({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var Ut=e=>i("puzzle-task",{task:e[0]==="w"?"\
win":"hold",moves:e.slice(1)});function Cs(e){return e.length===2?Ut(e):i("puzzle-theme",{theme:e})}function oi(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p}=e,u=Os.map(A=>[A,Cs(
A)]),f=Math.round(a.rating),{streak:w,best:k}=a,b={solved:Ts(a).size,count:o?.length??0},M=[i("puzzle-rating",{rating:s?.rating??0})];return l&&M.push(...(s?.themes??[]).map(A=>Cs(A[0]))),m`<section class="card panel" aria-label=${i(
"puzzle")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${W(i("theme"),u,a.theme,A=>t.choose(A),!0)}
    </div>
    ${c?m`<p class="run" role="timer">
          <b>${so(Ft(c))}</b> ${i("run-score",{...c,most:3})}
        </p>`:m`<p class="faint">${n?M.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:f})}</b>
            ${p===null?v:`(${si(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...b,streak:w,best:k})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
  </section>`}var si=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function ni({isDone:e,before:t,run:o},s){return Q([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",isDisabled:o!==
null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var ri={"+":"once","-":"failed","=":"later"},ii=200;function Ps({all:e,kept:t},o){let n=t.history.filter(c=>e?.[De(c)-1]).reverse().slice(0,ii).map(c=>{let p=De(c),{kind:u,rating:f}=e[p-1],w=[i("puzzl\
e-number",{number:p}),Ut(u),i("puzzle-rating",{rating:f}),i("puzzle-result",{result:ri[c.slice(-1)]})],k=()=>{l(),o(p-1)};return d("li",{},N(w.join(" · "),k,{class:"quiet"}))}),r=d("ul",{class:"puzzl\
e-history"},...n),a=d("p",{class:"faint"},i("no-history")),l=L(i("history"),[n.length?r:a])}var li=450,ci=900,_t=12,pi=500,js=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),mi=()=>({all:null,puzzle:null,at:0,run:null,kept:It(),...js()}),Kt=class{constructor(t,o){this.host=t,this.play=o,this.state=mi(),h.puzzles=this.state,B(Vt(this.state,this),t),this.board=new ue(
t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),re(()=>this.draw())}async begin(){
this.change({all:await As()}),await this.open(this.state.kept.at)}change(t){Object.assign(this.state,t),g()}draw(){if(this.host.hidden)return;let{state:t}=this;B(Vt(t,this),this.host);let{view:o,side:s,
isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){let{kept:o,all:s,run:n}=this.state;s?.[t]||(t=0),n||(o.at=t,
ge(o)),this.change({...js(),at:t});let{moves:r}=this.state,a=()=>this.state.moves!==r,l=await Rs(t);if(a())return;this.state.puzzle=l;let c=await this.ask();a()||(this.change({view:c,side:c.toMove,left:l.
moves}),this.say(i("to-move",{side:c.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{rating:s,theme:n}=t,r=(l,c)=>Ns(l,n)&&c!==t.at,a=st(o,s,_t,(l,c)=>r(l,c)&&!Wt(t,
c+1))??st(o,s,_t,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.open(qs(this.state.all??[]))}history(){ge(this.state.kept),
Ps(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=Ds();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);Gt(t)&&!this.state.isDone&&
this.finishRun(),g()},pi);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(Gt(t))return this.finishRun();let s=st(o,t.rating,_t,(n,r)=>Bs(n)&&!t.seen.includes(r));
t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wron\
g"),t?"over":"fault"),await new Promise(n=>setTimeout(n,ci)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,
o.count),ge(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return $("position",this.
game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{words:t,kind:o}}),T(t)}async tryMove(t){let{state:o}=this,
{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await $("move",{game:this.game(),move:t});if(l())return;if(!c.legal)return this.say(Ce(
t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:p,answer:u}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!p)return this.change({view:c.position,glow:[],arrows:[]}),a?this.answered(!1):this.refute(
c,u);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.finish();o.left=r-1,this.say(i("puzzle-right")),await this.
reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===
this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:p}=c?.score??{},u=p!=null&&p<=2*o-2;
return{isRight:s.length>0&&u,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==n)return;let p=[...n,t.move];this.change({moves:p,
before:{moves:n,view:c}}),this.fail();let f=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],w=t.position.mustPass?"pass":o;if(w&&!t.position.end){let k={...this.game(),moves:[
...p,w]},b=await $("position",k);if(s.moves!==p)return;this.change({view:b}),f.push(i("puzzle-answer",{side:P(r),move:w}),b.end?.text??"")}else f.push(t.position.end?.text??"");this.say(se(f),"fault"),
this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,isBusy:!1});let{task:r,moves:a}=n;this.change({left:r==="wi\
n"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("to-move",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(t),lines:1,seconds:1.5};
return J(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(u=>setTimeout(u,li)),r=t?null:await this.think();if(await n,o.moves!==s)return;o.isBusy=!1;let a=t??
(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let p=i("puzzle-goes-on",{side:c.toMove,moves:o.left});this.change({view:c}),
this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=Es(n,{number:o+1,rating:r},t);a!==null&&this.change(
{change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(se([s,o?.end?.text??""]),"over"),this.focusPrimary()}focusPrimary(){
queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;
if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&V(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",
{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;
if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==
t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle,s={machine:!1,level:3};await this.play.open(O({rules:t,fen:o,players:{black:s,white:{...s}},
flipped:this.state.side==="white"}))}};function ui(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(I),u=[Math.sign(c-a),Math.sign(p-l)];for(let b of hi(n)){let[M,A]=be(b,r);e.append(z("rect",{class:"tried",x:M,y:A,width:100,height:100}))}
for(let b=1;b<=n.count;b++){let[M,A]=[a+b*u[0],l+b*u[1]];if(M<0||A<0||M>=r.width||A>=r.height)return;let[Zt,Jt]=be(pe(M,A),r),Is=b===n.count?"open":"shut";t.append(z("circle",{class:`count-badge ${Is}`,
cx:Zt+22,cy:Jt+22,r:18}),z("text",{class:"count-text",x:Zt+22,y:Jt+30},String(b)))}let f=pe(a+n.count*u[0],l+n.count*u[1]),[w,k]=me(f,r);t.append(z("circle",{class:"tried-goal",cx:w,cy:k,r:44}))}function hi({
ends:e}){let[[t,o],[s,n]]=e.map(I),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>pe(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}var Yt=class{constructor(t){this.open=t,this.game=null,this.isThinking=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.resolve(),Be.addEventListener("sh\
ared",o=>{let s=o.detail;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{E(String(n),{kind:"error"})})}),Be.addEventListener("said",o=>{let{text:s,error:n}=o.detail;E(s,{kind:n?"error":"note"}),
T(s)})}send(t){Be.send({type:"line",text:t})}async tryMove(t){let o=this.game,s=await $("move",{game:o.text(o.state.live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){s.machine&&
s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.
fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(o,t):await this.begin(t)}players(t){return Object.fromEntries(y.map(o=>[o,{machine:t[o]==="mach\
ine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.tree.
leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){let o=t.
black==="machine"&&t.white==="human",s=new Ie(O({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(n,r);s.state.
live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};fo(yo);var uh=new et;export{ut as Clock,Dt as Editor,Pt as Learn,Yt as Link,Kt as Puzzles,$r as actions,lr as advice,Gs as arrows,Fn as askToResign,Ks as bar,Ur as drawCounts,vn as drawMoves,ui as drawTriedLine,Fs as follow,
qr as followTabs,D as go,uh as hint,ar as judgeRetry,Dr as merge,mr as nextStep,Qn as offerAtRepetition,er as offerDraw,ze as openExport,Oe as openGames,St as openImport,nr as openKeys,Kr as openLink,
Gn as openMore,zr as openSettings,xr as panel,$e as playSound,Tn as press,ot as rate,Ee as readGame,Er as rescue,Re as startReview,Cr as teach,Dn as tidy,Vs as tints,ke as toggle,Lr as watchStorage,Br as writeTitle};
