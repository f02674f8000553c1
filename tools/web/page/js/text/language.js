// Chooses the language, and fetches its catalogue while the first script still loads; text.js uses
// it. English is in the scripts themselves.

const root = document.documentElement;

/** What the settings name. */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem('loa.settings') ?? '').language;
  } catch {
    return null;
  }
}

const known = ['en', ...(root.dataset.languages ?? '').split(' ')];
const wanted = [chosen(), ...navigator.languages].map((name) => String(name).split('-')[0]);
root.lang = wanted.find((name) => known.includes(name)) ?? 'en';
// text.js says if it does not come.
if (root.lang !== 'en')
  import(new URL(`${root.lang}.mjs`, import.meta.url).href).catch(() => {});

export {};
