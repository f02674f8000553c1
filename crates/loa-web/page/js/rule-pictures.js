// The rules, a small board each.

/** @type {import('./lesson.js').Lesson[]} */
export const PICTURES = [
  {
    title: 'As far as there are pieces',
    words: ['Three pieces stand on the rank of the black piece on b3: it goes three squares along it. Along the other lines it is alone: one square.'],
    fen: '6/6/6/lL3l/6/2L3 w - - 0 1',
    goal: ({ from, to }) => from === 'b3' && to === 'e3',
    praise: 'Three pieces, three squares.',
    retry: 'Legal. Now b3 along its rank, please.',
  },
  {
    title: 'Over your own, not over others',
    words: ['a3 can jump over the black piece on b3, but on the file the white piece on a4 is in the way.'],
    fen: '6/6/l5/LL4/l5/3L2 w - - 0 1',
    goal: ({ from, to }) => from === 'a3' && to === 'c3',
    praise: 'Over its friend, two squares.',
    retry: 'Legal. Now a3 over b3, please.',
  },
  {
    title: 'Taking',
    words: ['A piece takes by landing on one of the other side. Three pieces stand on the long diagonal: a1 goes three squares, over its friend, onto the white piece.'],
    fen: '6/6/3l2/6/1L4/L4l w - - 0 1',
    goal: ({ capture }) => capture,
    retry: 'That takes nothing.',
  },
  {
    title: 'Winning',
    words: ['All your pieces in one group, wherever it is. Sides and corners of squares both connect. A single piece is a group.'],
    fen: '6/1LL3/2L3/6/2L3/l4l w - - 0 1',
    goal: (_, end) => end?.winner === 'black',
    retry: 'Not all are together yet.',
  },
  {
    title: 'Taking can help the other side',
    words: ['A side with fewer pieces has fewer to bring together. If Black takes the white piece that is apart, White is connected and wins.'],
    fen: '6/2ll2/6/6/2L3/L1l2L w - - 0 1',
    goal: (_, end) => end?.winner === 'white',
    retry: 'White is not connected. Which white piece is apart?',
  },
  {
    title: 'Without a move',
    words: ['Seldom a side has no move at all, as Black here. By most rule books it passes and the other side moves again.'],
    fen: '4lL/4ll/6/6/ll4/Ll4 w - - 0 1',
  },
];
