// Keeps one version of the site in the browser, whole: what is kept answers everything, also
// without a network. A new version is fetched beside it, and takes its place when the page says so.

const VERSION = '{version}';
const FILES = ['{files}'];
// Other sites of the same host have other scopes.
const PREFIX = `lines-of-action ${self.registration.scope} `;
const NAME = PREFIX + VERSION;

async function keep() {
  const kept = await caches.open(NAME);
  await kept.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function removeOthers() {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const kept = await caches.open(NAME);
  const options = { ignoreSearch: true };
  const known = await kept.match(request, options);
  // A page that is not of this version is the program.
  return known ?? (request.mode === 'navigate' ? kept.match('./', options) : fetch(request));
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(removeOthers()));
self.addEventListener('message', ({ data }) => data === 'replace' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(self.registration.scope))
    event.respondWith(answer(event.request));
});
