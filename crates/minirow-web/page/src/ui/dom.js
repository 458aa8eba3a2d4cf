/** Makes elements: `h('button', {class: 'x', onclick}, 'text')`. Text is always text, never markup. */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>|null} [attributes] `on…` are listeners, `false` and `null` are left out, `style` has properties
 * by name: as an attribute the server's policy forbids it
 * @param {...(Node|string|number|null|undefined|false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes ?? {});
  append(element, children);
  return element;
}

/**
 * The same for SVG.
 * @param {string} tag @param {Record<string, any>} [attributes] @param {...(Node|string)} children
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(element, attributes ?? {});
  append(element, children);
  return element;
}

/** @param {Element} element @param {Record<string, any>} attributes */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value' && 'value' in element) /** @type {any} */ (element).value = value;
    else if (name === 'style') setStyle(/** @type {HTMLElement|SVGElement} */ (element), value);
    else if (name === 'checked') /** @type {any} */ (element).checked = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** @param {HTMLElement|SVGElement} element @param {Record<string, string>} properties */
function setStyle(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}

/** @param {Element} element @param {(Node|string|number|null|undefined|false)[]} children */
function append(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * A button with a text.
 * @param {string} text @param {(event: MouseEvent) => unknown} onclick @param {Record<string, any>} [attributes]
 */
export const button = (text, onclick, attributes = {}) => h('button', { type: 'button', onclick, ...attributes }, text);

/**
 * A choice from a list, with its label.
 * @param {string} label @param {[string, string][]} options value and text @param {string} value
 * @param {(value: string) => unknown} onchange @param {Record<string, any>} [attributes]
 */
export function select(label, options, value, onchange, attributes = {}) {
  const list = h('select', { onchange: () => onchange(list.value), ...attributes },
    ...options.map(([key, text]) => h('option', { value: key, selected: key === value }, text)));
  return h('label', { class: 'field' }, h('span', null, label), list);
}

/** @param {string} label @param {boolean} checked @param {(on: boolean) => unknown} onchange */
export function checkbox(label, checked, onchange) {
  const box = h('input', { type: 'checkbox', checked, onchange: () => onchange(box.checked) });
  return h('label', { class: 'check' }, box, h('span', null, label));
}

/** @param {string} label @param {Record<string, any>} attributes */
export function input(label, attributes) {
  const field = h('input', attributes);
  return { field, label: h('label', { class: 'field' }, h('span', null, label), field) };
}

/** Saves a text or blob as a file. @param {string} name @param {string|Blob} content @param {string} [type] */
export function download(name, content, type = 'application/json') {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const url = URL.createObjectURL(blob);
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
