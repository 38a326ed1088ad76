import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { logIn } from '../../support/logging-in.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { payByCard, typeCard } from '../../support/paying.ts';
import { comeToPayment } from '../../support/purchase.ts';
import { summerDay } from '../../support/searching.ts';

test('a booked holiday is flown to from another airport: looked for on a phone, made without script on a desk [ACCT-02]', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('flights');
  await comeToPayment(page, { leave: summerDay(15), email });
  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/bookings');
  await logIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Open this booking' }).click();
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

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(page.url());
  const choice = bare.getByRole('region', { name: 'Choose your flights' });
  await choice.getByRole('radio').first().check();
  await choice.getByRole('button', { name: 'See what these flights come to' }).click();
  await expect(bare.getByRole('main')).toContainText('Your flights of ');
  await expect(bare.getByRole('main')).toContainText('Flight out');
  const isDearer = (await bare.getByRole('heading', { level: 1 }).innerText()).endsWith('more');
  await bare.getByRole('button', { name: /change my holiday$/i }).click();
  if (isDearer) {
    await typeCard(bare, 'visa');
    await bare.getByRole('button', { name: /^Authorise £/ }).click();
  }
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your holiday is changed');
  await mailTo(email, / is changed: /);
  await plain.close();
});
