import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { acceptChange, bookAndOpen, withoutScript } from '../../support/own-booking.ts';
import { summerDay } from '../../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';

test('somebody joins two who have booked: nobody typed on a phone, then without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('join');
  // The dearest room has beds for more than two.
  await bookAndOpen(page, { hotel: HOTEL, leave: summerDay(13), email, refundedRoom: 'last' });
  await page.getByRole('link', { name: 'Correct a name or change who travels' }).click();
  await page.waitForURL('**/passengers/new');
  const joining = page.getByRole('region', { name: 'Somebody joins you' });
  await expect(joining).toBeVisible();
  await joining.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  const bare = await withoutScript(browser, page);
  const form = bare.getByRole('region', { name: 'Somebody joins you' });
  await form.getByLabel('Title of whoever joins').selectOption('mr');
  await form.getByLabel('Their first name').fill('Noah');
  await form.getByLabel('Their last name').fill('Hargreaves');
  await form.getByLabel('Their date of birth').fill('03/04/1990');
  await form.getByRole('button', { name: 'See what changes' }).click();
  await expect(bare.getByRole('main')).toContainText('Now: Mr Noah Hargreaves');
  await acceptChange(bare);
  await mailTo(email, / is changed: /);
  await bare.context().close();
});
