// All lessons: first the tutorial, then the rules.

import { MORE, STEPS } from './tutorial-steps.js';

/** @typedef {import('../text/text.js').Code} Code */
/** @typedef {import('../backend/types.js').EndView} EndView */
/** @typedef {import('../backend/types.js').PositionView} PositionView */

/**
 * A position with an explanation, for trying out a move.
 * @typedef {object} Lesson
 * @property {Code} title
 * @property {Code} words
 * @property {string} fen
 * @property {string} [from] the piece that is pointed at
 * @property {string} [to] the square that it is to go to
 * @property {{ from: string, to: string }} [threat] of the other side
 * @property {(move: { from: string, to: string, capture: boolean }, end: EndView | null,
 *   view: PositionView) => boolean} [goal] whether a move reaches the goal;
 *   without it, the move to the square does
 * @property {Code} [praise]
 * @property {Code} [retry] the answer to other legal moves
 */

/** @type {Lesson[]} */
export const LESSONS = [...STEPS, ...MORE];
