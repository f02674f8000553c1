// The analysis of the position on the board: best lines, arrows, table values.

import { post } from '../backend/api.js';
import { app, update } from './app.js';
import { add } from './parts.js';
import { set, settings } from '../model/settings.js';
import { begin } from '../backend/searches.js';
import { text } from '../text/text.js';
import { ends } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {{ value: string, remoteness: number | null }} Solved */
/** @typedef {Solved & { holds: boolean, moves: (Solved & { move: string })[] }} TableValue */

const ARROWS = ['best', 'second', 'third'];

/** The position followed last, and whether help was allowed. */
let followed = '';

/** @param {'analysisLines' | 'analysisSeconds' | 'analysisThreads'} name @param {number} value */
export function choose(name, value) {
  set(name, value);
  restart();
}

export function toggle() {
  const { game, analysis } = app;
  if (!game?.allowsHelp) return;
  analysis.isOn = !analysis.isOn;
  restart();
  if (analysis.isOn) scrollTo();
}

/** Analyses a new position of a game. @param {Game} game */
function follow(game) {
  // A position that the server has not described yet has no groups.
  const key = `${Boolean(app.about)} ${game.state.id} ${game.view?.fen} ${game.allowsHelp}`;
  if (game.pending || !game.isKnown || key === followed) return;
  followed = key;
  lookUp(game);
  restart();
}

/** Scrolls to a part of the view once it is drawn: in a high window it may be below the edge. */
export const scrollTo = (part = '.panel') =>
  queueMicrotask(() =>
    document.querySelector(`#view-play ${part}`)?.scrollIntoView({ block: 'nearest' }),
  );

async function restart() {
  const { game, analysis } = app;
  analysis.job?.stop();
  analysis.job = null;
  analysis.fault = '';
  const view = game?.view;
  if (!game || !view || !analysis.isOn || !game.allowsHelp || view.end) {
    if (view?.fen !== analysis.fen || !analysis.isOn)
      Object.assign(analysis, { findings: null, fen: null });
    update();
    return;
  }
  Object.assign(analysis, { findings: null, fen: view.fen });
  const ask = {
    type: 'analyse',
    game: game.text(game.state.shown),
    // Earlier pages kept fractions.
    lines: Math.trunc(settings.analysisLines),
    seconds: Math.trunc(settings.analysisSeconds),
    threads: Math.trunc(settings.analysisThreads),
  };
  /** @type {import('../backend/backend.js').Search} */
  const job = begin(ask, (findings) => {
    if (analysis.job !== job) return;
    analysis.findings = findings;
    update();
  });
  analysis.job = job;
  update();
  const last = await job.promise.then(
    (findings) => (findings ? { findings } : {}),
    (error) => ({ fault: error.message }),
  );
  if (analysis.job !== job) return;
  Object.assign(analysis, last, { job: null });
  update();
}

/** Adds a line to the tree and shows its end. @param {string[]} moves */
export async function walk(moves) {
  const { game } = app;
  if (!game) return;
  await game.show(game.tree.addLine(game.state.shown, moves));
  game.changed();
}

/** The arrows of the best moves. @returns {import('../model/marks.js').Arrow[]} */
function arrows() {
  const { isOn, findings, fen } = app.analysis;
  if (!isOn || !findings || !settings.arrows || fen !== app.game?.drawn?.fen) return [];
  return findings.lines
    .slice(0, 3)
    .flatMap((line, index) => {
      const move = ends(line.move);
      return move ? [{ ...move, kind: ARROWS[index] }] : [];
    })
    .reverse();
}

/** The goals of a piece with their table values. @param {string | null} from */
function tints(from) {
  const moves = app.analysis.known?.moves.filter(({ move }) => move.startsWith(`${from}-`)) ?? [];
  return moves.map(({ move, value, remoteness }) => ({
    square: ends(move)?.to ?? '',
    kind: value,
    label: text('value-letter', { value, plies: remoteness }),
  }));
}

/** Looks up the table values of the position, if there are tables. @param {Game} game */
async function lookUp(game) {
  const { view } = game;
  const { tables } = app.about ?? {};
  app.analysis.known = null;
  if (!game.allowsHelp || !view || !tables) return;
  const { width, height } = view;
  if (![`${width}x${height}`, `${height}x${width}`].includes(tables.board)) return;
  // The tables may lack this position.
  const known = await post('tables', game.text(game.state.shown)).catch(() => null);
  if (app.game !== game || game.view !== view || !game.allowsHelp) return;
  app.analysis.known = known;
  update();
}

add({ follow, arrows, tints });
