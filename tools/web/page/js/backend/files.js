// The files of this version of the page, each fetched when it is needed.

/** Whether another version has taken the place of this one, whose files are gone then. */
export async function isReplaced() {
  const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  try {
    const page = await fetch(location.pathname, { cache: 'no-cache' });
    return page.ok && !(await page.text()).includes(own);
  } catch {
    return false;
  }
}

/** How much has come of what the page waits for; `null` if it does not, or not for long. */
export const download = Object.assign(new EventTarget(), {
  part: /** @type {number | null} */ (null),
});

/** @param {number | null} part */
function tell(part) {
  if (download.part === part) return;
  download.part = part;
  download.dispatchEvent(new Event('change'));
}

/** The bytes of large files, and those that have come, both without compression. */
const sizes = JSON.parse(document.documentElement.dataset.sizes ?? '{}');
/** @type {Map<string, number>} */
const come = new Map();

/** A wait of this many milliseconds shows how far it is. */
const SHORT = 1000;

/**
 * Waits for what comes with a file, and shows how far it is.
 * @template T
 * @param {string} name @param {Promise<T>} what
 */
export async function waitFor(name, what) {
  const show = () => sizes[name] && tell((come.get(name) ?? 0) / sizes[name]);
  const timer = setInterval(show, SHORT);
  try {
    return await what;
  } finally {
    clearInterval(timer);
    tell(null);
  }
}

/**
 * Fetches a file beside the scripts. The promise is rejected with a message if it is not there,
 * and with an error without a network.
 * @param {string} name
 */
export async function fetchFile(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok)
    throw { code: (await isReplaced()) ? 'new-version' : 'file-missing', params: { file: name } };
  let bytes = 0;
  const counted = new TransformStream({
    transform(chunk, control) {
      come.set(name, (bytes += chunk.length));
      control.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counted));
}

/**
 * Loads a script. The promise is rejected as that of the file.
 * @template T
 * @param {string} name @param {() => Promise<T>} load
 */
export async function script(name, load) {
  try {
    return await load();
  } catch (error) {
    await fetchFile(name);
    throw error;
  }
}
