import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFor, compressLong, isCompressible } from './compression.ts';

const text = 'A week in the sun. '.repeat(200);

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['GZIP;q=0.5', 'gzip', gunzipSync],
  ['zstd;q=0, br;q=0.0, gzip', 'gzip', gunzipSync],
])(
  '%s gets %s, and the same text in a fifth of the bytes or less',
  async (accepted, encoding, open) => {
    const compressed = await compressFor(accepted, Buffer.from(text));
    expect(compressed?.encoding).toBe(encoding);
    expect(open(compressed!.bytes).toString()).toBe(text);
    expect(compressed!.bytes.length * 5).toBeLessThan(text.length);
    const long = compressLong(accepted, Readable.from([Buffer.from(text), Buffer.from(text)]));
    expect(long?.encoding).toBe(encoding);
    expect(open(await buffer(long!.body)).toString()).toBe(text + text);
  },
);

test('a long body that breaks off, or that nobody reads on, ends at both ends', async () => {
  const broken = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from(text);
    throw new Error('gone');
  };
  await expect(buffer(compressLong('gzip', Readable.from(broken()))!.body)).rejects.toThrow('gone');
  const pieces = Readable.from([Buffer.from(text)]);
  const { body } = compressLong('gzip', pieces)!;
  body.destroy();
  await expect.poll(() => pieces.destroyed).toBe(true);
});

test('who names no way that we know gets the text as it is', async () => {
  expect(await compressFor(undefined, Buffer.from(text))).toBeUndefined();
  expect(await compressFor('compress, identity', Buffer.from(text))).toBeUndefined();
  expect(compressLong('identity', Readable.from([]))).toBeUndefined();
});

test('pages and data are compressed; pictures, documents and short answers are not', () => {
  expect(
    [
      'text/html; charset=utf-8',
      'application/json',
      'application/graphql-response+json; charset=utf-8',
      'image/svg+xml',
      'application/rss+xml; charset=utf-8',
    ].every((type) => isCompressible(type, 5_000)),
  ).toBe(true);
  expect(['image/avif', 'application/pdf', null].some((type) => isCompressible(type, 5_000))).toBe(
    false,
  );
  expect(isCompressible('text/html', 300)).toBe(false);
});
