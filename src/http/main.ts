/**
 * The site's process. Its main thread owns the price index and follows the catalogue's changes,
 * runs the durable workflows as the worker, and keeps the web threads. `npm start` starts it with
 * its settings.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { startWebThreads, type WebThreads } from '#http/threads/threads.ts';
import { reportDefects } from '#server/catalogue/feed-report.ts';
import { importChanges } from '#server/catalogue/import-world.ts';
import { drawPicturesAhead } from '#server/catalogue/pictures-ahead.ts';
import { indexReference } from '#server/catalogue/reference.ts';
import { checkDurability } from '#server/db/durability.ts';
import { asLeader } from '#server/db/leader.ts';
import { requireTables } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { openFlagSource } from '#server/market/flag-source.ts';
import { readMarkets, todayIn } from '#server/market/market.ts';
import { openRateSource } from '#server/market/rate-source.ts';
import { openMetricsPort } from '#server/monitoring/metrics-port.ts';
import { openTracing } from '#server/monitoring/open-tracing.ts';
import { eventLag, mailLag } from '#server/monitoring/outbox-lag.ts';
import type { OrderWorker } from '#server/order/order-worker.ts';
import { allThemePictures } from '#server/place-guide/theme-posters.ts';
import { makeLog } from '#server/platform/log.ts';
import { describeTaken, findOpenPort } from '#server/platform/open-port.ts';
import { readSettings, SettingsError } from '#server/platform/settings.ts';
import { openIndexWriter, type IndexWriter } from '#server/price-index/index-writer.ts';
import { openChangeStream } from '#server/price-index/open-change-stream.ts';
import { startPeriodicJob } from '#server/workflow/periodic-job.ts';
import { makeRest } from '#server/workflow/rest.ts';

const IMPORT_EVERY_MS = 1_000;
/** While nobody asks for a page or for data, what follows from it or is for it may wait so long. */
const UNVISITED = { awakeMs: 30_000, restMs: 4_000 };
const AN_HOUR_MS = 3_600_000;

const settings = readSettings(process.env);
const [market] = readMarkets(settings);
const log = makeLog(settings.logLevel);
if (!settings.databaseUrl)
  throw new Error('DATABASE_URL is not set: start the site with `npm start`');
const { databaseUrl } = settings;
// The threads share their port, so that the kernel would let a second site in beside the first.
if ((await findOpenPort(settings.site.port, settings.site.host)) === undefined)
  throw new SettingsError(describeTaken('PORT', settings.site.port));

/** What works behind the threads and has to be closed in the end, the last opened first. */
const opened: (() => Promise<unknown>)[] = [];
/** The threads, once they answer. */
const answering: WebThreads[] = [];
const stopping = new AbortController();
const { signal } = stopping;
const visits = makeRest(UNVISITED);
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => void stop());

opened.push(await openTracing(settings.monitoring.tracing, log));
const pool = makePool({ url: databaseUrl, name: 'holidaymaker worker' });
opened.push(() => pool.end());
const changes = openChangeStream(pool, settings.natsUrl, log);
opened.push(changes.close);

const flags = openFlagSource({
  settings: settings.flags,
  pool,
  log,
  onChange: (document) =>
    void starting.then((open) => open.changeFlags(document)).catch(() => undefined),
});
opened.push(flags.stop);
const rates = openRateSource({
  pool,
  log,
  onChange: (known) => void starting.then((open) => open.changeRates(known)).catch(() => undefined),
});
opened.push(rates.stop);

// The threads load their code while the index is read.
const opening = whenAvailable(openWriter, {
  signal,
  onLost: (err) => log.warn({ err }, 'PostgreSQL is away: the price index is opened later'),
});
const starting = startWebThreads({
  index: opening.then(({ shared }) => shared()),
  flags: flags.first,
  rates: rates.now(),
  count: settings.site.webThreads,
  limits: settings.site.threadLimits,
  log,
  onVisit: visits.wake,
});
const [writer, threads] = await Promise.all([opening, starting]);
answering.push(threads);
opened.push(writer.stop);
log.info({ port: settings.site.port, ms: Math.round(performance.now()) }, 'the site is open');

await openMetrics();

// What lasts is done from here on; what visitors claim before is found in the database.
await writer.start();
opened.push(importEvery(IMPORT_EVERY_MS).stop);
const worker = openOrders().catch(unlessStopping('orders are not placed'));
opened.push(async () => (await worker)?.stop());
// Orders that a process before this one left behind go on before anything is drawn.
const drawing = worker
  .then(drawPictures)
  .catch(unlessStopping('pictures could not be drawn ahead'));
opened.push(() => drawing);

/** Opens the figures of all threads where a port is set for them. */
async function openMetrics(): Promise<void> {
  const { metricsPort } = settings.monitoring;
  if (metricsPort === undefined) return;
  const gauges = [
    {
      name: 'price_index_age_seconds',
      help: 'Time since the price index held every change that was committed.',
      read: writer.ageSeconds,
    },
    {
      name: 'mail_outbox_lag_seconds',
      help: 'How long the oldest mail that has still to be sent has waited.',
      read: () => mailLag(pool),
    },
    {
      name: 'event_outbox_lag_seconds',
      help: 'How long the oldest event has waited that a consumer has still to take.',
      read: () => eventLag(pool),
    },
  ];
  const metrics = await openMetricsPort(metricsPort, gauges, log);
  opened.push(metrics.stop);
}

/** Resolves with an index that holds every change committed by now. */
async function openWriter(): Promise<IndexWriter> {
  await requireTables(pool);
  return openIndexWriter({
    ...settings.index,
    pool,
    databaseUrl,
    stream: changes.stream,
    reference: indexReference,
    today: () => todayIn(market.timeZone),
    log,
    onNewIndex: async (shared) => (await starting).changeOver(shared),
  });
}

/**
 * Takes into the tables what was sold elsewhere, has another price or has come on sale, on one
 * machine for all; the writer takes it into the index. Less often while nobody visits: what is sold
 * is asked of its supplier all the same.
 */
function importEvery(ms: number): ReturnType<typeof startPeriodicJob> {
  const importOnce = async (): Promise<void> => {
    const reports = await importChanges({ pool, suppliers: settings.suppliers });
    reportDefects(log, reports);
  };
  return startPeriodicJob(
    { everyMs: ms, rest: visits },
    async () => void (await asLeader(pool, 'catalogue import', importOnce)),
    (err) => log.warn({ err }, 'changes could not be imported'),
    () => log.info('changes are imported again'),
  );
}

/**
 * The durable workflows; none when the database would lose orders. Their code is loaded now: pages
 * do not wait for it.
 */
async function openOrders(): Promise<OrderWorker | undefined> {
  const durability = await whenAvailable(() => checkDurability(pool), {
    signal,
    onLost: (err) => log.warn({ err }, 'PostgreSQL is away: orders are placed later'),
  });
  if (durability.kind === 'notDurable') {
    log.error(
      { reasons: durability.reasons },
      'orders are not taken: the database would lose them',
    );
    return undefined;
  }
  const [{ openWorkerContext, makePricing }, { openWorker }] = await Promise.all([
    import('#server/composition/open-web-context.ts'),
    import('#server/composition/open-worker.ts'),
  ]);
  const context = await openWorkerContext({ settings, log });
  const open = await openWorker(context, settings, {
    pricing: makePricing(context, { shared: () => writer.shared(), rates: rates.now }),
    visits,
    signal,
  });
  log.info({ ms: Math.round(performance.now()) }, 'orders are placed');
  return open;
}

/** All pictures that are likely to be seen; once an hour those of what has changed. */
async function drawPictures(): Promise<void> {
  while (!signal.aborted) {
    await whenAvailable(
      () => drawPicturesAhead({ pool, settings, log, signal, posters: allThemePictures() }),
      {
        signal,
        onLost: (err) => log.warn({ err }, 'PostgreSQL is away: pictures are drawn later'),
      },
    );
    await sleep(AN_HOUR_MS, undefined, { signal });
  }
}

/** What is given up because of the stop is no failure. */
function unlessStopping(trouble: string): (err: unknown) => undefined {
  return (err) => {
    if (!signal.aborted) log.error({ err }, trouble);
  };
}

/** Answers what has begun, with everything at work that it may wait for; then ends. */
async function stop(): Promise<void> {
  if (signal.aborted) return;
  stopping.abort();
  await Promise.all(answering.map((open) => open.stop()));
  for (const close of opened.toReversed()) await close();
  process.exit(0);
}
