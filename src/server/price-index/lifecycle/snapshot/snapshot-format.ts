/**
 * The snapshot file: the index's memory as it lies there, in a frame that proves it whole.
 *
 *     0      preamble: magic, where the head lies, how long it is, its checksum, that of these
 *     4096   the memory, in blocks of 4 MiB, each with a checksum of its own in the head
 *     then   the head: JSON of what the index is, of when, and what it was made from
 */
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { CatalogueFacts } from '../../search-index.ts';

export const MEMORY_AT = 4_096;
export const BLOCK_BYTES = 4 * 2 ** 20;
export const PREAMBLE_BYTES = 32;
const MAGIC = Buffer.from('HMINDEX1');

/** What an index was made from; one that was made from something else is of no use. */
export type Origin = {
  /** Of the release: readCodeMark. */
  readonly code: string;
  /** Of places and tax rules: markOf. */
  readonly reference: string;
  /** Of the database's tables: readCatalogueMark. */
  readonly catalogue: string;
};

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

const HeadSchema = v.object({
  origin: v.object({ code: v.string(), reference: v.string(), catalogue: v.string() }),
  /** The last change in the columns; sequence 0 = none was ever made. */
  anchor: v.object({ sequence: wholeNumber, madeAt: v.string(), seen: v.string() }),
  bytes: wholeNumber,
  sections: v.record(v.string(), v.object({ offset: wholeNumber, length: wholeNumber })),
  // Written by the code that reads it (origin.code) and checksummed.
  facts: v.custom<CatalogueFacts>(
    (value) => typeof value === 'object' && value !== null && 'firstDay' in value,
  ),
  /** CRC-32 of each block. */
  checksums: v.array(wholeNumber),
});
export type Head = v.InferOutput<typeof HeadSchema>;

export type Preamble = {
  readonly headAt: number;
  readonly headBytes: number;
  readonly headChecksum: number;
};

/** The first bytes of a file whose head lies at `headAt`. */
export function writePreamble(headAt: number, head: Uint8Array): Buffer {
  const bytes = Buffer.alloc(PREAMBLE_BYTES);
  MAGIC.copy(bytes);
  bytes.writeBigUInt64LE(BigInt(headAt), 8);
  bytes.writeUInt32LE(head.length, 16);
  bytes.writeUInt32LE(crc32(head), 20);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 24)), 24);
  return bytes;
}

/** Undefined when these are not the first bytes of a finished snapshot. */
export function readPreamble(bytes: Buffer): Preamble | undefined {
  if (
    !bytes.subarray(0, MAGIC.length).equals(MAGIC) ||
    bytes.readUInt32LE(24) !== crc32(bytes.subarray(0, 24))
  )
    return undefined;
  return {
    headAt: Number(bytes.readBigUInt64LE(8)),
    headBytes: bytes.readUInt32LE(16),
    headChecksum: bytes.readUInt32LE(20),
  };
}

export const writeHead = (head: Head): Buffer => Buffer.from(JSON.stringify(head));

/** Undefined when the bytes are not the head that the preamble promises. */
export function readHead(bytes: Buffer, { headChecksum }: Preamble): Head | undefined {
  if (crc32(bytes) !== headChecksum) return undefined;
  const head = v.safeParse(HeadSchema, JSON.parse(bytes.toString()));
  return head.success ? head.output : undefined;
}

/** The blocks of a memory of so many bytes: where each begins and how long it is. */
export const blocksOf = (bytes: number): { readonly at: number; readonly length: number }[] =>
  Array.from({ length: Math.ceil(bytes / BLOCK_BYTES) }, (_, i) => ({
    at: i * BLOCK_BYTES,
    length: Math.min(BLOCK_BYTES, bytes - i * BLOCK_BYTES),
  }));
