// The review of a game: what each position was worth, which moves gave something away, and what
// would have been better.

import { button, h } from './dom.js';
import { drawGraph } from './graph.js';
import { socket } from './socket.js';
import { blackChance, capital, ownMoves, plural } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./types.js').Side} Side */

/** @typedef {'inaccuracy' | 'mistake' | 'blunder' | 'missed'} Mark */

/**
 * What is known of a node.
 * @typedef {object} Judged
 * @property {number} chance Black's chance to win
 * @property {number | null} winIn the plies to a proven win of the side to move
 * @property {number | null} lossIn
 * @property {string | null} best the best move from here
 * @property {Mark | null} mark on the move that led here
 */

/** How much of the chance to win a move gives away to be called so, the worst first. */
const THRESHOLDS = /** @type {[Mark, number][]} */ ([['blunder', 0.2], ['mistake', 0.1], ['inaccuracy', 0.05]]);
/** The seconds for each position. */
const SECONDS = 0.4;

/**
 * Judges a move by what it has cost.
 * @param {Judged} before @param {Judged} after @param {Side} mover
 * @returns {Mark | null}
 */
export function judge(before, after, mover) {
  const own = (/** @type {Judged} */ judged) => (mover === 'black' ? judged.chance : 1 - judged.chance);
  const loss = own(before) - own(after);
  if (before.winIn !== null && after.lossIn === null && loss >= THRESHOLDS[2][1]) return 'missed';
  return THRESHOLDS.find(([, least]) => loss >= least)?.[0] ?? null;
}

/**
 * Looks at a position of a game.
 * @param {Game} game @param {number} id @param {number} [seconds]
 * @returns {Promise<Judged>}
 */
export async function evaluate(game, id, seconds = SECONDS) {
  const view = await game.viewOf(id);
  if (view.end) {
    const chance = view.end.winner === 'black' ? 1 : view.end.winner === 'white' ? 0 : 0.5;
    const won = view.end.winner === view.toMove;
    return { chance, winIn: view.end.winner && won ? 0 : null, lossIn: view.end.winner && !won ? 0 : null, best: null, mark: null };
  }
  const findings = await socket.begin({ type: 'analyse', game: game.text(id), lines: 1, seconds }).promise;
  const line = findings?.lines[0];
  if (!line) throw new Error('stopped');
  return { chance: blackChance(line.score, view.toMove), winIn: line.score.winIn, lossIn: line.score.lossIn, best: line.move, mark: null };
}

export class Review {
  /** @param {{ show: (arrows: import('./board.js').Arrow[]) => void }} calls */
  constructor(calls) {
    this.calls = calls;
    /** @type {Game | null} */
    this.game = null;
    /** Counts the reviews, so that one that was left ends. */
    this.run = 0;
    this.isRunning = false;
    this.button = button('Review the game', () => this.start(), { class: 'quiet' });
    this.progress = h('progress', { hidden: true, max: 1, 'aria-label': 'Progress of the review' });
    this.graph = h('div', { class: 'graph-host' });
    this.summary = h('div', { class: 'review-summary' });
    this.advice = h('div', { class: 'advice', role: 'status' });
    this.element = h('section', { class: 'card review', 'aria-label': 'Review' },
      h('div', { class: 'card-head' }, h('h2', {}, 'Review'), this.button), this.progress, this.graph, this.summary, this.advice);
  }

  /** @param {Game} game */
  show(game) {
    if (game !== this.game) this.leave();
    this.game = game;
    this.element.hidden = !game.allowsHelp;
    const { tree, state } = game;
    const path = tree.path(tree.leadsTo(state.shown, state.live) ? state.live : tree.end(state.shown));
    this.button.disabled = path.length < 2 || this.isRunning;
    const known = path.filter((id) => state.review[id]);
    this.graph.replaceChildren();
    this.summary.replaceChildren();
    if (known.length > 1) {
      this.graph.append(drawGraph(known.map((id) => ({
        chance: state.review[id].chance, mark: state.review[id].mark, isShown: id === state.shown,
        label: `${tree.node(id).move ?? 'start'}: ${Math.round(100 * state.review[id].chance)} %`,
        show: () => game.show(id),
      }))));
      this.drawSummary(known);
    }
    this.drawAdvice();
  }

  /** @param {number[]} known */
  drawSummary(known) {
    const game = /** @type {Game} */ (this.game);
    const counts = { black: /** @type {string[]} */ ([]), white: /** @type {string[]} */ ([]) };
    for (const mark of /** @type {const} */ (['inaccuracy', 'mistake', 'blunder', 'missed'])) {
      for (const side of /** @type {Side[]} */ (['black', 'white'])) {
        const count = known.filter((id) => game.state.review[id].mark === mark && this.mover(id) === side).length;
        const words = mark === 'missed' ? ['missed win', 'missed wins'] : mark === 'inaccuracy' ? [mark, 'inaccuracies'] : [mark, `${mark}s`];
        if (count) counts[side].push(plural(count, words[0], words[1]));
      }
    }
    for (const side of /** @type {Side[]} */ (['black', 'white'])) {
      this.summary.append(h('p', {}, h('b', {}, `${capital(side)}: `), counts[side].join(', ') || 'no mistakes found'));
    }
  }

  /** Who made the move that led to a node. @param {number} id @returns {Side} */
  mover(id) {
    const game = /** @type {Game} */ (this.game);
    const parent = game.tree.node(id).parent ?? 0;
    return game.views.get(parent)?.toMove ?? ((game.tree.path(id).length % 2 === 0) === (this.first === 'black') ? 'black' : 'white');
  }

  /** @returns {Side} */
  get first() {
    return this.game?.state.fen.split(' ')[1] === 'b' ? 'white' : 'black';
  }

  /** Says what was wrong with the move shown, and offers the better one. */
  drawAdvice() {
    const game = /** @type {Game} */ (this.game);
    const { tree, state } = game;
    this.advice.replaceChildren();
    const own = state.review[state.shown];
    const parent = tree.node(state.shown).parent;
    if (!own?.mark || parent === null) return;
    const before = state.review[parent];
    const words = own.mark === 'missed'
      ? `A missed win: there was a win in ${plural(ownMoves(before.winIn ?? 1), 'move')}.`
      : `${own.mark === 'inaccuracy' ? 'An inaccuracy' : `A ${own.mark}`}: the chance to win fell from ${this.percent(before, state.shown)} to ${this.percent(own, state.shown)}.`;
    this.advice.append(h('p', {}, words), before.best ? button('Show me the better move', async () => {
      await game.show(parent);
      const [from, to] = /** @type {string} */ (before.best).split('-');
      this.calls.show([{ from, to, kind: 'best' }]);
    }, { class: 'quiet' }) : '');
  }

  /** @param {Judged} judged @param {number} id */
  percent(judged, id) {
    const chance = this.mover(id) === 'black' ? judged.chance : 1 - judged.chance;
    return `${Math.round(100 * chance)} %`;
  }

  /** Ends the review that is going on, if one is. */
  leave() {
    this.run++;
    this.isRunning = false;
    this.progress.hidden = true;
  }

  async start() {
    const { game } = this;
    if (!game) return;
    const own = ++this.run;
    const { tree, state } = game;
    const path = tree.path(tree.leadsTo(state.shown, state.live) ? state.live : tree.end(state.shown));
    this.progress.hidden = false;
    this.isRunning = true;
    this.button.disabled = true;
    state.review = {};
    // From the end, where most is known; what is proven there is so before it, too.
    let later = /** @type {number | null} */ (null);
    try {
      for (const [done, id] of [...path].reverse().entries()) {
        this.progress.value = done / path.length;
        state.review[id] = await evaluate(game, id);
        if (own !== this.run) return;
        if (later !== null) {
          const mover = (await game.viewOf(id)).toMove;
          state.review[later].mark = judge(state.review[id], state.review[later], mover);
        }
        later = id;
        if (done % 4 === 3) game.changed();
      }
    } catch (error) {
      this.advice.textContent = String(error);
    }
    if (own !== this.run) return;
    this.leave();
    game.changed();
  }
}
