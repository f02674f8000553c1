// The help page: a tutorial in five steps, the rules in pictures, the rule sets, and the keys.

import { easyGame } from './begin.js';
import { button, h } from './dom.js';
import { keyHelp } from './keys.js';
import { RuleLesson } from './lesson.js';
import { STEPS } from './tutorial-steps.js';
import { PICTURES } from './rule-pictures.js';
import { load, save } from './store.js';
import { about } from './api.js';
import { ruleName } from './scores.js';
import { text } from './text.js';

export class Learn {
  /** @param {HTMLElement} host @param {import('./play.js').Play} play */
  constructor(host, play) {
    this.host = host;
    this.play = play;
    this.at = Math.max(0, STEPS.findIndex((_, at) => at === load('tutorial')));
  }

  async begin() {
    const { presets } = await about();
    this.tutorial = h('section', { class: 'card tutorial', 'aria-label': text('tutorial') });
    const pictures = h('div', { class: 'pictures' });
    this.host.append(
      h(
        'div',
        { class: 'prose' },
        this.tutorial,
        h(
          'section',
          { class: 'card', 'aria-label': text('rules') },
          h('h2', {}, text('rules-in-pictures')),
          h('p', { class: 'faint' }, text('try-boards')),
          pictures,
        ),
        h(
          'section',
          { class: 'card', 'aria-label': text('rule-sets') },
          h('h2', {}, text('rule-sets')),
          h('p', {}, text('rules-differ')),
          h(
            'dl',
            { class: 'books' },
            ...presets.flatMap(({ name }) => [
              h('dt', {}, ruleName(name)),
              h('dd', {}, text('rule-words', { name })),
            ]),
          ),
        ),
        h(
          'section',
          { class: 'card', 'aria-label': text('keys') },
          h('h2', {}, text('keys')),
          keyHelp(),
        ),
      ),
    );
    for (const picture of PICTURES) new RuleLesson(pictures, picture).begin();
    this.show();
  }

  async show() {
    const step = STEPS[this.at];
    const title = text(step.title);
    save('tutorial', this.at);
    const body = h('div', { class: 'pictures one' });
    const next = button(
      text(this.at + 1 < STEPS.length ? 'next-step' : 'easy-game'),
      () => {
        if (this.at + 1 < STEPS.length) {
          this.at++;
          this.show();
        } else {
          easyGame(this.play);
        }
      },
      { class: 'primary', disabled: true },
    );
    const back = button(
      text('previous'),
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
        h('h2', {}, text('step', { number: this.at + 1, count: STEPS.length, title })),
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
