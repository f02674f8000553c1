// The types of codes and catalogues.

/** @typedef {typeof import('./first.js').EN & typeof import('./later.js').EN_LATER} Own */
/** @typedef {typeof import('./club.js').EN_CLUB} Club */
/** @typedef {keyof Own | keyof Club} Code */
/** @typedef {Record<keyof Own, string>} Catalogue */
/** @typedef {Record<keyof Club, string>} ClubCatalogue */

export {};
