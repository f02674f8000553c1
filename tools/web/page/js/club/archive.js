// The games that are over, and the players of the club.

import { update } from '../app/app.js';
import { choiceField, valued } from '../dom/fields.js';
import { note } from '../dom/live.js';
import { ruleName } from '../model/scores.js';
import { language, text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { row as openingRow } from '../views/explorer.js';
import { rulesOptions } from '../views/new-game-form.js';
import {
  ask,
  attempt,
  BOARDS,
  call,
  card,
  gameRow,
  items,
  press,
  removal,
  tell,
  titledItem,
  wideRow,
} from './parts.js';
import { memberWords, ratedWords, ratingWords } from './words.js';

/** @typedef {import('./club.js').Club} Club */
/** @typedef {import('types/club').PlayerPage} PlayerPage */
/** @typedef {import('types/club').PlayerView} PlayerView */

/** How many games the archive shows at a time. */
const PAGE = 50;

/** Whether there are more games. */
let hasMore = false;
/** Counts the requests for games: only the answer to the last one is shown. */
let asked = 0;

/**
 * Asks for games that are over.
 * @param {Club} club @param {boolean} [more] besides those that are there
 */
export async function find(club, more = false) {
  const { query, archive } = club.state;
  const wanted = parameters({ ...query, limit: String(PAGE) });
  const last = archive?.at(-1);
  if (more && last) wanted.set('before', String(last.id));
  const count = ++asked;
  const { games } = await call('GET', `/games?${wanted}`);
  if (count !== asked) return;
  hasMore = games.length === PAGE;
  club.state.archive = [...(more ? (archive ?? []) : []), ...games];
  if (more) update();
  else await findOpenings(club, []);
}

/** What is chosen, as parameters of a request. @param {Record<string, string>} values */
const parameters = (values) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value));

/** Asks how the games of the archive went on. @param {Club} club @param {string[]} line */
async function findOpenings(club, line) {
  const { player, rules, board } = club.state.query;
  const wanted = parameters({ player, rules, board: board || '8x8', moves: line.join(' ') });
  const count = ++asked;
  const { moves } = await call('GET', `/openings?${wanted}`);
  if (count !== asked) return;
  Object.assign(club.state, { openings: moves, line });
  update();
}

/** @param {Club} club */
function openingsCard(club) {
  const { line, openings } = club.state;
  const rows = openings.map(({ move, black, draws, white }) => {
    const counts = [black, draws, white];
    const games = black + draws + white;
    return openingRow({ move, inBook: false, counts, games }, () =>
      attempt(() => findOpenings(club, [...line, move])),
    );
  });
  return card(
    text('openings'),
    html`<p>${line.join(' ')}</p>
      <div class="explorer">
        ${rows.length
          ? html`<ul>
              ${rows}
            </ul>`
          : html`<p class="faint">${text('openings-none')}</p>`}
      </div>
      ${line.length ? press(text('back'), () => findOpenings(club, line.slice(0, -1))) : nothing}`,
  );
}

/** @param {Club} club */
export function archivePart(club) {
  const { query, archive, players } = club.state;
  const filter = (
    /** @type {string} */ name,
    /** @type {[string, string][]} */ options,
    label = text('club-heading', { name }),
  ) =>
    choiceField(label, [['', text('club-all')], ...options], query[name], (value) => {
      query[name] = value;
      attempt(() => find(club));
    });
  const filters = [
    filter('player', players.map(({ id, name }) => [String(id), name])),
    filter(
      'result',
      ['black', 'white', 'draw'].map((winner) => [winner, text('result', { winner })]),
    ),
    filter('rules', rulesOptions(), text('rules')),
    filter('board', BOARDS, text('board')),
    filter('rated', ['true', 'false'].map((value) => [value, ratedWords(value === 'true')])),
  ];
  const file = (/** @type {string} */ format) =>
    html`<a
      class="button quiet"
      href=${`club/export?${parameters({ ...query, format })}`}
      download=${`club.${format}`}
      >${text('club-export', { format })}</a
    >`;
  const games = card(
    text('club-part', { name: 'archive' }),
    html`<div class="pair club-filters">${filters}</div>
      ${items(
        (archive ?? []).map(
          (game) =>
            html`${gameRow(game)}
              <a class="button quiet" href=${`club/games/${game.id}/sgf`} download>${'SGF'}</a>`,
        ),
        'over',
      )}
      <div class="row">
        ${hasMore ? press(text('more'), () => find(club, true)) : nothing}
        ${file('sgf')} ${file('jsonl')}
      </div>`,
  );
  return [games, openingsCard(club)];
}

/** Shows a member above the list. @param {Club} club @param {number} id */
async function showPlayer(club, id) {
  club.state.player = await call('GET', `/players/${id}`);
  update();
  scrollTo({ top: 0 });
}

/** @param {Club} club */
export function playersPart(club) {
  const { players, player, search } = club.state;
  // People first, and those who are here.
  const order = (/** @type {PlayerView} */ { kind, present }) =>
    Number(kind !== 'engine') * 2 + Number(present ?? false);
  const rating = (/** @type {PlayerView} */ one) => one.rating ?? 0;
  const wanted = search.toLocaleLowerCase(language);
  const rows = players
    .filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted))
    .sort((a, b) => order(b) - order(a) || rating(b) - rating(a))
    .map((one) => {
      const { id, kind, role, present } = one;
      const words = [text('club-member', { kind, role }), present ? text('club-present') : ''];
      const act = () => attempt(() => showPlayer(club, id));
      return wideRow(memberWords(one), words.filter(Boolean).join(' · '), act);
    });
  return html`${player ? playerCard(club, player) : nothing}
  ${card(
    text('club-part', { name: 'players' }),
    html`<input
        type="search"
        aria-label=${text('club-search')}
        placeholder=${text('club-search')}
        .value=${search}
        @input=${valued((name) => {
          club.state.search = name;
          update();
        })}
      />
      ${items(rows, 'players')}`,
  )}`;
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
      html`${titledItem(
          `${className(name)}: ${ratingWords(rating, provisional)}`,
          text('club-count-games', { count: games }),
        )}
        ${curve(history.map((one) => one.rating))}`,
  );
  const rows = statistics.map(
    ({ rules, board, ...counts }) =>
      html`${ruleName(rules)} ${board}: ${text('club-score', counts)}`,
  );
  return card(
    player.name,
    html`${items(ratingRows, 'ratings')} ${items(rows)}
      <div class="row">
        ${isOther && player.kind !== 'deleted'
          ? press(
              text('club-do', { kind: 'challenge' }),
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
              await club.change('POST', `/players/${player.id}/block`);
              note(text('club-blocked', { name: player.name }));
            })
          : nothing}
        ${isOther && about.rights.includes('manage') && player.kind !== 'engine'
          ? managing(player, club)
          : nothing}
      </div>`,
  );
}

/** What the owner can do with a member. @param {PlayerView} member @param {Club} club */
function managing({ id, name, role, kind }, club) {
  const remove = async () => {
    await call('DELETE', `/players/${id}`);
    club.state.player = null;
    await club.refresh();
  };
  const reset = async () => {
    const { passphrase } = await call('POST', `/players/${id}/passphrase`);
    tell(name, text('club-reset-to', { name, passphrase }));
  };
  if (kind === 'deleted') return nothing;
  if (kind !== 'person') return removal(name, remove);
  const wanted = role === 'arbiter' ? 'player' : 'arbiter';
  const renewal = text('club-field', { name: 'new' });
  return [
    press(renewal, () => ask(renewal, text('club-reset-words', { name }), [[renewal, reset]])),
    press(text('club-make', { role: wanted }), async () => {
      await club.change('POST', `/players/${id}/role`, { role: wanted });
      await showPlayer(club, id);
      note(text('club-changed'));
    }),
    removal(name, remove),
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
