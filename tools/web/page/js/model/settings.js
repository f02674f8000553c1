// The settings.

import { loadOver, save } from '../backend/store.js';

/** All settings with their defaults. */
const DEFAULTS = {
  language: 'auto',
  scheme: 'auto',
  largeText: false,
  board: 'wood',
  pieces: 'stones',
  coordinates: true,
  counts: false,
  overlay: true,
  dots: true,
  groups: true,
  threats: true,
  arrows: true,
  teaching: false,
  sounds: false,
  volume: 50,
  autoFlip: false,
  analysisLines: 3,
  analysisSeconds: 60,
  analysisThreads: 1,
  speed: 600,
};

/** @typedef {typeof DEFAULTS} Settings */

/** @type {Settings} */
export const settings = loadOver('settings', DEFAULTS);

/** Dispatches `change`. */
export const settingsChanged = new EventTarget();

/**
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function set(name, value) {
  // Another tab may have changed others.
  Object.assign(settings, loadOver('settings', DEFAULTS), { [name]: value });
  save('settings', settings);
  settingsChanged.dispatchEvent(new Event('change'));
}
