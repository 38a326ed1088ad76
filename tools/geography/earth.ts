/** Natural Earth's land and lakes, and which of it lies in a piece of the earth. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];
/** An outline first, then its holes; each `[lon, lat]` in degrees. */
export type Rings = readonly (readonly (readonly [number, number])[])[];
export type Polygon = { readonly rings: Rings; readonly box: Box };

/** Landmasses and lakes of the whole earth. */
export type Earth = { readonly land: readonly Polygon[]; readonly lakes: readonly Polygon[] };

/** Reads the files of `folder` that data/README.md names. */
export async function readEarth(folder: string): Promise<Earth> {
  const [land, islands, lakes, lakesOfEurope] = await Promise.all(
    ['land', 'minor_islands', 'lakes', 'lakes_europe'].map((name) =>
      readPolygons(path.join(folder, `ne_10m_${name}.geojson.gz`)),
    ),
  );
  return { land: [...land!, ...islands!], lakes: [...lakes!, ...lakesOfEurope!] };
}

async function readPolygons(file: string): Promise<Polygon[]> {
  const { features } = parse(gunzipSync(await readFile(file)).toString());
  return features.flatMap(({ geometry }) => {
    const shapes = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return shapes.map((rings) => ({ rings, box: boxOf(rings[0]!) }));
  });
}

type Feature = {
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Rings }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] };
};

/** The file's own words. */
const parse: (json: string) => { readonly features: readonly Feature[] } = JSON.parse;

function boxOf(ring: Rings[number]): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon, lat] of ring) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** The polygons that may reach into a box. */
export const polygonsIn = (polygons: readonly Polygon[], box: Box): Polygon[] =>
  polygons.filter(
    ({ box: [west, south, east, north] }) =>
      west <= box[2] && east >= box[0] && south <= box[3] && north >= box[1],
  );
