// Sentences from the catalogue. A message is a code with parameters, as the server sends it.
//
// A pattern has its parameters in braces, as in ICU messages: `{square}`, `{chance, percent}`,
// `{color, select, black {Black} white {White}}`, `{count, plural, one {# ply} other {# plies}}`. A
// form such as `=0` is for that number; `#` is the number. A parameter may be a message itself.

import { EN } from './en.js';

/** @typedef {keyof typeof EN | keyof typeof import('./en-later.js').EN_LATER} Code */
/** @typedef {{ code: string, params?: Record<string, any> }} Message */

/** @type {Record<string, string>} */
const patterns = { ...EN };

/** Adds codes to the catalogue. @param {Record<string, string>} more */
export const learn = (more) => void Object.assign(patterns, more);

/** Whether the catalogue has all codes of an answer. @param {any} answer @returns {boolean} */
const isKnown = (answer) =>
  typeof answer !== 'object' ||
  answer === null ||
  ((!isMessage(answer) || answer.code in patterns) && Object.values(answer).every(isKnown));

const plurals = new Intl.PluralRules('en');
const PARAMETER = /\{(\w+)(?:, (plural|select|percent))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g;
const FORM = /([\w=-]+) \{([^{}]*)\}/g;

/** A chance in percent; only certainties are 0 % and 100 %. @param {number} chance */
export const percent = (chance) =>
  `${chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)))} %`;

/**
 * The sentence of a code.
 * @param {Code} code @param {Record<string, any>} [params]
 */
export const text = (code, params = {}) => write(code, params);

/** @param {string} code @param {Record<string, any>} params @returns {string} */
function write(code, params) {
  const pattern = patterns[code];
  // A newer server may know more codes.
  if (pattern === undefined) return `${code} ${JSON.stringify(params)}`;
  return pattern.replace(PARAMETER, (_, name, kind, forms) => {
    const value = params[name];
    if (kind === 'percent') return percent(value);
    if (kind) return choose(forms, kind === 'plural', value);
    return isMessage(value) ? write(value.code, value.params ?? {}) : String(value ?? '');
  });
}

/** @param {string} forms @param {boolean} isPlural @param {any} value */
function choose(forms, isPlural, value) {
  const found = new Map([...forms.matchAll(FORM)].map(([, name, form]) => [name, form]));
  const name = isPlural ? plurals.select(value) : String(value);
  const form = found.get(`=${value}`) ?? found.get(name) ?? found.get('other') ?? '';
  return isPlural ? form.replace('#', String(value)) : form;
}

/** @param {any} value @returns {value is Message} */
const isMessage = (value) => typeof value?.code === 'string';

/**
 * Writes the messages in an answer of the server as sentences, with the whole catalogue if the
 * first screen's is not enough.
 * @param {any} answer @returns {Promise<any>}
 */
export async function inWords(answer) {
  if (!isKnown(answer)) await import('./extras.js');
  return translated(answer);
}

/**
 * Writes the messages in an answer as sentences of the codes that are known.
 * @param {any} answer @returns {any}
 */
export function translated(answer) {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (isMessage(answer)) return write(answer.code, answer.params ?? {});
  if (Array.isArray(answer)) return answer.map(translated);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, translated(value)]),
  );
}
