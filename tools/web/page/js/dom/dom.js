// Creating elements.

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Record<string, any>} Props */

/**
 * Makes an HTML element. Properties that begin with `on` are listeners, `class`, `role` and those
 * with a dash are attributes, all others properties of the element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Props} [props]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class' || name === 'role' || name.includes('-'))
      element.setAttribute(name, value);
    else /** @type {any} */ (element)[name] = value;
  }
  element.append(...children);
  return element;
}

/**
 * Makes an SVG element.
 * @param {string} tag
 * @param {Record<string, string | number | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Returns the element with an id, which must exist.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id}`);
  return element;
}

/**
 * Makes a button.
 * @param {string | Node} label
 * @param {() => void} onclick
 * @param {Props} [props]
 */
export function button(label, onclick, props = {}) {
  return h('button', { type: 'button', onclick, ...props }, label);
}

/** The cross of buttons that close or remove something. */
export const cross = () =>
  s(
    'svg',
    { class: 'icon-drawing', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    s('path', { d: 'M6 6l12 12M18 6L6 18' }),
  );

/** Saves a file. @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
