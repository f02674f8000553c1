// Writes a page from the input; see the Makefile. Codes such as {{title}} become their English
// sentences, {{each title}} a paragraph in each language, {{languages}} the languages that are not
// English.

import { readdirSync, readFileSync } from 'node:fs';

const LANG = 'tools/web/page/js/lang';

/**
 * What a catalogue exports.
 * @param {string} name @returns {Promise<Record<string, Record<string, string>>>}
 */
const catalogue = (name) =>
  import(`data:text/javascript,${encodeURIComponent(readFileSync(`${LANG}/${name}`, 'utf8'))}`);

const names = readdirSync(LANG, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name.replace('.js', ''))
  .sort();
const others = await Promise.all(names.map((name) => catalogue(`${name}.js`)));
const [{ EN }, { EN_LATER }] = [await catalogue('en/first.js'), await catalogue('en/later.js')];
const english = { ...EN, ...EN_LATER };

/** @param {Record<string, string>} sentences @param {string} code */
function sentence(sentences, code) {
  if (!(code in sentences)) throw new Error(`The catalogue lacks '${code}'.`);
  return sentences[code];
}

/** @param {string} code */
const paragraphs = (code) =>
  [english, ...others.map((module) => module.default)]
    .map((all, at) => `<p lang="${['en', ...names][at]}">${sentence(all, code)}</p>`)
    .join('\n');

process.stdout.write(
  readFileSync(0, 'utf8').replace(/\{\{(each )?(.*?)\}\}/g, (_, isEach, code) => {
    if (code === 'languages') return names.join(' ');
    return isEach ? paragraphs(code) : sentence(english, code);
  }),
);
