/** Feeds: NDJSON, one record a line, as zstd or gzip, written as fast as the reader takes it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip, createZstdCompress } from 'node:zlib';

export const SUPPLIER_CHUNK_DAYS = 32;
/**
 * Days a supplier sells ahead: 730 to depart, 28 nights, a night flight, and the rest of the first
 * chunk.
 */
const SOLD_AHEAD = 730 + 28 + 4;

/** First and last 32-day chunk on sale on a day. */
/** The first and the last chunk that is sold. */
export type OnSale = { readonly first: number; readonly last: number };

export const chunksOnSale = (today: number): OnSale => ({
  first: Math.floor(today / SUPPLIER_CHUNK_DAYS),
  last: Math.floor((today + SOLD_AHEAD) / SUPPLIER_CHUNK_DAYS),
});

/** Sends records as a feed; a reader that is slow or leaves is no trouble. */
export async function sendFeed(
  request: IncomingMessage,
  response: ServerResponse,
  records: Iterable<unknown>,
): Promise<void> {
  const takesZstd = String(request.headers['accept-encoding']).includes('zstd');
  const squeeze = takesZstd
    ? createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } })
    : createGzip({ level: constants.Z_BEST_SPEED });
  response.writeHead(200, {
    'content-type': 'application/x-ndjson',
    'content-encoding': takesZstd ? 'zstd' : 'gzip',
    'cache-control': 'no-store',
  });
  await pipeline(Readable.from(lines(records)), squeeze, response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}

const BLOCK = 256 * 1024;

function* lines(records: Iterable<unknown>): Generator<string> {
  let block = '';
  for (const record of records) {
    block += `${JSON.stringify(record)}\n`;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block;
}

/** Little-endian 32-bit numbers as base64; every platform that we run on is little-endian. */
export const numbers = (values: Int32Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
export const bytes = (values: Uint8Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
