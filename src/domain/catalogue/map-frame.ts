/** The piece of the earth that a map shows: one of a grid of pieces, so that many searches share one drawing. */

/** Degrees. */
export type Position = { readonly lat: number; readonly lon: number };

/** What fits beside a list, and what fits across a page; pixels. */
export const MAP_SHAPES = { column: { width: 404, height: 860 }, wide: { width: 800, height: 400 } } as const;
export type MapShape = keyof typeof MAP_SHAPES;

/** A piece of the Mercator square: it is 2^(-level / 2) high; `x` and `y` count sixteenths of that to its middle. */
export type MapFrame = { readonly shape: MapShape; readonly level: number; readonly x: number; readonly y: number };

const STEPS = 16;
/** About 60 km at the Mediterranean: the coast data hold no more. */
const CLOSEST = 18;
/** Left free at each edge, so that labels stay inside. */
const MARGIN = 0.14;
/** Where the Mercator square ends. */
const MOST_LATITUDE = 85;

/** The closest piece that holds all positions; the whole earth for none. */
export function frameOf(positions: readonly Position[], shape: MapShape, closest = CLOSEST): MapFrame {
  const points = positions.map(mercator);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  for (let level = closest; points.length > 0 && level > 0; level--) {
    const step = heightOf(level) / STEPS;
    const frame = { shape, level, x: Math.round((left + right) / 2 / step), y: Math.round((top + bottom) / 2 / step) };
    if (positions.every((position) => isWellInside(pointOn(frame, position)))) return frame;
  }
  return { shape, level: 0, x: STEPS / 2, y: STEPS / 2 };
}

/** Where a position stands on a map: 0 to 1 from its left and from its top. */
export function pointOn(frame: MapFrame, position: Position): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = mercatorBox(frame);
  const { x, y } = mercator(position);
  return { x: (x - left) / width, y: (y - top) / height };
}

/** The piece in the Mercator square, whose side is 1. */
export function mercatorBox({ shape, level, x, y }: MapFrame) {
  const size = MAP_SHAPES[shape];
  const height = heightOf(level);
  const width = (height * size.width) / size.height;
  const step = height / STEPS;
  return { left: x * step - width / 2, top: y * step - height / 2, width, height };
}

export const mapPath = ({ shape, level, x, y }: MapFrame): string => `/maps/${shape}/${level}/${x}/${y}.svg`;

/** The inverse of mapPath; undefined for an address of no map. */
export function parseMapPath(path: string): MapFrame | undefined {
  const [, shape, ...numbers] = /^\/maps\/(column|wide)\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})\.svg$/.exec(path) ?? [];
  const [level = 0, x = 0, y = 0] = numbers.map(Number);
  const most = STEPS / heightOf(level);
  if ((shape !== 'column' && shape !== 'wide') || level > CLOSEST || x > most || y > most) return undefined;
  return { shape, level, x, y };
}

const heightOf = (level: number): number => 2 ** (-level / 2);

const isWellInside = ({ x, y }: { readonly x: number; readonly y: number }): boolean => [x, y].every((part) => part >= MARGIN && part <= 1 - MARGIN);

/** A position in the Mercator square: 0 to 1 from its left and from its top. */
export function mercator({ lat, lon }: Position): { readonly x: number; readonly y: number } {
  const angle = (Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * Math.PI) / 180;
  return { x: (lon + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}
