/**
 * Tiles of the map: our own, cut from Natural Earth (`tools/geography/map-tiles/cut-map.ts`), or
 * those of whoever the operator names, fetched by us so that no browser tells a stranger where it
 * looks.
 */
import { open } from 'node:fs/promises';
import path from 'node:path';
import { FetchSource, PMTiles, ResolvedValueCache, type Source } from 'pmtiles';

export type MapTiles = {
  /** What is told of the tiles as a whole. */
  readonly about: () => Promise<TilesAbout>;
  /** A vector tile, not compressed; undefined where there is none. */
  readonly tile: (z: number, x: number, y: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

export type TilesAbout = {
  /** The last zoom that is cut; closer ones show it larger. */
  readonly maxZoom: number;
  /** Whose map it is, as text. */
  readonly credit: string;
};

export type MapSettings = {
  /**
   * A PMTiles file or its address, or the address of tiles with `{z}`, `{x}` and `{y}` in it;
   * undefined for our own. Its layers are those of the Protomaps basemap.
   */
  readonly tiles: string | undefined;
  /** Undefined where the tiles say it themselves. */
  readonly credit: string | undefined;
};

/** As long as anybody waits for a piece of a map. */
const TILE_MS = 5_000;
/** Of tiles that do not say it: what servers of OpenStreetMap extracts cut to. */
const USUAL_MAX_ZOOM = 15;
const OUR_OWN = path.join(import.meta.dirname, '../../../data/map.pmtiles');

/** Opens the tiles; nothing is read before the first is asked for. */
export function openMapTiles({ tiles = OUR_OWN, credit }: MapSettings): MapTiles {
  if (tiles.includes('{z}')) return tilesAt(tiles, credit ?? '');
  const source = /^https?:/.test(tiles)
    ? withoutWaiting(new FetchSource(tiles))
    : fileSource(tiles);
  // Its usual cache keeps a failure for good.
  return tilesIn(new PMTiles(source, new ResolvedValueCache()), credit);
}

function tilesAt(address: string, credit: string): MapTiles {
  return {
    about: async () => ({ maxZoom: USUAL_MAX_ZOOM, credit }),
    tile: async (z, x, y) => {
      const url = address
        .replace('{z}', String(z))
        .replace('{x}', String(x))
        .replace('{y}', String(y));
      const answer = await fetch(url, { signal: AbortSignal.timeout(TILE_MS) });
      if (answer.status === 404 || answer.status === 204) return undefined;
      if (!answer.ok) throw new Error(`the map's tiles answer ${answer.status}`);
      return answer.bytes();
    },
  };
}

const tilesIn = (archive: PMTiles, credit: string | undefined): MapTiles => ({
  about: async () => {
    const [{ maxZoom }, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()]);
    return { maxZoom, credit: credit ?? creditOf(metadata) };
  },
  tile: async (z, x, y) => {
    const found = await archive.getZxy(z, x, y);
    return found && new Uint8Array(found.data);
  },
});

/** Archives write it as markup. */
const creditOf = (metadata: unknown): string =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'attribution' in metadata &&
  typeof metadata.attribution === 'string'
    ? metadata.attribution.replaceAll(/<[^>]*>/g, '')
    : '';

/** No range is waited for longer than a tile, those that tell of the archive neither. */
const withoutWaiting = (source: Source): Source => ({
  getKey: () => source.getKey(),
  getBytes: (offset, length, _signal, etag) =>
    source.getBytes(offset, length, AbortSignal.timeout(TILE_MS), etag),
});

/** Ranges of a file, which is open only while one of them is read. */
const fileSource = (file: string): Source => ({
  getKey: () => file,
  getBytes: async (offset, length) => {
    await using handle = await open(file);
    const bytes = new Uint8Array(length);
    const { bytesRead } = await handle.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  },
});
