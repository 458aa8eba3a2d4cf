// A Samurai and an oblong board with their solutions, as files and as people would fill them in.

export const SAMURAI = { grids: ['r1c1', 'r1c13', 'r7c7', 'r13c1', 'r13c13'].map((at) => ({ at, block: [3, 3] })) };

/** The solution, row by row of the frame; blanks are holes. */
const ROWS = [
  '379264518   328769541', '865791342   719524683', '241538679   465831927', '958416237   187642395', '734925861   253197864', '612873954   946385712',
  '523187496257831476259', '497652183496572918436', '186349725183694253178', '      367845219      ', '      249761385      ', '      518932746      ',
  '431867952374168357429', '296435871629453912687', '875219634518927846315', '948723516   219675843', '127658493   876234591', '563194287   534198762',
  '684971325   781569234', '319542768   342781956', '752386149   695423178',
];

/** The digits of the solution by cell. */
export const SOLUTION = ROWS.join('').replaceAll(' ', '');

/** The cell of a square of the frame, counted from 1. @param {number} row @param {number} column */
export const cell = (row, column) => ROWS.slice(0, row - 1).join('').replaceAll(' ', '').length + ROWS[row - 1].slice(0, column - 1).replaceAll(' ', '').length;

/** The rows of a Samurai in which only some cells are open, as people write it: dots are open, blanks no cells. @param {number[]} open */
export function samurai(open) {
  let at = 0;
  return ROWS.map((row) => [...row].map((digit) => (digit === ' ' ? ' ' : open.includes(at++) ? '.' : digit)).join('')).join('\n');
}

/** A link with a game on a board, as it begins. @param {object} geometry @param {(number|null)[][]} grid digits by row */
export async function gameLink(geometry, grid) {
  const file = { version: 1, geometry, grid, play: { moves: [], current: 0, page: {} } };
  const stream = new Blob([JSON.stringify(file)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `game=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

/** The same Samurai, as the page keeps it. @param {number[]} open */
export const samuraiLink = (open) => gameLink(SAMURAI, samurai(open).split('\n').map((row) => [...row.replaceAll(' ', '')].map((digit) => Number(digit) || null)));

export const OBLONG = { rows: 5, columns: 10, digits: 10, lowest: 0, blocks: ['AAAAABBBBB', 'AAAAABBBBB', 'CCCCCDDDDD', 'CCCCCDDDDD', 'EEEEEEEEEE'] };

/** A solution of it: each row has the values 0 to 9, each column five different ones. */
export const VALUES = ['0123456789', '5678901234', '1234067895', '6789512340', '2340178956'].join('');
