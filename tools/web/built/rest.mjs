import{$ as xo,A as V,B as u,C as vt,D as v,E as q,F as f,G as L,H as dn,I as R,J as fe,K as go,L as Xe,M as P,N as gt,O as Q,P as z,Q as Ae,R as T,S as fn,T as E,U as j,V as we,W as ee,X as te,Y as bo,
Z as yo,_ as ko,a as Ze,aa as $o,b as po,ba as ve,c as h,ca as So,d as ae,da as Mo,e as k,ea as To,f as me,fa as ge,g as G,ga as be,h as mo,ha as Re,i as uo,ia as Eo,j as le,ja as Qe,k as J,ka as Ne,l as ue,
la as bt,m as ho,ma as et,n as fo,na as Lo,o as wo,oa as Oo,p as S,pa as U,q as N,qa as i,r as ze,ra as tt,s as X,sa as wn,t as y,ta as _,u as I,ua as yt,v as he,va as qe,w as vo,wa as zo,x as ce,xa as M,
y as Je,ya as ye,z as de,za as vn}from"./first.mjs";var Ao={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"Se\
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
l move","blocked-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var gn={findings:null,fen:null},bn=["best","second","third"],Ro="";function No(e,t){N(e,t),kt()}function De(){let{game:e,analysis:t}=h;e?.allowsHelp&&(t.isOn=!t.isOn,kt(),t.isOn&&ke())}function yn(e){
let t=`${!!h.about} ${e.state.id} ${e.view?.fen} ${e.allowsHelp}`;e.pending||!e.isKnown||t===Ro||(Ro=t,$n(e),kt())}var ke=(e=".panel")=>queueMicrotask(()=>document.querySelector(`#view-play ${e}`)?.scrollIntoView(
{block:"nearest"}));function kt(){let{game:e,analysis:t}=h;t.job?.stop(),t.job=null,t.fault="";let o=e?.view;if(!e||!o||!t.isOn||!e.allowsHelp||o.end){(o?.fen!==t.fen||!t.isOn)&&Object.assign(t,gn),k();
return}Object.assign(t,{findings:null,fen:o.fen});let s={type:"analyse",game:e.text(e.state.shown),lines:S.analysisLines,seconds:S.analysisSeconds,threads:S.analysisThreads},n=c=>{t.job===a&&(c&&(t.findings=
c),k())},r=X(s,n),a={stop:r.stop,fen:o.fen};t.job=a;let l=()=>{t.job===a&&(t.job=null)};r.promise.then(c=>{n(c),l()},c=>{t.job===a&&(t.fault=c.message),l(),k()}),k()}async function xt(e){let{game:t}=h;
if(!t)return;let o=t.state.shown;for(let s of e)o=t.tree.add(o,s);await t.show(o),t.changed()}function kn(){let{isOn:e,findings:t,fen:o}=h.analysis;return!e||!t||!S.arrows||o!==h.game?.drawn?.fen?[]:t.
lines.slice(0,3).flatMap((s,n)=>{let r=V(s.move);return r?[{...r,kind:bn[n]}]:[]}).reverse()}function xn(e){return(h.analysis.known?.moves.filter(({move:o})=>o.startsWith(`${e}-`))??[]).map(({move:o,value:s,
remoteness:n})=>({square:V(o)?.to??"",kind:s,label:i("value-letter",{value:s,plies:n})}))}async function $n(e){let{view:t}=e,{tables:o}=h.about??{};if(h.analysis.known=null,!e.allowsHelp||!t||!o)return;
let{width:s,height:n}=t;if(![`${s}x${n}`,`${n}x${s}`].includes(o.board))return;let r=null;try{r=await M("tables",e.text(e.state.shown))}catch{}h.game!==e||e.view!==t||!e.allowsHelp||(h.analysis.known=
r,k())}function qo(e,t){let{moves:o,winIn:s}=e,n=s===null?I(t):t;return o!==null?i("wins-in",{side:n,moves:o}):et($t(e,t))}var $t=(e,t)=>t==="black"?e.chance:1-e.chance,Sn=new Intl.NumberFormat(Ne,{notation:"\
compact",maximumSignificantDigits:3}),St=e=>Sn.format(e),C=e=>i("rule-name",{name:e})||e;function Mn(e){let{findings:t,fen:o}=h.analysis,{view:s,state:n}=e,r=e.allowsHelp?n.review[n.shown]?.chance:void 0;t&&s&&o===s.fen&&(r=$t(t.lines[0].score,s.toMove));let a=r!==void 0,l=r===void 0?"":et(
r),c=`bar${n.flipped?" flipped":""}${a?" known":""}`;return u`<div
    class=${c}
    role="img"
    aria-label=${a?i("black-chance",{chance:r}):i("no-evaluation")}
    .style=${`--black: ${(100*(r??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${l.replace(/\s/,"")}</span>
  </div>`}var Be,Tn={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},En=.3;function Ce(e){if(!S.sounds||S.volume===0)return;let t=En*S.volume/100;try{Be??=
new AudioContext;for(let[o,s]of Tn[e]){let n=Be.currentTime+s,r=new OscillatorNode(Be,{frequency:o,type:"triangle"}),a=new GainNode(Be,{gain:t});a.gain.setValueAtTime(t,n),a.gain.exponentialRampToValueAtTime(
.001,n+.16),r.connect(a).connect(Be.destination),r.start(n),r.stop(n+.18)}}catch{}}var Ln=100,Do=1e4,On=3e3,Mt=class{constructor(t,o,s){this.game=t,this.show=o,this.keep=s,this.last=performance.now(),this.kept=this.last,this.timer=t.state.clock&&!t.remote?setInterval(()=>this.tick(),
Ln):void 0,t.addEventListener("move",n=>this.moved(n.detail))}stop(){clearInterval(this.timer)}get runs(){let{game:t}=this;return!!(t.state.clock&&t.liveView&&!t.isOver&&!t.state.paused&&!t.follows&&t.
liveView.plies>0)}tick(){let t=performance.now(),o=t-this.last;if(this.last=t,!this.runs)return;let{state:s,liveView:n}=this.game,r=n.toMove,a=s.left[r];s.left[r]-=o,!s.players[r].machine&&a>=Do&&s.left[r]<
Do&&Ce("low"),this.show(),s.left[r]<=0?(s.left[r]=0,this.game.finish(de(I(r),"+Time"))):t-this.kept>On&&(this.kept=t,this.keep())}moved({id:t,mover:o}){let{state:s,tree:n}=this.game;s.clock&&((this.game.
liveView?.plies??0)>1&&(s.left[o]+=s.clock.increment),n.node(t).clock={...s.left},this.show())}};function O(e,t,{wide:o=!1,begin:s,actions:n=[]}={}){let r=f("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},e),a=()=>w.close(),l=new AbortController,c=!1,p=async g=>{if(!c){c=!0;try{await g(
l.signal)!==!0&&a()}catch(x){if(!l.signal.aborted)throw x}finally{c=!1}}},m=f("p",{class:"offline",role:"status"}),d=f("div",{class:"actions"},...n.map(([g,x,A])=>R(g,()=>p(x),{class:A??"quiet"}))),w=f(
"dialog",{class:o?"wide":"","aria-labelledby":r.id},f("div",{class:"dialog-head"},r,R(fe("close"),a,{class:"quiet icon","aria-label":i("close")})),f("div",{class:"dialog-body"},...t.filter(g=>g!==null)),
m,n.length?d:null),b=r.id;return history.pushState({dialog:b},""),addEventListener("popstate",a,{signal:l.signal}),w.addEventListener("close",()=>{l.abort(),w.remove(),history.state?.dialog===b&&history.
back()}),w.addEventListener("pointerdown",g=>{g.target===w&&a()}),document.body.append(w),w.showModal(),go(m,l.signal),Promise.resolve(s?.(l.signal)).catch(g=>{if(!l.signal.aborted)throw g}),a}function ot(e,t,o,s){
let n=f("select",{onchange:()=>s(n.value)},...t.map(r=>{let[a,l]=typeof r=="string"?[r,r]:r;return f("option",{value:a,selected:a===o},l)}));return n.value!==o&&s(n.value),f("label",{class:"field"},f(
"span",{},e),n)}function Bo(e,t,o,s){let n=f("input",{type:"checkbox",checked:t,onchange:()=>o(n.checked)});return f("label",{class:"toggle",title:s},n,f("span",{},e))}function Co(e,t,o,s){let n=f("in\
put",{type:"number",...Object.fromEntries(Object.entries(o).map(([a,l])=>[a,String(l)])),value:String(t)}),r=()=>{let a=Math.min(o.max,Math.max(o.min,Number(n.value)||o.min));n.value=String(a),a!==t&&
s(t=a)};return n.addEventListener("change",r),r(),f("label",{class:"field"},f("span",{},e),n)}var W=(e,t,o,s,n=!1)=>{let r=u`<select
    aria-label=${n?e:v}
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
  /></label>`;var Io=["none","1+1","3+2","5+3","10+5","30+10","custom"],zn=/^\d+(\.\d+)?\+\d+$/,Wo=({black:e,white:t,level:o})=>[t,e].find(s=>s!=="0")??o,Po=(e,t,o)=>u`
  ${An(e,t)}
  ${[e.black,e.white].filter(s=>s==="0").length===1?Rn(e,t,o):v}
  ${o?v:Nn(e,t)}
  ${o?v:u`<label class="toggle"
        ><input
          type="checkbox"
          .checked=${e.serious}
          @change=${()=>t({serious:!e.serious})}
        /><span>${i("rated-style")}</span></label
      >`}
  ${qn(e,t,o)}
`,xe=(e,t,o,s,n,r,a)=>u`<label class="option${o?" chosen":""}"
    ><input
      type="radio"
      name=${e}
      value=${t}
      .checked=${o}
      @change=${s}
    /><b>${n}</b>${r?u`<span>${r}</span>`:v}${a?u`<span class="faint">${a}</span>`:v}</label
  >`;function An(e,t){let{black:o,white:s}=e,n=Wo(e),r=o==="0"&&s==="0",a=o!=="0"&&s!=="0",l=p=>s==="0"&&o!=="0"?{black:p,white:"0"}:{black:"0",white:p},c=h.about?.levels??[];return u`<fieldset>
    <legend>${i("opponent")}</legend>
    <div class="options-grid">
      ${c.map(({number:p,elo:m})=>{let d=String(p);return xe("opponent",d,!r&&!a&&n===d,()=>t({...l(d),level:d}),i("computer",{level:p}),i("level-words",{level:p}),m?i("elo",{elo:m}):"")})}
      ${xe("opponent","0",r,()=>t({black:"0",white:"0"}),i("person-here"),i("person-words"))}
      ${xe("opponent","two",a,()=>t({black:n,white:n}),i("two-computers"),i("show-words"))}
    </div>
  </fieldset>`}function Rn(e,t,o){let{random:s}=e,n=Wo(e);return u`<fieldset>
    <legend>${i("your-side")}</legend>
    <div class="options-row">
      ${xe("side","black",!s&&e.black==="0",()=>t({black:"0",white:n,random:!1}),i("black-first"))}
      ${xe("side","white",!s&&e.white==="0",()=>t({black:n,white:"0",random:!1}),i("white"))}
      ${o?v:xe("side","random",s,()=>t({random:!0}),i("random"))}
    </div>
  </fieldset>`}function Nn(e,t){let o=zn.test(e.clock)?[...new Set([...Io,e.clock])]:Io,s={min:1,max:600},n={min:0,max:600};return u`${W(i("clock"),o.map(jo),e.clock,r=>t({clock:r}))}
  ${e.clock==="custom"?u`<div class="pair">
        ${F(i("minutes"),e.minutes,s,r=>t({minutes:r}))}
        ${F(i("seconds-a-move"),e.seconds,n,r=>t({seconds:r}))}
      </div>`:v}`}function jo(e){if(e==="none")return[e,i("no-clock")];if(e==="custom")return[e,i("own-clock")];let[t,o]=e.split("+");return[e,i("some-clock",{minutes:t,seconds:o})]}function qn(e,t,o){
let{presets:s=[],starts:n=[]}=h.about??{},r={min:3,max:8},a=s.map(({name:p})=>[p,C(p)]),l=n.map(p=>[p,i("start-name",{name:p})||p]),c={black:"fewerBlack",white:"fewerWhite"};return u`<details class="options" ?open=${e.
isUnusual}>
    <summary>${i("variant")}</summary>
    ${W(i("rules"),a,e.rules,p=>t({rules:p,start:s.find(({name:m})=>m===p)?.start??e.start}))}
    <p class="faint">${i("rule-words",{name:e.rules})}</p>
    ${W(i("start"),l,e.start,p=>t({start:p}))}
    <div class="pair">
      ${F(i("files"),e.width,r,p=>t({width:p}))}
      ${F(i("ranks"),e.height,r,p=>t({height:p}))}
    </div>
    ${o?v:u`<div class="pair">${y.map(p=>Dn(e,p))}</div>
          <div class="pair">
            ${y.map(p=>F(i("gives-up",{side:p}),e[c[p]],{min:0,max:Tt},m=>t({[c[p]]:m})))}
          </div>
          <p class="faint">${i("handicap")}</p>`}
  </details>`}var Dn=(e,t)=>u`<label class="field"
    ><span>${i("name-of",{side:t})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${e.names[t]}
      @input=${o=>{e.names[t]=o.target.value}}
  /></label>`;var Et={rules:"olympiad",start:"standard",width:8,height:8,black:"0",white:`${qe}`,level:`${qe}`,random:!1,clock:"none",minutes:15,seconds:10,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},
Tt=6,Bn=["rules","start","width","height","fewerBlack","fewerWhite"];async function Fo(e,t){h.about=await ye();let o=Cn(ue("wish",Et),h.about),s={...o,isUnusual:Bn.some(c=>o[c]!==Et[c])},n=f("div",{class:"\
new-game"}),r=()=>q(Po(s,a,!!t),n),a=c=>{Object.assign(s,c),r()};r();let l=async c=>{if(J("wish",{...s,isUnusual:void 0}),t)return void t(jn(s));try{await e(await Pn(In(s),c),c)}catch(p){if(!(p instanceof
_))throw p;return E(p.message,{kind:"error"}),!0}};O(i("new-game"),[n],{wide:!0,actions:[[i("start-game"),l,"primary"]]})}function Cn(e,{presets:t,starts:o,levels:s,sizes:n}){let r=["0",...s.map(({number:c})=>String(
c))],a={rules:t.map(({name:c})=>c),start:o,black:r,white:r,level:r.slice(1)},l=Object.keys(a);for(let c of l)a[c].includes(e[c])||(e[c]=Et[c]);for(let c of["width","height"])e[c]=Math.min(n.max,Math.max(
n.min,Math.trunc(e[c])));for(let c of["fewerBlack","fewerWhite"])e[c]=Math.min(Tt,Math.max(0,Math.trunc(e[c])));return e}function In(e){let{black:t,white:o,random:s,names:n}=e;if(!s||!(t==="0"!=(o==="\
0"))||Math.random()<.5)return e;let a={black:n.white,white:n.black};return{...e,black:o,white:t,names:a}}function Wn({clock:e,minutes:t,seconds:o}){if(e==="none")return null;let[s,n]=e==="custom"?[t,o]:
e.split("+").map(Number);return{base:s*6e4,increment:n*1e3}}async function Pn(e,t){let o={game:{board:`${e.width}x${e.height}`,start:e.start,rules:e.rules},fewer:{black:e.fewerBlack,white:e.fewerWhite}},
{fen:s}=await M("start",o,t),n=Wn(e),r=a=>({machine:a!=="0",level:Number(a)||qe});return z({rules:e.rules,fen:s,clock:n,left:{black:n?.base??0,white:n?.base??0},players:{black:r(e.black),white:r(e.white)},
flipped:e.black!=="0"&&e.white==="0",serious:e.serious,names:{black:e.names.black.trim()||null,white:e.names.white.trim()||null}})}function jn(e){let t=Math.max(Number(e.black),Number(e.white));return[
...y.map(o=>`manual ${o}`),`rules ${e.rules}`,`size ${e.width}x${e.height}`,`start ${e.start}`,...t?[`level ${t}`]:[],...y.filter(o=>e[o]!=="0").map(o=>`auto ${o}`)]}function st(e){let{remote:t}=h.game??{};Ho(()=>Fo((o,s)=>e.open(o,s),t&&h.link?o=>o.forEach(s=>t.send(s)):void 0))}function nt(e){Ho(()=>(e.see(),e.open(z())))}async function Lt(e,t){let{game:o}=h;if(!o)
return;if(o.remote)return o.remote.send("new");let{rules:s,limit:n,fen:r,players:a,names:l,clock:c,flipped:p,serious:m}=o.state,d={black:c?.base??0,white:c?.base??0},w=x=>a[x].machine&&t?{...a[x],level:t}:
{...a[x]},b={black:w("black"),white:w("white")},g={rules:s,limit:n,fen:r,players:b,names:l,clock:c,flipped:p,serious:m};await e.open(z({...g,left:d}))}function Ho(e){let{game:t}=h;if(!(t&&!t.isOver&&t.
people.length>0&&t.state.live!==0)||t.remote)return e();O(i("another-game"),[f("p",{},i("game-stays"))],{actions:[[i("keep-playing"),()=>{}],[i("new-game"),e,"primary"]]})}var Fn={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z",
now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 \
4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 \
11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 4h1\
6v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",more:"M5 12h.01M12 12h.01M19 12h.01"},$e=e=>u`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Fn[e]}></path>
  </svg>`;var it=["own","blue","red"],D={isOn:!1,kind:it[0]},K=null,Ie=null,Ot=({target:e})=>{let t=e instanceof Element&&e.closest("svg.board");return t&&$o.get(t)||void 0},rt=e=>!!e.svg.closest("#board"),Go=e=>it.
includes(e?.kind)&&[e.from,e.to].every(t=>/^[a-h][1-8]$/.test(t)),zt=({from:e,to:t})=>e===t?e:`${e}:${t}`;function Vo(e){let[t,o=t]=e.split(":");return{from:t,to:o,kind:it[0]}}function Uo(e,t){e.drawn=
t,e.drawDrawn(),rt(e)&&h.game&&_o(h.game,t)}function _o(e,t){e.tree.node(e.state.shown).marks=t.length?t:void 0,e.changed()}function Ko(e,t,o){let s=a=>a.from===t&&a.to===o,n=e.drawn.filter(a=>!s(a)),
r=e.drawn.find(s)?.kind===D.kind;Uo(e,r?n:[...n,{from:t,to:o,kind:D.kind}]),T(i(r?"mark-removed":"mark-drawn",{from:t,to:o}))}var Yo=()=>D.isOn;function at(){D.isOn=!D.isOn,Ie=null,k(),D.isOn&&T(i("dr\
aw-how"))}var At=()=>h.game&&_o(h.game,[]);function Zo({tree:e,state:t}){let{marks:o=[]}=e.node(t.shown),s=o.map(zt);return u`
    <p class="unseen">${s.length?i("marks-here",{marks:Lo(s)}):v}</p>
    ${D.isOn||o.length?u`<div class="nav-row pen">
          ${D.isOn?it.map(Hn):v}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!o.length}
            @click=${At}
          >${i("clear-marks")}</button>
        </div>`:v}
    ${D.isOn?u`<p class="faint">${i("draw-how")}</p>`:v}
  `}var Hn=e=>u`<button
    type="button"
    class="quiet nav swatch ${e}"
    title=${i("mark-colour",{kind:e})}
    aria-label=${i("mark-colour",{kind:e})}
    aria-pressed=${D.kind===e}
    @click=${()=>{D.kind=e,k()}}
  >${$e("pen")}</button>`;addEventListener("pointerdown",e=>{let t=Ot(e);if(!t)return;let o=e.button===0,s=e.shiftKey||D.isOn&&rt(t);if(e.button===2||o&&s){e.stopPropagation();let n=t.input.squareOf(e);
K=n?{board:t,from:n}:null}else o&&!rt(t)&&Uo(t,[])},!0);addEventListener("pointermove",e=>{let t=K?.board.input.squareOf(e);if(!K||!t)return;let{board:o,from:s}=K;o.drawDrawn([...o.drawn,{from:s,to:t,
kind:D.kind}])});addEventListener("pointerup",e=>{if(!K)return;e.stopPropagation();let{board:t,from:o}=K;K=null;let s=t.input.squareOf(e);s?Ko(t,o,s):t.drawDrawn()},!0);addEventListener("pointercancel",
()=>{K?.board.drawDrawn(),K=null});addEventListener("contextmenu",e=>Ot(e)&&e.preventDefault());addEventListener("keydown",e=>{let t=D.isOn?Ot(e):void 0,{key:o}=e;if(!t||!rt(t)||!t.input.current||o!==
"Enter"&&o!==" ")return;e.preventDefault(),e.stopPropagation();let s=t.input.current;Ie?Ko(t,Ie,s):T(i("mark-from",{square:s})),Ie=Ie?null:s},!0);var Gn=.4,Vn=.05;function oe({state:e},t){let{mark:o=null,isMoment:s}=e.review[t]??{};return s||h.review.isFull||!e.compared?o:null}var lt=e=>e!==null&&e!=="good";function Un({people:[e,...t],state:o,
remote:s},n){if(!e||t.length||s)return;let{accuracy:r,judged:a,counts:l}=n[e],{level:c}=o.players[I(e)],p=h.about?.levels[c-1].accuracy;if(!p||r===null)return;let m=Math.abs(r-p)<=Vn?"near":r>p?"above":
"below",d=l.best+l.good;return{code:"compared",params:{how:m,good:d,judged:a,accuracy:r,level:c,usual:p}}}async function se(e,t,o=Gn){if((await e.viewOf(t)).end)return[];let s=await X({type:"analyse",
game:e.text(t),lines:1,seconds:o}).promise;if(!s)throw new Error(i("search-stopped"));return s.lines}async function Rt(e,t,o){let s={game:e.text(t[t.length-1]),found:t.map(l=>o.get(l)??[])},n=await M(
"review",s,void 0,l=>l),r={};for(let[l,c]of t.entries()){let p=n.blackChances[l],m=n.plies[l-1],d=m?.isMoment&&e.people.includes(e.sideToMove(t[l-1]));p!==null&&(r[c]={chance:p,best:o.get(c)?.[0]?.move??
null,mark:m?.isError?m.judgement.split(" ")[0]:d?"good":null,isMoment:!!d,text:m?.text??null})}let a=y.map(l=>n[l].text);return{review:r,summary:a,compared:Un(e,n)}}var Se=({tree:e,state:t})=>e.path(e.
leadsTo(t.shown,t.live)?t.live:e.end(t.shown));async function We(e){let t=h.review.run+1;h.review={run:t,progress:0,fault:"",retry:null,isFull:!1};let o=Se(e),s=new Map;k(),ke();try{for(let[n,r]of[...o].
reverse().entries()){if(h.review.progress=n/o.length,s.set(r,await se(e,r)),t!==h.review.run)return;if(n%4!==3&&r!==o[0])continue;let a=await Rt(e,o,s);if(t!==h.review.run)return;Object.assign(e.state,
a),e.changed()}}catch(n){t===h.review.run&&(h.review.fault=n instanceof Error?n.message:"")}t===h.review.run&&(h.review.progress=null,k(),ke(".review-summary"))}var Nt={good:"!",inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function B(e,t){let{shown:o,live:s}=e.state,n=e.tree.node(o),r=e.tree.leadsTo(o,s)&&o!==s?e.tree.path(s):null,a=r?r[r.indexOf(o)+
1]:n.children[0],c={first:0,back:n.parent,next:a,last:r?s:e.tree.end(o)}[t];c!=null&&c!==o&&e.show(c)}var Xo=(e,t)=>u`
  <div class="moves" role="group" aria-label=${i("moves")}></div>
  ${Qn(e,t)}
`;function _n(e){let{tree:t,state:o}=e,{comment:s,children:n}=t.node(0),r=o.fen.split(" ")[1]==="b";return u`
    ${s?u`<p class="said">${s}</p>`:v}
    ${n.length?Qo(e,n[0],r?1:0,n.slice(1)):u`<p class="faint">${i("no-moves-yet")}</p>`}
  `}var Jo=new WeakMap;function Kn(e,t){let o=e.querySelector(".moves[role=group]");if(!o)return;let{id:s,shown:n}=t.state,r=[`${s} ${t.revision}`,`${n}`],[a,l]=Jo.get(o)??[];if(a===r[0]&&l===r[1])return;
Jo.set(o,r),a!==r[0]&&q(_n(t),o);let c=o.querySelector(`[data-id="${n}"]`),p=o.querySelector("[aria-current]");p!==c&&p?.removeAttribute("aria-current"),c?.setAttribute("aria-current","true"),Yn(o,c)}
function Yn(e,t){if(!t){e.scrollTop=0;return}let[o,s]=[e.getBoundingClientRect(),t.getBoundingClientRect()];(s.top<o.top||s.bottom>o.bottom)&&(e.scrollTop+=(s.top+s.bottom-o.top-o.bottom)/2)}function Qo(e,t,o,s){
let n=[],r=[],a=()=>{r.length&&n.push(r),r=[]},l=t;for(;l!==void 0;){r.length||(r.push(u`<span class="number">${Math.floor(o/2)+1}.</span>`),o%2&&r.push(u`<span class="gap">…</span>`)),r.push(Zn(e,l));
let{comment:c,children:p}=e.tree.node(l);c&&(a(),n.push(u`<p class="said">${c}</p>`));for(let m of s)a(),n.push(u`<div class="variation">${Qo(e,m,o,[])}</div>`);o%2&&a(),[l,...s]=p,o++}return a(),n.map(
c=>Array.isArray(c)?u`<div class="turn">${c}</div>`:c)}function Zn(e,t){let{live:o}=e.state,s=oe(e,t);return u`<span class="move-item"
    ><button
      type="button"
      class="move${t===o?" live":""}${s?` ${s}`:""}"
      data-id=${t}
      @click=${()=>e.show(t)}
    >${e.tree.node(t).move}</button>${s?u`<abbr class="mark ${s}" title=${i("mark",{mark:s})}
          >${Nt[s]}</abbr
        >`:v}</span
  >`}var Jn=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function Xn({target:e},t){let o=e,[,s,n]=Jn.exec(o.value.toLowerCase())??[];if(s&&n)t.board.select(null),await t.tryMove(ce(s,n))==="illegal"?t.
board.refuse({from:s,to:n}):o.value="";else{let r=i("not-a-move",{text:o.value});G(r),T(r)}}function Qn(e,t){let{tree:o,state:s}=e,{shown:n,live:r}=s,a=o.path(n).every(p=>{let{parent:m}=o.node(p);return m===
null||o.node(m).children[0]===p}),{comment:l}=o.node(n),c=(p,m,d,w=!0,b=void 0)=>w?u`<button
          type="button"
          class="quiet nav"
          title=${m}
          aria-label=${m}
          aria-pressed=${b??v}
          @click=${d}
        >
          ${$e(p)}
        </button>`:v;return u`
    ${h.isCommenting?u`<textarea
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
        @keydown=${p=>p.key==="Enter"&&Xn(p,t)}
      />
      ${c("pen",i("draw-marks"),at,!0,Yo())}
      ${c("comment",i("comment"),()=>k({isCommenting:!h.isCommenting}))}
      ${c("promote",i("promote"),()=>{o.promote(n),e.changed()},!a)}
      ${c("cut",i("cut"),()=>{e.show(o.remove(n)),e.changed()},n!==0&&!o.leadsTo(n,r))}
    </div>
    ${Zo(e)}
  `}var er=9,ct=({state:e})=>y.filter(t=>e.players[t].machine),Me={new:{label:"new-game",word:"new-word",sign:"add",key:"n",where:"narrow",act:(e,t)=>st(t)},undo:{label:"undo",sign:"undo",key:"u",where:"b\
oth",isEnabled:({state:e})=>e.live!==0,act:e=>e.undo()},redo:{label:"redo",sign:"redo",key:"r",where:"wide",isEnabled:e=>e.undone.length>0&&!e.remote,act:e=>e.redo()},back:{label:"back",word:"step-bac\
k",sign:"back",where:"both",isEnabled:({state:e})=>e.shown!==0,act:e=>B(e,"back")},next:{label:"next",word:"step-on",sign:"next",where:"both",isEnabled:({state:e,tree:t})=>t.node(e.shown).children.length>
0,act:e=>B(e,"next")},hint:{label:"hint",sign:"hint",key:"h",where:"both",isShown:e=>ct(e).length<2,act:(e,t)=>t.giveHint(e)},flip:{label:"flip",sign:"flip",key:"f",where:"both",act:(e,t)=>t.flip()},draw:{
label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:e=>!e.remote&&ct(e).length===1,isEnabled:e=>!e.isOver,act:async e=>(await me()).offerDraw(e)},resign:{label:"resign",sign:"resign",
where:"wide",isShown:e=>!e.remote&&ct(e).length<2,isEnabled:e=>!e.isOver,act:async e=>(await me()).askToResign(e)},now:{label:"move-now",sign:"now",where:"wide",isShown:({state:e})=>y.some(t=>e.players[t].
machine&&e.players[t].level>=er),isEnabled:e=>!!(e.thinking||e.remote?.isThinking),act:e=>e.moveNow()},pause:{label:"pause",sign:"pause",where:"wide",isShown:e=>!e.remote&&!e.isOver&&!e.state.paused&&
!!(ct(e).length===2||e.state.clock),act:e=>e.pause(!0)},resume:{label:"resume",sign:"go",where:"wide",isShown:e=>!e.remote&&!e.isOver&&e.state.paused,act:e=>e.pause(!1)},more:{label:"more",sign:"more",
where:"narrow",act:async(e,t)=>(await me()).openMore(e,t)}},tr={"[":e=>B(e,"back"),"]":e=>B(e,"next"),"{":e=>B(e,"first"),"}":e=>B(e,"last"),ArrowLeft:e=>B(e,"back"),ArrowRight:e=>B(e,"next"),ArrowUp:e=>B(
e,"first"),ArrowDown:e=>B(e,"last"),Home:e=>B(e,"first"),End:e=>B(e,"last"),Escape:(e,t)=>t.board.select(null),d:()=>at(),x:()=>At(),a:async()=>(await me()).toggle(),"?":async()=>(await me()).openKeys()},
pe=null,qt=e=>e==="ArrowUp"||e==="ArrowDown",Dt=e=>e instanceof HTMLSelectElement;addEventListener("mousedown",({target:e})=>{pe=Dt(e)&&e!==pe?e:null});addEventListener("keydown",({key:e,target:t,altKey:o})=>{
["Enter","Escape","Tab"].includes(e)?pe=null:Dt(t)&&(e===" "||o&&qt(e))&&(pe=t===pe?null:t)});for(let e of["change","focusout"])addEventListener(e,()=>{pe=null});function or(e,t){return Dt(e)?e===pe||
qt(t):e instanceof HTMLInputElement&&e.type==="range"?t.length>1:e instanceof HTMLInputElement?e.type!=="checkbox":e instanceof HTMLTextAreaElement||qt(t)&&e.matches(".said-box")}function sr(e,t){let{
game:o}=h;if(!o||e.defaultPrevented||or(e.target,e.key)||e.ctrlKey||e.metaKey||e.altKey||document.querySelector("dialog[open]")||t.board.svg.closest("[hidden]"))return;let n=e.key.length===1?e.key.toLowerCase():
e.key,r=Object.values(Me).find(l=>l.key===n),a=r?r.act:tr[n];a&&(e.preventDefault(),r?.isShown?.(o)!==!1&&r?.isEnabled?.(o)!==!1&&a(o,t))}var nr="g:not(.cells, .overlay, .marks, .dots)",rr=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor","t\
ransform","paint-order"],es=e=>`${ts(os(e,nr))}
`,ts=e=>new XMLSerializer().serializeToString(e);function os(e,t){let o=e.cloneNode(!0),[s,n]=[e,o].map(r=>[...r.querySelectorAll("g, g *")]);s.forEach((r,a)=>{let l=getComputedStyle(r),c=n[a];for(let p of rr){
let m=l.getPropertyValue(p);m&&m!=="none"&&m!=="normal"?c.style.setProperty(p,m):p==="fill"&&c.style.setProperty(p,"none")}for(let p of["class","data-square","data-side","data-theme","data-squares"])c.
removeAttribute(p)});for(let[r,a]of[...e.children].entries())a.matches(t)||o.children[r].setAttribute("class","live");for(let r of o.querySelectorAll(".live"))r.remove();for(let r of["class","role","a\
ria-label"])o.removeAttribute(r);return o.setAttribute("xmlns","http://www.w3.org/2000/svg"),o}async function ss(e,t){let o=URL.createObjectURL(new Blob([e],{type:"image/svg+xml"}));try{let s=new Image;
s.src=o,await s.decode();let n=document.createElement("canvas");n.width=t??s.naturalWidth,n.height=Math.round(n.width*s.naturalHeight/s.naturalWidth);let r=n.getContext("2d");return r.drawImage(s,0,0,
n.width,n.height),{canvas:n,context:r}}finally{URL.revokeObjectURL(o)}}async function ns(e){let{canvas:t}=await ss(e);return new Promise((o,s)=>t.toBlob(n=>n?o(n):s(new Error("toBlob")),"image/png"))}
var ir=420,ar=4;async function rs(e,t,o,s){let n=os(e,".squares, .pieces"),[r,a]=n.children,l=r.cloneNode(!1);a.before(l);let c=new Map([...e.querySelectorAll(".piece")].map((g,x)=>[g.dataset.side,a.children[x]])),
p=[];for(let g of t){let x={width:g.width,height:g.height,flipped:o},{from:A,to:Ye}=g.lastMove??{};l.replaceChildren(...[A,Ye].flatMap(Oe=>Oe?lr(Oe,x):[])),a.replaceChildren(...y.flatMap(Oe=>g[Oe].map(
mn=>{let co=c.get(Oe)?.cloneNode(!0),[un,hn]=te(mn,x);return co.style.transform=`translate(${un}px, ${hn}px)`,co})));let{canvas:Le,context:wt}=await ss(ts(n),ir);p.push(wt.getImageData(0,0,Le.width,Le.
height))}let{gif:m}=await import(new URL("gif.mjs",import.meta.url).href),d=t.map((g,x)=>x<t.length-1?s:ar*s),[{width:w,height:b}]=p;return m(w,b,p.map(({data:g})=>g),d.map(g=>Math.round(100*g)))}function lr(e,t){
let[o,s]=ee(e,t);return L("rect",{x:o,y:s,width:100,height:100,...{fill:"#e0b93b","fill-opacity":.55}})}function Te(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(t),o.download=e,o.
click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var cr=50,Ct=e=>typeof e=="object"&&e!==null,H=e=>Number.isFinite(e),Bt=(e,t)=>e===null||typeof e===t,as=e=>H(e?.black)&&H(e.white),is=e=>typeof e=="string"||typeof e?.code=="string",pr={limit:e=>e===
null||H(e),names:e=>Bt(e?.black,"string")&&Bt(e.white,"string"),clock:e=>e===null||H(e?.base)&&H(e.increment),left:as,outcome:e=>e===null||typeof e?.text=="string"&&typeof e.code=="string",seed:H,flipped:e=>typeof e==
"boolean",paused:e=>typeof e=="boolean",serious:e=>typeof e=="boolean",updated:H,edition:H,review:e=>Ct(e)&&Object.values(e).every(t=>H(t?.chance)&&Bt(t.best,"string")),summary:e=>Array.isArray(e)&&e.
every(t=>is(t)),compared:is},mr=[4,5,6,7,8,8,9,9,10,10];function Pe(e){if(e?.version>gt)return{fault:"saved-newer"};if(!ur(e))return{fault:"saved-damaged"};let t={...z(),...e},o=z();for(let[s,n]of Object.
entries(pr))n(t[s],t)||(t[s]=o[s]);if(!(e.version>1))for(let s of Object.values(t.players))s.level=mr[s.level-1]??s.level;t.version=gt,t.nodes[t.shown]||(t.shown=t.live),t.outcome&&(t.outcome=de(t.outcome.
winner,t.outcome.code.slice(1)));for(let s of t.nodes)typeof s.comment!="string"&&(s.comment=""),as(s.clock)||(s.clock=null),(!Array.isArray(s.marks)||!s.marks.every(Go))&&delete s.marks;return{state:t}}
function ur(e){if(!Ct(e)||typeof e.rules!="string"||typeof e.fen!="string")return!1;let{id:t,nodes:o,live:s,players:n}=e,r=a=>typeof a?.machine=="boolean"&&H(a.level);return typeof t=="string"&&Array.
isArray(o)&&o.every((a,l)=>hr(a,l,o.length))&&Ct(o[s])&&r(n?.black)&&r(n?.white)}function hr(e,t,o){if(e?.id!==t||!Array.isArray(e.children))return!1;let s=a=>Number.isInteger(a)&&Number(a)>t&&Number(
a)<o,n=e.parent===null&&e.move===null,r=Number.isInteger(e.parent)&&e.parent<t&&typeof e.move=="string";return e.children.every(s)&&(t===0?n:r)}function je(){return fo("game.").map(e=>{let t=le(e);return{
id:e.slice(5),value:t,...Pe(t)}}).sort((e,t)=>(t.state?.updated??0)-(e.state?.updated??0))}var pt=e=>Te("game.json",new Blob([JSON.stringify(le(`game.${e}`),null,1)],{type:"application/json"}));function Fe(e){
ho(`game.${e}`)}function ls(){let e=Date.now()-864e5,t=o=>o&&o.nodes.length===1&&o.updated<e&&o.id!==wo.load("game");for(let[o,{id:s,state:n}]of je().entries())(o>=cr||t(n))&&Fe(s)}function dr(e){let[t,o]=e.split(" "),s=t.split("/"),n={black:[],white:[]},r=0;for(let[a,l]of s.entries()){let c=0;for(let p of l)Number(p)?c+=Number(p):n[p==="L"?"black":"white"].push(fr(c++,s.length-
a));r=Math.max(r,c)}return{...n,width:r,height:s.length,toMove:o==="b"?"white":"black"}}var fr=(e,t)=>String.fromCharCode(97+e)+t,cs=({fen:e,nodes:t,live:o})=>wr(e,new P(t).moves(o));function wr(e,t){
let o={...dr(e),fen:e,lastMove:null,plies:0};return Xe(o,t)}function ps(e,t){let{width:o,height:s}=e,n={width:o,height:s,flipped:t},r=bo(n).flat().map(c=>{let[p,m]=ee(c,n),[d,w]=j(c),b=(d+w)%2?"light":
"dark";return L("rect",{class:b,x:p,y:m,width:100,height:100})}),a=y.flatMap(c=>e[c].map(p=>{let[m,d]=te(p,n);return L("g",{class:`piece ${c}`},L("circle",{class:"body",cx:m,cy:d,r:38}))})),l=[e.lastMove?.
from,e.lastMove?.to].flatMap(c=>{if(!c)return[];let[p,m]=ee(c,n);return[L("rect",{class:"tint last",x:p,y:m,width:100,height:100})]});return L("svg",{class:"small-board",viewBox:`0 0 ${o*100} ${s*100}`,
"aria-hidden":"true"},L("g",{class:"squares"},...r),...l,...a)}function vr({names:e,players:t},o){let{machine:s,level:n}=t[o];return e?.[o]||(s?i("computer",{level:n}):i("you"))}function ms(e){let t=y.map(n=>vr(e,n)).join(" – "),o=new P(e.nodes).path(e.live).length-
1,s=[t,C(e.rules),i("count-moves",{count:o})];return e.result&&s.push(i("result",{winner:e.result})),s.join(" · ")}function gr(e,t){let o=cs(e),s=new Date(e.updated).toLocaleDateString(Ne),n=e.result?
[s]:[i("to-move",{side:o.toMove}),s],r=f("span",{class:"game-words"},f("span",{},ms(e)),f("span",{class:"faint"},n.join(" "))),a=R(ps(o,e.flipped),t,{class:"quiet game-card"});return a.append(r),a.setAttribute(
"aria-label",ms(e)),a}function He(e){let t=f("ul",{class:"game-list"}),o=()=>{let n=je().filter(({state:r})=>!r||r.nodes.length>1);t.replaceChildren(...n.map(({id:r,state:a,fault:l})=>{let c=m=>{s(),e(
m)},p=()=>{Fe(r),o()};return f("li",{},...a?[gr(a,()=>c(a))]:[f("span",{},i("saved-refused",{reason:{code:l}})),R(i("saved-copy"),()=>pt(r),{class:"quiet"})],R(fe("close"),p,{class:"quiet icon","aria-\
label":i("delete-game")}))})),n.length||t.append(f("li",{class:"faint"},i("no-games-yet")))};o();let s=O(i("my-games"),[f("p",{class:"faint"},i("saved-here")),t],{wide:!0})}function Ge({rules:e,limit:t,fen:o,moves:s}){let n=new URLSearchParams({rules:e,fen:o});return t!==void 0&&n.set("limit",String(t)),s.length&&n.set("moves",s.join(" ")),`${location.href.split("#")[0]}\
#game?${n}`}function us(e){let t=Ge(e);return`<iframe src="${(new URL("embed.html",t.split("#")[0]).href+t.slice(t.indexOf("#"))).replaceAll("&","&amp;")}" width="420" height="470" title="${i("title")}\
"></iframe>`}function mt(){let{backend:e,club:t}=document.documentElement.dataset;if(e==="site"||t!==void 0)return"";let o=/^(localhost|127\.|\[::1\])/.test(location.hostname);return i("link-warning",
{place:o?"here":"elsewhere"})}function hs(e){if(!e.startsWith("#game?"))return null;let t=new URLSearchParams(e.slice(6)),o=t.get("fen");if(!o)return null;let s=t.get("limit");return{rules:t.get("rule\
s")??"olympiad",fen:o,moves:(t.get("moves")??"").split(" ").filter(Boolean),...s===null?{}:{limit:Number(s)}}}function br(e){let{state:t,tree:o}=e,s=[],n=(c,p)=>{let m=s.length,{move:d,comment:w,children:b,marks:g}=o.node(c);s.push({parent:p,move:d,comment:w||null,marks:g?.map(zt)});for(let x of b)n(x,m)};n(0,
null);let r=c=>{let{machine:p,level:m}=t.players[c];return t.names?.[c]??i(p?"who-level":"who-human",{level:m})},a=e.liveView?.end,l=t.outcome?.code??(a?a.winner?`${a.winner==="black"?"B":"W"}+`:"Draw":
null);return{rules:t.rules,limit:t.limit,fen:t.fen,black:r("black"),white:r("white"),result:l,nodes:s}}function yr(e){let t=new P,o=[];for(let{parent:n,move:r,comment:a,marks:l}of e.nodes){let c=n===null||
!r?0:t.add(o[n],r);o.push(c),a&&(t.node(c).comment=a),l&&(t.node(c).marks=l.map(Vo))}let s=t.end(0);return z({rules:e.rules,limit:e.limit??null,fen:e.fen,nodes:t.nodes,live:s,shown:s,players:Q(!1,!1),
names:{black:e.black??null,white:e.white??null}})}async function kr(e,t){try{await navigator.clipboard.writeText(e),E(i("copied",{what:t}))}catch{let o=f("textarea",{readOnly:!0,rows:4,value:e,"aria-l\
abel":t});O(t,[o]),o.select()}}function Ve(e){let t=(d,w,b,...g)=>{let x=f("textarea",{readOnly:!0,rows:b,"aria-label":d,value:w});return f("section",{class:"export"},f("div",{class:"card-head"},f("h3",
{},d),...g,R(i("copy"),()=>kr(x.value,d),{class:"quiet"})),x)},o=d=>async()=>{let w=document.querySelector("#board svg");if(!w)return;let b=es(w);Te(`loa.${d}`,d==="svg"?new Blob([b],{type:"image/svg+\
xml"}):await ns(b))},s=Co(i("seconds-a-move"),1,{min:.1,max:10,step:.1},()=>{}),n=async()=>{let{tree:d,state:w}=e,b=d.path(w.live).flatMap(A=>e.guess(A)??[]),g=document.querySelector("#board svg"),x=Number(
s.querySelector("input")?.value);g&&Te("loa.gif",await rs(g,b,w.flipped,x))},r=()=>Te("game.sgf",new Blob([l.value],{type:"application/x-go-sgf"})),a=t(i("share-sgf"),"",5,R(i("save"),r,{class:"quiet"})),
l=a.querySelector("textarea"),c=[...a.querySelectorAll("button")];for(let d of c)d.disabled=!0;let p=t(i("share-link"),Ge(e.text(e.state.shown)),2),m=mt();m&&p.append(f("p",{class:"faint link-warning"},
m)),O(i("share"),[a,t(i("share-fen"),e.view?.fen??"",1),t(i("share-moves"),e.tree.moves(e.state.live).join(" "),2),f("div",{class:"row"},f("h3",{},i("share-picture")),R(i("svg"),o("svg"),{class:"quiet"}),
R(i("png"),o("png"),{class:"quiet"}),R(i("gif"),n,{class:"quiet"}),s),p,po&&t(i("share-embed"),us(e.text(e.state.shown)),3)],{wide:!0,begin:async d=>{l.value=(await M("export",br(e),d)).sgf;for(let w of c)
w.disabled=!1}})}function It(e,t={}){let o=f("textarea",{rows:8,"aria-label":i("import-text"),placeholder:i("import-example")}),s=f("input",{type:"file",accept:".sgf,.txt,.fen,.pgn,.json,.log,.trl,.zs\
g","aria-label":i("import-file-name")}),n=f("p",{class:"fault",role:"alert"});s.addEventListener("change",async()=>{let a=s.files?.[0];a&&(o.value=await a.text())});let r=async a=>{try{let l=await M("\
import",{text:o.value,...t},a);await e(yr(l),a),T(i("imported"));for(let c of l.remarks)E(c)}catch(l){if(!(l instanceof _))throw l;return n.textContent=l.message,!0}};O(i("import"),[o,f("label",{class:"\
field"},f("span",{},i("import-file")),s),n],{wide:!0,actions:[[i("open"),r,"primary"]]})}function xr(e){let t=e.liveView?.toMove??"black",o=e.people.length===1?e.people[0]:t;O(i("resign-as",{side:o}),[],{actions:[[i("keep-playing"),()=>{}],[i("resign"),()=>e.resign(o),"danger"]]})}function Wt(e){
let t=(n,r=void 0)=>e.open(n,r),{game:o}=e,s=o?{rules:o.state.rules,limit:o.state.limit}:{};return[["my-games",()=>He(t)],["import-short",()=>It(t,s)],["share-short",()=>o&&Ve(o)]]}function $r(e,t){let o=Object.
values(Me).filter(({where:r,isShown:a})=>r==="wide"&&a?.(e)!==!1),s=(r,a,l=!0)=>f("button",{type:"button",class:"quiet",disabled:!l,onclick:()=>{n(),a()}},r),n=O(i("more"),[f("div",{class:"menu"},...o.
map(({label:r,isEnabled:a,act:l})=>s(i(r),()=>l(e,t),a?.(e)!==!1)),...Wt(t).map(([r,a])=>s(i(r),a)),s(i("analyse"),()=>De()))])}var Sr=.15,Mr=.42,Tr=8,Er=.53,Lr=50,Or=3,fs=e=>e.finish(de(null)),ds=({black:e,white:t,toMove:o})=>[o,...[...e].sort(),...[...t].sort()].join();function zr({tree:e,state:t,views:o}){let s=o.get(0);if(!s)
return 0;let n=[ds(s)];for(let r of e.path(t.live).slice(1))s=Xe(s,[e.node(r).move??""]),n.push(ds(s));return n.filter(r=>r===n.at(-1)).length}function Ar(e,{by:t,mover:o,view:s}){if(t!=="machine"||e.
people.length!==1||e.remote||s.end||zr(e)!==Or)return;let n=i("draw-offered",{side:o}),r=E(n,{ms:0,actions:[[i("draw-accept"),()=>fs(e)],[i("draw-decline"),()=>{}]]});T(n),e.addEventListener("change",
()=>{(e.liveView!==s||e.isOver)&&r()})}async function Rr(e){let t=y.find(a=>e.state.players[a].machine),{live:o}=e.state;if(!t||e.isOver)return;let[s]=await se(e,o);if(!s||e.state.live!==o||e.isOver)return;
let n=e.liveView?.toMove===t?s.score.chance:1-s.score.chance,r=e.liveView?.plies??0;n<(r<Tr?Sr:r<Lr?Mr:Er)?fs(e):E(i("draw-declined",{side:t}))}var Nr=.6,ut=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(t){let{view:o}=t;if(!o||o.end)return;if(!t.allowsHelp)
return G(i("no-hints"));let s=`${t.state.id} ${o.fen}`;if(s!==this.key){this.reset(),this.key=s,G(i("looking"));let d={type:"analyse",game:t.text(t.state.shown),lines:1,seconds:Nr};this.search=X(d).promise}
let r=(await this.search.catch(d=>{throw this.reset(),d}))?.lines[0];if(h.game!==t||t.isOver||t.view?.fen!==o.fen||this.key!==s)return;let a=r&&V(r.move);if(!a)return G(i("no-choice"));let{from:l}=a;this.
step=Math.min(this.step+1,3);let{winIn:c,moves:p}=r.score,m=c===null?[]:[c===1?i("hint-wins"):i("hint-wins-in",{moves:p})];if(this.step===1)k({glow:qr(l,o.width,o.height)}),G(U([i("hint-part"),...m,i(
"ask-for-more")]));else if(this.step===2){k({glow:[l]});let d=he(i("hint-piece",{square:l}));G(U([d,...m,i("ask-for-move")]))}else{k({glow:[],arrows:[{...a,kind:"best"}]});let d=r.connects.join(", "),
w=d?[i("hint-connects",{squares:d})]:[];r.stops&&w.push(i("hint-stops",{move:r.stops})),G(U([i("hint-move",{move:r.move}),...m,...w]))}}};function qr(e,t,o){let[s,n]=j(e),r=[];for(let a=0;a<t;a++)for(let l=0;l<
o;l++)a<t/2==s<t/2&&l<o/2==n<o/2&&r.push(String.fromCharCode(97+a)+(l+1));return r}var Dr=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],Pt=()=>f("tabl\
e",{class:"keys"},f("tbody",{},...Dr.map(e=>{let[t,o]=i(e).split(" | ");return f("tr",{},f("th",{scope:"row"},t),f("td",{},o))}))),Br=()=>O(i("keys"),[f("div",{tabIndex:0},Pt())]);var Ue=300,Y=80;function ws(e){let t=Ue/Math.max(1,e.length-1),o=r=>[r*t,Y*(1-e[r].chance)].map(a=>a.toFixed(1)),s=e.map((r,a)=>o(a).join(",")).join(" "),n=e.findIndex(({isShown:r})=>r);return u`<svg
    class="graph"
    viewBox="0 0 ${Ue} ${Y}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${i("review-graph")}
  >
    <rect class="graph-back" width=${Ue} height=${Y}></rect>
    <polygon class="graph-area" points="0,${Y} ${s} ${Ue},${Y}"></polygon>
    <line class="graph-middle" x1="0" x2=${Ue} y1=${Y/2} y2=${Y/2}></line>
    <polyline class="graph-line" points=${s}></polyline>
    <line
      class=${n<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,n)*t}
      x2=${Math.max(0,n)*t}
      y1="0"
      y2=${Y}
    ></line>
    ${e.map(({mark:r,label:a,show:l},c)=>{let[p,m]=o(c);return vt`${r?vt`<circle class="graph-mark ${r}" cx=${p} cy=${m} r="3"></circle>`:v}<rect class="graph-hit" x=${Number(p)-t/2} y="0" width=${t} height=${Y}
        @click=${l}><title>${a}</title></rect>`})}
  </svg>`}var Cr=.08,Ir=.4;function jt(e,t){let{tree:o,state:s}=e;return o.path(s.live).filter(n=>{let{parent:r}=o.node(n);return r===null||!lt(oe(e,n))||!s.review[r]?.best?!1:e.sideToMove(r)===t})}function vs(e,t){
let o=jt(e,t);h.review.retry={mistakes:o,at:-1,text:"",isSolved:!1},Ft(e)}function Ft(e){let{retry:t}=h.review;if(!t)return;let o=t.mistakes[++t.at];if(o===void 0)return h.review.retry=null,e.show(e.state.
live),k();let{parent:s,move:n}=e.tree.node(o);t.isSolved=!1,t.text=i("find-better",{move:n}),e.show(s??0),k({arrows:[]})}async function Wr(e,t){let{retry:o}=h.review,s=o?.mistakes[o.at],n=s===void 0?null:
e.tree.node(s).parent;if(!o||n===null||e.state.shown!==n)return!1;let r=e.state.review[n]?.best,a=e.sideToMove(n),l=(g,x)=>{h.review.retry===o&&(Object.assign(o,{text:g,isSolved:x}),T(g),k(),x||setTimeout(
()=>e.state.shown!==n&&e.show(n),900))};if(await e.tryMove(t))return!1;if(t===r)return l(i("is-best",{move:t}),!0),!0;let c=e.state.shown,p=g=>a==="black"?g:1-g,[m]=await se(e,c,Ir),d=await e.viewOf(c),
w=d.end?+(d.end.winner===a):0;m&&(w=d.toMove===a?m.score.chance:1-m.score.chance);let b=w>=p(e.state.review[n].chance)-Cr;return l(i(b?"is-good":"not-better",{move:t,best:r}),b),!0}var gs=e=>{let t=Se(e);return t.length>1&&t.every(o=>e.state.review[o])},bs=e=>u`<button
    type="button"
    class="quiet"
    ?disabled=${Se(e).length<2||h.review.progress!==null}
    @click=${()=>We(e)}
  >
    ${i(gs(e)?"review-again":"review-game")}
  </button>`;function ys(e){let{progress:t,fault:o,retry:s,isFull:n}=h.review,{people:r,state:a}=e,{compared:l}=a,c=p=>s||!gs(e)||!r.includes(p)||!jt(e,p).length?v:u`<button
          type="button"
          class="quiet"
          aria-label=${r.length===1?i("retry-mistakes"):i("retry-side",{side:p})}
          @click=${()=>vs(e,p)}
        >
          ${i("retry-word")}
        </button>`;return u`<progress
      ?hidden=${t===null}
      max="1"
      .value=${t??0}
      aria-label=${i("review-progress")}
    ></progress>
    <div class="review-summary">
      ${l?Pr(e,l,c(r[0])):v}
      ${(l&&!n?[]:a.summary??[]).map((p,m)=>{let d=y[m];return u`<div class="row">
          <p><b>${i("summary-of",{side:d})}</b> ${tt(p)}</p>
          ${l?v:c(d)}
        </div>`})}
    </div>
    ${o?u`<p class="fault">${o}</p>`:v}`}function Pr(e,t,o){let{tree:s,state:n}=e,r=Se(e).filter(l=>n.review[l]?.isMoment),a=()=>{h.review.isFull=!h.review.isFull,e.changed()};return u`<p>${tt(t)}</p>
    <div class="row">
      ${r.map(l=>{let c=n.review[l].mark,p=i("mark",{mark:c});return u`<button type="button" class="quiet moment" title=${p} @click=${()=>{e.show(l),ke(".board-host")}}>
          ${s.node(l).move} <span class="mark ${c}">${Nt[c]}</span>
          <span class="unseen">${p}</span>
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
    </div>`}function ks(e){let{tree:t,state:o}=e,s=e.allowsHelp?Se(e).filter(r=>o.review[r]):[];if(s.length<2)return v;let n=s.map(r=>({chance:o.review[r].chance,mark:oe(e,r),isShown:r===o.shown,label:i(
r?"review-point":"review-start",{move:t.node(r).move,chance:o.review[r].chance}),show:()=>e.show(r)}));return ws(n)}function jr(e){if(!e.allowsHelp)return v;if(h.review.retry)return Fr(e);let{tree:t,state:o}=e,
s=o.review[o.shown],{parent:n}=t.node(o.shown),r=oe(e,o.shown);return!s||!r||n===null?v:u`<div class="advice" role="status">
    <p>${s.text?tt(s.text):Oo(he(i("mark",{mark:r})))}</p>
  </div>`}function xs(e){let{tree:t,state:o}=e,{parent:s}=t.node(o.shown),n=s===null?null:o.review[s]?.best,r=n&&V(n);return!e.allowsHelp||h.review.retry||!lt(oe(e,o.shown))||!r?null:async()=>{await e.
show(s),k({arrows:[{...r,kind:"best"}]})}}function Fr(e){let t=h.review.retry,o=t.at+1===t.mistakes.length,s=i("mistake-of",{number:t.at+1,count:t.mistakes.length});return u`<div class="advice" role="status">
    <p><b>${s}</b> ${t.text}</p>
    <div class="row">
      <button
        type="button"
        class=${t.isSolved?"primary":"quiet"}
        @click=${()=>Ft(e)}
      >
        ${i(o?"end":"next-mistake")}
      </button>
    </div>
  </div>`}function Hr(e){let t=y.filter(n=>e?.players[n].machine);if(!e?.result||t.length!==1)return[];let[o]=t;return[`${e.result==="draw"?"drew":e.result===o?"lost":"won"} ${e.players[o].level}`]}function Gr(){
let{streak:e=0,levels:t=[]}=h.about??{},o=je().flatMap(({state:a})=>Hr(a)).slice(0,e);if(o.length<e||new Set(o).size!==1)return null;let[s,n]=o[0].split(" "),r=t.find(({number:a})=>`${a}`===n)?.offers[s];
return r?{level:r,how:s,count:e}:null}function Vr(e,t){let o=(a,l,c)=>u`<button type="button" class=${c} @click=${l}>${a}</button>`,s=[],n=null;if(h.link?.game&&!e.remote)s.push(o(i("to-terminal"),()=>t.
toTerminal(),"primary"));else if(!e.isAtLive&&!h.review.retry)s.push(o(i("back-to-game"),()=>e.show(e.state.live),"primary")),e.remote||s.push(o(i("play-on"),()=>e.playFromHere(),"quiet"));else if(e.isOver&&
e.isAtLive){!e.state.review[e.state.live]&&h.review.progress===null&&s.push(o(i("review-game"),()=>We(e),"primary")),e.remote?.isWatched||s.push(o(i("rematch"),()=>Lt(t),"quiet")),n=e.remote?null:Gr();
let a=n?.level;a&&s.push(o(i("computer",{level:a}),()=>Lt(t,a),"quiet"))}let r=xs(e);return r&&s.push(o(i("show-better"),r,"quiet")),u`${n?u`<p role="status">${i("level-offer",n)}</p>`:v}
    ${s.length?u`<div class="row actions-row">${s}</div>`:v}`}function Ms(){let{isOn:e,job:t}=h.analysis;return u`<button type="button" class="quiet" @click=${()=>De()}>
    ${i(e?t?"stop":"close":"analyse")}
  </button>`}var Ts=e=>h.analysis.isOn?u`<div class="engine">
        <p class="faint stats" role="status">${Ur()}</p>
        <ol class="lines">
          ${_r(e)}
        </ol>
        ${Ss()} ${Kr()}
      </div>`:Ss();function Ur(){let{job:e,findings:t,fault:o}=h.analysis;if(o)return o;if(!t)return e?i("thinking"):"";let{depth:s,nodes:n,speed:r}=t,a=i("found",{depth:s,nodes:St(n),speed:St(r)});return e?
a:i("done",{found:a})}function _r({view:e}){let{findings:t}=h.analysis;return!e||!t?v:t.lines.map(o=>u`<li>
      <span class="score${o.score.moves!==null?" proven":""}"
        >${qo(o.score,e.toMove)}</span
      >
      <span class="pv"
        >${o.moves.map((s,n)=>u`<button
              type="button"
              class="move"
              @click=${()=>xt(o.moves.slice(0,n+1))}
            >${s}</button>`)}</span
      >
    </li>`)}var $s=({value:e,remoteness:t})=>i(t===null?"value":"value-in",{value:e,plies:t});function Ss(){let{known:e}=h.analysis,{tables:t}=h.about??{};if(!e||!t)return u`<div class="values" hidden></div>`;
let{rules:o}=t,s=$s(e);return u`<div class="values">
    <p class="value ${e.value}">
      ${o?i("solved-by",{rules:C(o),value:s}):i("solved",{value:s})}
    </p>
    <ul class="value-list">
      ${e.moves.map(n=>u`<li>
            <button type="button" class="move" @click=${()=>xt([n.move])}
            >${n.move}</button><span class="value ${n.value}">${$s(n)}</span>
          </li>`)}
    </ul>
  </div>`}function Kr(){let e=h.about?.analysis,t=(o,s,n)=>u`<label class="field"
      ><span>${o}</span
      ><input
        type="number"
        min="1"
        max=${n}
        .value=${String(S[s])}
        @change=${r=>{let a=Number(r.target.value)||1;No(s,Math.min(n,Math.max(1,a)))}}
    /></label>`;return u`<details class="options">
    <summary>${i("options")}</summary>
    <div class="pair">
      ${e?[t(i("lines"),"analysisLines",e.lines),t(i("seconds"),"analysisSeconds",e.seconds),t(i("threads"),"analysisThreads",e.threads)]:v}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${S.arrows}
        @change=${()=>N("arrows",!S.arrows)}
      /><span>${i("show-arrows")}</span></label
    >
  </details>`}var Z=8,Es=[...Array(8).keys()].map(e=>t=>{let[o,s]=j(t).map((n,r)=>e&1<<r?Z-1-n:n);return e&4?o*Z+s:s*Z+o}),Ls=null,Os=new Map,Ht=0,_e=!1,Gt=!1;async function Yr(){let e=await Ze("openings.txt"),[t,...o]=(await e.
text()).trim().split(`
`);Ht=Number(t.split(" ")[1]),Os=new Map(o.map(s=>{let[n,...r]=s.split(" ");return[n,r]}))}var zs=e=>e.allowsHelp&&(e.isOver||e.people.length!==1);async function Zr(){if(_e=!_e,k(),!!_e){try{await(Ls??=
Yr()),Gt=!1}catch{Ls=null,Gt=!0}k(),queueMicrotask(()=>document.querySelector(".explorer")?.scrollIntoView({block:"nearest"}))}}function Jr({black:e,white:t,toMove:o},s){let n=Array(Z*Z).fill(".");for(let r of e)
n[s(r)]="b";for(let r of t)n[s(r)]="w";return n.join("")+o[0]}function Xr(e){let t=2166136261;for(let o of e)t=Math.imul(t^o.charCodeAt(0),16777619);return(t>>>0).toString(36)}function Qr(e){if(e.width!==
Z||e.height!==Z)return[];let t=Es.map(l=>Jr(e,l)),o=t.reduce((l,c)=>l<c?l:c),s=Es.filter((l,c)=>t[c]===o),n=l=>String.fromCharCode(97+l%Z)+(Math.floor(l/Z)+1),r=new Map;for(let{from:l,to:c,text:p}of e.
moves){if(!l||!c)continue;let d=s.map(w=>n(w(l))+n(w(c))).reduce((w,b)=>w<b?w:b);r.has(d)||r.set(d,p)}return(Os.get(Xr(o))??[]).flatMap(l=>{let[,c,p,m]=/^(\w+)(\*?):?(.*)$/.exec(l)??[],d=m?m.split(",").
map(Number):[0,0,0],w=d.reduce((b,g)=>b+g);return r.has(c)?[{move:r.get(c),inBook:p!=="",counts:d,games:w}]:[]}).sort((l,c)=>c.games-l.games)}var As=e=>zs(e)?u`<button type="button" class="quiet" aria-pressed=${_e} @click=${Zr}>
        ${i("openings")}
      </button>`:v;function Rs(e,t){let{view:o}=e;if(!_e||!zs(e)||!o)return v;let n=h.about?.presets.find(({name:l})=>l===e.state.rules)?.misere?[]:Qr(o),r=n.reduce((l,c)=>l+c.games,0),a=Gt?i("no-serv\
er"):Ht?i(n.length?"openings-about":"openings-none",{games:r,total:Ht}):i("thinking");return u`<section class="explorer" aria-label=${i("openings")}>
    <p class="faint" role="status">${a}</p>
    <ul>
      ${n.map(l=>Ns(l,()=>t.tryMove(l.move)))}
    </ul>
  </section>`}function Ns({move:e,inBook:t,counts:o,games:s},n){let[r,a,l]=o.map(p=>p/(s||1)),c=i("shares",{black:r,draws:a,white:l});return u`<li>
    <button type="button" class="move" @click=${n}>${e}</button>
    ${t?u`<abbr title=${i("book-move")} aria-label=${i("book-move")}>★</abbr>`:u`<span></span>`}
    <span class="games">${s}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${c}>
      <title>${c}</title>
      <rect class="black" width=${r} height="1"></rect>
      <rect class="draws" x=${r} width=${a} height="1"></rect>
      <rect class="white" x=${r+a} width=${l} height="1"></rect>
    </svg>
  </li>`}var ei=fe("close"),ti=()=>u`<svg
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
</svg>`,qs=e=>u`<section
  class="card first-visit"
  aria-label=${i("welcome")}
>
  ${ti()}
  <h2>${i("new-here")}</h2>
  <button
    type="button"
    class="quiet icon"
    title=${i("no-thanks")}
    aria-label=${i("no-thanks")}
    @click=${()=>e.see()}
  >
    ${ei}
  </button>
  <p>${i("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${i("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>nt(e)}>
      ${i("easy-game")}
    </button>
  </div>
</section>`;var oi=({label:e,word:t,sign:o,title:s,kind:n="",isHidden:r,isDisabled:a,act:l})=>u`<button
    type="button"
    class="tool ${n}"
    title=${s??e}
    aria-label=${e}
    ?hidden=${r}
    ?disabled=${a}
    @click=${l}
  >${$e(o)}<span class="word">${t??e}</span></button>`,ne=(e,t)=>u`<div class="commands" role="toolbar" aria-label=${i("commands")}>
    ${e.map(oi)} ${t}
  </div>`;var si=(e,t)=>u`
  ${h.isFirstVisit?qs(t):v}
  <section class="card panel" aria-label=${i("game")}>
    <div class="card-head">
      ${e.allowsHelp?[Ms(),bs(e),As(e)]:u`<span class="faint">${i("no-analysis")}</span>`}
      <span class="faint rules">${i("of-rules",{rules:C(e.state.rules)})}</span>
    </div>
    ${ks(e)} ${e.allowsHelp?ys(e):v} ${Xo(e,t)}
    ${e.allowsHelp?[Ts(e),Rs(e,t)]:v}
  </section>
`,ni=(e,t)=>u`
  ${ri(e,t)}
  <div class="row files">
    <button type="button" class="quiet" @click=${()=>st(t)}>
      ${i("new-game")}
    </button>
    ${Wt(t).map(([o,s])=>u`<button type="button" class="quiet" @click=${s}>${i(o)}</button>`)}
  </div>
`;function ri(e,t){let o=y.every(s=>e.state.players[s].machine)&&!e.remote;return ne(Object.values(Me).map(({label:s,word:n,sign:r,key:a,where:l,isShown:c,isEnabled:p,act:m})=>({label:i(s),word:n&&i(n),
sign:r,title:ii(i(s),a),kind:l,isHidden:c?.(e)===!1,isDisabled:p?.(e)===!1,act:()=>m(e,t)})),o?ai():v)}var ii=(e,t)=>t?i("with-key",{label:e,key:t.toUpperCase()}):e;function ai(){return u`<label class="speed"
    >${i("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${i("speed-of-play")}
      .value=${String(3e3-S.speed)}
      @input=${e=>N("speed",3e3-Number(e.target.value))}
  /></label>`}function li(e,t){E(i("saved-refused",{reason:t}),{kind:"error",ms:2e4,actions:[[i("saved-copy"),()=>pt(e)],[i("saved-delete"),()=>Fe(e)]]})}function Ds(e){let t=()=>{},o=()=>{t(),uo()&&(t=E(i("storage\
-full"),{kind:"error",ms:0,actions:[[i("my-games"),()=>He(s=>e.open(s))],[i("saved-copy"),()=>e.game&&Ve(e.game)]]}))};mo.addEventListener("change",o),o()}var ci=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function pi(){let e=(n,r)=>Bo(i(n),!!S[r],a=>N(r,a)),t=f("input",{type:"range",min:"0",max:"100",value:String(
S.volume),onchange:()=>{N("volume",Number(t.value)),Ce("move")}}),o=ot(i("piece-style"),ko.map(n=>[n,i(n)]),S.pieces,n=>N("pieces",n)),s=O(i("settings"),[hi(n=>{N("language",n),addEventListener("popst\
ate",()=>location.reload(),{once:!0}),s()}),f("div",{class:"pair"},ot(i("scheme"),[["auto",i("scheme-auto")],["light",i("scheme-light")],["dark",i("scheme-dark")]],S.scheme,n=>N("scheme",n)),o),mi(o.querySelector(
"select")),e("large-text","largeText"),f("h3",{},i("on-the-board")),e("coordinates","coordinates"),e("counts","counts"),e("overlay","overlay"),e("dots","dots"),e("bonds","groups"),e("arrows","arrows"),
f("h3",{},i("during-a-game")),e("threats","threats"),e("teaching","teaching"),e("auto-flip","autoFlip"),e("sounds","sounds"),f("label",{class:"field"},f("span",{},i("volume")),t),h.isKept===null?"":f(
"p",{class:"faint"},i("kept",{isKept:h.isKept}))])}function mi(e){return f("fieldset",{class:"themes"},f("legend",{},i("board")),...ci.map(([t,o])=>f("label",{class:"theme","data-board":t},f("input",{
type:"radio",name:"board",value:t,checked:S.board===t,onchange:()=>{N("board",t),N("pieces",e.value=o)}}),ui(o),f("span",{},i(t)))))}var ui=e=>L("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},
...y.map((t,o)=>{let s=L("g",{class:"squares",transform:`translate(${o*100})`}),n=xo(t,e);n.setAttribute("transform",`translate(${100/2} ${100/2})`);let r={class:o?"light":"dark",width:100,height:100};
return s.append(L("rect",r),n),s}));function hi(e){let o=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(n=>{let r=new Intl.DisplayNames(n,{type:"language"}).of(n)??n;return[n,
he(r)]}),s=ot(i("language"),[["auto",i("language-auto")],...o],o.some(([n])=>n===S.language)?S.language:"auto",e);for(let n of s.querySelectorAll("option"))n.value!=="auto"&&(n.lang=n.value);return s}function Is(e){addEventListener("storage",()=>Vt(e)),addEventListener("pageshow",()=>Vt(e)),document.addEventListener("visibilitychange",()=>{document.hidden||(Vt(e),Bs())});for(let t of["pointerdown",
"keydown"])addEventListener(t,Bs,!0)}function Bs(){h.game?.follows&&(h.game.follows=!1,h.game.goOn())}var Cs=({shown:e,flipped:t,left:o,edition:s,updated:n,version:r,...a})=>JSON.stringify(a);async function Vt(e){
await To();let{game:t}=h;if(!t||t.remote)return;let{state:o}=Pe(le(`game.${t.state.id}`));if(!o||o.edition<=t.state.edition)return;let{shown:s,flipped:n}=t.state;if(Cs(o)===Cs(t.kept))return Object.assign(
t.state,{edition:o.edition,left:o.left}),k();So(o);let r=!t.isAtLive&&o.nodes[s];Ws(e,{...o,flipped:n,shown:r?s:o.live},!0)}async function Ws(e,t,o){let s=new Ae(t);s.follows=o,await s.load();let n=h.
game?.state;n?.id!==t.id||n.edition>t.edition||(e.adopt(s),s.begin())}function di(e,t,o){let s=Pe(o).state;if(!s)return;let{nodes:n,live:r,outcome:a,flipped:l}=t.kept,c=new P(s.nodes),p=c.nodes.length,
m=c.take(new P(n))[r],d=c.leadsTo(s.live,m),w=d?m:s.live,b={...s,live:w,shown:w,flipped:l,outcome:s.outcome??a};!d&&c.nodes.length>p&&E(i("other-tab"),{ms:12e3}),Mo(b),Ws(e,b,!1)}var Ps=document.title;function fi(e){document.title=e.isYourTurn?`${i("your-turn")} · ${Ps}`:Ps}var js=.3;async function wi(e,{id:t,by:o}){let s=e.tree.node(t).parent;if(!S.teaching||e.state.serious||o!=="human"||s===null||e.remote)return;let[n,r]=await Promise.all([se(e,s,js),se(e,t,js)]),{review:a}=await Rt(
e,e.tree.path(t),new Map([[s,n],[t,r]])),l=a[t]?.mark;!l||l==="inaccuracy"||e.closed||!e.tree.leadsTo(t,e.state.live)||E(i("bad-move-made",{mark:l}),{ms:2e4,actions:[[i("take-back"),async()=>{e.stopThinking(),
e.state.outcome=null,await e.setLive(s)}],[i("keep-it"),()=>{}]]})}var _t=(e,t)=>ge({id:"editor-board",top:Ut("white",e,t),bottom:[Ut("black",e,t),Ut("nothing",e,t)],side:be(vi(e),gi(e,t),bi(e,t))}),Ut=(e,{brush:t,view:o},s)=>u`<button
    type="button"
    class="strip brush"
    data-side=${e}
    aria-pressed=${String(e===t)}
    @click=${()=>s.change({brush:e})}
  >
    <span class="stone ${e}" aria-hidden="true"></span>
    <span class="strip-name">${i(Fs[e])}</span>
    ${e==="nothing"?"":Eo(o,e)}
  </button>`,vi=({checked:e,note:t})=>u`<div class="verdict ${e?.playable===!1?"bad":"good"}" role="status">
    ${e?u`<p><b>${i(e.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...e?.faults??[],...e?.remarks??[]].map(o=>u`<p>${o}</p>`)}
    ${t?u`<p>${t}</p>`:""}
  </div>`;function gi({kept:e,presets:t,fen:o,fault:s},n){let r=t.map(({name:l})=>[l,C(l)]),a=y.map(l=>[l,i("side",{side:l})]);return u`<section class="card panel" aria-label=${i("set-up")}>
    <h2>${i("position-editor")}</h2>
    <p class="faint">${i("how-to-edit")}</p>
    <div class="pair">
      ${F(i("files"),e.width,ht,l=>n.resize(l,e.height))}
      ${F(i("ranks"),e.height,ht,l=>n.resize(e.width,l))}
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
  </section>`}var bi=({checked:e},t)=>ne([{label:i("play-from-here"),sign:"go",kind:"primary",isDisabled:!e?.playable,act:()=>t.start()},{label:i("start-position"),sign:"board",act:()=>t.setStart()},{
label:i("empty-board"),sign:"empty",act:()=>t.clear()},{label:i("from-game"),sign:"next",act:()=>t.take()},{label:i("copy-link"),sign:"link",act:()=>t.copyLink()}]);var Fs={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},Hs={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},ht={min:3,max:8},yi=()=>({brush:"black",kept:ue("editor",Hs),
view:null,checked:null,fen:"",fault:"",note:"",presets:[]}),Kt=class{constructor(t,o){this.host=t,this.play=o,this.state=yi(),h.editor=this.state,this.kept=this.state.kept;let{min:s,max:n}=ht;for(let r of[
"width","height"])this.kept[r]=Math.min(n,Math.max(s,Math.trunc(this.kept[r])));y.includes(this.kept.toMove)||(this.kept.toMove="black");for(let r of y)this.kept[r]=this.kept[r].filter(a=>this.hasSquare(
a));q(_t(this.state,this),t),this.board=new ve(t.querySelector(".board-host"),{move:()=>{},tap:r=>this.paint(r),label:i("editor-board")}),o.editPosition=(r,a)=>this.edit(r,a),ae(()=>this.draw())}async begin(){
let{presets:t}=await ye();this.change({presets:t}),t.some(({name:o})=>o===this.kept.rules)||(this.kept.rules=Hs.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.
check()}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;q(_t(this.state,this),this.host);let{view:t}=this.state;t&&this.board.show({view:t,flipped:!1,canMove:()=>!1})}keep(t){
Object.assign(this.kept,t),this.check()}hasSquare(t){let[o,s]=j(t);return o>=0&&o<this.kept.width&&s>=0&&s<this.kept.height}resize(t,o){Object.assign(this.kept,{width:t,height:o});for(let s of y)this.
kept[s]=this.kept[s].filter(n=>this.hasSquare(n));this.check()}paint(t){let o=y.find(r=>this.kept[r].includes(t));for(let r of y)this.kept[r]=this.kept[r].filter(a=>a!==t);let{brush:s}=this.state;s!==
"nothing"&&o!==s&&this.kept[s].push(t);let n=y.find(r=>this.kept[r].includes(t));return T(i("painted",{square:t,piece:n})),this.check(),!0}text(){let{width:t,height:o,toMove:s}=this.kept,n=[];for(let r=o-
1;r>=0;r--){let a="",l=0;for(let c=0;c<t;c++){let p=we(c,r),m=this.kept.black.includes(p)?"L":this.kept.white.includes(p)?"l":"";m&&(a+=(l||"")+m),l=m?0:l+1}n.push(a+(l||""))}return`${n.join("/")} ${s===
"black"?"w":"b"} - - 0 1`}async check(){J("editor",this.kept);let t=this.text();this.change({fen:t});let{rules:o}=this.kept,{playable:s,faults:n,remarks:r,position:a}=await M("setup",{fen:t,rules:o});
if(this.text()!==t||this.kept.rules!==o)return;let l={playable:s,faults:n,remarks:r};this.change({view:a,checked:l,fault:"",note:""})}async readFen(t){this.change({fen:t});try{let o=await M("position",
{fen:t,rules:this.kept.rules});await this.edit(o,this.kept.rules)}catch(o){if(!(o instanceof _))throw o;this.change({fault:i("not-a-position",{reason:o.message})})}}async edit(t,o){let{width:s,height:n,
toMove:r,black:a,white:l}=t;Object.assign(this.kept,{width:s,height:n,toMove:r,black:[...a],white:[...l],rules:o}),await this.check()}async setStart(){let{width:t,height:o,rules:s}=this.kept,{fen:n}=await M(
"start",{game:{board:`${t}x${o}`,rules:s}});await this.edit(await M("position",{fen:n,rules:s}),s)}clear(){this.kept.black=[],this.kept.white=[],this.check()}async take(){let{game:t}=this.play;t?.view&&
await this.edit(t.view,t.state.rules)}async start(){let{remote:t}=this.play.game??{};if(t){t.send(`fen ${this.text()}`),location.hash="#play";return}let o=this.kept.toMove==="white";await this.play.open(
z({rules:this.kept.rules,fen:this.text(),flipped:o,players:Q(o,!o)}))}async copyLink(){let t=Ge({rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(t),this.change(
{note:i("link-copied",{warning:mt()})})}catch{this.change({fen:t})}}};var Yt="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",re=[{title:"count",words:"count-words",fen:Yt,from:"b1",to:"b3",praise:"count-praise"},{title:"jump",words:"jump-words",fen:Yt,from:"b1",to:"\
h1",praise:"jump-praise"},{title:"capture",words:"capture-words",fen:Yt,from:"c1",goal:({from:e,capture:t})=>e==="c1"&&t,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:"connect-\
words",fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",from:"d3",goal:(e,t)=>t?.winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:"defend-words",fen:"8/8/2ll4/4l3/1L5L/\
6L1/3l4/L5L1 w - - 0 1",from:"b4",threat:{from:"d2",to:"d4"},goal:(e,t,o)=>!t&&o.threats.white.length===0,praise:"defend-praise",retry:"defend-retry"}],Gs=[{title:"helping-title",words:"helping-words",
fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(e,t)=>t?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:"blocked-words",fen:"4lL/4ll/6/6/ll4/Ll4 w - - 0 1"}];function Zt(e,t){let{at:o,view:s,said:n,detail:r,isDone:a}=e;return ge({id:"learn-board",top:u`<h2 class="strip">${Vs(o)}</h2>`,bottom:Re("black",s,{isToMove:!a,player:i("you")}),side:be(u`<p class="status ${n.
kind}" role="status"
          >${n.words}<span class="unseen">${a?v:ki(ie[o])}</span></p
        >
        ${Qe(s,r)}`,xi(e,t),$i(e,t))})}function ki({from:e,to:t,threat:o}){if(!e)return v;let s=t?i("puzzle-move",{move:ce(e,t)}):null,n=o?i("hint-stops",{move:ce(o.from,o.to)}):"";return U([s??i("puz\
zle-piece",{square:e}),n])}function Vs(e){let t=i(ie[e].title);return e<re.length?i("step",{number:e+1,count:re.length,title:t}):t}function xi({at:e,presets:t,isListOpen:o},s){let n=ie.map((r,a)=>[String(
a),Vs(a)]);return u`<section
    class="card panel lessons ${o?"open":""}"
    aria-label=${i("tutorial")}
  >
    ${W(i("lessons"),n,String(e),r=>s.open(Number(r)))}
    <details>
      <summary>${i("rule-sets")}</summary>
      <p>${i("rules-differ")}</p>
      <dl class="books">
        ${t.map(({name:r})=>u`<dt>${C(r)}</dt>
            <dd>${i("rule-words",{name:r})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${i("keys")}</summary>
      ${s.keys}
    </details>
  </section>`}function $i({at:e,isReached:t},o){let s=e+1===re.length||e+1===ie.length;return ne([{label:i("previous"),sign:"back",isDisabled:e===0,act:()=>o.open(e-1)},{label:i("again"),sign:"redo",act:()=>o.
open(e)},{label:i("lessons"),sign:"more",kind:"narrow",act:()=>o.toggleList()},{label:i(s?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:e<re.length&&!t,act:()=>o.next()}])}var ie=[...re,...Gs],Si=1600,Mi=()=>({at:Math.max(0,ie.findIndex((e,t)=>t===le("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[],isListOpen:!1}),Jt=class{constructor(t,o){
this.host=t,this.play=o,this.state=Mi(),h.learn=this.state,this.keys=Pt(),q(Zt(this.state,this),t),this.board=new ve(t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),
hover:s=>this.change({detail:s??this.board.selected}),label:i("tutorial")}),ae(()=>this.draw())}async begin(){ye().then(({presets:t})=>this.change({presets:t})),await this.open(this.state.at)}get lesson(){
return ie[this.state.at]}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;q(Zt(this.state,this),this.host);let{view:t,isDone:o}=this.state,{from:s,to:n,threat:r}=o?{}:this.lesson,
a=r?[{...r,kind:"red"}]:[];s&&n&&a.push({from:s,to:n,kind:"best"});let l=s?[s]:[];t&&this.board.show({view:t,flipped:!1,canMove:()=>!o,arrows:a,glow:l})}async open(t){J("tutorial",t);let o={words:"",kind:""};
this.change({at:t,isReached:!1,isListOpen:!1,view:null,said:o}),await this.setUp()&&this.change({said:{words:i(this.lesson.words),kind:""}})}toggleList(){this.change({isListOpen:!this.state.isListOpen}),
queueMicrotask(()=>this.host.querySelector(".lessons")?.scrollIntoView())}next(){let t=this.state.at+1;t===re.length||t===ie.length?nt(this.play):this.open(t)}get game(){return{fen:this.lesson.fen,rules:"\
soucie",moves:[]}}async setUp(){clearTimeout(this.again);let{lesson:t}=this,o=await M("position",this.game);return t!==this.lesson?null:(this.change({view:o,isDone:!1}),o)}say(t,o){this.change({said:{
words:t,kind:o}}),T(t)}async tryMove(t){if(this.state.isDone||!this.state.view)return;let{lesson:o}=this,s=await M("move",{game:this.game,move:t});if(o!==this.lesson)return;if(!s.legal)return this.say(
Je(t,s.reason),"fault"),"illegal";let{lastMove:n,end:r}=s.position,{from:a,to:l,praise:c,retry:p}=o,{goal:m=()=>!l||s.move===ce(a??"",l)}=o,d=m(n,r,s.position);this.change({isDone:!0,view:s.position}),
d?(this.change({isReached:d}),this.say(c?i(c):r?.text??i("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(r?i("end-retry",{end:r.text}):i(p??
"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),Si))}};var Us=30,Xt=64;function Ti(e,t,o,s){for(let n of t){let r=s!==null&&yo(s,n),[a,l]=Ei(n,o);e.append(L("text",{class:`count ${n.axis}${r?" own":""}${n.count?"":" none"}`,x:a,y:l+8},String(n.count)))}}function Ei(e,t){
let[o,s]=e.ends.map(l=>te(l,t));if(e.axis==="rank")return[t.width*100+Us,o[1]];if(e.axis==="file")return[o[0],-Us];let[n,r]=o[1]<s[1]?o:s,a=o[1]<s[1]?Math.sign(o[0]-s[0]):Math.sign(s[0]-o[0]);return r<
100?(a>0?n>(t.width-1)*100:n<100)?[n+a*(100/2+(a>0?60:34)),-Xt+(a>0?0:6)]:[n+a*28,-Xt]:a>0?[t.width*100+Xt,r-28]:[-30,r-36]}async function Li(e,t){let o=hs(location.hash);if(!o)return!1;let s=new P,n=0;for(let r of o.moves)n=s.add(n,r);try{await M("position",o,t)}catch(r){if(t.aborted)return!1;if(!(r instanceof _))throw r;
return E(i("bad-link",{reason:r.message}),{kind:"error"}),history.replaceState(null,"","#play"),!1}return await e.open(z({rules:o.rules,limit:o.limit??null,fen:o.fen,nodes:s.nodes,live:n,shown:n,players:Q(
!1,!1)}),t),!0}var _s=e=>e.reduce((t,o)=>t+o,0);function dt(e,t){let o=(e.rating-1500)/173.7178,s=e.deviation/173.7178,n=t.map(({rating:p,deviation:m,score:d})=>{let w=1/Math.sqrt(1+3*(m/173.7178)**2/Math.PI**2),b=1/
(1+Math.exp(-w*(o-(p-1500)/173.7178)));return{g:w,expected:b,score:d}}),r=1/_s(n.map(({g:p,expected:m})=>p*p*m*(1-m))),a=_s(n.map(({g:p,expected:m,score:d})=>p*(d-m))),l=Oi(e.volatility,s,r,r*a),c=1/(1/
(s**2+l**2)+1/r);return{rating:1500+173.7178*(o+c*a),deviation:173.7178*Math.sqrt(c),volatility:l}}function Oi(e,t,o,s){let n=Math.log(e**2),r=m=>{let d=t**2+o+Math.exp(m);return Math.exp(m)*(s**2-d)/
(2*d**2)-(m-n)/.5**2},a=n,l=Math.log(s**2-t**2-o);if(!(s**2>t**2+o)){let m=1;for(;r(n-m*.5)<0;)m++;l=n-m*.5}let[c,p]=[r(a),r(l)];for(;Math.abs(l-a)>1e-6;){let m=a+(a-l)*c/(p-c),d=r(m);d*p<=0?[a,c]=[l,
p]:c/=2,[l,p]=[m,d]}return Math.exp(a/2)}var zi=60,Ks=100,Ai={at:-1,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},Qt=()=>ue("puzzles",Ai);function Ee(e){Ys(e),J("puzzles",e)}function Ys(e){let t=Qt(),
{rating:o,deviation:s,volatility:n}=t;t.history.length>e.history.length&&Object.assign(e,{rating:o,deviation:s,volatility:n});for(let r of["best","bestRun"])e[r]=Math.max(e[r],t[r]);e.history=[...new Set(
[...t.history,...e.history])]}var Ke=e=>parseInt(e,10),eo=({history:e},t)=>e.findLast(o=>Ke(o)===t)?.at(-1),Zs=({history:e})=>new Set(e.filter(t=>!t.endsWith("-")).map(Ke));function Js(e,{number:t,rating:o},s){
Ys(e);let n=eo(e,t);if(n)return s&&n==="-"&&e.history.push(`${t}=`),Ee(e),null;let r=e.rating,a={rating:o,deviation:zi,score:Number(s)};return Object.assign(e,dt(e,[a])),e.rating=Math.max(r-Ks,Math.min(
r+Ks,e.rating)),e.history.push(`${t}${s?"+":"-"}`),e.streak=s?e.streak+1:0,e.best=Math.max(e.best,e.streak),Ee(e),Math.round(e.rating)-Math.round(r)}var Qs=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],Xs=150,Ri=2e3;async function en(e){for(;;)try{let t=await(await Ze(e)).text();return yt(null),t.trimEnd().split(`
`)}catch(t){yt(t),await zo(Ri)}}async function tn(){return(await en("puzzles.txt")).map(t=>{let[o,s,n]=t.split(" ");return{kind:o,themes:s,rating:Number(n)}})}var to=new Map;async function on(e){let t=Math.
floor(e/Xs),o=to.get(t);o||(o=en(`puzzles-${t}.txt`),to.set(t,o),o.catch(()=>to.delete(t)));let s=(await o)[e%Xs],[n,r,a,l,c,p]=s.split("; "),m=d=>Number(d.split(" ").at(-1));return{fen:n,rules:r,task:l.
startsWith("win")?"win":"hold",moves:m(l),solution:a.split(" "),themes:c.split(" ").filter(Boolean),rating:m(p)}}var sn=({kind:e,themes:t},o)=>o==="all"||e===o||e[0]===o||t.includes(o);function ft(e,t,o,s){
let n=a=>Math.abs(e[a].rating-t),r=[...e.keys()].filter(a=>s(e[a],a));return r.sort((a,l)=>n(a)-n(l)),r[Math.floor(Math.random()*Math.min(o,r.length))]}var Ni=997,nn=(e,t=new Date)=>Math.floor(Date.UTC(
t.getFullYear(),t.getMonth(),t.getDate())/864e5)*Ni%e.length;var rn=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),oo=({end:e})=>Math.max(0,e-Date.now()),so=e=>e.mistakes>=3||oo(e)===0,an=({kind:e})=>Number(e[1])<=3;function no(e,t){let{view:o,side:s,said:n,isDone:r,detail:a,run:l}=e,c=p=>!r&&!o?.end&&o?.toMove===p;return ge({id:"puzzle-board",top:Re(I(s),o,{isToMove:c(I(s))}),bottom:Re(s,o,{isToMove:c(s),player:i(
"you")}),side:be(u`${l?Di(l):v}
        <p class="status ${n.kind}" role="status" ?hidden=${l&&!n.kind}>${n.words}</p>
        <p class="task">${o?Bi(e):""}</p>
        ${Qe(o,a)}`,Ci(e,t),Wi(e,t))})}var Di=e=>u`<p role="timer">
  <b>${vo(oo(e))}</b> ${i("run-score",{...e,most:3})}
</p>`;function Bi({puzzle:e,side:t}){let{task:o,moves:s}=e;return i(o==="win"?"puzzle-win":"puzzle-hold",{side:t,count:s})}var ro=e=>i("puzzle-task",{task:e[0]==="w"?"win":"hold",moves:e.slice(1)});function ln(e){
return e.length===2?ro(e):i("puzzle-theme",{theme:e})}function Ci(e,t){let{all:o,puzzle:s,view:n,at:r,kept:a,isDone:l,run:c,change:p}=e,m=Qs.map(A=>[A,ln(A)]),d=Math.round(a.rating),{streak:w,best:b}=a,
g={solved:Zs(a).size,count:o?.length??0},x=[i("puzzle-rating",{rating:s?.rating??0})];return l&&x.push(...(s?.themes??[]).map(A=>ln(A[0]))),u`<section class="card panel" aria-label=${i("puzzle")}>
    <div class="card-head">
      <h2>${n?i("puzzle-number",{number:r+1}):""}</h2>
      ${W(i("theme"),m,a.theme,A=>t.choose(A),!0)}
    </div>
    ${c?v:u`<p class="faint">${n?x.join(" · "):""}</p>
          <p>
            <b>${i("your-rating",{rating:d})}</b>
            ${p===null?v:`(${Ii(p)})`}
          </p>
          <p class="faint">
            ${i("puzzle-score",{...g,streak:w,best:b})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>t.ofDay()}>${i("puzzle-of-day")}</button>
      <button type="button" @click=${()=>t.startRun()}>${i("timed-run")}</button>
      <button type="button" @click=${()=>t.history()}>${i("history")}</button>
    </div>
  </section>`}var Ii=e=>`${e<0?"−":"+"}${Math.abs(e)}`;function Wi({isDone:e,before:t,run:o},s){return ne([{label:i("next-puzzle"),sign:"next",kind:t?"":"primary",isDisabled:!e||o!==null,act:()=>s.next()},
{label:i("hint"),sign:"hint",isDisabled:o!==null,act:()=>s.hint()},{label:i("show-solution"),sign:"show",isDisabled:o!==null,act:()=>s.solve()},{label:i("retry"),sign:"redo",kind:t?"primary":"",isDisabled:o!==
null,act:()=>s.retry()},{label:i("play-from-here"),sign:"go",act:()=>s.take()}])}var Pi={"+":"once","-":"failed","=":"later"},ji=200;function cn({all:e,kept:t},o){let n=t.history.filter(c=>e?.[Ke(c)-1]).reverse().slice(0,ji).map(c=>{let p=Ke(c),{kind:m,rating:d}=e[p-1],w=[i("puzzl\
e-number",{number:p}),ro(m),i("puzzle-rating",{rating:d}),i("puzzle-result",{result:Pi[c.slice(-1)]})],b=()=>{l(),o(p-1)};return f("li",{},R(w.join(" · "),b,{class:"quiet"}))}),r=f("ul",{class:"game-\
list"},...n),a=f("p",{class:"faint"},i("no-history")),l=O(i("history"),[n.length?r:a])}var Hi=450,Gi=900,io=12,Vi=500,pn=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,glow:[],
arrows:[]}),Ui=()=>({all:null,puzzle:null,at:0,run:null,kept:Qt(),...pn()}),ao=class{constructor(t,o){this.host=t,this.play=o,this.state=Ui(),h.puzzles=this.state,q(no(this.state,this),t),this.board=new ve(
t.querySelector(".board-host"),{move:s=>this.tryMove(s),select:s=>this.change({detail:s}),hover:s=>this.change({detail:s??this.board.selected}),label:i("puzzle-board")}),ae(()=>this.draw())}async begin(){
let t=await tn();this.change({all:t});let{at:o}=this.state.kept;await(t[o]?this.open(o):this.next())}change(t){Object.assign(this.state,t),k()}draw(){if(this.host.hidden)return;let{state:t}=this;q(no(
t,this),this.host);let{view:o,side:s,isDone:n,before:r,glow:a,arrows:l}=t;o&&this.board.show({view:o,flipped:s==="white",canMove:c=>c===s&&!n&&!r,glow:a,arrows:l})}async open(t){let{kept:o,run:s}=this.
state;s||(o.at=t,Ee(o)),this.change({...pn(),at:t});let{moves:n}=this.state,r=()=>this.state.moves!==n,a=await on(t);if(r())return;this.state.puzzle=a;let l=await this.ask();r()||(this.change({view:l,
side:l.toMove,left:a.moves}),this.say(i("puzzle-yours",{side:l.toMove})))}async next(){let{kept:t,all:o}=this.state;if(!o)return;this.endRun();let{theme:s}=t,n=t.rating-t.deviation,r=(l,c)=>sn(l,s)&&c!==
t.at,a=ft(o,n,io,(l,c)=>r(l,c)&&!eo(t,c+1))??ft(o,n,io,r);await this.open(a??t.at)}async choose(t){this.state.kept.theme=t,await this.next()}async ofDay(){this.endRun(),await this.open(nn(this.state.all??
[]))}history(){Ee(this.state.kept),cn(this.state,t=>{this.endRun(),this.open(t)})}async startRun(){this.endRun();let t=rn();this.state.run=t;let o=setInterval(()=>{if(this.state.run!==t)return clearInterval(
o);so(t)&&!this.state.isDone&&this.finishRun(),k()},Vi);await this.nextOfRun()}async nextOfRun(){let{run:t,all:o}=this.state;if(!t||!o)return;if(so(t))return this.finishRun();let s=ft(o,t.rating,io,(n,r)=>an(
n)&&!t.seen.includes(r));t.seen.push(s??0),await this.open(s??0)}async answered(t){let{run:o,moves:s}=this.state;o&&(t?o.count++:o.mistakes++,o.rating+=t?60:0,this.change({isDone:!0}),this.say(i(t?"pu\
zzle-solved":"puzzle-wrong"),t?"over":"fault"),await new Promise(n=>setTimeout(n,Gi)),this.state.run===o&&this.state.moves===s&&await this.nextOfRun())}finishRun(){let{kept:t,run:o}=this.state;o&&(t.bestRun=
Math.max(t.bestRun,o.count),Ee(t),this.change({run:null,isDone:!0,wasShown:!0}),this.say(i("run-over",{count:o.count,best:t.bestRun}),"over"),this.focusPrimary())}endRun(){this.state.run=null}ask(){return M(
"position",this.game())}game(t){let{rules:o,fen:s}=this.state.puzzle,{moves:n}=this.state;return{rules:o,fen:s,limit:0,moves:t?[...n,t]:n}}say(t,o=""){this.change({said:{words:t,kind:o}}),T(t)}async tryMove(t){
let{state:o}=this,{puzzle:s}=o;if(!s||!o.view||o.isDone||o.isBusy||o.before)return;let{moves:n,left:r,run:a}=o,l=()=>o.moves!==n,c=await M("move",{game:this.game(),move:t});if(l())return;if(!c.legal)return this.
say(Je(t,c.reason),"fault"),"illegal";o.isBusy=!0;let{isRight:p,answer:m}=await this.judge(c,r);if(!l()){if(o.isBusy=!1,!p)return this.change({view:c.position,glow:[],arrows:[]}),a?this.answered(!1):this.
refute(c,m);if(this.change({moves:[...n,c.move],hints:0,glow:[],arrows:[],view:c.position}),c.position.end||s.task==="hold")return a?this.answered(!0):this.finish();o.left=r-1,this.say(i("puzzle-right")),
await this.reply()}}get known(){let{moves:t,puzzle:o}=this.state,{solution:s}=o;return t.every((n,r)=>n===s[r])?s[t.length]:void 0}async judge(t,o){let{moves:s,side:n,run:r}=this.state,{end:a}=t.position;
if(t.move===this.known)return{isRight:!0};if(a)return{isRight:s.length>0&&a.winner===n};if(r&&s.length===0)return{isRight:!1};let c=(await this.think(t.move))?.lines[0],{lossIn:p}=c?.score??{},m=p!=null&&
p<=2*o-2;return{isRight:s.length>0&&m,answer:c?.move}}async refute(t,o){let{state:s}=this,{moves:n,side:r,left:a}=s,{task:l}=s.puzzle,c=await this.ask();if(s.moves!==n)return;let p=[...n,t.move];this.
change({moves:p,before:{moves:n,view:c}}),this.fail();let d=[i(l==="win"?"puzzle-no-win":"puzzle-no-hold",{move:t.move,moves:a,side:r})],w=t.position.mustPass?"pass":o;if(w&&!t.position.end){let b={...this.
game(),moves:[...p,w]},g=await M("position",b);if(s.moves!==p)return;this.change({view:g}),d.push(i("puzzle-answer",{side:I(r),move:w}),g.end?.text??"")}else d.push(t.position.end?.text??"");this.say(
U(d),"fault"),this.focusPrimary()}async retry(){let{before:t,hasFailed:o,at:s,puzzle:n}=this.state;if(!t)return this.open(s);this.change({...t,before:null,isBusy:!1});let{task:r,moves:a}=n;this.change(
{left:r==="win"?a-t.moves.length/2:a,hasFailed:o}),this.say(i("puzzle-yours",{side:t.view.toMove})),this.host.querySelector('.board [tabindex="0"]')?.focus()}think(t){let o={type:"analyse",game:this.game(
t),lines:1,seconds:1.5};return X(o).promise}async reply(){let{known:t,state:o}=this;o.isBusy=!0;let{moves:s}=o,n=new Promise(m=>setTimeout(m,Hi)),r=t?null:await this.think();if(await n,o.moves!==s)return;
o.isBusy=!1;let a=t??(o.view?.mustPass?"pass":r?.lines[0]?.move);if(!a)return;let l=[...s,a];o.moves=l;let c=await this.ask();if(o.moves!==l)return;let p=i("puzzle-goes-on",{side:c.toMove,moves:o.left});
this.change({view:c}),this.say(c.end?.text??p)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(t){let{at:o,all:s,kept:n}=this.state,{rating:r}=s[o],a=Js(n,{number:o+1,rating:r},
t);a!==null&&this.change({change:a})}finish(){let{wasShown:t,view:o}=this.state;t||this.note(!0),this.change({isDone:!0});let s=i(t?"puzzle-shown":"puzzle-solved");this.say(U([s,o?.end?.text??""]),"ov\
er"),this.focusPrimary()}focusPrimary(){queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){let{view:t,isDone:o,isBusy:s,before:n,run:r}=this.state;return!!(t&&!o&&
!s&&!n&&!r)}async hint(){let{state:t}=this;if(!this.isOpen)return;let{moves:o}=t,s=await this.bestMove(),n=s&&V(s);!n||t.moves!==o||(this.fail(),this.change({hints:t.hints+1}),t.hints===1?(this.change(
{glow:[n.from]}),this.say(i("puzzle-piece",{square:n.from}))):(this.change({arrows:[{...n,kind:"best"}]}),this.say(i("puzzle-move",{move:s}))))}async bestMove(){return this.known??(await this.think())?.
lines[0]?.move}async solve(){let{state:t}=this;if(t.before&&await this.retry(),!this.isOpen)return;this.fail(),t.wasShown=!0;let{at:o}=t;for(let s=-1;!t.isDone&&t.moves.length>s;){s=t.moves.length;let n=await this.
bestMove();if(!n||!t.wasShown||o!==t.at)return;await this.tryMove(n)}}async take(){if(!this.state.puzzle)return;let{rules:t,fen:o}=this.state.puzzle;await this.play.open(z({rules:t,fen:o,players:Q(!1,
!1),flipped:this.state.side==="white"}))}};function _i(e,t,{from:o,to:s},n,r){let[[a,l],[c,p]]=[o,s].map(j),m=[Math.sign(c-a),Math.sign(p-l)];for(let g of Ki(n)){let[x,A]=ee(g,r);e.append(L("rect",{class:"tried",x,y:A,width:100,height:100}))}for(let g=1;g<=
n.count;g++){let[x,A]=[a+g*m[0],l+g*m[1]];if(x<0||A<0||x>=r.width||A>=r.height)return;let[Ye,Le]=ee(we(x,A),r),wt=g===n.count?"open":"shut";t.append(L("circle",{class:`count-badge ${wt}`,cx:Ye+22,cy:Le+
22,r:18}),L("text",{class:"count-text",x:Ye+22,y:Le+30},String(g)))}let d=we(a+n.count*m[0],l+n.count*m[1]),[w,b]=te(d,r);t.append(L("circle",{class:"tried-goal",cx:w,cy:b,r:44}))}function Ki({ends:e}){
let[[t,o],[s,n]]=e.map(j),r=Math.max(Math.abs(s-t),Math.abs(n-o));return Array.from({length:r+1},(a,l)=>we(t+l*Math.sign(s-t),o+l*Math.sign(n-o)))}var lo=class{constructor(t){this.open=t,this.game=null,this.isThinking=!1,this.isWatched=!1,this.number=0,this.began=()=>{},this.first=new Promise(o=>{this.began=o}),this.queue=Promise.resolve(),ze.addEventListener(
"shared",o=>{let s=o.detail.game;this.queue=this.queue.then(()=>this.sync(s)).catch(n=>{E(String(n),{kind:"error"})})}),ze.addEventListener("said",o=>{let{text:s,error:n}=o.detail;E(s,{kind:n?"error":
"note"}),T(s)})}send(t){ze.send({type:"line",text:t})}async tryMove(t){let o=this.game,s=await M("move",{game:o.text(o.state.live),move:t});return s.legal?(this.send(s.move),null):s.reason}setPlayer(t,o,s){
s.machine&&s.level!==o.level&&this.send(`level ${s.level}`),s.machine!==o.machine&&this.send(`${s.machine?"auto":"manual"} ${t}`)}async sync(t){if(!t.fen)return;let o=this.game,s=o&&t.number===this.number&&
o.state.fen===t.fen&&o.state.rules===t.rules;this.isThinking=t.thinking,this.number=t.number,s?await this.follow(o,t):await this.begin(t)}players(t){return Object.fromEntries(y.map(o=>[o,{machine:t[o]===
"machine",level:t.level}]))}async follow(t,o){t.state.players=this.players(o),t.state.limit=o.limit;let s=0;for(let a of o.moves)s=t.tree.add(s,a);let{live:n}=t.state;if(s===n)return t.changed();if(!t.
tree.leadsTo(n,s))return t.setLive(s);let r=t.tree.path(s);for(let a of r.slice(r.indexOf(n)+1)){let l=t.liveView?.toMove??"black";await t.advance(a,o[l]==="machine"?"machine":"human")}}async begin(t){
let o=t.black==="machine"&&t.white==="human",s=new Ae(z({id:"shared",rules:t.rules,limit:t.limit,fen:t.fen,players:this.players(t),flipped:o}));s.remote=this;let n=0;for(let r of t.moves)n=s.tree.add(
n,r);s.state.live=s.state.shown=n,this.game?.close(),this.game=s,await s.load(),s.begin(),this.open(s),this.began()}};bt(Ao);var sd=new ut;async function nd(e){if(ls(),Ds(e),Is(e),!("club"in document.documentElement.dataset))return;await(await import(new URL("club.mjs",import.meta.url).href)).begin(e)}export{Me as COMMANDS,Mt as Clock,Kt as Editor,qe as FIRST_LEVEL,Ae as Game,Jt as Learn,lo as Link,ao as Puzzles,_ as Refusal,y as SIDES,vn as VIEWS,ni as actions,jr as advice,T as announce,h as app,kn as arrows,
xr as askToResign,Mn as bar,nd as begin,dn as byId,W as choiceField,jo as clockWords,fn as dismiss,Ti as drawCounts,Kn as drawMoves,_i as drawTriedLine,ae as drawWith,yn as follow,B as go,f as h,sd as hint,
u as html,wn as inWords,Wr as judgeRetry,Ne as language,bt as learn,di as merge,z as newState,Vr as nextStep,E as note,v as nothing,F as numberField,Ar as offerAtRepetition,Rr as offerDraw,O as openDialog,
Ve as openExport,He as openGames,It as openImport,Br as openKeys,Li as openLink,$r as openMore,pi as openSettings,Ns as openingRow,I as other,si as panel,Ce as playSound,sr as press,dt as rate,Pe as readGame,
q as render,li as rescue,C as ruleName,ze as socket,We as startReview,wi as teach,i as text,xn as tints,De as toggle,k as update,fi as writeTitle};
