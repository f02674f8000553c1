// What views with a board of their own have in common: a state, and its template beside the board.

import { drawWith, update } from '../app/app.js';
import { Board } from '../board/board.js';
import { announce } from '../dom/live.js';
import { render } from '../vendor/lit-html.js';

/** @template {object} S */
export class BoardView {
  /**
   * @param {HTMLElement} host @param {import('../app/play.js').Play} play
   * @param {S} state @param {(state: S, view: any) => unknown} template
   * @param {string} label the name of the board
   */
  constructor(host, play, state, template, label) {
    this.host = host;
    this.play = play;
    this.state = state;
    render(template(state, this), host);
    const place = /** @type {HTMLElement} */ (host.querySelector('.board-host'));
    this.board = new Board(place, { label, ...this.calls() });
    drawWith(() => {
      if (host.hidden) return;
      render(template(state, this), host);
      this.show();
    });
  }

  /** What the board calls. @returns {ConstructorParameters<typeof Board>[1]} */
  calls() {
    // The lines of the square are in words.
    const explain = (/** @type {string | null} */ square) =>
      this.change(/** @type {any} */ ({ detail: square }));
    return {
      move: (move) => this.tryMove(move),
      select: explain,
      hover: (square) => explain(square ?? this.board.selected),
    };
  }

  /** @param {string} _move @returns {unknown} */
  tryMove(_move) {
    return null;
  }

  /** Shows the state on the board. */
  show() {}

  /** @param {string} words @param {string} [kind] */
  say(words, kind = '') {
    this.change(/** @type {any} */ ({ said: { words, kind } }));
    announce(words);
  }

  /** Once the change is drawn. */
  focusPrimary() {
    const find = () => this.host.querySelector('.commands .primary');
    queueMicrotask(() => /** @type {HTMLElement | null} */ (find())?.focus());
  }

  /** @param {Partial<S>} change */
  change(change) {
    Object.assign(this.state, change);
    update();
  }
}
