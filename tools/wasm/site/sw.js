// Keeps one version of the site in the browser, whole, for use without a network. A new version is
// fetched beside it, and takes its place when the page says so. What is not kept, or not any more,
// comes from the network.

const VERSION = '{version}';
const FILES = ['{files}'];
const { scope } = self.registration;
// Other sites of the same host have other scopes, and may lie below this one.
const PREFIX = `lines-of-action ${scope} `;
const NAME = PREFIX + VERSION;
const at = (file) => new URL(file, scope).href;
const OWN = new Set(FILES.map(at));

async function keep() {
  const kept = await caches.open(NAME);
  await kept.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** The versions that are kept, this one first. */
async function versions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  return [NAME, ...names.reverse()];
}

/** Tabs may still show the version before this one. */
async function removeOld() {
  for (const name of (await versions()).slice(2)) await caches.delete(name);
  await self.clients.claim();
}

/** The address of a file that this worker has to do with; `null` for all others. */
function own({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname === at('index.html') ? at('./') : origin + pathname;
  return method === 'GET' && (OWN.has(address) || address.startsWith(at('v/'))) ? address : null;
}

async function find(address) {
  for (const name of OWN.has(address) ? [NAME] : await versions()) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return null;
}

let keeping = null;

async function answer(request, address) {
  const found = await find(address).catch(() => null);
  // Others of the same host may have deleted what was kept.
  if (!found && OWN.has(address)) keeping ??= keep().catch(() => (keeping = null));
  return found ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(removeOld()));
self.addEventListener('message', ({ data }) => data === 'replace' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const address = own(event.request);
  if (address) event.respondWith(answer(event.request, address));
});
