/**
 * A web thread: answers HTTP on the shared port from the shared price index. It decides nothing that lasts; what must be
 * durable is claimed in the database and done by the engine room.
 */
import { parentPort, type MessagePort } from 'node:worker_threads';
import { todayIn } from '#server/brand.ts';
import { makeLog } from '#server/log.ts';
import { openShop } from '#server/open-shop.ts';
import { attachIndex, type SharedIndex } from '#server/search/search-index.ts';
import { warmUp } from '#server/search/warm-up.ts';
import { readSettings } from '#server/settings.ts';
import { makeWebApp } from './web-app.ts';

/** What the engine room tells a thread: the index to sell from, once; then, some day, to stop. */
export type WebThreadOrder = { readonly kind: 'open'; readonly index: SharedIndex; readonly thread: number; readonly sharesPort: boolean } | { readonly kind: 'stop' };

if (!parentPort) throw new Error('a web thread is started by the engine room');
const port = parentPort;
let close: Promise<() => Promise<void>> | undefined;
port.on('message', (order: WebThreadOrder) => {
  if (order.kind === 'open') close = open(port, order);
  else void stop();
});

/** Opens the shop on the index, warms it, and listens. A failure ends the thread, which the engine room hears. */
async function open(told: MessagePort, { index, thread, sharesPort }: Extract<WebThreadOrder, { kind: 'open' }>): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const attached = attachIndex(index);
  const shop = await openShop({ settings, log: makeLog(settings.logLevel).child({ thread }), index: attached });
  const app = await makeWebApp(shop);
  warmUp(attached, todayIn(new Date()));
  await app.listen({ host: settings.site.host, port: settings.site.port, ...(sharesPort && { reusePort: true }) });
  told.postMessage('ready');
  return async () => {
    await app.close();
    await shop.pool.end();
  };
}

/** Answers what has begun, then ends. */
async function stop(): Promise<void> {
  await (await close)?.();
  port.close();
}
