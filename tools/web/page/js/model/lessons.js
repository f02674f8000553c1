// All lessons: first the tutorial, then more of the rules.

import { STEPS } from './tutorial-steps.js';

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

/** @type {Lesson[]} */
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
