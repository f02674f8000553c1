// The games that are over, and the players of the club.

import { choiceField, html, nothing, note, ruleName, text, update } from './extras.js';
import { ratingWords } from './club-game.js';
import { attempt, call, card, gameRow, items, press } from './club-parts.js';

/** @typedef {import('./club.js').Club} Club */
/** @typedef {import('./club.js').PlayerPage} PlayerPage */
/** @typedef {import('./club-game.js').Member} Member */

/** How many games the archive shows at a time. */
const PAGE = 50;

/**
 * Asks for games that are over.
 * @param {Club} club @param {boolean} [more] besides those that are there
 */
export async function find(club, more = false) {
  const { query, archive } = club.state;
  const wanted = new URLSearchParams({ limit: String(PAGE) });
  for (const [name, value] of Object.entries(query)) if (value) wanted.set(name, value);
  const last = archive?.at(-1);
  if (more && last) wanted.set('before', String(last.id));
  const { games } = await call('GET', `/games?${wanted}`);
  club.state.archive = [...(more ? (archive ?? []) : []), ...games];
  update();
}

/** @param {Club} club */
export function archivePart(club) {
  const { query, archive, players } = club.state;
  const change = (/** @type {Partial<typeof query>} */ part) => {
    Object.assign(query, part);
    attempt(() => find(club));
  };
  const names = players.map(
    ({ id, name }) => /** @type {[string, string]} */ ([String(id), name]),
  );
  const results = ['black', 'white', 'draw'].map(
    (winner) => /** @type {[string, string]} */ ([winner, text('result', { winner })]),
  );
  return card(
    text('club-part', { name: 'archive' }),
    html`<div class="pair">
        ${choiceField(
          text('club-player'),
          [['', text('club-all')], ...names],
          query.player,
          (player) => change({ player }),
        )}
        ${choiceField(
          text('club-result'),
          [['', text('club-all')], ...results],
          query.result,
          (result) => change({ result }),
        )}
      </div>
      ${items(
        (archive ?? []).map(
          (game) =>
            html`${gameRow(game, club)}
              <a class="button quiet" href=${`club/games/${game.id}/sgf`} download
                >${text('club-sgf')}</a
              >`,
        ),
        text('club-none-over'),
      )}
      <div class="row">
        ${(archive?.length ?? 0) >= PAGE
          ? press(text('club-more'), () => find(club, true))
          : nothing}
        <a class="button quiet" href="club/export?format=sgf" download="club.sgf"
          >${text('club-export')}</a
        >
      </div>`,
  );
}

/** @param {Club} club */
export function playersPart(club) {
  const { players, player } = club.state;
  const show = async (/** @type {Member} */ { id }) => {
    club.state.player = await call('GET', `/players/${id}`);
    update();
  };
  // People first, and those who are here.
  const order = (/** @type {Member} */ { kind, present }) =>
    Number(kind !== 'engine') * 2 + Number(present ?? false);
  const rows = [...players]
    .sort((a, b) => order(b) - order(a))
    .map(
      (one) =>
        html`<button type="button" class="quiet club-game-row" @click=${() => show(one)}>
          <b>${one.name}</b>
          <span class="faint"
            >${text('club-member', { kind: one.kind, role: one.role })}${one.present
              ? ` · ${text('club-present')}`
              : nothing}</span
          >
        </button>`,
    );
  return html`${player ? playerCard(club, player) : nothing}
  ${card(text('club-part', { name: 'players' }), items(rows, text('club-nobody')))}`;
}

/** A class such as `blitz 8x8`. @param {string} name */
function className(name) {
  const [speed, board] = name.split(' ');
  return text('club-class', { speed, board });
}

/** @param {Club} club @param {PlayerPage} page */
function playerCard(club, { player, ratings, statistics }) {
  const { about } = club.state;
  const isOther = player.id !== about.me?.id;
  const ratingRows = ratings.map(
    ({ class: name, rating, provisional, games, history }) =>
      html`<span class="club-words"
          ><b>${className(name)}: ${ratingWords(rating, provisional)}</b
          ><span class="faint">${text('club-count-games', { count: games })}</span></span
        >
        ${curve(history.map((one) => one.rating))}`,
  );
  const rows = statistics.map(
    ({ rules, board, ...counts }) =>
      html`${ruleName(rules)} ${board}: ${text('club-score', counts)}`,
  );
  return card(
    player.name,
    html`${items(ratingRows, text('club-no-ratings'))} ${rows.length ? items(rows, '') : nothing}
      <div class="row">
        ${isOther && player.kind !== 'deleted'
          ? press(
              text('club-challenge'),
              () => {
                Object.assign(club.state.wish, { kind: 'challenge', to: String(player.id) });
                club.state.part = 'meet';
                update();
              },
              'primary',
            )
          : nothing}
        ${isOther && about.rights.includes('block')
          ? press(text('club-block'), async () => {
              await call('POST', `/players/${player.id}/block`);
              note(text('club-blocked', { name: player.name }));
            })
          : nothing}
        ${isOther && about.rights.includes('manage') && player.kind === 'person'
          ? managing(player)
          : nothing}
      </div>`,
  );
}

/** What the owner can do with a member. @param {Member} member */
function managing({ id, name, role }) {
  const isArbiter = role === 'arbiter';
  return [
    press(text('club-reset'), async () => {
      const { passphrase } = await call('POST', `/players/${id}/passphrase`);
      note(text('club-reset-to', { name, passphrase }), { ms: 0 });
    }),
    press(text('club-make', { role: isArbiter ? 'player' : 'arbiter' }), async () => {
      await call('POST', `/players/${id}/role`, { role: isArbiter ? 'player' : 'arbiter' });
      note(text('club-changed'));
    }),
  ];
}

/** Ratings one after the other as a line. @param {number[]} values */
function curve(values) {
  if (values.length < 2) return nothing;
  const low = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - low);
  const points = values.map(
    (value, at) => `${(100 * at) / (values.length - 1)},${28 - (26 * (value - low)) / span}`,
  );
  return html`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${points.join(' ')}></polyline>
  </svg>`;
}
