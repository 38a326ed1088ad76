/** Tiles → one PMTiles file, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3). */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { CutTile } from './cut-tiles.ts';

type Archive = {
  readonly maxZoom: number;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** Where `runLength` tiles from `tileId` on lie; of a leaf directory `runLength` is 0. */
type Entry = { readonly tileId: number; runLength: number; offset: number; length: number };

const HEADER_BYTES = 127;
/** Entries of a leaf directory; the root names leaves alone and stays far below 16 kB. */
const LEAF_ENTRIES = 2048;
const GZIP = 2;
const VECTOR_TILES = 1;
const WORLD = [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000] as const;

/** The archive with its tiles in the order of their ids; what is alike is kept once. */
export function makePmtiles(tiles: Iterable<CutTile>, { maxZoom, metadata }: Archive): Buffer {
  const { entries, data, addressed, contents } = placeTiles(tiles);
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let leafOffset = 0;
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    const leaf = makeDirectory(entries.slice(at, at + LEAF_ENTRIES));
    root.push({
      tileId: entries[at]!.tileId,
      runLength: 0,
      offset: leafOffset,
      length: leaf.length,
    });
    leaves.push(leaf);
    leafOffset += leaf.length;
  }
  const directory = makeDirectory(root);
  const about = gzipSync(JSON.stringify(metadata));
  const parts = [directory, about, Buffer.concat(leaves), data];
  const header = makeHeader(parts, { maxZoom, addressed, entries: entries.length, contents });
  return Buffer.concat([header, ...parts]);
}

function placeTiles(tiles: Iterable<CutTile>) {
  const ordered = [...tiles]
    .map(({ z, x, y, bytes }) => ({ tileId: zxyToTileId(z, x, y), bytes }))
    .toSorted((a, b) => a.tileId - b.tileId);
  const places = new Map<string, { readonly offset: number; readonly length: number }>();
  const chunks: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { tileId, bytes } of ordered) {
    const place = places.getOrInsertComputed(
      createHash('sha256').update(bytes).digest('hex'),
      () => {
        const chunk = gzipSync(bytes, { level: 9 });
        chunks.push(chunk);
        end += chunk.length;
        return { offset: end - chunk.length, length: chunk.length };
      },
    );
    const last = entries.at(-1);
    if (last && last.tileId + last.runLength === tileId && last.offset === place.offset)
      last.runLength += 1;
    else entries.push({ tileId, runLength: 1, ...place });
  }
  return {
    entries,
    data: Buffer.concat(chunks),
    addressed: ordered.length,
    contents: places.size,
  };
}

/** Entries column by column, each number in as few bytes as it needs. */
function makeDirectory(entries: readonly Entry[]): Buffer {
  const offsets = entries.map(({ offset }, i) => {
    const before = entries[i - 1];
    return before && before.offset + before.length === offset ? 0 : offset + 1;
  });
  const numbers = [
    entries.length,
    ...entries.map(({ tileId }, i) => tileId - (entries[i - 1]?.tileId ?? 0)),
    ...entries.map(({ runLength }) => runLength),
    ...entries.map(({ length }) => length),
    ...offsets,
  ];
  return gzipSync(Uint8Array.from(numbers.flatMap(varint)), { level: 9 });
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

type Counts = {
  readonly maxZoom: number;
  readonly addressed: number;
  readonly entries: number;
  readonly contents: number;
};

function makeHeader(
  parts: readonly Buffer[],
  { maxZoom, addressed, entries, contents }: Counts,
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  let [at, offset] = [8, HEADER_BYTES];
  for (const { length } of parts) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    at += 16;
    offset += length;
  }
  for (const count of [addressed, entries, contents]) {
    header.writeBigUInt64LE(BigInt(count), at);
    at += 8;
  }
  header.set([1, GZIP, GZIP, VECTOR_TILES, 0, maxZoom], at);
  WORLD.forEach((degrees, i) => header.writeInt32LE(degrees, at + 6 + 4 * i));
  return header;
}
