import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/holiday_checklist';
const check = (number: number, problems: readonly string[]) => ({
  number,
  passport: 'gb',
  issuedOn: '2020-02-05',
  expiresOn: '2030-02-05',
  problems,
});
const PROBLEM = 'This passport must still be valid on Sun 31 October 2027.';
const booking = {
  ...bookingForTests,
  checklist: { entry: null, checks: [check(1, []), check(2, [PROBLEM])] },
};

test('the heading counts who is ready; who is not is told the day [ACCT-02]', async () => {
  const { html, text } = await openBookingPage(ADDRESS, 'ChecklistPage', booking);
  expect(html).toContain('<title>Ready to travel: 1 of 2 – ');
  expect(text).toContain(PROBLEM);
  expect(linksTo(html, 'Change Daniel’s dates')).toEqual([`${ADDRESS}?traveller=2#passport`]);
});

test('two dates are told by a form without script, and come back with what is wrong', async () => {
  const { html } = await openBookingPage(`${ADDRESS}?traveller=1`, 'ChecklistPage', booking);
  expect(postedFields(html, 'passport').get('issuedOn')).toBe('05/02/2020');
  const post = (form: Record<string, string>, answers: object) =>
    requestPage(ADDRESS, {
      form: { traveller: '1', ...form },
      answers: {
        ChecklistPage: () => ({ customer: { id: 'u1' }, booking }),
        ...Object.fromEntries(Object.entries(answers).map(([name, one]) => [name, () => one])),
      },
    });
  const saved = { SaveTravellerCheck: { saveTravellerCheck: { kind: 'TravellerCheckChanged' } } };
  expect((await post({ issuedOn: '05/02/2020' }, saved)).location).toBe(`${ADDRESS}?saved`);
  const removed = {
    RemoveTravellerCheck: { removeTravellerCheck: { kind: 'TravellerCheckChanged' } },
  };
  expect((await post({ intent: 'remove' }, removed)).location).toBe(`${ADDRESS}?removed`);
  const errors = [{ field: 'expiresOn', message: 'Type a date, such as 05/02/2031' }];
  const wrong = { SaveTravellerCheck: { saveTravellerCheck: { kind: 'InvalidInput', errors } } };
  const refused = await post({ expiresOn: 'never' }, wrong);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('value="never"');
  expect(linksTo(refused.html, 'Type a date')).toEqual(['#expiresOn']);
});

test('who was taken off meanwhile is told so, and the dates stay with whom they were typed for', async () => {
  const [first, second] = booking.travellers;
  const moved = [
    { ...second!, number: 1 },
    { ...first!, number: 2 },
  ];
  const errors = [{ field: null, message: 'The people on this booking have changed' }];
  const sent: unknown[] = [];
  const post = (name: string) =>
    requestPage(ADDRESS, {
      form: {
        traveller: '1',
        name,
        passport: 'gb',
        issuedOn: '01/02/2021',
        expiresOn: '01/02/2031',
      },
      answers: {
        ChecklistPage: () => ({
          customer: { id: 'u1' },
          booking: { ...booking, travellers: moved },
        }),
        SaveTravellerCheck: (variables: unknown) => {
          sent.push(variables);
          return { saveTravellerCheck: { kind: 'InvalidInput', errors } };
        },
      },
    });
  const name = `${first!.firstName} ${first!.lastName}`;
  const { status, html, text } = await post(name);
  expect(status).toBe(422);
  expect(sent).toMatchObject([{ traveller: 1, name }]);
  expect(text).toContain('The people on this booking have changed');
  expect(Object.fromEntries(postedFields(html, 'passport'))).toMatchObject({
    traveller: '2',
    name,
    issuedOn: '01/02/2021',
    expiresOn: '01/02/2031',
  });
  const { html: without } = await post('Nobody Here');
  expect(postedFields(without, 'passport').get('expiresOn')).toBe('01/02/2031');
});

test('who may not change the booking is asked nothing', async () => {
  const viewer = { ...booking, role: 'VIEWER', checklist: null };
  const { text } = await openBookingPage(ADDRESS, 'ChecklistPage', viewer);
  expect(text).toContain('for the lead passenger');
});
