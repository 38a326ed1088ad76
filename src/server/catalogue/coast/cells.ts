/** A piece of the earth as cells, and which of them lie in an outline. */

/** `columns` from its left, `rows` from its top. */
export type Cells = {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** Sides of a cell, as outlines are measured. */
  readonly across: number;
  readonly down: number;
};

/** One for each cell, row by row: 1 where it is in. */
export type Mask = Uint8Array;

type Ring = readonly (readonly number[])[];

/** Cells whose middle lies in the outlines, or out of a hole in them. */
export function cellsIn(cells: Cells, rings: readonly Ring[]): Mask {
  const crossings = Array.from({ length: cells.rows }, (): number[] => []);
  for (const ring of rings) for (const pair of pairsOf(ring)) cross(cells, pair, crossings);
  const mask = new Uint8Array(cells.columns * cells.rows);
  for (const [row, found] of crossings.entries()) {
    found.sort((a, b) => a - b);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const from = Math.max(0, Math.ceil(found[i]! - 0.5));
      const to = Math.min(cells.columns, Math.ceil(found[i + 1]! - 0.5));
      if (to > from) mask.fill(1, row * cells.columns + from, row * cells.columns + to);
    }
  }
  return mask;
}

type Pair = readonly [from: readonly number[], to: readonly number[]];

function* pairsOf(ring: Ring): Generator<Pair> {
  for (let i = 0; i < ring.length; i += 1) yield [ring[i]!, ring[(i + 1) % ring.length]!];
}

/** Notes in which column a side of an outline crosses the middle of each row. */
function cross(cells: Cells, [from, to]: Pair, crossings: readonly number[][]): void {
  const [x1, y1] = placeIn(cells, from);
  const [x2, y2] = placeIn(cells, to);
  if (y1 === y2) return;
  const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
  const end = Math.min(cells.rows, Math.ceil(Math.max(y1, y2) - 0.5));
  for (let row = first; row < end; row += 1)
    crossings[row]!.push(x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
}

const placeIn = (
  { left, top, across, down }: Cells,
  [x = 0, y = 0]: readonly number[],
): readonly [number, number] => [(x - left) / across, (y - top) / down];

/** The cells that hang together with one. */
export function pieceAround({ columns, rows }: Cells, mask: Mask, start: number): Mask {
  const piece = new Uint8Array(mask.length);
  const open = mask[start] === 1 ? [start] : [];
  while (open.length > 0) {
    const at = open.pop()!;
    if (piece[at] === 1 || mask[at] !== 1) continue;
    piece[at] = 1;
    const column = at % columns;
    if (column > 0) open.push(at - 1);
    if (column < columns - 1) open.push(at + 1);
    if (at >= columns) open.push(at - columns);
    if (at < columns * (rows - 1)) open.push(at + columns);
  }
  return piece;
}

/** Middles, in cells, of boxes of so many cells that lie wholly in a mask. */
export function boxesIn(
  { columns, rows }: Cells,
  mask: Mask,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number }[] {
  const sums = sumsOf(columns, rows, mask);
  const at = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  const boxes: { x: number; y: number }[] = [];
  for (let row = 0; row + height <= rows; row += 1)
    for (let column = 0; column + width <= columns; column += 1) {
      const [right, bottom] = [column + width, row + height];
      const held = at(right, bottom) - at(column, bottom) - at(right, row) + at(column, row);
      if (held === width * height) boxes.push({ x: column + width / 2, y: row + height / 2 });
    }
  return boxes;
}

/** How many cells are in, above and left of each corner. */
function sumsOf(columns: number, rows: number, mask: Mask): Uint32Array {
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = (row + 1) * (columns + 1) + column + 1;
      sums[at] =
        mask[row * columns + column]! +
        sums[at - 1]! +
        sums[at - columns - 1]! -
        sums[at - columns - 2]!;
    }
  return sums;
}
