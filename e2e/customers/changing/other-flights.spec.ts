import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { acceptChange, bookAndOpen, withoutScript } from '../../support/own-booking.ts';
import { summerDay } from '../../support/searching.ts';

test('a booked holiday is flown to from another airport: looked for on a phone, made without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('flights');
  await bookAndOpen(page, { leave: summerDay(15), email });
  await page.getByRole('link', { name: 'Change your dates' }).click();
  const flights = page.getByRole('region', { name: 'Choose your flights' });
  await expect(flights.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  const from = flights.getByLabel('Fly from');
  const others = await from
    .locator('option:not(:checked)')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await from.selectOption(others[0]!);
  await flights.getByRole('button', { name: 'See flights' }).click();
  await page.waitForURL(`**from=${others[0]}**`);
  await expect(flights.getByText(`(${others[0]}) to `).first()).toBeVisible();
  await flights.getByRole('button', { name: 'See what these flights come to' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Choose the flights that you’d like instead.',
  );
  await expectAccessible(page);

  const bare = await withoutScript(browser, page);
  const choice = bare.getByRole('region', { name: 'Choose your flights' });
  await choice.getByRole('radio').first().check();
  await choice.getByRole('button', { name: 'See what these flights come to' }).click();
  await expect(bare.getByRole('main')).toContainText('Your flights of ');
  await expect(bare.getByRole('main')).toContainText('Flight out');
  await acceptChange(bare);
  await mailTo(email, / is changed: /);
  await bare.context().close();
});
