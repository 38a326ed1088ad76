/**
 * What a results page is made of, part by part, in this process on the running site's own database:
 * the engine alone, the data call over it, the render, and the door around them.
 */

import type { Criteria } from '#domain/search/criteria.ts';
import type { PageHandler } from '#http/endpoints/pages/pages.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { weekChoices } from '#server/search/date-choices.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { closeBenchShop, openBenchShop } from './bench-shop.ts';
import { median } from './median.ts';
import { makeSearches, searchPath } from './searches.ts';
import { less, now, openHandler, type Spent, type Time } from './watched-handler.ts';

/**
 * Milliseconds for one page. `dataOverEngine` is the data call less the engine's part of it:
 * GraphQL in process, and the facts of twenty hotels. `render` is all that the web floor does but
 * for its data; `door` the request around it.
 */
export type PageParts = {
  readonly engine: number;
  readonly dataOverEngine: number;
  readonly render: number;
  readonly handler: number;
};

/**
 * `cpuMeans` is this thread's processor time over all pages: its clock may tick every few
 * milliseconds, so that one page alone says nothing. `clockMedians` holds what is waited for, as a
 * visitor feels it, and counts on a quiet machine alone. `processMs` is the mean of all threads'
 * time, the engine's twice and the collector's included.
 */
export type PartsReport = {
  readonly pages: number;
  readonly cpuMeans: PageParts;
  readonly clockMedians: PageParts;
  readonly processMs: number;
  readonly htmlBytes: number;
};

const WARM_UP = 200;

/** `environment` is the site's own. */
export async function measureParts(
  environment: Readonly<Record<string, string | undefined>>,
  pages: number,
): Promise<PartsReport> {
  const shop = await openBenchShop(environment);
  const { handler, spent } = await openHandler(shop);
  const samples: Sample[] = [];
  let cpu = process.cpuUsage();
  for (const [i, criteria] of makeSearches(
    WARM_UP + pages,
    7,
    todayIn(GREAT_BRITAIN.timeZone),
  ).entries()) {
    if (i === WARM_UP) cpu = process.cpuUsage();
    samples.push(await measureOne(shop, handler, spent, criteria));
  }
  const { user, system } = process.cpuUsage(cpu);
  await closeBenchShop(shop);
  const measured = samples.slice(WARM_UP);
  const partsOf = (sum: (part: Exclude<keyof Sample, 'bytes'>) => number): PageParts => ({
    engine: sum('engine'),
    dataOverEngine: sum('dataOverEngine'),
    render: sum('render'),
    handler: sum('handler'),
  });
  return {
    pages,
    cpuMeans: partsOf((part) => round(mean(measured.map((sample) => sample[part].cpu)))),
    clockMedians: partsOf((part) => round(median(measured.map((sample) => sample[part].clock)))),
    processMs: round((user + system) / 1_000 / pages),
    htmlBytes: median(measured.map(({ bytes }) => bytes)),
  };
}

type Sample = Readonly<Record<keyof PageParts, Time>> & { readonly bytes: number };

async function measureOne(
  { index }: WebContext,
  handler: PageHandler,
  spent: Spent,
  criteria: Criteria,
): Promise<Sample> {
  const today = todayIn(GREAT_BRITAIN.timeZone);
  const ask = () => (searchHolidays(index, criteria, today), weekChoices(index, criteria, today));
  const engine = timed(ask);
  const again = timed(ask);
  const from = now();
  const request = new Request(`http://localhost${searchPath(criteria)}`);
  const response = await handler(request, { ...UNCOUNTED, market: 'gb', reference: 'none' });
  const html = await response.text();
  const whole = less(now(), from);
  if (response.status !== 200) throw new Error(`${response.status} for ${searchPath(criteria)}`);
  return {
    engine,
    dataOverEngine: less(spent.data, again),
    render: less(spent.render, spent.data),
    handler: less(whole, spent.render),
    bytes: Buffer.byteLength(html),
  };
}

function timed(act: () => unknown): Time {
  const from = now();
  act();
  return less(now(), from);
}

const mean = (sample: readonly number[]): number =>
  sample.reduce((sum, one) => sum + one, 0) / sample.length;

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
