import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/change_requests/dates/new';
const datesChange = {
  refusal: null,
  from: '2027-03-21',
  until: '2029-03-17',
  fewestNights: 2,
  mostNights: 28,
};
const booking = { ...bookingForTests, flights: [], datesChange };
const post = (form: Record<string, string>, quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeDatesPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteDatesChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('other nights are asked for from those that are booked, and lead to their quote [ACCT-02]', async () => {
  const { text, html } = await openBookingPage(ADDRESS, 'ChangeDatesPage', booking);
  expect(text).toContain('Hotel Miramar Blanc, Sat 24 July 2027 to Sat 31 July 2027.');
  expect(html).toMatch(
    /name="checkIn"[^>]*value="2027-07-24"|value="2027-07-24"[^>]*name="checkIn"/,
  );
  expect(html).toContain('<option value="7" selected="">7</option>');
  const asked: object[] = [];
  for (const checkIn of ['2027-08-07', '07/08/2027'])
    expect(
      (await post({ checkIn, nights: '10' }, { kind: 'OrderChange', id: 'c1' }, asked)).location,
    ).toBe('/account/bookings/HM7K42QD/change_requests/c1');
  const variables = { orderCode: 'HM7K42QD', checkIn: '2027-08-07', nights: 10 };
  expect(asked).toEqual([variables, variables]);
});

test('a holiday with flights says whose flights are looked for, and what is lost of those it has', async () => {
  const flights = [{ carrier: 'Solent Air' }];
  const { text } = await openBookingPage(ADDRESS, 'ChangeDatesPage', { ...booking, flights });
  expect(text).toContain('We look for flights with your airline from and to your airports');
  expect(text).toContain('The airline doesn’t refund the flights you give up');
  const alone = await openBookingPage(ADDRESS, 'ChangeDatesPage', booking);
  expect(alone.text).not.toContain('airline');
});

test('what is wrong is said at its field, and what was typed stays', async () => {
  const errors = [
    { field: '', message: 'Not on these nights.' },
    { field: 'nights', message: 'Choose 2 to 28 nights.' },
  ];
  const refused = await post({ checkIn: 'soon', nights: '12' }, { kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'Not on these nights.')).toEqual(['#checkIn']);
  expect(linksTo(refused.html, 'Choose 2 to 28')).toEqual(['#nights']);
  expect(refused.html).toContain('<option value="12" selected="">12</option>');
});

test('why a stay keeps its nights stands in the place of the form', async () => {
  const refusal = 'Your holiday has begun.';
  const fixed = { ...booking, datesChange: { ...datesChange, refusal } };
  const page = await openBookingPage(ADDRESS, 'ChangeDatesPage', fixed);
  expect(page.text).toContain(refusal);
  expect(page.html).not.toContain('name="checkIn"');
});
