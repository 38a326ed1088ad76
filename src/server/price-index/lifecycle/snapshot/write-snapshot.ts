/**
 * Index → file, whole or not at all: written beside the old one and renamed when it is safe on the
 * disk.
 */
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { passingWords, type ColumnRange } from '../../memory/columns.ts';
import type { SharedIndex } from '../../search-index.ts';
import {
  blocksOf,
  MEMORY_AT,
  writeHead,
  writePreamble,
  type Head,
  type Origin,
} from './snapshot-format.ts';

const WORD_BYTES = 4;

export type SnapshotDraft = {
  /** Makes the draft the snapshot; from then on a start reads it. */
  readonly publish: () => Promise<void>;
};

/**
 * Copies the memory into a draft beside `file`. Nothing may be written into the index meanwhile,
 * and one draft is made at a time; readers are not disturbed. Checksums take the thread a block at
 * a time, about 2 ms.
 */
export async function draftSnapshot(
  file: string,
  { memory, bytes, sections, facts }: SharedIndex,
  origin: Origin,
  anchor: Head['anchor'],
): Promise<SnapshotDraft> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w', 0o600);
  try {
    const checksums = await copyBlocks(
      handle,
      new Uint8Array(memory.buffer, 0, bytes),
      passingWords(sections),
    );
    const head = writeHead({ origin, anchor, bytes, sections, facts, checksums });
    await writeAll(handle, head, MEMORY_AT + bytes);
    await writeAll(handle, writePreamble(MEMORY_AT + bytes, head), 0);
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw error;
  }
  return { publish: () => publish(handle, draft, file) };
}

async function copyBlocks(
  handle: FileHandle,
  memory: Uint8Array,
  control: ColumnRange,
): Promise<number[]> {
  const checksums: number[] = [];
  for (const { at, length } of blocksOf(memory.length)) {
    const block = withoutLock(memory.subarray(at, at + length), at, control);
    checksums.push(crc32(block));
    await writeAll(handle, block, MEMORY_AT + at);
  }
  return checksums;
}

/**
 * The block; the words of the lock, which readers take meanwhile, and of the versions as they are
 * when nothing was ever written.
 */
function withoutLock(block: Uint8Array, at: number, control: ColumnRange): Uint8Array {
  if (control.offset >= at + block.length || control.offset + WORD_BYTES * control.length <= at)
    return block;
  const copy = block.slice();
  copy.fill(0, Math.max(0, control.offset - at), control.offset + WORD_BYTES * control.length - at);
  return copy;
}

/** A full disk answers a write with fewer bytes before it answers with an error. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    if (bytesWritten === 0) throw new Error('the snapshot could not be written: is the disk full?');
    done += bytesWritten;
  }
}

async function publish(handle: FileHandle, draft: string, file: string): Promise<void> {
  try {
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const folder = await open(path.dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
