/** File → index, every byte verified; whatever is wrong is told and nothing of it is used. */
import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import { RING_DAYS } from '../../memory/days.ts';
import { makeMemory } from '../../memory/shared-memory.ts';
import type { SharedIndex } from '../../search-index.ts';
import {
  blocksOf,
  MEMORY_AT,
  PREAMBLE_BYTES,
  readHead,
  readPreamble,
  type Head,
  type Origin,
} from './snapshot-format.ts';

export type SnapshotReading =
  | { readonly kind: 'read'; readonly shared: SharedIndex; readonly anchor: Head['anchor'] }
  /** `reason` is a clause for the log: "the snapshot …". */
  | { readonly kind: 'unusable'; readonly reason: string };

/** Reads in flight at once: one is being verified while the others come. */
const READS_AT_ONCE = 4;
/** Days from today that a search can reach: departure in 730, 28 nights, and a night flight. */
const REACH_DAYS = 760;

/**
 * Reads the snapshot of an index that was made from `origin` and can answer every search of
 * `today`.
 */
export async function readSnapshot(
  file: string,
  origin: Origin,
  today: IsoDate,
): Promise<SnapshotReading> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => error);
  if (handle instanceof Error)
    return unusable(
      handle.code === 'ENOENT' ? 'does not exist yet' : `cannot be opened (${handle.code})`,
    );
  try {
    const head = await readFrame(handle);
    if (typeof head === 'string') return unusable(head);
    const reason = whyUnfit(head, origin, dayNumber(today));
    return reason ? unusable(reason) : await readMemory(handle, head);
  } catch (error) {
    return unusable(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    await handle.close();
  }
}

const unusable = (reason: string): SnapshotReading => ({ kind: 'unusable', reason });

/** The head of a file that has the length it promises, or what is wrong with it. */
async function readFrame(handle: FileHandle): Promise<Head | string> {
  const { size } = await handle.stat();
  const preamble =
    size < MEMORY_AT ? undefined : readPreamble(await readBytes(handle, 0, PREAMBLE_BYTES));
  if (!preamble) return 'is no snapshot of this layout, or its first bytes are damaged';
  if (size !== preamble.headAt + preamble.headBytes)
    return `is ${size} bytes long instead of ${preamble.headAt + preamble.headBytes}`;
  const head = readHead(await readBytes(handle, preamble.headAt, preamble.headBytes), preamble);
  if (!head || preamble.headAt !== MEMORY_AT + head.bytes) return 'has a damaged head';
  return head;
}

async function readBytes(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer;
}

function whyUnfit(
  { origin: { code, reference, catalogue }, facts: { firstDay } }: Head,
  wanted: Origin,
  today: number,
): string | undefined {
  if (code !== wanted.code) return 'was written by another release';
  if (reference !== wanted.reference) return 'was made with other places or tax rules';
  if (catalogue !== wanted.catalogue)
    return 'is of another catalogue: another database, or a whole import since';
  if (today < firstDay || today + REACH_DAYS > firstDay + RING_DAYS - 1)
    return 'begins on a day too far from today';
  return undefined;
}

async function readMemory(
  handle: FileHandle,
  { bytes, sections, facts, checksums, anchor }: Head,
): Promise<SnapshotReading> {
  const memory = makeMemory(bytes);
  const view = new Uint8Array(memory.buffer, 0, bytes);
  const blocks = blocksOf(bytes)
    .map((block, i) => ({ ...block, checksum: checksums[i] }))
    .values();
  const damaged: number[] = [];
  const readOn = async (): Promise<void> => {
    for (const { at, length, checksum } of blocks) {
      const block = view.subarray(at, at + length);
      await handle.read(block, 0, length, MEMORY_AT + at);
      if (crc32(block) !== checksum) damaged.push(at);
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, readOn));
  const [first] = damaged;
  return first === undefined
    ? { kind: 'read', shared: { memory, bytes, sections, facts }, anchor }
    : unusable(`is damaged near byte ${MEMORY_AT + first}`);
}
