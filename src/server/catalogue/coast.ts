/** Coasts from Natural Earth (public domain) as drawings of land alone: what is not land is sea. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoIdentity, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { MAP_SHAPES, mercator, mercatorBox, type MapFrame } from '#domain/catalogue/map-frame.ts';

/** One piece of land in the Mercator square, with the box around it. */
type Land = { readonly polygon: { readonly type: 'Polygon'; coordinates: number[][][] }; readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** An SVG of the land in a frame, for use as a mask. */
export function drawCoast(frame: MapFrame): string {
  const { width, height } = MAP_SHAPES[frame.shape];
  const box = mercatorBox(frame);
  const side = height / box.height;
  const projection = geoIdentity().scale(side).translate([-box.left * side, -box.top * side]).clipExtent([[-1, -1], [width + 1, height + 1]]);
  const draw = geoPath(projection).digits(1);
  const lands = landsFor(frame.level).filter(({ left, right, top, bottom }) => left <= box.left + box.width && right >= box.left && top <= box.top + box.height && bottom >= box.top);
  const land = lands.map(({ polygon }) => draw(polygon) ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><path d="${land.join('')}"/></svg>`;
}

type Detail = '10m' | '50m' | '110m';

/** From which level on the finer coast can be seen. */
const FINE_FROM = 11;
const MIDDLE_FROM = 5;

const kept = new Map<Detail, readonly Land[]>();

/** The lands of the world as finely as a level needs; read when the first map asks for them. */
function landsFor(level: number): readonly Land[] {
  const detail = level >= FINE_FROM ? '10m' : level >= MIDDLE_FROM ? '50m' : '110m';
  const lands = kept.get(detail) ?? readLands(detail);
  kept.set(detail, lands);
  return lands;
}

type World = Parameters<typeof feature>[0];
/** Outer ring first, then lakes; points are longitude and latitude. */
type Rings = readonly (readonly (readonly number[])[])[];
type Geometry = { readonly type: string; readonly coordinates?: unknown };

/** The file's own words: it comes with its package, not from outside. */
const parseWorld: (json: string) => World = JSON.parse;

function readLands(detail: Detail): Land[] {
  const world = parseWorld(readFileSync(fileURLToPath(import.meta.resolve(`world-atlas/land-${detail}.json`)), 'utf8'));
  const land = world.objects['land'];
  if (!land) throw new Error(`land-${detail}.json has no land`);
  const found = feature(world, land);
  return ('features' in found ? found.features : [found]).flatMap(({ geometry }) => piecesOf(geometry).map(makeLand));
}

/** Of land, which is polygons; nothing of anything else. */
function piecesOf(geometry: Geometry): Rings[] {
  if (isPolygon(geometry)) return [geometry.coordinates];
  return isMultiPolygon(geometry) ? [...geometry.coordinates] : [];
}

const isPolygon = (geometry: Geometry): geometry is { readonly type: string; readonly coordinates: Rings } => geometry.type === 'Polygon';

const isMultiPolygon = (geometry: Geometry): geometry is { readonly type: string; readonly coordinates: readonly Rings[] } => geometry.type === 'MultiPolygon';

function makeLand(rings: Rings): Land {
  const coordinates = rings.map((ring) => ring.map(inSquare));
  const [outer = []] = coordinates;
  const least = (at: number, sign: 1 | -1): number => outer.reduce((edge, point) => Math.min(edge, sign * (point[at] ?? 0)), Infinity);
  return { polygon: { type: 'Polygon', coordinates }, left: least(0, 1), right: -least(0, -1), top: least(1, 1), bottom: -least(1, -1) };
}

function inSquare([lon = 0, lat = 0]: readonly number[]): number[] {
  const { x, y } = mercator({ lat, lon });
  return [x, y];
}
