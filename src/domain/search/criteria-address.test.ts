import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { addDays } from '#domain/dates.ts';
import { FLEXIBILITIES, SEARCH_TYPES, SORTS, type Criteria } from './criteria.ts';
import { defaultCriteria } from './default-criteria.ts';
import { NO_FILTERS, REVIEW_STEPS, STOPS } from './filters.ts';
import { makeCriteriaQuery } from './make-criteria-query.ts';
import { parseCriteria } from './parse-criteria.ts';
import { TIME_BANDS } from './time-bands.ts';

const TODAY = '2026-11-20';
const EARLIEST = '2026-11-23';
const parse = (query: string) => parseCriteria(query, { today: TODAY, earliest: EARLIEST });
const read = (query: string): Criteria => parse(query).criteria;

const placeIds = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), { maxLength: 5 });
const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    searchType: fc.constantFrom(...SEARCH_TYPES),
    locationIds: placeIds,
    hotelIds: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 5 }),
    airports: fc.uniqueArray(fc.constantFrom('LGW', 'MAN', 'DUB', 'STN'), { maxLength: 4 }),
    start: fc.integer({ min: 3, max: 600 }),
    range: fc.integer({ min: 0, max: 40 }),
    flexibility: fc.constantFrom(...FLEXIBILITIES),
    nights: fc
      .uniqueArray(fc.integer({ min: 2, max: 28 }), { minLength: 1, maxLength: 6 })
      .map((nights) => nights.toSorted((a, b) => a - b)),
    party: fc.array(
      fc.record({
        adults: fc.integer({ min: 1, max: 2 }),
        childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 1 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    filters: fc.record({
      board: fc.subarray([...BOARD_CODES]),
      stars: fc.subarray([1, 2, 3, 4, 5]),
      review: fc.option(fc.constantFrom(...REVIEW_STEPS), { nil: undefined }),
      price: fc.record({ min: fc.nat(999_999), max: fc.nat(999_999) }, { requiredKeys: [] }),
      facilities: fc.subarray([...FACILITIES]),
      areas: placeIds,
      carriers: fc.subarray(['U2', 'FR', 'LS']),
      stops: fc.subarray([...STOPS]),
      outboundTime: fc.subarray([...TIME_BANDS]),
      inboundTime: fc.subarray([...TIME_BANDS]),
      freeCancellation: fc.boolean(),
      holdBagIncluded: fc.boolean(),
      adaptedRoom: fc.boolean(),
      hotelName: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    }),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 50 }),
    bags: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ airports, start, range, ...rest }) => ({
    ...rest,
    departureAirports: rest.searchType === 'UNKNOWN' ? [] : airports,
    departureDate: addDays(TODAY, start),
    departureRangeEndDate: addDays(TODAY, start + range),
  }));

test('the address holds the whole search: reading what was written gives the same criteria', () => {
  fc.assert(
    fc.property(criteria, (asked) => {
      expect(read(makeCriteriaQuery(asked))).toEqual(asked);
    }),
    { numRuns: 500 },
  );
});

test('lists stand in indexed form, filters nested, dates as dd/MM/yyyy [RSLT-02] [RSLT-03] [DATE-19]', () => {
  const asked: Criteria = {
    ...defaultCriteria('2027-06-12'),
    locationIds: ['spain-majorca', 'greece'],
    departureAirports: ['LGW'],
    party: [
      { adults: 2, childAges: [5, 7] },
      { adults: 2, childAges: [] },
    ],
    filters: { ...NO_FILTERS, board: ['AI'], price: { max: 150_000 } },
  };
  expect(makeCriteriaQuery(asked).split('&')).toEqual([
    'searchType=HOLIDAY',
    'locationIds[0]=spain-majorca',
    'locationIds[1]=greece',
    'departureAirports[0]=LGW',
    'dateFormat=specific',
    'departureDate=12/06/2027',
    'departureRangeEndDate=12/06/2027',
    'flexibility=3',
    'nights[0]=7',
    'adults=4',
    'children=2',
    'infants=0',
    'childAges[0]=5',
    'childAges[1]=7',
    'rooms=2',
    'rooming=2-5-7,2',
    'filters[board][0]=AI',
    'filters[price][max]=150000',
    'sort=POPULARITY',
    'page=1',
    'bags=0',
  ]);
});

test.each([
  ['locationIds[0]', 'spain-majorca'],
  ['hotelIds[0]', '12'],
  ['hotelLocationId', 'spain-majorca'],
  ['searchType', 'CITY_BREAK'],
])('the address names %s [SRCH-03]', (name, value) => {
  const query = makeCriteriaQuery({
    ...defaultCriteria('2027-06-12'),
    searchType: 'CITY_BREAK',
    locationIds: ['spain-majorca'],
    hotelIds: [12],
    hotelLocationId: 'spain-majorca',
  });
  expect(query.split('&')).toContain(`${name}=${value}`);
});

test('an empty address is the untouched form [SRCH-02] [RSLT-09]', () => {
  expect(parse('')).toEqual({ criteria: defaultCriteria(EARLIEST), problems: [] });
  expect(defaultCriteria(EARLIEST)).toMatchObject({
    searchType: 'HOLIDAY',
    locationIds: [],
    hotelIds: [],
    departureAirports: [],
    departureDate: EARLIEST,
    departureRangeEndDate: EARLIEST,
    flexibility: 3,
    nights: [7],
    party: [{ adults: 2, childAges: [] }],
    sort: 'POPULARITY',
    page: 1,
    bags: 0,
  });
});

describe('reading is tolerant', () => {
  test('names in any case, comma-joined and indexed lists, empty items dropped [SRCH-06] [SRCH-23]', () => {
    expect(
      read('LOCATIONIDS=a,,b&hotelids[0]=7&hotelids[1]=8&departureairports=lgw,man'),
    ).toMatchObject({
      locationIds: ['a', 'b'],
      hotelIds: [7, 8],
      departureAirports: ['LGW', 'MAN'],
    });
    expect(
      read('filters[BOARD]=ai,hb&Filters[freecancellation]=true&filters%5Bstars%5D%5B0%5D=4'),
    ).toMatchObject({ filters: { board: ['AI', 'HB'], freeCancellation: true, stars: [4] } });
  });

  test('values that are not understood are dropped, the rest stands [SRCH-35] [DATE-16]', () => {
    const odd =
      'searchType=moon&flexibility=2&nights=1,7,29,x&sort=best&page=0&bags=-1&departureDate=31/02/2027&filters[board]=AI,ZZ&filters[stars]=9&filters[review]=2&filters[price][min]=-5&hotelIds=0,x,5&departureAirports=LONDON,LGW';
    expect(parse(odd)).toEqual({
      problems: [],
      criteria: {
        ...defaultCriteria(EARLIEST),
        hotelIds: [5],
        departureAirports: ['LGW'],
        filters: { ...NO_FILTERS, board: ['AI'] },
      },
    });
  });

  test('search types are read in either case; hotel-only drops airports [SRCH-05] [SRCH-07] [SRCH-37]', () => {
    expect(read('searchType=city_break').searchType).toBe('CITY_BREAK');
    expect(read('mode=ho&departureAirports=LGW')).toMatchObject({
      searchType: 'UNKNOWN',
      departureAirports: [],
    });
    const hotelOnly = { ...defaultCriteria(EARLIEST), searchType: 'UNKNOWN' } as const;
    const query = makeCriteriaQuery({ ...hotelOnly, departureAirports: ['LGW'] });
    expect(query).not.toContain('LGW');
    expect(query).toContain('searchType=UNKNOWN&dateFormat=specific&');
  });

  test('flexibility 0, 1 and 3 are kept [DATE-15] [DATE-16]', () => {
    expect(['0', '1', '3', '7'].map((days) => read(`flexibility=${days}`).flexibility)).toEqual([
      0, 1, 3, 3,
    ]);
  });

  test('the second name of a sort is understood [RSLT-10]', () => {
    expect(read('sort=TRIPADVISOR_RATING').sort).toBe('TRIP_ADVISOR_SCORE');
    expect(SORTS.map((sort) => read(`sort=${sort.toLowerCase()}`).sort)).toEqual([...SORTS]);
  });
});

describe('dates', () => {
  const RANGE = '&departureDate=12/06/2027&departureRangeEndDate=';
  test.each([
    ['[DATE-03]', `dateFormat=specific${RANGE}20/06/2027`, '2027-06-12', '2027-06-12'],
    ['[DATE-01]', `dateFormat=RANGE${RANGE}20/06/2027`, '2027-06-12', '2027-06-20'],
    ['[DATE-01]', `dateFormat=range${RANGE}20/06/2027`, '2027-06-12', '2027-06-20'],
    ['', `dateFormat=range${RANGE}01/06/2027`, '2027-06-12', '2027-06-12'],
    ['', 'dateFormat=range&departureRangeEndDate=20/06/2027', EARLIEST, EARLIEST],
    ['[DATE-18]', 'departureDate=22/11/2026', EARLIEST, EARLIEST],
    ['[DATE-18]', 'departureDate=24/11/2026', '2026-11-24', '2026-11-24'],
  ])('%s %s', (_, query, departureDate, departureRangeEndDate) => {
    expect(read(query)).toMatchObject({ departureDate, departureRangeEndDate });
  });

  test('a range of one day is written as specific [DATE-02]', () => {
    expect(
      makeCriteriaQuery(
        read('dateFormat=range&departureDate=12/06/2027&departureRangeEndDate=12/06/2027'),
      ),
    ).toContain('dateFormat=specific');
  });
});

describe('party', () => {
  test.each([
    [
      'rooming=2-5-7,2',
      [
        { adults: 2, childAges: [5, 7] },
        { adults: 2, childAges: [] },
      ],
    ],
    ['party=1-0', [{ adults: 1, childAges: [0] }]],
    ['adults=2&children=1&childAges=5', [{ adults: 2, childAges: [5] }]],
    ['adults=2&infants=1', [{ adults: 2, childAges: [1] }]],
    [
      'adults=4',
      [
        { adults: 2, childAges: [] },
        { adults: 2, childAges: [] },
      ],
    ],
    ['adults=4&rooms=1', [{ adults: 4, childAges: [] }]],
    [
      'adults=2&rooms=2',
      [
        { adults: 1, childAges: [] },
        { adults: 1, childAges: [] },
      ],
    ],
    ['adults=2&rooms=5', [{ adults: 2, childAges: [] }]],
    ['rooming=2-x&adults=3', [{ adults: 3, childAges: [] }]],
  ])('%s [SRCH-22] [SRCH-09]', (query, party) => {
    expect(parse(query)).toMatchObject({ criteria: { party }, problems: [] });
  });

  test.each(['adults=2&infants=3&rooming=2', 'adults=3&rooming=2', 'children=1&rooming=2'])(
    '%s: nobody who was counted is dropped in silence [SRCH-22]',
    (query) => {
      expect(parse(query).problems.map(({ code, field }) => [code, field])).toEqual([
        ['rooming_mismatch', 'rooming'],
      ]);
    },
  );

  test.each([
    ['rooming=2-16', 'child_too_old', [{ adults: 2, childAges: [] }]],
    [
      'rooming=2-5-17,1',
      'child_too_old',
      [
        { adults: 2, childAges: [5] },
        { adults: 1, childAges: [] },
      ],
    ],
    ['party=2-99', 'child_too_old', [{ adults: 2, childAges: [] }]],
    ['rooming=2-16&adults=3', 'child_too_old', [{ adults: 2, childAges: [] }]],
    ['rooming=0-5', 'adult_per_room', [{ adults: 2, childAges: [] }]],
    ['childAges=5,16', 'child_too_old', [{ adults: 2, childAges: [5] }]],
  ])('%s: whoever cannot travel so is left out, and it is said [SRCH-13]', (query, code, party) => {
    const { criteria: kept, problems } = parse(query);
    expect(kept.party).toEqual(party);
    expect(problems.map((problem) => [problem.code, problem.field])).toEqual([[code, 'rooming']]);
  });

  test('rooms for exactly those who are counted are no contradiction [SRCH-22]', () => {
    expect(parse('adults=2&children=1&infants=1&rooming=2-5-0').problems).toEqual([]);
  });

  test('missing child ages are asked for [SRCH-14]', () => {
    expect(parse('adults=2&children=2&childAges=5').problems).toEqual([
      { code: 'child_ages_missing', field: 'rooming', message: 'Please add all child ages' },
    ]);
  });

  test('an age that is no child’s is told apart from a missing one [SRCH-13]', () => {
    expect(parse('adults=2&children=1&childAges=16').problems).toEqual([
      {
        code: 'child_too_old',
        field: 'rooming',
        message:
          'A child is 15 or under on the day you return. Please count anyone older as an adult',
      },
    ]);
  });
});

test('what cannot be searched is said while the form keeps it [SRCH-15]', () => {
  const airports = ['LGW', 'LHR', 'STN', 'LTN', 'MAN', 'BHX', 'EDI', 'GLA', 'BRS', 'NCL', 'LBA'];
  const { criteria: kept, problems } = parse(`departureAirports=${airports.join()}`);
  expect(kept.departureAirports).toEqual(airports);
  expect(problems.map(({ code }) => code)).toEqual(['too_many_airports']);
});

test('a name is written so that any address bar takes it, slashes and commas as they are', () => {
  const named = (hotelName: string): string | undefined =>
    makeCriteriaQuery({ ...defaultCriteria(EARLIEST), filters: { ...NO_FILTERS, hotelName } })
      .split('&')
      .find((field) => field.startsWith('filters[hotelName]='));
  expect(named('Mira-mar_2.0,*/')).toBe('filters[hotelName]=Mira-mar_2.0,*/');
  expect(named('Café & Spa, 50% / x')).toBe('filters[hotelName]=Caf%C3%A9+%26+Spa,+50%25+/+x');
});

test('a range, its place and people are written; rooms only where a search says who sleeps in them', () => {
  const asked: Criteria = {
    ...defaultCriteria('2027-06-12'),
    departureRangeEndDate: '2027-06-20',
    hotelLocationId: 'spain-majorca',
    party: [
      { adults: 2, childAges: [1] },
      { adults: 1, childAges: [] },
    ],
  };
  const fields = makeCriteriaQuery(asked).split('&');
  expect(fields).toContain('dateFormat=range');
  expect(fields).toContain('departureRangeEndDate=20/06/2027');
  expect(fields).toContain('infants=1');
  expect(fields).toContain('rooming=2-1,1');
  expect(fields.filter((field) => field.startsWith('hotelLocationId'))).toEqual([]);
  const counted = makeCriteriaQuery(asked, { useRoomingPh1: false }).split('&');
  expect(counted).toEqual(fields.filter((field) => !field.startsWith('rooming=')));
});

describe('each field is read at its bounds', () => {
  test.each<[string, Partial<Criteria>]>([
    ['hotels=5,5,6', { hotelIds: [5, 6] }],
    ['hotelIds=1&hotels=2', { hotelIds: [1] }],
    ['destinationIds=a,a', { locationIds: ['a'] }],
    ['locations=a&locationIds=b', { locationIds: ['b'] }],
    ['locations=a,B', { locationIds: ['a'] }],
    ['departureAirports=lgw,LGW,LGWX,XLGW,L1W', { departureAirports: ['LGW'] }],
    ['hotelIds=5&hotelLocationId=a', { hotelIds: [5], hotelLocationId: 'a' }],
    ['hotelIds=5&hotelLocationId=A', { hotelIds: [5] }],
    ['hotelIds=5', { hotelIds: [5] }],
    ['hotelLocationId=a', {}],
    ['=5', {}],
    ['mode=HO', { searchType: 'UNKNOWN' }],
    ['mode=ho&searchType=CITY_BREAK', { searchType: 'CITY_BREAK' }],
    ['mode=x', {}],
    ['nights=28,2,7,7', { nights: [2, 7, 28] }],
    ['nights=10,9', { nights: [9, 10] }],
    ['nights=29,1', { nights: [7] }],
    ['page=2', { page: 2 }],
    ['page=x', { page: 1 }],
    ['departureDate=23/11/2026', { departureDate: EARLIEST }],
    ['sort=price_high_low', { sort: 'PRICE_HIGH_LOW' }],
    ['bags=2&adults=2', { bags: 2 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toStrictEqual({ ...defaultCriteria(EARLIEST), ...expected });
  });

  test.each([
    ['dateFormat=range&departureDate=22/11/2026&departureRangeEndDate=30/11/2026', EARLIEST],
    ['dateFormat=range&departureDate=24/11/2026&departureRangeEndDate=22/11/2026', '2026-11-24'],
    ['departureDate=24/11/2026&departureRangeEndDate=30/11/2026', '2026-11-24'],
  ])('%s is the one day %s', (query, date) => {
    expect(read(query)).toMatchObject({ departureDate: date, departureRangeEndDate: date });
  });
});

describe('people who are counted', () => {
  test.each<[string, Criteria['party']]>([
    ['adults=0', [{ adults: 1, childAges: [] }]],
    ['adults=100', [{ adults: 2, childAges: [] }]],
    ['adults=x3', [{ adults: 2, childAges: [] }]],
    ['childAges=x5', [{ adults: 2, childAges: [] }]],
    ['childAges=5x', [{ adults: 2, childAges: [] }]],
    ['adults=2&infants=2&childAges=0', [{ adults: 2, childAges: [0, 1] }]],
    ['infants=0&childAges=1', [{ adults: 2, childAges: [1] }]],
    ['adults=4&infants=1', [{ adults: 4, childAges: [1] }]],
    ['childAges=5,15', [{ adults: 2, childAges: [5, 15] }]],
    ['children=1&childAges=5,6', [{ adults: 2, childAges: [5, 6] }]],
    ['childAges=5,105,x', [{ adults: 2, childAges: [5] }]],
    ['party=1&rooming=2', [{ adults: 2, childAges: [] }]],
    [
      'adults=2&infants=1&childAges=5&rooms=2',
      [
        { adults: 1, childAges: [5, 1] },
        { adults: 1, childAges: [] },
      ],
    ],
  ])('%s', (query, party) => {
    expect(parse(query)).toMatchObject({ criteria: { party }, problems: [] });
  });

  test('rooms that are for others than were counted are told at the rooms', () => {
    expect(parse('adults=3&rooming=2').problems).toEqual([
      {
        code: 'rooming_mismatch',
        field: 'rooming',
        message: 'The rooms don’t match the number of people. Please check who’s travelling',
      },
    ]);
  });

  test('of two children with one age known and one too old, the older is told', () => {
    expect(parse('children=3&childAges=5,16').problems.map(({ code }) => code)).toEqual([
      'child_too_old',
    ]);
  });
});

test('one room without an adult makes the whole rooming unsound', () => {
  const { criteria: found, problems } = parse('rooming=2-5,0-5');
  expect(found.party).toEqual([{ adults: 2, childAges: [] }]);
  expect(problems).toMatchObject([{ code: 'adult_per_room' }]);
});

test('ten adults are ten, and too many for a booking online', () => {
  const { criteria: found, problems } = parse('adults=10');
  expect(found.party.reduce((sum, { adults }) => sum + adults, 0)).toBe(10);
  expect(problems).toMatchObject([{ code: 'large_party' }]);
});
