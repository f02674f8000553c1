// The moves of a game in two numbered columns, with variations and comments between the rows.

import { app, update } from './app.js';
import { html, nothing } from './vendor/lit-html.js';
import { sign } from './signs.js';

/** @typedef {import('./game.js').Game} Game */

/** The signs and names of errors. */
export const MARKS = /** @type {Record<string, [string, string]>} */ ({
  inaccuracy: ['?!', 'inaccuracy'],
  mistake: ['?', 'mistake'],
  blunder: ['??', 'blunder'],
  missed: ['✕', 'missed win'],
});

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

/** The tab with the moves. @param {Game} game */
export function movesTab(game) {
  const { tree, state } = game;
  const { comment, children } = tree.node(0);
  const isWhiteFirst = state.fen.split(' ')[1] === 'b';
  return html`
    <div class="moves" role="group" aria-label="Moves">
      ${comment ? html`<p class="said">${comment}</p>` : nothing}
      ${children.length
        ? line(game, children[0], isWhiteFirst ? 1 : 0, children.slice(1))
        : html`<p class="faint">No moves yet.</p>`}
    </div>
    ${footer(game)}
  `;
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
  const { shown, live, review } = game.state;
  const judged = review[id]?.mark;
  const [mark, words] = (judged && MARKS[judged]) || [];
  return html`<span class="move-item"
    ><button
      type="button"
      class="move${id === live ? ' live' : ''}${judged ? ` ${judged}` : ''}"
      aria-current=${id === shown ? 'true' : nothing}
      @click=${() => game.show(id)}
    >${game.tree.node(id).move}</button>${mark
      ? html`<abbr class="mark ${judged}" title=${words}>${mark}</abbr>`
      : nothing}</span
  >`;
}

/** What can be done with the move that is shown. @param {Game} game */
function footer(game) {
  const { tree, state } = game;
  const { shown, live } = state;
  const isMain = tree.path(shown).every((id) => {
    const { parent } = tree.node(id);
    return parent === null || tree.node(parent).children[0] === id;
  });
  const { comment } = tree.node(shown);
  const tool = (
    /** @type {import('./signs.js').SignName} */ name,
    /** @type {string} */ label,
    /** @type {() => void} */ act,
    shows = true,
  ) =>
    shows
      ? html`<button type="button" class="quiet nav" title=${label} aria-label=${label} @click=${act}>
          ${sign(name)}
        </button>`
      : nothing;
  return html`
    ${app.isCommenting
      ? html`<textarea
          class="comment"
          rows="2"
          placeholder="Comment on this move"
          aria-label="Comment on this move"
          .value=${comment}
          @input=${(/** @type {InputEvent} */ event) => {
            tree.node(shown).comment = /** @type {HTMLTextAreaElement} */ (event.target).value;
            game.changed();
          }}
        ></textarea>`
      : nothing}
    <div class="nav-row">
      ${tool('comment', 'Comment', () => update({ isCommenting: !app.isCommenting }))}
      ${tool(
        'promote',
        'Make this the main line',
        () => {
          tree.promote(shown);
          game.changed();
        },
        !isMain,
      )}
      ${tool(
        'cut',
        'Remove this move and its continuation',
        () => {
          game.show(tree.remove(shown));
          game.changed();
        },
        shown !== 0 && !tree.leadsTo(shown, live),
      )}
    </div>
  `;
}

/** Scrolls the list to the move that is shown. @param {HTMLElement} host */
export function follow(host) {
  const list = host.querySelector('.moves[role=group]');
  const current = list?.querySelector('[aria-current]');
  if (!list) return;
  if (!current) {
    list.scrollTop = 0;
    return;
  }
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
