// Ratings by Glicko-2, as Mark Glickman's “Example of the Glicko-2 system” describes them.

/** @typedef {{ rating: number, deviation: number, volatility: number }} Rated */
/** @typedef {{ rating: number, deviation: number, score: number }} Result against an opponent */

const CENTRE = 1500;
const SCALE = 173.7178;
/** How much the volatility may change. */
const TAU = 0.5;
const EPSILON = 1e-6;

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/**
 * The rating after the games of a period.
 * @param {Rated} player @param {Result[]} results @returns {Rated}
 */
export function rate(player, results) {
  const mu = (player.rating - CENTRE) / SCALE;
  const phi = player.deviation / SCALE;
  const games = results.map(({ rating, deviation, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - CENTRE) / SCALE)));
    return { g, expected, score };
  });
  const v = 1 / sum(games.map(({ g, expected }) => g * g * expected * (1 - expected)));
  const surplus = sum(games.map(({ g, expected, score }) => g * (score - expected)));
  const volatility = volatilityAfter(player.volatility, phi, v, v * surplus);
  const variance = 1 / (1 / (phi ** 2 + volatility ** 2) + 1 / v);
  return {
    rating: CENTRE + SCALE * (mu + variance * surplus),
    deviation: SCALE * Math.sqrt(variance),
    volatility,
  };
}

/**
 * Step 5 of the paper: the root of its function, by the Illinois algorithm.
 * @param {number} before @param {number} phi @param {number} v @param {number} delta
 */
function volatilityAfter(before, phi, v, delta) {
  const a = Math.log(before ** 2);
  const f = (/** @type {number} */ x) => {
    const d = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - d)) / (2 * d ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - v);
  if (!(delta ** 2 > phi ** 2 + v)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EPSILON) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
