/** What a browser keeps of a booking because its customer asked for it, and of nothing else. */
import { test as withoutComplaints, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { SARAH } from '../support/booking.ts';
import { buyHoliday } from '../support/buying.ts';
import { expect } from '../support/journey.ts';
import { pressOn } from '../support/keyboard.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { operate } from '../support/operator.ts';
import { heading, openBooking } from '../support/own-booking.ts';
import { summerDay } from '../support/searching.ts';

// A browser that cannot reach the site complains of that.
withoutComplaints.use({ serviceWorkers: 'allow' });

for (const width of [390, 1440])
  withoutComplaints(
    `at ${width} papers that are kept on the device open in aeroplane mode, with a keyboard alone, and go with the login [ACCT-02, S-28]`,
    async ({ page, context }) => {
      withoutComplaints.slow();
      const email = freshEmail(`aeroplane-${width}`);
      const { wallet, code } = await bookAndOpenWallet(page, { email, width });
      await expectNothingPrivate(page, code);
      await pressOn(page, press(page, 'Keep on this device'));
      const kept = page.getByRole('status').filter({ hasText: /^Kept on this device on / });
      await expect(kept).toBeFocused();
      await expectAccessible(page);
      await expect
        .poll(() => privateIn(page, code))
        .toEqual([`trip-pack:${code} ${new URL(wallet).pathname}`]);

      await context.setOffline(true);
      await page.goto(new URL(wallet).pathname.replace('/travel-wallet', ''));
      await expectPapers(page, wallet);
      await page.reload();
      await expectPapers(page, wallet);
      await page.goto('/account/bookings');
      await expect(heading(page, 'We can’t connect')).toBeVisible();
      await context.setOffline(false);

      await operate('orders', 'notice', 'flight', code, 'home', '40');
      await mailTo(email, / it leaves 40 minutes later/);
      await page.goto(wallet);
      await expect(page.getByRole('main')).toContainText('Your booking has changed since then');
      await expectAccessible(page);
      await pressOn(page, press(page, 'Keep the new version'));
      await expect(page.getByRole('main')).not.toContainText('Your booking has changed since then');
      await pressOn(page, press(page, 'Remove from this device'));
      await expect(page.getByRole('status').filter({ hasText: 'no longer' })).toBeFocused();
      await expectNothingPrivate(page, code);

      await pressOn(page, press(page, 'Keep on this device'));
      await expect(kept).toBeVisible();
      await page.goto('/account/customer/security');
      if (width === 390) await pressOn(page, page.locator('summary', { hasText: 'Your account' }));
      await press(page, 'Log out').filter({ visible: true }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await expectNothingPrivate(page, code);
      await context.setOffline(true);
      await page.goto(wallet);
      await expect(heading(page, 'We can’t connect')).toBeVisible();
    },
  );

withoutComplaints(
  'another customer who logs in on the same device finds nothing of what was kept [S-28]',
  async ({ page, context }) => {
    withoutComplaints.slow();
    const email = freshEmail('kept-before');
    const { wallet, code } = await bookAndOpenWallet(page, { email, width: 390 });
    await press(page, 'Keep on this device').click();
    await expect(page.getByRole('status').filter({ hasText: /^Kept on / })).toBeVisible();

    // A login of a month ago has left without a word: its papers are still there in the air.
    await context.clearCookies();
    await page.goto('/');
    await context.setOffline(true);
    await page.goto(wallet);
    await expectPapers(page, wallet);
    await context.setOffline(false);

    await page.goto('/account/bookings');
    await logIn(page, freshEmail('kept-after'));
    await expectNothingPrivate(page, code);
    await context.setOffline(true);
    for (const address of [wallet, wallet.replace('/travel-wallet', '')]) {
      await page.goto(address);
      await expect(heading(page, 'We can’t connect')).toBeVisible();
    }
  },
);

async function bookAndOpenWallet(
  page: Page,
  { email, width }: { readonly email: string; readonly width: number },
) {
  await buyHoliday({ leave: summerDay(width === 390 ? 15 : 16), email });
  await page.setViewportSize({ width, height: 900 });
  await openBooking(page, email);
  await page.getByRole('link', { name: 'Travel wallet' }).click();
  await expect(heading(page, 'Travel wallet')).toBeVisible();
  const wallet = page.url();
  return { wallet, code: wallet.split('/').at(-2)! };
}

/** Addresses of what the browser keeps with something of a booking in it, by their caches. */
const privateIn = (page: Page, code: string): Promise<readonly string[]> =>
  page.evaluate(
    async (secrets) => {
      const names = await caches.keys();
      const kept = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          const requests = await cache.keys();
          return Promise.all(
            requests.map(async (request) => {
              const words = await (await cache.match(request))!.text();
              return { at: `${name} ${new URL(request.url).pathname}`, words };
            }),
          );
        }),
      );
      return kept
        .flat()
        .filter(({ at, words }) => secrets.some((one) => at.includes(one) || words.includes(one)))
        .map(({ at }) => at);
    },
    [code, SARAH.lastName],
  );

const expectNothingPrivate = (page: Page, code: string): Promise<void> =>
  expect.poll(() => privateIn(page, code)).toEqual([]);

async function expectPapers(page: Page, wallet: string): Promise<void> {
  await expect(heading(page, /: travel wallet$/)).toBeVisible();
  await expect(page).toHaveURL(wallet);
  await expect(page.getByRole('heading', { name: 'What to show where' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Your booking as it was on ');
  await expectAccessible(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name });
