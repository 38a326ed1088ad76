/**
 * A site that has the sitemap of hotels and nothing else, on the database that it is told of: a
 * process of sitemap.ts. Told of a look's `begin` and `end`, it answers what the look has cost.
 */
import process from 'node:process';
import fastify from 'fastify';
import { answerSitemap } from '#http/endpoints/files/sitemap.ts';
import { makeAskerOf, makeServe } from '#http/exchange/serve.ts';
import { openContent } from '#server/composition/open-content.ts';
import { makePool } from '#server/db/pool.ts';
import { readMarkets } from '#server/market/market.ts';
import { makeLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';

const ADDRESS = '/sitemap-hotels-1.xml';
const BYTES_A_MEGABYTE = 1_000_000;
const LOOK_EVERY_MS = 5;

const pool = makePool({ url: process.env['DATABASE_URL'] ?? '', size: 2 });
const [market] = readMarkets(readSettings({ SITE_URL: 'https://shop.test' }));
const sellers = new Map([
  ['gb', { market }],
  ['ie', { market: { ...market, market: 'ie', siteUrl: 'https://ie.shop.test' } }],
] as const);
const log = makeLog('silent');
const content = openContent({ pool, log, clock: () => new Date(), url: undefined });
const askerOf = makeAskerOf({
  siteAt: () => ({ market: 'gb', origin: market.siteUrl }),
  rateLimit: { perMinute: 1_000, addressHeader: undefined },
});
const serve = makeServe(askerOf, () => undefined);
const app = fastify();
app.get(
  ADDRESS,
  serve((request) =>
    answerSitemap({ pool, content, market, sellers, holidayPages: async () => [] }, request),
  ),
);

let cpu = process.cpuUsage();
let before = 0;
let most = 0;
let looking: NodeJS.Timeout | undefined;

process.on('message', (message) => {
  if (message === 'begin') begin();
  else process.send?.(end());
});
const host = '127.0.0.1';
process.send?.((await app.listen({ port: 0, host })) + ADDRESS);

function begin(): void {
  before = most = process.memoryUsage().rss;
  looking = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), LOOK_EVERY_MS);
  cpu = process.cpuUsage();
  process.send?.('begun');
}

function end() {
  const { user, system } = process.cpuUsage(cpu);
  clearInterval(looking);
  return {
    cpuMs: Math.round((user + system) / 1_000),
    moreMegabytes: Math.round((most - before) / BYTES_A_MEGABYTE),
  };
}
