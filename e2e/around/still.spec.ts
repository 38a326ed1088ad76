import type { Page } from '@playwright/test';
import {
  chooseExtra,
  DANIEL,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from '../support/booking.ts';
import { buyHoliday } from '../support/buying.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';

/** Pages that need nothing before them. */
const OPEN_PAGES = [
  '/',
  '/destinations',
  '/destinations/spain',
  '/destinations/spain?tab=things-to-do',
  '/destinations/spain?tab=travel-advice',
  '/hotels/1',
  '/holidays/june-2027',
  '/holidays/group',
  '/holiday-discovery',
  '/tourist-tax',
  '/gatekeeper/login',
  '/scrapbook',
  '/help',
];

const ACCOUNT_PAGES = [
  '/account/bookings',
  '/account/customer',
  '/account/customer/security',
  '/account/customer/wallet',
  '/account/email-preferences',
  '/account/privacy',
];

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} no page moves as it comes alive: what is being pressed stays under the finger`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.addInitScript(noteShifts);
    for (const address of OPEN_PAGES) await expectStill(page, address);

    await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(5) });
    await expectStill(page);
    await openDeal(page, 'Hotel Miramar Blanc');
    await expectStill(page);
    const { pathname, search } = new URL(page.url());
    for (const choice of ['rooms', 'flights'])
      await expectStill(page, `${pathname}/${choice}${search}`);
    await page.goto(`${pathname}${search}`);
    await takeDeal(page);
    await expectStill(page);
    await chooseExtra(page, 'Airport parking', /£/);
    await startCheckout(page);
    await expectStill(page);
    await fillPassengers(page, [SARAH, DANIEL]);
    await goOn(page, 'payment_options');
    await expectStill(page);
  });

  test(`at ${viewport.width} no page of the account or a booking moves as it comes alive`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const email = freshEmail('still');
    await buyHoliday({ leave: summerDay(6), email, plan: '2020LowDeposit_2' });
    await page.goto('/account/bookings');
    await logIn(page, email);
    await expect(page).toHaveURL(/bookings$/);
    const booking = page.locator('main a[href^="/account/bookings/"]').first();
    const overview = (await booking.getAttribute('href'))!;
    await page.addInitScript(noteShifts);
    for (const address of ACCOUNT_PAGES) await expectStill(page, address);
    await expectStill(page, overview);
    const below = await page
      .locator(`main a[href^="${overview}/"]:not([download])`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(below.length).toBeGreaterThan(8);
    for (const address of new Set(below)) await expectStill(page, address);
  });
}

type Noting = Window & { shifts: string[]; isLive: boolean };

/**
 * Notes what a page moves. A click reaches the document once the page is live: until then it is
 * held.
 */
function noteShifts(): void {
  const noting = window as unknown as Noting;
  noting.shifts = [];
  noting.isLive = false;
  document.addEventListener('click', () => (noting.isLive = true));
  type Shift = PerformanceEntry & { sources: readonly { readonly node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      noting.shifts.push(sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | '));
  }).observe({ type: 'layout-shift' });
}

/** Classes of the server's markup that have rules, but none in its document. */
const classesWithoutRules = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const classesOf = (rules = '') =>
      new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
    const { style = '' } = document.querySelector<HTMLElement>('script[data-style]')?.dataset ?? {};
    const all = classesOf(await (await fetch(style)).text());
    const own = classesOf(document.querySelector('style')?.textContent);
    const worn = [...document.querySelectorAll('[class]')].flatMap((it) => [...it.classList]);
    return [...new Set(worn)].filter((name) => all.has(name) && !own.has(name));
  });

/** Loads a page, the present one unless told, and presses on its title. */
async function expectStill(page: Page, address = page.url()): Promise<void> {
  await page.goto(address);
  expect(await classesWithoutRules(page), address).toEqual([]);
  await page.evaluate(() => {
    (window as unknown as Noting).shifts.length = 0;
  });
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } });
  await page.waitForFunction(() => (window as unknown as Noting).isLive);
  const moved = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // What is drawn next is told of after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as Noting).shifts)),
          ),
        );
      }),
  );
  expect(moved, address).toEqual([]);
}
