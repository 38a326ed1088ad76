import { expect, test, vi } from 'vitest';
import { money } from '#domain/money.ts';
import { DataError } from '#web/data/data-error.ts';
import {
  datesAnswer,
  dealAnswer,
  flightsAnswer,
  nearbyOffersAnswer,
} from '#web/testing/holidays/deal.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/holiday/h1.1/f1.1';
const SEEN = `${ADDRESS}?seen=282240`;

const answering = (changed: Parameters<typeof dealAnswer>[0]) => ({
  answers: { DealPage: () => ({ holiday: dealAnswer(changed) }) },
});

const GONE = {
  kind: 'NoAvailability',
  message: 'The last family room was sold a minute ago.',
  soldOut: { name: 'Hotel Miramar Blanc' },
  alternatives: [
    {
      label: 'A week later',
      query: '',
      package: {
        hotelQuoteId: 'h1.2',
        flightQuoteId: 'f1.2',
        hotel: { name: 'Hotel Miramar Blanc' },
        departureDate: '2027-07-31',
        numberOfNights: 7,
        price: { total: money(279_000, 'GBP'), perPerson: money(69_750, 'GBP'), deposit: null },
      },
    },
  ],
};

test('the holiday of the address is opened with the total the visitor saw [ROUTE-12, DEAL-11]', async () => {
  const ask = vi.fn(() => ({ holiday: dealAnswer() }));
  const { status, text } = await requestPage(SEEN, {
    answers: { DealPage: ask },
    from: 'http://localhost/results?page=2',
  });
  expect(status).toBe(200);
  expect(ask).toHaveBeenCalledWith({
    hotelQuoteId: 'h1.1',
    flightQuoteId: 'f1.1',
    seenTotal: 282_240,
  });
  expect(text).toContain('Hotel Miramar Blanc, Port de Sóller, Majorca – Holidaymaker');
});

test('a shared or forged address tells no price change: nobody here saw that total [DEAL-11, DEAL-12]', async () => {
  const ask = vi.fn(() => ({ holiday: dealAnswer() }));
  for (const from of [undefined, 'https://elsewhere.example/']) {
    expect(
      await requestPage(`${ADDRESS}?seen=100&a=b`, {
        answers: { DealPage: ask },
        ...(from && { from }),
      }),
    ).toMatchObject({ status: 302, location: `${ADDRESS}?a=b` });
  }
  await requestPage(ADDRESS, { answers: { DealPage: ask } });
  expect(ask.mock.calls).toEqual([
    [{ hotelQuoteId: 'h1.1', flightQuoteId: 'f1.1', seenTotal: null }],
  ]);
});

test('dates, flights, board, rooms and party can be changed, each other choice with its total [DEAL-01]', async () => {
  const { html, text } = await requestPage(SEEN, { from: 'http://localhost/results' });
  for (const words of [
    'Change dates',
    'Change party',
    'Change room',
    'Change board',
    '1 other flight',
  ])
    expect(text).toContain(words);
  for (const words of ['Change room', 'Change board'])
    expect(linksTo(html, words)).toEqual(['/holiday/h1.1/f1.1/rooms']);
  // The table beside it says what is lost: of this room too it is the deposit at first.
  expect(text).not.toMatch(/not refunded/i);
  const from = `http://localhost${SEEN}`;
  const [flights = ''] = linksTo(html, 'See the other flights');
  expect(linksTo((await requestPage(flights, { from })).html, 'Choose these flights')).toEqual([
    '/holiday/h1.1/f1.2?seen=270240',
  ]);
  const [dates = ''] = linksTo(html, 'See the list of dates');
  expect(linksTo((await requestPage(dates, { from })).html, 'Sat 31 July 2027')).toEqual([
    '/holiday/h1.1.7/f1.1.7?seen=289240',
  ]);
});

test('what is folded away is asked for when it is opened, by its address as well', async () => {
  const ask = {
    DealFlights: vi.fn(() => ({ holiday: flightsAnswer() })),
    DealDates: vi.fn(() => ({ holiday: datesAnswer() })),
  };
  const { html } = await requestPage(ADDRESS, { answers: ask });
  expect(linksTo(html, 'See the other flights')).toEqual([`${ADDRESS}?choices=flights#flights`]);
  expect(linksTo(html, 'See the list of dates')).toEqual([`${ADDRESS}?choices=dates#dates`]);
  expect(html).not.toMatch(/<details[^>]* open/);
  const open = await requestPage(`${ADDRESS}?choices=flights`, { answers: ask });
  expect(open.html.match(/<details[^>]* open/g)).toHaveLength(1);
  expect(open.html).not.toContain('See the other flights');
  expect(ask.DealFlights.mock.calls).toEqual([[{ hotelQuoteId: 'h1.1', flightQuoteId: 'f1.1' }]]);
  expect(ask.DealDates).not.toHaveBeenCalled();
  const days = await requestPage(`${ADDRESS}?choices=dates`, { answers: ask });
  expect(days.html.match(/<details[^>]* open/g)).toHaveLength(2);
  expect(linksTo(html, 'Choose who’s going')).toEqual([`${ADDRESS}?choices=party#party`]);
  expect(html).not.toContain('See the price for this party');
  const party = await requestPage(`${ADDRESS}?choices=party`, { answers: ask });
  expect(party.html.match(/<details[^>]* open/g)).toHaveLength(1);
  expect(party.text).toContain('See the price for this party');
});

test('a list that does not come leaves the holiday on sale, with a way to ask again', async () => {
  const fail = () => Promise.reject(new DataError('DealFlights', '', 'GENERIC'));
  const { status, html, text } = await requestPage(`${ADDRESS}?choices=flights`, {
    answers: { DealFlights: fail },
  });
  expect(status).toBe(200);
  expect(text).toContain('Choose extras and book');
  expect(text).toContain('Sorry, we couldn’t load these.');
  expect(linksTo(html, 'Try again')).toEqual([`${ADDRESS}?choices=flights#flights`]);
  const gone = () => ({ holiday: { kind: 'NoAvailability' as const } });
  const sold = await requestPage(`${ADDRESS}?choices=flights`, { answers: { DealFlights: gone } });
  expect(sold.text).toContain('Sorry, these are no longer available.');
});

test('the dates as a list stand behind the way to the calendar [DEAL-01]', async () => {
  const { html, text } = await requestPage(`${ADDRESS}?choices=dates`);
  const panel = html.slice(html.indexOf('id="dates"'));
  expect(text).toContain('Show as a list');
  expect(panel.indexOf('name="departureDate"')).toBeLessThan(panel.indexOf('Show as a list'));
  expect(panel.indexOf('Show as a list')).toBeLessThan(panel.indexOf('Sat 31 July 2027'));
});

test('both flights show their times, airports, airline, number, length and bags [DEAL-03, DEAL-09]', async () => {
  const { text } = await requestPage(ADDRESS);
  expect(text).toMatch(
    /Sat 24 July 2027 Solent Air SX 4120 06:15 Leeds Bradford 2 h 50, direct 10:05 Palma Cabin bag/,
  );
  expect(text).toMatch(
    /Sat 31 July 2027 Solent Air SX 4121 11:00 Palma 2 h 55, direct 12:55 Leeds Bradford/,
  );
});

test('the lines of the receipt make its total [DEAL-10, R1]', async () => {
  const { html } = await requestPage(ADDRESS);
  const receipt = />What it costs<.*?<\/section>/s.exec(html)?.[0] ?? '';
  const pence = (text: string) => Number(text.replace(/<[^>]+>|[£,.]/g, ''));
  const lines = [...receipt.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, amount = '']) => pence(amount));
  const total = /data-price="total">(.*?)<\/span><span>/s.exec(receipt)?.[1] ?? '';
  expect(lines).toHaveLength(6);
  expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(pence(total));
});

test('what one change saves stands under the price and leads to that deal; what costs more does not', async () => {
  const { html, text } = await requestPage(ADDRESS);
  expect(text).toContain('1 day later saves £42');
  expect(linksTo(html, '1 day later')).toEqual(['/holiday/h1.1l/f1.1l?seen=278040']);
  expect(linksTo(html, 'From Manchester')).toEqual([]);
  const none = await requestPage(ADDRESS, {
    answers: { DealNearbyOffers: () => ({ nearbyOffers: { kind: 'HolidayNotFound' } }) },
  });
  expect([none.status, none.text.includes('Ways to pay less')]).toEqual([200, false]);
});

const SAID = {
  DealMessages: () => ({
    banner: [{ name: 'text', words: 'Said above.' }],
    airlineFlights: [{ name: 'text', words: 'Said of the airline.' }],
    cheaperFlights: [{ name: 'text', words: 'Said of cheaper flights.' }],
  }),
};
const cheaperBy = (change: string, pence: number) => () => ({
  nearbyOffers: {
    kind: 'NearbyOffers',
    nearbyOffers: nearbyOffersAnswer.nearbyOffers.map((offer) => ({
      ...offer,
      change,
      difference: money(-pence, 'GBP'),
    })),
  },
});

test('our editors speak above a holiday and at its flights, where it is true of it [CONTENT-10]', async () => {
  const textOf = async (answers: object) =>
    (await requestPage(ADDRESS, { answers: { ...SAID, ...answers } })).text;
  const usual = await textOf({});
  expect(usual).toMatch(/Said above\..*Your flights.*Said of the airline\./);
  expect(usual).not.toContain('Said of cheaper flights');
  expect(await textOf({ DealNearbyOffers: cheaperBy('FLIGHTS', 900) })).toMatch(
    /Your flights.*Said of cheaper flights\./,
  );
  for (const dearer of [cheaperBy('FLIGHTS', -900), cheaperBy('DATE', 900)])
    expect(await textOf({ DealNearbyOffers: dearer })).not.toContain('Said of cheaper');
  const stay = dealAnswer({ isPackage: false, flightItinerary: null });
  expect(await textOf({ DealPage: () => ({ holiday: stay }) })).not.toContain('of the airline');
});

test('a deal sells when our editors cannot be read [CONTENT-08]', async () => {
  const fail = () => {
    throw new Error('no content');
  };
  const { status, text } = await requestPage(ADDRESS, { answers: { DealMessages: fail } });
  expect([status, text.includes('Your flights')]).toEqual([200, true]);
});

test('a deal sells when what is cheaper next to it cannot be told', async () => {
  const fail = () => {
    throw new Error('the index is away');
  };
  const { status, text } = await requestPage(ADDRESS, { answers: { DealNearbyOffers: fail } });
  expect(status).toBe(200);
  expect(text).toContain('£2,822');
  expect(text).not.toContain('Ways to pay less');
});

test('a deposit never stands without what is owed on cancelling [R6]', async () => {
  const { text } = await requestPage(ADDRESS);
  expect(text).toContain(
    'Or £480 today, £2,302.40 by Mon 12 April 2027. If you cancel by Fri 14 May 2027, you lose £1,411 in total: this £480 and another £931; after that it costs more.',
  );
});

test('a plan of several payments says how many, and by when the last is due', async () => {
  const instalments = [48_000, 60_000, 60_000, 60_000, 50_240].map((pence, month) => ({
    amount: money(pence, 'GBP'),
    dueDate: `2027-0${month + 1}-21`,
  }));
  const plan = {
    ...dealAnswer().paymentScheduleOptions[0]!,
    instalments,
  };
  const { text } = await requestPage(ADDRESS, answering({ paymentScheduleOptions: [plan] }));
  expect(text).toContain('Or £480 today, £2,302.40 in 4 more payments by Fri 21 May 2027.');
});

test('reviews show their count, their spread, and the bad ones too [DEAL-08, R24]', async () => {
  const { text } = await requestPage(ADDRESS);
  expect(text).toContain('4.6 out of 5 from 1,204 reviews');
  expect(text).toContain('5 out of 5 873');
  expect(text).toContain('Noisy in August');
  expect(text).toContain('5 out of 5. Older couple, September 2026');
});

test('reviews say that they are invented, of which time they are and in which order [R24]', async () => {
  const { text } = await requestPage(ADDRESS);
  expect(text).toContain(
    'These reviews are made up: this is a demonstration site, so nobody has stayed here. You can read 2 of them below, from August 2026 to September 2026, newest first. Good and bad are shown in the same proportion as in the score.',
  );
});

test('a topic in the address leaves the reviews that mention it, and a way back to all', async () => {
  const all = await requestPage(ADDRESS);
  expect(linksTo(all.html, 'Noise and sleep 1')).toEqual([`${ADDRESS}?about=sleep#reviews`]);
  const some = await requestPage(`${ADDRESS}?about=sleep`);
  expect(some.text).toContain('Noisy in August');
  expect(some.text).not.toContain('We will be back');
  expect(some.html).toMatch(/aria-current="true"[^>]*href="[^"?]*#reviews"/);
  const unknown = await requestPage(`${ADDRESS}?about=cheese`);
  expect(unknown.text).toContain('We will be back');
});

test.each([
  ['a rise', 279_000, 'The price has changed'],
  ['a fall', 290_000, 'The price has fallen'],
])('%s is told as was and now, with a way on and a way out [DEAL-12]', async (_, was, heading) => {
  const priceChange = {
    was: money(was, 'GBP'),
    now: money(282_240, 'GBP'),
    changedBy: null,
    reason: 'Solent Air changed the outbound flight.',
  };
  const { html, text } = await requestPage(ADDRESS, answering({ priceChange }));
  expect(text).toContain(heading);
  expect(text).toContain('Solent Air changed the outbound flight.');
  expect(text).toContain('Carry on at £2,822.40');
  expect(linksTo(html, 'Other dates')).toEqual(['#dates']);
});

test('who keeps the money safe stands beside the price', async () => {
  const protection = 'This holiday is ATOL protected by Holidaymaker Travel Ltd, number 12345.';
  expect((await requestPage(ADDRESS, answering({ protection }))).text).toContain(protection);
});

test('a hotel stay has no flights and no ATOL', async () => {
  const { text } = await requestPage(
    '/holiday/h1.1/hotel-only',
    answering({
      isPackage: false,
      flightItinerary: null,
      otherChoices: { flights: 0, rooms: 0, boards: 0 },
      protection: 'Your money is held in a trust account until you are back.',
    }),
  );
  expect(text).not.toContain('Your flights');
  expect(text).not.toContain('ATOL protected');
  expect(text).toContain('trust account until you are back');
});

test('a hotel that answers later says so before the button [ORD-04]', async () => {
  const { text } = await requestPage(ADDRESS, answering({ isOnRequest: true }));
  expect(text.indexOf('this is a request, not a booking')).toBeGreaterThan(0);
  expect(text.indexOf('this is a request, not a booking')).toBeLessThan(
    text.indexOf('Choose extras and book'),
  );
  expect((await requestPage(ADDRESS)).text).not.toContain('this is a request');
});

test('booking takes the holiday at the shown total into a basket and goes on to the extras [ROUTE-07]', async () => {
  const create = vi.fn(() => ({ createBasket: { kind: 'BasketCreated', basket: { id: 'b7' } } }));
  const { html } = await requestPage(ADDRESS);
  expect(html).toMatch(/<button[^>]*value="282240"[^>]*name="acceptedTotal"/);
  const { status, location } = await requestPage(ADDRESS, {
    form: { acceptedTotal: '282240' },
    answers: { CreateBasket: create },
  });
  expect(create).toHaveBeenCalledWith({
    hotelQuoteId: 'h1.1',
    flightQuoteId: 'f1.1',
    acceptedTotal: 282_240,
  });
  expect([status, location]).toEqual([302, '/extras/b7']);
});

test('a price that changed while booking stops: was and now, and no way on but the new price', async () => {
  const priceChange = {
    was: money(282_240, 'GBP'),
    now: money(285_840, 'GBP'),
    changedBy: null,
    reason: 'The hotel raised the room.',
  };
  const answers = {
    CreateBasket: () => ({ createBasket: { kind: 'BasketPriceChanged', priceChange } }),
  };
  const { status, html, text } = await requestPage(ADDRESS, {
    form: { acceptedTotal: '282240' },
    answers,
  });
  expect(status).toBe(409);
  expect(text).toContain('Carry on at £2,858.40');
  expect(html.match(/<button[^>]*name="acceptedTotal"/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*value="285840"[^>]*name="acceptedTotal"/);
});

test('who had too many holidays held is told so, and the holiday stays where it is', async () => {
  const message = 'Please wait 30 minutes, then try again.';
  const { status, html, text } = await requestPage(ADDRESS, {
    form: { acceptedTotal: '282240' },
    answers: { CreateBasket: () => ({ createBasket: { kind: 'TooManyBaskets', message } }) },
  });
  expect(status).toBe(429);
  expect(text).toContain(message);
  expect(html).toMatch(/<button[^>]*value="282240"[^>]*name="acceptedTotal"/);
});

test('whatever refuses the button takes the focus, for it stands far above it; what was not asked for does not', async () => {
  const focusedOn = async (createBasket: object) => {
    const { html } = await requestPage(ADDRESS, {
      form: { acceptedTotal: '282240' },
      answers: { CreateBasket: () => ({ createBasket }) },
    });
    return /<(?:div|h1)[^>]*\sautofocus[^>]*>.*/is
      .exec(html)?.[0]
      .replaceAll(/<[^>]+>/g, ' ')
      .trim();
  };
  const message = 'Please wait 30 minutes, then try again.';
  const change = { was: money(282_240, 'GBP'), now: money(285_840, 'GBP'), changedBy: null };
  const priceChange = { ...change, reason: 'The hotel raised the room.' };
  expect(await focusedOn({ kind: 'TooManyBaskets', message })).toMatch(/^Please wait 30 minutes/);
  expect(await focusedOn({ kind: 'BasketPriceChanged', priceChange })).toMatch(
    /^The price has changed/,
  );
  expect(await focusedOn(GONE)).toMatch(/^Hotel Miramar Blanc is no longer available/);
  expect(await focusedOn({ kind: 'HolidayNotFound', message: '' })).toBeDefined();
  const opened = await requestPage(ADDRESS, answering({ priceChange }));
  expect(opened.text).toContain('The price has changed');
  expect(opened.html).not.toMatch(/<(div|h1)[^>]*\sautofocus/i);
});

test('a holiday that is sold out offers the nearest, each with its total [MSG-46]', async () => {
  const { status, html, text } = await requestPage(ADDRESS, {
    answers: { DealPage: () => ({ holiday: GONE }) },
  });
  expect(status).toBe(410);
  expect(text).toContain('Hotel Miramar Blanc is no longer available for these dates');
  expect(linksTo(html, 'A week later')).toEqual(['/holiday/h1.2/f1.2?seen=279000']);
  const booking = await requestPage(ADDRESS, {
    form: { acceptedTotal: '1' },
    answers: { CreateBasket: () => ({ createBasket: GONE }) },
  });
  expect(booking.status).toBe(410);
  expect(booking.text).toContain('The last family room was sold a minute ago.');
});

test('what comes free is told beside flights and dates; nothing is said where nothing does', async () => {
  const perks = [{ about: 'Airport lounge at Leeds Bradford before your flight out' }];
  const { text } = await requestPage(ADDRESS, answering({ perks }));
  expect(text).toMatch(/Included free Airport lounge at Leeds Bradford before your flight out/);
  expect((await requestPage(ADDRESS, answering({ perks: [] }))).text).not.toContain(
    'Included free',
  );
});

test('ids of no holiday are not found [ROUTE-15]', async () => {
  const answers = { DealPage: () => ({ holiday: { kind: 'HolidayNotFound', message: '' } }) };
  expect((await requestPage(ADDRESS, { answers })).status).toBe(404);
});

test('a holiday that the shop failed to take into a basket stays on show, and asks to search again [MSG-42]', async () => {
  const { status, html, text } = await requestPage(ADDRESS, {
    form: { acceptedTotal: '282240' },
    answers: { CreateBasket: () => Promise.reject(new DataError('CreateBasket', '', 'GENERIC')) },
  });
  expect(status).toBe(502);
  expect(text).toContain('so this holiday isn’t in your basket.');
  expect(text).toContain('Please search again.');
  expect(html).toMatch(/<button[^>]*value="282240"[^>]*name="acceptedTotal"/);
});
