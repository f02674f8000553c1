// How to play: the steps of the tutorial and the rules, each tried on the board.

import { about, postOfLesson } from '../backend/api.js';
import { drawWith, update } from '../app/app.js';
import { views } from '../app/views.js';
import { easyGame } from './begin.js';
import { Board } from '../board/board.js';
import { keyHelp } from './keys.js';
import { learnView } from './learn-view.js';
import { gameOf, LESSONS } from '../model/lessons.js';
import { announce } from '../dom/live.js';
import { load, save } from '../backend/store.js';
import { text } from '../text/text.js';
import { STEPS } from '../model/tutorial-steps.js';
import { render } from '../vendor/lit-html.js';
import { moveText, refusal } from '../model/words.js';

/** @typedef {import('../backend/types.js').PositionView} PositionView */

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
  /** @type {import('../backend/types.js').Preset[]} */
  presets: [],
  /** Whether the lessons and rule sets are shown on a phone. */
  isListOpen: false,
});

/** @typedef {ReturnType<typeof begun>} LearnState */

views.set('learn', (host, play) => new Learn(host, play).begin());

export class Learn {
  /** @param {HTMLElement} host @param {import('../app/play.js').Play} play */
  constructor(host, play) {
    this.host = host;
    this.play = play;
    this.state = begun();
    this.keys = keyHelp();
    render(learnView(this.state, this), host);
    this.board = new Board(/** @type {HTMLElement} */ (host.querySelector('.board-host')), {
      move: (move) => this.tryMove(move),
      select: (square) => this.change({ detail: square }),
      hover: (square) => this.change({ detail: square ?? this.board.selected }),
      label: text('tutorial'),
    });
    drawWith(() => this.draw());
  }

  begin() {
    about().then(({ presets }) => this.change({ presets }));
    return this.open(this.state.at);
  }

  get lesson() {
    return LESSONS[this.state.at];
  }

  /** @param {Partial<LearnState>} change */
  change(change) {
    Object.assign(this.state, change);
    update();
  }

  draw() {
    if (this.host.hidden) return;
    render(learnView(this.state, this), this.host);
    const { view, isDone } = this.state;
    const { from, to, threat } = isDone ? {} : this.lesson;
    const arrows = threat ? [{ ...threat, kind: 'red' }] : [];
    if (from && to) arrows.push({ from, to, kind: 'best' });
    const glow = from ? [from] : [];
    if (view) this.board.show({ view, flipped: false, canMove: () => !isDone, arrows, glow });
  }

  /** Opens a lesson from its begin. @param {number} at */
  async open(at) {
    save('tutorial', at);
    const said = { words: '', kind: '' };
    this.change({ at, isReached: false, isListOpen: false, view: null, said });
    const view = await this.setUp();
    if (!view) return;
    this.change({ said: { words: text(this.lesson.words), kind: '' } });
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
    else this.open(at);
  }

  /** Shows the position of the lesson, unless another one is opened meanwhile. */
  async setUp() {
    clearTimeout(this.again);
    const { lesson } = this;
    const view = /** @type {PositionView} */ (
      await postOfLesson('position', gameOf(lesson))
    );
    if (lesson !== this.lesson) return null;
    this.change({ view, isDone: false });
    return view;
  }

  /** @param {string} words @param {string} kind */
  say(words, kind) {
    this.change({ said: { words, kind } });
    announce(words);
  }

  /** @param {string} move */
  async tryMove(move) {
    if (this.state.isDone || !this.state.view) return;
    const { lesson } = this;
    const tried = await postOfLesson('move', { game: gameOf(lesson), move });
    if (lesson !== this.lesson) return;
    if (!tried.legal) {
      this.say(refusal(move, tried.reason), 'fault');
      return 'illegal';
    }
    const { lastMove, end } = tried.position;
    const { from, to, praise, retry } = lesson;
    const { goal = () => !to || tried.move === moveText(from ?? '', to) } = lesson;
    const isReached = goal(lastMove, end, tried.position);
    this.change({ isDone: true, view: tried.position });
    if (isReached) {
      this.change({ isReached });
      this.say(praise ? text(praise) : (end?.text ?? ''), 'over');
      // The button can be used only now.
      queueMicrotask(() =>
        /** @type {HTMLElement | null} */ (this.host.querySelector('.commands .primary'))?.focus(),
      );
    } else {
      this.say(end ? text('end-retry', { end: end.text }) : text(retry ?? 'other-move'), 'fault');
      this.again = setTimeout(() => this.setUp(), READING);
    }
  }
}
