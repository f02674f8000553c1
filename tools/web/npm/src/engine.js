// Searches of the engine, in workers.

import { LoaError } from './error.js';
import { about, search } from './program.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('types/page').Findings} Findings */
/** @typedef {(findings: Findings) => void} Found */

/**
 * The version, rule sets, start positions, sizes of boards, and levels.
 * @type {import('types/page').About}
 */
export const ABOUT = about.answer;

/** Searches for moves in games. Each search has a worker; several can run at once. */
export class Engine {
  /** @type {Set<{ stop: () => void }>} */
  #searches = new Set();

  /** The levels of the computer. @returns {import('types/page').About['levels']} */
  static get levels() {
    return ABOUT.levels;
  }

  /**
   * Chooses a move; `null` if the game is over.
   * @param {Game} game
   * @param {{ level: number, seed?: number, found?: Found }} options the seed chooses among the
   *   weaknesses of low levels
   * @returns {Promise<string | null>}
   */
  async chooseMove(game, { found, ...options }) {
    const findings = await this.#search({ ...options, type: 'move', game }, found);
    return findings?.lines[0]?.move ?? null;
  }

  /**
   * Searches for the best lines; `null` if the game is over.
   * @param {Game} game
   * @param {{ lines?: number, seconds?: number, nodes?: number, found?: Found }} [options] limits,
   *   and what is told of the findings after each depth
   * @returns {Promise<Findings | null>}
   */
  analyse(game, { found, seconds = 10, ...options } = {}) {
    return this.#search({ ...options, seconds, type: 'analyse', game }, found);
  }

  /** Ends all its searches; their promises resolve with what they have found. */
  stop() {
    for (const search of this.#searches) search.stop();
  }

  /** @param {object} ask @param {Found} [found] */
  async #search(ask, found = () => {}) {
    const begun = search(ask, found);
    this.#searches.add(begun);
    try {
      return await begun.promise;
    } catch (/** @type {any} */ fault) {
      // What hears of the findings may have failed.
      const isRefusal = typeof fault?.code === 'string' && !(fault instanceof Error);
      throw isRefusal ? new LoaError(fault) : fault;
    } finally {
      this.#searches.delete(begun);
    }
  }
}
