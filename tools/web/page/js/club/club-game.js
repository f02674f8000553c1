// A game of the club on the board of the main view: follows the server's states, and sends what the
// visitor does in it.

import { app, update } from '../app/app.js';
import { socket } from '../backend/socket.js';
import { announce, note } from '../dom/live.js';
import { Game, newState } from '../model/game.js';
import { outcome, SIDES } from '../model/words.js';
import { language, text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';
import { state } from './state.js';
import { gameAddress, memberWords, setupWords, tournamentAddress } from './words.js';

/** @typedef {import('types/page').Side} Side */
/** @typedef {import('types/club').Act} Act */
/** @typedef {import('types/club').Offer} Offer */
/** @typedef {import('types/club').GameView} GameView */
/** @typedef {import('types/club').StateView} StateView */
/** @typedef {[string, () => void][]} Actions buttons of a note */

const DAY = 86_400_000;
/** How often a running clock is drawn. */
const TICK = 100;
/** What SGF calls an end that the moves do not show. */
const SUFFIX = /** @type {Record<string, string>} */ ({ resignation: '+Resign', time: '+Time' });

/** The game as the board knows it. */
class BoardGame extends Game {
  /** Help is for what is over, and for spectators where the club allows it. */
  get allowsHelp() {
    const remote = /** @type {ClubGame} */ (/** @type {unknown} */ (this.remote));
    return this.isOver || (!remote.own && Boolean(state.about.club.assist));
  }

  resign() {
    /** @type {ClubGame} */ (/** @type {unknown} */ (this.remote)).act({ act: 'resign' });
  }
}

/** The visitor's side in a game. @param {GameView} view */
export const ownSide = (view) =>
  SIDES.find((side) => view[side].id === state.about.me?.id);

/** Whether a game waits for the visitor. @param {GameView} view */
export const isOwnTurn = (view) => view.turn !== null && view.turn === ownSide(view);

export class ClubGame {
  /** @param {GameView} view @param {(id: number) => void} open opens another game */
  constructor(view, open) {
    this.view = view;
    this.id = view.id;
    /** Where the game is found. */
    this.address = new URL(gameAddress(view.id), location.href).href;
    this.open = open;
    /** The engine of the page does not think here. */
    this.isThinking = false;
    this.own = ownSide(view);
    /** Whether the visitor only watches. */
    this.isWatched = !this.own;
    const { clock } = view;
    const base = clock.kind === 'realTime' ? clock.seconds * 1000 : DAY;
    const player = (/** @type {Side} */ side) => ({
      machine: side !== this.own,
      level: view[side].level ?? 1,
    });
    const names = (/** @type {Side} */ side) => memberWords(view[side]);
    const { rules, limit, fen } = view.game;
    this.game = new BoardGame(
      newState({
        id: `club-${view.id}`,
        rules,
        limit: limit ?? null,
        fen,
        players: { black: player('black'), white: player('white') },
        names: { black: names('black'), white: names('white') },
        clock:
          clock.kind === 'unlimited'
            ? null
            : { base, increment: clock.kind === 'realTime' ? clock.increment * 1000 : 0 },
        flipped: this.own === 'white',
      }),
    );
    this.game.remote = this;
    /** When the server's clocks came. */
    this.at = performance.now();
    this.offers = '';
    this.closeOffers = () => {};
    /** @type {Promise<void>} */
    this.queue = Promise.resolve();
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /** @param {import('../model/game.js').Act} act */
  allows(act) {
    if (act === 'hint') return this.game.allowsHelp;
    if (act === 'undo') return this.plays && !this.view.rated;
    return this.plays && (act === 'draw' || act === 'resign');
  }

  offerDraw() {
    this.act({ act: 'offer', what: 'draw' });
  }

  /** @param {Side} side */
  nameOf(side) {
    return this.view[side].name;
  }

  /** Rules, board, clock, whether it is rated, and the way to its tournament. */
  get words() {
    const { tournament } = this.view;
    const link = html`<a href=${tournamentAddress(tournament ?? 0)}
      >${text('club-its-tournament')}</a
    >`;
    return tournament ? html`${setupWords(this.view)} · ${link}` : setupWords(this.view);
  }

  get isRunning() {
    return this.view.state === 'running';
  }

  /** Whether it is the visitor's own running game. */
  get plays() {
    return Boolean(this.own) && this.isRunning;
  }

  /** When the first move of a side must have come, if the visitor plays in real time. */
  get firstMove() {
    const { clock, clocks, ply } = this.view;
    if (!this.own || !this.isRunning || ply > 1 || clock.kind !== 'realTime') return null;
    if (!clocks.deadline) return null;
    const at = Date.now() + clocks.deadline - clocks.now;
    return new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(at);
  }

  /** Shows a phrase of a player. @param {{ player: number, phrase: number }} message */
  say({ player, phrase }) {
    const side = SIDES.find((one) => this.view[one].id === player);
    if (!side) return;
    const name = this.view[side].name;
    const words = text('words-of', { name, words: text('club-phrase', { phrase }) });
    announce(words);
    note(words);
  }

  /** Loads the game as it is. */
  async load() {
    const { tree, state } = this.game;
    state.live = state.shown = tree.addLine(0, this.view.game.moves);
    await this.game.load();
    this.settle();
    this.game.begin();
  }

  /** Follows the game, which the board shows now. */
  begin() {
    this.showOffers();
    if (this.view.state === 'over') return;
    this.timer = setInterval(() => this.tick(), TICK);
    this.watch();
  }

  /** Takes no more messages. */
  close() {
    clearInterval(this.timer);
    this.closeOffers();
    socket.send({ type: 'unwatch', topic: 'game', game: this.id });
  }

  /** Asks for the game from the moves on that are known. */
  watch() {
    const since = this.game.tree.path(this.game.state.live).length - 1;
    socket.send({ type: 'watch', topic: 'game', game: this.id, since });
  }

  /** Follows a message of the server, after those before. @param {StateView | GameView} change */
  hear(change) {
    this.queue = this.queue
      .then(() => this.follow(change))
      .catch((error) => void note(error.message, { kind: 'error' }));
    return this.queue;
  }

  /** @param {StateView | GameView} change */
  async follow(change) {
    const { game } = this;
    const { tree, state } = game;
    const path = tree.path(state.live);
    const known = path.length - 1;
    let moves = [...('game' in change ? change.game.moves : [])];
    let since = 'game' in change ? change.since : Math.min(change.ply, known);
    if (!('game' in change) && change.ply === known + 1) moves = [change.lastMove ?? 'pass'];
    else if (since > known || since + moves.length < change.ply) return this.watch();
    const at = tree.addLine(path[since], moves);
    this.view = { ...this.view, ...change, game: this.view.game };
    this.at = performance.now();
    await game.followTo(at);
    this.settle();
    game.changed();
  }

  /** Shows what is not in the moves: clocks, offers, the end. */
  settle() {
    const { game, view } = this;
    const { black, white } = view.clocks;
    game.state.left = { black, white };
    const { tree, state } = game;
    if (state.clock && state.live) tree.node(state.live).clock = { black, white };
    const { end } = view;
    if (view.state === 'over' || view.state === 'aborted') {
      const winner = end?.winner ?? null;
      const how = SUFFIX[end?.how ?? ''] ?? '+';
      const wasOver = game.isOver;
      state.outcome = { ...outcome(winner, how), text: end?.text ?? text('aborted') };
      if (view.state === 'aborted') state.outcome.code = 'Void';
      if (!wasOver && !game.liveView?.end) announce(state.outcome.text);
      clearInterval(this.timer);
    }
    this.showOffers();
    if (game.liveView?.mustPass && this.isRunning && view.turn === this.own) this.send('pass');
  }

  /** Shows what the players offer each other. */
  showOffers() {
    const { own, view } = this;
    const offers = JSON.stringify([view.offers, view.state, view.rematch, this.firstMove]);
    if (offers === this.offers || app.game !== this.game) return;
    this.offers = offers;
    this.closeOffers();
    const stay = (/** @type {string} */ words, /** @type {Actions} */ actions = []) =>
      note(words, { ms: 0, actions });
    const made = /** @type {[Offer, Side | null][]} */ (Object.entries(view.offers));
    const open = made.filter(([, side]) => side);
    const closes = open.map(([what, side]) => {
      const by = /** @type {Side} */ (side);
      const words = text('club-offers', { name: view[by].name, what });
      const act = (/** @type {'accept' | 'decline'} */ name) => () => this.act({ act: name, what });
      /** @type {Actions} */
      const actions =
        by === own
          ? [[text('club-withdraw'), act('decline')]]
          : [
              [text('draw-accept'), act('accept')],
              [text('club-decline'), act('decline')],
            ];
      announce(words);
      return stay(words, own ? actions : []);
    });
    const { rematch } = view;
    if (rematch && !own)
      closes.push(stay(text('club-next-game'), [[text('open'), () => this.open(rematch)]]));
    if (this.firstMove) closes.push(stay(text('club-first-move', { time: this.firstMove })));
    if (view.state === 'adjourned') closes.push(stay(text('club-adjourned')));
    this.closeOffers = () => closes.forEach((close) => close());
  }

  tick() {
    const { clocks } = this.view;
    if (!clocks.running || !this.game.state.clock) return;
    const passed = performance.now() - this.at;
    this.game.state.left[clocks.running] = Math.max(0, clocks[clocks.running] - passed);
    if (app.game === this.game) update();
  }

  /** Does something in the game; says why not if it is refused. @param {Act} act */
  async act(act) {
    const refused = await this.request(act);
    if (refused) note(refused, { kind: 'error' });
  }

  /** @param {Act} act @returns {Promise<string | null>} why it is refused */
  async request(act) {
    try {
      const done = socket.begin({ type: 'act', game: this.id, act }).promise;
      const change = /** @type {StateView} */ (/** @type {unknown} */ (await done));
      await this.hear(change);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {string} move */
  async tryMove(move) {
    const ply = this.game.tree.path(this.game.state.live).length - 1;
    const refused = await this.request({ act: 'move', move, ply });
    // It becomes part of a sentence.
    return refused && refused.replace(/[.。]$/, '');
  }

  /** What the page says to the owner of a game. @param {string} line */
  send(line) {
    if (line === 'pass') this.tryMove(line);
    else this.act({ act: 'offer', what: line === 'undo' ? 'takeback' : 'rematch' });
  }

  /** Who plays is settled. */
  setPlayer() {}
}

/**
 * What the club has of a game, if it is its own.
 * @param {import('../model/game.js').Game | null} game
 */
export function ofClub(game) {
  const remote = /** @type {unknown} */ (game?.remote);
  return remote instanceof ClubGame ? remote : null;
}

/** The club's game that the board shows. */
export const shownGame = () => ofClub(app.game);
