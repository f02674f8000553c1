// The panel beside the board, and the commands below it.

import { analysisTab } from './analysis-tab.js';
import { app, update } from './app.js';
import { newGame } from './begin.js';
import { COMMANDS } from './commands.js';
import { files } from './dialogs.js';
import { firstVisit } from './first-visit.js';
import { hand } from './hand.js';
import { sign } from './signs.js';
import { movesTab } from './moves-table.js';
import { reviewTab } from './review-tab.js';
import { set, settings } from './settings.js';
import { html, nothing } from './vendor/lit-html.js';
import { ruleName } from './scores.js';
import { text } from './text.js';
import { SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/** @param {Game} game @param {Play} play */
export const panel = (game, play) => html`
  ${app.isFirstVisit ? firstVisit(play) : nothing} ${tabs(game)} ${toolbar(game, play)}
  <div class="row files">
    <button type="button" class="quiet" @click=${() => newGame(play)}>
      ${text('new-game')}
    </button>
    ${files(play).map(
      ([label, act]) =>
        html`<button type="button" class="quiet" @click=${act}>${text(label)}</button>`,
    )}
  </div>
`;

const TABS = /** @type {const} */ (['moves', 'analysis', 'review']);

/** @param {Game} game */
function tabs(game) {
  const content = {
    moves: () => movesTab(game),
    analysis: () => analysisTab(game),
    review: () => reviewTab(game),
  };
  const turn = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowLeft: 2, ArrowRight: 1 }[event.key];
    if (!step || !hand.isOnKeys) return;
    event.preventDefault();
    const at = TABS.indexOf(app.tab);
    const tab = TABS[(at + step) % TABS.length];
    update({ tab });
    queueMicrotask(() => document.getElementById(`tab-${tab}`)?.focus());
  };
  return html`<section class="card panel" aria-label=${text('game')}>
    <div class="tabs" role="tablist" aria-label=${text('panel')} @keydown=${turn}>
      ${TABS.map(
        (name) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${name}"
            aria-controls="panel-content"
            aria-selected=${app.tab === name}
            tabindex=${app.tab === name ? 0 : -1}
            @click=${() => update({ tab: name })}
          >${text(name)}</button>`,
      )}
      <span class="faint rules">${text('of-rules', { rules: ruleName(game.state.rules) })}</span>
    </div>
    <div
      class="panel-content ${app.tab}"
      id="panel-content"
      role="tabpanel"
      aria-labelledby="tab-${app.tab}"
    >
      ${content[app.tab]()}
    </div>
  </section>`;
}

/** @param {Game} game @param {Play} play */
function toolbar(game, play) {
  const isShow = SIDES.every((one) => game.state.players[one].machine) && !game.remote;
  return html`<div class="commands" role="toolbar" aria-label=${text('commands')}>
    ${Object.values(COMMANDS).map(
      ({ label, sign: name, key, where, isShown, isEnabled, act }) =>
        html`<button
          type="button"
          class="tool ${where}"
          title=${titleOf(text(label), key)}
          aria-label=${text(label)}
          ?hidden=${isShown?.(game) === false}
          ?disabled=${isEnabled?.(game) === false}
          @click=${() => act(game, play)}
        >${sign(name)}</button>`,
    )}
    ${isShow ? speed() : nothing}
  </div>`;
}

/** A label with its key. @param {string} label @param {string} [key] */
const titleOf = (label, key) =>
  key ? text('with-key', { label, key: key.toUpperCase() }) : label;

/** How fast the computer plays against itself. */
function speed() {
  return html`<label class="speed"
    >${text('speed')}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label=${text('speed-of-play')}
      .value=${String(3000 - settings.speed)}
      @input=${(/** @type {Event} */ event) =>
        set('speed', 3000 - Number(/** @type {HTMLInputElement} */ (event.target).value))}
  /></label>`;
}
