/**
 * The thread that builds an index beside the one that is sold from: reads its order, answers with
 * the index, ends.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { IsoDate } from '#domain/dates.ts';
import { makePool } from '#server/db/pool.ts';
import type { ReferenceSource } from './build/source.ts';
import { loadIndex } from './load-index.ts';

/** What the thread is told; it answers with a LoadedIndex and ends. */
export type BuildOrder = {
  readonly databaseUrl: string;
  readonly reference: ReferenceSource;
  readonly today: IsoDate;
};

if (!parentPort) throw new Error('an index builder is started by the index writer');
const port = parentPort;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by buildBeside, which starts the thread
const { databaseUrl, reference, today } = workerData as BuildOrder;
const pool = makePool({ url: databaseUrl, size: 1, name: 'holidaymaker index builder' });
try {
  port.postMessage(await loadIndex(pool, reference, today));
} finally {
  await pool.end();
}
