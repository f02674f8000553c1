// The review of a game: its win-chance curve, its errors, and better moves. The server judges what
// the searches found.

import { post } from './api.js';
import { button, h } from './dom.js';
import { drawGraph } from './graph.js';
import { MARKS } from './move-list.js';
import { socket } from './socket.js';
import { capital, ends, percent, SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./types.js').LineFound} LineFound */

/** @typedef {'inaccuracy' | 'mistake' | 'blunder' | 'missed'} Mark */

/**
 * What is known of a node; kept with the game.
 * @typedef {object} Judged
 * @property {number} chance Black's win chance
 * @property {string | null} best the best move from here
 * @property {Mark | null} mark on the move that led here
 * @property {string | null} [text] about that move
 */

/** The seconds for each position. */
const SECONDS = 0.4;

/**
 * Searches a position of a game; finds nothing where the game is over.
 * @param {Game} game @param {number} id @param {number} [seconds]
 * @returns {Promise<LineFound[]>}
 */
export async function search(game, id, seconds = SECONDS) {
  if ((await game.viewOf(id)).end) return [];
  const findings = await socket.begin({ type: 'analyse', game: game.text(id), lines: 1, seconds })
    .promise;
  if (!findings) throw new Error('stopped');
  return findings.lines;
}

/**
 * Has the server judge the moves that lead to the last node of a path.
 * @param {Game} game @param {number[]} path @param {Map<number, LineFound[]>} found by node
 * @returns {Promise<{ judged: Record<number, Judged>, summary: string[] }>}
 */
export async function judge(game, path, found) {
  const review = await post('review', {
    game: game.text(path[path.length - 1]),
    found: path.map((id) => found.get(id) ?? []),
  });
  /** @type {Record<number, Judged>} */
  const judged = {};
  for (const [index, id] of path.entries()) {
    const chance = review.blackChances[index];
    const { judgement = '', isError = false, text = null } = review.plies[index - 1] ?? {};
    if (chance !== null)
      judged[id] = {
        chance,
        best: found.get(id)?.[0]?.move ?? null,
        mark: isError ? judgement.split(' ')[0] : null,
        text,
      };
  }
  return { judged, summary: SIDES.map((side) => review[side].text) };
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
    this.element = h(
      'section',
      { class: 'card review', 'aria-label': 'Review' },
      h('div', { class: 'card-head' }, h('h2', {}, 'Review'), this.button),
      this.progress,
      this.graph,
      this.summary,
      this.advice,
    );
  }

  /** @param {Game} game */
  show(game) {
    if (game !== this.game) this.leave();
    this.game = game;
    this.element.hidden = !game.allowsHelp;
    const { tree, state } = game;
    const path = this.path(game);
    this.button.disabled = path.length < 2 || this.isRunning;
    const known = path.filter((id) => state.review[id]);
    this.graph.replaceChildren();
    this.summary.replaceChildren();
    if (known.length > 1) {
      this.graph.append(
        drawGraph(
          known.map((id) => ({
            chance: state.review[id].chance,
            mark: state.review[id].mark,
            isShown: id === state.shown,
            label: `${tree.node(id).move ?? 'start'}: ${percent(state.review[id].chance)}`,
            show: () => game.show(id),
          })),
        ),
      );
      this.summary.append(
        ...(state.summary ?? []).map((text, index) =>
          h('p', {}, h('b', {}, `${capital(SIDES[index])}: `), text),
        ),
      );
    }
    this.drawAdvice();
  }

  /**
   * The nodes to review: those of the game, or of the variation that is shown.
   * @param {Game} game
   */
  path({ tree, state }) {
    return tree.path(tree.leadsTo(state.shown, state.live) ? state.live : tree.end(state.shown));
  }

  /** Says what was wrong with the move shown, and offers the better one. */
  drawAdvice() {
    const game = /** @type {Game} */ (this.game);
    const { tree, state } = game;
    this.advice.replaceChildren();
    const own = state.review[state.shown];
    const parent = tree.node(state.shown).parent;
    if (!own?.mark || parent === null) return;
    const best = state.review[parent]?.best;
    this.advice.append(
      h('p', {}, own.text ?? `${capital(MARKS[own.mark][1])}.`),
      best
        ? button(
            'Show me the better move',
            async () => {
              await game.show(parent);
              const move = ends(best);
              this.calls.show(move ? [{ ...move, kind: 'best' }] : []);
            },
            { class: 'quiet' },
          )
        : '',
    );
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
    const path = this.path(game);
    this.progress.hidden = false;
    this.isRunning = true;
    this.button.disabled = true;
    const found = /** @type {Map<number, LineFound[]>} */ (new Map());
    try {
      for (const [done, id] of [...path].reverse().entries()) {
        this.progress.value = done / path.length;
        found.set(id, await search(game, id));
        if (done % 4 !== 3 && id !== path[0]) continue;
        const { judged, summary } = await judge(game, path, found);
        if (own !== this.run) return;
        Object.assign(game.state, { review: judged, summary });
        game.changed();
      }
    } catch (error) {
      this.advice.textContent = String(error);
    }
    if (own !== this.run) return;
    this.leave();
    game.changed();
  }
}
