import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { choose, pressOn } from '../../support/keyboard.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { operate } from '../../support/operator.ts';
import { bookAndOpen, heading, withoutScript } from '../../support/own-booking.ts';
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
  await expect(bare.getByRole('region', { name: 'Was' })).toContainText('Hotel Miramar Blanc');
  await bare.getByRole('button', { name: 'Take this holiday instead' }).click();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your holiday is changed');
  await mailTo(email, / is changed: /);
  await bare.goto(`${booking}/manage-flights/whats-changed`);
  await expect(bare.getByRole('main')).toContainText('You’ve taken another holiday instead.');
  await bare.context().close();
});

test('one of three other holidays is taken instead of a flight that was moved by hours, by keyboard on a phone [ACCT-02]', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('flight-instead');
  const booking = await bookAndOpen(page, { leave: summerDay(16), email });
  await operate('orders', 'notice', 'flight', booking.split('/').at(-1)!, 'out', '385');
  await mailTo(email, / it leaves 6 hours 25 minutes later/);
  await page.goto(`${booking}/manage-flights/whats-changed`);
  const answers = page.getByRole('group', { name: 'What would you like to do?' });
  const others = answers.getByRole('radio', { name: / instead/ });
  await expect(others).toHaveCount(3);
  await choose(page, answers, others.first());
  await pressOn(page, page.getByRole('button', { name: 'Continue with this answer' }));
  await expect(page.getByRole('region', { name: 'Line by line' })).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: 'Take this holiday instead' }));
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
  await mailTo(email, / is changed: /);
  await page.goto(`${booking}/manage-flights/whats-changed`);
  await expect(page.getByRole('main')).toContainText('You’ve taken another holiday instead.');
  await expectAccessible(page);
});
