// The table of keys, as a person presses them on keyboards of the United States, Germany and France.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BINDINGS, commandOf, keyName, momentaryMode, withControl } from '../../src/input/keymap.js';
import { Symbols } from '../../src/symbols.js';

/** What each place of a key types, where it is not as on the first keyboard: alone and with Shift. @type {Record<string, Record<string, [string, string]>>} */
const LAYOUTS = {
  us: {
    Digit1: ['1', '!'], Digit2: ['2', '@'], Digit9: ['9', '('], Digit0: ['0', ')'], KeyZ: ['z', 'Z'], KeyY: ['y', 'Y'],
    KeyX: ['x', 'X'], KeyC: ['c', 'C'], KeyV: ['v', 'V'], KeyA: ['a', 'A'], KeyW: ['w', 'W'], KeyS: ['s', 'S'], KeyD: ['d', 'D'],
    BracketLeft: ['[', '{'], BracketRight: [']', '}'], Comma: [',', '<'], Period: ['.', '>'], Slash: ['/', '?'], Space: [' ', ' '],
    KeyH: ['h', 'H'], KeyN: ['n', 'N'], KeyP: ['p', 'P'], KeyF: ['f', 'F'], KeyJ: ['j', 'J'], KeyK: ['k', 'K'],
    KeyR: ['r', 'R'], KeyO: ['o', 'O'], KeyB: ['b', 'B'], KeyM: ['m', 'M'], KeyI: ['i', 'I'],
  },
};
LAYOUTS.de = {
  ...LAYOUTS.us, Digit2: ['2', '"'], Digit9: ['9', ')'], Digit0: ['0', '='], KeyZ: ['y', 'Y'], KeyY: ['z', 'Z'],
  BracketLeft: ['ü', 'Ü'], BracketRight: ['+', '*'], Comma: [',', ';'], Period: ['.', ':'], Slash: ['-', '_'], Minus: ['ß', '?'],
};
LAYOUTS.fr = {
  ...LAYOUTS.us, Digit1: ['&', '1'], Digit2: ['é', '2'], Digit9: ['ç', '9'], Digit0: ['à', '0'], KeyZ: ['w', 'W'], KeyW: ['z', 'Z'],
  KeyA: ['q', 'Q'], KeyQ: ['a', 'A'], BracketLeft: ['^', '¨'], BracketRight: ['$', '£'], KeyM: [',', '?'], Comma: [';', '.'], Period: [':', '/'], Slash: ['!', '§'],
};

/** Where the question mark is, and the letters that Ctrl goes with. @type {Record<string, Record<string, string>>} */
const PLACES = {
  us: { '?': 'Slash', z: 'KeyZ', y: 'KeyY', a: 'KeyA' },
  de: { '?': 'Minus', z: 'KeyY', y: 'KeyZ', a: 'KeyA' },
  fr: { '?': 'KeyM', z: 'KeyW', y: 'KeyY', a: 'KeyQ' },
};

/** @param {string} layout @param {string} keys such as `Ctrl+Shift+KeyZ` @param {number} [digits] @param {string} [symbols] */
function press(layout, keys, digits = 9, symbols = '1-9A-P') {
  const parts = keys.split('+');
  const code = parts.pop() ?? '';
  const [shiftKey, ctrlKey, altKey, metaKey] = ['Shift', 'Ctrl', 'Alt', 'Meta'].map((name) => parts.includes(name));
  const typed = LAYOUTS[layout][code];
  const key = typed ? typed[shiftKey ? 1 : 0] : code.replace(/^(Numpad|Key|Digit)/, '');
  const set = new Symbols(symbols, digits);
  const command = commandOf({ code, key, shiftKey, ctrlKey, altKey, metaKey, numLock: true },
    { digits, digitOf: (letter) => set.digitOf(letter), bindings: DEFAULT_BINDINGS, shortcuts: true });
  return command && [command.name, command.digit, command.mode].filter((part) => part !== undefined).join(' ');
}

/** The same on every keyboard, by the place of the key. @type {Record<string, string|null>} */
const TABLE = {
  ArrowUp: 'move:up', ArrowDown: 'move:down', ArrowLeft: 'move:left', ArrowRight: 'move:right',
  KeyW: 'move:up', KeyA: 'move:left', KeyS: 'move:down', KeyD: 'move:right', 'Shift+KeyD': 'extend:right',
  Home: 'move:rowStart', End: 'move:rowEnd', 'Ctrl+Home': 'move:first', 'Ctrl+End': 'move:last',
  PageUp: 'move:bandUp', PageDown: 'move:bandDown', 'Ctrl+ArrowRight': 'empty:right', 'Ctrl+ArrowUp': 'empty:up',
  'Shift+ArrowUp': 'extend:up', 'Shift+ArrowLeft': 'extend:left',
  KeyZ: 'modeDigit', KeyX: 'modeCorner', KeyC: 'modeCentre', KeyV: 'modeColour', Space: 'nextMode',
  'Shift+Space': 'selectRow', 'Ctrl+Space': 'selectColumn',
  Digit1: 'digit 1', Digit9: 'digit 9', Numpad5: 'digit 5',
  'Shift+Digit2': 'digit 2 corner', 'Ctrl+Digit2': 'digit 2 centre', 'Meta+Digit2': 'digit 2 centre',
  'Alt+Digit2': 'digit 2 colour', 'Ctrl+Shift+Digit2': 'digit 2 colour', 'Shift+Numpad2': 'digit 2 corner', 'Ctrl+Numpad2': 'digit 2 centre',
  Backspace: 'clear', Delete: 'clear', Digit0: 'clear', Numpad0: 'clear', NumpadDecimal: 'clear',
  BracketLeft: 'undo', BracketRight: 'redo', KeyH: 'hint', KeyN: 'notes', KeyP: 'pause', KeyF: 'digitFirst',
  Comma: 'filterBefore', Period: 'filterAfter', F1: 'filter 1', F9: 'filter 9', F10: 'filterPairs',
  KeyJ: 'nextEmpty', 'Shift+KeyJ': 'previousEmpty', KeyK: 'nextDigit',
  KeyR: 'sayRow', KeyO: 'sayColumn', KeyB: 'sayBlock', KeyM: 'sayMissing', KeyI: 'sayCell',
  Enter: 'place', NumpadEnter: 'place', Escape: 'escape',
  Tab: null, 'Shift+Tab': null, F5: 'filter 5', F11: null, F12: null, KeyQ: null, 'Shift+KeyX': null, 'Ctrl+KeyC': null, 'Alt+KeyX': null,
  'Ctrl+KeyV': null, 'Alt+ArrowLeft': null, 'Ctrl+F5': null, 'Ctrl+PageUp': null,
};

for (const layout of Object.keys(LAYOUTS)) {
  test(`every key does what the table says: ${layout}`, () => {
    for (const [keys, expected] of Object.entries(TABLE)) assert.equal(press(layout, keys), expected, keys);
  });

  test(`commands with Ctrl go by the letter: ${layout}`, () => {
    const { z, y, a } = PLACES[layout];
    assert.equal(press(layout, `Ctrl+${z}`), 'undo');
    assert.equal(press(layout, `Ctrl+Shift+${z}`), 'redo');
    assert.equal(press(layout, `Meta+${z}`), 'undo');
    assert.equal(press(layout, `Ctrl+${y}`), 'redo');
    assert.equal(press(layout, `Ctrl+${a}`), 'selectAll');
    assert.equal(press(layout, `Shift+${PLACES[layout]['?']}`), 'hint');
    for (const [code, name] of [['KeyS', 'save'], ['KeyO', 'open'], ['KeyP', 'print']]) assert.equal(press(layout, `Ctrl+${code}`), name);
  });
}

test('a keyboard without Latin letters goes by the place of the key', () => {
  assert.deepEqual(withControl({ code: 'KeyZ', key: 'я', ctrlKey: true }), { name: 'undo' });
  assert.equal(withControl({ code: 'KeyC', key: 'с', ctrlKey: true }), null);
});

test('the keypad enters digits without NumLock too, and Shift that Windows takes away is seen', () => {
  const layout = { digits: 9, digitOf: (/** @type {string} */ letter) => new Symbols('1-9A-P', 9).digitOf(letter), bindings: DEFAULT_BINDINGS, shortcuts: true };
  assert.deepEqual(commandOf({ code: 'Numpad7', key: 'Home', numLock: false }, layout), { name: 'digit', digit: 7 });
  assert.deepEqual(commandOf({ code: 'Numpad7', key: 'Home', numLock: true }, layout), { name: 'digit', digit: 7, mode: 'corner' });
  assert.deepEqual(commandOf({ code: 'Numpad7', key: '7', numLock: true }, layout), { name: 'digit', digit: 7 });
});

test('letters are digits on boards that have them, before they are commands', () => {
  assert.equal(press('us', 'KeyC', 16), 'digit 12');
  assert.equal(press('us', 'Shift+KeyC', 16), 'digit 12 corner');
  assert.equal(press('fr', 'KeyQ', 16), 'digit 10', 'the letter that is typed, not its place');
  assert.equal(press('us', 'KeyZ', 16), 'modeDigit');
  assert.equal(press('us', 'KeyX', 25, 'A-Y'), 'digit 24');
  assert.equal(press('us', 'Digit0', 16, '0-9A-O'), 'digit 1');
  assert.equal(press('us', 'Digit5', 16, '0-9A-O'), 'digit 6');
  assert.equal(press('us', 'KeyB', 16, 'dec'), 'digit 11');
});

test('single keys can be changed and switched off', () => {
  const key = { code: 'KeyX', key: 'x' };
  const layout = { digits: 9, digitOf: () => 0, bindings: { ...DEFAULT_BINDINGS, modeCorner: 'KeyQ', hint: '' }, shortcuts: true };
  assert.equal(commandOf(key, layout), null);
  assert.deepEqual(commandOf({ code: 'KeyQ', key: 'q' }, layout), { name: 'modeCorner' });
  assert.equal(commandOf({ code: 'KeyH', key: 'h' }, layout), null);
  const off = { ...layout, bindings: DEFAULT_BINDINGS, shortcuts: false };
  for (const code of Object.values(DEFAULT_BINDINGS)) assert.equal(commandOf({ code, key: '' }, off), null, code);
  assert.equal(commandOf({ code: 'Slash', key: '?', shiftKey: true }, off), null);
  assert.deepEqual(commandOf({ code: 'Digit3', key: '3' }, off), { name: 'digit', digit: 3 });
});

test('no two commands share a key at first', () => {
  const codes = Object.values(DEFAULT_BINDINGS);
  assert.equal(new Set(codes).size, codes.length);
});

test('what is held decides the mode for the moment', () => {
  assert.equal(momentaryMode({ shiftKey: true }), 'corner');
  assert.equal(momentaryMode({ ctrlKey: true }), 'centre');
  assert.equal(momentaryMode({ metaKey: true }), 'centre');
  assert.equal(momentaryMode({ ctrlKey: true, shiftKey: true }), 'colour');
  assert.equal(momentaryMode({ altKey: true }), 'colour');
  assert.equal(momentaryMode({}), undefined);
});

test('people see the letter on their own key', () => {
  assert.equal(keyName('KeyZ'), 'Z');
  assert.equal(keyName('KeyZ', new Map([['KeyZ', 'y']])), 'Y');
  assert.equal(keyName('BracketLeft'), '[');
});
