/**
 * The shapes that several files share: what the engine speaks, and what the page keeps.
 *
 * Cells are indices from 0 in reading order, digits count from 1, and 0 is an empty cell. A set of
 * digits is a number with bit `1 << digit`.
 *
 * @typedef {{name: string, cells: string[]}} ExtraHouse
 * @typedef {{name: string, pairs: [string, string][]}} Apart
 * @typedef {{at: string, side?: number, block?: number[], blocks?: string[], extra?: string[]}} GridSpec a grid by the frame's cell of its upper left corner
 * Square boards have `side`, boards of several grids `grids`, all others `rows` and `columns`; in a map of blocks `_` is a
 * cell without one, and a blank of such a board is no cell.
 * @typedef {{side?: number, block?: number[], blocks?: string[], grids?: GridSpec[], rows?: number, columns?: number,
 *   digits?: number, lowest?: number, lines?: boolean, extra?: string[],
 *   houses?: ExtraHouse[], distinct?: ExtraHouse[], apart?: Apart[], rules?: string[]}} GeometrySpec rules beyond houses are lines for the engine
 *
 * @typedef {{geometry?: GeometrySpec, givens: number[], digits?: number[],
 *   candidates?: (number[]|null)[], symbols?: string}} Board
 *
 * @typedef {{digit: number, cells: number[], house?: string}} Duplicate
 * @typedef {{kind: string, cells: number[], digit?: number, text: string}} Mistake
 * @typedef {{rule: number, cells: number[], text: string}} RuleConflict
 * @typedef {'none'|'unique'|'several'} Verdict
 * @typedef {{er?: number, ep?: number, ed?: number, level?: string, score?: number, technique?: string, title?: string, steps?: number}} ScaleRating
 * @typedef {{result: 'rated'|'none'|'several'|'unsolved'|'unrated', rating?: ScaleRating}} Rated what a scale says
 * @typedef {{level: Rated, own: Rated, se: Rated, hodoku: Rated}} Rates
 * @typedef {{duplicates: Duplicate[], mistakes: Mistake[], result: Verdict}} Checked
 *
 * @typedef {{house: string, cells: number[], role: string}} StepHouse
 * @typedef {{cell: number, digit: number, role: string, group?: number}} StepMark
 * @typedef {{digit: number, cells: number[], holds: boolean, after: number[],
 *   strong: boolean}} Link
 * Places are in cells, from the upper left corner; paths are those of SVG.
 * @typedef {{chain: number, from: number, to: number, strong: boolean, path: string, head?: string}} Route
 * @typedef {{chain: number, number: number, digit: number, holds: boolean, x: number, y: number, radius: number,
 *   cells: {cell: number, x: number, y: number}[], badge?: {x: number, y: number, size: number}}} RouteNode
 * @typedef {{text: string, role?: string}} Span
 * @typedef {{kind: string, role?: string, group?: number, text?: string, number?: number, digits?: number[], cells?: number[],
 *   houses?: string[], candidates?: [number, number][], joint?: any, holds?: boolean}} Gap
 * @typedef {{template: string, gaps: Gap[]}} Sentence
 * @typedef {{template?: string, gaps?: Gap[], chain?: number, link?: number}} Said a sentence, an implication, or the end of a line
 * @typedef {{title: string, text: Span[], heading: Sentence, said: Said[],
 *   houses: StepHouse[], marks: StepMark[], chains: Link[][]}} Part
 * @typedef {{technique: string, title: string, rating: number, place: [number, number][],
 *   remove: [number, number][], explanation: string, houses: StepHouse[], marks: StepMark[],
 *   chains: Link[][], parts: Part[], links: Route[], nodes: RouteNode[]}} Step
 * @typedef {{result: 'step'|'mistakes'|'solved'|'stuck', mistakes?: Mistake[], step?: Step,
 *   levels?: string[], region?: string[], digits?: number[]}} Hint
 *
 * @typedef {{board: Board, name?: string, author?: string, rules?: string, corner?: number[][], centre?: number[][],
 *   colours?: number[][], solution?: number[]}} ReadBoard
 *
 * @typedef {'digit'|'corner'|'centre'|'colour'} Mode
 * @typedef {'given'|'digit'|'corner'|'centre'|'struck'|'colours'|'candidateColours'|'spec'} Layer
 * @typedef {{cell: number, layer: Layer, before: number, after: number, digit?: number}} Change
 *
 * @typedef {'off'|'rules'|'solution'} ConflictMode
 */
export {};
