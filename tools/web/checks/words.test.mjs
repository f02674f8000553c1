// All text for people is in the catalogues, and these fit each other and the servers' messages.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { files, PAGE, parsed, read, scripts, visit } from './sources.mjs';

/** @param {string} name @returns {Promise<Record<string, string>>} */
async function catalogue(name) {
  const module = await import(pathToFileURL(`${PAGE}/js/lang/${name}.js`).href);
  return /** @type {Record<string, string>} */ (Object.values(module)[0]);
}

const [first, later, club] = await Promise.all(['en/first', 'en/later', 'en/club'].map(catalogue));
const english = { ...first, ...later, ...club };
const names = files('.js').flatMap((path) => path.match(/^js\/lang\/([\w-]+)\.js$/)?.[1] ?? []);
const languages = new Map(
  await Promise.all(
    names.map(async (name) => {
      const parts = await Promise.all([catalogue(name), catalogue(`club/${name}`)]);
      return /** @type {const} */ ([name, Object.assign({}, ...parts)]);
    }),
  ),
);

/** The codes of a server's messages with their parameters. @param {string} name */
function codes(name) {
  const list = new URL(`../../../testdata/codes/${name}.json`, import.meta.url);
  return /** @type {Record<string, string[]>} */ (JSON.parse(readFileSync(list, 'utf8')));
}

const messages = { ...codes('page'), ...codes('club') };

const { FORM, PARAMETER } = await import(pathToFileURL(`${PAGE}/js/text/patterns.js`).href);

/** The parameters of a pattern. @param {string} pattern */
const parameters = (pattern) =>
  [...pattern.matchAll(PARAMETER)].map(([, name, kind = '', forms = '']) => ({
    name,
    kind,
    forms: [...forms.matchAll(FORM)].map(([, form]) => form),
  }));

test('every pattern can be read', () => {
  for (const [language, sentences] of [...languages, ['en', english]])
    for (const [code, pattern] of Object.entries(sentences)) {
      const place = `${language} ${code}: ${pattern}`;
      assert.doesNotMatch(pattern.replace(PARAMETER, ''), /[{}]/, place);
      for (const { kind, forms } of parameters(pattern)) {
        assert.equal(['select', 'plural'].includes(kind), forms.length > 0, place);
        assert.equal(new Set(forms).size, forms.length, place);
      }
    }
});

test('every language has all codes with the same parameters', () => {
  for (const [language, sentences] of languages) {
    assert.deepEqual(Object.keys(sentences).sort(), Object.keys(english).sort(), language);
    for (const [code, pattern] of Object.entries(sentences)) {
      const [own, original] = [parameters(pattern), parameters(english[code])];
      const [names, expected] = [own, original].map((all) => new Set(all.map(({ name }) => name)));
      assert.deepEqual([...names].sort(), [...expected].sort(), `${language} ${code}`);
      for (const { name, kind, forms } of own) {
        const same = original.filter((one) => one.name === name);
        const needed = same.flatMap((one) => {
          if (one.kind.endsWith('side')) return ['black', 'white'];
          return one.kind === 'select' ? one.forms : [];
        });
        const isWhole = forms.includes('other') || needed.every((form) => forms.includes(form));
        assert(kind !== 'select' || isWhole, `${language} ${code}: ${name} lacks forms`);
      }
    }
  }
});

test('every plural of the page has all forms of its language', () => {
  for (const [language, sentences] of languages) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const code of [...Object.keys(first), ...Object.keys(later)])
      for (const { kind, forms } of parameters(sentences[code])) {
        const isWhole = pluralCategories.every((category) => forms.includes(category));
        assert(kind !== 'plural' || isWhole, `${language} ${code}: ${forms}`);
      }
  }
});

test('clocks have numbers as the language writes them', () => {
  for (const [language, sentences] of [...languages, ['en', english]])
    assert.match(sentences['some-clock'], /\{minutes, number\}/, language);
});

test('signs of French are on the line of their word', () => {
  for (const [code, pattern] of Object.entries(languages.get('fr') ?? {}))
    assert.doesNotMatch(pattern, / [:;!?»]|« /, code);
});

test('no sentence is left in English', () => {
  const isSentence = (/** @type {string} */ text) =>
    text.split(' ').filter((word) => /^[a-z]{3,}$/.test(word)).length > 1;
  for (const [language, sentences] of languages)
    for (const [code, pattern] of Object.entries(sentences))
      assert(pattern !== english[code] || !isSentence(pattern), `${language} ${code}: ${pattern}`);
});

test('the catalogue has every code of the servers', () => {
  for (const [code, names] of Object.entries(messages)) {
    assert(code in english, `${code} is missing`);
    const known = parameters(english[code]).map(({ name }) => name);
    for (const name of names) assert(known.includes(name), `${code} lacks ${name}`);
  }
});

test('every rule set has a name and an explanation', () => {
  const declared = new URL('../../../core/loa/src/preset.rs', import.meta.url);
  const [, presets] = readFileSync(declared, 'utf8').split('\npresets! {');
  const names = [...presets.matchAll(/^ {4}[A-Z_0-9]+ "([^"]+)"/gm)].map(([, name]) => name);
  assert(names.includes('soucie') && names.length >= 10, `${names}`);
  for (const code of ['rule-name', 'rule-words'])
    for (const { forms } of parameters(english[code]))
      assert.deepEqual([...forms].sort(), [...names].sort(), code);
});

/** The strings of a script. @param {ts.SourceFile} script */
function strings(script) {
  /** @type {ts.StringLiteralLike[]} */
  const found = [];
  visit(script, (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node);
  });
  return found;
}

test('what is said without the second script is in the first one', () => {
  for (const [path, script] of scripts) {
    if (!path.startsWith('backend/') && path !== 'dom/offline.js') continue;
    for (const node of strings(script)) {
      const { parent, text } = node;
      const isCode = ts.isPropertyAssignment(parent) && parent.name.getText() === 'code';
      const isSaid = ts.isCallExpression(parent) && parent.expression.getText() === 'text';
      // It waits for the second script.
      if (text === 'no-answer') continue;
      assert(!(isCode || isSaid) || text in first, `${path} says ${text}`);
    }
  }
});

const pages = files('.html').map((path) => /** @type {const} */ ([path, read(path)]));

test('every entry of the catalogue is used', () => {
  const used = new Set(Object.keys(messages));
  for (const [path, script] of scripts)
    if (!path.startsWith('lang/')) for (const { text } of strings(script)) used.add(text);
  for (const [, page] of pages)
    for (const [, code] of page.matchAll(/\{\{(?:each )?(.*?)\}\}/g)) used.add(code);
  assert.deepEqual(Object.keys(english).filter((code) => !used.has(code)), []);
});

/** Names of keys, and words of the SGF format. */
const NAMES = /^(Arrow(Down|Left|Right|Up)|Draw|End|Enter|Escape|Home|Tab|Void)$/;

/** Whether a string seems to be for people: it begins like a name, or has several words. */
const isProse = (/** @type {string} */ text) =>
  (/^\s*\p{Lu}\p{Ll}/u.test(text) && !NAMES.test(text)) ||
  text.split(' ').filter((word) => /^[a-z]{2,}$/.test(word)).length > 1 ||
  /[’“…]/.test(text);

const SAID = /\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g;

/** The texts of markup: between tags, and in attributes that people hear or see. */
const markupTexts = (/** @type {string} */ markup) =>
  [
    ...markup.replace(/<[^>]*>?|^[^<]*>/g, '\n').split('\n'),
    ...[...markup.matchAll(SAID)].map(([, text]) => text),
  ].filter((text) => /\p{L}/u.test(text));

/** The text for people in a script. @param {ts.SourceFile} script */
function prose(script) {
  /** @type {string[]} */
  const found = [];
  visit(script, (node) => {
    if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
      const text = ts.isTemplateExpression(node)
        ? node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('')
        : node.text;
      if (ts.isTaggedTemplateExpression(node.parent)) found.push(...markupTexts(text));
      else if (isProse(text) && !isClass(node)) found.push(text);
    }
  });
  return found;
}

/** Whether a string names classes or elements. @param {ts.Node} node */
const isClass = ({ parent }) =>
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'class') ||
  (ts.isCallExpression(parent) && /querySelector(All)?$/.test(parent.expression.getText()));

test('prose is found', () => {
  const source = `f('quiet icon nav'); g({ class: 'quiet icon nav' }, 'No move', 'ArrowUp');
    html\`<p class="a b" title="turn">\${x ? html\`no <b>\${'Draw it'}</b>\`
      : \`\${y} has no move\`}</p>\``;
  const script = parsed('a.js', source);
  const expected = ['quiet icon nav', 'No move', 'turn', 'no ', 'Draw it', ' has no move'];
  assert.deepEqual(prose(script).sort(), expected.sort());
});

test('all text of the page is in the catalogue', () => {
  for (const [path, script] of scripts)
    if (!path.startsWith('lang/')) assert.deepEqual(prose(script), [], path);
  for (const [path, page] of pages)
    assert.deepEqual(markupTexts(page.replace(/\{+[^}]*\}+/g, '')), [], path);
});
