// The views beside the main one.

/** @typedef {(host: HTMLElement, play: import('./play.js').Play) => Promise<void>} Begin */

/**
 * What begins each view when it is first opened, by the name in its address. Each view adds itself;
 * index.html has an empty section for it.
 * @type {Map<string, Begin>}
 */
export const views = new Map();
