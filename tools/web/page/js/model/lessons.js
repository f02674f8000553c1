// The lessons: first the steps of the tutorial, then more of the rules.

/** @typedef {import('../text/text.js').Code} Code */
/** @typedef {import('types/page').EndView} EndView */
/** @typedef {import('types/page').MoveView} MoveView */
/** @typedef {import('types/page').PositionView} PositionView */

/**
 * A position with an explanation, for trying out a move.
 * @typedef {object} Lesson
 * @property {Code} title
 * @property {Code} words
 * @property {string} fen
 * @property {string} [rules]
 * @property {string} [from] the piece that is pointed at
 * @property {string} [to] the square that it is to go to
 * @property {{ from: string, to: string }} [threat] of the other side
 * @property {(move: MoveView, end: EndView | null, view: PositionView) => boolean} [goal] whether
 *   a move reaches the goal; without it, the move to the square does
 * @property {Code} [praise]
 * @property {Code} [retry] the answer to other legal moves
 */

/** The position that comes with the page, so that lessons in it show at once. */
const START = {
  fen: '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1',
  rules: 'olympiad',
};

/** The steps of the tutorial. @type {Lesson[]} */
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

/** All lessons. @type {Lesson[]} */
export const LESSONS = [
  ...STEPS,
  {
    title: 'helping-title',
    words: 'helping-words',
    fen: '6/2ll2/6/6/2L3/L1l2L w - - 0 1',
    goal: (_, end) => end?.winner === 'white',
    retry: 'helping-retry',
  },
  {
    title: 'blocked-title',
    words: 'blocked-words',
    fen: '4lL/4ll/6/6/ll4/Ll4 w - - 0 1',
  },
];

/** The game in which a lesson is tried. @param {Lesson} lesson */
export const gameOf = ({ fen, rules = 'soucie' }) => ({
  fen,
  rules,
  moves: /** @type {string[]} */ ([]),
});
