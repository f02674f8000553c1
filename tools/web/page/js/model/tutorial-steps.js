// The lessons: five steps of the tutorial, and more of the rules.

/** The position that comes with the page, so that lessons in it show at once. */
const START = {
  fen: '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1',
  rules: 'olympiad',
};

/** @type {import('./lessons.js').Lesson[]} */
export const STEPS = [
  {
    title: 'count',
    words: 'count-words',
    ...START,
    from: 'b1',
    to: 'b3',
    praise: 'count-praise',
  },
  {
    title: 'jump',
    words: 'jump-words',
    ...START,
    from: 'b1',
    to: 'h1',
    praise: 'jump-praise',
  },
  {
    title: 'capture',
    words: 'capture-words',
    ...START,
    from: 'c1',
    goal: ({ from, capture }) => from === 'c1' && capture,
    praise: 'capture-praise',
    retry: 'capture-retry',
  },
  {
    title: 'connect',
    words: 'connect-words',
    fen: '8/8/2LL4/3L4/8/l2L4/5l2/l6l w - - 0 1',
    from: 'd3',
    goal: (_, end) => end?.winner === 'black',
    praise: 'connect-praise',
    retry: 'connect-retry',
  },
  {
    title: 'defend',
    words: 'defend-words',
    fen: '8/8/2ll4/4l3/1L5L/6L1/3l4/L5L1 w - - 0 1',
    from: 'b4',
    threat: { from: 'd2', to: 'd4' },
    goal: (_, end, view) => !end && view.threats.white.length === 0,
    praise: 'defend-praise',
    retry: 'defend-retry',
  },
];
