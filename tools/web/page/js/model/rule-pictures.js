// The rules in pictures.

/** @type {import('./lessons.js').Lesson[]} */
export const PICTURES = [
  {
    title: 'far-title',
    words: ['far-words'],
    fen: '6/6/6/lL3l/6/2L3 w - - 0 1',
    goal: ({ from, to }) => from === 'b3' && to === 'e3',
    praise: 'far-praise',
    retry: 'far-retry',
  },
  {
    title: 'jumping-title',
    words: ['jumping-words'],
    fen: '6/6/l5/LL4/l5/3L2 w - - 0 1',
    goal: ({ from, to }) => from === 'a3' && to === 'c3',
    praise: 'jumping-praise',
    retry: 'jumping-retry',
  },
  {
    title: 'capturing-title',
    words: ['capturing-words'],
    fen: '6/6/3l2/6/1L4/L4l w - - 0 1',
    goal: ({ capture }) => capture,
    retry: 'capturing-retry',
  },
  {
    title: 'winning-title',
    words: ['winning-words'],
    fen: '6/1LL3/2L3/6/2L3/l4l w - - 0 1',
    goal: (_, end) => end?.winner === 'black',
    retry: 'winning-retry',
  },
  {
    title: 'helping-title',
    words: ['helping-words'],
    fen: '6/2ll2/6/6/2L3/L1l2L w - - 0 1',
    goal: (_, end) => end?.winner === 'white',
    retry: 'helping-retry',
  },
  {
    title: 'blocked-title',
    words: ['blocked-words'],
    fen: '4lL/4ll/6/6/ll4/Ll4 w - - 0 1',
  },
];
