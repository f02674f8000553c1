import{$ as Ee,A as Mo,Aa as f,B as Q,Ba as I,C as ee,Ca as Oe,D as $e,Da as ze,E as To,Ea as Hn,F as Eo,Fa as Fo,G as Lo,Ga as Ae,H as M,Ha as jo,I as Oo,Ia as Ho,J as P,Ja as lt,K as z,L as Fn,M as O,
N as Se,O as zo,P as h,Q as Lt,R as y,S as _,T as Me,U as x,V as b,W as G,X as Te,Y as Ot,Z as ge,_ as rt,a as et,aa as te,b as bo,ba as it,c as yo,ca as jn,d as ko,da as ce,e as We,ea as K,f as Tt,fa as zt,
g as tt,ga as pe,h as xo,ha as A,i as $o,ia as je,j as J,ja as Ao,k as i,ka as Ro,l as ke,la as No,m as Cn,ma as oe,n as X,na as me,o as Fe,oa as Do,p as ot,pa as ue,q as E,qa as Bo,r as Et,ra as Le,s as st,
sa as qo,t as g,ta as Po,u as D,ua as Io,v as Wn,va as Co,w as q,wa as at,x as nt,xa as Wo,y as xe,ya as m,z as So,za as At}from"./first.mjs";var Go={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
)","new-game":"New game",undo:"Undo",redo:"Redo","step-back":"Back","step-on":"Next","draw-word":"Draw",hint:"Hint",flip:"Flip","offer-draw":"Offer draw",resign:"Resign","move-now":"Move now",pause:"P\
ause",resume:"Resume",more:"More",speed:"Speed","speed-of-play":"Speed of play","my-games":"My games","import-short":"Import","share-short":"Share","to-terminal":"To the game in the terminal","back-to\
-game":"Back to the game","play-on":"Play on from here","review-game":"Review the game","review-again":"Review again",rematch:"Rematch","level-offer":"{count} {how, select, won {wins} other {losses}} \
in a row. Try level {level}?","resign-as":"Resign as {side, select, black {Black} white {White}}?","keep-playing":"Keep playing","another-game":"Start another game?","game-stays":"The game on the boar\
d is not over. It stays in My games.",welcome:"Welcome","new-here":"New to Lines of Action?","rules-in-short":"A piece moves exactly as many squares as there are pieces on its line. Connect all your p\
ieces into one group to win.","learn-fast":"Learn in two minutes","easy-game":"Play an easy game","no-thanks":"No, thanks","no-moves-yet":"No moves yet.","comment-move":"Comment on this move",comment:"\
Comment","move-example":"b1-b3","type-move":"Type a move, such as b1-b3","not-a-move":"“{text}” is not a move such as b1-b3.","draw-marks":"Draw arrows and circles","draw-how":"Drag for an arrow, \
click for a circle; with keys, Enter on both squares.","clear-marks":"Clear the drawings","marks-here":"Drawn: {marks}.","mark-colour":"{kind, select, own {Orange} blue {Blue} red {Red}}","mark-from":"\
From {square}. Choose the other end; the same square gives a circle.","mark-drawn":"Drawn from {from} to {to}.","mark-removed":"Removed from {from} to {to}.",promote:"Make this the main line",cut:"Rem\
ove this move and its continuation",mark:"{mark, select, good {good move} inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} missed {missed win}}","no-analysis":"This game has no analysis or \
review before its end.",analyse:"Analyse",stop:"Stop",thinking:"thinking…",found:"depth {depth} · {nodes} positions · {speed}/s",done:"done, {found}",solved:"Solved: {value} for the side to move.",
"solved-by":"Solved by {rules} rules: {value} for the side to move.",value:"{value, select, win {win} loss {loss} tie {tie} draw {draw}}","value-in":"{value, select, win {win} loss {loss} tie {tie} dr\
aw {draw}} in {plies}","value-letter":"{value, select, win {W} loss {L} tie {T} draw {D}}{plies}",openings:"Openings","openings-about":"{games, number} of {total, number} games of the engine (level 8)\
 came here. ★ is a move of its book.","openings-none":"None of the games came here.",shares:"Black wins {black, percent}, draws {draws, percent}, White wins {white, percent}","book-move":"Move of th\
e book",options:"Options",lines:"Lines",seconds:"Seconds",threads:"Threads","show-arrows":"Arrows on the board","wins-in":"{side, select, black {Black} white {White}} wins in {moves}","no-evaluation":"\
No evaluation","black-chance":"Black’s chance to win: {chance, percent}","no-hints":"Rated-style games have no hints.",looking:"Looking for a good move…","no-choice":"There is no move to choose.",
"hint-part":"Look at this part of the board.","hint-piece":"{square} is the piece to move.","hint-move":"{move} is a good move.","hint-wins":"It wins at once.","hint-wins-in":"It wins in {moves}.","hi\
nt-connects":"It connects with {squares}.","hint-stops":"It stops {move}, which would win.","ask-for-more":"Ask again for more.","ask-for-move":"Ask again for the move.","bad-move-made":"{mark, select\
, mistake {That move is a mistake.} blunder {That move is a blunder.} missed {You missed a win.}} Take it back?","take-back":"Take back","keep-it":"Keep it","nothing-to-read":"There is nothing to read\
.","not-a-record":"No game can be read: {detail}.","left-out":"Not everything was read: {detail}.","first-of":"This is the first of {count, number} games.","bad-tree":"The game can’t be read: {detail}\
.","many-nodes":"A game of {count, number} moves, variations included, is too large; {most, number} are allowed.","node-without-move":"Node {number} has no move.","node-without-parent":"Node {number} \
has no parent before it.","no-root":"A game has a root.","who-level":"loa, level {level}, {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {casual} 6 {club} 7 {good club} 8 {strong} 9\
 {very strong} 10 {strongest}}","who-human":"human",copied:"{what} copied.",copy:"Copy",save:"Save",open:"Open",share:"Share and export","share-link":"Link to this position","link-warning":"{place, se\
lect, here {This link opens on this computer alone; send the SGF to others.} other {Whoever has this link can use your server.}} It holds the secret part of the address.","share-sgf":"SGF, the whole g\
ame with variations","share-fen":"FEN, this position",source:"Source text","share-embed":"Board for another page","open-full":"Open in the full program","share-picture":"Picture",svg:"SVG",png:"PNG",gif:"\
GIF of the game",import:"Import a game","import-text":"Game or position","import-example":"Paste SGF, a FEN, or moves such as  b1-b3 a2-c2 …","import-file":"or a file","import-file-name":"File",imported:"\
Game imported.","saved-newer":"A newer version of this page has saved it.","saved-damaged":"It is damaged.","saved-refused":"A saved game can’t be opened. {reason}","storage-full":"Your moves are no\
t saved any more: the browser’s storage is full or turned off. Delete games, or save a copy of this one.","other-tab":"This game has gone on in another tab. Your move is a variation there.","saved-c\
opy":"Save a copy","saved-delete":"Delete it","saved-here":"Saved in this browser: the last 50 games.","no-games-yet":"No games yet.","delete-game":"Delete this game","count-moves":"{count, plural, on\
e {# move} other {# moves}}","bad-link":"This link has no valid game. {reason}","start-game":"Start game","black-first":"Black (moves first)",white:"White",rules:"Rules","rule-name":"{name, select, be\
rkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiad} openspiel {OpenSpiel} playstrategy {PlayStrategy} \
soucie {Soucie}}","rule-words":"{name, select, berkeley {A move that connects both sides wins for the player who made it. A tie after 30 moves each.} cuhk {Black starts on the left and right. A move t\
hat connects both sides is a draw.} gamesman {If the side to move has no legal move, the game is a draw.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament rules: a dra\
w if a move connects both sides, or if a position occurs three times.} soucie {The inventor’s rules: a move that connects both sides wins for the player who made it. No move limit.} openspiel {A side \
without a legal move loses. A repeated board is a draw.} codingame {The inventor’s rules, with a draw after 75 moves each.} playstrategy {A draw if a move connects both sides, if the side to move has \
no legal move, or at the fifth repetition.} boardspace {The inventor’s rules, as played on BoardSpace.}}",start:"Start","start-name":"{name, select, standard {Standard: Black top and bottom} sides {\
Sides: Black left and right} scrambled {Scrambled eggs: colours alternate along the edge}}",opponent:"Opponent","level-words":"{level, select, 1 {Misses nearly everything.} 2 {Misses much: start here.\
} 3 {Looks ahead, misses much.} 4 {Looks ahead, misses some moves.} 5 {Has played some games.} 6 {Like a club player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a\
 second.} 10 {Full strength, up to five seconds.}}","person-here":"Two people","person-words":"Both at this screen.","your-side":"You play",random:"Random",strength:"Strength",custom:"Custom","custom-\
words":"Players, rules, board and handicap.",elo:"Elo {elo}",files:"Files",ranks:"Ranks",clock:"Clock","no-clock":"No clock","own-clock":"Custom","some-clock":"{minutes} min + {seconds} s a move",minutes:"\
Minutes","seconds-a-move":"Seconds a move","name-of":"{side, select, black {Black} white {White}}’s name","gives-up":"Pieces {side, select, black {Black} white {White}} gives up",handicap:"Handicap:\
 pieces removed at the start. Fewer pieces are easier to connect, but they also move less far.","rated-style":"Rated-style game (no help)",language:"Language","language-auto":"As in the browser",scheme:"\
Light or dark","scheme-auto":"System","scheme-light":"Light","scheme-dark":"Dark","large-text":"Large text, to be read from afar",wood:"Wood",slate:"Slate",paper:"Paper",green:"Green",clear:"High cont\
rast, for the colour-blind","piece-style":"Pieces",stones:"Stones",flat:"Flat",shapes:"Shapes","on-the-board":"On the board",coordinates:"Coordinates",counts:"Piece counts of all lines, along the edge\
s",overlay:"Lines of the piece under the pointer",dots:"Dots on the squares the chosen piece can move to",bonds:"Connections within groups",arrows:"Arrows: last move, best moves","during-a-game":"Duri\
ng a game",threats:"Warn when a side can win with its next move",teaching:"Teaching: offer to take back bad moves","auto-flip":"Turn the board for two players at one screen",sounds:"Sounds",volume:"Vo\
lume",kept:"Without a network: {isKept, select, true {ready} other {not possible here}}.",keys:"Keys","keys-step":"← → | one move back or forward; also the mouse wheel over the board","keys-ends":"\
Home, End | first or last move","keys-undo":"U, R | undo, redo","keys-hint":"H | hint","keys-flip":"F | flip the board","keys-analysis":"A | analysis on and off","keys-new":"N | new game","keys-tab":"\
Tab | to the board and beyond","keys-square":"Arrow keys on the board | another square; [ and ] step there","keys-choose":"Enter or Space | choose a piece, then its target","keys-escape":"Escape | can\
cel the choice or the premove","keys-draw":"Right mouse button, or Shift | circle a square; drag for an arrow","keys-marks":"D, X | draw with clicks or keys; clear the drawings","keys-keys":"? | this \
list","no-pieces":"{color, select, black {Black} white {White}} has no pieces.","one-piece":"{color, select, black {Black} white {White}} has a single piece, which counts as connected: the game would \
be over.","all-connected":"{color, select, black {Black} white {White}}’s pieces are all already connected: the game would be over.","over-already":"The game would be over: {end}","no-moves":"Neithe\
r side has a legal move.","many-pieces":"{color, select, black {Black} white {White}} has {count} pieces; start positions of this size have at most {most}.","mover-blocked":"{color, select, black {Bla\
ck} white {White}} is to move and has no legal move.","set-up":"Set-up","position-editor":"Position editor","how-to-edit":"Choose a piece, then click squares. Click again to remove it.","edit-black":"\
Black piece","edit-white":"White piece","edit-nothing":"Remove","editor-board":"Editor board",painted:"{square}: {piece, select, black {black} white {white} other {empty}}",mover:"To move",fen:"FEN","\
play-from-here":"Play from here","start-position":"Start position","empty-board":"Empty board","from-game":"From the game","copy-link":"Copy link","link-copied":"Link copied. {warning}","can-start":"A\
 game can start here.","cannot-start":"No game can start here:","not-a-position":"Not a valid position: {reason}.","retry-mistakes":"Retry your mistakes","retry-side":"Retry {side, select, black {Blac\
k} white {White}}’s mistakes","retry-word":"Retry","review-progress":"Progress of the review","review-graph":"Black’s win chance during the game","review-point":"{move}: {chance, percent}","review\
-start":"start: {chance, percent}","show-better":"Better move","mistake-of":"Mistake {number} of {count}.","find-better":"You played {move}. Find a better move.","is-best":"{move} is the best move.","\
is-good":"{move} is good, too. The best move was {best}.","not-better":"{move} is not better. Retry.","next-mistake":"Next mistake",end:"End","only-move":"The only move.","best-proven":"Best ({score})\
.","best-estimated":"Best (win chance {chance, percent}).","chance-taken":"Good! {side, select, black {White} white {Black}} had made a mistake, and this move makes use of it.",judged:"{judgement, sel\
ect, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunder {Blunder} missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}",better:" Better was {move} ({sco\
re}).",now:" Now it is a {score}.",nothing:"",won:"won",lost:"lost","win-in":"win in {moves}","loss-in":"loss in {moves}",chance:"{chance, percent}",summary:"accuracy {accuracy, percent}; inaccuracies\
 {inaccuracies}, mistakes {mistakes}, blunders {blunders}, missed wins {missed}",compared:"{how, select, above {You played better than your opponent usually does. } near {You played as well as your op\
ponent usually does. } other {}}Good moves: {good} of {judged}. Accuracy {accuracy, percent}; level {level} usually has {usual, percent}.","all-remarks":"All remarks","summary-of":"{side, select, blac\
k {Black} white {White}}:","no-summary":"no move to judge","puzzle-board":"Puzzle board",puzzle:"Puzzle","puzzle-number":"Puzzle {number}","next-puzzle":"Next puzzle","show-solution":"Show the solutio\
n",retry:"Retry","puzzle-win":"{side, select, black {Black} white {White}} to move wins {count, plural, =1 {at once} other {in # moves}}. Only one first move does it.","puzzle-hold":"{side, select, bl\
ack {Black} white {White}} to move: only one move stops {side, select, black {White} white {Black}} from winning {count, plural, =1 {at once} other {within # moves}}.","puzzle-yours":"You play {side, \
select, black {Black} white {White}}, at the bottom.","puzzle-score":"Solved {solved} of {count} · streak {streak} · best {best}","puzzle-no-win":"{move} is legal, but it does not win in {moves}.","\
puzzle-no-hold":"{move} is legal, but {side, select, black {White} white {Black}} still wins.","puzzle-right":"Right. What next?","puzzle-goes-on":"{side, select, black {Black} white {White}} to move:\
 win in {moves}.","puzzle-solved":"Solved!","puzzle-shown":"That was the solution.","puzzle-piece":"The piece on {square} moves.","puzzle-move":"The move is {move}.",theme:"Theme","puzzle-theme":"{the\
me, select, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet move} t {Threat} b {Block} d {Defence} e {Endgame}}","puzzle-task":"{task, select, win {Win in} hold {Hold against}} {move\
s}","puzzle-rating":"Rating {rating}","your-rating":"Your rating: {rating}","puzzle-answer":"{side, select, black {Black} white {White}} answers {move}.","puzzle-wrong":"Wrong.","puzzle-of-day":"Puzzl\
e of the day","timed-run":"3-minute run","run-score":"{count} solved · mistakes: {mistakes} of {most}","run-over":"{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved in this run.\
 Your best: {best}.",history:"History","no-history":"You have not tried a puzzle yet.","puzzle-result":"{result, select, once {solved} failed {not solved} later {solved later}}",tutorial:"Tutorial",step:"\
Step {number} of {count}: {title}","next-step":"Next step",lessons:"All lessons","rule-sets":"Rule sets","rules-differ":"Pieces move alike under all rules. The rules differ when a move connects both s\
ides, when a side has no legal move, and in what makes a draw.","other-move":"That is legal, but not the move we are looking for. Retry.","end-retry":"{end} Retry.",count:"Count, then move","count-wor\
ds":"A piece moves exactly as many squares as there are pieces on its line. Two stand on this one: follow the arrow.","count-praise":"Right! All pieces on a line count, of both colours: on ranks, file\
s and diagonals.",jump:"Jump over your own pieces","jump-words":"Your own pieces are never in the way. Six pieces stand on this line: jump over the others, six squares.","jump-praise":"Six pieces, six\
 squares, right over the others.",capture:"Captures and obstacles","capture-words":"You capture an enemy piece by landing on it. You can’t jump over it. Capture with the marked piece.","capture-prai\
se":"Captured! White has one piece less, and so one less to connect.","capture-retry":"Legal, but the marked piece captured nothing. Look for the dashed ring.",connect:"Connect your pieces","connect-w\
ords":"You win when all your pieces are in one group. Diagonal neighbours count. Connect the marked piece.","connect-praise":"All in one group: Black wins.","connect-retry":"Not all pieces are connect\
ed yet. Count the lines of the separate piece.",defend:"Stop the other side","defend-words":"White threatens to connect, as the arrow shows. Move the marked piece onto that line: its count changes, an\
d the arrow’s move fails.","defend-praise":"White has no winning move now.","defend-retry":"White can still win on the next move. Try again.","helping-title":"Captures can help the other side","help\
ing-words":"A side with fewer pieces has fewer to connect. If Black captures the separate white piece, White is connected and wins.","helping-retry":"White is not connected. Which white piece is separ\
ate?","blocked-title":"No legal move","blocked-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var He,Gn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},Vn=.3;function Ge(e){if(!M.sounds||M.volume===0)return;let t=Vn*M.volume/100;try{He??=
new AudioContext;for(let[o,s]of Gn[e]){let n=He.currentTime+s,r=new OscillatorNode(He,{frequency:o,type:"triangle"}),a=new GainNode(He,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(He.destination),r.start(n),r.stop(n+.18)}}catch{}}x({playSound:Ge});var _n=100,Vo=1e4,Kn=3e3;x({startClock:e=>new Rt(e)});var Rt=class{constructor(t){this.game=t,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
_n):void 0,t.addEventListener("move",o=>this.moved(o.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=Vo&&s.left[r]<
Vo&&Ge("low"),y(),s.left[r]<=0?(s.left[r]=0,this.game.finish(Ee(G(r),"+Time"))):t-this.kept>Kn&&(this.kept=t,this.game.dispatchEvent(new Event("time")))}moved({id:t,mover:o}){let{state:s,tree:n}=this.
game;s.clock&&((this.game.liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},y())}};var Un={findings:null,fen:null},Yn=["best","second","third"],_o="";function Ko(e,t){P(e,t),Nt()}function Re(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,Nt(),t.isOn&&Ne())}function Zn(e){
let t=`${!!h.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===_o||(_o=t,Qn(e),Nt())}var Ne=(e=".panel")=>queueMicrotask(()=>document.querySelector(`#view-play ${e}`)?.scrollIntoView(
{block:"nearest"}));function Nt(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,Un),y();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:M.analysisLines,seconds:M.analysisSeconds,threads:M.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),y())},r=ce(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),y()}),y()}async function Dt(e){let{game:t}=h;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function Jn(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!M.arrows||o!==h.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=te(s.move);return r?[{...r,kind:Yn[n]}]:[]}).reverse()}function Xn(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,
value:s,remoteness:n})=>({square:te(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function Qn(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||
!o)return;let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await E("tables",e.text(e.state.shown))}catch{}h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.
known=r,y())}x({follow:Zn,arrows:Jn,tints:Xn});var er=.4,tr=.05;function he({state:e},t){let{mark:o=null,isMoment:s}=e.review[t]??{};return s||h.review.isFull||!e.compared?o:null}var ct=e=>e!==null&&e!=="good";function or({people:[e,...t],state:o,
remote:s},n){if(!e||t.length||s)return;let{accuracy:r,judged:a,counts:l}=n[e],{level:c}=o.players[G(e)],p=h.about?.levels[c-1].accuracy;if(!p||r===null)return;let u=Math.abs(r-p)<=tr?"near":r>p?"above":
"below",d=l.best+l.good;return{code:"compared",params:{how:u,good:d,judged:a,accuracy:r,level:c,usual:p}}}async function de(e,t,o=er){if((await e.viewOf(t)).end)return[];let s=await ce({type:"analyse",
game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}async function Bt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(l=>o.get(l)??[])},n=await E(
"review",s,void 0,l=>l),r={};for(let[l,c]of t.entries()){let p=n.blackChances[l],u=n.plies[l-1],d=u?.isMoment&&e.people.includes(e.sideToMove(t[l-1]));p!==null&&(r[c]={chance:p,best:o.get(c)?.[0]?.move??
null,mark:u?.isError?sr(u.judgement):d?"good":null,isMoment:!!d,text:u?.text??null})}let a=b.map(l=>n[l].text);return{review:r,summary:a,compared:or(e,n)}}var sr=e=>e?.split(" ")[0],De=({tree:e,state:t})=>e.
path(e.leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function pt(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null,isFull:!1};let o=De(e),s=new Map;y(),Ne();try{for(let[n,r]of[
...o].reverse().entries()){if(h.review.progress=n/o.length,s.set(r,await de(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let a=await Bt(e,o,s);if(t!==h.review.run)return;Object.assign(e.
state,a),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,y(),Ne(".review-summary"))}var Uo=.3;async function nr(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!M.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([de(e,s,Uo),de(e,t,Uo)]),{review:a}=await Bt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||O(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}x({teach:nr});var Yo=document.title;function rr(e){document.title=e.isYourTurn?`${i("your-turn")} · ${Yo}`:Yo}x({writeTitle:rr});var Zo=30,qt=64;at.counts=ir;function ir(e,t,o,s){for(let n of t){let r=s!==null&&Bo(s,n),[a,l]=ar(n,o);e.append(D("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(
n.count)))}}function ar(e,t){let[o,s]=e.ends.map(l=>ue(l,t));if(e.axis==="rank")return[t.width*100+Zo,o[1]];if(e.axis==="file")return[o[0],-Zo];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):
Math.sign(s[0]-o[0]);return r<100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-qt+(a>0?0:6)]:[n+a*28,-qt]:a>0?[t.width*100+qt,r-28]:[-30,r-36]}at.tried=lr;function lr(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(oe),u=[Math.sign(c-a),Math.sign(p-l)];for(let w of cr(n))e.append(Le(w,r,{class:"tried"}));for(let w=1;w<=n.count;w++){let[S,j]=[
a+w*u[0],l+w*u[1]];if(S<0||j<0||S>=r.width||j>=r.height)return;let[B,T]=Do(me(S,j),r),H=w===n.count?"open":"shut";t.append(D("circle",{class:`count-badge ${H}`,cx:B+22,cy:T+22,r:18}),D("text",{class:"\
count-text",x:B+22,y:T+30},String(w)))}let d=me(a+n.count*u[0],l+n.count*u[1]),[v,k]=ue(d,r);t.append(D("circle",{class:"tried-goal",cx:v,cy:k,r:44}))}function cr({ends:e}){let[[t,o],[s,n]]=e.map(oe),
r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>me(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}function Jo(e,t){let{moves:o,winIn:s}=e,n=s===null?G(t):t;return o!==null?i("wins-in",{side:n,moves:o}):tt(Pt(e,t))}var Pt=(e,t)=>t==="black"?e.chance:1-e.chance,pr=new Intl.NumberFormat(We,{notation:"\
compact",maximumSignificantDigits:3}),It=e=>pr.format(e),U=e=>i("rule-name",{name:e})||e;function mr(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=Pt(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":tt(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return m`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}x({bar:mr});var fe=class{constructor(t,o,s,n){this.host=t,this.play=o,this.state=s,I(n(s,this),t);let r=t.querySelector(".board-host");this.board=new Wo(r,this.calls()),Lt(()=>{t.hidden||(I(n(s,this),t),this.show())})}calls(){
return{move:t=>this.tryMove(t),select:t=>this.change(this.detail(t)),hover:t=>this.change(this.detail(t??this.board.selected))}}detail(t){return{detail:t}}tryMove(t){return null}show(){}say(t,o=""){this.
change({said:{words:t,kind:o}}),z(t)}focusPrimary(){let t=()=>this.host.querySelector(".commands .primary");queueMicrotask(()=>t()?.focus())}change(t){Object.assign(this.state,t),y()}};var N=(e,t,o,s,n=!1)=>{let r=m`<select
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
  /></label>`,mt=(e,t,o,s=200)=>m`<label class="field"
    ><span>${e}</span
    ><input
      type="text"
      maxlength=${s}
      spellcheck="false"
      .value=${t}
      @change=${({target:n})=>o(n.value)}
  /></label>`,be=(e,t,o,s=!1)=>m`<label class="toggle"
    ><input type="checkbox" .checked=${t} ?disabled=${s} @change=${o} /><span
      >${e}</span
    ></label
  >`;var Xo=["none","1+1","3+2","5+3","10+5","30+10","custom"],Be={rules:"olympiad",start:"standard",width:8,height:8,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},ut=()=>(h.about?.presets??
[]).map(({name:e})=>[e,U(e)]),Qo=()=>(h.about?.starts??[]).map(e=>[e,i("start-name",{name:e})||e]),Ct=6,ur=/^\d+(\.\d+)?\+\d+$/,Wt=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,es=(e,t,o)=>m`
  ${hr(e,t)}
  ${e.kind==="computer"?[dr(e,t),fr(e,t,o)]:f}
  ${o?f:wr(e,t)}
  ${e.kind==="custom"?vr(e,t,o):f}
`,ts=(e,t,o,s,n,r,a)=>m`<label class="option"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?m`<span>${r}</span>`:f}${a?m`<span class="faint">${a}</span>`:f}</label
  >`;function hr(e,t){let{kind:o,white:s}=e,n=Wt(e),r=h.about?.levels.find(({number:c})=>`${c}`===n)?.elo,a=(c,p,...u)=>ts("opponent",c,o===c,()=>t({...p,kind:c}),...u),l=s==="0"?{black:n,white:s}:{black:"\
0",white:n};return m`<fieldset>
    <legend class="unseen">${i("opponent")}</legend>
    <div class="options">
      ${a("computer",{...Be,...l},i("computer",{level:n}),i("level-words",{level:n}),r?i("elo",{elo:r}):"")}
      ${a("two",{...Be,black:"0",white:"0",level:n},i("person-here"),i("person-words"))}
      ${a("custom",{},i("custom"),i("custom-words"))}
    </div>
  </fieldset>`}function dr(e,t){let o=Wt(e),s=({target:n})=>{let{value:r}=n;t({[e.white==="0"?"black":"white"]:r,level:r})};return m`<label class="field"
    ><span>${i("strength")}</span
    ><input
      type="range"
      min="1"
      max=${h.about?.levels.length??1}
      .value=${o}
      aria-valuetext=${i("computer",{level:o})}
      @input=${s}
  /></label>`}function fr(e,t,o){let s=Wt(e),n=e.random?"random":e.black==="0"?"black":"white",r=(a,l,c)=>ts("side",a,n===a,()=>t(l),c);return m`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options sides">
      ${r("black",{black:"0",white:s,random:!1},i("black-first"))}
      ${r("white",{black:s,white:"0",random:!1},i("white"))}
      ${o?f:r("random",{random:!0},i("random"))}
    </div>
  </fieldset>`}function wr(e,t){let o=ur.test(e.clock)?[...new Set([...Xo,e.clock])]:Xo,s=n=>t({clock:n});return m`${N(i("clock"),o.map(ss),e.clock,s)}
  ${os(e,t,600)}`}var os=({clock:e,minutes:t,seconds:o},s,n)=>e==="custom"?m`<div class="pair">
        ${C(i("minutes"),t,{min:1,max:n},r=>s({minutes:r}))}
        ${C(i("seconds-a-move"),o,{min:0,max:n},r=>s({seconds:r}))}
      </div>`:f;function ss(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function vr(e,t,o){let{
presets:s=[]}=h.about??{},n={min:3,max:8},r=Fo.map((c,p)=>[`${p}`,c]),a={black:"fewerBlack",white:"fewerWhite"},l={min:0,max:Ct};return m`<div class="pair">
      ${b.map(c=>N(i("player-of",{side:c}),r,e[c],p=>t({[c]:p,...p==="0"?{}:{level:p}})))}
    </div>
    ${N(i("rules"),ut(),e.rules,c=>t({rules:c,start:s.find(({name:p})=>p===c)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${N(i("start"),Qo(),e.start,c=>t({start:c}))}
    <div class="pair">
      ${C(i("files"),e.width,n,c=>t({width:c}))}
      ${C(i("ranks"),e.height,n,c=>t({height:c}))}
    </div>
    ${o?f:m`${be(i("rated-style"),e.serious,()=>t({serious:!e.serious}))}
          <div class="pair">
            ${b.map(c=>mt(i("name-of",{side:c}),e.names[c],p=>t({names:{...e.names,[c]:p}}),40))}
          </div>
          <div class="pair">
            ${b.map(c=>C(i("gives-up",{side:c}),e[a[c]],l,p=>t({[a[c]]:p})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}`}var gr={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",import:"M12 4v11M7 10l5 5 5-5M5 20h14",share:"M12 15V4M\
7 9l5-5 5 5M5 20h14",more:"M5 12h.01M12 12h.01M19 12h.01"},qe=e=>m`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${gr[e]}></path>
  </svg>`;var br=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>m`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${qe(o)}<span class="word">${t??e}</span></button>`,$=(e,t,{class:o="quiet",name:s,isPressed:n,isDisabled:r}={})=>m`<button
    type="button"
    class=${o}
    title=${s??f}
    aria-label=${s??f}
    aria-pressed=${n??f}
    ?disabled=${r}
    @click=${t}
  >${e}</button>`,we=(e,t)=>m`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(br)} ${t}
  </div>`;var yr={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},ht={min:3,max:8},ns=(e,t)=>Oe({id:"editor-board",top:Ft("white",e,t),bottom:[Ft("black",e,t),Ft("nothing",e,t)],side:ze(kr(e),xr(e,
t),$r(e,t))}),Ft=(e,{brush:t,view:o},s)=>m`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(yr[e])}</span>
    ${e==="nothing"?"":jo(o,e)}
  </button>`,kr=({checked:e,note:t})=>m`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?m`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>m`<p>${o}</p>`)}
    ${t?m`<p>${t}</p>`:""}
  </div>`;function xr({kept:e,fen:t,fault:o},s){let n=b.map(r=>[r,i("side",{side:r})]);return m`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${C(i("files"),e.width,ht,r=>s.resize(r,e.height))}
      ${C(i("ranks"),e.height,ht,r=>s.resize(e.width,r))}
    </div>
    <div class="pair">
      ${N(i("mover"),n,e.toMove,r=>s.keep({toMove:r}))}
      ${N(i("rules"),ut(),e.rules,r=>s.keep({rules:r}))}
    </div>
    ${mt(i("fen"),t,r=>s.readFen(r))}
    <p class="fault" role="alert">${o}</p>
  </section>`}var $r=({checked:e},t)=>we([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);function Ve({rules:e,limit:t,fen:o,moves:s},n={}){let r=new URLSearchParams({rules:e,fen:o});t!==void 0&&r.set("limit",String(t)),s.length&&r.set("moves",s.join(" "));for(let[a,l]of Object.entries(n))
l&&r.set(a,l);return`${location.href.split("#")[0]}#game?${r}`}function rs(e,t){let o=Ve(e,t);return`<iframe src="${(new URL("embed.html",o.split("#")[0]).href+o.slice(o.indexOf("#"))).replaceAll("&",
"&amp;")}" width="420" height="500" title="${i("title")}"></iframe>`}function dt(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.
test(location.hostname);return i("link-warning",{place:o?"here":"elsewhere"})}function is(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;
let s=t.get("limit");return{rules:t.get("rules")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function as(e){let t=new URLSearchParams(e.slice(
e.indexOf("?")+1));return{black:t.get("black"),white:t.get("white"),result:t.get("result")}}var ls={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},Sr=()=>({brush:"black",kept:$e("editor",ls),view:null,checked:null,fen:"",fault:"",note:""});Me.set("editor",(e,t)=>new jt(e,
t).begin());var jt=class extends fe{constructor(t,o){super(t,o,Sr(),ns),this.kept=this.state.kept;let{min:s,max:n}=ht;for(let r of["width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.trunc(this.
kept[r])));b.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of b)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(a))}calls(){return{move:()=>{},tap:t=>this.paint(t),label:i("edito\
r-board")}}async begin(){let{presets:t}=await st();t.some(({name:o})=>o===this.kept.rules)||(this.kept.rules=ls.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.
check()}show(){let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=oe(t);return o>=0&&o<this.kept.width&&
s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of b)this.kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=b.find(r=>this.kept[r].
includes(t));for(let r of b)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!=="nothing"&&o!==s&&this.kept[s].push(t);let n=b.find(r=>this.kept[r].includes(t));return z(i("painted",
{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let p=me(c,r),u=this.kept.black.includes(p)?"L":this.
kept.white.includes(p)?"l":"";u&&(a+=(l||"")+u),l=u?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s==="black"?"w":"b"} - - 0 1`}async check(){ee("editor",this.kept);let t=this.text();this.change({fen:t});
let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await E("setup",{fen:t,rules:o});if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,
checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await E("position",{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof X))throw o;
this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[...l],
rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await E("start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await E("position",{fen:n,rules:s}),s)}clear(){
this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(`fen ${this.
text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(A({rules:this.kept.rules,fen:this.text(),flipped:o,players:pe(o,!o)}))}async copyLink(){let t=Ve({rules:this.
kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change({note:i("link-copied",{warning:dt()})})}catch{this.change({fen:t})}}};function L(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=g("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>v.close(),l=new AbortController,c=!1,p=async w=>{if(!c){c=!0;try{await w(
l.signal)!==!0&&a()}catch(S){if(!l.signal.aborted)throw S}finally{c=!1}}},u=g("p",{class:"offline",role:"status"}),d=g("div",{class:"actions"},...n.map(([w,S,j])=>q(w,()=>p(S),{class:j??"quiet"}))),v=g(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},g("div",{class:"dialog-head"},r,q(xe("close"),a,{class:"quiet icon","aria-label":i("close")})),g("div",{class:"dialog-body"},...t.filter(w=>w!==null)),
u,n.length?d:null),k=r.id;return history.pushState({dialog:k},""),addEventListener("popstate",a,{signal:l.signal}),v.addEventListener("close",()=>{l.abort(),v.remove(),history.state?.dialog===k&&history.
back()}),v.addEventListener("pointerdown",w=>{w.target===v&&a()}),document.body.append(v),v.showModal(),zo(u,l.signal),Promise.resolve(s?.(l.signal)).catch(w=>{if(!l.signal.aborted)throw w}),a}var cs={...Be,black:"0",white:`${Fe}`,level:`${Fe}`,random:!1,clock:"none",minutes:15,seconds:10};function Mr(e){let o=Object.keys(Be).every(n=>JSON.stringify(e[n])===JSON.stringify(Be[n])),s=b.filter(
n=>e[n]==="0").length;return o&&s?s===1?"computer":"two":"custom"}async function ps(e,t){h.about=await st();let o=Tr($e("wish",cs),h.about),s={...o,kind:Mr(o)},n=g("div",{class:"new-game"}),r=()=>I(es(
s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(ee("wish",{...s,kind:void 0}),t)return void t(zr(s));try{await e(await Or(Er(s),c),c)}catch(p){if(!(p instanceof X))throw p;return O(p.
message,{kind:"error"}),!0}};L(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function Tr(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(c))],a={
rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=cs[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(n.min,
Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(Ct,Math.max(0,Math.trunc(e[c])));return e}function Er(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="0"))||
Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function Lr({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:e.split(
"+").map(Number);return{base:s*6e4,increment:n*1e3}}async function Or(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},{fen:s}=await E(
"start",o,t),n=Lr(e),r=a=>({machine:a!=="0",level:Number(a)||Fe});return A({rules:e.rules,fen:s,clock:n,left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},flipped:e.black!==
"0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function zr(e){let t=Math.max(Number(e.black),Number(e.white));return[...b.map(o=>`manu\
al ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...b.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function ms(e){let{remote:t}=h.game??{};us(()=>ps((o,s)=>e.open(o,s),t&&h.link?o=>o.forEach(s=>t.send(s)):void 0))}function ft(e){us(()=>(e.see(),e.open(A())))}async function Ht(e,t){let{game:o}=h;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:u}=o.state,d={black:c?.base??0,white:c?.base??0},v=S=>a[S].machine&&t?{...a[S],level:t}:
{...a[S]},k={black:v("black"),white:v("white")},w={rules:s,limit:n,fen:r,players:k,names:l,clock:c,flipped:p,serious:u};await e.open(A({...w,left:d}))}function us(e){let{game:t}=h;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();L(i("another-game"),[g("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var Ar=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Gt=()=>m`<table class="keys">
    <tbody>
      ${Ar.map(e=>{let[t,o]=i(e).split(" | ");return m`<tr>
          <th scope="row">${t}</th>
          <td>${o}</td>
        </tr>`})}
    </tbody>
  </table>`;function hs(){let e=g("div",{tabIndex:0});I(Gt(),e),L(i("keys"),[e])}var Vt={fen:"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",rules:"olympiad"},se=[{title:"count",words:"count-words",...Vt,from:"b1",to:"b3",praise:"count-praise"},{title:"jump",words:"jump-word\
s",...Vt,from:"b1",to:"h1",praise:"jump-praise"},{title:"capture",words:"capture-words",...Vt,from:"c1",goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"co\
nnect",words:"connect-words",fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",from:"d3",goal:(e,t)=>t?.winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:"defend-words",fen:"\
8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",from:"b4",threat:{from:"d2",to:"d4"},goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"defend-praise",retry:"defend-retry"}];var ne=[...se,{title:"helping-title",words:"helping-words",fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:"blocked-words",fen:"\
4lL/4ll/6/6/ll4/Ll4 w - - 0 1"}],_t=({fen:e,rules:t="soucie"})=>({fen:e,rules:t,moves:[]});function ds(e,t){let{at:o,view:s,said:n,isDone:r}=e;return Oe({id:"learn-board",top:m`<h2 class="strip">${fs(o)}</h2>`,bottom:Ae("black",s,{isToMove:!r,player:i("you")}),side:ze(m`<p class="status ${n.
kind}" role="status"
        >${n.words}<span class="unseen">${r?f:Rr(ne[o])}</span></p
      >`,Nr(e,t),Dr(e,t))})}function Rr({from:e,to:t,threat:o}){if(!e)return f;let s=t?i("puzzle-move",{move:ge(e,t)}):null,n=o?i("hint-stops",{move:ge(o.from,o.to)}):"";return J([s??i("puzzle-piece",
{square:e}),n])}function fs(e){let t=i(ne[e].title);return e<se.length?i("step",{number:e+1,count:se.length,title:t}):t}function Nr({at:e,view:t,detail:o,isListOpen:s},n){let r=ne.map((a,l)=>[String(l),
fs(l)]);return m`<section
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
      ${Gt()}
    </details>
    ${lt(t,o)}
  </section>`}function Dr({at:e,isReached:t},o){let s=e+1===se.length||e+1===ne.length;return we([{label:i("step-back"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("lessons"),sign:"more",
kind:"narrow",act:()=>o.toggleList()},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<se.length&&!t,act:()=>o.next()}])}var Br=1600,qr=()=>({at:Math.max(0,ne.findIndex((e,t)=>t===Q("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,isListOpen:!1});Me.set("learn",(e,t)=>new Kt(e,t).begin());
var Kt=class extends fe{constructor(t,o){super(t,o,qr(),ds)}calls(){return{...super.calls(),label:i("tutorial")}}begin(){return this.open(this.state.at)}get lesson(){return ne[this.state.at]}show(){let{
view:t,isDone:o}=this.state,{from:s,to:n,threat:r}=o?{}:this.lesson,a=r?[{...r,kind:"red"}]:[];s&&n&&a.push({from:s,to:n,kind:"best"});let l=s?[s]:[];t&&this.board.show({view:t,flipped:!1,canMove:()=>!o,
arrows:a,glow:l})}async open(t){ee("tutorial",t);let o={words:"",kind:""};this.change({at:t,isReached:!1,isListOpen:!1,view:null,said:o}),await this.setUp()&&this.change({said:{words:i(this.lesson.words),
kind:""}})}toggleList(){this.change({isListOpen:!this.state.isListOpen}),queueMicrotask(()=>this.host.querySelector(".lessons")?.scrollIntoView())}next(){let t=this.state.at+1;t===se.length||t===ne.length?
ft(this.play):this.open(t)}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await Et("position",_t(t));return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}async tryMove(t){if(this.
state.isDone||!this.state.view)return;let{lesson:o}=this,s=await Et("move",{game:_t(o),move:t});if(o!==this.lesson)return;if("reason"in s)return this.say(rt(t,s.reason),"fault"),"illegal";let{lastMove:n,
end:r}=s.position,{from:a,to:l,praise:c,retry:p}=o,{goal:u=()=>!l||s.move===ge(a??"",l)}=o,d=u(n,r,s.position);this.change({isDone:!0,view:s.position}),d?(this.change({isReached:d}),this.say(c?i(c):r?.
text??"","over"),this.focusPrimary()):(this.say(r?i("end-retry",{end:r.text}):i(p??"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),Br))}};var _e=300,re=80;function ws(e){let t=_e/Math.max(1,e.length-1),o=r=>[r*t,re*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return m`<svg
    class="graph"
    viewBox="0 0 ${_e} ${re}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${_e} height=${re}></rect>
    <polygon class="graph-area" points="0,${re} ${s} ${_e},${re}"></polygon>
    <line class="graph-middle" x1="0" x2=${_e} y1=${re/2} y2=${re/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${re}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,u]=o(c);return At`${r?At`<circle class="graph-mark ${r}" cx=${p} cy=${u} r="3"></circle>`:f}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${re}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Pr=.08,Ir=.4;function Ut(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!ct(he(e,n))||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function vs(e,t){
let o=Ut(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Yt(e)}function Yt(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),y();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),y({arrows:[]})}async function Cr(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(w,S)=>{h.review.retry===o&&(Object.assign(o,{text:w,isSolved:S}),z(w),y(),S||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=w=>a==="black"?w:1-w,[u]=await de(e,c,Ir),d=await e.viewOf(c),
v=d.end?+(d.end.winner===a):0;u&&(v=d.toMove===a?u.score.chance:1-u.score.chance);let k=v>=p(e.state.review[n].chance)-Pr;return l(i(k?"is-good":"not-better",{move:t,best:r}),k),!0}x({judgeRetry:Cr});var Ke=["own","blue","red"],gs=e=>Ke.includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),wt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function bs(e){let[t,o=t]=e.split(":");return{from:t,to:o,
kind:Ke[0]}}var W={isOn:!1,kind:Ke[0]},ie=null,Ue=null,Zt=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&Co.get(t)||void 0},vt=e=>!!e.svg.closest("#board");function ys(e,t){e.drawn=t,
e.drawDrawn(),vt(e)&&h.game&&ks(h.game,t)}function ks(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function xs(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),r=e.
drawn.find(s)?.kind===W.kind;ys(e,r?n:[...n,{from:t,to:o,kind:W.kind}]),z(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var $s=()=>W.isOn;function gt(){W.isOn=!W.isOn,Ue=null,y(),W.isOn&&z(i("draw-h\
ow"))}var Jt=()=>h.game&&ks(h.game,[]);function Ss({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(wt);return m`
    <p class="unseen">${s.length?i("marks-here",{marks:xo(s)}):f}</p>
    ${W.isOn||o.length?m`<div class="nav-row pen">
          ${W.isOn?Ke.map(Wr):f}
          ${$(i("clear-marks"),Jt,{class:"quiet nav",isDisabled:!o.length})}
        </div>`:f}
    ${W.isOn?m`<p class="faint">${i("draw-how")}</p>`:f}
  `}var Wr=e=>{let t=()=>{W.kind=e,y()};return $(qe("pen"),t,{class:`quiet nav swatch ${e}`,name:i("mark-colour",{kind:e}),isPressed:W.kind===e})};addEventListener("pointerdown",e=>{let t=Zt(e);if(!t)
return;let o=e.button===0,s=e.shiftKey||W.isOn&&vt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);ie=n?{board:t,from:n}:null}else o&&!vt(t)&&ys(t,[])},!0);addEventListener("po\
intermove",e=>{let t=ie?.board.input.squareOf(e);if(!ie||!t)return;let{board:o,from:s}=ie;o.drawDrawn([...o.drawn,{from:s,to:t,kind:W.kind}])});addEventListener("pointerup",e=>{if(!ie)return;e.stopPropagation();
let{board:t,from:o}=ie;ie=null;let s=t.input.squareOf(e);s?xs(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",()=>{ie?.board.drawDrawn(),ie=null});addEventListener("contextmenu",e=>Zt(e)&&e.
preventDefault());addEventListener("keydown",e=>{let t=W.isOn?Zt(e):void 0,{key:o}=e;if(!t||!vt(t)||!t.input.current||o!=="Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;
Ue?xs(t,Ue,s):z(i("mark-from",{square:s})),Ue=Ue?null:s},!0);var Xt={good:"!",inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function F(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+
1]:n.children[0],c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Ts=(e,t)=>m`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${Ho(e)} ${Kr(e,t)}
`;function Fr(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return m`
    ${s?m`<p class="said">${s}</p>`:f}
    ${n.length?Es(e,n[0],r?1:0,n.slice(1)):m`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Ms=new WeakMap;function jr(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Ms.get(o)??[];if(a===r[0]&&l===r[1])return;
Ms.set(o,r),a!==r[0]&&I(Fr(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),Hr(o,c)}
function Hr(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Es(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(m`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(m`<span class="gap">…</span>`)),r.push(Gr(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(m`<p class="said">${c}</p>`));for(let u of s)a(),n.push(m`<div class="variation">${Es(e,u,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?m`<div class="turn">${c}</div>`:c)}function Gr(e,t){let{live:o}=e.state,s=he(e,t);return m`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${s?` ${s}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${s?m`<abbr class="mark ${s}" title=${i("mark",{mark:s})}
          >${Xt[s]}</abbr
        >`:f}</span
  >`}var Vr=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function _r({target:e},t){let o=e,[,s,n]=Vr.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(ge(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});_(r),z(r)}}function Kr(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(p=>{let{parent:u}=o.node(p);return u===
null||o.node(u).children[0]===p}),{comment:l}=o.node(n),c=(p,u,d,v=!0,k=void 0)=>v?$(qe(p),d,{class:"quiet nav",name:u,isPressed:k}):f;return m`
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
        placeholder=${i("move-example")}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${p=>p.key==="Enter"&&_r(p,t)}
      />
      ${c("pen",i("draw-marks"),gt,!0,$s())}
      ${c("comment",i("comment"),()=>y({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Ss(e)}
  `}x({go:F,drawMoves:jr});var Ls=e=>{let t=De(e);return t.length>1&&t.every(o=>e.state.review[o])},Os=e=>$(i(Ls(e)?"review-again":"review-game"),()=>pt(e),{isDisabled:De(e).length<2||h.review.progress!==null});function zs(e){let{
progress:t,fault:o,retry:s,isFull:n}=h.review,{people:r,state:a}=e,{compared:l}=a,c=p=>s||!Ls(e)||!r.includes(p)||!Ut(e,p).length?f:$(i("retry-word"),()=>vs(e,p),{name:r.length===1?i("retry-mistakes"):
i("retry-side",{side:p})});return m`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${l?Ur(e,l,c(r[0])):f}
      ${(l&&!n?[]:a.summary??[]).map((p,u)=>{let d=b[u];return m`<div class="row">
          <p><b>${i("summary-of",{side:d})}</b> ${ke(p)}</p>
          ${l?f:c(d)}
        </div>`})}
    </div>
    ${o?m`<p class="fault">${o}</p>`:f}`}function Ur(e,t,o){let{tree:s,state:n}=e,r=De(e).filter(l=>n.review[l]?.isMoment),a=()=>{h.review.isFull=!h.review.isFull,e.changed()};return m`<p>${ke(t)}</p>
    <div class="row">
      ${r.map(l=>{let c=n.review[l].mark,p=i("mark",{mark:c});return m`<button type="button" class="quiet moment" title=${p} @click=${()=>{e.show(l),Ne(".board-host")}}>
          ${s.node(l).move} <span class="mark ${c}">${Xt[c]}</span>
          <span class="unseen">${p}</span>
        </button>`})}
      ${o}
      ${$(i("all-remarks"),a,{isPressed:h.review.isFull})}
    </div>`}function As(e){let{tree:t,state:o}=e,s=e.allowsHelp?De(e).filter(r=>o.review[r]):[];if(s.length<2)return f;let n=s.map(r=>({chance:o.review[r].chance,mark:he(e,r),isShown:r===o.shown,label:i(
r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return ws(n)}function Yr(e){if(!e.allowsHelp)return f;if(h.review.retry)return Zr(e);let{tree:t,state:o}=e,
s=o.review[o.shown],{parent:n}=t.node(o.shown),r=he(e,o.shown);return!s||!r||n===null?f:m`<div class="advice" role="status">
    <p>${s.text?ke(s.text):$o(Te(i("mark",{mark:r})))}</p>
  </div>`}function Rs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&te(n);return!e.allowsHelp||h.review.retry||!ct(he(e,o.shown))||!r?null:async()=>{await e.
show(s),y({arrows:[{...r,kind:"best"}]})}}function Zr(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return m`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      ${$(i(o?"end":"next-mistake"),()=>Yt(e),{class:t.isSolved?"primary":"quiet"})}
    </div>
  </div>`}x({advice:Yr});var Jr=50,eo=e=>typeof e=="object"&&e!==null,Z=e=>Number.isFinite(e),Qt=(e,t)=>e===null||typeof e===t,Ds=e=>Z(e?.black)&&Z(e.white),Ns=e=>typeof e=="string"||typeof e?.code=="string",Xr={limit:e=>e===
null||Z(e),names:e=>Qt(e?.black,"string")&&Qt(e.white,"string"),clock:e=>e===null||Z(e?.base)&&Z(e.increment),left:Ds,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:Z,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:Z,edition:Z,review:e=>eo(e)&&Object.values(e).every(t=>Z(t?.chance)&&Qt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>Ns(t)),compared:Ns},Qr=[4,5,6,7,8,8,9,9,10,10];function Pe(e){if(e?.version>zt)return{fault:"saved-newer"};if(!ei(e))return{fault:"saved-damaged"};let t={...A(),...e},o=A();for(let[s,n]of Object.
entries(Xr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=Qr[s.level-1]??s.level;t.version=zt,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=Ee(t.outcome.
winner,t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),Ds(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(gs))&&delete s.marks;return{state:t}}
function ei(e){if(!eo(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&Z(a.level);return typeof t=="string"&&Array.
isArray(o)&&o.every((a,l)=>ti(a,l,o.length))&&eo(o[s])&&r(n?.black)&&r(n?.white)}function ti(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(
a)<o,n=e.parent===null&&e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function Ye(){return Eo("game.").map(e=>{let t=Q(e);return{
id:e.slice(5),value:t,...Pe(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}function Ze(e){To(`game.${e}`)}function Bs(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&
o.id!==Lo.load("game");for(let[o,{id:s,state:n}]of Ye().entries())(o>=Jr||t(n))&&Ze(s)}var to={class:"primary"};function oi(e){let t=b.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].
level}`]}function si(){let{streak:e=0,levels:t=[]}=h.about??{},o=Ye().flatMap(({state:c})=>oi(c)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),{won:r,lost:a}=t.find(
({number:c})=>`${c}`===n)?.offers??{},l=s==="won"?r:s==="lost"?a:null;return l?{level:l,how:s,count:e}:null}function ni(e,t){let o=[],s=null;if(h.link?.game&&!e.remote)o.push($(i("to-terminal"),()=>t.
toTerminal(),to));else if(!e.isAtLive&&!h.review.retry)o.push($(i("back-to-game"),()=>e.show(e.state.live),to)),e.remote||o.push($(i("play-on"),()=>e.playFromHere()));else if(e.isOver&&e.isAtLive){!e.
state.review[e.state.live]&&h.review.progress===null&&o.push($(i("review-game"),()=>pt(e),to)),e.remote?.isWatched||o.push($(i("rematch"),()=>Ht(t))),s=e.remote?null:si();let r=s?.level;r&&o.push($(i(
"computer",{level:r}),()=>Ht(t,r)))}let n=Rs(e);return n&&o.push($(i("show-better"),n)),m`${s?m`<p role="status">${i("level-offer",s)}</p>`:f}
    ${o.length?m`<div class="row actions-row">${o}</div>`:f}`}x({nextStep:ni});function Is(){let{isOn:e,job:t}=h.analysis;return $(i(e?t?"stop":"close":"analyse"),()=>Re())}var Cs=e=>h.analysis.isOn?m`<div class="engine">
        <p class="faint stats" role="status">${ri()}</p>
        <ol class="lines">
          ${ii(e)}
        </ol>
        ${Ps()} ${ai()}
      </div>`:Ps();function ri(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:It(n),speed:It(r)});return e?
a:i("done",{found:a})}function ii({view:e}){let{findings:t}=h.analysis;return!e||!t?f:t.lines.map(o=>m`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${Jo(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>m`<button
              type="button"
              class="move"
              @click=${()=>Dt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var qs=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function Ps(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return m`<div class="values" hidden></div>`;
let{rules:o}=t,s=qs(e);return m`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:U(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>m`<li>
            <button type="button" class="move" @click=${()=>Dt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${qs(n)}</span>
          </li>`)}
    </ul>
  </div>`}function ai(){let e=h.about?.analysis,t=(o,s,n)=>C(o,M[s],{min:1,max:n},r=>Ko(s,r));return m`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:f}
    </div>
    ${be(i("show-arrows"),M.arrows,()=>P("arrows",!M.arrows))}
  </details>`}var ae=8,Ws=[...Array(8).keys()].map(e=>t=>{let[o,s]=oe(t).map((n,r)=>e&1<<r?ae-1-n:n);return e&4?o*ae+s:s*ae+o}),Fs=null,js=new Map,oo=0,Je=!1,bt=null;async function li(){let e=await et("openings.txt"),
[t,...o]=(await e.text()).trim().split(`
`);oo=Number(t.split(" ")[1]),js=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var Hs=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function ci(){if(Je=!Je,y(),!!Je){try{await(Fs??=
li()),bt=null}catch(e){Fs=null,bt=e.code?e:{code:"no-server"}}y(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function pi({black:e,white:t,toMove:o},s){
let n=Array(ae*ae).fill(".");for(let r of e)n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function mi(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>
0).toString(36)}function ui(e){if(e.width!==ae||e.height!==ae)return[];let t=Ws.map(l=>pi(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=Ws.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%ae)+(Math.floor(l/
ae)+1),r=new Map;for(let{from:l,to:c,text:p}of e.moves){if(!l||!c)continue;let d=s.map(v=>n(v(l))+n(v(c))).reduce((v,k)=>v<k?v:k);r.has(d)||r.set(d,p)}return(js.get(mi(o))??[]).flatMap(l=>{let[,c,p,u]=/^(\w+)(\*?):?(.*)$/.
exec(l)??[],d=u?u.split(",").map(Number):[0,0,0],v=d.reduce((k,w)=>k+w);return r.has(c)?[{move:r.get(c),inBook:p!=="",counts:d,games:v}]:[]}).sort((l,c)=>c.games-l.games)}var Gs=e=>Hs(e)?$(i("openings"),
ci,{isPressed:Je}):f;function Vs(e,t){let{view:o}=e;if(!Je||!Hs(e)||!o)return f;let n=h.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:ui(o),r=n.reduce((l,c)=>l+c.games,0),a=bt?ke(bt):oo?
i(n.length?"openings-about":"openings-none",{games:r,total:oo}):i("thinking");return m`<section class="explorer" aria-label=${i("openings")}>
    <ul>
      ${n.map(l=>_s(l,()=>t.tryMove(l.move)))}
    </ul>
    <p class="faint" role="status">${a}</p>
  </section>`}function _s({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return m`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?m`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:m`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var hi=.15,di=.42,fi=8,wi=.53,vi=50,gi=3,Us=e=>e.finish(Ee(null)),Ks=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function bi({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[Ks(s)];for(let r of e.path(t.live).slice(1))s=it(s,[e.node(r).move??""]),n.push(Ks(s));return n.filter(r=>r===n.at(-1)).length}function yi(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||bi(e)!==gi)return;let n=i("draw-offered",{side:o}),r=O(n,{ms:0,actions:[[i("draw-accept"),()=>Us(e)],[i("draw-decline"),()=>{}]]});z(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function Ys(e){let t=b.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await de(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<fi?hi:r<vi?di:wi)?Us(e):O(i("draw-declined",{side:t}))}x({offerAtRepetition:yi});var ki=.6,yt=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return _(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,_(i("looking"));let d={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:ki};this.search=ce(d).promise}
let r=(await this.search.catch(d=>{throw this.reset(),d}))?.lines[0];if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&te(r.move);if(!a)return _(i("no-choice"));let{from:l}=a;
this.step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,u=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)y({glow:xi(l,o.width,o.height)}),_(J([i("hint-part"),...u,
i("ask-for-more")]));else if(this.step===2){y({glow:[l]});let d=Te(i("hint-piece",{square:l}));_(J([d,...u,i("ask-for-move")]))}else{y({glow:[],arrows:[{...a,kind:"best"}]});let d=r.connects.join(", "),
v=d?[i("hint-connects",{squares:d})]:[];r.stops&&v.push(i("hint-stops",{move:r.stops})),_(J([i("hint-move",{move:r.move}),...u,...v]))}}};function xi(e,t,o){let[s,n]=oe(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}function Zs(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;L(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function Js(e,t,o){
let s=(r,a,l=!1)=>q(r,()=>{n(),a()},{class:"quiet",disabled:l}),n=L(i("more"),[g("div",{class:"menu"},...e.filter(({isHidden:r})=>!r).map(({label:r,isDisabled:a,act:l})=>s(i(r),()=>l(t,o),a)),s(i("ana\
lyse"),()=>Re()))])}function $i(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l){let u=p==="L"?n.black:n.white;Number(p)?c+=Number(p):u.push(me(c++,s.length-
a-1))}r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var Xs=({fen:e,nodes:t,live:o})=>Qs(e,new K(t).moves(o));function Qs(e,t){let o={...$i(e),fen:e,lastMove:null,
plies:0};return it(o,t)}function so(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=b.flatMap(l=>e[l].map(c=>{let[p,u]=ue(c,n);return D("g",{class:`piece ${l}`},D("circle",{class:"body",
cx:p,cy:u,r:38}))})),a=[e.lastMove?.from,e.lastMove?.to].flatMap(l=>l?[Le(l,n,{class:"tint last"})]:[]);return D("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,"aria-hidden":"true"},D("g",
{class:"squares"},...qo(n)),...a,...r)}function Si({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function en(e){let t=b.map(n=>Si(e,n)).join(" – "),o=new K(e.nodes).path(e.live).length-
1,s=[t,U(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function Mi(e,t){let o=Xs(e),s=new Date(e.updated).toLocaleDateString(We),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=g("span",{class:"game-words"},g("span",{},en(e)),g("span",{class:"faint"},n.join(" "))),a=q(so(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",en(e)),a}var no=e=>nt("game.json",new Blob([JSON.stringify(Q(`game.${e}`),null,1)],{type:"application/json"}));function kt(e){let t=g("ul",{class:"game-list"}),o=()=>{let n=Ye().filter(({
state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=u=>{s(),e(u)},p=()=>{Ze(r),o()};return g("li",{},...a?[Mi(a,()=>c(a))]:[g("span",{},i("saved-refused",{reason:{
code:l}})),q(i("saved-copy"),()=>no(r),{class:"quiet"})],q(xe("close"),p,{class:"quiet icon","aria-label":i("delete-game")}))})),n.length||t.append(g("li",{class:"faint"},i("no-games-yet")))};o();let s=L(
i("my-games"),[g("p",{class:"faint"},i("saved-here")),t],{wide:!0})}var Ti="g:not(.cells, .overlay, .marks, .dots)",Ei=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],ro=e=>`${tn(on(e,Ti))}
`,tn=e=>new XMLSerializer().serializeToString(e);function on(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let p of Ei){
let u=l.getPropertyValue(p);u&&u!=="none"&&u!=="normal"?c.style.setProperty(p,u):p==="fill"&&c.style.setProperty(p,"none")}for(let p of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(p)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function sn(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function nn(e){let{canvas:t}=await sn(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var Li={fill:"#e0b93b","fill-opacity":.55},Oi=420,zi=4;async function rn(e,t,o,s){let n=on(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".\
piece")].map((w,S)=>[w.dataset.side,a.children[S]])),p=[];for(let w of t){let S={width:w.width,height:w.height,flipped:o},{from:j,to:B}=w.lastMove??{},T=[j,B].flatMap(V=>V?[Le(V,S,Li)]:[]);l.replaceChildren(
...T),a.replaceChildren(...b.flatMap(V=>w[V].map(ye=>{let Qe=c.get(V)?.cloneNode(!0),[Pn,In]=ue(ye,S);return Qe.style.transform=`translate(${Pn}px, ${In}px)`,Qe})));let{canvas:H,context:le}=await sn(tn(
n),Oi);p.push(le.getImageData(0,0,H.width,H.height))}let{gif:u}=await ot(()=>bo("gif.mjs",()=>import("./gif.mjs"))),d=t.map((w,S)=>S<t.length-1?s:zi*s),[{width:v,height:k}]=p;return u(
v,k,p.map(({data:w})=>w),d.map(w=>Math.round(100*w)))}function an(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let u=s.length,{move:d,comment:v,children:k,marks:w}=o.node(c);s.push({parent:p,move:d,comment:v||null,marks:w?.map(wt)});for(let S of k)n(S,u)};n(0,
null);let r=c=>{let{machine:p,level:u}=t.players[c];return t.names?.[c]??i(p?"who-level":"who-human",{level:u})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function Ai(e){let t=new K,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=typeof n!=
"number"||!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(bs))}let s=t.end(0);return A({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:pe(
!1,!1),names:{black:e.black??null,white:e.white??null}})}async function Ri(e,t){try{await navigator.clipboard.writeText(e),O(i("copied",{what:t}))}catch{let o=g("textarea",{readOnly:!0,rows:4,value:e,
"aria-label":t});L(t,[o]),o.select()}}function Ni(e){let{black:t,white:o,result:s}=an(e);return rs(e.text(e.state.live),{black:t,white:o,result:s})}function xt(e){let t=(T,...H)=>g("section",{class:"e\
xport"},g("h3",{},T),...H),o=(...T)=>g("div",{class:"row"},...T),s=(T,H,le,V="quiet")=>{let ye=g("textarea",{readOnly:!0,rows:le,"aria-label":T,value:H}),Qe=q(i("copy"),()=>Ri(ye.value,T),{class:V});return t(
T,o(ye,Qe))},n=(T,H,le)=>{let V=document.querySelector("#board svg");return q(T,async()=>nt(le,await H(V)),{class:"quiet"})},r=1,a=g("span"),l={min:.1,max:10,step:.1},c=T=>{r=T};I(C(i("seconds-a-move"),
r,l,c),a);let p=T=>{let{tree:H,state:le}=e,V=H.path(le.live).flatMap(ye=>e.guess(ye)??[]);return rn(T,V,le.flipped,r)},u=T=>new Blob([ro(T)],{type:"image/svg+xml"}),d=s(i("share-sgf"),"",5),v=d.querySelector(
"textarea"),k=()=>new Blob([v.value],{type:"application/x-go-sgf"}),w=n(i("save"),k,"game.sgf");w.disabled=!0;let S=e.remote?.address??Ve(e.text(e.state.shown)),j=s(i("share-link"),S,2,"primary"),B=dt();
B&&j.append(g("p",{class:"faint link-warning"},B)),L(i("share"),[j,t(i("share-picture"),o(n(i("png"),T=>nn(ro(T)),"loa.png"),n(i("svg"),u,"loa.svg"),n(i("gif"),p,"loa.gif"),a)),t(i("import-file-name"),
o(w,g("span",{},i("share-sgf")))),g("details",{},g("summary",{},i("source")),d,s(i("share-fen"),e.view?.fen??"",1),s(i("moves"),e.tree.moves(e.state.live).join(" "),2),yo&&s(i("share-embed"),Ni(e),3))],
{wide:!0,begin:async T=>{v.value=(await E("export",an(e),T)).sgf,w.disabled=!1}})}function ln(e,t={}){let o=g("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=g("in\
put",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zsg","aria-label":i("import-file-name")}),n=g("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];
a&&(o.value=await a.text())});let r=async a=>{try{let l=await E("import",{text:o.value,...t},a);await e(Ai(l),a),z(i("imported"));for(let c of l.remarks??[])O(c)}catch(l){if(!(l instanceof X))throw l;
return n.textContent=l.message,!0}};L(i("import"),[o,g("label",{class:"field"},g("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}var Di=9,$t=({state:e})=>b.filter(t=>e.players[t].machine),cn=({state:e})=>e.live!==0,Ie=(e,t=()=>!0)=>o=>o.remote?.allows(e)??t(o),Bi=new yt,qi=e=>e.isOver||e.pending||Bi.give(e).catch(t=>_(t.message)),
pn=[{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>F(e,"back")},{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.
node(e.shown).children.length>0,act:e=>F(e,"next")},{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},{label:"hint",sign:"hint",key:"h",where:"both",isShown:Ie("hint",e=>$t(e).length<
2),isEnabled:e=>!e.isOver,act:qi},{label:"undo",sign:"undo",key:"u",where:"both",isShown:Ie("undo"),isEnabled:cn,act:e=>e.undo()},{label:"redo",sign:"redo",key:"r",where:"wide",isShown:Ie("redo"),isEnabled:e=>e.
undone.length>0&&!e.remote,act:e=>e.redo()},{label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:Ie("draw",e=>$t(e).length===1),isEnabled:e=>!e.isOver,act:e=>e.remote?e.remote.offerDraw?.():
Ys(e)},{label:"resign",sign:"resign",where:"wide",isShown:Ie("resign",e=>$t(e).length<2),isEnabled:e=>!e.isOver&&(cn(e)||e.remote!==null),act:Zs},{label:"move-now",sign:"now",where:"wide",isShown:Ie("\
now",({state:e})=>b.some(t=>e.players[t].machine&&e.players[t].level>=Di)),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.
remote&&!e.isOver&&!e.state.paused&&!!($t(e).length===2||e.state.clock),act:e=>e.pause(!0)},{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},{
label:"new-game",sign:"add",key:"n",where:"both",act:(e,t)=>ms(t)},{label:"my-games",sign:"board",where:"wide",act:(e,t)=>kt(o=>t.open(o))},{label:"import-short",sign:"import",where:"wide",act:({state:{
rules:e,limit:t}},o)=>ln((s,n)=>o.open(s,n),{rules:e,limit:t})},{label:"share-short",sign:"share",where:"wide",act:xt},{label:"more",sign:"more",where:"narrow",act:(e,t)=>Js(St(e).filter(({where:o})=>o===
"wide"),e,t)}],Pi=e=>{pn.push(...e)},St=e=>pn.map(({isShown:t,isEnabled:o,...s})=>({...s,isHidden:t?.(e)===!1,isDisabled:o?.(e)===!1})),Ii={"[":e=>F(e,"back"),"]":e=>F(e,"next"),"{":e=>F(e,"first"),"}":e=>F(
e,"last"),ArrowLeft:e=>F(e,"back"),ArrowRight:e=>F(e,"next"),ArrowUp:e=>F(e,"first"),ArrowDown:e=>F(e,"last"),Home:e=>F(e,"first"),End:e=>F(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>gt(),x:()=>Jt(),
a:()=>Re(),"?":()=>hs()},ve=null,io=e=>e==="ArrowUp"||e==="ArrowDown",ao=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{ve=ao(e)&&e!==ve?e:null});addEventListener("keydo\
wn",({key:e,target:t,altKey:o})=>{["Enter","Escape","Tab"].includes(e)?ve=null:ao(t)&&(e===" "||o&&io(e))&&(ve=t===ve?null:t)});addEventListener("keyup",({key:e})=>{e==="Escape"&&(ve=null)});for(let e of[
"change","focusout"])addEventListener(e,()=>{ve=null});function Ci(e,t){return ao(e)?e===ve||io(t):e instanceof HTMLInputElement&&e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="ch\
eckbox":e instanceof HTMLTextAreaElement||io(t)&&e.matches(".said-box")}var mn=e=>document.addEventListener("keydown",t=>Wi(t,e));function Wi(e,t){let{game:o}=h;if(!o||e.defaultPrevented||Ci(e.target,
e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():e.key,r=St(o).find(l=>l.key===n),a=r?r.
act:Ii[n];a&&(e.preventDefault(),!r?.isHidden&&!r?.isDisabled&&a(o,t))}var Fi=xe("close"),ji=()=>m`<svg
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
</svg>`,un=e=>m`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  ${ji()}
  <h2>${i("new-here")}</h2>
  ${$(Fi,()=>e.see(),{class:"quiet icon",name:i("no-thanks")})}
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    ${$(i("easy-game"),()=>ft(e))}
  </div>
</section>`;var Hi=(e,t)=>m`
  ${h.isFirstVisit?un(t):f}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[Is(),Os(e),Gs(e)]:m`<span class="faint">${i("no-analysis")}</span>`}
      ${Gi(e.state.rules)}
    </div>
    ${e.remote?.words?m`<p class="faint game-setup">${e.remote.words}</p>`:f}
    ${e.allowsHelp?Vs(e,t):f} ${As(e)}
    ${e.allowsHelp?zs(e):f} ${Ts(e,t)}
    ${e.allowsHelp?Cs(e):f}
  </section>
`;function Gi(e){let t=i("of-rules",{rules:U(e)});return $(t,()=>L(t,[g("p",{},i("rule-words",{name:e}))]),{class:"quiet rules"})}function Vi(e,t){let o=b.every(s=>e.state.players[s].machine)&&!e.remote;
return we(St(e).map(({label:s,word:n,key:r,where:a,act:l,...c})=>({...c,label:i(s),word:n&&i(n),title:_i(i(s),r),kind:`${a} of-${s}`,act:()=>l(e,t)})),o?Ki():f)}var _i=(e,t)=>t?i("with-key",{label:e,key:t.
toUpperCase()}):e;function Ki(){return m`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-M.speed)}
      @input=${e=>P("speed",3e3-Number(e.target.value))}
  /></label>`}x({panel:Hi,actions:Vi});var hn=e=>e.reduce((t,o)=>t+o,0);function dn(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:u,score:d})=>{let v=1/Math.sqrt(1+3*(u/173.7178)**2/Math.PI**2),k=1/
(1+Math.exp(-v*(o-(p-1500)/173.7178)));return{g:v,expected:k,score:d}}),r=1/hn(n.map(({g:p,expected:u})=>p*p*u*(1-u))),a=hn(n.map(({g:p,expected:u,score:d})=>p*(d-u))),l=Ui(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Ui(e,t,o,s){let n=Math.log(e**2),r=u=>{let d=t**2+o+Math.exp(u);return Math.exp(u)*(s**2-d)/
(2*d**2)-(u-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let u=1;for(;r(n-u*.5)<0;)u++;l=n-u*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let u=a+(a-l)*c/(p-c),d=r(u);d*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[u,d]}return Math.exp(a/2)}var Yi=60,fn=100,Zi={at:-1,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},lo=()=>$e("puzzles",Zi);function Ce(e){wn(e),ee("puzzles",e)}function wn(e){let t=lo(),
{rating:o,deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set(
[...t.history,...e.history])]}var Xe=e=>parseInt(e,10),co=({history:e},t)=>e.findLast(o=>Xe(o)===t)?.at(-1),vn=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Xe));function gn(e,{number:t,rating:o},s){
wn(e);let n=co(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Ce(e),null;let r=e.rating,a={rating:o,deviation:Yi,score:Number(s)};return Object.assign(e,dn(e,[a])),e.rating=Math.max(r-fn,Math.min(
r+fn,e.rating)),e.history.push(`${t}${s?"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Ce(e),Math.round(e.rating)-Math.round(r)}var yn=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],bn=150;async function kn(e){return(await ot(async()=>(await et(e)).text())).trimEnd().split(`
`)}async function xn(){return(await kn("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var po=new Map;async function $n(e){let t=Math.floor(e/bn),o=po.get(t);
o||(o=kn(`puzzles-${t}.txt`),po.set(t,o),o.catch(()=>po.delete(t)));let s=(await o)[e%bn],[n,r,a,l,c,p]=s.split("; "),u=d=>Number(d.split(" ").at(-1));return{fen:n,rules:r,task:l.startsWith("win")?"wi\
n":"hold",moves:u(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:u(p)}}var Sn=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function Mt(e,t,o,s){let n=a=>Math.abs(
e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Ji=997,Mn=(e,t=new Date)=>Math.floor(Date.UTC(t.getFullYear(),
t.getMonth(),t.getDate())/864e5)*Ji%e.length;var Tn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),mo=({end:e})=>Math.max(0,e-Date.now()),uo=e=>e.mistakes>=3||mo(e)===0,En=({kind:e})=>Number(e[1])<=3;function On(e,t){let{view:o,side:s,said:n,isDone:r,run:a}=e,l=c=>!r&&!o?.end&&o?.toMove===c;return Oe({id:"puzzle-board",top:Ae(G(s),o,{isToMove:l(G(s))}),bottom:Ae(s,o,{isToMove:l(s),player:i("you")}),
side:ze(m`${a?Qi(a):f}
        <p class="status ${n.kind}" role="status" ?hidden=${a&&!n.kind}>${n.words}</p>
        <p class="task">${o?ea(e):""}</p>`,ta(e,t),sa(e,t))})}var Qi=e=>m`<p role="timer">
  <b>${Ot(mo(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function ea({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var ho=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function Ln(e){
return e.length===2?ho(e):i("puzzle-theme",{theme:e})}function ta(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p,detail:u}=e,d=yn.map(B=>[B,Ln(B)]),v=Math.round(a.rating),{streak:k,
best:w}=a,S={solved:vn(a).size,count:o?.length??0},j=[i("puzzle-rating",{rating:s?.rating??0})];return l&&j.push(...(s?.themes??[]).map(B=>Ln(B[0]))),m`<section class="card panel" aria-label=${i("puzz\
le")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${N(i("theme"),d,a.theme,B=>t.choose(B),!0)}
    </div>
    ${c?f:m`<p class="faint">${n?j.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:v})}</b>
            ${p===null?f:`(${oa(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...S,streak:k,best:w})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
    ${lt(n,u)}
  </section>`}var oa=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function sa({isDone:e,before:t,run:o},s){return we([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:e||o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:e||o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",
isDisabled:o!==null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var na={"+":"once","-":"failed","=":"later"},ra=200;function zn({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Xe(c)-1]).reverse().slice(0,ra).map(c=>{let p=Xe(c),u=e,{kind:d,rating:v}=u[p-1],k=[i("p\
uzzle-number",{number:p}),ho(d),i("puzzle-rating",{rating:v}),i("puzzle-result",{result:na[c.slice(-1)]})],w=()=>{l(),o(p-1)};return g("li",{},q(k.join(" · "),w,{class:"quiet"}))}),r=g("ul",{class:"g\
ame-list"},...n),a=g("p",{class:"faint"},i("no-history")),l=L(i("history"),[n.length?r:a])}var aa=450,la=900,fo=12,ca=500,An=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),pa=()=>({all:null,puzzle:null,at:0,run:null,kept:lo(),...An()});Me.set("puzzles",(e,t)=>new wo(e,t).begin());var wo=class extends fe{constructor(t,o){super(t,o,pa(),On)}calls(){return{...super.
calls(),label:i("puzzle-board")}}async begin(){let t=await xn();this.change({all:t});let{at:o}=this.state.kept;await(t[o]?this.open(o):this.next())}show(){let{view:t,side:o,isDone:s,before:n,glow:r,arrows:a}=this.
state;t&&this.board.show({view:t,flipped:o==="white",canMove:l=>l===o&&!s&&!n,glow:r,arrows:a})}async open(t){let{kept:o,run:s}=this.state;s||(o.at=t,Ce(o)),this.change({...An(),at:t});let{moves:n}=this.
state,r=()=>this.state.moves!==n,a=await $n(t);if(r())return;this.state.puzzle=a;let l=await this.ask();r()||(this.change({view:l,side:l.toMove,left:a.moves}),this.say(i("puzzle-yours",{side:l.toMove})))}async next(){
let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{theme:s}=t,n=t.rating-t.deviation,r=(l,c)=>Sn(l,s)&&c!==t.at,a=Mt(o,n,fo,(l,c)=>r(l,c)&&!co(t,c+1))??Mt(o,n,fo,r);await this.open(a??t.at)}async choose(t){
this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.open(Mn(this.state.all??[]))}history(){Ce(this.state.kept),zn(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){
this.endRun();let t=Tn();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(o);uo(t)&&!this.state.isDone&&this.finishRun(),y()},ca);await this.nextOfRun()}async nextOfRun(){
let{run:t,all:o}=this.state;if(!t||!o)return;if(uo(t))return this.finishRun();let s=Mt(o,t.rating,fo,(n,r)=>En(n)&&!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,
moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"puzzle-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,la)),this.state.
run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=Math.max(t.bestRun,o.count),Ce(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i(
"run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return E("position",this.game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.
state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}async tryMove(t){let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,
c=await E("move",{game:this.game(),move:t});if(l())return;if("reason"in c)return this.say(rt(t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:p,answer:u}=await this.judge(c,r);if(!l()){if(o.isBusy=
!1,!p)return this.change({view:c.position,glow:[],arrows:[]}),a?this.answered(!1):this.refute(c,u);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task===
"hold")return a?this.answered(!0):this.finish();o.left=r-1,this.say(i("puzzle-right")),await this.reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.
length]:void 0}async judge(t,o){let{moves:s,side:n,run:r}=this.state,{end:a}=t.position;if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{
isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:p}=c?.score??{},u=p!=null&&p<=2*o-2;return{isRight:s.length>0&&u,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,
{task:l}=s.puzzle,c=await this.ask();if(s.moves!==n)return;let p=[...n,t.move];this.change({moves:p,before:{moves:n,view:c}}),this.fail();let d=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,
moves:a,side:r})],v=t.position.mustPass?"pass":o;if(v&&!t.position.end){let k={...this.game(),moves:[...p,v]},w=await E("position",k);if(s.moves!==p)return;this.change({view:w}),d.push(i("puzzle-answe\
r",{side:G(r),move:v}),w.end?.text??"")}else d.push(t.position.end?.text??"");this.say(J(d),"fault"),this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.
open(s);this.change({...t,before:null,isBusy:!1});let{task:r,moves:a}=n;this.change({left:r==="win"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("puzzle-yours",{side:t.view.toMove})),this.host.querySelector(
'.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(t),lines:1,seconds:1.5};return ce(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(
u=>setTimeout(u,aa)),r=t?null:await this.think();if(await n,o.moves!==s)return;o.isBusy=!1;let a=t??(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();
if(o.moves!==l)return;let p=i("puzzle-goes-on",{side:c.toMove,moves:o.left});this.change({view:c}),this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{
at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=gn(n,{number:o+1,rating:r},t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(
t?"puzzle-shown":"puzzle-solved");this.say(J([s,o?.end?.text??""]),"over"),this.focusPrimary()}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&!s&&!n&&!r)}async hint(){
let{state:t}=this;if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&te(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change({glow:[n.from]}),this.say(
i("puzzle-piece",{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){
let{state:t}=this;if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.bestMove();if(!n||
!t.wasShown||o!==t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(A({rules:t,fen:o,players:pe(!1,!1),flipped:this.
state.side==="white"}))}};function Dn(e){addEventListener("storage",()=>vo(e)),addEventListener("pageshow",()=>vo(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(vo(e),Rn())});for(let t of["pointerdown",
"keydown"])addEventListener(t,Rn,!0)}function Rn(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var Nn=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function vo(e){
await No();let{game:t}=h;if(!t||t.remote)return;let{state:o}=Pe(Q(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Nn(o)===Nn(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),y();Ao(o);let r=!t.isAtLive&&o.nodes[s];Bn(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function Bn(e,t,o){let s=new je(t);s.follows=o,await s.load();let n=h.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function ma(e,t,o){let s=Pe(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new K(s.nodes),p=c.nodes.length,
u=c.take(new K(n))[r],d=c.leadsTo(s.live,u),v=d?u:s.live,k={...s,live:v,shown:v,flipped:l,outcome:s.outcome??a};!d&&c.nodes.length>p&&O(i("other-tab"),{ms:12e3}),Ro(k),Bn(e,k,!1)}x({merge:ma});function ua(e,t){O(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>no(e)],[i("saved-delete"),()=>Ze(e)]]})}function qn(e){let t=()=>{},o=()=>{t(),Mo()&&(t=O(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>kt(s=>e.open(s))],[i("saved-copy"),()=>e.game&&xt(e.game)]]}))};So.addEventListener("change",o),o()}x({readGame:Pe,rescue:ua});var go=class{constructor(t){this.open=t,Se.isOfProgram=!0,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.
resolve(),Se.addEventListener("shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{O(String(n),{kind:"error"})})}),Se.addEventListener("said",o=>{let{text:s,error:n}=o.
detail;O(s,{kind:n?"error":"note"}),z(s)})}send(t){Se.send({type:"line",text:t})}allows(t){return t==="draw"||t==="resign"?!1:void 0}async tryMove(t){let o=this.game,s=await E("move",{game:o.text(o.state.
live),move:t});return"reason"in s?s.reason:(this.send(s.move),null)}setPlayer(t,o,s){s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"m\
anual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(
o,t):await this.begin(t)}players(t){return Object.fromEntries(b.map(o=>[o,{machine:t[o]==="machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.
moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??
"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){let o=t.black==="machine"&&t.white==="human",s=new je(A({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(
t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};async function ha(e,t){let o=is(location.hash);if(!o)return!1;let{black:s=null,white:n=null}=as(location.hash),r=new K,a=0;for(let l of o.moves)a=r.add(a,l);try{await E("position",o,t)}catch(l){if(t.aborted)
return!1;if(!(l instanceof X))throw l;return O(i("bad-link",{reason:l.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(A({rules:o.rules,limit:o.limit??null,fen:o.
fen,nodes:r.nodes,live:a,shown:a,players:pe(!1,!1),names:{black:s,white:n}}),t),!0}var da=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function fa(){let e=g("div",{class:"settings"}),t=()=>I(wa(o),e),o=n=>{P("language",n),addEventListener(
"popstate",()=>location.reload(),{once:!0}),s()};t();let s=L(i("settings"),[e],{begin:n=>Oo.addEventListener("change",t,{signal:n})})}var Y=(e,t)=>be(i(e),M[t],()=>P(t,!M[t])),wa=e=>m`
  ${N(i("language"),ya(),M.language,e)}
  <div class="pair">
    ${N(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],M.scheme,t=>P("scheme",t))}
    ${N(i("piece-style"),Po.map(t=>[t,i(t)]),M.pieces,t=>P("pieces",t))}
  </div>
  <fieldset class="themes">
    <legend>${i("board")}</legend>
    ${da.map(ga)}
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
    ><input type="range" min="0" max="100" .value=${String(M.volume)} @change=${va}
  /></label>
  ${h.isKept===null?f:m`<p class="faint">${i("kept",{isKept:h.isKept})}</p>`}
`;function va({target:e}){P("volume",Number(e.value)),Ge("move")}function ga([e,t]){let o=()=>{P("board",e),P("pieces",t)};return m`<label class="theme" data-board=${e}
    ><input
      type="radio"
      name="board"
      value=${e}
      .checked=${M.board===e}
      @change=${o}
    />${ba(t)}<span>${i(e)}</span></label
  >`}var ba=e=>D("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},...b.map((t,o)=>{let s=D("g",{class:"squares",transform:`translate(${o*100})`}),n=Io(t,e);n.setAttribute("transform",`translat\
e(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};return s.append(D("rect",r),n),s}));function ya(){let e=t=>[t,Te(new Intl.DisplayNames(t,{type:"language"}).of(t)??t),t];return[
["auto",i("language-auto")],...["en",...ko].map(e)]}Tt(Go);function sf(e){Bs(),qn(e),Dn(e),mn(e)}export{Fe as FIRST_LEVEL,je as Game,Hn as LOW,go as Link,X as Refusal,b as SIDES,Pi as addCommands,z as announce,h as app,sf as begin,Wn as byId,N as choiceField,Ot as clockText,ss as clockWords,Fn as dismiss,
Lt as drawWith,g as h,m as html,Cn as inWords,We as language,Tt as learn,Q as load,A as newState,O as note,f as nothing,C as numberField,L as openDialog,ha as openLink,fa as openSettings,_s as openingRow,
G as other,os as ownClock,$ as plain,Qs as positionAfter,jn as refuseSearches,I as render,U as ruleName,ut as rulesOptions,ee as save,so as smallBoard,Se as socket,Qo as startOptions,Ae as strip,i as text,
be as tickField,y as update};
