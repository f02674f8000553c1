import{$ as go,A as _,Aa as be,B as u,Ba as wn,C as pt,D as b,E as q,F as f,G as O,H as hn,I as D,J as Ve,K as fo,L as Ue,M as P,N as mt,O as ee,P as A,Q as Te,R as E,S as dn,T as L,U as wo,V as Ee,W as vo,
X as W,Y as fe,Z as te,_ as oe,a as He,aa as bo,b as io,ba as yo,c as h,ca as ko,d as le,da as xo,e as k,ea as we,f as V,fa as $o,g as U,ga as _e,h as ao,ha as So,i as lo,ia as Mo,j as ce,ja as To,k as X,
ka as ve,l as ue,la as ge,m as co,ma as Le,n as po,na as ut,o as mo,oa as Ke,p as S,pa as Eo,q as N,qa as Lo,r as Me,ra as pe,s as Q,sa as i,t as y,ta as ht,u as F,ua as fn,v as he,va as K,w as uo,wa as dt,
x as ho,xa as Oe,y as Ge,ya as Oo,z as de,za as M}from"./first.mjs";var zo={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
ves again."};var vn={findings:null,fen:null},gn=["best","second","third"],Ao="";function Ro(e,t){N(e,t),wt()}function ze(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,wt(),t.isOn&&ft())}function bn(e){
let t=`${!!h.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Ao||(Ao=t,xn(e),wt())}var ft=()=>queueMicrotask(()=>document.querySelector("#view-play .panel")?.scrollIntoView(
{block:"nearest"}));function wt(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,vn),k();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:S.analysisLines,seconds:S.analysisSeconds,threads:S.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),k())},r=Q(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),k()}),k()}async function vt(e){let{game:t}=h;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function yn(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!S.arrows||o!==h.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=_(s.move);return r?[{...r,kind:gn[n]}]:[]}).reverse()}function kn(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,
remoteness:n})=>({square:_(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function xn(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||!o)return;
let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await M("tables",e.text(e.state.shown))}catch{}h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.known=
r,k())}function No(e,t){let{moves:o,winIn:s}=e,n=s===null?F(t):t;return o!==null?i("wins-in",{side:n,moves:o}):Ke(gt(e,t))}var gt=(e,t)=>t==="black"?e.chance:1-e.chance,$n=new Intl.NumberFormat(Le,{notation:"\
compact",maximumSignificantDigits:3}),bt=e=>$n.format(e),I=e=>i("rule-name",{name:e})||e;function Sn(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=gt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":Ke(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return u`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}var Ae,Mn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Tn=.3;function Re(e){if(!S.sounds||S.volume===0)return;let t=Tn*S.volume/100;try{Ae??=
new AudioContext;for(let[o,s]of Mn[e]){let n=Ae.currentTime+s,r=new OscillatorNode(Ae,{frequency:o,type:"triangle"}),a=new GainNode(Ae,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(Ae.destination),r.start(n),r.stop(n+.18)}}catch{}}var En=100,qo=1e4,Ln=3e3,yt=class{constructor(t,o,s){this.game=t,this.show=o,this.keep=s,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
En):void 0,t.addEventListener("move",n=>this.moved(n.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=qo&&s.left[r]<
qo&&Re("low"),this.show(),s.left[r]<=0?(s.left[r]=0,this.game.finish(de(F(r),"+Time"))):t-this.kept>Ln&&(this.kept=t,this.keep())}moved({id:t,mover:o}){let{state:s,tree:n}=this.game;s.clock&&((this.game.
liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},this.show())}};function T(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=f("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>v.close(),l=new AbortController,c=!1,m=async w=>{if(!c){c=!0;try{await w(
l.signal)!==!0&&a()}catch(x){if(!l.signal.aborted)throw x}finally{c=!1}}},p=f("p",{class:"offline",role:"status"}),d=f("div",{class:"actions"},...n.map(([w,x,z])=>D(w,()=>m(x),{class:z??"quiet"}))),v=f(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},f("div",{class:"dialog-head"},r,D(Ve("close"),a,{class:"quiet icon","aria-label":i("close")})),f("div",{class:"dialog-body"},...t.filter(w=>w!==null)),
p,n.length?d:null),g=r.id;return history.pushState({dialog:g},""),addEventListener("popstate",a,{signal:l.signal}),v.addEventListener("close",()=>{l.abort(),v.remove(),history.state?.dialog===g&&history.
back()}),v.addEventListener("pointerdown",w=>{w.target===v&&a()}),document.body.append(v),v.showModal(),fo(p,l.signal),Promise.resolve(s?.(l.signal)).catch(w=>{if(!l.signal.aborted)throw w}),a}function Ye(e,t,o,s){
let n=f("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return f("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),f("label",{class:"field"},f(
"span",{},e),n)}function Do(e,t,o,s){let n=f("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return f("label",{class:"toggle",title:s},n,f("span",{},e))}function Bo(e,t,o,s){let n=f("in\
put",{type:"number",...Object.fromEntries(Object.entries(o).map(([a,l])=>[a,String(l)])),value:String(t)}),r=()=>{let a=Math.min(o.max,Math.max(o.min,Number(n.value)||o.min));n.value=String(a),a!==t&&
s(t=a)};return n.addEventListener("change",r),r(),f("label",{class:"field"},f("span",{},e),n)}var j=(e,t,o,s,n=!1)=>{let r=u`<select
    aria-label=${n?e:b}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l])=>u`<option value=${a} .selected=${a===o}>${l}</option>`)}
  </select>`;return n?r:u`<label class="field"><span>${e}</span>${r}</label>`},H=(e,t,{min:o,max:s},n)=>u`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      .value=${String(t)}
      @change=${r=>{let a=r.target,l=Math.min(s,Math.max(o,Number(a.value)||o));a.value=String(l),n(l)}}
  /></label>`;var Co=["none","1+1","3+2","5+3","10+5","30+10","custom"],On=/^\d+(\.\d+)?\+\d+$/,kt=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Io=(e,t,o)=>u`
  ${zn(e,t)}
  ${e.kind==="computer"?[An(e,t),Rn(e,t,o)]:b}
  ${o?b:Nn(e,t)}
  ${e.kind==="custom"?qn(e,t,o):b}
`,Ze=(e,t,o,s,n,r,a)=>u`<label class="option"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?u`<span>${r}</span>`:b}${a?u`<span class="faint">${a}</span>`:b}</label
  >`;function zn(e,t){let{kind:o,white:s}=e,n=kt(e),r=h.about?.levels.find(({number:c})=>`${c}`===n)?.elo,a=(c,m,...p)=>Ze("opponent",c,o===c,()=>t({...m,kind:c}),...p),l=s==="0"?{black:n,white:s}:{black:"\
0",white:n};return u`<fieldset>
    <legend class="unseen">${i("opponent")}</legend>
    <div class="options">
      ${a("computer",{...ye,...l},i("computer",{level:n}),i("level-words",{level:n}),r?i("elo",{elo:r}):"")}
      ${a("two",{...ye,black:"0",white:"0",level:n},i("person-here"),i("person-words"))}
      ${a("custom",{},i("custom"),i("custom-words"))}
    </div>
  </fieldset>`}function An(e,t){let o=kt(e),s=({target:n})=>{let{value:r}=n;t({[e.white==="0"?"black":"white"]:r,level:r})};return u`<label class="field"
    ><span>${i("strength")}</span
    ><input
      type="range"
      min="1"
      max=${h.about?.levels.length??1}
      .value=${o}
      aria-valuetext=${i("computer",{level:o})}
      @input=${s}
  /></label>`}function Rn(e,t,o){let{random:s}=e,n=kt(e);return u`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options sides">
      ${Ze("side","black",!s&&e.black==="0",()=>t({black:"0",white:n,random:!1}),i("black-first"))}
      ${Ze("side","white",!s&&e.white==="0",()=>t({black:n,white:"0",random:!1}),i("white"))}
      ${o?b:Ze("side","random",s,()=>t({random:!0}),i("random"))}
    </div>
  </fieldset>`}function Nn(e,t){let o=On.test(e.clock)?[...new Set([...Co,e.clock])]:Co,s={min:1,max:600},n={min:0,max:600};return u`${j(i("clock"),o.map(jo),e.clock,r=>t({clock:r}))}
  ${e.clock==="custom"?u`<div class="pair">
        ${H(i("minutes"),e.minutes,s,r=>t({minutes:r}))}
        ${H(i("seconds-a-move"),e.seconds,n,r=>t({seconds:r}))}
      </div>`:b}`}function jo(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function qn(e,t,o){
let{presets:s=[],starts:n=[]}=h.about??{},r={min:3,max:8},a=s.map(({name:p})=>[p,I(p)]),l=n.map(p=>[p,i("start-name",{name:p})||p]),c=wo.map((p,d)=>[`${d}`,p]),m={black:"fewerBlack",white:"fewerWhite"};
return u`<div class="pair">
      ${y.map(p=>j(i("player-of",{side:p}),c,e[p],d=>t({[p]:d,...d==="0"?{}:{level:d}})))}
    </div>
    ${j(i("rules"),a,e.rules,p=>t({rules:p,start:s.find(({name:d})=>d===p)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${j(i("start"),l,e.start,p=>t({start:p}))}
    <div class="pair">
      ${H(i("files"),e.width,r,p=>t({width:p}))}
      ${H(i("ranks"),e.height,r,p=>t({height:p}))}
    </div>
    ${o?b:u`<label class="toggle"
            ><input
              type="checkbox"
              .checked=${e.serious}
              @change=${()=>t({serious:!e.serious})}
            /><span>${i("rated-style")}</span></label
          >
          <div class="pair">${y.map(p=>Dn(e,t,p))}</div>
          <div class="pair">
            ${y.map(p=>H(i("gives-up",{side:p}),e[m[p]],{min:0,max:xt},d=>t({[m[p]]:d})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}`}var Dn=({names:e},t,o)=>u`<label class="field"
    ><span>${i("name-of",{side:o})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e[o]}
      @input=${s=>t({names:{...e,[o]:s.target.value}})}
  /></label>`;var ye={rules:"olympiad",start:"standard",width:8,height:8,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},Po={...ye,black:"0",white:`${Oe}`,level:`${Oe}`,random:!1,clock:"none",minutes:15,
seconds:10},xt=6;function Bn(e){let o=Object.keys(ye).every(n=>JSON.stringify(e[n])===JSON.stringify(ye[n])),s=y.filter(n=>e[n]==="0").length;return o&&s?s===1?"computer":"two":"custom"}async function Wo(e,t){
h.about=await be();let o=Cn(ue("wish",Po),h.about),s={...o,kind:Bn(o)},n=f("div",{class:"new-game"}),r=()=>q(Io(s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(X("wish",{...s,kind:void 0}),
t)return void t(Wn(s));try{await e(await Pn(In(s),c),c)}catch(m){if(!(m instanceof K))throw m;return L(m.message,{kind:"error"}),!0}};T(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}
function Cn(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)
a[c].includes(e[c])||(e[c]=Po[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(xt,Math.max(0,Math.trunc(e[c])));
return e}function In(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function jn({
clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function Pn(e,t){let o={game:{board:`${e.width}x${e.
height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},{fen:s}=await M("start",o,t),n=jn(e),r=a=>({machine:a!=="0",level:Number(a)||Oe});return A({rules:e.rules,fen:s,clock:n,
left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.
trim()||null}})}function Wn(e){let t=Math.max(Number(e.black),Number(e.white));return[...y.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:
[],...y.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function Fo(e){let{remote:t}=h.game??{};Ho(()=>Wo((o,s)=>e.open(o,s),t&&h.link?o=>o.forEach(s=>t.send(s)):void 0))}function Je(e){Ho(()=>(e.see(),e.open(A())))}async function $t(e,t){let{game:o}=h;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:m,serious:p}=o.state,d={black:c?.base??0,white:c?.base??0},v=x=>a[x].machine&&t?{...a[x],level:t}:
{...a[x]},g={black:v("black"),white:v("white")},w={rules:s,limit:n,fen:r,players:g,names:l,clock:c,flipped:m,serious:p};await e.open(A({...w,left:d}))}function Ho(e){let{game:t}=h;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();T(i("another-game"),[f("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var Fn={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",import:"M12 4v11M7 10l5 5 5-5M5 20h14",share:"M12 15V4M\
7 9l5-5 5 5M5 20h14",more:"M5 12h.01M12 12h.01M19 12h.01"},ke=e=>u`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Fn[e]}></path>
  </svg>`;var Qe=["own","blue","red"],B={isOn:!1,kind:Qe[0]},Y=null,Ne=null,St=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&xo.get(t)||void 0},Xe=e=>!!e.svg.closest("#board"),Go=e=>Qe.
includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),Mt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function Vo(e){let[t,o=t]=e.split(":");return{from:t,to:o,kind:Qe[0]}}function Uo(e,t){e.drawn=
t,e.drawDrawn(),Xe(e)&&h.game&&_o(h.game,t)}function _o(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Ko(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),
r=e.drawn.find(s)?.kind===B.kind;Uo(e,r?n:[...n,{from:t,to:o,kind:B.kind}]),E(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var Yo=()=>B.isOn;function et(){B.isOn=!B.isOn,Ne=null,k(),B.isOn&&E(i("dr\
aw-how"))}var Tt=()=>h.game&&_o(h.game,[]);function Zo({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(Mt);return u`
    <p class="unseen">${s.length?i("marks-here",{marks:Eo(s)}):b}</p>
    ${B.isOn||o.length?u`<div class="nav-row pen">
          ${B.isOn?Qe.map(Hn):b}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${Tt}
          >${i("clear-marks")}</button>
        </div>`:b}
    ${B.isOn?u`<p class="faint">${i("draw-how")}</p>`:b}
  `}var Hn=e=>u`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${B.kind===e}
    @click=${()=>{B.kind=e,k()}}
  >${ke("pen")}</button>`;addEventListener("pointerdown",e=>{let t=St(e);if(!t)return;let o=e.button===0,s=e.shiftKey||B.isOn&&Xe(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
Y=n?{board:t,from:n}:null}else o&&!Xe(t)&&Uo(t,[])},!0);addEventListener("pointermove",e=>{let t=Y?.board.input.squareOf(e);if(!Y||!t)return;let{board:o,from:s}=Y;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:B.kind}])});addEventListener("pointerup",e=>{if(!Y)return;e.stopPropagation();let{board:t,from:o}=Y;Y=null;let s=t.input.squareOf(e);s?Ko(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",
()=>{Y?.board.drawDrawn(),Y=null});addEventListener("contextmenu",e=>St(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=B.isOn?St(e):void 0,{key:o}=e;if(!t||!Xe(t)||!t.input.current||o!==
"Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;Ne?Ko(t,Ne,s):E(i("mark-from",{square:s})),Ne=Ne?null:s},!0);var Gn={inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function C(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+1]:n.children[0],
c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Xo=(e,t)=>u`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${$o(e)} ${Jn(e,t)}
`;function Vn(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return u`
    ${s?u`<p class="said">${s}</p>`:b}
    ${n.length?Qo(e,n[0],r?1:0,n.slice(1)):u`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Jo=new WeakMap;function Un(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Jo.get(o)??[];if(a===r[0]&&l===r[1])return;
Jo.set(o,r),a!==r[0]&&q(Vn(t),o);let c=o.querySelector(`[data-id="${n}"]`),m=o.querySelector("[aria-current]");m!==c&&m?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),_n(o,c)}
function _n(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Qo(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(u`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(u`<span class="gap">…</span>`)),r.push(Kn(e,l));
let{comment:c,children:m}=e.tree.node(l);c&&(a(),n.push(u`<p class="said">${c}</p>`));for(let p of s)a(),n.push(u`<div class="variation">${Qo(e,p,o,[])}</div>`);o%2&&a(),[l,...s]=m,o++}return a(),n.map(
c=>Array.isArray(c)?u`<div class="turn">${c}</div>`:c)}function Kn(e,t){let{live:o,review:s}=e.state,n=s[t]?.mark;return u`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${n?` ${n}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${n?u`<abbr class="mark ${n}" title=${i("mark",{mark:n})}
          >${Gn[n]}</abbr
        >`:b}</span
  >`}var Yn=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Zn({target:e},t){let o=e,[,s,n]=Yn.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(ho(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});U(r),E(r)}}function Jn(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(m=>{let{parent:p}=o.node(m);return p===
null||o.node(p).children[0]===m}),{comment:l}=o.node(n),c=(m,p,d,v=!0,g=void 0)=>v?u`<button
          type="button"
          class="quiet nav"
          title=${p}
          aria-label=${p}
          aria-pressed=${g??b}
          @click=${d}
        >
          ${ke(m)}
        </button>`:b;return u`
    ${h.isCommenting?u`<textarea
          class="comment"
          rows="2"
          placeholder=${i("comment-move")}
          aria-label=${i("comment-move")}
          .value=${l}
          @input=${m=>{o.node(n).comment=m.target.value,e.changed()}}
        ></textarea>`:b}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${i("type-move")}
        placeholder=${i("move-example")}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${m=>m.key==="Enter"&&Zn(m,t)}
      />
      ${c("pen",i("draw-marks"),et,!0,Yo())}
      ${c("comment",i("comment"),()=>k({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Zo(e)}
  `}var Xn=9,tt=({state:e})=>y.filter(t=>e.players[t].machine),Et=({state:e})=>e.live!==0,xe={back:{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>C(e,"ba\
ck")},next:{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>0,act:e=>C(e,"next")},flip:{label:"flip",sign:"flip",key:"f",where:"both",
act:(e,t)=>t.flip()},hint:{label:"hint",sign:"hint",key:"h",where:"both",isShown:e=>tt(e).length<2,isEnabled:e=>!e.isOver,act:(e,t)=>t.giveHint(e)},undo:{label:"undo",sign:"undo",key:"u",where:"both",
isEnabled:Et,act:e=>e.undo()},redo:{label:"redo",sign:"redo",key:"r",where:"wide",isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},draw:{label:"offer-draw",word:"draw-word",sign:"draw",where:"\
wide",isShown:e=>!e.remote&&tt(e).length===1,isEnabled:e=>Et(e)&&!e.isOver,act:async e=>(await V()).offerDraw(e)},resign:{label:"resign",sign:"resign",where:"wide",isShown:e=>!e.remote&&tt(e).length<2,
isEnabled:e=>Et(e)&&!e.isOver,act:async e=>(await V()).askToResign(e)},now:{label:"move-now",sign:"now",where:"wide",isShown:({state:e})=>y.some(t=>e.players[t].machine&&e.players[t].level>=Xn),isEnabled:e=>!!(e.
thinking||e.remote?.isThinking),act:e=>e.moveNow()},pause:{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&!!(tt(e).length===2||e.state.clock),act:e=>e.pause(
!0)},resume:{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},new:{label:"new-game",sign:"add",key:"n",where:"both",act:(e,t)=>Fo(t)},games:{label:"\
my-games",sign:"board",where:"wide",act:async(e,t)=>(await V()).openGames(o=>t.open(o))},import:{label:"import-short",sign:"import",where:"wide",act:async({state:{rules:e,limit:t}},o)=>(await V()).openImport(
(s,n)=>o.open(s,n),{rules:e,limit:t})},share:{label:"share-short",sign:"share",where:"wide",act:async e=>(await V()).openExport(e)},more:{label:"more",sign:"more",where:"narrow",act:async(e,t)=>(await V()).
openMore(e,t)}},Qn={"[":e=>C(e,"back"),"]":e=>C(e,"next"),"{":e=>C(e,"first"),"}":e=>C(e,"last"),ArrowLeft:e=>C(e,"back"),ArrowRight:e=>C(e,"next"),ArrowUp:e=>C(e,"first"),ArrowDown:e=>C(e,"last"),Home:e=>C(
e,"first"),End:e=>C(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>et(),x:()=>Tt(),a:async()=>(await V()).toggle(),"?":async()=>(await V()).openKeys()},me=null,Lt=e=>e==="ArrowUp"||e==="ArrowDown",
Ot=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{me=Ot(e)&&e!==me?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?
me=null:Ot(t)&&(e===" "||o&&Lt(e))&&(me=t===me?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{me=null});function er(e,t){return Ot(e)?e===me||Lt(t):e instanceof HTMLInputElement&&
e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||Lt(t)&&e.matches(".said-box")}function tr(e,t){let{game:o}=h;if(!o||e.defaultPrevented||
er(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():e.key,r=Object.values(xe).
find(l=>l.key===n),a=r?r.act:Qn[n];a&&(e.preventDefault(),r?.isShown?.(o)!==!1&&r?.isEnabled?.(o)!==!1&&a(o,t))}function or(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;T(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function sr(e,t){
let o=Object.values(xe).filter(({where:r,isShown:a})=>r==="wide"&&a?.(e)!==!1),s=(r,a,l=!0)=>D(r,()=>{n(),a()},{class:"quiet",disabled:!l}),n=T(i("more"),[f("div",{class:"menu"},...o.map(({label:r,isEnabled:a,
act:l})=>s(i(r),()=>l(e,t),a?.(e)!==!1)),s(i("analyse"),()=>ze()))])}var nr=.4;async function se(e,t,o=nr){if((await e.viewOf(t)).end)return[];let s=await Q({type:"analyse",game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}
async function zt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(a=>o.get(a)??[])},n=await M("review",s,void 0,a=>a),r={};for(let[a,l]of t.entries()){let c=n.blackChances[a],{judgement:m="",isError:p=!1,
text:d=null}=n.plies[a-1]??{};c!==null&&(r[l]={chance:c,best:o.get(l)?.[0]?.move??null,mark:p?m.split(" ")[0]:null,text:d})}return{judged:r,summary:y.map(a=>n[a].text)}}var qe=({tree:e,state:t})=>e.path(
e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function De(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null};let o=qe(e),s=new Map;k(),ft();try{for(let[n,r]of[...o].reverse().
entries()){if(h.review.progress=n/o.length,s.set(r,await se(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let{judged:a,summary:l}=await zt(e,o,s);if(t!==h.review.run)return;Object.assign(
e.state,{review:a,summary:l}),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,k())}var rr=.15,ir=.42,ar=8,lr=.53,cr=50,pr=3,ts=e=>e.finish(de(null)),es=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function mr({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[es(s)];for(let r of e.path(t.live).slice(1))s=Ue(s,[e.node(r).move??""]),n.push(es(s));return n.filter(r=>r===n.at(-1)).length}function ur(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||mr(e)!==pr)return;let n=i("draw-offered",{side:o}),r=L(n,{ms:0,actions:[[i("draw-accept"),()=>ts(e)],[i("draw-decline"),()=>{}]]});E(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function hr(e){let t=y.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await se(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<ar?rr:r<cr?ir:lr)?ts(e):L(i("draw-declined",{side:t}))}var dr="g:not(.cells, .overlay, .marks, .dots)",fr=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],At=e=>`${os(ss(e,dr))}
`,os=e=>new XMLSerializer().serializeToString(e);function ss(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let m of fr){
let p=l.getPropertyValue(m);p&&p!=="none"&&p!=="normal"?c.style.setProperty(m,p):m==="fill"&&c.style.setProperty(m,"none")}for(let m of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(m)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function ns(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function rs(e){let{canvas:t}=await ns(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var wr=420,vr=4;async function is(e,t,o,s){let n=ss(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((w,x)=>[w.dataset.side,a.children[x]])),
m=[];for(let w of t){let x={width:w.width,height:w.height,flipped:o},{from:z,to:R}=w.lastMove??{};l.replaceChildren(...[z,R].flatMap(Se=>Se?gr(Se,x):[])),a.replaceChildren(...y.flatMap(Se=>w[Se].map(pn=>{
let ro=c.get(Se)?.cloneNode(!0),[mn,un]=oe(pn,x);return ro.style.transform=`translate(${mn}px, ${un}px)`,ro})));let{canvas:ae,context:ct}=await ns(os(n),wr);m.push(ct.getImageData(0,0,ae.width,ae.height))}
let{gif:p}=await import(new URL("gif.mjs",import.meta.url).href),d=t.map((w,x)=>x<t.length-1?s:vr*s),[{width:v,height:g}]=m;return p(v,g,m.map(({data:w})=>w),d.map(w=>Math.round(100*w)))}function gr(e,t){
let[o,s]=te(e,t);return O("rect",{x:o,y:s,width:100,height:100,...{fill:"#e0b93b","fill-opacity":.55}})}function ot(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.
click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var br=50,Nt=e=>typeof e=="object"&&e!==null,G=e=>Number.isFinite(e),Rt=(e,t)=>e===null||typeof e===t,as=e=>G(e?.black)&&G(e.white),yr=e=>typeof e=="string"||typeof e?.code=="string",kr={limit:e=>e===
null||G(e),names:e=>Rt(e?.black,"string")&&Rt(e.white,"string"),clock:e=>e===null||G(e?.base)&&G(e.increment),left:as,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:G,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:G,edition:G,review:e=>Nt(e)&&Object.values(e).every(t=>G(t?.chance)&&Rt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>yr(t))},xr=[4,5,6,7,8,8,9,9,10,10];function Be(e){if(e?.version>mt)return{fault:"saved-newer"};if(!$r(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.entries(
kr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=xr[s.level-1]??s.level;t.version=mt,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=de(t.outcome.winner,
t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),as(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(Go))&&delete s.marks;return{state:t}}function $r(e){
if(!Nt(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&G(a.level);return typeof t=="string"&&Array.isArray(o)&&o.every(
(a,l)=>Sr(a,l,o.length))&&Nt(o[s])&&r(n?.black)&&r(n?.white)}function Sr(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(a)<o,n=e.parent===null&&
e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Ce(){return po("game.").map(e=>{let t=ce(e);return{id:e.slice(5),value:t,
...Be(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var st=e=>ot("game.json",new Blob([JSON.stringify(ce(`game.${e}`),null,1)],{type:"application/json"}));function Ie(e){co(`game.${e}`)}
function ls(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==mo.load("game");for(let[o,{id:s,state:n}]of Ce().entries())(o>=br||t(n))&&Ie(s)}function Mr(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let m of l)Number(m)?c+=Number(m):n[m==="L"?"black":"white"].push(Tr(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var Tr=(e,t)=>String.fromCharCode(97+e)+t,cs=({fen:e,nodes:t,live:o})=>Er(e,new P(t).moves(o));function Er(e,t){
let o={...Mr(e),fen:e,lastMove:null,plies:0};return Ue(o,t)}function ps(e,t,...o){let{width:s,height:n}=e,r={width:s,height:n,flipped:t},a=go(r).flat().map(m=>{let[p,d]=te(m,r),[v,g]=W(m),w=(v+g)%2?"l\
ight":"dark";return O("rect",{class:w,x:p,y:d,width:100,height:100})}),l=y.flatMap(m=>e[m].map(p=>{let[d,v]=oe(p,r);return O("g",{class:`piece ${m}`},O("circle",{class:"body",cx:d,cy:v,r:38}))})),c=[e.
lastMove?.from,e.lastMove?.to].flatMap(m=>{if(!m)return[];let[p,d]=te(m,r);return[O("rect",{class:"tint last",x:p,y:d,width:100,height:100})]});return O("svg",{class:"small-board",viewBox:`0 0 ${s*100}\
 ${n*100}`,"aria-hidden":"true"},O("g",{class:"squares"},...a,...o),...c,...l)}function Lr({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function ms(e){let t=y.map(n=>Lr(e,n)).join(" – "),o=new P(e.nodes).path(e.live).length-
1,s=[t,I(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function Or(e,t){let o=cs(e),s=new Date(e.updated).toLocaleDateString(Le),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=f("span",{class:"game-words"},f("span",{},ms(e)),f("span",{class:"faint"},n.join(" "))),a=D(ps(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",ms(e)),a}function qt(e){let t=f("ul",{class:"game-list"}),o=()=>{let n=Ce().filter(({state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=p=>{s(),e(
p)},m=()=>{Ie(r),o()};return f("li",{},...a?[Or(a,()=>c(a))]:[f("span",{},i("saved-refused",{reason:{code:l}})),D(i("saved-copy"),()=>st(r),{class:"quiet"})],D(Ve("close"),m,{class:"quiet icon","aria-\
label":i("delete-game")}))})),n.length||t.append(f("li",{class:"faint"},i("no-games-yet")))};o();let s=T(i("my-games"),[f("p",{class:"faint"},i("saved-here")),t],{wide:!0})}var zr=.6,nt=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return U(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,U(i("looking"));let d={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:zr};this.search=Q(d).promise}
let r=(await this.search.catch(d=>{throw this.reset(),d}))?.lines[0];if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&_(r.move);if(!a)return U(i("no-choice"));let{from:l}=a;this.
step=Math.min(this.step+1,3);let{winIn:c,moves:m}=r.score,p=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:m})];if(this.step===1)k({glow:Ar(l,o.width,o.height)}),U(pe([i("hint-part"),...p,i(
"ask-for-more")]));else if(this.step===2){k({glow:[l]});let d=he(i("hint-piece",{square:l}));U(pe([d,...p,i("ask-for-move")]))}else{k({glow:[],arrows:[{...a,kind:"best"}]});let d=r.connects.join(", "),
v=d?[i("hint-connects",{squares:d})]:[];r.stops&&v.push(i("hint-stops",{move:r.stops})),U(pe([i("hint-move",{move:r.move}),...p,...v]))}}};function Ar(e,t,o){let[s,n]=W(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}var Rr=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Dt=()=>f("tabl\
e",{class:"keys"},f("tbody",{},...Rr.map(e=>{let[t,o]=i(e).split(" | ");return f("tr",{},f("th",{scope:"row"},t),f("td",{},o))}))),Nr=()=>T(i("keys"),[f("div",{tabIndex:0},Dt())]);var je=300,Z=80;function us(e){let t=je/Math.max(1,e.length-1),o=r=>[r*t,Z*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return u`<svg
    class="graph"
    viewBox="0 0 ${je} ${Z}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${je} height=${Z}></rect>
    <polygon class="graph-area" points="0,${Z} ${s} ${je},${Z}"></polygon>
    <line class="graph-middle" x1="0" x2=${je} y1=${Z/2} y2=${Z/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${Z}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[m,p]=o(c);return pt`${r?pt`<circle class="graph-mark ${r}" cx=${m} cy=${p} r="3"></circle>`:b}<rect class="graph-hit" x=${Number(m)-t/2} y="0" width=${t} height=${Z}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var qr=.08,Dr=.4;function Bt(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!s.review[n]?.mark||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function hs(e,t){
let o=Bt(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Ct(e)}function Ct(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),k();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),k({arrows:[]})}async function Br(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(w,x)=>{h.review.retry===o&&(Object.assign(o,{text:w,isSolved:x}),E(w),k(),x||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,m=w=>a==="black"?w:1-w,[p]=await se(e,c,Dr),d=await e.viewOf(c),
v=d.end?+(d.end.winner===a):0;p&&(v=d.toMove===a?p.score.chance:1-p.score.chance);let g=v>=m(e.state.review[n].chance)-qr;return l(i(g?"is-good":"not-better",{move:t,best:r}),g),!0}var ds=e=>{let t=qe(e);return t.length>1&&t.every(o=>e.state.review[o])},fs=e=>u`<button
    type="button"
    class="quiet"
    ?disabled=${qe(e).length<2||h.review.progress!==null}
    @click=${()=>De(e)}
  >
    ${i(ds(e)?"review-again":"review-game")}
  </button>`;function ws(e){let{progress:t,fault:o,retry:s}=h.review,{people:n}=e,r=a=>s||!ds(e)||!n.includes(a)||!Bt(e,a).length?b:u`<button
          type="button"
          class="quiet"
          aria-label=${n.length===1?i("retry-mistakes"):i("retry-side",{side:a})}
          @click=${()=>hs(e,a)}
        >
          ${i("retry-word")}
        </button>`;return u`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${(e.state.summary??[]).map((a,l)=>{let c=y[l];return u`<div class="row">
          <p><b>${i("summary-of",{side:c})}</b> ${ht(a)}</p>
          ${r(c)}
        </div>`})}
    </div>
    ${o?u`<p class="fault">${o}</p>`:b}`}function vs(e){let{tree:t,state:o}=e,s=e.allowsHelp?qe(e).filter(r=>o.review[r]):[];if(s.length<2)return b;let n=s.map(r=>({...o.review[r],isShown:r===o.shown,
label:i(r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return us(n)}function Cr(e){if(!e.allowsHelp)return b;if(h.review.retry)return Ir(e);let{
tree:t,state:o}=e,s=o.review[o.shown],{parent:n}=t.node(o.shown);return!s?.mark||n===null?b:u`<div class="advice" role="status">
    <p>${s.text?ht(s.text):Lo(he(i("mark",{mark:s.mark})))}</p>
  </div>`}function gs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&_(n);return!e.allowsHelp||h.review.retry||!o.review[o.shown]?.mark||!r?null:async()=>{await e.
show(s),k({arrows:[{...r,kind:"best"}]})}}function Ir(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return u`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      <button
        type="button"
        class=${t.isSolved?"primary":"quiet"}
        @click=${()=>Ct(e)}
      >
        ${i(o?"end":"next-mistake")}
      </button>
    </div>
  </div>`}function jr(e){let t=y.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].level}`]}function Pr(){
let{streak:e=0,levels:t=[]}=h.about??{},o=Ce().flatMap(({state:a})=>jr(a)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),r=t.find(({number:a})=>`${a}`===n)?.offers[s];
return r?{level:r,how:s,count:e}:null}function Wr(e,t){let o=(a,l,c)=>u`<button type="button" class=${c} @click=${l}>${a}</button>`,s=[],n=null;if(h.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.
toTerminal(),"primary"));else if(!e.isAtLive&&!h.review.retry)s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&
e.isAtLive){!e.state.review[e.state.live]&&h.review.progress===null&&s.push(o(i("review-game"),()=>De(e),"primary")),e.remote?.isWatched||s.push(o(i("rematch"),()=>$t(t),"quiet")),n=e.remote?null:Pr();
let a=n?.level;a&&s.push(o(i("computer",{level:a}),()=>$t(t,a),"quiet"))}let r=gs(e);return r&&s.push(o(i("show-better"),r,"quiet")),u`${n?u`<p role="status">${i("level-offer",n)}</p>`:b}
    ${s.length?u`<div class="row actions-row">${s}</div>`:b}`}function ks(){let{isOn:e,job:t}=h.analysis;return u`<button type="button" class="quiet" @click=${()=>ze()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var xs=e=>h.analysis.isOn?u`<div class="engine">
        <p class="faint stats" role="status">${Fr()}</p>
        <ol class="lines">
          ${Hr(e)}
        </ol>
        ${ys()} ${Gr()}
      </div>`:ys();function Fr(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:bt(n),speed:bt(r)});return e?
a:i("done",{found:a})}function Hr({view:e}){let{findings:t}=h.analysis;return!e||!t?b:t.lines.map(o=>u`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${No(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>u`<button
              type="button"
              class="move"
              @click=${()=>vt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var bs=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function ys(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return u`<div class="values" hidden></div>`;
let{rules:o}=t,s=bs(e);return u`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:I(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>u`<li>
            <button type="button" class="move" @click=${()=>vt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${bs(n)}</span>
          </li>`)}
    </ul>
  </div>`}function Gr(){let e=h.about?.analysis,t=(o,s,n)=>u`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(S[s])}
        @change=${r=>{let a=Number(r.target.value)||1;Ro(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return u`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:b}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${S.arrows}
        @change=${()=>N("arrows",!S.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var J=8,$s=[...Array(8).keys()].map(e=>t=>{let[o,s]=W(t).map((n,r)=>e&1<<r?J-1-n:n);return e&4?o*J+s:s*J+o}),Ss=null,Ms=new Map,It=0,Pe=!1,jt=!1;async function Vr(){let e=await He("openings.txt"),[t,...o]=(await e.
text()).trim().split(`
`);It=Number(t.split(" ")[1]),Ms=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Ts=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Ur(){if(Pe=!Pe,k(),!!Pe){try{await(Ss??=
Vr()),jt=!1}catch{Ss=null,jt=!0}k(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function _r({black:e,white:t,toMove:o},s){let n=Array(J*J).fill(".");for(let r of e)
n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function Kr(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function Yr(e){if(e.width!==
J||e.height!==J)return[];let t=$s.map(l=>_r(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=$s.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%J)+(Math.floor(l/J)+1),r=new Map;for(let{from:l,to:c,text:m}of e.
moves){if(!l||!c)continue;let d=s.map(v=>n(v(l))+n(v(c))).reduce((v,g)=>v<g?v:g);r.has(d)||r.set(d,m)}return(Ms.get(Kr(o))??[]).flatMap(l=>{let[,c,m,p]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],d=p?p.split(",").
map(Number):[0,0,0],v=d.reduce((g,w)=>g+w);return r.has(c)?[{move:r.get(c),inBook:m!=="",counts:d,games:v}]:[]}).sort((l,c)=>c.games-l.games)}var Es=e=>Ts(e)?u`<button type="button" class="quiet" aria-pressed=${Pe} @click=${Ur}>
        ${i("openings")}
      </button>`:b;function Ls(e,t){let{view:o}=e;if(!Pe||!Ts(e)||!o)return b;let n=h.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:Yr(o),r=n.reduce((l,c)=>l+c.games,0),a=jt?i("no-serv\
er"):It?i(n.length?"openings-about":"openings-none",{games:r,total:It}):i("thinking");return u`<section class="explorer" aria-label=${i("openings")}>
    <ul>
      ${n.map(l=>Os(l,()=>t.tryMove(l.move)))}
    </ul>
    <p class="faint" role="status">${a}</p>
  </section>`}function Os({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(m=>m/(s||1)),c=i("shares",{black:r,draws:a,white:l});return u`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?u`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:u`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var zs=e=>u`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  <h2>${i("new-here")}</h2>
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>Je(e)}>
      ${i("easy-game")}
    </button>
    <button type="button" class="quiet" @click=${()=>e.see()}>
      ${i("no-thanks")}
    </button>
  </div>
</section>`;var Zr=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>u`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${ke(o)}<span class="word">${t??e}</span></button>`,ne=(e,t)=>u`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(Zr)} ${t}
  </div>`;var Jr=(e,t)=>u`
  ${h.isFirstVisit?zs(t):b}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[ks(),fs(e),Es(e)]:u`<span class="faint">${i("no-analysis")}</span>`}
      ${Xr(e.state.rules)}
    </div>
    ${e.allowsHelp?Ls(e,t):b} ${vs(e)}
    ${Xo(e,t)}
    ${e.allowsHelp?[ws(e),xs(e)]:b}
  </section>
`;function Xr(e){let t=i("of-rules",{rules:I(e)});return u`<button type="button" class="quiet rules" @click=${()=>T(t,[f("p",{},i("rule-words",{name:e}))])}>${t}</button>`}function Qr(e,t){let o=y.every(
s=>e.state.players[s].machine)&&!e.remote;return ne(Object.entries(xe).map(([s,{label:n,word:r,sign:a,key:l,where:c,isShown:m,isEnabled:p,act:d}])=>({label:i(n),word:r&&i(r),sign:a,title:ei(i(n),l),kind:`${c}\
 ${s}`,isHidden:m?.(e)===!1,isDisabled:p?.(e)===!1,act:()=>d(e,t)})),o?ti():b)}var ei=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function ti(){return u`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-S.speed)}
      @input=${e=>N("speed",3e3-Number(e.target.value))}
  /></label>`}function We({rules:e,limit:t,fen:o,moves:s},n={}){let r=new URLSearchParams({rules:e,fen:o});t!==void 0&&r.set("limit",String(t)),s.length&&r.set("moves",s.join(" "));for(let[a,l]of Object.entries(n))
l&&r.set(a,l);return`${location.href.split("#")[0]}#game?${r}`}function As(e,t){let o=We(e,t);return`<iframe src="${(new URL("embed.html",o.split("#")[0]).href+o.slice(o.indexOf("#"))).replaceAll("&",
"&amp;")}" width="420" height="500" title="${i("title")}"></iframe>`}function rt(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.
test(location.hostname);return i("link-warning",{place:o?"here":"elsewhere"})}function Rs(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;
let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function Ns(e){let t=new URLSearchParams(e.slice(
e.indexOf("?")+1));return{black:t.get("black"),white:t.get("white"),result:t.get("result")}}function qs(e){let{state:t,tree:o}=e,s=[],n=(c,m)=>{let p=s.length,{move:d,comment:v,children:g,marks:w}=o.node(c);s.push({parent:m,move:d,comment:v||null,marks:w?.map(Mt)});for(let x of g)n(x,p)};n(0,
null);let r=c=>{let{machine:m,level:p}=t.players[c];return t.names?.[c]??i(m?"who-level":"who-human",{level:p})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function oi(e){let t=new P,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=n===null||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(Vo))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:ee(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function si(e,t){try{await navigator.clipboard.writeText(e),L(i("copied",{what:t}))}catch{let o=f("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});T(t,[o]),o.select()}}function ni(e){let{black:t,white:o,result:s}=qs(e);return As(e.text(e.state.live),{black:t,white:o,result:s})}function Pt(e){let t=(g,...w)=>f("section",{class:"export"},
f("h3",{},g),...w),o=(...g)=>f("div",{class:"row"},...g),s=(g,w,x,z="quiet")=>{let R=f("textarea",{readOnly:!0,rows:x,"aria-label":g,value:w}),ae=D(i("copy"),()=>si(R.value,g),{class:z});return t(g,o(
R,ae))},n=(g,w,x)=>D(g,async()=>{let z=document.querySelector("#board svg");z&&ot(x,await w(z))},{class:"quiet"}),r=Bo(i("seconds-a-move"),1,{min:.1,max:10,step:.1},()=>{}),a=g=>{let{tree:w,state:x}=e,
z=w.path(x.live).flatMap(R=>e.guess(R)??[]);return is(g,z,x.flipped,Number(r.querySelector("input")?.value))},l=g=>new Blob([At(g)],{type:"image/svg+xml"}),c=s(i("share-sgf"),"",5),m=c.querySelector("\
textarea"),p=n(i("save"),()=>new Blob([m.value],{type:"application/x-go-sgf"}),"game.sgf");p.disabled=!0;let d=s(i("share-link"),We(e.text(e.state.shown)),2,"primary"),v=rt();v&&d.append(f("p",{class:"\
faint link-warning"},v)),T(i("share"),[d,t(i("share-picture"),o(n(i("png"),g=>rs(At(g)),"loa.png"),n(i("svg"),l,"loa.svg"),n(i("gif"),a,"loa.gif"),r)),t(i("import-file-name"),o(p,f("span",{},i("share-\
sgf")))),f("details",{},f("summary",{},i("source")),c,s(i("share-fen"),e.view?.fen??"",1),s(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),io&&s(i("share-embed"),ni(e),3))],{wide:!0,begin:async g=>{
m.value=(await M("export",qs(e),g)).sgf,p.disabled=!1}})}function ri(e,t={}){let o=f("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=f("input",{type:"file",accept:"\
.sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg","aria-label":i("import-file-name")}),n=f("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=await a.text())});
let r=async a=>{try{let l=await M("import",{text:o.value,...t},a);await e(oi(l),a),E(i("imported"));for(let c of l.remarks)L(c)}catch(l){if(!(l instanceof K))throw l;return n.textContent=l.message,!0}};
T(i("import"),[o,f("label",{class:"field"},f("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}function ii(e,t){L(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>st(e)],[i("saved-delete"),()=>Ie(e)]]})}function Ds(e){let t=()=>{},o=()=>{t(),lo()&&(t=L(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>qt(s=>e.open(s))],[i("saved-copy"),()=>e.game&&Pt(e.game)]]}))};ao.addEventListener("change",o),o()}var ai=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function li(){let e=(n,r)=>Do(i(n),!!S[r],a=>N(r,a)),t=f("input",{type:"range",min:"0",max:"100",value:String(
S.volume),onchange:()=>{N("volume",Number(t.value)),Re("move")}}),o=Ye(i("piece-style"),yo.map(n=>[n,i(n)]),S.pieces,n=>N("pieces",n)),s=T(i("settings"),[mi(n=>{N("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),f("div",{class:"pair"},Ye(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],S.scheme,n=>N("scheme",n)),o),ci(o.querySelector(
"select")),e("large-text","largeText"),f("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
f("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),f("label",{class:"field"},f("span",{},i("volume")),t),h.isKept===null?"":f(
"p",{class:"faint"},i("kept",{isKept:h.isKept}))])}function ci(e){return f("fieldset",{class:"themes"},f("legend",{},i("board")),...ai.map(([t,o])=>f("label",{class:"theme","data-board":t},f("input",{
type:"radio",name:"board",value:t,checked:S.board===t,onchange:()=>{N("board",t),N("pieces",e.value=o)}}),pi(o),f("span",{},i(t)))))}var pi=e=>O("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},
...y.map((t,o)=>{let s=O("g",{class:"squares",transform:`translate(${o*100})`}),n=ko(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};
return s.append(O("rect",r),n),s}));function mi(e){let o=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,
he(r)]}),s=Ye(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===S.language)?S.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}function Is(e){addEventListener("storage",()=>Wt(e)),addEventListener("pageshow",()=>Wt(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(Wt(e),Bs())});for(let t of["pointerdown",
"keydown"])addEventListener(t,Bs,!0)}function Bs(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var Cs=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function Wt(e){
await To();let{game:t}=h;if(!t||t.remote)return;let{state:o}=Be(ce(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Cs(o)===Cs(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),k();So(o);let r=!t.isAtLive&&o.nodes[s];js(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function js(e,t,o){let s=new Te(t);s.follows=o,await s.load();let n=h.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function ui(e,t,o){let s=Be(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new P(s.nodes),m=c.nodes.length,
p=c.take(new P(n))[r],d=c.leadsTo(s.live,p),v=d?p:s.live,g={...s,live:v,shown:v,flipped:l,outcome:s.outcome??a};!d&&c.nodes.length>m&&L(i("other-tab"),{ms:12e3}),Mo(g),js(e,g,!1)}var Ps=document.title;function hi(e){let t=e.liveView?.toMove,o=t&&e.people.length===1&&e.people[0]===t&&!e.isOver&&!e.pending;document.title=o?`${i("your-turn")} · ${Ps}`:Ps}var Ws=.3;async function di(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!S.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([se(e,s,Ws),se(e,t,Ws)]),{judged:a}=await zt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||L(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}var Ht=(e,t)=>ve({id:"editor-board",top:Ft("white",e,t),bottom:[Ft("black",e,t),Ft("nothing",e,t)],side:ge(fi(e),wi(e,t),vi(e,t))}),Ft=(e,{brush:t,view:o},s)=>u`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(Fs[e])}</span>
    ${e==="nothing"?"":u`<span class="strip-groups">${vo(o,e)}</span>`}
  </button>`,fi=({checked:e,note:t})=>u`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?u`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>u`<p>${o}</p>`)}
    ${t?u`<p>${t}</p>`:""}
  </div>`;function wi({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,I(l)]),a=y.map(l=>[l,i("side",{side:l})]);return u`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${H(i("files"),e.width,it,l=>n.resize(l,e.height))}
      ${H(i("ranks"),e.height,it,l=>n.resize(e.width,l))}
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
  </section>`}var vi=({checked:e},t)=>ne([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);var Fs={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},Hs={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},it={min:3,max:8},gi=()=>({brush:"black",kept:ue("editor",Hs),
view:null,checked:null,fen:"",fault:"",note:"",presets:[]}),Gt=class{constructor(t,o){this.host=t,this.play=o,this.state=gi(),h.editor=this.state,this.kept=this.state.kept;let{min:s,max:n}=it;for(let r of[
"width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.trunc(this.kept[r])));y.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of y)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(
a));q(Ht(this.state,this),t),this.board=new we(t.querySelector(".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),o.editPosition=(r,a)=>this.edit(r,a),le(()=>this.draw())}async begin(){
let{presets:t}=await be();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||(this.kept.rules=Hs.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.
check()}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;q(Ht(this.state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){
Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=W(t);return o>=0&&o<this.kept.width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of y)this.
kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=y.find(r=>this.kept[r].includes(t));for(let r of y)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!==
"nothing"&&o!==s&&this.kept[s].push(t);let n=y.find(r=>this.kept[r].includes(t));return E(i("painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-
1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let m=fe(c,r),p=this.kept.black.includes(m)?"L":this.kept.white.includes(m)?"l":"";p&&(a+=(l||"")+p),l=p?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s===
"black"?"w":"b"} - - 0 1`}async check(){X("editor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await M("setup",{fen:t,rules:o});
if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await M("position",
{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof K))throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,
toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await M(
"start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await M("position",{fen:n,rules:s}),s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&
await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(
A({rules:this.kept.rules,fen:this.text(),flipped:o,players:ee(o,!o)}))}async copyLink(){let t=We({rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change(
{note:i("link-copied",{warning:rt()})})}catch{this.change({fen:t})}}};var Vt="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",re=[{title:"count",words:["count-1","count-2","count-3"],fen:Vt,goal:({from:e,to:t})=>e==="b1"&&t==="b3",praise:"count-praise",retry:"count\
-retry"},{title:"jump",words:["jump-1","jump-2"],fen:Vt,goal:({from:e,to:t})=>e==="b1"&&t==="h1",praise:"jump-praise",retry:"jump-retry"},{title:"capture",words:["capture-1","capture-2"],fen:Vt,goal:({
from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:["connect-1","connect-2"],fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",goal:(e,t)=>t?.winner==="bla\
ck",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:["defend-1","defend-2"],fen:"8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"def\
end-praise",retry:"defend-retry"}];function Ut(e,t){let{view:o,said:s,isDone:n}=e,r=a=>Ee(a,o,{isToMove:!n&&o?.toMove===a});return ve({id:"learn-board",top:r("white"),bottom:r("black"),side:ge(u`<p class="status ${s.kind}" role="status">${s.
words}</p>`,bi(e,t),yi(e,t))})}function Gs(e){let t=i(ie[e].title);return e<re.length?i("step",{number:e+1,count:re.length,title:t}):t}function bi({at:e,presets:t,view:o,detail:s},n){let r=ie.map((a,l)=>[
String(l),Gs(l)]);return u`<section class="card panel tutorial" aria-label=${i("tutorial")}>
    <h2>${Gs(e)}</h2>
    ${ie[e].words.map(a=>u`<p>${i(a)}</p>`)}
    ${j(i("lessons"),r,String(e),a=>n.open(Number(a)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${t.map(({name:a})=>u`<dt>${I(a)}</dt>
            <dd>${i("rule-words",{name:a})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${n.keys}
    </details>
    ${_e(o,s)}
  </section>`}function yi({at:e,isReached:t},o){let s=e+1===re.length||e+1===ie.length;return ne([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("again"),sign:"redo",act:()=>o.
open(e)},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<re.length&&!t,act:()=>o.next()}])}var Vs=[{title:"far-title",words:["far-words"],fen:"6/6/6/lL3l/6/2L3 w - - 0 1",goal:({from:e,to:t})=>e==="b3"&&t==="e3",praise:"far-praise",retry:"far-retry"},{title:"jumping-title",words:["jumping-w\
ords"],fen:"6/6/l5/LL4/l5/3L2 w - - 0 1",goal:({from:e,to:t})=>e==="a3"&&t==="c3",praise:"jumping-praise",retry:"jumping-retry"},{title:"capturing-title",words:["capturing-words"],fen:"6/6/3l2/6/1L4/L\
4l w - - 0 1",goal:({capture:e})=>e,retry:"capturing-retry"},{title:"winning-title",words:["winning-words"],fen:"6/1LL3/2L3/6/2L3/l4l w - - 0 1",goal:(e,t)=>t?.winner==="black",retry:"winning-retry"},
{title:"helping-title",words:["helping-words"],fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:["blocked-words"],fen:"4lL/4ll/6\
/6/ll4/Ll4 w - - 0 1"}];var ie=[...re,...Vs],ki=1600,xi=()=>({at:Math.max(0,ie.findIndex((e,t)=>t===ce("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[]}),_t=class{constructor(t,o){
this.host=t,this.play=o,this.state=xi(),h.learn=this.state,this.keys=Dt(),q(Ut(this.state,this),t),this.board=new we(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),
hover:s=>this.change({detail:s??this.board.selected}),label:i("tutorial")}),le(()=>this.draw())}async begin(){be().then(({presets:t})=>this.change({presets:t})),await this.open(this.state.at)}get lesson(){
return ie[this.state.at]}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;q(Ut(this.state,this),this.host);let{view:t,isDone:o}=this.state;t&&this.board.show({view:t,flipped:!1,
canMove:()=>!o})}async open(t){X("tutorial",t),this.change({at:t,isReached:!1,view:null,said:{words:"",kind:""}});let o=await this.setUp();if(!o)return;let s=o.mustPass?i("passed",{side:o.toMove}):i(this.
lesson.words[this.lesson.words.length-1]);this.change({said:{words:s,kind:""}})}next(){let t=this.state.at+1;t===re.length||t===ie.length?Je(this.play):this.open(t)}get game(){let{fen:t,rules:o="souci\
e"}=this.lesson;return{fen:t,rules:o,moves:[]}}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await M("position",this.game);return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}say(t,o){
this.change({said:{words:t,kind:o}}),E(t)}async tryMove(t){if(this.state.isDone||!this.state.view)return;let{lesson:o}=this,s=await M("move",{game:this.game,move:t});if(o!==this.lesson)return;if(!s.legal)
return this.say(Ge(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{goal:a,praise:l,retry:c}=o,m=a?a(n,r,s.position):!0;this.change({isDone:!0,view:s.position}),m?(this.change({isReached:m}),
this.say(l?i(l):r?.text??i("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(c??"other-move"),"fault"),this.again=
setTimeout(()=>this.setUp(),ki))}};var Us=30,Kt=64;function $i(e,t,o,s){for(let n of t){let r=s!==null&&bo(s,n),[a,l]=Si(n,o);e.append(O("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(n.count)))}}function Si(e,t){
let[o,s]=e.ends.map(l=>oe(l,t));if(e.axis==="rank")return[t.width*100+Us,o[1]];if(e.axis==="file")return[o[0],-Us];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):Math.sign(s[0]-o[0]);return r<
100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-Kt+(a>0?0:6)]:[n+a*28,-Kt]:a>0?[t.width*100+Kt,r-28]:[-30,r-36]}async function Mi(e,t){let o=Rs(location.hash);if(!o)return!1;let{black:s=null,white:n=null}=Ns(location.hash),r=new P,a=0;for(let l of o.moves)a=r.add(a,l);try{await M("position",o,t)}catch(l){if(t.aborted)
return!1;if(!(l instanceof K))throw l;return L(i("bad-link",{reason:l.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(A({rules:o.rules,limit:o.limit??null,fen:o.
fen,nodes:r.nodes,live:a,shown:a,players:ee(!1,!1),names:{black:s,white:n}}),t),!0}var _s=e=>e.reduce((t,o)=>t+o,0);function at(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:m,deviation:p,score:d})=>{let v=1/Math.sqrt(1+3*(p/173.7178)**2/Math.PI**2),g=1/
(1+Math.exp(-v*(o-(m-1500)/173.7178)));return{g:v,expected:g,score:d}}),r=1/_s(n.map(({g:m,expected:p})=>m*m*p*(1-p))),a=_s(n.map(({g:m,expected:p,score:d})=>m*(d-p))),l=Ti(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Ti(e,t,o,s){let n=Math.log(e**2),r=p=>{let d=t**2+o+Math.exp(p);return Math.exp(p)*(s**2-d)/
(2*d**2)-(p-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let p=1;for(;r(n-p*.5)<0;)p++;l=n-p*.5}let[c,m]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let p=a+(a-l)*c/(m-c),d=r(p);d*m<=0?[a,c]=[l,
m]:c/=2,[l,m]=[p,d]}return Math.exp(a/2)}var Ei=60,Li={at:0,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},Yt=()=>ue("puzzles",Li);function $e(e){Ks(e),X("puzzles",e)}function Ks(e){let t=Yt(),{rating:o,
deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set([...t.
history,...e.history])]}var Fe=e=>parseInt(e,10),Zt=({history:e},t)=>e.findLast(o=>Fe(o)===t)?.at(-1),Ys=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Fe));function Zs(e,{number:t,rating:o},s){
Ks(e);let n=Zt(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),$e(e),null;let r=Math.round(e.rating),a={rating:o,deviation:Ei,score:Number(s)};return Object.assign(e,at(e,[a])),e.history.push(`${t}${s?
"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),$e(e),Math.round(e.rating)-r}var Xs=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],Js=150,Oi=2e3;async function Qs(e){for(;;)try{let t=await(await He(e)).text();return dt(null),t.trimEnd().split(`
`)}catch(t){dt(t),await Oo(Oi)}}async function en(){return(await Qs("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var Jt=new Map;async function tn(e){let t=Math.
floor(e/Js),o=Jt.get(t);o||(o=Qs(`puzzles-${t}.txt`),Jt.set(t,o),o.catch(()=>Jt.delete(t)));let s=(await o)[e%Js],[n,r,a,l,c,m]=s.split("; "),p=d=>Number(d.split(" ").at(-1));return{fen:n,rules:r,task:l.
startsWith("win")?"win":"hold",moves:p(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:p(m)}}var on=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function lt(e,t,o,s){
let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var zi=997,sn=(e,t=new Date)=>Math.floor(Date.UTC(
t.getFullYear(),t.getMonth(),t.getDate())/864e5)*zi%e.length;var nn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),Xt=({end:e})=>Math.max(0,e-Date.now()),Qt=e=>e.mistakes>=3||Xt(e)===0,rn=({kind:e})=>Number(e[1])<=3;function eo(e,t){let{view:o,side:s,said:n,isDone:r,run:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return ve({id:"puzzle-board",top:Ee(F(s),o,{isToMove:l(F(s))}),bottom:Ee(s,o,{isToMove:l(s)}),side:ge(u`${a?
Ri(a):b}
        <p class="status ${n.kind}" role="status" ?hidden=${a&&!n.kind}>${n.words}</p>
        <p class="task">${o?Ni(e):""}</p>`,qi(e,t),Bi(e,t))})}var Ri=e=>u`<p role="timer">
  <b>${uo(Xt(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function Ni({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var to=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function an(e){
return e.length===2?to(e):i("puzzle-theme",{theme:e})}function qi(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:m,detail:p}=e,d=Xs.map(R=>[R,an(R)]),v=Math.round(a.rating),{streak:g,
best:w}=a,x={solved:Ys(a).size,count:o?.length??0},z=[i("puzzle-rating",{rating:s?.rating??0})];return l&&z.push(...(s?.themes??[]).map(R=>an(R[0]))),u`<section class="card panel" aria-label=${i("puzz\
le")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${j(i("theme"),d,a.theme,R=>t.choose(R),!0)}
    </div>
    ${c?b:u`<p class="faint">${n?z.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:v})}</b>
            ${m===null?b:`(${Di(m)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...x,streak:g,best:w})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
    ${_e(n,p)}
  </section>`}var Di=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function Bi({isDone:e,before:t,run:o},s){return ne([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:e||o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:e||o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",
isDisabled:o!==null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var Ci={"+":"once","-":"failed","=":"later"},Ii=200;function ln({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Fe(c)-1]).reverse().slice(0,Ii).map(c=>{let m=Fe(c),{kind:p,rating:d}=e[m-1],v=[i("puzzl\
e-number",{number:m}),to(p),i("puzzle-rating",{rating:d}),i("puzzle-result",{result:Ci[c.slice(-1)]})],g=()=>{l(),o(m-1)};return f("li",{},D(v.join(" · "),g,{class:"quiet"}))}),r=f("ul",{class:"game-\
list"},...n),a=f("p",{class:"faint"},i("no-history")),l=T(i("history"),[n.length?r:a])}var Pi=450,Wi=900,oo=12,Fi=500,cn=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),Hi=()=>({all:null,puzzle:null,at:0,run:null,kept:Yt(),...cn()}),so=class{constructor(t,o){this.host=t,this.play=o,this.state=Hi(),h.puzzles=this.state,q(eo(this.state,this),t),this.board=new we(
t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),le(()=>this.draw())}async begin(){
this.change({all:await en()}),await this.open(this.state.kept.at)}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;let{state:t}=this;q(eo(t,this),this.host);let{view:o,side:s,
isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){let{kept:o,all:s,run:n}=this.state;s?.[t]||(t=0),n||(o.at=t,
$e(o)),this.change({...cn(),at:t});let{moves:r}=this.state,a=()=>this.state.moves!==r,l=await tn(t);if(a())return;this.state.puzzle=l;let c=await this.ask();a()||(this.change({view:c,side:c.toMove,left:l.
moves}),this.say(i("to-move",{side:c.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{rating:s,theme:n}=t,r=(l,c)=>on(l,n)&&c!==t.at,a=lt(o,s,oo,(l,c)=>r(l,c)&&!Zt(t,
c+1))??lt(o,s,oo,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.open(sn(this.state.all??[]))}history(){$e(this.state.kept),
ln(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=nn();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);Qt(t)&&!this.state.isDone&&
this.finishRun(),k()},Fi);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(Qt(t))return this.finishRun();let s=lt(o,t.rating,oo,(n,r)=>rn(n)&&!t.seen.includes(r));
t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wron\
g"),t?"over":"fault"),await new Promise(n=>setTimeout(n,Wi)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,
o.count),$e(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return M("position",this.
game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{words:t,kind:o}}),E(t)}async tryMove(t){let{state:o}=this,
{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await M("move",{game:this.game(),move:t});if(l())return;if(!c.legal)return this.say(Ge(
t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:m,answer:p}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!m)return this.change({view:c.position,glow:[],arrows:[]}),a?this.answered(!1):this.refute(
c,p);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.finish();o.left=r-1,this.say(i("puzzle-right")),await this.
reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===
this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:m}=c?.score??{},p=m!=null&&m<=2*o-2;
return{isRight:s.length>0&&p,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==n)return;let m=[...n,t.move];this.change({moves:m,
before:{moves:n,view:c}}),this.fail();let d=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],v=t.position.mustPass?"pass":o;if(v&&!t.position.end){let g={...this.game(),moves:[
...m,v]},w=await M("position",g);if(s.moves!==m)return;this.change({view:w}),d.push(i("puzzle-answer",{side:F(r),move:v}),w.end?.text??"")}else d.push(t.position.end?.text??"");this.say(pe(d),"fault"),
this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,isBusy:!1});let{task:r,moves:a}=n;this.change({left:r==="wi\
n"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("to-move",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(t),lines:1,seconds:1.5};
return Q(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(p=>setTimeout(p,Pi)),r=t?null:await this.think();if(await n,o.moves!==s)return;o.isBusy=!1;let a=t??
(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let m=i("puzzle-goes-on",{side:c.toMove,moves:o.left});this.change({view:c}),
this.say(c.end?.text??m)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=Zs(n,{number:o+1,rating:r},t);a!==null&&this.change(
{change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(pe([s,o?.end?.text??""]),"over"),this.focusPrimary()}focusPrimary(){
queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;
if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&_(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",
{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;
if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==
t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(A({rules:t,fen:o,players:ee(!1,!1),flipped:this.state.side==="whi\
te"}))}};function Gi(e,t,{from:o,to:s},n,r){let[[a,l],[c,m]]=[o,s].map(W),p=[Math.sign(c-a),Math.sign(m-l)];for(let w of Vi(n)){let[x,z]=te(w,r);e.append(O("rect",{class:"tried",x,y:z,width:100,height:100}))}for(let w=1;w<=
n.count;w++){let[x,z]=[a+w*p[0],l+w*p[1]];if(x<0||z<0||x>=r.width||z>=r.height)return;let[R,ae]=te(fe(x,z),r),ct=w===n.count?"open":"shut";t.append(O("circle",{class:`count-badge ${ct}`,cx:R+22,cy:ae+
22,r:18}),O("text",{class:"count-text",x:R+22,y:ae+30},String(w)))}let d=fe(a+n.count*p[0],l+n.count*p[1]),[v,g]=oe(d,r);t.append(O("circle",{class:"tried-goal",cx:v,cy:g,r:44}))}function Vi({ends:e}){
let[[t,o],[s,n]]=e.map(W),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>fe(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}var no=class{constructor(t){this.open=t,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.resolve(),Me.addEventListener(
"shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{L(String(n),{kind:"error"})})}),Me.addEventListener("said",o=>{let{text:s,error:n}=o.detail;L(s,{kind:n?"error":
"note"}),E(s)})}send(t){Me.send({type:"line",text:t})}async tryMove(t){let o=this.game,s=await M("move",{game:o.text(o.state.live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){
s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&
o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(o,t):await this.begin(t)}players(t){return Object.fromEntries(y.map(o=>[o,{machine:t[o]===
"machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.
tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){
let o=t.black==="machine"&&t.white==="human",s=new Te(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(
n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};ut(zo);var Jh=new nt;async function Xh(e){if(ls(),Ds(e),Is(e),!("club"in document.documentElement.dataset))return;await(await import(new URL("club.mjs",import.meta.url).href)).begin(e)}export{xe as COMMANDS,yt as Clock,Gt as Editor,Oe as FIRST_LEVEL,Te as Game,_t as Learn,no as Link,so as Puzzles,K as Refusal,y as SIDES,wn as VIEWS,Qr as actions,Cr as advice,E as announce,h as app,yn as arrows,
or as askToResign,Sn as bar,Xh as begin,hn as byId,j as choiceField,jo as clockWords,dn as dismiss,$i as drawCounts,Un as drawMoves,Gi as drawTriedLine,le as drawWith,bn as follow,C as go,f as h,Jh as hint,
u as html,fn as inWords,Br as judgeRetry,Le as language,ut as learn,ui as merge,A as newState,Wr as nextStep,L as note,b as nothing,H as numberField,ur as offerAtRepetition,hr as offerDraw,T as openDialog,
Pt as openExport,qt as openGames,ri as openImport,Nr as openKeys,Mi as openLink,sr as openMore,li as openSettings,Os as openingRow,F as other,Jr as panel,Re as playSound,tr as press,at as rate,Be as readGame,
q as render,ii as rescue,I as ruleName,Me as socket,De as startReview,di as teach,i as text,kn as tints,ze as toggle,k as update,hi as writeTitle};
