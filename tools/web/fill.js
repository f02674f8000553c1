// Writes a page from the input with the sentences of codes such as {{title}}; see the Makefile.

import { readFileSync } from 'node:fs';
import { EN } from './page/js/en.js';
import { EN_LATER } from './page/js/en-later.js';

/** @type {Record<string, string>} */
const sentences = { ...EN, ...EN_LATER };
const page = readFileSync(0, 'utf8');
process.stdout.write(
  page.replace(/\{\{(.*?)\}\}/g, (_, code) => {
    if (!(code in sentences)) throw new Error(`The catalogue lacks '${code}'.`);
    return sentences[code];
  }),
);
