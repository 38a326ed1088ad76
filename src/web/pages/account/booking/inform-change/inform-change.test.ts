import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/manage-flights/inform-change';
const open = (booking: object | null) => openBookingPage(ADDRESS, 'InformChangePage', booking);
const HEARD = {
  id: 't1',
  flight: 1,
  newTime: '2027-07-31T18:40',
  bookedTime: '2027-07-31T11:00',
  words: 'It leaves at 18:40.',
  state: 'ASKING',
  reason: null,
  answerBy: null,
  answer: null,
  heardAt: '2027-03-18T09:00:00.000Z',
};
const withHeard = (...heard: object[]) => ({ ...bookingForTests, informedChanges: heard });

test('it asks which flight, what was said and in whose words, each with its flight of now [ACCT-02]', async () => {
  const { status, html, text } = await open(withHeard());
  expect(status).toBe(200);
  expect(text).toContain(
    'Solent Air SX 4121, Palma to Leeds Bradford. By your booking it leaves on Sat 31 July at 11:00.',
  );
  for (const name of ['flight', 'said', 'newDate', 'newTime', 'words', 'airlineReference'])
    expect(html).toContain(`name="${name}"`);
  expect(html).not.toContain('checked=""');
  expect(text).not.toContain('What you’ve told us');
});

test.each<[object, RegExp]>([
  [{ state: 'ASKING' }, /We’re asking the airline\./],
  [{ state: 'CONFIRMED' }, /The airline’s own system says so too, and your booking knows\./],
  [
    { state: 'WITH_PERSON', reason: 'UNCHANGED', answerBy: '2027-03-19T09:00:00.000Z' },
    /still has this flight on Sat 31 July 2027 at 11:00\. ?One of us is looking into it, and you hear from us by Fri 19 March 2027, 09:00\./,
  ],
  [
    { state: 'WITH_PERSON', reason: 'OTHERWISE', answerBy: '2027-03-19T09:00:00.000Z' },
    /own system says something else/,
  ],
  [
    { state: 'WITH_PERSON', reason: 'SILENT', answerBy: '2027-03-19T09:00:00.000Z' },
    /the airline’s system doesn’t answer just now/,
  ],
  [
    { state: 'WITH_PERSON', reason: 'NOT_OURS', answerBy: '2027-03-19T09:00:00.000Z' },
    /We didn’t book this flight with the airline/,
  ],
  [{ state: 'ANSWERED', answer: 'It leaves as booked.' }, /Our answer: It leaves as booked\./],
])('what was told stands above with what came of it: %j', async (state, words) => {
  const { text } = await open(withHeard({ ...HEARD, ...state }));
  expect(text).toContain('Flight home: leaves on Sat 31 July 2027 at 18:40');
  expect(text).toMatch(words);
});

test('once the holiday has ended, it is not said that the airline has said so: a hotel may have', async () => {
  const heard = withHeard({ ...HEARD, state: 'CONFIRMED' });
  const { text } = await open({ ...heard, status: 'CANCELLED' });
  expect(text).toContain('Your holiday has been cancelled since.');
  expect(text).not.toContain('system says so too');
});

test('where there is nothing to ask, or no right to, there is no form, and why [S-05]', async () => {
  const none = [
    [{ ...withHeard(), flights: [] }, 'There’s no flight in this booking'],
    [{ ...withHeard(), status: 'CANCELLED' }, 'This holiday is cancelled'],
    [{ ...bookingForTests, informedChanges: null }, 'This page is for the lead passenger'],
  ] as const;
  for (const [booking, words] of none) {
    const { html, text } = await open(booking);
    expect(text).toContain(words);
    expect(html).not.toContain('name="words"');
  }
  expect((await open(null)).status).toBe(404);
});

const post = (informOfChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form: {
      flight: 'inbound',
      said: 'moved',
      newDate: '2027-07-31',
      newTime: '',
      words: 'It leaves at 18:40.',
      airlineReference: 'SX92K7',
    },
    answers: {
      InformChangePage: () => ({ customer: { id: 'u1' }, booking: withHeard() }),
      InformOfChange: (variables) => (asked.push(variables), { informOfChange }),
    },
  });

test('what is typed is told, and leads to what comes of it', async () => {
  const asked: object[] = [];
  const { status, location } = await post({ kind: 'ChangeInformed' }, asked);
  expect([status, location]).toEqual([303, `${ADDRESS}?heard`]);
  expect(asked).toEqual([
    {
      orderCode: 'HM7K42QD',
      leg: 'inbound',
      said: 'moved',
      newDate: '2027-07-31',
      newTime: '',
      words: 'It leaves at 18:40.',
      airlineReference: 'SX92K7',
    },
  ]);
});

test('what is wrong is said at its field and above, and nothing typed is lost', async () => {
  const errors = [{ field: 'newTime', message: 'Please fill in this field.' }];
  const { status, html, text } = await post({ kind: 'InvalidInput', errors });
  expect(status).toBe(422);
  expect(text).toContain('Please fill in this field.');
  expect(linksTo(html, 'Please fill in this field.')).toEqual(['#newTime']);
  expect(html).toContain('It leaves at 18:40.');
  expect(html).toContain('value="2027-07-31"');
  expect(html).toMatch(/value="inbound"[^>]*checked|checked[^>]*value="inbound"/);
});
