/**
 * The piece of the earth that a map shows: one of a grid of pieces, so that many searches share one
 * drawing.
 */

/** Degrees. */
export type Position = { readonly lat: number; readonly lon: number };

/** Pixels, the lowest first: what fits across a page, and what fits beside a list. */
export const MAP_SHAPES = {
  wide: { width: 800, height: 400 },
  square: { width: 404, height: 404 },
  column: { width: 404, height: 700 },
} as const;
export type MapShape = keyof typeof MAP_SHAPES;

/**
 * A piece of the Mercator square: it is 2^(1 - level / 4) wide; `x` and `y` count parts of that, 32
 * to a width, to its middle.
 */
export type MapFrame = {
  readonly shape: MapShape;
  readonly level: number;
  readonly x: number;
  readonly y: number;
};

const STEPS = 32;
/** Of the whole earth, which is half as wide as level 0. */
const MIDDLE = STEPS / 4;
/** The last level, some 30 km across at the Mediterranean: the coasts are good down to that. */
const CLOSEST = 44;
/**
 * Left free at each edge, so that labels stay inside, and the coast beyond them too; those of a
 * square turn away from its edges.
 */
const marginOf = (shape: MapShape): number => (shape === 'square' ? 0.12 : 0.2);
/** Where the Mercator square ends. */
const MOST_LATITUDE = 85;

/** The closest piece that holds all positions; the whole earth for none. */
export function frameOf(
  positions: readonly Position[],
  shape: MapShape,
  closest = CLOSEST,
): MapFrame {
  const points = positions.map(mercator);
  const [across, down] = [middleOf(points.map(({ x }) => x)), middleOf(points.map(({ y }) => y))];
  for (let level = closest; points.length > 0 && level > 0; level--) {
    const step = widthOf(level) / STEPS;
    const frame = {
      shape,
      level,
      x: Math.round(across / step),
      y: Math.round(down / step),
    };
    if (positions.every((position) => isWellInside(pointOn(frame, position), shape))) return frame;
  }
  return { shape, level: 0, x: MIDDLE, y: MIDDLE };
}

const middleOf = (numbers: readonly number[]): number =>
  (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** Where a position stands on a map: 0 to 1 from its left and from its top. */
export function pointOn(
  frame: MapFrame,
  position: Position,
): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = mercatorBox(frame);
  const { x, y } = mercator(position);
  return { x: (x - left) / width, y: (y - top) / height };
}

/** The piece in the Mercator square, whose side is 1. */
export function mercatorBox({ shape, level, x, y }: MapFrame) {
  const size = MAP_SHAPES[shape];
  const width = widthOf(level);
  const height = (width * size.height) / size.width;
  const step = width / STEPS;
  return { left: x * step - width / 2, top: y * step - height / 2, width, height };
}

export const mapPath = ({ shape, level, x, y }: MapFrame): string =>
  `/maps/${shape}/${level}/${x}/${y}.svg`;

/** The inverse of mapPath; undefined for an address of no map. */
export function parseMapPath(path: string): MapFrame | undefined {
  const [, shape, ...numbers] =
    /^\/maps\/(wide|square|column)\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})\.svg$/.exec(path) ?? [];
  const [level = 0, x = 0, y = 0] = numbers.map(Number);
  const most = STEPS / widthOf(level);
  if (!isShape(shape) || level > CLOSEST || x > most || y > most) return undefined;
  return { shape, level, x, y };
}

const isShape = (text = ''): text is MapShape => Object.hasOwn(MAP_SHAPES, text);

const widthOf = (level: number): number => 2 ** (1 - level / 4);

const isWellInside = (
  { x, y }: { readonly x: number; readonly y: number },
  shape: MapShape,
): boolean => [x, y].every((part) => Math.abs(part - 0.5) <= 0.5 - marginOf(shape));

/** A position in the Mercator square: 0 to 1 from its left and from its top. */
export function mercator({ lat, lon }: Position): { readonly x: number; readonly y: number } {
  const angle = (Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * Math.PI) / 180;
  return { x: (lon + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}
