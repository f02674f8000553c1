// What the engine and the tables say about the position.

import { choose, toggle, walk } from '../app/analysis.js';
import { app } from '../app/app.js';
import { numberField, tickField } from '../dom/fields.js';
import { plain } from '../dom/tool.js';
import { set, settings } from '../model/settings.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ruleName, scoreText, short } from '../model/scores.js';
import { text } from '../text/text.js';

/** @typedef {import('../model/game.js').Game} Game */

/** Begins and ends the analysis. */
export function analyseButton() {
  const { isOn, job } = app.analysis;
  return plain(text(!isOn ? 'analyse' : job ? 'stop' : 'close'), () => toggle());
}

/** @param {Game} game */
export const engineLines = (game) =>
  app.analysis.isOn
    ? html`<div class="engine">
        <p class="faint stats" role="status">${stats()}</p>
        <ol class="lines">
          ${lines(game)}
        </ol>
        ${values(game)} ${options()}
      </div>`
    : values(game);

function stats() {
  const { job, findings, fault } = app.analysis;
  if (fault) return fault;
  if (!findings) return job ? text('thinking') : '';
  const { depth, nodes, speed } = findings;
  const found = text('found', { depth, nodes: short(nodes), speed: short(speed) });
  return job ? found : text('done', { found });
}

/** @param {Game} game */
function lines({ view }) {
  const { findings } = app.analysis;
  if (!view || !findings) return nothing;
  return findings.lines.map(
    (line) => html`<li>
      <span class="score${line.score.moves !== null ? ' proven' : ''}"
        >${scoreText(line.score, view.toMove)}</span
      >
      <span class="pv"
        >${line.moves.map(
          (move, index) =>
            plain(move, () => walk(line.moves.slice(0, index + 1)), { class: 'move' }),
        )}</span
      >
    </li>`,
  );
}

const solved = (/** @type {import('../app/analysis.js').Solved} */ { value, remoteness }) =>
  text(remoteness === null ? 'value' : 'value-in', { value, plies: remoteness });

/** @param {Game} game */
function values({ view }) {
  const { known } = app.analysis;
  const { tables } = app.about ?? {};
  if (!known || !tables || view?.end) return html`<div class="values" hidden></div>`;
  const { rules } = tables;
  const found = { value: solved(known), holds: known.holds };
  return html`<div class="values">
    <p class="value ${known.value}">
      ${rules ? text('solved-by', { rules: ruleName(rules), ...found }) : text('solved', found)}
    </p>
    <ul class="value-list">
      ${known.moves.map(
        (entry) =>
          html`<li>
            ${plain(entry.move, () => walk([entry.move]), { class: 'move' })}<span
              class="value ${entry.value}"
              >${solved(entry)}</span
            >
          </li>`,
      )}
    </ul>
  </div>`;
}

function options() {
  const most = app.about?.analysis;
  const field = (
    /** @type {string} */ label,
    /** @type {'analysisLines' | 'analysisSeconds' | 'analysisThreads'} */ name,
    /** @type {number} */ max,
  ) =>
    numberField(label, settings[name], { min: 1, max }, (value) => choose(name, value));
  return html`<details class="options">
    <summary>${text('options')}</summary>
    <div class="pair">
      ${most
        ? [
            field(text('lines'), 'analysisLines', most.lines),
            field(text('seconds'), 'analysisSeconds', most.seconds),
            field(text('threads'), 'analysisThreads', most.threads),
          ]
        : nothing}
    </div>
    ${tickField(text('arrows'), settings.arrows, () => set('arrows', !settings.arrows))}
  </details>`;
}
