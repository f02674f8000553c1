// All lessons: first the tutorial, then the rules.

import { PICTURES } from './rule-pictures.js';
import { STEPS } from './tutorial-steps.js';

/** @typedef {import('../text/text.js').Code} Code */
/** @typedef {import('../backend/types.js').EndView} EndView */
/** @typedef {import('../backend/types.js').PositionView} PositionView */

/**
 * A position with an explanation, for trying out a move.
 * @typedef {object} Lesson
 * @property {Code} title
 * @property {Code[]} words
 * @property {string} fen
 * @property {string} [rules]
 * @property {(move: { from: string, to: string, capture: boolean }, end: EndView | null,
 *   view: PositionView) => boolean} [goal] whether a move reaches the goal
 * @property {Code} [praise]
 * @property {Code} [retry] the answer to other legal moves
 */

/** @type {Lesson[]} */
export const LESSONS = [...STEPS, ...PICTURES];
