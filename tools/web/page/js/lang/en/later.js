// The catalogue in English, continued: what is not needed on the first screen.

export const EN_LATER = {
  // The frame of the page, which the build fills in.
  title: 'Lines of Action',
  description: 'Play, learn and study Lines of Action.',
  skip: 'Skip to the board',
  main: 'Main',
  play: 'Play',
  puzzles: 'Puzzles',
  learn: 'How to play',
  editor: 'Editor',
  settings: 'Settings',
  'needs-script': 'This page needs JavaScript.',
  'not-started': 'This page does not start. If another try does not help, use a newer browser.',
  'longer-address':
    'This server runs, but the address of its page is longer. The program has printed it. Please ' +
    'open that address.',

  // Refused requests.
  'no-such-request': 'There is no such request.',
  'no-such-file': 'There is no such file.',
  'wrong-method': 'This request needs another method.',
  'no-token': 'The request has no token.',
  'no-host': 'The request names no host.',
  'other-host': 'This server does not have that name.',
  'other-site': 'Requests from other web sites are refused.',
  'repeated-header': 'The request has more than one header “{name}”.',
  'too-slow': 'The request took too long to arrive.',
  incomplete: 'The request did not arrive completely: {detail}.',
  'too-large': 'This is too large: the server reads up to {kibibytes, number} KiB at once.',
  'not-an-object': 'The request is not a JSON object.',
  'bad-json': 'The request can’t be read: {detail}.',
  'bad-handshake': 'No WebSocket: {detail}.',
  'no-answer': 'The server answered {status}.',
  'many-analyses': 'The server has too many analyses at once. Try again later.',
  'many-jobs': 'More than {most} searches at once are not possible.',
  'job-in-use': 'The search number {id} is in use.',
  'no-shared-game': 'There is no game of a terminal program here.',
  'not-a-command': 'This is not a command line.',
  'program-busy': 'The terminal program is busy.',
  'no-tables': 'This server has no tables.',
  'not-in-tables': 'The tables don’t have this position.',
  'search-stopped': 'The search was stopped.',

  // Games in requests.
  'bad-rules': 'Unknown rules: {detail}.',
  'bad-size': 'Not a board size: {detail}.',
  'bad-start': 'Unknown start position: {detail}.',
  'bad-position': 'Not a position: {detail}.',
  'bad-move': 'Not a move: {detail}.',
  'bad-ply': 'Move {number}: {detail}.',
  'illegal-ply': 'Move {number}, {move}: {reason}.',
  'bad-time': 'A time is a number of seconds, more than 0.',
  'bad-level': 'A level is 1 to {most}.',
  'long-text': 'The text is longer than {most, number} characters.',
  'long-game': 'A game of {count, number} moves is too long; {most, number} are allowed.',
  'game-over': 'The game is over.',
  'few-pieces': 'Each side needs at least two pieces.',

  // Illegal moves; the move comes before.
  over: 'the game is over',
  'off-board': '{square} is not on this board',
  'empty-square': 'there is no piece on {square}',
  'other-piece': 'the piece on {square} is {owner, lowercase side}, and {mover, side} is to move',
  'same-square': 'it starts and ends on {square}',
  'no-line': '{from} and {to} are not on one rank, file or diagonal',
  'wrong-length':
    'needs exactly {needed, plural, one {# square} other {# squares}}, the number of pieces on ' +
    'this {line}, not {tried}',
  'two-faults': '{first}; {second}',
  'own-piece': 'your own {color, lowercase side} piece is on {square}',
  'must-jump': 'you have a move, so you can’t pass',
  'no-passing': 'these rules know no pass',

  // Ends of games.
  'win-connected':
    '{winner, side} wins: {count, plural, =0 {} =1 {} other {all # }}{color, lowercase side} ' +
    '{count, plural, =0 {has no pieces left, which counts as connected} =1 {has a single piece, ' +
    'which counts as connected} other {pieces are in one group}}.',
  'win-simultaneous':
    '{winner, side} wins: both sides are connected, and {mover, side} made the move.',
  'win-blocked': '{winner, side} wins: {loser, side} has no legal move.',
  'win-other':
    '{winner, side} wins {reason, select, repetition {by repetition} limit {by the move limit}}.',
  'draw-connected': 'A draw: one side is connected.',
  'draw-simultaneous': 'A draw: the move connects both sides.',
  'draw-blocked': 'A draw: there is not a legal move.',
  'draw-repetition': 'A draw by repetition.',
  'draw-move-limit': 'A draw: {count} moves have been made.',
  'win-resignation': '{winner, side} wins: {winner, other side} resigned.',
  'win-time': '{winner, side} wins: {winner, other side} ran out of time.',
  'draw-agreed': 'Draw by agreement.',
  aborted: 'The game was aborted.',
  'draw-declined': '{side, side} declines the draw.',
  'draw-offered': '{side, side} offers a draw: this position has occurred three times.',
  'draw-accept': 'Accept',

  // Commands and what to do next.
  game: 'Game',
  commands: 'Commands',
  moves: 'Moves',
  'of-rules': '{rules} rules',
  'with-key': '{label} ({key})',
  'new-game': 'New game',
  undo: 'Undo',
  redo: 'Redo',
  'step-back': 'Back',
  'step-on': 'Next',
  'draw-word': 'Draw',
  hint: 'Hint',
  flip: 'Flip',
  'offer-draw': 'Offer draw',
  resign: 'Resign',
  'move-now': 'Move now',
  pause: 'Pause',
  resume: 'Resume',
  more: 'More',
  speed: 'Speed',
  'my-games': 'My games',
  'import-short': 'Import',
  'share-short': 'Share',
  'to-terminal': 'To the game in the terminal',
  'back-to-game': 'Back to the game',
  'review-game': 'Review the game',
  'review-again': 'Review again',
  rematch: 'Rematch',
  'level-offer': '{count} {how, select, won {wins} other {losses}} in a row. Try level {level}?',

  'resign-as': 'Resign as {side, side}?',
  'keep-playing': 'Keep playing',
  'another-game': 'Start another game?',
  'game-stays': 'The game on the board is not over. It stays in My games.',

  // The first visit.
  'new-here': 'New to Lines of Action?',
  'rules-in-short':
    'A piece moves exactly as many squares as there are pieces on its line. Connect all your ' +
    'pieces into one group to win.',
  'learn-fast': 'Learn in two minutes',
  'easy-game': 'Play an easy game',
  'no-thanks': 'No, thanks',

  // The table of moves.
  'no-moves-yet': 'No moves yet.',
  comment: 'Comment',
  'type-move': 'Type a move, such as b1-b3',
  'not-a-move': '“{text}” is not a move such as b1-b3.',
  'draw-marks': 'Draw arrows and circles',
  'draw-how': 'Drag for an arrow, click for a circle; with keys, Enter on both squares.',
  'clear-marks': 'Clear the drawings',
  'marks-here': 'Drawn: {marks}.',
  'mark-colour': '{kind, select, own {Orange} blue {Blue} red {Red}}',
  'mark-from': 'From {square}. Choose the other end; the same square gives a circle.',
  'mark-changed': '{isThere, select, true {Removed} other {Drawn}} from {from} to {to}.',
  promote: 'Make this the main line',
  cut: 'Remove this move and its continuation',
  mark:
    '{mark, select, good {good move} inaccuracy {inaccuracy} mistake {mistake} blunder {blunder} ' +
    'missed {missed win}}',

  // Analysis.
  'no-analysis': 'This game has no analysis or review before its end.',
  analyse: 'Analyse',
  stop: 'Stop',
  thinking: 'thinking…',
  found: 'depth {depth} · {nodes} positions · {speed}/s',
  done: 'done, {found}',
  solved:
    'Solved{holds, select, false {, without move limit and repetition}}: {value} for the side to ' +
    'move.',
  'solved-by':
    'Solved by {rules} rules{holds, select, false {, without move limit and repetition}}: ' +
    '{value} for the side to move.',
  value: '{value, select, win {win} loss {loss} tie {tie} draw {draw}}',
  'value-in': '{value, select, win {win} loss {loss} tie {tie} draw {draw}} in {plies}',
  'value-letter': '{value, select, win {W} loss {L} tie {T} draw {D}}{plies}',
  openings: 'Openings',
  'openings-about':
    '{games, number} of {total, number} games of the engine (level 8) came here. ★ is a move of ' +
    'its book.',
  'openings-none': 'None of the games came here.',
  shares: 'Black wins {black, percent}, draws {draws, percent}, White wins {white, percent}',
  'book-move': 'Move of the book',
  options: 'Options',
  lines: 'Lines',
  seconds: 'Seconds',
  threads: 'Threads',
  'wins-in': '{side, side} wins in {moves}',
  'no-evaluation': 'No evaluation',
  'black-chance': 'Black’s chance to win: {chance, percent}',

  // Hints and teaching.
  'no-hints': 'Rated-style games have no hints.',
  looking: 'Looking for a good move…',
  'no-choice': 'There is no move to choose.',
  'hint-part': 'Look at this part of the board.',
  'hint-move': '{move} is a good move.',
  'hint-wins': 'It wins at once.',
  'hint-wins-in': 'It wins in {moves}.',
  'hint-connects': 'It connects with {squares}.',
  'hint-stops': 'It stops {move}, which would win.',
  'ask-for-more': 'Ask again for more.',
  'bad-move-made':
    '{mark, select, mistake {That move is a mistake.} blunder {That move is a blunder.} missed ' +
    '{You missed a win.}} Take it back?',
  'take-back': 'Take back',

  // Imports and exports.
  'nothing-to-read': 'There is nothing to read.',
  'not-a-record': 'No game can be read: {detail}.',
  'left-out': 'Not everything was read: {detail}.',
  'first-of': 'This is the first of {count, number} games.',
  'bad-tree': 'The game can’t be read: {detail}.',
  'many-nodes':
    'A game of {count, number} moves, variations included, is too large; {most, number} are ' +
    'allowed.',
  'node-without-move': 'Node {number} has no move.',
  'node-without-parent': 'Node {number} has no parent before it.',
  'no-root': 'A game has a root.',
  'who-human': 'human',
  copied: '{what} copied.',
  copy: 'Copy',
  save: 'Save',
  open: 'Open',
  'share-link': 'Link to this position',
  'link-warning':
    '{place, select, here {This link opens on this computer alone; send the SGF to others.} ' +
    'other {Whoever has this link can use your server.}} It holds the secret part of the address.',
  'share-sgf': 'SGF, the whole game with variations',
  'share-fen': 'FEN, this position',
  source: 'Source text',
  'share-embed': 'Board for another page',
  'open-full': 'Open in the full program',
  'share-picture': 'Picture',
  gif: 'GIF of the game',
  'import-text': 'Game or position',
  'import-example': 'Paste SGF, a FEN, or moves such as  b1-b3 a2-c2 …',
  'import-file-name': 'File',
  imported: 'Game imported.',

  // Saved games and links.
  'saved-newer': 'A newer version of this page has saved it.',
  'saved-damaged': 'It is damaged.',
  'saved-refused': 'A saved game can’t be opened. {reason}',
  'storage-full':
    'Your moves are not saved any more: the browser’s storage is full or turned off. Delete ' +
    'games, or save a copy of this one.',
  'other-tab': 'This game has gone on in another tab. Your move is a variation there.',
  'saved-copy': 'Save a copy',
  'saved-here': 'Saved in this browser: the last 50 games.',
  'no-games-yet': 'No games yet.',
  'delete-game': 'Delete this game',
  'count-moves': '{count, plural, one {# move} other {# moves}}',
  'bad-link': 'This link has no valid game. {reason}',

  // New games.
  'start-game': 'Start game',
  'black-first': 'Black (moves first)',
  rules: 'Rules',
  'rule-name':
    '{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGame} cuhk ' +
    '{CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiad} openspiel ' +
    '{OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}',
  'rule-words':
    '{name, select, berkeley {A move that connects both sides wins for the player who made it. A ' +
    'tie after 30 moves each.} cuhk {Black starts on the left and right. A move that connects ' +
    'both sides is a draw.} gamesman {If the side to move has no legal move, the game is a ' +
    'draw.} gamesman-misere {The side whose pieces are connected loses.} olympiad {Tournament ' +
    'rules: a draw if a move connects both sides, or if a position occurs three times.} soucie ' +
    '{The inventor’s rules: a move that connects both sides wins for the player who made it. No ' +
    'move limit.} openspiel {A side without a legal move loses. A repeated board is a draw.} ' +
    'codingame {The inventor’s rules, with a draw after 75 moves each.} playstrategy {A draw if ' +
    'a move connects both sides, if the side to move has no legal move, or at the fifth ' +
    'repetition.} boardspace {The inventor’s rules, as played on BoardSpace.}}',
  start: 'Start',
  'start-name':
    '{name, select, standard {Standard: Black top and bottom} sides {Sides: Black left and ' +
    'right} scrambled {Scrambled eggs: colours alternate along the edge}}',
  opponent: 'Opponent',
  'level-words':
    '{level, select, 1 {Misses nearly everything.} 2 {Misses much: start here.} 3 {Looks ahead, ' +
    'misses much.} 4 {Looks ahead, misses some moves.} 5 {Has played some games.} 6 {Like a club ' +
    'player.} 7 {Like a good club player.} 8 {Sees wins in three moves.} 9 {Thinks a third of a ' +
    'second.} 10 {Full strength, up to five seconds.}}',
  'person-here': 'Two people',
  'person-words': 'Both at this screen.',
  'your-side': 'You play',
  random: 'Random',
  strength: 'Strength',
  custom: 'Custom',
  'custom-words': 'Players, rules, board and handicap.',
  elo: 'Elo {elo}',
  files: 'Files',
  ranks: 'Ranks',
  clock: 'Clock',
  'no-clock': 'No clock',
  'some-clock': '{minutes, number} min + {seconds} s a move',
  minutes: 'Minutes',
  'seconds-a-move': 'Seconds a move',
  'name-of': '{side, side}’s name',
  'gives-up': 'Pieces {side, side} gives up',
  handicap:
    'Handicap: pieces removed at the start. Fewer pieces are easier to connect, but they also ' +
    'move less far.',
  'rated-style': 'Rated-style game (no help)',

  // Settings.
  language: 'Language',
  'language-auto': 'As in the browser',
  scheme: 'Light or dark',
  'scheme-name': '{name, select, auto {System} light {Light} dark {Dark}}',
  'large-text': 'Large text, to be read from afar',
  'board-name':
    '{name, select, wood {Wood} slate {Slate} paper {Paper} green {Green} clear {High contrast, ' +
    'for the colour-blind}}',
  'piece-style': 'Pieces',
  'piece-name': '{name, select, stones {Stones} flat {Flat} shapes {Shapes}}',
  'on-the-board': 'On the board',
  coordinates: 'Coordinates',
  counts: 'Piece counts of all lines, along the edges',
  overlay: 'Lines of the piece under the pointer',
  dots: 'Dots on the squares the chosen piece can move to',
  bonds: 'Connections within groups',
  arrows: 'Arrows: last move, best moves',
  'during-a-game': 'During a game',
  threats: 'Warn when a side can win with its next move',
  teaching: 'Teaching: offer to take back bad moves',
  'auto-flip': 'Turn the board for two players at one screen',
  sounds: 'Sounds',
  volume: 'Volume',
  kept: 'Without a network: {isKept, select, true {ready} other {not possible here}}.',

  // Keys, each with what it does.
  keys: 'Keys',
  'keys-step': '← → | one move back or forward; also the mouse wheel over the board',
  'keys-ends': 'Home, End | first or last move',
  'keys-analysis': 'A | analysis on and off',
  'keys-tab': 'Tab | to the board and beyond',
  'keys-square': 'Arrow keys on the board | another square; [ and ] step there',
  'keys-choose': 'Enter or Space | choose a piece, then its target',
  'keys-escape': 'Escape | cancel the choice or the premove',
  'keys-draw': 'Right mouse button, or Shift | circle a square; drag for an arrow',
  'keys-marks': 'D, X | draw with clicks or keys; clear the drawings',
  'keys-keys': '? | this list',

  // Positions that people set up.
  'no-pieces': '{color, side} has no pieces.',
  'one-piece':
    '{color, side} has a single piece, which counts as connected: the game would be over.',
  'all-connected': '{color, side}’s pieces are all already connected: the game would be over.',
  'over-already': 'The game would be over: {end}',
  'no-moves': 'Neither side has a legal move.',
  'many-pieces':
    '{color, side} has {count} pieces; start positions of this size have at most {most}.',
  'mover-blocked': '{color, side} is to move and has no legal move.',
  'how-to-edit': 'Choose a piece, then click squares. Click again to remove it.',
  'edit-nothing': 'Remove',
  'editor-board': 'Editor board',
  mover: 'To move',
  'play-from-here': 'Play from here',
  'start-position': 'Start position',
  'empty-board': 'Empty board',
  'from-game': 'From the game',
  'copy-link': 'Copy link',
  'can-start': 'A game can start here.',
  'cannot-start': 'No game can start here:',

  // Reviews.
  'retry-side': 'Retry {side, side}’s mistakes',
  'retry-word': 'Retry',
  'review-progress': 'Progress of the review',
  'review-graph': 'Black’s win chance during the game',
  'words-of': '{name}: {words}',
  'show-better': 'Better move',
  'mistake-of': 'Mistake {number} of {count}.',
  'find-better': 'You played {move}. Find a better move.',
  'is-best': '{move} is the best move.',
  'is-good': '{move} is good, too. The best move was {best}.',
  'not-better': '{move} is not better. Retry.',
  'next-mistake': 'Next mistake',
  'only-move': 'The only move.',
  'best-proven': 'Best ({score}).',
  'best-estimated': 'Best (win chance {chance, percent}).',
  'chance-taken': 'Good! {side, other side} had made a mistake, and this move makes use of it.',
  judged:
    '{judgement, select, good {Good} inaccuracy {Inaccuracy} mistake {Mistake} blunder {Blunder} ' +
    'missed-win {Missed win}}: win chance {before, percent} → {after, percent}.{better}{now}',
  better: ' Better was {move} ({score}).',
  now: ' Now it is a {score}.',
  nothing: '',
  won: 'won',
  lost: 'lost',
  'win-in': 'win in {moves}',
  'loss-in': 'loss in {moves}',
  chance: '{chance, percent}',
  summary:
    'accuracy {accuracy, percent}; inaccuracies {inaccuracies}, mistakes {mistakes}, blunders ' +
    '{blunders}, missed wins {missed}',
  compared:
    '{how, select, above {You played better than your opponent usually does. } near {You played ' +
    'as well as your opponent usually does. }}Good moves: {good} of {judged}. Accuracy ' +
    '{accuracy, percent}; level {level} usually has {usual, percent}.',
  'all-remarks': 'All remarks',
  'summary-of': '{side, side}:',
  'no-summary': 'no move to judge',

  // Puzzles.
  'puzzle-board': 'Puzzle board',
  puzzle: 'Puzzle',
  'puzzle-number': 'Puzzle {number}',
  'next-puzzle': 'Next puzzle',
  'show-solution': 'Show the solution',
  'puzzle-win':
    '{side, side} to move wins {count, plural, =1 {at once} other {in # moves}}. Only one first ' +
    'move does it.',
  'puzzle-hold':
    '{side, side} to move: only one move stops {side, other side} from winning {count, plural, ' +
    '=1 {at once} other {within # moves}}.',
  'puzzle-yours': 'You play {side, side}, at the bottom.',
  'puzzle-score': 'Solved {solved} of {count} · streak {streak} · best {best}',
  'puzzle-no-win': '{move} is legal, but it does not win in {moves}.',
  'puzzle-no-hold': '{move} is legal, but {side, other side} still wins.',
  'puzzle-right': 'Right. What next?',
  'puzzle-goes-on': '{side, side} to move: win in {moves}.',
  'puzzle-solved': 'Solved!',
  'puzzle-shown': 'That was the solution.',
  'puzzle-piece': 'The piece on {square} moves.',
  'puzzle-move': 'The move is {move}.',
  theme: 'Theme',
  'puzzle-theme':
    '{theme, select, all {All themes} h {Only move} c {Capture} s {Sacrifice} q {Quiet move} t ' +
    '{Threat} b {Block} d {Defence} e {Endgame}}',
  'puzzle-task': '{task, select, win {Win in} hold {Hold against}} {moves}',
  'puzzle-rating': 'Rating {rating}',
  'your-rating': 'Your rating: {rating}',
  'puzzle-answer': '{side, side} answers {move}.',
  'puzzle-wrong': 'Wrong.',
  'puzzle-of-day': 'Puzzle of the day',
  'timed-run': '3-minute run',
  'run-score': '{count} solved · mistakes: {mistakes} of {most}',
  'run-over':
    '{count, plural, =0 {No puzzle} one {# puzzle} other {# puzzles}} solved in this run. Your ' +
    'best: {best}.',
  history: 'History',
  'no-history': 'You have not tried a puzzle yet.',
  'puzzle-result': '{result, select, once {solved} failed {not solved} later {solved later}}',

  // How to play.
  tutorial: 'Tutorial',
  step: 'Step {number} of {count}: {title}',
  'next-step': 'Next step',
  lessons: 'All lessons',
  'rule-sets': 'Rule sets',
  'rules-differ':
    'Pieces move alike under all rules. The rules differ when a move connects both sides, when a ' +
    'side has no legal move, and in what makes a draw.',
  'other-move': 'That is legal, but not the move we are looking for. Retry.',
  'end-retry': '{end} Retry.',

  count: 'Count, then move',
  'count-words':
    'A piece moves exactly as many squares as there are pieces on its line. Two stand on this ' +
    'one: follow the arrow.',
  'count-praise':
    'Right! All pieces on a line count, of both colours: on ranks, files and diagonals.',
  jump: 'Jump over your own pieces',
  'jump-words':
    'Your own pieces are never in the way. Six pieces stand on this line: jump over the others, ' +
    'six squares.',
  'jump-praise': 'Six pieces, six squares, right over the others.',
  capture: 'Captures and obstacles',
  'capture-words':
    'You capture an enemy piece by landing on it. You can’t jump over it. Capture with the ' +
    'marked piece.',
  'capture-praise': 'Captured! White has one piece less, and so one less to connect.',
  'capture-retry': 'Legal, but the marked piece captured nothing. Look for the dashed ring.',
  connect: 'Connect your pieces',
  'connect-words':
    'You win when all your pieces are in one group. Diagonal neighbours count. Connect the ' +
    'marked piece.',
  'connect-praise': 'All in one group: Black wins.',
  'connect-retry': 'Not all pieces are connected yet. Count the lines of the separate piece.',
  defend: 'Stop the other side',
  'defend-words':
    'White threatens to connect, as the arrow shows. Move the marked piece onto that line: its ' +
    'count changes, and the arrow’s move fails.',
  'defend-praise': 'White has no winning move now.',
  'defend-retry': 'White can still win on the next move. Try again.',

  'helping-title': 'Captures can help the other side',
  'helping-words':
    'A side with fewer pieces has fewer to connect. If Black captures the separate white piece, ' +
    'White is connected and wins.',
  'helping-retry': 'White is not connected. Which white piece is separate?',
  'blocked-title': 'No legal move',
  'blocked-words':
    'Rarely, a side has no legal move, like Black here. Under most rules it passes, and the ' +
    'other side moves again.',
};
