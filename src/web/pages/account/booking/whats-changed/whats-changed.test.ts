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
const open = (change: object | null, role = 'LEAD') =>
  openBookingPage(ADDRESS, 'WhatsChangedPage', {
    ...bookingForTests,
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

const post = (answer: string, quoteTheirChange: object = {}) =>
  requestPage(ADDRESS, {
    form: { notice: 'flights-17', ...(answer && { answer }) },
    answers: {
      WhatsChangedPage: () => ({
        customer: { id: 'u1' },
        booking: { ...bookingForTests, theirChanges: [asked] },
      }),
      KeepTheirChange: (variables) => {
        expect(variables).toEqual({ orderCode: 'HM7K42QD', noticeId: 'flights-17' });
        return { quoteTheirChange };
      },
    },
  });

test('each answer is seen once more before it counts', async () => {
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
