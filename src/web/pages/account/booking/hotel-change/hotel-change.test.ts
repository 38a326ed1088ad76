import { expect, test } from 'vitest';
import { FIRST_REFUSALS } from '#domain/order/first-refusals.ts';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/change_requests/hotel/new';
const offer = (hotelQuoteId: string, difference: number, more: object = {}) => ({
  hotelQuoteId,
  hotel: 'Hotel Sol y Mar',
  stars: 4,
  place: 'Port de Sóller',
  isInPlace: true,
  rooms: ['Double room'],
  board: { name: 'Half board', refundableUntil: null },
  difference: pounds(difference),
  ...more,
});
const offers = [
  offer('h1', -1_200, { board: { name: 'Half board', refundableUntil: '2027-07-10' } }),
  offer('h2', 0, { hotel: 'Casa Una', stars: 1, place: 'Deià', isInPlace: false }),
  offer('h3', 8_440),
];
const booking = { ...bookingForTests, hotelChange: { refusal: null, offers } };
const post = (form: Record<string, string>, quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeHotelPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteHotelChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('each hotel stands with its place, stars and difference, and leads to its quote [ACCT-02]', async () => {
  const { text, html } = await openBookingPage(ADDRESS, 'ChangeHotelPage', booking);
  for (const words of [
    'You’ve booked: Hotel Miramar Blanc',
    'Hotel Sol y Mar, Port de Sóller, 4 stars',
    'Casa Una, Deià, 1 star',
    'Double room, half board.',
    '£12.00 less',
    'the same price',
    '£84.40 more',
    'Room price refunded until Sat 10 July 2027.',
    'Usual cancellation charges.',
  ])
    expect(text).toContain(words);
  expect(html).not.toContain('checked');
  const asked: object[] = [];
  expect((await post({ hotel: 'h3' }, { kind: 'OrderChange', id: 'c1' }, asked)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', hotelQuoteId: 'h3' }]);
});

test('nothing chosen and what is gone are said at the choice; why it stays stands in its place', async () => {
  for (const [form, answer, words] of [
    [{}, {}, 'Choose the hotel'],
    [
      { hotel: 'h3' },
      { kind: 'InvalidInput', errors: [{ message: 'This hotel can’t be had any more.' }] },
      'This hotel can’t be had',
    ],
  ] as const) {
    const refused = await post(form, answer);
    expect(refused.status).toBe(422);
    expect(linksTo(refused.html, words)).toEqual(['#hotel']);
  }
  for (const [hotelChange, words] of [
    [{ refusal: 'Your holiday has begun.', offers: [] }, 'Your holiday has begun.'],
    [{ refusal: null, offers: [] }, 'We found no other hotel'],
  ] as const) {
    const page = await openBookingPage(ADDRESS, 'ChangeHotelPage', { ...booking, hotelChange });
    expect(page.text).toContain(words);
    expect(page.html).not.toContain('name="hotel"');
  }
});

test('a page that was closed meanwhile says why once, as the answer, and where to go instead', async () => {
  const message = 'Your holiday has begun.';
  const closed = { ...booking, hotelChange: { refusal: message, offers: [] } };
  const errors = [{ message }];
  const { status, html, text } = await requestPage(ADDRESS, {
    form: { hotel: 'h3' },
    answers: {
      ChangeHotelPage: () => ({ customer: { id: 'u1' }, booking: closed }),
      QuoteHotelChange: () => ({ quoteOrderChange: { kind: 'InvalidInput', errors } }),
    },
  });
  expect(status).toBe(422);
  expect(text.split(message)).toHaveLength(2);
  expect(html).toMatch(/<div tabindex="-1" autofocus=""><div[^>]* role="status">/i);
  expect(linksTo(html, 'Write to us')).toEqual(['/account/bookings/HM7K42QD/conversations']);
  expect(linksTo(html, 'Call us on')).toHaveLength(1);
});

test('what has to be done first is a button where it closes the page', async () => {
  for (const [code, words, way] of [
    ['payment_declined', 'Pay it now', 'payments/new'],
    ['their_change_open', 'See what’s changed', 'manage-flights/whats-changed'],
  ] as const) {
    const { html } = await openBookingPage(ADDRESS, 'ChangeHotelPage', {
      ...booking,
      hotelChange: { refusal: FIRST_REFUSALS[code], offers: [] },
    });
    expect(linksTo(html, words)).toEqual([`/account/bookings/HM7K42QD/${way}`]);
    expect(linksTo(html, 'Write to us')).toEqual([]);
  }
});
