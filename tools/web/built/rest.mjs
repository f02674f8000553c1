import{$ as yn,A as ee,Aa as Ne,B as ue,Ba as Lo,C as ho,Ca as Je,D as fo,E as wo,F as T,G as R,H as E,I as bn,J as L,K as he,L as vo,M as h,N as le,O as y,P,Q as de,R as $,S as k,T as H,U as fe,V as go,
W as bo,X as Ke,Y as we,Z as U,_ as Ye,a as Ve,aa as te,b as ao,ba as j,c as Oe,ca as vt,d as dt,da as oe,e as _e,ea as A,f as lo,fa as Ae,g as co,ga as yo,h as ae,ha as ko,i,ia as xo,j as ft,ja as F,
k as vn,ka as ve,l as _,la as se,m as wt,ma as ne,n as ze,na as $o,o as po,oa as So,p as M,pa as Mo,q as pe,qa as To,r as f,ra as Eo,s as O,sa as Ze,t as gn,ta as ge,u as q,ua as m,v as me,va as gt,w as Ue,
wa as g,x as mo,xa as D,y as uo,ya as be,z as Q,za as ye}from"./first.mjs";var Oo={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
."};var qe,kn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},xn=.3;function Re(e){if(!T.sounds||T.volume===0)return;let t=xn*T.volume/100;try{qe??=
new AudioContext;for(let[o,s]of kn[e]){let n=qe.currentTime+s,r=new OscillatorNode(qe,{frequency:o,type:"triangle"}),a=new GainNode(qe,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(qe.destination),r.start(n),r.stop(n+.18)}}catch{}}$({playSound:Re});var $n=100,zo=1e4,Sn=3e3;$({startClock:e=>new bt(e)});var bt=class{constructor(t){this.game=t,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
$n):void 0,t.addEventListener("move",o=>this.moved(o.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=zo&&s.left[r]<
zo&&Re("low"),y(),s.left[r]<=0?(s.left[r]=0,this.game.finish(we(H(r),"+Time"))):t-this.kept>Sn&&(this.kept=t,this.game.dispatchEvent(new Event("time")))}moved({id:t,mover:o}){let{state:s,tree:n}=this.
game;s.clock&&((this.game.liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},y())}};var Mn={findings:null,fen:null},Tn=["best","second","third"],Ao="";function No(e,t){R(e,t),kt()}function ke(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,kt(),t.isOn&&yt())}function En(e){
let t=`${!!h.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Ao||(Ao=t,zn(e),kt())}var yt=()=>queueMicrotask(()=>document.querySelector("#view-play .panel")?.scrollIntoView(
{block:"nearest"}));function kt(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,Mn),y();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:T.analysisLines,seconds:T.analysisSeconds,threads:T.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),y())},r=te(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),y()}),y()}async function xt(e){let{game:t}=h;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function Ln(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!T.arrows||o!==h.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=U(s.move);return r?[{...r,kind:Tn[n]}]:[]}).reverse()}function On(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,
remoteness:n})=>({square:U(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function zn(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||!o)return;
let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await M("tables",e.text(e.state.shown))}catch{}h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.known=
r,y())}$({follow:En,arrows:Ln,tints:On});var An=.4;async function re(e,t,o=An){if((await e.viewOf(t)).end)return[];let s=await te({type:"analyse",game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.
lines}async function $t(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(a=>o.get(a)??[])},n=await M("review",s,void 0,a=>a),r={};for(let[a,l]of t.entries()){let c=n.blackChances[a],{judgement:p="",
isError:u=!1,text:d=null}=n.plies[a-1]??{};c!==null&&(r[l]={chance:c,best:o.get(l)?.[0]?.move??null,mark:u?p.split(" ")[0]:null,text:d})}return{judged:r,summary:k.map(a=>n[a].text)}}var De=({tree:e,state:t})=>e.
path(e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function Xe(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null};let o=De(e),s=new Map;y(),yt();try{for(let[n,r]of[...o].
reverse().entries()){if(h.review.progress=n/o.length,s.set(r,await re(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let{judged:a,summary:l}=await $t(e,o,s);if(t!==h.review.run)return;Object.
assign(e.state,{review:a,summary:l}),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,y())}var qo=.3;async function Nn(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!T.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([re(e,s,qo),re(e,t,qo)]),{judged:a}=await $t(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||L(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}$({teach:Nn});var Ro=document.title;function qn(e){let t=e.liveView?.toMove,o=t&&e.people.length===1&&e.people[0]===t&&!e.isOver&&!e.pending;document.title=o?`${i("your-turn")} · ${Ro}`:Ro}$({writeTitle:qn});var Do=30,St=64;Ze.counts=Rn;function Rn(e,t,o,s){for(let n of t){let r=s!==null&&So(s,n),[a,l]=Dn(n,o);e.append(O("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(
n.count)))}}function Dn(e,t){let[o,s]=e.ends.map(l=>ne(l,t));if(e.axis==="rank")return[t.width*100+Do,o[1]];if(e.axis==="file")return[o[0],-Do];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):
Math.sign(s[0]-o[0]);return r<100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-St+(a>0?0:6)]:[n+a*28,-St]:a>0?[t.width*100+St,r-28]:[-30,r-36]}Ze.tried=Bn;function Bn(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(F),u=[Math.sign(c-a),Math.sign(p-l)];for(let v of In(n)){let[x,N]=se(v,r);e.append(O("rect",{class:"tried",x,y:N,width:100,height:100}))}
for(let v=1;v<=n.count;v++){let[x,N]=[a+v*u[0],l+v*u[1]];if(x<0||N<0||x>=r.width||N>=r.height)return;let[Ge,Ee]=se(ve(x,N),r),ht=v===n.count?"open":"shut";t.append(O("circle",{class:`count-badge ${ht}`,
cx:Ge+22,cy:Ee+22,r:18}),O("text",{class:"count-text",x:Ge+22,y:Ee+30},String(v)))}let d=ve(a+n.count*u[0],l+n.count*u[1]),[w,b]=ne(d,r);t.append(O("circle",{class:"tried-goal",cx:w,cy:b,r:44}))}function In({
ends:e}){let[[t,o],[s,n]]=e.map(F),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>ve(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}function Bo(e,t){let{moves:o,winIn:s}=e,n=s===null?H(t):t;return o!==null?i("wins-in",{side:n,moves:o}):_e(Mt(e,t))}var Mt=(e,t)=>t==="black"?e.chance:1-e.chance,Cn=new Intl.NumberFormat(Oe,{notation:"\
compact",maximumSignificantDigits:3}),Tt=e=>Cn.format(e),C=e=>i("rule-name",{name:e})||e;function Wn(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=Mt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":_e(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return m`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}$({bar:Wn});var W=(e,t,o,s,n=!1)=>{let r=m`<select
    aria-label=${n?e:g}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l])=>m`<option value=${a} .selected=${a===o}>${l}</option>`)}
  </select>`;return n?r:m`<label class="field"><span>${e}</span>${r}</label>`},G=(e,t,{min:o,max:s},n)=>m`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      .value=${String(t)}
      @change=${r=>{let a=r.target,l=Math.min(s,Math.max(o,Number(a.value)||o));a.value=String(l),n(l)}}
  /></label>`;var Pn={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",more:"M5 12h.01M12 12h.01M19 12h.01"},xe=e=>m`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Pn[e]}></path>
  </svg>`;var jn=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>m`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${xe(o)}<span class="word">${t??e}</span></button>`,ie=(e,t)=>m`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(jn)} ${t}
  </div>`;var Fn={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},Qe={min:3,max:8},Lt=(e,t)=>be({id:"editor-board",top:Et("white",e,t),bottom:[Et("black",e,t),Et("nothing",e,t)],side:ye(Hn(e),Gn(e,
t),Vn(e,t))}),Et=(e,{brush:t,view:o},s)=>m`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(Fn[e])}</span>
    ${e==="nothing"?"":m`<span class="strip-groups">${Lo(o,e)}</span>`}
  </button>`,Hn=({checked:e,note:t})=>m`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?m`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>m`<p>${o}</p>`)}
    ${t?m`<p>${t}</p>`:""}
  </div>`;function Gn({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,C(l)]),a=k.map(l=>[l,i("side",{side:l})]);return m`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${G(i("files"),e.width,Qe,l=>n.resize(l,e.height))}
      ${G(i("ranks"),e.height,Qe,l=>n.resize(e.width,l))}
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
  </section>`}var Vn=({checked:e},t)=>ie([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);function Be({rules:e,limit:t,fen:o,moves:s}){let n=new URLSearchParams({rules:e,fen:o});return t!==void 0&&n.set("limit",String(t)),s.length&&n.set("moves",s.join(" ")),`${location.href.split("#")[0]}\
#game?${n}`}function Io(e){let t=Be(e);return`<iframe src="${(new URL("embed.html",t.split("#")[0]).href+t.slice(t.indexOf("#"))).replaceAll("&","&amp;")}" width="420" height="470" title="${i("title")}\
"></iframe>`}function et(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.test(location.hostname);return i("link-warning",
{place:o?"here":"elsewhere"})}function Co(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;let s=t.get("limit");return{rules:t.get("rule\
s")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}var Wo={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},_n=()=>({brush:"black",kept:ue("editor",Wo),view:null,checked:null,fen:"",fault:"",note:"",presets:[]});de.set("editor",(e,t)=>new Ot(
e,t).begin());var Ot=class{constructor(t,o){this.host=t,this.play=o,this.state=_n(),this.kept=this.state.kept;let{min:s,max:n}=Qe;for(let r of["width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.
trunc(this.kept[r])));k.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of k)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(a));D(Lt(this.state,this),t),this.board=new ge(t.querySelector(
".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),le(()=>this.draw())}async begin(){let{presets:t}=await pe();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||
(this.kept.rules=Wo.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.check()}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;D(Lt(this.
state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=F(t);return o>=0&&o<this.kept.
width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of k)this.kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=k.find(r=>this.
kept[r].includes(t));for(let r of k)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!=="nothing"&&o!==s&&this.kept[s].push(t);let n=k.find(r=>this.kept[r].includes(t));return E(i("\
painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let p=ve(c,r),u=this.kept.black.includes(p)?
"L":this.kept.white.includes(p)?"l":"";u&&(a+=(l||"")+u),l=u?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s==="black"?"w":"b"} - - 0 1`}async check(){ee("editor",this.kept);let t=this.text();this.change(
{fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await M("setup",{fen:t,rules:o});if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change(
{view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await M("position",{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof _))
throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[
...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await M("start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await M("position",{fen:n,rules:s}),
s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(
`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(A({rules:this.kept.rules,fen:this.text(),flipped:o,players:oe(o,!o)}))}async copyLink(){let t=Be(
{rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change({note:i("link-copied",{warning:et()})})}catch{this.change({fen:t})}}};function z(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=f("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>w.close(),l=new AbortController,c=!1,p=async v=>{if(!c){c=!0;try{await v(
l.signal)!==!0&&a()}catch(x){if(!l.signal.aborted)throw x}finally{c=!1}}},u=f("p",{class:"offline",role:"status"}),d=f("div",{class:"actions"},...n.map(([v,x,N])=>q(v,()=>p(x),{class:N??"quiet"}))),w=f(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},f("div",{class:"dialog-head"},r,q(Ue("close"),a,{class:"quiet icon","aria-label":i("close")})),f("div",{class:"dialog-body"},...t.filter(v=>v!==null)),
u,n.length?d:null),b=r.id;return history.pushState({dialog:b},""),addEventListener("popstate",a,{signal:l.signal}),w.addEventListener("close",()=>{l.abort(),w.remove(),history.state?.dialog===b&&history.
back()}),w.addEventListener("pointerdown",v=>{v.target===w&&a()}),document.body.append(w),w.showModal(),vo(u,l.signal),Promise.resolve(s?.(l.signal)).catch(v=>{if(!l.signal.aborted)throw v}),a}function tt(e,t,o,s){
let n=f("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return f("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),f("label",{class:"field"},f(
"span",{},e),n)}function Po(e,t,o,s){let n=f("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return f("label",{class:"toggle",title:s},n,f("span",{},e))}function jo(e,t,o,s){let n=f("in\
put",{type:"number",...Object.fromEntries(Object.entries(o).map(([a,l])=>[a,String(l)])),value:String(t)}),r=()=>{let a=Math.min(o.max,Math.max(o.min,Number(n.value)||o.min));n.value=String(a),a!==t&&
s(t=a)};return n.addEventListener("change",r),r(),f("label",{class:"field"},f("span",{},e),n)}var Fo=["none","1+1","3+2","5+3","10+5","30+10","custom"],zt=6,Un=/^\d+(\.\d+)?\+\d+$/,Ho=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Go=(e,t,o)=>m`
  ${Kn(e,t)}
  ${[e.black,e.white].filter(s=>s==="0").length===1?Yn(e,t,o):g}
  ${o?g:Zn(e,t)}
  ${o?g:m`<label class="toggle"
        ><input
          type="checkbox"
          .checked=${e.serious}
          @change=${()=>t({serious:!e.serious})}
        /><span>${i("rated-style")}</span></label
      >`}
  ${Jn(e,t,o)}
`,$e=(e,t,o,s,n,r,a)=>m`<label class="option${o?" chosen":""}"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?m`<span>${r}</span>`:g}${a?m`<span class="faint">${a}</span>`:g}</label
  >`;function Kn(e,t){let{black:o,white:s}=e,n=Ho(e),r=o==="0"&&s==="0",a=o!=="0"&&s!=="0",l=p=>s==="0"&&o!=="0"?{black:p,white:"0"}:{black:"0",white:p},c=h.about?.levels??[];return m`<fieldset>
    <legend>${i("opponent")}</legend>
    <div class="options-grid">
      ${c.map(({number:p,elo:u})=>{let d=String(p);return $e("opponent",d,!r&&!a&&n===d,()=>t({...l(d),level:d}),i("computer",{level:p}),i("level-words",{level:p}),u?i("elo",{elo:u}):"")})}
      ${$e("opponent","0",r,()=>t({black:"0",white:"0"}),i("person-here"),i("person-words"))}
      ${$e("opponent","two",a,()=>t({black:n,white:n}),i("two-computers"),i("show-words"))}
    </div>
  </fieldset>`}function Yn(e,t,o){let{random:s}=e,n=Ho(e);return m`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options-row">
      ${$e("side","black",!s&&e.black==="0",()=>t({black:"0",white:n,random:!1}),i("black-first"))}
      ${$e("side","white",!s&&e.white==="0",()=>t({black:n,white:"0",random:!1}),i("white"))}
      ${o?g:$e("side","random",s,()=>t({random:!0}),i("random"))}
    </div>
  </fieldset>`}function Zn(e,t){let o=Un.test(e.clock)?[...new Set([...Fo,e.clock])]:Fo,s={min:1,max:600},n={min:0,max:600};return m`${W(i("clock"),o.map(Vo),e.clock,r=>t({clock:r}))}
  ${e.clock==="custom"?m`<div class="pair">
        ${G(i("minutes"),e.minutes,s,r=>t({minutes:r}))}
        ${G(i("seconds-a-move"),e.seconds,n,r=>t({seconds:r}))}
      </div>`:g}`}function Vo(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function Jn(e,t,o){
let{presets:s=[],starts:n=[]}=h.about??{},r={min:3,max:8},a=s.map(({name:p})=>[p,C(p)]),l=n.map(p=>[p,i("start-name",{name:p})||p]),c={black:"fewerBlack",white:"fewerWhite"};return m`<details class="options" ?open=${e.
isUnusual}>
    <summary>${i("variant")}</summary>
    ${W(i("rules"),a,e.rules,p=>t({rules:p,start:s.find(({name:u})=>u===p)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${W(i("start"),l,e.start,p=>t({start:p}))}
    <div class="pair">
      ${G(i("files"),e.width,r,p=>t({width:p}))}
      ${G(i("ranks"),e.height,r,p=>t({height:p}))}
    </div>
    ${o?g:m`<div class="pair">${k.map(p=>Xn(e,p))}</div>
          <div class="pair">
            ${k.map(p=>G(i("gives-up",{side:p}),e[c[p]],{min:0,max:zt},u=>t({[c[p]]:u})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}
  </details>`}var Xn=(e,t)=>m`<label class="field"
    ><span>${i("name-of",{side:t})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e.names[t]}
      @input=${o=>{e.names[t]=o.target.value}}
  /></label>`;var At={rules:"olympiad",start:"standard",width:8,height:8,black:"0",white:`${ze}`,level:`${ze}`,random:!1,clock:"none",minutes:15,seconds:10,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},
Qn=["rules","start","width","height","fewerBlack","fewerWhite"];async function _o(e,t){h.about=await pe();let o=er(ue("wish",At),h.about),s={...o,isUnusual:Qn.some(c=>o[c]!==At[c])},n=f("div",{class:"\
new-game"}),r=()=>D(Go(s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(ee("wish",{...s,isUnusual:void 0}),t)return void t(nr(s));try{await e(await sr(tr(s),c),c)}catch(p){if(!(p instanceof
_))throw p;return L(p.message,{kind:"error"}),!0}};z(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function er(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(
c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=At[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(
n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(zt,Math.max(0,Math.trunc(e[c])));return e}function tr(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="\
0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function or({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:
e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function sr(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},
{fen:s}=await M("start",o,t),n=or(e),r=a=>({machine:a!=="0",level:Number(a)||ze});return A({rules:e.rules,fen:s,clock:n,left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},
flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function nr(e){let t=Math.max(Number(e.black),Number(e.white));return[
...k.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...k.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function ot(e){let{remote:t}=h.game??{};Uo(()=>_o((o,s)=>e.open(o,s),t&&h.link?o=>o.forEach(s=>t.send(s)):void 0))}function st(e){Uo(()=>(e.see(),e.open(A())))}async function Nt(e,t){let{game:o}=h;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:u}=o.state,d={black:c?.base??0,white:c?.base??0},w=x=>a[x].machine&&t?{...a[x],level:t}:
{...a[x]},b={black:w("black"),white:w("white")},v={rules:s,limit:n,fen:r,players:b,names:l,clock:c,flipped:p,serious:u};await e.open(A({...v,left:d}))}function Uo(e){let{game:t}=h;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();z(i("another-game"),[f("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var rr=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],qt=()=>f("tabl\
e",{class:"keys"},f("tbody",{},...rr.map(e=>{let[t,o]=i(e).split(" | ");return f("tr",{},f("th",{scope:"row"},t),f("td",{},o))}))),Ko=()=>z(i("keys"),[f("div",{tabIndex:0},qt())]);var Yo=[{title:"far-title",words:["far-words"],fen:"6/6/6/lL3l/6/2L3 w - - 0 1",goal:({from:e,to:t})=>e==="b3"&&t==="e3",praise:"far-praise",retry:"far-retry"},{title:"jumping-title",words:["jumping-w\
ords"],fen:"6/6/l5/LL4/l5/3L2 w - - 0 1",goal:({from:e,to:t})=>e==="a3"&&t==="c3",praise:"jumping-praise",retry:"jumping-retry"},{title:"capturing-title",words:["capturing-words"],fen:"6/6/3l2/6/1L4/L\
4l w - - 0 1",goal:({capture:e})=>e,retry:"capturing-retry"},{title:"winning-title",words:["winning-words"],fen:"6/1LL3/2L3/6/2L3/l4l w - - 0 1",goal:(e,t)=>t?.winner==="black",retry:"winning-retry"},
{title:"helping-title",words:["helping-words"],fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:["blocked-words"],fen:"4lL/4ll/6\
/6/ll4/Ll4 w - - 0 1"}];var Rt={fen:"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",rules:"olympiad"},K=[{title:"count",words:["count-1","count-2","count-3"],...Rt,goal:({from:e,to:t})=>e==="b1"&&t==="b3",praise:"count\
-praise",retry:"count-retry"},{title:"jump",words:["jump-1","jump-2"],...Rt,goal:({from:e,to:t})=>e==="b1"&&t==="h1",praise:"jump-praise",retry:"jump-retry"},{title:"capture",words:["capture-1","captu\
re-2"],...Rt,goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:["connect-1","connect-2"],fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",goal:(e,t)=>t?.
winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:["defend-1","defend-2"],fen:"8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",goal:(e,t,o)=>!t&&o.threats.white.length===
0,praise:"defend-praise",retry:"defend-retry"}];var Y=[...K,...Yo];function Dt(e,t){let{view:o,said:s,detail:n,isDone:r}=e,a=l=>Ne(l,o,{isToMove:!r&&o?.toMove===l});return be({id:"learn-board",top:a("white"),bottom:a("black"),side:ye(m`<p class="status ${s.kind}" role="status">${s.
words}</p>
        ${Je(o,n)}`,ir(e,t),ar(e,t))})}function Zo(e){let t=i(Y[e].title);return e<K.length?i("step",{number:e+1,count:K.length,title:t}):t}function ir({at:e,presets:t},o){let s=Y.map((n,r)=>[String(r),
Zo(r)]);return m`<section class="card panel tutorial" aria-label=${i("tutorial")}>
    <h2>${Zo(e)}</h2>
    ${Y[e].words.map(n=>m`<p>${i(n)}</p>`)}
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
  </section>`}function ar({at:e,isReached:t},o){let s=e+1===K.length||e+1===Y.length;return ie([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("again"),sign:"redo",act:()=>o.
open(e)},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<K.length&&!t,act:()=>o.next()}])}var lr=1600,cr=()=>({at:Math.max(0,Y.findIndex((e,t)=>t===Q("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[]});de.set("learn",(e,t)=>new Bt(e,t).begin());var Bt=class{constructor(t,o){
this.host=t,this.play=o,this.state=cr(),this.keys=qt(),D(Dt(this.state,this),t),this.board=new ge(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.
change({detail:s??this.board.selected}),label:i("tutorial")}),le(()=>this.draw())}begin(){return pe().then(({presets:t})=>this.change({presets:t})),this.open(this.state.at)}get lesson(){return Y[this.
state.at]}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;D(Dt(this.state,this),this.host);let{view:t,isDone:o}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!o})}async open(t){
ee("tutorial",t),this.change({at:t,isReached:!1,view:null,said:{words:"",kind:""}});let o=await this.setUp();if(!o)return;let s=o.mustPass?i("passed",{side:o.toMove}):i(this.lesson.words[this.lesson.words.
length-1]);this.change({said:{words:s,kind:""}})}next(){let t=this.state.at+1;t===K.length||t===Y.length?st(this.play):this.open(t)}get game(){let{fen:t,rules:o="soucie"}=this.lesson;return{fen:t,rules:o,
moves:[]}}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await M("position",this.game);return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}say(t,o){this.change({said:{words:t,
kind:o}}),E(t)}async tryMove(t){if(this.state.isDone||!this.state.view)return;let{lesson:o}=this,s=await M("move",{game:this.game,move:t});if(o!==this.lesson)return;if(!s.legal)return this.say(Ke(t,s.
reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{goal:a,praise:l,retry:c}=o,p=a?a(n,r,s.position):!0;this.change({isDone:!0,view:s.position}),p?(this.change({isReached:p}),this.say(l?i(l):
r?.text??i("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(c??"other-move"),"fault"),this.again=setTimeout(()=>this.
setUp(),lr))}};var Ie=300,Z=80;function Jo(e){let t=Ie/Math.max(1,e.length-1),o=r=>[r*t,Z*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return m`<svg
    class="graph"
    viewBox="0 0 ${Ie} ${Z}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${Ie} height=${Z}></rect>
    <polygon class="graph-area" points="0,${Z} ${s} ${Ie},${Z}"></polygon>
    <line class="graph-middle" x1="0" x2=${Ie} y1=${Z/2} y2=${Z/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${Z}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,u]=o(c);return gt`${r?gt`<circle class="graph-mark ${r}" cx=${p} cy=${u} r="3"></circle>`:g}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${Z}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var pr=.08,mr=.4;function It(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!s.review[n]?.mark||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function Xo(e,t){
let o=It(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Ct(e)}function Ct(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function ur(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(v,x)=>{h.review.retry===o&&(Object.assign(o,{text:v,isSolved:x}),E(v),y(),x||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=v=>a==="black"?v:1-v,[u]=await re(e,c,mr),d=await e.viewOf(c),
w=d.end?+(d.end.winner===a):0;u&&(w=d.toMove===a?u.score.chance:1-u.score.chance);let b=w>=p(e.state.review[n].chance)-pr;return l(i(b?"is-good":"not-better",{move:t,best:r}),b),!0}$({judgeRetry:ur});var Qo=e=>{let t=De(e);return t.length>1&&t.every(o=>e.state.review[o])},es=e=>m`<button
    type="button"
    class="quiet"
    ?disabled=${De(e).length<2||h.review.progress!==null}
    @click=${()=>Xe(e)}
  >
    ${i(Qo(e)?"review-again":"review-game")}
  </button>`;function ts(e){let{progress:t,fault:o,retry:s}=h.review,{people:n}=e,r=a=>s||!Qo(e)||!n.includes(a)||!It(e,a).length?g:m`<button
          type="button"
          class="quiet"
          aria-label=${n.length===1?i("retry-mistakes"):i("retry-side",{side:a})}
          @click=${()=>Xo(e,a)}
        >
          ${i("retry-word")}
        </button>`;return m`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${(e.state.summary??[]).map((a,l)=>{let c=k[l];return m`<div class="row">
          <p><b>${i("summary-of",{side:c})}</b> ${ft(a)}</p>
          ${r(c)}
        </div>`})}
    </div>
    ${o?m`<p class="fault">${o}</p>`:g}`}function os(e){let{tree:t,state:o}=e,s=e.allowsHelp?De(e).filter(r=>o.review[r]):[];if(s.length<2)return g;let n=s.map(r=>({...o.review[r],isShown:r===o.shown,
label:i(r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return Jo(n)}function hr(e){if(!e.allowsHelp)return g;if(h.review.retry)return dr(e);let{
tree:t,state:o}=e,s=o.review[o.shown],{parent:n}=t.node(o.shown);return!s?.mark||n===null?g:m`<div class="advice" role="status">
    <p>${s.text?ft(s.text):co(fe(i("mark",{mark:s.mark})))}</p>
  </div>`}function ss(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&U(n);return!e.allowsHelp||h.review.retry||!o.review[o.shown]?.mark||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function dr(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return m`<div class="advice" role="status">
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
  </div>`}$({advice:hr});var Ce=["own","blue","red"],ns=e=>Ce.includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),nt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function rs(e){let[t,o=t]=e.split(":");return{from:t,to:o,
kind:Ce[0]}}var fr=50,Pt=e=>typeof e=="object"&&e!==null,V=e=>Number.isFinite(e),Wt=(e,t)=>e===null||typeof e===t,is=e=>V(e?.black)&&V(e.white),wr=e=>typeof e=="string"||typeof e?.code=="string",vr={limit:e=>e===
null||V(e),names:e=>Wt(e?.black,"string")&&Wt(e.white,"string"),clock:e=>e===null||V(e?.base)&&V(e.increment),left:is,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:V,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:V,edition:V,review:e=>Pt(e)&&Object.values(e).every(t=>V(t?.chance)&&Wt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>wr(t))},gr=[4,5,6,7,8,8,9,9,10,10];function Se(e){if(e?.version>vt)return{fault:"saved-newer"};if(!br(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.entries(
vr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=gr[s.level-1]??s.level;t.version=vt,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=we(t.outcome.winner,
t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),is(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(ns))&&delete s.marks;return{state:t}}function br(e){
if(!Pt(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&V(a.level);return typeof t=="string"&&Array.isArray(o)&&o.every(
(a,l)=>yr(a,l,o.length))&&Pt(o[s])&&r(n?.black)&&r(n?.white)}function yr(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(a)<o,n=e.parent===null&&
e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function We(){return fo("game.").map(e=>{let t=Q(e);return{id:e.slice(5),value:t,
...Se(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}function Pe(e){ho(`game.${e}`)}function as(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==wo.load("game");
for(let[o,{id:s,state:n}]of We().entries())(o>=fr||t(n))&&Pe(s)}function kr(e){let t=k.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].level}`]}function xr(){
let{streak:e=0,levels:t=[]}=h.about??{},o=We().flatMap(({state:a})=>kr(a)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),r=t.find(({number:a})=>`${a}`===n)?.offers[s];
return r?{level:r,how:s,count:e}:null}function $r(e,t){let o=(a,l,c)=>m`<button type="button" class=${c} @click=${l}>${a}</button>`,s=[],n=null;if(h.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.
toTerminal(),"primary"));else if(!e.isAtLive&&!h.review.retry)s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&
e.isAtLive){!e.state.review[e.state.live]&&h.review.progress===null&&s.push(o(i("review-game"),()=>Xe(e),"primary")),e.remote?.isWatched||s.push(o(i("rematch"),()=>Nt(t),"quiet")),n=e.remote?null:xr();
let a=n?.level;a&&s.push(o(i("computer",{level:a}),()=>Nt(t,a),"quiet"))}let r=ss(e);return r&&s.push(o(i("show-better"),r,"quiet")),m`${n?m`<p role="status">${i("level-offer",n)}</p>`:g}
    ${s.length?m`<div class="row actions-row">${s}</div>`:g}`}$({nextStep:$r});function ps(){let{isOn:e,job:t}=h.analysis;return m`<button type="button" class="quiet" @click=${()=>ke()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var ms=e=>h.analysis.isOn?m`<div class="engine">
        <p class="faint stats" role="status">${Sr()}</p>
        <ol class="lines">
          ${Mr(e)}
        </ol>
        ${cs()} ${Tr()}
      </div>`:cs();function Sr(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:Tt(n),speed:Tt(r)});return e?
a:i("done",{found:a})}function Mr({view:e}){let{findings:t}=h.analysis;return!e||!t?g:t.lines.map(o=>m`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${Bo(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>m`<button
              type="button"
              class="move"
              @click=${()=>xt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var ls=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function cs(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return m`<div class="values" hidden></div>`;
let{rules:o}=t,s=ls(e);return m`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:C(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>m`<li>
            <button type="button" class="move" @click=${()=>xt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${ls(n)}</span>
          </li>`)}
    </ul>
  </div>`}function Tr(){let e=h.about?.analysis,t=(o,s,n)=>m`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(T[s])}
        @change=${r=>{let a=Number(r.target.value)||1;No(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return m`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:g}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${T.arrows}
        @change=${()=>R("arrows",!T.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var J=8,us=[...Array(8).keys()].map(e=>t=>{let[o,s]=F(t).map((n,r)=>e&1<<r?J-1-n:n);return e&4?o*J+s:s*J+o}),hs=null,ds=new Map,jt=0,je=!1,Ft=!1;async function Er(){let e=await Ve("openings.txt"),[t,...o]=(await e.
text()).trim().split(`
`);jt=Number(t.split(" ")[1]),ds=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var fs=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Lr(){if(je=!je,y(),!!je){try{await(hs??=
Er()),Ft=!1}catch{hs=null,Ft=!0}y(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function Or({black:e,white:t,toMove:o},s){let n=Array(J*J).fill(".");for(let r of e)
n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function zr(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function Ar(e){if(e.width!==
J||e.height!==J)return[];let t=us.map(l=>Or(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=us.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%J)+(Math.floor(l/J)+1),r=new Map;for(let{from:l,to:c,text:p}of e.
moves){if(!l||!c)continue;let d=s.map(w=>n(w(l))+n(w(c))).reduce((w,b)=>w<b?w:b);r.has(d)||r.set(d,p)}return(ds.get(zr(o))??[]).flatMap(l=>{let[,c,p,u]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],d=u?u.split(",").
map(Number):[0,0,0],w=d.reduce((b,v)=>b+v);return r.has(c)?[{move:r.get(c),inBook:p!=="",counts:d,games:w}]:[]}).sort((l,c)=>c.games-l.games)}var ws=e=>fs(e)?m`<button type="button" class="quiet" aria-pressed=${je} @click=${Lr}>
        ${i("openings")}
      </button>`:g;function vs(e,t){let{view:o}=e;if(!je||!fs(e)||!o)return g;let n=h.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:Ar(o),r=n.reduce((l,c)=>l+c.games,0),a=Ft?i("no-serv\
er"):jt?i(n.length?"openings-about":"openings-none",{games:r,total:jt}):i("thinking");return m`<section class="explorer" aria-label=${i("openings")}>
    <p class="faint" role="status">${a}</p>
    <ul>
      ${n.map(l=>gs(l,()=>t.tryMove(l.move)))}
    </ul>
  </section>`}function gs({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return m`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?m`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:m`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var Nr=.15,qr=.42,Rr=8,Dr=.53,Br=50,Ir=3,ys=e=>e.finish(we(null)),bs=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function Cr({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[bs(s)];for(let r of e.path(t.live).slice(1))s=Ye(s,[e.node(r).move??""]),n.push(bs(s));return n.filter(r=>r===n.at(-1)).length}function Wr(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||Cr(e)!==Ir)return;let n=i("draw-offered",{side:o}),r=L(n,{ms:0,actions:[[i("draw-accept"),()=>ys(e)],[i("draw-decline"),()=>{}]]});E(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function ks(e){let t=k.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await re(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<Rr?Nr:r<Br?qr:Dr)?ys(e):L(i("draw-declined",{side:t}))}$({offerAtRepetition:Wr});var Pr=.6,rt=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return P(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,P(i("looking"));let d={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:Pr};this.search=te(d).promise}
let r=(await this.search.catch(d=>{throw this.reset(),d}))?.lines[0];if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&U(r.move);if(!a)return P(i("no-choice"));let{from:l}=a;this.
step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,u=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)y({glow:jr(l,o.width,o.height)}),P(ae([i("hint-part"),...u,i(
"ask-for-more")]));else if(this.step===2){y({glow:[l]});let d=fe(i("hint-piece",{square:l}));P(ae([d,...u,i("ask-for-move")]))}else{y({glow:[],arrows:[{...a,kind:"best"}]});let d=r.connects.join(", "),
w=d?[i("hint-connects",{squares:d})]:[];r.stops&&w.push(i("hint-stops",{move:r.stops})),P(ae([i("hint-move",{move:r.move}),...u,...w]))}}};function jr(e,t,o){let[s,n]=F(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}function Fr(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l)Number(p)?c+=Number(p):n[p==="L"?"black":"white"].push(Hr(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var Hr=(e,t)=>String.fromCharCode(97+e)+t,xs=({fen:e,nodes:t,live:o})=>Gr(e,new j(t).moves(o));function Gr(e,t){
let o={...Fr(e),fen:e,lastMove:null,plies:0};return Ye(o,t)}function $s(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=$o(n).flat().map(c=>{let[p,u]=se(c,n),[d,w]=F(c),b=(d+w)%2?"light":
"dark";return O("rect",{class:b,x:p,y:u,width:100,height:100})}),a=k.flatMap(c=>e[c].map(p=>{let[u,d]=ne(p,n);return O("g",{class:`piece ${c}`},O("circle",{class:"body",cx:u,cy:d,r:38}))})),l=[e.lastMove?.
from,e.lastMove?.to].flatMap(c=>{if(!c)return[];let[p,u]=se(c,n);return[O("rect",{class:"tint last",x:p,y:u,width:100,height:100})]});return O("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,
"aria-hidden":"true"},O("g",{class:"squares"},...r),...l,...a)}function Vr({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function Ss(e){let t=k.map(n=>Vr(e,n)).join(" – "),o=new j(e.nodes).path(e.live).length-
1,s=[t,C(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function _r(e,t){let o=xs(e),s=new Date(e.updated).toLocaleDateString(Oe),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=f("span",{class:"game-words"},f("span",{},Ss(e)),f("span",{class:"faint"},n.join(" "))),a=q($s(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",Ss(e)),a}var Ht=e=>me("game.json",new Blob([JSON.stringify(Q(`game.${e}`),null,1)],{type:"application/json"}));function it(e){let t=f("ul",{class:"game-list"}),o=()=>{let n=We().filter(({
state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=u=>{s(),e(u)},p=()=>{Pe(r),o()};return f("li",{},...a?[_r(a,()=>c(a))]:[f("span",{},i("saved-refused",{reason:{
code:l}})),q(i("saved-copy"),()=>Ht(r),{class:"quiet"})],q(Ue("close"),p,{class:"quiet icon","aria-label":i("delete-game")}))})),n.length||t.append(f("li",{class:"faint"},i("no-games-yet")))};o();let s=z(
i("my-games"),[f("p",{class:"faint"},i("saved-here")),t],{wide:!0})}var Ur="g:not(.cells, .overlay, .marks, .dots)",Kr=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],Ms=e=>`${Ts(Es(e,Ur))}
`,Ts=e=>new XMLSerializer().serializeToString(e);function Es(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let p of Kr){
let u=l.getPropertyValue(p);u&&u!=="none"&&u!=="normal"?c.style.setProperty(p,u):p==="fill"&&c.style.setProperty(p,"none")}for(let p of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(p)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function Ls(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function Os(e){let{canvas:t}=await Ls(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var Yr=420,Zr=4;async function zs(e,t,o,s){let n=Es(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((v,x)=>[v.dataset.side,a.children[x]])),
p=[];for(let v of t){let x={width:v.width,height:v.height,flipped:o},{from:N,to:Ge}=v.lastMove??{};l.replaceChildren(...[N,Ge].flatMap(Le=>Le?Jr(Le,x):[])),a.replaceChildren(...k.flatMap(Le=>v[Le].map(
dn=>{let io=c.get(Le)?.cloneNode(!0),[fn,wn]=ne(dn,x);return io.style.transform=`translate(${fn}px, ${wn}px)`,io})));let{canvas:Ee,context:ht}=await Ls(Ts(n),Yr);p.push(ht.getImageData(0,0,Ee.width,Ee.
height))}let{gif:u}=await import("./gif.mjs"),d=t.map((v,x)=>x<t.length-1?s:Zr*s),[{width:w,height:b}]=p;return u(w,b,p.map(({data:v})=>v),d.map(v=>Math.round(100*v)))}function Jr(e,t){
let[o,s]=se(e,t);return O("rect",{x:o,y:s,width:100,height:100,...{fill:"#e0b93b","fill-opacity":.55}})}function Xr(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let u=s.length,{move:d,comment:w,children:b,marks:v}=o.node(c);s.push({parent:p,move:d,comment:w||null,marks:v?.map(nt)});for(let x of b)n(x,u)};n(0,
null);let r=c=>{let{machine:p,level:u}=t.players[c];return t.names?.[c]??i(p?"who-level":"who-human",{level:u})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function Qr(e){let t=new j,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=n===null||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(rs))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:oe(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function ei(e,t){try{await navigator.clipboard.writeText(e),L(i("copied",{what:t}))}catch{let o=f("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});z(t,[o]),o.select()}}function at(e){let t=(d,w,b,...v)=>{let x=f("textarea",{readOnly:!0,rows:b,"aria-label":d,value:w});return f("section",{class:"export"},f("div",{class:"card-head"},f("h3",
{},d),...v,q(i("copy"),()=>ei(x.value,d),{class:"quiet"})),x)},o=d=>async()=>{let w=document.querySelector("#board svg");if(!w)return;let b=Ms(w);me(`loa.${d}`,d==="svg"?new Blob([b],{type:"image/svg+\
xml"}):await Os(b))},s=jo(i("seconds-a-move"),1,{min:.1,max:10,step:.1},()=>{}),n=async()=>{let{tree:d,state:w}=e,b=d.path(w.live).flatMap(N=>e.guess(N)??[]),v=document.querySelector("#board svg"),x=Number(
s.querySelector("input")?.value);v&&me("loa.gif",await zs(v,b,w.flipped,x))},r=()=>me("game.sgf",new Blob([l.value],{type:"application/x-go-sgf"})),a=t(i("share-sgf"),"",5,q(i("save"),r,{class:"quiet"})),
l=a.querySelector("textarea"),c=[...a.querySelectorAll("button")];for(let d of c)d.disabled=!0;let p=t(i("share-link"),Be(e.text(e.state.shown)),2),u=et();u&&p.append(f("p",{class:"faint link-warning"},
u)),z(i("share"),[a,t(i("share-fen"),e.view?.fen??"",1),t(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),f("div",{class:"row"},f("h3",{},i("share-picture")),q(i("svg"),o("svg"),{class:"quiet"}),
q(i("png"),o("png"),{class:"quiet"}),q(i("gif"),n,{class:"quiet"}),s),p,ao&&t(i("share-embed"),Io(e.text(e.state.shown)),3)],{wide:!0,begin:async d=>{l.value=(await M("export",Xr(e),d)).sgf;for(let w of c)
w.disabled=!1}})}function As(e,t={}){let o=f("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=f("input",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zs\
g","aria-label":i("import-file-name")}),n=f("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=await a.text())});let r=async a=>{try{let l=await M("\
import",{text:o.value,...t},a);await e(Qr(l),a),E(i("imported"));for(let c of l.remarks)L(c)}catch(l){if(!(l instanceof _))throw l;return n.textContent=l.message,!0}};z(i("import"),[o,f("label",{class:"\
field"},f("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}function Ns(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;z(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function Gt(e){
let t=(n,r=void 0)=>e.open(n,r),{game:o}=e,s=o?{rules:o.state.rules,limit:o.state.limit}:{};return[["my-games",()=>it(t)],["import-short",()=>As(t,s)],["share-short",()=>o&&at(o)]]}function qs(e,t,o){
let s=(r,a,l=!0)=>f("button",{type:"button",class:"quiet",disabled:!l,onclick:()=>{n(),a()}},r),n=z(i("more"),[f("div",{class:"menu"},...e.filter(({isHidden:r})=>!r).map(({label:r,isDisabled:a,act:l})=>s(
i(r),()=>l(t,o),!a)),...Gt(o).map(([r,a])=>s(i(r),a)),s(i("analyse"),()=>ke()))])}var B={isOn:!1,kind:Ce[0]},X=null,Fe=null,Vt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&Eo.get(t)||void 0},lt=e=>!!e.svg.closest("#board");function Rs(e,t){e.drawn=t,e.
drawDrawn(),lt(e)&&h.game&&Ds(h.game,t)}function Ds(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Bs(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),r=e.
drawn.find(s)?.kind===B.kind;Rs(e,r?n:[...n,{from:t,to:o,kind:B.kind}]),E(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var Is=()=>B.isOn;function ct(){B.isOn=!B.isOn,Fe=null,y(),B.isOn&&E(i("draw-h\
ow"))}var _t=()=>h.game&&Ds(h.game,[]);function Cs({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(nt);return m`
    <p class="unseen">${s.length?i("marks-here",{marks:lo(s)}):g}</p>
    ${B.isOn||o.length?m`<div class="nav-row pen">
          ${B.isOn?Ce.map(ti):g}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${_t}
          >${i("clear-marks")}</button>
        </div>`:g}
    ${B.isOn?m`<p class="faint">${i("draw-how")}</p>`:g}
  `}var ti=e=>m`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${B.kind===e}
    @click=${()=>{B.kind=e,y()}}
  >${xe("pen")}</button>`;addEventListener("pointerdown",e=>{let t=Vt(e);if(!t)return;let o=e.button===0,s=e.shiftKey||B.isOn&&lt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
X=n?{board:t,from:n}:null}else o&&!lt(t)&&Rs(t,[])},!0);addEventListener("pointermove",e=>{let t=X?.board.input.squareOf(e);if(!X||!t)return;let{board:o,from:s}=X;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:B.kind}])});addEventListener("pointerup",e=>{if(!X)return;e.stopPropagation();let{board:t,from:o}=X;X=null;let s=t.input.squareOf(e);s?Bs(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",
()=>{X?.board.drawDrawn(),X=null});addEventListener("contextmenu",e=>Vt(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=B.isOn?Vt(e):void 0,{key:o}=e;if(!t||!lt(t)||!t.input.current||o!==
"Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;Fe?Bs(t,Fe,s):E(i("mark-from",{square:s})),Fe=Fe?null:s},!0);var oi={inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function I(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+1]:n.children[0],
c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Ps=(e,t)=>m`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${ci(e,t)}
`;function si(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return m`
    ${s?m`<p class="said">${s}</p>`:g}
    ${n.length?js(e,n[0],r?1:0,n.slice(1)):m`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Ws=new WeakMap;function ni(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Ws.get(o)??[];if(a===r[0]&&l===r[1])return;
Ws.set(o,r),a!==r[0]&&D(si(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),ri(o,c)}
function ri(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function js(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(m`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(m`<span class="gap">…</span>`)),r.push(ii(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(m`<p class="said">${c}</p>`));for(let u of s)a(),n.push(m`<div class="variation">${js(e,u,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?m`<div class="turn">${c}</div>`:c)}function ii(e,t){let{live:o,review:s}=e.state,n=s[t]?.mark;return m`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${n?` ${n}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${n?m`<abbr class="mark ${n}" title=${i("mark",{mark:n})}
          >${oi[n]}</abbr
        >`:g}</span
  >`}var ai=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function li({target:e},t){let o=e,[,s,n]=ai.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(bo(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});P(r),E(r)}}function ci(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(p=>{let{parent:u}=o.node(p);return u===
null||o.node(u).children[0]===p}),{comment:l}=o.node(n),c=(p,u,d,w=!0,b=void 0)=>w?m`<button
          type="button"
          class="quiet nav"
          title=${u}
          aria-label=${u}
          aria-pressed=${b??g}
          @click=${d}
        >
          ${xe(p)}
        </button>`:g;return m`
    ${h.isCommenting?m`<textarea
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
        @keydown=${p=>p.key==="Enter"&&li(p,t)}
      />
      ${c("pen",i("draw-marks"),ct,!0,Is())}
      ${c("comment",i("comment"),()=>y({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Cs(e)}
  `}$({go:I,drawMoves:ni});var pi=9,pt=({state:e})=>k.filter(t=>e.players[t].machine),Me=(e,t=()=>!0)=>o=>o.remote?.allows(e)??t(o),mi=new rt,ui=e=>e.isOver||e.pending||mi.give(e).catch(t=>P(t.message)),Fs=[{label:"new-game",word:"\
new-word",sign:"add",key:"n",where:"narrow",act:(e,t)=>ot(t)},{label:"undo",sign:"undo",key:"u",where:"both",isShown:Me("undo"),isEnabled:({state:e})=>e.live!==0,act:e=>e.undo()},{label:"redo",sign:"r\
edo",key:"r",where:"wide",isShown:Me("redo"),isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>I(
e,"back")},{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>0,act:e=>I(e,"next")},{label:"hint",sign:"hint",key:"h",where:"both",isShown:Me(
"hint",e=>pt(e).length<2),act:ui},{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},{label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:Me("draw",e=>pt(e).length===
1),isEnabled:e=>!e.isOver,act:e=>e.remote?e.remote.offerDraw?.():ks(e)},{label:"resign",sign:"resign",where:"wide",isShown:Me("resign",e=>pt(e).length<2),isEnabled:e=>!e.isOver,act:Ns},{label:"move-no\
w",sign:"now",where:"wide",isShown:Me("now",({state:e})=>k.some(t=>e.players[t].machine&&e.players[t].level>=pi)),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},{label:"pause",sign:"\
pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&!!(pt(e).length===2||e.state.clock),act:e=>e.pause(!0)},{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.
state.paused,act:e=>e.pause(!1)},{label:"more",sign:"more",where:"narrow",act:(e,t)=>qs(mt(e).filter(({where:o})=>o==="wide"),e,t)}],hi=e=>{Fs.push(...e)},mt=e=>Fs.map(({isShown:t,isEnabled:o,...s})=>({
...s,isHidden:t?.(e)===!1,isDisabled:o?.(e)===!1})),di={"[":e=>I(e,"back"),"]":e=>I(e,"next"),"{":e=>I(e,"first"),"}":e=>I(e,"last"),ArrowLeft:e=>I(e,"back"),ArrowRight:e=>I(e,"next"),ArrowUp:e=>I(e,"\
first"),ArrowDown:e=>I(e,"last"),Home:e=>I(e,"first"),End:e=>I(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>ct(),x:()=>_t(),a:()=>ke(),"?":()=>Ko()},ce=null,Ut=e=>e==="ArrowUp"||e==="ArrowDown",
Kt=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{ce=Kt(e)&&e!==ce?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?
ce=null:Kt(t)&&(e===" "||o&&Ut(e))&&(ce=t===ce?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{ce=null});function fi(e,t){return Kt(e)?e===ce||Ut(t):e instanceof HTMLInputElement&&
e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||Ut(t)&&e.matches(".said-box")}var Hs=e=>document.addEventListener("keydown",t=>wi(t,e));
function wi(e,t){let{game:o}=h;if(!o||e.defaultPrevented||fi(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.
length===1?e.key.toLowerCase():e.key,r=mt(o).find(l=>l.key===n),a=r?r.act:di[n];a&&(e.preventDefault(),!r?.isHidden&&!r?.isDisabled&&a(o,t))}var Gs=e=>m`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  <h2>${i("new-here")}</h2>
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>st(e)}>
      ${i("easy-game")}
    </button>
    <button type="button" class="quiet" @click=${()=>e.see()}>
      ${i("no-thanks")}
    </button>
  </div>
</section>`;var vi=(e,t)=>m`
  ${h.isFirstVisit?Gs(t):g}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[ps(),es(e),ws(e)]:m`<span class="faint">${i("no-analysis")}</span>`}
      <span class="faint rules">${i("of-rules",{rules:C(e.state.rules)})}</span>
    </div>
    ${os(e)} ${Ps(e,t)}
    ${e.allowsHelp?[ts(e),ms(e),vs(e,t)]:g}
  </section>
`,gi=(e,t)=>m`
  ${bi(e,t)}
  <div class="row files">
    <button type="button" class="quiet" @click=${()=>ot(t)}>
      ${i("new-game")}
    </button>
    ${Gt(t).map(([o,s])=>m`<button type="button" class="quiet" @click=${s}>${i(o)}</button>`)}
  </div>
`;function bi(e,t){let o=k.every(s=>e.state.players[s].machine)&&!e.remote;return ie(mt(e).map(({label:s,word:n,key:r,where:a,act:l,...c})=>({...c,label:i(s),word:n&&i(n),title:yi(i(s),r),kind:a,act:()=>l(
e,t)})),o?ki():g)}var yi=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function ki(){return m`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-T.speed)}
      @input=${e=>R("speed",3e3-Number(e.target.value))}
  /></label>`}$({panel:vi,actions:gi});var Vs=e=>e.reduce((t,o)=>t+o,0);function _s(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:u,score:d})=>{let w=1/Math.sqrt(1+3*(u/173.7178)**2/Math.PI**2),b=1/
(1+Math.exp(-w*(o-(p-1500)/173.7178)));return{g:w,expected:b,score:d}}),r=1/Vs(n.map(({g:p,expected:u})=>p*p*u*(1-u))),a=Vs(n.map(({g:p,expected:u,score:d})=>p*(d-u))),l=xi(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function xi(e,t,o,s){let n=Math.log(e**2),r=u=>{let d=t**2+o+Math.exp(u);return Math.exp(u)*(s**2-d)/
(2*d**2)-(u-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let u=1;for(;r(n-u*.5)<0;)u++;l=n-u*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let u=a+(a-l)*c/(p-c),d=r(u);d*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[u,d]}return Math.exp(a/2)}var $i=60,Si={at:0,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},Yt=()=>ue("puzzles",Si);function Te(e){Us(e),ee("puzzles",e)}function Us(e){let t=Yt(),{rating:o,
deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set([...t.
history,...e.history])]}var He=e=>parseInt(e,10),Zt=({history:e},t)=>e.findLast(o=>He(o)===t)?.at(-1),Ks=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(He));function Ys(e,{number:t,rating:o},s){
Us(e);let n=Zt(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Te(e),null;let r=Math.round(e.rating),a={rating:o,deviation:$i,score:Number(s)};return Object.assign(e,_s(e,[a])),e.history.push(`${t}${s?
"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Te(e),Math.round(e.rating)-r}var Js=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],Zs=150,Mi=2e3;async function Xs(e){for(;;)try{let t=await(await Ve(e)).text();return wt(null),t.trimEnd().split(`
`)}catch(t){wt(t),await po(Mi)}}async function Qs(){return(await Xs("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var Jt=new Map;async function en(e){let t=Math.
floor(e/Zs),o=Jt.get(t);o||(o=Xs(`puzzles-${t}.txt`),Jt.set(t,o),o.catch(()=>Jt.delete(t)));let s=(await o)[e%Zs],[n,r,a,l,c,p]=s.split("; "),u=d=>Number(d.split(" ").at(-1));return{fen:n,rules:r,task:l.
startsWith("win")?"win":"hold",moves:u(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:u(p)}}var tn=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function ut(e,t,o,s){
let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Ti=997,on=(e,t=new Date)=>Math.floor(Date.UTC(
t.getFullYear(),t.getMonth(),t.getDate())/864e5)*Ti%e.length;var sn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),Xt=({end:e})=>Math.max(0,e-Date.now()),Qt=e=>e.mistakes>=3||Xt(e)===0,nn=({kind:e})=>Number(e[1])<=3;function eo(e,t){let{view:o,side:s,said:n,isDone:r,detail:a,run:l}=e,c=p=>!r&&!o?.end&&o?.toMove===p;return be({id:"puzzle-board",top:Ne(H(s),o,{isToMove:c(H(s))}),bottom:Ne(s,o,{isToMove:c(s)}),side:ye(
m`${l?Li(l):g}
        <p class="status ${n.kind}" role="status" ?hidden=${l&&!n.kind}>${n.words}</p>
        <p class="task">${o?Oi(e):""}</p>
        ${Je(o,a)}`,zi(e,t),Ni(e,t))})}var Li=e=>m`<p role="timer">
  <b>${go(Xt(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function Oi({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var to=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function rn(e){
return e.length===2?to(e):i("puzzle-theme",{theme:e})}function zi(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p}=e,u=Js.map(N=>[N,rn(N)]),d=Math.round(a.rating),{streak:w,best:b}=a,
v={solved:Ks(a).size,count:o?.length??0},x=[i("puzzle-rating",{rating:s?.rating??0})];return l&&x.push(...(s?.themes??[]).map(N=>rn(N[0]))),m`<section class="card panel" aria-label=${i("puzzle")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${W(i("theme"),u,a.theme,N=>t.choose(N),!0)}
    </div>
    ${c?g:m`<p class="faint">${n?x.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:d})}</b>
            ${p===null?g:`(${Ai(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...v,streak:w,best:b})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
  </section>`}var Ai=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function Ni({isDone:e,before:t,run:o},s){return ie([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",isDisabled:o!==
null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var qi={"+":"once","-":"failed","=":"later"},Ri=200;function an({all:e,kept:t},o){let n=t.history.filter(c=>e?.[He(c)-1]).reverse().slice(0,Ri).map(c=>{let p=He(c),u=e,{kind:d,rating:w}=u[p-1],b=[i("p\
uzzle-number",{number:p}),to(d),i("puzzle-rating",{rating:w}),i("puzzle-result",{result:qi[c.slice(-1)]})],v=()=>{l(),o(p-1)};return f("li",{},q(b.join(" · "),v,{class:"quiet"}))}),r=f("ul",{class:"g\
ame-list"},...n),a=f("p",{class:"faint"},i("no-history")),l=z(i("history"),[n.length?r:a])}var Bi=450,Ii=900,oo=12,Ci=500,ln=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),Wi=()=>({all:null,puzzle:null,at:0,run:null,kept:Yt(),...ln()});de.set("puzzles",(e,t)=>new so(e,t).begin());var so=class{constructor(t,o){this.host=t,this.play=o,this.state=Wi(),D(eo(this.
state,this),t),this.board=new ge(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),
le(()=>this.draw())}async begin(){this.change({all:await Qs()}),await this.open(this.state.kept.at)}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;let{state:t}=this;D(eo(t,
this),this.host);let{view:o,side:s,isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){let{kept:o,all:s,run:n}=this.
state;s?.[t]||(t=0),n||(o.at=t,Te(o)),this.change({...ln(),at:t});let{moves:r}=this.state,a=()=>this.state.moves!==r,l=await en(t);if(a())return;this.state.puzzle=l;let c=await this.ask();a()||(this.change(
{view:c,side:c.toMove,left:l.moves}),this.say(i("to-move",{side:c.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{rating:s,theme:n}=t,r=(l,c)=>tn(l,n)&&c!==t.at,a=ut(
o,s,oo,(l,c)=>r(l,c)&&!Zt(t,c+1))??ut(o,s,oo,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.open(on(this.state.all??[]))}history(){
Te(this.state.kept),an(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=sn();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);Qt(t)&&
!this.state.isDone&&this.finishRun(),y()},Ci);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(Qt(t))return this.finishRun();let s=ut(o,t.rating,oo,(n,r)=>nn(n)&&
!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle\
-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,Ii)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=
Math.max(t.bestRun,o.count),Te(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return M(
"position",this.game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{words:t,kind:o}}),E(t)}async tryMove(t){
let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await M("move",{game:this.game(),move:t});if(l())return;if(!c.legal)return this.
say(Ke(t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:p,answer:u}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!p)return this.change({view:c.position,glow:[],arrows:[]}),a?this.answered(!1):this.
refute(c,u);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.finish();o.left=r-1,this.say(i("puzzle-right")),
await this.reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{moves:s,side:n,run:r}=this.state,{end:a}=t.position;
if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:p}=c?.score??{},u=p!=null&&
p<=2*o-2;return{isRight:s.length>0&&u,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==n)return;let p=[...n,t.move];this.
change({moves:p,before:{moves:n,view:c}}),this.fail();let d=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],w=t.position.mustPass?"pass":o;if(w&&!t.position.end){let b={...this.
game(),moves:[...p,w]},v=await M("position",b);if(s.moves!==p)return;this.change({view:v}),d.push(i("puzzle-answer",{side:H(r),move:w}),v.end?.text??"")}else d.push(t.position.end?.text??"");this.say(
ae(d),"fault"),this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,isBusy:!1});let{task:r,moves:a}=n;this.change(
{left:r==="win"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("to-move",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(t),
lines:1,seconds:1.5};return te(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(u=>setTimeout(u,Bi)),r=t?null:await this.think();if(await n,o.moves!==s)return;
o.isBusy=!1;let a=t??(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let p=i("puzzle-goes-on",{side:c.toMove,moves:o.left});
this.change({view:c}),this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=Ys(n,{number:o+1,rating:r},
t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(ae([s,o?.end?.text??""]),"o\
ver"),this.focusPrimary()}focusPrimary(){queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&
!s&&!n&&!r)}async hint(){let{state:t}=this;if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&U(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change(
{glow:[n.from]}),this.say(i("puzzle-piece",{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.
lines[0]?.move}async solve(){let{state:t}=this;if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.
bestMove();if(!n||!t.wasShown||o!==t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(A({rules:t,fen:o,players:oe(!1,
!1),flipped:this.state.side==="white"}))}};function mn(e){addEventListener("storage",()=>no(e)),addEventListener("pageshow",()=>no(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(no(e),cn())});for(let t of["pointerdown",
"keydown"])addEventListener(t,cn,!0)}function cn(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var pn=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function no(e){
await xo();let{game:t}=h;if(!t||t.remote)return;let{state:o}=Se(Q(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(pn(o)===pn(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();yo(o);let r=!t.isAtLive&&o.nodes[s];un(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function un(e,t,o){let s=new Ae(t);s.follows=o,await s.load();let n=h.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function Pi(e,t,o){let s=Se(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new j(s.nodes),p=c.nodes.length,
u=c.take(new j(n))[r],d=c.leadsTo(s.live,u),w=d?u:s.live,b={...s,live:w,shown:w,flipped:l,outcome:s.outcome??a};!d&&c.nodes.length>p&&L(i("other-tab"),{ms:12e3}),ko(b),un(e,b,!1)}$({merge:Pi});function ji(e,t){L(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>Ht(e)],[i("saved-delete"),()=>Pe(e)]]})}function hn(e){let t=()=>{},o=()=>{t(),uo()&&(t=L(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>it(s=>e.open(s))],[i("saved-copy"),()=>e.game&&at(e.game)]]}))};mo.addEventListener("change",o),o()}$({readGame:Se,rescue:ji});var ro=class{constructor(t){this.open=t,he.isOfProgram=!0,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.
resolve(),he.addEventListener("shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{L(String(n),{kind:"error"})})}),he.addEventListener("said",o=>{let{text:s,error:n}=o.
detail;L(s,{kind:n?"error":"note"}),E(s)})}send(t){he.send({type:"line",text:t})}allows(t){return t==="draw"||t==="resign"?!1:void 0}async tryMove(t){let o=this.game,s=await M("move",{game:o.text(o.state.
live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manua\
l"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(
o,t):await this.begin(t)}players(t){return Object.fromEntries(k.map(o=>[o,{machine:t[o]==="machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.
moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??
"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){let o=t.black==="machine"&&t.white==="human",s=new Ae(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(
t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};async function Fi(e,t){let o=Co(location.hash);if(!o)return!1;let s=new j,n=0;for(let r of o.moves)n=s.add(n,r);try{await M("position",o,t)}catch(r){if(t.aborted)return!1;if(!(r instanceof _))throw r;
return L(i("bad-link",{reason:r.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(A({rules:o.rules,limit:o.limit??null,fen:o.fen,nodes:s.nodes,live:n,shown:n,players:oe(
!1,!1)}),t),!0}var Hi=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function Gi(){let e=(n,r)=>Po(i(n),!!T[r],a=>R(r,a)),t=f("input",{type:"range",min:"0",max:"100",value:String(
T.volume),onchange:()=>{R("volume",Number(t.value)),Re("move")}}),o=tt(i("piece-style"),Mo.map(n=>[n,i(n)]),T.pieces,n=>R("pieces",n)),s=z(i("settings"),[Ui(n=>{R("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),f("div",{class:"pair"},tt(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],T.scheme,n=>R("scheme",n)),o),Vi(o.querySelector(
"select")),e("large-text","largeText"),f("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
f("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),f("label",{class:"field"},f("span",{},i("volume")),t),h.isKept===null?"":f(
"p",{class:"faint"},i("kept",{isKept:h.isKept}))])}function Vi(e){return f("fieldset",{class:"themes"},f("legend",{},i("board")),...Hi.map(([t,o])=>f("label",{class:"theme","data-board":t},f("input",{
type:"radio",name:"board",value:t,checked:T.board===t,onchange:()=>{R("board",t),R("pieces",e.value=o)}}),_i(o),f("span",{},i(t)))))}var _i=e=>O("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},
...k.map((t,o)=>{let s=O("g",{class:"squares",transform:`translate(${o*100})`}),n=To(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};
return s.append(O("rect",r),n),s}));function Ui(e){let o=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,
fe(r)]}),s=tt(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===T.language)?T.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}dt(Oo);function ld(e){as(),hn(e),mn(e),Hs(e)}export{ze as FIRST_LEVEL,Ae as Game,ro as Link,_ as Refusal,k as SIDES,hi as addCommands,E as announce,h as app,ld as begin,gn as byId,W as choiceField,Vo as clockWords,bn as dismiss,le as drawWith,f as h,
m as html,vn as inWords,Oe as language,dt as learn,A as newState,L as note,g as nothing,G as numberField,z as openDialog,Fi as openLink,Gi as openSettings,gs as openingRow,H as other,yn as refuseSearches,
D as render,C as ruleName,he as socket,i as text,y as update};
