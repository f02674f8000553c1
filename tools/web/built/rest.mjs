import{$ as bo,A as V,B as u,C as ut,D as g,E as q,F as f,G as L,H as cn,I as R,J as Ke,K as fo,L as Ye,M as W,N as ht,O as X,P as z,Q as Te,R as T,S as pn,T as E,U as j,V as he,W as Q,X as ee,Y as wo,
Z as vo,_ as go,a as Ue,aa as yo,b as io,ba as de,c as h,ca as ko,d as re,da as xo,e as k,ea as $o,f as ce,fa as fe,g as G,ga as we,h as ao,ha as Ee,i as lo,ia as So,j as ie,ja as Ze,k as Z,ka as Le,l as pe,
la as dt,m as co,ma as Je,n as po,na as Mo,o as mo,oa as To,p as S,pa as ae,q as N,qa as i,r as Me,ra as ft,s as J,sa as mn,t as y,ta as U,u as P,ua as wt,v as me,va as Oe,w as uo,wa as Eo,x as ho,xa as M,
y as _e,ya as ve,z as ue,za as un}from"./first.mjs";var Lo={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
)","new-game":"New game",undo:"Undo",redo:"Redo",back:"One move back",next:"Next move","step-back":"Back","step-on":"Next","draw-word":"Draw","new-word":"New","your-turn":"Your turn",hint:"Hint",flip:"\
Flip","offer-draw":"Offer draw",resign:"Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"More",speed:"Speed","speed-of-play":"Speed of play","my-games":"My games","import-short":"Impo\
rt","share-short":"Share","to-terminal":"To the game in the terminal","back-to-game":"Back to the game","play-on":"Play on from here","review-game":"Review the game","review-again":"Review again",rematch:"\
Rematch","level-offer":"{count} {how, select, won {wins} other {losses}} in a row. Try level {level}?","resign-as":"Resign as {side, select, black {Black} white {White}}?","keep-playing":"Keep playing",
"another-game":"Start another game?","game-stays":"The game on the board is not over. It stays in My games.",welcome:"Welcome","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exac\
tly as many squares as there are pieces on its line. Connect all your pieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-mo\
ves-yet":"No moves yet.","comment-move":"Comment on this move",comment:"Comment","move-example":"b1-b3","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is not a move such as b1-b3.",
"draw-marks":"Draw arrows and circles","draw-how":"Drag for an arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"Drawn: {marks}.","mark-col\
our":"{kind, select, own {Orange} blue {Blue} red {Red}}","mark-from":"From {square}. Choose the other end; the same square gives a circle.","mark-drawn":"Drawn from {from} to {to}.","mark-removed":"R\
emoved from {from} to {to}.",promote:"Make this the main line",cut:"Remove this move and its continuation",mark:"{mark, select, inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} missed {miss\
ed win}}","no-analysis":"This game has no analysis or review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nodes} positions · {speed}/s",done:"done, {\
found}",solved:"Solved: {value} for the side to move.","solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","value-\
in":"{value, select, win {win} loss {loss} tie {tie} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games, n\
umber} of {total, number} games of the engine (level 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, percent\
}, White wins {white, percent}","book-move":"Move of the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","show-arrows":"Arrows on the board","wins-in":"{side, select, black {\
Black} white {White}} wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chance to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a \
good move…","no-choice":"There is no move to choose.","hint-part":"Look at this part of the board.","hint-piece":"{square} is the piece to move.","hint-move":"{move} is a good move.","hint-wins":"It\
 wins at once.","hint-wins-in":"It wins in {moves}.","hint-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.","ask-for-more":"Ask again for more.","ask-for-move":"\
Ask again for the move.","bad-move-made":"{mark, select, mistake {That move is a mistake.} blunder {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take back","keep-it":"\
Keep it","nothing-to-read":"There is nothing to read.","not-a-record":"No game can be read: {detail}.","left-out":"Not everything was read: {detail}.","first-of":"This is the first of {count, number} \
games.","bad-tree":"The game can’t be read: {detail}.","many-nodes":"A game of {count, number} moves, variations included, is too large; {most, number} are allowed.","node-without-move":"Node {numbe\
r} has no move.","node-without-parent":"Node {number} has no parent before it.","no-root":"A game has a root.","who-level":"loa, level {level}, {level, select, 1 {first game} 2 {beginner} 3 {novice} 4\
 {easy} 5 {casual} 6 {club} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}","who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open",share:"Share and export","share-li\
nk":"Link to this position","link-warning":"{place, select, here {This link opens on this computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the secr\
et part of the address.","share-sgf":"SGF, the whole game with variations","share-fen":"FEN, this position","share-embed":"Board for another page","open-full":"Open in the full program","share-moves":"\
Moves","share-picture":"Picture",svg:"SVG",png:"PNG",gif:"GIF of the game",import:"Import a game","import-text":"Game or position","import-example":"Paste SGF, a FEN, or moves such as  b1-b3 a2-c2 …",
"import-file":"or a file","import-file-name":"File",imported:"Game imported.","saved-newer":"A newer version of this page has saved it.","saved-damaged":"It is damaged.","saved-refused":"A saved game \
can’t be opened. {reason}","storage-full":"Your moves are not saved any more: the browser’s storage is full or turned off. Delete games, or save a copy of this one.","other-tab":"This game has gon\
e on in another tab. Your move is a variation there.","saved-copy":"Save a copy","saved-delete":"Delete it","saved-here":"Saved in this browser: the last 50 games.","no-games-yet":"No games yet.","del\
ete-game":"Delete this game",result:"{winner, select, black {Black wins} white {White wins} other {Draw}}","count-moves":"{count, plural, one {# move} other {# moves}}","bad-link":"This link has no va\
lid game. {reason}","start-game":"Start game","black-first":"Black (moves first)",white:"White",rules:"Rules","rule-name":"{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGa\
me} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiad} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule-words":"{name, select, berkeley {A \
move that connects both sides wins for the player who made it. A tie after 30 moves each.} cuhk {Black starts on the left and right. A move that connects both sides is a draw.} gamesman {If the side t\
o move has no legal move, the game is a draw.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament rules: a draw if a move connects both sides, or if a position occurs th\
ree times.} soucie {The inventor’s rules: a move that connects both sides wins for the player who made it. No move limit.} openspiel {A side without a legal move loses. A repeated board is a draw.} co\
dingame {The inventor’s rules, with a draw after 75 moves each.} playstrategy {A draw if a move connects both sides, if the side to move has no legal move, or at the fifth repetition.} boardspace {The\
 inventor’s rules, as played on BoardSpace.}}",start:"Start","start-name":"{name, select, standard {Standard: Black top and bottom} sides {Sides: Black left and right} scrambled {Scrambled eggs: col\
ours alternate along the edge}}",opponent:"Opponent","level-words":"{level, select, 1 {Misses nearly everything.} 2 {Misses much: start here.} 3 {Looks ahead, misses much.} 4 {Looks ahead, misses some\
 moves.} 5 {Has played some games.} 6 {Like a club player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a second.} 10 {Full strength, up to five seconds.}}","person\
-here":"Two people","person-words":"Both at this screen.","two-computers":"Two computers","show-words":"Watch them play.","your-side":"You play",random:"Random",variant:"Variant",elo:"Elo {elo}",files:"\
Files",ranks:"Ranks",clock:"Clock","no-clock":"No clock","own-clock":"Custom","some-clock":"{minutes} min + {seconds} s a move",minutes:"Minutes","seconds-a-move":"Seconds a move","name-of":"{side, se\
lect, black {Black} white {White}}’s name","gives-up":"Pieces {side, select, black {Black} white {White}} gives up",handicap:"Handicap: pieces removed at the start. Fewer pieces are easier to connec\
t, but they also move less far.","rated-style":"Rated-style game (no help)",language:"Language","language-auto":"As in the browser",scheme:"Light or dark","scheme-auto":"System","scheme-light":"Light",
"scheme-dark":"Dark","large-text":"Large text, to be read from afar",wood:"Wood",slate:"Slate",paper:"Paper",green:"Green",clear:"High contrast, for the colour-blind","piece-style":"Pieces",stones:"St\
ones",flat:"Flat",shapes:"Shapes","on-the-board":"On the board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edges",overlay:"Lines of the piece under the pointer",dots:"Dots \
on the squares the chosen piece can move to",bonds:"Connections within groups",arrows:"Arrows: last move, best moves","during-a-game":"During a game",threats:"Warn when a side can win with its next mo\
ve",teaching:"Teaching: offer to take back bad moves","auto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Volume",kept:"Without a network: {isKept, select, true {ready} \
other {not possible here}}.",keys:"Keys","keys-step":"← → | one move back or forward; also the mouse wheel over the board","keys-ends":"Home, End | first or last move","keys-undo":"U, R | undo, re\
do","keys-hint":"H | hint","keys-flip":"F | flip the board","keys-analysis":"A | analysis on and off","keys-new":"N | new game","keys-tab":"Tab | to the board and beyond","keys-square":"Arrow keys on \
the board | another square; [ and ] step there","keys-choose":"Enter or Space | choose a piece, then its target","keys-escape":"Escape | cancel the choice or the premove","keys-draw":"Right mouse butt\
on, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | draw with clicks or keys; clear the drawings","keys-keys":"? | this list",full:"{words}.","no-pieces":"{color, select, black {Bl\
ack} white {White}} has no pieces.","one-piece":"{color, select, black {Black} white {White}} has a single piece, which counts as connected: the game would be over.","all-connected":"{color, select, b\
lack {Black} white {White}}’s pieces are all already connected: the game would be over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","many-pieces":"{co\
lor, select, black {Black} white {White}} has {count} pieces; start positions of this size have at most {most}.","mover-blocked":"{color, select, black {Black} white {White}} is to move and has no leg\
al move.","set-up":"Set-up","position-editor":"Position editor","how-to-edit":"Choose a piece, then click squares. Click again to remove it.","edit-black":"Black piece","edit-white":"White piece","edi\
t-nothing":"Remove","editor-board":"Editor board",painted:"{square}: {piece, select, black {black} white {white} other {empty}}",mover:"To move",fen:"FEN","play-from-here":"Play from here","start-posi\
tion":"Start position","empty-board":"Empty board","from-game":"From the game","copy-link":"Copy link","link-copied":"Link copied. {warning}","can-start":"A game can start here.","cannot-start":"No ga\
me can start here:","not-a-position":"Not a valid position: {reason}.","retry-mistakes":"Retry your mistakes","retry-side":"Retry {side, select, black {Black} white {White}}’s mistakes","retry-word":"\
Retry","review-progress":"Progress of the review","review-graph":"Black’s win chance during the game","review-point":"{move}: {chance, percent}","review-start":"start: {chance, percent}","show-bette\
r":"Better move","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}. Find a better move.","is-best":"{move} is the best move.","is-good":"{move} is good, too. The best move w\
as {best}.","not-better":"{move} is not better. Retry.","next-mistake":"Next mistake",end:"End","only-move":"The only move.","best-proven":"Best ({score}).","best-estimated":"Best (win chance {chance,\
 percent}).",judged:"{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",
better:" Better was {move} ({score}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {\
accuracy, percent}{inaccuracies, plural, =0 {} one {, # inaccuracy} other {, # inaccuracies}}{mistakes, plural, =0 {} one {, # mistake} other {, # mistakes}}{blunders, plural, =0 {} one {, # blunder} \
other {, # blunders}}{missed, plural, =0 {} one {, # missed win} other {, # missed wins}}","summary-of":"{side, select, black {Black} white {White}}:","no-summary":"no move to judge","puzzle-board":"P\
uzzle board",puzzle:"Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show the solution",retry:"Retry","puzzle-win":"{side, select, black {Black} white {White}} t\
o move wins {count, plural, =1 {at once} other {in # moves}}. Only one first move does it.","puzzle-hold":"{side, select, black {Black} white {White}} to move: only one move stops {side, select, black\
 {White} white {Black}} from winning {count, plural, =1 {at once} other {within # moves}}.","puzzle-score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"{move} is leg\
al, but it does not win in {moves}.","puzzle-no-hold":"{move} is legal, but {side, select, black {White} white {Black}} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{side, select,\
 black {Black} white {White}} to move: win in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"That was the solution.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The move is {move\
}.",theme:"Theme","puzzle-theme":"{theme, select, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet move} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task, select, w\
in {Win in} hold {Hold against}} {moves}","puzzle-rating":"Rating {rating}","your-rating":"Your rating: {rating}","puzzle-answer":"{side, select, black {Black} white {White}} answers {move}.","puzzle-\
wrong":"Wrong.","puzzle-of-day":"Puzzle of the day","timed-run":"3-minute run","run-score":"{count} solved · mistakes: {mistakes} of {most}","run-over":"{count, plural, =0 {No puzzle} one {# puzzle} \
other {# puzzles}} solved in this run. Your best: {best}.",history:"History","no-history":"You have not tried a puzzle yet.","puzzle-result":"{result, select, once {solved} failed {not solved} later {\
solved later}}",tutorial:"Tutorial",step:"Step {number} of {count}: {title}","next-step":"Next step",previous:"Back",again:"Again",lessons:"All lessons","rule-sets":"Rule sets","rules-differ":"Pieces \
move alike under all rules. The rules differ when a move connects both sides, when a side has no legal move, and in what makes a draw.","legal-move":"Yes, that move is legal.","other-move":"That is le\
gal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then move","count-1":"A piece moves along a rank, a file or a diagonal, exactly as many squares as there are \
pieces on that line. All pieces on the line count: black, white, and the piece itself.","count-2":"There are two pieces on the b-file, so the piece on b1 can move two squares up. Choose a piece, and t\
he numbers beside it count its four lines for you.","count-3":"Move the piece from b1 to b3.","count-praise":"Right: two pieces on the file, two squares.","count-retry":"That is legal too, but please \
move the piece from b1 to b3.",jump:"Jump over your own pieces","jump-1":"Your own pieces are never in the way: you can jump over them.","jump-2":"There are six pieces on the first rank. Move the piec\
e on b1 over the others to the empty corner h1.","jump-praise":"Six pieces, six squares, right over the others.","jump-retry":"That is another move. The piece on b1 can move six squares to the right.",
capture:"Captures and obstacles","capture-1":"You capture an enemy piece by landing on it. You can’t jump over it.","capture-2":"The piece on c1 has one legal capture. Choose it and look at its line\
s: a cross marks a piece in the way.","capture-praise":"Captured! White has one piece less, and so one less to connect.","capture-retry":"Legal, but c1 captured nothing. Look for the dashed ring.",connect:"\
Connect your pieces","connect-1":"You win when all your pieces are in one group. Diagonal neighbours are connected.","connect-2":"One of Black’s pieces is not connected yet. Connect it.","connect-pr\
aise":"All in one group: Black wins.","connect-retry":"Not all pieces are connected yet. Count the lines of the separate piece.",defend:"Stop the other side","defend-1":"White threatens to connect by \
moving from d2 to d4. Change the number of pieces on that file, so that the move is no longer legal.","defend-2":"Don’t capture the piece on d2: the other white pieces are connected already, and White\
 would win without it.","defend-praise":"White has no winning move now.","defend-retry":"White can still win on the next move. Try again.","far-title":"How far pieces move","far-words":"There are thre\
e pieces on the rank of the black piece on b3, so it moves three squares along the rank. It is alone on its other lines: one square.","far-praise":"Three pieces, three squares.","far-retry":"That is l\
egal. Now move b3 along its rank.","jumping-title":"Jumping","jumping-words":"a3 can jump over the black piece on b3, but on the file the white piece on a4 is in the way.","jumping-praise":"Two square\
s, over the piece on b3.","jumping-retry":"That is legal. Now move a3 over b3.","capturing-title":"Capturing","capturing-words":"A piece captures an enemy piece by landing on it. There are three piece\
s on the long diagonal, so a1 moves three squares, over the black piece, onto the white one.","capturing-retry":"That captures nothing.","winning-title":"Winning","winning-words":"Connect all your pie\
ces into one group, anywhere on the board. Pieces are connected along sides and corners of squares. A single piece is a group.","winning-retry":"Not all pieces are connected yet.","helping-title":"Cap\
tures can help the other side","helping-words":"A side with fewer pieces has fewer to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White is not c\
onnected. Which white piece is separate?","blocked-title":"No legal move","blocked-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again\
."};var hn={findings:null,fen:null},dn=["best","second","third"],Oo="";function zo(e,t){N(e,t),gt()}function ze(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,gt(),t.isOn&&vt())}function fn(e){
let t=`${!!h.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Oo||(Oo=t,gn(e),gt())}var vt=()=>queueMicrotask(()=>document.querySelector("#view-play .panel")?.scrollIntoView(
{block:"nearest"}));function gt(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,hn),k();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:S.analysisLines,seconds:S.analysisSeconds,threads:S.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),k())},r=J(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),k()}),k()}async function bt(e){let{game:t}=h;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function wn(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!S.arrows||o!==h.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=V(s.move);return r?[{...r,kind:dn[n]}]:[]}).reverse()}function vn(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,
remoteness:n})=>({square:V(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function gn(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||!o)return;
let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await M("tables",e.text(e.state.shown))}catch{}h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.known=
r,k())}function Ao(e,t){let{moves:o,winIn:s}=e,n=s===null?P(t):t;return o!==null?i("wins-in",{side:n,moves:o}):Je(yt(e,t))}var yt=(e,t)=>t==="black"?e.chance:1-e.chance,bn=new Intl.NumberFormat(Le,{notation:"\
compact",maximumSignificantDigits:3}),kt=e=>bn.format(e),C=e=>i("rule-name",{name:e})||e;function yn(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=yt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":Je(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return u`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}var Ae,kn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},xn=.3;function Re(e){if(!S.sounds||S.volume===0)return;let t=xn*S.volume/100;try{Ae??=
new AudioContext;for(let[o,s]of kn[e]){let n=Ae.currentTime+s,r=new OscillatorNode(Ae,{frequency:o,type:"triangle"}),a=new GainNode(Ae,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(Ae.destination),r.start(n),r.stop(n+.18)}}catch{}}var $n=100,Ro=1e4,Sn=3e3,xt=class{constructor(t,o,s){this.game=t,this.show=o,this.keep=s,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
$n):void 0,t.addEventListener("move",n=>this.moved(n.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=Ro&&s.left[r]<
Ro&&Re("low"),this.show(),s.left[r]<=0?(s.left[r]=0,this.game.finish(ue(P(r),"+Time"))):t-this.kept>Sn&&(this.kept=t,this.keep())}moved({id:t,mover:o}){let{state:s,tree:n}=this.game;s.clock&&((this.game.
liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},this.show())}};function O(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=f("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>w.close(),l=new AbortController,c=!1,p=async v=>{if(!c){c=!0;try{await v(
l.signal)!==!0&&a()}catch(x){if(!l.signal.aborted)throw x}finally{c=!1}}},m=f("p",{class:"offline",role:"status"}),d=f("div",{class:"actions"},...n.map(([v,x,A])=>R(v,()=>p(x),{class:A??"quiet"}))),w=f(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},f("div",{class:"dialog-head"},r,R(Ke("close"),a,{class:"quiet icon","aria-label":i("close")})),f("div",{class:"dialog-body"},...t.filter(v=>v!==null)),
m,n.length?d:null),b=r.id;return history.pushState({dialog:b},""),addEventListener("popstate",a,{signal:l.signal}),w.addEventListener("close",()=>{l.abort(),w.remove(),history.state?.dialog===b&&history.
back()}),w.addEventListener("pointerdown",v=>{v.target===w&&a()}),document.body.append(w),w.showModal(),fo(m,l.signal),Promise.resolve(s?.(l.signal)).catch(v=>{if(!l.signal.aborted)throw v}),a}function Xe(e,t,o,s){
let n=f("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return f("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),f("label",{class:"field"},f(
"span",{},e),n)}function No(e,t,o,s){let n=f("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return f("label",{class:"toggle",title:s},n,f("span",{},e))}function qo(e,t,o,s){let n=f("in\
put",{type:"number",...Object.fromEntries(Object.entries(o).map(([a,l])=>[a,String(l)])),value:String(t)}),r=()=>{let a=Math.min(o.max,Math.max(o.min,Number(n.value)||o.min));n.value=String(a),a!==t&&
s(t=a)};return n.addEventListener("change",r),r(),f("label",{class:"field"},f("span",{},e),n)}var I=(e,t,o,s,n=!1)=>{let r=u`<select
    aria-label=${n?e:g}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l])=>u`<option value=${a} .selected=${a===o}>${l}</option>`)}
  </select>`;return n?r:u`<label class="field"><span>${e}</span>${r}</label>`},F=(e,t,{min:o,max:s},n)=>u`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      .value=${String(t)}
      @change=${r=>{let a=r.target,l=Math.min(s,Math.max(o,Number(a.value)||o));a.value=String(l),n(l)}}
  /></label>`;var Do=["none","1+1","3+2","5+3","10+5","30+10","custom"],Mn=/^\d+(\.\d+)?\+\d+$/,Bo=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Co=(e,t,o)=>u`
  ${Tn(e,t)}
  ${[e.black,e.white].filter(s=>s==="0").length===1?En(e,t,o):g}
  ${o?g:Ln(e,t)}
  ${o?g:u`<label class="toggle"
        ><input
          type="checkbox"
          .checked=${e.serious}
          @change=${()=>t({serious:!e.serious})}
        /><span>${i("rated-style")}</span></label
      >`}
  ${On(e,t,o)}
`,ge=(e,t,o,s,n,r,a)=>u`<label class="option${o?" chosen":""}"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?u`<span>${r}</span>`:g}${a?u`<span class="faint">${a}</span>`:g}</label
  >`;function Tn(e,t){let{black:o,white:s}=e,n=Bo(e),r=o==="0"&&s==="0",a=o!=="0"&&s!=="0",l=p=>s==="0"&&o!=="0"?{black:p,white:"0"}:{black:"0",white:p},c=h.about?.levels??[];return u`<fieldset>
    <legend>${i("opponent")}</legend>
    <div class="options-grid">
      ${c.map(({number:p,elo:m})=>{let d=String(p);return ge("opponent",d,!r&&!a&&n===d,()=>t({...l(d),level:d}),i("computer",{level:p}),i("level-words",{level:p}),m?i("elo",{elo:m}):"")})}
      ${ge("opponent","0",r,()=>t({black:"0",white:"0"}),i("person-here"),i("person-words"))}
      ${ge("opponent","two",a,()=>t({black:n,white:n}),i("two-computers"),i("show-words"))}
    </div>
  </fieldset>`}function En(e,t,o){let{random:s}=e,n=Bo(e);return u`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options-row">
      ${ge("side","black",!s&&e.black==="0",()=>t({black:"0",white:n,random:!1}),i("black-first"))}
      ${ge("side","white",!s&&e.white==="0",()=>t({black:n,white:"0",random:!1}),i("white"))}
      ${o?g:ge("side","random",s,()=>t({random:!0}),i("random"))}
    </div>
  </fieldset>`}function Ln(e,t){let o=Mn.test(e.clock)?[...new Set([...Do,e.clock])]:Do,s={min:1,max:600},n={min:0,max:600};return u`${I(i("clock"),o.map(Io),e.clock,r=>t({clock:r}))}
  ${e.clock==="custom"?u`<div class="pair">
        ${F(i("minutes"),e.minutes,s,r=>t({minutes:r}))}
        ${F(i("seconds-a-move"),e.seconds,n,r=>t({seconds:r}))}
      </div>`:g}`}function Io(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function On(e,t,o){
let{presets:s=[],starts:n=[]}=h.about??{},r={min:3,max:8},a=s.map(({name:p})=>[p,C(p)]),l=n.map(p=>[p,i("start-name",{name:p})||p]),c={black:"fewerBlack",white:"fewerWhite"};return u`<details class="options" ?open=${e.
isUnusual}>
    <summary>${i("variant")}</summary>
    ${I(i("rules"),a,e.rules,p=>t({rules:p,start:s.find(({name:m})=>m===p)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${I(i("start"),l,e.start,p=>t({start:p}))}
    <div class="pair">
      ${F(i("files"),e.width,r,p=>t({width:p}))}
      ${F(i("ranks"),e.height,r,p=>t({height:p}))}
    </div>
    ${o?g:u`<div class="pair">${y.map(p=>zn(e,p))}</div>
          <div class="pair">
            ${y.map(p=>F(i("gives-up",{side:p}),e[c[p]],{min:0,max:$t},m=>t({[c[p]]:m})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}
  </details>`}var zn=(e,t)=>u`<label class="field"
    ><span>${i("name-of",{side:t})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e.names[t]}
      @input=${o=>{e.names[t]=o.target.value}}
  /></label>`;var St={rules:"olympiad",start:"standard",width:8,height:8,black:"0",white:`${Oe}`,level:`${Oe}`,random:!1,clock:"none",minutes:15,seconds:10,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},
$t=6,An=["rules","start","width","height","fewerBlack","fewerWhite"];async function Wo(e,t){h.about=await ve();let o=Rn(pe("wish",St),h.about),s={...o,isUnusual:An.some(c=>o[c]!==St[c])},n=f("div",{class:"\
new-game"}),r=()=>q(Co(s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(Z("wish",{...s,isUnusual:void 0}),t)return void t(Bn(s));try{await e(await Dn(Nn(s),c),c)}catch(p){if(!(p instanceof
U))throw p;return E(p.message,{kind:"error"}),!0}};O(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function Rn(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(
c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=St[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(
n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min($t,Math.max(0,Math.trunc(e[c])));return e}function Nn(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="\
0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function qn({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:
e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function Dn(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},
{fen:s}=await M("start",o,t),n=qn(e),r=a=>({machine:a!=="0",level:Number(a)||Oe});return z({rules:e.rules,fen:s,clock:n,left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},
flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function Bn(e){let t=Math.max(Number(e.black),Number(e.white));return[
...y.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...y.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function Qe(e){let{remote:t}=h.game??{};jo(()=>Wo((o,s)=>e.open(o,s),t&&h.link?o=>o.forEach(s=>t.send(s)):void 0))}function et(e){jo(()=>(e.see(),e.open(z())))}async function Mt(e,t){let{game:o}=h;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:m}=o.state,d={black:c?.base??0,white:c?.base??0},w=x=>a[x].machine&&t?{...a[x],level:t}:
{...a[x]},b={black:w("black"),white:w("white")},v={rules:s,limit:n,fen:r,players:b,names:l,clock:c,flipped:p,serious:m};await e.open(z({...v,left:d}))}function jo(e){let{game:t}=h;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();O(i("another-game"),[f("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var Cn={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",more:"M5 12h.01M12 12h.01M19 12h.01"},be=e=>u`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Cn[e]}></path>
  </svg>`;var ot=["own","blue","red"],D={isOn:!1,kind:ot[0]},_=null,Ne=null,Tt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&yo.get(t)||void 0},tt=e=>!!e.svg.closest("#board"),Po=e=>ot.
includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),Et=({from:e,to:t})=>e===t?e:`${e}:${t}`;function Fo(e){let[t,o=t]=e.split(":");return{from:t,to:o,kind:ot[0]}}function Ho(e,t){e.drawn=
t,e.drawDrawn(),tt(e)&&h.game&&Go(h.game,t)}function Go(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Vo(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),
r=e.drawn.find(s)?.kind===D.kind;Ho(e,r?n:[...n,{from:t,to:o,kind:D.kind}]),T(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var Uo=()=>D.isOn;function st(){D.isOn=!D.isOn,Ne=null,k(),D.isOn&&T(i("dr\
aw-how"))}var Lt=()=>h.game&&Go(h.game,[]);function _o({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(Et);return u`
    <p class="unseen">${s.length?i("marks-here",{marks:Mo(s)}):g}</p>
    ${D.isOn||o.length?u`<div class="nav-row pen">
          ${D.isOn?ot.map(In):g}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${Lt}
          >${i("clear-marks")}</button>
        </div>`:g}
    ${D.isOn?u`<p class="faint">${i("draw-how")}</p>`:g}
  `}var In=e=>u`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${D.kind===e}
    @click=${()=>{D.kind=e,k()}}
  >${be("pen")}</button>`;addEventListener("pointerdown",e=>{let t=Tt(e);if(!t)return;let o=e.button===0,s=e.shiftKey||D.isOn&&tt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
_=n?{board:t,from:n}:null}else o&&!tt(t)&&Ho(t,[])},!0);addEventListener("pointermove",e=>{let t=_?.board.input.squareOf(e);if(!_||!t)return;let{board:o,from:s}=_;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:D.kind}])});addEventListener("pointerup",e=>{if(!_)return;e.stopPropagation();let{board:t,from:o}=_;_=null;let s=t.input.squareOf(e);s?Vo(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",
()=>{_?.board.drawDrawn(),_=null});addEventListener("contextmenu",e=>Tt(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=D.isOn?Tt(e):void 0,{key:o}=e;if(!t||!tt(t)||!t.input.current||o!==
"Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;Ne?Vo(t,Ne,s):T(i("mark-from",{square:s})),Ne=Ne?null:s},!0);var Wn={inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function B(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+1]:n.children[0],
c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Yo=(e,t)=>u`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${Un(e,t)}
`;function jn(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return u`
    ${s?u`<p class="said">${s}</p>`:g}
    ${n.length?Zo(e,n[0],r?1:0,n.slice(1)):u`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Ko=new WeakMap;function Pn(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Ko.get(o)??[];if(a===r[0]&&l===r[1])return;
Ko.set(o,r),a!==r[0]&&q(jn(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),Fn(o,c)}
function Fn(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Zo(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(u`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(u`<span class="gap">…</span>`)),r.push(Hn(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(u`<p class="said">${c}</p>`));for(let m of s)a(),n.push(u`<div class="variation">${Zo(e,m,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?u`<div class="turn">${c}</div>`:c)}function Hn(e,t){let{live:o,review:s}=e.state,n=s[t]?.mark;return u`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${n?` ${n}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${n?u`<abbr class="mark ${n}" title=${i("mark",{mark:n})}
          >${Wn[n]}</abbr
        >`:g}</span
  >`}var Gn=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Vn({target:e},t){let o=e,[,s,n]=Gn.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(ho(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});G(r),T(r)}}function Un(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(p=>{let{parent:m}=o.node(p);return m===
null||o.node(m).children[0]===p}),{comment:l}=o.node(n),c=(p,m,d,w=!0,b=void 0)=>w?u`<button
          type="button"
          class="quiet nav"
          title=${m}
          aria-label=${m}
          aria-pressed=${b??g}
          @click=${d}
        >
          ${be(p)}
        </button>`:g;return u`
    ${h.isCommenting?u`<textarea
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
        @keydown=${p=>p.key==="Enter"&&Vn(p,t)}
      />
      ${c("pen",i("draw-marks"),st,!0,Uo())}
      ${c("comment",i("comment"),()=>k({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${_o(e)}
  `}var _n=9,nt=({state:e})=>y.filter(t=>e.players[t].machine),ye={new:{label:"new-game",word:"new-word",sign:"add",key:"n",where:"narrow",act:(e,t)=>Qe(t)},undo:{label:"undo",sign:"undo",key:"u",where:"b\
oth",isEnabled:({state:e})=>e.live!==0,act:e=>e.undo()},redo:{label:"redo",sign:"redo",key:"r",where:"wide",isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},back:{label:"back",word:"step-bac\
k",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>B(e,"back")},next:{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>
0,act:e=>B(e,"next")},hint:{label:"hint",sign:"hint",key:"h",where:"both",isShown:e=>nt(e).length<2,act:(e,t)=>t.giveHint(e)},flip:{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},draw:{
label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:e=>!e.remote&&nt(e).length===1,isEnabled:e=>!e.isOver,act:async e=>(await ce()).offerDraw(e)},resign:{label:"resign",sign:"resign",
where:"wide",isShown:e=>!e.remote&&nt(e).length<2,isEnabled:e=>!e.isOver,act:async e=>(await ce()).askToResign(e)},now:{label:"move-now",sign:"now",where:"wide",isShown:({state:e})=>y.some(t=>e.players[t].
machine&&e.players[t].level>=_n),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},pause:{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&
!!(nt(e).length===2||e.state.clock),act:e=>e.pause(!0)},resume:{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},more:{label:"more",sign:"more",
where:"narrow",act:async(e,t)=>(await ce()).openMore(e,t)}},Kn={"[":e=>B(e,"back"),"]":e=>B(e,"next"),"{":e=>B(e,"first"),"}":e=>B(e,"last"),ArrowLeft:e=>B(e,"back"),ArrowRight:e=>B(e,"next"),ArrowUp:e=>B(
e,"first"),ArrowDown:e=>B(e,"last"),Home:e=>B(e,"first"),End:e=>B(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>st(),x:()=>Lt(),a:async()=>(await ce()).toggle(),"?":async()=>(await ce()).openKeys()},
le=null,Ot=e=>e==="ArrowUp"||e==="ArrowDown",zt=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{le=zt(e)&&e!==le?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{
["Enter","Escape","Tab"].includes(e)?le=null:zt(t)&&(e===" "||o&&Ot(e))&&(le=t===le?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{le=null});function Yn(e,t){return zt(e)?e===le||
Ot(t):e instanceof HTMLInputElement&&e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||Ot(t)&&e.matches(".said-box")}function Zn(e,t){let{
game:o}=h;if(!o||e.defaultPrevented||Yn(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():
e.key,r=Object.values(ye).find(l=>l.key===n),a=r?r.act:Kn[n];a&&(e.preventDefault(),r?.isShown?.(o)!==!1&&r?.isEnabled?.(o)!==!1&&a(o,t))}var Jn="g:not(.cells, .overlay, .marks, .dots)",Xn=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],Jo=e=>`${Xo(Qo(e,Jn))}
`,Xo=e=>new XMLSerializer().serializeToString(e);function Qo(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let p of Xn){
let m=l.getPropertyValue(p);m&&m!=="none"&&m!=="normal"?c.style.setProperty(p,m):p==="fill"&&c.style.setProperty(p,"none")}for(let p of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(p)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function es(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function ts(e){let{canvas:t}=await es(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var Qn=420,er=4;async function os(e,t,o,s){let n=Qo(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((v,x)=>[v.dataset.side,a.children[x]])),
p=[];for(let v of t){let x={width:v.width,height:v.height,flipped:o},{from:A,to:Ve}=v.lastMove??{};l.replaceChildren(...[A,Ve].flatMap(Se=>Se?tr(Se,x):[])),a.replaceChildren(...y.flatMap(Se=>v[Se].map(
rn=>{let ro=c.get(Se)?.cloneNode(!0),[an,ln]=ee(rn,x);return ro.style.transform=`translate(${an}px, ${ln}px)`,ro})));let{canvas:$e,context:mt}=await es(Xo(n),Qn);p.push(mt.getImageData(0,0,$e.width,$e.
height))}let{gif:m}=await import(new URL("gif.mjs",import.meta.url).href),d=t.map((v,x)=>x<t.length-1?s:er*s),[{width:w,height:b}]=p;return m(w,b,p.map(({data:v})=>v),d.map(v=>Math.round(100*v)))}function tr(e,t){
let[o,s]=Q(e,t);return L("rect",{x:o,y:s,width:100,height:100,...{fill:"#e0b93b","fill-opacity":.55}})}function ke(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.click(),
setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var or=50,Rt=e=>typeof e=="object"&&e!==null,H=e=>Number.isFinite(e),At=(e,t)=>e===null||typeof e===t,ss=e=>H(e?.black)&&H(e.white),sr=e=>typeof e=="string"||typeof e?.code=="string",nr={limit:e=>e===
null||H(e),names:e=>At(e?.black,"string")&&At(e.white,"string"),clock:e=>e===null||H(e?.base)&&H(e.increment),left:ss,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:H,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:H,edition:H,review:e=>Rt(e)&&Object.values(e).every(t=>H(t?.chance)&&At(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>sr(t))},rr=[4,5,6,7,8,8,9,9,10,10];function qe(e){if(e?.version>ht)return{fault:"saved-newer"};if(!ir(e))return{fault:"saved-damaged"};let t={...z(),...e},o=z();for(let[s,n]of Object.entries(
nr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=rr[s.level-1]??s.level;t.version=ht,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=ue(t.outcome.winner,
t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),ss(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(Po))&&delete s.marks;return{state:t}}function ir(e){
if(!Rt(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&H(a.level);return typeof t=="string"&&Array.isArray(o)&&o.every(
(a,l)=>ar(a,l,o.length))&&Rt(o[s])&&r(n?.black)&&r(n?.white)}function ar(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(a)<o,n=e.parent===null&&
e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function De(){return po("game.").map(e=>{let t=ie(e);return{id:e.slice(5),value:t,
...qe(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var rt=e=>ke("game.json",new Blob([JSON.stringify(ie(`game.${e}`),null,1)],{type:"application/json"}));function Be(e){co(`game.${e}`)}
function ns(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==mo.load("game");for(let[o,{id:s,state:n}]of De().entries())(o>=or||t(n))&&Be(s)}function lr(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l)Number(p)?c+=Number(p):n[p==="L"?"black":"white"].push(cr(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var cr=(e,t)=>String.fromCharCode(97+e)+t,rs=({fen:e,nodes:t,live:o})=>pr(e,new W(t).moves(o));function pr(e,t){
let o={...lr(e),fen:e,lastMove:null,plies:0};return Ye(o,t)}function is(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=wo(n).flat().map(c=>{let[p,m]=Q(c,n),[d,w]=j(c),b=(d+w)%2?"light":
"dark";return L("rect",{class:b,x:p,y:m,width:100,height:100})}),a=y.flatMap(c=>e[c].map(p=>{let[m,d]=ee(p,n);return L("g",{class:`piece ${c}`},L("circle",{class:"body",cx:m,cy:d,r:38}))})),l=[e.lastMove?.
from,e.lastMove?.to].flatMap(c=>{if(!c)return[];let[p,m]=Q(c,n);return[L("rect",{class:"tint last",x:p,y:m,width:100,height:100})]});return L("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,
"aria-hidden":"true"},L("g",{class:"squares"},...r),...l,...a)}function mr({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function as(e){let t=y.map(n=>mr(e,n)).join(" – "),o=new W(e.nodes).path(e.live).length-
1,s=[t,C(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function ur(e,t){let o=rs(e),s=new Date(e.updated).toLocaleDateString(Le),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=f("span",{class:"game-words"},f("span",{},as(e)),f("span",{class:"faint"},n.join(" "))),a=R(is(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",as(e)),a}function Ce(e){let t=f("ul",{class:"game-list"}),o=()=>{let n=De().filter(({state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=m=>{s(),e(
m)},p=()=>{Be(r),o()};return f("li",{},...a?[ur(a,()=>c(a))]:[f("span",{},i("saved-refused",{reason:{code:l}})),R(i("saved-copy"),()=>rt(r),{class:"quiet"})],R(Ke("close"),p,{class:"quiet icon","aria-\
label":i("delete-game")}))})),n.length||t.append(f("li",{class:"faint"},i("no-games-yet")))};o();let s=O(i("my-games"),[f("p",{class:"faint"},i("saved-here")),t],{wide:!0})}function Ie({rules:e,limit:t,fen:o,moves:s}){let n=new URLSearchParams({rules:e,fen:o});return t!==void 0&&n.set("limit",String(t)),s.length&&n.set("moves",s.join(" ")),`${location.href.split("#")[0]}\
#game?${n}`}function ls(e){let t=Ie(e);return`<iframe src="${(new URL("embed.html",t.split("#")[0]).href+t.slice(t.indexOf("#"))).replaceAll("&","&amp;")}" width="420" height="470" title="${i("title")}\
"></iframe>`}function it(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.test(location.hostname);return i("link-warning",
{place:o?"here":"elsewhere"})}function cs(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;let s=t.get("limit");return{rules:t.get("rule\
s")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function hr(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let m=s.length,{move:d,comment:w,children:b,marks:v}=o.node(c);s.push({parent:p,move:d,comment:w||null,marks:v?.map(Et)});for(let x of b)n(x,m)};n(0,
null);let r=c=>{let{machine:p,level:m}=t.players[c];return t.names?.[c]??i(p?"who-level":"who-human",{level:m})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function dr(e){let t=new W,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=n===null||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(Fo))}let s=t.end(0);return z({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:X(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function fr(e,t){try{await navigator.clipboard.writeText(e),E(i("copied",{what:t}))}catch{let o=f("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});O(t,[o]),o.select()}}function We(e){let t=(d,w,b,...v)=>{let x=f("textarea",{readOnly:!0,rows:b,"aria-label":d,value:w});return f("section",{class:"export"},f("div",{class:"card-head"},f("h3",
{},d),...v,R(i("copy"),()=>fr(x.value,d),{class:"quiet"})),x)},o=d=>async()=>{let w=document.querySelector("#board svg");if(!w)return;let b=Jo(w);ke(`loa.${d}`,d==="svg"?new Blob([b],{type:"image/svg+\
xml"}):await ts(b))},s=qo(i("seconds-a-move"),1,{min:.1,max:10,step:.1},()=>{}),n=async()=>{let{tree:d,state:w}=e,b=d.path(w.live).flatMap(A=>e.guess(A)??[]),v=document.querySelector("#board svg"),x=Number(
s.querySelector("input")?.value);v&&ke("loa.gif",await os(v,b,w.flipped,x))},r=()=>ke("game.sgf",new Blob([l.value],{type:"application/x-go-sgf"})),a=t(i("share-sgf"),"",5,R(i("save"),r,{class:"quiet"})),
l=a.querySelector("textarea"),c=[...a.querySelectorAll("button")];for(let d of c)d.disabled=!0;let p=t(i("share-link"),Ie(e.text(e.state.shown)),2),m=it();m&&p.append(f("p",{class:"faint link-warning"},
m)),O(i("share"),[a,t(i("share-fen"),e.view?.fen??"",1),t(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),f("div",{class:"row"},f("h3",{},i("share-picture")),R(i("svg"),o("svg"),{class:"quiet"}),
R(i("png"),o("png"),{class:"quiet"}),R(i("gif"),n,{class:"quiet"}),s),p,io&&t(i("share-embed"),ls(e.text(e.state.shown)),3)],{wide:!0,begin:async d=>{l.value=(await M("export",hr(e),d)).sgf;for(let w of c)
w.disabled=!1}})}function Nt(e,t={}){let o=f("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=f("input",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zs\
g","aria-label":i("import-file-name")}),n=f("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=await a.text())});let r=async a=>{try{let l=await M("\
import",{text:o.value,...t},a);await e(dr(l),a),T(i("imported"));for(let c of l.remarks)E(c)}catch(l){if(!(l instanceof U))throw l;return n.textContent=l.message,!0}};O(i("import"),[o,f("label",{class:"\
field"},f("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}function wr(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;O(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function qt(e){
let t=(n,r=void 0)=>e.open(n,r),{game:o}=e,s=o?{rules:o.state.rules,limit:o.state.limit}:{};return[["my-games",()=>Ce(t)],["import-short",()=>Nt(t,s)],["share-short",()=>o&&We(o)]]}function vr(e,t){let o=Object.
values(ye).filter(({where:r,isShown:a})=>r==="wide"&&a?.(e)!==!1),s=(r,a,l=!0)=>f("button",{type:"button",class:"quiet",disabled:!l,onclick:()=>{n(),a()}},r),n=O(i("more"),[f("div",{class:"menu"},...o.
map(({label:r,isEnabled:a,act:l})=>s(i(r),()=>l(e,t),a?.(e)!==!1)),...qt(t).map(([r,a])=>s(i(r),a)),s(i("analyse"),()=>ze()))])}var gr=.4;async function te(e,t,o=gr){if((await e.viewOf(t)).end)return[];let s=await J({type:"analyse",game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}
async function Dt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(a=>o.get(a)??[])},n=await M("review",s,void 0,a=>a),r={};for(let[a,l]of t.entries()){let c=n.blackChances[a],{judgement:p="",isError:m=!1,
text:d=null}=n.plies[a-1]??{};c!==null&&(r[l]={chance:c,best:o.get(l)?.[0]?.move??null,mark:m?p.split(" ")[0]:null,text:d})}return{judged:r,summary:y.map(a=>n[a].text)}}var je=({tree:e,state:t})=>e.path(
e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function Pe(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null};let o=je(e),s=new Map;k(),vt();try{for(let[n,r]of[...o].reverse().
entries()){if(h.review.progress=n/o.length,s.set(r,await te(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let{judged:a,summary:l}=await Dt(e,o,s);if(t!==h.review.run)return;Object.assign(
e.state,{review:a,summary:l}),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,k())}var br=.15,yr=.42,kr=8,xr=.53,$r=50,Sr=3,ms=e=>e.finish(ue(null)),ps=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function Mr({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[ps(s)];for(let r of e.path(t.live).slice(1))s=Ye(s,[e.node(r).move??""]),n.push(ps(s));return n.filter(r=>r===n.at(-1)).length}function Tr(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||Mr(e)!==Sr)return;let n=i("draw-offered",{side:o}),r=E(n,{ms:0,actions:[[i("draw-accept"),()=>ms(e)],[i("draw-decline"),()=>{}]]});T(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function Er(e){let t=y.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await te(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<kr?br:r<$r?yr:xr)?ms(e):E(i("draw-declined",{side:t}))}var Lr=.6,at=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return G(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,G(i("looking"));let d={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:Lr};this.search=J(d).promise}
let r=(await this.search.catch(d=>{throw this.reset(),d}))?.lines[0];if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&V(r.move);if(!a)return G(i("no-choice"));let{from:l}=a;this.
step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,m=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)k({glow:Or(l,o.width,o.height)}),G(ae([i("hint-part"),...m,i(
"ask-for-more")]));else if(this.step===2){k({glow:[l]});let d=me(i("hint-piece",{square:l}));G(ae([d,...m,i("ask-for-move")]))}else{k({glow:[],arrows:[{...a,kind:"best"}]});let d=r.connects.join(", "),
w=d?[i("hint-connects",{squares:d})]:[];r.stops&&w.push(i("hint-stops",{move:r.stops})),G(ae([i("hint-move",{move:r.move}),...m,...w]))}}};function Or(e,t,o){let[s,n]=j(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}var zr=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Bt=()=>f("tabl\
e",{class:"keys"},f("tbody",{},...zr.map(e=>{let[t,o]=i(e).split(" | ");return f("tr",{},f("th",{scope:"row"},t),f("td",{},o))}))),Ar=()=>O(i("keys"),[f("div",{tabIndex:0},Bt())]);var Fe=300,K=80;function us(e){let t=Fe/Math.max(1,e.length-1),o=r=>[r*t,K*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return u`<svg
    class="graph"
    viewBox="0 0 ${Fe} ${K}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${Fe} height=${K}></rect>
    <polygon class="graph-area" points="0,${K} ${s} ${Fe},${K}"></polygon>
    <line class="graph-middle" x1="0" x2=${Fe} y1=${K/2} y2=${K/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${K}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,m]=o(c);return ut`${r?ut`<circle class="graph-mark ${r}" cx=${p} cy=${m} r="3"></circle>`:g}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${K}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Rr=.08,Nr=.4;function Ct(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!s.review[n]?.mark||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function hs(e,t){
let o=Ct(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},It(e)}function It(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),k();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),k({arrows:[]})}async function qr(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(v,x)=>{h.review.retry===o&&(Object.assign(o,{text:v,isSolved:x}),T(v),k(),x||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=v=>a==="black"?v:1-v,[m]=await te(e,c,Nr),d=await e.viewOf(c),
w=d.end?+(d.end.winner===a):0;m&&(w=d.toMove===a?m.score.chance:1-m.score.chance);let b=w>=p(e.state.review[n].chance)-Rr;return l(i(b?"is-good":"not-better",{move:t,best:r}),b),!0}var ds=e=>{let t=je(e);return t.length>1&&t.every(o=>e.state.review[o])},fs=e=>u`<button
    type="button"
    class="quiet"
    ?disabled=${je(e).length<2||h.review.progress!==null}
    @click=${()=>Pe(e)}
  >
    ${i(ds(e)?"review-again":"review-game")}
  </button>`;function ws(e){let{progress:t,fault:o,retry:s}=h.review,{people:n}=e,r=a=>s||!ds(e)||!n.includes(a)||!Ct(e,a).length?g:u`<button
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
          <p><b>${i("summary-of",{side:c})}</b> ${ft(a)}</p>
          ${r(c)}
        </div>`})}
    </div>
    ${o?u`<p class="fault">${o}</p>`:g}`}function vs(e){let{tree:t,state:o}=e,s=e.allowsHelp?je(e).filter(r=>o.review[r]):[];if(s.length<2)return g;let n=s.map(r=>({...o.review[r],isShown:r===o.shown,
label:i(r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return us(n)}function Dr(e){if(!e.allowsHelp)return g;if(h.review.retry)return Br(e);let{
tree:t,state:o}=e,s=o.review[o.shown],{parent:n}=t.node(o.shown);return!s?.mark||n===null?g:u`<div class="advice" role="status">
    <p>${s.text?ft(s.text):To(me(i("mark",{mark:s.mark})))}</p>
  </div>`}function gs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&V(n);return!e.allowsHelp||h.review.retry||!o.review[o.shown]?.mark||!r?null:async()=>{await e.
show(s),k({arrows:[{...r,kind:"best"}]})}}function Br(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return u`<div class="advice" role="status">
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
  </div>`}function Cr(e){let t=y.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].level}`]}function Ir(){
let{streak:e=0,levels:t=[]}=h.about??{},o=De().flatMap(({state:a})=>Cr(a)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),r=t.find(({number:a})=>`${a}`===n)?.offers[s];
return r?{level:r,how:s,count:e}:null}function Wr(e,t){let o=(a,l,c)=>u`<button type="button" class=${c} @click=${l}>${a}</button>`,s=[],n=null;if(h.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.
toTerminal(),"primary"));else if(!e.isAtLive&&!h.review.retry)s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&
e.isAtLive){!e.state.review[e.state.live]&&h.review.progress===null&&s.push(o(i("review-game"),()=>Pe(e),"primary")),e.remote?.isWatched||s.push(o(i("rematch"),()=>Mt(t),"quiet")),n=e.remote?null:Ir();
let a=n?.level;a&&s.push(o(i("computer",{level:a}),()=>Mt(t,a),"quiet"))}let r=gs(e);return r&&s.push(o(i("show-better"),r,"quiet")),u`${n?u`<p role="status">${i("level-offer",n)}</p>`:g}
    ${s.length?u`<div class="row actions-row">${s}</div>`:g}`}function ks(){let{isOn:e,job:t}=h.analysis;return u`<button type="button" class="quiet" @click=${()=>ze()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var xs=e=>h.analysis.isOn?u`<div class="engine">
        <p class="faint stats" role="status">${jr()}</p>
        <ol class="lines">
          ${Pr(e)}
        </ol>
        ${ys()} ${Fr()}
      </div>`:ys();function jr(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:kt(n),speed:kt(r)});return e?
a:i("done",{found:a})}function Pr({view:e}){let{findings:t}=h.analysis;return!e||!t?g:t.lines.map(o=>u`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${Ao(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>u`<button
              type="button"
              class="move"
              @click=${()=>bt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var bs=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function ys(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return u`<div class="values" hidden></div>`;
let{rules:o}=t,s=bs(e);return u`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:C(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>u`<li>
            <button type="button" class="move" @click=${()=>bt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${bs(n)}</span>
          </li>`)}
    </ul>
  </div>`}function Fr(){let e=h.about?.analysis,t=(o,s,n)=>u`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(S[s])}
        @change=${r=>{let a=Number(r.target.value)||1;zo(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return u`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:g}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${S.arrows}
        @change=${()=>N("arrows",!S.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var Y=8,$s=[...Array(8).keys()].map(e=>t=>{let[o,s]=j(t).map((n,r)=>e&1<<r?Y-1-n:n);return e&4?o*Y+s:s*Y+o}),Ss=null,Ms=new Map,Wt=0,He=!1,jt=!1;async function Hr(){let e=await Ue("openings.txt"),[t,...o]=(await e.
text()).trim().split(`
`);Wt=Number(t.split(" ")[1]),Ms=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Ts=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Gr(){if(He=!He,k(),!!He){try{await(Ss??=
Hr()),jt=!1}catch{Ss=null,jt=!0}k(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function Vr({black:e,white:t,toMove:o},s){let n=Array(Y*Y).fill(".");for(let r of e)
n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function Ur(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function _r(e){if(e.width!==
Y||e.height!==Y)return[];let t=$s.map(l=>Vr(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=$s.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%Y)+(Math.floor(l/Y)+1),r=new Map;for(let{from:l,to:c,text:p}of e.
moves){if(!l||!c)continue;let d=s.map(w=>n(w(l))+n(w(c))).reduce((w,b)=>w<b?w:b);r.has(d)||r.set(d,p)}return(Ms.get(Ur(o))??[]).flatMap(l=>{let[,c,p,m]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],d=m?m.split(",").
map(Number):[0,0,0],w=d.reduce((b,v)=>b+v);return r.has(c)?[{move:r.get(c),inBook:p!=="",counts:d,games:w}]:[]}).sort((l,c)=>c.games-l.games)}var Es=e=>Ts(e)?u`<button type="button" class="quiet" aria-pressed=${He} @click=${Gr}>
        ${i("openings")}
      </button>`:g;function Ls(e,t){let{view:o}=e;if(!He||!Ts(e)||!o)return g;let n=h.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:_r(o),r=n.reduce((l,c)=>l+c.games,0),a=jt?i("no-serv\
er"):Wt?i(n.length?"openings-about":"openings-none",{games:r,total:Wt}):i("thinking");return u`<section class="explorer" aria-label=${i("openings")}>
    <p class="faint" role="status">${a}</p>
    <ul>
      ${n.map(l=>Os(l,()=>t.tryMove(l.move)))}
    </ul>
  </section>`}function Os({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return u`<li>
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
    <button type="button" class="quiet" @click=${()=>et(e)}>
      ${i("easy-game")}
    </button>
    <button type="button" class="quiet" @click=${()=>e.see()}>
      ${i("no-thanks")}
    </button>
  </div>
</section>`;var Kr=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>u`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${be(o)}<span class="word">${t??e}</span></button>`,oe=(e,t)=>u`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(Kr)} ${t}
  </div>`;var Yr=(e,t)=>u`
  ${h.isFirstVisit?zs(t):g}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[ks(),fs(e),Es(e)]:u`<span class="faint">${i("no-analysis")}</span>`}
      <span class="faint rules">${i("of-rules",{rules:C(e.state.rules)})}</span>
    </div>
    ${vs(e)} ${Yo(e,t)}
    ${e.allowsHelp?[ws(e),xs(e),Ls(e,t)]:g}
  </section>
`,Zr=(e,t)=>u`
  ${Jr(e,t)}
  <div class="row files">
    <button type="button" class="quiet" @click=${()=>Qe(t)}>
      ${i("new-game")}
    </button>
    ${qt(t).map(([o,s])=>u`<button type="button" class="quiet" @click=${s}>${i(o)}</button>`)}
  </div>
`;function Jr(e,t){let o=y.every(s=>e.state.players[s].machine)&&!e.remote;return oe(Object.values(ye).map(({label:s,word:n,sign:r,key:a,where:l,isShown:c,isEnabled:p,act:m})=>({label:i(s),word:n&&i(n),
sign:r,title:Xr(i(s),a),kind:l,isHidden:c?.(e)===!1,isDisabled:p?.(e)===!1,act:()=>m(e,t)})),o?Qr():g)}var Xr=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function Qr(){return u`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-S.speed)}
      @input=${e=>N("speed",3e3-Number(e.target.value))}
  /></label>`}function ei(e,t){E(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>rt(e)],[i("saved-delete"),()=>Be(e)]]})}function As(e){let t=()=>{},o=()=>{t(),lo()&&(t=E(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>Ce(s=>e.open(s))],[i("saved-copy"),()=>e.game&&We(e.game)]]}))};ao.addEventListener("change",o),o()}var ti=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function oi(){let e=(n,r)=>No(i(n),!!S[r],a=>N(r,a)),t=f("input",{type:"range",min:"0",max:"100",value:String(
S.volume),onchange:()=>{N("volume",Number(t.value)),Re("move")}}),o=Xe(i("piece-style"),go.map(n=>[n,i(n)]),S.pieces,n=>N("pieces",n)),s=O(i("settings"),[ri(n=>{N("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),f("div",{class:"pair"},Xe(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],S.scheme,n=>N("scheme",n)),o),si(o.querySelector(
"select")),e("large-text","largeText"),f("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
f("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),f("label",{class:"field"},f("span",{},i("volume")),t),h.isKept===null?"":f(
"p",{class:"faint"},i("kept",{isKept:h.isKept}))])}function si(e){return f("fieldset",{class:"themes"},f("legend",{},i("board")),...ti.map(([t,o])=>f("label",{class:"theme","data-board":t},f("input",{
type:"radio",name:"board",value:t,checked:S.board===t,onchange:()=>{N("board",t),N("pieces",e.value=o)}}),ni(o),f("span",{},i(t)))))}var ni=e=>L("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},
...y.map((t,o)=>{let s=L("g",{class:"squares",transform:`translate(${o*100})`}),n=bo(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};
return s.append(L("rect",r),n),s}));function ri(e){let o=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,
me(r)]}),s=Xe(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===S.language)?S.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}function qs(e){addEventListener("storage",()=>Pt(e)),addEventListener("pageshow",()=>Pt(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(Pt(e),Rs())});for(let t of["pointerdown",
"keydown"])addEventListener(t,Rs,!0)}function Rs(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var Ns=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function Pt(e){
await $o();let{game:t}=h;if(!t||t.remote)return;let{state:o}=qe(ie(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Ns(o)===Ns(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),k();ko(o);let r=!t.isAtLive&&o.nodes[s];Ds(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function Ds(e,t,o){let s=new Te(t);s.follows=o,await s.load();let n=h.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function ii(e,t,o){let s=qe(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new W(s.nodes),p=c.nodes.length,
m=c.take(new W(n))[r],d=c.leadsTo(s.live,m),w=d?m:s.live,b={...s,live:w,shown:w,flipped:l,outcome:s.outcome??a};!d&&c.nodes.length>p&&E(i("other-tab"),{ms:12e3}),xo(b),Ds(e,b,!1)}var Bs=document.title;function ai(e){let t=e.liveView?.toMove,o=t&&e.people.length===1&&e.people[0]===t&&!e.isOver&&!e.pending;document.title=o?`${i("your-turn")} · ${Bs}`:Bs}var Cs=.3;async function li(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!S.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([te(e,s,Cs),te(e,t,Cs)]),{judged:a}=await Dt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||E(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}var Ht=(e,t)=>fe({id:"editor-board",top:Ft("white",e,t),bottom:[Ft("black",e,t),Ft("nothing",e,t)],side:we(ci(e),pi(e,t),mi(e,t))}),Ft=(e,{brush:t,view:o},s)=>u`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(Is[e])}</span>
    ${e==="nothing"?"":u`<span class="strip-groups">${So(o,e)}</span>`}
  </button>`,ci=({checked:e,note:t})=>u`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?u`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>u`<p>${o}</p>`)}
    ${t?u`<p>${t}</p>`:""}
  </div>`;function pi({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,C(l)]),a=y.map(l=>[l,i("side",{side:l})]);return u`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${F(i("files"),e.width,lt,l=>n.resize(l,e.height))}
      ${F(i("ranks"),e.height,lt,l=>n.resize(e.width,l))}
    </div>
    <div class="pair">
      ${I(i("mover"),a,e.toMove,l=>n.keep({toMove:l}))}
      ${I(i("rules"),r,e.rules,l=>n.keep({rules:l}))}
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
  </section>`}var mi=({checked:e},t)=>oe([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);var Is={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},Ws={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},lt={min:3,max:8},ui=()=>({brush:"black",kept:pe("editor",Ws),
view:null,checked:null,fen:"",fault:"",note:"",presets:[]}),Gt=class{constructor(t,o){this.host=t,this.play=o,this.state=ui(),h.editor=this.state,this.kept=this.state.kept;let{min:s,max:n}=lt;for(let r of[
"width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.trunc(this.kept[r])));y.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of y)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(
a));q(Ht(this.state,this),t),this.board=new de(t.querySelector(".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),o.editPosition=(r,a)=>this.edit(r,a),re(()=>this.draw())}async begin(){
let{presets:t}=await ve();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||(this.kept.rules=Ws.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.
check()}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;q(Ht(this.state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){
Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=j(t);return o>=0&&o<this.kept.width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of y)this.
kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=y.find(r=>this.kept[r].includes(t));for(let r of y)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!==
"nothing"&&o!==s&&this.kept[s].push(t);let n=y.find(r=>this.kept[r].includes(t));return T(i("painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-
1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let p=he(c,r),m=this.kept.black.includes(p)?"L":this.kept.white.includes(p)?"l":"";m&&(a+=(l||"")+m),l=m?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s===
"black"?"w":"b"} - - 0 1`}async check(){Z("editor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await M("setup",{fen:t,rules:o});
if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await M("position",
{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof U))throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,
toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await M(
"start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await M("position",{fen:n,rules:s}),s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&
await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(
z({rules:this.kept.rules,fen:this.text(),flipped:o,players:X(o,!o)}))}async copyLink(){let t=Ie({rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change(
{note:i("link-copied",{warning:it()})})}catch{this.change({fen:t})}}};var Vt="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",se=[{title:"count",words:["count-1","count-2","count-3"],fen:Vt,goal:({from:e,to:t})=>e==="b1"&&t==="b3",praise:"count-praise",retry:"count\
-retry"},{title:"jump",words:["jump-1","jump-2"],fen:Vt,goal:({from:e,to:t})=>e==="b1"&&t==="h1",praise:"jump-praise",retry:"jump-retry"},{title:"capture",words:["capture-1","capture-2"],fen:Vt,goal:({
from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:["connect-1","connect-2"],fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",goal:(e,t)=>t?.winner==="bla\
ck",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:["defend-1","defend-2"],fen:"8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"def\
end-praise",retry:"defend-retry"}];function Ut(e,t){let{view:o,said:s,detail:n,isDone:r}=e,a=l=>Ee(l,o,{isToMove:!r&&o?.toMove===l});return fe({id:"learn-board",top:a("white"),bottom:a("black"),side:we(u`<p class="status ${s.kind}" role="status">${s.
words}</p>
        ${Ze(o,n)}`,hi(e,t),di(e,t))})}function js(e){let t=i(ne[e].title);return e<se.length?i("step",{number:e+1,count:se.length,title:t}):t}function hi({at:e,presets:t},o){let s=ne.map((n,r)=>[String(
r),js(r)]);return u`<section class="card panel tutorial" aria-label=${i("tutorial")}>
    <h2>${js(e)}</h2>
    ${ne[e].words.map(n=>u`<p>${i(n)}</p>`)}
    ${I(i("lessons"),s,String(e),n=>o.open(Number(n)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${t.map(({name:n})=>u`<dt>${C(n)}</dt>
            <dd>${i("rule-words",{name:n})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${o.keys}
    </details>
  </section>`}function di({at:e,isReached:t},o){let s=e+1===se.length||e+1===ne.length;return oe([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("again"),sign:"redo",act:()=>o.
open(e)},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<se.length&&!t,act:()=>o.next()}])}var Ps=[{title:"far-title",words:["far-words"],fen:"6/6/6/lL3l/6/2L3 w - - 0 1",goal:({from:e,to:t})=>e==="b3"&&t==="e3",praise:"far-praise",retry:"far-retry"},{title:"jumping-title",words:["jumping-w\
ords"],fen:"6/6/l5/LL4/l5/3L2 w - - 0 1",goal:({from:e,to:t})=>e==="a3"&&t==="c3",praise:"jumping-praise",retry:"jumping-retry"},{title:"capturing-title",words:["capturing-words"],fen:"6/6/3l2/6/1L4/L\
4l w - - 0 1",goal:({capture:e})=>e,retry:"capturing-retry"},{title:"winning-title",words:["winning-words"],fen:"6/1LL3/2L3/6/2L3/l4l w - - 0 1",goal:(e,t)=>t?.winner==="black",retry:"winning-retry"},
{title:"helping-title",words:["helping-words"],fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:["blocked-words"],fen:"4lL/4ll/6\
/6/ll4/Ll4 w - - 0 1"}];var ne=[...se,...Ps],fi=1600,wi=()=>({at:Math.max(0,ne.findIndex((e,t)=>t===ie("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[]}),_t=class{constructor(t,o){
this.host=t,this.play=o,this.state=wi(),h.learn=this.state,this.keys=Bt(),q(Ut(this.state,this),t),this.board=new de(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),
hover:s=>this.change({detail:s??this.board.selected}),label:i("tutorial")}),re(()=>this.draw())}async begin(){ve().then(({presets:t})=>this.change({presets:t})),await this.open(this.state.at)}get lesson(){
return ne[this.state.at]}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;q(Ut(this.state,this),this.host);let{view:t,isDone:o}=this.state;t&&this.board.show({view:t,flipped:!1,
canMove:()=>!o})}async open(t){Z("tutorial",t),this.change({at:t,isReached:!1,view:null,said:{words:"",kind:""}});let o=await this.setUp();if(!o)return;let s=o.mustPass?i("passed",{side:o.toMove}):i(this.
lesson.words[this.lesson.words.length-1]);this.change({said:{words:s,kind:""}})}next(){let t=this.state.at+1;t===se.length||t===ne.length?et(this.play):this.open(t)}get game(){let{fen:t,rules:o="souci\
e"}=this.lesson;return{fen:t,rules:o,moves:[]}}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await M("position",this.game);return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}say(t,o){
this.change({said:{words:t,kind:o}}),T(t)}async tryMove(t){if(this.state.isDone||!this.state.view)return;let{lesson:o}=this,s=await M("move",{game:this.game,move:t});if(o!==this.lesson)return;if(!s.legal)
return this.say(_e(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{goal:a,praise:l,retry:c}=o,p=a?a(n,r,s.position):!0;this.change({isDone:!0,view:s.position}),p?(this.change({isReached:p}),
this.say(l?i(l):r?.text??i("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(c??"other-move"),"fault"),this.again=
setTimeout(()=>this.setUp(),fi))}};var Fs=30,Kt=64;function vi(e,t,o,s){for(let n of t){let r=s!==null&&vo(s,n),[a,l]=gi(n,o);e.append(L("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(n.count)))}}function gi(e,t){
let[o,s]=e.ends.map(l=>ee(l,t));if(e.axis==="rank")return[t.width*100+Fs,o[1]];if(e.axis==="file")return[o[0],-Fs];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):Math.sign(s[0]-o[0]);return r<
100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-Kt+(a>0?0:6)]:[n+a*28,-Kt]:a>0?[t.width*100+Kt,r-28]:[-30,r-36]}async function bi(e,t){let o=cs(location.hash);if(!o)return!1;let s=new W,n=0;for(let r of o.moves)n=s.add(n,r);try{await M("position",o,t)}catch(r){if(t.aborted)return!1;if(!(r instanceof U))throw r;
return E(i("bad-link",{reason:r.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(z({rules:o.rules,limit:o.limit??null,fen:o.fen,nodes:s.nodes,live:n,shown:n,players:X(
!1,!1)}),t),!0}var Hs=e=>e.reduce((t,o)=>t+o,0);function ct(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:m,score:d})=>{let w=1/Math.sqrt(1+3*(m/173.7178)**2/Math.PI**2),b=1/
(1+Math.exp(-w*(o-(p-1500)/173.7178)));return{g:w,expected:b,score:d}}),r=1/Hs(n.map(({g:p,expected:m})=>p*p*m*(1-m))),a=Hs(n.map(({g:p,expected:m,score:d})=>p*(d-m))),l=yi(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function yi(e,t,o,s){let n=Math.log(e**2),r=m=>{let d=t**2+o+Math.exp(m);return Math.exp(m)*(s**2-d)/
(2*d**2)-(m-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let m=1;for(;r(n-m*.5)<0;)m++;l=n-m*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let m=a+(a-l)*c/(p-c),d=r(m);d*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[m,d]}return Math.exp(a/2)}var ki=60,xi={at:0,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},Yt=()=>pe("puzzles",xi);function xe(e){Gs(e),Z("puzzles",e)}function Gs(e){let t=Yt(),{rating:o,
deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set([...t.
history,...e.history])]}var Ge=e=>parseInt(e,10),Zt=({history:e},t)=>e.findLast(o=>Ge(o)===t)?.at(-1),Vs=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Ge));function Us(e,{number:t,rating:o},s){
Gs(e);let n=Zt(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),xe(e),null;let r=Math.round(e.rating),a={rating:o,deviation:ki,score:Number(s)};return Object.assign(e,ct(e,[a])),e.history.push(`${t}${s?
"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),xe(e),Math.round(e.rating)-r}var Ks=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],_s=150,$i=2e3;async function Ys(e){for(;;)try{let t=await(await Ue(e)).text();return wt(null),t.trimEnd().split(`
`)}catch(t){wt(t),await Eo($i)}}async function Zs(){return(await Ys("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var Jt=new Map;async function Js(e){let t=Math.
floor(e/_s),o=Jt.get(t);o||(o=Ys(`puzzles-${t}.txt`),Jt.set(t,o),o.catch(()=>Jt.delete(t)));let s=(await o)[e%_s],[n,r,a,l,c,p]=s.split("; "),m=d=>Number(d.split(" ").at(-1));return{fen:n,rules:r,task:l.
startsWith("win")?"win":"hold",moves:m(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:m(p)}}var Xs=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function pt(e,t,o,s){
let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Si=997,Qs=(e,t=new Date)=>Math.floor(Date.UTC(
t.getFullYear(),t.getMonth(),t.getDate())/864e5)*Si%e.length;var en=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),Xt=({end:e})=>Math.max(0,e-Date.now()),Qt=e=>e.mistakes>=3||Xt(e)===0,tn=({kind:e})=>Number(e[1])<=3;function eo(e,t){let{view:o,side:s,said:n,isDone:r,detail:a,run:l}=e,c=p=>!r&&!o?.end&&o?.toMove===p;return fe({id:"puzzle-board",top:Ee(P(s),o,{isToMove:c(P(s))}),bottom:Ee(s,o,{isToMove:c(s)}),side:we(
u`${l?Ti(l):g}
        <p class="status ${n.kind}" role="status" ?hidden=${l&&!n.kind}>${n.words}</p>
        <p class="task">${o?Ei(e):""}</p>
        ${Ze(o,a)}`,Li(e,t),zi(e,t))})}var Ti=e=>u`<p role="timer">
  <b>${uo(Xt(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function Ei({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var to=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function on(e){
return e.length===2?to(e):i("puzzle-theme",{theme:e})}function Li(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p}=e,m=Ks.map(A=>[A,on(A)]),d=Math.round(a.rating),{streak:w,best:b}=a,
v={solved:Vs(a).size,count:o?.length??0},x=[i("puzzle-rating",{rating:s?.rating??0})];return l&&x.push(...(s?.themes??[]).map(A=>on(A[0]))),u`<section class="card panel" aria-label=${i("puzzle")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${I(i("theme"),m,a.theme,A=>t.choose(A),!0)}
    </div>
    ${c?g:u`<p class="faint">${n?x.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:d})}</b>
            ${p===null?g:`(${Oi(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...v,streak:w,best:b})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
  </section>`}var Oi=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function zi({isDone:e,before:t,run:o},s){return oe([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",isDisabled:o!==
null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var Ai={"+":"once","-":"failed","=":"later"},Ri=200;function sn({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Ge(c)-1]).reverse().slice(0,Ri).map(c=>{let p=Ge(c),m=e,{kind:d,rating:w}=m[p-1],b=[i("p\
uzzle-number",{number:p}),to(d),i("puzzle-rating",{rating:w}),i("puzzle-result",{result:Ai[c.slice(-1)]})],v=()=>{l(),o(p-1)};return f("li",{},R(b.join(" · "),v,{class:"quiet"}))}),r=f("ul",{class:"g\
ame-list"},...n),a=f("p",{class:"faint"},i("no-history")),l=O(i("history"),[n.length?r:a])}var qi=450,Di=900,oo=12,Bi=500,nn=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),Ci=()=>({all:null,puzzle:null,at:0,run:null,kept:Yt(),...nn()}),so=class{constructor(t,o){this.host=t,this.play=o,this.state=Ci(),h.puzzles=this.state,q(eo(this.state,this),t),this.board=new de(
t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),re(()=>this.draw())}async begin(){
this.change({all:await Zs()}),await this.open(this.state.kept.at)}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;let{state:t}=this;q(eo(t,this),this.host);let{view:o,side:s,
isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){let{kept:o,all:s,run:n}=this.state;s?.[t]||(t=0),n||(o.at=t,
xe(o)),this.change({...nn(),at:t});let{moves:r}=this.state,a=()=>this.state.moves!==r,l=await Js(t);if(a())return;this.state.puzzle=l;let c=await this.ask();a()||(this.change({view:c,side:c.toMove,left:l.
moves}),this.say(i("to-move",{side:c.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{rating:s,theme:n}=t,r=(l,c)=>Xs(l,n)&&c!==t.at,a=pt(o,s,oo,(l,c)=>r(l,c)&&!Zt(t,
c+1))??pt(o,s,oo,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.open(Qs(this.state.all??[]))}history(){xe(this.state.kept),
sn(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=en();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);Qt(t)&&!this.state.isDone&&
this.finishRun(),k()},Bi);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(Qt(t))return this.finishRun();let s=pt(o,t.rating,oo,(n,r)=>tn(n)&&!t.seen.includes(r));
t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wron\
g"),t?"over":"fault"),await new Promise(n=>setTimeout(n,Di)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,
o.count),xe(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return M("position",this.
game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{words:t,kind:o}}),T(t)}async tryMove(t){let{state:o}=this,
{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await M("move",{game:this.game(),move:t});if(l())return;if(!c.legal)return this.say(_e(
t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:p,answer:m}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!p)return this.change({view:c.position,glow:[],arrows:[]}),a?this.answered(!1):this.refute(
c,m);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.finish();o.left=r-1,this.say(i("puzzle-right")),await this.
reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===
this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:p}=c?.score??{},m=p!=null&&p<=2*o-2;
return{isRight:s.length>0&&m,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==n)return;let p=[...n,t.move];this.change({moves:p,
before:{moves:n,view:c}}),this.fail();let d=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],w=t.position.mustPass?"pass":o;if(w&&!t.position.end){let b={...this.game(),moves:[
...p,w]},v=await M("position",b);if(s.moves!==p)return;this.change({view:v}),d.push(i("puzzle-answer",{side:P(r),move:w}),v.end?.text??"")}else d.push(t.position.end?.text??"");this.say(ae(d),"fault"),
this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,isBusy:!1});let{task:r,moves:a}=n;this.change({left:r==="wi\
n"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("to-move",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(t),lines:1,seconds:1.5};
return J(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(m=>setTimeout(m,qi)),r=t?null:await this.think();if(await n,o.moves!==s)return;o.isBusy=!1;let a=t??
(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let p=i("puzzle-goes-on",{side:c.toMove,moves:o.left});this.change({view:c}),
this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=Us(n,{number:o+1,rating:r},t);a!==null&&this.change(
{change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(ae([s,o?.end?.text??""]),"over"),this.focusPrimary()}focusPrimary(){
queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;
if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&V(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",
{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;
if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==
t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(z({rules:t,fen:o,players:X(!1,!1),flipped:this.state.side==="whit\
e"}))}};function Ii(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(j),m=[Math.sign(c-a),Math.sign(p-l)];for(let v of Wi(n)){let[x,A]=Q(v,r);e.append(L("rect",{class:"tried",x,y:A,width:100,height:100}))}for(let v=1;v<=
n.count;v++){let[x,A]=[a+v*m[0],l+v*m[1]];if(x<0||A<0||x>=r.width||A>=r.height)return;let[Ve,$e]=Q(he(x,A),r),mt=v===n.count?"open":"shut";t.append(L("circle",{class:`count-badge ${mt}`,cx:Ve+22,cy:$e+
22,r:18}),L("text",{class:"count-text",x:Ve+22,y:$e+30},String(v)))}let d=he(a+n.count*m[0],l+n.count*m[1]),[w,b]=ee(d,r);t.append(L("circle",{class:"tried-goal",cx:w,cy:b,r:44}))}function Wi({ends:e}){
let[[t,o],[s,n]]=e.map(j),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>he(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}var no=class{constructor(t){this.open=t,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.resolve(),Me.addEventListener(
"shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{E(String(n),{kind:"error"})})}),Me.addEventListener("said",o=>{let{text:s,error:n}=o.detail;E(s,{kind:n?"error":
"note"}),T(s)})}send(t){Me.send({type:"line",text:t})}async tryMove(t){let o=this.game,s=await M("move",{game:o.text(o.state.live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){
s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&
o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(o,t):await this.begin(t)}players(t){return Object.fromEntries(y.map(o=>[o,{machine:t[o]===
"machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.
tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){
let o=t.black==="machine"&&t.white==="human",s=new Te(z({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(
n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};dt(Lo);var Vh=new at;async function Uh(e){if(ns(),As(e),qs(e),!("club"in document.documentElement.dataset))return;await(await import(new URL("club.mjs",import.meta.url).href)).begin(e)}export{ye as COMMANDS,xt as Clock,Gt as Editor,Oe as FIRST_LEVEL,Te as Game,_t as Learn,no as Link,so as Puzzles,U as Refusal,y as SIDES,un as VIEWS,Zr as actions,Dr as advice,T as announce,h as app,wn as arrows,
wr as askToResign,yn as bar,Uh as begin,cn as byId,I as choiceField,Io as clockWords,pn as dismiss,vi as drawCounts,Pn as drawMoves,Ii as drawTriedLine,re as drawWith,fn as follow,B as go,f as h,Vh as hint,
u as html,mn as inWords,qr as judgeRetry,Le as language,dt as learn,ii as merge,z as newState,Wr as nextStep,E as note,g as nothing,F as numberField,Tr as offerAtRepetition,Er as offerDraw,O as openDialog,
We as openExport,Ce as openGames,Nt as openImport,Ar as openKeys,bi as openLink,vr as openMore,oi as openSettings,Os as openingRow,P as other,Yr as panel,Re as playSound,Zn as press,ct as rate,qe as readGame,
q as render,ei as rescue,C as ruleName,Me as socket,Pe as startReview,li as teach,i as text,vn as tints,ze as toggle,k as update,ai as writeTitle};
