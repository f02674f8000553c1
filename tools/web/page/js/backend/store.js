// The browser's storage. What it holds may be damaged, or from another version of the page.

const PREFIX = 'loa.';

/** Whether the storage is full or turned off; dispatches `change` when that changes. */
export const storage = Object.assign(new EventTarget(), { isFull: false });

/**
 * What a storage answers; something else where it is damaged, full or turned off, which the page
 * works without.
 * @template A, B
 * @param {() => A} act @param {B} otherwise @returns {A | B}
 */
function attempt(act, otherwise) {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/**
 * Reads a saved value; `null` if it is missing or damaged.
 * @param {string} name
 * @returns {any}
 */
export const load = (name) =>
  attempt(() => JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null'), null);

/**
 * Saves a value, or leaves the one before; tells whether it is saved.
 * @param {string} name
 * @param {unknown} value
 */
export function save(name, value) {
  const isSaved = attempt(() => {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  }, false);
  // Games are large: where one fits, there is room.
  if (isSaved ? storage.isFull && name.startsWith('game.') : !storage.isFull) {
    storage.isFull = !isSaved;
    storage.dispatchEvent(new Event('change'));
  }
  return isSaved;
}

/**
 * Reads a saved value in the form of a model. Parts of another type are the model's; lists have
 * texts.
 * @template T
 * @param {string} name @param {T} model @returns {T}
 */
export const loadOver = (name, model) => shaped(load(name), model);

/** @param {any} value @param {any} model @returns {any} */
function shaped(value, model) {
  if (Array.isArray(model))
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : model;
  if (typeof model === 'object')
    return Object.fromEntries(
      Object.entries(model).map(([name, part]) => [name, shaped(value?.[name], part)]),
    );
  return typeof value === typeof model ? value : model;
}

/** @param {string} name */
export const forget = (name) => attempt(() => localStorage.removeItem(PREFIX + name), undefined);

/** The names of saved values with a prefix. @param {string} start */
export const names = (start) =>
  attempt(() => Object.keys(localStorage), /** @type {string[]} */ ([]))
    .filter((key) => key.startsWith(PREFIX + start))
    .map((key) => key.slice(PREFIX.length));

/** The storage of this tab alone, so that two tabs can show two games. */
export const tab = {
  /** @param {string} name */
  load: (name) => attempt(() => sessionStorage.getItem(PREFIX + name), null),
  /** @param {string} name @param {string} value */
  save: (name, value) => attempt(() => sessionStorage.setItem(PREFIX + name, value), undefined),
};
