// Sentences from the catalogue. A message is a code with parameters, as the server sends it.

import { EN } from '../lang/en/first.js';
import { LANGUAGES } from './languages.js';
import { later } from './later.js';
import { FORM, PARAMETER } from './patterns.js';

/** @typedef {import('../lang/en/codes.js').Code} Code */
/** @typedef {{ code: string, params?: Record<string, any> }} Message */

/** Where there is no page, as in Node, sentences are in English. */
const root = globalThis.document?.documentElement;

/** The language of the page: on pages of this program, what language.js has chosen. */
export let language = 'en';

/** @type {Record<string, string>} what another language has instead of English */
let translations = {};
const wanted = root?.lang.split('-')[0] ?? language;
if (LANGUAGES.includes(wanted)) {
  try {
    const address = new URL(`${wanted}.mjs`, import.meta.url).href;
    ({ default: translations } = await import(address));
    language = wanted;
  } catch {
    // Sentences are in English then.
  }
}
// The pages of others say for themselves what their language is.
if (root?.dataset.languages) {
  root.lang = language;
  if (language !== 'en') translateFrame();
}

/** @type {Record<string, string>} */
const patterns = { ...EN, ...translations };

/** Adds English codes to the catalogue. @param {Record<string, string>} more */
export const learn = (more) => void Object.assign(patterns, more, translations);

/** Translates what index.html says itself. */
function translateFrame() {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-words], [data-label]')
  )) {
    const { words, label } = part.dataset;
    if (words) part.textContent = translations[words];
    if (label)
      for (const name of ['aria-label', 'title', 'content'])
        if (part.hasAttribute(name)) part.setAttribute(name, translations[label]);
  }
}

/** Whether the catalogue has all codes of an answer. @param {any} answer @returns {boolean} */
const isKnown = (answer) =>
  typeof answer !== 'object' ||
  answer === null ||
  ((!isMessage(answer) || answer.code in patterns) && Object.values(answer).every(isKnown));

const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);
const shares = new Intl.NumberFormat(language, { style: 'percent' });
const lists = new Intl.ListFormat(language);

/** A chance in percent; only certainties are 0 % and 100 %. @param {number} chance */
export const percent = (chance) =>
  shares.format(chance <= 0 ? 0 : chance >= 1 ? 1 : Math.min(0.99, Math.max(0.01, chance)));

/** Several things in one text, with “and” before the last. @param {string[]} parts */
export const list = (parts) => lists.format(parts);

/** Several things in one text, only separated. @param {string[]} parts */
export const series = (parts) => parts.join(text('comma'));

/** A sentence. @param {string} words */
export const full = (words) => text('full', { words });

/** Several sentences. @param {string[]} parts */
export const prose = (parts) => parts.filter(Boolean).join(text('space'));

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
    if (kind === 'number') return numbers.format(value);
    if (kind?.endsWith('side')) return sideName(kind, value);
    if (kind) return choose(forms, kind === 'plural', value);
    return String(sentence(value) ?? '');
  });
}

/** The name of a side or of the other one. @param {string} kind @param {string} color */
function sideName(kind, color) {
  const other = color === 'black' ? 'white' : 'black';
  const name = write('side', { side: kind.includes('other') ? other : color });
  return kind.startsWith('lowercase') ? name.toLocaleLowerCase(language) : name;
}

/** @param {string} forms @param {boolean} isPlural @param {any} value */
function choose(forms, isPlural, value) {
  const found = new Map([...forms.matchAll(FORM)].map(([, name, form]) => [name, form]));
  const name = isPlural ? plurals.select(value) : String(value?.code ?? value);
  const form = found.get(`=${value}`) ?? found.get(name) ?? found.get('other') ?? '';
  return isPlural ? form.replace('#', numbers.format(value)) : form;
}

/** A message as a sentence. @param {Message | string} message */
export const sentence = (message) =>
  isMessage(message) ? write(message.code, message.params ?? {}) : message;

/** @param {any} value @returns {value is Message} */
const isMessage = (value) =>
  typeof value?.code === 'string' &&
  Object.keys(value).every((name) => name === 'code' || name === 'params');

/**
 * Writes the messages in an answer of the server as sentences, with the whole catalogue if the
 * first screen's is not enough.
 * @param {any} answer @returns {Promise<any>}
 */
export async function inWords(answer) {
  if (!isKnown(answer)) await later();
  return translated(answer);
}

/**
 * Writes the messages in an answer as sentences of the codes that are known.
 * @param {any} answer @returns {any}
 */
export function translated(answer) {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (isMessage(answer)) return sentence(answer);
  if (Array.isArray(answer)) return answer.map(translated);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, translated(value)]),
  );
}
