// The content and the actions of the main view: the moves, what the engine says about them, and
// the commands below.

import { analyseButton, engineLines } from './engine-lines.js';
import { app } from '../app/app.js';
import { add } from '../app/parts.js';
import { explorer, explorerButton } from './explorer.js';
import { commandsOf } from './commands.js';
import { openDialog } from '../dom/dialog.js';
import { valued } from '../dom/fields.js';
import { firstVisit } from './first-visit.js';
import { moveList } from './moves-table.js';
import { reviewButton, reviewGraph, summary } from './review-notes.js';
import { set, settings } from '../model/settings.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ruleName } from '../model/scores.js';
import { text } from '../text/text.js';
import { plain, toolbar } from '../dom/tool.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../app/play.js').Play} Play */

/** @param {Game} game @param {Play} play */
const panel = (game, play) => html`
  ${app.isFirstVisit ? firstVisit(play) : nothing}
  <section class="card panel" aria-label=${text('game')}>
    <div class="card-head">
      ${game.allowsHelp
        ? [analyseButton(), reviewButton(game), explorerButton(game)]
        : html`<span class="faint">${text('no-analysis')}</span>`}
      ${rules(game.state.rules)}
    </div>
    ${game.remote?.words ? html`<p class="faint game-setup">${game.remote.words}</p>` : nothing}
    ${game.allowsHelp ? explorer(game, play) : nothing} ${reviewGraph(game)}
    ${game.allowsHelp ? summary(game) : nothing} ${moveList(game, play)}
    ${game.allowsHelp ? engineLines(game) : nothing}
  </section>
`;

/** The name of the rules, which says what they are. @param {string} name */
function rules(name) {
  const title = text('of-rules', { rules: ruleName(name) });
  const explain = () => openDialog(title, () => html`<p>${text('rule-words', { name })}</p>`);
  return plain(title, explain, { class: 'quiet rules' });
}

/** The commands below. @param {Game} game @param {Play} play */
function actions(game, play) {
  const isShow = game.people.length === 0 && !game.remote;
  return toolbar(
    commandsOf(game).map(({ label, word, key, where, act, ...command }) => ({
      ...command,
      label: text(label),
      word: word && text(word),
      title: key && text('with-key', { label: text(label), key: key.toUpperCase() }),
      kind: `${where} of-${label}`,
      act: () => act(game, play),
    })),
    isShow ? speed() : nothing,
  );
}

/** How fast the computer plays against itself. */
function speed() {
  return html`<label class="speed"
    >${text('speed')}<input
      type="range"
      min="0"
      max="3000"
      step="100"
      .value=${String(3000 - settings.speed)}
      @input=${valued((value) => set('speed', 3000 - Number(value)))}
  /></label>`;
}

add({ panel, actions });
