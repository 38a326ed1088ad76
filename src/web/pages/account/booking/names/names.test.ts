import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/change_requests/passengers/new';
const booking = {
  ...bookingForTests,
  namesChange: {
    refusal: null,
    placesGivenUntil: '2027-07-17',
    placeRefusal: null,
    leavingRefusal: null,
    joiningRefusal: null,
  },
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
    namesChange: {
      refusal: 'Too late for that.',
      placesGivenUntil: null,
      placeRefusal: 'Too late for that.',
      leavingRefusal: 'Too late for that.',
      joiningRefusal: 'Too late for that.',
    },
  };
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', late);
  expect(text).toContain('Too late for that.');
  expect(html).not.toContain('firstName-1');
  expect(text).not.toContain('Somebody else instead');
  expect(text).not.toContain('Somebody isn’t coming');
  expect(text).not.toContain('Somebody joins you');
});

const PLACE = {
  form: 'place',
  traveller: '2',
  placeTitle: 'ms',
  placeFirstName: 'Grace',
  placeLastName: 'Okafor',
  placeDateOfBirth: '05/06/1990',
};
const give = (quoteOrderChange: object, form: Record<string, string>, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeNamesPage: () => ({ customer: { id: 'u1' }, booking }),
      QuotePlaceChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('somebody else in a traveller’s place leads to what that comes to; the lead’s is not among them [ACCT-02]', async () => {
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', booking);
  expect(text).toContain('Until Sat 17 July 2027, somebody else can travel instead of one of you');
  expect(text).toContain(
    'You and the person who takes the place are both responsible for whatever is still to be paid for this holiday.',
  );
  expect(html).toContain('value="2"');
  expect(html).not.toMatch(/name="traveller"[^>]*value="1"/);
  const asked: object[] = [];
  expect((await give({ kind: 'OrderChange', id: 'c1' }, PLACE, asked)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  const who = { title: 'ms', firstName: 'Grace', lastName: 'Okafor', dateOfBirth: '05/06/1990' };
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', place: { traveller: 2, ...who } }]);
});

test('what is wrong with who comes instead stands at its field, with what was typed', async () => {
  const errors = [
    { field: 'place.traveller', message: 'Choose whose place it is' },
    { field: 'place.dateOfBirth', message: 'An adult must be 16 or over.' },
  ];
  const { traveller: _, ...unchosen } = PLACE;
  const { status, html } = await give({ kind: 'InvalidInput', errors }, unchosen);
  expect(status).toBe(422);
  expect(linksTo(html, 'Choose whose place it is')).toEqual(['#traveller']);
  expect(linksTo(html, 'An adult must be 16 or over.')).toEqual(['#placeDateOfBirth']);
  expect(html).toContain('value="Okafor"');
});

test('why no place can be given away is said, without a form for it', async () => {
  const placeRefusal = 'Until 7 days before you leave.';
  const late = { ...booking, namesChange: { ...booking.namesChange, placeRefusal } };
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', late);
  expect(text).toContain(placeRefusal);
  expect(html).not.toContain('placeFirstName');
});

const leave = (quoteOrderChange: object, form: Record<string, string>, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form: { form: 'leave', ...form },
    answers: {
      ChangeNamesPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteFewerChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('who stays at home is ticked and leads to what that comes to; the lead is not among them [ACCT-02]', async () => {
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', booking);
  expect(text).toContain('The airline doesn’t refund flights that are given up');
  expect(html).toMatch(/type="checkbox"[^>]*name="leaving-2"|name="leaving-2"[^>]*type="checkbox"/);
  expect(html).not.toContain('name="leaving-1"');
  const asked: object[] = [];
  const { location } = await leave({ kind: 'OrderChange', id: 'c1' }, { 'leaving-2': 'on' }, asked);
  expect(location).toBe('/account/bookings/HM7K42QD/change_requests/c1');
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', leaving: [2] }]);
});

test('nobody ticked is said at the boxes, and who was ticked stays so', async () => {
  const errors = [{ field: 'leaving', message: 'Children need an adult.' }];
  const { status, html } = await leave({ kind: 'InvalidInput', errors }, { 'leaving-2': 'on' });
  expect(status).toBe(422);
  expect(linksTo(html, 'Children need an adult.')).toEqual(['#leaving']);
  expect(html).toMatch(/name="leaving-2"[^>]*checked=""|checked=""[^>]*name="leaving-2"/);
});

test('of a stay alone no airline is spoken of, and why nobody can be taken off is said', async () => {
  const alone = await openBookingPage(ADDRESS, 'ChangeNamesPage', { ...booking, flights: [] });
  expect(alone.text).toContain('Who isn’t coming?');
  expect(alone.text).not.toContain('The airline doesn’t refund');
  const leavingRefusal = 'You’re the only traveller.';
  const late = { ...booking, namesChange: { ...booking.namesChange, leavingRefusal } };
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', late);
  expect(text).toContain(leavingRefusal);
  expect(html).not.toContain('leaving-2');
});

const JOIN = {
  form: 'join',
  joinTitle: 'mr',
  joinFirstName: 'Noah',
  joinLastName: 'Okafor',
  joinDateOfBirth: '03/04/1990',
  joinRoom: '1',
};
const join = (quoteOrderChange: object, form: Record<string, string>, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeNamesPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteJoinChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('who joins is typed and leads to what that comes to [ACCT-02]', async () => {
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeNamesPage', booking);
  expect(text).toContain('They get seats on your flights at today’s price');
  expect(html).toMatch(/type="hidden"[^>]*name="joinRoom"[^>]*value="1"/);
  const asked: object[] = [];
  const { location } = await join({ kind: 'OrderChange', id: 'c1' }, JOIN, asked);
  expect(location).toBe('/account/bookings/HM7K42QD/change_requests/c1');
  expect(asked).toEqual([
    {
      orderCode: 'HM7K42QD',
      joining: {
        title: 'mr',
        firstName: 'Noah',
        lastName: 'Okafor',
        dateOfBirth: '03/04/1990',
        room: 1,
      },
    },
  ]);
  await join({ kind: 'OrderChange', id: 'c1' }, { ...JOIN, joinRoom: 'x' }, asked);
  expect(asked.at(-1)).toMatchObject({ joining: { room: 0 } });
});

test('what is wrong with who joins stands at its field; of several rooms one is chosen', async () => {
  const errors = [{ field: 'joining.dateOfBirth', message: 'An adult must be 16 or over.' }];
  const { status, html } = await join({ kind: 'InvalidInput', errors }, JOIN);
  expect(status).toBe(422);
  expect(linksTo(html, 'An adult must be 16 or over.')).toEqual(['#joinDateOfBirth']);
  expect(html).toContain('value="Noah"');
  const stay = { ...booking.stay, rooms: ['Family room', 'Suite'] };
  const two = { ...booking, flights: [], stay };
  const page = await openBookingPage(ADDRESS, 'ChangeNamesPage', two);
  expect(page.text).toContain('Room 2: Suite');
  expect(page.text).not.toContain('They get seats');
});

test('who wants a child to join is led to the messages', async () => {
  const { html } = await openBookingPage(ADDRESS, 'ChangeNamesPage', booking);
  expect(linksTo(html, 'Write to us about who travels')).toEqual([
    '/account/bookings/HM7K42QD/conversations',
  ]);
});
