// What the package gives.

/** @typedef {import('types/page').About} About */
/** @typedef {import('types/page').EndView} EndView */
/** @typedef {import('types/page').Findings} Findings */
/** @typedef {import('types/page').GameText} GameText */
/** @typedef {import('types/page').Line} Line */
/** @typedef {import('types/page').MoveView} MoveView */
/** @typedef {import('types/page').PieceLine} PieceLine */
/** @typedef {import('types/page').PositionView} PositionView */
/** @typedef {import('types/page').TreeText} TreeText */

export { ABOUT, Engine } from './engine.js';
export { LoaError } from './error.js';
export { Game, readGame, writeSgf } from './game.js';
