// The card of the first visit.

import { easyGame } from './begin.js';
import { cross } from '../dom/dom.js';
import { plain } from '../dom/tool.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';

const CLOSE = cross();

/** A piece that moves two squares, as there are two on its line, and so connects all four. */
const picture = () => html`<svg
  class="connecting"
  viewBox="0 0 50 20"
  role="img"
  aria-label=${text('connect')}
>
  <path class="light" d="M0 0h50v20H0Z"></path>
  <path class="dark" d="M0 10h10V0h10v20h10V0h10v20h10V10H0Z"></path>
  <path class="bond" d="M25 15h10V5h10L35 15M25 15 35 5"></path>
  <path class="way" d="M5 15h14m-3-3 3 3-3 3"></path>
  <circle class="ghost" cx="5" cy="15" r="3.8"></circle>
  <circle class="moved" cx="25" cy="15" r="3.8"></circle>
  <circle cx="35" cy="15" r="3.8"></circle>
  <circle cx="35" cy="5" r="3.8"></circle>
  <circle cx="45" cy="5" r="3.8"></circle>
</svg>`;

/** @param {import('../app/play.js').Play} play */
export const firstVisit = (play) => html`<section
  class="card first-visit"
  aria-label=${text('new-here')}
>
  ${picture()}
  <h2>${text('new-here')}</h2>
  ${plain(CLOSE, () => play.see(), { class: 'quiet icon', name: text('no-thanks') })}
  <p>${text('rules-in-short')}</p>
  <div class="row">
    <a class="button primary" href="#learn">${text('learn-fast')}</a>
    ${plain(text('easy-game'), () => easyGame(play))}
  </div>
</section>`;
