import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/change_requests/stay/new';
const offer = (hotelQuoteId: string, difference: number, refundableUntil: string | null) => ({
  hotelQuoteId,
  rooms: ['Suite'],
  board: { name: 'All inclusive', meaning: 'Meals and drinks.', refundableUntil },
  difference: pounds(difference),
});
const offers = [offer('h1', -1_200, null), offer('h2', 0, '2027-07-10'), offer('h3', 8_440, null)];
const booking = { ...bookingForTests, stayChange: { refusal: null, offers } };
const post = (form: Record<string, string>, quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeStayPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteStayChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('each room and board stands with its difference, and leads to its quote [ACCT-02]', async () => {
  const { text } = await openBookingPage(ADDRESS, 'ChangeStayPage', booking);
  for (const words of [
    'You’ve booked: Family room, half board, at Hotel Miramar Blanc',
    'Suite, all inclusive',
    '£12.00 less',
    'the same price',
    '£84.40 more',
    'Room price refunded until Sat 10 July 2027.',
    'Usual cancellation charges.',
  ])
    expect(text).toContain(words);
  const asked: object[] = [];
  expect((await post({ stay: 'h3' }, { kind: 'OrderChange', id: 'c1' }, asked)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', hotelQuoteId: 'h3' }]);
});

test('nothing chosen and what is gone are said at the choice; why it stays stands in its place', async () => {
  for (const [form, answer, words] of [
    [{}, {}, 'Choose the room and board'],
    [
      { stay: 'h3' },
      { kind: 'InvalidInput', errors: [{ message: 'This room can’t be had any more.' }] },
      'This room can’t be had',
    ],
  ] as const) {
    const refused = await post(form, answer);
    expect(refused.status).toBe(422);
    expect(linksTo(refused.html, words)).toEqual(['#stay']);
  }
  for (const [stayChange, words] of [
    [{ refusal: 'Your holiday has begun.', offers: [] }, 'Your holiday has begun.'],
    [{ refusal: null, offers: [] }, 'has no other room or board'],
  ] as const) {
    const page = await openBookingPage(ADDRESS, 'ChangeStayPage', { ...booking, stayChange });
    expect(page.text).toContain(words);
    expect(page.html).not.toContain('name="stay"');
  }
});
