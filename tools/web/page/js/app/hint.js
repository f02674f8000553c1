// Hints in three steps: the part of the board, the piece, the move.

import { place, rows } from '../model/geometry.js';
import { app, say, update } from './app.js';
import { searchBest } from '../backend/searches.js';
import { prose, series, text } from '../text/text.js';
import { ends } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('types/page').PositionView} PositionView */

const SECONDS = 0.6;

/** What was given last: the step, and the game and position of the hints. */
const given = {
  step: 0,
  key: '',
  /** @type {Promise<import('types/page').Findings | null>} */
  search: Promise.resolve(null),
};

/** Gives the next hint for the position shown. @param {Game} game */
export async function giveHint(game) {
  const { view } = game;
  if (!view || view.end || game.isOver || game.pending) return;
  if (!game.allowsHelp) return say(text('no-hints'));
  const key = `${game.state.id} ${view.fen}`;
  if (key !== given.key) {
    Object.assign(given, { step: 0, key });
    say(text('looking'));
    given.search = searchBest(game.text(game.state.shown), SECONDS);
  }
  const findings = await given.search.catch((error) => {
    given.key = '';
    say(error.message);
    return null;
  });
  const best = findings?.lines[0];
  if (app.game !== game || game.isOver || game.view?.fen !== view.fen || given.key !== key) return;
  const move = best && ends(best.move);
  if (!move) return say(text('no-choice'));
  const { from } = move;
  given.step = Math.min(given.step + 1, 3);
  const { winIn, moves } = best.score;
  const aim =
    winIn === null ? [] : [winIn === 1 ? text('hint-wins') : text('hint-wins-in', { moves })];
  if (given.step === 1) {
    update({ glow: part(from, view) });
    say(prose([text('hint-part'), ...aim, text('ask-for-more')]));
  } else if (given.step === 2) {
    update({ glow: [from] });
    say(prose([text('puzzle-piece', { square: from }), ...aim, text('ask-for-more')]));
  } else {
    update({ glow: [], arrows: [{ ...move, kind: 'best' }] });
    const squares = series(best.connects);
    const why = squares ? [text('hint-connects', { squares })] : [];
    if (best.stops) why.push(text('hint-stops', { move: best.stops }));
    say(prose([text('hint-move', { move: best.move }), ...aim, ...why]));
  }
}

/** The quarter of the board around a square. @param {string} square @param {PositionView} view */
function part(square, { width, height }) {
  const half = (/** @type {string} */ one) => {
    const [file, rank] = place(one);
    return `${file < width / 2} ${rank < height / 2}`;
  };
  const all = rows({ width, height, flipped: false }).flat();
  return all.filter((one) => half(one) === half(square));
}
