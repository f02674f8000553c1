// A small board with an explanation, for trying out a move.

import { post } from './api.js';
import { Board } from './board.js';
import { button, h } from './dom.js';
import { describeLines } from './line-overlay.js';
import { announce } from './live.js';
import { text } from './text.js';
import { refusal } from './words.js';

/** @typedef {import('./text.js').Code} Code */

/**
 * @typedef {object} Lesson
 * @property {Code} title
 * @property {Code[]} words
 * @property {string} fen
 * @property {string} [rules]
 * @property {(move: { from: string, to: string, capture: boolean }, end:
 *   import('./types.js').EndView | null, view: import('./types.js').PositionView) => boolean}
 *   [goal] whether a move reaches the goal
 * @property {Code} [praise]
 * @property {Code} [retry] the answer to other legal moves
 */

export class RuleLesson {
  /**
   * @param {HTMLElement} host
   * @param {Lesson} lesson
   * @param {{ done?: () => void, hasTitle?: boolean }} [options] called when the goal is reached
   */
  constructor(host, lesson, { done = () => {}, hasTitle = true } = {}) {
    this.lesson = lesson;
    this.done = done;
    this.answer = h('p', { class: 'status', role: 'status' });
    this.detail = h('div', { class: 'detail' });
    const boardHost = h('div', { class: 'board-host small' });
    host.append(
      h(
        'article',
        { class: 'lesson' },
        boardHost,
        h(
          'div',
          { class: 'lesson-words' },
          hasTitle ? h('h3', {}, text(lesson.title)) : null,
          ...lesson.words.map((code) => h('p', {}, text(code))),
          this.answer,
          button(text('again'), () => this.begin(), { class: 'quiet' }),
          this.detail,
        ),
      ),
    );
    this.board = new Board(boardHost, {
      move: (move) => this.tryMove(move),
      label: text(lesson.title),
      select: (square) => this.describe(square),
      hover: (square) => this.describe(square ?? this.board.selected),
    });
  }

  get game() {
    return {
      fen: this.lesson.fen,
      rules: this.lesson.rules ?? 'soucie',
      moves: /** @type {string[]} */ ([]),
    };
  }

  async begin() {
    await this.setUp();
    this.answer.className = 'status';
    const { mustPass, toMove: side } = this.view ?? {};
    this.answer.textContent = text(mustPass ? 'passed' : 'to-move', { side });
  }

  async setUp() {
    clearTimeout(this.again);
    this.isDone = false;
    this.show(await post('position', this.game));
  }

  /** @param {import('./types.js').PositionView} view */
  show(view) {
    this.view = view;
    this.board.show({ view, flipped: false, canMove: () => !this.isDone });
  }

  /** @param {string | null} square */
  describe(square) {
    const lines = square && this.view?.pieceLines[square];
    this.detail.replaceChildren(...(lines && square ? [describeLines(square, lines)] : []));
  }

  /** @param {string} move */
  async tryMove(move) {
    if (this.isDone) return;
    const tried = await post('move', { game: this.game, move });
    const say = (/** @type {string} */ words, kind = '') => {
      this.answer.className = `status ${kind}`;
      this.answer.textContent = words;
      announce(words);
    };
    if (!tried.legal) return say(refusal(move, tried.reason), 'fault');
    const { lastMove, end } = tried.position;
    const { goal, praise, retry } = this.lesson;
    const reached = goal ? goal(lastMove, end, tried.position) : true;
    this.isDone = true;
    this.show(tried.position);
    if (reached) {
      say(praise ? text(praise) : (end?.text ?? text('legal-move')), 'over');
      this.done();
    } else {
      say(end ? text('end-retry', { end: end.text }) : text(retry ?? 'other-move'), 'fault');
      // The answer stays readable meanwhile.
      this.again = setTimeout(() => this.setUp(), 1600);
    }
  }
}
