// The moves of a game in two numbered columns, with variations and comments between the rows.

import { app, say, update } from '../app/app.js';
import { add } from '../app/parts.js';
import { markOf } from '../app/review.js';
import { announce } from '../dom/live.js';
import { hasPen, penRow, switchPen } from './marks.js';
import { html, nothing, render } from '../vendor/lit-html.js';
import { pieceLines } from './piece-lines.js';
import { sign } from '../dom/signs.js';
import { plain } from '../dom/tool.js';
import { text } from '../text/text.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../app/play.js').Play} Play */

/** The signs of moves that mattered. */
export const MARKS = { good: '!', inaccuracy: '?!', mistake: '?', blunder: '??', missed: '✕' };

/** Shows another position. @param {Game} game @param {'first' | 'back' | 'next' | 'last'} where */
export function go(game, where) {
  const { shown, live } = game.state;
  const node = game.tree.node(shown);
  // Forward follows the game where the shown move belongs to it.
  const path = game.tree.leadsTo(shown, live) && shown !== live ? game.tree.path(live) : null;
  const next = path ? path[path.indexOf(shown) + 1] : node.children[0];
  const goals = { first: 0, back: node.parent, next, last: path ? live : game.tree.end(shown) };
  const goal = goals[where];
  if (goal !== null && goal !== undefined && goal !== shown) game.show(goal);
}

/** The moves; `drawMoves` fills in the table. @param {Game} game @param {Play} play */
export const moveList = (game, play) => html`
  <div class="moves" role="group" aria-label=${text('moves')}></div>
  ${pieceLines(game.pending ? null : game.view, app.detail)} ${footer(game, play)}
`;

/** @param {Game} game */
function table(game) {
  const { tree, state } = game;
  const { comment, children } = tree.node(0);
  const isWhiteFirst = state.fen.split(' ')[1] === 'b';
  return html`
    ${comment ? html`<p class="said">${comment}</p>` : nothing}
    ${children.length
      ? line(game, children[0], isWhiteFirst ? 1 : 0, children.slice(1))
      : html`<p class="faint">${text('no-moves-yet')}</p>`}
  `;
}

/**
 * Draws the table if there is one. A step through the game changes the mark of the shown move only.
 * @param {HTMLElement} host @param {Game} game
 */
function drawMoves(host, game) {
  const list = /** @type {HTMLElement | null} */ (host.querySelector('.moves[role=group]'));
  if (!list) return;
  const { revision } = game;
  const { shown } = game.state;
  const { dataset } = list;
  if (dataset.revision !== `${revision}`) render(table(game), list);
  else if (dataset.shown === `${shown}`) return;
  Object.assign(dataset, { revision, shown });
  const current = list.querySelector(`[data-id="${shown}"]`);
  const before = list.querySelector('[aria-current]');
  if (before !== current) before?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  scrollTo(list, current);
}

/** Scrolls a list to one of its elements, else to its begin. @param {HTMLElement} list */
function scrollTo(list, /** @type {Element | null} */ current) {
  if (!current) {
    list.scrollTop = 0;
    return;
  }
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

/**
 * The rows of a line from a node on. Variations follow the move that they replace.
 * @param {Game} game @param {number} id @param {number} ply 0 for a first player's first move
 * @param {number[]} variations @returns {unknown[]}
 */
function line(game, id, ply, variations) {
  const rows = [];
  /** @type {unknown[]} the moves of the row that is begun */
  let row = [];
  const end = () => {
    if (row.length) rows.push(row);
    row = [];
  };
  /** @type {number | undefined} */
  let at = id;
  while (at !== undefined) {
    if (!row.length) {
      row.push(html`<span class="number">${Math.floor(ply / 2) + 1}.</span>`);
      if (ply % 2) row.push(html`<span class="gap">…</span>`);
    }
    row.push(move(game, at));
    const { comment, children } = game.tree.node(at);
    if (comment) {
      end();
      rows.push(html`<p class="said">${comment}</p>`);
    }
    for (const variation of variations) {
      end();
      rows.push(html`<div class="variation">${line(game, variation, ply, [])}</div>`);
    }
    if (ply % 2) end();
    [at, ...variations] = children;
    ply++;
  }
  end();
  return rows.map((one) => (Array.isArray(one) ? html`<div class="turn">${one}</div>` : one));
}

/** @param {Game} game @param {number} id */
function move(game, id) {
  const { live } = game.state;
  const judged = markOf(game, id);
  return html`<span class="move-item"
    ><button
      type="button"
      class="move${id === live ? ' live' : ''}${judged ? ` ${judged}` : ''}"
      data-id=${id}
      @click=${() => game.show(id)}
    >${game.tree.node(id).move}</button>${judged
      ? html`<abbr class="mark ${judged}" title=${text('mark', { mark: judged })}
          >${MARKS[judged]}</abbr
        >`
      : nothing}</span
  >`;
}

/** A move as it can be typed. */
const EXAMPLE = 'b1-b3';
/** Two squares in one text. */
const MOVE = /^\s*([a-h][1-8])\W*([a-h][1-8])\s*$/i;

/** Makes the move that is typed. @param {Event} event @param {Play} play */
async function typed({ target }, play) {
  const input = /** @type {HTMLInputElement} */ (target);
  const [, from, to] = MOVE.exec(input.value.toLowerCase()) ?? [];
  if (from && to) {
    if (!(await play.board.input.go(from, to))) input.value = '';
  } else {
    const words = text('not-a-move', { text: input.value });
    say(words);
    announce(words);
  }
}

/**
 * What can be done with the move that is shown.
 * @param {Game} game @param {Play} play
 */
function footer(game, play) {
  const { tree, state } = game;
  const { shown, live } = state;
  const isMain = tree.leadsTo(shown, tree.end(0));
  const { comment } = tree.node(shown);
  const promote = () => {
    tree.promote(shown);
    game.changed();
  };
  const cut = () => {
    game.undone = game.undone.filter((id) => !tree.leadsTo(shown, id));
    game.show(tree.remove(shown));
    game.changed();
  };
  const tool = (
    /** @type {import('../dom/signs.js').SignName} */ name,
    /** @type {string} */ label,
    /** @type {() => void} */ act,
    shows = true,
    isPressed = /** @type {boolean | undefined} */ (undefined),
  ) =>
    shows ? plain(sign(name), act, { class: 'quiet nav', name: label, isPressed }) : nothing;
  return html`
    ${app.isCommenting
      ? html`<textarea
          class="comment"
          rows="2"
          placeholder=${text('comment')}
          aria-label=${text('comment')}
          .value=${comment}
          @input=${(/** @type {InputEvent} */ event) => {
            tree.node(shown).comment = /** @type {HTMLTextAreaElement} */ (event.target).value;
            game.changed();
          }}
        ></textarea>`
      : nothing}
    <div class="nav-row">
      <input
        type="text"
        class="typed"
        aria-label=${text('type-move')}
        placeholder=${EXAMPLE}
        autocapitalize="off"
        autocomplete="off"
        spellcheck="false"
        @keydown=${(/** @type {KeyboardEvent} */ event) =>
          event.key === 'Enter' && typed(event, play)}
      />
      ${tool('pen', text('draw-marks'), switchPen, true, hasPen())}
      ${tool('comment', text('comment'), () => update({ isCommenting: !app.isCommenting }))}
      ${tool('promote', text('promote'), promote, !isMain)}
      ${tool('cut', text('cut'), cut, shown !== 0 && !tree.leadsTo(shown, live))}
    </div>
    ${penRow(game)}
  `;
}

add({ go, drawMoves });
