import { expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import {
  parseStayValue,
  roomRows,
  rowFilters,
  stayValue,
  type RoomKindFacts,
  type RoomsFacts,
  type StayFacts,
} from './rooms-facts.ts';
import { whyMore } from './why-more.ts';

const kind = (displayName: string, given: Partial<RoomKindFacts>): RoomKindFacts => ({
  displayName,
  sizeM2: 22,
  beds: 'one double bed',
  bedKinds: ['double'],
  view: null,
  sleeps: 2,
  isAdapted: false,
  picture: null,
  ...given,
});

const stay = (names: readonly string[], code: string, pence: number): StayFacts => ({
  hotelQuoteId: `h1.${names.join('-').toLowerCase()}${code}`,
  rooms: names.map((displayName) => ({ displayName })),
  board: { code, name: code, meaning: '', refundableUntil: null },
  price: { total: money(pence, 'GBP'), perPerson: money(pence / 2, 'GBP') },
  chosen: names.join() === 'Double' && code === 'BB',
});

const rooms = (
  roomKinds: readonly RoomKindFacts[],
  roomChoices: readonly StayFacts[],
): RoomsFacts => ({
  hotelQuoteId: 'h1.1',
  flightQuoteId: 'f1.1',
  hotel: { name: 'Miramar' },
  hotelItinerary: {
    checkInDate: '2027-06-09',
    checkOutDate: '2027-06-16',
    party: { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 },
  },
  roomKinds,
  roomChoices,
});

/** Why a second room at this price costs more than the double. */
function reasons(other: Partial<RoomKindFacts>, double: Partial<RoomKindFacts> = {}, pence = 90) {
  const chosen = stay(['Double'], 'BB', 80);
  const rows = roomRows(
    rooms(
      [kind('Double', double), kind('Other', other)],
      [chosen, stay(['Double'], 'HB', 95), stay(['Other'], 'BB', pence)],
    ),
  );
  const [one, another] = rows;
  if (!one || !another) throw new Error('two rows');
  const [row, chosenRow] = one.name === 'Other' ? [one, another] : [another, one];
  return whyMore(row, chosenRow, chosen);
}

test('rooms are rows with their boards cheapest first, the row with the cheapest board first', () => {
  const rows = roomRows(
    rooms(
      [kind('Double', {}), kind('Suite', {})],
      [
        stay(['Suite'], 'HB', 300),
        stay(['Double'], 'HB', 200),
        stay(['Double', 'Suite'], 'BB', 250),
        stay(['Double'], 'BB', 100),
      ],
    ),
  );
  expect(rows.map(({ name }) => name)).toEqual(['Double', 'Double and Suite', 'Suite']);
  expect(rows[0]?.stays.map(({ board }) => board.code)).toEqual(['BB', 'HB']);
  expect(rows[1]?.kinds.map(({ displayName }) => displayName)).toEqual(['Double', 'Suite']);
});

test('only what differs and is more is a reason', () => {
  expect(
    reasons({ sizeM2: 31, bedKinds: ['double', 'single', 'single'], view: 'garden view' }),
  ).toEqual([
    { kind: 'bigger', m2: 9 },
    { kind: 'beds', count: 2 },
    { kind: 'view', view: 'garden view' },
  ]);
  expect(reasons({ bedKinds: ['king', 'sofa'], sleeps: 4 })).toEqual([
    { kind: 'bed', bed: 'king' },
    { kind: 'bed', bed: 'sofa' },
  ]);
  expect(reasons({ sleeps: 3 })).toEqual([{ kind: 'sleeps', count: 1 }]);
  expect(reasons({ sizeM2: 18 })).toEqual([]);
});

test.each([
  ['sea view', 'side sea view', true],
  ['side sea view', 'sea view', false],
  ['pool view', 'garden view', true],
  ['town view', 'garden view', false],
  ['town view', null, true],
  ['sea view', 'sea view', false],
])('a %s is a reason beside %s: %s', (view, beside, isReason) => {
  expect(reasons({ view }, { view: beside })).toEqual(isReason ? [{ kind: 'view', view }] : []);
});

test('a room that costs no more on the same board has no reasons', () => {
  expect(reasons({ sizeM2: 40 }, {}, 80)).toEqual([]);
  expect(reasons({ sizeM2: 40 }, {}, 79)).toEqual([]);
  expect(reasons({ sizeM2: 40 }, {}, 81)).toEqual([{ kind: 'bigger', m2: 18 }]);
});

test('chips stand only where they keep some of three rows and not all', () => {
  const three = (views: readonly (string | null)[], sleeps: readonly number[]) =>
    rowFilters(
      roomRows(
        rooms(
          views.map((view, i) => kind(`R${i}`, { view, sleeps: sleeps[i] ?? 2 })),
          views.map((_, i) => stay([`R${i}`], 'BB', 100 + i)),
        ),
      ),
    );
  expect(three(['garden view', null, 'garden view'], [2, 4, 5])).toEqual([
    { kind: 'view', view: 'garden view' },
    { kind: 'sleeps', sleeps: 4 },
  ]);
  expect(three(['sea view', 'sea view', 'sea view'], [3, 3, 3])).toEqual([]);
  expect(three(['sea view', null], [2, 4])).toEqual([]);
});

test('a choice is written with what was shown for it, and read again', () => {
  const value = stayValue(stay(['Double'], 'BB', 156_376));
  expect(parseStayValue(value)).toEqual({ hotelQuoteId: 'h1.doubleBB', seen: 156_376 });
  for (const text of ['', 'h1.1', '12~', '~h1', '12~//evil', '1234567890~h1'])
    expect(parseStayValue(text)).toBeUndefined();
});
