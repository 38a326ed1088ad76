/**
 * The site's process. Its main thread is the engine room: it owns the price index and follows the catalogue's changes, runs
 * the durable workflows, and keeps the web threads. `npm start` starts it with its settings.
 */
import { todayIn } from '#server/brand.ts';
import { openEngineRoom } from '#server/booking/open-engine-room.ts';
import { importChanges } from '#server/catalogue/import-world.ts';
import { checkDurability } from '#server/db/durability.ts';
import { onDuty } from '#server/db/on-duty.ts';
import { makePool } from '#server/db/pool.ts';
import { makeLog } from '#server/log.ts';
import { openShop } from '#server/open-shop.ts';
import { openIndexWriter } from '#server/search/index-writer.ts';
import { openChangeStream } from '#server/search/stream/open-change-stream.ts';
import { places, taxRules } from '#server/catalogue/reference.ts';
import { readSettings } from '#server/settings.ts';
import { startSweep } from '#server/workflow/sweep.ts';
import { startWebThreads } from './threads.ts';

const IMPORT_EVERY_MS = 1_000;

const settings = readSettings(process.env);
const log = makeLog(settings.logLevel);
if (!settings.databaseUrl) throw new Error('DATABASE_URL is not set: start the site with `npm start`');

const enginePool = makePool({ url: settings.databaseUrl, name: 'holidaymaker engine room' });
const changes = await openChangeStream(enginePool, settings.natsUrl, (err) => log.warn({ err }, 'the stream of changes failed'));
const opening = openIndexWriter({
  ...settings.index,
  pool: enginePool,
  databaseUrl: settings.databaseUrl,
  stream: changes.stream,
  reference: { places, taxRules },
  today: () => todayIn(new Date()),
  log,
  onNewIndex: async (shared) => (await starting).changeOver(shared),
});
const starting = startWebThreads({ index: opening.then(({ shared }) => shared()), count: settings.site.webThreads, limits: settings.site.threadLimits, log });
const writer = await opening;

// What was sold elsewhere, has another price or has come on sale, by one machine for all; the follower above takes it into the index.
const importing = startSweep(
  IMPORT_EVERY_MS,
  async () => void (await onDuty(enginePool, 'catalogue import', async () => void (await importChanges({ pool: enginePool, suppliers: settings.suppliers })))),
  (err) => log.warn({ err }, 'changes could not be imported'),
);

const shop = await openShop({ settings, log, index: writer.index() });
const durability = await checkDurability(enginePool);
if (durability.kind === 'notDurable') log.error({ reasons: durability.reasons }, 'orders are not taken: the database would lose them');
const engineRoom = durability.kind === 'durable' ? await openEngineRoom(shop, settings) : undefined;
const threads = await starting;
await writer.start();
log.info({ port: settings.site.port, threads: settings.site.webThreads }, 'the site is open');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

/** Answers what has begun, finishes the step in hand, ends. */
async function stop(): Promise<void> {
  await Promise.all([threads.stop(), importing.stop().then(() => writer.stop()).then(() => changes.close())]);
  await engineRoom?.stop();
  await Promise.all([enginePool.end(), shop.pool.end()]);
  process.exit(0);
}
