/** The thread that builds an index beside the one that is sold from: reads its order, answers with the index, ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { makePool } from '#server/db/pool.ts';
import type { BuildOrder } from './build-beside.ts';
import { loadIndex } from './load-index.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by build-beside.ts, which starts the thread
const { databaseUrl, reference, today } = workerData as BuildOrder;
const port = parentPort;
const pool = makePool({ url: databaseUrl, size: 1, name: 'holidaymaker index builder' });
try {
  port?.postMessage(await loadIndex(pool, reference, today));
} finally {
  await pool.end();
}
