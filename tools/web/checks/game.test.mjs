// Games while answers are on their way, the computer fails, or the storage is full.

import assert from 'node:assert/strict';
import { test } from 'node:test';

const page = {
  documentElement: { dataset: {}, lang: 'en' },
  createElement: () => ({ append: () => {} }),
  getElementById: () => ({
    append: () => {},
    children: [],
    textContent: '[{ "path": "about", "body": null, "answer": { "firstLevel": 1, ' +
      '"levels": [{ "number": 1 }, { "number": 8 }] } }]',
  }),
};
/** @type {Map<string, string>} */
const kept = new Map();
const storage = Object.create({
  getItem: (name) => kept.get(name) ?? null,
  removeItem: (name) => kept.delete(name) && delete storage[name],
});
/** What lets the answers to moves come. @type {(() => void)[]} */
const waiting = [];

/** A position, as far as games need it. @param {number} plies */
const view = (plies) => ({
  fen: `after ${plies}`,
  toMove: plies % 2 ? 'white' : 'black',
  black: ['b1', 'c1', 'g1'],
  white: ['a2'],
  moves: [{ text: ['b1-b3', 'a2-c2'][plies] ?? 'g1-g3' }, { text: 'c1-c3' }],
  plies,
  end: null,
});

Object.assign(globalThis, {
  document: page,
  location: new URL('http://here/'),
  localStorage: storage,
  sessionStorage: { getItem: () => 'own' },
  fetch: async (path, { body }) => {
    const { moves = [], game, move } = JSON.parse(body);
    if (path === 'api/move') await new Promise((resolve) => waiting.push(resolve));
    const made = () => ({ move, position: view(game.moves.length + 1) });
    const json = move === 'bad' ? { reason: 'no' } : game ? made() : view(moves.length);
    return { ok: true, status: 200, json: async () => json };
  },
});
const { Game, newState, players } = await import('../page/js/model/game.js');
const { refuseSearches } = await import('../page/js/backend/searches.js');
await import('../page/js/app/clock.js');
await import('../page/js/app/retry.js');
const { app } = await import('../page/js/app/app.js');
const { parts } = await import('../page/js/app/parts.js');
const { line } = await import('../page/js/backend/api.js');
const { readOutcome } = await import('../page/js/model/words.js');
const { Tree } = await import('../page/js/model/tree.js');
const { readGame, tidy } = await import('../page/js/model/saved-game.js');

/** A game after two moves. @param {boolean} white whether the computer plays White */
async function begun(white) {
  const game = new Game(newState({ players: players(false, white) }));
  game.state.live = game.state.shown = game.tree.addLine(0, ['b1-b3', 'a2-c2']);
  await game.load();
  return game;
}

const BEFORE = ['b1-b3', 'a2-c2'];
const MADE = [...BEFORE, 'g1-g3'];
const look = (game) => game.show(1);
const lookAndBack = (game) => look(game) && game.show(2);
const acts = /** @type {const} */ ([
  ['nothing', () => {}, MADE, 3],
  ['a look at the position before', look, MADE, 1],
  ['a look and another move', (game) => lookAndBack(game) && game.tryMove('c1-c3'), MADE, 3],
  ['a look and an illegal move', (game) => lookAndBack(game) && game.tryMove('bad'), MADE, 3],
  ['undo', (game) => game.undo(), BEFORE, 2],
  ['a look and undo', (game) => look(game) && game.undo(), BEFORE, 2],
  ['undo elsewhere', (game) => game.playFrom(1).then(() => game.undo()), [], 0],
  ['undo of the one before', (game) => game.undo(), ['b1-b3'], 1, 'bad'],
]);
for (const [what, act, moves, shown, tried = 'g1-g3'] of acts)
  test(`a move on its way, ${tried}, and ${what}`, async () => {
    const game = await begun(false);
    const made = game.tryMove(tried);
    await new Promise((resolve) => setTimeout(resolve));
    act(game);
    await new Promise((resolve) => setTimeout(resolve));
    for (const answer of waiting.splice(0)) answer();
    assert.equal((await made)?.reason, tried === 'bad' ? 'no' : undefined);
    assert.deepEqual(game.tree.moves(game.state.live), moves);
    assert.equal(game.state.shown, shown);
    assert.equal(game.sent, null);
  });

test('a game that ends while a move is on its way stays as it ended', async () => {
  for (const [remote, variation] of [[null], [{}], [null, true]]) {
    const game = await begun(true);
    game.remote = /** @type {any} */ (remote);
    if (variation) game.tree.add(2, 'g1-g3');
    const made = game.advance(2, 'machine', 'g1-g3');
    game.finish(readOutcome('W+Time'));
    await made;
    // A game that is played elsewhere is followed to its end.
    assert.deepEqual(game.tree.moves(game.state.live), remote ? MADE : BEFORE);
    assert.equal(game.end?.winner, 'white');
    // What was not played is not exported as the main line, but what was there before.
    assert.deepEqual(game.tree.moves(game.tree.end(0)), remote || variation ? MADE : BEFORE);
  }
});

test('what was to be played in a position is told of jumps', async () => {
  for (const act of ['undo', 'redo', 'playFrom']) {
    const game = await begun(false);
    if (act === 'redo') await game.undo();
    let jumps = 0;
    game.addEventListener('jump', () => jumps++);
    await game[act](1);
    assert(jumps > 0, act);
  }
});

test('undo tells of the jump before it asks for positions', async () => {
  const game = await begun(true);
  let jumps = 0;
  game.addEventListener('jump', () => jumps++);
  const undone = game.undo();
  assert.equal(jumps, 1);
  await undone;
  assert.equal(game.state.live, 0);
});

test('a search that fails is told in its own words, and the game waits', async () => {
  refuseSearches('Too many analyses.');
  const game = await begun(false);
  const told = new Promise((resolve) => game.addEventListener('refused', resolve));
  game.setPlayer('black', { machine: true });
  assert.equal((await told).detail, 'Too many analyses.');
  assert.equal(game.state.paused, true);
  assert.equal(game.thinking, null);
});

test('a search that was given up and fails tells nothing', async () => {
  refuseSearches('Too many analyses.');
  const game = await begun(false);
  game.addEventListener('refused', () => assert.fail('told'));
  game.setPlayer('black', { machine: true });
  game.setPlayer('black', { machine: false });
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(game.state.paused, false);
});

test('levels that there are not become the first one', () => {
  for (const [level, expected] of [[8, 8], [99, 1], [0, 1], [1.5, 1]]) {
    const saved = newState();
    saved.players.white.level = level;
    assert.equal(readGame(saved).state?.players.white.level, expected);
  }
});

test('games keep the codes of their ends', async () => {
  const codes = ['B+Resign', 'W+Time', 'W+', 'Draw', 'Draw+Repetition', 'Void'];
  const ends = codes.map((code) => readOutcome(code));
  assert.deepEqual(ends.map(({ code }) => code), codes);
  assert.deepEqual(ends.map(({ winner }) => winner), ['black', 'white', 'white', null, null, null]);
  assert.equal(new Set(ends.slice(3).map(({ text }) => text)).size, 3);
  for (const outcome of ends)
    assert.deepEqual(readGame({ ...newState(), outcome }).state?.outcome, outcome);
  for (const other of ['', '?', 'adjourned']) assert.equal(readOutcome(other), null);
});

test('the oldest games go, but for the one of this tab', () => {
  const names = ['own', ...Array.from({ length: 51 }, (_, at) => `game${at}`)];
  for (const [at, id] of names.entries()) {
    storage[`loa.game.${id}`] = '';
    const state = { ...newState(), id, updated: Date.now() + at };
    kept.set(`loa.game.${id}`, JSON.stringify(state));
  }
  tidy();
  assert.deepEqual(names.filter((id) => !kept.has(`loa.game.${id}`)), ['game0']);
});

const computes = (game) => (game.state.players.black.machine = true);
const loses = () => (line.fault = { code: 'no-server' });
const lacks = () => (line.missing = { code: 'file-missing', params: { file: 'openings.txt' } });
const blocks = (game) => (game.liveView = { ...game.liveView, mustPass: true });
/** What is so while five seconds pass at once, and what they cost. */
const clocks = /** @type {const} */ ([
  ['a person thinks', () => {}, 5000],
  ['a person thinks without a server', loses, 5000],
  ['a move is on its way', (game) => void game.tryMove('g1-g3'), 0],
  ['the computer has no server', (game) => computes(game) && loses(), 0],
  ['the computer thinks without a file', (game) => computes(game) && lacks(), 1000],
  ['a pass has no server', (game) => blocks(game) && loses(), 0],
  ['the page slept when the computer was to move', computes, 1000],
]);
for (const [what, act, cost] of clocks)
  test(`the clock while ${what}`, async (context) => {
    const game = await begun(false);
    game.state.clock = { base: 60_000, increment: 0 };
    game.state.left = { black: 60_000, white: 60_000 };
    let now = 0;
    context.mock.method(performance, 'now', () => now);
    context.mock.timers.enable({ apis: ['setInterval'] });
    const clock = parts.startClock?.(game);
    act(game);
    now += 5000;
    context.mock.timers.tick(100);
    line.fault = line.missing = null;
    assert.deepEqual(game.state.left, { black: 60_000 - cost, white: 60_000 });
    clock?.stop();
    await new Promise((resolve) => setTimeout(resolve));
    for (const answer of waiting.splice(0)) answer();
  });

test('a judged move is taken back at its own mistake alone', async (context) => {
  refuseSearches('Too many analyses.');
  for (const [next, shown] of [[0, 1], [1, 4]]) {
    const game = await begun(false);
    game.state.live = game.tree.addLine(2, ['g1-g3', 'c1-c3']);
    game.state.review = { 1: { chance: 0.5, best: 'c1-c3', mark: null } };
    await game.show(1);
    app.review.retry = { mistakes: [2, 3], at: 0, text: '', isSolved: false };
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const judged = parts.judgeRetry?.(game, 'g1-g3');
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    for (const answer of waiting.splice(0)) answer();
    await judged;
    app.review.retry.at = next;
    if (next) game.state.shown = 4;
    context.mock.timers.tick(1000);
    assert.equal(game.state.shown, shown);
    context.mock.timers.reset();
  }
  app.review.retry = null;
});
