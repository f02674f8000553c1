// The code in the address of a club.

import assert from 'node:assert/strict';
import { test } from 'node:test';

const page = {
  documentElement: { dataset: {}, lang: 'en' },
  addEventListener: () => {},
  createComment: () => ({}),
  createElement: () => ({ append: () => {} }),
  createTreeWalker: () => ({}),
  getElementById: () => null,
  querySelector: () => null,
  querySelectorAll: () => [],
};
Object.assign(globalThis, {
  document: page,
  location: new URL('http://here/'),
  addEventListener: () => {},
  localStorage: {},
  sessionStorage: { getItem: () => null },
});
const { codeOfAddress } = await import('../page/js/club/joining.js');

test('the code of the address is read, however it is damaged', () => {
  for (const [hash, code] of [
    ['#club?code=a%20b%2Bc%26%C3%A9', 'a b+c&é'],
    ['#club?code=%', '%'],
    ['#club?code=', ''],
    ['#club?boards', ''],
    ['#game?code=1', ''],
  ]) {
    location.hash = hash;
    assert.equal(codeOfAddress(), code, hash);
  }
});
