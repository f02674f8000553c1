// The help page: a tutorial in five steps, the rules in pictures, the rule sets, and the keys.

import { button, h } from './dom.js';
import { keyHelp } from './keys.js';
import { RuleLesson } from './lesson.js';
import { STEPS } from './tutorial-steps.js';
import { PICTURES } from './rule-pictures.js';
import { load, save } from './store.js';
import { RULE_WORDS } from './new-game.js';
import { ruleName } from './words.js';

export class Learn {
  /** @param {HTMLElement} host @param {import('./play.js').Play} play */
  constructor(host, play) {
    this.host = host;
    this.play = play;
    this.at = Math.min(load('tutorial') ?? 0, STEPS.length - 1);
  }

  begin() {
    this.tutorial = h('section', { class: 'card tutorial', 'aria-label': 'Tutorial' });
    const pictures = h('div', { class: 'pictures' });
    this.host.append(
      h(
        'div',
        { class: 'prose' },
        this.tutorial,
        h(
          'section',
          { class: 'card', 'aria-label': 'Rules' },
          h('h2', {}, 'The rules in pictures'),
          h('p', { class: 'faint' }, 'Try each board: choose a piece and move it.'),
          pictures,
        ),
        h(
          'section',
          { class: 'card', 'aria-label': 'Rule sets' },
          h('h2', {}, 'Rule sets'),
          h(
            'p',
            {},
            'Pieces move alike under all rules. The rules differ when a move connects both ' +
              'sides, when a side has no legal move, and in what makes a draw.',
          ),
          h(
            'dl',
            { class: 'books' },
            ...Object.entries(RULE_WORDS).flatMap(([name, words]) => [
              h('dt', {}, ruleName(name)),
              h('dd', {}, words),
            ]),
          ),
        ),
        h('section', { class: 'card', 'aria-label': 'Keys' }, h('h2', {}, 'Keys'), keyHelp()),
      ),
    );
    for (const picture of PICTURES) new RuleLesson(pictures, picture).begin();
    this.show();
  }

  async show() {
    const step = STEPS[this.at];
    save('tutorial', this.at);
    const body = h('div', { class: 'pictures one' });
    const next = button(
      this.at + 1 < STEPS.length ? 'Next step' : 'Play an easy game',
      () => {
        if (this.at + 1 < STEPS.length) {
          this.at++;
          this.show();
        } else {
          this.play.easyGame();
        }
      },
      { class: 'primary', disabled: true },
    );
    const back = button(
      'Back',
      () => {
        this.at--;
        this.show();
      },
      { class: 'quiet', disabled: this.at === 0 },
    );
    this.tutorial?.replaceChildren(
      h(
        'div',
        { class: 'card-head' },
        h('h2', {}, `Step ${this.at + 1} of ${STEPS.length}: ${step.title}`),
      ),
      body,
      h('div', { class: 'row' }, back, next),
    );
    const done = () => {
      next.disabled = false;
      next.focus();
    };
    await new RuleLesson(body, step, { done, hasTitle: false }).begin();
  }
}
