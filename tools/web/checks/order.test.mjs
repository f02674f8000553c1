// Nothing imports against the order of folders in ARCHITECTURE.md, statically or not.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { imports, scripts, visit } from './sources.mjs';

/** From low to high, as in the picture. */
const [, picture] = /```text\ntools\/web\/page\/js\n(.*?)```/s.exec(
  readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8'),
);
const ORDER = picture.trim().split('\n').map((line) => line.trim().split(' ')[0]);

/** What a model does not know. */
const DOM = ['document', 'window', 'location', 'addEventListener', 'matchMedia'];

/** @param {string} path */
function rank(path) {
  const at = ORDER.indexOf(path.split('/')[0]);
  assert.notEqual(at, -1, `${path} is not in the picture`);
  return at;
}

test('nothing imports against the order', () => {
  const wrong = [...scripts.keys()].flatMap((path) =>
    imports
      .get(path)
      .filter(({ from }) => rank(from) > rank(path))
      .map(({ from }) => `${path} imports ${from}`),
  );
  assert.deepEqual(wrong, []);
});

test('no imports go round in a circle', () => {
  /** @type {Set<string>} */
  const done = new Set();
  const follow = (/** @type {string} */ path, /** @type {string[]} */ way) => {
    assert(!way.includes(path), `a circle: ${[...way, path].join(' -> ')}`);
    if (done.has(path) || !scripts.has(path)) return;
    for (const { from, isType } of imports.get(path)) if (!isType) follow(from, [...way, path]);
    done.add(path);
  };
  for (const path of scripts.keys()) follow(path, []);
});

test('models know no elements', () => {
  for (const [path, script] of scripts) {
    if (!path.startsWith('model/')) continue;
    visit(script, (node) => {
      if (!ts.isIdentifier(node) || !DOM.includes(node.text)) return;
      const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      assert(isMember, `${path} uses ${node.text}`);
    });
  }
});

test('what is imported by a computed address is a catalogue', () => {
  const found = [...scripts].filter(([, script]) => {
    let isComputed = false;
    visit(script, (node) => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        isComputed ||= !ts.isStringLiteral(node.arguments[0]);
    });
    return isComputed;
  });
  const paths = found.map(([path]) => path);
  assert.deepEqual(paths, ['club/club.js', 'text/language.js', 'text/text.js']);
});
