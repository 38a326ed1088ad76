import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { pressOn, typeInto } from '../../support/keyboard.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { bookAndOpen, heading } from '../../support/own-booking.ts';
import { summerDay } from '../../support/searching.ts';

test('somebody else travels instead: refused at the field, then made on a phone by keyboard [ACCT-02]', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('place');
  await bookAndOpen(page, { leave: summerDay(13), email });
  await page.getByRole('link', { name: 'Correct a name or change who travels' }).click();
  await expect(heading(page, 'Who travels')).toBeVisible();
  await expectAccessible(page);
  const place = page.getByRole('region', { name: 'Somebody else instead' });
  await typeInto(page, place.getByLabel('Their date of birth'), '01/01/2020');
  await pressOn(page, place.getByRole('button', { name: 'See what changes' }));
  await expect(page.getByRole('alert')).toContainText('Choose whose place it is');
  await expectAccessible(page);
  await place.getByRole('radio', { name: /^Daniel / }).click();
  await place.getByLabel('Title of whoever travels instead').selectOption('ms');
  await typeInto(page, place.getByLabel('Their first name'), 'Grace');
  await typeInto(page, place.getByLabel('Their last name'), 'Okafor');
  await pressOn(page, place.getByRole('button', { name: 'See what changes' }));
  await expect(place.getByLabel('Their date of birth')).toHaveAttribute('aria-invalid', 'true');
  await expect(place.getByLabel('Their last name')).toHaveValue('Okafor');
  await typeInto(page, place.getByLabel('Their date of birth'), '05/06/1990');
  await pressOn(page, place.getByRole('button', { name: 'See what changes' }));
  await expect(page.getByRole('main')).toContainText('Grace Okafor');
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: 'Change my holiday' }));
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
  await mailTo(email, / is changed: /);
});
