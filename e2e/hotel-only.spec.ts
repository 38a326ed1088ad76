import { expectAccessible } from './support/accessible.ts';
import {
  choosePlan,
  DANIEL,
  fillContact,
  fillPassengers,
  goOn,
  SARAH,
  startCheckout,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { payByCard } from './support/paying.ts';
import { totalInReceipt } from './support/prices.ts';
import {
  cardOf,
  openDeal,
  searchFor,
  summerDay,
  takeDeal,
  totalOnCard,
} from './support/searching.ts';

test('a hotel alone: no flights, no ATOL certificate, one total to the end [SRCH-37]', async ({
  page,
}) => {
  const email = freshEmail('hotel');
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(4), hotelOnly: true });
  expect(new URL(page.url()).searchParams.get('searchType')).toBe('UNKNOWN');
  expect(page.url()).not.toContain('departureAirports');
  const total = await totalOnCard(cardOf(page, 'Hotel Miramar Blanc'));
  await openDeal(page, 'Hotel Miramar Blanc');
  await expect(page.getByRole('heading', { name: 'Your flights' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(
    'Real money would be held in a trust account until you are back.',
  );
  await expectAccessible(page);
  await takeDeal(page);
  expect(await totalInReceipt(page)).toBe(total);

  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'payment');
  await expect(page.getByRole('main')).toContainText('how we keep your money safe');
  await payByCard(page, 'amex');
  await page.waitForURL('**/confirmation');
  expect(await totalInReceipt(page)).toBe(total);
  expect((await mailTo(email)).attachments.map(({ filename }) => filename)).toEqual([
    'confirmation.pdf',
    'holiday.ics',
  ]);
});
