// The view of the club as a template of its state.

import { presetOf, update } from '../app/app.js';
import { FIRST_LEVEL } from '../backend/api.js';
import { choiceField, tickField } from '../dom/fields.js';
import { plain } from '../dom/tool.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ownClock, startOptions } from '../views/new-game-form.js';
import { accountPart, guestName, joinForm, nameTyped, setupForm } from './account.js';
import { archivePart, find, playersPart } from './archive.js';
import { areBoardsInSight, BOARDS_ADDRESS, boardsPart } from './boards.js';
import { isOwnTurn } from './club-game.js';
import { notifyChoice } from './notify.js';
import { attempt, card, gameRow, items, named, press, setupFields, titledItem } from './parts.js';
import { readTournaments, tournamentsPart } from './tournaments.js';
import { memberWords, setupWords } from './words.js';

/** @typedef {import('./club.js').Club} Club */
/** @typedef {import('./state.js').Wish} Wish */

const PARTS = /** @type {const} */ (['meet', 'tournaments', 'archive', 'players', 'account']);
const KINDS = /** @type {const} */ (['link', 'open', 'pair', 'challenge']);

const PART = {
  meet: (/** @type {Club} */ club) => meetPart(club),
  tournaments: tournamentsPart,
  archive: archivePart,
  players: playersPart,
  account: accountPart,
};

/** @param {Club} club @param {typeof PARTS[number]} part */
async function show(club, part) {
  Object.assign(club.state, { part, tournament: null });
  if (location.hash.startsWith('#club?')) location.hash = '#club';
  update();
  if (part === 'tournaments') await readTournaments();
  await (part === 'archive' ? find(club) : club.refresh());
}

/** @param {Club} club */
export function clubView(club) {
  const { about, part } = club.state;
  const isOut = about.club.closed && !about.me;
  const boards = areBoardsInSight() && !isOut;
  const needsSetup = about.needsSetup && part === (about.me ? 'account' : 'meet');
  return html`<div class="club">
    <div class="club-head">
      <h1>${about.club.name}</h1>
      ${isOut
        ? nothing
        : PARTS.map(
            (name) =>
              plain(text('club-part', { name }), () => attempt(() => show(club, name)), {
                isPressed: name === part && !boards,
              }),
          )}
      <span class="faint"
        >${about.me ? text('club-you-are', { name: about.me.name }) : nothing}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${needsSetup && !boards && !club.state.invitation ? setupForm(club) : nothing}
      ${invitationCard(club)}
      ${isOut ? joinForm(club) : boards ? boardsPart() : PART[part](club)}
    </div>
  </div>`;
}

/** Whether the visitor can play, at least as a guest. @param {Club} club */
const mayPlay = ({ state: { about } }) =>
  about.me !== null || (about.club.guests && !about.club.closed);

/** The invitation of the address. @param {Club} club */
function invitationCard(club) {
  const { invitation, refused, about } = club.state;
  if (refused) return named('invitation', html`<p>${refused}</p>`);
  if (!invitation) return nothing;
  const { author, setup, color, token, game } = invitation;
  const isOwn = author.id === about.me?.id;
  const words = html`<p>${setupWords(setup)}</p>
    <p>
      ${color
        ? text('club-side', { name: author.name, side: color })
        : text('club-random-side')}
    </p>`;
  if (game) return named('invitation', press(text('open'), () => club.open(game)));
  if (!isOwn)
    return card(
      text('club-invites', { name: memberWords(author) }),
      mayPlay(club)
        ? html`${words} ${about.me ? nothing : guestName()}
            <div class="row">
              ${press(text('draw-accept'), () => club.accept(token, nameTyped()), 'primary')}
            </div>`
        : words,
    );
  return named(
    'invitation',
    html`<label class="field"
        ><span>${text('club-send-link')}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${(/** @type {Event} */ event) =>
            /** @type {HTMLInputElement} */ (event.target).select()}
      /></label>
      ${words}
      <p class="faint" role="status">${text('club-waits')}</p>
      <div class="row">${press(text('club-withdraw'), () => club.withdraw(token))}</div>`,
  );
}

/** @param {Club} club */
function meetPart(club) {
  const { mine, open, running } = club.state;
  const invitations = mine?.invitations ?? [];
  return html`${mine
      ? named(
          'games',
          html`${items(
            [...mine.games]
              .sort((a, b) => Number(isOwnTurn(b)) - Number(isOwnTurn(a)))
              .map(
                (game) =>
                  html`${isOwnTurn(game)
                    ? html`<span class="club-turn">${text('your-turn')}</span>`
                    : nothing}
                  ${gameRow(game)}`,
              ),
            'games',
          )}
          ${notifyChoice()}`,
        )
      : nothing}
    ${invitations.length
      ? named('invitations', items(invitations.map((one) => invitationRow(one, club))))
      : nothing}
    ${mayPlay(club) ? inviteForm(club) : joinForm(club)}
    ${named('lobby', items(open.map((one) => invitationRow(one, club)), 'lobby'))}
    ${named(
      'running',
      html`<div class="row">
          ${press(text('club-tv'), () => club.watchTv())}
          <a class="button quiet" href=${BOARDS_ADDRESS}>${text('club-boards')}</a>
        </div>
        ${items(running.map(gameRow), 'running')}`,
    )}`;
}

/** @param {import('types/club').InvitationView} invitation @param {Club} club */
function invitationRow({ token, kind, author, target, setup, color }, club) {
  const isOwn = author.id === club.state.about.me?.id;
  const name = memberWords(isOwn && target ? target : author);
  const who = text('club-kind-of', { kind, name });
  const side = color ? ` · ${text('club-side', { name: author.name, side: color })}` : '';
  return html`${titledItem(who, setupWords(setup) + side)}
    ${isOwn
      ? [
          kind === 'link'
            ? html`<a class="button quiet" href=${`#club/${token}`}>${text('club-show-link')}</a>`
            : nothing,
          press(text('club-withdraw'), () => club.withdraw(token)),
        ]
      : [
          press(text('draw-accept'), () => club.accept(token), 'primary'),
          kind === 'challenge'
            ? press(text('club-decline'), () => club.withdraw(token))
            : nothing,
        ]}`;
}

/** @param {Club} club */
function inviteForm(club) {
  const { about, wish } = club.state;
  const startOf = (/** @type {string} */ rules) => presetOf(rules)?.start ?? 'standard';
  const change = (/** @type {Partial<Wish>} */ part) => {
    Object.assign(wish, part, part.rules && { start: startOf(part.rules) });
    update();
  };
  const [clock, board, rules] = setupFields(wish, change);
  const first = club.others.find(({ level }) => level === FIRST_LEVEL);
  wish.to ||= String(first?.id ?? '');
  const opponents = club.others.map(
    ({ id, name }) => /** @type {[string, string]} */ ([String(id), name]),
  );
  // Only members play rated games; a visitor who sends an invitation becomes a guest.
  const isMember = about.me?.kind === 'person';
  // Nor do members play them with guests and their own programs.
  const isFriendly = () => {
    const target = club.others.find(({ id }) => String(id) === wish.to) ?? club.others[0];
    return target?.kind === 'guest' || (target && target.owner === about.me?.id);
  };
  const isUnrated = () =>
    !isMember ||
    wish.clock === 'none' ||
    wish.start !== startOf(wish.rules) ||
    (wish.kind === 'challenge' && isFriendly());
  wish.rated &&= !isUnrated();
  return named(
    'invite',
    html`${choiceField(
        text('club-field', { name: 'kind' }),
        KINDS.map((kind) => [kind, text('club-kind', { kind })]),
        wish.kind,
        (kind) => change({ kind }),
      )}
      ${wish.kind === 'challenge'
        ? choiceField(text('opponent'), opponents, wish.to, (to) => change({ to }))
        : nothing}
      <div class="pair">
        ${clock}
        ${choiceField(
          text('your-side'),
          [
            ['random', text('random')],
            ['black', text('black-first')],
            ['white', text('side', { side: 'white' })],
          ],
          wish.color,
          (color) => change({ color }),
        )}
      </div>
      ${ownClock(wish, change, 180)}
      <div class="pair">${rules} ${board}</div>
      ${choiceField(text('start'), startOptions(), wish.start, (start) => change({ start }))}
      ${tickField(
        text('club-rated', { rated: 'yes' }),
        wish.rated,
        () => change({ rated: !wish.rated }),
        isUnrated(),
      )}
      ${about.me || club.state.invitation ? nothing : guestName()}
      <div class="row">
        ${press(text('club-do', { kind: wish.kind }), () => club.invite(nameTyped()), 'primary')}
      </div>`,
  );
}
