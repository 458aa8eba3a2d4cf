/**
 * Technique pages as elements: headings, paragraphs, lists, quotes and boards of the Markdown they are
 * written in. Text stays text: nothing in a page can become markup.
 */
import { h } from '../ui/dom.js';

/**
 * @param {string} text
 * @param {{language: string, open: (name: string) => string, board: (drawing: string) => HTMLElement}} how
 * `language` is that of the text, `open` gives the address of another page, `board` draws a board that is written as a grid
 */
export function markdown(text, { language, open, board }) {
  const element = h('div', { class: 'document', lang: language });
  const lines = text.replaceAll('\r', '').split('\n');
  let at = 0;
  /** @param {(line: string) => boolean} holds */
  const take = (holds) => {
    const taken = [];
    while (at < lines.length && holds(lines[at])) taken.push(lines[at++]);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (!line.trim() || line.startsWith('Givens: `') || line.startsWith('# ')) {
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      const drawing = take((each) => !each.startsWith('```'));
      at += 1;
      element.append(board(drawing.join('\n')));
    } else if (heading) {
      at += 1;
      element.append(h(/** @type {'h3'} */ (`h${Math.min(heading[1].length + 1, 6)}`), null, ...inline(heading[2], open)));
    } else if (line.startsWith('>')) {
      const quote = take((each) => each.startsWith('>')).map((each) => each.replace(/^>\s?/, ''));
      element.append(h('blockquote', null, ...quote.filter(Boolean).map((each) => h('p', null, ...inline(each, open)))));
    } else if (/^\s*([-*]|\d+\.)\s/.test(line)) {
      const list = h(/^\s*\d/.test(line) ? 'ol' : 'ul', null);
      for (const each of take((next) => next.trim() !== '' && (/^\s*([-*]|\d+\.)\s/.test(next) || /^\s+\S/.test(next)))) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(each);
        if (item) list.append(h('li', null, ...inline(item[1], open)));
        else list.lastElementChild?.append(' ', ...inline(each.trim(), open));
      }
      element.append(list);
    } else {
      const words = take((each) => each.trim() !== '' && !/^(```|#{1,4}\s|>)/.test(each));
      element.append(h('p', null, ...inline(words.join(' '), open)));
    }
  }
  return element;
}

/** @param {string} text @param {(name: string) => string} open @returns {Node[]} */
function inline(text, open) {
  const parts = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_\s][^_]*)_|\[([^\]]+)\](?:\(([^)\s]*)\))?/g;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) parts.push(document.createTextNode(text.slice(last, match.index)));
    const [whole, code, strong, starred, underlined, label, target] = match;
    if (code) parts.push(h('code', null, code));
    else if (strong) parts.push(h('strong', null, strong));
    else if (starred || underlined) parts.push(h('em', null, starred || underlined));
    else parts.push(link(label.replaceAll('`', ''), target, open));
    last = match.index + whole.length;
  }
  if (last < text.length) parts.push(document.createTextNode(text.slice(last)));
  return parts;
}

/** A link to the page of another technique; any other link shows its words alone. @param {string} label @param {string|undefined} target @param {(name: string) => string} open */
function link(label, target, open) {
  const name = /^(?:\.\/)?([a-z0-9_-]+)\.md(?:#.*)?$/.exec(target ?? '')?.[1].replaceAll('_', '-');
  return name ? h('a', { class: 'link', href: open(name) }, label) : document.createTextNode(label);
}

const BOARD = /^```\w*\n[^]*?^```$/gm;

/** A translation with the boards of the original, which stand in the same order. @param {string} text @param {string} original */
export function withBoards(text, original) {
  const boards = original.match(BOARD) ?? [];
  let next = 0;
  return text.replace(BOARD, (empty) => boards[next++] ?? empty);
}
