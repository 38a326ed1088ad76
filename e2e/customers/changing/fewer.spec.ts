import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { pressOn } from '../../support/keyboard.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { bookAndOpen, withoutScript } from '../../support/own-booking.ts';
import { summerDay } from '../../support/searching.ts';

test('one of two stays at home: nobody chosen on a phone, then without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('fewer');
  await bookAndOpen(page, { leave: summerDay(14), email });
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

  const bare = await withoutScript(browser, page, names);
  await bare.getByRole('checkbox', { name: /^Daniel / }).check();
  await button(bare, 'Somebody isn’t coming').click();
  await expect(bare.getByRole('region', { name: 'Was' })).toContainText('Mr Daniel');
  await bare.getByRole('button', { name: 'Change my holiday' }).click();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your holiday is changed');
  await mailTo(email, / is changed: /);
  await bare.goto(names);
  await expect(bare.getByRole('main')).toContainText('You’re the only traveller');
  await bare.context().close();
});

const button = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('button');
