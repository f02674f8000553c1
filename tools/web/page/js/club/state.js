// What the page knows of the club.

/** @typedef {import('types/club').GameView} GameView */
/** @typedef {import('types/club').InvitationView} InvitationView */
/** @typedef {import('types/club').PlayerView} PlayerView */

/**
 * What an invitation is made of.
 * @typedef {object} Wish
 * @property {InvitationView['kind']} kind @property {string} to @property {string} clock
 * @property {string} board @property {string} rules @property {string} color
 * @property {string} start @property {number} minutes @property {number} seconds of an own clock
 * @property {boolean} rated
 */

/**
 * @typedef {object} ClubState
 * @property {import('types/club').About} about
 * @property {import('types/club').Own | null} mine what concerns the visitor
 * @property {InvitationView[]} open the lobby @property {GameView[]} running
 * @property {PlayerView[]} players
 * @property {InvitationView | null} invitation the one of the address
 * @property {string | null} refused why the address has none
 * @property {Wish} wish
 * @property {'meet' | 'tournaments' | 'archive' | 'players' | 'account'} part
 * @property {GameView[] | null} archive @property {Record<string, string>} query
 * @property {string[]} line whose games the openings are of
 * @property {import('types/club').OpeningMove[]} openings
 * @property {import('types/club').AuditView[]} acts the audit log
 * @property {import('types/club').PlayerPage | null} player
 * @property {string} search the wanted name
 * @property {import('types/club').Summary[]} tournaments
 * @property {import('types/club').TournamentView | null} tournament the one of the address
 * @property {import('types/club').CodeView[]} codes
 */

/** @type {ClubState} */
export const state = {
  about: /** @type {any} */ (null),
  mine: null,
  open: [],
  running: [],
  players: [],
  invitation: null,
  refused: null,
  wish: {
    kind: 'link',
    to: '',
    clock: '10+5',
    board: '8x8',
    rules: 'olympiad',
    start: 'standard',
    minutes: 15,
    seconds: 10,
    color: 'random',
    rated: false,
  },
  part: 'meet',
  archive: null,
  query: { player: '', result: '', rules: '', board: '', rated: '' },
  line: [],
  openings: [],
  acts: [],
  player: null,
  search: '',
  tournaments: [],
  tournament: null,
  codes: [],
};
