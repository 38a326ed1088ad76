import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { pressOn } from '../../support/keyboard.ts';
import { logIn } from '../../support/logging-in.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { payByCard } from '../../support/paying.ts';
import { comeToPayment } from '../../support/purchase.ts';
import { summerDay } from '../../support/searching.ts';

test('one of two stays at home: nobody chosen on a phone, then without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('fewer');
  await comeToPayment(page, { leave: summerDay(14), email });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/bookings');
  await logIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
  await page.getByRole('link', { name: 'Correct a name or change who travels' }).click();
  await page.waitForURL('**/passengers/new');
  const names = page.url();
  const leaving = page.getByRole('region', { name: 'Somebody isn’t coming' });
  await expect(leaving.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
  await pressOn(page, leaving.getByRole('button', { name: 'See what changes' }));
  await expect(page.getByRole('alert')).toContainText('Choose who isn’t coming');
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('link').click();
  await expect(leaving.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, leaving.getByRole('button', { name: 'See what changes' }));
  await expect(page.getByRole('main')).toContainText('Flights of one who isn’t coming');
  await expectAccessible(page);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(names);
  await bare.getByRole('checkbox', { name: /^Daniel / }).check();
  await button(bare, 'Somebody isn’t coming').click();
  await expect(bare.getByRole('main')).toContainText('Was: Mr Daniel');
  await bare.getByRole('button', { name: 'Change my holiday' }).click();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your holiday is changed');
  await mailTo(email, / is changed: /);
  await bare.goto(names);
  await expect(bare.getByRole('main')).toContainText('You’re the only traveller');
  await plain.close();
});

const button = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('button');
