// The catalogue in English: what the first screen needs. Another language has the same codes.

export const EN = {
  // Between things in a series, between parts of a sentence, and between sentences.
  comma: ', ',
  semicolon: '; ',
  space: ' ',
  full: '{words}.',

  // The board.
  board: 'Board',
  cell: '{square}, {piece, select, black {black} white {white} other {empty}}',
  'cell-goals': 'can move to {goals}',
  'cell-chosen': 'chosen',
  'cell-goal': '{capture, select, true {can be captured} other {can be reached}}',
  'goal-capture': '{square} (capture)',
  'piece-goals': '{square} chosen. Can go to {goals}.',
  'piece-stuck': '{square} chosen. It has no legal move.',
  'choice-cancelled': 'Choice cancelled',
  'not-yours': 'That piece is not yours to move.',
  'no-piece': 'That square is empty.',

  // Lines, and directions without a move.
  rank: 'rank',
  file: 'file',
  rising: 'diagonal up to the right',
  falling: 'diagonal up to the left',
  'leaves-board': 'would leave the board',
  'lands-on-own': 'would land on its own piece on {square}',
  'in-the-way': 'the {color, lowercase side} piece on {square} is in the way',
  'lines-of': 'Lines of {square}',
  'line-count': '{line}: {count, plural, one {# piece} other {# pieces}}.',
  way: '{capture, select, true {captures on} other {to}} {square}',

  // The game.
  'to-move': '{side, side} to move.',
  'your-turn': 'Your turn',
  'choose-piece': 'Choose a {side, lowercase side} piece.',
  'plies-left': '{count, plural, one {# ply} other {# plies}} left.',
  'game-paused': 'The game is paused.',
  'side-thinks': '{side, side} is thinking…',
  'premove-next': 'Next: {from}-{to}.',
  'can-win': '{side, side} can win now!',
  'connects-next': '{side, side} connects next move.',
  'wins-next': '{side, side} wins next move.',
  'your-end': '{isWon, select, true {You won!} other {You lost.}}',
  'computers-turn': 'It is the computer’s turn.',
  moved: '{side, side}: {from} {capture, select, true {takes} other {to}} {to}.',
  passed: '{side, side} has no move and passes.',
  refusal: '{from} to {to}: {reason}.',

  // Stepping through it, and how it ended.
  back: 'One move back',
  next: 'Next move',
  result: '{winner, select, black {Black wins} white {White wins} other {Draw}}',

  // Players.
  side: '{side, select, black {Black} white {White}}',
  'player-of': '{side, side}’s player',
  you: 'You',
  computer:
    'Computer {level} · {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 ' +
    '{casual} 6 {club} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}',
  outside: '{count} of {all} pieces outside the largest group',

  status: 'Status',
  'no-server': 'Cannot reach the server.',
  'file-missing': 'This site lacks a file: {file}.',
  loading: 'Loading the program: {part, percent}.',
  'cannot-run': 'This browser is too old for this. It can play computer 1 and 2, and two people.',
  'new-version': 'There is a new version of this site.',
  retry: 'Retry',
  reload: 'Reload the page',
  internal: 'The server failed: {detail}.',
  failed: 'This page has failed: {detail}',
  'program-ended': 'The terminal program has ended.',
  close: 'Close',
};
