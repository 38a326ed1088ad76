import { expect, test } from 'vitest';
import { significanceOf, type HolidayFacts } from '../significant-change.ts';
import { lengthWords, theirChangeTitle } from '../their-change-words.ts';
import {
  alternativeOff,
  alternativeReduction,
  answerBy,
  priceReduction,
  remindersAt,
  remindersDue,
} from '../their-change.ts';

/** Away from 10:00 to 10:00, a week later. */
const OUT = {
  origin: 'LBA',
  destination: 'PMI',
  date: '2027-07-24',
  departsAt: '2027-07-24T07:00:00Z',
  arrivesAt: '2027-07-24T10:00:00Z',
};
const HOME = {
  origin: 'PMI',
  destination: 'LBA',
  date: '2027-07-31',
  departsAt: '2027-07-31T10:00:00Z',
  arrivesAt: '2027-07-31T13:00:00Z',
};
const holiday: HolidayFacts = {
  hotelId: 1,
  stars: 4,
  board: 'HB',
  placeId: 'soller',
  flights: [OUT, HOME],
  accessLost: [],
};
const later = (minutes: number): HolidayFacts => {
  const move = (at: string) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
  const moved = { ...OUT, departsAt: move(OUT.departsAt), arrivesAt: move(OUT.arrivesAt) };
  return { ...holiday, flights: [moved, HOME] };
};

test.each([
  ['a flight 4 hours 59 minutes later', later(299), []],
  ['a flight 5 hours later', later(300), ['hours']],
  ['a flight 5 hours earlier', later(-300), ['hours']],
  ['another day', { ...holiday, flights: [{ ...OUT, date: '2027-07-25' }, HOME] }, ['date']],
  ['another airport', { ...holiday, flights: [{ ...OUT, origin: 'MAN' }, HOME] }, ['airport']],
  ['another hotel', { ...holiday, hotelId: 2 }, ['hotel']],
  ['a star less', { ...holiday, hotelId: 2, stars: 3 }, ['hotel', 'stars']],
  ['another board', { ...holiday, board: 'BB' }, ['board']],
  ['another place', { ...holiday, placeId: 'alcudia' }, ['place']],
  ['a lift that is missing', { ...holiday, accessLost: ['A lift'] }, ['access']],
  ['nothing at all', holiday, []],
] as const)('of %s people may choose by what makes it significant', (_what, now, codes) => {
  expect(significanceOf(holiday, now)).toEqual(codes);
});

test.each([
  ['so long as they are there less', later(504), 168_000, 8_400],
  ['nothing for leaving earlier and being there longer', later(-504), 168_000, 0],
  ['nothing for what is not significant', later(40), 168_000, 0],
  ['a fraction of a penny for the customer', later(300), 100_001, 2_977],
  ['another hotel and a star less', { ...holiday, hotelId: 2, stars: 3 }, 100_000, 20_000],
  ['another board', { ...holiday, board: 'BB' }, 100_000, 5_000],
  [
    'never more than it cost',
    {
      ...holiday,
      hotelId: 2,
      stars: 0,
      placeId: 'x',
      accessLost: ['a', 'b'],
      board: 'RO',
      flights: later(9_000).flights,
    },
    100_000,
    100_000,
  ],
] as const)('keeping it takes off %s', (_what, now, price, less) => {
  expect(priceReduction(holiday, now, price)).toBe(less);
});

test('there are 15 days to answer in, or until a day before they leave', () => {
  const now = new Date('2027-03-18T18:00:00Z');
  const by = (startsAt: string) => answerBy(now, new Date(startsAt)).toISOString();
  expect(by('2027-07-24T07:00:00Z')).toBe('2027-04-02T18:00:00.000Z');
  expect(by('2027-03-25T07:00:00Z')).toBe('2027-03-24T07:00:00.000Z');
  expect(by('2027-03-19T07:00:00Z')).toBe('2027-03-19T07:00:00.000Z');
});

test('both reminders come before the answer is due', () => {
  const [from, by] = [new Date('2027-03-18T18:00:00Z'), new Date('2027-04-02T18:00:00Z')];
  expect(remindersAt(from, by).map((at) => at.toISOString())).toEqual([
    '2027-03-26T06:00:00.000Z',
    '2027-04-01T18:00:00.000Z',
  ]);
  const due = (at: string) => remindersDue(from, by, new Date(at));
  expect(['2027-03-26T05:59:59Z', '2027-03-26T06:00:00Z', '2027-05-01T00:00:00Z'].map(due)).toEqual(
    [0, 1, 2],
  );
});

test('the heading says who has moved what, and by how much', () => {
  const end = (instant: string) => ({ airport: 'x', localTime: '', instant });
  const paper = (instant: string, hotel = 'Miramar', board = 'Half board') => ({
    flights: [
      {
        carrier: 'Solent Air',
        flightNumber: 'SX 1',
        from: end(instant),
        to: end(instant),
        bags: '',
      },
    ],
    stay: { hotel, address: '', checkIn: '2027-07-24', nights: 7, rooms: [], board },
  });
  const was = paper('2027-07-24T05:15:00Z');
  expect(theirChangeTitle(was, paper('2027-07-24T11:40:00Z'))).toBe(
    'Solent Air has moved your flight out: it leaves 6 hours 25 minutes later',
  );
  expect(theirChangeTitle(was, paper('2027-07-24T05:15:00Z', 'Annexe'))).toBe(
    'Your hotel has changed to Annexe',
  );
  expect(theirChangeTitle(was, paper('2027-07-24T05:15:00Z', 'Miramar', 'Room only'))).toBe(
    'Your board has changed to Room only',
  );
  expect(theirChangeTitle(was, was)).toBe('Your holiday has changed');
  expect([1, 60, 61, 150].map(lengthWords)).toEqual([
    '1 minute',
    '1 hour',
    '1 hour 1 minute',
    '2 hours 30 minutes',
  ]);
});

test.each([
  ['dearer', 1_200, 0, 200],
  ['as dear', 1_000, 0, 0],
  ['cheaper', 900, 0, 0],
  ['less, and as dear', 1_000, 100, 100],
  ['less, and dearer', 1_200, 100, 300],
  ['less, and cheaper than that', 890, 100, 0],
  ['less, and cheaper, but not enough', 950, 100, 50],
])('of one that is %s instead of 1,000 so much comes off', (_what, now, reduction, off) => {
  const totals = { totalWas: 1_000, totalNow: now, payableWas: 1_000, payableNow: now };
  expect(alternativeOff({ ...totals, reduction })).toBe(off);
});

test.each([
  ['more is paid to us and less there', 1_000, 1_000, 0, 50],
  ['more is paid there and less to us', 1_020, 900, 0, 20],
  ['it is dearer both ways, and more to us', 1_020, 990, 0, 40],
  ['it is cheaper, and dearer to us', 960, 951, 0, 1],
  ['it is cheaper, and less there alone', 950, 950, 100, 100],
  ['it is cheaper, and less to us alone', 1_000, 900, 10, 10],
  ['what is paid there costs more than all of it', 3_000, 900, 10, 900],
])('where %s so much comes off', (_what, totalNow, payableNow, reduction, off) => {
  const booked = { totalWas: 1_000, payableWas: 950 };
  expect(alternativeOff({ ...booked, totalNow, payableNow, reduction })).toBe(off);
});

test('another hotel that people choose is less by its stars, and not by being another', () => {
  const less = (now: Partial<HolidayFacts>) =>
    alternativeReduction(holiday, { ...holiday, hotelId: 2, ...now }, 1_000);
  expect([less({}), less({ stars: 5 }), less({ stars: 3 }), less({ board: 'BB' })]).toEqual([
    0, 0, 100, 50,
  ]);
});
