// The dialog with the saved games.

import { openDialog } from '../dom/dialog.js';
import { cross, download } from '../dom/dom.js';
import { load } from '../backend/store.js';
import { plain } from '../dom/tool.js';
import { all, remove } from '../model/saved-game.js';
import { ruleName } from '../model/scores.js';
import { positionAfter, smallBoard } from '../board/small-board.js';
import { language, text } from '../text/text.js';
import { Tree } from '../model/tree.js';
import { SIDES } from '../model/words.js';
import { html } from '../vendor/lit-html.js';

/** @typedef {import('../model/game.js').GameState} GameState */

/** @param {GameState} state @param {import('types/page').Side} side */
function playerWords({ names, players }, side) {
  const { machine, level } = players[side];
  return names?.[side] || (machine ? text('computer', { level }) : text('you'));
}

/** @param {GameState} state */
function words(state) {
  const players = SIDES.map((side) => playerWords(state, side)).join(' – ');
  const count = new Tree(state.nodes).path(state.live).length - 1;
  const parts = [players, ruleName(state.rules), text('count-moves', { count })];
  if (state.result) parts.push(text('result', { winner: state.result }));
  return parts.join(' · ');
}

/** A game with its board; a click opens it. @param {GameState} state @param {() => void} act */
function card(state, act) {
  const view = positionAfter(state.fen, new Tree(state.nodes).moves(state.live));
  const day = new Date(state.updated).toLocaleDateString(language);
  const last = state.result ? [day] : [text('to-move', { side: view.toMove }), day];
  const about = html`${smallBoard(view, state.flipped)}<span class="game-words"
      ><span>${words(state)}</span><span class="faint">${last.join(' ')}</span></span
    >`;
  return plain(about, act, { class: 'quiet game-card', name: words(state) });
}

/** Saves a file with a saved game as it is. @param {string} id */
export const saveCopy = (id) =>
  download(
    'game.json',
    new Blob([JSON.stringify(load(`game.${id}`), null, 1)], { type: 'application/json' }),
  );

/** @param {import('../app/play.js').Play} play */
export const openGames = (play) =>
  openDialog(
    text('my-games'),
    ({ draw, leave }) => {
      const games = all().filter(({ state }) => !state || state.nodes.length > 1);
      const row = (/** @type {(typeof games)[number]} */ { id, state, fault }) => {
        const end = () => {
          remove(id);
          draw();
        };
        return html`<li>
          ${state
            ? card(state, leave(() => play.open(state)))
            : html`<span>${text('saved-refused', { reason: { code: fault } })}</span>
                ${plain(text('saved-copy'), () => saveCopy(id))}`}
          ${plain(cross(), end, { class: 'quiet icon', name: text('delete-game') })}
        </li>`;
      };
      return html`<p class="faint">${text('saved-here')}</p>
        <ul class="game-list">
          ${games.length ? games.map(row) : html`<li class="faint">${text('no-games-yet')}</li>`}
        </ul>`;
    },
    { wide: true },
  );
