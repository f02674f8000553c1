import{$ as Sn,A as te,Aa as Ie,B as fe,Ba as Ao,C as go,Ca as tt,D as bo,E as yo,F as T,G as q,H as E,I as $n,J as L,K as we,L as ko,M as h,N as ce,O as y,P as j,Q as ve,R as $,S as k,T as C,U as ge,
V as xo,W as me,X as Xe,Y as be,Z as K,_ as Qe,a as Ye,aa as oe,b as po,ba as F,c as qe,ca as kt,d as bt,da as se,e as Ze,ea as A,f as uo,fa as Be,g as ho,ga as $o,h as _,ha as So,i,ia as Mo,j as Je,ja as H,
k as kn,ka as ye,l as U,la as ne,m as yt,ma as re,n as De,na as To,o as fo,oa as Eo,p as M,pa as Lo,q as ue,qa as Oo,r as f,ra as zo,s as O,sa as et,t as xn,ta as ke,u as R,ua as u,v as he,va as xt,w as de,
wa as g,x as wo,xa as D,y as vo,ya as xe,z as ee,za as $e}from"./first.mjs";var No={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
)","new-game":"New game",undo:"Undo",redo:"Redo",back:"One move back",next:"Next move","step-back":"Back","step-on":"Next","draw-word":"Draw","new-word":"New",hint:"Hint",flip:"Flip","offer-draw":"Off\
er draw",resign:"Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"More",speed:"Speed","speed-of-play":"Speed of play","my-games":"My games","import-short":"Import","share-short":"Shar\
e","to-terminal":"To the game in the terminal","back-to-game":"Back to the game","play-on":"Play on from here","review-game":"Review the game","review-again":"Review again",rematch:"Rematch","level-of\
fer":"{count} {how, select, won {wins} other {losses}} in a row. Try level {level}?","resign-as":"Resign as {side, select, black {Black} white {White}}?","keep-playing":"Keep playing","another-game":"\
Start another game?","game-stays":"The game on the board is not over. It stays in My games.",welcome:"Welcome","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exactly as many squa\
res as there are pieces on its line. Connect all your pieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-moves-yet":"No mov\
es yet.","comment-move":"Comment on this move",comment:"Comment","move-example":"b1-b3","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is not a move such as b1-b3.","draw-marks":"\
Draw arrows and circles","draw-how":"Drag for an arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"Drawn: {marks}.","mark-colour":"{kind, s\
elect, own {Orange} blue {Blue} red {Red}}","mark-from":"From {square}. Choose the other end; the same square gives a circle.","mark-drawn":"Drawn from {from} to {to}.","mark-removed":"Removed from {f\
rom} to {to}.",promote:"Make this the main line",cut:"Remove this move and its continuation",mark:"{mark, select, good {good move} inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} missed {m\
issed win}}","no-analysis":"This game has no analysis or review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nodes} positions · {speed}/s",done:"done\
, {found}",solved:"Solved: {value} for the side to move.","solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","val\
ue-in":"{value, select, win {win} loss {loss} tie {tie} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games\
, number} of {total, number} games of the engine (level 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, perc\
ent}, White wins {white, percent}","book-move":"Move of the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","show-arrows":"Arrows on the board","wins-in":"{side, select, blac\
k {Black} white {White}} wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chance to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for\
 a good move…","no-choice":"There is no move to choose.","hint-part":"Look at this part of the board.","hint-piece":"{square} is the piece to move.","hint-move":"{move} is a good move.","hint-wins":"\
It wins at once.","hint-wins-in":"It wins in {moves}.","hint-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.","ask-for-more":"Ask again for more.","ask-for-move":"\
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
on, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | draw with clicks or keys; clear the drawings","keys-keys":"? | this list","no-pieces":"{color, select, black {Black} white {Whit\
e}} has no pieces.","one-piece":"{color, select, black {Black} white {White}} has a single piece, which counts as connected: the game would be over.","all-connected":"{color, select, black {Black} whi\
te {White}}’s pieces are all already connected: the game would be over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","many-pieces":"{color, select, bla\
ck {Black} white {White}} has {count} pieces; start positions of this size have at most {most}.","mover-blocked":"{color, select, black {Black} white {White}} is to move and has no legal move.","set-u\
p":"Set-up","position-editor":"Position editor","how-to-edit":"Choose a piece, then click squares. Click again to remove it.","edit-black":"Black piece","edit-white":"White piece","edit-nothing":"Remo\
ve","editor-board":"Editor board",painted:"{square}: {piece, select, black {black} white {white} other {empty}}",mover:"To move",fen:"FEN","play-from-here":"Play from here","start-position":"Start pos\
ition","empty-board":"Empty board","from-game":"From the game","copy-link":"Copy link","link-copied":"Link copied. {warning}","can-start":"A game can start here.","cannot-start":"No game can start her\
e:","not-a-position":"Not a valid position: {reason}.","retry-mistakes":"Retry your mistakes","retry-side":"Retry {side, select, black {Black} white {White}}’s mistakes","retry-word":"Retry","review\
-progress":"Progress of the review","review-graph":"Black’s win chance during the game","review-point":"{move}: {chance, percent}","review-start":"start: {chance, percent}","show-better":"Better mov\
e","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}. Find a better move.","is-best":"{move} is the best move.","is-good":"{move} is good, too. The best move was {best}.","n\
ot-better":"{move} is not better. Retry.","next-mistake":"Next mistake",end:"End","only-move":"The only move.","best-proven":"Best ({score}).","best-estimated":"Best (win chance {chance, percent}).","\
chance-taken":"Good! {side, select, black {White} white {Black}} had made a mistake, and this move makes use of it.",judged:"{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} b\
lunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",better:" Better was {move} ({score}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"\
lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {accuracy, percent}{inaccuracies, plural, =0 {} one {, # inaccuracy} other {, # inaccuracies}}{\
mistakes, plural, =0 {} one {, # mistake} other {, # mistakes}}{blunders, plural, =0 {} one {, # blunder} other {, # blunders}}{missed, plural, =0 {} one {, # missed win} other {, # missed wins}}",compared:"\
{how, select, above {You played better than your opponent usually does. } near {You played as well as your opponent usually does. } other {}}Good moves: {good} of {judged}. Accuracy {accuracy, percent\
}; level {level} usually has {usual, percent}.","all-remarks":"All remarks","summary-of":"{side, select, black {Black} white {White}}:","no-summary":"no move to judge","puzzle-board":"Puzzle board",puzzle:"\
Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show the solution",retry:"Retry","puzzle-win":"{side, select, black {Black} white {White}} to move wins {count, p\
lural, =1 {at once} other {in # moves}}. Only one first move does it.","puzzle-hold":"{side, select, black {Black} white {White}} to move: only one move stops {side, select, black {White} white {Black\
}} from winning {count, plural, =1 {at once} other {within # moves}}.","puzzle-yours":"You play {side, select, black {Black} white {White}}, at the bottom.","puzzle-score":"Solved {solved} of {count} \
· streak {streak} · best {best}","puzzle-no-win":"{move} is legal, but it does not win in {moves}.","puzzle-no-hold":"{move} is legal, but {side, select, black {White} white {Black}} still wins.","p\
uzzle-right":"Right. What next?","puzzle-goes-on":"{side, select, black {Black} white {White}} to move: win in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"That was the solution.","puzzle-piece":"\
The piece on {square} moves.","puzzle-move":"The move is {move}.",theme:"Theme","puzzle-theme":"{theme, select, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet move} t {Threat} b {Bl\
ock} d {Defence} e {Endgame}}","puzzle-task":"{task, select, win {Win in} hold {Hold against}} {moves}","puzzle-rating":"Rating {rating}","your-rating":"Your rating: {rating}","puzzle-answer":"{side, \
select, black {Black} white {White}} answers {move}.","puzzle-wrong":"Wrong.","puzzle-of-day":"Puzzle of the day","timed-run":"3-minute run","run-score":"{count} solved · mistakes: {mistakes} of {most\
}","run-over":"{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved in this run. Your best: {best}.",history:"History","no-history":"You have not tried a puzzle yet.","puzzle-result":"\
{result, select, once {solved} failed {not solved} later {solved later}}",tutorial:"Tutorial",step:"Step {number} of {count}: {title}","next-step":"Next step",previous:"Back",again:"Again",lessons:"Al\
l lessons","rule-sets":"Rule sets","rules-differ":"Pieces move alike under all rules. The rules differ when a move connects both sides, when a side has no legal move, and in what makes a draw.","legal\
-move":"Yes, that move is legal.","other-move":"That is legal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then move","count-words":"A piece moves exactly as \
many squares as there are pieces on its line. Two stand on this one: follow the arrow.","count-praise":"Right! All pieces on a line count, of both colours: on ranks, files and diagonals.",jump:"Jump o\
ver your own pieces","jump-words":"Your own pieces are never in the way. Six pieces stand on this line: jump over the others, six squares.","jump-praise":"Six pieces, six squares, right over the other\
s.",capture:"Captures and obstacles","capture-words":"You capture an enemy piece by landing on it. You can’t jump over it. Capture with the marked piece.","capture-praise":"Captured! White has one p\
iece less, and so one less to connect.","capture-retry":"Legal, but the marked piece captured nothing. Look for the dashed ring.",connect:"Connect your pieces","connect-words":"You win when all your p\
ieces are in one group. Diagonal neighbours count. Connect the marked piece.","connect-praise":"All in one group: Black wins.","connect-retry":"Not all pieces are connected yet. Count the lines of the\
 separate piece.",defend:"Stop the other side","defend-words":"White threatens to connect, as the arrow shows. Move the marked piece onto that line: its count changes, and the arrow’s move fails.","\
defend-praise":"White has no winning move now.","defend-retry":"White can still win on the next move. Try again.","helping-title":"Captures can help the other side","helping-words":"A side with fewer \
pieces has fewer to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White is not connected. Which white piece is separate?","blocked-title":"No lega\
l move","blocked-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var We,Mn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Tn=.3;function Ce(e){if(!T.sounds||T.volume===0)return;let t=Tn*T.volume/100;try{We??=
new AudioContext;for(let[o,s]of Mn[e]){let n=We.currentTime+s,r=new OscillatorNode(We,{frequency:o,type:"triangle"}),a=new GainNode(We,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(We.destination),r.start(n),r.stop(n+.18)}}catch{}}$({playSound:Ce});var En=100,Ro=1e4,Ln=3e3;$({startClock:e=>new $t(e)});var $t=class{constructor(t){this.game=t,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
En):void 0,t.addEventListener("move",o=>this.moved(o.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=Ro&&s.left[r]<
Ro&&Ce("low"),y(),s.left[r]<=0?(s.left[r]=0,this.game.finish(be(C(r),"+Time"))):t-this.kept>Ln&&(this.kept=t,this.game.dispatchEvent(new Event("time")))}moved({id:t,mover:o}){let{state:s,tree:n}=this.
game;s.clock&&((this.game.liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},y())}};var On={findings:null,fen:null},zn=["best","second","third"],qo="";function Do(e,t){q(e,t),St()}function Se(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,St(),t.isOn&&Me())}function An(e){
let t=`${!!h.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===qo||(qo=t,qn(e),St())}var Me=(e=".panel")=>queueMicrotask(()=>document.querySelector(`#view-play ${e}`)?.scrollIntoView(
{block:"nearest"}));function St(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,On),y();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:T.analysisLines,seconds:T.analysisSeconds,threads:T.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),y())},r=oe(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),y()}),y()}async function Mt(e){let{game:t}=h;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function Nn(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!T.arrows||o!==h.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=K(s.move);return r?[{...r,kind:zn[n]}]:[]}).reverse()}function Rn(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,
remoteness:n})=>({square:K(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function qn(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||!o)return;
let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await M("tables",e.text(e.state.shown))}catch{}h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.known=
r,y())}$({follow:An,arrows:Nn,tints:Rn});var Dn=.4,Bn=.05;function ie({state:e},t){let{mark:o=null,isMoment:s}=e.review[t]??{};return s||h.review.isFull||!e.compared?o:null}var ot=e=>e!==null&&e!=="good";function In({people:[e,...t],state:o,
remote:s},n){if(!e||t.length||s)return;let{accuracy:r,judged:a,counts:l}=n[e],{level:c}=o.players[C(e)],m=h.about?.levels[c-1].accuracy;if(!m||r===null)return;let p=Math.abs(r-m)<=Bn?"near":r>m?"above":
"below",d=l.best+l.good;return{code:"compared",params:{how:p,good:d,judged:a,accuracy:r,level:c,usual:m}}}async function ae(e,t,o=Dn){if((await e.viewOf(t)).end)return[];let s=await oe({type:"analyse",
game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}async function Tt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(l=>o.get(l)??[])},n=await M(
"review",s,void 0,l=>l),r={};for(let[l,c]of t.entries()){let m=n.blackChances[l],p=n.plies[l-1],d=p?.isMoment&&e.people.includes(e.sideToMove(t[l-1]));m!==null&&(r[c]={chance:m,best:o.get(c)?.[0]?.move??
null,mark:p?.isError?p.judgement.split(" ")[0]:d?"good":null,isMoment:!!d,text:p?.text??null})}let a=k.map(l=>n[l].text);return{review:r,summary:a,compared:In(e,n)}}var Te=({tree:e,state:t})=>e.path(e.
leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function st(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null,isFull:!1};let o=Te(e),s=new Map;y(),Me();try{for(let[n,r]of[...o].
reverse().entries()){if(h.review.progress=n/o.length,s.set(r,await ae(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let a=await Tt(e,o,s);if(t!==h.review.run)return;Object.assign(e.state,
a),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,y(),Me(".review-summary"))}var Bo=.3;async function Wn(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!T.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([ae(e,s,Bo),ae(e,t,Bo)]),{review:a}=await Tt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||L(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}$({teach:Wn});var Io=document.title;function Cn(e){document.title=e.isYourTurn?`${i("your-turn")} · ${Io}`:Io}$({writeTitle:Cn});var Wo=30,Et=64;et.counts=Pn;function Pn(e,t,o,s){for(let n of t){let r=s!==null&&Eo(s,n),[a,l]=jn(n,o);e.append(O("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(
n.count)))}}function jn(e,t){let[o,s]=e.ends.map(l=>re(l,t));if(e.axis==="rank")return[t.width*100+Wo,o[1]];if(e.axis==="file")return[o[0],-Wo];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):
Math.sign(s[0]-o[0]);return r<100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-Et+(a>0?0:6)]:[n+a*28,-Et]:a>0?[t.width*100+Et,r-28]:[-30,r-36]}et.tried=Fn;function Fn(e,t,{from:o,to:s},n,r){let[[a,l],[c,m]]=[o,s].map(H),p=[Math.sign(c-a),Math.sign(m-l)];for(let v of Hn(n)){let[x,N]=ne(v,r);e.append(O("rect",{class:"tried",x,y:N,width:100,height:100}))}
for(let v=1;v<=n.count;v++){let[x,N]=[a+v*p[0],l+v*p[1]];if(x<0||N<0||x>=r.width||N>=r.height)return;let[Ke,Ne]=ne(ye(x,N),r),gt=v===n.count?"open":"shut";t.append(O("circle",{class:`count-badge ${gt}`,
cx:Ke+22,cy:Ne+22,r:18}),O("text",{class:"count-text",x:Ke+22,y:Ne+30},String(v)))}let d=ye(a+n.count*p[0],l+n.count*p[1]),[w,b]=re(d,r);t.append(O("circle",{class:"tried-goal",cx:w,cy:b,r:44}))}function Hn({
ends:e}){let[[t,o],[s,n]]=e.map(H),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>ye(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}function Co(e,t){let{moves:o,winIn:s}=e,n=s===null?C(t):t;return o!==null?i("wins-in",{side:n,moves:o}):Ze(Lt(e,t))}var Lt=(e,t)=>t==="black"?e.chance:1-e.chance,Gn=new Intl.NumberFormat(qe,{notation:"\
compact",maximumSignificantDigits:3}),Ot=e=>Gn.format(e),W=e=>i("rule-name",{name:e})||e;function Vn(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=Lt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":Ze(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return u`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}$({bar:Vn});var P=(e,t,o,s,n=!1)=>{let r=u`<select
    aria-label=${n?e:g}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l])=>u`<option value=${a} .selected=${a===o}>${l}</option>`)}
  </select>`;return n?r:u`<label class="field"><span>${e}</span>${r}</label>`},G=(e,t,{min:o,max:s},n)=>u`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      .value=${String(t)}
      @change=${r=>{let a=r.target,l=Math.min(s,Math.max(o,Number(a.value)||o));a.value=String(l),n(l)}}
  /></label>`;var _n={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",more:"M5 12h.01M12 12h.01M19 12h.01"},Ee=e=>u`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${_n[e]}></path>
  </svg>`;var Un=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>u`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${Ee(o)}<span class="word">${t??e}</span></button>`,le=(e,t)=>u`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(Un)} ${t}
  </div>`;var Kn={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},nt={min:3,max:8},At=(e,t)=>xe({id:"editor-board",top:zt("white",e,t),bottom:[zt("black",e,t),zt("nothing",e,t)],side:$e(Yn(e),Zn(e,
t),Jn(e,t))}),zt=(e,{brush:t,view:o},s)=>u`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(Kn[e])}</span>
    ${e==="nothing"?"":Ao(o,e)}
  </button>`,Yn=({checked:e,note:t})=>u`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?u`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>u`<p>${o}</p>`)}
    ${t?u`<p>${t}</p>`:""}
  </div>`;function Zn({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,W(l)]),a=k.map(l=>[l,i("side",{side:l})]);return u`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${G(i("files"),e.width,nt,l=>n.resize(l,e.height))}
      ${G(i("ranks"),e.height,nt,l=>n.resize(e.width,l))}
    </div>
    <div class="pair">
      ${P(i("mover"),a,e.toMove,l=>n.keep({toMove:l}))}
      ${P(i("rules"),r,e.rules,l=>n.keep({rules:l}))}
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
  </section>`}var Jn=({checked:e},t)=>le([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);function Pe({rules:e,limit:t,fen:o,moves:s}){let n=new URLSearchParams({rules:e,fen:o});return t!==void 0&&n.set("limit",String(t)),s.length&&n.set("moves",s.join(" ")),`${location.href.split("#")[0]}\
#game?${n}`}function Po(e){let t=Pe(e);return`<iframe src="${(new URL("embed.html",t.split("#")[0]).href+t.slice(t.indexOf("#"))).replaceAll("&","&amp;")}" width="420" height="470" title="${i("title")}\
"></iframe>`}function rt(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.test(location.hostname);return i("link-warning",
{place:o?"here":"elsewhere"})}function jo(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;let s=t.get("limit");return{rules:t.get("rule\
s")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}var Fo={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},Xn=()=>({brush:"black",kept:fe("editor",Fo),view:null,checked:null,fen:"",fault:"",note:"",presets:[]});ve.set("editor",(e,t)=>new Nt(
e,t).begin());var Nt=class{constructor(t,o){this.host=t,this.play=o,this.state=Xn(),this.kept=this.state.kept;let{min:s,max:n}=nt;for(let r of["width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.
trunc(this.kept[r])));k.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of k)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(a));D(At(this.state,this),t),this.board=new ke(t.querySelector(
".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),ce(()=>this.draw())}async begin(){let{presets:t}=await ue();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||
(this.kept.rules=Fo.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.check()}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;D(At(this.
state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=H(t);return o>=0&&o<this.kept.
width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of k)this.kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=k.find(r=>this.
kept[r].includes(t));for(let r of k)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!=="nothing"&&o!==s&&this.kept[s].push(t);let n=k.find(r=>this.kept[r].includes(t));return E(i("\
painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let m=ye(c,r),p=this.kept.black.includes(m)?
"L":this.kept.white.includes(m)?"l":"";p&&(a+=(l||"")+p),l=p?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s==="black"?"w":"b"} - - 0 1`}async check(){te("editor",this.kept);let t=this.text();this.change(
{fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await M("setup",{fen:t,rules:o});if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change(
{view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await M("position",{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof U))
throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[
...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await M("start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await M("position",{fen:n,rules:s}),
s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(
`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(A({rules:this.kept.rules,fen:this.text(),flipped:o,players:se(o,!o)}))}async copyLink(){let t=Pe(
{rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change({note:i("link-copied",{warning:rt()})})}catch{this.change({fen:t})}}};function z(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=f("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>w.close(),l=new AbortController,c=!1,m=async v=>{if(!c){c=!0;try{await v(
l.signal)!==!0&&a()}catch(x){if(!l.signal.aborted)throw x}finally{c=!1}}},p=f("p",{class:"offline",role:"status"}),d=f("div",{class:"actions"},...n.map(([v,x,N])=>R(v,()=>m(x),{class:N??"quiet"}))),w=f(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},f("div",{class:"dialog-head"},r,R(de("close"),a,{class:"quiet icon","aria-label":i("close")})),f("div",{class:"dialog-body"},...t.filter(v=>v!==null)),
p,n.length?d:null),b=r.id;return history.pushState({dialog:b},""),addEventListener("popstate",a,{signal:l.signal}),w.addEventListener("close",()=>{l.abort(),w.remove(),history.state?.dialog===b&&history.
back()}),w.addEventListener("pointerdown",v=>{v.target===w&&a()}),document.body.append(w),w.showModal(),ko(p,l.signal),Promise.resolve(s?.(l.signal)).catch(v=>{if(!l.signal.aborted)throw v}),a}function it(e,t,o,s){
let n=f("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return f("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),f("label",{class:"field"},f(
"span",{},e),n)}function Ho(e,t,o,s){let n=f("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return f("label",{class:"toggle",title:s},n,f("span",{},e))}function Go(e,t,o,s){let n=f("in\
put",{type:"number",...Object.fromEntries(Object.entries(o).map(([a,l])=>[a,String(l)])),value:String(t)}),r=()=>{let a=Math.min(o.max,Math.max(o.min,Number(n.value)||o.min));n.value=String(a),a!==t&&
s(t=a)};return n.addEventListener("change",r),r(),f("label",{class:"field"},f("span",{},e),n)}var Vo=["none","1+1","3+2","5+3","10+5","30+10","custom"],Rt=6,Qn=/^\d+(\.\d+)?\+\d+$/,_o=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Uo=(e,t,o)=>u`
  ${er(e,t)}
  ${[e.black,e.white].filter(s=>s==="0").length===1?tr(e,t,o):g}
  ${o?g:or(e,t)}
  ${o?g:u`<label class="toggle"
        ><input
          type="checkbox"
          .checked=${e.serious}
          @change=${()=>t({serious:!e.serious})}
        /><span>${i("rated-style")}</span></label
      >`}
  ${sr(e,t,o)}
`,Le=(e,t,o,s,n,r,a)=>u`<label class="option${o?" chosen":""}"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?u`<span>${r}</span>`:g}${a?u`<span class="faint">${a}</span>`:g}</label
  >`;function er(e,t){let{black:o,white:s}=e,n=_o(e),r=o==="0"&&s==="0",a=o!=="0"&&s!=="0",l=m=>s==="0"&&o!=="0"?{black:m,white:"0"}:{black:"0",white:m},c=h.about?.levels??[];return u`<fieldset>
    <legend>${i("opponent")}</legend>
    <div class="options-grid">
      ${c.map(({number:m,elo:p})=>{let d=String(m);return Le("opponent",d,!r&&!a&&n===d,()=>t({...l(d),level:d}),i("computer",{level:m}),i("level-words",{level:m}),p?i("elo",{elo:p}):"")})}
      ${Le("opponent","0",r,()=>t({black:"0",white:"0"}),i("person-here"),i("person-words"))}
      ${Le("opponent","two",a,()=>t({black:n,white:n}),i("two-computers"),i("show-words"))}
    </div>
  </fieldset>`}function tr(e,t,o){let{random:s}=e,n=_o(e);return u`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options-row">
      ${Le("side","black",!s&&e.black==="0",()=>t({black:"0",white:n,random:!1}),i("black-first"))}
      ${Le("side","white",!s&&e.white==="0",()=>t({black:n,white:"0",random:!1}),i("white"))}
      ${o?g:Le("side","random",s,()=>t({random:!0}),i("random"))}
    </div>
  </fieldset>`}function or(e,t){let o=Qn.test(e.clock)?[...new Set([...Vo,e.clock])]:Vo,s={min:1,max:600},n={min:0,max:600};return u`${P(i("clock"),o.map(Ko),e.clock,r=>t({clock:r}))}
  ${e.clock==="custom"?u`<div class="pair">
        ${G(i("minutes"),e.minutes,s,r=>t({minutes:r}))}
        ${G(i("seconds-a-move"),e.seconds,n,r=>t({seconds:r}))}
      </div>`:g}`}function Ko(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function sr(e,t,o){
let{presets:s=[],starts:n=[]}=h.about??{},r={min:3,max:8},a=s.map(({name:m})=>[m,W(m)]),l=n.map(m=>[m,i("start-name",{name:m})||m]),c={black:"fewerBlack",white:"fewerWhite"};return u`<details class="options" ?open=${e.
isUnusual}>
    <summary>${i("variant")}</summary>
    ${P(i("rules"),a,e.rules,m=>t({rules:m,start:s.find(({name:p})=>p===m)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${P(i("start"),l,e.start,m=>t({start:m}))}
    <div class="pair">
      ${G(i("files"),e.width,r,m=>t({width:m}))}
      ${G(i("ranks"),e.height,r,m=>t({height:m}))}
    </div>
    ${o?g:u`<div class="pair">${k.map(m=>nr(e,m))}</div>
          <div class="pair">
            ${k.map(m=>G(i("gives-up",{side:m}),e[c[m]],{min:0,max:Rt},p=>t({[c[m]]:p})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}
  </details>`}var nr=(e,t)=>u`<label class="field"
    ><span>${i("name-of",{side:t})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e.names[t]}
      @input=${o=>{e.names[t]=o.target.value}}
  /></label>`;var qt={rules:"olympiad",start:"standard",width:8,height:8,black:"0",white:`${De}`,level:`${De}`,random:!1,clock:"none",minutes:15,seconds:10,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},
rr=["rules","start","width","height","fewerBlack","fewerWhite"];async function Yo(e,t){h.about=await ue();let o=ir(fe("wish",qt),h.about),s={...o,isUnusual:rr.some(c=>o[c]!==qt[c])},n=f("div",{class:"\
new-game"}),r=()=>D(Uo(s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(te("wish",{...s,isUnusual:void 0}),t)return void t(mr(s));try{await e(await cr(ar(s),c),c)}catch(m){if(!(m instanceof
U))throw m;return L(m.message,{kind:"error"}),!0}};z(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function ir(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(
c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=qt[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(
n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(Rt,Math.max(0,Math.trunc(e[c])));return e}function ar(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="\
0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function lr({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:
e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function cr(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},
{fen:s}=await M("start",o,t),n=lr(e),r=a=>({machine:a!=="0",level:Number(a)||De});return A({rules:e.rules,fen:s,clock:n,left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},
flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function mr(e){let t=Math.max(Number(e.black),Number(e.white));return[
...k.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...k.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function at(e){let{remote:t}=h.game??{};Zo(()=>Yo((o,s)=>e.open(o,s),t&&h.link?o=>o.forEach(s=>t.send(s)):void 0))}function lt(e){Zo(()=>(e.see(),e.open(A())))}async function Dt(e,t){let{game:o}=h;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:m,serious:p}=o.state,d={black:c?.base??0,white:c?.base??0},w=x=>a[x].machine&&t?{...a[x],level:t}:
{...a[x]},b={black:w("black"),white:w("white")},v={rules:s,limit:n,fen:r,players:b,names:l,clock:c,flipped:m,serious:p};await e.open(A({...v,left:d}))}function Zo(e){let{game:t}=h;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();z(i("another-game"),[f("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var pr=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Bt=()=>f("tabl\
e",{class:"keys"},f("tbody",{},...pr.map(e=>{let[t,o]=i(e).split(" | ");return f("tr",{},f("th",{scope:"row"},t),f("td",{},o))}))),Jo=()=>z(i("keys"),[f("div",{tabIndex:0},Bt())]);var It="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",Y=[{title:"count",words:"count-words",fen:It,from:"b1",to:"b3",praise:"count-praise"},{title:"jump",words:"jump-words",fen:It,from:"b1",to:"\
h1",praise:"jump-praise"},{title:"capture",words:"capture-words",fen:It,from:"c1",goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:"connect-\
words",fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",from:"d3",goal:(e,t)=>t?.winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:"defend-words",fen:"8/8/2ll4/4l3/1L5L/\
6L1/3l4/L5L1 w - - 0 1",from:"b4",threat:{from:"d2",to:"d4"},goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"defend-praise",retry:"defend-retry"}];var Z=[...Y,{title:"helping-title",words:"helping-words",fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:"blocked-words",fen:"4\
lL/4ll/6/6/ll4/Ll4 w - - 0 1"}];function Wt(e,t){let{at:o,view:s,said:n,detail:r,isDone:a}=e;return xe({id:"learn-board",top:u`<h2 class="strip">${Xo(o)}</h2>`,bottom:Ie("black",s,{isToMove:!a,player:i("you")}),side:$e(u`<p class="status ${n.
kind}" role="status"
          >${n.words}<span class="unseen">${a?g:ur(Z[o])}</span></p
        >
        ${tt(s,r)}`,hr(e,t),dr(e,t))})}function ur({from:e,to:t,threat:o}){if(!e)return g;let s=t?i("puzzle-move",{move:me(e,t)}):null,n=o?i("hint-stops",{move:me(o.from,o.to)}):"";return _([s??i("puz\
zle-piece",{square:e}),n])}function Xo(e){let t=i(Z[e].title);return e<Y.length?i("step",{number:e+1,count:Y.length,title:t}):t}function hr({at:e,presets:t,isListOpen:o},s){let n=Z.map((r,a)=>[String(
a),Xo(a)]);return u`<section
    class="card panel lessons ${o?"open":""}"
    aria-label=${i("tutorial")}
  >
    ${P(i("lessons"),n,String(e),r=>s.open(Number(r)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${t.map(({name:r})=>u`<dt>${W(r)}</dt>
            <dd>${i("rule-words",{name:r})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${s.keys}
    </details>
  </section>`}function dr({at:e,isReached:t},o){let s=e+1===Y.length||e+1===Z.length;return le([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("again"),sign:"redo",act:()=>o.
open(e)},{label:i("lessons"),sign:"more",kind:"narrow",act:()=>o.toggleList()},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<Y.length&&!t,act:()=>o.next()}])}var fr=1600,wr=()=>({at:Math.max(0,Z.findIndex((e,t)=>t===ee("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[],isListOpen:!1});ve.set("learn",(e,t)=>new Ct(
e,t).begin());var Ct=class{constructor(t,o){this.host=t,this.play=o,this.state=wr(),this.keys=Bt(),D(Wt(this.state,this),t),this.board=new ke(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.
change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("tutorial")}),ce(()=>this.draw())}begin(){return ue().then(({presets:t})=>this.change({presets:t})),this.open(this.state.
at)}get lesson(){return Z[this.state.at]}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;D(Wt(this.state,this),this.host);let{view:t,isDone:o}=this.state,{from:s,to:n,threat:r}=o?
{}:this.lesson,a=r?[{...r,kind:"red"}]:[];s&&n&&a.push({from:s,to:n,kind:"best"});let l=s?[s]:[];t&&this.board.show({view:t,flipped:!1,canMove:()=>!o,arrows:a,glow:l})}async open(t){te("tutorial",t);let o={
words:"",kind:""};this.change({at:t,isReached:!1,isListOpen:!1,view:null,said:o}),await this.setUp()&&this.change({said:{words:i(this.lesson.words),kind:""}})}toggleList(){this.change({isListOpen:!this.
state.isListOpen}),queueMicrotask(()=>this.host.querySelector(".lessons")?.scrollIntoView())}next(){let t=this.state.at+1;t===Y.length||t===Z.length?lt(this.play):this.open(t)}get game(){return{fen:this.
lesson.fen,rules:"soucie",moves:[]}}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await M("position",this.game);return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}say(t,o){this.
change({said:{words:t,kind:o}}),E(t)}async tryMove(t){if(this.state.isDone||!this.state.view)return;let{lesson:o}=this,s=await M("move",{game:this.game,move:t});if(o!==this.lesson)return;if(!s.legal)return this.
say(Xe(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{from:a,to:l,praise:c,retry:m}=o,{goal:p=()=>!l||s.move===me(a??"",l)}=o,d=p(n,r,s.position);this.change({isDone:!0,view:s.position}),
d?(this.change({isReached:d}),this.say(c?i(c):r?.text??i("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(m??
"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),fr))}};var je=300,J=80;function Qo(e){let t=je/Math.max(1,e.length-1),o=r=>[r*t,J*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return u`<svg
    class="graph"
    viewBox="0 0 ${je} ${J}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${je} height=${J}></rect>
    <polygon class="graph-area" points="0,${J} ${s} ${je},${J}"></polygon>
    <line class="graph-middle" x1="0" x2=${je} y1=${J/2} y2=${J/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${J}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[m,p]=o(c);return xt`${r?xt`<circle class="graph-mark ${r}" cx=${m} cy=${p} r="3"></circle>`:g}<rect class="graph-hit" x=${Number(m)-t/2} y="0" width=${t} height=${J}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var vr=.08,gr=.4;function Pt(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!ot(ie(e,n))||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function es(e,t){
let o=Pt(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},jt(e)}function jt(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function br(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(v,x)=>{h.review.retry===o&&(Object.assign(o,{text:v,isSolved:x}),E(v),y(),x||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,m=v=>a==="black"?v:1-v,[p]=await ae(e,c,gr),d=await e.viewOf(c),
w=d.end?+(d.end.winner===a):0;p&&(w=d.toMove===a?p.score.chance:1-p.score.chance);let b=w>=m(e.state.review[n].chance)-vr;return l(i(b?"is-good":"not-better",{move:t,best:r}),b),!0}$({judgeRetry:br});var Fe=["own","blue","red"],ts=e=>Fe.includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),ct=({from:e,to:t})=>e===t?e:`${e}:${t}`;function os(e){let[t,o=t]=e.split(":");return{from:t,to:o,
kind:Fe[0]}}var B={isOn:!1,kind:Fe[0]},X=null,He=null,Ft=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&zo.get(t)||void 0},mt=e=>!!e.svg.closest("#board");function ss(e,t){e.drawn=t,e.
drawDrawn(),mt(e)&&h.game&&ns(h.game,t)}function ns(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function rs(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),r=e.
drawn.find(s)?.kind===B.kind;ss(e,r?n:[...n,{from:t,to:o,kind:B.kind}]),E(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var is=()=>B.isOn;function pt(){B.isOn=!B.isOn,He=null,y(),B.isOn&&E(i("draw-h\
ow"))}var Ht=()=>h.game&&ns(h.game,[]);function as({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(ct);return u`
    <p class="unseen">${s.length?i("marks-here",{marks:uo(s)}):g}</p>
    ${B.isOn||o.length?u`<div class="nav-row pen">
          ${B.isOn?Fe.map(yr):g}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${Ht}
          >${i("clear-marks")}</button>
        </div>`:g}
    ${B.isOn?u`<p class="faint">${i("draw-how")}</p>`:g}
  `}var yr=e=>u`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${B.kind===e}
    @click=${()=>{B.kind=e,y()}}
  >${Ee("pen")}</button>`;addEventListener("pointerdown",e=>{let t=Ft(e);if(!t)return;let o=e.button===0,s=e.shiftKey||B.isOn&&mt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
X=n?{board:t,from:n}:null}else o&&!mt(t)&&ss(t,[])},!0);addEventListener("pointermove",e=>{let t=X?.board.input.squareOf(e);if(!X||!t)return;let{board:o,from:s}=X;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:B.kind}])});addEventListener("pointerup",e=>{if(!X)return;e.stopPropagation();let{board:t,from:o}=X;X=null;let s=t.input.squareOf(e);s?rs(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",
()=>{X?.board.drawDrawn(),X=null});addEventListener("contextmenu",e=>Ft(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=B.isOn?Ft(e):void 0,{key:o}=e;if(!t||!mt(t)||!t.input.current||o!==
"Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;He?rs(t,He,s):E(i("mark-from",{square:s})),He=He?null:s},!0);var Gt={good:"!",inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function I(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+
1]:n.children[0],c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var cs=(e,t)=>u`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${Er(e,t)}
`;function kr(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return u`
    ${s?u`<p class="said">${s}</p>`:g}
    ${n.length?ms(e,n[0],r?1:0,n.slice(1)):u`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var ls=new WeakMap;function xr(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=ls.get(o)??[];if(a===r[0]&&l===r[1])return;
ls.set(o,r),a!==r[0]&&D(kr(t),o);let c=o.querySelector(`[data-id="${n}"]`),m=o.querySelector("[aria-current]");m!==c&&m?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),$r(o,c)}
function $r(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function ms(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(u`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(u`<span class="gap">…</span>`)),r.push(Sr(e,l));
let{comment:c,children:m}=e.tree.node(l);c&&(a(),n.push(u`<p class="said">${c}</p>`));for(let p of s)a(),n.push(u`<div class="variation">${ms(e,p,o,[])}</div>`);o%2&&a(),[l,...s]=m,o++}return a(),n.map(
c=>Array.isArray(c)?u`<div class="turn">${c}</div>`:c)}function Sr(e,t){let{live:o}=e.state,s=ie(e,t);return u`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${s?` ${s}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${s?u`<abbr class="mark ${s}" title=${i("mark",{mark:s})}
          >${Gt[s]}</abbr
        >`:g}</span
  >`}var Mr=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Tr({target:e},t){let o=e,[,s,n]=Mr.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(me(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});j(r),E(r)}}function Er(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(m=>{let{parent:p}=o.node(m);return p===
null||o.node(p).children[0]===m}),{comment:l}=o.node(n),c=(m,p,d,w=!0,b=void 0)=>w?u`<button
          type="button"
          class="quiet nav"
          title=${p}
          aria-label=${p}
          aria-pressed=${b??g}
          @click=${d}
        >
          ${Ee(m)}
        </button>`:g;return u`
    ${h.isCommenting?u`<textarea
          class="comment"
          rows="2"
          placeholder=${i("comment-move")}
          aria-label=${i("comment-move")}
          .value=${l}
          @input=${m=>{o.node(n).comment=m.target.value,e.changed()}}
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
        @keydown=${m=>m.key==="Enter"&&Tr(m,t)}
      />
      ${c("pen",i("draw-marks"),pt,!0,is())}
      ${c("comment",i("comment"),()=>y({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${as(e)}
  `}$({go:I,drawMoves:xr});var ps=e=>{let t=Te(e);return t.length>1&&t.every(o=>e.state.review[o])},us=e=>u`<button
    type="button"
    class="quiet"
    ?disabled=${Te(e).length<2||h.review.progress!==null}
    @click=${()=>st(e)}
  >
    ${i(ps(e)?"review-again":"review-game")}
  </button>`;function hs(e){let{progress:t,fault:o,retry:s,isFull:n}=h.review,{people:r,state:a}=e,{compared:l}=a,c=m=>s||!ps(e)||!r.includes(m)||!Pt(e,m).length?g:u`<button
          type="button"
          class="quiet"
          aria-label=${r.length===1?i("retry-mistakes"):i("retry-side",{side:m})}
          @click=${()=>es(e,m)}
        >
          ${i("retry-word")}
        </button>`;return u`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${l?Lr(e,l,c(r[0])):g}
      ${(l&&!n?[]:a.summary??[]).map((m,p)=>{let d=k[p];return u`<div class="row">
          <p><b>${i("summary-of",{side:d})}</b> ${Je(m)}</p>
          ${l?g:c(d)}
        </div>`})}
    </div>
    ${o?u`<p class="fault">${o}</p>`:g}`}function Lr(e,t,o){let{tree:s,state:n}=e,r=Te(e).filter(l=>n.review[l]?.isMoment),a=()=>{h.review.isFull=!h.review.isFull,e.changed()};return u`<p>${Je(t)}</p>
    <div class="row">
      ${r.map(l=>{let c=n.review[l].mark,m=i("mark",{mark:c});return u`<button type="button" class="quiet moment" title=${m} @click=${()=>{e.show(l),Me(".board-host")}}>
          ${s.node(l).move} <span class="mark ${c}">${Gt[c]}</span>
          <span class="unseen">${m}</span>
        </button>`})}
      ${o}
      <button
        type="button"
        class="quiet"
        aria-pressed=${String(h.review.isFull)}
        @click=${a}
      >
        ${i("all-remarks")}
      </button>
    </div>`}function ds(e){let{tree:t,state:o}=e,s=e.allowsHelp?Te(e).filter(r=>o.review[r]):[];if(s.length<2)return g;let n=s.map(r=>({chance:o.review[r].chance,mark:ie(e,r),isShown:r===o.shown,label:i(
r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return Qo(n)}function Or(e){if(!e.allowsHelp)return g;if(h.review.retry)return zr(e);let{tree:t,state:o}=e,
s=o.review[o.shown],{parent:n}=t.node(o.shown),r=ie(e,o.shown);return!s||!r||n===null?g:u`<div class="advice" role="status">
    <p>${s.text?Je(s.text):ho(ge(i("mark",{mark:r})))}</p>
  </div>`}function fs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&K(n);return!e.allowsHelp||h.review.retry||!ot(ie(e,o.shown))||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function zr(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return u`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      <button
        type="button"
        class=${t.isSolved?"primary":"quiet"}
        @click=${()=>jt(e)}
      >
        ${i(o?"end":"next-mistake")}
      </button>
    </div>
  </div>`}$({advice:Or});var Ar=50,_t=e=>typeof e=="object"&&e!==null,V=e=>Number.isFinite(e),Vt=(e,t)=>e===null||typeof e===t,vs=e=>V(e?.black)&&V(e.white),ws=e=>typeof e=="string"||typeof e?.code=="string",Nr={limit:e=>e===
null||V(e),names:e=>Vt(e?.black,"string")&&Vt(e.white,"string"),clock:e=>e===null||V(e?.base)&&V(e.increment),left:vs,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:V,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:V,edition:V,review:e=>_t(e)&&Object.values(e).every(t=>V(t?.chance)&&Vt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>ws(t)),compared:ws},Rr=[4,5,6,7,8,8,9,9,10,10];function Oe(e){if(e?.version>kt)return{fault:"saved-newer"};if(!qr(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.
entries(Nr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=Rr[s.level-1]??s.level;t.version=kt,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=be(t.outcome.
winner,t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),vs(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(ts))&&delete s.marks;return{state:t}}
function qr(e){if(!_t(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&V(a.level);return typeof t=="string"&&Array.
isArray(o)&&o.every((a,l)=>Dr(a,l,o.length))&&_t(o[s])&&r(n?.black)&&r(n?.white)}function Dr(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(
a)<o,n=e.parent===null&&e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Ge(){return bo("game.").map(e=>{let t=ee(e);return{
id:e.slice(5),value:t,...Oe(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}function Ve(e){go(`game.${e}`)}function gs(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&
o.id!==yo.load("game");for(let[o,{id:s,state:n}]of Ge().entries())(o>=Ar||t(n))&&Ve(s)}function Br(e){let t=k.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].level}`]}function Ir(){
let{streak:e=0,levels:t=[]}=h.about??{},o=Ge().flatMap(({state:a})=>Br(a)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),r=t.find(({number:a})=>`${a}`===n)?.offers[s];
return r?{level:r,how:s,count:e}:null}function Wr(e,t){let o=(a,l,c)=>u`<button type="button" class=${c} @click=${l}>${a}</button>`,s=[],n=null;if(h.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.
toTerminal(),"primary"));else if(!e.isAtLive&&!h.review.retry)s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&
e.isAtLive){!e.state.review[e.state.live]&&h.review.progress===null&&s.push(o(i("review-game"),()=>st(e),"primary")),e.remote?.isWatched||s.push(o(i("rematch"),()=>Dt(t),"quiet")),n=e.remote?null:Ir();
let a=n?.level;a&&s.push(o(i("computer",{level:a}),()=>Dt(t,a),"quiet"))}let r=fs(e);return r&&s.push(o(i("show-better"),r,"quiet")),u`${n?u`<p role="status">${i("level-offer",n)}</p>`:g}
    ${s.length?u`<div class="row actions-row">${s}</div>`:g}`}$({nextStep:Wr});function ks(){let{isOn:e,job:t}=h.analysis;return u`<button type="button" class="quiet" @click=${()=>Se()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var xs=e=>h.analysis.isOn?u`<div class="engine">
        <p class="faint stats" role="status">${Cr()}</p>
        <ol class="lines">
          ${Pr(e)}
        </ol>
        ${ys()} ${jr()}
      </div>`:ys();function Cr(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:Ot(n),speed:Ot(r)});return e?
a:i("done",{found:a})}function Pr({view:e}){let{findings:t}=h.analysis;return!e||!t?g:t.lines.map(o=>u`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${Co(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>u`<button
              type="button"
              class="move"
              @click=${()=>Mt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var bs=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function ys(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return u`<div class="values" hidden></div>`;
let{rules:o}=t,s=bs(e);return u`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:W(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>u`<li>
            <button type="button" class="move" @click=${()=>Mt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${bs(n)}</span>
          </li>`)}
    </ul>
  </div>`}function jr(){let e=h.about?.analysis,t=(o,s,n)=>u`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(T[s])}
        @change=${r=>{let a=Number(r.target.value)||1;Do(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return u`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:g}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${T.arrows}
        @change=${()=>q("arrows",!T.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var Q=8,$s=[...Array(8).keys()].map(e=>t=>{let[o,s]=H(t).map((n,r)=>e&1<<r?Q-1-n:n);return e&4?o*Q+s:s*Q+o}),Ss=null,Ms=new Map,Ut=0,_e=!1,Kt=!1;async function Fr(){let e=await Ye("openings.txt"),[t,...o]=(await e.
text()).trim().split(`
`);Ut=Number(t.split(" ")[1]),Ms=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Ts=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Hr(){if(_e=!_e,y(),!!_e){try{await(Ss??=
Fr()),Kt=!1}catch{Ss=null,Kt=!0}y(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function Gr({black:e,white:t,toMove:o},s){let n=Array(Q*Q).fill(".");for(let r of e)
n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function Vr(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function _r(e){if(e.width!==
Q||e.height!==Q)return[];let t=$s.map(l=>Gr(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=$s.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%Q)+(Math.floor(l/Q)+1),r=new Map;for(let{from:l,to:c,text:m}of e.
moves){if(!l||!c)continue;let d=s.map(w=>n(w(l))+n(w(c))).reduce((w,b)=>w<b?w:b);r.has(d)||r.set(d,m)}return(Ms.get(Vr(o))??[]).flatMap(l=>{let[,c,m,p]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],d=p?p.split(",").
map(Number):[0,0,0],w=d.reduce((b,v)=>b+v);return r.has(c)?[{move:r.get(c),inBook:m!=="",counts:d,games:w}]:[]}).sort((l,c)=>c.games-l.games)}var Es=e=>Ts(e)?u`<button type="button" class="quiet" aria-pressed=${_e} @click=${Hr}>
        ${i("openings")}
      </button>`:g;function Ls(e,t){let{view:o}=e;if(!_e||!Ts(e)||!o)return g;let n=h.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:_r(o),r=n.reduce((l,c)=>l+c.games,0),a=Kt?i("no-serv\
er"):Ut?i(n.length?"openings-about":"openings-none",{games:r,total:Ut}):i("thinking");return u`<section class="explorer" aria-label=${i("openings")}>
    <p class="faint" role="status">${a}</p>
    <ul>
      ${n.map(l=>Os(l,()=>t.tryMove(l.move)))}
    </ul>
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
  </li>`}var Ur=.15,Kr=.42,Yr=8,Zr=.53,Jr=50,Xr=3,As=e=>e.finish(be(null)),zs=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function Qr({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[zs(s)];for(let r of e.path(t.live).slice(1))s=Qe(s,[e.node(r).move??""]),n.push(zs(s));return n.filter(r=>r===n.at(-1)).length}function ei(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||Qr(e)!==Xr)return;let n=i("draw-offered",{side:o}),r=L(n,{ms:0,actions:[[i("draw-accept"),()=>As(e)],[i("draw-decline"),()=>{}]]});E(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function Ns(e){let t=k.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await ae(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<Yr?Ur:r<Jr?Kr:Zr)?As(e):L(i("draw-declined",{side:t}))}$({offerAtRepetition:ei});var ti=.6,ut=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return j(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,j(i("looking"));let d={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:ti};this.search=oe(d).promise}
let r=(await this.search.catch(d=>{throw this.reset(),d}))?.lines[0];if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&K(r.move);if(!a)return j(i("no-choice"));let{from:l}=a;this.
step=Math.min(this.step+1,3);let{winIn:c,moves:m}=r.score,p=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:m})];if(this.step===1)y({glow:oi(l,o.width,o.height)}),j(_([i("hint-part"),...p,i(
"ask-for-more")]));else if(this.step===2){y({glow:[l]});let d=ge(i("hint-piece",{square:l}));j(_([d,...p,i("ask-for-move")]))}else{y({glow:[],arrows:[{...a,kind:"best"}]});let d=r.connects.join(", "),
w=d?[i("hint-connects",{squares:d})]:[];r.stops&&w.push(i("hint-stops",{move:r.stops})),j(_([i("hint-move",{move:r.move}),...p,...w]))}}};function oi(e,t,o){let[s,n]=H(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}function si(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let m of l)Number(m)?c+=Number(m):n[m==="L"?"black":"white"].push(ni(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var ni=(e,t)=>String.fromCharCode(97+e)+t,Rs=({fen:e,nodes:t,live:o})=>ri(e,new F(t).moves(o));function ri(e,t){
let o={...si(e),fen:e,lastMove:null,plies:0};return Qe(o,t)}function qs(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=To(n).flat().map(c=>{let[m,p]=ne(c,n),[d,w]=H(c),b=(d+w)%2?"light":
"dark";return O("rect",{class:b,x:m,y:p,width:100,height:100})}),a=k.flatMap(c=>e[c].map(m=>{let[p,d]=re(m,n);return O("g",{class:`piece ${c}`},O("circle",{class:"body",cx:p,cy:d,r:38}))})),l=[e.lastMove?.
from,e.lastMove?.to].flatMap(c=>{if(!c)return[];let[m,p]=ne(c,n);return[O("rect",{class:"tint last",x:m,y:p,width:100,height:100})]});return O("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,
"aria-hidden":"true"},O("g",{class:"squares"},...r),...l,...a)}function ii({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function Ds(e){let t=k.map(n=>ii(e,n)).join(" – "),o=new F(e.nodes).path(e.live).length-
1,s=[t,W(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function ai(e,t){let o=Rs(e),s=new Date(e.updated).toLocaleDateString(qe),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=f("span",{class:"game-words"},f("span",{},Ds(e)),f("span",{class:"faint"},n.join(" "))),a=R(qs(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",Ds(e)),a}var Yt=e=>he("game.json",new Blob([JSON.stringify(ee(`game.${e}`),null,1)],{type:"application/json"}));function ht(e){let t=f("ul",{class:"game-list"}),o=()=>{let n=Ge().filter(({
state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=p=>{s(),e(p)},m=()=>{Ve(r),o()};return f("li",{},...a?[ai(a,()=>c(a))]:[f("span",{},i("saved-refused",{reason:{
code:l}})),R(i("saved-copy"),()=>Yt(r),{class:"quiet"})],R(de("close"),m,{class:"quiet icon","aria-label":i("delete-game")}))})),n.length||t.append(f("li",{class:"faint"},i("no-games-yet")))};o();let s=z(
i("my-games"),[f("p",{class:"faint"},i("saved-here")),t],{wide:!0})}var li="g:not(.cells, .overlay, .marks, .dots)",ci=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],Bs=e=>`${Is(Ws(e,li))}
`,Is=e=>new XMLSerializer().serializeToString(e);function Ws(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let m of ci){
let p=l.getPropertyValue(m);p&&p!=="none"&&p!=="normal"?c.style.setProperty(m,p):m==="fill"&&c.style.setProperty(m,"none")}for(let m of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(m)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function Cs(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function Ps(e){let{canvas:t}=await Cs(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var mi=420,pi=4;async function js(e,t,o,s){let n=Ws(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((v,x)=>[v.dataset.side,a.children[x]])),
m=[];for(let v of t){let x={width:v.width,height:v.height,flipped:o},{from:N,to:Ke}=v.lastMove??{};l.replaceChildren(...[N,Ke].flatMap(Re=>Re?ui(Re,x):[])),a.replaceChildren(...k.flatMap(Re=>v[Re].map(
gn=>{let mo=c.get(Re)?.cloneNode(!0),[bn,yn]=re(gn,x);return mo.style.transform=`translate(${bn}px, ${yn}px)`,mo})));let{canvas:Ne,context:gt}=await Cs(Is(n),mi);m.push(gt.getImageData(0,0,Ne.width,Ne.
height))}let{gif:p}=await import("./gif.mjs"),d=t.map((v,x)=>x<t.length-1?s:pi*s),[{width:w,height:b}]=m;return p(w,b,m.map(({data:v})=>v),d.map(v=>Math.round(100*v)))}function ui(e,t){
let[o,s]=ne(e,t);return O("rect",{x:o,y:s,width:100,height:100,...{fill:"#e0b93b","fill-opacity":.55}})}function hi(e){let{state:t,tree:o}=e,s=[],n=(c,m)=>{let p=s.length,{move:d,comment:w,children:b,marks:v}=o.node(c);s.push({parent:m,move:d,comment:w||null,marks:v?.map(ct)});for(let x of b)n(x,p)};n(0,
null);let r=c=>{let{machine:m,level:p}=t.players[c];return t.names?.[c]??i(m?"who-level":"who-human",{level:p})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function di(e){let t=new F,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=n===null||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(os))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:se(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function fi(e,t){try{await navigator.clipboard.writeText(e),L(i("copied",{what:t}))}catch{let o=f("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});z(t,[o]),o.select()}}function dt(e){let t=(d,w,b,...v)=>{let x=f("textarea",{readOnly:!0,rows:b,"aria-label":d,value:w});return f("section",{class:"export"},f("div",{class:"card-head"},f("h3",
{},d),...v,R(i("copy"),()=>fi(x.value,d),{class:"quiet"})),x)},o=d=>async()=>{let w=document.querySelector("#board svg");if(!w)return;let b=Bs(w);he(`loa.${d}`,d==="svg"?new Blob([b],{type:"image/svg+\
xml"}):await Ps(b))},s=Go(i("seconds-a-move"),1,{min:.1,max:10,step:.1},()=>{}),n=async()=>{let{tree:d,state:w}=e,b=d.path(w.live).flatMap(N=>e.guess(N)??[]),v=document.querySelector("#board svg"),x=Number(
s.querySelector("input")?.value);v&&he("loa.gif",await js(v,b,w.flipped,x))},r=()=>he("game.sgf",new Blob([l.value],{type:"application/x-go-sgf"})),a=t(i("share-sgf"),"",5,R(i("save"),r,{class:"quiet"})),
l=a.querySelector("textarea"),c=[...a.querySelectorAll("button")];for(let d of c)d.disabled=!0;let m=t(i("share-link"),Pe(e.text(e.state.shown)),2),p=rt();p&&m.append(f("p",{class:"faint link-warning"},
p)),z(i("share"),[a,t(i("share-fen"),e.view?.fen??"",1),t(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),f("div",{class:"row"},f("h3",{},i("share-picture")),R(i("svg"),o("svg"),{class:"quiet"}),
R(i("png"),o("png"),{class:"quiet"}),R(i("gif"),n,{class:"quiet"}),s),m,po&&t(i("share-embed"),Po(e.text(e.state.shown)),3)],{wide:!0,begin:async d=>{l.value=(await M("export",hi(e),d)).sgf;for(let w of c)
w.disabled=!1}})}function Fs(e,t={}){let o=f("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=f("input",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zs\
g","aria-label":i("import-file-name")}),n=f("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=await a.text())});let r=async a=>{try{let l=await M("\
import",{text:o.value,...t},a);await e(di(l),a),E(i("imported"));for(let c of l.remarks)L(c)}catch(l){if(!(l instanceof U))throw l;return n.textContent=l.message,!0}};z(i("import"),[o,f("label",{class:"\
field"},f("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}function Hs(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;z(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function Zt(e){
let t=(n,r=void 0)=>e.open(n,r),{game:o}=e,s=o?{rules:o.state.rules,limit:o.state.limit}:{};return[["my-games",()=>ht(t)],["import-short",()=>Fs(t,s)],["share-short",()=>o&&dt(o)]]}function Gs(e,t,o){
let s=(r,a,l=!1)=>R(r,()=>{n(),a()},{class:"quiet",disabled:l}),n=z(i("more"),[f("div",{class:"menu"},...e.filter(({isHidden:r})=>!r).map(({label:r,isDisabled:a,act:l})=>s(i(r),()=>l(t,o),a)),...Zt(o).
map(([r,a])=>s(i(r),a)),s(i("analyse"),()=>Se()))])}var wi=9,ft=({state:e})=>k.filter(t=>e.players[t].machine),ze=(e,t=()=>!0)=>o=>o.remote?.allows(e)??t(o),vi=new ut,gi=e=>e.isOver||e.pending||vi.give(e).catch(t=>j(t.message)),Vs=[{label:"new-game",word:"\
new-word",sign:"add",key:"n",where:"narrow",act:(e,t)=>at(t)},{label:"undo",sign:"undo",key:"u",where:"both",isShown:ze("undo"),isEnabled:({state:e})=>e.live!==0,act:e=>e.undo()},{label:"redo",sign:"r\
edo",key:"r",where:"wide",isShown:ze("redo"),isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>I(
e,"back")},{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>0,act:e=>I(e,"next")},{label:"hint",sign:"hint",key:"h",where:"both",isShown:ze(
"hint",e=>ft(e).length<2),act:gi},{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},{label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:ze("draw",e=>ft(e).length===
1),isEnabled:e=>!e.isOver,act:e=>e.remote?e.remote.offerDraw?.():Ns(e)},{label:"resign",sign:"resign",where:"wide",isShown:ze("resign",e=>ft(e).length<2),isEnabled:e=>!e.isOver,act:Hs},{label:"move-no\
w",sign:"now",where:"wide",isShown:ze("now",({state:e})=>k.some(t=>e.players[t].machine&&e.players[t].level>=wi)),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},{label:"pause",sign:"\
pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&!!(ft(e).length===2||e.state.clock),act:e=>e.pause(!0)},{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.
state.paused,act:e=>e.pause(!1)},{label:"more",sign:"more",where:"narrow",act:(e,t)=>Gs(wt(e).filter(({where:o})=>o==="wide"),e,t)}],bi=e=>{Vs.push(...e)},wt=e=>Vs.map(({isShown:t,isEnabled:o,...s})=>({
...s,isHidden:t?.(e)===!1,isDisabled:o?.(e)===!1})),yi={"[":e=>I(e,"back"),"]":e=>I(e,"next"),"{":e=>I(e,"first"),"}":e=>I(e,"last"),ArrowLeft:e=>I(e,"back"),ArrowRight:e=>I(e,"next"),ArrowUp:e=>I(e,"\
first"),ArrowDown:e=>I(e,"last"),Home:e=>I(e,"first"),End:e=>I(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>pt(),x:()=>Ht(),a:()=>Se(),"?":()=>Jo()},pe=null,Jt=e=>e==="ArrowUp"||e==="ArrowDown",
Xt=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{pe=Xt(e)&&e!==pe?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?
pe=null:Xt(t)&&(e===" "||o&&Jt(e))&&(pe=t===pe?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{pe=null});function ki(e,t){return Xt(e)?e===pe||Jt(t):e instanceof HTMLInputElement&&
e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||Jt(t)&&e.matches(".said-box")}var _s=e=>document.addEventListener("keydown",t=>xi(t,e));
function xi(e,t){let{game:o}=h;if(!o||e.defaultPrevented||ki(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.
length===1?e.key.toLowerCase():e.key,r=wt(o).find(l=>l.key===n),a=r?r.act:yi[n];a&&(e.preventDefault(),!r?.isHidden&&!r?.isDisabled&&a(o,t))}var $i=de("close"),Si=()=>u`<svg
  class="connecting"
  viewBox="0 0 50 20"
  role="img"
  aria-label=${i("connect")}
>
  <path class="light" d="M0 0h50v20H0Z"></path>
  <path class="dark" d="M0 10h10V0h10v20h10V0h10v20h10V10H0Z"></path>
  <path class="bond" d="M25 15h10V5h10L35 15M25 15 35 5"></path>
  <path class="way" d="M5 15h14m-3-3 3 3-3 3"></path>
  <circle class="moved" cx="25" cy="15" r="3.8"></circle>
  <circle cx="35" cy="15" r="3.8"></circle>
  <circle cx="35" cy="5" r="3.8"></circle>
  <circle cx="45" cy="5" r="3.8"></circle>
</svg>`,Us=e=>u`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  ${Si()}
  <h2>${i("new-here")}</h2>
  <button
    type="button"
    class="quiet icon"
    title=${i("no-thanks")}
    aria-label=${i("no-thanks")}
    @click=${()=>e.see()}
  >
    ${$i}
  </button>
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>lt(e)}>
      ${i("easy-game")}
    </button>
  </div>
</section>`;var Mi=(e,t)=>u`
  ${h.isFirstVisit?Us(t):g}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[ks(),us(e),Es(e)]:u`<span class="faint">${i("no-analysis")}</span>`}
      <span class="faint rules">${i("of-rules",{rules:W(e.state.rules)})}</span>
    </div>
    ${ds(e)} ${e.allowsHelp?hs(e):g} ${cs(e,t)}
    ${e.allowsHelp?[xs(e),Ls(e,t)]:g}
  </section>
`,Ti=(e,t)=>u`
  ${Ei(e,t)}
  <div class="row files">
    <button type="button" class="quiet" @click=${()=>at(t)}>
      ${i("new-game")}
    </button>
    ${Zt(t).map(([o,s])=>u`<button type="button" class="quiet" @click=${s}>${i(o)}</button>`)}
  </div>
`;function Ei(e,t){let o=k.every(s=>e.state.players[s].machine)&&!e.remote;return le(wt(e).map(({label:s,word:n,key:r,where:a,act:l,...c})=>({...c,label:i(s),word:n&&i(n),title:Li(i(s),r),kind:a,act:()=>l(
e,t)})),o?Oi():g)}var Li=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function Oi(){return u`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-T.speed)}
      @input=${e=>q("speed",3e3-Number(e.target.value))}
  /></label>`}$({panel:Mi,actions:Ti});var Ks=e=>e.reduce((t,o)=>t+o,0);function Ys(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:m,deviation:p,score:d})=>{let w=1/Math.sqrt(1+3*(p/173.7178)**2/Math.PI**2),b=1/
(1+Math.exp(-w*(o-(m-1500)/173.7178)));return{g:w,expected:b,score:d}}),r=1/Ks(n.map(({g:m,expected:p})=>m*m*p*(1-p))),a=Ks(n.map(({g:m,expected:p,score:d})=>m*(d-p))),l=zi(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function zi(e,t,o,s){let n=Math.log(e**2),r=p=>{let d=t**2+o+Math.exp(p);return Math.exp(p)*(s**2-d)/
(2*d**2)-(p-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let p=1;for(;r(n-p*.5)<0;)p++;l=n-p*.5}let[c,m]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let p=a+(a-l)*c/(m-c),d=r(p);d*m<=0?[a,c]=[l,
m]:c/=2,[l,m]=[p,d]}return Math.exp(a/2)}var Ai=60,Zs=100,Ni={at:-1,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},Qt=()=>fe("puzzles",Ni);function Ae(e){Js(e),te("puzzles",e)}function Js(e){let t=Qt(),
{rating:o,deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set(
[...t.history,...e.history])]}var Ue=e=>parseInt(e,10),eo=({history:e},t)=>e.findLast(o=>Ue(o)===t)?.at(-1),Xs=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Ue));function Qs(e,{number:t,rating:o},s){
Js(e);let n=eo(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Ae(e),null;let r=e.rating,a={rating:o,deviation:Ai,score:Number(s)};return Object.assign(e,Ys(e,[a])),e.rating=Math.max(r-Zs,Math.min(
r+Zs,e.rating)),e.history.push(`${t}${s?"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Ae(e),Math.round(e.rating)-Math.round(r)}var tn=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],en=150,Ri=2e3;async function on(e){for(;;)try{let t=await(await Ye(e)).text();return yt(null),t.trimEnd().split(`
`)}catch(t){yt(t),await fo(Ri)}}async function sn(){return(await on("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var to=new Map;async function nn(e){let t=Math.
floor(e/en),o=to.get(t);o||(o=on(`puzzles-${t}.txt`),to.set(t,o),o.catch(()=>to.delete(t)));let s=(await o)[e%en],[n,r,a,l,c,m]=s.split("; "),p=d=>Number(d.split(" ").at(-1));return{fen:n,rules:r,task:l.
startsWith("win")?"win":"hold",moves:p(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:p(m)}}var rn=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function vt(e,t,o,s){
let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var qi=997,an=(e,t=new Date)=>Math.floor(Date.UTC(
t.getFullYear(),t.getMonth(),t.getDate())/864e5)*qi%e.length;var ln=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),oo=({end:e})=>Math.max(0,e-Date.now()),so=e=>e.mistakes>=3||oo(e)===0,cn=({kind:e})=>Number(e[1])<=3;function no(e,t){let{view:o,side:s,said:n,isDone:r,detail:a,run:l}=e,c=m=>!r&&!o?.end&&o?.toMove===m;return xe({id:"puzzle-board",top:Ie(C(s),o,{isToMove:c(C(s))}),bottom:Ie(s,o,{isToMove:c(s),player:i(
"you")}),side:$e(u`${l?Bi(l):g}
        <p class="status ${n.kind}" role="status" ?hidden=${l&&!n.kind}>${n.words}</p>
        <p class="task">${o?Ii(e):""}</p>
        ${tt(o,a)}`,Wi(e,t),Pi(e,t))})}var Bi=e=>u`<p role="timer">
  <b>${xo(oo(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function Ii({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var ro=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function mn(e){
return e.length===2?ro(e):i("puzzle-theme",{theme:e})}function Wi(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:m}=e,p=tn.map(N=>[N,mn(N)]),d=Math.round(a.rating),{streak:w,best:b}=a,
v={solved:Xs(a).size,count:o?.length??0},x=[i("puzzle-rating",{rating:s?.rating??0})];return l&&x.push(...(s?.themes??[]).map(N=>mn(N[0]))),u`<section class="card panel" aria-label=${i("puzzle")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${P(i("theme"),p,a.theme,N=>t.choose(N),!0)}
    </div>
    ${c?g:u`<p class="faint">${n?x.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:d})}</b>
            ${m===null?g:`(${Ci(m)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...v,streak:w,best:b})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
  </section>`}var Ci=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function Pi({isDone:e,before:t,run:o},s){return le([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",isDisabled:o!==
null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var ji={"+":"once","-":"failed","=":"later"},Fi=200;function pn({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Ue(c)-1]).reverse().slice(0,Fi).map(c=>{let m=Ue(c),p=e,{kind:d,rating:w}=p[m-1],b=[i("p\
uzzle-number",{number:m}),ro(d),i("puzzle-rating",{rating:w}),i("puzzle-result",{result:ji[c.slice(-1)]})],v=()=>{l(),o(m-1)};return f("li",{},R(b.join(" · "),v,{class:"quiet"}))}),r=f("ul",{class:"g\
ame-list"},...n),a=f("p",{class:"faint"},i("no-history")),l=z(i("history"),[n.length?r:a])}var Gi=450,Vi=900,io=12,_i=500,un=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),Ui=()=>({all:null,puzzle:null,at:0,run:null,kept:Qt(),...un()});ve.set("puzzles",(e,t)=>new ao(e,t).begin());var ao=class{constructor(t,o){this.host=t,this.play=o,this.state=Ui(),D(no(this.
state,this),t),this.board=new ke(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),
ce(()=>this.draw())}async begin(){let t=await sn();this.change({all:t});let{at:o}=this.state.kept;await(t[o]?this.open(o):this.next())}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)
return;let{state:t}=this;D(no(t,this),this.host);let{view:o,side:s,isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){
let{kept:o,run:s}=this.state;s||(o.at=t,Ae(o)),this.change({...un(),at:t});let{moves:n}=this.state,r=()=>this.state.moves!==n,a=await nn(t);if(r())return;this.state.puzzle=a;let l=await this.ask();r()||
(this.change({view:l,side:l.toMove,left:a.moves}),this.say(i("puzzle-yours",{side:l.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{theme:s}=t,n=t.rating-t.deviation,
r=(l,c)=>rn(l,s)&&c!==t.at,a=vt(o,n,io,(l,c)=>r(l,c)&&!eo(t,c+1))??vt(o,n,io,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.
open(an(this.state.all??[]))}history(){Ae(this.state.kept),pn(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=ln();this.state.run=t;let o=setInterval(()=>{if(this.state.
run!==t)return clearInterval(o);so(t)&&!this.state.isDone&&this.finishRun(),y()},_i);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(so(t))return this.finishRun();
let s=vt(o,t.rating,io,(n,r)=>cn(n)&&!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change(
{isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,Vi)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,
run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,o.count),Ae(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){
this.state.run=null}ask(){return M("position",this.game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{
words:t,kind:o}}),E(t)}async tryMove(t){let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await M("move",{game:this.game(),
move:t});if(l())return;if(!c.legal)return this.say(Xe(t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:m,answer:p}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!m)return this.change({view:c.position,
glow:[],arrows:[]}),a?this.answered(!1):this.refute(c,p);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.
finish();o.left=r-1,this.say(i("puzzle-right")),await this.reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{
moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(
t.move))?.lines[0],{lossIn:m}=c?.score??{},p=m!=null&&m<=2*o-2;return{isRight:s.length>0&&p,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.
ask();if(s.moves!==n)return;let m=[...n,t.move];this.change({moves:m,before:{moves:n,view:c}}),this.fail();let d=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],w=t.position.
mustPass?"pass":o;if(w&&!t.position.end){let b={...this.game(),moves:[...m,w]},v=await M("position",b);if(s.moves!==m)return;this.change({view:v}),d.push(i("puzzle-answer",{side:C(r),move:w}),v.end?.text??
"")}else d.push(t.position.end?.text??"");this.say(_(d),"fault"),this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,
isBusy:!1});let{task:r,moves:a}=n;this.change({left:r==="win"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("puzzle-yours",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){
let o={type:"analyse",game:this.game(t),lines:1,seconds:1.5};return oe(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(p=>setTimeout(p,Gi)),r=t?null:await this.
think();if(await n,o.moves!==s)return;o.isBusy=!1;let a=t??(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let m=i("puzzl\
e-goes-on",{side:c.toMove,moves:o.left});this.change({view:c}),this.say(c.end?.text??m)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],
a=Qs(n,{number:o+1,rating:r},t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(
_([s,o?.end?.text??""]),"over"),this.focusPrimary()}focusPrimary(){queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.
state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&K(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.
hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??
(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){
s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(
A({rules:t,fen:o,players:se(!1,!1),flipped:this.state.side==="white"}))}};function fn(e){addEventListener("storage",()=>lo(e)),addEventListener("pageshow",()=>lo(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(lo(e),hn())});for(let t of["pointerdown",
"keydown"])addEventListener(t,hn,!0)}function hn(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var dn=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function lo(e){
await Mo();let{game:t}=h;if(!t||t.remote)return;let{state:o}=Oe(ee(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(dn(o)===dn(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();$o(o);let r=!t.isAtLive&&o.nodes[s];wn(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function wn(e,t,o){let s=new Be(t);s.follows=o,await s.load();let n=h.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function Ki(e,t,o){let s=Oe(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new F(s.nodes),m=c.nodes.length,
p=c.take(new F(n))[r],d=c.leadsTo(s.live,p),w=d?p:s.live,b={...s,live:w,shown:w,flipped:l,outcome:s.outcome??a};!d&&c.nodes.length>m&&L(i("other-tab"),{ms:12e3}),So(b),wn(e,b,!1)}$({merge:Ki});function Yi(e,t){L(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>Yt(e)],[i("saved-delete"),()=>Ve(e)]]})}function vn(e){let t=()=>{},o=()=>{t(),vo()&&(t=L(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>ht(s=>e.open(s))],[i("saved-copy"),()=>e.game&&dt(e.game)]]}))};wo.addEventListener("change",o),o()}$({readGame:Oe,rescue:Yi});var co=class{constructor(t){this.open=t,we.isOfProgram=!0,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.
resolve(),we.addEventListener("shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{L(String(n),{kind:"error"})})}),we.addEventListener("said",o=>{let{text:s,error:n}=o.
detail;L(s,{kind:n?"error":"note"}),E(s)})}send(t){we.send({type:"line",text:t})}allows(t){return t==="draw"||t==="resign"?!1:void 0}async tryMove(t){let o=this.game,s=await M("move",{game:o.text(o.state.
live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manua\
l"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(
o,t):await this.begin(t)}players(t){return Object.fromEntries(k.map(o=>[o,{machine:t[o]==="machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.
moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??
"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){let o=t.black==="machine"&&t.white==="human",s=new Be(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(
t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};async function Zi(e,t){let o=jo(location.hash);if(!o)return!1;let s=new F,n=0;for(let r of o.moves)n=s.add(n,r);try{await M("position",o,t)}catch(r){if(t.aborted)return!1;if(!(r instanceof U))throw r;
return L(i("bad-link",{reason:r.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(A({rules:o.rules,limit:o.limit??null,fen:o.fen,nodes:s.nodes,live:n,shown:n,players:se(
!1,!1)}),t),!0}var Ji=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function Xi(){let e=(n,r)=>Ho(i(n),!!T[r],a=>q(r,a)),t=f("input",{type:"range",min:"0",max:"100",value:String(
T.volume),onchange:()=>{q("volume",Number(t.value)),Ce("move")}}),o=it(i("piece-style"),Lo.map(n=>[n,i(n)]),T.pieces,n=>q("pieces",n)),s=z(i("settings"),[ta(n=>{q("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),f("div",{class:"pair"},it(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],T.scheme,n=>q("scheme",n)),o),Qi(o.querySelector(
"select")),e("large-text","largeText"),f("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
f("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),f("label",{class:"field"},f("span",{},i("volume")),t),h.isKept===null?"":f(
"p",{class:"faint"},i("kept",{isKept:h.isKept}))])}function Qi(e){return f("fieldset",{class:"themes"},f("legend",{},i("board")),...Ji.map(([t,o])=>f("label",{class:"theme","data-board":t},f("input",{
type:"radio",name:"board",value:t,checked:T.board===t,onchange:()=>{q("board",t),q("pieces",e.value=o)}}),ea(o),f("span",{},i(t)))))}var ea=e=>O("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},
...k.map((t,o)=>{let s=O("g",{class:"squares",transform:`translate(${o*100})`}),n=Oo(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};
return s.append(O("rect",r),n),s}));function ta(e){let o=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,
ge(r)]}),s=it(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===T.language)?T.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}bt(No);function bd(e){gs(),vn(e),fn(e),_s(e)}export{De as FIRST_LEVEL,Be as Game,co as Link,U as Refusal,k as SIDES,bi as addCommands,E as announce,h as app,bd as begin,xn as byId,P as choiceField,Ko as clockWords,$n as dismiss,ce as drawWith,f as h,
u as html,kn as inWords,qe as language,bt as learn,A as newState,L as note,g as nothing,G as numberField,z as openDialog,Zi as openLink,Xi as openSettings,Os as openingRow,C as other,Sn as refuseSearches,
D as render,W as ruleName,we as socket,i as text,y as update};
