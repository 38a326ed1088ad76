import { describe, expect, test } from 'vitest';
import type { Passenger } from '#domain/basket/passengers.ts';
import type { Party } from '#domain/party.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import type { Joined } from './joined-flights.ts';
import { bedOf, checkJoining, partyWith, passengersWith, whyFlightsStayFull } from './joining.ts';

const born = (firstName: string, dateOfBirth: string, type: Passenger['type']): Passenger => ({
  title: type === 'adult' ? 'mrs' : 'miss',
  firstName,
  lastName: 'Hargreaves',
  dateOfBirth,
  type,
  age: { value: 30, unit: 'YEARS' },
  leadAuthorised: false,
  specialAssistance: null,
});
const PARTY: Party = [
  { adults: 2, childAges: [8] },
  { adults: 1, childAges: [] },
];
const travellers = {
  passengers: [
    born('Ada', '1990-01-01', 'adult'),
    born('Bea', '1991-01-01', 'adult'),
    born('Cleo', '1992-01-01', 'adult'),
    born('Dot', '2019-01-01', 'child'),
  ],
  party: PARTY,
  returnDate: '2027-07-31',
  today: '2026-11-21',
  joined: [],
};
const ASKED = {
  title: 'mr',
  firstName: 'Noah',
  lastName: 'Okafor',
  dateOfBirth: '31/07/2011',
  room: 1,
};
const codes = (asked: Partial<typeof ASKED>, party = PARTY) =>
  checkJoining({ ...ASKED, ...asked }, { ...travellers, party }).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('who may join [ACCT-02]', () => {
  test.each([
    [{}, []],
    [{ room: 2 }, []],
    [{ dateOfBirth: '01/08/2011', title: 'master' }, []],
    [{ dateOfBirth: '01/08/2011' }, ['joining.title option_required']],
    [{ dateOfBirth: '01/08/2025', title: 'miss' }, []],
    [{ dateOfBirth: '22/11/2026' }, ['joining.dateOfBirth passenger_dob_in_future']],
    [{ dateOfBirth: '' }, ['joining.dateOfBirth required']],
    [{ title: 'miss!' }, ['joining.title option_required']],
    [{ firstName: ' ' }, ['joining.firstName required']],
    [{ lastName: '1' }, ['joining.lastName name_letters']],
    [
      { title: 'mrs', firstName: 'bea', lastName: 'HARGREAVES', dateOfBirth: '01/01/1991' },
      ['joining.firstName joining_twice'],
    ],
    [{ title: 'mrs', firstName: 'Bea', lastName: 'Hargreaves', dateOfBirth: '02/01/1991' }, []],
    [{ dateOfBirth: '01/01/1991' }, []],
    [{ room: 0 }, ['joining.room joining_no_room']],
    [{ room: 3 }, ['joining.room joining_no_room']],
    [{ room: 3, firstName: '' }, ['joining.firstName required', 'joining.room joining_no_room']],
  ])('%j: %j', (asked, errors) => {
    expect(codes(asked)).toEqual(errors);
  });
  test.each([
    [[{ adults: 9, childAges: [] }], ['joining.room joining_full']],
    [[{ adults: 8, childAges: [] }], []],
    [[{ adults: 5, childAges: [4, 5, 6, 7] }], ['joining.room joining_full']],
    [[{ adults: 5, childAges: [4, 5, 6, 1] }], []],
  ])('a booking of %j: %j', (party, errors) => {
    expect(codes({}, party)).toEqual(errors);
    for (const { message } of checkJoining(ASKED, { ...travellers, party }))
      expect(message).toContain('up to 9 people');
  });
  test('an adult may join a room that has none, who is 12 a flight full of children', () => {
    expect(codes({}, [{ adults: 0, childAges: [13] }])).toEqual([]);
    const twelve = { dateOfBirth: '31/07/2015', title: 'master' };
    expect(codes(twelve, [{ adults: 1, childAges: [5, 6, 7] }])).toEqual([]);
  });
  test('who is born today has an infant’s bed', () => {
    expect(bedOf({ dateOfBirth: '21/11/2026' }, travellers)).toEqual({ type: 'infant', age: 0 });
  });
});

test.each([
  [1, ['Ada', 'Bea', 'Noah', 'Cleo', 'Dot'], ['3-8', '1']],
  [2, ['Ada', 'Bea', 'Cleo', 'Noah', 'Dot'], ['2-8', '2']],
])('in room %i they stand after its adults', (room, names, rooms) => {
  const all = passengersWith({ ...ASKED, room }, travellers);
  expect(all.map(({ firstName }) => firstName)).toEqual(names);
  expect(all.find(({ firstName }) => firstName === 'Noah')).toMatchObject({
    dateOfBirth: '2011-07-31',
    type: 'adult',
    age: { value: 16 },
    leadAuthorised: false,
  });
  const bed = { type: 'adult', age: 16 } as const;
  expect(
    partyWith(PARTY, room, bed).map((one) => [one.adults, ...one.childAges].join('-')),
  ).toEqual(rooms);
});

describe('on flights somebody under 16 goes with an adult [ACCT-02]', () => {
  const [infant, child, grown] = ['01/08/2025', '01/08/2020', '31/07/2015'];
  const flying = (dateOfBirth: string, party: Party, joined: Joined[] = []) =>
    checkJoining({ ...ASKED, title: 'miss', dateOfBirth }, { ...travellers, party, joined }).map(
      ({ field, code }) => `${field} ${code}`,
    );
  const joinedAs = (traveller: number) => ({ traveller, price: 1 });

  test('an infant on a lap of those who were sold their flights together, each of them once', () => {
    const couple = (...childAges: number[]) => [{ adults: 2, childAges }];
    expect(flying(infant, couple(1))).toEqual([]);
    expect(flying(infant, couple(1, 0))).toEqual(['joining.dateOfBirth joining_infants']);
    // Of three adults one has joined, and so has one of the infants.
    const more = (...childAges: number[]) => [{ adults: 3, childAges }];
    expect(flying(infant, more(1), [joinedAs(2)])).toEqual([]);
    expect(flying(infant, more(1, 0), [joinedAs(2)])).toEqual(['joining.dateOfBirth joining_laps']);
    expect(flying(infant, more(1, 0), [joinedAs(2), joinedAs(5)])).toEqual([
      'joining.dateOfBirth joining_laps',
    ]);
    expect(flying(infant, more(1, 0), [joinedAs(5)])).toEqual([]);
  });

  test('a child under 12 beside an adult, who has two sides; an older one anywhere', () => {
    const alone = (...childAges: number[]) => [{ adults: 1, childAges }];
    expect(flying(child, alone(8))).toEqual([]);
    expect(flying(child, alone(8, 1))).toEqual([]);
    expect(flying(child, alone(8, 12))).toEqual([]);
    expect(flying(child, alone(8, 11))).toEqual(['joining.dateOfBirth joining_beside']);
    expect(flying(grown, alone(8, 11))).toEqual([]);
    expect(flying(infant, alone(8, 11, 10))).toEqual([]);
    expect(flying(child, [{ adults: 2, childAges: [8, 9, 10] }], [joinedAs(2)])).toEqual([]);
  });
});

describe('to a stay alone somebody under 16 comes as well [ACCT-02]', () => {
  const stay = { ...travellers, joined: null };
  const young = (asked: Partial<typeof ASKED>, party: Party = PARTY) =>
    checkJoining({ ...ASKED, title: 'miss', ...asked }, { ...stay, party }).map(
      ({ field, code }) => `${field} ${code}`,
    );
  test.each([
    ['01/08/2011', 1, ['Ada', 'Bea', 'Cleo', 'Dot', 'Noah'], ['2-8-15', '1'], 'child'],
    ['01/08/2011', 2, ['Ada', 'Bea', 'Cleo', 'Dot', 'Noah'], ['2-8', '1-15'], 'child'],
    ['31/07/2025', 1, ['Ada', 'Bea', 'Cleo', 'Dot', 'Noah'], ['2-8-2', '1'], 'child'],
    ['01/08/2025', 2, ['Ada', 'Bea', 'Cleo', 'Dot', 'Noah'], ['2-8', '1-1'], 'infant'],
    ['31/07/2011', 1, ['Ada', 'Bea', 'Noah', 'Cleo', 'Dot'], ['3-8', '1'], 'adult'],
  ] as const)('born on %s, in room %i: %j, %j', (dateOfBirth, room, names, rooms, type) => {
    const asked = { ...ASKED, title: 'miss', dateOfBirth, room };
    expect(checkJoining(asked, stay)).toEqual([]);
    const all = passengersWith(asked, stay);
    expect(all.map(({ firstName }) => firstName)).toEqual(names);
    expect(all.find(({ firstName }) => firstName === 'Noah')).toMatchObject({ type });
    expect(
      partyWith(PARTY, room, bedOf(asked, stay)).map((one) =>
        [one.adults, ...one.childAges].join('-'),
      ),
    ).toEqual(rooms);
  });

  test('children stand before infants, and after those of the rooms before theirs', () => {
    const party = [
      { adults: 1, childAges: [1] },
      { adults: 1, childAges: [8] },
    ];
    const passengers = [
      born('Ada', '1990-01-01', 'adult'),
      born('Bea', '1991-01-01', 'adult'),
      born('Dot', '2019-01-01', 'child'),
      born('Eve', '2026-01-01', 'infant'),
    ];
    const namesWith = (dateOfBirth: string, room: number) =>
      passengersWith({ ...ASKED, dateOfBirth, room }, { ...stay, party, passengers }).map(
        ({ firstName }) => firstName,
      );
    expect(namesWith('01/08/2020', 1)).toEqual(['Ada', 'Bea', 'Noah', 'Dot', 'Eve']);
    expect(namesWith('01/08/2020', 2)).toEqual(['Ada', 'Bea', 'Dot', 'Noah', 'Eve']);
    expect(namesWith('01/08/2025', 2)).toEqual(['Ada', 'Bea', 'Dot', 'Eve', 'Noah']);
  });

  test('in a room with an adult, and no more infants than adults', () => {
    const child = { dateOfBirth: '01/08/2020' };
    const infant = { dateOfBirth: '01/08/2025' };
    const empty = [...PARTY.slice(0, 1), { adults: 0, childAges: [] }];
    expect(young({ ...child, room: 2 }, empty)).toEqual(['joining.room joining_alone']);
    expect(young({ ...child, room: 3 })).toEqual(['joining.room joining_no_room']);
    const full = [{ adults: 2, childAges: [1, 0] }];
    expect(young(infant, full)).toEqual(['joining.dateOfBirth joining_infants']);
    expect(young(infant, [{ adults: 2, childAges: [1] }])).toEqual([]);
    expect(young(infant, [{ adults: 9, childAges: [] }])).toEqual([]);
    expect(young(child, [{ adults: 9, childAges: [] }])).toEqual(['joining.room joining_full']);
  });
});

describe('what was sold to all keeps others from joining [ACCT-02]', () => {
  const bag = { weightKg: 22, price: 3_900, allOrNone: false };
  const none = { fulfilment: 'AUTO_BOOK', seats: null, priority: null, holdBags: null } as const;
  const { flights } = makePricedHoliday();
  test.each([
    [{}, null],
    [{ holdBags: { quantity: 1, bag } }, null],
    [{ holdBags: { quantity: 2, bag: { ...bag, allOrNone: true } } }, 'joining_added'],
    [{ holdBags: { quantity: 1, bag: { ...bag, priceForAll: 900 } } }, 'joining_added'],
    [{ addedBags: [{ quantity: 1, bag }] }, null],
    [{ addedBags: [{ quantity: 1, bag: { ...bag, priceForAll: 900 } }] }, 'joining_added'],
    [{ priority: { price: 0 } }, 'joining_added'],
    [{ seats: { outbound: [], inbound: [] } }, 'joining_added'],
    [{ fulfilment: 'SELF_BOOK' }, 'joining_own_flights'],
  ] as const)('%j: %s', (choices, refusal) => {
    const all = { ...none, ...choices };
    expect(whyFlightsStayFull({ holiday: { flights }, choices: all })).toBe(refusal);
    expect(whyFlightsStayFull({ holiday: { flights: null }, choices: all })).toBeNull();
  });
});
