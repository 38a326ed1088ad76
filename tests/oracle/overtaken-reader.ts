/**
 * A thread that reads an index while it is written without end: each of its first tries lasts until
 * something was written meanwhile; then it waits to be overtaken for 15 ms at most. Tells in how
 * many tries it had its answer, or the error.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { isStill, readConsistently } from '#server/price-index/read-stable.ts';
import { attachIndex, type SharedIndex } from '#server/price-index/search-index.ts';

const TRIES_WITHOUT_PAUSE = 3;
const TIMEOUT_MS = 15;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by the test that starts the thread
const index = attachIndex(workerData as SharedIndex);
const port = parentPort!;
let tries = 0;
try {
  readConsistently(index, (epoch) => {
    tries += 1;
    const until = tries <= TRIES_WITHOUT_PAUSE ? Infinity : performance.now() + TIMEOUT_MS;
    while (isStill(index, epoch) && performance.now() < until);
  });
  port.postMessage({ tries });
} catch (error) {
  port.postMessage({ tries, error: String(error) });
}
