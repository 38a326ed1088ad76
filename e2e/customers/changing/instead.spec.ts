import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { operate } from '../../support/operator.ts';
import { bookAndOpen, withoutScript } from '../../support/own-booking.ts';
import { summerDay } from '../../support/searching.ts';

test('another hotel is taken instead of the one that others have swapped, without script [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('instead');
  const booking = await bookAndOpen(page, { leave: summerDay(19), email });
  await operate('orders', 'notice', 'hotel', booking.split('/').at(-1)!, 'Hotel Bahia', '3');
  await mailTo(email, /Your hotel has changed to Hotel Bahia/);
  await page.goto(`${booking}/manage-flights/whats-changed`);
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expectAccessible(page);

  const bare = await withoutScript(browser, page);
  await bare
    .getByRole('radio', { name: /^Go to .* instead, / })
    .first()
    .check();
  await bare.getByRole('button', { name: 'Continue with this answer' }).click();
  await expect(bare.getByRole('main')).toContainText('Was: Hotel Miramar Blanc');
  await bare.getByRole('button', { name: 'Take this holiday instead' }).click();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your holiday is changed');
  await mailTo(email, / is changed: /);
  await bare.goto(`${booking}/manage-flights/whats-changed`);
  await expect(bare.getByRole('main')).toContainText('You’ve taken another holiday instead.');
  await bare.context().close();
});
