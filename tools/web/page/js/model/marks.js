// Arrows and circles that a person draws, as values.

/** @typedef {{ from: string, to: string, kind: string }} Arrow */

export const KINDS = ['own', 'blue', 'red'];

/** Whether a saved value is an arrow or circle. @param {any} value @returns {value is Arrow} */
export const isMark = (value) =>
  KINDS.includes(value?.kind) &&
  [value.from, value.to].every((square) => /^[a-h][1-8]$/.test(square));

/** The value in SGF. @param {Arrow} mark */
export const markText = ({ from, to }) => (from === to ? from : `${from}:${to}`);

/** @param {string} value @returns {Arrow} */
export function readMark(value) {
  const [from, to = from] = value.split(':');
  return { from, to, kind: KINDS[0] };
}
