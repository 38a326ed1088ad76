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
  isNameAlike: null as boolean | null,
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
  expect(linksTo(html, 'Change Daniel’s dates')).toEqual([`${ADDRESS}?traveller=2`]);
});

test('the one next thing is the first who is not ready, the one told just now first of all', async () => {
  const next = async (checks: readonly object[], query = '') => {
    const checklist = { entry: null, checks };
    const page = await openBookingPage(`${ADDRESS}${query}`, 'ChecklistPage', {
      ...booking,
      checklist,
    });
    return page.text;
  };
  const todo = 'Next Sarah’s passport Two dates and a name.';
  expect(await next([])).toContain(todo);
  expect(await next([check(2, [PROBLEM])])).toContain(todo);
  const wrong = await next([check(2, [PROBLEM])], '?saved=2');
  expect(wrong).toContain(`Daniel isn’t ready yet ${PROBLEM}`);
  expect(wrong.split(PROBLEM)).toHaveLength(2);
  expect(await next([check(1, [])], '?saved=1')).toContain('Sarah is ready: this passport is good');
  const done = await next([check(1, []), check(2, [])]);
  expect(done).toContain('All done You’re all ready');
});

test('of a cancelled holiday nobody is asked for a passport, and each that is kept can be removed', async () => {
  const cancelled = { ...booking, status: 'CANCELLED' };
  const checks = [check(2, [PROBLEM])];
  const { html, text } = await openBookingPage(`${ADDRESS}?traveller=1`, 'ChecklistPage', {
    ...cancelled,
    checklist: { entry: null, checks },
  });
  expect(html).toContain('<title>Ready to travel – ');
  expect(text).not.toMatch(/Sarah’s passport|Issued on/);
  expect(postedFields(html, 'Forget Daniel’s passport').toString()).toBe(
    'traveller=2&name=Daniel+Hargreaves',
  );
});

test('two dates are told by a form without script, and come back with what is wrong', async () => {
  const { html, text } = await openBookingPage(`${ADDRESS}?traveller=1`, 'ChecklistPage', booking);
  expect(text).toContain('Forget Sarah’s passport');
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
  expect((await post({ issuedOn: '05/02/2020' }, saved)).location).toBe(`${ADDRESS}?saved=1`);
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

test('a passport in another name is not ready: both ways out, and what is free [ACCT-02]', async () => {
  const named = (isNameAlike: boolean | null) => ({ ...check(1, []), isNameAlike });
  const open = (one: ReturnType<typeof named>) =>
    openBookingPage(ADDRESS, 'ChecklistPage', {
      ...booking,
      checklist: { entry: null, checks: [one] },
    });
  const other = await open(named(false));
  expect(other.html).toContain('<title>Ready to travel: 0 of 2 – ');
  expect(other.text).toContain('isn’t Sarah Hargreaves, as it is on the booking');
  expect(other.text).toContain('up to 3 letters of each person’s name free of charge');
  expect(linksTo(other.html, 'Correct Sarah’s name')).toEqual([
    '/account/bookings/HM7K42QD/change_requests/passengers/new',
  ]);
  const alike = await open(named(true));
  expect(alike.html).toContain('<title>Ready to travel: 1 of 2 – ');
  expect(alike.text).toContain('Name as on the booking');
  const untold = await open(named(null));
  expect(untold.html).toContain('<title>Ready to travel: 1 of 2 – ');
  expect(untold.text).toContain('We haven’t compared the name yet.');
  expect(linksTo(untold.html, 'Correct Sarah’s name')).toEqual([]);
});

test('a name of a passport comes back when it is refused, and is not shown once it is compared', async () => {
  const { html } = await openBookingPage(`${ADDRESS}?traveller=1`, 'ChecklistPage', booking);
  expect(postedFields(html, 'passport').get('firstNames')).toBe('');
  const errors = [{ field: 'lastName', message: 'Please fill in this field.' }];
  const sent: unknown[] = [];
  const refused = await requestPage(ADDRESS, {
    form: { traveller: '1', firstNames: 'Sarah Jane', lastName: '' },
    answers: {
      ChecklistPage: () => ({ customer: { id: 'u1' }, booking }),
      SaveTravellerCheck: (variables: unknown) => {
        sent.push(variables);
        return { saveTravellerCheck: { kind: 'InvalidInput', errors } };
      },
    },
  });
  expect(refused.status).toBe(422);
  expect(sent).toMatchObject([{ firstNames: 'Sarah Jane', lastName: '' }]);
  expect(postedFields(refused.html, 'passport').get('firstNames')).toBe('Sarah Jane');
  expect(linksTo(refused.html, 'Please fill in')).toEqual(['#lastName']);
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
