/**
 * What a visitor's hand feels of live pages, in Chromium with four times less processor than here:
 * from the press to the paint that answers it.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '#testing/chromium.ts';
import { median } from './median.ts';
import type { Visit } from './visit.ts';

/** Milliseconds, medians of all looks. */
export type Feel = {
  /** On slow 4G, three seconds after load: from the tap on Filter to the open sheet. */
  readonly tap: number;
  /** Scripts that were asked for after that tap. */
  readonly scriptsAfterTap: number;
  /** From the press on a filter to the new list, without the wait for its answer. */
  readonly tick: number;
  /** Interaction to Next Paint (https://web.dev/articles/inp) of single presses. */
  readonly tickInp: number;
  readonly calendarInp: number;
  readonly priceViewInp: number;
  readonly mapInp: number;
  /** From Back on a deal to the results that it was opened from, and the data calls on the way. */
  readonly back: number;
  readonly callsOnBack: number;
};

const SLOWER = 4;
/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md: slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const SETTLED_MS = 3_000;
const FRAME_MS = 16;
/** Entries of Event Timing come after the paint. */
const FRAMES_MS = 500;

declare global {
  interface Window {
    /** When the last press began, and how long each took to its next paint. */
    presses: { at: number; inp: number[] };
  }
}

/** Looks at home and results of `visits` this many times, each in a browser that has nothing. */
export async function measureFeel(visits: readonly Visit[], looks: number): Promise<Feel> {
  const url = (name: string) => visits.find((visit) => visit.name === name)!.url;
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] });
  const seen: Feel[] = [];
  try {
    while (seen.length < looks)
      seen.push({
        ...(await look(browser, PHONE, url('results'), tapOnFilter)),
        ...(await look(browser, DESK, url('results'), tickAndComeBack)),
        ...(await look(browser, DESK, url('home'), openCalendar)),
        ...(await look(browser, PHONE, url('results'), openMap)),
      });
  } finally {
    await browser.close();
  }
  const of = (figure: keyof Feel) => median(seen.map((one) => one[figure]));
  return {
    tap: of('tap'),
    scriptsAfterTap: of('scriptsAfterTap'),
    tick: of('tick'),
    tickInp: of('tickInp'),
    calendarInp: of('calendarInp'),
    priceViewInp: of('priceViewInp'),
    mapInp: of('mapInp'),
    back: of('back'),
    callsOnBack: of('callsOnBack'),
  };
}

async function look<Figures>(
  browser: Browser,
  device: Parameters<Browser['newContext']>[0],
  url: string,
  act: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.addInitScript(notePresses);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (act === tapOnFilter) await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return await act(page);
  } finally {
    await context.close();
  }
}

async function tapOnFilter(page: Page) {
  let scriptsAfterTap = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scriptsAfterTap += 1;
  });
  await page.getByRole('link', { name: 'Filter' }).tap();
  const tap = await untilPainted(page, 'dialog[open]');
  return { tap, scriptsAfterTap };
}

async function tickAndComeBack(page: Page) {
  await page.getByRole('button', { name: 'In total', exact: true }).click();
  const priceViewInp = await inpOf(page);
  const { pathname, search } = new URL(page.url());
  await page.locator('#filters input[type=checkbox]:visible').first().click();
  await page.waitForURL((url) => url.pathname === pathname && url.search !== search);
  const whole = await untilPainted(page, 'main[aria-busy=false]');
  const tickInp = await inpOf(page);
  const waited = await page.evaluate(() =>
    Math.max(
      0,
      ...performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) =>
            name.includes('/graphql?operation_name=ResultsPage') && startTime > window.presses.at,
        )
        .map(({ duration }) => duration),
    ),
  );
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL('**/holiday/**');
  await page.waitForLoadState('networkidle');
  let callsOnBack = 0;
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) callsOnBack += 1;
  });
  const began = await page.evaluate(() => performance.now());
  await page.evaluate(() => history.back());
  await page.getByRole('article').first().waitFor();
  const back = (await page.evaluate(() => performance.now())) - began;
  return { tick: Math.max(0, whole - waited), tickInp, priceViewInp, back, callsOnBack };
}

async function openCalendar(page: Page) {
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('When', { exact: true }).click();
  await page.getByRole('dialog').waitFor();
  return { calendarInp: await inpOf(page) };
}

async function openMap(page: Page) {
  await page.getByRole('link', { name: 'Map', exact: true }).tap();
  await page.getByRole('dialog').waitFor();
  return { mapInp: await inpOf(page) };
}

/** In the page: notes of each press when it began and how long it took to its next paint. */
function notePresses(): void {
  window.presses = { at: 0, inp: [] };
  addEventListener('click', ({ timeStamp }) => (window.presses.at = timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        window.presses.inp.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** From the last press until this is painted. */
async function untilPainted(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (now: number) => {
          if (document.querySelector(wanted)) resolve(now - window.presses.at);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    selector,
  );
}

/** Of the presses since it was last asked; what is shorter than a frame counts as one frame. */
async function inpOf(page: Page): Promise<number> {
  await page.waitForTimeout(FRAMES_MS);
  return page.evaluate((frame) => Math.max(frame, ...window.presses.inp.splice(0)), FRAME_MS);
}
