import type { Page } from '@playwright/test';
import {
  chooseExtra,
  DANIEL,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail } from '../support/mail.ts';
import { openDeal, searchFor, summerDay, takeDeal } from '../support/searching.ts';

/** Pages that need nothing before them. */
const OPEN_PAGES = [
  '/',
  '/destinations',
  '/destinations/spain',
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

  test(`at ${viewport.width} no page of the account moves as it comes alive`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/account/customer/security');
    await logIn(page, freshEmail('still'));
    await expect(page).toHaveURL(/security$/);
    await page.addInitScript(noteShifts);
    for (const address of ACCOUNT_PAGES) await expectStill(page, address);
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

/** Loads a page, the present one unless told, and presses on its title. */
async function expectStill(page: Page, address = page.url()): Promise<void> {
  await page.goto(address);
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
