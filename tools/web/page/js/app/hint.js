// Hints in three steps: the part of the board, the piece, the move.

import { place } from '../model/geometry.js';
import { app, say, update } from './app.js';
import { begin } from '../backend/searches.js';
import { prose, text } from '../text/text.js';
import { capital, ends } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */

const SECONDS = 0.6;

export class Hint {
  constructor() {
    this.step = 0;
    /** The game and position of the hints. */
    this.key = '';
    /** @type {Promise<import('types/page').Findings | null>} */
    this.search = Promise.resolve(null);
    this.reset();
  }

  reset() {
    this.step = 0;
    this.key = '';
  }

  /** Gives the next hint for the position shown. @param {Game} game */
  async give(game) {
    const { view } = game;
    if (!view || view.end) return;
    if (!game.allowsHelp) return say(text('no-hints'));
    const key = `${game.state.id} ${view.fen}`;
    if (key !== this.key) {
      this.reset();
      this.key = key;
      say(text('looking'));
      const ask = {
        type: 'analyse',
        game: game.text(game.state.shown),
        lines: 1,
        seconds: SECONDS,
      };
      this.search = begin(ask).promise;
    }
    const findings = await this.search.catch((error) => {
      this.reset();
      throw error;
    });
    const best = findings?.lines[0];
    if (app.game !== game || game.isOver || game.view?.fen !== view.fen || this.key !== key) return;
    const move = best && ends(best.move);
    if (!move) return say(text('no-choice'));
    const { from } = move;
    this.step = Math.min(this.step + 1, 3);
    const { winIn, moves } = best.score;
    const aim =
      winIn === null ? [] : [winIn === 1 ? text('hint-wins') : text('hint-wins-in', { moves })];
    if (this.step === 1) {
      update({ glow: part(from, view.width, view.height) });
      say(prose([text('hint-part'), ...aim, text('ask-for-more')]));
    } else if (this.step === 2) {
      update({ glow: [from] });
      const words = capital(text('hint-piece', { square: from }));
      say(prose([words, ...aim, text('ask-for-move')]));
    } else {
      update({ glow: [], arrows: [{ ...move, kind: 'best' }] });
      const squares = best.connects.join(', ');
      const why = squares ? [text('hint-connects', { squares })] : [];
      if (best.stops) why.push(text('hint-stops', { move: best.stops }));
      say(prose([text('hint-move', { move: best.move }), ...aim, ...why]));
    }
  }
}

/**
 * The quarter of the board around a square.
 * @param {string} square
 * @param {number} width
 * @param {number} height
 */
function part(square, width, height) {
  const [file, rank] = place(square);
  const squares = [];
  for (let f = 0; f < width; f++) {
    for (let r = 0; r < height; r++) {
      if (f < width / 2 === file < width / 2 && r < height / 2 === rank < height / 2)
        squares.push(String.fromCharCode(97 + f) + (r + 1));
    }
  }
  return squares;
}
