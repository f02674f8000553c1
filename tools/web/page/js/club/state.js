// What the page knows of the club.

/** @typedef {import('./club-game.js').ClubGameView} ClubGameView */
/** @typedef {import('./club-game.js').Member} Member */

/**
 * @typedef {{ rules: string, board: string, clock: import('./club-game.js').TimeControl,
 *   rated: boolean }} Setup
 * @typedef {Member & { accepts: 'all' | 'owner' | 'none' }} Bot
 * @typedef {{ at: number, actor: number | null, act: string, subject: string, detail: any }} Act
 * @typedef {{ move: string, black: number, draws: number, white: number }} Opening
 */

/**
 * @typedef {object} Invitation
 * @property {string} token @property {'link' | 'open' | 'pair' | 'challenge'} kind
 * @property {Member} author @property {Member | null} target @property {Setup} setup
 * @property {import('../backend/types.js').Side | null} color @property {number | null} game
 */

/**
 * @typedef {object} Settings
 * @property {string} name @property {boolean} closed @property {boolean} assist
 * @property {boolean} phrases @property {boolean} guests
 */

/**
 * @typedef {object} About
 * @property {Settings} club @property {boolean} needsSetup @property {Member | null} me
 * @property {string[]} rights
 */

/**
 * @typedef {object} Mine
 * @property {ClubGameView[]} games @property {Invitation[]} invitations
 * @property {boolean} hasPassphrase @property {Bot[]} bots @property {Member[]} blocked
 */

/**
 * What an invitation is made of.
 * @typedef {object} Wish
 * @property {Invitation['kind']} kind @property {string} to @property {string} clock
 * @property {string} board @property {string} rules @property {string} color
 * @property {string} start @property {number} minutes @property {number} seconds of an own clock
 * @property {boolean} rated
 */

/**
 * @typedef {object} ClubState
 * @property {About} about @property {Mine | null} mine what concerns the visitor
 * @property {Invitation[]} open the lobby @property {ClubGameView[]} running
 * @property {Member[]} players
 * @property {Invitation | null} invitation the one of the address
 * @property {string | null} refused why the address has none
 * @property {Wish} wish
 * @property {'meet' | 'tournaments' | 'archive' | 'players' | 'account'} part
 * @property {ClubGameView[] | null} archive @property {Record<string, string>} query
 * @property {string[]} line whose games the openings are of @property {Opening[]} openings
 * @property {Act[]} acts the audit log
 * @property {PlayerPage | null} player @property {string} search the wanted name
 * @property {import('./tournaments.js').Summary[]} tournaments
 * @property {import('./tournaments.js').Tournament | null} tournament the one of the address
 * @property {{ code: string, usesLeft: number }[]} codes
 */

/**
 * @typedef {object} PlayerPage
 * @property {Member} player
 * @property {{ class: string, rating: number, provisional: boolean, games: number,
 *   history: { rating: number }[] }[]} ratings
 * @property {{ rules: string, board: string, games: number, wins: number, draws: number,
 *   losses: number }[]} statistics
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
