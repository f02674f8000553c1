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

/**
 * Fetches a file beside the scripts. The promise is rejected with a message if it is not there,
 * and with an error without a network.
 * @param {string} name
 */
export async function fetchFile(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (response.ok) return response;
  throw { code: (await isReplaced()) ? 'new-version' : 'file-missing', params: { file: name } };
}
