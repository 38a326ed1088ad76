import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { repriceHotel } from '../../support/moving.ts';
import { bookAndOpen, heading } from '../../support/own-booking.ts';
import { typeCard } from '../../support/paying.ts';
import { summerDay } from '../../support/searching.ts';

const HOTEL_ID = 1;

test('a paid holiday gets another room by card, and gives back what costs less', async ({
  page,
}) => {
  // Four changes, three of them paid on the card provider's page.
  test.slow();
  const email = freshEmail('changes');
  const booking = await bookAndOpen(page, { leave: summerDay(16), email });

  await chooseFirst(page, 'Room and board');
  await expectAccessible(page);
  try {
    // The hotel asks for more between the quote and the payment.
    await repriceHotel(HOTEL_ID, 6);
    await payForChange(page);
    await expect(heading(page, 'Your holiday is as it was')).toBeVisible();
    await mailTo(email, /^We couldn’t change your holiday /);
  } finally {
    await repriceHotel(HOTEL_ID, 0);
  }

  await page.goto(booking);
  await chooseFirst(page, 'Room and board');
  await payForChange(page);
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
  await mailTo(email, / is changed: /);

  await page.goto(booking);
  await chooseFirst(page, 'Your transfer');
  await payForChange(page);
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
  await page.goto(`${booking}/transfers/new`);
  await page.getByRole('radio', { name: 'No transfer' }).click();
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(heading(page, / less$/)).toBeVisible();
  await page.getByRole('button', { name: 'Change my holiday' }).click();
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(' goes back to the card you paid with.');
});

/** Of a page of the booking, the first choice and what it comes to: more, in each case. */
async function chooseFirst(page: Page, link: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(heading(page, / more$/)).toBeVisible();
  await expectAccessible(page);
}

async function payForChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay £.* and change my holiday$/ }).click();
  await typeCard(page, 'visa');
  await page.getByRole('button', { name: /^Authorise £/ }).click();
}
