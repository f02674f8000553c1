// The panel beside the board, and the commands below it.

import { analysisTab } from './analysis-tab.js';
import { app, update } from './app.js';
import { COMMANDS } from './commands.js';
import { firstVisit } from './first-visit.js';
import { sign } from './signs.js';
import { movesTab } from './moves-table.js';
import { reviewTab } from './review-tab.js';
import { set, settings } from './settings.js';
import { html, nothing } from './vendor/lit-html.js';
import { ruleName, SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/** @param {Game} game @param {Play} play */
export const panel = (game, play) => html`
  ${app.isFirstVisit ? firstVisit(play) : nothing} ${tabs(game)} ${toolbar(game, play)}
  <div class="row files">
    <button type="button" class="quiet" @click=${() => play.newGame()}>New game</button>
    ${play
      .files()
      .map(
        ([label, act]) => html`<button type="button" class="quiet" @click=${act}>${label}</button>`,
      )}
  </div>
`;

const TABS = /** @type {const} */ ([
  ['moves', 'Moves'],
  ['analysis', 'Analysis'],
  ['review', 'Review'],
]);

/** @param {Game} game */
function tabs(game) {
  const content = {
    moves: () => movesTab(game),
    analysis: () => analysisTab(game),
    review: () => reviewTab(game),
  };
  const turn = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowLeft: 2, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = TABS.findIndex(([name]) => name === app.tab);
    const [tab] = TABS[(at + step) % TABS.length];
    update({ tab });
    queueMicrotask(() => document.getElementById(`tab-${tab}`)?.focus());
  };
  return html`<section class="card panel" aria-label="Game">
    <div class="tabs" role="tablist" aria-label="Panel" @keydown=${turn}>
      ${TABS.map(
        ([name, label]) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${name}"
            aria-controls="panel-content"
            aria-selected=${app.tab === name}
            tabindex=${app.tab === name ? 0 : -1}
            @click=${() => update({ tab: name })}
          >${label}</button>`,
      )}
      <span class="faint rules">${ruleName(game.state.rules)} rules</span>
    </div>
    <div class="panel-content ${app.tab}" id="panel-content" role="tabpanel" aria-labelledby="tab-${app.tab}">
      ${content[app.tab]()}
    </div>
  </section>`;
}

/** @param {Game} game @param {Play} play */
function toolbar(game, play) {
  const isShow = SIDES.every((one) => game.state.players[one].machine) && !game.remote;
  return html`<div class="commands" role="toolbar" aria-label="Commands">
    ${Object.values(COMMANDS).map(
      ({ label, sign: name, key, where, isShown, isEnabled, act }) =>
        html`<button
          type="button"
          class="tool ${where}"
          title=${key ? `${label} (${key.toUpperCase()})` : label}
          aria-label=${label}
          ?hidden=${isShown?.(game) === false}
          ?disabled=${isEnabled?.(game) === false}
          @click=${() => act(game, play)}
        >${sign(name)}</button>`,
    )}
    ${isShow ? speed() : nothing}
  </div>`;
}

/** How fast the computer plays against itself. */
function speed() {
  return html`<label class="speed"
    >Speed<input
      type="range"
      min="0"
      max="3000"
      step="100"
      aria-label="Speed of play"
      .value=${String(3000 - settings.speed)}
      @input=${(/** @type {Event} */ event) =>
        set('speed', 3000 - Number(/** @type {HTMLInputElement} */ (event.target).value))}
  /></label>`;
}
