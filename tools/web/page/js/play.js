// The main view: opens games, makes moves, and draws the state.

import { about, Refusal } from './api.js';
import { app, drawWith, extras, say, update } from './app.js';
import { Board } from './board.js';
import { Game, newState } from './game.js';
import { keep, know, latest, mark } from './games.js';
import { announce, dismiss, note } from './live.js';
import { playView } from './play-view.js';
import { settings, settingsChanged } from './settings.js';
import { load, save } from './store.js';
import { render } from './vendor/lit-html.js';
import { prose, text } from './text.js';
import { ends, refusal } from './words.js';

/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {import('./types.js').Side} Side */

export class Play {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /**
     * @type {((view: import('./types.js').PositionView, rules: string) => Promise<void>) | null}
     *   the editor, once it is there
     */
    this.editPosition = null;
    /** The position shown last. */
    this.key = '';
    render(playView(this), host);
    this.board = new Board(/** @type {HTMLElement} */ (host.querySelector('#board')), {
      move: (move) => this.tryMove(move),
      select: (square) => {
        update({ detail: square, premove: null, said: app.said?.move ? null : app.said });
      },
      hover: (square) => update({ detail: square ?? this.board.selected }),
      step: (where) => app.game && app.extras?.go(app.game, where),
    });
    drawWith(() => this.draw());
    about().then((known) => {
      update({ about: known });
      this.react();
    });
    settingsChanged.addEventListener('change', () => update());
    document.addEventListener('keydown', (event) => app.extras?.press(event, this));
    addEventListener('pagehide', () => this.keep());
  }

  /** The game on the board. */
  get game() {
    return app.game;
  }

  /** The game in the terminal. */
  get link() {
    return app.link;
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
    const { readGame } = await import('./extras.js');
    const { state, fault } = readGame(value);
    try {
      if (state) await this.start(state, signal);
      else (await import('./extras.js')).rescue(value.id, { code: `${fault}` });
      return Boolean(state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      (await import('./extras.js')).rescue(value.id, error.message);
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
    if (!app.game?.remote) app.game?.close();
    this.clock?.stop();
    this.listening?.abort();
    this.listening = new AbortController();
    const { signal } = this.listening;
    const review = { run: app.review.run + 1, progress: null, fault: '', retry: null };
    update({ game, said: null, premove: null, isCommenting: false, review });
    this.react();
    if (game.state.clock)
      extras().then(({ Clock }) => {
        if (app.game !== game) return;
        this.clock = new Clock(
          game,
          () => update(),
          () => this.keep(),
        );
      });
    const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) =>
      game.addEventListener(name, act, { signal });
    listen('change', () => {
      this.keep();
      update();
      this.react();
    });
    listen('view', () => {
      if (game.pending) this.keep();
      else this.keepSoon();
      update();
      this.react();
    });
    listen('move', ({ detail }) => this.moved(game, detail));
    listen('refused', ({ detail }) => note(detail, { kind: 'error' }));
  }

  keep() {
    clearTimeout(this.keeping);
    const { game } = app;
    if (!game || game.remote) return;
    keep(game.state, game.kept, async (newer) => {
      const { merge } = await extras();
      if (app.game === game) merge(this, game, newer);
    });
  }

  /** Keeps which position is shown, once a person rests there. */
  keepSoon() {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keep(), 300);
  }

  /** Goes back to the game in the terminal. */
  toTerminal() {
    if (app.link?.game) this.adopt(app.link.game);
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
    if (app.review.retry && (await app.extras?.judgeRetry(game, move))) return;
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
    app.premove = null;
    const { from, to } = premove;
    const move = game.view.moves.find((one) => one.from === from && one.to === to);
    if (move && game.isAtLive) this.tryMove(move.text);
  }

  /**
   * @param {Game} game
   * @param {{ id: number, by: 'human' | 'machine' | 'pass', mover: Side, view:
   *   import('./types.js').PositionView }} move
   */
  moved(game, move) {
    const { lastMove, end } = move.view;
    const what = text(move.by === 'pass' ? 'passed' : lastMove?.capture ? 'took' : 'moved', {
      ...lastMove,
      side: move.mover,
    });
    announce(prose([what, end?.text ?? '']));
    if (move.by === 'human') this.see();
    if (move.by === 'pass') note(what);
    app.extras?.playSound(end ? 'over' : lastMove?.capture ? 'capture' : 'move');
    if (end) game.stopThinking();
    else app.extras?.offerAtRepetition(game, move);
    const isForTwo = game.people.length === 2 && !game.remote;
    if (isForTwo && settings.autoFlip && !end) game.state.flipped = move.view.toMove === 'white';
    if (settings.teaching) extras().then(({ teach }) => teach(game, move).catch(() => {}));
  }

  /** @param {Game} game */
  giveHint(game) {
    if (game.isOver || game.pending) return;
    extras().then(({ hint }) => hint.give(game).catch((error) => say(error.message)));
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
    app.extras?.follow(game);
    app.extras?.writeTitle(game);
    // The move that is just made ends first.
    queueMicrotask(() => this.premove());
  }

  draw() {
    const { game } = app;
    if (!game?.view) return;
    render(playView(this), this.host);
    const arrows = app.extras?.arrows() ?? [];
    this.board.show({
      view: /** @type {import('./types.js').PositionView} */ (game.drawn),
      flipped: game.state.flipped,
      canMove: (side) => game.canMove(side),
      canPremove: (side) => game.canPremove(side),
      premove: app.premove,
      arrows: app.arrows.length ? app.arrows : arrows,
      glow: app.glow,
      tints: app.extras?.tints(this.board.selected) ?? [],
      marks: (!game.pending && game.tree.node(game.state.shown).marks) || [],
    });
    app.extras?.drawMoves(this.host, game);
  }
}
