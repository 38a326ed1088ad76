import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/manage-flights/whats-changed';
const asked = {
  id: 'flights-17',
  state: 'ASKED',
  title: 'Solent Air has moved your flight out: it leaves 6 hours 25 minutes later',
  words: [
    {
      what: 'Flight out',
      was: 'SX 4120, Sat 24 July 2027, 06:15',
      now: 'SX 4120, Sat 24 July 2027, 12:40',
    },
  ],
  noticedOn: '2027-03-18',
  answerBy: '2027-04-02T17:00:00.000Z',
  answerDay: '2027-04-02',
  reminderDays: ['2027-03-26', '2027-04-01'],
  reduction: pounds(8_500),
  back: pounds(220_680),
};
const open = (change: object | null, role = 'LEAD', theirAlternatives: object[] = []) =>
  openBookingPage(ADDRESS, 'WhatsChangedPage', {
    ...bookingForTests,
    theirAlternatives,
    role,
    theirChanges: change ? [{ ...asked, ...change }] : [],
  });

test('what was and what is stand side by side, with what each answer comes to [ACCT-02]', async () => {
  const { html, text } = await open({});
  for (const words of [
    'SX 4120, Sat 24 July 2027, 06:15',
    'SX 4120, Sat 24 July 2027, 12:40',
    'Keep the holiday, for £85.00 less',
    '£2,206.80 back',
    'Fri 2 April 2027, 18:00',
    'Fri 26 March 2027',
  ])
    expect(text).toContain(words);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).not.toContain('checked');
});

const flown = (departs: string, date: string) => ({
  carrier: 'Solent Air',
  flightNumber: 'SX 4122',
  from: 'Leeds Bradford (LBA)',
  date,
  departs,
});
const instead = {
  id: 'h1.8',
  isOtherHotel: true,
  isOtherFlights: false,
  hotel: 'Hotel Sol y Mar',
  stars: 4,
  place: 'Port de Sóller',
  rooms: ['Double room'],
  board: 'Half board',
  outbound: flown('07:10', '2027-07-24'),
  inbound: flown('15:05', '2027-07-31'),
  difference: pounds(0),
};

test('what can be had instead stands between both other answers, never dearer [ACCT-02]', async () => {
  const flights = { id: 'f1.9', isOtherHotel: false, isOtherFlights: true };
  const { text, html } = await open({}, 'LEAD', [
    instead,
    { ...instead, id: 'h1.9', isOtherFlights: true, difference: pounds(-4_000) },
    { ...instead, ...flights },
  ]);
  for (const words of [
    'Go to Hotel Sol y Mar instead, 4 stars',
    'Double room, half board, in Port de Sóller, on the same nights.',
    'Out on Sat 24 July 2027 at 07:10 with Solent Air, home on Sat 31 July 2027 at 15:05 with',
    '£40.00 less',
    'Fly at other times instead: out at 07:10, home at 15:05',
    'Your hotel stays as it is.',
    'It never costs more than what you booked',
  ])
    expect(text).toContain(words);
  expect([...html.matchAll(/type="radio"[^>]*value="([^"]*)"/g)].map(([, value]) => value)).toEqual(
    ['keep', 'h1.8', 'h1.9', 'f1.9', 'end'],
  );
  expect((await open({})).text).toContain('We haven’t found another holiday like it');
});

test('who may not end the holiday is not offered to, and who may only look is asked nothing', async () => {
  const authorised = await open({}, 'AUTHORISED');
  expect(authorised.html).toContain('value="keep"');
  expect(authorised.html).not.toContain('value="end"');
  const viewer = await open({ reduction: null, back: null }, 'VIEWER');
  expect(viewer.html).not.toContain('type="radio"');
  expect(viewer.text).toContain('12:40');
});

test.each([
  ['NOTED', 'There’s nothing to do'],
  ['KEPT', 'You’ve kept your holiday'],
  ['OTHER', 'You’ve taken another holiday instead'],
  ['ENDED', 'It cost you nothing'],
  ['CANCELLED', 'you lose nothing by it'],
])('one that is %s asks nothing', async (state, words) => {
  const { html, text } = await open({ state });
  expect(text).toContain(words);
  expect(html).not.toContain('type="radio"');
});

test('where nothing was changed it says so', async () => {
  expect((await open(null)).text).toContain('Nothing has changed');
});

test('of a cancelled holiday it does not say that it is as booked', async () => {
  const cancelled = { ...bookingForTests, theirAlternatives: [], status: 'CANCELLED' };
  const { text } = await openBookingPage(ADDRESS, 'WhatsChangedPage', cancelled);
  expect(text).toContain('This holiday is cancelled');
  expect(text).not.toMatch(/Nothing has changed|as you booked it|Tell us what the airline/);
});

const post = (answer: string, quoteTheirChange: object = {}, answers: unknown[] = []) =>
  requestPage(ADDRESS, {
    form: { notice: 'flights-17', ...(answer && { answer }) },
    answers: {
      WhatsChangedPage: () => ({
        customer: { id: 'u1' },
        booking: { ...bookingForTests, theirAlternatives: [], theirChanges: [asked] },
      }),
      AnswerTheirChange: (variables) => {
        expect(variables).toMatchObject({ orderCode: 'HM7K42QD', noticeId: 'flights-17' });
        answers.push((variables as Record<string, unknown>)['alternativeId']);
        return { quoteTheirChange };
      },
    },
  });

test('each answer is seen once more before it counts', async () => {
  const answers: unknown[] = [];
  await post('keep', { kind: 'OrderChange', id: 'c1' }, answers);
  expect((await post('h1.8', { kind: 'OrderChange', id: 'c2' }, answers)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c2',
  );
  expect(answers).toEqual([null, 'h1.8']);
  expect((await post('keep', { kind: 'OrderChange', id: 'c1' })).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  expect((await post('end')).location).toBe('/account/bookings/HM7K42QD/cancel');
});

test('what cannot be answered stands at the question', async () => {
  const none = await post('');
  expect(none.status).toBe(422);
  expect(linksTo(none.html, 'Please choose what you’d like to do.')).toEqual(['#answer']);
  const errors = [{ message: 'Another change is being made.' }];
  expect((await post('keep', { kind: 'InvalidInput', errors })).text).toContain(
    'Another change is being made.',
  );
});
