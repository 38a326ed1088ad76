/**
 * What a results page is made of, part by part, in this process on the running site's own database: the engine alone, the data call
 * over it, the render, and the door around them.
 */
import { makeExecutor } from '#graphql/execute.ts';
import { makeShopSchema } from '#graphql/resolvers.ts';
import { makePageDoor, type PageDoor, type WebBuild } from '#http/pages.ts';
import { policyOf, readBuild } from '#http/web-app.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { todayIn } from '#server/brand.ts';
import { readAhead } from '#server/catalogue/hotels.ts';
import { places, taxRules } from '#server/catalogue/reference.ts';
import { makePool } from '#server/db/pool.ts';
import { makeLog } from '#server/log.ts';
import { openShop } from '#server/open-shop.ts';
import { weekChoices } from '#server/search/date-choices.ts';
import { loadIndex } from '#server/search/load-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { attachIndex } from '#server/search/search-index.ts';
import { readSettings } from '#server/settings.ts';
import type { Shop } from '#server/shop.ts';
import { median } from './median.ts';
import { makeSearches, searchPath } from './searches.ts';

/**
 * Medians in milliseconds of this thread's processor time for one page. `dataOverEngineMs` is the data call less the engine's part of it: GraphQL in process, and the
 * facts of twenty hotels; `dataOverEngineByClockMs` is the same with what it waits for, as a visitor feels it. `renderMs` is all that the web floor does but for its data;
 * `doorMs` the request around it. `processMs` is the mean of all threads' time, the engine's twice and the collector's included.
 */
export type PartsReport = { readonly pages: number; readonly engineMs: number; readonly dataOverEngineMs: number; readonly dataOverEngineByClockMs: number; readonly renderMs: number; readonly doorMs: number; readonly processMs: number; readonly htmlBytes: number };

const WARM_UP = 200;

/** `environment` is the site's own. */
export async function measureParts(environment: Readonly<Record<string, string | undefined>>, pages: number): Promise<PartsReport> {
  const shop = await openBenchShop(environment);
  const { door, spent } = await openDoor(shop);
  const samples: Sample[] = [];
  let cpu = process.cpuUsage();
  for (const [i, criteria] of makeSearches(WARM_UP + pages, 7, todayIn(new Date())).entries()) {
    if (i === WARM_UP) cpu = process.cpuUsage();
    samples.push(await measureOne(shop, door, spent, criteria));
  }
  const { user, system } = process.cpuUsage(cpu);
  await shop.pool.end();
  const of = (part: keyof Sample) => round(median(samples.slice(WARM_UP).map((sample) => sample[part])));
  return { pages, engineMs: of('engine'), dataOverEngineMs: of('dataOverEngine'), dataOverEngineByClockMs: of('dataOverEngineByClock'), renderMs: of('render'), doorMs: of('door'), processMs: round((user + system) / 1_000 / pages), htmlBytes: of('bytes') };
}

type Sample = { readonly engine: number; readonly dataOverEngine: number; readonly dataOverEngineByClock: number; readonly render: number; readonly door: number; readonly bytes: number };
type Spent = { data: number; dataByClock: number; render: number };

async function measureOne({ index }: Shop, door: PageDoor, spent: Spent, criteria: Criteria): Promise<Sample> {
  const today = todayIn(new Date());
  const ask = () => (searchHolidays(index, criteria, today), weekChoices(index, criteria, today));
  const engine = timed(ask);
  const asked = performance.now();
  const again = timed(ask);
  const againByClock = performance.now() - asked;
  const from = cpuNow();
  const response = await door(new Request(`http://localhost${searchPath(criteria)}`));
  const html = await response.text();
  const whole = cpuNow() - from;
  if (response.status !== 200) throw new Error(`${response.status} for ${searchPath(criteria)}`);
  return { engine, dataOverEngine: spent.data - again, dataOverEngineByClock: spent.dataByClock - againByClock, render: spent.render - spent.data, door: whole - spent.render, bytes: Buffer.byteLength(html) };
}

/** The door of the site, which writes down what its last page spent on data and on the whole render. */
async function openDoor(shop: Shop): Promise<{ readonly door: PageDoor; readonly spent: Spent }> {
  const { web, manifest } = await readBuild();
  const spent: Spent = { data: 0, dataByClock: 0, render: 0 };
  const watched: Pick<WebBuild, 'render'> = {
    render: async (request, context) => {
      spent.data = 0;
      spent.dataByClock = 0;
      const from = cpuNow();
      const response = await web.render(request, {
        ...context,
        graphql: async (operation, variables) => {
          const [asked, askedAt] = [cpuNow(), performance.now()];
          const data = await context.graphql(operation, variables);
          spent.data += cpuNow() - asked;
          spent.dataByClock += performance.now() - askedAt;
          return data;
        },
      });
      spent.render = cpuNow() - from;
      return response;
    },
  };
  return { spent, door: makePageDoor({ openShop: () => shop, executor: makeExecutor(makeShopSchema()), web: watched, manifest, policy: policyOf(shop), log: shop.log }) };
}

async function openBenchShop(environment: Readonly<Record<string, string | undefined>>): Promise<Shop> {
  const settings = readSettings(environment);
  if (!settings.databaseUrl) throw new Error('the site has no DATABASE_URL');
  const pool = makePool({ url: settings.databaseUrl, size: 2 });
  const { shared } = await loadIndex(pool, { places, taxRules }, todayIn(new Date()));
  await pool.end();
  const shop = await openShop({ settings, log: makeLog('fatal'), index: attachIndex(shared) });
  // As a thread of the site does.
  await readAhead(shop.hotels, [...shop.index.hotelAt.keys()]);
  return shop;
}

function timed(act: () => unknown): number {
  const from = cpuNow();
  act();
  return cpuNow() - from;
}

/** Processor time of this thread in milliseconds: what others do on the machine does not count. */
function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
