import { readAhead } from '#server/catalogue/hotels.ts';
import { indexReference } from '#server/catalogue/reference.ts';
import { openWebContext } from '#server/composition/open-web-context.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makePool } from '#server/db/pool.ts';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { makeLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import { attachIndex } from '#server/price-index/search-index.ts';

/** A shop of its own on the database of a running site, whose environment this is. */
export async function openBenchShop(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<WebContext> {
  const settings = readSettings(environment);
  if (!settings.databaseUrl) throw new Error('the site has no DATABASE_URL');
  const pool = makePool({ url: settings.databaseUrl, size: 2 });
  const { shared } = await loadIndex(pool, indexReference, todayIn(GREAT_BRITAIN.timeZone));
  await pool.end();
  const shop = await openWebContext({
    settings,
    log: makeLog('fatal'),
    index: attachIndex(shared),
  });
  // As a thread of the site does.
  await readAhead(shop.hotels, [...shop.index.hotelAt.keys()]);
  return shop;
}

/** Ends its connections, those that it listens by first. */
export async function closeBenchShop({
  content,
  placementNews,
  pool,
  visitorPool,
}: WebContext): Promise<void> {
  placementNews.close();
  await content.close();
  await Promise.all([pool.end(), visitorPool.end()]);
}
