// The moves of a game with variations, and the comment on the current move.

import { button, h } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('./game.js').Game} Game */

/** The signs and names of errors. */
export const MARKS = /** @type {Record<string, [string, string]>} */ ({
  inaccuracy: ['?!', 'inaccuracy'],
  mistake: ['?', 'mistake'],
  blunder: ['??', 'blunder'],
  missed: ['✕', 'missed win'],
});

export class MoveList {
  constructor() {
    this.list = h('div', { class: 'moves', role: 'group', 'aria-label': 'Moves' });
    this.comment = h('textarea', {
      class: 'comment',
      rows: 2,
      placeholder: 'Comment on this move',
      'aria-label': 'Comment on this move',
    });
    // On each input: saving on blur would move the button that a click aims at.
    this.comment.addEventListener('input', () => {
      if (!this.game) return;
      this.game.tree.node(this.game.state.shown).comment = this.comment.value;
      this.game.changed();
    });
    const nav = (
      /** @type {import('./icons.js').IconName} */ sign,
      /** @type {string} */ label,
      /** @type {() => void} */ act,
    ) => button(icon(sign), act, { class: 'quiet nav', 'aria-label': label, title: label });
    this.first = nav('first', 'First move', () => this.go('first'));
    this.back = nav('back', 'One move back', () => this.go('back'));
    this.next = nav('next', 'One move forward', () => this.go('next'));
    this.last = nav('last', 'Last move', () => this.go('last'));
    this.promote = nav('promote', 'Make this the main line', () => this.promoteShown());
    this.cut = nav('cut', 'Remove this move and its continuation', () => this.removeShown());
    this.element = h(
      'div',
      { class: 'move-list' },
      this.list,
      h(
        'div',
        { class: 'nav-row' },
        this.first,
        this.back,
        this.next,
        this.last,
        this.promote,
        this.cut,
      ),
      this.comment,
    );
    this.drawn = '';
  }

  /** @param {'first' | 'back' | 'next' | 'last'} where */
  go(where) {
    const { game } = this;
    if (!game) return;
    const { shown, live } = game.state;
    const node = game.tree.node(shown);
    // Forward follows the game where the shown move belongs to it.
    const path = game.tree.leadsTo(shown, live) && shown !== live ? game.tree.path(live) : null;
    const next = path ? path[path.indexOf(shown) + 1] : node.children[0];
    const goals = { first: 0, back: node.parent, next, last: path ? live : game.tree.end(shown) };
    const goal = goals[where];
    if (goal !== null && goal !== undefined && goal !== shown) game.show(goal);
  }

  promoteShown() {
    this.game?.tree.promote(this.game.state.shown);
    this.game?.changed();
  }

  removeShown() {
    const { game } = this;
    if (!game) return;
    const { shown, live } = game.state;
    if (shown === 0 || game.tree.leadsTo(shown, live)) return;
    game.show(game.tree.remove(shown));
  }

  /** @param {Game} game */
  show(game) {
    this.game = game;
    const { tree, state } = game;
    const { shown, live } = state;
    const key = JSON.stringify([
      state.id,
      shown,
      live,
      tree.nodes.map((node) => [node.children, node.comment]),
      state.review,
    ]);
    if (key !== this.drawn) {
      this.drawn = key;
      this.list.replaceChildren();
      if (tree.node(0).comment) this.list.append(h('p', { class: 'said' }, tree.node(0).comment));
      if (tree.node(0).children.length)
        this.line(tree.node(0).children[0], this.list, 1, tree.node(0).children.slice(1));
      else this.list.append(h('p', { class: 'faint' }, 'No moves yet.'));
      const current = /** @type {HTMLElement | null} */ (this.list.querySelector('[aria-current]'));
      if (current)
        this.list.scrollTop = current.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
    }
    const node = tree.node(shown);
    if (document.activeElement !== this.comment) this.comment.value = node.comment;
    this.first.disabled = this.back.disabled = shown === 0;
    this.next.disabled = this.last.disabled = node.children.length === 0;
    this.promote.disabled = tree.path(shown).every((id) => {
      const parent = tree.node(id).parent;
      return parent === null || tree.node(parent).children[0] === id;
    });
    this.cut.disabled = shown === 0 || tree.leadsTo(shown, live);
  }

  /**
   * Writes a line from a node on; variations go in brackets after the move that they replace.
   * @param {number} id @param {HTMLElement} into @param {number} ply @param {number[]} variations
   */
  line(id, into, ply, variations) {
    const { tree } = /** @type {Game} */ (this.game);
    let needsNumber = true;
    /** @type {number | undefined} */
    let at = id;
    while (at !== undefined) {
      into.append(this.move(at, ply, needsNumber));
      needsNumber = false;
      const { comment, children } = tree.node(at);
      if (comment) {
        into.append(h('p', { class: 'said' }, comment));
        needsNumber = true;
      }
      for (const variation of variations) {
        const block = h('div', { class: 'variation' });
        this.line(variation, block, ply, []);
        into.append(block);
        needsNumber = true;
      }
      [at, ...variations] = children;
      ply++;
    }
  }

  /** @param {number} id @param {number} ply @param {boolean} needsNumber */
  move(id, ply, needsNumber) {
    const game = /** @type {Game} */ (this.game);
    const { shown, live, review } = game.state;
    const number = ply % 2 ? `${(ply + 1) / 2}.` : needsNumber ? `${ply / 2}…` : '';
    const judged = review[id]?.mark;
    const [sign, words] = (judged && MARKS[judged]) || [];
    const text = /** @type {string} */ (game.tree.node(id).move);
    return h(
      'span',
      { class: 'move-item' },
      number ? h('span', { class: 'number' }, number) : null,
      button(text, () => game.show(id), {
        class: `move${id === live ? ' live' : ''}${judged ? ` ${judged}` : ''}`,
        'aria-current': id === shown ? 'true' : undefined,
      }),
      sign ? h('abbr', { class: `mark ${judged}`, title: words }, sign) : null,
    );
  }
}
