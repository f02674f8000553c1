// Tournaments: those of the club, and one with its standings and the games of its rounds.

import { update } from '../app/app.js';
import { byId } from '../dom/dom.js';
import { choiceField, numberField } from '../dom/fields.js';
import { SIDES } from '../model/words.js';
import { language, text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { box, field, formCard } from './forms.js';
import {
  attempt,
  call,
  card,
  CLOCKS,
  items,
  linkRow,
  press,
  setupFields,
  timeControl,
  titledItem,
} from './parts.js';
import { state } from './state.js';
import { gameAddress, idOf, ratingWords, setupWords, tournamentAddress } from './words.js';

/** @typedef {import('./club.js').Club} Club */
/** @typedef {import('types/page').Side} Side */
/** @typedef {import('types/club').Format} Format */
/** @typedef {import('types/club').TournamentAct} TournamentAct */
/** @typedef {Exclude<TournamentAct['act'], 'bye'>} PlainAct that needs no more than its name */
/** @typedef {import('types/club').TournamentView} TournamentView */

const decimals = new Intl.NumberFormat(language);
/** The clocks of tournaments. */
const TIMED = CLOCKS.filter((name) => name !== 'custom' && name !== 'none');
const FORMATS = /** @type {const} */ (['swiss', 'round-robin', 'double-round-robin']);

/** What a new tournament is made of. */
const wish = {
  format: /** @type {Format} */ ('swiss'),
  rounds: 5,
  rest: 30,
  clock: '5+3',
  rules: 'olympiad',
  board: '8x8',
};

/** Asks for the tournament of the address, or for all. */
export async function readTournaments() {
  const id = idOf(location.hash, tournamentAddress);
  if (id === null) state.tournament = null;
  else state.part = 'tournaments';
  if (state.part !== 'tournaments') return;
  if (id === null) state.tournaments = (await call('GET', '/tournaments')).tournaments;
  else state.tournament = await call('GET', `/tournaments/${id}`);
  update();
}

const directs = () => state.about.rights.includes('direct');

/** @param {Club} club */
export const tournamentsPart = (club) =>
  state.tournament
    ? tournamentCards(state.tournament, club)
    : [
        card(
          text('club-part', { name: 'tournaments' }),
          items(state.tournaments.map(summaryRow), 'tournaments'),
        ),
        directs() ? newTournament() : nothing,
      ];

/** @param {Pick<TournamentView, 'stage' | 'rounds'>} tournament @param {number} round */
const stageWords = ({ stage, rounds }, round) =>
  [text('club-stage', { stage }), round ? text('club-round', { round, rounds }) : '']
    .filter(Boolean)
    .join(' · ');

/** @param {import('types/club').Summary} summary */
function summaryRow(summary) {
  const { id, name, format, setup, round, players } = summary;
  const kind = `${text('club-format', { format })} · ${setupWords(setup)}`;
  const count = text('club-count-players', { count: players });
  return linkRow(tournamentAddress(id), name, kind, `${stageWords(summary, round)} · ${count}`);
}

function newTournament() {
  const change = (/** @type {Partial<typeof wish>} */ part) => {
    Object.assign(wish, part);
    update();
  };
  const number = (
    /** @type {'rounds' | 'rest'} */ name,
    /** @type {number} */ min,
    /** @type {number} */ max,
  ) =>
    numberField(text('club-field', { name }), wish[name], { min, max }, (value) =>
      change({ [name]: value }),
    );
  return formCard(
    'tournament',
    html`${field('name')}
      ${choiceField(
        text('club-field', { name: 'format' }),
        FORMATS.map((format) => [format, text('club-format', { format })]),
        wish.format,
        (format) => change({ format }),
      )}
      <div class="pair">
        ${wish.format === 'swiss' ? number('rounds', 1, 30) : nothing}
        ${number('rest', 0, 86_400)}
        ${setupFields(wish, change, TIMED)}
      </div>
      ${box('rated', false, text('club-rated', { rated: 'yes' }))}`,
    async ({ name, rated }) => {
      const { format, rounds, rest, rules, board, clock } = wish;
      const setup = { rules, board, clock: timeControl(clock), rated: Boolean(rated) };
      const { id } = await call('POST', '/tournaments', { name, format, rounds, rest, setup });
      location.hash = tournamentAddress(id);
    },
  );
}

/** @param {TournamentView} tournament @param {Club} club */
function tournamentCards(tournament, club) {
  const { id, name, format, setup, stage, nextAt, now, isStuck, isFailed, played } = tournament;
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const begins = stage === 'running' && nextAt ? times.format(Date.now() + nextAt - now) : '';
  return html`<section class="card club-wide" aria-label=${name}>
      <h2>${name}</h2>
      <p>${text('club-format', { format })} · ${setupWords(setup)}</p>
      <p role="status">
        ${stageWords(tournament, played.length)}
        ${begins ? text('club-next-round', { time: begins }) : nothing}
        ${isStuck ? text('club-stuck') : nothing}
        ${isFailed ? text('club-failed') : nothing}
      </p>
      ${commands(tournament)} ${directs() && stage !== 'over' ? adding(tournament, club) : nothing}
      ${standings(tournament)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${leave}
          >${text('club-part', { name: 'tournaments' })}</a
        >
        ${['csv', 'trf'].map(
          (kind) =>
            html`<a class="button quiet" href=${`club/tournaments/${id}/${kind}`} download
              >${kind.toUpperCase()}</a
            >`,
        )}
      </div>
    </section>
    ${played.map((round, index) => roundCard(round, index + 1, tournament)).reverse()}`;
}

/** Goes back to all tournaments. */
const leave = () => {
  state.tournament = null;
  update();
};

/** Does something with a tournament, and shows what became of it. */
const act = async (
  /** @type {number} */ id,
  /** @type {TournamentAct} */ body,
) => {
  await call('POST', `/tournaments/${id}`, body);
  await readTournaments();
};

/** What directors can do at a stage. */
const COMMANDS = /** @type {const} */ ({
  open: ['start'],
  running: ['pause', 'next', 'end'],
  paused: ['resume', 'end'],
});

/** What the visitor can do. @param {TournamentView} tournament */
function commands({ id, stage, format, players }) {
  if (stage === 'over') return nothing;
  const { me } = state.about;
  const own = players.find((one) => one.id === me?.id);
  const takesPart = own && !own.hasWithdrawn;
  const pressTo = (/** @type {PlainAct} */ name, kind = 'quiet') =>
    press(text('club-direct', { act: name }), () => act(id, { act: name }), kind);
  const mayEnter = stage === 'open' || format === 'swiss' || own;
  return html`<div class="row">
    ${me && takesPart ? pressTo('withdraw') : nothing}
    ${me && !takesPart && mayEnter ? pressTo('enter', 'primary') : nothing}
    ${takesPart && format === 'swiss'
      ? press(
          text('club-bye', { wanted: own.wantsBye ? 'yes' : 'no' }),
          () => act(id, { act: 'bye', wanted: !own.wantsBye }),
        )
      : nothing}
    ${directs()
      ? COMMANDS[stage].map((name) => pressTo(name, name === 'start' ? 'primary' : 'quiet'))
      : nothing}
  </div>`;
}

/**
 * Lets the director enter members and levels.
 * @param {TournamentView} tournament @param {Club} club
 */
function adding({ id, players }, club) {
  const here = new Set(players.filter((one) => !one.hasWithdrawn).map((one) => one.id));
  const others = club.state.players.filter((one) => one.kind !== 'deleted' && !here.has(one.id));
  const value = (/** @type {string} */ name) =>
    Number(/** @type {HTMLSelectElement} */ (byId(name).querySelector('select')).value);
  const choice = (
    /** @type {string} */ name,
    /** @type {PlainAct} */ kind,
    /** @type {{ id: number, name: string }[]} */ from,
  ) =>
    from.length
      ? html`<div class="row" id=${name}>
          ${choiceField(
            text('club-heading', { name: 'player' }),
            from.map((one) => [String(one.id), one.name]),
            String(from[0].id),
            () => {},
            true,
          )}
          ${press(text('club-direct-player', { act: kind }), () =>
            act(id, { act: kind, player: value(name) }),
          )}
        </div>`
      : nothing;
  return [
    choice('tournament-add', 'enter', others),
    choice('tournament-remove', 'withdraw', players.filter((one) => !one.hasWithdrawn)),
  ];
}

/**
 * A rating over the mean, with the half of its interval.
 * @param {import('types/club').Standing} standing
 */
const eloWords = ({ elo, eloError }) =>
  elo === null || eloError === null
    ? ''
    : `${elo < 0 ? '−' : '+'}${Math.round(Math.abs(elo))} ± ${Math.round(eloError)}`;

/** @param {TournamentView} tournament */
function standings({ standings: rows, tieBreaks, played, softened }) {
  const isRated = rows.some(({ elo }) => elo !== null);
  const columns = ['player', 'points', ...tieBreaks, ...(isRated ? ['elo'] : [])];
  const numbers = new Map(rows.map(({ player, number }) => [player, number]));
  const cell = (/** @type {import('types/club').Standing['rounds'][number] | undefined} */ one) => {
    if (!one) return '';
    const { opponent, color, result } = one;
    const number = opponent === null ? '' : numbers.get(opponent);
    return [number, color && (color === 'black' ? '●' : '○'), result].join('');
  };
  return html`<div class="club-table">
    <table>
      <caption>
        ${text('club-standings')}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map((name) => html`<th>${text('club-heading', { name })}</th>`)}
          ${played.map((_, index) => html`<th>${index + 1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) => html`<tr>
            <td>${row.rank}</td>
            <th scope="row">${row.number}. ${row.name} (${ratingWords(row.rating)})</th>
            <td>${decimals.format(row.points)}</td>
            ${row.tieBreaks.map((value) => html`<td>${decimals.format(value)}</td>`)}
            ${isRated ? html`<td>${eloWords(row)}</td>` : nothing}
            ${played.map((_, index) => html`<td>${cell(row.rounds[index])}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
    ${isRated && softened ? html`<p class="faint">${text('club-softened')}</p>` : nothing}
  </div>`;
}

/**
 * @param {import('types/club').Round} round @param {number} number
 * @param {TournamentView} tournament
 */
function roundCard({ pairs, byes }, number, { rounds, players }) {
  const nameOf = (/** @type {number} */ id) => players.find((one) => one.id === id)?.name ?? '';
  const rows = pairs.map((pair) => {
    const names = SIDES.map((side) => nameOf(pair[side])).join(' – ');
    const { result } = pair;
    const words = result
      ? text('result', { winner: result.winner ?? 'draw' }) +
        (result.forfeit ? ` (${text('club-forfeit')})` : '')
      : text('club-stage', { stage: 'running' });
    return pair.game ? linkRow(gameAddress(pair.game), names, words) : titledItem(names, words);
  });
  const free = byes.map(([id, bye]) => text('club-free', { name: nameOf(id), bye }));
  return card(text('club-round', { round: number, rounds }), items([...rows, ...free]));
}

/** Follows changes of tournaments that are in sight. */
export const hearTournament = () =>
  state.part === 'tournaments' && location.hash.startsWith('#club')
    ? attempt(readTournaments)
    : undefined;
