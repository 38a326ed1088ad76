/**
 * Pages as Lighthouse's phone sees them: a slow network and processor, simulated; bytes as they
 * were sent.
 */
import { chromium as playwright } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import * as v from 'valibot';
import { findChromium } from '#testing/chromium.ts';
import { median } from './median.ts';
import type { Visit } from './visit.ts';

/** Times in milliseconds, bytes by kind of file, scores of 100. */
export type PageFigures = {
  readonly page: string;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly bytes: Readonly<Record<string, number>>;
};

const Requests = v.object({
  items: v.array(
    v.object({ resourceType: v.optional(v.string(), 'Other'), transferSize: v.number() }),
  ),
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Medians of `runs` looks at each page, every one with an empty cache. */
export async function measurePages(visits: readonly Visit[], runs: number): Promise<PageFigures[]> {
  const chromium = await findChromium();
  const chrome = await launch({
    ...(chromium && {
      chromePath: chromium.executablePath,
      envVars: { ...process.env, ...chromium.env },
    }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const figures: PageFigures[] = [];
  try {
    for (const visit of visits) figures.push(await measurePage(visit, runs, chrome.port));
  } finally {
    chrome.kill();
  }
  return figures;
}

async function measurePage(
  { name, url, cookie }: Visit,
  runs: number,
  port: number,
): Promise<PageFigures> {
  if (cookie !== '') await keepCookies(port, url, cookie);
  const looks: Result[] = [];
  while (looks.length < runs) {
    const look = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!look || look.lhr.runtimeError)
      throw new Error(`${name}: ${look?.lhr.runtimeError?.message ?? 'Lighthouse saw nothing'}`);
    looks.push(look.lhr);
  }
  const of = (audit: string) =>
    median(looks.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const last = looks[looks.length - 1];
  return {
    page: name,
    firstContentfulPaint: Math.round(of('first-contentful-paint')),
    largestContentfulPaint: Math.round(of('largest-contentful-paint')),
    totalBlockingTime: Math.round(of('total-blocking-time')),
    layoutShift: of('cumulative-layout-shift'),
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        Math.round(100 * median(looks.map(({ categories }) => categories[category]?.score ?? 0))),
      ]),
    ),
    bytes: bytesByKind(last?.audits['network-requests']?.details),
  };
}

/** Chromium drops cookies that are sent as a header of one's own. */
async function keepCookies(port: number, url: string, cookie: string): Promise<void> {
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`);
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}

function bytesByKind(details: unknown): Record<string, number> {
  const byKind = Map.groupBy(v.parse(Requests, details).items, ({ resourceType }) => resourceType);
  return Object.fromEntries(
    [...byKind].map(([kind, items]) => [
      kind,
      items.reduce((sum, { transferSize }) => sum + transferSize, 0),
    ]),
  );
}
