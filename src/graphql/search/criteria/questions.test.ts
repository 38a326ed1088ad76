import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/dates.ts';
import { closePlace, openPlace } from '#server/advice/advice-blocks.ts';
import { departureWindow, GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import {
  COUPLE,
  departureDay,
  findGoodPackage,
  findPackages,
  makeCriteria,
} from '#testing/api-purchase.ts';
import {
  openRunningShop,
  type ApiVisitor,
  type RunningShop,
  type Variables,
} from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
  visitor = running.visitor();
});
afterAll(() => running.close());

const QUESTION = `query C($criteria: SearchCriteriaInput!, $from: Date, $days: Int! = 270) { holidayCalendar(criteria: $criteria, from: $from, days: $days) {
  statusCode errors { code field } currencyCode nights dates { date totals } cheapest { departureDate numberOfNights total { amount } query } months { departureDate total { amount } } } }`;
type Price = {
  departureDate: string;
  numberOfNights: number;
  total: { amount: number };
  query: string;
};
type Calendar = {
  statusCode: number;
  errors: readonly { code: string; field: string }[];
  currencyCode: string;
  nights: readonly number[];
  dates: readonly { date: string; totals: readonly (number | null)[] }[];
  cheapest: Price | null;
  months: readonly Price[];
};

const askCalendar = async (criteria: Variables, rest: Variables = {}): Promise<Calendar> =>
  (
    await visitor.ask<{ holidayCalendar: Calendar }>(QUESTION, {
      criteria: makeCriteria(criteria),
      ...rest,
    })
  ).holidayCalendar;

const firstTotal = async (criteria: Variables): Promise<number | null> => {
  const { packages } = await visitor.ask<{
    packages: { packages: readonly { price: { total: { amount: number } } }[] };
  }>(
    'query P($criteria: SearchCriteriaInput!) { packages(criteria: $criteria, first: 1) { packages { price { total { amount } } } } }',
    { criteria: makeCriteria({ ...criteria, flexibility: 0, sort: 'PRICE_LOW_HIGH' }) },
  );
  return packages.packages[0]?.price.total.amount ?? null;
};

test('a search for what nobody sells is refused at its field [SRCH-35]', async () => {
  const { packageSearchResults } = await visitor.ask<{ packageSearchResults: unknown }>(
    'query R($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { statusCode errors { code field } total packages { id } } }',
    { criteria: makeCriteria({ locationIds: ['majorca'], hotelIds: ['999999'] }) },
  );
  expect(packageSearchResults).toEqual({
    statusCode: 422,
    errors: [
      { code: 'unknown_place', field: 'locationIds' },
      { code: 'unknown_hotel', field: 'hotelIds' },
    ],
    total: 0,
    packages: [],
  });
});

test('an age that is not told is told as missing at its room [SRCH-13]', async () => {
  const { packages } = await visitor.ask<{ packages: unknown }>(
    'query N($criteria: SearchCriteriaInput!) { packages(criteria: $criteria, first: 1) { statusCode errors { code field } } }',
    { criteria: makeCriteria({ rooming: [{ adults: 1 }, { adults: 2, childAges: [7, null] }] }) },
  );
  expect(packages).toEqual({
    statusCode: 422,
    errors: [{ code: 'child_ages_missing', field: 'rooming[1].childAges' }],
  });
});

test('a hotel by no id of ours, and a page before the first, are told once each', async () => {
  const { packages } = await visitor.ask<{ packages: unknown }>(
    'query N($criteria: SearchCriteriaInput!) { packages(criteria: $criteria, first: 1) { errors { code field } } }',
    { criteria: makeCriteria({ hotelIds: ['none'], page: 0 }) },
  );
  expect(packages).toEqual({
    errors: [
      { code: 'page_unknown', field: 'page' },
      { code: 'invalid_input', field: 'hotelIds' },
    ],
  });
});

test.each([
  ['destinations(first: -5)', 'Please choose 1 to 50 places'],
  ['destinations(first: 0)', 'Please choose 1 to 50 places'],
  ['destinations(first: 51)', 'Please choose 1 to 50 places'],
  ['hotelList(page: -1)', 'We can’t find that page'],
  ['hotelList(page: 0)', 'We can’t find that page'],
])('%s is refused at its field, as a mistake of who asks', async (field, message) => {
  const { executor } = running;
  const document = executor.parse(`{ ${field} { __typename } }`);
  const { errors = [] } = await executor.execute(document, {}, visitor.context);
  expect(
    errors.map(({ path, extensions, ...error }) => [error.message, path, extensions['code']]),
  ).toEqual([[message, [field.split('(', 1)[0]], 'BAD_ARGUMENT']]);
});

test('a search of hotels alone offers no filter of flights', async () => {
  type Answer = {
    packageSearchResults: {
      filters: readonly { name: string; unFormattedOptions: readonly { value: string }[] }[];
    };
  };
  const offered = async (searchType: string): Promise<string[]> =>
    (
      await visitor.ask<Answer>(
        'query F($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { filters { name unFormattedOptions { value } } } }',
        { criteria: makeCriteria({ searchType }) },
      )
    ).packageSearchResults.filters.flatMap(({ name, unFormattedOptions }) =>
      unFormattedOptions.map(({ value }) => `${name} ${value}`),
    );
  const [hotels, holidays] = [await offered('UNKNOWN'), await offered('HOLIDAY')];
  expect(hotels.filter((option) => option.includes('stops'))).toEqual([]);
  expect(holidays).toEqual(
    expect.arrayContaining(['popular stops:direct', 'stops direct', ...hotels]),
  );
});

test('where a search leads is told in few words, however many places it names', async () => {
  const places = ['spain-majorca', 'spain-menorca', 'spain-ibiza', 'spain-tenerife'];
  const labelOf = async (count: number): Promise<string> =>
    (
      await visitor.ask<{ packageSearchResults: { destinationLabel: string } }>(
        'query L($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { destinationLabel } }',
        { criteria: makeCriteria({ locationIds: places.slice(0, count) }) },
      )
    ).packageSearchResults.destinationLabel;
  expect(await Promise.all([0, 1, 2, 3, 4].map(labelOf))).toEqual([
    'anywhere',
    'Majorca',
    'Majorca and Menorca',
    'Majorca, Menorca and Ibiza',
    'Majorca, Menorca and 2 more',
  ]);
});

test('a group of places or airports is searched as all that is in it, under its own name', async () => {
  type Result = {
    errors: readonly unknown[];
    total: number;
    destinationLabel: string;
    filters: readonly {
      name: string;
      unFormattedOptions: readonly { value: string; count: number }[];
    }[];
  };
  const search = async (criteria: Variables): Promise<Result> =>
    (
      await visitor.ask<{ packageSearchResults: Result }>(
        'query G($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) { errors { code } total destinationLabel filters { name unFormattedOptions { value count } } } }',
        { criteria: makeCriteria({ ...criteria, flexibility: 3 }) },
      )
    ).packageSearchResults;
  const islands = ['spain-majorca', 'spain-ibiza', 'spain-menorca', 'spain-formentera'];
  const group = await search({ locationIds: ['balearic-islands'] });
  expect(group).toMatchObject({ errors: [], destinationLabel: 'Balearic Islands' });
  expect(group.total).toBeGreaterThan(0);
  const each = await Promise.all(islands.map((id) => search({ locationIds: [id] })));
  expect(group.total).toBe(each.reduce((sum, { total }) => sum + total, 0));
  expect((await search({ locationIds: islands })).total).toBe(group.total);
  const areas = group.filters.find(({ name }) => name === 'areas')?.unFormattedOptions ?? [];
  expect(areas.map(({ value }) => value).every((id) => islands.includes(id))).toBe(true);
  expect(areas.reduce((sum, { count }) => sum + count, 0)).toBe(group.total);

  const both = await search({ locationIds: ['balearic-islands', 'spain'] });
  const offered = both.filters.find(({ name }) => name === 'areas')?.unFormattedOptions ?? [];
  expect(offered.map(({ value }) => value)).toContain('spain-majorca');
  expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length);

  const london = ['LGW', 'LHR', 'STN', 'LTN', 'LCY', 'SEN'];
  const fromGroup = await search({ departureAirports: ['LON'] });
  expect(fromGroup.total).toBe((await search({ departureAirports: london })).total);
});

test('what people type is found by other names, in groups and with slips of the finger', async () => {
  const found = async (text: string): Promise<readonly unknown[]> =>
    (
      await visitor.ask<{ destinations: readonly unknown[] }>(
        'query D($text: String) { destinations(text: $text, first: 1) { value label type within isNamed } }',
        { text },
      )
    ).destinations;
  expect(await found('canaries')).toEqual([
    {
      value: 'canary-islands',
      label: 'Canary Islands',
      type: 'LOCATION',
      within: 'Spain',
      isNamed: true,
    },
  ]);
  expect(await found('Mallorca')).toMatchObject([{ label: 'Majorca', isNamed: true }]);
  expect(await found('tenrife')).toMatchObject([{ label: 'Tenerife', isNamed: false }]);
  const { destinationById } = await visitor.ask<{ destinationById: unknown }>(
    'query I { destinationById(id: "greek-islands") { value label path locationId nearestAirports { iata } picture { url } } }',
  );
  expect(destinationById).toMatchObject({
    value: 'greek-islands',
    label: 'Greek Islands',
    path: null,
    locationId: 'greek-islands',
  });
  expect(
    await visitor.ask(
      'query A { airports(text: "caerdydd") { iata name } any: airports(text: "london", first: 2) { iata name } }',
    ),
  ).toEqual({
    airports: [{ iata: 'CWL', name: 'Cardiff' }],
    any: [
      { iata: 'LON', name: 'Any London airport' },
      { iata: 'LGW', name: 'London Gatwick' },
    ],
  });
});

test('airports are found near a town and near a position, the nearest first', async () => {
  const near = (town: string) =>
    visitor.ask(
      'query N($town: String!) { airports(text: $town) { iata } airportsNearTown(town: $town, first: 2) { town airports { iata km } } }',
      { town },
    );
  const guildford = {
    town: 'Guildford',
    airports: [
      { iata: 'LHR', km: 27 },
      { iata: 'LGW', km: 29 },
    ],
  };
  expect(await near('guildford')).toEqual({ airports: [], airportsNearTown: guildford });
  expect(await near('guildf')).toMatchObject({ airportsNearTown: guildford });
  expect(await near('zzz')).toEqual({ airports: [], airportsNearTown: null });
  // An airport that is called so comes before one that is near.
  expect(await near('Leeds')).toMatchObject({ airports: [{ iata: 'LBA' }] });

  const at = (lat: number, lon: number) =>
    visitor.ask(
      'query P($position: PositionInput!) { airportsNearPosition(position: $position, first: 1) { iata name km } }',
      { position: { lat, lon } },
    );
  expect(await at(53.35, -6.26)).toEqual({
    airportsNearPosition: [{ iata: 'DUB', name: 'Dublin', km: 9 }],
  });
  await expect(at(91, 0)).rejects.toThrow('Invalid input');
  await expect(at(0, -181)).rejects.toThrow('Invalid input');
});

test.each<[string, Variables, { code: string; field: string }]>([
  ['a place', { locationIds: ['atlantis'] }, { code: 'unknown_place', field: 'locationIds' }],
  ['a hotel without a number', { hotelIds: ['x'] }, { code: 'invalid_input', field: 'hotelIds' }],
  [
    'an area',
    { filters: { areas: ['atlantis'] } },
    { code: 'unknown_place', field: 'filters.areas' },
  ],
  [
    'a group as an area',
    { filters: { areas: ['balearic-islands'] } },
    { code: 'unknown_place', field: 'filters.areas' },
  ],
  [
    'an airline',
    { filters: { carriers: ['??'] } },
    { code: 'unknown_airline', field: 'filters.carriers' },
  ],
  ['a date', { departureDate: '2027-02-31' }, { code: 'date_unknown', field: 'departureDate' }],
  ['bags', { bags: -5 }, { code: 'too_many_bags', field: 'bags' }],
  ['no room', { rooming: [] }, { code: 'adult_per_room', field: 'rooming' }],
])(
  '%s that cannot be is refused at its field by the page of results and by the list alike',
  async (_, criteria, error) => {
    const refused = { statusCode: 422, errors: [error], packages: [] };
    const fields = '{ statusCode errors { code field } packages { id } }';
    expect(
      await visitor.ask(
        `query R($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) ${fields} packages(criteria: $criteria) ${fields} }`,
        { criteria: makeCriteria(criteria) },
      ),
    ).toEqual({ packageSearchResults: refused, packages: refused });
  },
);

test.each(['2147483648', '0x1', ' 1 ', '1e3', '-1'])(
  'what is no id of a hotel (%s) finds none',
  async (id) => {
    const holiday = { hotelQuoteId: `h1.${id}.20270612.7.2.1`, flightQuoteId: 'hotel-only' };
    const asked = await visitor.ask(
      `query I($id: ID!, $hotelQuoteId: ID!, $flightQuoteId: ID!, $criteria: SearchCriteriaInput!) { hotel(id: $id) { id } holiday(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId) { __typename }
      packages(criteria: $criteria) { errors { code field } } }`,
      { id, ...holiday, criteria: makeCriteria({ hotelIds: [id] }) },
    );
    expect(asked).toEqual({
      hotel: null,
      holiday: { __typename: 'HolidayNotFound' },
      packages: { errors: [{ code: 'invalid_input', field: 'hotelIds' }] },
    });
  },
);

test.each([-3, 0, 21])('a list of %i packages is refused at its field', async (first) => {
  expect(
    await visitor.ask(
      'query L($criteria: SearchCriteriaInput!, $first: Int!) { packages(criteria: $criteria, first: $first) { statusCode errors { code field } packages { id } } }',
      { criteria: makeCriteria({}), first },
    ),
  ).toEqual({
    packages: {
      statusCode: 422,
      errors: [{ code: 'first_out_of_range', field: 'first' }],
      packages: [],
    },
  });
});

describe('prices by date', () => {
  test('cover nine months from the first date that can be booked, and each is the first price of its search [R1]', async () => {
    const calendar = await askCalendar({ nights: [7, 3] });
    const { earliest } = departureWindow(todayIn(GREAT_BRITAIN.timeZone));
    expect(calendar).toMatchObject({
      statusCode: 200,
      errors: [],
      currencyCode: 'GBP',
      nights: [3, 7],
    });
    expect(calendar.dates.map(({ date }) => date)).toEqual(
      Array.from({ length: 270 }, (_, day) => addDays(earliest, day)),
    );
    for (const { date, totals } of [20, 100, 260].map((day) => calendar.dates[day]!)) {
      expect(totals).toEqual([
        await firstTotal({ departureDate: date, nights: [3] }),
        await firstTotal({ departureDate: date, nights: [7] }),
      ]);
    }
    const all = calendar.dates.flatMap(({ totals }) => totals).filter((total) => total !== null);
    expect(calendar.cheapest!.total.amount).toBe(Math.min(...all));
    expect(calendar.cheapest!.query).toContain('sort=PRICE_LOW_HIGH');
    expect(calendar.months.length).toBeGreaterThan(8);
  });

  test('days without a price that advice closes are told with why, as departures that would spend a closed night there [MSG-06]', async () => {
    const question = `query C($criteria: SearchCriteriaInput!) { holidayCalendar(criteria: $criteria, days: 30) {
      dates { date totals } closedByAdvice { message dates } } }`;
    const { earliest } = departureWindow(todayIn(GREAT_BRITAIN.timeZone));
    const [firstDay, lastDay] = [addDays(earliest, 10), addDays(earliest, 12)];
    const ask = (locationIds: readonly string[]) =>
      visitor.ask(question, {
        criteria: makeCriteria({ locationIds, nights: [3], filters: { price: { max: 1 } } }),
      });
    const { database } = running.shop;
    await closePlace(database, { id: 'calendar', placeId: 'spain-majorca', firstDay, lastDay });
    expect(await ask(['spain-majorca'])).toMatchObject({
      holidayCalendar: {
        closedByAdvice: {
          message: 'Following advice from the FCO this departure date is currently unavailable.',
          dates: [8, 9, 10, 11, 12].map((days) => addDays(earliest, days)),
        },
      },
    });
    for (const open of [['spain-majorca', 'spain-menorca'], []])
      expect(await ask(open)).toMatchObject({ holidayCalendar: { closedByAdvice: null } });
    await openPlace(database, 'spain-majorca');
    expect(await ask(['spain-majorca'])).toMatchObject({
      holidayCalendar: { closedByAdvice: null },
    });
  });

  test('a deal that is gone says the advice that closes its country on a night of it, and no other [MSG-06]', async () => {
    const [found] = await findPackages(visitor, { hotelIds: ['2'] });
    const { database } = running.shop;
    const ask = async () => {
      const { holiday } = await visitor.ask<{ holiday: { message: string } }>(
        `query D($h: ID!, $f: ID!) { holiday(hotelQuoteId: $h, flightQuoteId: $f) {
          ... on NoAvailability { message } } }`,
        { h: found?.hotelQuoteId, f: found?.flightQuoteId },
      );
      return holiday.message;
    };
    const close = async (placeId: string, day: string) => {
      await closePlace(database, { id: `${placeId}-${day}`, placeId, firstDay: day, lastDay: day });
      const message = await ask();
      await openPlace(database, placeId);
      return message;
    };
    const soldOut = 'This holiday is no longer available';
    const leaves = departureDay();
    expect(await ask()).toBe(soldOut);
    expect(await close('spain-menorca', addDays(leaves, 3))).toBe(soldOut);
    expect(await close('spain', addDays(leaves, 40))).toBe(soldOut);
    expect(await close('spain', addDays(leaves, 3))).toBe(
      'Following advice from the FCO this departure date is currently unavailable.',
    );
    expect(await ask()).toBe(soldOut);
  });

  test('what advice closes for a country holds in a group of places in it, and stands at each place [MSG-06]', async () => {
    const { earliest } = departureWindow(todayIn(GREAT_BRITAIN.timeZone));
    const [firstDay, lastDay] = [addDays(earliest, 10), addDays(earliest, 40)];
    const message = 'Following advice from the FCO this departure date is currently unavailable.';
    const { database } = running.shop;
    const days = {
      departureDate: addDays(earliest, 12),
      departureRangeEndDate: addDays(earliest, 14),
    };
    const ask = (locationIds: readonly string[], placeId: string) => {
      // Nobody sells at a penny: nothing is found, whether closed or not.
      const filters = { price: { max: 1 } };
      const criteria = makeCriteria({ locationIds, nights: [3], filters, ...days });
      return visitor.ask(
        `query C($criteria: SearchCriteriaInput!, $id: ID!) {
          packageSearchResults(criteria: $criteria) { closedByAdvice }
          holidayCalendar(criteria: $criteria, days: 30) { closedByAdvice { message } }
          placeGuide(id: $id) { closedByAdvice { firstDay lastDay message } } }`,
        { criteria, id: placeId },
      );
    };
    expect(await ask(['balearic-islands'], 'spain-majorca')).toMatchObject({
      packageSearchResults: { closedByAdvice: null },
      holidayCalendar: { closedByAdvice: null },
      placeGuide: { closedByAdvice: [] },
    });
    await closePlace(database, { id: 'country', placeId: 'spain', firstDay, lastDay });
    expect(await ask(['balearic-islands'], 'spain-majorca')).toMatchObject({
      packageSearchResults: { closedByAdvice: message },
      holidayCalendar: { closedByAdvice: { message } },
      placeGuide: { closedByAdvice: [{ firstDay, lastDay, message }] },
    });
    await openPlace(database, 'spain');
  });

  test.each<[string, Variables, Variables, { code: string; field: string }]>([
    ['a place', { locationIds: ['atlantis'] }, {}, { code: 'unknown_place', field: 'locationIds' }],
    ['a hotel', { hotelIds: ['999999'] }, {}, { code: 'unknown_hotel', field: 'hotelIds' }],
    [
      'an airport',
      { departureAirports: ['XXX'] },
      {},
      { code: 'unknown_airport', field: 'departureAirports' },
    ],
    [
      '11 airports',
      { departureAirports: Array.from({ length: 11 }, () => 'LGW') },
      {},
      { code: 'too_many_airports', field: 'departureAirports' },
    ],
    ['10 people', { rooming: [{ adults: 10 }] }, {}, { code: 'large_party', field: 'rooming' }],
    ['more hold bags than seats', { bags: 3 }, {}, { code: 'too_many_bags', field: 'bags' }],
    ['negative nights', { nights: [-1] }, {}, { code: 'nights_out_of_range', field: 'nights' }],
    ['too many days', {}, { days: 271 }, { code: 'days_out_of_range', field: 'days' }],
    ['a date in the past', {}, { from: '2020-01-01' }, { code: 'date_in_past', field: 'from' }],
  ])(
    '%s that cannot be is told at its field, and nothing is searched',
    async (_, criteria, rest, error) => {
      expect(await askCalendar(criteria, rest)).toMatchObject({
        statusCode: 422,
        errors: [error],
        dates: [],
        cheapest: null,
        months: [],
      });
    },
  );
});

const GRID = `query G($hotelId: ID!, $rooming: [RoomInput!]!, $filters: FiltersInput, $departureAirports: [ID!]! = [], $nights: [Int!]) {
  holidayGrid(hotelId: $hotelId, rooming: $rooming, filters: $filters, departureAirports: $departureAirports) { statusCode errors { code field } firstDate days nights
    sheets { airport { iata } cheapest { total { amount } } totals(nights: $nights) } cheapest { airport { iata } departureDate numberOfNights total { amount } query } months { total { amount } } byNights { numberOfNights total { amount } } } }`;
type GridPrice = {
  airport: { iata: string } | null;
  departureDate: string;
  numberOfNights: number;
  total: { amount: number };
  query: string;
};
type Grid = {
  statusCode: number;
  errors: readonly object[];
  firstDate: string;
  days: number;
  nights: readonly number[];
  sheets: readonly { airport: { iata: string }; cheapest: GridPrice; totals: string }[];
  cheapest: GridPrice | null;
  months: readonly GridPrice[];
  byNights: readonly GridPrice[];
};

const askGrid = async (variables: Variables = {}): Promise<Grid> =>
  (await visitor.ask<{ holidayGrid: Grid }>(GRID, { hotelId: '1', rooming: COUPLE, ...variables }))
    .holidayGrid;
const decode = (text: string): number[] => {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(i * 4));
};

const least = (totals: readonly number[]): number =>
  totals.reduce((a, b) => (b > 0 && b < a ? b : a), Infinity);

describe('the grid of a hotel', () => {
  test('has a sheet for each airport, whose cells are the prices of their searches [R1]', async () => {
    const grid = await askGrid();
    expect(grid).toMatchObject({
      statusCode: 200,
      errors: [],
      days: 728,
      nights: Array.from({ length: 27 }, (_, i) => 2 + i),
    });
    const sheets = grid.sheets.map(({ airport, totals }) => ({
      iata: airport.iata,
      totals: decode(totals),
    }));
    expect(sheets.every(({ totals }) => totals.length === 728 * 27)).toBe(true);
    expect(grid.cheapest!.total.amount).toBe(least(sheets.flatMap(({ totals }) => totals)));
    expect(grid.sheets.map(({ cheapest }) => cheapest.total.amount)).toEqual(
      sheets.map(({ totals }) => least(totals)),
    );
    for (const { iata, totals } of sheets.slice(0, 3)) {
      const at = totals.findIndex((total, i) => total > 0 && i > 728 * 4);
      const exact = {
        hotelIds: ['1'],
        departureAirports: [iata],
        departureDate: addDays(grid.firstDate, at % 728),
        nights: [2 + Math.floor(at / 728)],
      };
      expect(await firstTotal(exact)).toBe(totals[at]);
    }
    const { airport, departureDate, numberOfNights, total } = grid.cheapest!;
    expect(
      await firstTotal({
        hotelIds: ['1'],
        departureAirports: [airport!.iata],
        departureDate,
        nights: [numberOfNights],
      }),
    ).toBe(total.amount);
  });

  test('can be had in parts: one airport, some nights', async () => {
    const [all, part] = [
      await askGrid({ departureAirports: ['LGW'] }),
      await askGrid({ departureAirports: ['LGW'], nights: [14, 7] }),
    ];
    expect(part.sheets.map(({ airport }) => airport.iata)).toEqual(['LGW']);
    expect(decode(part.sheets[0]!.totals)).toEqual(
      [7, 14].flatMap((nights) =>
        decode(all.sheets[0]!.totals).slice((nights - 2) * 728, (nights - 1) * 728),
      ),
    );
  });

  test.each<[string, Variables, object]>([
    ['a hotel', { hotelId: '999999' }, { code: 'unknown_hotel', field: 'hotelId' }],
    [
      'an airport',
      { departureAirports: ['XXX'] },
      { code: 'unknown_airport', field: 'departureAirports' },
    ],
    ['10 people', { rooming: [{ adults: 10 }] }, { code: 'large_party', field: 'rooming' }],
    [
      'a room without an adult',
      { rooming: [{ adults: 0, childAges: [5] }] },
      { code: 'adult_per_room', field: 'rooming' },
    ],
  ])('%s that cannot be is told at its field', async (_, variables, error) => {
    expect(await askGrid(variables)).toMatchObject({
      statusCode: 422,
      errors: [error],
      sheets: [],
      cheapest: null,
    });
  });
});

describe('where to go', () => {
  const DISCOVER = `query D($criteria: SearchCriteriaInput!, $level: DiscoverLevel!, $first: Int! = 100, $places: [ID!]) { discover(criteria: $criteria, level: $level, first: $first, places: $places) { statusCode errors { code field message } total
    places { place { value label type } position { lat lon } hotels from { amount } hotelId departureDate numberOfNights flightMinutes warmth query } } }`;
  type Place = {
    place: { value: string; type: string };
    position: { lat: number; lon: number };
    hotels: number;
    from: { amount: number };
    hotelId: string;
    flightMinutes: number | null;
    warmth: number | null;
  };
  const discover = async (level: string, criteria: Variables = {}, rest: Variables = {}) =>
    (
      await visitor.ask<{
        discover: {
          statusCode: number;
          errors: readonly object[];
          total: number;
          places: readonly Place[];
        };
      }>(DISCOVER, { level, criteria: makeCriteria(criteria), ...rest })
    ).discover;

  test.each([
    ['COUNTRY', ['COUNTRY']],
    ['REGION', ['REGION']],
    ['RESORT', ['RESORT', 'TOWN']],
  ])(
    '%s: each place is what its search finds, cheapest first, with a position [R1]',
    async (level, types) => {
      const { total, places } = await discover(level);
      expect(total).toBe(places.length);
      const prices = places.map(({ from }) => from.amount);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      for (const { place, position, hotelId, from } of places.slice(0, 3)) {
        expect(types).toContain(place.type);
        expect(position).toEqual({ lat: expect.any(Number), lon: expect.any(Number) });
        const [lead] = await findPackages(visitor, {
          locationIds: [place.value],
          sort: 'PRICE_LOW_HIGH',
        });
        expect([lead?.hotel.id, lead?.price.total.amount]).toEqual([hotelId, from.amount]);
      }
      expect((await discover(level, {}, { first: 2 })).places).toEqual(places.slice(0, 2));
    },
  );

  test('each says how long its flight is and how warm it gets by day; hotels alone have no flight', async () => {
    const { places } = await discover('REGION');
    for (const { flightMinutes, warmth } of places) {
      expect(flightMinutes).toBeGreaterThan(45);
      expect(warmth).toBeGreaterThan(-30);
    }
    const stays = await discover('REGION', { searchType: 'UNKNOWN', departureAirports: [] });
    expect(new Set(stays.places.map(({ flightMinutes }) => flightMinutes))).toEqual(
      new Set([null]),
    );
  });

  test('places that are named come alone, at most three; a fourth is refused [DISC-01] [MSG-07]', async () => {
    const { places } = await discover('COUNTRY');
    const ids = places.map(({ place }) => place.value);
    const named = await discover('COUNTRY', {}, { places: ids.slice(1, 4) });
    expect(named.places).toEqual(places.slice(1, 4));
    expect(await discover('COUNTRY', {}, { places: ids.slice(0, 4) })).toMatchObject({
      statusCode: 422,
      errors: [
        {
          code: 'too_many_destinations',
          field: 'places',
          message: expect.stringMatching(
            /^3 is the maximum number of destinations you can select\. /,
          ),
        },
      ],
      places: [],
    });
  });

  test.each([0, 101])('%i places at once are refused at their field [S-24]', async (first) => {
    expect(await discover('RESORT', {}, { first })).toMatchObject({
      statusCode: 422,
      errors: [{ code: 'first_out_of_range', field: 'first' }],
      total: 0,
      places: [],
    });
  });

  test('a search too wide to price at once is refused at its nights [S-24]', async () => {
    const wide = {
      departureRangeEndDate: addDays(todayIn(GREAT_BRITAIN.timeZone), 70),
      departureDate: addDays(todayIn(GREAT_BRITAIN.timeZone), 40),
      dateFormat: 'RANGE',
      nights: Array.from({ length: 14 }, (_, i) => 2 + i),
      rooming: [{ adults: 1 }, { adults: 2 }, { adults: 3 }],
    };
    expect(await discover('RESORT', wide)).toMatchObject({
      statusCode: 422,
      errors: [{ code: 'search_too_wide', field: 'nights' }],
      places: [],
    });
  });

  test('an unknown place is told at its field', async () => {
    expect(await discover('COUNTRY', { locationIds: ['atlantis'] })).toMatchObject({
      statusCode: 422,
      errors: [{ code: 'unknown_place', field: 'locationIds' }],
      places: [],
    });
  });
});

describe('why this price', () => {
  const NEIGHBOURS = `query N($hotelQuoteId: ID!, $flightQuoteId: ID!, $first: Int! = 12) { nearbyOffers(hotelQuoteId: $hotelQuoteId, flightQuoteId: $flightQuoteId, first: $first) { __typename ... on NearbyOffers {
    nearbyOffers { change label hotelQuoteId flightQuoteId departureDate numberOfNights price { total { amount } } difference { amount } query } } } }`;
  type Step = {
    change: string;
    label: string;
    hotelQuoteId: string;
    flightQuoteId: string;
    departureDate: string;
    price: { total: { amount: number } };
    difference: { amount: number };
    query: string;
  };
  const ask = async (variables: Variables) =>
    (
      await visitor.ask<{ nearbyOffers: { __typename: string; nearbyOffers?: readonly Step[] } }>(
        NEIGHBOURS,
        variables,
      )
    ).nearbyOffers;

  test('each nearbyOffer opens as a deal at its price, greatest saving first, with its change in words [DEAL-12]', async () => {
    const found = await findGoodPackage(visitor);
    const { nearbyOffers: steps = [] } = await ask({ ...found, first: 50 });
    const differences = steps.map(({ difference }) => difference.amount);
    expect(differences).toEqual(differences.toSorted((a, b) => a - b));
    expect(new Set(steps.map(({ change }) => change)).size).toBeGreaterThan(3);
    expect(steps.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\d days? (earlier|later)$/),
        expect.stringMatching(/^\d nights? (fewer|more)$/),
        expect.stringMatching(/^From /),
      ]),
    );
    for (const { hotelQuoteId, flightQuoteId, price, difference } of steps.slice(0, 8)) {
      const { holiday } = await visitor.ask<{ holiday: { price?: { total: { amount: number } } } }>(
        'query H($h: ID!, $f: ID!) { holiday(hotelQuoteId: $h, flightQuoteId: $f) { ... on Holiday { price { total { amount } } } } }',
        { h: hotelQuoteId, f: flightQuoteId },
      );
      expect(holiday.price?.total.amount).toBe(price.total.amount);
      expect(price.total.amount - found.price.total.amount).toBe(difference.amount);
    }
    const sameDay = steps.find(({ change }) => change === 'NIGHTS')!.departureDate;
    expect(
      steps
        .filter(({ label }) => label === '1 day later')
        .every(({ departureDate }) => daysBetween(sameDay, departureDate) === 1),
    ).toBe(true);
    expect((await ask(found)).nearbyOffers).toHaveLength(12);
  });

  test('what is no holiday has none', async () => {
    expect(await ask({ hotelQuoteId: 'x', flightQuoteId: 'y' })).toMatchObject({
      __typename: 'HolidayNotFound',
    });
  });
});
