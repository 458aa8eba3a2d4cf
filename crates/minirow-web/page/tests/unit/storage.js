// What stands for the storage of a browser, in tests without one.

/** A storage with room for some characters. @param {number} [room] */
export function storage(room = Infinity) {
  /** @type {Map<string, string>} */
  const items = new Map();
  return /** @type {Storage} */ ({
    get length() { return items.size; },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const used = [...items].reduce((sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length), 0);
      if (used + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  });
}
