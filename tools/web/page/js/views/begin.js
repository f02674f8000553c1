// What begins another game.

import { app } from '../app/app.js';
import { openDialog } from '../dom/dialog.js';
import { newState } from '../model/game.js';
import { openNewGame } from './new-game.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';

/** @typedef {import('../app/play.js').Play} Play */

/** Opens the dialog for a new game; asks first if one is going on. @param {Play} play */
export const newGame = (play) => ask(() => openNewGame(play));

/** A game against the first opponent. @param {Play} play */
export function easyGame(play) {
  ask(() => {
    play.see();
    return play.open(newState());
  });
}

/**
 * The same game once more, perhaps with another level.
 * @param {Play} play @param {number} [level]
 */
export async function again(play, level) {
  const { game } = app;
  if (!game) return;
  if (game.remote) return game.remote.send('new');
  const { rules, limit, fen, players, names, clock, flipped, serious } = game.state;
  const player = (/** @type {import('types/page').Side} */ side) =>
    players[side].machine && level ? { ...players[side], level } : { ...players[side] };
  const now = { black: player('black'), white: player('white') };
  const kept = { rules, limit, fen, players: now, names, clock, flipped, serious };
  await play.open(newState(kept));
  play.board.input.focus();
}

/** Asks before another game replaces the one on the board. @param {() => void} act */
function ask(act) {
  const { game } = app;
  const isGoingOn = game && !game.isOver && game.people.length > 0 && game.state.live !== 0;
  if (!isGoingOn || game.remote) return act();
  openDialog(text('another-game'), () => html`<p>${text('game-stays')}</p>`, {
    actions: [
      [text('keep-playing'), () => {}],
      [text('new-game'), act, 'primary'],
    ],
  });
}
