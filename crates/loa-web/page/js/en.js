// The catalogue in English: what the first screen may need. Another language has the same codes.

export const EN = {
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
  'too-large': 'This is too large: the server reads up to {kibibytes} KiB at once.',
  'not-an-object': 'The request is not a JSON object.',
  'bad-json': 'The request can’t be read: {detail}.',
  'bad-handshake': 'No WebSocket: {detail}.',
  internal: 'The server failed: {detail}.',
  'no-answer': 'The server answered {status}.',
  'many-analyses': 'The server has too many analyses at once. Try again later.',
  'many-jobs': 'More than {most} searches at once are not possible.',
  'job-in-use': 'The search number {id} is in use.',
  'no-shared-game': 'There is no game of a terminal program here.',
  'not-a-command': 'This is not a command line.',
  'program-busy': 'The terminal program is busy.',
  'no-tables': 'This server has no tables.',
  'not-in-tables': 'The tables don’t have this position.',

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
  'long-text': 'The text is longer than {most} characters.',
  'long-game': 'A game of {count} moves is too long; {most} are allowed.',
  'game-over': 'The game is over.',
  'few-pieces': 'Each side needs at least two pieces.',

  // Illegal moves; the move comes before.
  over: 'the game is over',
  'off-board': '{square} is not on this board',
  'empty-square': 'there is no piece on {square}',
  'other-piece': 'the piece on {square} is {owner}, and {mover} is to move',
  'same-square': 'it starts and ends on {square}',
  'no-line': '{from} and {to} are not on one rank, file or diagonal',
  'wrong-length':
    'needs exactly {needed, plural, one {# square} other {# squares}}, the number of pieces on ' +
    'this {line}, not {tried}',
  'in-the-way': 'the {color} piece on {square} is in the way',
  'two-faults': '{first}; {second}',
  'own-piece': 'your own {color} piece is on {square}',
  'must-jump': 'you have a move, so you can’t pass',
  'no-passing': 'these rules know no pass',

  // Lines, and directions without a move.
  rank: 'rank',
  file: 'file',
  rising: 'diagonal up to the right',
  falling: 'diagonal up to the left',
  'leaves-board': 'would leave the board',
  'lands-on-own': 'would land on its own piece on {square}',

  // Ends of games.
  'win-connected':
    '{winner, select, black {Black} white {White}} wins: {count, plural, =0 {} =1 {} other {all ' +
    '# }}{color} {count, plural, =0 {has no pieces left, which ' +
    'counts as connected} =1 {has a single piece, which counts as connected} other {pieces are ' +
    'in one group}}.',
  'win-simultaneous':
    '{winner, select, black {Black} white {White}} wins: both sides are connected, and {mover} ' +
    'made the move.',
  'win-blocked': '{winner, select, black {Black} white {White}} wins: {loser} has no legal move.',
  'win-other':
    '{winner, select, black {Black} white {White}} wins {reason, select, repetition {by ' +
    'repetition} limit {by the move limit} other {}}.',
  'draw-connected': 'A draw: one side is connected.',
  'draw-simultaneous': 'A draw: the move connects both sides.',
  'draw-blocked': 'A draw: there is no legal move.',
  'draw-repetition': 'A draw by repetition.',
  'draw-move-limit': 'A draw: {count} moves have been made.',

  close: 'Close',
};
