import{A,Board,D,Game,PIECES,Refusal,SIDES,Tree,VERSION,about,after,announce,app,b,begin,boards,button,capital,clockText,column,corner,drawPiece,drawWith,ends,extras,forget,frame,full,groupWords,h,icon,
isFull,isOn,keep,know,language,learn,list,load,loadOver,middle,moveText,names,newState,note,noteLine,other,outcome,pause,percent,pieceLines,place,post,prose,refusal,rows,s,save,say,sayOffline,sentence,
set,settings,socket,squareName,storage,strip,tab,text,update,w}from"./first.mjs";var EN_LATER={title:"Lines of Action",description:"Play, learn and study Lines of Action.",skip:"Skip to the board",main:"Main",play:"Play",puzzles:"Puzzles",learn:"How to play",editor:"Editor",settings:"\
Settings","needs-script":"This page needs JavaScript.","not-started":"This page does not start. If another try does not help, use a newer browser.",reload:"Reload the page","new-version":"There is a n\
ew version of this site.","longer-address":"This server runs, but the address of its page is longer. The program has printed it. Please open that address.","no-such-request":"There is no such request.",
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
ed-words":"Rarely, a side has no legal move, like Black here. Under most rules it passes, and the other side moves again."};var NOTHING={findings:null,fen:null},ARROWS=["best","second","third"],followed="";function choose(name,value){set(name,value),restart()}function toggle(){let{game,analysis}=app;game?.allowsHelp&&(analysis.
isOn=!analysis.isOn,restart(),analysis.isOn&&showPanel())}function follow(game){let key=`${!!app.about} ${game.state.id} ${game.view?.fen} ${game.allowsHelp}`;game.pending||!game.isKnown||key===followed||
(followed=key,lookUp(game),restart())}var showPanel=()=>queueMicrotask(()=>document.querySelector("#view-play .panel")?.scrollIntoView({block:"nearest"}));function restart(){let{game,analysis}=app;analysis.
job?.stop(),analysis.job=null,analysis.fault="";let view=game?.view;if(!game||!view||!analysis.isOn||!game.allowsHelp||view.end){(view?.fen!==analysis.fen||!analysis.isOn)&&Object.assign(analysis,NOTHING),
update();return}Object.assign(analysis,{findings:null,fen:view.fen});let ask2={type:"analyse",game:game.text(game.state.shown),lines:settings.analysisLines,seconds:settings.analysisSeconds,threads:settings.
analysisThreads},found=findings=>{analysis.job===own&&(findings&&(analysis.findings=findings),update())},job=begin(ask2,found),own={stop:job.stop,fen:view.fen};analysis.job=own;let end=()=>{analysis.job===
own&&(analysis.job=null)};job.promise.then(findings=>{found(findings),end()},error=>{analysis.job===own&&(analysis.fault=error.message),end(),update()}),update()}async function walk(moves){let{game}=app;
if(!game)return;let at=game.state.shown;for(let move2 of moves)at=game.tree.add(at,move2);await game.show(at),game.changed()}function arrows(){let{isOn:isOn2,findings,fen}=app.analysis;return!isOn2||!findings||
!settings.arrows||fen!==app.game?.drawn?.fen?[]:findings.lines.slice(0,3).flatMap((line2,index)=>{let move2=ends(line2.move);return move2?[{...move2,kind:ARROWS[index]}]:[]}).reverse()}function tints(from){
return(app.analysis.known?.moves.filter(({move:move2})=>move2.startsWith(`${from}-`))??[]).map(({move:move2,value,remoteness})=>({square:ends(move2)?.to??"",kind:value,label:text("value-letter",{value,
plies:remoteness})}))}async function lookUp(game){let{view}=game,{tables}=app.about??{};if(app.analysis.known=null,!game.allowsHelp||!view||!tables)return;let{width,height}=view;if(![`${width}x${height}`,
`${height}x${width}`].includes(tables.board))return;let known=null;try{known=await post("tables",game.text(game.state.shown))}catch{}app.game!==game||game.view!==view||!game.allowsHelp||(app.analysis.
known=known,update())}function scoreText(score,toMove){let{moves,winIn}=score,side=winIn===null?other(toMove):toMove;return moves!==null?text("wins-in",{side,moves}):percent(blackChance(score,toMove))}var blackChance=(score,toMove)=>toMove===
"black"?score.chance:1-score.chance,shortNumbers=new Intl.NumberFormat(language,{notation:"compact",maximumSignificantDigits:3}),short=count=>shortNumbers.format(count),ruleName=name=>text("rule-name",
{name})||name;function bar(game){let{findings,fen}=app.analysis,{view,state}=game,chance=game.allowsHelp?state.review[state.shown]?.chance:void 0;findings&&view&&fen===view.fen&&(chance=blackChance(findings.lines[0].
score,view.toMove));let isKnown=chance!==void 0,share=chance===void 0?"":percent(chance),classes=`bar${state.flipped?" flipped":""}${isKnown?" known":""}`;return b`<div
    class=${classes}
    role="img"
    aria-label=${isKnown?text("black-chance",{chance}):text("no-evaluation")}
    .style=${`--black: ${(100*(chance??.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${share.replace(/\s/,"")}</span>
  </div>`}var context,SOUNDS={move:[[330,0]],capture:[[247,0],[196,.06]],low:[[880,0],[880,.18]],over:[[392,0],[494,.12],[587,.24]]},LOUDEST=.3;function play(name){if(!settings.sounds||settings.volume===0)return;
let loudness=LOUDEST*settings.volume/100;try{context??=new AudioContext;for(let[pitch,delay]of SOUNDS[name]){let begin2=context.currentTime+delay,tone=new OscillatorNode(context,{frequency:pitch,type:"\
triangle"}),volume=new GainNode(context,{gain:loudness});volume.gain.setValueAtTime(loudness,begin2),volume.gain.exponentialRampToValueAtTime(.001,begin2+.16),tone.connect(volume).connect(context.destination),
tone.start(begin2),tone.stop(begin2+.18)}}catch{}}var TICK=100,WARNING=1e4,KEEP=3e3,Clock=class{constructor(game,show2,keep3){this.game=game,this.show=show2,this.keep=keep3,this.last=performance.now(),this.kept=this.last,this.timer=game.state.clock&&
!game.remote?setInterval(()=>this.tick(),TICK):void 0,game.addEventListener("move",event=>this.moved(event.detail))}stop(){clearInterval(this.timer)}get runs(){let{game}=this;return!!(game.state.clock&&
game.liveView&&!game.isOver&&!game.state.paused&&!game.follows&&game.liveView.plies>0)}tick(){let now=performance.now(),passed=now-this.last;if(this.last=now,!this.runs)return;let{state,liveView}=this.
game,side=liveView.toMove,before=state.left[side];state.left[side]-=passed,!state.players[side].machine&&before>=WARNING&&state.left[side]<WARNING&&play("low"),this.show(),state.left[side]<=0?(state.left[side]=
0,this.game.finish(outcome(other(side),"+Time"))):now-this.kept>KEEP&&(this.kept=now,this.keep())}moved({id,mover}){let{state,tree}=this.game;state.clock&&((this.game.liveView?.plies??0)>1&&(state.left[mover]+=
state.clock.increment),tree.node(id).clock={...state.left},this.show())}};function openDialog(title,content,{wide=!1,begin:begin2,actions:actions5=[]}={}){let heading=h("h2",{id:`dialog-${Math.random().toString(36).slice(2)}`},title),close=()=>dialog.close(),left=new AbortController,
isBusy=!1,run=async act=>{if(!isBusy){isBusy=!0;try{await act(left.signal)!==!0&&close()}catch(error){if(!left.signal.aborted)throw error}finally{isBusy=!1}}},offline=h("p",{class:"offline",role:"stat\
us"}),foot=h("div",{class:"actions"},...actions5.map(([label,act,kind])=>button(label,()=>run(act),{class:kind??"quiet"}))),dialog=h("dialog",{class:wide?"wide":"","aria-labelledby":heading.id},h("div",
{class:"dialog-head"},heading,button(icon("close"),close,{class:"quiet icon","aria-label":text("close")})),h("div",{class:"dialog-body"},...content.filter(part2=>part2!==null)),offline,actions5.length?
foot:null),entry=heading.id;return history.pushState({dialog:entry},""),addEventListener("popstate",close,{signal:left.signal}),dialog.addEventListener("close",()=>{left.abort(),dialog.remove(),history.
state?.dialog===entry&&history.back()}),dialog.addEventListener("pointerdown",event=>{event.target===dialog&&close()}),document.body.append(dialog),dialog.showModal(),sayOffline(offline,left.signal),Promise.
resolve(begin2?.(left.signal)).catch(error=>{if(!left.signal.aborted)throw error}),close}function choice(label,options2,value,onchange){let select=h("select",{onchange:()=>onchange(select.value)},...options2.
map(option2=>{let[name,words2]=typeof option2=="string"?[option2,option2]:option2;return h("option",{value:name,selected:name===value},words2)}));return select.value!==value&&onchange(select.value),h(
"label",{class:"field"},h("span",{},label),select)}function toggle2(label,value,onchange,title){let box=h("input",{type:"checkbox",checked:value,onchange:()=>onchange(box.checked)});return h("label",{
class:"toggle",title},box,h("span",{},label))}var choiceField=(label,options2,value,change,isUnseen=!1)=>{let list3=b`<select
    aria-label=${isUnseen?label:A}
    @change=${event=>change(event.target.value)}
  >
    ${options2.map(([name,words2])=>b`<option value=${name} .selected=${name===value}>${words2}</option>`)}
  </select>`;return isUnseen?list3:b`<label class="field"><span>${label}</span>${list3}</label>`},numberField=(label,value,{min,max},change)=>b`<label class="field"
    ><span>${label}</span
    ><input
      type="number"
      min=${min}
      max=${max}
      .value=${String(value)}
      @change=${event=>{let input=event.target,given=Math.min(max,Math.max(min,Number(input.value)||min));input.value=String(given),change(given)}}
  /></label>`;var CLOCKS=["none","1+1","3+2","5+3","10+5","30+10","custom"],CLOCK=/^\d+(\.\d+)?\+\d+$/,levelOf=({black,white,level})=>[white,black].find(one=>one!=="0")??level,newGameForm=(wish,change,isShared)=>b`
  ${opponents(wish,change)}
  ${[wish.black,wish.white].filter(one=>one==="0").length===1?sides(wish,change,isShared):A}
  ${isShared?A:clock(wish,change)}
  ${isShared?A:b`<label class="toggle"
        ><input
          type="checkbox"
          .checked=${wish.serious}
          @change=${()=>change({serious:!wish.serious})}
        /><span>${text("rated-style")}</span></label
      >`}
  ${variant(wish,change,isShared)}
`,option=(name,value,isChosen,choose2,title,words2,aside)=>b`<label class="option${isChosen?" chosen":""}"
    ><input
      type="radio"
      name=${name}
      value=${value}
      .checked=${isChosen}
      @change=${choose2}
    /><b>${title}</b>${words2?b`<span>${words2}</span>`:A}${aside?b`<span class="faint">${aside}</span>`:A}</label
  >`;function opponents(wish,change){let{black,white}=wish,level=levelOf(wish),isPerson=black==="0"&&white==="0",isShow=black!=="0"&&white!=="0",against=one=>white==="0"&&black!=="0"?{black:one,white:"\
0"}:{black:"0",white:one},levels=app.about?.levels??[];return b`<fieldset>
    <legend>${text("opponent")}</legend>
    <div class="options-grid">
      ${levels.map(({number,elo})=>{let one=String(number);return option("opponent",one,!isPerson&&!isShow&&level===one,()=>change({...against(one),level:one}),text("computer",{level:number}),text("le\
vel-words",{level:number}),elo?text("elo",{elo}):"")})}
      ${option("opponent","0",isPerson,()=>change({black:"0",white:"0"}),text("person-here"),text("person-words"))}
      ${option("opponent","two",isShow,()=>change({black:level,white:level}),text("two-computers"),text("show-words"))}
    </div>
  </fieldset>`}function sides(wish,change,isShared){let{random}=wish,level=levelOf(wish);return b`<fieldset>
    <legend>${text("your-side")}</legend>
    <div class="options-row">
      ${option("side","black",!random&&wish.black==="0",()=>change({black:"0",white:level,random:!1}),text("black-first"))}
      ${option("side","white",!random&&wish.white==="0",()=>change({black:level,white:"0",random:!1}),text("white"))}
      ${isShared?A:option("side","random",random,()=>change({random:!0}),text("random"))}
    </div>
  </fieldset>`}function clock(wish,change){let names2=CLOCK.test(wish.clock)?[...new Set([...CLOCKS,wish.clock])]:CLOCKS,minutes={min:1,max:600},seconds={min:0,max:600};return b`${choiceField(text("cl\
ock"),names2.map(clockWords),wish.clock,value=>change({clock:value}))}
  ${wish.clock==="custom"?b`<div class="pair">
        ${numberField(text("minutes"),wish.minutes,minutes,value=>change({minutes:value}))}
        ${numberField(text("seconds-a-move"),wish.seconds,seconds,value=>change({seconds:value}))}
      </div>`:A}`}function clockWords(name){if(name==="none")return[name,text("no-clock")];if(name==="custom")return[name,text("own-clock")];let[minutes,seconds]=name.split("+");return[name,text("some\
-clock",{minutes,seconds})]}function variant(wish,change,isShared){let{presets=[],starts=[]}=app.about??{},size={min:3,max:8},rules=presets.map(({name})=>[name,ruleName(name)]),names2=starts.map(name=>[
name,text("start-name",{name})||name]),fewer={black:"fewerBlack",white:"fewerWhite"};return b`<details class="options" ?open=${wish.isUnusual}>
    <summary>${text("variant")}</summary>
    ${choiceField(text("rules"),rules,wish.rules,value=>change({rules:value,start:presets.find(({name})=>name===value)?.start??wish.start}))}
    <p class="faint">${text("rule-words",{name:wish.rules})}</p>
    ${choiceField(text("start"),names2,wish.start,value=>change({start:value}))}
    <div class="pair">
      ${numberField(text("files"),wish.width,size,value=>change({width:value}))}
      ${numberField(text("ranks"),wish.height,size,value=>change({height:value}))}
    </div>
    ${isShared?A:b`<div class="pair">${SIDES.map(side=>nameField(wish,side))}</div>
          <div class="pair">
            ${SIDES.map(side=>numberField(text("gives-up",{side}),wish[fewer[side]],{min:0,max:MOST_FEWER},value=>change({[fewer[side]]:value})))}
          </div>
          <p class="faint">${text("handicap")}</p>`}
  </details>`}var nameField=(wish,side)=>b`<label class="field"
    ><span>${text("name-of",{side})}</span
    ><input
      type="text"
      maxlength="40"
      .value=${wish.names[side]}
      @input=${event=>{wish.names[side]=event.target.value}}
  /></label>`;var DEFAULT={rules:"olympiad",start:"standard",width:8,height:8,black:"0",white:"3",level:"3",random:!1,clock:"none",minutes:15,seconds:10,names:{black:"",white:""},fewerBlack:0,fewerWhite:0,serious:!1},
MOST_FEWER=6,VARIANT=["rules","start","width","height","fewerBlack","fewerWhite"];async function openNewGame(begin2,type){app.about=await about();let kept=fit(loadOver("wish",DEFAULT),app.about),wish={
...kept,isUnusual:VARIANT.some(name=>kept[name]!==DEFAULT[name])},body=h("div",{class:"new-game"}),draw=()=>D(newGameForm(wish,change,!!type),body),change=one=>{Object.assign(wish,one),draw()};draw();
let start=async signal=>{if(save("wish",{...wish,isUnusual:void 0}),type)return void type(lines(wish));try{await begin2(await stateOf(drawn(wish),signal),signal)}catch(error){if(!(error instanceof Refusal))
throw error;return note(error.message,{kind:"error"}),!0}};openDialog(text("new-game"),[body],{wide:!0,actions:[[text("start-game"),start,"primary"]]})}function fit(wish,{presets,starts,levels,sizes}){
let players=["0",...levels.map(({number})=>String(number))],possible={rules:presets.map(({name})=>name),start:starts,black:players,white:players,level:players.slice(1)},parts=Object.keys(possible);for(let part2 of parts)
possible[part2].includes(wish[part2])||(wish[part2]=DEFAULT[part2]);for(let part2 of["width","height"])wish[part2]=Math.min(sizes.max,Math.max(sizes.min,Math.trunc(wish[part2])));for(let part2 of["few\
erBlack","fewerWhite"])wish[part2]=Math.min(MOST_FEWER,Math.max(0,Math.trunc(wish[part2])));return wish}function drawn(wish){let{black,white,random,names:names2}=wish;if(!random||!(black==="0"!=(white===
"0"))||Math.random()<.5)return wish;let swapped={black:names2.white,white:names2.black};return{...wish,black:white,white:black,names:swapped}}function clockOf({clock:clock2,minutes,seconds}){if(clock2===
"none")return null;let[base,increment]=clock2==="custom"?[minutes,seconds]:clock2.split("+").map(Number);return{base:base*6e4,increment:increment*1e3}}async function stateOf(wish,signal){let ask2={game:{
board:`${wish.width}x${wish.height}`,start:wish.start,rules:wish.rules},fewer:{black:wish.fewerBlack,white:wish.fewerWhite}},{fen}=await post("start",ask2,signal),clock2=clockOf(wish),player=level=>({
machine:level!=="0",level:Number(level)||3});return newState({rules:wish.rules,fen,clock:clock2,left:{black:clock2?.base??0,white:clock2?.base??0},players:{black:player(wish.black),white:player(wish.white)},
flipped:wish.black!=="0"&&wish.white==="0",serious:wish.serious,names:{black:wish.names.black.trim()||null,white:wish.names.white.trim()||null}})}function lines(wish){let level=Math.max(Number(wish.black),
Number(wish.white));return[...SIDES.map(side=>`manual ${side}`),`rules ${wish.rules}`,`size ${wish.width}x${wish.height}`,`start ${wish.start}`,...level?[`level ${level}`]:[],...SIDES.filter(side=>wish[side]!==
"0").map(side=>`auto ${side}`)]}function newGame(play2){let{remote}=app.game??{};ask(()=>openNewGame((state,signal)=>play2.open(state,signal),remote?lines3=>lines3.forEach(line2=>remote.send(line2)):void 0))}function easyGame(play2){
let players={black:{machine:!1,level:1},white:{machine:!0,level:1}};ask(()=>(play2.see(),play2.open(newState({players}))))}async function again(play2,level){let{game}=app;if(!game)return;if(game.remote)
return game.remote.send("new");let{rules,limit,fen,players,names:names2,clock:clock2,flipped,serious}=game.state,left={black:clock2?.base??0,white:clock2?.base??0},player=side=>players[side].machine&&
level?{...players[side],level}:{...players[side]},now={black:player("black"),white:player("white")},kept={rules,limit,fen,players:now,names:names2,clock:clock2,flipped,serious};await play2.open(newState(
{...kept,left}))}function ask(act){let{game}=app;if(!(game&&!game.isOver&&game.people.length>0&&game.state.live!==0)||game.remote)return act();openDialog(text("another-game"),[h("p",{},text("game-stay\
s"))],{actions:[[text("keep-playing"),()=>{}],[text("new-game"),act,"primary"]]})}var PATHS={undo:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",redo:"M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",hint:"M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3\
Z",now:"M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z",pause:"M8 5v14M16 5v14",go:"M7 4l13 8-13 8V4Z",resign:"M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0",draw:"M5 9h14M5 15h14",flip:"M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4\
 4 4-4",first:"M18 5l-8 7 8 7V5ZM6 5v14",back:"M16 5l-8 7 8 7V5Z",next:"M8 5l8 7-8 7V5Z",last:"M6 5l8 7-8 7V5ZM18 5v14",promote:"M12 20V5M6 11l6-6 6 6",cut:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M\
14 11v6",comment:"M4 5h16v11H10l-5 4v-4H4V5Z",pen:"M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",add:"M12 5v14M5 12h14",show:"M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",board:"M4 \
4h16v16H4V4ZM4 12h16M12 4v16",empty:"M4 4h16v16H4V4Z",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",more:"M5 12h.01M12 12h.01M19 12h.01"},sign=name=>b`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]}></path>
  </svg>`;var KINDS=["own","blue","red"],pen={isOn:!1,kind:KINDS[0]},begun=null,chosen=null,boardOf=({target})=>{let svg=target instanceof Element&&target.closest("svg.board");return svg&&boards.get(svg)||void 0},
isMain=board=>!!board.svg.closest("#board"),isMark=value=>KINDS.includes(value?.kind)&&[value.from,value.to].every(square=>/^[a-h][1-8]$/.test(square)),markText=({from,to})=>from===to?from:`${from}:${to}`;
function readMark(value){let[from,to=from]=value.split(":");return{from,to,kind:KINDS[0]}}function keep2(board,marks){board.drawn=marks,board.drawDrawn(),isMain(board)&&app.game&&keepInGame(app.game,marks)}
function keepInGame(game,marks){game.tree.node(game.state.shown).marks=marks.length?marks:void 0,game.changed()}function toggle3(board,from,to){let isSame=mark=>mark.from===from&&mark.to===to,others=board.
drawn.filter(mark=>!isSame(mark)),isThere=board.drawn.find(isSame)?.kind===pen.kind;keep2(board,isThere?others:[...others,{from,to,kind:pen.kind}]),announce(text(isThere?"mark-removed":"mark-drawn",{from,
to}))}var hasPen=()=>pen.isOn;function switchPen(){pen.isOn=!pen.isOn,chosen=null,update(),pen.isOn&&announce(text("draw-how"))}var clearMarks=()=>app.game&&keepInGame(app.game,[]);function penRow({tree,
state}){let{marks=[]}=tree.node(state.shown),words2=marks.map(markText);return b`
    <p class="unseen">${words2.length?text("marks-here",{marks:list(words2)}):A}</p>
    ${pen.isOn||marks.length?b`<div class="nav-row pen">
          ${pen.isOn?KINDS.map(swatch):A}
          <button
            type="button"
            class="quiet nav"
            ?disabled=${!marks.length}
            @click=${clearMarks}
          >${text("clear-marks")}</button>
        </div>`:A}
    ${pen.isOn?b`<p class="faint">${text("draw-how")}</p>`:A}
  `}var swatch=kind=>b`<button
    type="button"
    class="quiet nav swatch ${kind}"
    title=${text("mark-colour",{kind})}
    aria-label=${text("mark-colour",{kind})}
    aria-pressed=${pen.kind===kind}
    @click=${()=>{pen.kind=kind,update()}}
  >${sign("pen")}</button>`;addEventListener("pointerdown",event=>{let board=boardOf(event);if(!board)return;let isLeft=event.button===0,draws=event.shiftKey||pen.isOn&&isMain(board);if(event.button===
2||isLeft&&draws){event.stopPropagation();let from=board.input.squareOf(event);begun=from?{board,from}:null}else isLeft&&!isMain(board)&&keep2(board,[])},!0);addEventListener("pointermove",event=>{let to=begun?.
board.input.squareOf(event);if(!begun||!to)return;let{board,from}=begun;board.drawDrawn([...board.drawn,{from,to,kind:pen.kind}])});addEventListener("pointerup",event=>{if(!begun)return;event.stopPropagation();
let{board,from}=begun;begun=null;let to=board.input.squareOf(event);to?toggle3(board,from,to):board.drawDrawn()},!0);addEventListener("pointercancel",()=>{begun?.board.drawDrawn(),begun=null});addEventListener(
"contextmenu",event=>boardOf(event)&&event.preventDefault());addEventListener("keydown",event=>{let board=pen.isOn?boardOf(event):void 0,{key}=event;if(!board||!isMain(board)||!board.input.current||key!==
"Enter"&&key!==" ")return;event.preventDefault(),event.stopPropagation();let square=board.input.current;chosen?toggle3(board,chosen,square):announce(text("mark-from",{square})),chosen=chosen?null:square},
!0);var MARKS={inaccuracy:"?!",mistake:"?",blunder:"??",missed:"✕"};function go(game,where){let{shown,live}=game.state,node=game.tree.node(shown),path=game.tree.leadsTo(shown,live)&&shown!==live?game.tree.
path(live):null,next=path?path[path.indexOf(shown)+1]:node.children[0],goal={first:0,back:node.parent,next,last:path?live:game.tree.end(shown)}[where];goal!=null&&goal!==shown&&game.show(goal)}var moveList=(game,play2)=>b`
  <div class="moves" role="group" aria-label=${text("moves")}></div>
  ${footer(game,play2)}
`;function table(game){let{tree,state}=game,{comment,children}=tree.node(0),isWhiteFirst=state.fen.split(" ")[1]==="b";return b`
    ${comment?b`<p class="said">${comment}</p>`:A}
    ${children.length?line(game,children[0],isWhiteFirst?1:0,children.slice(1)):b`<p class="faint">${text("no-moves-yet")}</p>`}
  `}var drawn2=new WeakMap;function drawMoves(host,game){let list3=host.querySelector(".moves[role=group]");if(!list3)return;let{id,shown}=game.state,now=[`${id} ${game.revision}`,`${shown}`],[moves,move2]=drawn2.
get(list3)??[];if(moves===now[0]&&move2===now[1])return;drawn2.set(list3,now),moves!==now[0]&&D(table(game),list3);let current=list3.querySelector(`[data-id="${shown}"]`),before=list3.querySelector("[\
aria-current]");before!==current&&before?.removeAttribute("aria-current"),current?.setAttribute("aria-current","true"),scrollTo(list3,current)}function scrollTo(list3,current){if(!current){list3.scrollTop=
0;return}let[outer,inner]=[list3.getBoundingClientRect(),current.getBoundingClientRect()];(inner.top<outer.top||inner.bottom>outer.bottom)&&(list3.scrollTop+=(inner.top+inner.bottom-outer.top-outer.bottom)/
2)}function line(game,id,ply,variations){let rows2=[],row2=[],end=()=>{row2.length&&rows2.push(row2),row2=[]},at=id;for(;at!==void 0;){row2.length||(row2.push(b`<span class="number">${Math.floor(ply/2)+
1}.</span>`),ply%2&&row2.push(b`<span class="gap">…</span>`)),row2.push(move(game,at));let{comment,children}=game.tree.node(at);comment&&(end(),rows2.push(b`<p class="said">${comment}</p>`));for(let variation of variations)
end(),rows2.push(b`<div class="variation">${line(game,variation,ply,[])}</div>`);ply%2&&end(),[at,...variations]=children,ply++}return end(),rows2.map(one=>Array.isArray(one)?b`<div class="turn">${one}</div>`:
one)}function move(game,id){let{live,review}=game.state,judged=review[id]?.mark;return b`<span class="move-item"
    ><button
      type="button"
      class="move${id===live?" live":""}${judged?` ${judged}`:""}"
      data-id=${id}
      @click=${()=>game.show(id)}
    >${game.tree.node(id).move}</button>${judged?b`<abbr class="mark ${judged}" title=${text("mark",{mark:judged})}
          >${MARKS[judged]}</abbr
        >`:A}</span
  >`}var MOVE=/^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;async function typed({target},play2){let input=target,[,from,to]=MOVE.exec(input.value.toLowerCase())??[];if(from&&to)play2.board.select(null),await play2.
tryMove(moveText(from,to))==="illegal"?play2.board.refuse({from,to}):input.value="";else{let words2=text("not-a-move",{text:input.value});say(words2),announce(words2)}}function footer(game,play2){let{
tree,state}=game,{shown,live}=state,isMain2=tree.path(shown).every(id=>{let{parent}=tree.node(id);return parent===null||tree.node(parent).children[0]===id}),{comment}=tree.node(shown),tool2=(name,label,act,shows=!0,isPressed=void 0)=>shows?
b`<button
          type="button"
          class="quiet nav"
          title=${label}
          aria-label=${label}
          aria-pressed=${isPressed??A}
          @click=${act}
        >
          ${sign(name)}
        </button>`:A;return b`
    ${app.isCommenting?b`<textarea
          class="comment"
          rows="2"
          placeholder=${text("comment-move")}
          aria-label=${text("comment-move")}
          .value=${comment}
          @input=${event=>{tree.node(shown).comment=event.target.value,game.changed()}}
        ></textarea>`:A}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${text("type-move")}
        placeholder=${text("move-example")}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${event=>event.key==="Enter"&&typed(event,play2)}
      />
      ${tool2("pen",text("draw-marks"),switchPen,!0,hasPen())}
      ${tool2("comment",text("comment"),()=>update({isCommenting:!app.isCommenting}))}
      ${tool2("promote",text("promote"),()=>{tree.promote(shown),game.changed()},!isMain2)}
      ${tool2("cut",text("cut"),()=>{game.show(tree.remove(shown)),game.changed()},shown!==0&&!tree.leadsTo(shown,live))}
    </div>
    ${penRow(game)}
  `}var SLOW=9,machines=({state})=>SIDES.filter(side=>state.players[side].machine),COMMANDS={new:{label:"new-game",word:"new-word",sign:"add",key:"n",where:"narrow",act:(_,play2)=>newGame(play2)},undo:{label:"\
undo",sign:"undo",key:"u",where:"both",isEnabled:({state})=>state.live!==0,act:game=>game.undo()},redo:{label:"redo",sign:"redo",key:"r",where:"wide",isEnabled:game=>game.undone.length>0&&!game.remote,
act:game=>game.redo()},back:{label:"back",word:"step-back",sign:"back",where:"both",isEnabled:({state})=>state.shown!==0,act:game=>go(game,"back")},next:{label:"next",word:"step-on",sign:"next",where:"\
both",isEnabled:({state,tree})=>tree.node(state.shown).children.length>0,act:game=>go(game,"next")},hint:{label:"hint",sign:"hint",key:"h",where:"both",isShown:game=>machines(game).length<2,act:(game,play2)=>play2.
giveHint(game)},flip:{label:"flip",sign:"flip",key:"f",where:"both",act:(_,play2)=>play2.flip()},draw:{label:"offer-draw",word:"draw-word",sign:"draw",where:"wide",isShown:game=>!game.remote&&machines(
game).length===1,isEnabled:game=>!game.isOver,act:async game=>(await extras()).offerDraw(game)},resign:{label:"resign",sign:"resign",where:"wide",isShown:game=>!game.remote&&machines(game).length<2,isEnabled:game=>!game.
isOver,act:async game=>(await extras()).askToResign(game)},now:{label:"move-now",sign:"now",where:"wide",isShown:({state})=>SIDES.some(side=>state.players[side].machine&&state.players[side].level>=SLOW),
isEnabled:game=>!!(game.thinking||game.remote?.isThinking),act:game=>game.moveNow()},pause:{label:"pause",sign:"pause",where:"wide",isShown:game=>!game.remote&&!game.isOver&&!game.state.paused&&!!(machines(
game).length===2||game.state.clock),act:game=>game.pause(!0)},resume:{label:"resume",sign:"go",where:"wide",isShown:game=>!game.remote&&!game.isOver&&game.state.paused,act:game=>game.pause(!1)},more:{
label:"more",sign:"more",where:"narrow",act:async(game,play2)=>(await extras()).openMore(game,play2)}},OTHER_KEYS={"[":game=>go(game,"back"),"]":game=>go(game,"next"),"{":game=>go(game,"first"),"}":game=>go(
game,"last"),ArrowLeft:game=>go(game,"back"),ArrowRight:game=>go(game,"next"),ArrowUp:game=>go(game,"first"),ArrowDown:game=>go(game,"last"),Home:game=>go(game,"first"),End:game=>go(game,"last"),Escape:(_,play2)=>play2.
board.select(null),d:()=>switchPen(),x:()=>clearMarks(),a:async()=>(await extras()).toggle(),"?":async()=>(await extras()).openKeys()},list2=null,isUpOrDown=key=>key==="ArrowUp"||key==="ArrowDown",isList=target=>target instanceof
HTMLSelectElement;addEventListener("mousedown",({target})=>{list2=isList(target)&&target!==list2?target:null});addEventListener("keydown",({key,target,altKey})=>{["Enter","Escape","Tab"].includes(key)?
list2=null:isList(target)&&(key===" "||altKey&&isUpOrDown(key))&&(list2=target===list2?null:target)});for(let name of["change","focusout"])addEventListener(name,()=>{list2=null});function isOwnKey(target,key){
return isList(target)?target===list2||isUpOrDown(key):target instanceof HTMLInputElement&&target.type==="range"?key.length>1:target instanceof HTMLInputElement?target.type!=="checkbox":target instanceof
HTMLTextAreaElement||isUpOrDown(key)&&target.matches(".said-box")}function press(event,play2){let{game}=app;if(!game||event.defaultPrevented||isOwnKey(event.target,event.key)||event.ctrlKey||event.metaKey||
event.altKey||document.querySelector("dialog[open]")||play2.board.svg.closest("[hidden]"))return;let key=event.key.length===1?event.key.toLowerCase():event.key,command=Object.values(COMMANDS).find(entry=>entry.
key===key),act=command?command.act:OTHER_KEYS[key];act&&(event.preventDefault(),command?.isShown?.(game)!==!1&&command?.isEnabled?.(game)!==!1&&act(game,play2))}var LIVE_LAYERS=".cells, .overlay, .marks, .dots",STYLES=["fill","fill-opacity","stroke","stroke-width","stroke-linecap","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anch\
or","transform","paint-order"];function boardSvg(board){let copy2=board.cloneNode(!0),[shapes,copies]=[board,copy2].map(svg=>[...svg.querySelectorAll("g, g *")]);shapes.forEach((shape,index)=>{let style=getComputedStyle(
shape),own=copies[index];for(let name of STYLES){let value=style.getPropertyValue(name);value&&value!=="none"&&value!=="normal"?own.style.setProperty(name,value):name==="fill"&&own.style.setProperty(name,
"none")}for(let name of["class","data-square","data-side","data-theme","data-squares"])own.removeAttribute(name)});for(let[index,layer]of[...board.children].entries())layer.matches(LIVE_LAYERS)&&copy2.
children[index].setAttribute("class","live");for(let layer of copy2.querySelectorAll(".live"))layer.remove();for(let name of["class","role","aria-label"])copy2.removeAttribute(name);return copy2.setAttribute(
"xmlns","http://www.w3.org/2000/svg"),`${new XMLSerializer().serializeToString(copy2)}
`}async function toPng(svg){let address=URL.createObjectURL(new Blob([svg],{type:"image/svg+xml"}));try{let image=new Image;image.src=address,await image.decode();let canvas=document.createElement("ca\
nvas");return canvas.width=image.naturalWidth,canvas.height=image.naturalHeight,canvas.getContext("2d")?.drawImage(image,0,0),await new Promise((resolve,reject)=>canvas.toBlob(blob=>blob?resolve(blob):
reject(new Error("toBlob")),"image/png"))}finally{URL.revokeObjectURL(address)}}function download(name,blob){let link=document.createElement("a");link.href=URL.createObjectURL(blob),link.download=name,
link.click(),setTimeout(()=>URL.revokeObjectURL(link.href),1e4)}var MOST=50,isObject=value=>typeof value=="object"&&value!==null,isNumber=value=>Number.isFinite(value),isOr=(value,type)=>value===null||typeof value===type,isTimes=value=>isNumber(value?.black)&&isNumber(
value.white),isWords=value=>typeof value=="string"||typeof value?.code=="string",OPTIONAL={limit:value=>value===null||isNumber(value),names:value=>isOr(value?.black,"string")&&isOr(value.white,"string"),
clock:value=>value===null||isNumber(value?.base)&&isNumber(value.increment),left:isTimes,outcome:value=>value===null||typeof value?.text=="string"&&typeof value.code=="string",seed:isNumber,flipped:value=>typeof value==
"boolean",paused:value=>typeof value=="boolean",serious:value=>typeof value=="boolean",updated:isNumber,edition:isNumber,review:value=>isObject(value)&&Object.values(value).every(one=>isNumber(one?.chance)&&
isOr(one.best,"string")),summary:value=>Array.isArray(value)&&value.every(words2=>isWords(words2))},FIRST_LEVELS=[4,5,6,7,8,8,9,9,10,10];function readGame(value){if(value?.version>VERSION)return{fault:"\
saved-newer"};if(!isGame(value))return{fault:"saved-damaged"};let state={...newState(),...value},fresh2=newState();for(let[name,isFine]of Object.entries(OPTIONAL))isFine(state[name],state)||(state[name]=
fresh2[name]);if(!(value.version>1))for(let player of Object.values(state.players))player.level=FIRST_LEVELS[player.level-1]??player.level;state.version=VERSION,state.nodes[state.shown]||(state.shown=
state.live),state.outcome&&(state.outcome=outcome(state.outcome.winner,state.outcome.code.slice(1)));for(let node of state.nodes)typeof node.comment!="string"&&(node.comment=""),isTimes(node.clock)||(node.
clock=null),(!Array.isArray(node.marks)||!node.marks.every(isMark))&&delete node.marks;return{state}}function isGame(state){if(!isObject(state)||typeof state.rules!="string"||typeof state.fen!="string")
return!1;let{id,nodes,live,players}=state,isPlayer=player=>typeof player?.machine=="boolean"&&isNumber(player.level);return typeof id=="string"&&Array.isArray(nodes)&&nodes.every((node,at)=>isNode(node,
at,nodes.length))&&isObject(nodes[live])&&isPlayer(players?.black)&&isPlayer(players?.white)}function isNode(node,id,count){if(node?.id!==id||!Array.isArray(node.children))return!1;let isChild=child=>Number.
isInteger(child)&&Number(child)>id&&Number(child)<count,isRoot=node.parent===null&&node.move===null,isMove=Number.isInteger(node.parent)&&node.parent<id&&typeof node.move=="string";return node.children.
every(isChild)&&(id===0?isRoot:isMove)}function all(){return names("game.").map(name=>{let value=load(name);return{id:name.slice(5),value,...readGame(value)}}).sort((a,b2)=>(b2.state?.updated??0)-(a.state?.
updated??0))}var saveCopy=id=>download("game.json",new Blob([JSON.stringify(load(`game.${id}`),null,1)],{type:"application/json"}));function remove(id){forget(`game.${id}`)}function tidy(){let yesterday=Date.
now()-864e5,isEmpty=state=>state&&state.nodes.length===1&&state.updated<yesterday&&state.id!==tab.load("game");for(let[at,{id,state}]of all().entries())(at>=MOST||isEmpty(state))&&remove(id)}function readPieces(fen){let[board,mover]=fen.split(" "),ranks=board.split("/"),pieces2={black:[],white:[]},width=0;for(let[row2,rank]of ranks.entries()){let file2=0;for(let letter of rank)Number(letter)?
file2+=Number(letter):pieces2[letter==="L"?"black":"white"].push(nameOf(file2++,ranks.length-row2));width=Math.max(width,file2)}return{...pieces2,width,height:ranks.length,toMove:mover==="b"?"white":"\
black"}}var nameOf=(file2,rank)=>String.fromCharCode(97+file2)+rank;function lastPosition({fen,nodes,live}){let moves=new Tree(nodes).moves(live),start={...readPieces(fen),fen,lastMove:null,plies:0};return after(
start,moves)}function smallBoard(view,flipped){let{width,height}=view,frame2={width,height,flipped},squares=rows(frame2).flat().map(name=>{let[x,y]=corner(name,frame2),[file2,rank]=place(name),kind=(file2+
rank)%2?"light":"dark";return s("rect",{class:kind,x,y,width:100,height:100})}),pieces2=SIDES.flatMap(side=>view[side].map(square=>{let[cx,cy]=middle(square,frame2);return s("g",{class:`piece ${side}`},
s("circle",{class:"body",cx,cy,r:38}))}));return s("svg",{class:"small-board",viewBox:`0 0 ${width*100} ${height*100}`,"aria-hidden":"true"},s("g",{class:"squares"},...squares),...pieces2)}function playerWords({names:names2,players},side){let{machine,level}=players[side];return names2?.[side]||(machine?text("computer",{level}):text("you"))}function words(state){let players=SIDES.map(side=>playerWords(
state,side)).join(" – "),count=new Tree(state.nodes).path(state.live).length-1,parts=[players,ruleName(state.rules),text("count-moves",{count})];return state.result&&parts.push(text("result",{winner:state.
result})),parts.join(" · ")}function card(state,act){let view=lastPosition(state),day=new Date(state.updated).toLocaleDateString(language),last=state.result?[day]:[text("to-move",{side:view.toMove}),
day],about2=h("span",{class:"game-words"},h("span",{},words(state)),h("span",{class:"faint"},last.join(" "))),element=button(smallBoard(view,state.flipped),act,{class:"quiet game-card"});return element.
append(about2),element.setAttribute("aria-label",words(state)),element}function openGames(open){let list3=h("ul",{class:"game-list"}),draw=()=>{let games=all().filter(({state})=>!state||state.nodes.length>
1);list3.replaceChildren(...games.map(({id,state,fault})=>{let act=chosen2=>{close(),open(chosen2)},end=()=>{remove(id),draw()};return h("li",{},...state?[card(state,()=>act(state))]:[h("span",{},text(
"saved-refused",{reason:{code:fault}})),button(text("saved-copy"),()=>saveCopy(id),{class:"quiet"})],button(icon("close"),end,{class:"quiet icon","aria-label":text("delete-game")}))})),games.length||list3.
append(h("li",{class:"faint"},text("no-games-yet")))};draw();let close=openDialog(text("my-games"),[h("p",{class:"faint"},text("saved-here")),list3],{wide:!0})}function linkTo({rules,limit,fen,moves}){let parts=new URLSearchParams({rules,fen});return limit!==void 0&&parts.set("limit",String(limit)),moves.length&&parts.set("moves",moves.join(" ")),`${location.
href.split("#")[0]}#game?${parts}`}function linkWarning(){let isHere=/^(localhost|127\.|\[::1\])/.test(location.hostname);return text("link-warning",{place:isHere?"here":"elsewhere"})}function readLink(hash2){
if(!hash2.startsWith("#game?"))return null;let parts=new URLSearchParams(hash2.slice(6)),fen=parts.get("fen");if(!fen)return null;let limit=parts.get("limit");return{rules:parts.get("rules")??"olympia\
d",fen,moves:(parts.get("moves")??"").split(" ").filter(Boolean),...limit===null?{}:{limit:Number(limit)}}}function treeText(game){let{state,tree}=game,nodes=[],visit=(id,parent)=>{let at=nodes.length,{move:move2,comment,children,marks}=tree.node(id);nodes.push({parent,move:move2,comment:comment||null,marks:marks?.
map(markText)});for(let child of children)visit(child,at)};visit(0,null);let name=side=>{let{machine,level}=state.players[side];return state.names?.[side]??text(machine?"who-level":"who-human",{level})},
end=game.liveView?.end,code=state.outcome?.code??(end?end.winner?`${end.winner==="black"?"B":"W"}+`:"Draw":null);return{rules:state.rules,limit:state.limit,fen:state.fen,black:name("black"),white:name(
"white"),result:code,nodes}}function stateOfTree(read){let tree=new Tree,ids=[];for(let{parent,move:move2,comment,marks}of read.nodes){let id=parent===null||!move2?0:tree.add(ids[parent],move2);ids.push(
id),comment&&(tree.node(id).comment=comment),marks&&(tree.node(id).marks=marks.map(readMark))}let human={machine:!1,level:3},end=tree.end(0);return newState({rules:read.rules,limit:read.limit??null,fen:read.
fen,nodes:tree.nodes,live:end,shown:end,players:{black:human,white:{...human}},names:{black:read.black??null,white:read.white??null}})}async function copy(content,what){try{await navigator.clipboard.writeText(
content),note(text("copied",{what}))}catch{let area=h("textarea",{readOnly:!0,rows:4,value:content,"aria-label":what});openDialog(what,[area]),area.select()}}function openExport(game){let part2=(label,content,rows2,...buttons2)=>{
let area=h("textarea",{readOnly:!0,rows:rows2,"aria-label":label,value:content});return h("section",{class:"export"},h("div",{class:"card-head"},h("h3",{},label),...buttons2,button(text("copy"),()=>copy(
area.value,label),{class:"quiet"})),area)},picture=kind=>async()=>{let board=document.querySelector("#board svg");if(!board)return;let svg=boardSvg(board);download(`loa.${kind}`,kind==="svg"?new Blob(
[svg],{type:"image/svg+xml"}):await toPng(svg))},save2=()=>download("game.sgf",new Blob([sgfArea.value],{type:"application/x-go-sgf"})),sgf=part2(text("share-sgf"),"",5,button(text("save"),save2,{class:"\
quiet"})),sgfArea=sgf.querySelector("textarea"),buttons=[...sgf.querySelectorAll("button")];for(let one of buttons)one.disabled=!0;let link=part2(text("share-link"),linkTo(game.text(game.state.shown)),
2);link.append(h("p",{class:"faint link-warning"},linkWarning())),openDialog(text("share"),[sgf,part2(text("share-fen"),game.view?.fen??"",1),part2(text("share-moves"),game.tree.moves(game.state.live).
join(" "),2),h("div",{class:"row"},h("h3",{},text("share-picture")),button(text("svg"),picture("svg"),{class:"quiet"}),button(text("png"),picture("png"),{class:"quiet"})),link],{wide:!0,begin:async signal=>{
sgfArea.value=(await post("export",treeText(game),signal)).sgf;for(let one of buttons)one.disabled=!1}})}function openImport(open,rules={}){let area=h("textarea",{rows:8,"aria-label":text("import-text"),
placeholder:text("import-example")}),file2=h("input",{type:"file",accept:".sgf,.txt,.fen","aria-label":text("import-file-name")}),fault=h("p",{class:"fault",role:"alert"});file2.addEventListener("chan\
ge",async()=>{let chosen2=file2.files?.[0];chosen2&&(area.value=await chosen2.text())});let read=async signal=>{try{let tree=await post("import",{text:area.value,...rules},signal);await open(stateOfTree(
tree),signal),announce(text("imported"))}catch(error){if(!(error instanceof Refusal))throw error;return fault.textContent=error.message,!0}};openDialog(text("import"),[area,h("label",{class:"field"},h(
"span",{},text("import-file")),file2),fault],{wide:!0,actions:[[text("open"),read,"primary"]]})}function askToResign(game){let toMove=game.liveView?.toMove??"black",side=game.people.length===1?game.people[0]:toMove;openDialog(text("resign-as",{side}),[],{actions:[[text("keep-playing"),()=>{}],[text(
"resign"),()=>game.resign(side),"danger"]]})}function files(play2){let open=(state,signal=void 0)=>play2.open(state,signal),{game}=play2,rules=game?{rules:game.state.rules,limit:game.state.limit}:{};return[
["my-games",()=>openGames(open)],["import-short",()=>openImport(open,rules)],["share-short",()=>game&&openExport(game)]]}function openMore(game,play2){let rare=Object.values(COMMANDS).filter(({where,isShown})=>where===
"wide"&&isShown?.(game)!==!1),entry=(label,act,enabled=!0)=>h("button",{type:"button",class:"quiet",disabled:!enabled,onclick:()=>{close(),act()}},label),close=openDialog(text("more"),[h("div",{class:"\
menu"},...rare.map(({label,isEnabled,act})=>entry(text(label),()=>act(game,play2),isEnabled?.(game)!==!1)),...files(play2).map(([label,act])=>entry(text(label),act)),entry(text("analyse"),()=>toggle()))])}var SECONDS=.4;async function search(game,id,seconds=SECONDS){if((await game.viewOf(id)).end)return[];let findings=await begin({type:"analyse",game:game.text(id),lines:1,seconds}).promise;if(!findings)
throw new Error(text("search-stopped"));return findings.lines}async function judge(game,path,found){let ask2={game:game.text(path[path.length-1]),found:path.map(id=>found.get(id)??[])},review=await post(
"review",ask2,void 0,answer=>answer),judged={};for(let[index,id]of path.entries()){let chance=review.blackChances[index],{judgement="",isError=!1,text:words2=null}=review.plies[index-1]??{};chance!==null&&
(judged[id]={chance,best:found.get(id)?.[0]?.move??null,mark:isError?judgement.split(" ")[0]:null,text:words2})}return{judged,summary:SIDES.map(side=>review[side].text)}}var pathOf=({tree,state})=>tree.
path(tree.leadsTo(state.shown,state.live)?state.live:tree.end(state.shown));async function startReview(game){let run=app.review.run+1;app.review={run,progress:0,fault:"",retry:null};let path=pathOf(game),
found=new Map;update(),showPanel();try{for(let[done,id]of[...path].reverse().entries()){if(app.review.progress=done/path.length,found.set(id,await search(game,id)),run!==app.review.run)return;if(done%
4!==3&&id!==path[0])continue;let{judged,summary:summary2}=await judge(game,path,found);if(run!==app.review.run)return;Object.assign(game.state,{review:judged,summary:summary2}),game.changed()}}catch(error){
run===app.review.run&&(app.review.fault=error instanceof Error?error.message:"")}run===app.review.run&&(app.review.progress=null,update())}var HOPELESS=.15,MIDDLE_CHANCE=.42,MIDDLE_PLY=8,LATE_CHANCE=.53,LATE_PLY=50,THIRD=3,agree=game=>game.finish(outcome(null)),placement=({black,white,toMove})=>[toMove,...[...black].sort(),...[...white].
sort()].join();function occurrences({tree,state,views}){let view=views.get(0);if(!view)return 0;let seen=[placement(view)];for(let id of tree.path(state.live).slice(1))view=after(view,[tree.node(id).move??
""]),seen.push(placement(view));return seen.filter(one=>one===seen.at(-1)).length}function offerAtRepetition(game,{by,mover,view}){if(by!=="machine"||game.people.length!==1||game.remote||view.end||occurrences(
game)!==THIRD)return;let words2=text("draw-offered",{side:mover}),close=note(words2,{ms:0,actions:[[text("draw-accept"),()=>agree(game)],[text("draw-decline"),()=>{}]]});announce(words2),game.addEventListener(
"change",()=>{(game.liveView!==view||game.isOver)&&close()})}async function offerDraw(game){let machine=SIDES.find(side=>game.state.players[side].machine),{live}=game.state;if(!machine||game.isOver)return;
let[line2]=await search(game,live);if(!line2||game.state.live!==live||game.isOver)return;let own=game.liveView?.toMove===machine?line2.score.chance:1-line2.score.chance,plies=game.liveView?.plies??0;own<
(plies<MIDDLE_PLY?HOPELESS:plies<LATE_PLY?MIDDLE_CHANCE:LATE_CHANCE)?agree(game):note(text("draw-declined",{side:machine}))}var SECONDS2=.6,Hint=class{constructor(){this.step=0,this.key="",this.search=Promise.resolve(null),this.reset()}reset(){this.step=0,this.key=""}async give(game){let{view}=game;if(!view||view.end)return;
if(!game.allowsHelp)return say(text("no-hints"));let key=`${game.state.id} ${view.fen}`;if(key!==this.key){this.reset(),this.key=key,say(text("looking"));let ask2={type:"analyse",game:game.text(game.state.
shown),lines:1,seconds:SECONDS2};this.search=begin(ask2).promise}let best=(await this.search.catch(error=>{throw this.reset(),error}))?.lines[0];if(app.game!==game||game.isOver||game.view?.fen!==view.
fen||this.key!==key)return;let move2=best&&ends(best.move);if(!move2)return say(text("no-choice"));let{from}=move2;this.step=Math.min(this.step+1,3);let{winIn,moves}=best.score,aim=winIn===null?[]:[winIn===
1?text("hint-wins"):text("hint-wins-in",{moves})];if(this.step===1)update({glow:part(from,view.width,view.height)}),say(prose([text("hint-part"),...aim,text("ask-for-more")]));else if(this.step===2){update(
{glow:[from]});let words2=capital(text("hint-piece",{square:from}));say(prose([words2,...aim,text("ask-for-move")]))}else update({glow:[],arrows:[{...move2,kind:"best"}]}),say(prose([text("hint-move",
{move:best.move}),...aim]))}};function part(square,width,height){let[file2,rank]=place(square),squares=[];for(let f=0;f<width;f++)for(let r=0;r<height;r++)f<width/2==file2<width/2&&r<height/2==rank<height/
2&&squares.push(String.fromCharCode(97+f)+(r+1));return squares}var KEYS=["keys-step","keys-ends","keys-undo","keys-hint","keys-flip","keys-analysis","keys-new","keys-tab","keys-square","keys-choose","keys-escape","keys-draw","keys-marks","keys-keys"],keyHelp=()=>h(
"table",{class:"keys"},h("tbody",{},...KEYS.map(code=>{let[key,does]=text(code).split(" | ");return h("tr",{},h("th",{scope:"row"},key),h("td",{},does))}))),openKeys=()=>openDialog(text("keys"),[h("di\
v",{tabIndex:0},keyHelp())]);var WIDTH=300,HEIGHT=80;function graph(points){let step=WIDTH/Math.max(1,points.length-1),at=index=>[index*step,HEIGHT*(1-points[index].chance)].map(n=>n.toFixed(1)),line2=points.map((_,index)=>at(index).
join(",")).join(" "),now=points.findIndex(({isShown})=>isShown);return b`<svg
    class="graph"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${text("review-graph")}
  >
    <rect class="graph-back" width=${WIDTH} height=${HEIGHT}></rect>
    <polygon class="graph-area" points="0,${HEIGHT} ${line2} ${WIDTH},${HEIGHT}"></polygon>
    <line class="graph-middle" x1="0" x2=${WIDTH} y1=${HEIGHT/2} y2=${HEIGHT/2}></line>
    <polyline class="graph-line" points=${line2}></polyline>
    <line
      class=${now<0?"graph-now none":"graph-now"}
      x1=${Math.max(0,now)*step}
      x2=${Math.max(0,now)*step}
      y1="0"
      y2=${HEIGHT}
    ></line>
    ${points.map(({mark,label,show:show2},index)=>{let[x,y]=at(index);return w`${mark?w`<circle class="graph-mark ${mark}" cx=${x} cy=${y} r="3"></circle>`:A}<rect class="graph-hit" x=${Number(x)-step/
2} y="0" width=${step} height=${HEIGHT}
        @click=${show2}><title>${label}</title></rect>`})}
  </svg>`}var TOLERANCE=.08,SECONDS3=.4;function mistakesOf(game,side){let{tree,state}=game;return tree.path(state.live).filter(id=>{let{parent}=tree.node(id);return parent===null||!state.review[id]?.mark||!state.
review[parent]?.best?!1:game.sideToMove(parent)===side})}function startRetry(game,side){let mistakes=mistakesOf(game,side);app.review.retry={mistakes,at:-1,text:"",isSolved:!1},nextMistake(game)}function nextMistake(game){
let{retry}=app.review;if(!retry)return;let id=retry.mistakes[++retry.at];if(id===void 0)return app.review.retry=null,game.show(game.state.live),update();let{parent,move:move2}=game.tree.node(id);retry.
isSolved=!1,retry.text=text("find-better",{move:move2}),game.show(parent??0),update({arrows:[]})}async function judgeRetry(game,move2){let{retry}=app.review,id=retry?.mistakes[retry.at],parent=id===void 0?
null:game.tree.node(id).parent;if(!retry||parent===null||game.state.shown!==parent)return!1;let best=game.state.review[parent]?.best,side=game.sideToMove(parent),tell=(words2,isSolved)=>{app.review.retry===
retry&&(Object.assign(retry,{text:words2,isSolved}),announce(words2),update(),isSolved||setTimeout(()=>game.state.shown!==parent&&game.show(parent),900))};if(await game.tryMove(move2))return!1;if(move2===
best)return tell(text("is-best",{move:move2}),!0),!0;let node=game.state.shown,own=black=>side==="black"?black:1-black,[line2]=await search(game,node,SECONDS3),view=await game.viewOf(node),chance=view.
end?+(view.end.winner===side):0;line2&&(chance=view.toMove===side?line2.score.chance:1-line2.score.chance);let isGood=chance>=own(game.state.review[parent].chance)-TOLERANCE;return tell(text(isGood?"i\
s-good":"not-better",{move:move2,best}),isGood),!0}var isReviewed=game=>{let path=pathOf(game);return path.length>1&&path.every(id=>game.state.review[id])},reviewButton=game=>b`<button
    type="button"
    class="quiet"
    ?disabled=${pathOf(game).length<2||app.review.progress!==null}
    @click=${()=>startReview(game)}
  >
    ${text(isReviewed(game)?"review-again":"review-game")}
  </button>`;function summary(game){let{progress,fault,retry}=app.review,{people}=game,again2=side=>retry||!isReviewed(game)||!people.includes(side)||!mistakesOf(game,side).length?A:b`<button
          type="button"
          class="quiet"
          aria-label=${people.length===1?text("retry-mistakes"):text("retry-side",{side})}
          @click=${()=>startRetry(game,side)}
        >
          ${text("retry-word")}
        </button>`;return b`<progress
      ?hidden=${progress===null}
      max="1"
      .value=${progress??0}
      aria-label=${text("review-progress")}
    ></progress>
    <div class="review-summary">
      ${(game.state.summary??[]).map((words2,index)=>{let side=SIDES[index];return b`<div class="row">
          <p><b>${text("summary-of",{side})}</b> ${sentence(words2)}</p>
          ${again2(side)}
        </div>`})}
    </div>
    ${fault?b`<p class="fault">${fault}</p>`:A}`}function reviewGraph(game){let{tree,state}=game,known=game.allowsHelp?pathOf(game).filter(id=>state.review[id]):[];if(known.length<2)return A;let points=known.
map(id=>({...state.review[id],isShown:id===state.shown,label:text(id?"review-point":"review-start",{move:tree.node(id).move,chance:state.review[id].chance}),show:()=>game.show(id)}));return graph(points)}
function advice(game){if(!game.allowsHelp)return A;if(app.review.retry)return retryCard(game);let{tree,state}=game,own=state.review[state.shown],{parent}=tree.node(state.shown);return!own?.mark||parent===
null?A:b`<div class="advice" role="status">
    <p>${own.text?sentence(own.text):full(capital(text("mark",{mark:own.mark})))}</p>
  </div>`}function betterMove(game){let{tree,state}=game,{parent}=tree.node(state.shown),best=parent===null?null:state.review[parent]?.best,move2=best&&ends(best);return!game.allowsHelp||app.review.retry||
!state.review[state.shown]?.mark||!move2?null:async()=>{await game.show(parent),update({arrows:[{...move2,kind:"best"}]})}}function retryCard(game){let retry=app.review.retry,isLast=retry.at+1===retry.
mistakes.length,number=text("mistake-of",{number:retry.at+1,count:retry.mistakes.length});return b`<div class="advice" role="status">
    <p><b>${number}</b> ${retry.text}</p>
    <div class="row">
      <button
        type="button"
        class=${retry.isSolved?"primary":"quiet"}
        @click=${()=>nextMistake(game)}
      >
        ${text(isLast?"end":"next-mistake")}
      </button>
    </div>
  </div>`}function levelAbove({end,people,remote,state}){let winner=end?.winner;if(!winner||people.length!==1||people[0]!==winner||remote)return null;let level=state.players[other(winner)].level+1;return app.about?.
levels.some(({number})=>number===level)?level:null}function nextStep(game,play2){let act=(label,run,kind)=>b`<button type="button" class=${kind} @click=${run}>${label}</button>`,actions5=[];if(app.link?.
game&&!game.remote)actions5.push(act(text("to-terminal"),()=>play2.toTerminal(),"primary"));else if(!game.isAtLive&&!app.review.retry)actions5.push(act(text("back-to-game"),()=>game.show(game.state.live),
"primary")),game.remote||actions5.push(act(text("play-on"),()=>game.playFromHere(),"quiet"));else if(game.isOver&&game.isAtLive){!game.state.review[game.state.live]&&app.review.progress===null&&actions5.
push(act(text("review-game"),()=>startReview(game),"primary")),actions5.push(act(text("rematch"),()=>again(play2),"quiet"));let level=levelAbove(game);level&&actions5.push(act(text("level-up"),()=>again(
play2,level),"quiet"))}let show2=betterMove(game);return show2&&actions5.push(act(text("show-better"),show2,"quiet")),actions5.length?b`<div class="row actions-row">${actions5}</div>`:A}function analyseButton(){let{isOn:isOn2,job}=app.analysis;return b`<button type="button" class="quiet" @click=${()=>toggle()}>
    ${text(isOn2?job?"stop":"close":"analyse")}
  </button>`}var engineLines=game=>app.analysis.isOn?b`<div class="engine">
        <p class="faint stats" role="status">${stats()}</p>
        <ol class="lines">
          ${lines2(game)}
        </ol>
        ${values()} ${options()}
      </div>`:values();function stats(){let{job,findings,fault}=app.analysis;if(fault)return fault;if(!findings)return job?text("thinking"):"";let{depth,nodes,speed:speed2}=findings,found=text("found",
{depth,nodes:short(nodes),speed:short(speed2)});return job?found:text("done",{found})}function lines2({view}){let{findings}=app.analysis;return!view||!findings?A:findings.lines.map(line2=>b`<li>
      <span class="score${line2.score.moves!==null?" proven":""}"
        >${scoreText(line2.score,view.toMove)}</span
      >
      <span class="pv"
        >${line2.moves.map((move2,index)=>b`<button
              type="button"
              class="move"
              @click=${()=>walk(line2.moves.slice(0,index+1))}
            >${move2}</button>`)}</span
      >
    </li>`)}var solved=({value,remoteness})=>text(remoteness===null?"value":"value-in",{value,plies:remoteness});function values(){let{known}=app.analysis,{tables}=app.about??{};if(!known||!tables)return b`<div class="values" hidden></div>`;
let{rules}=tables,value=solved(known);return b`<div class="values">
    <p class="value ${known.value}">
      ${rules?text("solved-by",{rules:ruleName(rules),value}):text("solved",{value})}
    </p>
    <ul class="value-list">
      ${known.moves.map(entry=>b`<li>
            <button type="button" class="move" @click=${()=>walk([entry.move])}
            >${entry.move}</button><span class="value ${entry.value}">${solved(entry)}</span>
          </li>`)}
    </ul>
  </div>`}function options(){let most=app.about?.analysis,field=(label,name,max)=>b`<label class="field"
      ><span>${label}</span
      ><input
        type="number"
        min="1"
        max=${max}
        .value=${String(settings[name])}
        @change=${event=>{let given=Number(event.target.value)||1;choose(name,Math.min(max,Math.max(1,given)))}}
    /></label>`;return b`<details class="options">
    <summary>${text("options")}</summary>
    <div class="pair">
      ${most?[field(text("lines"),"analysisLines",most.lines),field(text("seconds"),"analysisSeconds",most.seconds),field(text("threads"),"analysisThreads",most.threads)]:A}
    </div>
    <label class="toggle"
      ><input
        type="checkbox"
        .checked=${settings.arrows}
        @change=${()=>set("arrows",!settings.arrows)}
      /><span>${text("show-arrows")}</span></label
    >
  </details>`}var SIDE=8,IMAGES=[...Array(8).keys()].map(way=>square=>{let[file2,rank]=place(square).map((at,axis)=>way&1<<axis?SIDE-1-at:at);return way&4?file2*SIDE+rank:rank*SIDE+file2}),loading=null,positions=new Map,
total=0,isOpen=!1,hasFailed=!1;async function load2(){let response=await fetch(new URL("openings.txt",import.meta.url));if(!response.ok)throw new Error(`${response.status}`);let[head,...lines3]=(await response.
text()).trim().split(`
`);total=Number(head.split(" ")[1]),positions=new Map(lines3.map(line2=>{let[key,...moves]=line2.split(" ");return[key,moves]}))}var isAllowed=game=>game.allowsHelp&&(game.isOver||game.people.length!==
1);async function toggle4(){if(isOpen=!isOpen,update(),!!isOpen){try{await(loading??=load2()),hasFailed=!1}catch{loading=null,hasFailed=!0}update(),queueMicrotask(()=>document.querySelector(".explorer")?.
scrollIntoView({block:"nearest"}))}}function write({black,white,toMove},image){let squares=Array(SIDE*SIDE).fill(".");for(let square of black)squares[image(square)]="b";for(let square of white)squares[image(
square)]="w";return squares.join("")+toMove[0]}function hash(words2){let sum2=2166136261;for(let letter of words2)sum2=Math.imul(sum2^letter.charCodeAt(0),16777619);return(sum2>>>0).toString(36)}function lookUp2(view){
if(view.width!==SIDE||view.height!==SIDE)return[];let texts=IMAGES.map(image=>write(view,image)),first=texts.reduce((a,b2)=>a<b2?a:b2),images=IMAGES.filter((_,at)=>texts[at]===first),name=at=>String.fromCharCode(
97+at%SIDE)+(Math.floor(at/SIDE)+1),legal=new Map;for(let{from,to,text:text2}of view.moves){if(!from||!to)continue;let least=images.map(image=>name(image(from))+name(image(to))).reduce((a,b2)=>a<b2?a:
b2);legal.has(least)||legal.set(least,text2)}return(positions.get(hash(first))??[]).flatMap(word=>{let[,move2,star,results]=/^(\w+)(\*?):?(.*)$/.exec(word)??[],counts=results?results.split(",").map(Number):
[0,0,0],games=counts.reduce((a,b2)=>a+b2);return legal.has(move2)?[{move:legal.get(move2),inBook:star!=="",counts,games}]:[]}).sort((a,b2)=>b2.games-a.games)}var explorerButton=game=>isAllowed(game)?b`<button type="button" class="quiet" aria-pressed=${isOpen} @click=${toggle4}>
        ${text("openings")}
      </button>`:A;function explorer(game,play2){let{view}=game;if(!isOpen||!isAllowed(game)||!view)return A;let moves=app.about?.presets.find(({name})=>name===game.state.rules)?.misere?[]:lookUp2(view),
games=moves.reduce((sum2,move2)=>sum2+move2.games,0),words2=hasFailed?text("no-server"):total?text(moves.length?"openings-about":"openings-none",{games,total}):text("thinking");return b`<section class="explorer" aria-label=${text(
"openings")}>
    <p class="faint" role="status">${words2}</p>
    <ul>
      ${moves.map(known=>row(known,play2))}
    </ul>
  </section>`}function row({move:move2,inBook,counts,games},play2){let[black,draws,white]=counts.map(count=>count/(games||1)),shares=text("shares",{black,draws,white});return b`<li>
    <button type="button" class="move" @click=${()=>play2.tryMove(move2)}>${move2}</button>
    ${inBook?b`<abbr title=${text("book-move")} aria-label=${text("book-move")}>★</abbr>`:b`<span></span>`}
    <span class="games">${games}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${shares}>
      <title>${shares}</title>
      <rect class="black" width=${black} height="1"></rect>
      <rect class="draws" x=${black} width=${draws} height="1"></rect>
      <rect class="white" x=${black+draws} width=${white} height="1"></rect>
    </svg>
  </li>`}var firstVisit=play2=>b`<section
  class="card first-visit"
  aria-label=${text("welcome")}
>
  <h2>${text("new-here")}</h2>
  <p>${text("rules-in-short")}</p>
  <div class="row">
    <a class="button primary" href="#learn">${text("learn-fast")}</a>
    <button type="button" class="quiet" @click=${()=>easyGame(play2)}>
      ${text("easy-game")}
    </button>
    <button type="button" class="quiet" @click=${()=>play2.see()}>
      ${text("no-thanks")}
    </button>
  </div>
</section>`;var tool=({label,word,sign:name,title,kind="",isHidden,isDisabled,act})=>b`<button
    type="button"
    class="tool ${kind}"
    title=${title??label}
    aria-label=${label}
    ?hidden=${isHidden}
    ?disabled=${isDisabled}
    @click=${act}
  >${sign(name)}<span class="word">${word??label}</span></button>`,toolbar=(tools,more)=>b`<div class="commands" role="toolbar" aria-label=${text("commands")}>
    ${tools.map(tool)} ${more}
  </div>`;var panel=(game,play2)=>b`
  ${app.isFirstVisit?firstVisit(play2):A}
  <section class="card panel" aria-label=${text("game")}>
    <div class="card-head">
      ${game.allowsHelp?[analyseButton(),reviewButton(game),explorerButton(game)]:b`<span class="faint">${text("no-analysis")}</span>`}
      <span class="faint rules">${text("of-rules",{rules:ruleName(game.state.rules)})}</span>
    </div>
    ${reviewGraph(game)} ${moveList(game,play2)}
    ${game.allowsHelp?[summary(game),engineLines(game),explorer(game,play2)]:A}
  </section>
`,actions=(game,play2)=>b`
  ${commands(game,play2)}
  <div class="row files">
    <button type="button" class="quiet" @click=${()=>newGame(play2)}>
      ${text("new-game")}
    </button>
    ${files(play2).map(([label,act])=>b`<button type="button" class="quiet" @click=${act}>${text(label)}</button>`)}
  </div>
`;function commands(game,play2){let isShow=SIDES.every(one=>game.state.players[one].machine)&&!game.remote;return toolbar(Object.values(COMMANDS).map(({label,word,sign:sign2,key,where,isShown,isEnabled,
act})=>({label:text(label),word:word&&text(word),sign:sign2,title:titleOf(text(label),key),kind:where,isHidden:isShown?.(game)===!1,isDisabled:isEnabled?.(game)===!1,act:()=>act(game,play2)})),isShow?
speed():A)}var titleOf=(label,key)=>key?text("with-key",{label,key:key.toUpperCase()}):label;function speed(){return b`<label class="speed"
    >${text("speed")}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${text("speed-of-play")}
      .value=${String(3e3-settings.speed)}
      @input=${event=>set("speed",3e3-Number(event.target.value))}
  /></label>`}function rescue(id,reason){note(text("saved-refused",{reason}),{kind:"error",ms:2e4,actions:[[text("saved-copy"),()=>saveCopy(id)],[text("saved-delete"),()=>remove(id)]]})}function watchStorage(play2){
let close=()=>{},tell=()=>{close(),isFull()&&(close=note(text("storage-full"),{kind:"error",ms:0,actions:[[text("my-games"),()=>openGames(state=>play2.open(state))],[text("saved-copy"),()=>play2.game&&
openExport(play2.game)]]}))};storage.addEventListener("change",tell),tell()}var THEMES=[["wood","stones"],["slate","stones"],["green","stones"],["paper","flat"],["clear","shapes"]];function openSettings(){let flag=(code,name)=>toggle2(text(code),!!settings[name],value=>set(name,
value)),volume=h("input",{type:"range",min:"0",max:"100",value:String(settings.volume),onchange:()=>{set("volume",Number(volume.value)),play("move")}}),pieces2=choice(text("piece-style"),PIECES.map(name=>[
name,text(name)]),settings.pieces,value=>set("pieces",value)),close=openDialog(text("settings"),[languageField(value=>{set("language",value),addEventListener("popstate",()=>location.reload(),{once:!0}),
close()}),h("div",{class:"pair"},choice(text("scheme"),[["auto",text("scheme-auto")],["light",text("scheme-light")],["dark",text("scheme-dark")]],settings.scheme,value=>set("scheme",value)),pieces2),themes(
pieces2.querySelector("select")),flag("large-text","largeText"),h("h3",{},text("on-the-board")),flag("coordinates","coordinates"),flag("counts","counts"),flag("overlay","overlay"),flag("dots","dots"),
flag("bonds","groups"),flag("arrows","arrows"),h("h3",{},text("during-a-game")),flag("threats","threats"),flag("teaching","teaching"),flag("auto-flip","autoFlip"),flag("sounds","sounds"),h("label",{class:"\
field"},h("span",{},text("volume")),volume)])}function themes(list3){return h("fieldset",{class:"themes"},h("legend",{},text("board")),...THEMES.map(([board,pieces2])=>h("label",{class:"theme","data-b\
oard":board},h("input",{type:"radio",name:"board",value:board,checked:settings.board===board,onchange:()=>{set("board",board),set("pieces",list3.value=pieces2)}}),sample(pieces2),h("span",{},text(board)))))}
var sample=pieces2=>s("svg",{viewBox:`0 0 ${200} ${100}`,"aria-hidden":"true"},...SIDES.map((side,at)=>{let group=s("g",{class:"squares",transform:`translate(${at*100})`}),piece=drawPiece(side,pieces2);
piece.setAttribute("transform",`translate(${100/2} ${100/2})`);let square={class:at?"light":"dark",width:100,height:100};return group.append(s("rect",square),piece),group}));function languageField(choose2){
let names2=["en",...document.documentElement.dataset.languages?.split(" ")??[]].map(name=>{let words2=new Intl.DisplayNames(name,{type:"language"}).of(name)??name;return[name,capital(words2)]}),field=choice(
text("language"),[["auto",text("language-auto")],...names2],names2.some(([name])=>name===settings.language)?settings.language:"auto",choose2);for(let option2 of field.querySelectorAll("option"))option2.
value!=="auto"&&(option2.lang=option2.value);return field}function followTabs(play2){addEventListener("storage",()=>follow2(play2)),addEventListener("pageshow",()=>follow2(play2)),document.addEventListener("visibilitychange",()=>{document.hidden||(follow2(play2),
takeOver())});for(let name of["pointerdown","keydown"])addEventListener(name,takeOver,!0)}function takeOver(){app.game?.follows&&(app.game.follows=!1,app.game.goOn())}var gist=({shown,flipped,left,edition,
updated,version,...rest})=>JSON.stringify(rest);function follow2(play2){let{game}=app;if(!game||game.remote)return;let{state}=readGame(load(`game.${game.state.id}`));if(!state||state.edition<=game.state.
edition)return;let{shown,flipped}=game.state;if(gist(state)===gist(game.kept))return Object.assign(game.state,{edition:state.edition,left:state.left}),update();know(state);let stays=!game.isAtLive&&state.
nodes[shown];show(play2,{...state,flipped,shown:stays?shown:state.live},!0)}async function show(play2,state,follows){let game=new Game(state);game.follows=follows,await game.load();let now=app.game?.state;
now?.id!==state.id||now.edition>state.edition||(play2.adopt(game),game.begin())}function merge(play2,game,newer){let theirs=readGame(newer).state;if(!theirs)return;let{nodes,live,outcome:outcome2,flipped}=game.
kept,tree=new Tree(theirs.nodes),count=tree.nodes.length,own=tree.take(new Tree(nodes))[live],goesOn=tree.leadsTo(theirs.live,own),at=goesOn?own:theirs.live,state={...theirs,live:at,shown:at,flipped,outcome:theirs.
outcome??outcome2};!goesOn&&tree.nodes.length>count&&note(text("other-tab"),{ms:12e3}),keep(state),show(play2,state,!1)}var TITLE=document.title;function writeTitle(game){let side=game.liveView?.toMove,isTurn=side&&game.people.length===1&&game.people[0]===side&&!game.isOver&&!game.pending;document.title=isTurn?`${text(
"your-turn")} · ${TITLE}`:TITLE}var SECONDS4=.3;async function teach(game,{id,by}){let parent=game.tree.node(id).parent;if(!settings.teaching||game.state.serious||by!=="human"||parent===null||game.remote)return;let[before,after2]=await Promise.
all([search(game,parent,SECONDS4),search(game,id,SECONDS4)]),{judged}=await judge(game,game.tree.path(id),new Map([[parent,before],[id,after2]])),mark=judged[id]?.mark;!mark||mark==="inaccuracy"||game.
closed||!game.tree.leadsTo(id,game.state.live)||note(text("bad-move-made",{mark}),{ms:2e4,actions:[[text("take-back"),async()=>{game.stopThinking(),game.state.outcome=null,await game.setLive(parent)}],
[text("keep-it"),()=>{}]]})}var editorView=(state,editor)=>frame({id:"editor-board",top:brush("white",state,editor),bottom:[brush("black",state,editor),brush("nothing",state,editor)],side:column(verdict(state),card2(state,editor),
actions2(state,editor))}),brush=(name,{brush:chosen2,view},editor)=>b`<button
    type="button"
    class="strip brush"
    data-side=${name}
    aria-pressed=${String(name===chosen2)}
    @click=${()=>editor.change({brush:name})}
  >
    <span class="stone ${name}" aria-hidden="true"></span>
    <span class="strip-name">${text(BRUSHES[name])}</span>
    ${name==="nothing"?"":b`<span class="strip-groups">${groupWords(view,name)}</span>`}
  </button>`,verdict=({checked,note:note2})=>b`<div class="verdict ${checked?.playable===!1?"bad":"good"}" role="status">
    ${checked?b`<p><b>${text(checked.playable?"can-start":"cannot-start")}</b></p>`:""}
    ${[...checked?.faults??[],...checked?.remarks??[]].map(words2=>b`<p>${words2}</p>`)}
    ${note2?b`<p>${note2}</p>`:""}
  </div>`;function card2({kept,presets,fen,fault},editor){let rules=presets.map(({name})=>[name,ruleName(name)]),sides2=SIDES.map(side=>[side,text("side",{side})]);return b`<section class="card panel" aria-label=${text(
"set-up")}>
    <h2>${text("position-editor")}</h2>
    <p class="faint">${text("how-to-edit")}</p>
    <div class="pair">
      ${numberField(text("files"),kept.width,SIZES,value=>editor.resize(value,kept.height))}
      ${numberField(text("ranks"),kept.height,SIZES,value=>editor.resize(kept.width,value))}
    </div>
    <div class="pair">
      ${choiceField(text("mover"),sides2,kept.toMove,value=>editor.keep({toMove:value}))}
      ${choiceField(text("rules"),rules,kept.rules,value=>editor.keep({rules:value}))}
    </div>
    <label class="field"
      ><span>${text("fen")}</span
      ><input
        type="text"
        spellcheck="false"
        .value=${fen}
        @change=${event=>editor.readFen(event.target.value)}
    /></label>
    <p class="fault" role="alert">${fault}</p>
  </section>`}var actions2=({checked},editor)=>toolbar([{label:text("play-from-here"),sign:"go",kind:"primary",isDisabled:!checked?.playable,act:()=>editor.start()},{label:text("start-position"),sign:"\
board",act:()=>editor.setStart()},{label:text("empty-board"),sign:"empty",act:()=>editor.clear()},{label:text("from-game"),sign:"next",act:()=>editor.take()},{label:text("copy-link"),sign:"link",act:()=>editor.
copyLink()}]);var BRUSHES={black:"edit-black",white:"edit-white",nothing:"edit-nothing"},KEPT={width:8,height:8,toMove:"black",rules:"olympiad",black:[],white:[]},SIZES={min:3,max:8},begun2=()=>({brush:"black",kept:loadOver(
"editor",KEPT),view:null,checked:null,fen:"",fault:"",note:"",presets:[]}),Editor=class{constructor(host,play2){this.host=host,this.play=play2,this.state=begun2(),app.editor=this.state,this.kept=this.
state.kept;let{min,max}=SIZES;for(let part2 of["width","height"])this.kept[part2]=Math.min(max,Math.max(min,Math.trunc(this.kept[part2])));SIDES.includes(this.kept.toMove)||(this.kept.toMove="black");
for(let side of SIDES)this.kept[side]=this.kept[side].filter(square=>this.hasSquare(square));D(editorView(this.state,this),host),this.board=new Board(host.querySelector(".board-host"),{move:()=>{},tap:square=>this.
paint(square),label:text("editor-board")}),play2.editPosition=(view,rules)=>this.edit(view,rules),drawWith(()=>this.draw())}async begin(){let{presets}=await about();this.change({presets}),presets.some(
({name})=>name===this.kept.rules)||(this.kept.rules=KEPT.rules),this.kept.black.length+this.kept.white.length===0?await this.setStart():await this.check()}change(change){Object.assign(this.state,change),
update()}draw(){if(this.host.hidden)return;D(editorView(this.state,this),this.host);let{view}=this.state;view&&this.board.show({view,flipped:!1,canMove:()=>!1})}keep(change){Object.assign(this.kept,change),
this.check()}hasSquare(square){let[file2,rank]=place(square);return file2>=0&&file2<this.kept.width&&rank>=0&&rank<this.kept.height}resize(width,height){Object.assign(this.kept,{width,height});for(let side of SIDES)
this.kept[side]=this.kept[side].filter(square=>this.hasSquare(square));this.check()}paint(square){let there=SIDES.find(side=>this.kept[side].includes(square));for(let side of SIDES)this.kept[side]=this.
kept[side].filter(other2=>other2!==square);let{brush:brush2}=this.state;brush2!=="nothing"&&there!==brush2&&this.kept[brush2].push(square);let piece=SIDES.find(side=>this.kept[side].includes(square));
return announce(text("painted",{square,piece})),this.check(),!0}text(){let{width,height,toMove}=this.kept,ranks=[];for(let rank=height-1;rank>=0;rank--){let row2="",empty=0;for(let file2=0;file2<width;file2++){
let square=squareName(file2,rank),letter=this.kept.black.includes(square)?"L":this.kept.white.includes(square)?"l":"";letter&&(row2+=(empty||"")+letter),empty=letter?0:empty+1}ranks.push(row2+(empty||
""))}return`${ranks.join("/")} ${toMove==="black"?"w":"b"} - - 0 1`}async check(){save("editor",this.kept);let fen=this.text();this.change({fen});let{rules}=this.kept,{playable,faults,remarks,position}=await post(
"setup",{fen,rules});if(this.text()!==fen||this.kept.rules!==rules)return;let checked={playable,faults,remarks};this.change({view:position,checked,fault:"",note:""})}async readFen(fen){this.change({fen});
try{let view=await post("position",{fen,rules:this.kept.rules});await this.edit(view,this.kept.rules)}catch(error){if(!(error instanceof Refusal))throw error;this.change({fault:text("not-a-position",{
reason:error.message})})}}async edit(view,rules){let{width,height,toMove,black,white}=view;Object.assign(this.kept,{width,height,toMove,black:[...black],white:[...white],rules}),await this.check()}async setStart(){
let{width,height,rules}=this.kept,{fen}=await post("start",{game:{board:`${width}x${height}`,rules}});await this.edit(await post("position",{fen,rules}),rules)}clear(){this.kept.black=[],this.kept.white=
[],this.check()}async take(){let{game}=this.play;game?.view&&await this.edit(game.view,game.state.rules)}async start(){let{remote}=this.play.game??{};if(remote){remote.send(`fen ${this.text()}`),location.
hash="#play";return}let human={machine:!1,level:3},machine={machine:!0,level:3},{toMove}=this.kept;await this.play.open(newState({rules:this.kept.rules,fen:this.text(),flipped:toMove==="white",players:toMove===
"black"?{black:human,white:machine}:{black:machine,white:human}}))}async copyLink(){let link=linkTo({rules:this.kept.rules,fen:this.text(),moves:[]});try{await navigator.clipboard.writeText(link),this.
change({note:text("link-copied",{warning:linkWarning()})})}catch{this.change({fen:link})}}};var START="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",STEPS=[{title:"count",words:["count-1","count-2","count-3"],fen:START,goal:({from,to})=>from==="b1"&&to==="b3",praise:"count-praise",retry:"\
count-retry"},{title:"jump",words:["jump-1","jump-2"],fen:START,goal:({from,to})=>from==="b1"&&to==="h1",praise:"jump-praise",retry:"jump-retry"},{title:"capture",words:["capture-1","capture-2"],fen:START,
goal:({from,capture})=>from==="c1"&&capture,praise:"capture-praise",retry:"capture-retry"},{title:"connect",words:["connect-1","connect-2"],fen:"8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1",goal:(_,end)=>end?.
winner==="black",praise:"connect-praise",retry:"connect-retry"},{title:"defend",words:["defend-1","defend-2"],fen:"8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1",goal:(_move,end,view)=>!end&&view.threats.white.
length===0,praise:"defend-praise",retry:"defend-retry"}];function learnView(state,learn2){let{view,said,detail,isDone}=state,one=side=>strip(side,view,{isToMove:!isDone&&view?.toMove===side});return frame({id:"learn-board",top:one("white"),bottom:one("black"),
side:column(b`<p class="status ${said.kind}" role="status">${said.words}</p>
        ${pieceLines(view,detail)}`,card3(state,learn2),actions3(state,learn2))})}function titleOf2(at){let title=text(LESSONS[at].title);return at<STEPS.length?text("step",{number:at+1,count:STEPS.length,
title}):title}function card3({at,presets},learn2){let names2=LESSONS.map((_,index)=>[String(index),titleOf2(index)]);return b`<section class="card panel tutorial" aria-label=${text("tutorial")}>
    <h2>${titleOf2(at)}</h2>
    ${LESSONS[at].words.map(code=>b`<p>${text(code)}</p>`)}
    ${choiceField(text("lessons"),names2,String(at),value=>learn2.open(Number(value)))}
    <details>
      <summary>${text("rule-sets")}</summary>
      <p>${text("rules-differ")}</p>
      <dl class="books">
        ${presets.map(({name})=>b`<dt>${ruleName(name)}</dt>
            <dd>${text("rule-words",{name})}</dd>`)}
      </dl>
    </details>
    <details>
      <summary>${text("keys")}</summary>
      ${learn2.keys}
    </details>
  </section>`}function actions3({at,isReached},learn2){let isLast=at+1===STEPS.length||at+1===LESSONS.length;return toolbar([{label:text("previous"),sign:"back",isDisabled:at===0,act:()=>learn2.open(at-
1)},{label:text("again"),sign:"redo",act:()=>learn2.open(at)},{label:text(isLast?"easy-game":"next-step"),sign:"next",kind:"primary",isDisabled:at<STEPS.length&&!isReached,act:()=>learn2.next()}])}var PICTURES=[{title:"far-title",words:["far-words"],fen:"6/6/6/lL3l/6/2L3 w - - 0 1",goal:({from,to})=>from==="b3"&&to==="e3",praise:"far-praise",retry:"far-retry"},{title:"jumping-title",words:["jum\
ping-words"],fen:"6/6/l5/LL4/l5/3L2 w - - 0 1",goal:({from,to})=>from==="a3"&&to==="c3",praise:"jumping-praise",retry:"jumping-retry"},{title:"capturing-title",words:["capturing-words"],fen:"6/6/3l2/6\
/1L4/L4l w - - 0 1",goal:({capture})=>capture,retry:"capturing-retry"},{title:"winning-title",words:["winning-words"],fen:"6/1LL3/2L3/6/2L3/l4l w - - 0 1",goal:(_,end)=>end?.winner==="black",retry:"wi\
nning-retry"},{title:"helping-title",words:["helping-words"],fen:"6/2ll2/6/6/2L3/L1l2L w - - 0 1",goal:(_,end)=>end?.winner==="white",retry:"helping-retry"},{title:"blocked-title",words:["blocked-word\
s"],fen:"4lL/4ll/6/6/ll4/Ll4 w - - 0 1"}];var LESSONS=[...STEPS,...PICTURES],READING=1600,begun3=()=>({at:Math.max(0,LESSONS.findIndex((_,at)=>at===load("tutorial"))),view:null,said:{words:"",kind:""},isDone:!1,isReached:!1,detail:null,presets:[]}),
Learn=class{constructor(host,play2){this.host=host,this.play=play2,this.state=begun3(),app.learn=this.state,this.keys=keyHelp(),D(learnView(this.state,this),host),this.board=new Board(host.querySelector(
".board-host"),{move:move2=>this.tryMove(move2),select:square=>this.change({detail:square}),hover:square=>this.change({detail:square??this.board.selected}),label:text("tutorial")}),drawWith(()=>this.draw())}async begin(){
about().then(({presets})=>this.change({presets})),await this.open(this.state.at)}get lesson(){return LESSONS[this.state.at]}change(change){Object.assign(this.state,change),update()}draw(){if(this.host.
hidden)return;D(learnView(this.state,this),this.host);let{view,isDone}=this.state;view&&this.board.show({view,flipped:!1,canMove:()=>!isDone})}async open(at){save("tutorial",at),this.change({at,isReached:!1,
view:null,said:{words:"",kind:""}});let view=await this.setUp();if(!view)return;let words2=view.mustPass?text("passed",{side:view.toMove}):text(this.lesson.words[this.lesson.words.length-1]);this.change(
{said:{words:words2,kind:""}})}next(){let at=this.state.at+1;at===STEPS.length||at===LESSONS.length?easyGame(this.play):this.open(at)}get game(){let{fen,rules="soucie"}=this.lesson;return{fen,rules,moves:[]}}async setUp(){
clearTimeout(this.again);let{lesson}=this,view=await post("position",this.game);return lesson!==this.lesson?null:(this.change({view,isDone:!1}),view)}say(words2,kind){this.change({said:{words:words2,kind}}),
announce(words2)}async tryMove(move2){if(this.state.isDone||!this.state.view)return;let{lesson}=this,tried=await post("move",{game:this.game,move:move2});if(lesson!==this.lesson)return;if(!tried.legal)
return this.say(refusal(move2,tried.reason),"fault"),"illegal";let{lastMove,end}=tried.position,{goal,praise,retry}=lesson,isReached=goal?goal(lastMove,end,tried.position):!0;this.change({isDone:!0,view:tried.
position}),isReached?(this.change({isReached}),this.say(praise?text(praise):end?.text??text("legal-move"),"over"),queueMicrotask(()=>this.host.querySelector(".commands .primary")?.focus())):(this.say(
end?text("end-retry",{end:end.text}):text(retry??"other-move"),"fault"),this.again=setTimeout(()=>this.setUp(),READING))}};var NEAR=30,FAR=64;function drawCounts(layer,lines3,frame2,square){for(let line2 of lines3){let own=square!==null&&isOn(square,line2),[x,y]=labelPlace(line2,frame2);layer.append(s("text",{class:`count\
 ${line2.axis}${own?" own":""}${line2.count?"":" none"}`,x,y:y+8},String(line2.count)))}}function labelPlace(line2,frame2){let[a,b2]=line2.ends.map(end=>middle(end,frame2));if(line2.axis==="rank")return[
frame2.width*100+NEAR,a[1]];if(line2.axis==="file")return[a[0],-NEAR];let[x,y]=a[1]<b2[1]?a:b2,sense=a[1]<b2[1]?Math.sign(a[0]-b2[0]):Math.sign(b2[0]-a[0]);return y<100?(sense>0?x>(frame2.width-1)*100:
x<100)?[x+sense*(100/2+(sense>0?60:34)),-FAR+(sense>0?0:6)]:[x+sense*28,-FAR]:sense>0?[frame2.width*100+FAR,y-28]:[-30,y-36]}async function openLink(play2,signal){let game=readLink(location.hash);if(!game)return!1;let tree=new Tree,at=0;for(let move2 of game.moves)at=tree.add(at,move2);let human={machine:!1,level:3};try{await post(
"position",game,signal)}catch(error){if(signal.aborted)return!1;if(!(error instanceof Refusal))throw error;return note(text("bad-link",{reason:error.message}),{kind:"error"}),history.replaceState(null,
"","#play"),!1}return await play2.open(newState({rules:game.rules,limit:game.limit??null,fen:game.fen,nodes:tree.nodes,live:at,shown:at,players:{black:human,white:{...human}}}),signal),!0}var sum=values2=>values2.reduce((total2,value)=>total2+value,0);function rate(player,results){let mu=(player.rating-1500)/173.7178,phi=player.deviation/173.7178,games=results.map(({rating,deviation,score})=>{
let g=1/Math.sqrt(1+3*(deviation/173.7178)**2/Math.PI**2),expected=1/(1+Math.exp(-g*(mu-(rating-1500)/173.7178)));return{g,expected,score}}),v=1/sum(games.map(({g,expected})=>g*g*expected*(1-expected))),
surplus=sum(games.map(({g,expected,score})=>g*(score-expected))),volatility=volatilityAfter(player.volatility,phi,v,v*surplus),variance=1/(1/(phi**2+volatility**2)+1/v);return{rating:1500+173.7178*(mu+
variance*surplus),deviation:173.7178*Math.sqrt(variance),volatility}}function volatilityAfter(before,phi,v,delta){let a=Math.log(before**2),f=x=>{let d=phi**2+v+Math.exp(x);return Math.exp(x)*(delta**
2-d)/(2*d**2)-(x-a)/.5**2},low=a,high=Math.log(delta**2-phi**2-v);if(!(delta**2>phi**2+v)){let k=1;for(;f(a-k*.5)<0;)k++;high=a-k*.5}let[atLow,atHigh]=[f(low),f(high)];for(;Math.abs(high-low)>1e-6;){let middle2=low+
(low-high)*atLow/(atHigh-atLow),atMiddle=f(middle2);atMiddle*atHigh<=0?[low,atLow]=[high,atHigh]:atLow/=2,[high,atHigh]=[middle2,atMiddle]}return Math.exp(low/2)}var DEVIATION=60,KEPT2={at:0,theme:"all",rating:800,deviation:350,volatility:.06,streak:0,best:0,bestRun:0,history:[]},loadProgress=()=>loadOver("puzzles",KEPT2);function saveProgress(kept){merge2(kept),
save("puzzles",kept)}function merge2(kept){let there=loadProgress(),{rating,deviation,volatility}=there;there.history.length>kept.history.length&&Object.assign(kept,{rating,deviation,volatility});for(let name of[
"best","bestRun"])kept[name]=Math.max(kept[name],there[name]);kept.history=[...new Set([...there.history,...kept.history])]}var numberOf=item=>parseInt(item,10),lastOf=({history:history2},number)=>history2.
findLast(item=>numberOf(item)===number)?.at(-1),solved2=({history:history2})=>new Set(history2.filter(item=>!item.endsWith("-")).map(numberOf));function record(kept,{number,rating},isSolved){merge2(kept);
let last=lastOf(kept,number);if(last)return isSolved&&last==="-"&&kept.history.push(`${number}=`),saveProgress(kept),null;let before=Math.round(kept.rating),result={rating,deviation:DEVIATION,score:Number(
isSolved)};return Object.assign(kept,rate(kept,[result])),kept.history.push(`${number}${isSolved?"+":"-"}`),kept.streak=isSolved?kept.streak+1:0,kept.best=Math.max(kept.best,kept.streak),saveProgress(
kept),Math.round(kept.rating)-before}var THEMES2=["all","w1","w2","w3","w4","w5","w6","h",..."cstqbde"],IN_A_PIECE=150,WAIT=2e3;async function file(name){for(;;){let response=await fetch(new URL(name,import.meta.url)).catch(()=>null);if(noteLine(
!response),response?.ok)return(await response.text()).trimEnd().split(`
`);if(response)throw new Refusal(text("no-answer",{status:response.status}));await pause(WAIT)}}async function loadIndex(){return(await file("puzzles.txt")).map(line2=>{let[kind,themes2,rating]=line2.
split(" ");return{kind,themes:themes2,rating:Number(rating)}})}var pieces=new Map;async function loadPuzzle(at){let number=Math.floor(at/IN_A_PIECE),piece=pieces.get(number);piece||(piece=file(`puzzle\
s-${number}.txt`),pieces.set(number,piece),piece.catch(()=>pieces.delete(number)));let line2=(await piece)[at%IN_A_PIECE],[fen,rules,solution,task,themes2,rating]=line2.split("; "),last=words2=>Number(
words2.split(" ").at(-1));return{fen,rules,task:task.startsWith("win")?"win":"hold",moves:last(task),solution:solution.split(" "),themes:themes2.split(" ").filter(Boolean),rating:last(rating)}}var fits=({
kind,themes:themes2},theme)=>theme==="all"||kind===theme||kind[0]===theme||themes2.includes(theme);function near(all2,rating,few,isMeant){let distance=at=>Math.abs(all2[at].rating-rating),places=[...all2.
keys()].filter(at=>isMeant(all2[at],at));return places.sort((a,b2)=>distance(a)-distance(b2)),places[Math.floor(Math.random()*Math.min(few,places.length))]}var STRIDE=997,ofDay=(all2,day=new Date)=>Math.
floor(Date.UTC(day.getFullYear(),day.getMonth(),day.getDate())/864e5)*STRIDE%all2.length;var begunRun=()=>({end:Date.now()+18e4,count:0,mistakes:0,rating:200,seen:[]}),timeLeft=({end})=>Math.max(0,end-Date.now()),isOver=run=>run.mistakes>=3||timeLeft(run)===0,fitsRun=({kind})=>Number(kind[1])<=
3;function puzzlesView(state,puzzles){let{view,side,said,isDone,detail}=state,isToMove=one=>!isDone&&!view?.end&&view?.toMove===one;return frame({id:"puzzle-board",top:strip(other(side),view,{isToMove:isToMove(
other(side))}),bottom:strip(side,view,{isToMove:isToMove(side)}),side:column(b`<p class="status ${said.kind}" role="status">${said.words}</p>
        <p class="task">${view?taskWords(state):""}</p>
        ${pieceLines(view,detail)}`,card4(state,puzzles),actions4(state,puzzles))})}function taskWords({puzzle,side}){let{task,moves:count}=puzzle;return text(task==="win"?"puzzle-win":"puzzle-hold",{
side,count})}var kindWords=kind=>text("puzzle-task",{task:kind[0]==="w"?"win":"hold",moves:kind.slice(1)});function themeWords(theme){return theme.length===2?kindWords(theme):text("puzzle-theme",{theme})}
function card4(state,puzzles){let{all:all2,puzzle,view,at,kept,isDone,run,change}=state,names2=THEMES2.map(theme=>[theme,themeWords(theme)]),rating=Math.round(kept.rating),{streak,best}=kept,score={solved:solved2(
kept).size,count:all2?.length??0},about2=[text("puzzle-rating",{rating:puzzle?.rating??0})];return isDone&&about2.push(...(puzzle?.themes??[]).map(theme=>themeWords(theme[0]))),b`<section class="card panel" aria-label=${text(
"puzzle")}>
    <div class="card-head">
      <h2>${view?text("puzzle-number",{number:at+1}):""}</h2>
      ${choiceField(text("theme"),names2,kept.theme,value=>puzzles.choose(value),!0)}
    </div>
    ${run?b`<p class="run" role="timer">
          <b>${clockText(timeLeft(run))}</b> ${text("run-score",{...run,most:3})}
        </p>`:b`<p class="faint">${view?about2.join(" · "):""}</p>
          <p>
            <b>${text("your-rating",{rating})}</b>
            ${change===null?A:`(${signed(change)})`}
          </p>
          <p class="faint">
            ${text("puzzle-score",{...score,streak,best})}
          </p>`}
    <div class="row">
      <button type="button" @click=${()=>puzzles.ofDay()}>${text("puzzle-of-day")}</button>
      <button type="button" @click=${()=>puzzles.startRun()}>${text("timed-run")}</button>
      <button type="button" @click=${()=>puzzles.history()}>${text("history")}</button>
    </div>
  </section>`}var signed=change=>`${change<0?"−":"+"}${Math.abs(change)}`;function actions4({isDone,before,run},puzzles){return toolbar([{label:text("next-puzzle"),sign:"next",kind:before?"":"primar\
y",isDisabled:!isDone||run!==null,act:()=>puzzles.next()},{label:text("hint"),sign:"hint",isDisabled:run!==null,act:()=>puzzles.hint()},{label:text("show-solution"),sign:"show",isDisabled:run!==null,act:()=>puzzles.
solve()},{label:text("retry"),sign:"redo",kind:before?"primary":"",isDisabled:run!==null,act:()=>puzzles.retry()},{label:text("play-from-here"),sign:"go",act:()=>puzzles.take()}])}var RESULTS={"+":"once","-":"failed","=":"later"},MOST2=200;function openHistory({all:all2,kept},open){let rows2=kept.history.filter(item=>all2?.[numberOf(item)-1]).reverse().slice(0,MOST2).map(item=>{
let number=numberOf(item),{kind,rating}=all2[number-1],words2=[text("puzzle-number",{number}),kindWords(kind),text("puzzle-rating",{rating}),text("puzzle-result",{result:RESULTS[item.slice(-1)]})],act=()=>{
close(),open(number-1)};return h("li",{},button(words2.join(" · "),act,{class:"quiet"}))}),list3=h("ul",{class:"puzzle-history"},...rows2),none=h("p",{class:"faint"},text("no-history")),close=openDialog(
text("history"),[rows2.length?list3:none])}var PAUSE=450,ANSWER=900,FEW=12,TICK2=500,fresh=()=>({moves:[],view:null,side:"black",left:1,hints:0,isDone:!1,hasFailed:!1,wasShown:!1,before:null,change:null,isBusy:!1,said:{words:"",kind:""},detail:null,
glow:[],arrows:[]}),begun4=()=>({all:null,puzzle:null,at:0,run:null,kept:loadProgress(),...fresh()}),Puzzles=class{constructor(host,play2){this.host=host,this.play=play2,this.state=begun4(),app.puzzles=
this.state,D(puzzlesView(this.state,this),host),this.board=new Board(host.querySelector(".board-host"),{move:move2=>this.tryMove(move2),select:square=>this.change({detail:square}),hover:square=>this.change(
{detail:square??this.board.selected}),label:text("puzzle-board")}),drawWith(()=>this.draw())}async begin(){this.change({all:await loadIndex()}),await this.open(this.state.kept.at)}change(change){Object.
assign(this.state,change),update()}draw(){if(this.host.hidden)return;let{state}=this;D(puzzlesView(state,this),this.host);let{view,side,isDone,before,glow,arrows:arrows2}=state;view&&this.board.show({
view,flipped:side==="white",canMove:mover=>mover===side&&!isDone&&!before,glow,arrows:arrows2})}async open(at){let{kept,all:all2,run}=this.state;all2?.[at]||(at=0),run||(kept.at=at,saveProgress(kept)),
this.change({...fresh(),at});let{moves}=this.state,isOld=()=>this.state.moves!==moves,puzzle=await loadPuzzle(at);if(isOld())return;this.state.puzzle=puzzle;let view=await this.ask();isOld()||(this.change(
{view,side:view.toMove,left:puzzle.moves}),this.say(text("to-move",{side:view.toMove})))}async next(){let{kept,all:all2}=this.state;if(!all2)return;this.endRun();let{rating,theme}=kept,fit2=(one,at2)=>fits(
one,theme)&&at2!==kept.at,at=near(all2,rating,FEW,(one,at2)=>fit2(one,at2)&&!lastOf(kept,at2+1))??near(all2,rating,FEW,fit2);await this.open(at??kept.at)}async choose(theme){this.state.kept.theme=theme,
await this.next()}async ofDay(){this.endRun(),await this.open(ofDay(this.state.all??[]))}history(){saveProgress(this.state.kept),openHistory(this.state,at=>{this.endRun(),this.open(at)})}async startRun(){
this.endRun();let run=begunRun();this.state.run=run;let timer=setInterval(()=>{if(this.state.run!==run)return clearInterval(timer);isOver(run)&&!this.state.isDone&&this.finishRun(),update()},TICK2);await this.
nextOfRun()}async nextOfRun(){let{run,all:all2}=this.state;if(!run||!all2)return;if(isOver(run))return this.finishRun();let at=near(all2,run.rating,FEW,(one,at2)=>fitsRun(one)&&!run.seen.includes(at2));
run.seen.push(at??0),await this.open(at??0)}async answered(isRight){let{run,moves}=this.state;run&&(isRight?run.count++:run.mistakes++,run.rating+=isRight?60:0,this.change({isDone:!0}),this.say(text(isRight?
"puzzle-solved":"puzzle-wrong"),isRight?"over":"fault"),await new Promise(resolve=>setTimeout(resolve,ANSWER)),this.state.run===run&&this.state.moves===moves&&await this.nextOfRun())}finishRun(){let{kept,
run}=this.state;run&&(kept.bestRun=Math.max(kept.bestRun,run.count),saveProgress(kept),this.change({run:null,isDone:!0,wasShown:!0}),this.say(text("run-over",{count:run.count,best:kept.bestRun}),"over"),
this.focusPrimary())}endRun(){this.state.run=null}ask(){return post("position",this.game())}game(move2){let{rules,fen}=this.state.puzzle,{moves}=this.state;return{rules,fen,limit:0,moves:move2?[...moves,
move2]:moves}}say(words2,kind=""){this.change({said:{words:words2,kind}}),announce(words2)}async tryMove(move2){let{state}=this,{puzzle}=state;if(!puzzle||!state.view||state.isDone||state.isBusy||state.
before)return;let{moves,left,run}=state,isOld=()=>state.moves!==moves,tried=await post("move",{game:this.game(),move:move2});if(isOld())return;if(!tried.legal)return this.say(refusal(move2,tried.reason),
"fault"),"illegal";state.isBusy=!0;let{isRight,answer}=await this.judge(tried,left);if(!isOld()){if(state.isBusy=!1,!isRight)return this.change({view:tried.position,glow:[],arrows:[]}),run?this.answered(
!1):this.refute(tried,answer);if(this.change({moves:[...moves,tried.move],hints:0,glow:[],arrows:[],view:tried.position}),tried.position.end||puzzle.task==="hold")return run?this.answered(!0):this.finish();
state.left=left-1,this.say(text("puzzle-right")),await this.reply()}}get known(){let{moves,puzzle}=this.state,{solution}=puzzle;return moves.every((move2,index)=>move2===solution[index])?solution[moves.
length]:void 0}async judge(tried,left){let{moves,side,run}=this.state,{end}=tried.position;if(tried.move===this.known)return{isRight:!0};if(end)return{isRight:moves.length>0&&end.winner===side};if(run&&
moves.length===0)return{isRight:!1};let best=(await this.think(tried.move))?.lines[0],{lossIn}=best?.score??{},wins=lossIn!=null&&lossIn<=2*left-2;return{isRight:moves.length>0&&wins,answer:best?.move}}async refute(tried,answer){
let{state}=this,{moves,side,left}=state,{task}=state.puzzle,before=await this.ask();if(state.moves!==moves)return;let wrong=[...moves,tried.move];this.change({moves:wrong,before:{moves,view:before}}),
this.fail();let words2=[text(task==="win"?"puzzle-no-win":"puzzle-no-hold",{move:tried.move,moves:left,side})],reply=tried.position.mustPass?"pass":answer;if(reply&&!tried.position.end){let game={...this.
game(),moves:[...wrong,reply]},view=await post("position",game);if(state.moves!==wrong)return;this.change({view}),words2.push(text("puzzle-answer",{side:other(side),move:reply}),view.end?.text??"")}else
words2.push(tried.position.end?.text??"");this.say(prose(words2),"fault"),this.focusPrimary()}async retry(){let{before,hasFailed:hasFailed2,at,puzzle}=this.state;if(!before)return this.open(at);this.change(
{...before,before:null,isBusy:!1});let{task,moves}=puzzle;this.change({left:task==="win"?moves-before.moves.length/2:moves,hasFailed:hasFailed2}),this.say(text("to-move",{side:before.view.toMove})),this.
host.querySelector('.board [tabindex="0"]')?.focus()}think(move2){let ask2={type:"analyse",game:this.game(move2),lines:1,seconds:1.5};return begin(ask2).promise}async reply(){let{known,state}=this;state.
isBusy=!0;let{moves}=state,pause2=new Promise(resolve=>setTimeout(resolve,PAUSE)),findings=known?null:await this.think();if(await pause2,state.moves!==moves)return;state.isBusy=!1;let move2=known??(state.
view?.mustPass?"pass":findings?.lines[0]?.move);if(!move2)return;let made=[...moves,move2];state.moves=made;let view=await this.ask();if(state.moves!==made)return;let goesOn=text("puzzle-goes-on",{side:view.
toMove,moves:state.left});this.change({view}),this.say(view.end?.text??goesOn)}fail(){this.state.hasFailed||this.note(!1),this.state.hasFailed=!0}note(isSolved){let{at,all:all2,kept}=this.state,{rating}=all2[at],
change=record(kept,{number:at+1,rating},isSolved);change!==null&&this.change({change})}finish(){let{wasShown,view}=this.state;wasShown||this.note(!0),this.change({isDone:!0});let words2=text(wasShown?
"puzzle-shown":"puzzle-solved");this.say(prose([words2,view?.end?.text??""]),"over"),this.focusPrimary()}focusPrimary(){queueMicrotask(()=>{this.host.querySelector(".commands .primary")?.focus()})}get isOpen(){
let{view,isDone,isBusy,before,run}=this.state;return!!(view&&!isDone&&!isBusy&&!before&&!run)}async hint(){let{state}=this;if(!this.isOpen)return;let{moves}=state,move2=await this.bestMove(),squares=move2&&
ends(move2);!squares||state.moves!==moves||(this.fail(),this.change({hints:state.hints+1}),state.hints===1?(this.change({glow:[squares.from]}),this.say(text("puzzle-piece",{square:squares.from}))):(this.
change({arrows:[{...squares,kind:"best"}]}),this.say(text("puzzle-move",{move:move2}))))}async bestMove(){return this.known??(await this.think())?.lines[0]?.move}async solve(){let{state}=this;if(state.
before&&await this.retry(),!this.isOpen)return;this.fail(),state.wasShown=!0;let{at}=state;for(let before=-1;!state.isDone&&state.moves.length>before;){before=state.moves.length;let move2=await this.bestMove();
if(!move2||!state.wasShown||at!==state.at)return;await this.tryMove(move2)}}async take(){if(!this.state.puzzle)return;let{rules,fen}=this.state.puzzle,human={machine:!1,level:3};await this.play.open(newState(
{rules,fen,players:{black:human,white:{...human}},flipped:this.state.side==="white"}))}};function drawTriedLine(layer,marks,{from,to},line2,frame2){let[[file2,rank],[toFile,toRank]]=[from,to].map(place),step=[Math.sign(toFile-file2),Math.sign(toRank-rank)];for(let square of squaresOf(line2)){
let[x2,y2]=corner(square,frame2);layer.append(s("rect",{class:"tried",x:x2,y:y2,width:100,height:100}))}for(let count=1;count<=line2.count;count++){let[f,r]=[file2+count*step[0],rank+count*step[1]];if(f<
0||r<0||f>=frame2.width||r>=frame2.height)return;let[x2,y2]=corner(squareName(f,r),frame2),kind=count===line2.count?"open":"shut";marks.append(s("circle",{class:`count-badge ${kind}`,cx:x2+22,cy:y2+22,
r:18}),s("text",{class:"count-text",x:x2+22,y:y2+30},String(count)))}let goal=squareName(file2+line2.count*step[0],rank+line2.count*step[1]),[x,y]=middle(goal,frame2);marks.append(s("circle",{class:"t\
ried-goal",cx:x,cy:y,r:44}))}function squaresOf({ends:ends2}){let[[file2,rank],[toFile,toRank]]=ends2.map(place),length=Math.max(Math.abs(toFile-file2),Math.abs(toRank-rank));return Array.from({length:length+
1},(_,at)=>squareName(file2+at*Math.sign(toFile-file2),rank+at*Math.sign(toRank-rank)))}var Link=class{constructor(open){this.open=open,this.game=null,this.isThinking=!1,this.number=0,this.began=()=>{},this.first=new Promise(resolve=>{this.began=resolve}),this.queue=Promise.resolve(),socket.
addEventListener("shared",event=>{let shared=event.detail;this.queue=this.queue.then(()=>this.sync(shared)).catch(error=>{note(String(error),{kind:"error"})})}),socket.addEventListener("said",event=>{
let{text:text2,error}=event.detail;note(text2,{kind:error?"error":"note"}),announce(text2)})}send(text2){socket.send({type:"line",text:text2})}async tryMove(move2){let game=this.game,answer=await post(
"move",{game:game.text(game.state.live),move:move2});return answer.legal?(this.send(answer.move),null):answer.reason}setPlayer(side,before,after2){after2.machine&&after2.level!==before.level&&this.send(
`level ${after2.level}`),after2.machine!==before.machine&&this.send(`${after2.machine?"auto":"manual"} ${side}`)}async sync(shared){if(!shared.fen)return;let game=this.game,same=game&&shared.number===
this.number&&game.state.fen===shared.fen&&game.state.rules===shared.rules;this.isThinking=shared.thinking,this.number=shared.number,same?await this.follow(game,shared):await this.begin(shared)}players(shared){
return Object.fromEntries(SIDES.map(side=>[side,{machine:shared[side]==="machine",level:shared.level}]))}async follow(game,shared){game.state.players=this.players(shared),game.state.limit=shared.limit;
let at=0;for(let move2 of shared.moves)at=game.tree.add(at,move2);let{live}=game.state;if(at===live)return game.changed();if(!game.tree.leadsTo(live,at))return game.setLive(at);let path=game.tree.path(
at);for(let id of path.slice(path.indexOf(live)+1)){let before=game.liveView?.toMove??"black";await game.advance(id,shared[before]==="machine"?"machine":"human")}}async begin(shared){let flipped=shared.
black==="machine"&&shared.white==="human",game=new Game(newState({id:"shared",rules:shared.rules,limit:shared.limit,fen:shared.fen,players:this.players(shared),flipped}));game.remote=this;let at=0;for(let move2 of shared.
moves)at=game.tree.add(at,move2);game.state.live=game.state.shown=at,this.game?.close(),this.game=game,await game.load(),game.begin(),this.open(game),this.began()}};learn(EN_LATER);var hint=new Hint;export{Clock,Editor,Learn,Link,Puzzles,actions,advice,arrows,askToResign,bar,drawCounts,drawMoves,drawTriedLine,follow,followTabs,go,hint,judgeRetry,merge,nextStep,offerAtRepetition,offerDraw,openExport,
openGames,openImport,openKeys,openLink,openMore,openSettings,panel,play as playSound,press,rate,readGame,rescue,startReview,teach,tidy,tints,toggle,watchStorage,writeTitle};
