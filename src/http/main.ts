/**
 * The site's process. Its main thread owns the price index and follows the catalogue's changes,
 * runs the durable workflows as the worker, and keeps the web threads. `npm start` starts it with
 * its settings.
 */

import { drawFirstPictures } from '#http/threads/first-pictures.ts';
import { startWebThreads } from '#http/threads/threads.ts';
import { importChanges } from '#server/catalogue/import-world.ts';
import { indexReference } from '#server/catalogue/reference.ts';
import { checkDurability } from '#server/db/durability.ts';
import { onDuty } from '#server/db/on-duty.ts';
import { makePool } from '#server/db/pool.ts';
import { todayIn } from '#server/market.ts';
import type { OrderWorker } from '#server/order/order-worker.ts';
import { makeLog } from '#server/platform/log.ts';
import { openIndexWriter } from '#server/price-index/index-writer.ts';
import { openChangeStream } from '#server/price-index/open-change-stream.ts';
import { readSettings } from '#server/settings.ts';
import { startSweep } from '#server/workflow/sweep.ts';

const IMPORT_EVERY_MS = 1_000;

const settings = readSettings(process.env);
const log = makeLog(settings.logLevel);
if (!settings.databaseUrl)
  throw new Error('DATABASE_URL is not set: start the site with `npm start`');
const pool = makePool({ url: settings.databaseUrl, name: 'holidaymaker worker' });

const changes = openChangeStream(pool, settings.natsUrl, log);

// The threads load their code while the index is read.
const opening = openIndexWriter({
  ...settings.index,
  pool,
  databaseUrl: settings.databaseUrl,
  stream: changes.stream,
  reference: indexReference,
  today: () => todayIn(new Date()),
  log,
  onNewIndex: async (shared) => (await starting).changeOver(shared),
});
const starting = startWebThreads({
  index: opening.then(({ shared }) => shared()),
  count: settings.site.webThreads,
  limits: settings.site.threadLimits,
  log,
});
const [writer, threads] = await Promise.all([opening, starting]);
log.info({ port: settings.site.port, ms: Math.round(performance.now()) }, 'the site is open');

// What lasts is done from here on; what visitors claim before is found in the database.
await writer.start();
const importing = importEvery(IMPORT_EVERY_MS);
const worker = await openOrders();
const closing = new AbortController();
const drawing = drawFirstPictures({ pool, settings, signal: closing.signal }).catch(
  (err: unknown) => log.warn({ err }, 'pictures could not be drawn ahead'),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

/**
 * Takes into the tables what was sold elsewhere, has another price or has come on sale, on one
 * machine for all; the writer takes it into the index.
 */
function importEvery(ms: number): ReturnType<typeof startSweep> {
  const importOnce = async (): Promise<void> =>
    void (await importChanges({ pool, suppliers: settings.suppliers }));
  return startSweep(
    ms,
    async () => void (await onDuty(pool, 'catalogue import', importOnce)),
    (err) => log.warn({ err }, 'changes could not be imported'),
  );
}

/**
 * The durable workflows; none when the database would lose orders. Their code is loaded now: pages
 * do not wait for it.
 */
async function openOrders(): Promise<OrderWorker | undefined> {
  const durability = await checkDurability(pool);
  if (durability.kind === 'notDurable') {
    log.error(
      { reasons: durability.reasons },
      'orders are not taken: the database would lose them',
    );
    return undefined;
  }
  const [{ openWorkerContext }, { openWorker }] = await Promise.all([
    import('#server/composition/open-web-context.ts'),
    import('#server/composition/open-worker.ts'),
  ]);
  return openWorker(await openWorkerContext({ settings, log }), settings);
}

/** Answers what has begun, finishes the step in hand, ends. */
async function stop(): Promise<void> {
  closing.abort();
  await Promise.all([
    threads.stop(),
    importing
      .stop()
      .then(() => writer.stop())
      .then(() => changes.close()),
  ]);
  await Promise.all([worker?.stop(), drawing]);
  await pool.end();
  process.exit(0);
}
