/**
 * A web thread: answers HTTP on the shared port from the shared price index. It decides nothing
 * that lasts; what must be durable is claimed in the database and done by the worker.
 */

import { openDictionary } from '#http/compression/open-dictionary.ts';
import type { PageDictionary } from '#http/compression/page-dictionary.ts';
import { makeWebApp } from '#http/web-app.ts';
import { readCoasts } from '#server/catalogue/coast.ts';
import { readAhead } from '#server/catalogue/hotels.ts';
import { openWebContext, withIndex } from '#server/composition/open-web-context.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { todayOf } from '#server/market/market.ts';
import { sendFigures } from '#server/monitoring/figures-channel.ts';
import { openTracing } from '#server/monitoring/open-tracing.ts';
import { makeLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import { atRates } from '#server/purchase-context.ts';
import { warmUp } from '#server/search/warm-up.ts';
import { serveAsThread } from './thread-protocol.ts';
import { notifyOfVisits } from './visits.ts';

/** When those who waited for the start have their pages. */
const QUIET_AFTER_MS = 3_000;

serveAsThread(async ({ index, flags, rates, thread, sharesPort }, notifyOfVisit) => {
  const settings = readSettings(process.env);
  const log = makeLog(settings.logLevel).child({ thread });
  /** Each request takes the shop as it stands when it comes in, and keeps it to its end. */
  let shop = atRates(
    await openWebContext({ settings, log, index: attachIndex(index, { worker: thread }) }),
    rates,
  );
  if (flags !== undefined) shop.flags.change(flags);
  const endTracing = await openTracing(settings.monitoring.tracing, log);
  const figures = settings.monitoring.metricsPort === undefined ? undefined : sendFigures();
  let dictionary: PageDictionary | undefined;
  const app = await makeWebApp(
    () => shop,
    figures,
    () => dictionary,
  );
  warmUp(shop.index, todayOf(shop));
  // The first visitor's page is not the first that is made.
  await app.inject('/');
  notifyOfVisits(app.server, notifyOfVisit);
  await app.listen({
    host: settings.site.host,
    port: settings.site.port,
    ...(sharesPort && { reusePort: true }),
  });
  let reading = new AbortController();
  const readHotels = (): void => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    whenAvailable(() => readAhead(shop.hotels, byPopularity(shop.index), signal), {
      signal,
      onLost: (err) => log.warn({ err }, 'PostgreSQL is away: hotels are read ahead later'),
    }).catch((err: unknown) => log.warn({ err }, 'hotels are not read ahead'));
  };
  const closing = new AbortController();
  const whenQuiet = setTimeout(() => {
    readCoasts();
    readHotels();
    void openDictionary(app, () => shop, closing.signal).then((open) => (dictionary = open));
  }, QUIET_AFTER_MS).unref();
  return {
    changeOver: async (next) => {
      shop = await withIndex(shop, attachIndex(next, { worker: thread }));
      readHotels();
    },
    changeFlags: (next) => shop.flags.change(next),
    changeRates: (next) => void (shop = atRates(shop, next)),
    close: async () => {
      clearTimeout(whenQuiet);
      reading.abort();
      closing.abort();
      await app.close();
      figures?.stop();
      await endTracing();
      await Promise.all([shop.pool.end(), shop.visitorPool.end()]);
    },
  };
});

/** Ids of all hotels, the most popular first. */
const byPopularity = ({ hotelAt, columns: { hotelPopularity } }: SearchIndex): number[] =>
  [...hotelAt]
    .toSorted(([, a], [, b]) => hotelPopularity[b]! - hotelPopularity[a]!)
    .map(([id]) => id);
