// What the second script adds to the main view. The view does without each part until it is there.

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../model/game.js').Moved} Moved */
/** @typedef {import('../model/game.js').GameState} GameState */
/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('../text/text.js').Message} Message */

/**
 * @typedef {object} Parts
 * @property {(value: any) => { state?: GameState, fault?: string }} readGame
 * @property {(id: string, reason: string | Message) => void} rescue
 * @property {(play: Play, game: Game, newer: unknown) => void} merge
 * @property {(game: Game) => { stop: () => void }} startClock
 * @property {(game: Game) => void} follow another position with an analysis
 * @property {(name: 'move' | 'capture' | 'over') => void} playSound
 * @property {(game: Game, move: Moved) => unknown} offerAtRepetition
 * @property {(game: Game, move: Moved) => Promise<unknown>} teach
 * @property {(game: Game, move: string) => Promise<boolean>} judgeRetry
 * @property {(game: Game, where: 'first' | 'back' | 'next' | 'last') => void} go
 * @property {() => import('../model/marks.js').Arrow[]} arrows of the analysis
 * @property {(from: string | null) => import('../board/board.js').Tint[]} tints
 * @property {(host: HTMLElement, game: Game) => void} drawMoves
 * @property {(game: Game) => unknown} bar beside the board
 * @property {(game: Game) => unknown} advice of a review
 * @property {(game: Game, play: Play) => unknown} nextStep
 * @property {(game: Game, play: Play) => unknown} panel
 * @property {(game: Game, play: Play) => unknown} actions
 */

/** @type {Partial<Parts>} */
export const parts = {};

/** Adds parts. @param {Partial<Parts>} some */
export const add = (some) => void Object.assign(parts, some);
