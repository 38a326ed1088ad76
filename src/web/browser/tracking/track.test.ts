import { createMemoryRouter } from 'react-router';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseConsent } from '#domain/tracking/consent.ts';
import { BROWSER_EVENTS } from '#domain/tracking/events.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { publishEvent } from './publish-event.ts';
import { track } from './track.ts';

const sent: {
  readonly method: string;
  readonly url: unknown;
  readonly name: string;
  readonly data: unknown;
}[] = [];
let status = 204;
const SentSchema = v.object({
  method: v.string(),
  headers: v.object({ name: v.string() }),
  body: v.pipe(v.string(), v.parseJson(), v.strictObject({ data: v.unknown() })),
});
beforeEach(() => {
  sent.length = 0;
  status = 204;
  vi.stubGlobal('fetch', async (url: unknown, init: unknown) => {
    const { method, headers, body } = v.parse(SentSchema, init);
    sent.push({ method, url, name: headers.name, data: body.data });
    return new Response(status === 204 ? null : 'Unknown eventName', { status });
  });
});

const CRITERIA = {
  searchType: 'HOLIDAY',
  locationIds: ['es/majorca', 'es/menorca'],
  hotelIds: [],
  departureAirports: ['LGW', 'LTN'],
  departureDate: '2027-06-05',
  departureRangeEndDate: '2027-06-05',
  flexibility: 3,
  nights: [7, 10],
  party: [{ adults: 2, childAges: [5, 1] }],
  filters: {},
  sort: 'POPULARITY',
  page: 1,
  bags: 0,
};
const DEAL = '/holiday/h1.7.20270605.7.2.9/f1.9.20270605.11.20270612';
const dealData = (kind: string) => ({
  holiday: {
    kind,
    hotelQuoteId: 'h1.7.20270605.7.2.9',
    flightQuoteId: 'f1.9.20270605.11.20270612',
    hotel: { id: '7' },
    hotelItinerary: {
      checkInDate: '2027-06-06',
      numberOfNights: 7,
      numberOfRooms: 1,
      party: { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 },
    },
    flightItinerary: { outbound: { segments: [{ departureTime: '2027-06-05T22:00' }] } },
    price: { total: { amount: 132_020, currencyCode: 'GBP' } },
  },
});

/** A visit that begins at an address; the search of `/results` has its `page` and `place`. */
function visit(path: string, kind = 'Holiday') {
  const page = (url: string) => {
    const { searchParams } = new URL(url);
    const place = searchParams.get('place') ?? 'es/majorca';
    return {
      criteria: { ...CRITERIA, page: Number(searchParams.get('page')), locationIds: [place] },
      packageSearchResults: { total: 42 },
    };
  };
  const router = createMemoryRouter(
    [
      { id: '/', path: '/' },
      { id: '/results', path: '/results', loader: ({ request }) => page(request.url) },
      {
        id: '/holiday/:hotelQuoteId/:flightQuoteId',
        path: '/holiday/:hotelQuoteId/:flightQuoteId',
        loader: () => dealData(kind),
      },
      { id: '/extras/:basketId', path: '/extras/:basketId' },
      { id: '/booking/:checkoutId/:step', path: '/booking/:checkoutId/:step' },
      {
        id: '/booking/:checkoutId/confirmation',
        path: '/booking/:checkoutId/confirmation',
        loader: () => ({ kind }),
      },
    ],
    { initialEntries: [path] },
  );
  return router;
}

const until = async (router: ReturnType<typeof visit>) =>
  vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
const arrive = async (path: string, kind?: string) => {
  const router = visit(path, kind);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  track(router, router.state, pageForTests({ consent: parseConsent('1.1000.20261120') }));
  return router;
};
const names = () => sent.map(({ name }) => name);

test('an event is posted to /event as JSON {data}, with its kind in the header `name` [EVT-01, EVT-02, EVT-03]', async () => {
  await publishEvent({ kind: 'HolidayView', data: { nights: 7 } });
  expect(sent).toEqual([
    { method: 'POST', url: '/event', name: 'HolidayView', data: { nights: 7 } },
  ]);
});

test('a search is told of with its first place, day, month and night count, its party and airports [TRK-07]', async () => {
  await arrive('/results');
  expect(sent).toMatchObject([
    {
      name: 'Search',
      data: {
        search_type: 'HOLIDAY',
        first_location: 'es/majorca',
        departure_day: 5,
        departure_month: 6,
        first_night_count: 7,
        rooms: 1,
        adults: 2,
        children: 1,
        infants: 1,
        airports: ['LGW', 'LTN'],
        results: 42,
      },
    },
  ]);
  expect(v.safeParse(BROWSER_EVENTS.Search, sent[0]?.data).success).toBe(true);
});

test('a holiday is told of with the search it was found by; one that is gone is not', async () => {
  const router = await arrive('/results');
  await router.navigate(DEAL);
  await until(router);
  expect(names()).toEqual(['Search', 'HolidayView']);
  const [search, view] = sent.map(({ data }) => data);
  expect(v.safeParse(BROWSER_EVENTS.HolidayView, view).success).toBe(true);
  expect(view).toMatchObject({
    search_id: v.parse(BROWSER_EVENTS.Search, search).search_id,
    hotel_id: 7,
    departure_date: '2027-06-05',
    nights: 7,
    total_price: 132_020,
  });
  sent.length = 0;
  await arrive(DEAL);
  expect(sent).toMatchObject([{ data: { search_id: null } }]);
  sent.length = 0;
  await arrive(DEAL, 'NoAvailability');
  expect(sent).toEqual([]);
});

test('what is told of is a page that differs; another page of the same search is none [TRK-01, TRK-02]', async () => {
  const router = await arrive('/results');
  for (const path of ['/results#map', '/results?page=2', '/', '/results?page=3']) {
    await router.navigate(path);
    await until(router);
  }
  expect(names()).toEqual(['Search']);
  await router.navigate('/results?place=es/menorca');
  await until(router);
  expect(names()).toEqual(['Search', 'Search']);
});

test('a page that is left while tracking is fetched is told of', async () => {
  const router = visit('/extras/b1');
  const { state } = router;
  await router.navigate('/booking/c1/passengers');
  track(router, state, pageForTests({ consent: parseConsent('1.1000.20261120') }));
  expect(sent).toMatchObject([
    { data: { stage: 'extras' } },
    { data: { stage: 'passenger_details' } },
  ]);
});

test.each([
  ['/extras/b1', 'extras'],
  ['/booking/c1/passengers', 'passenger_details'],
  ['/booking/c1/contact_details', 'contact_details'],
  ['/booking/c1/payment_options', 'payment_options'],
  ['/booking/c1/payment', 'payment_processing'],
])('%s is told of as the stage %s, and names no basket [TRK-06]', async (path, stage) => {
  await arrive(path);
  expect(sent).toMatchObject([{ name: 'HolidayCheckoutBasket', data: { stage } }]);
  expect(v.safeParse(BROWSER_EVENTS.HolidayCheckoutBasket, sent[0]?.data).success).toBe(true);
});

test('a confirmation without its order is told of as the stage order_failed [TRK-06]', async () => {
  await arrive('/booking/c1/confirmation', 'unprocessed');
  expect(sent).toMatchObject([{ data: { stage: 'order_failed' } }]);
  expect(v.safeParse(BROWSER_EVENTS.HolidayCheckoutBasket, sent[0]?.data).success).toBe(true);
  sent.length = 0;
  await arrive('/booking/c1/confirmation', 'order');
  expect(sent).toEqual([]);
});

test.each(['/', '/booking/c1/car_parking'])('%s is told of to nobody', async (path) => {
  await arrive(path);
  expect(sent).toEqual([]);
});

test('of an answer only success counts; what failed is logged, and says why [EVT-04, EVT-09]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const event = { kind: 'Search', data: {} } as const;
  expect(await publishEvent(event)).toEqual({ success: true });
  status = 400;
  expect(await publishEvent(event)).toEqual({ success: false, message: 'Unknown eventName' });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await publishEvent(event)).toEqual({
    success: false,
    message: 'TypeError: Failed to fetch',
  });
  expect(warn).toHaveBeenCalledTimes(2);
});
