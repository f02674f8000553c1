// The evaluation bar along the board.

import { app } from '../app/app.js';
import { add } from '../app/parts.js';
import { html } from '../vendor/lit-html.js';
import { blackChance } from '../model/scores.js';
import { percent, text } from '../text/text.js';

/** Black's chance, as analysed or reviewed. @param {import('../model/game.js').Game} game */
function bar(game) {
  const { findings, fen } = app.analysis;
  const { view, state } = game;
  /** @type {number | undefined} */
  let chance = game.allowsHelp ? state.review[state.shown]?.chance : undefined;
  if (findings && view && fen === view.fen)
    chance = blackChance(findings.lines[0].score, view.toMove);
  const isKnown = chance !== undefined;
  const share = chance === undefined ? '' : percent(chance);
  const classes = `bar${state.flipped ? ' flipped' : ''}${isKnown ? ' known' : ''}`;
  return html`<div
    class=${classes}
    role="img"
    aria-label=${isKnown ? text('black-chance', { chance }) : text('no-evaluation')}
    .style=${`--black: ${(100 * (chance ?? 0.5)).toFixed(1)}%`}
  >
    <div class="bar-black"></div>
    <span class="bar-text">${share.replace(/\s/, '')}</span>
  </div>`;
}

add({ bar });
