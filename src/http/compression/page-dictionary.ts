/**
 * Compression with a dictionary that the browser has (RFC 9842): pages of the site share most of
 * their text, and whoever opens a second one has it already.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { acceptedEncodings } from './compression.ts';

export type PageDictionary = {
  readonly bytes: Buffer;
  /** Where it is fetched; another dictionary has another address. */
  readonly address: string;
  /** SHA-256 of the bytes, as a browser names a dictionary that it has: `:base64:`. */
  readonly mark: string;
  /** What comes before the text that was compressed with it: a frame that is skipped, the hash. */
  readonly head: Buffer;
};

/** Of dictionaries; what follows is the hash. */
export const DICTIONARIES = '/page-dictionary/';

/** Name of the encoding: Zstandard with a dictionary. */
export const DICTIONARY_ENCODING = 'dcz';

/** Magic number and length of the skippable frame (RFC 9842, 5). */
const FRAME = Buffer.from('5e2a4d1820000000', 'hex');

/** The dictionary of these bytes. */
export function makePageDictionary(bytes: Buffer): PageDictionary {
  const hash = createHash('sha256').update(bytes).digest();
  return {
    bytes,
    address: DICTIONARIES + hash.toString('hex'),
    mark: `:${hash.toString('base64')}:`,
    head: Buffer.concat([FRAME, hash]),
  };
}

/** As pages without a dictionary are (compression.ts). */
const zstd = promisify(zstdCompress);

/** The text for a browser that has the dictionary. */
export async function compressWith(
  { bytes: dictionary, head }: PageDictionary,
  bytes: Buffer,
): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: 3 };
  return Buffer.concat([head, await zstd(bytes, { dictionary, params })]);
}

type Asking = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Whether who sent these headers has the dictionary and takes what is compressed with it. */
export const hasDictionary = ({ mark }: PageDictionary, headers: Asking): boolean =>
  headers['available-dictionary'] === mark && accepts(headers, DICTIONARY_ENCODING);

/**
 * The `Link` that lets a browser fetch the dictionary once it has nothing else to do; undefined for
 * one that has it or is asked to save data. Which others know dictionaries is not to be seen: they
 * tell of the encoding only with a dictionary at hand, and those that know none follow no such
 * link.
 */
export const dictionaryLink = (
  { address, mark }: PageDictionary,
  headers: Asking,
): string | undefined =>
  accepts(headers, 'zstd') &&
  headers['available-dictionary'] !== mark &&
  headers['save-data'] !== 'on'
    ? `<${address}>; rel="compression-dictionary"`
    : undefined;

const accepts = (headers: Asking, encoding: string): boolean =>
  acceptedEncodings(headers['accept-encoding']?.toString()).has(encoding);
