// The state of the page. Whoever changes it calls `update`, and what is shown is drawn anew.

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {{ from: string, to: string }} Jump */

/**
 * A review as it begins. One that another has taken the place of ends.
 * @param {number | null} [progress] the part that is done, while it goes on
 */
export const newReview = (progress = null) => ({
  progress,
  fault: '',
  retry: /** @type {import('./retry.js').Retry | null} */ (null),
  /** Whether all remarks are shown, and not the moments alone. */
  isFull: false,
});

export const app = {
  /** @type {Game | null} */
  game: null,
  /** @type {import('./shared.js').Link | null} the game in the terminal, if there is one */
  link: null,
  /**
   * @type {{ text: string, move: Jump | null, about: string } | null} what is said about a
   *   position, or about an illegal move in it
   */
  said: null,
  /** @type {string | null} the square whose lines are in words beside the board */
  detail: null,
  /** @type {Jump | null} the move to make when the computer has moved */
  premove: null,
  /** @type {import('../model/marks.js').Arrow[]} of a hint, or a better move of a review */
  arrows: [],
  /** @type {string[]} the squares of a hint */
  glow: [],
  /** Whether the comment of a move can be written. */
  isCommenting: false,
  /** Whether the card of the first visit is there. */
  isFirstVisit: false,
  /** @type {boolean | null} whether a static site can be used without a network */
  isKept: null,
  analysis: {
    isOn: false,
    /** @type {import('../backend/backend.js').Search | null} */
    job: null,
    /** @type {import('types/page').Findings | null} */
    findings: null,
    /** @type {string | null} the position of the findings */
    fen: null,
    fault: '',
    /** @type {import('./analysis.js').TableValue | null} of the position on the board */
    known: null,
  },
  review: newReview(),
  /** @type {import('types/page').About | null} */
  about: null,
  /** Whether what the first screen does not need is there, with its style. */
  isWhole: false,
};

/** @typedef {typeof app} App */

/** The rule set with a name. @param {string} rules */
export const presetOf = (rules) => app.about?.presets.find(({ name }) => name === rules);

/** @type {(() => void)[]} what draws each view */
const views = [];
let isPlanned = false;

/** Adds what draws a view. @param {() => void} how */
export const drawWith = (how) => void views.push(how);

/** Changes the state. The views are drawn once for all changes of a turn of the event loop. */
export function update(/** @type {Partial<App>} */ change = {}) {
  Object.assign(app, change);
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    for (const draw of views) draw();
  });
}

/** The position on the board, as a key for what is said about it. */
const position = () => `${app.game?.state.id} ${app.game?.drawn?.fen} ${app.game?.isOver}`;

/**
 * Says something about the position on the board.
 * @param {string} text @param {Jump | null} [move] an illegal one
 */
export function say(text, move = null) {
  update({ said: { text, move, about: position() } });
}

/** What is said about the position on the board. */
export const said = () => (app.said?.about === position() ? app.said : null);
