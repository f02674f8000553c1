// What is kept in the browser.

const PREFIX = 'loa.';

/**
 * Reads something kept; `null` if there is nothing that makes sense.
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
    // The storage is full or forbidden; the page works without.
  }
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** Names of kept things that begin with some text. @param {string} start */
export function names(start) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** What this tab alone keeps, so that two tabs can show two games. */
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
