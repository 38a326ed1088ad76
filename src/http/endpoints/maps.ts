/**
 * Maps: land as a drawing that pages use as a mask, and the tiles of the map that moves; neither
 * changes from day to day, so browsers may keep them.
 */
import { mapPath, parseMapPath } from '#domain/catalogue/map-frame.ts';
import { MAP_ABOUT, MAP_TILE_ADDRESS, parseTilePath } from '#domain/catalogue/moving-map.ts';
import { drawMap } from '#server/catalogue/coast.ts';
import type { MapTiles } from '#server/catalogue/map-tiles.ts';

const A_MONTH = 'public, max-age=2592000';
/** An operator may name other tiles. */
const A_DAY = 'public, max-age=86400';
/** A drawing is some kilobytes. */
const MOST_KEPT = 300;

const kept = new Map<string, string>();

/**
 * Answers `/maps/{shape}/{level}/{x}/{y}.svg`, `/maps/tiles/{z}/{x}/{y}.mvt` and what is told of
 * the tiles, as TileJSON (https://github.com/mapbox/tilejson-spec).
 */
export async function answerMap(tiles: MapTiles, request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  if (pathname === MAP_ABOUT) return aboutTiles(tiles, origin);
  const place = parseTilePath(pathname);
  if (place) return answerTile(await tiles.tile(place.z, place.x, place.y));
  const frame = parseMapPath(pathname);
  if (!frame) return new Response('There is no such map.', { status: 404 });
  const address = mapPath(frame);
  const drawing = kept.get(address) ?? (await drawMap(frame));
  keep(address, drawing);
  return new Response(drawing, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': A_MONTH },
  });
}

async function aboutTiles(tiles: MapTiles, origin: string): Promise<Response> {
  const { maxZoom, credit } = await tiles.about();
  return Response.json(
    {
      tilejson: '3.0.0',
      tiles: [`${origin}${MAP_TILE_ADDRESS}`],
      minzoom: 0,
      maxzoom: maxZoom,
      attribution: credit,
    },
    { headers: { 'cache-control': A_DAY } },
  );
}

/** Where there is no tile there is open sea. */
const answerTile = (tile: Uint8Array<ArrayBuffer> | undefined): Response =>
  tile
    ? new Response(tile, {
        headers: { 'content-type': 'application/vnd.mapbox-vector-tile', 'cache-control': A_DAY },
      })
    : new Response(null, { status: 204, headers: { 'cache-control': A_DAY } });

/** The one that nobody asked for the longest makes room. */
function keep(address: string, drawing: string): void {
  kept.delete(address);
  kept.set(address, drawing);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
