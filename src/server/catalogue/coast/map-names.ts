/** Names of waters, countries, islands and resorts on a drawn map, and where there is room. */
import {
  MAP_SHAPES,
  mapPath,
  mercatorBox,
  pointOn,
  type MapFrame,
  type Position,
} from '#domain/catalogue/map-frame.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { places } from '../reference.ts';
import { cellsIn, pieceAround, boxesIn, type Cells, type Mask } from './cells.ts';
import { countryOutlines, waterOutlines, type Outline } from './outlines.ts';

export type MapName = {
  readonly name: string;
  readonly kind: 'WATER' | 'COUNTRY' | 'ISLAND' | 'RESORT';
  /** Middles of the name, 0 to 1 from the left and the top, the best first; of a resort its own. */
  readonly spots: readonly Spot[];
};
/** Outlines of all land in the frame. */
type RingsOfLand = () => readonly (readonly number[])[][];
type PlacedRegion = Position & { readonly id: string };
type Spot = { readonly x: number; readonly y: number };

/** Columns of cells that a map is looked at in. */
const COLUMNS = 48;
/** Pixels of a map on a phone, which names are measured for, and of their capitals. */
const LEAST_WIDTH = 360;
const LETTER = 9;
const ROWS_OF_NAME = 2;
/** As many middles are told: the best may be taken. */
const MOST_SPOTS = 9;
/** A closer map, some 1,900 km across at the Mediterranean, tells islands from mainland. */
const NEAR = 20;
/** A closer map, some 500 km across at the Mediterranean, does not say in which country it lies. */
const CLOSE = 27;
/** A closer map, some 60 km across, says the resorts on it. */
const VERY_CLOSE = 40;
/** Regions so close may be one island where the map does not show it whole. */
const NEIGHBOURS_KM = 25;
const MOST_KEPT = 500;
const kept = new Map<string, readonly MapName[]>();

/** Worked out once for a frame: some milliseconds. */
export function mapNames(frame: MapFrame, land: RingsOfLand): readonly MapName[] {
  const address = mapPath(frame);
  const found = kept.get(address) ?? findNames(frame, land());
  kept.delete(address);
  kept.set(address, found);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

function findNames(frame: MapFrame, rings: ReturnType<RingsOfLand>): MapName[] {
  const cells = cellsOf(frame);
  const land = cellsIn(cells, rings);
  const sea = land.map((one) => 1 - one);
  const named = (kind: MapName['kind'], outlines: readonly Outline[], ground: Mask): MapName[] =>
    outlines.flatMap(({ name, rings }) => {
      const inside = cellsIn(cells, rings());
      return nameIn(cells, { name, kind }, both(inside, ground));
    });
  const countries = named('COUNTRY', meeting(frame, countryOutlines()), land);
  return [
    ...named('WATER', meeting(frame, waterOutlines()), sea),
    ...(frame.level < CLOSE || countries.length > 1 ? countries : []),
    ...islandsOn(frame, cells, land),
    ...resortsOn(frame),
  ];
}

function cellsOf(frame: MapFrame): Cells {
  const { left, top, width, height } = mercatorBox(frame);
  const size = MAP_SHAPES[frame.shape];
  const rows = Math.round((COLUMNS * size.height) / size.width);
  return { columns: COLUMNS, rows, left, top, across: width / COLUMNS, down: height / rows };
}

const both = (a: Mask, b: Mask): Mask => a.map((one, at) => one * b[at]!);

const meeting = (frame: MapFrame, outlines: readonly Outline[]): readonly Outline[] => {
  const { left, top, width, height } = mercatorBox(frame);
  return outlines.filter(
    ({ box }) =>
      box.left < left + width && box.right > left && box.top < top + height && box.bottom > top,
  );
};

/** A name with its spots in a mask; none where it has no room. */
function nameIn(cells: Cells, { name, kind }: Omit<MapName, 'spots'>, mask: Mask): MapName[] {
  const width = Math.ceil((name.length * LETTER * cells.columns) / LEAST_WIDTH);
  const rooms = boxesIn(cells, mask, { width, height: ROWS_OF_NAME }).map(({ x, y }) => ({
    x: x / cells.columns,
    y: y / cells.rows,
  }));
  return rooms.length > 0 ? [{ name, kind, spots: spread(rooms) }] : [];
}

/** The one in the middle of all, then those that are the farthest from the ones before. */
function spread(rooms: readonly Spot[]): Spot[] {
  const middle = { x: mean(rooms.map(({ x }) => x)), y: mean(rooms.map(({ y }) => y)) };
  const spots = [rooms.reduce((a, b) => (apart(b, middle) < apart(a, middle) ? b : a))];
  while (spots.length < Math.min(MOST_SPOTS, rooms.length)) {
    const least = (room: Spot) => Math.min(...spots.map((spot) => apart(room, spot)));
    spots.push(rooms.reduce((a, b) => (least(b) > least(a) ? b : a)));
  }
  return spots;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Regions that are islands, each on the piece of land that it alone is. */
function islandsOn(frame: MapFrame, cells: Cells, land: Mask): MapName[] {
  if (frame.level < NEAR) return [];
  const islands = places
    .filter(({ kind, nature }) => kind === 'region' && nature.includes('island'))
    .map((place) => ({ place, at: pointOn(frame, place) }));
  const shown = islands
    .filter(({ at: { x, y } }) => x >= 0 && x < 1 && y >= 0 && y < 1)
    .map(({ place, at: { x, y } }) => ({
      place,
      cell: Math.floor(y * cells.rows) * cells.columns + Math.floor(x * cells.columns),
    }));
  return shown.flatMap(({ place, cell }) => {
    const piece = pieceAround(cells, land, cell);
    const isShared =
      shown.some((one) => one.cell !== cell && piece[one.cell] === 1) ||
      (isCut(cells, piece) && islands.some((one) => isNeighbour(one.place, place)));
    return isShared || place.name.includes(' and ')
      ? []
      : nameIn(cells, { name: place.name, kind: 'ISLAND' }, piece);
  });
}

const isNeighbour = (one: PlacedRegion, other: PlacedRegion): boolean =>
  one.id !== other.id && kmBetween(one, other) < NEIGHBOURS_KM;

/** Whether a piece of land goes on beyond the map. */
const isCut = ({ columns, rows }: Cells, piece: Mask): boolean =>
  piece.some((one, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return one === 1 && (row % (rows - 1) === 0 || column % (columns - 1) === 0);
  });

function resortsOn(frame: MapFrame): MapName[] {
  if (frame.level < VERY_CLOSE) return [];
  return places
    .filter(({ kind }) => kind === 'resort' || kind === 'town')
    .map((place) => ({ place, at: pointOn(frame, place) }))
    .filter(({ at: { x, y } }) => x > 0 && x < 1 && y > 0 && y < 1)
    .toSorted((a, b) => (b.place.popularity ?? 0) - (a.place.popularity ?? 0))
    .map(({ place, at }) => ({ name: place.name, kind: 'RESORT', spots: [at] }));
}
