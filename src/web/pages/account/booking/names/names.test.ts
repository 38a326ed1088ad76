import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/change_requests/passengers/new';
const booking = {
  ...bookingForTests,
  namesChange: { refusal: null, placesGivenUntil: '2027-07-17' },
};
const FORM = {
  'firstName-1': 'Sara',
  'lastName-1': 'Hargreaves',
  'firstName-2': 'Daniel',
  'lastName-2': 'Hargreaves',
};
const post = (quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form: FORM,
    answers: {
      ChangeNamesPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteNamesChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('everybody’s name can be corrected, and leads to what that comes to [ACCT-02]', async () => {
  const { html } = await openBookingPage(ADDRESS, 'ChangeNamesPage', booking);
  for (const name of ['firstName-1', 'lastName-2']) expect(html).toContain(`name="${name}"`);
  const asked: object[] = [];
  expect((await post({ kind: 'OrderChange', id: 'c1' }, asked)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  expect(asked).toEqual([
    {
      orderCode: 'HM7K42QD',
      names: [
        { firstName: 'Sara', lastName: 'Hargreaves' },
        { firstName: 'Daniel', lastName: 'Hargreaves' },
      ],
    },
  ]);
});

test('what is wrong with a name stands at its field, with what was typed', async () => {
  const errors = [{ field: 'names[0].firstName', message: 'Too many letters.' }];
  const { status, html } = await post({ kind: 'InvalidInput', errors });
  expect(status).toBe(422);
  expect(linksTo(html, 'Too many letters.')).toEqual(['#firstName-1']);
  expect(html).toContain('value="Sara"');
});

test('too late for it there is no form', async () => {
  const late = {
    ...booking,
    namesChange: { refusal: 'Too late for that.', placesGivenUntil: null },
  };
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', late);
  expect(text).toContain('Too late for that.');
  expect(html).not.toContain('firstName-1');
  expect(text).not.toContain('take the place');
});

test('who wants other people to travel is told the day, and led to the messages', async () => {
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', booking);
  expect(text).toContain('take the place of one of you. Write to us by Sat 17 July 2027');
  expect(linksTo(html, 'Write to us about who travels')).toEqual([
    '/account/bookings/HM7K42QD/conversations',
  ]);
});
