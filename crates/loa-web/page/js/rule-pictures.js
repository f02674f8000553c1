// The rules in pictures.

/** @type {import('./lesson.js').Lesson[]} */
export const PICTURES = [
  {
    title: 'How far pieces move',
    words: [
      'There are three pieces on the rank of the black piece on b3, so it moves three squares ' +
        'along the rank. It is alone on its other lines: one square.',
    ],
    fen: '6/6/6/lL3l/6/2L3 w - - 0 1',
    goal: ({ from, to }) => from === 'b3' && to === 'e3',
    praise: 'Three pieces, three squares.',
    retry: 'That is legal. Now move b3 along its rank.',
  },
  {
    title: 'Jumping',
    words: [
      'a3 can jump over the black piece on b3, but on the file the white piece on a4 is in ' +
        'the way.',
    ],
    fen: '6/6/l5/LL4/l5/3L2 w - - 0 1',
    goal: ({ from, to }) => from === 'a3' && to === 'c3',
    praise: 'Two squares, over the piece on b3.',
    retry: 'That is legal. Now move a3 over b3.',
  },
  {
    title: 'Capturing',
    words: [
      'A piece captures an enemy piece by landing on it. There are three pieces on the long ' +
        'diagonal, so a1 moves three squares, over the black piece, onto the white one.',
    ],
    fen: '6/6/3l2/6/1L4/L4l w - - 0 1',
    goal: ({ capture }) => capture,
    retry: 'That captures nothing.',
  },
  {
    title: 'Winning',
    words: [
      'Connect all your pieces into one group, anywhere on the board. Pieces are connected ' +
        'along sides and corners of squares. A single piece is a group.',
    ],
    fen: '6/1LL3/2L3/6/2L3/l4l w - - 0 1',
    goal: (_, end) => end?.winner === 'black',
    retry: 'Not all pieces are connected yet.',
  },
  {
    title: 'Captures can help the other side',
    words: [
      'A side with fewer pieces has fewer to connect. If Black captures the separate white ' +
        'piece, White is connected and wins.',
    ],
    fen: '6/2ll2/6/6/2L3/L1l2L w - - 0 1',
    goal: (_, end) => end?.winner === 'white',
    retry: 'White is not connected. Which white piece is separate?',
  },
  {
    title: 'No legal move',
    words: [
      'Rarely, a side has no legal move, like Black here. Under most rules it passes, and the ' +
        'other side moves again.',
    ],
    fen: '4lL/4ll/6/6/ll4/Ll4 w - - 0 1',
  },
];
