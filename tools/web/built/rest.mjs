import{$ as go,A as Z,Aa as xe,B as m,Ba as fn,C as mt,D as g,E as R,F as f,G as z,H as un,I as D,J as Ke,K as fo,L as Ye,M as H,N as ut,O as se,P as A,Q as Le,R as L,S as hn,T as O,U as wo,V as Oe,W as vo,
X as G,Y as ge,Z as ne,_ as re,a as Ue,aa as bo,b as io,ba as yo,c as d,ca as ko,d as pe,da as xo,e as y,ea as be,f as K,fa as $o,g as Y,ga as Ze,h as ao,ha as So,i as lo,ia as Mo,j as me,ja as To,k as te,
ka as ye,l as fe,la as ke,m as co,ma as ze,n as po,na as ht,o as mo,oa as Je,p as M,pa as Eo,q,qa as Lo,r as Ee,ra as ue,s as oe,sa as i,t as b,ta as dt,u as U,ua as dn,v as we,va as J,w as uo,wa as ft,
x as ho,xa as Ae,y as _e,ya as Oo,z as ve,za as T}from"./first.mjs";var zo={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
ers a draw: this position has occurred three times.","draw-accept":"Accept","draw-decline":"Play on",game:"Game",commands:"Commands",moves:"Moves","of-rules":"{rules} rules","with-key":"{label} ({key}\
)","new-game":"New game",undo:"Undo",redo:"Redo",back:"One move back",next:"Next move","step-back":"Back","step-on":"Next","draw-word":"Draw","your-turn":"Your turn",hint:"Hint",flip:"Flip","offer-dra\
w":"Offer draw",resign:"Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"More",speed:"Speed","speed-of-play":"Speed of play","my-games":"My games","import-short":"Import","share-short":"\
Share","to-terminal":"To the game in the terminal","back-to-game":"Back to the game","play-on":"Play on from here","review-game":"Review the game","review-again":"Review again",rematch:"Rematch","leve\
l-offer":"{count} {how, select, won {wins} other {losses}} in a row. Try level {level}?","resign-as":"Resign as {side, select, black {Black} white {White}}?","keep-playing":"Keep playing","another-gam\
e":"Start another game?","game-stays":"The game on the board is not over. It stays in My games.",welcome:"Welcome","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exactly as many \
squares as there are pieces on its line. Connect all your pieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-moves-yet":"No\
 moves yet.","comment-move":"Comment on this move",comment:"Comment","move-example":"b1-b3","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is not a move such as b1-b3.","draw-mark\
s":"Draw arrows and circles","draw-how":"Drag for an arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"Drawn: {marks}.","mark-colour":"{kin\
d, select, own {Orange} blue {Blue} red {Red}}","mark-from":"From {square}. Choose the other end; the same square gives a circle.","mark-drawn":"Drawn from {from} to {to}.","mark-removed":"Removed fro\
m {from} to {to}.",promote:"Make this the main line",cut:"Remove this move and its continuation",mark:"{mark, select, inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} missed {missed win}}",
"no-analysis":"This game has no analysis or review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nodes} positions · {speed}/s",done:"done, {found}",solved:"\
Solved: {value} for the side to move.","solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","value-in":"{value, sel\
ect, win {win} loss {loss} tie {tie} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games, number} of {total\
, number} games of the engine (level 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, percent}, White wins {w\
hite, percent}","book-move":"Move of the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","show-arrows":"Arrows on the board","wins-in":"{side, select, black {Black} white {Wh\
ite}} wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chance to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a good move…","n\
o-choice":"There is no move to choose.","hint-part":"Look at this part of the board.","hint-piece":"{square} is the piece to move.","hint-move":"{move} is a good move.","hint-wins":"It wins at once.",
"hint-wins-in":"It wins in {moves}.","hint-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.","ask-for-more":"Ask again for more.","ask-for-move":"Ask again for t\
he move.","bad-move-made":"{mark, select, mistake {That move is a mistake.} blunder {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take back","keep-it":"Keep it","no\
thing-to-read":"There is nothing to read.","not-a-record":"No game can be read: {detail}.","left-out":"Not everything was read: {detail}.","first-of":"This is the first of {count, number} games.","bad\
-tree":"The game can’t be read: {detail}.","many-nodes":"A game of {count, number} moves, variations included, is too large; {most, number} are allowed.","node-without-move":"Node {number} has no mo\
ve.","node-without-parent":"Node {number} has no parent before it.","no-root":"A game has a root.","who-level":"loa, level {level}, {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {c\
asual} 6 {club} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}","who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open",share:"Share and export","share-link":"Link to\
 this position","link-warning":"{place, select, here {This link opens on this computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the secret part of t\
he address.","share-sgf":"SGF, the whole game with variations","share-fen":"FEN, this position",source:"Source text","share-embed":"Board for another page","open-full":"Open in the full program","shar\
e-moves":"Moves","share-picture":"Picture",svg:"SVG",png:"PNG",gif:"GIF of the game",import:"Import a game","import-text":"Game or position","import-example":"Paste SGF, a FEN, or moves such as  b1-b3\
 a2-c2 …","import-file":"or a file","import-file-name":"File",imported:"Game imported.","saved-newer":"A newer version of this page has saved it.","saved-damaged":"It is damaged.","saved-refused":"A\
 saved game can’t be opened. {reason}","storage-full":"Your moves are not saved any more: the browser’s storage is full or turned off. Delete games, or save a copy of this one.","other-tab":"This \
game has gone on in another tab. Your move is a variation there.","saved-copy":"Save a copy","saved-delete":"Delete it","saved-here":"Saved in this browser: the last 50 games.","no-games-yet":"No game\
s yet.","delete-game":"Delete this game",result:"{winner, select, black {Black wins} white {White wins} other {Draw}}","count-moves":"{count, plural, one {# move} other {# moves}}","bad-link":"This li\
nk has no valid game. {reason}","start-game":"Start game","black-first":"Black (moves first)",white:"White",rules:"Rules","rule-name":"{name, select, berkeley {Berkeley} boardspace {BoardSpace} coding\
ame {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiad} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule-words":"{name, select, \
berkeley {A move that connects both sides wins for the player who made it. A tie after 30 moves each.} cuhk {Black starts on the left and right. A move that connects both sides is a draw.} gamesman {I\
f the side to move has no legal move, the game is a draw.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament rules: a draw if a move connects both sides, or if a positi\
on occurs three times.} soucie {The inventor’s rules: a move that connects both sides wins for the player who made it. No move limit.} openspiel {A side without a legal move loses. A repeated board is\
 a draw.} codingame {The inventor’s rules, with a draw after 75 moves each.} playstrategy {A draw if a move connects both sides, if the side to move has no legal move, or at the fifth repetition.} boa\
rdspace {The inventor’s rules, as played on BoardSpace.}}",start:"Start","start-name":"{name, select, standard {Standard: Black top and bottom} sides {Sides: Black left and right} scrambled {Scrambl\
ed eggs: colours alternate along the edge}}",opponent:"Opponent","level-words":"{level, select, 1 {Misses nearly everything.} 2 {Misses much: start here.} 3 {Looks ahead, misses much.} 4 {Looks ahead,\
 misses some moves.} 5 {Has played some games.} 6 {Like a club player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a second.} 10 {Full strength, up to five seconds\
.}}","person-here":"Two people","person-words":"Both at this screen.","your-side":"You play",random:"Random",strength:"Strength",custom:"Custom","custom-words":"Players, rules, board and handicap.",elo:"\
Elo {elo}",files:"Files",ranks:"Ranks",clock:"Clock","no-clock":"No clock","own-clock":"Custom","some-clock":"{minutes} min + {seconds} s a move",minutes:"Minutes","seconds-a-move":"Seconds a move","n\
ame-of":"{side, select, black {Black} white {White}}’s name","gives-up":"Pieces {side, select, black {Black} white {White}} gives up",handicap:"Handicap: pieces removed at the start. Fewer pieces ar\
e easier to connect, but they also move less far.","rated-style":"Rated-style game (no help)",language:"Language","language-auto":"As in the browser",scheme:"Light or dark","scheme-auto":"System","sch\
eme-light":"Light","scheme-dark":"Dark","large-text":"Large text, to be read from afar",wood:"Wood",slate:"Slate",paper:"Paper",green:"Green",clear:"High contrast, for the colour-blind","piece-style":"\
Pieces",stones:"Stones",flat:"Flat",shapes:"Shapes","on-the-board":"On the board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edges",overlay:"Lines of the piece under the po\
inter",dots:"Dots on the squares the chosen piece can move to",bonds:"Connections within groups",arrows:"Arrows: last move, best moves","during-a-game":"During a game",threats:"Warn when a side can wi\
n with its next move",teaching:"Teaching: offer to take back bad moves","auto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Volume",kept:"Without a network: {isKept, sel\
ect, true {ready} other {not possible here}}.",keys:"Keys","keys-step":"← → | one move back or forward; also the mouse wheel over the board","keys-ends":"Home, End | first or last move","keys-undo":"\
U, R | undo, redo","keys-hint":"H | hint","keys-flip":"F | flip the board","keys-analysis":"A | analysis on and off","keys-new":"N | new game","keys-tab":"Tab | to the board and beyond","keys-square":"\
Arrow keys on the board | another square; [ and ] step there","keys-choose":"Enter or Space | choose a piece, then its target","keys-escape":"Escape | cancel the choice or the premove","keys-draw":"Ri\
ght mouse button, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | draw with clicks or keys; clear the drawings","keys-keys":"? | this list",full:"{words}.","no-pieces":"{color, sel\
ect, black {Black} white {White}} has no pieces.","one-piece":"{color, select, black {Black} white {White}} has a single piece, which counts as connected: the game would be over.","all-connected":"{co\
lor, select, black {Black} white {White}}’s pieces are all already connected: the game would be over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","man\
y-pieces":"{color, select, black {Black} white {White}} has {count} pieces; start positions of this size have at most {most}.","mover-blocked":"{color, select, black {Black} white {White}} is to move \
and has no legal move.","set-up":"Set-up","position-editor":"Position editor","how-to-edit":"Choose a piece, then click squares. Click again to remove it.","edit-black":"Black piece","edit-white":"Whi\
te piece","edit-nothing":"Remove","editor-board":"Editor board",painted:"{square}: {piece, select, black {black} white {white} other {empty}}",mover:"To move",fen:"FEN","play-from-here":"Play from her\
e","start-position":"Start position","empty-board":"Empty board","from-game":"From the game","copy-link":"Copy link","link-copied":"Link copied. {warning}","can-start":"A game can start here.","cannot\
-start":"No game can start here:","not-a-position":"Not a valid position: {reason}.","retry-mistakes":"Retry your mistakes","retry-side":"Retry {side, select, black {Black} white {White}}’s mistakes",
"retry-word":"Retry","review-progress":"Progress of the review","review-graph":"Black’s win chance during the game","review-point":"{move}: {chance, percent}","review-start":"start: {chance, percent\
}","show-better":"Better move","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}. Find a better move.","is-best":"{move} is the best move.","is-good":"{move} is good, too. T\
he best move was {best}.","not-better":"{move} is not better. Retry.","next-mistake":"Next mistake",end:"End","only-move":"The only move.","best-proven":"Best ({score}).","best-estimated":"Best (win c\
hance {chance, percent}).",judged:"{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}\
.{better}{now}",better:" Better was {move} ({score}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"\
accuracy {accuracy, percent}{inaccuracies, plural, =0 {} one {, # inaccuracy} other {, # inaccuracies}}{mistakes, plural, =0 {} one {, # mistake} other {, # mistakes}}{blunders, plural, =0 {} one {, #\
 blunder} other {, # blunders}}{missed, plural, =0 {} one {, # missed win} other {, # missed wins}}","summary-of":"{side, select, black {Black} white {White}}:","no-summary":"no move to judge","puzzle\
-board":"Puzzle board",puzzle:"Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show the solution",retry:"Retry","puzzle-win":"{side, select, black {Black} white \
{White}} to move wins {count, plural, =1 {at once} other {in # moves}}. Only one first move does it.","puzzle-hold":"{side, select, black {Black} white {White}} to move: only one move stops {side, sel\
ect, black {White} white {Black}} from winning {count, plural, =1 {at once} other {within # moves}}.","puzzle-score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"{mo\
ve} is legal, but it does not win in {moves}.","puzzle-no-hold":"{move} is legal, but {side, select, black {White} white {Black}} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{sid\
e, select, black {Black} white {White}} to move: win in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"That was the solution.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The mov\
e is {move}.",theme:"Theme","puzzle-theme":"{theme, select, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet move} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task,\
 select, win {Win in} hold {Hold against}} {moves}","puzzle-rating":"Rating {rating}","your-rating":"Your rating: {rating}","puzzle-answer":"{side, select, black {Black} white {White}} answers {move}.",
"puzzle-wrong":"Wrong.","puzzle-of-day":"Puzzle of the day","timed-run":"3-minute run","run-score":"{count} solved · mistakes: {mistakes} of {most}","run-over":"{count, plural, =0 {No puzzle} one {# \
puzzle} other {# puzzles}} solved in this run. Your best: {best}.",history:"History","no-history":"You have not tried a puzzle yet.","puzzle-result":"{result, select, once {solved} failed {not solved}\
 later {solved later}}",tutorial:"Tutorial",step:"Step {number} of {count}: {title}","next-step":"Next step",previous:"Back",again:"Again",lessons:"All lessons","rule-sets":"Rule sets","rules-differ":"\
Pieces move alike under all rules. The rules differ when a move connects both sides, when a side has no legal move, and in what makes a draw.","legal-move":"Yes, that move is legal.","other-move":"Tha\
t is legal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then move","count-1":"A piece moves along a rank, a file or a diagonal, exactly as many squares as the\
re are pieces on that line. All pieces on the line count: black, white, and the piece itself.","count-2":"There are two pieces on the b-file, so the piece on b1 can move two squares up. Choose a piece\
, and the numbers beside it count its four lines for you.","count-3":"Move the piece from b1 to b3.","count-praise":"Right: two pieces on the file, two squares.","count-retry":"That is legal too, but \
please move the piece from b1 to b3.",jump:"Jump over your own pieces","jump-1":"Your own pieces are never in the way: you can jump over them.","jump-2":"There are six pieces on the first rank. Move t\
he piece on b1 over the others to the empty corner h1.","jump-praise":"Six pieces, six squares, right over the others.","jump-retry":"That is another move. The piece on b1 can move six squares to the \
right.",capture:"Captures and obstacles","capture-1":"You capture an enemy piece by landing on it. You can’t jump over it.","capture-2":"The piece on c1 has one legal capture. Choose it and look at \
its lines: a cross marks a piece in the way.","capture-praise":"Captured! White has one piece less, and so one less to connect.","capture-retry":"Legal, but c1 captured nothing. Look for the dashed ri\
ng.",connect:"Connect your pieces","connect-1":"You win when all your pieces are in one group. Diagonal neighbours are connected.","connect-2":"One of Black’s pieces is not connected yet. Connect it.",
"connect-praise":"All in one group: Black wins.","connect-retry":"Not all pieces are connected yet. Count the lines of the separate piece.",defend:"Stop the other side","defend-1":"White threatens to \
connect by moving from d2 to d4. Change the number of pieces on that file, so that the move is no longer legal.","defend-2":"Don’t capture the piece on d2: the other white pieces are connected already\
, and White would win without it.","defend-praise":"White has no winning move now.","defend-retry":"White can still win on the next move. Try again.","far-title":"How far pieces move","far-words":"The\
re are three pieces on the rank of the black piece on b3, so it moves three squares along the rank. It is alone on its other lines: one square.","far-praise":"Three pieces, three squares.","far-retry":"\
That is legal. Now move b3 along its rank.","jumping-title":"Jumping","jumping-words":"a3 can jump over the black piece on b3, but on the file the white piece on a4 is in the way.","jumping-praise":"T\
wo squares, over the piece on b3.","jumping-retry":"That is legal. Now move a3 over b3.","capturing-title":"Capturing","capturing-words":"A piece captures an enemy piece by landing on it. There are th\
ree pieces on the long diagonal, so a1 moves three squares, over the black piece, onto the white one.","capturing-retry":"That captures nothing.","winning-title":"Winning","winning-words":"Connect all\
 your pieces into one group, anywhere on the board. Pieces are connected along sides and corners of squares. A single piece is a group.","winning-retry":"Not all pieces are connected yet.","helping-ti\
tle":"Captures can help the other side","helping-words":"A side with fewer pieces has fewer to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White\
 is not connected. Which white piece is separate?","blocked-title":"No legal move","blocked-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side mo\
ves again."};var wn={findings:null,fen:null},vn=["best","second","third"],Ao="";function Ro(e,t){q(e,t),vt()}function Re(){let{game:e,analysis:t}=d;e?.allowsHelp&&(t.isOn=!t.isOn,vt(),t.isOn&&wt())}function gn(e){
let t=`${!!d.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Ao||(Ao=t,kn(e),vt())}var wt=()=>queueMicrotask(()=>document.querySelector("#view-play .panel")?.scrollIntoView(
{block:"nearest"}));function vt(){let{game:e,analysis:t}=d;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,wn),y();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:M.analysisLines,seconds:M.analysisSeconds,threads:M.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),y())},r=oe(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),y()}),y()}async function gt(e){let{game:t}=d;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function bn(){let{isOn:e,findings:t,fen:o}=d.analysis;return!e||!t||!M.arrows||o!==d.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=Z(s.move);return r?[{...r,kind:vn[n]}]:[]}).reverse()}function yn(e){return(d.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,
remoteness:n})=>({square:Z(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function kn(e){let{view:t}=e,{tables:o}=d.about??{};if(d.analysis.known=null,!e.allowsHelp||!t||!o)return;
let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await T("tables",e.text(e.state.shown))}catch{}d.game!==e||e.view!==t||!e.allowsHelp||(d.analysis.known=
r,y())}function No(e,t){let{moves:o,winIn:s}=e,n=s===null?U(t):t;return o!==null?i("wins-in",{side:n,moves:o}):Je(bt(e,t))}var bt=(e,t)=>t==="black"?e.chance:1-e.chance,xn=new Intl.NumberFormat(ze,{notation:"\
compact",maximumSignificantDigits:3}),yt=e=>xn.format(e),P=e=>i("rule-name",{name:e})||e;function $n(e){let{findings:t,fen:o}=d.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=bt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":Je(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return m`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}var Ne,Sn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Mn=.3;function qe(e){if(!M.sounds||M.volume===0)return;let t=Mn*M.volume/100;try{Ne??=
new AudioContext;for(let[o,s]of Sn[e]){let n=Ne.currentTime+s,r=new OscillatorNode(Ne,{frequency:o,type:"triangle"}),a=new GainNode(Ne,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(Ne.destination),r.start(n),r.stop(n+.18)}}catch{}}var Tn=100,qo=1e4,En=3e3,kt=class{constructor(t,o,s){this.game=t,this.show=o,this.keep=s,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
Tn):void 0,t.addEventListener("move",n=>this.moved(n.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=qo&&s.left[r]<
qo&&qe("low"),this.show(),s.left[r]<=0?(s.left[r]=0,this.game.finish(ve(U(r),"+Time"))):t-this.kept>En&&(this.kept=t,this.keep())}moved({id:t,mover:o}){let{state:s,tree:n}=this.game;s.clock&&((this.game.
liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},this.show())}};function E(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=f("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>w.close(),l=new AbortController,c=!1,p=async v=>{if(!c){c=!0;try{await v(
l.signal)!==!0&&a()}catch($){if(!l.signal.aborted)throw $}finally{c=!1}}},u=f("p",{class:"offline",role:"status"}),h=f("div",{class:"actions"},...n.map(([v,$,N])=>D(v,()=>p($),{class:N??"quiet"}))),w=f(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},f("div",{class:"dialog-head"},r,D(Ke("close"),a,{class:"quiet icon","aria-label":i("close")})),f("div",{class:"dialog-body"},...t.filter(v=>v!==null)),
u,n.length?h:null),k=r.id;return history.pushState({dialog:k},""),addEventListener("popstate",a,{signal:l.signal}),w.addEventListener("close",()=>{l.abort(),w.remove(),history.state?.dialog===k&&history.
back()}),w.addEventListener("pointerdown",v=>{v.target===w&&a()}),document.body.append(w),w.showModal(),fo(u,l.signal),Promise.resolve(s?.(l.signal)).catch(v=>{if(!l.signal.aborted)throw v}),a}function Xe(e,t,o,s){
let n=f("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return f("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),f("label",{class:"field"},f(
"span",{},e),n)}function Do(e,t,o,s){let n=f("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return f("label",{class:"toggle",title:s},n,f("span",{},e))}var j=(e,t,o,s,n=!1)=>{let r=m`<select
    aria-label=${n?e:g}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l])=>m`<option value=${a} .selected=${a===o}>${l}</option>`)}
  </select>`;return n?r:m`<label class="field"><span>${e}</span>${r}</label>`},W=(e,t,{min:o,max:s,step:n=1},r)=>m`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      step=${n}
      .value=${String(t)}
      @change=${a=>{let l=a.target,c=Math.min(s,Math.max(o,Number(l.value)||o));l.value=String(c),r(c)}}
  /></label>`;var Bo=["none","1+1","3+2","5+3","10+5","30+10","custom"],Ln=/^\d+(\.\d+)?\+\d+$/,xt=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Co=(e,t,o)=>m`
  ${On(e,t)}
  ${e.kind==="computer"?[zn(e,t),An(e,t,o)]:g}
  ${o?g:Rn(e,t)}
  ${e.kind==="custom"?Nn(e,t,o):g}
`,Io=(e,t,o,s,n,r,a)=>m`<label class="option"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?m`<span>${r}</span>`:g}${a?m`<span class="faint">${a}</span>`:g}</label
  >`;function On(e,t){let{kind:o,white:s}=e,n=xt(e),r=d.about?.levels.find(({number:c})=>`${c}`===n)?.elo,a=(c,p,...u)=>Io("opponent",c,o===c,()=>t({...p,kind:c}),...u),l=s==="0"?{black:n,white:s}:{black:"\
0",white:n};return m`<fieldset>
    <legend class="unseen">${i("opponent")}</legend>
    <div class="options">
      ${a("computer",{...$e,...l},i("computer",{level:n}),i("level-words",{level:n}),r?i("elo",{elo:r}):"")}
      ${a("two",{...$e,black:"0",white:"0",level:n},i("person-here"),i("person-words"))}
      ${a("custom",{},i("custom"),i("custom-words"))}
    </div>
  </fieldset>`}function zn(e,t){let o=xt(e),s=({target:n})=>{let{value:r}=n;t({[e.white==="0"?"black":"white"]:r,level:r})};return m`<label class="field"
    ><span>${i("strength")}</span
    ><input
      type="range"
      min="1"
      max=${d.about?.levels.length??1}
      .value=${o}
      aria-valuetext=${i("computer",{level:o})}
      @input=${s}
  /></label>`}function An(e,t,o){let s=xt(e),n=e.random?"random":e.black==="0"?"black":"white",r=(a,l,c)=>Io("side",a,n===a,()=>t(l),c);return m`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options sides">
      ${r("black",{black:"0",white:s,random:!1},i("black-first"))}
      ${r("white",{black:s,white:"0",random:!1},i("white"))}
      ${o?g:r("random",{random:!0},i("random"))}
    </div>
  </fieldset>`}function Rn(e,t){let o=Ln.test(e.clock)?[...new Set([...Bo,e.clock])]:Bo,s={min:1,max:600},n={min:0,max:600},r=a=>t({clock:a});return m`${j(i("clock"),o.map(Po),e.clock,r)}
  ${e.clock==="custom"?m`<div class="pair">
        ${W(i("minutes"),e.minutes,s,a=>t({minutes:a}))}
        ${W(i("seconds-a-move"),e.seconds,n,a=>t({seconds:a}))}
      </div>`:g}`}function Po(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function Nn(e,t,o){
let{presets:s=[],starts:n=[]}=d.about??{},r={min:3,max:8},a=s.map(({name:h})=>[h,P(h)]),l=n.map(h=>[h,i("start-name",{name:h})||h]),c=wo.map((h,w)=>[`${w}`,h]),p={black:"fewerBlack",white:"fewerWhite"},
u={min:0,max:$t};return m`<div class="pair">
      ${b.map(h=>j(i("player-of",{side:h}),c,e[h],w=>t({[h]:w,...w==="0"?{}:{level:w}})))}
    </div>
    ${j(i("rules"),a,e.rules,h=>t({rules:h,start:s.find(({name:w})=>w===h)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${j(i("start"),l,e.start,h=>t({start:h}))}
    <div class="pair">
      ${W(i("files"),e.width,r,h=>t({width:h}))}
      ${W(i("ranks"),e.height,r,h=>t({height:h}))}
    </div>
    ${o?g:m`<label class="toggle"
            ><input
              type="checkbox"
              .checked=${e.serious}
              @change=${()=>t({serious:!e.serious})}
            /><span>${i("rated-style")}</span></label
          >
          <div class="pair">${b.map(h=>qn(e,t,h))}</div>
          <div class="pair">
            ${b.map(h=>W(i("gives-up",{side:h}),e[p[h]],u,w=>t({[p[h]]:w})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}`}var qn=({names:e},t,o)=>m`<label class="field"
    ><span>${i("name-of",{side:o})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e[o]}
      @input=${s=>t({names:{...e,[o]:s.target.value}})}
  /></label>`;var $e={rules:"olympiad",start:"standard",width:8,height:8,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},jo={...$e,black:"0",white:`${Ae}`,level:`${Ae}`,random:!1,clock:"none",minutes:15,
seconds:10},$t=6;function Dn(e){let o=Object.keys($e).every(n=>JSON.stringify(e[n])===JSON.stringify($e[n])),s=b.filter(n=>e[n]==="0").length;return o&&s?s===1?"computer":"two":"custom"}async function Wo(e,t){
d.about=await xe();let o=Bn(fe("wish",jo),d.about),s={...o,kind:Dn(o)},n=f("div",{class:"new-game"}),r=()=>R(Co(s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(te("wish",{...s,kind:void 0}),
t)return void t(jn(s));try{await e(await Pn(Cn(s),c),c)}catch(p){if(!(p instanceof J))throw p;return O(p.message,{kind:"error"}),!0}};E(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}
function Bn(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)
a[c].includes(e[c])||(e[c]=jo[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min($t,Math.max(0,Math.trunc(e[c])));
return e}function Cn(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function In({
clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function Pn(e,t){let o={game:{board:`${e.width}x${e.
height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},{fen:s}=await T("start",o,t),n=In(e),r=a=>({machine:a!=="0",level:Number(a)||Ae});return A({rules:e.rules,fen:s,clock:n,
left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.
trim()||null}})}function jn(e){let t=Math.max(Number(e.black),Number(e.white));return[...b.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:
[],...b.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function Fo(e){let{remote:t}=d.game??{};Ho(()=>Wo((o,s)=>e.open(o,s),t&&d.link?o=>o.forEach(s=>t.send(s)):void 0))}function Qe(e){Ho(()=>(e.see(),e.open(A())))}async function St(e,t){let{game:o}=d;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:u}=o.state,h={black:c?.base??0,white:c?.base??0},w=$=>a[$].machine&&t?{...a[$],level:t}:
{...a[$]},k={black:w("black"),white:w("white")},v={rules:s,limit:n,fen:r,players:k,names:l,clock:c,flipped:p,serious:u};await e.open(A({...v,left:h}))}function Ho(e){let{game:t}=d;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();E(i("another-game"),[f("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var Wn={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",import:"M12 4v11M7 10l5 5 5-5M5 20h14",share:"M12 15V4M\
7 9l5-5 5 5M5 20h14",more:"M5 12h.01M12 12h.01M19 12h.01"},Se=e=>m`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Wn[e]}></path>
  </svg>`;var tt=["own","blue","red"],B={isOn:!1,kind:tt[0]},X=null,De=null,Mt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&xo.get(t)||void 0},et=e=>!!e.svg.closest("#board"),Go=e=>tt.
includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),Tt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function Vo(e){let[t,o=t]=e.split(":");return{from:t,to:o,kind:tt[0]}}function Uo(e,t){e.drawn=
t,e.drawDrawn(),et(e)&&d.game&&_o(d.game,t)}function _o(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Ko(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),
r=e.drawn.find(s)?.kind===B.kind;Uo(e,r?n:[...n,{from:t,to:o,kind:B.kind}]),L(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var Yo=()=>B.isOn;function ot(){B.isOn=!B.isOn,De=null,y(),B.isOn&&L(i("dr\
aw-how"))}var Et=()=>d.game&&_o(d.game,[]);function Zo({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(Tt);return m`
    <p class="unseen">${s.length?i("marks-here",{marks:Eo(s)}):g}</p>
    ${B.isOn||o.length?m`<div class="nav-row pen">
          ${B.isOn?tt.map(Fn):g}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${Et}
          >${i("clear-marks")}</button>
        </div>`:g}
    ${B.isOn?m`<p class="faint">${i("draw-how")}</p>`:g}
  `}var Fn=e=>m`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${B.kind===e}
    @click=${()=>{B.kind=e,y()}}
  >${Se("pen")}</button>`;addEventListener("pointerdown",e=>{let t=Mt(e);if(!t)return;let o=e.button===0,s=e.shiftKey||B.isOn&&et(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
X=n?{board:t,from:n}:null}else o&&!et(t)&&Uo(t,[])},!0);addEventListener("pointermove",e=>{let t=X?.board.input.squareOf(e);if(!X||!t)return;let{board:o,from:s}=X;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:B.kind}])});addEventListener("pointerup",e=>{if(!X)return;e.stopPropagation();let{board:t,from:o}=X;X=null;let s=t.input.squareOf(e);s?Ko(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",
()=>{X?.board.drawDrawn(),X=null});addEventListener("contextmenu",e=>Mt(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=B.isOn?Mt(e):void 0,{key:o}=e;if(!t||!et(t)||!t.input.current||o!==
"Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;De?Ko(t,De,s):L(i("mark-from",{square:s})),De=De?null:s},!0);var Hn={inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function C(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+1]:n.children[0],
c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Xo=(e,t)=>m`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${$o(e)} ${Zn(e,t)}
`;function Gn(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return m`
    ${s?m`<p class="said">${s}</p>`:g}
    ${n.length?Qo(e,n[0],r?1:0,n.slice(1)):m`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Jo=new WeakMap;function Vn(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Jo.get(o)??[];if(a===r[0]&&l===r[1])return;
Jo.set(o,r),a!==r[0]&&R(Gn(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),Un(o,c)}
function Un(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Qo(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(m`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(m`<span class="gap">…</span>`)),r.push(_n(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(m`<p class="said">${c}</p>`));for(let u of s)a(),n.push(m`<div class="variation">${Qo(e,u,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?m`<div class="turn">${c}</div>`:c)}function _n(e,t){let{live:o,review:s}=e.state,n=s[t]?.mark;return m`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${n?` ${n}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${n?m`<abbr class="mark ${n}" title=${i("mark",{mark:n})}
          >${Hn[n]}</abbr
        >`:g}</span
  >`}var Kn=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Yn({target:e},t){let o=e,[,s,n]=Kn.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(ho(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});Y(r),L(r)}}function Zn(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(p=>{let{parent:u}=o.node(p);return u===
null||o.node(u).children[0]===p}),{comment:l}=o.node(n),c=(p,u,h,w=!0,k=void 0)=>w?m`<button
          type="button"
          class="quiet nav"
          title=${u}
          aria-label=${u}
          aria-pressed=${k??g}
          @click=${h}
        >
          ${Se(p)}
        </button>`:g;return m`
    ${d.isCommenting?m`<textarea
          class="comment"
          rows="2"
          placeholder=${i("comment-move")}
          aria-label=${i("comment-move")}
          .value=${l}
          @input=${p=>{o.node(n).comment=p.target.value,e.changed()}}
        ></textarea>`:g}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${i("type-move")}
        placeholder=${i("move-example")}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${p=>p.key==="Enter"&&Yn(p,t)}
      />
      ${c("pen",i("draw-marks"),ot,!0,Yo())}
      ${c("comment",i("comment"),()=>y({isCommenting:!d.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Zo(e)}
  `}var Jn=9,st=({state:e})=>b.filter(t=>e.players[t].machine),Lt=({state:e})=>e.live!==0,Me={back:{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>C(e,"ba\
ck")},next:{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>0,act:e=>C(e,"next")},flip:{label:"flip",sign:"flip",key:"f",where:"both",
act:(e,t)=>t.flip()},hint:{label:"hint",sign:"hint",key:"h",where:"both",isShown:e=>st(e).length<2,isEnabled:e=>!e.isOver,act:(e,t)=>t.giveHint(e)},undo:{label:"undo",sign:"undo",key:"u",where:"both",
isEnabled:Lt,act:e=>e.undo()},redo:{label:"redo",sign:"redo",key:"r",where:"wide",isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},draw:{label:"offer-draw",word:"draw-word",sign:"draw",where:"\
wide",isShown:e=>!e.remote&&st(e).length===1,isEnabled:e=>Lt(e)&&!e.isOver,act:async e=>(await K()).offerDraw(e)},resign:{label:"resign",sign:"resign",where:"wide",isShown:e=>!e.remote&&st(e).length<2,
isEnabled:e=>Lt(e)&&!e.isOver,act:async e=>(await K()).askToResign(e)},now:{label:"move-now",sign:"now",where:"wide",isShown:({state:e})=>b.some(t=>e.players[t].machine&&e.players[t].level>=Jn),isEnabled:e=>!!(e.
thinking||e.remote?.isThinking),act:e=>e.moveNow()},pause:{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&!!(st(e).length===2||e.state.clock),act:e=>e.pause(
!0)},resume:{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},new:{label:"new-game",sign:"add",key:"n",where:"both",act:(e,t)=>Fo(t)},games:{label:"\
my-games",sign:"board",where:"wide",act:async(e,t)=>(await K()).openGames(o=>t.open(o))},import:{label:"import-short",sign:"import",where:"wide",act:async({state:{rules:e,limit:t}},o)=>(await K()).openImport(
(s,n)=>o.open(s,n),{rules:e,limit:t})},share:{label:"share-short",sign:"share",where:"wide",act:async e=>(await K()).openExport(e)},more:{label:"more",sign:"more",where:"narrow",act:async(e,t)=>(await K()).
openMore(e,t)}},Xn={"[":e=>C(e,"back"),"]":e=>C(e,"next"),"{":e=>C(e,"first"),"}":e=>C(e,"last"),ArrowLeft:e=>C(e,"back"),ArrowRight:e=>C(e,"next"),ArrowUp:e=>C(e,"first"),ArrowDown:e=>C(e,"last"),Home:e=>C(
e,"first"),End:e=>C(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>ot(),x:()=>Et(),a:async()=>(await K()).toggle(),"?":async()=>(await K()).openKeys()},he=null,Ot=e=>e==="ArrowUp"||e==="ArrowDown",
zt=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{he=zt(e)&&e!==he?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?
he=null:zt(t)&&(e===" "||o&&Ot(e))&&(he=t===he?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{he=null});function Qn(e,t){return zt(e)?e===he||Ot(t):e instanceof HTMLInputElement&&
e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||Ot(t)&&e.matches(".said-box")}function er(e,t){let{game:o}=d;if(!o||e.defaultPrevented||
Qn(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():e.key,r=Object.values(Me).
find(l=>l.key===n),a=r?r.act:Xn[n];a&&(e.preventDefault(),r?.isShown?.(o)!==!1&&r?.isEnabled?.(o)!==!1&&a(o,t))}function tr(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;E(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function or(e,t){
let o=Object.values(Me).filter(({where:r,isShown:a})=>r==="wide"&&a?.(e)!==!1),s=(r,a,l=!0)=>D(r,()=>{n(),a()},{class:"quiet",disabled:!l}),n=E(i("more"),[f("div",{class:"menu"},...o.map(({label:r,isEnabled:a,
act:l})=>s(i(r),()=>l(e,t),a?.(e)!==!1)),s(i("analyse"),()=>Re()))])}var sr=.4;async function ie(e,t,o=sr){if((await e.viewOf(t)).end)return[];let s=await oe({type:"analyse",game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.
lines}async function At(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(a=>o.get(a)??[])},n=await T("review",s,void 0,a=>a),r={};for(let[a,l]of t.entries()){let c=n.blackChances[a],{judgement:p="",
isError:u=!1,text:h=null}=n.plies[a-1]??{};c!==null&&(r[l]={chance:c,best:o.get(l)?.[0]?.move??null,mark:u?p.split(" ")[0]:null,text:h})}return{judged:r,summary:b.map(a=>n[a].text)}}var Be=({tree:e,state:t})=>e.
path(e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function Ce(e){let t=d.review.run+1;d.review={run:t,progress:0,fault:"",retry:null};let o=Be(e),s=new Map;y(),wt();try{for(let[n,r]of[...o].
reverse().entries()){if(d.review.progress=n/o.length,s.set(r,await ie(e,r)),t!==d.review.run)return;if(n%4!==3&&r!==o[0])continue;let{judged:a,summary:l}=await At(e,o,s);if(t!==d.review.run)return;Object.
assign(e.state,{review:a,summary:l}),e.changed()}}catch(n){t===d.review.run&&(d.review.fault=n instanceof Error?n.message:"")}t===d.review.run&&(d.review.progress=null,y())}var nr=.15,rr=.42,ir=8,ar=.53,lr=50,cr=3,ts=e=>e.finish(ve(null)),es=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function pr({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[es(s)];for(let r of e.path(t.live).slice(1))s=Ye(s,[e.node(r).move??""]),n.push(es(s));return n.filter(r=>r===n.at(-1)).length}function mr(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||pr(e)!==cr)return;let n=i("draw-offered",{side:o}),r=O(n,{ms:0,actions:[[i("draw-accept"),()=>ts(e)],[i("draw-decline"),()=>{}]]});L(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function ur(e){let t=b.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await ie(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<ir?nr:r<lr?rr:ar)?ts(e):O(i("draw-declined",{side:t}))}var hr="g:not(.cells, .overlay, .marks, .dots)",dr=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],Rt=e=>`${os(ss(e,hr))}
`,os=e=>new XMLSerializer().serializeToString(e);function ss(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let p of dr){
let u=l.getPropertyValue(p);u&&u!=="none"&&u!=="normal"?c.style.setProperty(p,u):p==="fill"&&c.style.setProperty(p,"none")}for(let p of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(p)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function ns(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function rs(e){let{canvas:t}=await ns(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var fr=420,wr=4;async function is(e,t,o,s){let n=ss(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((v,$)=>[v.dataset.side,a.children[$]])),
p=[];for(let v of t){let $={width:v.width,height:v.height,flipped:o},{from:N,to:x}=v.lastMove??{};l.replaceChildren(...[N,x].flatMap(F=>F?vr(F,$):[])),a.replaceChildren(...b.flatMap(F=>v[F].map(de=>{let Ve=c.
get(F)?.cloneNode(!0),[pn,mn]=re(de,$);return Ve.style.transform=`translate(${pn}px, ${mn}px)`,Ve})));let{canvas:I,context:V}=await ns(os(n),fr);p.push(V.getImageData(0,0,I.width,I.height))}let{gif:u}=await import(new URL(
"gif.mjs",import.meta.url).href),h=t.map((v,$)=>$<t.length-1?s:wr*s),[{width:w,height:k}]=p;return u(w,k,p.map(({data:v})=>v),h.map(v=>Math.round(100*v)))}function vr(e,t){let[o,s]=ne(e,t);return z("r\
ect",{x:o,y:s,width:100,height:100,...{fill:"#e0b93b","fill-opacity":.55}})}function nt(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(
o.href),1e4)}var gr=50,qt=e=>typeof e=="object"&&e!==null,_=e=>Number.isFinite(e),Nt=(e,t)=>e===null||typeof e===t,as=e=>_(e?.black)&&_(e.white),br=e=>typeof e=="string"||typeof e?.code=="string",yr={limit:e=>e===
null||_(e),names:e=>Nt(e?.black,"string")&&Nt(e.white,"string"),clock:e=>e===null||_(e?.base)&&_(e.increment),left:as,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:_,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:_,edition:_,review:e=>qt(e)&&Object.values(e).every(t=>_(t?.chance)&&Nt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>br(t))},kr=[4,5,6,7,8,8,9,9,10,10];function Ie(e){if(e?.version>ut)return{fault:"saved-newer"};if(!xr(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.entries(
yr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=kr[s.level-1]??s.level;t.version=ut,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=ve(t.outcome.winner,
t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),as(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(Go))&&delete s.marks;return{state:t}}function xr(e){
if(!qt(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&_(a.level);return typeof t=="string"&&Array.isArray(o)&&o.every(
(a,l)=>$r(a,l,o.length))&&qt(o[s])&&r(n?.black)&&r(n?.white)}function $r(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(a)<o,n=e.parent===null&&
e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Pe(){return po("game.").map(e=>{let t=me(e);return{id:e.slice(5),value:t,
...Ie(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var rt=e=>nt("game.json",new Blob([JSON.stringify(me(`game.${e}`),null,1)],{type:"application/json"}));function je(e){co(`game.${e}`)}
function ls(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==mo.load("game");for(let[o,{id:s,state:n}]of Pe().entries())(o>=gr||t(n))&&je(s)}function Sr(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l)Number(p)?c+=Number(p):n[p==="L"?"black":"white"].push(Mr(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var Mr=(e,t)=>String.fromCharCode(97+e)+t,cs=({fen:e,nodes:t,live:o})=>Tr(e,new H(t).moves(o));function Tr(e,t){
let o={...Sr(e),fen:e,lastMove:null,plies:0};return Ye(o,t)}function ps(e,t,...o){let{width:s,height:n}=e,r={width:s,height:n,flipped:t},a=go(r).flat().map(p=>{let[u,h]=ne(p,r),[w,k]=G(p),v=(w+k)%2?"l\
ight":"dark";return z("rect",{class:v,x:u,y:h,width:100,height:100})}),l=b.flatMap(p=>e[p].map(u=>{let[h,w]=re(u,r);return z("g",{class:`piece ${p}`},z("circle",{class:"body",cx:h,cy:w,r:38}))})),c=[e.
lastMove?.from,e.lastMove?.to].flatMap(p=>{if(!p)return[];let[u,h]=ne(p,r);return[z("rect",{class:"tint last",x:u,y:h,width:100,height:100})]});return z("svg",{class:"small-board",viewBox:`0 0 ${s*100}\
 ${n*100}`,"aria-hidden":"true"},z("g",{class:"squares"},...a,...o),...c,...l)}function Er({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function ms(e){let t=b.map(n=>Er(e,n)).join(" – "),o=new H(e.nodes).path(e.live).length-
1,s=[t,P(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function Lr(e,t){let o=cs(e),s=new Date(e.updated).toLocaleDateString(ze),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=f("span",{class:"game-words"},f("span",{},ms(e)),f("span",{class:"faint"},n.join(" "))),a=D(ps(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",ms(e)),a}function Dt(e){let t=f("ul",{class:"game-list"}),o=()=>{let n=Pe().filter(({state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=u=>{s(),e(
u)},p=()=>{je(r),o()};return f("li",{},...a?[Lr(a,()=>c(a))]:[f("span",{},i("saved-refused",{reason:{code:l}})),D(i("saved-copy"),()=>rt(r),{class:"quiet"})],D(Ke("close"),p,{class:"quiet icon","aria-\
label":i("delete-game")}))})),n.length||t.append(f("li",{class:"faint"},i("no-games-yet")))};o();let s=E(i("my-games"),[f("p",{class:"faint"},i("saved-here")),t],{wide:!0})}var Or=.6,it=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return Y(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,Y(i("looking"));let h={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:Or};this.search=oe(h).promise}
let r=(await this.search.catch(h=>{throw this.reset(),h}))?.lines[0];if(d.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&Z(r.move);if(!a)return Y(i("no-choice"));let{from:l}=a;this.
step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,u=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)y({glow:zr(l,o.width,o.height)}),Y(ue([i("hint-part"),...u,i(
"ask-for-more")]));else if(this.step===2){y({glow:[l]});let h=we(i("hint-piece",{square:l}));Y(ue([h,...u,i("ask-for-move")]))}else{y({glow:[],arrows:[{...a,kind:"best"}]});let h=r.connects.join(", "),
w=h?[i("hint-connects",{squares:h})]:[];r.stops&&w.push(i("hint-stops",{move:r.stops})),Y(ue([i("hint-move",{move:r.move}),...u,...w]))}}};function zr(e,t,o){let[s,n]=G(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}var Ar=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Bt=()=>f("tabl\
e",{class:"keys"},f("tbody",{},...Ar.map(e=>{let[t,o]=i(e).split(" | ");return f("tr",{},f("th",{scope:"row"},t),f("td",{},o))}))),Rr=()=>E(i("keys"),[f("div",{tabIndex:0},Bt())]);var We=300,Q=80;function us(e){let t=We/Math.max(1,e.length-1),o=r=>[r*t,Q*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return m`<svg
    class="graph"
    viewBox="0 0 ${We} ${Q}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${We} height=${Q}></rect>
    <polygon class="graph-area" points="0,${Q} ${s} ${We},${Q}"></polygon>
    <line class="graph-middle" x1="0" x2=${We} y1=${Q/2} y2=${Q/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${Q}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,u]=o(c);return mt`${r?mt`<circle class="graph-mark ${r}" cx=${p} cy=${u} r="3"></circle>`:g}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${Q}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Nr=.08,qr=.4;function Ct(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!s.review[n]?.mark||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function hs(e,t){
let o=Ct(e,t);d.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},It(e)}function It(e){let{retry:t}=d.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return d.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function Dr(e,t){let{retry:o}=d.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(v,$)=>{d.review.retry===o&&(Object.assign(o,{text:v,isSolved:$}),L(v),y(),$||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=v=>a==="black"?v:1-v,[u]=await ie(e,c,qr),h=await e.viewOf(c),
w=h.end?+(h.end.winner===a):0;u&&(w=h.toMove===a?u.score.chance:1-u.score.chance);let k=w>=p(e.state.review[n].chance)-Nr;return l(i(k?"is-good":"not-better",{move:t,best:r}),k),!0}var ds=e=>{let t=Be(e);return t.length>1&&t.every(o=>e.state.review[o])},fs=e=>m`<button
    type="button"
    class="quiet"
    ?disabled=${Be(e).length<2||d.review.progress!==null}
    @click=${()=>Ce(e)}
  >
    ${i(ds(e)?"review-again":"review-game")}
  </button>`;function ws(e){let{progress:t,fault:o,retry:s}=d.review,{people:n}=e,r=a=>s||!ds(e)||!n.includes(a)||!Ct(e,a).length?g:m`<button
          type="button"
          class="quiet"
          aria-label=${n.length===1?i("retry-mistakes"):i("retry-side",{side:a})}
          @click=${()=>hs(e,a)}
        >
          ${i("retry-word")}
        </button>`;return m`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${(e.state.summary??[]).map((a,l)=>{let c=b[l];return m`<div class="row">
          <p><b>${i("summary-of",{side:c})}</b> ${dt(a)}</p>
          ${r(c)}
        </div>`})}
    </div>
    ${o?m`<p class="fault">${o}</p>`:g}`}function vs(e){let{tree:t,state:o}=e,s=e.allowsHelp?Be(e).filter(r=>o.review[r]):[];if(s.length<2)return g;let n=s.map(r=>({...o.review[r],isShown:r===o.shown,
label:i(r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return us(n)}function Br(e){if(!e.allowsHelp)return g;if(d.review.retry)return Cr(e);let{
tree:t,state:o}=e,s=o.review[o.shown],{parent:n}=t.node(o.shown);return!s?.mark||n===null?g:m`<div class="advice" role="status">
    <p>${s.text?dt(s.text):Lo(we(i("mark",{mark:s.mark})))}</p>
  </div>`}function gs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&Z(n);return!e.allowsHelp||d.review.retry||!o.review[o.shown]?.mark||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function Cr(e){let t=d.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return m`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      <button
        type="button"
        class=${t.isSolved?"primary":"quiet"}
        @click=${()=>It(e)}
      >
        ${i(o?"end":"next-mistake")}
      </button>
    </div>
  </div>`}function Ir(e){let t=b.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].level}`]}function Pr(){
let{streak:e=0,levels:t=[]}=d.about??{},o=Pe().flatMap(({state:a})=>Ir(a)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),r=t.find(({number:a})=>`${a}`===n)?.offers[s];
return r?{level:r,how:s,count:e}:null}function jr(e,t){let o=(a,l,c)=>m`<button type="button" class=${c} @click=${l}>${a}</button>`,s=[],n=null;if(d.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.
toTerminal(),"primary"));else if(!e.isAtLive&&!d.review.retry)s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&
e.isAtLive){!e.state.review[e.state.live]&&d.review.progress===null&&s.push(o(i("review-game"),()=>Ce(e),"primary")),e.remote?.isWatched||s.push(o(i("rematch"),()=>St(t),"quiet")),n=e.remote?null:Pr();
let a=n?.level;a&&s.push(o(i("computer",{level:a}),()=>St(t,a),"quiet"))}let r=gs(e);return r&&s.push(o(i("show-better"),r,"quiet")),m`${n?m`<p role="status">${i("level-offer",n)}</p>`:g}
    ${s.length?m`<div class="row actions-row">${s}</div>`:g}`}function ks(){let{isOn:e,job:t}=d.analysis;return m`<button type="button" class="quiet" @click=${()=>Re()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var xs=e=>d.analysis.isOn?m`<div class="engine">
        <p class="faint stats" role="status">${Wr()}</p>
        <ol class="lines">
          ${Fr(e)}
        </ol>
        ${ys()} ${Hr()}
      </div>`:ys();function Wr(){let{job:e,findings:t,fault:o}=d.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:yt(n),speed:yt(r)});return e?
a:i("done",{found:a})}function Fr({view:e}){let{findings:t}=d.analysis;return!e||!t?g:t.lines.map(o=>m`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${No(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>m`<button
              type="button"
              class="move"
              @click=${()=>gt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var bs=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function ys(){let{known:e}=d.analysis,{tables:t}=d.about??{};if(!e||!t)return m`<div class="values" hidden></div>`;
let{rules:o}=t,s=bs(e);return m`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:P(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>m`<li>
            <button type="button" class="move" @click=${()=>gt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${bs(n)}</span>
          </li>`)}
    </ul>
  </div>`}function Hr(){let e=d.about?.analysis,t=(o,s,n)=>m`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(M[s])}
        @change=${r=>{let a=Number(r.target.value)||1;Ro(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return m`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:g}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${M.arrows}
        @change=${()=>q("arrows",!M.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var ee=8,$s=[...Array(8).keys()].map(e=>t=>{let[o,s]=G(t).map((n,r)=>e&1<<r?ee-1-n:n);return e&4?o*ee+s:s*ee+o}),Ss=null,Ms=new Map,Pt=0,Fe=!1,jt=!1;async function Gr(){let e=await Ue("openings.txt"),
[t,...o]=(await e.text()).trim().split(`
`);Pt=Number(t.split(" ")[1]),Ms=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Ts=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Vr(){if(Fe=!Fe,y(),!!Fe){try{await(Ss??=
Gr()),jt=!1}catch{Ss=null,jt=!0}y(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function Ur({black:e,white:t,toMove:o},s){let n=Array(ee*ee).fill(".");for(let r of e)
n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function _r(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function Kr(e){if(e.width!==
ee||e.height!==ee)return[];let t=$s.map(l=>Ur(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=$s.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%ee)+(Math.floor(l/ee)+1),r=new Map;for(let{from:l,to:c,text:p}of e.
moves){if(!l||!c)continue;let h=s.map(w=>n(w(l))+n(w(c))).reduce((w,k)=>w<k?w:k);r.has(h)||r.set(h,p)}return(Ms.get(_r(o))??[]).flatMap(l=>{let[,c,p,u]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],h=u?u.split(",").
map(Number):[0,0,0],w=h.reduce((k,v)=>k+v);return r.has(c)?[{move:r.get(c),inBook:p!=="",counts:h,games:w}]:[]}).sort((l,c)=>c.games-l.games)}var Es=e=>Ts(e)?m`<button type="button" class="quiet" aria-pressed=${Fe} @click=${Vr}>
        ${i("openings")}
      </button>`:g;function Ls(e,t){let{view:o}=e;if(!Fe||!Ts(e)||!o)return g;let n=d.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:Kr(o),r=n.reduce((l,c)=>l+c.games,0),a=jt?i("no-serv\
er"):Pt?i(n.length?"openings-about":"openings-none",{games:r,total:Pt}):i("thinking");return m`<section class="explorer" aria-label=${i("openings")}>
    <ul>
      ${n.map(l=>Os(l,()=>t.tryMove(l.move)))}
    </ul>
    <p class="faint" role="status">${a}</p>
  </section>`}function Os({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return m`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?m`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:m`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var zs=e=>m`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  <h2>${i("new-here")}</h2>
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>Qe(e)}>
      ${i("easy-game")}
    </button>
    <button type="button" class="quiet" @click=${()=>e.see()}>
      ${i("no-thanks")}
    </button>
  </div>
</section>`;var Yr=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>m`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${Se(o)}<span class="word">${t??e}</span></button>`,ae=(e,t)=>m`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(Yr)} ${t}
  </div>`;var Zr=(e,t)=>m`
  ${d.isFirstVisit?zs(t):g}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[ks(),fs(e),Es(e)]:m`<span class="faint">${i("no-analysis")}</span>`}
      ${Jr(e.state.rules)}
    </div>
    ${e.allowsHelp?Ls(e,t):g} ${vs(e)}
    ${Xo(e,t)}
    ${e.allowsHelp?[ws(e),xs(e)]:g}
  </section>
`;function Jr(e){let t=i("of-rules",{rules:P(e)});return m`<button type="button" class="quiet rules" @click=${()=>E(t,[f("p",{},i("rule-words",{name:e}))])}>${t}</button>`}function Xr(e,t){let o=b.every(
s=>e.state.players[s].machine)&&!e.remote;return ae(Object.entries(Me).map(([s,{label:n,word:r,sign:a,key:l,where:c,isShown:p,isEnabled:u,act:h}])=>({label:i(n),word:r&&i(r),sign:a,title:Qr(i(n),l),kind:`${c}\
 ${s}`,isHidden:p?.(e)===!1,isDisabled:u?.(e)===!1,act:()=>h(e,t)})),o?ei():g)}var Qr=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function ei(){return m`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-M.speed)}
      @input=${e=>q("speed",3e3-Number(e.target.value))}
  /></label>`}function He({rules:e,limit:t,fen:o,moves:s},n={}){let r=new URLSearchParams({rules:e,fen:o});t!==void 0&&r.set("limit",String(t)),s.length&&r.set("moves",s.join(" "));for(let[a,l]of Object.entries(n))
l&&r.set(a,l);return`${location.href.split("#")[0]}#game?${r}`}function As(e,t){let o=He(e,t);return`<iframe src="${(new URL("embed.html",o.split("#")[0]).href+o.slice(o.indexOf("#"))).replaceAll("&",
"&amp;")}" width="420" height="500" title="${i("title")}"></iframe>`}function at(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.
test(location.hostname);return i("link-warning",{place:o?"here":"elsewhere"})}function Rs(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;
let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function Ns(e){let t=new URLSearchParams(e.slice(
e.indexOf("?")+1));return{black:t.get("black"),white:t.get("white"),result:t.get("result")}}function qs(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let u=s.length,{move:h,comment:w,children:k,marks:v}=o.node(c);s.push({parent:p,move:h,comment:w||null,marks:v?.map(Tt)});for(let $ of k)n($,u)};n(0,
null);let r=c=>{let{machine:p,level:u}=t.players[c];return t.names?.[c]??i(p?"who-level":"who-human",{level:u})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function ti(e){let t=new H,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=n===null||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(Vo))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:se(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function oi(e,t){try{await navigator.clipboard.writeText(e),O(i("copied",{what:t}))}catch{let o=f("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});E(t,[o]),o.select()}}function si(e){let{black:t,white:o,result:s}=qs(e);return As(e.text(e.state.live),{black:t,white:o,result:s})}function Wt(e){let t=(x,...I)=>f("section",{class:"export"},
f("h3",{},x),...I),o=(...x)=>f("div",{class:"row"},...x),s=(x,I,V,F="quiet")=>{let de=f("textarea",{readOnly:!0,rows:V,"aria-label":x,value:I}),Ve=D(i("copy"),()=>oi(de.value,x),{class:F});return t(x,
o(de,Ve))},n=(x,I,V)=>{let F=document.querySelector("#board svg");return D(x,async()=>nt(V,await I(F)),{class:"quiet"})},r=1,a=f("span"),l={min:.1,max:10,step:.1},c=x=>{r=x};R(W(i("seconds-a-move"),r,
l,c),a);let p=x=>{let{tree:I,state:V}=e,F=I.path(V.live).flatMap(de=>e.guess(de)??[]);return is(x,F,V.flipped,r)},u=x=>new Blob([Rt(x)],{type:"image/svg+xml"}),h=s(i("share-sgf"),"",5),w=h.querySelector(
"textarea"),k=()=>new Blob([w.value],{type:"application/x-go-sgf"}),v=n(i("save"),k,"game.sgf");v.disabled=!0;let $=s(i("share-link"),He(e.text(e.state.shown)),2,"primary"),N=at();N&&$.append(f("p",{class:"\
faint link-warning"},N)),E(i("share"),[$,t(i("share-picture"),o(n(i("png"),x=>rs(Rt(x)),"loa.png"),n(i("svg"),u,"loa.svg"),n(i("gif"),p,"loa.gif"),a)),t(i("import-file-name"),o(v,f("span",{},i("share-\
sgf")))),f("details",{},f("summary",{},i("source")),h,s(i("share-fen"),e.view?.fen??"",1),s(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),io&&s(i("share-embed"),si(e),3))],{wide:!0,begin:async x=>{
w.value=(await T("export",qs(e),x)).sgf,v.disabled=!1}})}function ni(e,t={}){let o=f("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=f("input",{type:"file",accept:"\
.sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg","aria-label":i("import-file-name")}),n=f("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=await a.text())});
let r=async a=>{try{let l=await T("import",{text:o.value,...t},a);await e(ti(l),a),L(i("imported"));for(let c of l.remarks)O(c)}catch(l){if(!(l instanceof J))throw l;return n.textContent=l.message,!0}};
E(i("import"),[o,f("label",{class:"field"},f("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}function ri(e,t){O(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>rt(e)],[i("saved-delete"),()=>je(e)]]})}function Ds(e){let t=()=>{},o=()=>{t(),lo()&&(t=O(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>Dt(s=>e.open(s))],[i("saved-copy"),()=>e.game&&Wt(e.game)]]}))};ao.addEventListener("change",o),o()}var ii=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function ai(){let e=(n,r)=>Do(i(n),!!M[r],a=>q(r,a)),t=f("input",{type:"range",min:"0",max:"100",value:String(
M.volume),onchange:()=>{q("volume",Number(t.value)),qe("move")}}),o=Xe(i("piece-style"),yo.map(n=>[n,i(n)]),M.pieces,n=>q("pieces",n)),s=E(i("settings"),[pi(n=>{q("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),f("div",{class:"pair"},Xe(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],M.scheme,n=>q("scheme",n)),o),li(o.querySelector(
"select")),e("large-text","largeText"),f("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
f("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),f("label",{class:"field"},f("span",{},i("volume")),t),d.isKept===null?"":f(
"p",{class:"faint"},i("kept",{isKept:d.isKept}))])}function li(e){return f("fieldset",{class:"themes"},f("legend",{},i("board")),...ii.map(([t,o])=>f("label",{class:"theme","data-board":t},f("input",{
type:"radio",name:"board",value:t,checked:M.board===t,onchange:()=>{q("board",t),q("pieces",e.value=o)}}),ci(o),f("span",{},i(t)))))}var ci=e=>z("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},
...b.map((t,o)=>{let s=z("g",{class:"squares",transform:`translate(${o*100})`}),n=ko(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};
return s.append(z("rect",r),n),s}));function pi(e){let o=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,
we(r)]}),s=Xe(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===M.language)?M.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}function Is(e){addEventListener("storage",()=>Ft(e)),addEventListener("pageshow",()=>Ft(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(Ft(e),Bs())});for(let t of["pointerdown",
"keydown"])addEventListener(t,Bs,!0)}function Bs(){d.game?.follows&&(d.game.follows=!1,d.game.goOn())}var Cs=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function Ft(e){
await To();let{game:t}=d;if(!t||t.remote)return;let{state:o}=Ie(me(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Cs(o)===Cs(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();So(o);let r=!t.isAtLive&&o.nodes[s];Ps(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function Ps(e,t,o){let s=new Le(t);s.follows=o,await s.load();let n=d.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function mi(e,t,o){let s=Ie(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new H(s.nodes),p=c.nodes.length,
u=c.take(new H(n))[r],h=c.leadsTo(s.live,u),w=h?u:s.live,k={...s,live:w,shown:w,flipped:l,outcome:s.outcome??a};!h&&c.nodes.length>p&&O(i("other-tab"),{ms:12e3}),Mo(k),Ps(e,k,!1)}var js=document.title;function ui(e){let t=e.liveView?.toMove,o=t&&e.people.length===1&&e.people[0]===t&&!e.isOver&&!e.pending;document.title=o?`${i("your-turn")} · ${js}`:js}var Ws=.3;async function hi(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!M.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([ie(e,s,Ws),ie(e,t,Ws)]),{judged:a}=await At(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||O(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}var Gt=(e,t)=>ye({id:"editor-board",top:Ht("white",e,t),bottom:[Ht("black",e,t),Ht("nothing",e,t)],side:ke(di(e),fi(e,t),wi(e,t))}),Ht=(e,{brush:t,view:o},s)=>m`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(Fs[e])}</span>
    ${e==="nothing"?"":m`<span class="strip-groups">${vo(o,e)}</span>`}
  </button>`,di=({checked:e,note:t})=>m`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?m`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>m`<p>${o}</p>`)}
    ${t?m`<p>${t}</p>`:""}
  </div>`;function fi({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,P(l)]),a=b.map(l=>[l,i("side",{side:l})]);return m`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${W(i("files"),e.width,lt,l=>n.resize(l,e.height))}
      ${W(i("ranks"),e.height,lt,l=>n.resize(e.width,l))}
    </div>
    <div class="pair">
      ${j(i("mover"),a,e.toMove,l=>n.keep({toMove:l}))}
      ${j(i("rules"),r,e.rules,l=>n.keep({rules:l}))}
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
  </section>`}var wi=({checked:e},t)=>ae([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);var Fs={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},Hs={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},lt={min:3,max:8},vi=()=>({brush:"black",kept:fe("editor",Hs),
view:null,checked:null,fen:"",fault:"",note:"",presets:[]}),Vt=class{constructor(t,o){this.host=t,this.play=o,this.state=vi(),d.editor=this.state,this.kept=this.state.kept;let{min:s,max:n}=lt;for(let r of[
"width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.trunc(this.kept[r])));b.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of b)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(
a));R(Gt(this.state,this),t),this.board=new be(t.querySelector(".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),o.editPosition=(r,a)=>this.edit(r,a),pe(()=>this.draw())}async begin(){
let{presets:t}=await xe();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||(this.kept.rules=Hs.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.
check()}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;R(Gt(this.state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){
Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=G(t);return o>=0&&o<this.kept.width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of b)this.
kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=b.find(r=>this.kept[r].includes(t));for(let r of b)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!==
"nothing"&&o!==s&&this.kept[s].push(t);let n=b.find(r=>this.kept[r].includes(t));return L(i("painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-
1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let p=ge(c,r),u=this.kept.black.includes(p)?"L":this.kept.white.includes(p)?"l":"";u&&(a+=(l||"")+u),l=u?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s===
"black"?"w":"b"} - - 0 1`}async check(){te("editor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await T("setup",{fen:t,rules:o});
if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await T("position",
{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof J))throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,
toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await T(
"start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await T("position",{fen:n,rules:s}),s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&
await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(
A({rules:this.kept.rules,fen:this.text(),flipped:o,players:se(o,!o)}))}async copyLink(){let t=He({rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change(
{note:i("link-copied",{warning:at()})})}catch{this.change({fen:t})}}};var Ut="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",le=[{title:"count",words:["count-1","count-2","count-3"],fen:Ut,goal:({from:e,to:t})=>e==="b1"&&t==="b3",praise:"count-praise",retry:"count\
-retry"},{title:"jump",words:["jump-1","jump-2"],fen:Ut,goal:({from:e,to:t})=>e==="b1"&&t==="h1",praise:"jump-praise",retry:"jump-retry"},{title:"capture",words:["capture-1","capture-2"],fen:Ut,goal:({
from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:["connect-1","connect-2"],fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",goal:(e,t)=>t?.winner==="bla\
ck",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:["defend-1","defend-2"],fen:"8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"def\
end-praise",retry:"defend-retry"}];function _t(e,t){let{view:o,said:s,isDone:n}=e,r=a=>Oe(a,o,{isToMove:!n&&o?.toMove===a});return ye({id:"learn-board",top:r("white"),bottom:r("black"),side:ke(m`<p class="status ${s.kind}" role="status">${s.
words}</p>`,gi(e,t),bi(e,t))})}function Gs(e){let t=i(ce[e].title);return e<le.length?i("step",{number:e+1,count:le.length,title:t}):t}function gi({at:e,presets:t,view:o,detail:s},n){let r=ce.map((a,l)=>[
String(l),Gs(l)]);return m`<section class="card panel tutorial" aria-label=${i("tutorial")}>
    <h2>${Gs(e)}</h2>
    ${ce[e].words.map(a=>m`<p>${i(a)}</p>`)}
    ${j(i("lessons"),r,String(e),a=>n.open(Number(a)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${t.map(({name:a})=>m`<dt>${P(a)}</dt>
            <dd>${i("rule-words",{name:a})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${n.keys}
    </details>
    ${Ze(o,s)}
  </section>`}function bi({at:e,isReached:t},o){let s=e+1===le.length||e+1===ce.length;return ae([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("again"),sign:"redo",act:()=>o.
open(e)},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<le.length&&!t,act:()=>o.next()}])}var Vs=[{title:"far-title",words:["far-words"],fen:"6/6/6/lL3l/6/2L3 w - - 0 1",goal:({from:e,to:t})=>e==="b3"&&t==="e3",praise:"far-praise",retry:"far-retry"},{title:"jumping-title",words:["jumping-w\
ords"],fen:"6/6/l5/LL4/l5/3L2 w - - 0 1",goal:({from:e,to:t})=>e==="a3"&&t==="c3",praise:"jumping-praise",retry:"jumping-retry"},{title:"capturing-title",words:["capturing-words"],fen:"6/6/3l2/6/1L4/L\
4l w - - 0 1",goal:({capture:e})=>e,retry:"capturing-retry"},{title:"winning-title",words:["winning-words"],fen:"6/1LL3/2L3/6/2L3/l4l w - - 0 1",goal:(e,t)=>t?.winner==="black",retry:"winning-retry"},
{title:"helping-title",words:["helping-words"],fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:["blocked-words"],fen:"4lL/4ll/6\
/6/ll4/Ll4 w - - 0 1"}];var ce=[...le,...Vs],yi=1600,ki=()=>({at:Math.max(0,ce.findIndex((e,t)=>t===me("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[]}),Kt=class{constructor(t,o){
this.host=t,this.play=o,this.state=ki(),d.learn=this.state,this.keys=Bt(),R(_t(this.state,this),t),this.board=new be(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),
hover:s=>this.change({detail:s??this.board.selected}),label:i("tutorial")}),pe(()=>this.draw())}async begin(){xe().then(({presets:t})=>this.change({presets:t})),await this.open(this.state.at)}get lesson(){
return ce[this.state.at]}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;R(_t(this.state,this),this.host);let{view:t,isDone:o}=this.state;t&&this.board.show({view:t,flipped:!1,
canMove:()=>!o})}async open(t){te("tutorial",t),this.change({at:t,isReached:!1,view:null,said:{words:"",kind:""}});let o=await this.setUp();if(!o)return;let s=o.mustPass?i("passed",{side:o.toMove}):i(
this.lesson.words[this.lesson.words.length-1]);this.change({said:{words:s,kind:""}})}next(){let t=this.state.at+1;t===le.length||t===ce.length?Qe(this.play):this.open(t)}get game(){let{fen:t,rules:o="\
soucie"}=this.lesson;return{fen:t,rules:o,moves:[]}}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await T("position",this.game);return t!==this.lesson?null:(this.change({view:o,isDone:!1}),
o)}say(t,o){this.change({said:{words:t,kind:o}}),L(t)}async tryMove(t){if(this.state.isDone||!this.state.view)return;let{lesson:o}=this,s=await T("move",{game:this.game,move:t});if(o!==this.lesson)return;
if(!s.legal)return this.say(_e(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{goal:a,praise:l,retry:c}=o,p=a?a(n,r,s.position):!0;this.change({isDone:!0,view:s.position}),p?(this.change(
{isReached:p}),this.say(l?i(l):r?.text??i("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(c??"other-move"),"\
fault"),this.again=setTimeout(()=>this.setUp(),yi))}};var Us=30,Yt=64;function xi(e,t,o,s){for(let n of t){let r=s!==null&&bo(s,n),[a,l]=$i(n,o);e.append(z("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(n.count)))}}function $i(e,t){
let[o,s]=e.ends.map(l=>re(l,t));if(e.axis==="rank")return[t.width*100+Us,o[1]];if(e.axis==="file")return[o[0],-Us];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):Math.sign(s[0]-o[0]);return r<
100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-Yt+(a>0?0:6)]:[n+a*28,-Yt]:a>0?[t.width*100+Yt,r-28]:[-30,r-36]}async function Si(e,t){let o=Rs(location.hash);if(!o)return!1;let{black:s=null,white:n=null}=Ns(location.hash),r=new H,a=0;for(let l of o.moves)a=r.add(a,l);try{await T("position",o,t)}catch(l){if(t.aborted)
return!1;if(!(l instanceof J))throw l;return O(i("bad-link",{reason:l.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(A({rules:o.rules,limit:o.limit??null,fen:o.
fen,nodes:r.nodes,live:a,shown:a,players:se(!1,!1),names:{black:s,white:n}}),t),!0}var _s=e=>e.reduce((t,o)=>t+o,0);function ct(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:u,score:h})=>{let w=1/Math.sqrt(1+3*(u/173.7178)**2/Math.PI**2),k=1/
(1+Math.exp(-w*(o-(p-1500)/173.7178)));return{g:w,expected:k,score:h}}),r=1/_s(n.map(({g:p,expected:u})=>p*p*u*(1-u))),a=_s(n.map(({g:p,expected:u,score:h})=>p*(h-u))),l=Mi(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Mi(e,t,o,s){let n=Math.log(e**2),r=u=>{let h=t**2+o+Math.exp(u);return Math.exp(u)*(s**2-h)/
(2*h**2)-(u-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let u=1;for(;r(n-u*.5)<0;)u++;l=n-u*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let u=a+(a-l)*c/(p-c),h=r(u);h*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[u,h]}return Math.exp(a/2)}var Ti=60,Ei={at:0,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},Zt=()=>fe("puzzles",Ei);function Te(e){Ks(e),te("puzzles",e)}function Ks(e){let t=Zt(),{rating:o,
deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set([...t.
history,...e.history])]}var Ge=e=>parseInt(e,10),Jt=({history:e},t)=>e.findLast(o=>Ge(o)===t)?.at(-1),Ys=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Ge));function Zs(e,{number:t,rating:o},s){
Ks(e);let n=Jt(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Te(e),null;let r=Math.round(e.rating),a={rating:o,deviation:Ti,score:Number(s)};return Object.assign(e,ct(e,[a])),e.history.push(`${t}${s?
"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Te(e),Math.round(e.rating)-r}var Xs=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],Js=150,Li=2e3;async function Qs(e){for(;;)try{let t=await(await Ue(e)).text();return ft(null),t.trimEnd().split(`
`)}catch(t){ft(t),await Oo(Li)}}async function en(){return(await Qs("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var Xt=new Map;async function tn(e){let t=Math.
floor(e/Js),o=Xt.get(t);o||(o=Qs(`puzzles-${t}.txt`),Xt.set(t,o),o.catch(()=>Xt.delete(t)));let s=(await o)[e%Js],[n,r,a,l,c,p]=s.split("; "),u=h=>Number(h.split(" ").at(-1));return{fen:n,rules:r,task:l.
startsWith("win")?"win":"hold",moves:u(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:u(p)}}var on=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function pt(e,t,o,s){
let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Oi=997,sn=(e,t=new Date)=>Math.floor(Date.UTC(
t.getFullYear(),t.getMonth(),t.getDate())/864e5)*Oi%e.length;var nn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),Qt=({end:e})=>Math.max(0,e-Date.now()),eo=e=>e.mistakes>=3||Qt(e)===0,rn=({kind:e})=>Number(e[1])<=3;function to(e,t){let{view:o,side:s,said:n,isDone:r,run:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return ye({id:"puzzle-board",top:Oe(U(s),o,{isToMove:l(U(s))}),bottom:Oe(s,o,{isToMove:l(s)}),side:ke(m`${a?
Ai(a):g}
        <p class="status ${n.kind}" role="status" ?hidden=${a&&!n.kind}>${n.words}</p>
        <p class="task">${o?Ri(e):""}</p>`,Ni(e,t),Di(e,t))})}var Ai=e=>m`<p role="timer">
  <b>${uo(Qt(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function Ri({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var oo=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function an(e){
return e.length===2?oo(e):i("puzzle-theme",{theme:e})}function Ni(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p,detail:u}=e,h=Xs.map(x=>[x,an(x)]),w=Math.round(a.rating),{streak:k,
best:v}=a,$={solved:Ys(a).size,count:o?.length??0},N=[i("puzzle-rating",{rating:s?.rating??0})];return l&&N.push(...(s?.themes??[]).map(x=>an(x[0]))),m`<section class="card panel" aria-label=${i("puzz\
le")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${j(i("theme"),h,a.theme,x=>t.choose(x),!0)}
    </div>
    ${c?g:m`<p class="faint">${n?N.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:w})}</b>
            ${p===null?g:`(${qi(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...$,streak:k,best:v})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
    ${Ze(n,u)}
  </section>`}var qi=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function Di({isDone:e,before:t,run:o},s){return ae([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:e||o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:e||o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",
isDisabled:o!==null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var Bi={"+":"once","-":"failed","=":"later"},Ci=200;function ln({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Ge(c)-1]).reverse().slice(0,Ci).map(c=>{let p=Ge(c),{kind:u,rating:h}=e[p-1],w=[i("puzzl\
e-number",{number:p}),oo(u),i("puzzle-rating",{rating:h}),i("puzzle-result",{result:Bi[c.slice(-1)]})],k=()=>{l(),o(p-1)};return f("li",{},D(w.join(" · "),k,{class:"quiet"}))}),r=f("ul",{class:"game-\
list"},...n),a=f("p",{class:"faint"},i("no-history")),l=E(i("history"),[n.length?r:a])}var Pi=450,ji=900,so=12,Wi=500,cn=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),Fi=()=>({all:null,puzzle:null,at:0,run:null,kept:Zt(),...cn()}),no=class{constructor(t,o){this.host=t,this.play=o,this.state=Fi(),d.puzzles=this.state,R(to(this.state,this),t),this.board=new be(
t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),pe(()=>this.draw())}async begin(){
this.change({all:await en()}),await this.open(this.state.kept.at)}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;let{state:t}=this;R(to(t,this),this.host);let{view:o,side:s,
isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){let{kept:o,all:s,run:n}=this.state;s?.[t]||(t=0),n||(o.at=t,
Te(o)),this.change({...cn(),at:t});let{moves:r}=this.state,a=()=>this.state.moves!==r,l=await tn(t);if(a())return;this.state.puzzle=l;let c=await this.ask();a()||(this.change({view:c,side:c.toMove,left:l.
moves}),this.say(i("to-move",{side:c.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{rating:s,theme:n}=t,r=(l,c)=>on(l,n)&&c!==t.at,a=pt(o,s,so,(l,c)=>r(l,c)&&!Jt(t,
c+1))??pt(o,s,so,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.open(sn(this.state.all??[]))}history(){Te(this.state.kept),
ln(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=nn();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);eo(t)&&!this.state.isDone&&
this.finishRun(),y()},Wi);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(eo(t))return this.finishRun();let s=pt(o,t.rating,so,(n,r)=>rn(n)&&!t.seen.includes(r));
t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wron\
g"),t?"over":"fault"),await new Promise(n=>setTimeout(n,ji)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,
o.count),Te(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return T("position",this.
game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{words:t,kind:o}}),L(t)}async tryMove(t){let{state:o}=this,
{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await T("move",{game:this.game(),move:t});if(l())return;if(!c.legal)return this.say(_e(
t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:p,answer:u}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!p)return this.change({view:c.position,glow:[],arrows:[]}),a?this.answered(!1):this.refute(
c,u);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.finish();o.left=r-1,this.say(i("puzzle-right")),await this.
reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===
this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:p}=c?.score??{},u=p!=null&&p<=2*o-2;
return{isRight:s.length>0&&u,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==n)return;let p=[...n,t.move];this.change({moves:p,
before:{moves:n,view:c}}),this.fail();let h=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],w=t.position.mustPass?"pass":o;if(w&&!t.position.end){let k={...this.game(),moves:[
...p,w]},v=await T("position",k);if(s.moves!==p)return;this.change({view:v}),h.push(i("puzzle-answer",{side:U(r),move:w}),v.end?.text??"")}else h.push(t.position.end?.text??"");this.say(ue(h),"fault"),
this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,isBusy:!1});let{task:r,moves:a}=n;this.change({left:r==="wi\
n"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("to-move",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(t),lines:1,seconds:1.5};
return oe(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(u=>setTimeout(u,Pi)),r=t?null:await this.think();if(await n,o.moves!==s)return;o.isBusy=!1;let a=t??
(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let p=i("puzzle-goes-on",{side:c.toMove,moves:o.left});this.change({view:c}),
this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=Zs(n,{number:o+1,rating:r},t);a!==null&&this.change(
{change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(ue([s,o?.end?.text??""]),"over"),this.focusPrimary()}focusPrimary(){
queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;
if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&Z(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",
{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;
if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==
t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(A({rules:t,fen:o,players:se(!1,!1),flipped:this.state.side==="whi\
te"}))}};function Hi(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(G),u=[Math.sign(c-a),Math.sign(p-l)];for(let v of Gi(n)){let[$,N]=ne(v,r);e.append(z("rect",{class:"tried",x:$,y:N,width:100,height:100}))}
for(let v=1;v<=n.count;v++){let[$,N]=[a+v*u[0],l+v*u[1]];if($<0||N<0||$>=r.width||N>=r.height)return;let[x,I]=ne(ge($,N),r),V=v===n.count?"open":"shut";t.append(z("circle",{class:`count-badge ${V}`,cx:x+
22,cy:I+22,r:18}),z("text",{class:"count-text",x:x+22,y:I+30},String(v)))}let h=ge(a+n.count*u[0],l+n.count*u[1]),[w,k]=re(h,r);t.append(z("circle",{class:"tried-goal",cx:w,cy:k,r:44}))}function Gi({ends:e}){
let[[t,o],[s,n]]=e.map(G),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>ge(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}var ro=class{constructor(t){this.open=t,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.resolve(),Ee.addEventListener(
"shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{O(String(n),{kind:"error"})})}),Ee.addEventListener("said",o=>{let{text:s,error:n}=o.detail;O(s,{kind:n?"error":
"note"}),L(s)})}send(t){Ee.send({type:"line",text:t})}async tryMove(t){let o=this.game,s=await T("move",{game:o.text(o.state.live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){
s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&
o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(o,t):await this.begin(t)}players(t){return Object.fromEntries(b.map(o=>[o,{machine:t[o]===
"machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.
tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){
let o=t.black==="machine"&&t.white==="human",s=new Le(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(
n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};ht(zo);var Xh=new it;async function Qh(e){if(ls(),Ds(e),Is(e),!("club"in document.documentElement.dataset))return;await(await import(new URL("club.mjs",import.meta.url).href)).begin(e)}export{Me as COMMANDS,kt as Clock,Vt as Editor,Ae as FIRST_LEVEL,Le as Game,Kt as Learn,ro as Link,no as Puzzles,J as Refusal,b as SIDES,fn as VIEWS,Xr as actions,Br as advice,L as announce,d as app,bn as arrows,
tr as askToResign,$n as bar,Qh as begin,un as byId,j as choiceField,Po as clockWords,hn as dismiss,xi as drawCounts,Vn as drawMoves,Hi as drawTriedLine,pe as drawWith,gn as follow,C as go,f as h,Xh as hint,
m as html,dn as inWords,Dr as judgeRetry,ze as language,ht as learn,mi as merge,A as newState,jr as nextStep,O as note,g as nothing,W as numberField,mr as offerAtRepetition,ur as offerDraw,E as openDialog,
Wt as openExport,Dt as openGames,ni as openImport,Rr as openKeys,Si as openLink,or as openMore,ai as openSettings,Os as openingRow,U as other,Zr as panel,qe as playSound,er as press,ct as rate,Ie as readGame,
R as render,ri as rescue,P as ruleName,Ee as socket,Ce as startReview,hi as teach,i as text,yn as tints,Re as toggle,y as update,ui as writeTitle};
