// The five steps of the tutorial.

const START = '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1';

/** @type {import('./lesson.js').Lesson[]} */
export const STEPS = [
  {
    title: 'Count, then move',
    words: [
      'A piece moves along a rank, a file or a diagonal, exactly as many squares as there are ' +
        'pieces on that line. All pieces on the line count: black, white, and the piece itself.',
      'There are two pieces on the b-file, so the piece on b1 can move two squares up. Choose a ' +
        'piece, and the numbers beside it count its four lines for you.',
      'Move the piece from b1 to b3.',
    ],
    fen: START,
    goal: ({ from, to }) => from === 'b1' && to === 'b3',
    praise: 'Right: two pieces on the file, two squares.',
    retry: 'That is legal too, but please move the piece from b1 to b3.',
  },
  {
    title: 'Jump over your own pieces',
    words: [
      'Your own pieces are never in the way: you can jump over them.',
      'There are six pieces on the first rank. Move the piece on b1 over the others to the ' +
        'empty corner h1.',
    ],
    fen: START,
    goal: ({ from, to }) => from === 'b1' && to === 'h1',
    praise: 'Six pieces, six squares, right over the others.',
    retry: 'That is another move. The piece on b1 can move six squares to the right.',
  },
  {
    title: 'Captures and obstacles',
    words: [
      'You capture an enemy piece by landing on it. You can’t jump over it.',
      'The piece on c1 has one legal capture. Choose it and look at its lines: a cross marks ' +
        'a piece in the way.',
    ],
    fen: START,
    goal: ({ from, capture }) => from === 'c1' && capture,
    praise: 'Captured! White has one piece less, and so one less to connect.',
    retry: 'Legal, but c1 captured nothing. Look for the dashed ring.',
  },
  {
    title: 'Connect your pieces',
    words: [
      'You win when all your pieces are in one group. Diagonal neighbours are connected.',
      'One of Black’s pieces is not connected yet. Connect it.',
    ],
    fen: '8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1',
    goal: (_, end) => end?.winner === 'black',
    praise: 'All in one group: Black wins.',
    retry: 'Not all pieces are connected yet. Count the lines of the separate piece.',
  },
  {
    title: 'Stop the other side',
    words: [
      'White threatens to connect by moving from d2 to d4. Change the number of pieces on that ' +
        'file, so that the move is no longer legal.',
      'Don’t capture the piece on d2: the other white pieces are connected already, and White ' +
        'would win without it.',
    ],
    fen: '8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1',
    goal: (_move, end, view) => !end && view.threats.white.length === 0,
    praise: 'White has no winning move now.',
    retry: 'White can still win on the next move. Try again.',
  },
];
