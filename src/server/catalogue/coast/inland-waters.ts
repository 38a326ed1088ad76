/** Lakes and rivers of a piece of the earth, from our own tiles of the map. */
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { MAP_SHAPES, mercatorBox, type MapFrame } from '#domain/catalogue/map-frame.ts';
import { openMapTiles } from '../map-tiles.ts';

/** What is drawn of them, as data of SVG paths in the pixels of the frame. */
export type InlandWaters = { readonly lakes: string; readonly rivers: string };

const OURS = openMapTiles({ tiles: undefined, credit: undefined });
const CUT_TO = 7;
const POLYGON = 3;
const LINE = 2;

/** Reads the few tiles that the frame lies in. */
export async function readInlandWaters(frame: MapFrame): Promise<InlandWaters> {
  const box = mercatorBox(frame);
  const zoom = Math.max(0, Math.min(CUT_TO, Math.floor(-Math.log2(box.width)) + 1));
  const count = 2 ** zoom;
  const columns = span(box.left * count, (box.left + box.width) * count, count);
  const rows = span(box.top * count, (box.top + box.height) * count, count);
  const scale = MAP_SHAPES[frame.shape].width / box.width / count;
  const drawn = await Promise.all(
    columns.flatMap((x) =>
      rows.map(async (y) => {
        const at = {
          left: (x - box.left * count) * scale,
          top: (y - box.top * count) * scale,
          scale,
        };
        return drawTile(await OURS.tile(zoom, x, y), at);
      }),
    ),
  );
  return {
    lakes: drawn.map(({ lakes }) => lakes).join(''),
    rivers: drawn.map(({ rivers }) => rivers).join(''),
  };
}

/** The whole numbers from one to the other that there are tiles of. */
const span = (from: number, to: number, count: number): number[] => {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(count - 1, Math.floor(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
};

/** Where a tile's corner lies in the drawing, and how many pixels it is wide. */
type Corner = { readonly left: number; readonly top: number; readonly scale: number };

function drawTile(bytes: Uint8Array | undefined, corner: Corner): InlandWaters {
  const water = bytes && new VectorTile(new PbfReader(bytes)).layers['water'];
  const features = Array.from({ length: water?.length ?? 0 }, (_, i) => water!.feature(i));
  const ofType = (type: number): string =>
    features
      .filter((one) => one.type === type)
      .map((one) => drawFeature(one, corner))
      .join('');
  return { lakes: ofType(POLYGON), rivers: ofType(LINE) };
}

const drawFeature = (feature: VectorTileFeature, { left, top, scale }: Corner): string =>
  feature
    .loadGeometry()
    .map((line) => {
      const points = line.map(
        ({ x, y }) =>
          `${(left + (x / feature.extent) * scale).toFixed(1)},${(top + (y / feature.extent) * scale).toFixed(1)}`,
      );
      return `M${points.join('L')}${feature.type === POLYGON ? 'Z' : ''}`;
    })
    .join('');
