/**
 * A web thread: answers HTTP on the shared port from the shared price index. It decides nothing that lasts; what must be
 * durable is claimed in the database and done by the engine room.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { makeLog } from '#server/log.ts';
import { openShop } from '#server/open-shop.ts';
import { attachIndex, type SharedIndex } from '#server/search/search-index.ts';
import { readSettings } from '#server/settings.ts';
import { makeWebApp } from './web-app.ts';

/** What the engine room hands to a new thread. */
export type WebThreadData = { readonly index: SharedIndex; readonly thread: number; readonly sharesPort: boolean };

if (!parentPort) throw new Error('a web thread is started by the engine room');
const port = parentPort;
const { index, thread, sharesPort }: WebThreadData = workerData;
const settings = readSettings(process.env);
const log = makeLog(settings.logLevel).child({ thread });
const shop = await openShop({ settings, log, index: attachIndex(index) });
const app = await makeWebApp(shop);
await app.listen({ host: settings.site.host, port: settings.site.port, ...(sharesPort && { reusePort: true }) });
port.on('message', (message: unknown) => {
  if (message === 'stop') void stop();
});
port.postMessage('ready');

/** Answers what has begun, then ends. */
async function stop(): Promise<void> {
  await app.close();
  await shop.pool.end();
  port.close();
}
