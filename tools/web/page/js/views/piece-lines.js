// What is said beside the board about the lines of a piece.

import { lineWords } from '../board/line-overlay.js';
import { settings } from '../model/settings.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { SIDES } from '../model/words.js';

/**
 * The lines of a piece in words.
 * @param {import('types/page').PositionView | null} view @param {string | null} square
 */
export function pieceLines(view, square) {
  const lines = square && settings.overlay && view?.pieceLines[square];
  if (!square || !lines) return nothing;
  const piece = SIDES.find((one) => view?.[one].includes(square));
  return html`<div class="detail">
    <h2>${text('cell', { square, piece })}</h2>
    <ul class="line-words" aria-label=${text('lines-of', { square })}>
      ${lines.map((line) => {
        const [head, ways] = lineWords(line);
        return html`<li><b>${head}</b> ${ways}</li>`;
      })}
    </ul>
  </div>`;
}
