/**
 * Bulk loading of chunks by COPY in PostgreSQL's binary format (documentation: COPY, File Formats).
 */
import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Chunk } from './chunks.ts';

const HEADER = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const TRAILER = Buffer.from([0xff, 0xff]);
const BLOCK = 1 << 20;

const KEYS = { rate_chunk: 'plan_id, chunk', flight_chunk: 'series_id, chunk' };

export type ChunkCopy = {
  add(id: number, chunk: Chunk): Promise<void>;
  end(): Promise<void>;
};

/**
 * Empties `rate_chunk` or `flight_chunk` and opens a COPY into it, in a transaction of its own that
 * the caller commits; waits when the server is slower than the caller. Rows are written frozen, and
 * the key is made when all are there: both save work.
 */
export async function openChunkCopy(
  client: PoolClient,
  table: 'rate_chunk' | 'flight_chunk',
): Promise<ChunkCopy> {
  await client.query('begin');
  await client.query(`truncate ${table}`);
  await client.query(`alter table ${table} drop constraint ${table}_pkey`);
  const stream = client.query(copyFrom(`copy ${table} from stdin (format binary, freeze)`));
  const finished = once(stream, 'finish');
  // Heard where it is awaited; an import that gives up before that has a reason of its own.
  finished.catch(() => undefined);
  let block = Buffer.allocUnsafe(BLOCK);
  let used = HEADER.copy(block);
  const flush = async (): Promise<void> => {
    const isFull = !stream.write(block.subarray(0, used));
    block = Buffer.allocUnsafe(BLOCK);
    used = 0;
    if (isFull) await Promise.race([once(stream, 'drain'), finished]);
  };
  return {
    add: async (id, { chunk, columns }) => {
      if (used > BLOCK - 4_096) await flush();
      used = block.writeInt16BE(2 + columns.length, used);
      for (const number of [id, chunk])
        used = block.writeInt32BE(number, block.writeInt32BE(4, used));
      for (const column of columns) {
        used = block.writeInt32BE(column.length, used);
        used += column.copy(block, used);
      }
    },
    end: async () => {
      await flush();
      stream.end(TRAILER);
      await finished;
      await client.query(`alter table ${table} add primary key (${KEYS[table]})`);
      await client.query(`analyze ${table}`);
    },
  };
}
