/** Icons: paths in a box of 24 units, drawn with a line of 1.75 and round ends. */
import { svg } from './dom.js';

/** @type {Record<string, string>} */
const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  erase: 'M8.5 20 3.6 15a2 2 0 0 1 0-2.8l8.6-8.6a2 2 0 0 1 2.8 0l5.4 5.4a2 2 0 0 1 0 2.8L12 20H8.5ZM8 8l8.5 8.5M12 20h8',
  notes: 'M4 20l1-4.5L16.2 4.3a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19 4 20ZM14 6.5l3.5 3.5',
  hint: 'M9.5 17.5c0-2-3-3.6-3-7.5a5.5 5.5 0 0 1 11 0c0 3.9-3 5.5-3 7.5h-5ZM10 21h4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  right: 'm9.5 6 6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  down: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z',
  gear: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM16.5 16.5 21 21',
  paste: 'M9 4h6v3H9V4ZM9 5.5H6.5A1.5 1.5 0 0 0 5 7v12a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V7a1.5 1.5 0 0 0-1.5-1.5H15M9 12h6M9 16h4',
  make: 'M4 4h16v16H4V4ZM4 9.3h16M9.3 4v16M13 13l4 4M17 13l-4 4',
  book: 'M12 7c-2-1.7-4.5-2-8-2v13c3.5 0 6 .3 8 2 2-1.7 4.5-2 8-2V5c-3.5 0-6 .3-8 2ZM12 7v13',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v7.5h14V12',
  flame: 'M12 3c.5 3.5 5 5.5 5 10.5a5 5 0 0 1-10 0c0-2 1-3.3 2-4.5.3 1.3 1 2 1.7 2C11.5 9 10.5 6 12 3Z',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0V4ZM8 6H5c0 3 1 4.5 3 5M16 6h3c0 3-1 4.5-3 5M12 14v4M8.5 20h7',
  warn: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17.2v.01',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5M12 8v.01',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  digit: 'M4.5 4.5h15v15h-15zM10.5 9l2-1.2v8.4',
  corner: 'M4.5 4.5h15v15h-15zM8 7.5v3M11.5 7.5v3',
  centre: 'M4.5 4.5h15v15h-15zM10 10.5v3M14 10.5v3',
  colour: 'M4.5 4.5h15v15h-15zM4.5 19.5l15-15',
  given: 'M4.5 4.5h15v15h-15zM10.5 9l2-1.2v8.4M10 16.2h4.5',
  region: 'M4 4h16v16H4zM4 10h6V4M10 10v4h10M14 14v6',
  cage: 'M6 6h12v12H6z',
  thermo: 'M7.5 18a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5ZM9.5 14l8-9',
  arrow: 'M7 20a3 3 0 1 1 0-6 3 3 0 0 1 0 6ZM9.2 15 19 5M14 5h5v5',
  dot: 'M4 4v16M20 4v16M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  xv: 'm4 8 5 8M9 8l-5 8M13 8l3.5 8L20 8',
  diag: 'M4.5 4.5h15v15h-15zM4.5 4.5l15 15M19.5 4.5l-15 15',
  knight: 'M8 20h9v-5c0-6-3-9.5-7-10.5L9.5 7 5 11.5l1.5 2.3L10 12.5c.5 2-2 3.5-2 7.5Z',
  whisper: 'M4 16l5-8 5 8 5-8',
  line: 'M4 18c6 0 3-11 9-11h7',
  even: 'M5 5h14v14H5zM9 9h6v6H9z',
  odd: 'M5 5h14v14H5zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  quad: 'M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  outer: 'M9 9h11v11H9zM3.5 14.5h3M14.5 3.5v3',
  clone: 'M4 4h10v10H4zM10 17v3h10V10h-3',
  killer: 'M4 8l4-4M8 20 20 8M14 8h6v6',
  sym: 'M12 4v16M8 8l-4 4 4 4M16 8l4 4-4 4',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7',
  edit: 'M4 20l1-4.5L16.2 4.3a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19 4 20Z',
  print: 'M7 9V4h10v5M7 17H4.5v-8h15v8H17M7 14h10v6H7z',
  flag: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
  file: 'M13.5 3.5H6.5v17h11V7.5l-4-4ZM13.5 3.5v4h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 8.5h.01',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  keyboard: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 14.5h8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  star: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9 12 4Z',
  x: 'm7 7 10 10M17 7 7 17',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
};

/**
 * An icon; it says nothing to screen readers: what it stands on does.
 * @param {string} name @param {number} [size]
 */
export function icon(name, size = 22) {
  const path = svg('path', { d: PATHS[name] ?? '', ...(name === 'dots' || name === 'list' ? { 'stroke-width': 2.4 } : {}) });
  return svg('svg', { class: 'icon', width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
}

/** The sign of the program. @param {number} [size] */
export function logo(size = 28) {
  const dots = [[8.5, 8.5], [14, 8.5], [8.5, 14], [19.5, 19.5]].map(([cx, cy]) => svg('circle', { cx, cy, r: 1.7, opacity: 0.55 }));
  return svg('svg', { class: 'logo', width: size, height: size, viewBox: '0 0 28 28', 'aria-hidden': 'true' },
    svg('rect', { x: 2, y: 2, width: 24, height: 24, rx: 7, fill: 'currentColor' }),
    svg('g', { fill: 'var(--on-accent)' }, ...dots),
    svg('path', { d: 'M11 19.2 19.5 9.2', stroke: 'var(--on-accent)', 'stroke-width': 2.3, 'stroke-linecap': 'round' }));
}
