// How to play: the steps of the tutorial and the rules, each tried on the board.

import { postOfLesson } from '../backend/api.js';
import { views } from '../app/views.js';
import { easyGame } from './begin.js';
import { BoardView } from './board-view.js';
import { learnView } from './learn-view.js';
import { gameOf, LESSONS, STEPS } from '../model/lessons.js';
import { load, save } from '../backend/store.js';
import { text } from '../text/text.js';
import { moveText, refusal } from '../model/words.js';

/** @typedef {import('types/page').MoveView} MoveView */
/** @typedef {import('types/page').PositionView} PositionView */

/** How long the answer to a wrong move stays before the move is taken back, in milliseconds. */
const READING = 1600;

/** The state of the view. */
export const begun = () => ({
  at: Math.max(0, LESSONS.findIndex((_, at) => at === load('tutorial'))),
  /** @type {PositionView | null} */
  view: null,
  said: { words: '', kind: '' },
  /** Whether a legal move was made. */
  isDone: false,
  /** Whether the goal of the lesson is reached. */
  isReached: false,
  /** @type {string | null} the square whose lines are in words */
  detail: null,
  /** Whether the lessons and rule sets are shown on a phone. */
  isListOpen: false,
});

/** @typedef {ReturnType<typeof begun>} LearnState */

views.set('learn', (host, play) => new Learn(host, play).open());

/** @extends {BoardView<LearnState>} */
export class Learn extends BoardView {
  /** @param {HTMLElement} host @param {import('../app/play.js').Play} play */
  constructor(host, play) {
    super(host, play, begun(), learnView, text('tutorial'));
  }

  get lesson() {
    return LESSONS[this.state.at];
  }

  /** @override */
  show() {
    const { view, isDone } = this.state;
    const { from, to, threat } = isDone ? {} : this.lesson;
    const arrows = threat ? [{ ...threat, kind: 'red' }] : [];
    if (from && to) arrows.push({ from, to, kind: 'best' });
    const glow = from ? [from] : [];
    if (view) this.board.show({ view, flipped: false, canMove: () => !isDone, arrows, glow });
  }

  /** Opens a lesson from its begin. @param {number} [at] */
  async open(at = this.state.at) {
    save('tutorial', at);
    const said = { words: '', kind: '' };
    this.change({ at, isReached: false, isListOpen: false, view: null, said });
    if (await this.setUp()) this.change({ said: { words: text(this.lesson.words), kind: '' } });
  }

  /** Shows the lessons and rule sets on a phone, where the lesson itself needs the room. */
  toggleList() {
    this.change({ isListOpen: !this.state.isListOpen });
    queueMicrotask(() => this.host.querySelector('.lessons')?.scrollIntoView());
  }

  /** Goes on to the next lesson; after the tutorial to a game. */
  next() {
    const at = this.state.at + 1;
    if (at === STEPS.length || at === LESSONS.length) easyGame(this.play);
    else this.open(at).then(() => this.board.input.focus());
  }

  /** Shows the position of the lesson, unless another one is opened meanwhile. */
  async setUp() {
    clearTimeout(this.again);
    const { lesson } = this;
    const view = /** @type {PositionView} */ (await postOfLesson('position', gameOf(lesson)));
    if (lesson !== this.lesson) return null;
    this.change({ view, isDone: false });
    return view;
  }

  /** @param {string} move @override */
  async tryMove(move) {
    if (this.state.isDone || !this.state.view) return;
    const { lesson } = this;
    const tried = await postOfLesson('move', { game: gameOf(lesson), move });
    if (lesson !== this.lesson) return;
    if ('reason' in tried) {
      this.say(refusal(move, tried.reason), 'fault');
      return 'illegal';
    }
    const { lastMove, end } = tried.position;
    const { from, to, praise, retry } = lesson;
    const { goal = () => !to || tried.move === moveText(from ?? '', to) } = lesson;
    const isReached = goal(/** @type {MoveView} */ (lastMove), end, tried.position);
    this.change({ isDone: true, view: tried.position });
    if (isReached) {
      this.change({ isReached });
      this.say(praise ? text(praise) : (end?.text ?? ''), 'over');
      this.focusPrimary();
    } else {
      this.say(end ? text('end-retry', { end: end.text }) : text(retry ?? 'other-move'), 'fault');
      this.again = setTimeout(() => this.setUp(), READING);
    }
  }
}
