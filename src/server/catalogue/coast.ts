/** Coasts from Natural Earth (public domain) as drawings of land alone: what is not land is sea. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoIdentity, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { MAP_SHAPES, mercator, mercatorBox, type MapFrame } from '#domain/catalogue/map-frame.ts';
import { readInlandWaters, type InlandWaters } from './coast/inland-waters.ts';
import { mapNames, type MapName } from './coast/map-names.ts';
import { countryOutlines, waterOutlines } from './coast/outlines.ts';
import { unbroken } from './coast/unbroken.ts';

/**
 * One piece of land: the box around it in the Mercator square, and its rings there, which are
 * worked out when a map shows it.
 */
type Land = { readonly box: Box; readonly rings: () => number[][][] };
type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** An SVG of the land in a frame, for use as a mask: lakes and rivers are cut out of it. */
export const drawMap = async (frame: MapFrame): Promise<string> =>
  drawCoast(frame, await readInlandWaters(frame));

/** The same with these lakes and rivers. */
export function drawCoast(frame: MapFrame, { lakes, rivers }: InlandWaters = DRY): string {
  const { width, height } = MAP_SHAPES[frame.shape];
  const box = mercatorBox(frame);
  const side = height / box.height;
  const projection = geoIdentity()
    .scale(side)
    .translate([-box.left * side, -box.top * side])
    .clipExtent([
      [-1, -1],
      [width + 1, height + 1],
    ]);
  const draw = geoPath(projection).digits(1);
  const lands = landsIn(frame);
  const land = lands.map(({ rings }) => draw({ type: 'Polygon', coordinates: rings() }) ?? '');
  const whole = `<path d="${land.join('')}"/>`;
  const isDry = lakes === '' && rivers === '';
  const drawing = isDry
    ? whole
    : `<mask id="dry"><g fill="#fff">${whole}</g><path d="${lakes}"/><path d="${rivers}" fill="none" stroke="#000" stroke-width="1.6" stroke-linejoin="round"/></mask><rect width="${width}" height="${height}" mask="url(#dry)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

/** Names of waters, countries, islands and resorts on a map, with where they have room. */
export const namesOn = (frame: MapFrame): readonly MapName[] =>
  mapNames(frame, () => landsIn(frame).flatMap(({ rings }) => rings()));

function landsIn(frame: MapFrame): Land[] {
  const { left, top, width, height } = mercatorBox(frame);
  const edges = { left, right: left + width, top, bottom: top + height };
  const side = MAP_SHAPES[frame.shape].height / height;
  return landsFor(detailOf(side)).filter((land) => doMeet(land.box, edges));
}

const DRY: InlandWaters = { lakes: '', rivers: '' };

/**
 * Reads all coasts ahead, and outlines of what is named on maps, so that no visitor's first map
 * waits for them; some 250 ms of the thread.
 */
export function readCoasts(): void {
  for (const detail of ['10m', '50m', '110m'] as const) landsFor(detail);
  waterOutlines();
  countryOutlines();
}

type Detail = '10m' | '50m' | '110m';

/** How many pixels the Mercator square has to have for the finer coast to be seen. */
const FINE_FROM = 18_000;
const MIDDLE_FROM = 2250;

const detailOf = (side: number): Detail =>
  side >= FINE_FROM ? '10m' : side >= MIDDLE_FROM ? '50m' : '110m';

const kept = new Map<Detail, readonly Land[]>();

/** The lands of the world; kept from the first time on. */
function landsFor(detail: Detail): readonly Land[] {
  const lands = kept.get(detail) ?? readLands(detail);
  kept.set(detail, lands);
  return lands;
}

/** One of the files of the package, as far as it is read here. */
type World = Parameters<typeof feature>[0] & {
  readonly objects: { readonly land: { readonly geometries: readonly Geometry[] } };
};
type Geometry =
  | { readonly type: 'Polygon'; readonly arcs: Coast }
  | { readonly type: 'MultiPolygon'; readonly arcs: Coast[] };

/** The file's own words: it comes with its package, not from outside. */
const parseWorld: (json: string) => World = JSON.parse;

/**
 * Boxes of all lands, from the arcs that their coasts are made of; a fifth of the work of reading
 * all rings.
 */
function readLands(detail: Detail): Land[] {
  const world = parseWorld(
    readFileSync(fileURLToPath(import.meta.resolve(`world-atlas/land-${detail}.json`)), 'utf8'),
  );
  const boxes = boxesOfArcs(world);
  return world.objects.land.geometries.flatMap(coastsOf).map((arcs) => ({
    box: around(arcs.flat().map((arc) => boxes[arc < 0 ? ~arc : arc] ?? NOWHERE)),
    rings: once(() => ringsOf(world, arcs)),
  }));
}

/** Outer ring first, then lakes; each a list of arcs, backwards where below zero. */
type Coast = number[][];

const coastsOf = (geometry: Geometry): Coast[] =>
  geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;

const ringsOf = (world: World, arcs: Coast): number[][][] =>
  feature<Record<string, never>>(world, { type: 'Polygon', arcs }).geometry.coordinates.map(
    (ring) => unbroken(ring.map(inSquare)),
  );

/** The arcs are steps on a grid: the first from its corner, each from the one before. */
function boxesOfArcs({ arcs, transform }: World): Box[] {
  if (!transform) throw new Error('the coasts are not on a grid');
  const { scale, translate } = transform;
  const place = (x: number, y: number) =>
    inSquare([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    let west = Infinity;
    let east = -Infinity;
    let south = Infinity;
    let north = -Infinity;
    for (const [right = 0, up = 0] of arc) {
      x += right;
      y += up;
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
    const [[left = 0, top = 0], [rightmost = 0, bottom = 0]] = [
      place(west, north),
      place(east, south),
    ];
    return { left, right: rightmost, top, bottom };
  });
}

const NOWHERE: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

const around = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (all, { left, right, top, bottom }) => ({
      left: Math.min(all.left, left),
      right: Math.max(all.right, right),
      top: Math.min(all.top, top),
      bottom: Math.max(all.bottom, bottom),
    }),
    NOWHERE,
  );

const doMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;

function inSquare([lon = 0, lat = 0]: readonly number[]): number[] {
  const { x, y } = mercator({ lat, lon });
  return [x, y];
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
