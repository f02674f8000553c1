// The card of the first visit.

import { easyGame } from './begin.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';

/** @param {import('../app/play.js').Play} play */
export const firstVisit = (play) => html`<section
  class="card first-visit"
  aria-label=${text('welcome')}
>
  <h2>${text('new-here')}</h2>
  <p>${text('rules-in-short')}</p>
  <div class="row">
    <a class="button primary" href="#learn">${text('learn-fast')}</a>
    <button type="button" class="quiet" @click=${() => easyGame(play)}>
      ${text('easy-game')}
    </button>
    <button type="button" class="quiet" @click=${() => play.see()}>
      ${text('no-thanks')}
    </button>
  </div>
</section>`;
