/**
 * A thread that begins to read an index, is overtaken until it asks the writer to pause, and then
 * hangs in its read.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readConsistently, writeUnit } from '#server/price-index/read-stable.ts';
import { attachIndex, type SharedIndex } from '#server/price-index/search-index.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by the test that starts the thread
const shared = workerData as SharedIndex;
const index = attachIndex(shared);
const port = parentPort!;
let tries = 0;
readConsistently(index, () => {
  tries += 1;
  if (tries > 3) {
    port.postMessage('reads in a pause');
    for (;;);
  }
  writeUnit(index, index.columns.hotelVersion, 0, () => undefined);
});
