import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { logIn } from '../support/logging-in.ts';
import { freshEmail, mailTo } from '../support/mail.ts';
import { bookAndOpen, heading } from '../support/own-booking.ts';
import { summerDay } from '../support/searching.ts';

test('a booking’s papers are kept as one file; it is shared by a mailed link, looked at, and shared no more [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const [email, theirs] = [freshEmail('sharing'), freshEmail('shared-with')];
  await bookAndOpen(page, { leave: summerDay(19), email });
  await page.getByRole('link', { name: 'Travel wallet' }).click();
  await expectFileOpensOffline(page, browser);
  await page.getByRole('link', { name: 'Your booking', exact: true }).click();
  await page.getByRole('link', { name: 'Who can see this booking' }).click();
  await expect(heading(page, 'Who can see this booking')).toBeVisible();
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Email address').fill(theirs);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('We’ve sent the invitation.')).toBeVisible();
  await expectAccessible(page);

  const { text } = await mailTo(theirs, / has invited you to a booking/);
  const link = /\/account\/bookings\/\S+invitation=[\w-]+/.exec(text)![0];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await other.goto(link);
  await logIn(other, theirs);
  await expect(heading(other, /has invited you$/)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(heading(other, /: flights and hotel$/)).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('£');
  await expectAccessible(other);

  await page.reload();
  await page.getByRole('button', { name: `Remove access of ${theirs}` }).click();
  await expect(page.getByText('That access has ended.')).toBeVisible();
  await mailTo(theirs, /^You no longer have access/);
  expect((await other.reload())?.status()).toBe(404);
  expect((await other.goto(link))?.status()).toBe(404);
  await context.close();
});

async function expectFileOpensOffline(page: Page, browser: Browser) {
  await expect(heading(page, 'Travel wallet')).toBeVisible();
  await expectAccessible(page);
  const downloads = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download it as one file' }).click();
  const file = await readFile(await (await downloads).path(), 'utf8');
  const context = await browser.newContext({
    offline: true,
    viewport: { width: 390, height: 844 },
  });
  const reader = await context.newPage();
  await reader.setContent(file);
  await expect(heading(reader, /: travel wallet$/)).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'What to show where' })).toBeVisible();
  await expectAccessible(reader);
  await context.close();
}
