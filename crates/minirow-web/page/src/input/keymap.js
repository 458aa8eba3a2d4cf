/**
 * Which key does what. Single keys go by `code`, the place of the key, so that they are the same
 * under every layout; commands with Ctrl go by the letter, as in every other program.
 */

/** Single keys that a user can change or switch off (an empty text). @type {Record<string, string>} */
export const DEFAULT_BINDINGS = {
  modeDigit: 'KeyZ', modeCorner: 'KeyX', modeCentre: 'KeyC', modeColour: 'KeyV', nextMode: 'Space',
  up: 'KeyW', left: 'KeyA', down: 'KeyS', right: 'KeyD',
  undo: 'BracketLeft', redo: 'BracketRight',
  filterBefore: 'Comma', filterAfter: 'Period',
  hint: 'KeyH', check: 'KeyG', notes: 'KeyN', pause: 'KeyP', digitFirst: 'KeyF',
  nextEmpty: 'KeyJ', nextDigit: 'KeyK',
  sayRow: 'KeyR', sayColumn: 'KeyO', sayBlock: 'KeyB', sayMissing: 'KeyM', sayCell: 'KeyI',
};

/**
 * @typedef {{code: string, key: string, shiftKey?: boolean, ctrlKey?: boolean, metaKey?: boolean,
 *   altKey?: boolean, numLock?: boolean}} Key
 * @typedef {{name: string, digit?: number, mode?: import('../types.js').Mode, add?: boolean}} Command
 * `digits` is how many there are, `lowest` the value of the first of them.
 * @typedef {{digits: number, lowest?: number, digitOf: (letter: string) => number, bindings: Record<string, string>,
 *   shortcuts: boolean, colourMode?: boolean}} Layout
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** What a key does on the board; nothing where the page leaves it to the browser. @param {Key} key @param {Layout} layout @returns {Command|null} */
export function commandOf(key, layout) {
  const command = key.ctrlKey || key.metaKey;
  if (key.code in ARROWS && !key.altKey) {
    const name = key.code.slice(5).toLowerCase();
    if (command) return { name: `empty:${name}` };
    return { name: key.shiftKey ? `extend:${name}` : `move:${name}` };
  }
  const numpad = numpadDigit(key);
  if (numpad !== null) return digit(numpad, key, layout);
  const place = placeCommand(key);
  if (place) return place;
  if (/^F([1-9]|10)$/.test(key.code) && !command && !key.altKey) return filter(key, layout);
  if (key.key === '?' && !command) return layout.shortcuts ? { name: 'hint' } : null;
  if (/^Digit\d$/.test(key.code)) return digit(Number(key.code.slice(5)), key, layout);
  const letter = layout.digitOf(key.key);
  if (letter > 0 && /^[\p{L}]$/u.test(key.key) && !command && !key.altKey) {
    // On boards whose digits are letters, letters are digits first; Space still changes the mode.
    return { name: 'digit', digit: letter, ...(key.shiftKey ? { mode: 'corner' } : {}) };
  }
  if (command) return withControl(key);
  return singleKey(key, layout);
}

/** The digit of a key of the keypad, whatever NumLock makes of it. @param {Key} key */
function numpadDigit(key) {
  return /^Numpad\d$/.test(key.code) ? Number(key.code.slice(6)) : null;
}

/** @param {number} number @param {Key} key @param {Layout} layout @returns {Command} */
function digit(number, key, layout) {
  const mode = momentaryMode(key);
  const zero = layout.digitOf('0') || (layout.lowest === 0 ? 1 : 0);
  if (number === 0) return zero > 0 ? { name: 'digit', digit: zero, ...(mode ? { mode } : {}) } : { name: 'clear' };
  const own = layout.colourMode && !mode ? 0 : layout.digitOf(String(number));
  return { name: 'digit', digit: own || (layout.colourMode && !mode ? number : number + 1 - (layout.lowest ?? 1)), ...(mode ? { mode } : {}) };
}

/** The mode that holds as long as keys are held: Shift corner, Ctrl centre, both or Alt colour. @param {Omit<Key, 'key'|'code'> & {code?: string, key?: string}} key @returns {import('../types.js').Mode|undefined} */
export function momentaryMode(key) {
  const command = key.ctrlKey || key.metaKey;
  if (key.altKey || (command && key.shiftKey)) return 'colour';
  if (command) return 'centre';
  if (key.shiftKey) return 'corner';
  // Windows takes Shift away where NumLock is on: the key then names a direction, not a digit.
  if (key.numLock && key.code?.startsWith('Numpad') && key.key !== undefined && !/^\d$/.test(key.key)) return 'corner';
  return undefined;
}

/** @param {Key} key @returns {Command|null} */
function placeCommand(key) {
  const command = key.ctrlKey || key.metaKey;
  switch (key.code) {
    case 'Home': return { name: command ? 'move:first' : 'move:rowStart' };
    case 'End': return { name: command ? 'move:last' : 'move:rowEnd' };
    case 'PageUp': return command ? null : { name: 'move:bandUp' };
    case 'PageDown': return command ? null : { name: 'move:bandDown' };
    case 'Backspace': case 'Delete': case 'NumpadDecimal': return { name: 'clear' };
    case 'Enter': case 'NumpadEnter': return { name: 'place' };
    case 'Escape': return { name: 'escape' };
    case 'Space':
      if (key.shiftKey) return { name: 'selectRow' };
      return command ? { name: 'selectColumn' } : null;
    default: return null;
  }
}

/** @param {Key} key @param {Layout} layout @returns {Command|null} */
function filter(key, layout) {
  const number = Number(key.code.slice(1));
  if (number === 10) return { name: 'filterPairs' };
  const wanted = number + 1 - (layout.lowest ?? 1);
  return wanted <= layout.digits ? { name: 'filter', digit: wanted, add: key.shiftKey === true } : null;
}

/** The letter of a key with Ctrl: what it types, or its place where it types no Latin letter. @param {Key} key */
function letterOf(key) {
  const typed = key.key.toLowerCase();
  if (/^[a-z/?]$/.test(typed)) return typed;
  return /^Key[A-Z]$/.test(key.code) && !/^[ -~]$/.test(typed) ? key.code.slice(3).toLowerCase() : typed;
}

/** Commands that hold everywhere on the page but in text fields. @param {Key} key @returns {Command|null} */
export function withControl(key) {
  if (!(key.ctrlKey || key.metaKey) || key.altKey) return null;
  switch (letterOf(key)) {
    case 'z': return { name: key.shiftKey ? 'redo' : 'undo' };
    case 'y': return key.shiftKey ? null : { name: 'redo' };
    case 'a': return key.shiftKey ? null : { name: 'selectAll' };
    case 's': return key.shiftKey ? null : { name: 'save' };
    case 'o': return key.shiftKey ? null : { name: 'open' };
    case 'p': return key.shiftKey ? null : { name: 'print' };
    case '/': case '?': return { name: 'help' };
    default: return null;
  }
}

/** @param {Key} key @param {Layout} layout @returns {Command|null} */
function singleKey(key, { bindings, shortcuts }) {
  if (!shortcuts || key.altKey) return null;
  const name = Object.keys(bindings).find((each) => bindings[each] === key.code);
  if (!name) return null;
  if (name in { up: 0, down: 0, left: 0, right: 0 }) return { name: `${key.shiftKey ? 'extend' : 'move'}:${name}` };
  if (name === 'nextEmpty' && key.shiftKey) return { name: 'previousEmpty' };
  return key.shiftKey ? null : { name };
}

/** What stands on a key, for people: the letter of their layout where the browser tells it. @param {string} code @param {Map<string, string>} [layout] */
export function keyName(code, layout) {
  const known = layout?.get(code);
  if (known) return known.toUpperCase();
  if (code.startsWith('Key')) return code.slice(3);
  /** @type {Record<string, string>} */
  const others = { BracketLeft: '[', BracketRight: ']', Comma: ',', Period: '.', Space: '␣' };
  return others[code] ?? code;
}
