// What the page of a club has besides: people. Only its server lets the page load this module; all
// that it imports from the page is in rest.mjs.

import { app, drawWith, update } from '../app/app.js';
import { Refusal } from '../backend/api.js';
import { refuseSearches } from '../backend/searches.js';
import { socket } from '../backend/socket.js';
import { byId, h } from '../dom/dom.js';
import { note } from '../dom/live.js';
import { other } from '../model/words.js';
import { language, learn, text } from '../text/text.js';
import { render } from '../vendor/lit-html.js';
import { areBoardsInSight, followBoards, hearBoard, unfollowBoards } from './boards.js';
import { addClubCommands } from './commands.js';
import { EN_CLUB } from '../lang/en/club.js';
import { ClubGame, isOwnTurn, ownSide, shownGame } from './club-game.js';
import { notify } from './notify.js';
import { attempt, call, timeControl } from './parts.js';
import { state } from './state.js';
import { hearTournament, readTournaments } from './tournaments.js';
import { clubView } from './view.js';
import { gameAddress, idOf, memberWords } from './words.js';

/** @typedef {import('types/club').Side} Side */
/** @typedef {import('types/club').StateView} StateView */
/** @typedef {import('types/club').SocketText | import('types/page').SessionMessage} Message */
/** @template T @typedef {Extract<Message, { type: T }>} Heard */
/** @typedef {'/setup' | '/guests' | '/accounts' | '/login' | '/logout'} SignIn */
/** @typedef {import('types/club').GameView} GameView */
/** @typedef {import('../app/play.js').Play} Play */
/** @typedef {import('./state.js').ClubState} ClubState */
/** @typedef {import('types/club').InvitationView} InvitationView */

const TOKEN = '#club/';

export class Club {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.state = state;
    /** @type {ClubGame | null} the game that the board showed last */
    this.shown = null;
    /** @type {string | null} where the visitor watches TV */
    this.tv = null;
    /** Where a stranger came in, until that visitor goes elsewhere. */
    this.wanted = state.about.me ? '' : location.hash;
    /** @type {{ id: number, signal: AbortSignal, done: Promise<void> } | null} the last opening */
    this.opening = null;
    /** @type {Map<string | number, () => void>} closes the note about an invitation or a game */
    this.notes = new Map();
    /** Counts the messages that change which games `refresh` asks for. */
    this.changes = 0;
    /** @type {<T extends Message['type']>(name: T, act: (it: Heard<T>) => unknown) => void} */
    const hear = (name, act) =>
      socket.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
    hear('hello', () => {
      unfollowBoards();
      if (this.tv) socket.send({ type: 'watch', topic: 'tv' });
      this.catchUp();
    });
    hear('state', ({ game }) => this.heard(game));
    hear('game', ({ game }) => this.heard(game));
    hear('started', ({ game }) => this.started(game));
    hear('lobby', ({ open }) => {
      this.state.open = open;
      update();
    });
    hear('tv', ({ game }) => game && this.tune(game.id));
    hear('challenge', ({ invitation }) => this.challenged(invitation));
    hear('challengeGone', () => this.catchUp());
    hear('tournament', hearTournament);
    hear('phrase', (message) => shownGame()?.id === message.game && shownGame()?.say(message));
    hear('said', ({ text: words }) => note(words, { kind: 'error' }));
    addEventListener('hashchange', () => attempt(() => this.readAddress()));
  }

  /** Asks for what may have changed. */
  catchUp() {
    return attempt(async () => {
      await this.refresh();
      await this.readAddress();
    });
  }

  /** Asks for all that the first part shows. @returns {Promise<void>} */
  async refresh() {
    const { changes } = this;
    const about = await call('GET', '');
    const may = about.me || !about.club.closed;
    const [mine, players, running] = await Promise.all([
      about.me ? call('GET', '/me') : null,
      may ? call('GET', '/players') : { players: [] },
      may ? call('GET', '/games?state=running') : { games: [] },
    ]);
    // What was said meanwhile may be newer.
    if (changes !== this.changes) return this.refresh();
    const wasRefused = socket.isRefused;
    socket.isRefused = !may;
    if (wasRefused && may) socket.connect();
    if (mine) mine.games = this.newest(this.state.mine?.games ?? [], mine.games);
    Object.assign(this.state, {
      about,
      mine,
      players: players.players,
      running: this.newest(this.state.running, running.games),
    });
    update();
    if (may) socket.send({ type: 'watch', topic: 'lobby' });
    shownGame()?.watch();
  }

  /**
   * Sends a request, and asks for what it may have changed.
   * @template {'POST' | 'DELETE'} M @template {string} A
   * @param {M} method @param {A} path
   * @param {import('../backend/api.js').Body<import('./parts.js').Request<M, A>>} [body]
   */
  async change(method, path, body) {
    const answer = await call(method, path, body);
    await this.refresh();
    return answer;
  }

  /**
   * The games of an answer; messages may have said more of them meanwhile.
   * @param {GameView[]} heard @param {GameView[]} answer
   */
  newest(heard, answer) {
    const known = new Map(heard.map((game) => [game.id, game]));
    return answer.map((game) => {
      const other = known.get(game.id);
      return other && other.clocks.now > game.clocks.now ? other : game;
    });
  }

  /** Opens the game or the invitation of the address. */
  async readAddress() {
    if (location.hash === '#club' || areBoardsInSight()) await this.refresh();
    if (location.hash.startsWith('#club')) await readTournaments();
    const shown = shownGame();
    if (shown && location.hash === '#play')
      history.replaceState(null, '', gameAddress(shown.id));
    const { hash } = location;
    const { about } = this.state;
    const game = idOf(hash, gameAddress);
    if (hash !== '#club' && hash !== this.wanted) this.wanted = '';
    if (game && about.club.closed && !about.me) {
      this.wanted = hash;
      return location.replace('#club');
    }
    if (game) await this.openAddressed(game);
    /** @type {Pick<ClubState, 'invitation' | 'refused'>} */
    const read = { invitation: null, refused: null };
    if (hash.startsWith(TOKEN)) {
      const token = encodeURIComponent(hash.slice(TOKEN.length));
      try {
        read.invitation = await call('GET', `/invitations/${token}`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        read.refused = error.message;
      }
    }
    // The visitor may have gone elsewhere meanwhile.
    if (location.hash !== hash) return;
    Object.assign(this.state, read);
    update();
  }

  /**
   * Opens the game of the address; until it is there, the board of another one takes no moves.
   * @param {number} id
   */
  async openAddressed(id) {
    const board = byId('view-play');
    board.inert = shownGame()?.id !== id;
    await this.open(id);
    // The visitor may have gone on to another game.
    const hash = idOf(location.hash, gameAddress);
    if (!hash || hash === id) board.inert = false;
    if (hash === id && shownGame()?.id !== id) history.replaceState(null, '', '#play');
  }

  /** @param {StateView} game */
  heard(game) {
    const shown = shownGame();
    if (shown?.id === game.id) shown.hear(game);
    hearBoard(game);
    const isGoingOn = ['running', 'adjourned'].includes(game.state);
    for (const list of [this.state.mine?.games ?? [], this.state.running]) {
      const at = list.findIndex(({ id }) => id === game.id);
      if (at < 0) continue;
      if (list === this.state.mine?.games) this.tellTurn(list[at], game);
      if (isGoingOn) list[at] = { ...list[at], ...game, game: list[at].game };
      else this.changes += list.splice(at, 1).length;
    }
    update();
  }

  /** Tells the visitor whose turn has come. @param {GameView} before @param {StateView} game */
  tellTurn(before, { id, turn }) {
    if (!turn || turn === before.turn || turn !== ownSide(before)) return;
    notify(text('your-turn'), memberWords(before[other(turn)]), gameAddress(id));
  }

  /**
   * Notes something until it is settled.
   * @param {string | number} matter the token of an invitation, or the number of a game
   * @param {string} words @param {[string, () => void][]} actions
   */
  note(matter, words, actions) {
    this.notes.set(matter, note(words, { ms: 0, actions }));
  }

  /**
   * Lists a game that has begun, and opens an own one unless another one goes on.
   * @param {GameView} game
   */
  async started(game) {
    this.changes += 1;
    const { mine } = this.state;
    // A list that was just asked for may have it.
    const add = (/** @type {GameView[]} */ list) => [
      game,
      ...list.filter(({ id }) => id !== game.id),
    ];
    this.state.running = add(this.state.running);
    if (!mine || !ownSide(game)) return update();
    mine.games = add(mine.games);
    const shown = shownGame();
    if (!shown?.own || !shown.isRunning) await this.open(game.id);
    if (shownGame()?.id !== game.id)
      this.note(game.id, text('club-started'), [[text('open'), () => this.open(game.id)]]);
  }

  /** @param {InvitationView} invitation */
  challenged(invitation) {
    this.changes += 1;
    this.state.mine?.invitations.push(invitation);
    update();
    const { author, token } = invitation;
    if (author.id === this.state.about.me?.id) return;
    const words = text('club-challenged', { name: author.name });
    notify(words, '', '#club');
    this.note(token, words, [
      [text('draw-accept'), () => attempt(() => this.accept(token))],
      [text('club-decline'), () => attempt(() => this.withdraw(token))],
    ]);
  }

  /**
   * Opens a game, unless the visitor turns to something else meanwhile.
   * @param {number} id @returns {Promise<void>}
   */
  open(id) {
    if (this.opening?.id !== id || this.opening.signal.aborted) {
      const opening = this.play.opens();
      const { signal } = opening;
      const done = attempt(() => this.show(id, signal)).then(() => opening.abort());
      this.opening = { id, signal, done };
    }
    return this.opening.done;
  }

  /**
   * Shows a game on the board, unless the signal comes.
   * @param {number} id @param {AbortSignal} signal
   */
  async show(id, signal) {
    const shown = shownGame();
    // A visitor who has signed in since then may be a player.
    if (shown?.id === id && shown.own === ownSide(shown.view)) return showBoard(id);
    const opened = new ClubGame(await call('GET', `/games/${id}`), (next) => this.open(next));
    await opened.load();
    if (signal.aborted) return;
    this.play.adopt(opened.game);
    update({ isFirstVisit: false });
    await showBoard(id);
  }

  /** The view and the games that the visitor has chosen. */
  get place() {
    return [location.hash, shownGame()?.id, this.opening?.id].join();
  }

  /** Goes on to the next game on TV if the visitor is still there. @param {number} id */
  async tune(id) {
    if (this.tv === this.place) {
      await this.open(id);
      this.tv = [gameAddress(id), id, id].join();
    } else {
      this.tv = null;
      socket.send({ type: 'unwatch', topic: 'tv' });
    }
  }

  /** Watches the best game, and then the next one. */
  async watchTv() {
    const { place } = this;
    const { game } = /** @type {Heard<'tv'>} */ (await call('GET', '/tv'));
    this.tv = place;
    socket.send({ type: 'watch', topic: 'tv' });
    if (!game) note(text('club-no-tv'));
  }

  /** Makes the visitor a guest who is none of the club yet. @param {string} [name] */
  async beGuest(name) {
    if (this.state.about.me) return;
    await this.signIn('/guests', name ? { name } : {});
  }

  /** @param {SignIn} path @param {any} body */
  async signIn(path, body) {
    await call('POST', path, body);
    // The connection is that of the visitor before.
    socket.socket?.close();
    await this.refresh();
  }

  /**
   * Signs in, and goes to where the visitor wanted to be.
   * @param {SignIn} path @param {any} body
   */
  async enter(path, body) {
    const { wanted } = this;
    await this.signIn(path, body);
    if (wanted) location.hash = wanted;
  }

  /** @param {string} token @param {string} [name] of a guest */
  async accept(token, name) {
    await this.beGuest(name);
    const { game } = await call('POST', `/invitations/${token}`).catch(async (error) => {
      // It may be gone.
      await this.readAddress();
      throw error;
    });
    await this.open(game);
    await this.refresh();
  }

  /** @param {string} token */
  async withdraw(token) {
    await call('DELETE', `/invitations/${token}`);
    if (location.hash === `${TOKEN}${token}`) location.hash = '#club';
    await this.refresh();
  }

  /** Whom the visitor can challenge. */
  get others() {
    const { players, about } = this.state;
    return players.filter(({ id, kind }) => id !== about.me?.id && kind !== 'deleted');
  }

  /** Makes an invitation of the wish. @param {string} [guest] the name of a guest */
  async invite(guest) {
    const { hash } = location;
    await this.beGuest(guest);
    const { kind, to, board, rules, start, color, rated, ...own } = this.state.wish;
    const clock = own.clock === 'custom' ? `${own.minutes}+${own.seconds}` : own.clock;
    const { invitation, game } = await call('POST', '/invitations', {
      kind,
      setup: { rules, board, start, clock: timeControl(clock), rated },
      ...(color !== 'random' && { color: /** @type {Side} */ (color) }),
      ...(kind === 'challenge' && { to: Number(to || this.others[0]?.id) }),
    });
    if (game) await this.open(game);
    // The visitor may have gone elsewhere meanwhile.
    else if (kind === 'link' && location.hash === hash)
      location.hash = `${TOKEN}${invitation.token}`;
    await this.refresh();
  }

  draw() {
    render(clubView(this), byId('view-club'));
    const shown = shownGame();
    byId('view-play').classList.toggle('club-game', shown !== null);
    if (shown !== this.shown) {
      this.shown?.close();
      shown?.begin();
      this.shown = shown;
    }
    followBoards();
    const { games = [], invitations = [] } = this.state.mine ?? {};
    const open = [...invitations.map(({ token }) => token), ...games.map(({ id }) => id)];
    for (const [matter, close] of this.notes) {
      if (open.includes(matter) && matter !== shown?.id) continue;
      close();
      this.notes.delete(matter);
    }
    const count = games.filter(isOwnTurn).length;
    byId('club-count').textContent = count ? String(count) : '';
    const isTurn = count || (app.game?.isYourTurn && !byId('view-play').hidden);
    const title = document.title.replace(`${text('your-turn')} · `, '');
    document.title = isTurn ? `${text('your-turn')} · ${title}` : title;
  }
}

/** Goes to the address of a game, where notes about it belong. @param {number} id */
async function showBoard(id) {
  const address = gameAddress(id);
  if (location.hash === address) return;
  const shown = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = address;
  await shown;
}

/** Learns the sentences of the club in the language of the page. */
async function learnSentences() {
  const name = new URL(`club-${language}.mjs`, import.meta.url).href;
  const other = language === 'en' ? {} : (await import(name)).default;
  learn({ ...EN_CLUB, ...other });
}

/** Adds the view and its style to the page. */
function addView() {
  const style = new URL('club.css', import.meta.url).href;
  document.head.append(h('link', { rel: 'stylesheet', href: style }));
  const label = text('club');
  const link = h('a', { href: '#club' }, label, ' ', h('span', { id: 'club-count' }));
  link.dataset.view = 'club';
  document.querySelector('nav.views')?.prepend(link);
  byId('main').append(h('section', { class: 'view', id: 'view-club', 'aria-label': label }));
}

/** Begins the club. @param {Play} play */
export async function begin(play) {
  await learnSentences();
  const about = await call('GET', '');
  state.about = about;
  addView();
  addClubCommands();
  // Its server does not search for visitors.
  if (!document.documentElement.dataset.searches) refuseSearches(text('club-no-engine'));
  const club = new Club(play);
  drawWith(() => club.draw());
  club.draw();
  if (!location.hash) location.replace('#club');
  else dispatchEvent(new Event('hashchange'));
  await attempt(() => club.refresh());
}
