// The game of the terminal program: the page sends it commands and shows its state.

import { socket } from '../backend/socket.js';
import { announce, note } from '../dom/live.js';
import { Game, newState } from '../model/game.js';
import { post } from '../backend/api.js';
import { outcome, SIDES } from '../model/words.js';
import { later } from '../text/later.js';

/** @typedef {import('types/page').SharedGame} SharedGame */
/** @typedef {import('types/page').Side} Side */

/** How the players have ended the game, if they have, in words that come later. */
const endOf = async (/** @type {SharedGame} */ { end }) =>
  end ? later().then(() => (end === 'draw' ? outcome(null) : outcome(end, '+Resign'))) : null;

export class Link {
  /** @param {(game: Game) => unknown} open called when another game begins */
  constructor(open) {
    this.open = open;
    socket.isOfProgram = true;
    /** @type {Game | null} */
    this.game = null;
    this.isThinking = false;
    /** Whether the visitor of the page only watches. */
    this.isWatched = false;
    this.number = 0;
    /** @type {() => void} */
    this.began = () => {};
    /** Resolves with the first game. @type {Promise<void>} */
    this.first = new Promise((resolve) => {
      this.began = resolve;
    });
    /** @type {Promise<void>} */
    this.queue = Promise.resolve();
    socket.addEventListener('shared', (event) => {
      const shared = /** @type {CustomEvent<{ game: SharedGame }>} */ (event).detail.game;
      this.queue = this.queue
        .then(() => this.sync(shared))
        .catch((error) => void note(error.message, { kind: 'error' }));
    });
    socket.addEventListener('said', (event) => {
      const { text, error } = /** @type {CustomEvent} */ (event).detail;
      note(text, { kind: error ? 'error' : 'note' });
      announce(text);
    });
  }

  /** Types a line into the program. @param {string} text */
  send(text) {
    socket.send({ type: 'line', text });
  }

  /**
   * The program has no commands for the others.
   * @param {import('../model/game.js').Act} act
   */
  allows(act) {
    return act === 'draw' || act === 'resign' ? false : undefined;
  }

  /** @param {string} move @returns {Promise<string | null>} */
  async tryMove(move) {
    const game = /** @type {Game} */ (this.game);
    const answer = await post('move', { game: game.text(game.state.live), move });
    if ('reason' in answer) return answer.reason;
    this.send(answer.move);
    return null;
  }

  /**
   * @param {Side} side
   * @param {import('../model/game.js').Player} before
   * @param {import('../model/game.js').Player} after
   */
  setPlayer(side, before, after) {
    if (after.machine && after.level !== before.level) this.send(`level ${after.level}`);
    if (after.machine !== before.machine) this.send(`${after.machine ? 'auto' : 'manual'} ${side}`);
  }

  /** Brings the game here to where the program's is. @param {SharedGame} shared */
  async sync(shared) {
    if (!shared.fen) return;
    const game = this.game;
    const same =
      game &&
      shared.number === this.number &&
      game.state.fen === shared.fen &&
      game.state.rules === shared.rules;
    this.isThinking = shared.thinking;
    this.number = shared.number;
    if (same) await this.follow(game, shared);
    else await this.begin(shared);
  }

  /** @param {SharedGame} shared */
  players(shared) {
    return Object.fromEntries(
      SIDES.map((side) => [side, { machine: shared[side] === 'machine', level: shared.level }]),
    );
  }

  /** @param {Game} game @param {SharedGame} shared */
  async follow(game, shared) {
    game.state.players = /** @type {any} */ (this.players(shared));
    game.state.limit = shared.limit;
    game.state.outcome = await endOf(shared);
    const at = game.tree.addLine(0, shared.moves);
    if (at === game.state.live) return game.changed();
    // One message may bring several moves.
    await game.followTo(at);
  }

  /** @param {SharedGame} shared */
  async begin(shared) {
    const flipped = shared.black === 'machine' && shared.white === 'human';
    const game = new Game(
      newState({
        id: 'shared',
        rules: shared.rules,
        limit: shared.limit,
        fen: shared.fen,
        players: /** @type {any} */ (this.players(shared)),
        flipped,
        outcome: await endOf(shared),
      }),
    );
    game.remote = this;
    game.state.live = game.state.shown = game.tree.addLine(0, shared.moves);
    this.game?.close();
    this.game = game;
    await game.load();
    game.begin();
    this.open(game);
    this.began();
  }
}
