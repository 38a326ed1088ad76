import {
  GeoJSONVT,
  type GeoJSONVTInternalTileFeature,
  type GeoJSONVTTile,
} from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';

/** One layer of the map; a feature is drawn from its `min_zoom` on. */
export type MapLayer = { readonly name: string; readonly features: readonly GeoJSON.Feature[] };

export type CutTile = {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** A vector tile (Mapbox Vector Tile 2.1), not compressed. */
  readonly bytes: Uint8Array;
};

/** Parts of a tile's side: at zoom 7 about 60 m in the south of Europe. */
const EXTENT = 4096;
/** What is drawn past a tile's edge, so that lines meet and no edge shows. */
const BUFFER = 64;

/** Every tile with anything in it, from zoom 0 to `maxZoom`. */
export function* cutTiles(layers: readonly MapLayer[], maxZoom: number): Generator<CutTile> {
  const cut = layers.map(({ name, features }) => ({
    name,
    tiles: new GeoJSONVT(
      { type: 'FeatureCollection', features: [...features] },
      {
        maxZoom,
        indexMaxZoom: maxZoom,
        indexMaxPoints: 0,
        tolerance: 4,
        extent: EXTENT,
        buffer: BUFFER,
      },
    ),
  }));
  for (let z = 0; z <= maxZoom; z += 1)
    for (let x = 0; x < 2 ** z; x += 1)
      for (let y = 0; y < 2 ** z; y += 1) {
        const found = cut.flatMap(({ name, tiles }) => {
          const features = tiles.getTile(z, x, y)?.features.filter((one) => isDrawn(one, z)) ?? [];
          return features.length > 0 ? [[name, { features }] as const] : [];
        });
        if (found.length > 0)
          yield {
            z,
            x,
            y,
            bytes: fromGeojsonVt(asTiles(Object.fromEntries(found)), {
              version: 2,
              extent: EXTENT,
            }),
          };
      }
}

const isDrawn = ({ tags }: GeoJSONVTInternalTileFeature, zoom: number): boolean =>
  Number(tags?.['min_zoom'] ?? 0) <= zoom;

/** The writer reads the features alone, and calls them by another name than the cutter. */
const asTiles = (
  layers: Record<string, { readonly features: GeoJSONVTInternalTileFeature[] }>,
): Record<string, GeoJSONVTTile> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two names for one shape
  layers as unknown as Record<string, GeoJSONVTTile>;
