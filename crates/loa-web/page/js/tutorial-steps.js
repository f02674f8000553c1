// The five steps for beginners.

const START = '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1';

/** @type {import('./lesson.js').Lesson[]} */
export const STEPS = [
  {
    title: 'Count, then move',
    words: [
      'A piece goes along a rank, a file or a diagonal, exactly as many squares as there are pieces on that line. All pieces count, black and white, and itself.',
      'On the b-file stand two pieces, so the piece on b1 goes two squares up. The numbers around the board count every line for you.',
      'Move the piece from b1 to b3.',
    ],
    fen: START,
    goal: ({ from, to }) => from === 'b1' && to === 'b3',
    praise: 'Right: two pieces on the file, two squares.',
    retry: 'Legal too! But please take the piece from b1 to b3.',
  },
  {
    title: 'Jump over your own',
    words: [
      'Your own pieces are never in the way: jump over them.',
      'Six pieces stand on the first rank. Take the piece on b1 over its friends to the empty corner h1.',
    ],
    fen: START,
    goal: ({ from, to }) => from === 'b1' && to === 'h1',
    praise: 'Six pieces, six squares, right over the others.',
    retry: 'That is another move. b1 goes six squares to the right.',
  },
  {
    title: 'Take, and be stopped',
    words: [
      'You take a piece of the other side by landing on it. But you can’t jump over it.',
      'The piece on c1 has one legal capture. Choose it and look at its lines: a cross shows what is in the way.',
    ],
    fen: START,
    goal: ({ from, capture }) => from === 'c1' && capture,
    praise: 'Taken! White has one piece less, and one less to bring together.',
    retry: 'Legal, but nothing was taken by c1. Look for the dashed ring.',
  },
  {
    title: 'Bring them together',
    words: [
      'You win when all your pieces are in one group. Neighbours on diagonals count.',
      'One of Black’s pieces is still apart. Connect it.',
    ],
    fen: '8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1',
    goal: (_, end) => end?.winner === 'black',
    praise: 'All in one group: Black wins.',
    retry: 'Not all are together yet. Count the lines of the piece that is apart.',
  },
  {
    title: 'Stop the other side',
    words: [
      'The other side wants the same. White would connect with the next move. You can take a piece, or change how many pieces stand on a line, so that the move that wins is not legal any more.',
      'White threatens to win from d2 to d4. Stop that.',
    ],
    fen: '8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1',
    goal: (_move, _end, view) => view.threats.white.length === 0,
    praise: 'White has no winning move now.',
    retry: 'White still wins with the next move. Try again.',
  },
];
