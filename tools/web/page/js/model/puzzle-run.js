// A timed run: as many puzzles as possible within three minutes and until three mistakes, each
// right answer followed by a harder one.

/** @typedef {ReturnType<typeof begunRun>} Run */

const LENGTH = 180_000;
export const MISTAKES = 3;
/** The rating of the first puzzle, and how much is added after a right answer. */
const FIRST = 200;
export const RUN_STEP = 60;
/** Longer puzzles take too long. */
const LONGEST = 3;

export const begunRun = () => ({
  /** When it ends. */
  end: Date.now() + LENGTH,
  count: 0,
  mistakes: 0,
  rating: FIRST,
  /** The places of the puzzles so far. @type {number[]} */
  seen: /** @type {number[]} */ ([]),
});

/** @param {Run} run */
export const timeLeft = ({ end }) => Math.max(0, end - Date.now());

/** @param {Run} run */
export const isOver = (run) => run.mistakes >= MISTAKES || timeLeft(run) === 0;

/** @param {import('./puzzle-list.js').Entry} entry */
export const fitsRun = ({ kind }) => Number(kind[1]) <= LONGEST;
