/**
 * A web thread: answers HTTP on the shared port from the shared price index. It decides nothing that lasts; what must be
 * durable it asks of the engine room.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readSettings } from '#server/settings.ts';
import { attachIndex, type SharedIndex } from '#server/search/engine/index.ts';
import { makeLog } from '#server/log.ts';
import { openShop } from '#server/open-shop.ts';
import { engineRoomOver } from './engine-room.ts';
import { makeWebApp } from './web-app.ts';

/** What the engine room hands to a new thread. */
export type WebThreadData = { readonly index: SharedIndex; readonly thread: number };

if (!parentPort) throw new Error('a web thread is started by the engine room');
const port = parentPort;
const { index, thread } = workerData as WebThreadData;
const settings = readSettings(process.env);
const log = makeLog(settings.logLevel).child({ thread });
const shop = await openShop({ settings, log, index: attachIndex(index), engineRoom: engineRoomOver(port) });
const app = await makeWebApp(shop);
await app.listen({ host: settings.site.host, port: settings.site.port, reusePort: true });
port.on('message', (message: unknown) => {
  if (message === 'stop') void stop();
});
port.postMessage('ready');

/** Answers what has begun, then ends. */
async function stop(): Promise<void> {
  await app.close();
  await shop.pool.end();
  process.exit(0);
}
