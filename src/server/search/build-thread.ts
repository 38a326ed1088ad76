/** The thread that builds an index beside the one that is sold from: reads its order, answers with the index, ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { makePool } from '#server/db/pool.ts';
import type { BuildOrder } from './build-beside.ts';
import { loadIndex } from './load-index.ts';

const { databaseUrl, reference, today }: BuildOrder = workerData;
const pool = makePool({ url: databaseUrl, size: 1, name: 'holidaymaker index builder' });
try {
  parentPort?.postMessage(await loadIndex(pool, reference, today));
} finally {
  await pool.end();
}
