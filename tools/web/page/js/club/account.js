// Signing in, the visitor's account, and what the owner decides.

import { update } from '../app/app.js';
import { choiceField } from '../dom/fields.js';
import { note } from '../dom/live.js';
import { language, text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { attempt, call, items, named, press, removal, tell, titledItem } from './parts.js';
import { box, field, form, formCard } from './forms.js';
import { codeOfAddress, openCode, roster } from './joining.js';

/** @typedef {import('./club.js').Club} Club */
/** The field for the name of a guest. */
export const guestName = () =>
  html`<label class="field"
    ><span>${text('club-field', { name: 'guest' })}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`;

/** The name in the field for guests. */
export const nameTyped = () =>
  /** @type {HTMLInputElement | null} */ (document.getElementById('guest-name'))?.value.trim();

const secretField = () => field('passphrase', 'password');
const codeField = () => field('code', 'text', codeOfAddress());

/** What the owner allows. */
const SETTINGS = /** @type {const} */ (['closed', 'guests', 'assist', 'phrases']);

/** What the owner decides. @param {import('types/club').Settings} settings */
const settingsFields = (settings) => [
  field('club', 'text', settings.name),
  SETTINGS.map((name) => box(name, settings[name])),
];

/** @param {Record<string, any>} values @param {import('types/club').Settings} before */
const settingsOf = (values, before) => ({
  ...before,
  name: values.club || before.name,
  ...Object.fromEntries(SETTINGS.map((name) => [name, name in values])),
});

/** The first visit of the owner. @param {Club} club */
export const setupForm = (club) =>
  formCard(
    'setup',
    [field('setup'), field('name'), secretField(), settingsFields(club.state.about.club)],
    (values) => {
      const { setup: code, name, passphrase } = values;
      const settings = settingsOf(values, club.state.about.club);
      return club.signIn('/setup', { code, name, passphrase, settings });
    },
    text('club-setup-words'),
  );

/** @param {Club} club */
const loginForm = (club) =>
  formCard('login', [field('name'), secretField()], (values) => club.enter('/login', values));

/** @param {Club} club @param {boolean} needsCode */
const accountForm = (club, needsCode) =>
  formCard(
    'join',
    [field('name'), secretField(), needsCode ? codeField() : nothing],
    (values) => club.enter('/accounts', values),
    text('club-join-words'),
  );

/** What strangers see who can't play as guests. @param {Club} club */
export const joinForm = (club) => [
  loginForm(club),
  accountForm(club, club.state.about.club.closed),
  club.state.about.club.guests
    ? formCard('guest', [field('name'), codeField()], ({ name, code }) =>
        club.enter('/guests', { code, ...(name && { name }) }),
      )
    : nothing,
];

/** @param {Club} club */
export function accountPart(club) {
  const { about, mine } = club.state;
  const { me, rights } = about;
  if (!me) return [loginForm(club), accountForm(club, false)];
  const isMember = mine?.hasPassphrase;
  return [
    isMember ? ownAccount(club) : [accountForm(club, false), loginForm(club)],
    rights.includes('seat') ? programs(club) : nothing,
    mine?.blocked.length ? blockedPlayers(club, mine.blocked) : nothing,
    rights.includes('manage') ? [ownersSettings(club), joinCodes(club), roster(club)] : nothing,
    rights.includes('audit') ? auditLog(club) : nothing,
  ];
}

/** @param {Club} club */
const ownAccount = (club) =>
  named(
    'account',
    html`${form(
        'change',
        [secretField(), field('new', 'password')],
        async ({ passphrase: old, new: wanted }) => {
          await call('POST', '/me/passphrase', { old, new: wanted });
          note(text('club-changed'));
        },
      )}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${text('club-data')}</a>
        ${press(text('club-logout'), () => club.signIn('/logout', {}))}
      </div>
      ${club.state.about.me?.role === 'owner'
        ? nothing
        : html`<details>
            <summary>${text('club-form', { name: 'delete' })}</summary>
            <p class="faint">${text('club-remove-words')}</p>
            ${form('delete', secretField(), async ({ passphrase }) => {
              await call('DELETE', '/me', { passphrase });
              location.reload();
            })}
          </details>`}`,
  );

/** @param {Club} club */
const programs = (club) =>
  named(
    'programs',
    html`<p class="faint">${text('club-programs-words')}</p>
      ${items((club.state.mine?.bots ?? []).map((bot) => program(club, bot)))}
      ${form('seat', field('name'), async ({ name }) => {
        const { key } = await club.change('POST', '/bots', { name });
        tell(name, text('club-key', { name, key }));
      })}`,
  );

const ACCEPTS = /** @type {const} */ (['all', 'owner', 'none']);

/** An own program. @param {Club} club @param {import('types/club').PlayerView} bot */
function program(club, { id, name, accepts }) {
  return html`<b class="club-words">${name}</b>
    ${choiceField(
      text('club-field', { name: 'accepts' }),
      ACCEPTS.map((one) => [one, text('club-accepts-of', { accepts: one })]),
      accepts ?? 'all',
      (wanted) => attempt(() => club.change('POST', `/bots/${id}`, { accepts: wanted })),
    )}
    ${press(text('club-new-key'), async () => {
      const { key } = await call('POST', `/bots/${id}/key`);
      tell(name, text('club-key', { name, key }));
    })}
    ${removal(name, () => club.change('DELETE', `/bots/${id}`))}`;
}

/** @param {Club} club @param {import('types/club').PlayerView[]} players */
const blockedPlayers = (club, players) =>
  named(
    'blocked',
    items(
      players.map(
        ({ id, name }) =>
          html`<span class="club-words">${name}</span>
            ${press(text('club-unblock'), () => club.change('DELETE', `/players/${id}/block`))}`,
      ),
    ),
  );

/** @param {Club} club */
function auditLog(club) {
  const { acts, players } = club.state;
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const nameOf = (/** @type {number | null} */ id) =>
    players.find((one) => one.id === id)?.name ?? (id === null ? '' : `#${id}`);
  const result = (/** @type {any} */ end) =>
    end ? text('result', { winner: end.winner ?? 'draw' }) : '';
  const rows = acts.map(({ at, actor, act, subject, detail }) => {
    const { before, after, role: given } = /** @type {any} */ (detail);
    const [kind, number] = subject.split(' ');
    const whose = kind === 'player' ? nameOf(Number(number)) : '';
    const change = act === 'correct' ? `${result(before)} → ${result(after)}` : '';
    const role = given ? text('club-member', { kind: 'person', role: given }) : '';
    const what = text('club-act', { name: nameOf(actor), act: act.replaceAll(' ', '-') });
    const more = [times.format(at), whose, change, role].filter(Boolean).join(' · ');
    return html`${titledItem(what, more)}
    ${kind === 'game' ? press(text('open'), () => club.open(Number(number))) : nothing}`;
  });
  return named(
    'audit',
    html`${items(rows)}
    ${press(text('club-show'), async () => {
      club.state.acts = (await call('GET', '/audit')).acts;
      update();
    })}`,
  );
}

/** @param {Club} club */
const ownersSettings = (club) =>
  named(
    'settings',
    form('change', settingsFields(club.state.about.club), async (values) => {
      await club.change('POST', '/settings', settingsOf(values, club.state.about.club));
      note(text('club-changed'));
    }),
  );

/** Codes that let people into a closed club. @param {Club} club */
function joinCodes(club) {
  const draw = async () => {
    club.state.codes = (await call('GET', '/codes')).codes;
    update();
  };
  const rows = club.state.codes.map(
    ({ code, usesLeft }) =>
      html`${titledItem(
          html`<span class="club-code">${code}</span>`,
          text('club-uses', { count: usesLeft }),
        )}
        ${press(text('club-code-link'), () => openCode(code))}
        ${press(text('club-withdraw'), async () => {
          await call('DELETE', `/codes/${encodeURIComponent(code)}`);
          await draw();
        })}`,
  );
  return named(
    'codes',
    html`<p class="faint">${text('club-codes-words')}</p>
      ${rows.length ? items(rows) : press(text('club-show'), draw)}
      ${form('code', field('uses', 'number'), async ({ uses }) => {
        await call('POST', '/codes', { uses: Number(uses) || 1 });
        await draw();
      })}`,
  );
}
