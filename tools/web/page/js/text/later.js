// The second script: what the first screen does not need. The entry point loads it; its files add
// themselves to what the first script has for them.

/** @type {() => Promise<unknown>} */
let load = () => Promise.resolve();

/** Says how it is loaded. @param {() => Promise<unknown>} how */
export const loadLaterWith = (how) => void (load = how);

/** Loads it, if it is not there yet. */
export const later = () => load();
