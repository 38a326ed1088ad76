import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';
import { choose, pressOn } from '../../support/keyboard.ts';
import { freshEmail, mailTo } from '../../support/mail.ts';
import { heading, payAndOpen, withoutScript } from '../../support/own-booking.ts';
import { goToPayment } from '../../support/purchase.ts';
import { searchFor, summerDay } from '../../support/searching.ts';

const HOTEL = 'Hotel Miramar Blanc';

test('bags and boarding by keyboard on a phone, seats without script: both are added to a paid holiday [ACCT-02]', async ({
  page,
  browser,
}) => {
  // A booking, and two changes of it.
  test.slow();
  const email = freshEmail('extras');
  await searchFor(page, { to: HOTEL, leave: summerDay(15) });
  await page.goto(`${page.url()}&filters[carriers][0]=FR`);
  await goToPayment(page, { hotel: HOTEL, email, plan: /Pay monthly/ });
  await payAndOpen(page, email);
  const booking = page.url();

  await page.getByRole('link', { name: 'Bags and priority boarding' }).click();
  await expect(heading(page, 'Bags and priority boarding')).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: 'See what changes' }));
  await expect(page.getByRole('alert')).toContainText('That is how your booking is already');
  await expectAccessible(page);
  const bags = page.getByRole('group', { name: 'How many more?' });
  await choose(page, bags, bags.getByRole('radio', { name: /^1 more hold bag/ }));
  const boarding = page.getByRole('group', { name: 'Would you like priority boarding?' });
  await choose(page, boarding, boarding.getByRole('radio', { name: /^Priority boarding/ }));
  await pressOn(page, page.getByRole('button', { name: 'See what changes' }));
  await expect(heading(page, / more$/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 hold bag added');
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: 'Change my holiday' }));
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
  await expectAccessible(page);
  await mailTo(email, / is changed: /);
  await page.goto(`${booking}/baggage-information`);
  await expect(page.getByRole('main')).toContainText('1 hold bag of ');
  await page.goto(`${booking}/flight_extras/new`);
  await expect(page.getByRole('main')).toContainText('Everybody boards first already');
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${booking}/select-seats`);
  await expect(heading(page, 'Where would you like to sit?')).toBeVisible();
  await expectAccessible(page);
  const bare = await withoutScript(browser, page, booking);
  await chooseSeats(bare);
  await bare.context().close();

  await page.goto(`${booking}/select-seats`);
  await expect(page.getByRole('main')).toContainText('Your seats are booked.');
  await expectAccessible(page);
});

/** One by one on the way out, together on the way home; row 13 goes as soon as it is wanted. */
async function chooseSeats(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your seats' }).click();
  await page
    .getByRole('button', { name: /^Row 13, seat / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Row 14, seat / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Next: flight home' }).click();
  await expect(page.getByRole('alert')).toContainText('The airline has just given away 13');
  await expect(page.getByRole('main')).toContainText('14');
  await page.getByRole('radio', { name: /^Sarah/ }).check();
  await page
    .getByRole('button', { name: /^Row 14, seat / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Next: flight home' }).click();
  await expect(page.getByRole('main')).toContainText('For the other flight you have chosen 14');
  await page.getByRole('button', { name: 'Seat us together' }).click();
  await expect(page.getByRole('main')).toContainText('2 seats on this flight');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('main')).toContainText('Seats out');
  await page.getByRole('button', { name: 'Change my holiday' }).click();
  await expect(heading(page, 'Your holiday is changed')).toBeVisible();
}
