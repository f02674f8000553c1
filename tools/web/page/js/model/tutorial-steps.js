// The five steps of the tutorial.

/** The position that comes with the page, so that lessons in it show at once. */
const START = {
  fen: '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1',
  rules: 'olympiad',
};

/** @type {import('./lessons.js').Lesson[]} */
export const STEPS = [
  {
    title: 'count',
    words: ['count-1', 'count-2', 'count-3'],
    ...START,
    goal: ({ from, to }) => from === 'b1' && to === 'b3',
    praise: 'count-praise',
    retry: 'count-retry',
  },
  {
    title: 'jump',
    words: ['jump-1', 'jump-2'],
    ...START,
    goal: ({ from, to }) => from === 'b1' && to === 'h1',
    praise: 'jump-praise',
    retry: 'jump-retry',
  },
  {
    title: 'capture',
    words: ['capture-1', 'capture-2'],
    ...START,
    goal: ({ from, capture }) => from === 'c1' && capture,
    praise: 'capture-praise',
    retry: 'capture-retry',
  },
  {
    title: 'connect',
    words: ['connect-1', 'connect-2'],
    fen: '8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1',
    goal: (_, end) => end?.winner === 'black',
    praise: 'connect-praise',
    retry: 'connect-retry',
  },
  {
    title: 'defend',
    words: ['defend-1', 'defend-2'],
    fen: '8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1',
    goal: (_move, end, view) => !end && view.threats.white.length === 0,
    praise: 'defend-praise',
    retry: 'defend-retry',
  },
];
