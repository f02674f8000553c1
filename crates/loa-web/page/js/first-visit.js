// The card of the first visit.

import { update } from './app.js';
import { html } from './vendor/lit-html.js';

/** @param {import('./play.js').Play} play */
export const firstVisit = (play) => html`<section class="card first-visit" aria-label="Welcome">
  <h2>New to Lines of Action?</h2>
  <p>
    A piece moves exactly as many squares as there are pieces on its line. Connect all your pieces
    into one group to win.
  </p>
  <div class="row">
    <a class="button primary" href="#learn">Learn in two minutes</a>
    <button type="button" class="quiet" @click=${() => play.easyGame()}>Play an easy game</button>
    <button type="button" class="quiet" @click=${() => update({ isFirstVisit: false })}>
      No, thanks
    </button>
  </div>
</section>`;
