/**
 * The shortest way over land between two points, by which roads are judged: over a grid of land,
 * around every bay and lake, and from one landmass to another only where a bridge leads.
 */
import { kmBetween } from '../../src/domain/geography/distance.ts';
import { boxAround } from './cut-piece.ts';
import { polygonsIn, type Box, type Earth, type Polygon } from './earth.ts';

type Point = { readonly lat: number; readonly lon: number };
export type Bridge = { readonly name: string; readonly from: Point; readonly to: Point };

const WATER = -1;
/** Cells of a bridge join whatever landmass they touch. */
const BRIDGE = -2;
const CELLS_ACROSS = 160;
/** How far a point may stand off the land that is drawn and still be meant to be on it, in km. */
const NEAR_LAND_KM = 7;

type Grid = {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly cellKm: number;
  /** The landmass of each cell, `WATER` or `BRIDGE`. */
  readonly cells: Int32Array;
};

/** Kilometres over land from one point to another; undefined where water lies between them. */
export function kmOverLand(
  earth: Earth,
  bridges: readonly Bridge[],
  from: Point,
  to: Point,
): number | undefined {
  const grid = makeGrid(earth, bridges, from, to);
  const start = nearestLand(grid, from);
  const end = nearestLand(grid, to);
  if (start === undefined || end === undefined) return undefined;
  return search(grid, start, end);
}

function makeGrid(earth: Earth, bridges: readonly Bridge[], from: Point, to: Point): Grid {
  const km = kmBetween(from, to);
  const middle = { lat: (from.lat + to.lat) / 2, lon: (from.lon + to.lon) / 2 };
  const half = km / 2 + Math.max(15, km * 0.4);
  const box = boxAround(middle, half * 1_000);
  const cellKm = Math.max(0.25, (half * 2) / CELLS_ACROSS);
  const side = Math.ceil((half * 2) / cellKm);
  const grid: Grid = { box, columns: side, rows: side, cellKm, cells: new Int32Array(side * side) };
  grid.cells.fill(WATER);
  polygonsIn(earth.land, box).forEach((polygon, i) => fill(grid, polygon, i + 1));
  for (const lake of polygonsIn(earth.lakes, box)) fill(grid, lake, WATER);
  for (const bridge of bridges) drawBridge(grid, bridge);
  return grid;
}

const columnOf = ({ box, columns }: Grid, lon: number): number =>
  Math.floor(((lon - box[0]) / (box[2] - box[0])) * columns);
const rowOf = ({ box, rows }: Grid, lat: number): number =>
  Math.floor(((lat - box[1]) / (box[3] - box[1])) * rows);

/** Marks the cells whose middles lie inside a polygon, row by row. */
function fill(grid: Grid, { rings }: Polygon, mark: number): void {
  const { box, columns, rows, cells } = grid;
  for (let row = 0; row < rows; row += 1) {
    const lat = box[1] + ((row + 0.5) / rows) * (box[3] - box[1]);
    const crossings = rings.flatMap((ring) => crossingsOf(ring, lat)).toSorted((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const first = Math.max(0, Math.ceil(cellAt(grid, crossings[i]!)));
      const last = Math.min(columns - 1, Math.floor(cellAt(grid, crossings[i + 1]!)));
      if (first <= last) cells.fill(mark, row * columns + first, row * columns + last + 1);
    }
  }
}

/** A longitude in cells, counted from the middle of the first. */
const cellAt = ({ box, columns }: Grid, lon: number): number =>
  ((lon - box[0]) / (box[2] - box[0])) * columns - 0.5;

function crossingsOf(ring: Polygon['rings'][number], lat: number): number[] {
  const found: number[] = [];
  for (let i = 1; i < ring.length; i += 1) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    if (a[1] > lat !== b[1] > lat)
      found.push(((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return found;
}

function drawBridge(grid: Grid, { from, to }: Bridge): void {
  const steps = Math.ceil((kmBetween(from, to) / grid.cellKm) * 2) + 1;
  for (let i = 0; i <= steps; i += 1) {
    const column = columnOf(grid, from.lon + ((to.lon - from.lon) * i) / steps);
    const row = rowOf(grid, from.lat + ((to.lat - from.lat) * i) / steps);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      if (column + x >= 0 && column + x < grid.columns && row + y >= 0 && row + y < grid.rows)
        grid.cells[(row + y) * grid.columns + column + x] = BRIDGE;
  }
}

/** The cell of land that is nearest to a point. */
function nearestLand(grid: Grid, { lat, lon }: Point): number | undefined {
  const [column, row] = [columnOf(grid, lon), rowOf(grid, lat)];
  const most = Math.ceil(NEAR_LAND_KM / grid.cellKm);
  let best: { cell: number; far: number } | undefined;
  for (let y = -most; y <= most; y += 1)
    for (let x = -most; x <= most; x += 1) {
      const [c, r] = [column + x, row + y];
      if (c < 0 || r < 0 || c >= grid.columns || r >= grid.rows) continue;
      const cell = r * grid.columns + c;
      const far = Math.hypot(x, y);
      if (grid.cells[cell] !== WATER && far <= most && (!best || far < best.far))
        best = { cell, far };
    }
  return best?.cell;
}

/** Straight, diagonal and knight's steps, with the cells that a step passes. */
const STEPS = [
  ...(
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  ).map(([x, y]) => ({ x, y, over: [] })),
  ...(
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([x, y]) => ({
    x,
    y,
    over: [
      [x, 0],
      [0, y],
    ] as const,
  })),
  ...([1, -1] as const).flatMap((x) =>
    ([1, -1] as const).flatMap((y) => [
      {
        x: 2 * x,
        y,
        over: [
          [x, 0],
          [x, y],
        ] as const,
      },
      {
        x,
        y: 2 * y,
        over: [
          [0, y],
          [x, y],
        ] as const,
      },
    ]),
  ),
].map((step) => ({ ...step, length: Math.hypot(step.x, step.y) }));

/** Dijkstra's search over the grid, with a queue of whole tenths of a cell. */
function search(grid: Grid, start: number, end: number): number | undefined {
  const { cells, columns, rows, cellKm } = grid;
  const best = new Float64Array(cells.length).fill(Infinity);
  best[start] = 0;
  const queue: number[][] = [[start]];
  for (let tenth = 0; tenth < queue.length; tenth += 1)
    for (const cell of queue[tenth] ?? []) {
      const sofar = best[cell]!;
      if (Math.round(sofar * 10) !== tenth) continue;
      if (cell === end) return sofar * cellKm;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      for (const { x, y, over, length } of STEPS) {
        const [c, r] = [column + x, row + y];
        if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
        const next = r * columns + c;
        const passed = over.map(([i, j]) => (row + j) * columns + column + i);
        if (!isRoad(cells, [cell, ...passed, next]) || best[next]! <= sofar + length) continue;
        best[next] = sofar + length;
        (queue[Math.round(best[next] * 10)] ??= []).push(next);
      }
    }
  return undefined;
}

/** Dry all the way, and on one landmass unless a bridge is part of it. */
function isRoad(cells: Int32Array, way: readonly number[]): boolean {
  const lands = way.map((cell) => cells[cell]!);
  if (lands.includes(WATER)) return false;
  return lands.includes(BRIDGE) || lands.every((land) => land === lands[0]);
}
