import{$ as st,A as X,Aa as Oe,B as Q,Ba as qo,C as ke,Ca as je,D as ko,Da as Do,E as xo,Ea as Bo,F as $o,Fa as rt,G as T,H as I,I as O,J as On,K as z,L as xe,M as So,N as d,O as fe,P as y,Q as _,R as $e,
S as $,T as b,U as H,V as Se,W as Mo,X as we,Y as ot,Z as Me,_ as ee,a as Xe,aa as zn,b as fo,ba as ie,c as wo,ca as K,d as Ce,da as Mt,e as $t,ea as ae,f as Qe,fa as N,g as vo,ga as We,h as go,ha as To,
i as Z,ia as Eo,j as i,ja as Lo,k as ge,ka as U,l as En,la as Te,m as J,ma as le,n as Pe,na as ce,o as et,oa as Oo,p as E,pa as zo,q as St,qa as Ao,r as be,ra as No,s as f,sa as Ro,t as A,ta as nt,u as Ln,
ua as Ee,v as B,va as u,w as tt,wa as Tt,x as ye,xa as v,y as bo,ya as R,z as yo,za as Le}from"./first.mjs";var Io={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
)","new-game":"New game",undo:"Undo",redo:"Redo",back:"One move back",next:"Next move","step-back":"Back","step-on":"Next","draw-word":"Draw",hint:"Hint",flip:"Flip","offer-draw":"Offer draw",resign:"\
Resign","move-now":"Move now",pause:"Pause",resume:"Resume",more:"More",speed:"Speed","speed-of-play":"Speed of play","my-games":"My games","import-short":"Import","share-short":"Share","to-terminal":"\
To the game in the terminal","back-to-game":"Back to the game","play-on":"Play on from here","review-game":"Review the game","review-again":"Review again",rematch:"Rematch","level-offer":"{count} {how\
, select, won {wins} other {losses}} in a row. Try level {level}?","resign-as":"Resign as {side, select, black {Black} white {White}}?","keep-playing":"Keep playing","another-game":"Start another game\
?","game-stays":"The game on the board is not over. It stays in My games.",welcome:"Welcome","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exactly as many squares as there are p\
ieces on its line. Connect all your pieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-moves-yet":"No moves yet.","comment-\
move":"Comment on this move",comment:"Comment","move-example":"b1-b3","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is not a move such as b1-b3.","draw-marks":"Draw arrows and ci\
rcles","draw-how":"Drag for an arrow, click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"Drawn: {marks}.","mark-colour":"{kind, select, own {Orange\
} blue {Blue} red {Red}}","mark-from":"From {square}. Choose the other end; the same square gives a circle.","mark-drawn":"Drawn from {from} to {to}.","mark-removed":"Removed from {from} to {to}.",promote:"\
Make this the main line",cut:"Remove this move and its continuation",mark:"{mark, select, good {good move} inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} missed {missed win}}","no-analysi\
s":"This game has no analysis or review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nodes} positions · {speed}/s",done:"done, {found}",solved:"Solve\
d: {value} for the side to move.","solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","value-in":"{value, select, \
win {win} loss {loss} tie {tie} draw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games, number} of {total, num\
ber} games of the engine (level 8) came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, percent}, White wins {white,\
 percent}","book-move":"Move of the book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","show-arrows":"Arrows on the board","wins-in":"{side, select, black {Black} white {White}}\
 wins in {moves}","no-evaluation":"No evaluation","black-chance":"Black’s chance to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a good move…","no-cho\
ice":"There is no move to choose.","hint-part":"Look at this part of the board.","hint-piece":"{square} is the piece to move.","hint-move":"{move} is a good move.","hint-wins":"It wins at once.","hint\
-wins-in":"It wins in {moves}.","hint-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.","ask-for-more":"Ask again for more.","ask-for-move":"Ask again for the mo\
ve.","bad-move-made":"{mark, select, mistake {That move is a mistake.} blunder {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take back","keep-it":"Keep it","nothing\
-to-read":"There is nothing to read.","not-a-record":"No game can be read: {detail}.","left-out":"Not everything was read: {detail}.","first-of":"This is the first of {count, number} games.","bad-tree":"\
The game can’t be read: {detail}.","many-nodes":"A game of {count, number} moves, variations included, is too large; {most, number} are allowed.","node-without-move":"Node {number} has no move.","no\
de-without-parent":"Node {number} has no parent before it.","no-root":"A game has a root.","who-level":"loa, level {level}, {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {casual} 6\
 {club} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}","who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open",share:"Share and export","share-link":"Link to this po\
sition","link-warning":"{place, select, here {This link opens on this computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the secret part of the addre\
ss.","share-sgf":"SGF, the whole game with variations","share-fen":"FEN, this position",source:"Source text","share-embed":"Board for another page","open-full":"Open in the full program","share-moves":"\
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
-here":"Two people","person-words":"Both at this screen.","your-side":"You play",random:"Random",strength:"Strength",custom:"Custom","custom-words":"Players, rules, board and handicap.",elo:"Elo {elo}",
files:"Files",ranks:"Ranks",clock:"Clock","no-clock":"No clock","own-clock":"Custom","some-clock":"{minutes} min + {seconds} s a move",minutes:"Minutes","seconds-a-move":"Seconds a move","name-of":"{s\
ide, select, black {Black} white {White}}’s name","gives-up":"Pieces {side, select, black {Black} white {White}} gives up",handicap:"Handicap: pieces removed at the start. Fewer pieces are easier to\
 connect, but they also move less far.","rated-style":"Rated-style game (no help)",language:"Language","language-auto":"As in the browser",scheme:"Light or dark","scheme-auto":"System","scheme-light":"\
Light","scheme-dark":"Dark","large-text":"Large text, to be read from afar",wood:"Wood",slate:"Slate",paper:"Paper",green:"Green",clear:"High contrast, for the colour-blind","piece-style":"Pieces",stones:"\
Stones",flat:"Flat",shapes:"Shapes","on-the-board":"On the board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edges",overlay:"Lines of the piece under the pointer",dots:"Dot\
s on the squares the chosen piece can move to",bonds:"Connections within groups",arrows:"Arrows: last move, best moves","during-a-game":"During a game",threats:"Warn when a side can win with its next \
move",teaching:"Teaching: offer to take back bad moves","auto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Volume",kept:"Without a network: {isKept, select, true {ready\
} other {not possible here}}.",keys:"Keys","keys-step":"← → | one move back or forward; also the mouse wheel over the board","keys-ends":"Home, End | first or last move","keys-undo":"U, R | undo, \
redo","keys-hint":"H | hint","keys-flip":"F | flip the board","keys-analysis":"A | analysis on and off","keys-new":"N | new game","keys-tab":"Tab | to the board and beyond","keys-square":"Arrow keys o\
n the board | another square; [ and ] step there","keys-choose":"Enter or Space | choose a piece, then its target","keys-escape":"Escape | cancel the choice or the premove","keys-draw":"Right mouse bu\
tton, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | draw with clicks or keys; clear the drawings","keys-keys":"? | this list","no-pieces":"{color, select, black {Black} white {Wh\
ite}} has no pieces.","one-piece":"{color, select, black {Black} white {White}} has a single piece, which counts as connected: the game would be over.","all-connected":"{color, select, black {Black} w\
hite {White}}’s pieces are all already connected: the game would be over.","over-already":"The game would be over: {end}","no-moves":"Neither side has a legal move.","many-pieces":"{color, select, b\
lack {Black} white {White}} has {count} pieces; start positions of this size have at most {most}.","mover-blocked":"{color, select, black {Black} white {White}} is to move and has no legal move.","set\
-up":"Set-up","position-editor":"Position editor","how-to-edit":"Choose a piece, then click squares. Click again to remove it.","edit-black":"Black piece","edit-white":"White piece","edit-nothing":"Re\
move","editor-board":"Editor board",painted:"{square}: {piece, select, black {black} white {white} other {empty}}",mover:"To move",fen:"FEN","play-from-here":"Play from here","start-position":"Start p\
osition","empty-board":"Empty board","from-game":"From the game","copy-link":"Copy link","link-copied":"Link copied. {warning}","can-start":"A game can start here.","cannot-start":"No game can start h\
ere:","not-a-position":"Not a valid position: {reason}.","retry-mistakes":"Retry your mistakes","retry-side":"Retry {side, select, black {Black} white {White}}’s mistakes","retry-word":"Retry","revi\
ew-progress":"Progress of the review","review-graph":"Black’s win chance during the game","review-point":"{move}: {chance, percent}","review-start":"start: {chance, percent}","show-better":"Better m\
ove","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}. Find a better move.","is-best":"{move} is the best move.","is-good":"{move} is good, too. The best move was {best}.",
"not-better":"{move} is not better. Retry.","next-mistake":"Next mistake",end:"End","only-move":"The only move.","best-proven":"Best ({score}).","best-estimated":"Best (win chance {chance, percent}).",
"chance-taken":"Good! {side, select, black {White} white {Black}} had made a mistake, and this move makes use of it.",judged:"{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} \
blunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",better:" Better was {move} ({score}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"\
lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {accuracy, percent}; inaccuracies {inaccuracies}, mistakes {mistakes}, blunders {blunders}, mis\
sed wins {missed}",compared:"{how, select, above {You played better than your opponent usually does. } near {You played as well as your opponent usually does. } other {}}Good moves: {good} of {judged}\
. Accuracy {accuracy, percent}; level {level} usually has {usual, percent}.","all-remarks":"All remarks","summary-of":"{side, select, black {Black} white {White}}:","no-summary":"no move to judge","pu\
zzle-board":"Puzzle board",puzzle:"Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show the solution",retry:"Retry","puzzle-win":"{side, select, black {Black} wh\
ite {White}} to move wins {count, plural, =1 {at once} other {in # moves}}. Only one first move does it.","puzzle-hold":"{side, select, black {Black} white {White}} to move: only one move stops {side,\
 select, black {White} white {Black}} from winning {count, plural, =1 {at once} other {within # moves}}.","puzzle-yours":"You play {side, select, black {Black} white {White}}, at the bottom.","puzzle-\
score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"{move} is legal, but it does not win in {moves}.","puzzle-no-hold":"{move} is legal, but {side, select, black {Wh\
ite} white {Black}} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{side, select, black {Black} white {White}} to move: win in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"Th\
at was the solution.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The move is {move}.",theme:"Theme","puzzle-theme":"{theme, select, all {All themes} h {Only move} c {Capture} s {Sacr\
ifice} q {Quiet move} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task, select, win {Win in} hold {Hold against}} {moves}","puzzle-rating":"Rating {rating}","your-rating":"Your rati\
ng: {rating}","puzzle-answer":"{side, select, black {Black} white {White}} answers {move}.","puzzle-wrong":"Wrong.","puzzle-of-day":"Puzzle of the day","timed-run":"3-minute run","run-score":"{count} \
solved · mistakes: {mistakes} of {most}","run-over":"{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved in this run. Your best: {best}.",history:"History","no-history":"You have \
not tried a puzzle yet.","puzzle-result":"{result, select, once {solved} failed {not solved} later {solved later}}",tutorial:"Tutorial",step:"Step {number} of {count}: {title}","next-step":"Next step",
previous:"Back",lessons:"All lessons","rule-sets":"Rule sets","rules-differ":"Pieces move alike under all rules. The rules differ when a move connects both sides, when a side has no legal move, and in\
 what makes a draw.","other-move":"That is legal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then move","count-words":"A piece moves exactly as many squares \
as there are pieces on its line. Two stand on this one: follow the arrow.","count-praise":"Right! All pieces on a line count, of both colours: on ranks, files and diagonals.",jump:"Jump over your own \
pieces","jump-words":"Your own pieces are never in the way. Six pieces stand on this line: jump over the others, six squares.","jump-praise":"Six pieces, six squares, right over the others.",capture:"\
Captures and obstacles","capture-words":"You capture an enemy piece by landing on it. You can’t jump over it. Capture with the marked piece.","capture-praise":"Captured! White has one piece less, an\
d so one less to connect.","capture-retry":"Legal, but the marked piece captured nothing. Look for the dashed ring.",connect:"Connect your pieces","connect-words":"You win when all your pieces are in \
one group. Diagonal neighbours count. Connect the marked piece.","connect-praise":"All in one group: Black wins.","connect-retry":"Not all pieces are connected yet. Count the lines of the separate pie\
ce.",defend:"Stop the other side","defend-words":"White threatens to connect, as the arrow shows. Move the marked piece onto that line: its count changes, and the arrow’s move fails.","defend-praise":"\
White has no winning move now.","defend-retry":"White can still win on the next move. Try again.","helping-title":"Captures can help the other side","helping-words":"A side with fewer pieces has fewer\
 to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White is not connected. Which white piece is separate?","blocked-title":"No legal move","blocked\
-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var Fe,An={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Nn=.3;function He(e){if(!T.sounds||T.volume===0)return;let t=Nn*T.volume/100;try{Fe??=
new AudioContext;for(let[o,s]of An[e]){let n=Fe.currentTime+s,r=new OscillatorNode(Fe,{frequency:o,type:"triangle"}),a=new GainNode(Fe,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(Fe.destination),r.start(n),r.stop(n+.18)}}catch{}}$({playSound:He});var Rn=100,Co=1e4,qn=3e3;$({startClock:e=>new Et(e)});var Et=class{constructor(t){this.game=t,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
Rn):void 0,t.addEventListener("move",o=>this.moved(o.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=Co&&s.left[r]<
Co&&He("low"),y(),s.left[r]<=0?(s.left[r]=0,this.game.finish(Me(H(r),"+Time"))):t-this.kept>qn&&(this.kept=t,this.game.dispatchEvent(new Event("time")))}moved({id:t,mover:o}){let{state:s,tree:n}=this.
game;s.clock&&((this.game.liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},y())}};var Dn={findings:null,fen:null},Bn=["best","second","third"],Po="";function Wo(e,t){I(e,t),Lt()}function ze(){let{game:e,analysis:t}=d;e?.allowsHelp&&(t.isOn=!t.isOn,Lt(),t.isOn&&Ae())}function In(e){
let t=`${!!d.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Po||(Po=t,Wn(e),Lt())}var Ae=(e=".panel")=>queueMicrotask(()=>document.querySelector(`#view-play ${e}`)?.scrollIntoView(
{block:"nearest"}));function Lt(){let{game:e,analysis:t}=d;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,Dn),y();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:T.analysisLines,seconds:T.analysisSeconds,threads:T.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),y())},r=ie(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),y()}),y()}async function Ot(e){let{game:t}=d;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function Cn(){let{isOn:e,findings:t,fen:o}=d.analysis;return!e||!t||!T.arrows||o!==d.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=ee(s.move);return r?[{...r,kind:Bn[n]}]:[]}).reverse()}function Pn(e){return(d.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,
value:s,remoteness:n})=>({square:ee(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function Wn(e){let{view:t}=e,{tables:o}=d.about??{};if(d.analysis.known=null,!e.allowsHelp||!t||
!o)return;let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await E("tables",e.text(e.state.shown))}catch{}d.game!==e||e.view!==t||!e.allowsHelp||(d.analysis.
known=r,y())}$({follow:In,arrows:Cn,tints:Pn});var jn=.4,Fn=.05;function pe({state:e},t){let{mark:o=null,isMoment:s}=e.review[t]??{};return s||d.review.isFull||!e.compared?o:null}var it=e=>e!==null&&e!=="good";function Hn({people:[e,...t],state:o,
remote:s},n){if(!e||t.length||s)return;let{accuracy:r,judged:a,counts:l}=n[e],{level:c}=o.players[H(e)],p=d.about?.levels[c-1].accuracy;if(!p||r===null)return;let m=Math.abs(r-p)<=Fn?"near":r>p?"above":
"below",h=l.best+l.good;return{code:"compared",params:{how:m,good:h,judged:a,accuracy:r,level:c,usual:p}}}async function me(e,t,o=jn){if((await e.viewOf(t)).end)return[];let s=await ie({type:"analyse",
game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}async function zt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(l=>o.get(l)??[])},n=await E(
"review",s,void 0,l=>l),r={};for(let[l,c]of t.entries()){let p=n.blackChances[l],m=n.plies[l-1],h=m?.isMoment&&e.people.includes(e.sideToMove(t[l-1]));p!==null&&(r[c]={chance:p,best:o.get(c)?.[0]?.move??
null,mark:m?.isError?m.judgement.split(" ")[0]:h?"good":null,isMoment:!!h,text:m?.text??null})}let a=b.map(l=>n[l].text);return{review:r,summary:a,compared:Hn(e,n)}}var Ne=({tree:e,state:t})=>e.path(e.
leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function at(e){let t=d.review.run+1;d.review={run:t,progress:0,fault:"",retry:null,isFull:!1};let o=Ne(e),s=new Map;y(),Ae();try{for(let[n,r]of[...o].
reverse().entries()){if(d.review.progress=n/o.length,s.set(r,await me(e,r)),t!==d.review.run)return;if(n%4!==3&&r!==o[0])continue;let a=await zt(e,o,s);if(t!==d.review.run)return;Object.assign(e.state,
a),e.changed()}}catch(n){t===d.review.run&&(d.review.fault=n instanceof Error?n.message:"")}t===d.review.run&&(d.review.progress=null,y(),Ae(".review-summary"))}var jo=.3;async function Gn(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!T.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([me(e,s,jo),me(e,t,jo)]),{review:a}=await zt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||z(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}$({teach:Gn});var Fo=document.title;function Vn(e){document.title=e.isYourTurn?`${i("your-turn")} · ${Fo}`:Fo}$({writeTitle:Vn});var Ho=30,At=64;nt.counts=_n;function _n(e,t,o,s){for(let n of t){let r=s!==null&&zo(s,n),[a,l]=Kn(n,o);e.append(A("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(
n.count)))}}function Kn(e,t){let[o,s]=e.ends.map(l=>ce(l,t));if(e.axis==="rank")return[t.width*100+Ho,o[1]];if(e.axis==="file")return[o[0],-Ho];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):
Math.sign(s[0]-o[0]);return r<100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-At+(a>0?0:6)]:[n+a*28,-At]:a>0?[t.width*100+At,r-28]:[-30,r-36]}nt.tried=Un;function Un(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(U),m=[Math.sign(c-a),Math.sign(p-l)];for(let g of Yn(n)){let[x,q]=le(g,r);e.append(A("rect",{class:"tried",x,y:q,width:100,height:100}))}
for(let g=1;g<=n.count;g++){let[x,q]=[a+g*m[0],l+g*m[1]];if(x<0||q<0||x>=r.width||q>=r.height)return;let[D,M]=le(Te(x,q),r),V=g===n.count?"open":"shut";t.append(A("circle",{class:`count-badge ${V}`,cx:D+
22,cy:M+22,r:18}),A("text",{class:"count-text",x:D+22,y:M+30},String(g)))}let h=Te(a+n.count*m[0],l+n.count*m[1]),[w,k]=ce(h,r);t.append(A("circle",{class:"tried-goal",cx:w,cy:k,r:44}))}function Yn({ends:e}){
let[[t,o],[s,n]]=e.map(U),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>Te(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}function Go(e,t){let{moves:o,winIn:s}=e,n=s===null?H(t):t;return o!==null?i("wins-in",{side:n,moves:o}):Qe(Nt(e,t))}var Nt=(e,t)=>t==="black"?e.chance:1-e.chance,Zn=new Intl.NumberFormat(Ce,{notation:"\
compact",maximumSignificantDigits:3}),Rt=e=>Zn.format(e),W=e=>i("rule-name",{name:e})||e;function Jn(e){let{findings:t,fen:o}=d.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=Nt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":Qe(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return u`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}$({bar:Jn});var j=(e,t,o,s,n=!1)=>{let r=u`<select
    aria-label=${n?e:v}
    @change=${a=>s(a.target.value)}
  >
    ${t.map(([a,l])=>u`<option value=${a} .selected=${a===o}>${l}</option>`)}
  </select>`;return n?r:u`<label class="field"><span>${e}</span>${r}</label>`},G=(e,t,{min:o,max:s,step:n=1},r)=>u`<label class="field"
    ><span>${e}</span
    ><input
      type="number"
      min=${o}
      max=${s}
      step=${n}
      .value=${String(t)}
      @change=${a=>{let l=a.target,c=Math.min(s,Math.max(o,Number(l.value)||o));l.value=String(c),r(c)}}
  /></label>`;var Xn={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",import:"M12 4v11M7 10l5 5 5-5M5 20h14",share:"M12 15V4M\
7 9l5-5 5 5M5 20h14",more:"M5 12h.01M12 12h.01M19 12h.01"},Re=e=>u`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Xn[e]}></path>
  </svg>`;var Qn=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>u`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${Re(o)}<span class="word">${t??e}</span></button>`,ue=(e,t)=>u`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(Qn)} ${t}
  </div>`;var er={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},lt={min:3,max:8},Dt=(e,t)=>Le({id:"editor-board",top:qt("white",e,t),bottom:[qt("black",e,t),qt("nothing",e,t)],side:Oe(tr(e),or(e,
t),sr(e,t))}),qt=(e,{brush:t,view:o},s)=>u`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(er[e])}</span>
    ${e==="nothing"?"":Do(o,e)}
  </button>`,tr=({checked:e,note:t})=>u`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?u`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>u`<p>${o}</p>`)}
    ${t?u`<p>${t}</p>`:""}
  </div>`;function or({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,W(l)]),a=b.map(l=>[l,i("side",{side:l})]);return u`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${G(i("files"),e.width,lt,l=>n.resize(l,e.height))}
      ${G(i("ranks"),e.height,lt,l=>n.resize(e.width,l))}
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
  </section>`}var sr=({checked:e},t)=>ue([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);function Ge({rules:e,limit:t,fen:o,moves:s},n={}){let r=new URLSearchParams({rules:e,fen:o});t!==void 0&&r.set("limit",String(t)),s.length&&r.set("moves",s.join(" "));for(let[a,l]of Object.entries(n))
l&&r.set(a,l);return`${location.href.split("#")[0]}#game?${r}`}function Vo(e,t){let o=Ge(e,t);return`<iframe src="${(new URL("embed.html",o.split("#")[0]).href+o.slice(o.indexOf("#"))).replaceAll("&",
"&amp;")}" width="420" height="500" title="${i("title")}"></iframe>`}function ct(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.
test(location.hostname);return i("link-warning",{place:o?"here":"elsewhere"})}function _o(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;
let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function Ko(e){let t=new URLSearchParams(e.slice(
e.indexOf("?")+1));return{black:t.get("black"),white:t.get("white"),result:t.get("result")}}var Uo={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},nr=()=>({brush:"black",kept:ke("editor",Uo),view:null,checked:null,fen:"",fault:"",note:"",presets:[]});$e.set("editor",(e,t)=>new Bt(
e,t).begin());var Bt=class{constructor(t,o){this.host=t,this.play=o,this.state=nr(),this.kept=this.state.kept;let{min:s,max:n}=lt;for(let r of["width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.
trunc(this.kept[r])));b.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of b)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(a));R(Dt(this.state,this),t),this.board=new Ee(t.querySelector(
".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),fe(()=>this.draw())}async begin(){let{presets:t}=await be();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||
(this.kept.rules=Uo.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.check()}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;R(Dt(this.
state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=U(t);return o>=0&&o<this.kept.
width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of b)this.kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=b.find(r=>this.
kept[r].includes(t));for(let r of b)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!=="nothing"&&o!==s&&this.kept[s].push(t);let n=b.find(r=>this.kept[r].includes(t));return O(i("\
painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let p=Te(c,r),m=this.kept.black.includes(p)?
"L":this.kept.white.includes(p)?"l":"";m&&(a+=(l||"")+m),l=m?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s==="black"?"w":"b"} - - 0 1`}async check(){Q("editor",this.kept);let t=this.text();this.change(
{fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await E("setup",{fen:t,rules:o});if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change(
{view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await E("position",{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof J))
throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[
...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await E("start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await E("position",{fen:n,rules:s}),
s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(
`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(N({rules:this.kept.rules,fen:this.text(),flipped:o,players:ae(o,!o)}))}async copyLink(){let t=Ge(
{rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change({note:i("link-copied",{warning:ct()})})}catch{this.change({fen:t})}}};function L(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=f("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>w.close(),l=new AbortController,c=!1,p=async g=>{if(!c){c=!0;try{await g(
l.signal)!==!0&&a()}catch(x){if(!l.signal.aborted)throw x}finally{c=!1}}},m=f("p",{class:"offline",role:"status"}),h=f("div",{class:"actions"},...n.map(([g,x,q])=>B(g,()=>p(x),{class:q??"quiet"}))),w=f(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},f("div",{class:"dialog-head"},r,B(ye("close"),a,{class:"quiet icon","aria-label":i("close")})),f("div",{class:"dialog-body"},...t.filter(g=>g!==null)),
m,n.length?h:null),k=r.id;return history.pushState({dialog:k},""),addEventListener("popstate",a,{signal:l.signal}),w.addEventListener("close",()=>{l.abort(),w.remove(),history.state?.dialog===k&&history.
back()}),w.addEventListener("pointerdown",g=>{g.target===w&&a()}),document.body.append(w),w.showModal(),So(m,l.signal),Promise.resolve(s?.(l.signal)).catch(g=>{if(!l.signal.aborted)throw g}),a}function pt(e,t,o,s){
let n=f("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return f("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),f("label",{class:"field"},f(
"span",{},e),n)}function Yo(e,t,o,s){let n=f("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return f("label",{class:"toggle",title:s},n,f("span",{},e))}var Zo=["none","1+1","3+2","5+3","10+5","30+10","custom"],qe={rules:"olympiad",start:"standard",width:8,height:8,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},It=6,rr=/^\d+(\.\d+)?\+\d+$/,
Ct=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Jo=(e,t,o)=>u`
  ${ir(e,t)}
  ${e.kind==="computer"?[ar(e,t),lr(e,t,o)]:v}
  ${o?v:cr(e,t)}
  ${e.kind==="custom"?pr(e,t,o):v}
`,Xo=(e,t,o,s,n,r,a)=>u`<label class="option"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?u`<span>${r}</span>`:v}${a?u`<span class="faint">${a}</span>`:v}</label
  >`;function ir(e,t){let{kind:o,white:s}=e,n=Ct(e),r=d.about?.levels.find(({number:c})=>`${c}`===n)?.elo,a=(c,p,...m)=>Xo("opponent",c,o===c,()=>t({...p,kind:c}),...m),l=s==="0"?{black:n,white:s}:{black:"\
0",white:n};return u`<fieldset>
    <legend class="unseen">${i("opponent")}</legend>
    <div class="options">
      ${a("computer",{...qe,...l},i("computer",{level:n}),i("level-words",{level:n}),r?i("elo",{elo:r}):"")}
      ${a("two",{...qe,black:"0",white:"0",level:n},i("person-here"),i("person-words"))}
      ${a("custom",{},i("custom"),i("custom-words"))}
    </div>
  </fieldset>`}function ar(e,t){let o=Ct(e),s=({target:n})=>{let{value:r}=n;t({[e.white==="0"?"black":"white"]:r,level:r})};return u`<label class="field"
    ><span>${i("strength")}</span
    ><input
      type="range"
      min="1"
      max=${d.about?.levels.length??1}
      .value=${o}
      aria-valuetext=${i("computer",{level:o})}
      @input=${s}
  /></label>`}function lr(e,t,o){let s=Ct(e),n=e.random?"random":e.black==="0"?"black":"white",r=(a,l,c)=>Xo("side",a,n===a,()=>t(l),c);return u`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options sides">
      ${r("black",{black:"0",white:s,random:!1},i("black-first"))}
      ${r("white",{black:s,white:"0",random:!1},i("white"))}
      ${o?v:r("random",{random:!0},i("random"))}
    </div>
  </fieldset>`}function cr(e,t){let o=rr.test(e.clock)?[...new Set([...Zo,e.clock])]:Zo,s={min:1,max:600},n={min:0,max:600},r=a=>t({clock:a});return u`${j(i("clock"),o.map(Qo),e.clock,r)}
  ${e.clock==="custom"?u`<div class="pair">
        ${G(i("minutes"),e.minutes,s,a=>t({minutes:a}))}
        ${G(i("seconds-a-move"),e.seconds,n,a=>t({seconds:a}))}
      </div>`:v}`}function Qo(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function pr(e,t,o){
let{presets:s=[],starts:n=[]}=d.about??{},r={min:3,max:8},a=s.map(({name:h})=>[h,W(h)]),l=n.map(h=>[h,i("start-name",{name:h})||h]),c=qo.map((h,w)=>[`${w}`,h]),p={black:"fewerBlack",white:"fewerWhite"},
m={min:0,max:It};return u`<div class="pair">
      ${b.map(h=>j(i("player-of",{side:h}),c,e[h],w=>t({[h]:w,...w==="0"?{}:{level:w}})))}
    </div>
    ${j(i("rules"),a,e.rules,h=>t({rules:h,start:s.find(({name:w})=>w===h)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${j(i("start"),l,e.start,h=>t({start:h}))}
    <div class="pair">
      ${G(i("files"),e.width,r,h=>t({width:h}))}
      ${G(i("ranks"),e.height,r,h=>t({height:h}))}
    </div>
    ${o?v:u`<label class="toggle"
            ><input
              type="checkbox"
              .checked=${e.serious}
              @change=${()=>t({serious:!e.serious})}
            /><span>${i("rated-style")}</span></label
          >
          <div class="pair">${b.map(h=>mr(e,t,h))}</div>
          <div class="pair">
            ${b.map(h=>G(i("gives-up",{side:h}),e[p[h]],m,w=>t({[p[h]]:w})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}`}var mr=({names:e},t,o)=>u`<label class="field"
    ><span>${i("name-of",{side:o})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e[o]}
      @input=${s=>t({names:{...e,[o]:s.target.value}})}
  /></label>`;var es={...qe,black:"0",white:`${Pe}`,level:`${Pe}`,random:!1,clock:"none",minutes:15,seconds:10};function ur(e){let o=Object.keys(qe).every(n=>JSON.stringify(e[n])===JSON.stringify(qe[n])),s=b.filter(
n=>e[n]==="0").length;return o&&s?s===1?"computer":"two":"custom"}async function ts(e,t){d.about=await be();let o=hr(ke("wish",es),d.about),s={...o,kind:ur(o)},n=f("div",{class:"new-game"}),r=()=>R(Jo(
s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(Q("wish",{...s,kind:void 0}),t)return void t(vr(s));try{await e(await wr(dr(s),c),c)}catch(p){if(!(p instanceof J))throw p;return z(p.message,
{kind:"error"}),!0}};L(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function hr(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(c))],a={rules:t.
map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=es[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(n.min,Math.trunc(
e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(It,Math.max(0,Math.trunc(e[c])));return e}function dr(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="0"))||Math.random()<
.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function fr({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:e.split("+").map(Number);
return{base:s*6e4,increment:n*1e3}}async function wr(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},{fen:s}=await E("start",
o,t),n=fr(e),r=a=>({machine:a!=="0",level:Number(a)||Pe});return N({rules:e.rules,fen:s,clock:n,left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},flipped:e.black!=="\
0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function vr(e){let t=Math.max(Number(e.black),Number(e.white));return[...b.map(o=>`manua\
l ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...b.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function os(e){let{remote:t}=d.game??{};ss(()=>ts((o,s)=>e.open(o,s),t&&d.link?o=>o.forEach(s=>t.send(s)):void 0))}function mt(e){ss(()=>(e.see(),e.open(N())))}async function Pt(e,t){let{game:o}=d;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:m}=o.state,h={black:c?.base??0,white:c?.base??0},w=x=>a[x].machine&&t?{...a[x],level:t}:
{...a[x]},k={black:w("black"),white:w("white")},g={rules:s,limit:n,fen:r,players:k,names:l,clock:c,flipped:p,serious:m};await e.open(N({...g,left:h}))}function ss(e){let{game:t}=d;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();L(i("another-game"),[f("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var gr=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Wt=()=>f("tabl\
e",{class:"keys"},f("tbody",{},...gr.map(e=>{let[t,o]=i(e).split(" | ");return f("tr",{},f("th",{scope:"row"},t),f("td",{},o))}))),ns=()=>L(i("keys"),[f("div",{tabIndex:0},Wt())]);var jt={fen:"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",rules:"olympiad"},te=[{title:"count",words:"count-words",...jt,from:"b1",to:"b3",praise:"count-praise"},{title:"jump",words:"jump-word\
s",...jt,from:"b1",to:"h1",praise:"jump-praise"},{title:"capture",words:"capture-words",...jt,from:"c1",goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"co\
nnect",words:"connect-words",fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",from:"d3",goal:(e,t)=>t?.winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:"defend-words",fen:"\
8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",from:"b4",threat:{from:"d2",to:"d4"},goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"defend-praise",retry:"defend-retry"}];var oe=[...te,{title:"helping-title",words:"helping-words",fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:"blocked-words",fen:"\
4lL/4ll/6/6/ll4/Ll4 w - - 0 1"}],Ft=({fen:e,rules:t="soucie"})=>({fen:e,rules:t,moves:[]});function Ht(e,t){let{at:o,view:s,said:n,isDone:r}=e;return Le({id:"learn-board",top:u`<h2 class="strip">${rs(o)}</h2>`,bottom:je("black",s,{isToMove:!r,player:i("you")}),side:Oe(u`<p class="status ${n.
kind}" role="status"
        >${n.words}<span class="unseen">${r?v:br(oe[o])}</span></p
      >`,yr(e,t),kr(e,t))})}function br({from:e,to:t,threat:o}){if(!e)return v;let s=t?i("puzzle-move",{move:we(e,t)}):null,n=o?i("hint-stops",{move:we(o.from,o.to)}):"";return Z([s??i("puzzle-piece",
{square:e}),n])}function rs(e){let t=i(oe[e].title);return e<te.length?i("step",{number:e+1,count:te.length,title:t}):t}function yr({at:e,presets:t,view:o,detail:s,isListOpen:n},r){let a=oe.map((l,c)=>[
String(c),rs(c)]);return u`<section
    class="card panel lessons ${n?"open":""}"
    aria-label=${i("tutorial")}
  >
    ${j(i("lessons"),a,String(e),l=>r.open(Number(l)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${t.map(({name:l})=>u`<dt>${W(l)}</dt>
            <dd>${i("rule-words",{name:l})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${r.keys}
    </details>
    ${rt(o,s)}
  </section>`}function kr({at:e,isReached:t},o){let s=e+1===te.length||e+1===oe.length;return ue([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("lessons"),sign:"more",
kind:"narrow",act:()=>o.toggleList()},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<te.length&&!t,act:()=>o.next()}])}var xr=1600,$r=()=>({at:Math.max(0,oe.findIndex((e,t)=>t===X("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[],isListOpen:!1});$e.set("learn",(e,t)=>new Gt(
e,t).begin());var Gt=class{constructor(t,o){this.host=t,this.play=o,this.state=$r(),this.keys=Wt(),R(Ht(this.state,this),t),this.board=new Ee(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.
change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("tutorial")}),fe(()=>this.draw())}begin(){return be().then(({presets:t})=>this.change({presets:t})),this.open(this.state.
at)}get lesson(){return oe[this.state.at]}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)return;R(Ht(this.state,this),this.host);let{view:t,isDone:o}=this.state,{from:s,to:n,threat:r}=o?
{}:this.lesson,a=r?[{...r,kind:"red"}]:[];s&&n&&a.push({from:s,to:n,kind:"best"});let l=s?[s]:[];t&&this.board.show({view:t,flipped:!1,canMove:()=>!o,arrows:a,glow:l})}async open(t){Q("tutorial",t);let o={
words:"",kind:""};this.change({at:t,isReached:!1,isListOpen:!1,view:null,said:o}),await this.setUp()&&this.change({said:{words:i(this.lesson.words),kind:""}})}toggleList(){this.change({isListOpen:!this.
state.isListOpen}),queueMicrotask(()=>this.host.querySelector(".lessons")?.scrollIntoView())}next(){let t=this.state.at+1;t===te.length||t===oe.length?mt(this.play):this.open(t)}async setUp(){clearTimeout(
this.again);let{lesson:t}=this,o=await St("position",Ft(t));return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}say(t,o){this.change({said:{words:t,kind:o}}),O(t)}async tryMove(t){if(this.
state.isDone||!this.state.view)return;let{lesson:o}=this,s=await St("move",{game:Ft(o),move:t});if(o!==this.lesson)return;if(!s.legal)return this.say(ot(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.
position,{from:a,to:l,praise:c,retry:p}=o,{goal:m=()=>!l||s.move===we(a??"",l)}=o,h=m(n,r,s.position);this.change({isDone:!0,view:s.position}),h?(this.change({isReached:h}),this.say(c?i(c):r?.text??"",
"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(p??"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),xr))}};var Ve=300,se=80;function is(e){let t=Ve/Math.max(1,e.length-1),o=r=>[r*t,se*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return u`<svg
    class="graph"
    viewBox="0 0 ${Ve} ${se}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${Ve} height=${se}></rect>
    <polygon class="graph-area" points="0,${se} ${s} ${Ve},${se}"></polygon>
    <line class="graph-middle" x1="0" x2=${Ve} y1=${se/2} y2=${se/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${se}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,m]=o(c);return Tt`${r?Tt`<circle class="graph-mark ${r}" cx=${p} cy=${m} r="3"></circle>`:v}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${se}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Sr=.08,Mr=.4;function Vt(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!it(pe(e,n))||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function as(e,t){
let o=Vt(e,t);d.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},_t(e)}function _t(e){let{retry:t}=d.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return d.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function Tr(e,t){let{retry:o}=d.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(g,x)=>{d.review.retry===o&&(Object.assign(o,{text:g,isSolved:x}),O(g),y(),x||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=g=>a==="black"?g:1-g,[m]=await me(e,c,Mr),h=await e.viewOf(c),
w=h.end?+(h.end.winner===a):0;m&&(w=h.toMove===a?m.score.chance:1-m.score.chance);let k=w>=p(e.state.review[n].chance)-Sr;return l(i(k?"is-good":"not-better",{move:t,best:r}),k),!0}$({judgeRetry:Tr});var _e=["own","blue","red"],ls=e=>_e.includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),ut=({from:e,to:t})=>e===t?e:`${e}:${t}`;function cs(e){let[t,o=t]=e.split(":");return{from:t,to:o,
kind:_e[0]}}var C={isOn:!1,kind:_e[0]},ne=null,Ke=null,Kt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&Ro.get(t)||void 0},ht=e=>!!e.svg.closest("#board");function ps(e,t){e.drawn=t,
e.drawDrawn(),ht(e)&&d.game&&ms(d.game,t)}function ms(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function us(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),r=e.
drawn.find(s)?.kind===C.kind;ps(e,r?n:[...n,{from:t,to:o,kind:C.kind}]),O(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var hs=()=>C.isOn;function dt(){C.isOn=!C.isOn,Ke=null,y(),C.isOn&&O(i("draw-h\
ow"))}var Ut=()=>d.game&&ms(d.game,[]);function ds({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(ut);return u`
    <p class="unseen">${s.length?i("marks-here",{marks:vo(s)}):v}</p>
    ${C.isOn||o.length?u`<div class="nav-row pen">
          ${C.isOn?_e.map(Er):v}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${Ut}
          >${i("clear-marks")}</button>
        </div>`:v}
    ${C.isOn?u`<p class="faint">${i("draw-how")}</p>`:v}
  `}var Er=e=>u`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${C.kind===e}
    @click=${()=>{C.kind=e,y()}}
  >${Re("pen")}</button>`;addEventListener("pointerdown",e=>{let t=Kt(e);if(!t)return;let o=e.button===0,s=e.shiftKey||C.isOn&&ht(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
ne=n?{board:t,from:n}:null}else o&&!ht(t)&&ps(t,[])},!0);addEventListener("pointermove",e=>{let t=ne?.board.input.squareOf(e);if(!ne||!t)return;let{board:o,from:s}=ne;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:C.kind}])});addEventListener("pointerup",e=>{if(!ne)return;e.stopPropagation();let{board:t,from:o}=ne;ne=null;let s=t.input.squareOf(e);s?us(t,o,s):t.drawDrawn()},!0);addEventListener("pointercan\
cel",()=>{ne?.board.drawDrawn(),ne=null});addEventListener("contextmenu",e=>Kt(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=C.isOn?Kt(e):void 0,{key:o}=e;if(!t||!ht(t)||!t.input.current||
o!=="Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;Ke?us(t,Ke,s):O(i("mark-from",{square:s})),Ke=Ke?null:s},!0);var Yt={good:"!",inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function P(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+
1]:n.children[0],c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var ws=(e,t)=>u`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${Bo(e)} ${qr(e,t)}
`;function Lr(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return u`
    ${s?u`<p class="said">${s}</p>`:v}
    ${n.length?vs(e,n[0],r?1:0,n.slice(1)):u`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var fs=new WeakMap;function Or(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=fs.get(o)??[];if(a===r[0]&&l===r[1])return;
fs.set(o,r),a!==r[0]&&R(Lr(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),zr(o,c)}
function zr(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function vs(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(u`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(u`<span class="gap">…</span>`)),r.push(Ar(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(u`<p class="said">${c}</p>`));for(let m of s)a(),n.push(u`<div class="variation">${vs(e,m,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?u`<div class="turn">${c}</div>`:c)}function Ar(e,t){let{live:o}=e.state,s=pe(e,t);return u`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${s?` ${s}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${s?u`<abbr class="mark ${s}" title=${i("mark",{mark:s})}
          >${Yt[s]}</abbr
        >`:v}</span
  >`}var Nr=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Rr({target:e},t){let o=e,[,s,n]=Nr.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(we(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});_(r),O(r)}}function qr(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(p=>{let{parent:m}=o.node(p);return m===
null||o.node(m).children[0]===p}),{comment:l}=o.node(n),c=(p,m,h,w=!0,k=void 0)=>w?u`<button
          type="button"
          class="quiet nav"
          title=${m}
          aria-label=${m}
          aria-pressed=${k??v}
          @click=${h}
        >
          ${Re(p)}
        </button>`:v;return u`
    ${d.isCommenting?u`<textarea
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
        @keydown=${p=>p.key==="Enter"&&Rr(p,t)}
      />
      ${c("pen",i("draw-marks"),dt,!0,hs())}
      ${c("comment",i("comment"),()=>y({isCommenting:!d.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${ds(e)}
  `}$({go:P,drawMoves:Or});var gs=e=>{let t=Ne(e);return t.length>1&&t.every(o=>e.state.review[o])},bs=e=>u`<button
    type="button"
    class="quiet"
    ?disabled=${Ne(e).length<2||d.review.progress!==null}
    @click=${()=>at(e)}
  >
    ${i(gs(e)?"review-again":"review-game")}
  </button>`;function ys(e){let{progress:t,fault:o,retry:s,isFull:n}=d.review,{people:r,state:a}=e,{compared:l}=a,c=p=>s||!gs(e)||!r.includes(p)||!Vt(e,p).length?v:u`<button
          type="button"
          class="quiet"
          aria-label=${r.length===1?i("retry-mistakes"):i("retry-side",{side:p})}
          @click=${()=>as(e,p)}
        >
          ${i("retry-word")}
        </button>`;return u`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${l?Dr(e,l,c(r[0])):v}
      ${(l&&!n?[]:a.summary??[]).map((p,m)=>{let h=b[m];return u`<div class="row">
          <p><b>${i("summary-of",{side:h})}</b> ${ge(p)}</p>
          ${l?v:c(h)}
        </div>`})}
    </div>
    ${o?u`<p class="fault">${o}</p>`:v}`}function Dr(e,t,o){let{tree:s,state:n}=e,r=Ne(e).filter(l=>n.review[l]?.isMoment),a=()=>{d.review.isFull=!d.review.isFull,e.changed()};return u`<p>${ge(t)}</p>
    <div class="row">
      ${r.map(l=>{let c=n.review[l].mark,p=i("mark",{mark:c});return u`<button type="button" class="quiet moment" title=${p} @click=${()=>{e.show(l),Ae(".board-host")}}>
          ${s.node(l).move} <span class="mark ${c}">${Yt[c]}</span>
          <span class="unseen">${p}</span>
        </button>`})}
      ${o}
      <button
        type="button"
        class="quiet"
        aria-pressed=${String(d.review.isFull)}
        @click=${a}
      >
        ${i("all-remarks")}
      </button>
    </div>`}function ks(e){let{tree:t,state:o}=e,s=e.allowsHelp?Ne(e).filter(r=>o.review[r]):[];if(s.length<2)return v;let n=s.map(r=>({chance:o.review[r].chance,mark:pe(e,r),isShown:r===o.shown,label:i(
r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return is(n)}function Br(e){if(!e.allowsHelp)return v;if(d.review.retry)return Ir(e);let{tree:t,state:o}=e,
s=o.review[o.shown],{parent:n}=t.node(o.shown),r=pe(e,o.shown);return!s||!r||n===null?v:u`<div class="advice" role="status">
    <p>${s.text?ge(s.text):go(Se(i("mark",{mark:r})))}</p>
  </div>`}function xs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&ee(n);return!e.allowsHelp||d.review.retry||!it(pe(e,o.shown))||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function Ir(e){let t=d.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return u`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      <button
        type="button"
        class=${t.isSolved?"primary":"quiet"}
        @click=${()=>_t(e)}
      >
        ${i(o?"end":"next-mistake")}
      </button>
    </div>
  </div>`}$({advice:Br});var Cr=50,Jt=e=>typeof e=="object"&&e!==null,Y=e=>Number.isFinite(e),Zt=(e,t)=>e===null||typeof e===t,Ss=e=>Y(e?.black)&&Y(e.white),$s=e=>typeof e=="string"||typeof e?.code=="string",Pr={limit:e=>e===
null||Y(e),names:e=>Zt(e?.black,"string")&&Zt(e.white,"string"),clock:e=>e===null||Y(e?.base)&&Y(e.increment),left:Ss,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:Y,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:Y,edition:Y,review:e=>Jt(e)&&Object.values(e).every(t=>Y(t?.chance)&&Zt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>$s(t)),compared:$s},Wr=[4,5,6,7,8,8,9,9,10,10];function De(e){if(e?.version>Mt)return{fault:"saved-newer"};if(!jr(e))return{fault:"saved-damaged"};let t={...N(),...e},o=N();for(let[s,n]of Object.
entries(Pr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=Wr[s.level-1]??s.level;t.version=Mt,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=Me(t.outcome.
winner,t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),Ss(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(ls))&&delete s.marks;return{state:t}}
function jr(e){if(!Jt(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&Y(a.level);return typeof t=="string"&&Array.
isArray(o)&&o.every((a,l)=>Fr(a,l,o.length))&&Jt(o[s])&&r(n?.black)&&r(n?.white)}function Fr(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(
a)<o,n=e.parent===null&&e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Ue(){return xo("game.").map(e=>{let t=X(e);return{
id:e.slice(5),value:t,...De(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}function Ye(e){ko(`game.${e}`)}function Ms(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&
o.id!==$o.load("game");for(let[o,{id:s,state:n}]of Ue().entries())(o>=Cr||t(n))&&Ye(s)}function Hr(e){let t=b.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].level}`]}function Gr(){
let{streak:e=0,levels:t=[]}=d.about??{},o=Ue().flatMap(({state:a})=>Hr(a)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),r=t.find(({number:a})=>`${a}`===n)?.offers[s];
return r?{level:r,how:s,count:e}:null}function Vr(e,t){let o=(a,l,c)=>u`<button type="button" class=${c} @click=${l}>${a}</button>`,s=[],n=null;if(d.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.
toTerminal(),"primary"));else if(!e.isAtLive&&!d.review.retry)s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&
e.isAtLive){!e.state.review[e.state.live]&&d.review.progress===null&&s.push(o(i("review-game"),()=>at(e),"primary")),e.remote?.isWatched||s.push(o(i("rematch"),()=>Pt(t),"quiet")),n=e.remote?null:Gr();
let a=n?.level;a&&s.push(o(i("computer",{level:a}),()=>Pt(t,a),"quiet"))}let r=xs(e);return r&&s.push(o(i("show-better"),r,"quiet")),u`${n?u`<p role="status">${i("level-offer",n)}</p>`:v}
    ${s.length?u`<div class="row actions-row">${s}</div>`:v}`}$({nextStep:Vr});function Ls(){let{isOn:e,job:t}=d.analysis;return u`<button type="button" class="quiet" @click=${()=>ze()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var Os=e=>d.analysis.isOn?u`<div class="engine">
        <p class="faint stats" role="status">${_r()}</p>
        <ol class="lines">
          ${Kr(e)}
        </ol>
        ${Es()} ${Ur()}
      </div>`:Es();function _r(){let{job:e,findings:t,fault:o}=d.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:Rt(n),speed:Rt(r)});return e?
a:i("done",{found:a})}function Kr({view:e}){let{findings:t}=d.analysis;return!e||!t?v:t.lines.map(o=>u`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${Go(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>u`<button
              type="button"
              class="move"
              @click=${()=>Ot(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var Ts=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function Es(){let{known:e}=d.analysis,{tables:t}=d.about??{};if(!e||!t)return u`<div class="values" hidden></div>`;
let{rules:o}=t,s=Ts(e);return u`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:W(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>u`<li>
            <button type="button" class="move" @click=${()=>Ot([n.move])}
            >${n.move}</button><span class="value ${n.value}">${Ts(n)}</span>
          </li>`)}
    </ul>
  </div>`}function Ur(){let e=d.about?.analysis,t=(o,s,n)=>u`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(T[s])}
        @change=${r=>{let a=Number(r.target.value)||1;Wo(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return u`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:v}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${T.arrows}
        @change=${()=>I("arrows",!T.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var re=8,zs=[...Array(8).keys()].map(e=>t=>{let[o,s]=U(t).map((n,r)=>e&1<<r?re-1-n:n);return e&4?o*re+s:s*re+o}),As=null,Ns=new Map,Xt=0,Ze=!1,ft=null;async function Yr(){let e=await Xe("openings.txt"),
[t,...o]=(await e.text()).trim().split(`
`);Xt=Number(t.split(" ")[1]),Ns=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Rs=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Zr(){if(Ze=!Ze,y(),!!Ze){try{await(As??=
Yr()),ft=null}catch(e){As=null,ft=e.code?e:{code:"no-server"}}y(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function Jr({black:e,white:t,toMove:o},s){
let n=Array(re*re).fill(".");for(let r of e)n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function Xr(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>
0).toString(36)}function Qr(e){if(e.width!==re||e.height!==re)return[];let t=zs.map(l=>Jr(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=zs.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%re)+(Math.floor(l/
re)+1),r=new Map;for(let{from:l,to:c,text:p}of e.moves){if(!l||!c)continue;let h=s.map(w=>n(w(l))+n(w(c))).reduce((w,k)=>w<k?w:k);r.has(h)||r.set(h,p)}return(Ns.get(Xr(o))??[]).flatMap(l=>{let[,c,p,m]=/^(\w+)(\*?):?(.*)$/.
exec(l)??[],h=m?m.split(",").map(Number):[0,0,0],w=h.reduce((k,g)=>k+g);return r.has(c)?[{move:r.get(c),inBook:p!=="",counts:h,games:w}]:[]}).sort((l,c)=>c.games-l.games)}var qs=e=>Rs(e)?u`<button type="button" class="quiet" aria-pressed=${Ze} @click=${Zr}>
        ${i("openings")}
      </button>`:v;function Ds(e,t){let{view:o}=e;if(!Ze||!Rs(e)||!o)return v;let n=d.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:Qr(o),r=n.reduce((l,c)=>l+c.games,0),a=ft?ge(ft):Xt?
i(n.length?"openings-about":"openings-none",{games:r,total:Xt}):i("thinking");return u`<section class="explorer" aria-label=${i("openings")}>
    <ul>
      ${n.map(l=>Bs(l,()=>t.tryMove(l.move)))}
    </ul>
    <p class="faint" role="status">${a}</p>
  </section>`}function Bs({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return u`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?u`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:u`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var ei=.15,ti=.42,oi=8,si=.53,ni=50,ri=3,Cs=e=>e.finish(Me(null)),Is=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function ii({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[Is(s)];for(let r of e.path(t.live).slice(1))s=st(s,[e.node(r).move??""]),n.push(Is(s));return n.filter(r=>r===n.at(-1)).length}function ai(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||ii(e)!==ri)return;let n=i("draw-offered",{side:o}),r=z(n,{ms:0,actions:[[i("draw-accept"),()=>Cs(e)],[i("draw-decline"),()=>{}]]});O(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function Ps(e){let t=b.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await me(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<oi?ei:r<ni?ti:si)?Cs(e):z(i("draw-declined",{side:t}))}$({offerAtRepetition:ai});var li=.6,wt=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return _(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,_(i("looking"));let h={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:li};this.search=ie(h).promise}
let r=(await this.search.catch(h=>{throw this.reset(),h}))?.lines[0];if(d.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&ee(r.move);if(!a)return _(i("no-choice"));let{from:l}=a;
this.step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,m=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)y({glow:ci(l,o.width,o.height)}),_(Z([i("hint-part"),...m,
i("ask-for-more")]));else if(this.step===2){y({glow:[l]});let h=Se(i("hint-piece",{square:l}));_(Z([h,...m,i("ask-for-move")]))}else{y({glow:[],arrows:[{...a,kind:"best"}]});let h=r.connects.join(", "),
w=h?[i("hint-connects",{squares:h})]:[];r.stops&&w.push(i("hint-stops",{move:r.stops})),_(Z([i("hint-move",{move:r.move}),...m,...w]))}}};function ci(e,t,o){let[s,n]=U(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}function Ws(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;L(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function js(e,t,o){
let s=(r,a,l=!1)=>B(r,()=>{n(),a()},{class:"quiet",disabled:l}),n=L(i("more"),[f("div",{class:"menu"},...e.filter(({isHidden:r})=>!r).map(({label:r,isDisabled:a,act:l})=>s(i(r),()=>l(t,o),a)),s(i("ana\
lyse"),()=>ze()))])}function pi(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l)Number(p)?c+=Number(p):n[p==="L"?"black":"white"].push(mi(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var mi=(e,t)=>String.fromCharCode(97+e)+t,Fs=({fen:e,nodes:t,live:o})=>ui(e,new K(t).moves(o));function ui(e,t){
let o={...pi(e),fen:e,lastMove:null,plies:0};return st(o,t)}function Hs(e,t,...o){let{width:s,height:n}=e,r={width:s,height:n,flipped:t},a=Oo(r).flat().map(p=>{let[m,h]=le(p,r),[w,k]=U(p),g=(w+k)%2?"l\
ight":"dark";return A("rect",{class:g,x:m,y:h,width:100,height:100})}),l=b.flatMap(p=>e[p].map(m=>{let[h,w]=ce(m,r);return A("g",{class:`piece ${p}`},A("circle",{class:"body",cx:h,cy:w,r:38}))})),c=[e.
lastMove?.from,e.lastMove?.to].flatMap(p=>{if(!p)return[];let[m,h]=le(p,r);return[A("rect",{class:"tint last",x:m,y:h,width:100,height:100})]});return A("svg",{class:"small-board",viewBox:`0 0 ${s*100}\
 ${n*100}`,"aria-hidden":"true"},A("g",{class:"squares"},...a,...o),...c,...l)}function hi({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function Gs(e){let t=b.map(n=>hi(e,n)).join(" – "),o=new K(e.nodes).path(e.live).length-
1,s=[t,W(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function di(e,t){let o=Fs(e),s=new Date(e.updated).toLocaleDateString(Ce),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=f("span",{class:"game-words"},f("span",{},Gs(e)),f("span",{class:"faint"},n.join(" "))),a=B(Hs(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",Gs(e)),a}var Qt=e=>tt("game.json",new Blob([JSON.stringify(X(`game.${e}`),null,1)],{type:"application/json"}));function vt(e){let t=f("ul",{class:"game-list"}),o=()=>{let n=Ue().filter(({
state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=m=>{s(),e(m)},p=()=>{Ye(r),o()};return f("li",{},...a?[di(a,()=>c(a))]:[f("span",{},i("saved-refused",{reason:{
code:l}})),B(i("saved-copy"),()=>Qt(r),{class:"quiet"})],B(ye("close"),p,{class:"quiet icon","aria-label":i("delete-game")}))})),n.length||t.append(f("li",{class:"faint"},i("no-games-yet")))};o();let s=L(
i("my-games"),[f("p",{class:"faint"},i("saved-here")),t],{wide:!0})}var fi="g:not(.cells, .overlay, .marks, .dots)",wi=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],eo=e=>`${Vs(_s(e,fi))}
`,Vs=e=>new XMLSerializer().serializeToString(e);function _s(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let p of wi){
let m=l.getPropertyValue(p);m&&m!=="none"&&m!=="normal"?c.style.setProperty(p,m):p==="fill"&&c.style.setProperty(p,"none")}for(let p of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(p)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function Ks(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function Us(e){let{canvas:t}=await Ks(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var vi=420,gi=4;async function Ys(e,t,o,s){let n=_s(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((g,x)=>[g.dataset.side,a.children[x]])),
p=[];for(let g of t){let x={width:g.width,height:g.height,flipped:o},{from:q,to:D}=g.lastMove??{};l.replaceChildren(...[q,D].flatMap(F=>F?bi(F,x):[])),a.replaceChildren(...b.flatMap(F=>g[F].map(he=>{let de=c.
get(F)?.cloneNode(!0),[xt,Tn]=ce(he,x);return de.style.transform=`translate(${xt}px, ${Tn}px)`,de})));let{canvas:M,context:V}=await Ks(Vs(n),vi);p.push(V.getImageData(0,0,M.width,M.height))}let{gif:m}=await et(
()=>fo("gif.mjs",()=>import("./gif.mjs"))),h=t.map((g,x)=>x<t.length-1?s:gi*s),[{width:w,height:k}]=p;return m(w,k,p.map(({data:g})=>g),h.map(g=>Math.round(100*g)))}function bi(e,t){let[
o,s]=le(e,t);return A("rect",{x:o,y:s,width:100,height:100,...{fill:"#e0b93b","fill-opacity":.55}})}function Zs(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let m=s.length,{move:h,comment:w,children:k,marks:g}=o.node(c);s.push({parent:p,move:h,comment:w||null,marks:g?.map(ut)});for(let x of k)n(x,m)};n(0,
null);let r=c=>{let{machine:p,level:m}=t.players[c];return t.names?.[c]??i(p?"who-level":"who-human",{level:m})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function yi(e){let t=new K,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=n===null||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(cs))}let s=t.end(0);return N({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:ae(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function ki(e,t){try{await navigator.clipboard.writeText(e),z(i("copied",{what:t}))}catch{let o=f("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});L(t,[o]),o.select()}}function xi(e){let{black:t,white:o,result:s}=Zs(e);return Vo(e.text(e.state.live),{black:t,white:o,result:s})}function gt(e){let t=(M,...V)=>f("section",{class:"export"},
f("h3",{},M),...V),o=(...M)=>f("div",{class:"row"},...M),s=(M,V,F,he="quiet")=>{let de=f("textarea",{readOnly:!0,rows:F,"aria-label":M,value:V}),xt=B(i("copy"),()=>ki(de.value,M),{class:he});return t(
M,o(de,xt))},n=(M,V,F)=>{let he=document.querySelector("#board svg");return B(M,async()=>tt(F,await V(he)),{class:"quiet"})},r=1,a=f("span"),l={min:.1,max:10,step:.1},c=M=>{r=M};R(G(i("seconds-a-move"),
r,l,c),a);let p=M=>{let{tree:V,state:F}=e,he=V.path(F.live).flatMap(de=>e.guess(de)??[]);return Ys(M,he,F.flipped,r)},m=M=>new Blob([eo(M)],{type:"image/svg+xml"}),h=s(i("share-sgf"),"",5),w=h.querySelector(
"textarea"),k=()=>new Blob([w.value],{type:"application/x-go-sgf"}),g=n(i("save"),k,"game.sgf");g.disabled=!0;let x=e.remote?.address??Ge(e.text(e.state.shown)),q=s(i("share-link"),x,2,"primary"),D=ct();
D&&q.append(f("p",{class:"faint link-warning"},D)),L(i("share"),[q,t(i("share-picture"),o(n(i("png"),M=>Us(eo(M)),"loa.png"),n(i("svg"),m,"loa.svg"),n(i("gif"),p,"loa.gif"),a)),t(i("import-file-name"),
o(g,f("span",{},i("share-sgf")))),f("details",{},f("summary",{},i("source")),h,s(i("share-fen"),e.view?.fen??"",1),s(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),wo&&s(i("share-embed"),xi(
e),3))],{wide:!0,begin:async M=>{w.value=(await E("export",Zs(e),M)).sgf,g.disabled=!1}})}function Js(e,t={}){let o=f("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),
s=f("input",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg","aria-label":i("import-file-name")}),n=f("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];
a&&(o.value=await a.text())});let r=async a=>{try{let l=await E("import",{text:o.value,...t},a);await e(yi(l),a),O(i("imported"));for(let c of l.remarks)z(c)}catch(l){if(!(l instanceof J))throw l;return n.
textContent=l.message,!0}};L(i("import"),[o,f("label",{class:"field"},f("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}var $i=9,bt=({state:e})=>b.filter(t=>e.players[t].machine),Xs=({state:e})=>e.live!==0,Be=(e,t=()=>!0)=>o=>o.remote?.allows(e)??t(o),Si=new wt,Mi=e=>e.isOver||e.pending||Si.give(e).catch(t=>_(t.message)),
Qs=[{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>P(e,"back")},{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.
node(e.shown).children.length>0,act:e=>P(e,"next")},{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},{label:"hint",sign:"hint",key:"h",where:"both",isShown:Be("hint",e=>bt(e).length<
2),isEnabled:e=>!e.isOver,act:Mi},{label:"undo",sign:"undo",key:"u",where:"both",isShown:Be("undo"),isEnabled:Xs,act:e=>e.undo()},{label:"redo",sign:"redo",key:"r",where:"wide",isShown:Be("redo"),isEnabled:e=>e.
undone.length>0&&!e.remote,act:e=>e.redo()},{label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:Be("draw",e=>bt(e).length===1),isEnabled:e=>!e.isOver,act:e=>e.remote?e.remote.offerDraw?.():
Ps(e)},{label:"resign",sign:"resign",where:"wide",isShown:Be("resign",e=>bt(e).length<2),isEnabled:e=>!e.isOver&&(Xs(e)||e.remote!==null),act:Ws},{label:"move-now",sign:"now",where:"wide",isShown:Be("\
now",({state:e})=>b.some(t=>e.players[t].machine&&e.players[t].level>=$i)),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.
remote&&!e.isOver&&!e.state.paused&&!!(bt(e).length===2||e.state.clock),act:e=>e.pause(!0)},{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},{
label:"new-game",sign:"add",key:"n",where:"both",act:(e,t)=>os(t)},{label:"my-games",sign:"board",where:"wide",act:(e,t)=>vt(o=>t.open(o))},{label:"import-short",sign:"import",where:"wide",act:({state:{
rules:e,limit:t}},o)=>Js((s,n)=>o.open(s,n),{rules:e,limit:t})},{label:"share-short",sign:"share",where:"wide",act:gt},{label:"more",sign:"more",where:"narrow",act:(e,t)=>js(yt(e).filter(({where:o})=>o===
"wide"),e,t)}],Ti=e=>{Qs.push(...e)},yt=e=>Qs.map(({isShown:t,isEnabled:o,...s})=>({...s,isHidden:t?.(e)===!1,isDisabled:o?.(e)===!1})),Ei={"[":e=>P(e,"back"),"]":e=>P(e,"next"),"{":e=>P(e,"first"),"}":e=>P(
e,"last"),ArrowLeft:e=>P(e,"back"),ArrowRight:e=>P(e,"next"),ArrowUp:e=>P(e,"first"),ArrowDown:e=>P(e,"last"),Home:e=>P(e,"first"),End:e=>P(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>dt(),x:()=>Ut(),
a:()=>ze(),"?":()=>ns()},ve=null,to=e=>e==="ArrowUp"||e==="ArrowDown",oo=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{ve=oo(e)&&e!==ve?e:null});addEventListener("keydo\
wn",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?ve=null:oo(t)&&(e===" "||o&&to(e))&&(ve=t===ve?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{ve=null});function Li(e,t){
return oo(e)?e===ve||to(t):e instanceof HTMLInputElement&&e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||to(t)&&e.matches(".said-box")}
var en=e=>document.addEventListener("keydown",t=>Oi(t,e));function Oi(e,t){let{game:o}=d;if(!o||e.defaultPrevented||Li(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[o\
pen]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():e.key,r=yt(o).find(l=>l.key===n),a=r?r.act:Ei[n];a&&(e.preventDefault(),!r?.isHidden&&!r?.isDisabled&&a(o,t))}var zi=ye("close"),Ai=()=>u`<svg
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
</svg>`,tn=e=>u`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  ${Ai()}
  <h2>${i("new-here")}</h2>
  <button
    type="button"
    class="quiet icon"
    title=${i("no-thanks")}
    aria-label=${i("no-thanks")}
    @click=${()=>e.see()}
  >
    ${zi}
  </button>
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>mt(e)}>
      ${i("easy-game")}
    </button>
  </div>
</section>`;var Ni=(e,t)=>u`
  ${d.isFirstVisit?tn(t):v}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[Ls(),bs(e),qs(e)]:u`<span class="faint">${i("no-analysis")}</span>`}
      ${Ri(e.state.rules)}
    </div>
    ${e.remote?.words?u`<p class="faint game-setup">${e.remote.words}</p>`:v}
    ${e.allowsHelp?Ds(e,t):v} ${ks(e)}
    ${e.allowsHelp?ys(e):v} ${ws(e,t)}
    ${e.allowsHelp?Os(e):v}
  </section>
`;function Ri(e){let t=i("of-rules",{rules:W(e)});return u`<button type="button" class="quiet rules" @click=${()=>L(t,[f("p",{},i("rule-words",{name:e}))])}>${t}</button>`}function qi(e,t){let o=b.every(
s=>e.state.players[s].machine)&&!e.remote;return ue(yt(e).map(({label:s,word:n,key:r,where:a,act:l,...c})=>({...c,label:i(s),word:n&&i(n),title:Di(i(s),r),kind:`${a} of-${s}`,act:()=>l(e,t)})),o?Bi():
v)}var Di=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function Bi(){return u`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-T.speed)}
      @input=${e=>I("speed",3e3-Number(e.target.value))}
  /></label>`}$({panel:Ni,actions:qi});var on=e=>e.reduce((t,o)=>t+o,0);function sn(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:m,score:h})=>{let w=1/Math.sqrt(1+3*(m/173.7178)**2/Math.PI**2),k=1/
(1+Math.exp(-w*(o-(p-1500)/173.7178)));return{g:w,expected:k,score:h}}),r=1/on(n.map(({g:p,expected:m})=>p*p*m*(1-m))),a=on(n.map(({g:p,expected:m,score:h})=>p*(h-m))),l=Ii(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Ii(e,t,o,s){let n=Math.log(e**2),r=m=>{let h=t**2+o+Math.exp(m);return Math.exp(m)*(s**2-h)/
(2*h**2)-(m-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let m=1;for(;r(n-m*.5)<0;)m++;l=n-m*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let m=a+(a-l)*c/(p-c),h=r(m);h*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[m,h]}return Math.exp(a/2)}var Ci=60,nn=100,Pi={at:-1,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},so=()=>ke("puzzles",Pi);function Ie(e){rn(e),Q("puzzles",e)}function rn(e){let t=so(),
{rating:o,deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set(
[...t.history,...e.history])]}var Je=e=>parseInt(e,10),no=({history:e},t)=>e.findLast(o=>Je(o)===t)?.at(-1),an=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Je));function ln(e,{number:t,rating:o},s){
rn(e);let n=no(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Ie(e),null;let r=e.rating,a={rating:o,deviation:Ci,score:Number(s)};return Object.assign(e,sn(e,[a])),e.rating=Math.max(r-nn,Math.min(
r+nn,e.rating)),e.history.push(`${t}${s?"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Ie(e),Math.round(e.rating)-Math.round(r)}var pn=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],cn=150;async function mn(e){return(await et(async()=>(await Xe(e)).text())).trimEnd().split(`
`)}async function un(){return(await mn("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var ro=new Map;async function hn(e){let t=Math.floor(e/cn),o=ro.get(t);
o||(o=mn(`puzzles-${t}.txt`),ro.set(t,o),o.catch(()=>ro.delete(t)));let s=(await o)[e%cn],[n,r,a,l,c,p]=s.split("; "),m=h=>Number(h.split(" ").at(-1));return{fen:n,rules:r,task:l.startsWith("win")?"wi\
n":"hold",moves:m(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:m(p)}}var dn=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function kt(e,t,o,s){let n=a=>Math.abs(
e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Wi=997,fn=(e,t=new Date)=>Math.floor(Date.UTC(t.getFullYear(),
t.getMonth(),t.getDate())/864e5)*Wi%e.length;var wn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),io=({end:e})=>Math.max(0,e-Date.now()),ao=e=>e.mistakes>=3||io(e)===0,vn=({kind:e})=>Number(e[1])<=3;function lo(e,t){let{view:o,side:s,said:n,isDone:r,run:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return Le({id:"puzzle-board",top:je(H(s),o,{isToMove:l(H(s))}),bottom:je(s,o,{isToMove:l(s),player:i("you")}),
side:Oe(u`${a?Fi(a):v}
        <p class="status ${n.kind}" role="status" ?hidden=${a&&!n.kind}>${n.words}</p>
        <p class="task">${o?Hi(e):""}</p>`,Gi(e,t),_i(e,t))})}var Fi=e=>u`<p role="timer">
  <b>${Mo(io(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function Hi({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var co=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function gn(e){
return e.length===2?co(e):i("puzzle-theme",{theme:e})}function Gi(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p,detail:m}=e,h=pn.map(D=>[D,gn(D)]),w=Math.round(a.rating),{streak:k,
best:g}=a,x={solved:an(a).size,count:o?.length??0},q=[i("puzzle-rating",{rating:s?.rating??0})];return l&&q.push(...(s?.themes??[]).map(D=>gn(D[0]))),u`<section class="card panel" aria-label=${i("puzz\
le")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${j(i("theme"),h,a.theme,D=>t.choose(D),!0)}
    </div>
    ${c?v:u`<p class="faint">${n?q.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:w})}</b>
            ${p===null?v:`(${Vi(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...x,streak:k,best:g})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
    ${rt(n,m)}
  </section>`}var Vi=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function _i({isDone:e,before:t,run:o},s){return ue([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:e||o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:e||o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",
isDisabled:o!==null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var Ki={"+":"once","-":"failed","=":"later"},Ui=200;function bn({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Je(c)-1]).reverse().slice(0,Ui).map(c=>{let p=Je(c),m=e,{kind:h,rating:w}=m[p-1],k=[i("p\
uzzle-number",{number:p}),co(h),i("puzzle-rating",{rating:w}),i("puzzle-result",{result:Ki[c.slice(-1)]})],g=()=>{l(),o(p-1)};return f("li",{},B(k.join(" · "),g,{class:"quiet"}))}),r=f("ul",{class:"g\
ame-list"},...n),a=f("p",{class:"faint"},i("no-history")),l=L(i("history"),[n.length?r:a])}var Zi=450,Ji=900,po=12,Xi=500,yn=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),Qi=()=>({all:null,puzzle:null,at:0,run:null,kept:so(),...yn()});$e.set("puzzles",(e,t)=>new mo(e,t).begin());var mo=class{constructor(t,o){this.host=t,this.play=o,this.state=Qi(),R(lo(this.
state,this),t),this.board=new Ee(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),
fe(()=>this.draw())}async begin(){let t=await un();this.change({all:t});let{at:o}=this.state.kept;await(t[o]?this.open(o):this.next())}change(t){Object.assign(this.state,t),y()}draw(){if(this.host.hidden)
return;let{state:t}=this;R(lo(t,this),this.host);let{view:o,side:s,isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){
let{kept:o,run:s}=this.state;s||(o.at=t,Ie(o)),this.change({...yn(),at:t});let{moves:n}=this.state,r=()=>this.state.moves!==n,a=await hn(t);if(r())return;this.state.puzzle=a;let l=await this.ask();r()||
(this.change({view:l,side:l.toMove,left:a.moves}),this.say(i("puzzle-yours",{side:l.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{theme:s}=t,n=t.rating-t.deviation,
r=(l,c)=>dn(l,s)&&c!==t.at,a=kt(o,n,po,(l,c)=>r(l,c)&&!no(t,c+1))??kt(o,n,po,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.
open(fn(this.state.all??[]))}history(){Ie(this.state.kept),bn(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=wn();this.state.run=t;let o=setInterval(()=>{if(this.state.
run!==t)return clearInterval(o);ao(t)&&!this.state.isDone&&this.finishRun(),y()},Xi);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(ao(t))return this.finishRun();
let s=kt(o,t.rating,po,(n,r)=>vn(n)&&!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change(
{isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,Ji)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,
run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,o.count),Ie(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){
this.state.run=null}ask(){return E("position",this.game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{
words:t,kind:o}}),O(t)}async tryMove(t){let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await E("move",{game:this.game(),
move:t});if(l())return;if(!c.legal)return this.say(ot(t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:p,answer:m}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!p)return this.change({view:c.position,
glow:[],arrows:[]}),a?this.answered(!1):this.refute(c,m);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.
finish();o.left=r-1,this.say(i("puzzle-right")),await this.reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{
moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(
t.move))?.lines[0],{lossIn:p}=c?.score??{},m=p!=null&&p<=2*o-2;return{isRight:s.length>0&&m,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.
ask();if(s.moves!==n)return;let p=[...n,t.move];this.change({moves:p,before:{moves:n,view:c}}),this.fail();let h=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],w=t.position.
mustPass?"pass":o;if(w&&!t.position.end){let k={...this.game(),moves:[...p,w]},g=await E("position",k);if(s.moves!==p)return;this.change({view:g}),h.push(i("puzzle-answer",{side:H(r),move:w}),g.end?.text??
"")}else h.push(t.position.end?.text??"");this.say(Z(h),"fault"),this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,
isBusy:!1});let{task:r,moves:a}=n;this.change({left:r==="win"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("puzzle-yours",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){
let o={type:"analyse",game:this.game(t),lines:1,seconds:1.5};return ie(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(m=>setTimeout(m,Zi)),r=t?null:await this.
think();if(await n,o.moves!==s)return;o.isBusy=!1;let a=t??(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let p=i("puzzl\
e-goes-on",{side:c.toMove,moves:o.left});this.change({view:c}),this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],
a=ln(n,{number:o+1,rating:r},t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(
Z([s,o?.end?.text??""]),"over"),this.focusPrimary()}focusPrimary(){queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.
state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){let{state:t}=this;if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&ee(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.
hints===1?(this.change({glow:[n.from]}),this.say(i("puzzle-piece",{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??
(await this.think())?.lines[0]?.move}async solve(){let{state:t}=this;if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){
s=t.moves.length;let n=await this.bestMove();if(!n||!t.wasShown||o!==t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(
N({rules:t,fen:o,players:ae(!1,!1),flipped:this.state.side==="white"}))}};function $n(e){addEventListener("storage",()=>uo(e)),addEventListener("pageshow",()=>uo(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(uo(e),kn())});for(let t of["pointerdown",
"keydown"])addEventListener(t,kn,!0)}function kn(){d.game?.follows&&(d.game.follows=!1,d.game.goOn())}var xn=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function uo(e){
await Lo();let{game:t}=d;if(!t||t.remote)return;let{state:o}=De(X(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(xn(o)===xn(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();To(o);let r=!t.isAtLive&&o.nodes[s];Sn(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function Sn(e,t,o){let s=new We(t);s.follows=o,await s.load();let n=d.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function ea(e,t,o){let s=De(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new K(s.nodes),p=c.nodes.length,
m=c.take(new K(n))[r],h=c.leadsTo(s.live,m),w=h?m:s.live,k={...s,live:w,shown:w,flipped:l,outcome:s.outcome??a};!h&&c.nodes.length>p&&z(i("other-tab"),{ms:12e3}),Eo(k),Sn(e,k,!1)}$({merge:ea});function ta(e,t){z(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>Qt(e)],[i("saved-delete"),()=>Ye(e)]]})}function Mn(e){let t=()=>{},o=()=>{t(),yo()&&(t=z(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>vt(s=>e.open(s))],[i("saved-copy"),()=>e.game&&gt(e.game)]]}))};bo.addEventListener("change",o),o()}$({readGame:De,rescue:ta});var ho=class{constructor(t){this.open=t,xe.isOfProgram=!0,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.
resolve(),xe.addEventListener("shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{z(String(n),{kind:"error"})})}),xe.addEventListener("said",o=>{let{text:s,error:n}=o.
detail;z(s,{kind:n?"error":"note"}),O(s)})}send(t){xe.send({type:"line",text:t})}allows(t){return t==="draw"||t==="resign"?!1:void 0}async tryMove(t){let o=this.game,s=await E("move",{game:o.text(o.state.
live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manua\
l"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(
o,t):await this.begin(t)}players(t){return Object.fromEntries(b.map(o=>[o,{machine:t[o]==="machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.
moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??
"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){let o=t.black==="machine"&&t.white==="human",s=new We(N({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(
t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};async function oa(e,t){let o=_o(location.hash);if(!o)return!1;let{black:s=null,white:n=null}=Ko(location.hash),r=new K,a=0;for(let l of o.moves)a=r.add(a,l);try{await E("position",o,t)}catch(l){if(t.aborted)
return!1;if(!(l instanceof J))throw l;return z(i("bad-link",{reason:l.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(N({rules:o.rules,limit:o.limit??null,fen:o.
fen,nodes:r.nodes,live:a,shown:a,players:ae(!1,!1),names:{black:s,white:n}}),t),!0}var sa=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function na(){let e=(n,r)=>Yo(i(n),!!T[r],a=>I(r,a)),t=f("input",{type:"range",min:"0",max:"100",value:String(
T.volume),onchange:()=>{I("volume",Number(t.value)),He("move")}}),o=pt(i("piece-style"),Ao.map(n=>[n,i(n)]),T.pieces,n=>I("pieces",n)),s=L(i("settings"),[aa(n=>{I("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),f("div",{class:"pair"},pt(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],T.scheme,n=>I("scheme",n)),o),ra(o.querySelector(
"select")),e("large-text","largeText"),f("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
f("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),f("label",{class:"field"},f("span",{},i("volume")),t),d.isKept===null?"":f(
"p",{class:"faint"},i("kept",{isKept:d.isKept}))])}function ra(e){return f("fieldset",{class:"themes"},f("legend",{},i("board")),...sa.map(([t,o])=>f("label",{class:"theme","data-board":t},f("input",{
type:"radio",name:"board",value:t,checked:T.board===t,onchange:()=>{I("board",t),I("pieces",e.value=o)}}),ia(o),f("span",{},i(t)))))}var ia=e=>A("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},
...b.map((t,o)=>{let s=A("g",{class:"squares",transform:`translate(${o*100})`}),n=No(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};
return s.append(A("rect",r),n),s}));function aa(e){let o=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,
Se(r)]}),s=pt(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===T.language)?T.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}$t(Io);function Ad(e){Ms(),Mn(e),$n(e),en(e)}export{Pe as FIRST_LEVEL,We as Game,ho as Link,J as Refusal,b as SIDES,Ti as addCommands,O as announce,d as app,Ad as begin,Ln as byId,j as choiceField,Qo as clockWords,On as dismiss,fe as drawWith,f as h,
u as html,En as inWords,Ce as language,$t as learn,X as load,N as newState,z as note,v as nothing,G as numberField,L as openDialog,oa as openLink,na as openSettings,Bs as openingRow,H as other,zn as refuseSearches,
R as render,W as ruleName,Q as save,xe as socket,i as text,y as update};
