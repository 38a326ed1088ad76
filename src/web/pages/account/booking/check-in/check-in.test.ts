import { expect, test } from 'vitest';
import { DataError } from '#web/data/data-error.ts';
import { expectOwnStates } from '#web/testing/booking-states.ts';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/flight-check-in';
const RULE = {
  state: 'OPEN',
  opensAt: '2027-07-22T06:15',
  closesAt: '2027-07-24T00:15',
  note: 'If you’ve paid to choose your seat, it opens 14 days before.',
  source: 'Daily Record, 27 July 2025',
};
const flightsWith = (change: object) =>
  bookingForTests.flights.map((flight) => ({ ...flight, checkIn: null, checkedIn: [], ...change }));
const open = (change: object, booking: object = {}) =>
  openBookingPage(ADDRESS, 'CheckInPage', {
    ...bookingForTests,
    flights: flightsWith(change),
    ...booking,
  });

test('each flight says when its check-in opens and closes, by whom that was told [ACCT-02]', async () => {
  const { text, html } = await open({ checkIn: RULE });
  for (const words of [
    'Airline reference: SX92K7LM',
    'Open now',
    'Closes on Sat 24 July 2027 at 00:15, local time.',
    'it opens 14 days before',
    'As told by Daily Record, 27 July 2025.',
  ])
    expect(text).toContain(words);
  expect(linksTo(html, 'Choose your seats')).toEqual(['/account/bookings/HM7K42QD/select-seats']);
  const before = await open({ checkIn: { ...RULE, state: 'BEFORE', closesAt: null } });
  expect(before.text).toContain('Opens on Thu 22 July 2027 at 06:15');
  expect(before.text).toContain('We don’t know when it closes.');
  const over = await open({ checkIn: { ...RULE, state: 'CLOSED' } });
  expect(over.text).not.toContain('Closes on');
});

test('what is not known is said; without a flight there is nothing to check in for', async () => {
  expect((await open({})).text).toContain('We don’t know when Solent Air opens its check-in.');
  const stay = await open({}, { flights: [] });
  expect(stay.text).toContain('There’s no flight in this booking');
  expect(stay.html).not.toContain('Choose your seats');
});

test('everybody on the booking sees who has checked in, and tells it of a flight by one press', async () => {
  const { html, text } = await open({ checkedIn: [2] }, { role: 'VIEWER' });
  expect(text).toContain('Checked in: 1 of 2');
  expect(html).toContain('aria-label="Sarah Hargreaves has checked in for SX 4120"');
  expect(html).toContain('aria-label="Undo: Daniel Hargreaves has checked in for SX 4121"');
  expect(html).not.toContain('Choose your seats');
  expect(postedFields(html, 'Undo: Daniel Hargreaves has checked in for SX 4121').toString()).toBe(
    'way=INBOUND&traveller=2&name=Daniel+Hargreaves',
  );
  const toBook = await open({ isToBook: true });
  expect(toBook.text).toContain('This flight isn’t booked yet.');
  expect(toBook.text).not.toContain('Checked in:');
  expect((await open({}, { status: 'CANCELLED' })).text).not.toContain('Checked in:');
});

test('a press is kept and said, or comes back with why not', async () => {
  const sent: unknown[] = [];
  const post = (answer: object | undefined) =>
    requestPage(ADDRESS, {
      form: { way: 'INBOUND', traveller: '2', name: 'Daniel Hargreaves', done: 'yes' },
      answers: {
        CheckInPage: () => ({
          customer: { id: 'u1' },
          booking: { ...bookingForTests, flights: flightsWith({}) },
        }),
        SaveCheckedIn: (variables) => {
          if (!answer) throw new DataError('SaveCheckedIn', 'nobody answers', 'NO_ANSWER');
          sent.push(variables);
          return { saveCheckedIn: answer };
        },
      },
    });
  expect((await post({ kind: 'CheckedInSaved' })).location).toBe(`${ADDRESS}?done`);
  expect(sent).toEqual([
    { orderCode: 'HM7K42QD', way: 'INBOUND', traveller: 2, name: 'Daniel Hargreaves', done: true },
  ]);
  const errors = [{ message: 'The flights or the people on this booking have changed' }];
  const refused = await post({ kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'The flights or the people')).toEqual(['#check-in']);
  const silent = await post(undefined);
  expect(silent.status).toBe(502);
  expect(linksTo(silent.html, 'who has checked in was not saved')).toEqual(['#check-in']);
  const done = await openBookingPage(`${ADDRESS}?done`, 'CheckInPage', {
    ...bookingForTests,
    flights: flightsWith({}),
  });
  expect(done.text).toContain('Saved. Everybody on this booking sees it.');
});

test('it is its people’s alone', () => expectOwnStates('flight-check-in', 'CheckInPage'));
