/** Each kind of error is made to happen; the log then has one line of it, and no other (ERR). */
import type { Pool } from 'pg';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_KINDS, type ErrorKind } from '#domain/errors/error-kinds.ts';
import { STANDARD_FLAGS, type Flags } from '#domain/market/flags.ts';
import { makeGraphqlHandler } from '#http/endpoints/graphql.ts';
import { makePageHandler } from '#http/endpoints/pages/pages.ts';
import { policyOf } from '#http/web-app.ts';
import { makeSession } from '#server/account/session.ts';
import { logFailure } from '#server/composition/log-failure.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { makeDatabase } from '#server/db/kysely.ts';
import { putFact } from '#server/platform/outbox.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { dealOutEvents } from '#server/tracking/deal-out-events.ts';
import { deliverEvents, EventsNotTaken } from '#server/tracking/deliver-events.ts';
import { openConsumers } from '#server/tracking/open-consumers.ts';
import {
  createBasket,
  findGoodPackage,
  makeCriteria,
  type FoundPackage,
} from '#testing/api-purchase.ts';
import { overWeb } from '#testing/callers/over-web.ts';
import { openRunningShop, type RunningShop, type Variables } from '#testing/running-shop.ts';
import { eventsToDeal } from '#testing/waiting/events-to-deal.ts';

let running: RunningShop;
let found: FoundPackage;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 10 });
  found = await findGoodPackage(running.visitor());
});
afterAll(() => running.close());

const bug = () => Promise.reject(new Error('a bug'));
const silence = () => Promise.reject(new SupplierUnavailable('nobody is there'));

/** A shop in which everything that a data call stands on fails. */
function brokenShop(): WebContext {
  // All that is asked of it fails.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const pool = { query: bug, connect: bug } as unknown as Pool;
  const { shop } = running;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const index = {} as WebContext['index'];
  return { ...shop, index, pool, visitorPool: pool, database: makeDatabase(pool), hotels: bug };
}

/** A shop whose suppliers answer to bookings alone. */
function silentShop(): WebContext {
  const { shop } = running;
  const { stays, flights, seats, priority, transfers, carParks, insurance } = shop.suppliers;
  return {
    ...shop,
    suppliers: {
      stays: { ...stays, quote: silence },
      flights: { ...flights, quote: silence },
      seats: { ...seats, map: silence },
      priority: { ...priority, quote: silence },
      transfers: { ...transfers, quote: silence },
      carParks: { ...carParks, quote: silence },
      insurance: { ...insurance, quote: silence },
    },
  };
}

const asAda = ({ database }: WebContext) =>
  running.visitor(makeSession(database, { kind: 'known', owner: 'ada' }, () => undefined));

type Line = readonly [level: string, facts: unknown, message: unknown];

/** The lines of the log that a data call over HTTP leaves. */
async function linesOf(
  shop: WebContext,
  query: string,
  variables: Variables = {},
  switched: Partial<Flags> = {},
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const level = (name: string) => (facts: unknown, message: unknown) =>
    void lines.push([name, facts, message]);
  // What the site calls of a log.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const log = {
    info: level('info'),
    warn: level('warn'),
    error: level('error'),
  } as unknown as Logger;
  const { executor } = running;
  const handler = overWeb(makeGraphqlHandler(executor.schema, executor, new Set(), log, true));
  const { context } = asAda(shop);
  const request = new Request('http://localhost:3000/graphql?operation_name=Asked', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Asked', query, variables }),
  });
  const flags = { ...context.flags, ...switched };
  await handler(request, { ...context, flags, shop: { ...shop, log }, reference: 'K7M2Q4XD' });
  return lines;
}

const SEARCH =
  'query Asked($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { total } }';
const BASKET =
  'mutation Asked($hotelQuoteId: ID!, $flightQuoteId: ID!, $acceptedTotal: Int!) { createBasket(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, acceptedTotal: $acceptedTotal) { __typename } }';
const DEAL =
  'query Asked($hotelQuoteId: ID!, $flightQuoteId: ID!) { holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { __typename } }';

const quotes = () => ({ hotelQuoteId: found.hotelQuoteId, flightQuoteId: found.flightQuoteId });

type Case = readonly [
  kind: ErrorKind,
  row: string,
  query: string,
  variables: (() => Variables) | undefined,
];

const OF_A_BUG: readonly Case[] = [
  [
    'FetchLocationsError',
    '[ERR-11] [ERR-26]',
    'query Asked { destinations(text: "majorca") { value } }',
    undefined,
  ],
  [
    'FetchLocationsError',
    '[DEST-06]',
    'query Asked { destinationById(id: "7") { value } }',
    undefined,
  ],
  ['FetchHotelNamesError', '[ERR-26]', 'query Asked { hotelList(page: 1) { pages } }', undefined],
  ['FetchBookmarksError', '[ERR-26]', 'query Asked { holidayBookmarks { id } }', undefined],
  ['FetchBookmarksError', '[ERR-26]', 'query Asked { savedDeals { id } }', undefined],
  [
    'FetchCheckoutError',
    '[ERR-26]',
    'query Asked { checkoutById(checkoutId: "c") { statusCode } }',
    undefined,
  ],
  [
    'CheckoutFromBasketError',
    '',
    'mutation Asked { checkoutFromBasket(basketId: "b") { statusCode } }',
    undefined,
  ],
  ['CreateSearchError', '[ERR-21]', SEARCH, () => ({ criteria: makeCriteria() })],
  ['CreateBasketError', '[ERR-21]', BASKET, () => ({ ...quotes(), acceptedTotal: 1 })],
  [
    'PlaceOrderError',
    '[ERR-21]',
    'mutation Asked { placeOrder(checkoutId: "c", paymentToken: "t") { __typename } }',
    undefined,
  ],
  ['QueryApiError', '[ERR-15]', 'query Asked { basket(id: "b") { statusCode } }', undefined],
  [
    'MutationApiError',
    '[ERR-15]',
    'mutation Asked { setHoldBags(basketId: "b", quantity: 1) { statusCode } }',
    undefined,
  ],
];

test.each(OF_A_BUG)(
  'a bug behind a data call is told once, as %s %s',
  async (kind, _row, query, variables) => {
    const lines = await linesOf(brokenShop(), query, variables?.());
    expect(lines).toEqual([
      ['error', expect.objectContaining({ kind: 'GENERIC', reference: 'K7M2Q4XD' }), kind],
    ]);
  },
);

const PAST = '2020-01-01';

const OF_AN_ANSWER: readonly Case[] = [
  [
    'SearchDateInPastError',
    '[ERR-19]',
    SEARCH,
    () => ({ criteria: makeCriteria({ departureDate: PAST }) }),
  ],
  [
    'SearchEndDateBeforeStartDateError',
    '[ERR-19]',
    SEARCH,
    () => ({ criteria: makeCriteria({ dateFormat: 'RANGE', departureRangeEndDate: PAST }) }),
  ],
  ['MissingQueryParameterError', '[ERR-19]', SEARCH, undefined],
  [
    'MissingQueryParameterError',
    '[ERR-19]',
    SEARCH,
    () => ({ criteria: { departureDate: '2027-01-01' } }),
  ],
  ['HolidayNotFoundError', '[ERR-18]', DEAL, () => ({ hotelQuoteId: 'h', flightQuoteId: 'f' })],
  [
    'FetchCheckoutError',
    '[ERR-12]',
    'query Asked { checkoutById(checkoutId: "c") { statusCode } }',
    undefined,
  ],
  [
    'CheckoutFromBasketError',
    '[ERR-13]',
    'mutation Asked { checkoutFromBasket(basketId: "b") { statusCode } }',
    undefined,
  ],
];

test.each(OF_AN_ANSWER)(
  'what an answer says no to is told once, as %s %s',
  async (kind, _row, query, variables) => {
    const lines = await linesOf(running.shop, query, variables?.());
    expect(lines.map(([level, , message]) => [level, message])).toEqual([['warn', kind]]);
  },
);

test('a holiday whose suppliers do not say what it costs is told as HolidayRequoteUnavailableError [ERR-18]', async () => {
  expect(await linesOf(silentShop(), DEAL, quotes())).toEqual([
    ['warn', {}, 'HolidayRequoteUnavailableError'],
  ]);
});

test('where no supplier is to be asked for its price, none is told to be silent', async () => {
  expect(await linesOf(silentShop(), DEAL, quotes(), { liveHotelPrice: false })).toEqual([]);
});

test('suppliers of extras that do not answer are told each by its own kind [ERR-22] [ERR-26]', async () => {
  const { stays, flights } = running.shop.suppliers;
  const shop = { ...silentShop(), suppliers: { ...silentShop().suppliers, stays, flights } };
  const lines = await linesOf(shop, BASKET, {
    ...quotes(),
    acceptedTotal: found.price.total.amount,
  });
  const reason = 'nobody is there';
  expect(lines).toEqual([
    ['warn', { reason }, 'PriorityBoardingError'],
    ['warn', { reason }, 'FetchTransfersError'],
    ['warn', { reason }, 'FetchCarParkingError'],
    ['warn', { reason }, 'FetchInsuranceError'],
  ]);
});

test('a page that failed is told once, as CustomPageError, with what its visitor knows it by [ERR-23]', async () => {
  const lines: unknown[] = [];
  const handle = makePageHandler({
    currentContext: () => running.shop,
    executor: running.executor,
    web: {
      render: async (_request, { report }) => {
        report?.(new Error('a bug'));
        return new Response('', { status: 500 });
      },
    },
    manifest: {},
    policy: policyOf(running.shop),
    log: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  });
  await handle(new Request('http://localhost:3000/scrapbook'), {
    market: 'gb',
    network: '1.1.1.1',
    reference: 'K7M2Q4XD',
  });
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'CustomPageError',
      level: 50,
      url: '/scrapbook',
      reference: 'K7M2Q4XD',
    }),
  ]);
});

test('a consumer that does not take events is a warning, told once, as EventPublishError; other work that fails is an error [ERR-24] [TRK-17]', () => {
  const lines: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const onError = logFailure(log);
  onError(new EventsNotTaken('experiments did not take 3: 503'));
  onError(new Error('a bug'));
  expect(lines).toMatchObject([
    { msg: 'EventPublishError', level: 40 },
    { msg: 'durable work failed', level: 50 },
  ]);
});

test('hits that the analytics testing service does not take are a warning, and no more [TRK-17]', async () => {
  const lines: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { shop } = running;
  const nobody = { url: 'http://127.0.0.1:9/hits', clientId: 'account' };
  const consumers = openConsumers(
    {
      collectorUrl: undefined,
      webhook: undefined,
      file: undefined,
      ga4: undefined,
      experiments: nobody,
    },
    { isNecessary: false },
  );
  const client = {
    userAgent: 'Firefox',
    deviceSource: 'web',
    consentBits: '1000',
    flags: STANDARD_FLAGS,
    visitorKey: 'a browser',
  } as const;
  await shop.database
    .transaction()
    .execute((tx) => putFact(tx, shop, { client, customer: null }, { kind: 'AccountCreation' }));
  await eventsToDeal(shop.database);
  await dealOutEvents(shop.database, consumers);
  for (const consumer of consumers)
    await deliverEvents(shop.database, consumer).catch(logFailure(log));
  expect(lines).toMatchObject([{ msg: 'EventPublishError', level: 40 }]);
});

test('a hotel alone whose basket becomes no checkout has its own kind [ERR-16]', async () => {
  const { shop } = running;
  const ada = asAda(shop);
  const id = await createBasket(ada, await findGoodPackage(ada, { searchType: 'UNKNOWN' }));
  const late = `update basket set expires_at = now() - interval '1 minute' where id = $1`;
  await shop.pool.query(late, [id]);
  const open = 'mutation Asked($id: ID!) { checkoutFromBasket(basketId: $id) { statusCode } }';
  expect(await linesOf(shop, open, { id })).toEqual([
    [
      'warn',
      { errors: [{ code: 'basket_expired', field: 'basketId' }] },
      'NoCheckoutFromHotelError',
    ],
  ]);
});

test('where nothing fails nothing is told', async () => {
  expect(await linesOf(running.shop, SEARCH, { criteria: makeCriteria() })).toEqual([]);
  expect(await linesOf(running.shop, DEAL, quotes())).toEqual([]);
  expect(await createBasket(running.visitor(), found)).toMatch(/./);
});

test('every kind is made to happen here, or beside what it is about', () => {
  const here = [...OF_A_BUG, ...OF_AN_ANSWER].map(([kind]) => kind);
  const alone = [
    'HolidayRequoteUnavailableError',
    'PriorityBoardingError',
    'FetchTransfersError',
    'FetchCarParkingError',
    'FetchInsuranceError',
    'CustomPageError',
    'EventPublishError',
    'NoCheckoutFromHotelError',
  ];
  const elsewhere = [
    'FetchContentError',
    'SeatMapError',
    'MapError',
    'NoFlightBookingSessionError',
    'MissingAirlineSessionError',
    'SupplierPlaceOrderError',
    'CacheGetError',
    'CacheSetError',
    'CacheDeleteError',
    'MisconfiguredHotelError',
    'MissingFlightPriceError',
    'MissingBagsInfoError',
    'MissingRoomImageError',
  ];
  expect([...new Set([...here, ...alone, ...elsewhere])].toSorted()).toEqual(
    ERROR_KINDS.toSorted(),
  );
});
