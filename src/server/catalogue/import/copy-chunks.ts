/** Bulk loading of chunks by COPY in PostgreSQL's binary format (documentation: COPY, File Formats). */
import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Chunk } from './chunks.ts';

const HEADER = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const TRAILER = Buffer.from([0xff, 0xff]);
const BLOCK = 1 << 20;

export type ChunkCopy = {
  add(id: number, chunk: Chunk): Promise<void>;
  end(): Promise<void>;
};

/** Opens a COPY into `rate_chunk` or `flight_chunk`; waits when the server is slower than the caller. */
export function openChunkCopy(client: PoolClient, table: 'rate_chunk' | 'flight_chunk'): ChunkCopy {
  const stream = client.query(copyFrom(`copy ${table} from stdin binary`));
  const finished = once(stream, 'finish');
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
      for (const number of [id, chunk]) used = block.writeInt32BE(number, block.writeInt32BE(4, used));
      for (const column of columns) {
        used = block.writeInt32BE(column.length, used);
        used += column.copy(block, used);
      }
    },
    end: async () => {
      await flush();
      stream.end(TRAILER);
      await finished;
    },
  };
}
