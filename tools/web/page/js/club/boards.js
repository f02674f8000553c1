// The running games of the club on small boards, as a teacher sees those of a class.

import { update } from '../app/app.js';
import { socket } from '../backend/socket.js';
import { positionAfter, smallBoard } from '../board/small-board.js';
import { clockText, SIDES } from '../model/words.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { LOW, strip } from '../views/player-strip.js';
import { shownGame } from './club-game.js';
import { items } from './parts.js';
import { state } from './state.js';
import { gameAddress } from './words.js';

/** @typedef {import('types/club').StateView} StateView */
/** @typedef {import('types/club').GameView} GameView */

/** The address of the boards, after that of the page. */
export const BOARDS_ADDRESS = '#club?boards';
/** The most boards; the server lets a page follow 128 games. */
const MOST = 60;
/** How often clocks are drawn. */
const TICK = 1000;

/**
 * A game that is followed: its moves, a picture of the position, and when its clocks came.
 * @typedef {{ moves: string[], picture: Element | null, at: number }} Followed
 */

/** @type {Map<number, Followed>} */
const followed = new Map();
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;

export const areBoardsInSight = () => location.hash === BOARDS_ADDRESS;

/** The games on the boards, each where it was. */
const games = () =>
  areBoardsInSight() ? state.running.slice(0, MOST).sort((a, b) => a.id - b.id) : [];

/** Asks for a game from its first move on. @param {number} id */
function follow(id) {
  followed.set(id, { moves: [], picture: null, at: performance.now() });
  socket.send({ type: 'watch', topic: 'game', game: id, since: 0 });
}

/** Follows the games on the boards, and no others. */
export function followBoards() {
  const ids = new Set(games().map(({ id }) => id));
  for (const id of followed.keys())
    if (!ids.has(id)) {
      followed.delete(id);
      if (shownGame()?.id !== id) socket.send({ type: 'unwatch', topic: 'game', game: id });
    }
  for (const id of ids) if (!followed.has(id)) follow(id);
  if (ids.size) timer ??= setInterval(() => update(), TICK);
  else timer = void clearInterval(timer);
}

/** Forgets what the last connection has followed. */
export const unfollowBoards = () => followed.clear();

/** Follows a message about a game. @param {StateView | GameView} change */
export function hearBoard(change) {
  const { id, ply, lastMove } = change;
  const one = followed.get(id);
  const fen = state.running.find((game) => game.id === id)?.game.fen;
  if (!one || !fen) return;
  one.at = performance.now();
  if ('game' in change && change.since === 0) one.moves = change.game.moves;
  else if (ply === one.moves.length + 1) one.moves.push(lastMove ?? 'pass');
  else if (ply > one.moves.length) return follow(id);
  else one.moves.length = ply;
  one.picture = smallBoard(positionAfter(fen, one.moves), false);
}

export function boardsPart() {
  const { length } = state.running;
  return html`<section class="card club-wide" aria-label=${text('club-boards')}>
    <h2>${text('club-boards')}</h2>
    ${length ? nothing : items([], 'running')}
    ${length > MOST ? html`<p>${text('club-newest', { count: MOST })}</p>` : nothing}
    <div class="club-boards">${games().map(board)}</div>
  </section>`;
}

/** A game as a link to it. @param {GameView} game */
function board(game) {
  const { id, turn } = game;
  const [above, below] = SIDES.map((side) =>
    strip(side, null, {
      isToMove: turn === side,
      name: game[side].name,
      clock: clock(game, side),
    }),
  );
  return html`<a class="club-board" href=${gameAddress(id)}
    >${above} ${followed.get(id)?.picture ?? nothing} ${below}
    <span class="unseen">${turn ? text('to-move', { side: turn }) : nothing}</span></a
  >`;
}

/** @param {GameView} game @param {import('types/page').Side} side */
function clock({ id, clock: { kind }, clocks }, side) {
  if (kind === 'unlimited') return nothing;
  const at = followed.get(id)?.at;
  const passed = at && clocks.running === side ? performance.now() - at : 0;
  const left = clocks[side] - passed;
  return html`<span class="clock${left < LOW ? ' low' : ''}">${clockText(left)}</span>`;
}
