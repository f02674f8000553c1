// The main view as a template of its state, and its board.

import { app, drawWith, update } from '../app/app.js';
import { parts } from '../app/parts.js';
import { Play } from '../app/play.js';
import { Board } from '../board/board.js';
import { column, frame } from '../dom/frame.js';
import { playerStrip } from './player-strip.js';
import { status } from './status.js';
import { html, render } from '../vendor/lit-html.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */

/**
 * What the second script draws. Before its style is there, places and sizes are not known.
 * @returns {Partial<import('../app/parts.js').Parts>}
 */
const drawn = () => (app.isWhole ? parts : {});

/** Opens the view. @param {HTMLElement} host */
export function openMain(host) {
  render(playView(null), host);
  /** @type {Board} */
  const board = new Board(/** @type {HTMLElement} */ (host.querySelector('#board')), {
    move: (move) => play.tryMove(move),
    select: (square) => {
      update({ detail: square, premove: null, said: app.said?.move ? null : app.said });
    },
    hover: (square) => update({ detail: square ?? board.selected }),
    step: (where) => app.game && parts.go?.(app.game, where),
  });
  /** @type {Play} */
  const play = new Play(board);
  drawWith(() => draw(play, host));
  return play;
}

/** @param {Play} play @param {HTMLElement} host */
function draw(play, host) {
  const { game } = app;
  if (!game?.view) return;
  render(playView(play), host);
  const arrows = drawn().arrows?.() ?? [];
  play.board.show({
    view: /** @type {import('types/page').PositionView} */ (game.drawn),
    flipped: game.state.flipped,
    canMove: (side) => game.canMove(side),
    canPremove: (side) => game.canPremove(side),
    premove: app.premove,
    arrows: app.arrows.length ? app.arrows : arrows,
    glow: app.glow,
    tints: drawn().tints?.(play.board.selected) ?? [],
    marks: (!game.pending && game.tree.node(game.state.shown).marks) || [],
  });
  drawn().drawMoves?.(host, game);
}

/** @param {Play | null} play */
function playView(play) {
  const { game } = app;
  const [above, below] = game?.state.flipped ? SIDES : [...SIDES].reverse();
  return frame({
    id: 'board',
    top: game && playerStrip(game, above),
    bar: (game && drawn().bar?.(game)) ?? html`<div class="bar"></div>`,
    bottom: game && playerStrip(game, below),
    side: game?.view && play && side(game, play),
  });
}

/** @param {Game} game @param {Play} play */
const side = (game, play) =>
  column(
    [status(game), drawn().advice?.(game), drawn().nextStep?.(game, play)],
    drawn().panel?.(game, play),
    drawn().actions?.(game, play),
  );
