/** A booking as its customer opens it, and changes of it. */
import { expect, type Browser, type Page } from '@playwright/test';
import { buyHoliday } from './buying.ts';
import { logIn } from './logging-in.ts';
import { payByCard, typeCard } from './paying.ts';

export const PHONE = { width: 390, height: 844 };

/** A couple's paid week, opened by its lead on a phone; the address of its booking. */
export async function bookAndOpen(
  page: Page,
  wanted: Parameters<typeof buyHoliday>[0],
): Promise<string> {
  await buyHoliday(wanted);
  await page.setViewportSize(PHONE);
  await openBooking(page, wanted.email);
  return page.url();
}

/** From the payment to the booking on a phone. */
export async function payAndOpen(page: Page, email: string): Promise<void> {
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await page.setViewportSize(PHONE);
  await openBooking(page, email);
}

/** Logs in by the address that a holiday was booked with, and opens its booking. */
export async function openBooking(page: Page, email: string): Promise<void> {
  await page.goto('/account/bookings');
  await logIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
  await expect(heading(page, / days to /)).toBeVisible();
}

/** What the title of a page says. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/**
 * A customer's page once more, at a desk and without script; its context is for the caller to
 * close.
 */
export async function withoutScript(browser: Browser, page: Page, address = page.url()) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const bare = await context.newPage();
  await bare.goto(address);
  return bare;
}

/** Makes the change that is quoted, by card where it costs more: that is for suppliers to say. */
export async function acceptChange(page: Page): Promise<void> {
  const quote = heading(page, / (?:more|less)$|^It costs the same$/);
  await expect(quote).toBeVisible();
  const isDearer = (await quote.innerText()).endsWith('more');
  await page.getByRole('button', { name: /change my holiday$/i }).click();
  if (isDearer) {
    await typeCard(page, 'visa');
    await page.getByRole('button', { name: /^Authorise £/ }).click();
  }
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
}
