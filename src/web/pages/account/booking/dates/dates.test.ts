import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/change_requests/dates/new';
const datesChange = {
  refusal: null,
  from: '2027-03-21',
  until: '2029-03-17',
  fewestNights: 2,
  mostNights: 28,
};
const way = {
  carrier: 'Solent Air',
  flightNumber: 'SX 4120',
  from: 'Leeds Bradford (LBA)',
  to: 'Palma (PMI)',
  date: '2027-07-24',
  departs: '06:15',
  arrives: '09:50',
  stops: 0,
};
const flightChoices = {
  refusal: null,
  from: 'LBA',
  airports: [
    { iata: 'LBA', name: 'Leeds Bradford' },
    { iata: 'MAN', name: 'Manchester' },
  ],
  choices: [
    {
      flightQuoteId: 'f1',
      outbound: way,
      inbound: { ...way, date: '2027-07-31', stops: 1 },
      price: pounds(50_600),
    },
  ],
};
const booking = { ...bookingForTests, flights: [], datesChange, flightChoices };
const post = (form: Record<string, string>, quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeDatesPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteDatesChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('other nights are asked for from those that are booked, and lead to their quote [ACCT-02]', async () => {
  const { text, html } = await openBookingPage(ADDRESS, 'ChangeDatesPage', booking);
  expect(text).toContain('Hotel Miramar Blanc, Sat 24 July 2027 to Sat 31 July 2027.');
  expect(html).toMatch(
    /name="checkIn"[^>]*value="2027-07-24"|value="2027-07-24"[^>]*name="checkIn"/,
  );
  expect(html).toContain('<option value="7" selected="">7</option>');
  const asked: object[] = [];
  for (const checkIn of ['2027-08-07', '07/08/2027'])
    expect(
      (await post({ checkIn, nights: '10' }, { kind: 'OrderChange', id: 'c1' }, asked)).location,
    ).toBe('/account/bookings/HM7K42QD/change_requests/c1');
  const nights = { checkIn: '2027-08-07', nights: 10 };
  const variables = { orderCode: 'HM7K42QD', ...nights, flightQuoteId: null };
  expect(asked).toEqual([variables, variables]);
});

test('a holiday with flights says whose flights are looked for, and what is lost of those it has', async () => {
  const flights = [{ carrier: 'Solent Air' }];
  const { text } = await openBookingPage(ADDRESS, 'ChangeDatesPage', { ...booking, flights });
  expect(text).toContain('We look for flights with your airline from and to your airports');
  expect(text).toContain('The airline doesn’t refund the flights you give up');
  const alone = await openBookingPage(ADDRESS, 'ChangeDatesPage', booking);
  expect(alone.text).not.toContain('airline');
});

test('what is wrong is said at its field, and what was typed stays', async () => {
  const errors = [
    { field: '', message: 'Not on these nights.' },
    { field: 'nights', message: 'Choose 2 to 28 nights.' },
  ];
  const refused = await post({ checkIn: 'soon', nights: '12' }, { kind: 'InvalidInput', errors });
  expect(refused.status).toBe(422);
  expect(linksTo(refused.html, 'Not on these nights.')).toEqual(['#checkIn']);
  expect(linksTo(refused.html, 'Choose 2 to 28')).toEqual(['#nights']);
  expect(refused.html).toContain('<option value="12" selected="">12</option>');
});

test('why a stay keeps its nights stands in the place of the form', async () => {
  const refusal = 'Your holiday has begun.';
  const fixed = { ...booking, datesChange: { ...datesChange, refusal } };
  const page = await openBookingPage(ADDRESS, 'ChangeDatesPage', fixed);
  expect(page.text).toContain(refusal);
  expect(page.html).not.toContain('name="checkIn"');
});

const WITH_FLIGHTS = { ...booking, flights: [{ carrier: 'Solent Air' }] };

test('flights of these nights are shown from the airport that is asked for, and lead to their quote [ACCT-02]', async () => {
  const asked: object[] = [];
  const { html, text } = await requestPage(`${ADDRESS}?checkIn=2027-08-07&nights=10&from=MAN`, {
    answers: {
      ChangeDatesPage: (variables) => (
        asked.push(variables),
        { customer: { id: 'u1' }, booking: WITH_FLIGHTS }
      ),
    },
  });
  expect(asked).toEqual([
    { orderCode: 'HM7K42QD', checkIn: '2027-08-07', nights: 10, from: 'MAN' },
  ]);
  for (const words of [
    'Sat 24 July 2027, 06:15 to 09:50, Leeds Bradford (LBA) to Palma (PMI). Solent Air SX 4120, direct.',
    '1 stop',
    '£506.00',
    'Manchester (MAN)',
  ])
    expect(text).toContain(words);
  expect(html).toContain('<input type="hidden" name="nights" value="10"/>');
  const quoted: object[] = [];
  const form = { form: 'flights', checkIn: '2027-08-07', nights: '10', flightQuoteId: 'f1' };
  expect((await post(form, { kind: 'OrderChange', id: 'c1' }, quoted)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  expect(quoted).toMatchObject([{ checkIn: '2027-08-07', nights: 10, flightQuoteId: 'f1' }]);
});

test('why no flights can be chosen, or that none fly, stands in their place; a stay alone has none', async () => {
  const shown = async (choices: object, flights: object[] = WITH_FLIGHTS.flights) =>
    (
      await openBookingPage(ADDRESS, 'ChangeDatesPage', {
        ...booking,
        flights,
        flightChoices: { ...flightChoices, ...choices },
      })
    ).text;
  const refusal = 'You’ve chosen seats.';
  expect(await shown({ refusal, airports: [], choices: [] })).toContain(refusal);
  expect(await shown({ choices: [] })).toContain('Nobody flies there and back on these nights');
  expect(await shown({}, [])).not.toContain('Choose your flights');
});

test('without a choice of flights nothing is asked, and it is said there', async () => {
  const asked: object[] = [];
  const form = { form: 'flights', checkIn: '2027-07-24', nights: '7' };
  const { status, html } = await requestPage(ADDRESS, {
    form,
    answers: {
      ChangeDatesPage: () => ({ customer: { id: 'u1' }, booking: WITH_FLIGHTS }),
      QuoteDatesChange: (variables) => (asked.push(variables), {}),
    },
  });
  expect([status, asked]).toEqual([422, []]);
  expect(linksTo(html, 'Choose the flights that you’d like')).toEqual(['#flightQuoteId']);
});

test('flights that are gone are said at the choice', async () => {
  const errors = [{ field: '', message: 'These flights can’t be had.' }];
  const { status, html } = await requestPage(ADDRESS, {
    form: { form: 'flights', checkIn: '2027-07-24', nights: '7', flightQuoteId: 'f1' },
    answers: {
      ChangeDatesPage: () => ({ customer: { id: 'u1' }, booking: WITH_FLIGHTS }),
      QuoteDatesChange: () => ({ quoteOrderChange: { kind: 'InvalidInput', errors } }),
    },
  });
  expect(status).toBe(422);
  expect(linksTo(html, 'These flights can’t be had.')).toEqual(['#flightQuoteId']);
});
