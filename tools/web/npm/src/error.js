// Refusals as errors.

import { sentence } from '../../page/js/text/text.js';

/** Why something can't be done: in words, and as a code with parameters. */
export class LoaError extends Error {
  /** @param {{ code: string, params?: Record<string, any> }} message */
  constructor({ code, params = {} }) {
    super(sentence({ code, params }));
    this.name = 'LoaError';
    this.code = code;
    this.params = params;
  }
}
