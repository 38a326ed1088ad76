/**
 * Compression of what is made for one request. Levels are the cheapest that still take nine tenths
 * away; files come compressed already.
 */
import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';

export type Compressed = { readonly bytes: Buffer; readonly encoding: string };

/** Below this, headers and time cost more than the bytes that are saved. */
const WORTHWHILE_BYTES = 1_024;
const TEXT =
  /^(?:text\/|image\/svg\+xml|application\/(?:(?:[\w.-]+\+)?(?:json|xml)|vnd\.mapbox-vector-tile))/;

const [zstd, brotli, gzipped] = [
  promisify(zstdCompress),
  promisify(brotliCompress),
  promisify(gzip),
];

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 2 };
const GZIP = { level: 3 };

/** Cheapest first. */
const WAYS: readonly {
  readonly encoding: string;
  readonly compress: (bytes: Buffer) => Promise<Buffer>;
  readonly open: () => Transform;
}[] = [
  {
    encoding: 'zstd',
    compress: (bytes) => zstd(bytes, ZSTD),
    open: () => createZstdCompress(ZSTD),
  },
  {
    encoding: 'br',
    compress: (bytes) =>
      brotli(bytes, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    open: () => createBrotliCompress({ params: BROTLI }),
  },
  {
    encoding: 'gzip',
    compress: (bytes) => gzipped(bytes, GZIP),
    open: () => createGzip(GZIP),
  },
];

/**
 * Whether a body of this type is compressed for those who accept it, so that caches keep the
 * answers apart.
 */
export const isCompressible = (contentType: string | null, length: number): boolean =>
  length >= WORTHWHILE_BYTES && TEXT.test(contentType ?? '');

/**
 * The bytes in a way that the `Accept-Encoding` header names; undefined when it names none of ours.
 */
export async function compressFor(
  acceptEncoding: string | undefined,
  bytes: Buffer,
): Promise<Compressed | undefined> {
  const way = wayFor(acceptEncoding);
  return way && { bytes: await way.compress(bytes), encoding: way.encoding };
}

/**
 * The same of a body that goes out as it is made. Whoever ends either end, or fails at it, ends the
 * other.
 */
export function compressLong(
  acceptEncoding: string | undefined,
  pieces: Readable,
): { readonly body: Readable; readonly encoding: string } | undefined {
  const way = wayFor(acceptEncoding);
  // What failed is told by whoever reads the body.
  return way && { body: pipeline(pieces, way.open(), () => undefined), encoding: way.encoding };
}

/** The way that `compressFor` would take, by its name. */
export const encodingFor = (acceptEncoding: string | undefined): string | undefined =>
  wayFor(acceptEncoding)?.encoding;

function wayFor(acceptEncoding: string | undefined): (typeof WAYS)[number] | undefined {
  const accepted = acceptedEncodings(acceptEncoding);
  return WAYS.find(({ encoding }) => accepted.has(encoding));
}

/** What an `Accept-Encoding` header names and does not refuse, in small letters. */
export const acceptedEncodings = (acceptEncoding = ''): ReadonlySet<string> =>
  new Set(
    acceptEncoding
      .split(',')
      .filter((one) => !REFUSED.test(one))
      .map((one) => (one.split(';', 1)[0] ?? '').trim().toLowerCase()),
  );

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;
