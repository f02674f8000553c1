// The frame of every view: the board with a side's strip above and below it, and one column beside
// it with the status, the content and the actions.

import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';

/**
 * @param {object} parts
 * @param {string} parts.id the id of the board's place
 * @param {unknown} [parts.top] @param {unknown} [parts.bar] @param {unknown} [parts.bottom]
 * @param {unknown} [parts.side] the column beside the board
 */
export const frame = ({ id, top, bar, bottom, side }) => html`<div class="frame">
  <div class="top-row">${top ?? nothing}</div>
  <div class="board-row">${bar ?? nothing}<div id=${id} class="board-host"></div></div>
  <div class="bottom-row">${bottom ?? nothing}</div>
  <div class="side">${side ?? nothing}</div>
</div>`;

/**
 * The column beside the board.
 * @param {unknown} status @param {unknown} content @param {unknown} actions
 */
export const column = (status, content, actions) => html`
  <div class="said-box" tabindex="0" role="group" aria-label=${text('status')}>
    ${status}
    <div class="notes" role="status"></div>
  </div>
  ${content} ${actions}
`;
