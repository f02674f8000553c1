// The main view: a game with everything around it.

import { Analysis } from './analysis.js';
import { about } from './api.js';
import { Board } from './board.js';
import { Clock } from './clock.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { Game, newState } from './game.js';
import { icon } from './icons.js';
import { keep, latest, tidy } from './games.js';
import { openGames } from './games-dialog.js';
import { Hint } from './hint.js';
import { describeLines } from './line-overlay.js';
import { announce, note } from './live.js';
import { MoveList } from './move-list.js';
import { openNewGame } from './new-game.js';
import { offerDraw } from './draw-offer.js';
import { PlayerStrip } from './player-strip.js';
import { Review } from './review.js';
import { set, settings, settingsChanged } from './settings.js';
import { play as playSound } from './sound.js';
import { teach } from './teach.js';
import { openExport, openImport } from './transfer.js';
import { capital, ends, other, plural, refusal, SIDES } from './words.js';

/** @typedef {import('./game.js').GameState} GameState */

/** The lowest level with a “Move now” button. */
const SLOW = 7;

export class Play {
  /** @param {HTMLElement} host */
  constructor(host) {
    /** @type {Game | null} */
    this.game = null;
    /** @type {{ text: string, isFault: boolean } | null} a message about the position */
    this.said = null;
    /** @type {string} the position that was drawn last */
    this.drawnFen = '';
    /**
     * @type {((view: import('./types.js').PositionView, rules: string) => Promise<void>) | null}
     *   the editor, once it is there
     */
    this.editPosition = null;
    /** @type {import('./shared.js').Link | null} the game in the terminal, if there is one */
    this.link = null;
    this.top = new PlayerStrip();
    this.bottom = new PlayerStrip();
    this.status = h('p', { class: 'status', role: 'status' });
    this.detail = h('div', { class: 'detail' });
    this.moves = new MoveList();
    this.analysis = new Analysis({ changed: () => this.drawArrows() });
    this.review = new Review({ show: (arrows) => this.board.setArrows(arrows) });
    const boardHost = h('div', { id: 'board', class: 'board-host' });
    const column = h(
      'div',
      { class: 'board-column' },
      this.top.element,
      h('div', { class: 'board-row' }, this.analysis.bar, boardHost),
      this.bottom.element,
      this.status,
      this.detail,
    );
    const side = h(
      'div',
      { class: 'side' },
      this.gameCard(),
      this.analysis.element,
      this.review.element,
    );
    host.append(h('div', { class: 'table' }, column, side));
    this.board = new Board(boardHost, {
      move: (move) => this.tryMove(move),
      select: (square) => {
        this.describe(square);
        this.tint(square);
      },
      hover: (square) => this.describe(square ?? this.board.selected),
    });
    /** @type {string[]} rule sets whose goal is to avoid connection */
    this.misere = [];
    about().then(({ presets }) => {
      this.misere = presets.filter(({ misere }) => misere).map(({ name }) => name);
    });
    this.hint = new Hint(this.board, (text) => this.say(text));
    settingsChanged.addEventListener('change', () => this.draw());
    document.addEventListener('keydown', (event) => this.key(event));
    addEventListener('pagehide', () => this.keep());
  }

  toolbar() {
    const make = (
      /** @type {import('./icons.js').IconName} */ sign,
      /** @type {string} */ label,
      /** @type {() => void} */ act,
    ) => {
      const element = button(icon(sign), act, { class: 'tool', title: label, 'aria-label': label });
      element.append(h('span', { class: 'tool-label' }, label));
      return element;
    };
    this.undoButton = make('undo', 'Undo', () => this.game?.undo());
    this.redoButton = make('redo', 'Redo', () => this.game?.redo());
    this.hintButton = make('hint', 'Hint', () => this.giveHint());
    this.nowButton = make('now', 'Move now', () => this.game?.moveNow());
    this.pauseButton = make('pause', 'Pause', () => {
      const { game } = this;
      game?.pause(!game.state.paused);
    });
    this.resignButton = make('resign', 'Resign', () => this.resign());
    this.drawButton = make('draw', 'Offer draw', () => this.game && offerDraw(this.game));
    const flip = make('flip', 'Flip', () => this.flip());
    this.speed = h('input', {
      type: 'range',
      min: '0',
      max: '3000',
      step: '100',
      value: String(3000 - settings.speed),
      'aria-label': 'Speed of play',
    });
    this.speed.addEventListener('input', () =>
      set('speed', 3000 - Number(/** @type {HTMLInputElement} */ (this.speed).value)),
    );
    this.speedField = h('label', { class: 'speed' }, 'Speed', this.speed);
    return h(
      'div',
      { class: 'toolbar', role: 'toolbar', 'aria-label': 'Game' },
      this.undoButton,
      this.redoButton,
      this.hintButton,
      flip,
      this.drawButton,
      this.resignButton,
      this.nowButton,
      this.pauseButton,
      this.speedField,
    );
  }

  gameCard() {
    this.backButton = button('Back to the game', () => this.game?.show(this.game.state.live), {
      class: 'primary',
    });
    this.fromHere = button('Play on from here', () => this.game?.playFromHere(), {
      class: 'quiet',
    });
    this.resultText = h('p');
    this.result = h(
      'div',
      { class: 'result' },
      this.resultText,
      h(
        'div',
        { class: 'row' },
        button(
          'Review the game',
          () => {
            this.review.element.scrollIntoView({ block: 'nearest' });
            this.review.start();
          },
          { class: 'primary' },
        ),
        button('Play again', () => this.again(), { class: 'quiet' }),
      ),
    );
    this.toTerminal = button(
      'To the game in the terminal',
      () => this.link?.game && this.adopt(this.link.game),
      { class: 'primary' },
    );
    this.aside = h(
      'div',
      { class: 'aside' },
      h('p', {}, 'This is not the current position of the game.'),
      h('div', { class: 'row' }, this.backButton, this.fromHere),
    );
    return h(
      'section',
      { class: 'card', 'aria-label': 'Game' },
      h(
        'div',
        { class: 'card-head' },
        h('h2', {}, 'Game'),
        (this.rules = h('span', { class: 'faint' })),
      ),
      this.toTerminal,
      this.toolbar(),
      this.result,
      this.aside,
      this.moves.element,
      h(
        'div',
        { class: 'row' },
        button('New game', () => this.newGame(), { class: 'primary' }),
        button('Import', () => openImport((state) => this.open(state)), { class: 'quiet' }),
        button('Share', () => this.game && openExport(this.game), { class: 'quiet' }),
        button('Games', () => openGames((state) => this.open(state)), { class: 'quiet' }),
      ),
    );
  }

  /** Opens this tab's last game, or a new one. */
  async begin() {
    tidy();
    const last = latest();
    if (!last) this.welcome();
    const game = new Game(last ?? newState());
    await this.adopt(game);
    await game.open();
  }

  /** Offers help on the first visit. */
  welcome() {
    note('New to Lines of Action?', {
      ms: 20_000,
      actions: [
        [
          'Learn it in five steps',
          () => {
            location.hash = '#learn';
          },
        ],
      ],
    });
  }

  /** @param {GameState} state */
  async open(state) {
    const game = new Game(state);
    await this.adopt(game);
    await game.open();
    location.hash = '#play';
  }

  /** @param {Game} game */
  async adopt(game) {
    if (!this.game?.remote) this.game?.close();
    this.clock?.stop();
    this.listening?.abort();
    this.listening = new AbortController();
    const { signal } = this.listening;
    this.game = game;
    this.hint.reset();
    this.clock = new Clock(
      game,
      () => this.drawStrips(),
      () => this.keep(),
    );
    game.addEventListener(
      'change',
      () => {
        if (this.game === game) {
          this.keep();
          this.draw();
        }
      },
      { signal },
    );
    game.addEventListener(
      'move',
      (event) => this.moved(game, /** @type {CustomEvent} */ (event).detail),
      { signal },
    );
    game.addEventListener(
      'refused',
      (event) => note(/** @type {CustomEvent} */ (event).detail, { kind: 'error' }),
      { signal },
    );
    if (game.view) this.draw();
  }

  keep() {
    if (this.game && !this.game.remote) keep(this.game.state);
  }

  newGame() {
    const { remote } = this.game ?? {};
    openNewGame(
      (state) => this.open(state),
      remote ? (lines) => lines.forEach((line) => remote.send(line)) : undefined,
    );
  }

  /** The same game once more. */
  async again() {
    const { game } = this;
    if (!game) return;
    if (game.remote) return game.remote.send('new');
    const { rules, limit, fen, players, clock, flipped, serious } = game.state;
    await this.open(
      newState({
        rules,
        limit,
        fen,
        players: structuredClone(players),
        clock,
        flipped,
        serious,
        left: { black: clock?.base ?? 0, white: clock?.base ?? 0 },
      }),
    );
  }

  /** @param {string} move */
  async tryMove(move) {
    const { game } = this;
    if (!game?.view) return;
    if (!game.canMove(game.view.toMove) && !game.view.end)
      return this.say('It is the computer’s turn.');
    const reason = await game.tryMove(move);
    if (reason) {
      const words = refusal(move, reason);
      this.say(words, true);
      announce(words);
    }
  }

  /**
   * @param {Game} game
   * @param {{ id: number, by: 'human' | 'machine' | 'pass', mover: import('./types.js').Side, view:
   *   import('./types.js').PositionView }} move
   */
  moved(game, move) {
    const { lastMove, end } = move.view;
    const how = lastMove?.capture ? 'takes' : 'to';
    const what =
      move.by === 'pass'
        ? `${capital(move.mover)} has no move and passes.`
        : `${capital(move.mover)}: ${lastMove?.from} ${how} ${lastMove?.to}.`;
    announce(end ? `${what} ${end.text}` : what);
    if (move.by === 'pass') note(what);
    playSound(end ? 'over' : lastMove?.capture ? 'capture' : 'move');
    this.board.glow([]);
    this.board.setArrows([]);
    this.said = null;
    this.hint.reset();
    if (end) game.stopThinking();
    teach(game, move).catch(() => {});
  }

  giveHint() {
    const { game } = this;
    if (!game?.view) return;
    if (!game.allowsHelp) return this.say('Serious games have no hints.');
    this.hint.give(game).catch((error) => this.say(error.message, true));
  }

  resign() {
    const { game } = this;
    if (!game || game.isOver) return;
    const toMove = game.liveView?.toMove ?? 'black';
    const side = game.people.length === 1 ? game.people[0] : toMove;
    openDialog('Resign?', [h('p', {}, `${capital(other(side))} will win.`)], {
      actions: [
        ['Keep playing', () => {}],
        ['Resign', () => game.resign(side), 'danger'],
      ],
    });
  }

  flip() {
    if (!this.game) return;
    this.game.state.flipped = !this.game.state.flipped;
    this.game.changed();
  }

  /** @param {string} text @param {boolean} [isFault] */
  say(text, isFault = false) {
    this.said = { text, isFault };
    this.drawStatus();
  }

  draw() {
    const { game } = this;
    if (!game?.view) return;
    this.board.show({
      view: game.view,
      flipped: game.state.flipped,
      canMove: (side) => game.canMove(side),
    });
    if (game.view.fen !== this.drawnFen) {
      this.drawnFen = game.view.fen;
      this.said = null;
      this.board.glow([]);
      this.board.setArrows([]);
      this.board.tint([]);
      this.describe(null);
    }
    this.analysis.show(game);
    this.review.show(game);
    this.moves.show(game);
    this.drawStrips();
    this.drawStatus();
    this.drawTools();
    this.drawArrows();
  }

  drawArrows() {
    const arrows = this.analysis.arrows;
    if (arrows.length || this.hadArrows) this.board.setArrows(arrows);
    this.hadArrows = arrows.length > 0;
  }

  drawStrips() {
    const { game } = this;
    if (!game) return;
    this.top.show(game, game.state.flipped ? 'black' : 'white');
    this.bottom.show(game, game.state.flipped ? 'white' : 'black');
  }

  drawStatus() {
    const { game } = this;
    if (!game?.view) return;
    const { view } = game;
    const end = view.end ?? (game.isAtLive ? game.state.outcome : null);
    const threat =
      settings.threats && game.allowsHelp && !end
        ? SIDES.filter((side) => view.threats[side].length)
        : [];
    const text = this.said?.text ?? (end ? end.text : this.turnWords(game));
    this.status.className = `status${this.said?.isFault ? ' fault' : ''}${end ? ' over' : ''}`;
    const threatened = this.misere.includes(game.state.rules) ? 'wins' : 'connects';
    this.status.replaceChildren(
      h('span', {}, text),
      ...threat.map((side) =>
        h(
          'span',
          { class: 'threat' },
          side === view.toMove
            ? `${capital(side)} can win now!`
            : `${capital(side)} ${threatened} next move.`,
        ),
      ),
    );
  }

  /** @param {Game} game */
  turnWords(game) {
    const view = /** @type {NonNullable<Game['view']>} */ (game.view);
    const who = capital(view.toMove);
    if (game.isAtLive && game.state.paused) return `${who} to move. The game is paused.`;
    if (game.isAtLive && game.state.players[view.toMove].machine) return `${who} is thinking…`;
    const left =
      view.limit === null
        ? ''
        : view.limit - view.plies <= 12
          ? ` ${plural(view.limit - view.plies, 'ply', 'plies')} left.`
          : '';
    const isNew = view.plies === 0 && game.isAtLive;
    return `${who} to move.${isNew ? ' Choose a piece to see its moves.' : ''}${left}`;
  }

  drawTools() {
    const game = /** @type {Game} */ (this.game);
    const { state } = game;
    const machines = SIDES.filter((side) => state.players[side].machine).length;
    const path = game.tree.path(state.live);
    const set = (
      /** @type {HTMLButtonElement | undefined} */ element,
      /** @type {boolean} */ enabled,
    ) => {
      if (element) element.disabled = !enabled;
    };
    set(this.undoButton, path.length > 1);
    set(this.redoButton, game.undone.length > 0 && !game.remote);
    set(this.resignButton, !game.isOver);
    set(this.drawButton, !game.isOver && machines === 1);
    set(this.nowButton, Boolean(game.thinking || game.remote?.isThinking));
    if (this.resignButton) this.resignButton.hidden = Boolean(game.remote) || machines === 2;
    if (this.drawButton) this.drawButton.hidden = Boolean(game.remote) || machines !== 1;
    const isSlow = SIDES.some(
      (side) => state.players[side].machine && state.players[side].level >= SLOW,
    );
    if (this.nowButton) this.nowButton.hidden = !isSlow;
    if (this.hintButton) this.hintButton.hidden = machines === 2;
    if (this.pauseButton) {
      this.pauseButton.hidden =
        Boolean(game.remote) || game.isOver || !(machines === 2 || state.clock || state.paused);
      this.pauseButton.firstElementChild?.replaceWith(icon(state.paused ? 'go' : 'pause'));
      const label = state.paused ? 'Go on' : 'Pause';
      /** @type {HTMLElement} */ (this.pauseButton.lastElementChild).textContent = label;
      this.pauseButton.setAttribute('aria-label', label);
    }
    if (this.speedField) this.speedField.hidden = machines !== 2 || Boolean(game.remote);
    if (this.toTerminal) this.toTerminal.hidden = !this.link?.game || Boolean(game.remote);
    if (this.aside) this.aside.hidden = game.isAtLive;
    if (this.fromHere) this.fromHere.hidden = Boolean(game.remote);
    if (this.rules) this.rules.textContent = `${capital(state.rules)} rules`;
    if (this.result) {
      this.result.hidden = !game.isOver;
      if (this.resultText) this.resultText.textContent = game.end?.text ?? '';
    }
  }

  /** Colours the goals of the chosen piece by their table values. @param {string | null} square */
  tint(square) {
    const known = this.analysis.known.filter(({ move }) => square && move.startsWith(`${square}-`));
    this.board.tint(
      known.map(({ move, value, remoteness }) => ({
        square: ends(move)?.to ?? '',
        kind: value,
        label: `${capital(value).charAt(0)}${remoteness ?? ''}`,
      })),
    );
  }

  /** Writes the lines of a piece under the board. @param {string | null} square */
  describe(square) {
    const lines = square && this.game?.view?.pieceLines[square];
    this.detail.replaceChildren(
      ...(lines && settings.overlay && square
        ? [
            h('h3', {}, `${square}, ${this.board.sideAt(square) ?? ''}`),
            describeLines(square, lines),
          ]
        : []),
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const isTyping =
      ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
      document.querySelector('dialog[open]');
    if (
      isTyping ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      this.board.svg.closest('[hidden]')
    )
      return;
    /** @type {Record<string, () => void>} */
    const keys = {
      '[': () => this.moves.go('back'),
      ']': () => this.moves.go('next'),
      '{': () => this.moves.go('first'),
      '}': () => this.moves.go('last'),
      ArrowLeft: () => this.moves.go('back'),
      ArrowRight: () => this.moves.go('next'),
      u: () => this.game?.undo(),
      r: () => this.game?.redo(),
      h: () => this.giveHint(),
      f: () => this.flip(),
      a: () => this.analysis.toggle(),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}
