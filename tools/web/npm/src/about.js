// What there is.

import { about, first } from './program.js';

/**
 * The version, rule sets, start positions, sizes of boards, and levels.
 * @type {import('types/page').About}
 */
export const ABOUT = about.answer;

/** The rules of games that name none. @type {string} */
export const RULES = first.body.rules;
