/** Replaces what a container holds, and keeps the focus on what was there under the same `data-key`. */

/**
 * @param {HTMLElement} container @param {(Node|null|undefined|false)[]} nodes
 * @param {() => void} lost what to do where the control that had the focus is gone
 */
export function redraw(container, nodes, lost) {
  const active = document.activeElement;
  const had = active instanceof HTMLElement && container.contains(active) ? active : null;
  container.replaceChildren(.../** @type {Node[]} */ (nodes.filter(Boolean)));
  if (!had || had.isConnected) return;
  const again = had.dataset.key ? /** @type {HTMLElement|null} */ (container.querySelector(`[data-key="${CSS.escape(had.dataset.key)}"]`)) : null;
  if (again && !/** @type {any} */ (again).disabled) again.focus();
  else lost();
}

/** Draws only when what it depends on is different. @param {(key: string) => void} draw */
export function onlyWhenChanged(draw) {
  let last = '';
  return (/** @type {string} */ key) => {
    if (key === last) return;
    last = key;
    draw(key);
  };
}
