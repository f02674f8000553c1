// Above and below the board: a side's player, groups and clock.

import { h } from './dom.js';
import { capital, clockText, plural } from './words.js';

/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./game.js').Game} Game */

const LEVEL_WORDS = [
  'beginner',
  'novice',
  'easy',
  'casual',
  'club',
  'good club',
  'strong',
  'very strong',
  'expert',
  'strongest',
];

/** @param {number} level */
export const levelWords = (level) => `level ${level}, ${LEVEL_WORDS[level - 1]}`;

export class PlayerStrip {
  constructor() {
    this.select = h('select', { 'aria-label': 'Player', onchange: () => this.choose() });
    this.stone = h('span', { class: 'stone', 'aria-hidden': 'true' });
    this.name = h('span', { class: 'strip-name' });
    this.groups = h('span', { class: 'strip-groups' });
    this.clock = h('span', { class: 'clock', role: 'timer' });
    this.spinner = h('span', { class: 'spinner', title: 'thinking' });
    this.element = h(
      'div',
      { class: 'strip' },
      this.stone,
      this.name,
      this.select,
      this.spinner,
      this.groups,
      this.clock,
    );
    const options = [
      h('option', { value: '0' }, 'You'),
      ...LEVEL_WORDS.map((words, index) =>
        h('option', { value: String(index + 1) }, `Computer ${index + 1} · ${words}`),
      ),
    ];
    this.select.append(...options);
  }

  choose() {
    const level = Number(this.select.value);
    this.game?.setPlayer(
      /** @type {Side} */ (this.side),
      level ? { machine: true, level } : { machine: false },
    );
  }

  /** @param {Game} game @param {Side} side */
  show(game, side) {
    this.game = game;
    this.side = side;
    const { players, clock, left } = game.state;
    const player = players[side];
    this.element.dataset.side = side;
    this.element.classList.toggle('to-move', !game.isOver && game.liveView?.toMove === side);
    this.element.classList.toggle(
      'thinking',
      game.liveView?.toMove === side && Boolean(game.thinking || game.remote?.isThinking),
    );
    this.name.textContent = capital(side);
    this.select.value = player.machine ? String(player.level) : '0';
    this.select.setAttribute('aria-label', `${capital(side)}’s player`);
    const view = game.view;
    if (view) {
      const groups = plural(view.groups[side].length, 'group');
      this.groups.textContent = `${plural(view[side].length, 'piece')} · ${groups}`;
    }
    this.clock.hidden = !clock;
    if (clock) {
      const time = game.isAtLive
        ? left[side]
        : (game.tree.node(game.state.shown).clock?.[side] ?? clock.base);
      this.clock.textContent = clockText(time);
      this.clock.classList.toggle('low', time < 20_000);
    }
  }
}
