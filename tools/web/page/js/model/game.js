// A game: its tree of moves, its players, and its commands. Two nodes of the tree matter: `live`,
// the current position of the game, and `shown`, the position on the board.

import { after } from './after.js';
import { FIRST_LEVEL, post, Refusal } from '../backend/api.js';
import { begin, canStop } from '../backend/searches.js';
import { socket } from '../backend/socket.js';
import { settings } from './settings.js';
import { Tree } from './tree.js';
import { other, outcome, SIDES } from './words.js';

/** @typedef {import('types/page').PositionView} PositionView */
/** @typedef {import('../backend/api.js').GameText} GameText */
/** @typedef {import('types/page').Side} Side */
/** @typedef {import('../text/text.js').Message} Message */
/** @typedef {{ machine: boolean, level: number }} Player */

/**
 * @typedef {{ id: number, by: 'human' | 'machine' | 'pass', mover: Side, view: PositionView }
 *   } Moved
 */

/**
 * What has a game that the page only shows: the terminal program, or a club.
 * @typedef {object} Remote
 * @property {(move: string) => Promise<string | null>} tryMove tells why a move is refused
 * @property {(line: string) => void} send
 * @property {(side: Side, before: Player, after: Player) => void} setPlayer
 * @property {boolean} isThinking
 * @property {boolean} isWatched whether the visitor of the page only watches
 * @property {(act: Act) => boolean | undefined} allows whether the page offers something; as in its
 *   own games if it is not said
 * @property {() => void} [offerDraw]
 * @property {string} [address] where others find the game
 * @property {(side: Side) => string} [nameOf] the name of a player, as files have it
 * @property {unknown} [words] its rules, board and clock, in words
 */

/** @typedef {'undo' | 'redo' | 'hint' | 'draw' | 'resign' | 'now'} Act */

/**
 * The end of a game by resignation, time or agreement.
 * @typedef {{ winner: Side | null, text: string, code: string }} Outcome
 */

/** @typedef {(Message | string)[]} GameSummary of Black and White */
/** @typedef {'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'missed'} Mark */

/**
 * What is known of a node; kept with the game.
 * @typedef {object} Judged
 * @property {number} chance Black's win chance
 * @property {string | null} best the best move from here
 * @property {Mark | null} mark on the move that led here
 * @property {boolean} [isMoment] whether it is one of the moves of a person that mattered most
 * @property {Message | string | null} [text] about that move
 */

/**
 * What is kept of a game.
 * @typedef {object} GameState
 * @property {string} id
 * @property {string} rules
 * @property {number | null} limit 0 for none, `null` for the preset's
 * @property {string} fen
 * @property {import('./tree.js').TreeNode[]} nodes
 * @property {number} live
 * @property {number} shown
 * @property {{ black: Player, white: Player }} players
 * @property {{ black: string | null, white: string | null }} [names]
 * @property {{ base: number, increment: number } | null} clock in milliseconds
 * @property {{ black: number, white: number }} left the time left now
 * @property {Outcome | null} outcome
 * @property {number} seed
 * @property {boolean} flipped
 * @property {boolean} paused
 * @property {boolean} serious whether hints and warnings wait until it is over
 * @property {number} updated
 * @property {number} edition counts how often it was saved
 * @property {number} version of the form of saved games
 * @property {Side | 'draw' | null} result
 * @property {Record<number, Judged>} review by node
 * @property {GameSummary} [summary] of the review
 * @property {Message} [compared] how the only person played
 */

/** The rest on a position, in milliseconds, before the server is asked about it. */
const REST = 70;
/** The longest wait for the terminal program to make a move, in milliseconds. */
const REMOTE_WAIT = 5000;
/** The number of moves that the remaining time must last for. */
const MOVES_LEFT = 25;
/** The longest time that `setTimeout` takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

let revisions = 0;

const STANDARD = '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1';

/** The version of the form of saved games. Those without one are from before it had versions. */
export const VERSION = 2;

/** People, or the first opponent, for each side. @param {boolean} black @param {boolean} white */
export const players = (black, white) => ({
  black: { machine: black, level: FIRST_LEVEL },
  white: { machine: white, level: FIRST_LEVEL },
});

/** @param {Partial<GameState>} given @returns {GameState} */
export function newState(given = {}) {
  const base = given.clock?.base ?? 0;
  return {
    id: Math.random().toString(36).slice(2, 10),
    rules: 'olympiad',
    limit: null,
    fen: STANDARD,
    nodes: new Tree().nodes,
    live: 0,
    shown: 0,
    players: players(false, true),
    clock: null,
    left: { black: base, white: base },
    outcome: null,
    seed: Math.floor(Math.random() * 2 ** 32),
    flipped: false,
    paused: false,
    serious: false,
    updated: Date.now(),
    edition: 0,
    version: VERSION,
    result: null,
    review: {},
    ...given,
  };
}

/**
 * Dispatches `change`, `view` if only another position is shown, `move` with the mover, `jump`
 * where the game goes on elsewhere, and `refused` with the reason.
 */
export class Game extends EventTarget {
  /** @param {GameState} state */
  constructor(state) {
    super();
    this.state = state;
    this.tree = new Tree(state.nodes);
    /** @type {PositionView | null} what the board shows */
    this.view = null;
    /** @type {PositionView | null} the current position of the game */
    this.liveView = null;
    /** @type {Map<number, PositionView>} */
    this.views = new Map();
    /** @type {Map<number, Promise<PositionView>>} requests that the server has not answered */
    this.asked = new Map();
    /** @type {PositionView | null} after a move that the server has not confirmed yet */
    this.pending = null;
    /**
     * Such a move of the game with the position after it, also where another one is shown.
     * @type {{ from: number, view: PositionView } | null}
     */
    this.sent = null;
    /** When a person's last move was drawn: on a slow line long before its answer. */
    this.drawnAt = performance.now();
    /** @type {{ stop: () => void, node: number } | null} */
    this.thinking = null;
    /** @type {number[]} nodes that can be redone */
    this.undone = [];
    /** @type {Remote | null} the terminal program or the club whose game this is */
    this.remote = null;
    this.closed = false;
    /** Whether another tab plays this game, and the computer in it. */
    this.follows = false;
    /** Counts the changes of trees and of what is known of their moves. */
    this.revision = ++revisions;
  }

  /** @param {number} id @returns {GameText} */
  text(id) {
    const { rules, limit, fen } = this.state;
    return { rules, fen, moves: this.tree.moves(id), ...(limit === null ? {} : { limit }) };
  }

  /** @param {number} id @param {AbortSignal} [signal] @returns {Promise<PositionView>} */
  async viewOf(id, signal) {
    const known = this.views.get(id);
    if (known) return known;
    let asked = this.asked.get(id);
    if (!asked) {
      asked = post('position', this.text(id), signal)
        .then((view) => this.keep(id, view))
        .finally(() => this.asked.delete(id));
      this.asked.set(id, asked);
    }
    return asked;
  }

  /**
   * Keeps the first view of a node, so that a node has only one.
   * @param {number} id @param {PositionView} view
   */
  keep(id, view) {
    const kept = this.views.get(id) ?? view;
    this.views.set(id, kept);
    return kept;
  }

  /** Whether the server has described the position shown. */
  get isKnown() {
    return this.view !== null && this.views.get(this.state.shown) === this.view;
  }

  /** What is drawn: the position shown, with the move that waits for the server. */
  get drawn() {
    return this.pending ?? this.view;
  }

  /** What is saved: the game with the move that waits for the server. @returns {GameState} */
  get kept() {
    const { state, pending } = this;
    const move = pending?.lastMove?.text;
    if (!move) return state;
    const tree = new Tree(structuredClone(this.tree.nodes));
    const id = tree.add(state.shown, move);
    if (state.clock) tree.node(id).clock ??= { ...state.left };
    return { ...state, nodes: tree.nodes, shown: id, live: this.isAtLive ? id : state.live };
  }

  changed() {
    this.revision = ++revisions;
    this.state.nodes = this.tree.nodes;
    this.state.updated = Date.now();
    this.state.result = this.end && (this.end.winner ?? 'draw');
    this.dispatchEvent(new Event('change'));
  }

  /** Asks the server for the last position. @param {AbortSignal} [signal] */
  async load(signal) {
    const { live, shown } = this.state;
    // The root's position is the base of all that are shown before the server has described them.
    [this.liveView, this.view] = await Promise.all(
      [live, shown, 0].map((id) => this.viewOf(id, signal)),
    );
  }

  /** Tells of a change, and continues the game. */
  begin() {
    this.changed();
    this.goOn();
  }

  /** Stops the computer's search; what is offered in the game ends. */
  close() {
    this.closed = true;
    this.stopThinking();
    this.dispatchEvent(new Event('change'));
  }

  get isOver() {
    return Boolean(this.state.outcome || this.liveView?.end);
  }

  /** Whether hints, warnings and judgements may be given. */
  get allowsHelp() {
    return !this.state.serious || this.isOver;
  }

  get isAtLive() {
    return this.state.shown === this.state.live;
  }

  /** Whether the only person is to move. */
  get isYourTurn() {
    const { people, liveView } = this;
    return people.length === 1 && people[0] === liveView?.toMove && !this.isOver && !this.pending;
  }

  /** The side to move at a node, perhaps before the server has described it. @param {number} id */
  sideToMove(id) {
    return this.guess(id)?.toMove ?? 'black';
  }

  /** The end of the game, if it is over. @returns {{ winner: Side | null, text: string } | null} */
  get end() {
    return this.liveView?.end ?? this.state.outcome;
  }

  /** Whether a person can move a side's pieces in the position on the board. @param {Side} side */
  canMove(side) {
    const { view, state } = this;
    if (!view || this.pending || view.end || view.toMove !== side) return false;
    return Boolean(
      !this.isAtLive || state.outcome || state.paused || !state.players[side].machine,
    );
  }

  /** Whether a person can say now what to move after the computer. @param {Side} side */
  canPremove(side) {
    const { players, paused } = this.state;
    return (
      this.isAtLive &&
      !this.isOver &&
      !this.remote &&
      !paused &&
      !players[side].machine &&
      players[other(side)].machine &&
      !this.canMove(side)
    );
  }

  /** @param {number} id */
  async show(id) {
    this.state.shown = id;
    this.pending = this.sent?.from === id ? this.sent.view : null;
    const known = this.views.get(id);
    this.view = known ?? this.guess(id) ?? this.view;
    this.dispatchEvent(new Event('view'));
    if (known) return;
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (this.state.shown !== id) return;
    const view = await this.viewOf(id);
    if (this.state.shown !== id) return;
    this.view = view;
    this.dispatchEvent(new Event('view'));
  }

  /** A node's position from that of the nearest known ancestor. @param {number} id */
  guess(id) {
    const path = this.tree.path(id);
    for (let at = path.length - 1; at >= 0; at--) {
      const base = this.views.get(path[at]);
      if (base)
        return after(base, path.slice(at + 1).map((next) => this.tree.node(next).move ?? ''));
    }
    return null;
  }

  /**
   * Tries a move in the position on the board: it continues the game at its current position, and
   * adds a variation elsewhere. A legal move is drawn at once, and no other is made until the
   * server has confirmed it. Returns the reason if it is illegal.
   * @param {string} move
   * @returns {Promise<{ reason?: string } & Record<string, any> | null>}
   */
  async tryMove(move) {
    if (this.pending) return null;
    const { shown, live } = this.state;
    const { view } = this;
    const pending = view?.moves.some(({ text }) => text === move) ? after(view, [move]) : null;
    this.pending = pending;
    const isOwn = shown === live && !this.remote;
    const sent = isOwn && pending ? (this.sent = { from: live, view: pending }) : null;
    if (pending) {
      this.drawnAt = performance.now();
      this.dispatchEvent(new Event('view'));
    }
    // The piece is drawn before the server is asked.
    await null;
    const settle = () => {
      if (!pending || this.pending !== pending) return;
      this.pending = null;
      this.dispatchEvent(new Event('view'));
    };
    if (this.remote && shown === live && !this.isOver) {
      const reason = await this.remote.tryMove(move);
      if (reason) settle();
      else setTimeout(settle, REMOTE_WAIT);
      return reason === null ? null : typeof reason === 'string' ? { reason } : reason;
    }
    try {
      const answer = await post('move', { game: this.text(shown), move });
      if ('reason' in answer) return answer;
      // It was taken back.
      if (sent && this.sent !== sent) return null;
      const id = this.tree.add(shown, answer.move);
      this.keep(id, answer.position);
      if (isOwn && this.state.live === live && !this.isOver) await this.advance(id, 'human');
      else if (this.state.shown === shown) {
        await this.show(id);
        this.changed();
      }
      return null;
    } catch (error) {
      if (error instanceof Refusal) return { reason: error.message };
      throw error;
    } finally {
      if (this.sent === sent) this.sent = null;
      settle();
    }
  }

  /**
   * The game goes on to a node, or to the one after it by a move.
   * @param {number} id @param {'human' | 'machine' | 'pass'} by @param {string} [move]
   */
  async advance(id, by, move) {
    const count = this.tree.nodes.length;
    if (move) id = this.tree.add(id, move);
    const wasShown = this.isAtLive;
    const { live } = this.state;
    const view = await this.viewOf(id);
    // Moves may have been taken back meanwhile.
    if (this.state.live !== live) return;
    // Or the game has ended, and the move was not made.
    if (!this.remote && this.isOver) {
      if (id >= count && this.tree.end(id) === id) this.tree.remove(id);
      return this.changed();
    }
    const mover = this.liveView?.toMove ?? 'black';
    this.state.live = id;
    this.liveView = view;
    // Moves that were taken back become a variation.
    this.tree.promote(id);
    if (wasShown) {
      this.state.shown = id;
      this.view = view;
      this.pending = null;
    }
    if (this.undone.pop() !== id) this.undone = [];
    this.dispatchEvent(new CustomEvent('move', { detail: { id, by, mover, view } }));
    this.begin();
  }

  /** Follows a game that is played elsewhere, move by move. @param {number} id */
  async followTo(id) {
    const { live, players } = this.state;
    if (!this.tree.leadsTo(live, id)) return this.setLive(id);
    const path = this.tree.path(id);
    for (const next of path.slice(path.indexOf(live) + 1)) {
      const mover = this.liveView?.toMove ?? 'black';
      await this.advance(next, players[mover].machine ? 'machine' : 'human');
    }
  }

  /** Lets the computer move or a blocked side pass, if that is next. */
  goOn() {
    if (this.closed || this.follows || this.remote || this.isOver || !this.liveView) return;
    const { live, players, paused } = this.state;
    const side = this.liveView.toMove;
    if (this.thinking) {
      if (this.thinking.node === live && players[side].machine && !paused) return;
      this.stopThinking();
    }
    if (this.liveView.mustPass) {
      this.advance(live, 'pass', 'pass');
    } else if (players[side].machine && !paused) {
      this.think(live, side);
    }
  }

  /** @param {number} node @param {Side} side */
  async think(node, side) {
    const { players, seed } = this.state;
    const due = this.people.length ? this.drawnAt + 250 : performance.now() + settings.speed;
    const job = begin({ type: 'move', game: this.text(node), level: players[side].level, seed });
    const own = { stop: job.stop, node };
    this.thinking = own;
    this.changed();
    const alarm = setTimeout(() => {
      if (this.thinking === own) this.moveNow();
    }, this.timeForMove(side));
    let findings;
    try {
      findings = await job.promise;
    } catch (/** @type {any} */ error) {
      if (this.thinking !== own) return;
      [this.thinking, this.state.paused] = [null, true];
      this.dispatchEvent(new CustomEvent('refused', { detail: error.message }));
      return this.changed();
    } finally {
      clearTimeout(alarm);
    }
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    if (this.thinking !== own) return;
    this.thinking = null;
    const move = findings?.lines[0]?.move;
    if (move && !this.closed && this.state.live === node) await this.advance(node, 'machine', move);
  }

  /** The computer's time for a move by its clock, in milliseconds. @param {Side} side */
  timeForMove(side) {
    const { clock, left } = this.state;
    return clock
      ? Math.max(left[side] / MOVES_LEFT, Math.min(clock.increment, left[side]) / 2)
      : LONGEST_TIMER;
  }

  stopThinking() {
    this.thinking?.stop();
    this.thinking = null;
  }

  /** Makes the computer move now. */
  moveNow() {
    if (this.remote) socket.send({ type: 'hurry' });
    // A search stopped without a connection has no result.
    else if (canStop()) this.thinking?.stop();
  }

  /** Takes moves back to the last choice of a person, or the one move on its way. */
  async undo() {
    if (this.remote) return this.remote.send('undo');
    // What was to be played here is not played meanwhile.
    this.dispatchEvent(new Event('jump'));
    if (this.sent) {
      this.sent = null;
      return this.show(this.state.live);
    }
    const { players } = this.state;
    const both = this.people.length === 0;
    const path = this.tree.path(this.state.live);
    let at = path.length - 1;
    if (at === 0) return;
    do {
      const before = await this.viewOf(path[--at]);
      if (both || (!players[before.toMove].machine && !before.mustPass)) break;
    } while (at > 0);
    this.state.outcome = null;
    this.undone.push(...path.slice(at + 1).reverse());
    if (both) this.state.paused = true;
    await this.setLive(path[at]);
  }

  /** Replays moves that were taken back, up to the next choice of a person. */
  async redo() {
    if (this.undone.length === 0) return;
    const { players } = this.state;
    this.leave();
    let live = this.state.live;
    while (this.undone.length) {
      const next = /** @type {number} */ (this.undone.pop());
      if (this.tree.node(next).parent !== live) {
        this.undone = [];
        break;
      }
      live = next;
      const view = await this.viewOf(live);
      if (!players[view.toMove].machine && !view.mustPass) break;
    }
    await this.setLive(live);
  }

  /** What was to be played here is not: a search, a premove, a move on its way. */
  leave() {
    this.sent = null;
    this.dispatchEvent(new Event('jump'));
    this.stopThinking();
  }

  /** Goes on with the game at a node. @param {number} id */
  async setLive(id) {
    const { state } = this;
    this.leave();
    state.live = id;
    state.shown = id;
    // Clocks are reset along with the moves.
    if (state.clock)
      state.left = {
        ...(this.tree.node(id).clock ?? { black: state.clock.base, white: state.clock.base }),
      };
    this.liveView = await this.viewOf(id);
    this.view = this.liveView;
    this.pending = null;
    this.begin();
  }

  /** Continues the game from an earlier position, even one that is over. @param {number} id */
  async playFrom(id) {
    this.stopThinking();
    this.state.outcome = null;
    this.undone = [];
    await this.setLive(id);
  }

  /** @param {Side} side @param {Partial<Player>} change */
  setPlayer(side, change) {
    const before = this.state.players[side];
    this.state.players[side] = { ...before, ...change };
    if (this.remote) return this.remote.setPlayer(side, before, this.state.players[side]);
    this.stopThinking();
    this.begin();
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.state.paused = paused;
    if (paused) this.stopThinking();
    this.begin();
  }

  /** @param {Outcome} outcome */
  finish(outcome) {
    this.stopThinking();
    this.state.outcome = outcome;
    this.changed();
  }

  /** @param {Side} side */
  resign(side) {
    this.finish(outcome(other(side), '+Resign'));
  }

  /** The sides that people play. */
  get people() {
    return SIDES.filter((side) => !this.state.players[side].machine);
  }
}
