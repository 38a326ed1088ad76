import { describe, expect, test } from 'vitest';
import { FACILITIES, facilityBits, FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import { readQueryFields } from '#domain/input/query-fields.ts';
import {
  acceptFilters,
  FILTER_NAMES,
  FILTERS,
  FLIGHT_FILTERS,
  isFiltered,
  isOptionOn,
  NO_FILTERS,
  readFilters,
  toggleOption,
  withoutLeastPrice,
  writeFilters,
} from './filters.ts';

const OPTIONS = FILTER_NAMES.flatMap((name) =>
  FILTERS[name].options.map(({ value }) => [name, value] as const),
);
const read = (query: string) => readFilters(readQueryFields(query));

test.each(OPTIONS)('%s %s goes on and off again, alone and beside others', (name, option) => {
  for (const before of [NO_FILTERS, read('filters[price][max]=90000&filters[hotelName]=mira')]) {
    const on = toggleOption(before, name, option);
    expect(isOptionOn(before, name, option)).toBe(false);
    expect(isOptionOn(on, name, option)).toBe(true);
    expect(isFiltered(on, name)).toBe(true);
    expect(toggleOption(on, name, option)).toEqual(before);
  }
});

test.each(OPTIONS)('%s %s is read from an address and taken from the API', (name, option) => {
  const on = toggleOption(NO_FILTERS, name, option);
  const query = new URLSearchParams(writeFilters(on).map(([field, value]) => [field, value]));
  expect(read(query.toString())).toEqual(on);
  expect(acceptFilters(on)).toEqual({ filters: on, unknown: [] });
});

test('an option that does not exist is not turned on', () => {
  expect(toggleOption(NO_FILTERS, 'board', 'ZZ')).toEqual(NO_FILTERS);
  expect(toggleOption(NO_FILTERS, 'review', '2')).toEqual(NO_FILTERS);
});

test('choosing another step of a scale takes the place of the first', () => {
  const four = toggleOption(NO_FILTERS, 'review', '4');
  expect(toggleOption(four, 'review', '3').review).toBe(3);
});

test('what is not filtered has no field in an address [RSLT-03]', () => {
  expect(writeFilters(NO_FILTERS)).toEqual([]);
  expect(FILTER_NAMES.filter((name) => isFiltered(NO_FILTERS, name))).toEqual([]);
});

describe('what the API is given', () => {
  test('nothing, in any way that it can be said, is no filter', () => {
    expect(acceptFilters({})).toEqual({ filters: NO_FILTERS, unknown: [] });
    expect(
      acceptFilters({
        board: null,
        review: null,
        price: { min: null, max: null },
        adaptedRoom: null,
      }),
    ).toEqual({ filters: NO_FILTERS, unknown: [] });
  });

  test('values of closed lists that do not exist are named, not dropped in silence', () => {
    const { filters, unknown } = acceptFilters({
      board: ['AI', 'ai'],
      facilities: ['moat'],
      review: 2,
      stops: ['direct'],
    });
    expect(unknown).toEqual(['board', 'facilities', 'review']);
    expect(filters).toEqual({ ...NO_FILTERS, board: ['AI'], stops: ['direct'] });
  });

  test('ids, stars and prices are passed on to the checks that know them', () => {
    const given = { areas: ['Atlantis'], carriers: ['??'], stars: [9], price: { min: -1 } };
    expect(acceptFilters(given)).toEqual({ filters: { ...NO_FILTERS, ...given }, unknown: [] });
  });
});

test('flights decide their times, stops, carriers and bags', () => {
  expect(FLIGHT_FILTERS.toSorted()).toEqual([
    'carriers',
    'holdBagIncluded',
    'inboundTime',
    'outboundTime',
    'stops',
  ]);
});

test('a least price is left out, a highest stays', () => {
  const bounds = read('filters[price][min]=100&filters[price][max]=200');
  expect(withoutLeastPrice(bounds).price).toEqual({ max: 200 });
  expect(withoutLeastPrice(read('filters[price][min]=100')).price).toStrictEqual({});
});

test.each([
  ['board', 'Board basis', 'checkbox', 'VALUES'],
  ['stars', 'Star rating', 'checkbox', 'VALUES'],
  ['facilities', 'Hotel facilities', 'checkbox', 'VALUES'],
  ['areas', 'Resort or area', 'checkbox', 'VALUES'],
  ['carriers', 'Airline', 'checkbox', 'VALUES'],
  ['stops', 'Stops', 'checkbox', 'VALUES'],
  ['outboundTime', 'Outbound departure', 'checkbox', 'VALUES'],
  ['inboundTime', 'Return departure', 'checkbox', 'VALUES'],
  ['review', 'Review score', 'radio', 'VALUE'],
  ['price', 'Price', 'priceRange', 'RANGE'],
  ['freeCancellation', 'Room price refundable', 'checkbox', 'VALUE'],
  ['holdBagIncluded', 'Hold bag included', 'checkbox', 'VALUE'],
  ['adaptedRoom', 'Adapted room', 'checkbox', 'VALUE'],
  ['hotelName', 'Hotel name', 'text', 'VALUE'],
] as const)('the filter %s is called %s, a %s that sends %s', (name, label, type, apiType) => {
  expect(FILTERS[name]).toMatchObject({ label, type, apiType });
});

test('there are no other filters, and an address has them in this order', () => {
  expect(FILTER_NAMES).toEqual([
    'board',
    'stars',
    'facilities',
    'areas',
    'carriers',
    'stops',
    'outboundTime',
    'inboundTime',
    'review',
    'price',
    'freeCancellation',
    'holdBagIncluded',
    'adaptedRoom',
    'hotelName',
  ]);
});

test('what a filter offers is said in words, the best first', () => {
  const offered = (name: keyof typeof FILTERS) =>
    FILTERS[name].options.map(({ value, label }) => `${value}: ${label}`);
  expect(offered('stars')).toEqual([
    '5: 5 stars',
    '4: 4 stars',
    '3: 3 stars',
    '2: 2 stars',
    '1: 1 star',
  ]);
  expect(offered('review')).toEqual([
    '4.5: 4.5 or more out of 5',
    '4: 4 or more out of 5',
    '3.5: 3.5 or more out of 5',
    '3: 3 or more out of 5',
  ]);
  expect(offered('stops')).toEqual(['direct: Direct', 'indirect: One stop or more']);
  const times = [
    'early_morning: Early morning, before 07:00',
    'morning: Morning, 07:00 to 12:00',
    'afternoon: Afternoon, 12:00 to 17:00',
    'evening: Evening, from 17:00',
  ];
  expect(offered('outboundTime')).toEqual(times);
  expect(offered('inboundTime')).toEqual(times);
  expect(offered('board')).toEqual([
    'RO: Room only',
    'SC: Self catering',
    'BB: Bed and breakfast',
    'HB: Half board',
    'FB: Full board',
    'AI: All inclusive',
  ]);
  expect(offered('facilities')).toHaveLength(FACILITIES.length - 2);
  expect(offered('facilities')).toContain('pool: Swimming pool');
  expect(offered('facilities')).not.toContain('step_free: Step-free, door to door');
  expect(offered('facilities')).not.toContain('adapted_room: Adapted room');
  for (const name of ['freeCancellation', 'holdBagIncluded', 'adaptedRoom'] as const)
    expect(offered(name)).toEqual(['true: Yes']);
  for (const name of ['areas', 'carriers', 'price', 'hotelName'] as const)
    expect(offered(name)).toEqual([]);
});

describe('an address is read as far as it is understood', () => {
  test.each([
    ['filters[board]=ai,AI,zz', { board: ['AI'] }],
    ['filters[stars]=0,1,5,6,2.5,x', { stars: [1, 5] }],
    ['filters[areas]=spain-majorca,Spain,', { areas: ['spain-majorca'] }],
    ['filters[carriers]=u2,LS,L,FRX,L-', { carriers: ['U2', 'LS'] }],
    ['filters[review]=3.5', { review: 3.5 }],
    ['filters[review]=3.6', {}],
    ['filters[review]=', {}],
    ['filters[adaptedRoom]=TRUE', { adaptedRoom: true }],
    ['filters[adaptedRoom]=1', { adaptedRoom: true }],
    ['filters[adaptedRoom]=on', { adaptedRoom: true }],
    ['filters[adaptedRoom]=yes', {}],
    ['filters[price][min]=0', { price: { min: 0 } }],
    ['filters[price][max]=90000', { price: { max: 90_000 } }],
    ['filters[hotelName]=%20Mira%20mar%20', { hotelName: 'Mira mar' }],
    [`filters[hotelName]=${'a'.repeat(61)}`, { hotelName: 'a'.repeat(60) }],
    [`filters[hotelName]=${'a'.repeat(59)}%20b`, { hotelName: 'a'.repeat(59) }],
  ])('%s', (query, filters) => {
    expect(read(query)).toEqual({ ...NO_FILTERS, ...filters });
  });
});

test('each filter is written under its own name, lists by their place', () => {
  const filters = {
    ...NO_FILTERS,
    board: ['AI', 'HB'],
    stars: [4],
    review: 3.5,
    price: { min: 0, max: 90_000 },
    adaptedRoom: true,
    hotelName: 'Mira',
  } as const;
  expect(writeFilters(filters)).toEqual([
    ['filters[board][0]', 'AI'],
    ['filters[board][1]', 'HB'],
    ['filters[stars][0]', '4'],
    ['filters[review]', '3.5'],
    ['filters[price][min]', '0'],
    ['filters[price][max]', '90000'],
    ['filters[adaptedRoom]', 'true'],
    ['filters[hotelName]', 'Mira'],
  ]);
});

test('a text and a price have no options to turn on', () => {
  const some = read('filters[price][max]=90000&filters[hotelName]=mira');
  for (const name of ['price', 'hotelName'] as const) {
    expect(isOptionOn(some, name, 'mira')).toBe(false);
    expect(toggleOption(some, name, 'mira')).toEqual(some);
  }
});

test('a second option stands after the first, and either goes off alone', () => {
  const both = toggleOption(toggleOption(NO_FILTERS, 'board', 'HB'), 'board', 'AI');
  expect(both.board).toEqual(['HB', 'AI']);
  expect(toggleOption(both, 'board', 'HB').board).toEqual(['AI']);
});

test('what the API was given is kept as it stands, a name cut and trimmed', () => {
  const given = {
    areas: ['spain-majorca'],
    stars: [4, 4],
    review: 4.5,
    price: { min: 0, max: 90_000 },
    adaptedRoom: true,
    hotelName: ` ${'a'.repeat(60)}`,
  };
  expect(acceptFilters(given)).toEqual({
    filters: { ...NO_FILTERS, ...given, hotelName: 'a'.repeat(59) },
    unknown: [],
  });
  expect(acceptFilters({ hotelName: null, price: null, board: undefined })).toEqual({
    filters: NO_FILTERS,
    unknown: [],
  });
});

test('facilities keep their order and their bits, which stored data holds', () => {
  expect(FACILITIES.map((facility) => [facility, FACILITY_NAMES[facility]])).toEqual([
    ['pool', 'Swimming pool'],
    ['childrens_pool', 'Pool for children'],
    ['heated_pool', 'Heated pool'],
    ['beachfront', 'On the beach'],
    ['sea_view', 'Sea views'],
    ['kids_club', 'Children’s club'],
    ['spa', 'Spa'],
    ['gym', 'Gym'],
    ['wifi', 'Free wifi'],
    ['air_conditioning', 'Air conditioning'],
    ['restaurant', 'Restaurant'],
    ['bar', 'Bar'],
    ['kitchen', 'Kitchen in the room'],
    ['parking', 'Car park'],
    ['adults_only', 'Adults only'],
    ['pets', 'Pets welcome'],
    ['tennis', 'Tennis'],
    ['golf', 'Golf nearby'],
    ['water_slides', 'Water slides'],
    ['entertainment', 'Evening entertainment'],
    ['lift', 'Lift'],
    ['step_free', 'Step-free, door to door'],
    ['adapted_room', 'Adapted room'],
    ['laundry', 'Laundry'],
    ['eco_certified', 'Eco certified'],
    ['old_town', 'In the old town'],
    ['near_centre', 'Near the centre'],
    ['airport_shuttle', 'Airport shuttle'],
    ['ev_charging', 'EV charging'],
    ['bicycle_hire', 'Bicycle hire'],
  ]);
  expect(facilityBits([])).toBe(0);
  expect(facilityBits(['pool', 'heated_pool'])).toBe(0b101);
  expect(facilityBits(['heated_pool', 'pool', 'heated_pool'])).toBe(0b101);
  expect(facilityBits(['bicycle_hire'])).toBe(2 ** 29);
});
