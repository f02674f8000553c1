// What can be done in the main view: opens games and makes moves.

import { about, Refusal } from '../backend/api.js';
import { app, newReview, say, update } from './app.js';
import { Game, newState } from '../model/game.js';
import { keep, know, latest, mark } from '../model/games.js';
import { announce, dismiss, note } from '../dom/live.js';
import { parts } from './parts.js';
import { settings, settingsChanged } from '../model/settings.js';
import { load, save } from '../backend/store.js';
import { later } from '../text/later.js';
import { prose, text } from '../text/text.js';
import { ends, moveWords, refusal } from '../model/words.js';

/** @typedef {import('../model/game.js').GameState} GameState */

/** The title of the page, which also says when it is a person's turn against the computer. */
const TITLE = document.title;

export class Play {
  /** @param {import('../board/board.js').Board} board */
  constructor(board) {
    this.board = board;
    /** The position shown last. */
    this.key = '';
    about().then((known) => {
      update({ about: known });
      this.react();
    });
    settingsChanged.addEventListener('change', () => update());
    addEventListener('pagehide', () => this.keep());
  }

  /** The game on the board. */
  get game() {
    return app.game;
  }

  /** Opens this tab's last game, or a new one. */
  async begin() {
    const last = latest();
    update({ isFirstVisit: !load('seen') && !(last?.nodes?.length > 1) });
    if (!last || !(await this.startSaved(last))) await this.start(newState());
  }

  /** Lets the card of the first visit go for good. */
  see() {
    if (!app.isFirstVisit) return;
    save('seen', true);
    update({ isFirstVisit: false });
    // The button that was pressed goes with the card.
    if (document.activeElement?.closest('.first-visit')) this.board.input.focus();
  }

  /**
   * Starts a game of the storage; false if that is not possible.
   * @param {any} value @param {AbortSignal} [signal]
   */
  async startSaved(value, signal) {
    await later();
    const { state, fault } = parts.readGame?.(value) ?? {};
    try {
      if (state) await this.start(state, signal);
      else parts.rescue?.(value.id, { code: `${fault}` });
      return Boolean(state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      parts.rescue?.(value.id, error.message);
      return false;
    }
  }

  /** Ends the opening of another game, and returns what ends this one. */
  opens() {
    this.opening?.abort();
    return (this.opening = new AbortController());
  }

  /**
   * Opens a game in this view, unless the signal comes, another view or another game.
   * @param {GameState} state @param {AbortSignal} [signal]
   */
  async open(state, signal) {
    const opening = this.opens();
    signal?.addEventListener('abort', () => opening.abort());
    try {
      if (!(await this.startSaved(state, opening.signal)) || opening.signal.aborted) return;
    } catch (error) {
      if (opening.signal.aborted) return;
      throw error;
    }
    if (location.hash !== '#play') location.hash = '#play';
    scrollTo(0, 0);
  }

  /** @param {GameState} state @param {AbortSignal} [signal] */
  async start(state, signal) {
    const game = new Game(state);
    await game.load(signal);
    if (signal?.aborted) return;
    if (state.edition) know(state);
    this.adopt(game);
    game.begin();
  }

  /** @param {Game} game */
  adopt(game) {
    if (!game.remote) mark(game.state.id);
    this.clock?.stop();
    this.listening?.abort();
    if (!app.game?.remote) app.game?.close();
    this.listening = new AbortController();
    const { signal } = this.listening;
    update({ game, said: null, premove: null, isCommenting: false, review: newReview() });
    this.react();
    if (game.state.clock)
      later().then(() => {
        if (app.game === game) this.clock = parts.startClock?.(game);
      });
    const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) =>
      game.addEventListener(name, act, { signal });
    listen('change', () => {
      this.keep();
      update();
      this.react();
    });
    listen('view', () => {
      clearTimeout(this.keeping);
      // Which position is shown is kept once a person rests there.
      if (game.pending) this.keep();
      else this.keeping = setTimeout(() => this.keep(), 300);
      update();
      this.react();
    });
    listen('jump', () => update({ premove: null }));
    listen('move', ({ detail }) => this.moved(game, detail));
    listen('time', () => this.keep());
    listen('refused', ({ detail }) => note(detail, { kind: 'error' }));
  }

  keep() {
    clearTimeout(this.keeping);
    const { game } = app;
    if (!game || game.remote) return;
    keep(game.state, game.kept, async (newer) => {
      await later();
      if (app.game === game) parts.merge?.(this, game, newer);
    });
  }

  /** @param {string} move */
  async tryMove(move) {
    const { game } = app;
    if (!game?.view) return;
    const side = game.view.toMove;
    if (!game.canMove(side) && !game.view.end) {
      const mover = game.people[0];
      if (mover && game.canPremove(mover)) update({ premove: ends(move) });
      else if (!game.pending) say(text('computers-turn'));
      return;
    }
    update({ arrows: [], glow: [] });
    if (app.review.retry && (await parts.judgeRetry?.(game, move))) return;
    // Not when the server has confirmed it: until then another tab may have to be told of.
    if (game.view.moves.some((one) => one.text === move)) dismiss();
    const refused = await game.tryMove(move);
    if (refused) {
      const words = refusal(move, refused.reason ?? '');
      say(words, ends(move));
      announce(words);
      return 'illegal';
    }
  }

  /** Makes the move that was chosen while the computer thought, if it is legal now. */
  premove() {
    const { game, premove } = app;
    if (!game?.view || !premove || !game.canMove(game.view.toMove)) return;
    update({ premove: null });
    const { from, to } = premove;
    const move = game.view.moves.find((one) => one.from === from && one.to === to);
    if (move && game.isAtLive) this.tryMove(move.text);
  }

  /** @param {Game} game @param {import('../model/game.js').Moved} move */
  moved(game, move) {
    const { lastMove, end } = move.view;
    const what = moveWords(lastMove, move.mover);
    announce(prose([what, end?.text ?? '']));
    if (move.by === 'human') this.see();
    if (move.by === 'pass') note(what);
    parts.playSound?.(end ? 'over' : lastMove?.capture ? 'capture' : 'move');
    if (end) game.stopThinking();
    else parts.offerAtRepetition?.(game, move);
    const isForTwo = game.people.length === 2 && !game.remote;
    if (isForTwo && settings.autoFlip && !end) game.state.flipped = move.view.toMove === 'white';
    if (settings.teaching) later().then(() => parts.teach?.(game, move).catch(() => {}));
  }

  flip() {
    if (!app.game) return;
    app.game.state.flipped = !app.game.state.flipped;
    app.game.changed();
  }

  /** Does what another position calls for. */
  react() {
    const { game } = app;
    if (!game?.view) return;
    const key = `${game.state.id} ${game.state.shown} ${game.isOver}`;
    if (key !== this.key) update({ arrows: [], glow: [], detail: null });
    this.key = key;
    parts.follow?.(game);
    document.title = game.isYourTurn ? `${text('your-turn')} · ${TITLE}` : TITLE;
    // The move that is just made ends first.
    queueMicrotask(() => this.premove());
  }
}
