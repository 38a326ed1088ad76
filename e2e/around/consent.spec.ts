import type { Page } from '@playwright/test';
import { findStoredItem, type StoragePlace, type StoredItem } from '#domain/tracking/storage.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { boxAtRest } from '../support/layout.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const PHONE = { width: 390, height: 844 };
const stripOf = (page: Page) => page.getByRole('region', { name: 'Cookies: yes or no?' });
const press = (page: Page, name: string) =>
  stripOf(page).getByRole('button', { name }).filter({ visible: true }).click();
const consentCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')?.value;

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`at ${viewport.width} no is as easy as yes: one press, the same box; axe finds nothing [R21]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const boxOf = (name: string) =>
      boxAtRest(stripOf(page).getByRole('button', { name }).filter({ visible: true }));
    const [no, yes] = [await boxOf('Reject all'), await boxOf('Accept all')];
    expect(Math.abs((no.width * no.height) / (yes.width * yes.height) - 1)).toBeLessThanOrEqual(
      0.1,
    );
    expect(no.y).toBe(yes.y);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await stripOf(page).getByText('Choose', { exact: true }).click();
    await expectAccessible(page);
  });

test('a no leaves what was typed as it is, and is kept for 360 days', async ({ page }) => {
  await page.goto('/report-a-problem');
  await page.getByRole('textbox').first().fill('The map stays grey');
  await press(page, 'Reject all');
  await expect(stripOf(page)).toBeHidden();
  await expect(page.getByRole('textbox').first()).toHaveValue('The map stays grey');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeAttached();
  expect(await consentCookie(page)).toMatch(/^1\.0000\.\d{8}$/);
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stripOf(page)).toBeHidden();
});

test('what is chosen one by one is accepted alone, told to the tag system, and can be taken back [COOK-03, COOK-04, COOK-05]', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(3) });
  await stripOf(page).getByText('Choose', { exact: true }).click();
  const panel = page.locator('#consent');
  for (const category of ['Functional', 'Analytical'])
    await panel.getByRole('radiogroup', { name: category }).getByText('Yes').click();
  await panel.getByRole('button', { name: 'Save my choice' }).click();
  await expect(panel).toBeHidden();
  expect(await consentCookie(page)).toMatch(/^1\.1100\./);
  await expect
    .poll(() => tagCommands(page))
    .toEqual([
      [
        'consent',
        'update',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
    ]);
  await expect.poll(() => localKeys(page)).toEqual(['lastKnownSearch', 'searchFormPrepopV7']);

  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await page.waitForURL('**/cookie-policy');
  const choice = page.getByRole('region', { name: 'Your choice' });
  await expect(
    choice.getByRole('radiogroup', { name: 'Analytical' }).getByLabel('Yes'),
  ).toBeChecked();
  await choice.getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByText('Saved. Only what the site needs is on.')).toBeVisible();
  await expect(page.getByText('Turned off: Analytical and Functional')).toBeVisible();
  expect(await consentCookie(page)).toMatch(/^1\.0000\./);
  await page.keyboard.press('Tab');
  await expect.poll(() => localKeys(page)).toEqual([]);
  await expect
    .poll(() => tagCommands(page))
    .toEqual([
      [
        'consent',
        'update',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
    ]);
  await expectAccessible(page);
});

test('it stands over neither the focus nor the price bar, and moves nothing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: unknown[] }).shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(4) });
  await openDeal(page, 'Hotel Miramar Blanc');
  const bar = page.getByRole('button', { name: 'Choose extras', exact: true });
  await expect(bar).toBeInViewport();
  const barBox = await boxAtRest(bar);
  const stripBox = await boxAtRest(stripOf(page));
  expect(barBox.y + barBox.height).toBeLessThanOrEqual(stripBox.y);
  await page.goto('/');
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focusUnderStrip(page)).toBe('');
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual(
    [],
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no, yes and each choice are plain forms that lead back to their page', async ({ page }) => {
    await page.goto('/faqs?from=here');
    await press(page, 'Accept all');
    await expect(stripOf(page)).toBeHidden();
    await expect(page).toHaveURL('/faqs?from=here');
    expect(await consentCookie(page)).toMatch(/^1\.1111\./);
    await page.context().clearCookies({ name: 'cookie_consent' });
    await page.goto('/faqs');
    await stripOf(page).getByText('Choose', { exact: true }).click();
    await page
      .locator('#consent')
      .getByRole('radiogroup', { name: 'Marketing' })
      .getByText('Yes')
      .click();
    await page.locator('#consent').getByRole('button', { name: 'Save my choice' }).click();
    await expect(stripOf(page)).toBeHidden();
    expect(await consentCookie(page)).toMatch(/^1\.0010\./);
    await page.getByRole('link', { name: 'Cookie choices' }).click();
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('Turned off: Marketing')).toBeVisible();
    expect(await consentCookie(page)).toMatch(/^1\.0000\./);
  });
});

/** What a visitor may do about the question, and the categories that are kept then. */
const ANSWERS = [
  ['says nothing', undefined, ['necessary']],
  ['says no', 'Reject all', ['necessary']],
  ['says yes', 'Accept all', ['necessary', 'functional']],
] as const;

for (const [what, button, allowed] of ANSWERS)
  test(`who ${what} has nothing kept but what the inventory names, and nobody else is asked for anything [COOK-11, R21, S-18]`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, href } = new URL(request.url());
      const isAllowed = button === 'Accept all' && origin === process.env['E2E_TRACKERS'];
      if (origin !== baseURL && !isAllowed) foreign.push(href);
    });
    await page.goto('/');
    if (button !== undefined) {
      await press(page, button);
      await expect(stripOf(page)).toBeHidden();
    }
    for (const address of ADDRESSES) {
      await page.goto(address);
      await page.mouse.wheel(0, 600);
      await expectKnown(page, allowed);
    }
    await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(2) });
    await page.getByRole('button', { name: 'In total', exact: true }).click();
    await expectKnown(page, allowed);
    await openDeal(page, 'Hotel Miramar Blanc');
    await expectKnown(page, allowed);
    await takeDeal(page);
    await expectKnown(page, allowed);
    await page.getByRole('button', { name: 'Night' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectKnown(page, allowed);
    expect(foreign).toEqual([]);
  });

const ADDRESSES = [
  '/holiday-discovery',
  '/destinations/spain',
  '/holidays',
  '/holidays/cruise/search',
  '/main-sitemap',
  '/hotels-sitemap/1',
  '/faqs',
  '/cookie-policy',
  '/report-a-problem',
  '/scrapbook',
  '/previous_searches',
  '/party',
  '/gatekeeper/login',
  '/nothing-here',
];

/** All that the browser holds for the site stands in the inventory, in a category of these. */
async function expectKnown(page: Page, allowed: readonly StoredItem['category'][]): Promise<void> {
  const held = await heldBy(page);
  const unknown = held.filter(([place, name]) => {
    const item = findStoredItem(place, name);
    return item === undefined || !allowed.includes(item.category);
  });
  expect(unknown, `kept at ${page.url()}`).toEqual([]);
}

async function heldBy(page: Page): Promise<(readonly [StoragePlace, string])[]> {
  const cookies = await page.context().cookies();
  const { local, session, others } = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    others: [
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
    ],
  }));
  expect(others, 'databases and caches').toEqual([]);
  for (const { name, expires } of cookies) {
    const days = Math.round((expires - Date.now() / 1_000) / 86_400);
    expect(days, `days of ${name}`).toBe(findStoredItem('cookie', name)?.days);
  }
  return [
    ...cookies.map(({ name }) => ['cookie', name] as const),
    ...local.map((name) => ['local', name] as const),
    ...session.map((name) => ['session', name] as const),
  ];
}

const localKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).toSorted());

/** What the page has told the tag system. */
const tagCommands = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) =>
      Array.from(command),
    ),
  );

/** The element with the focus where the strip hides all of it; empty where it does not. */
const focusUnderStrip = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const strip = document.getElementById('consent');
    const focused = document.activeElement;
    if (!strip || !focused || strip.contains(focused) || focused === document.body) return '';
    const edge = strip.getBoundingClientRect().top;
    const { top, bottom } = focused.getBoundingClientRect();
    return bottom > edge && top < innerHeight ? focused.outerHTML.slice(0, 200) : '';
  });
