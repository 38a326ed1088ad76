/**
 * Takes pictures of the pages that sell at four widths, light and dark, one sheet a page, to be
 * looked at beside the drawings: `npm run look-sheets -- http://localhost:3000 [folder]`, with a
 * site running there. What differs and why stands in docs/look/README.md.
 */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseBy, CONSENT_COOKIE, makeConsent } from '#domain/tracking/consent.ts';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { findChromium } from '../chromium.ts';

/** Widths and heights of the windows, in CSS pixels. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const SCHEMES = ['light', 'dark'] as const;
/** Of a picture on its sheet, in pixels. */
const HEIGHT = 560;
const GAP = 16;
const PAPER = '#E8DFC8';
/** Summer, far enough ahead that all is on sale. */
const SEARCH = `locationIds=spain-majorca&departureDate=${new Date().getUTCFullYear() + 1}-06-12`;
const NOTHING = '&filters[stars]=1&filters[facilities]=golf,pets&filters[hotelName]=zzz';

const [site = 'http://localhost:3000', folder = 'docs/look'] = process.argv.slice(2);

const NO_COOKIES = {
  name: CONSENT_COOKIE,
  value: makeConsent(
    chooseBy(() => false),
    todayIn(GREAT_BRITAIN.timeZone),
  ),
  url: site,
};

/** How each page is reached. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto(site),
  'city-breaks': (page) => page.goto(`${site}/holidays/city-breaks`),
  results: (page) => page.goto(`${site}/results?${SEARCH}`),
  'results-map': async (page) => {
    await page.goto(`${site}/results?${SEARCH}`);
    const map = page.getByRole('link', { name: 'Map', exact: true });
    if (await map.isVisible()) await map.click();
  },
  'no-result': (page) => page.goto(`${site}/results?${SEARCH}${NOTHING}`),
  discovery: (page) => page.goto(`${site}/holiday-discovery`),
  deal: openDeal,
  rooms: async (page) => {
    await openDeal(page);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(100, 100);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Change room' }).first().click();
    await page.getByRole('dialog').waitFor();
  },
};

async function openDeal(page: Page): Promise<void> {
  await page.goto(`${site}/results?${SEARCH}`);
  const deal = page.locator('article a[href*="/holiday/"]').first();
  await page.goto(new URL((await deal.getAttribute('href')) ?? '', site).href);
}

const browser = await chromium.launch(await findChromium());
try {
  for (const [name, open] of Object.entries(PAGES))
    await printSheet(path.join(folder, `${name}.webp`), await photograph(open));
} finally {
  await browser.close();
}

type Shot = { readonly input: Buffer; readonly width: number };

/**
 * The first view in every window and scheme, of a visitor who has said no to cookies, once its
 * pictures are there.
 */
async function photograph(open: (page: Page) => Promise<unknown>): Promise<Shot[][]> {
  const rows: Shot[][] = [];
  for (const colorScheme of SCHEMES) {
    const row: Shot[] = [];
    for (const viewport of WINDOWS) {
      const page = await browser.newPage({
        viewport,
        colorScheme,
        hasTouch: viewport.width < 1000,
      });
      await page.context().addCookies([NO_COOKIES]);
      await open(page);
      await page.waitForLoadState('networkidle');
      const input = await sharp(await page.screenshot())
        .resize({ height: HEIGHT })
        .png()
        .toBuffer();
      row.push({ input, width: Math.round((viewport.width * HEIGHT) / viewport.height) });
      await page.close();
    }
    rows.push(row);
  }
  return rows;
}

async function printSheet(file: string, rows: readonly Shot[][]): Promise<void> {
  const down = HEIGHT + GAP;
  const across = rows[0]!.reduce((sum, { width }) => sum + width + GAP, GAP);
  const pictures = rows.flatMap((row, at) => {
    let left = GAP;
    return row.map(({ input, width }) => {
      const placed = { input, left, top: GAP + at * down };
      left += width + GAP;
      return placed;
    });
  });
  const sheet = { width: across, height: GAP + rows.length * down, channels: 3 as const };
  await sharp({ create: { ...sheet, background: PAPER } })
    .composite(pictures)
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
}
