// What is sent while the connection closes.

import assert from 'node:assert/strict';
import { test } from 'node:test';

class WebSocket {
  static OPEN = 1;
  static CLOSING = 2;
  readyState = WebSocket.OPEN;
  sent = [];
  constructor() {
    connections.push(this);
  }
  send(text) {
    assert.equal(this.readyState, WebSocket.OPEN, 'sent on a closing connection');
    this.sent.push(JSON.parse(text).type);
  }
}

/** @type {WebSocket[]} */
const connections = [];
const page = {
  WebSocket,
  location: new URL('http://here/'),
  document: {
    documentElement: { dataset: {}, lang: 'en' },
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
  },
};

test('a closing connection takes nothing, and a job stopped then does not go on', async () => {
  Object.assign(globalThis, page);
  const { socket } = await import('../page/js/backend/socket.js');
  socket.connect();
  const [first] = connections;
  socket.hear({ type: 'hello' });
  const kept = socket.begin({ type: 'analyze' });
  const stopped = socket.begin({ type: 'move' });
  first.readyState = WebSocket.CLOSING;
  socket.send({ type: 'watch', topic: 'lobby' });
  stopped.stop();
  assert.equal(await stopped.promise, null);
  socket.socket = null;
  socket.connect();
  socket.hear({ type: 'hello' });
  assert.deepEqual(connections.map(({ sent }) => sent), [['analyze', 'move'], ['analyze']]);
  kept.stop();
});
