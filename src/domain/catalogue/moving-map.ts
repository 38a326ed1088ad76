/** The map that moves: the addresses of its tiles, and where it begins. */
import { mercatorBox, type MapFrame, type Position } from './map-frame.ts';

/** Where it is told which tiles there are, how far they go, and whose they are. */
export const MAP_ABOUT = '/maps/tiles.json';

/** As maps are told it: they fill in zoom, column and row. */
export const MAP_TILE_ADDRESS = '/maps/tiles/{z}/{x}/{y}.mvt';

/** Beyond it nobody cuts tiles. */
const MOST_ZOOM = 22;

type TilePlace = { readonly z: number; readonly x: number; readonly y: number };

/** The tile of an address; undefined for an address of none. */
export function parseTilePath(path: string): TilePlace | undefined {
  const found = /^\/maps\/tiles\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.mvt$/.exec(path);
  if (!found) return undefined;
  const [z = 0, x = 0, y = 0] = found.slice(1).map(Number);
  return z <= MOST_ZOOM && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined;
}

/** Pixels of the whole world at zoom 0, as maps of tiles count. */
const WORLD_PIXELS = 512;

/** The middle of a piece, and the zoom at which it is `width` pixels wide. */
export function viewOf(frame: MapFrame, width: number): Position & { readonly zoom: number } {
  const box = mercatorBox(frame);
  const y = 1 - 2 * (box.top + box.height / 2);
  return {
    lat: (Math.atan(Math.sinh(y * Math.PI)) * 180) / Math.PI,
    lon: (box.left + box.width / 2) * 360 - 180,
    zoom: Math.log2(width / box.width / WORLD_PIXELS),
  };
}
