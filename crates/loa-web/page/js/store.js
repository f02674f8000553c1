// The browser's storage.

const PREFIX = 'loa.';

/**
 * Reads a saved value; `null` if it is missing or damaged.
 * @param {string} name
 * @returns {any}
 */
export function load(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function save(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The storage is full or disabled; the page works without it.
  }
}

/**
 * Reads saved fields over their defaults. Those of another type are left out.
 * @template {Record<string, any>} T
 * @param {string} name @param {T} defaults @returns {T}
 */
export function loadOver(name, defaults) {
  const saved = Object.entries(load(name) ?? {});
  const fits = saved.filter(
    ([field, value]) => field in defaults && typeof value === typeof defaults[field],
  );
  return { ...defaults, ...Object.fromEntries(fits) };
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** The names of saved values with a prefix. @param {string} start */
export function names(start) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** The storage of this tab alone, so that two tabs can show two games. */
export const tab = {
  /** @param {string} name @returns {string | null} */
  load(name) {
    try {
      return sessionStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  /** @param {string} name @param {string} value */
  save(name, value) {
    try {
      sessionStorage.setItem(PREFIX + name, value);
    } catch {
      // As above.
    }
  },
};
