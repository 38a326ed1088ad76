import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import {
  cancellationFacts,
  cancellationSpans,
  firstSpanAfterPaying,
  lossByPart,
  lossOn,
  type CancellationFacts,
} from './cancellation.ts';
import { depositOf, plansFor } from './payment-plans.ts';
import type { LineKind } from './price.ts';

const family: CancellationFacts = {
  payable: 278_240,
  hotel: 161_840,
  refundableUntil: null,
  paying: 4,
  departureDate: '2027-07-24',
};

test('the deposit, then half, then 80%, then everything is lost as departure comes nearer', () => {
  expect(cancellationSpans(family, '2026-11-21')).toEqual([
    { from: null, until: '2027-05-14', lost: 48_000, words: 'the deposit', tone: 'good' },
    { from: '2027-05-15', until: '2027-06-11', lost: 139_120, words: 'half', tone: 'warn' },
    { from: '2027-06-12', until: '2027-07-09', lost: 222_592, words: '80%', tone: 'bad' },
    { from: '2027-07-10', until: null, lost: 278_240, words: 'everything paid to us', tone: 'bad' },
  ]);
});

test('spans that are over are not shown', () => {
  expect(cancellationSpans(family, '2027-06-20').map(({ from, lost }) => [from, lost])).toEqual([
    [null, 222_592],
    ['2027-07-10', 278_240],
  ]);
});

test('what is lost is told part by part: of the hotel, of former flights, of the rest', () => {
  const facts = { ...family, refundableUntil: '2027-07-01', gone: 12_000 };
  expect(lossByPart(facts, '2027-05-20')).toEqual([
    { kind: 'HOTEL', amount: 161_840, lost: 0 },
    { kind: 'REST', amount: 116_400, lost: 58_200 },
    { kind: 'FORMER_FLIGHTS', amount: 12_000, lost: 12_000 },
  ]);
  expect(lossByPart(family, '2027-05-20')).toEqual([
    { kind: 'ALL', amount: 278_240, lost: 139_120 },
  ]);
  for (const day of ['2026-11-21', '2027-05-20', '2027-07-01', '2027-07-02', '2027-07-20'])
    expect(lossByPart(facts, day).reduce((sum, { lost }) => sum + lost, 0)).toBe(
      lossOn(facts, day),
    );
});

test('a refundable hotel is given back whole until its day', () => {
  const hotelOnly = { ...family, payable: 161_840, refundableUntil: '2027-07-01' };
  expect(lossOn(hotelOnly, '2027-07-01')).toBe(0);
  expect(lossOn(hotelOnly, '2027-07-02')).toBe(129_472);
  expect(cancellationSpans(hotelOnly, '2026-11-21')[0]).toMatchObject({
    until: '2027-07-01',
    lost: 0,
    words: 'nothing',
    tone: 'good',
  });
});

test('what is lost beside a room that is given back is not called the deposit when it is less', () => {
  const refundable = { ...family, refundableUntil: '2027-06-13', hotel: 240_000 };
  expect(cancellationSpans(refundable, '2026-11-21')[0]).toMatchObject({
    until: '2027-06-13',
    lost: 38_240,
    words: 'everything but the hotel',
  });
  const dearFlights = { ...family, refundableUntil: '2027-06-13', hotel: 100_000 };
  expect(
    cancellationSpans(dearFlights, '2026-11-21').map(({ lost, words }) => [lost, words]),
  ).toEqual([
    [48_000, 'the deposit'],
    [89_120, 'half of all but the hotel'],
    [142_592, '80% of all but the hotel'],
    [222_592, '80%'],
    [278_240, 'everything paid to us'],
  ]);
});

test('beside a plan stands what its first payment leaves owing, until the day on which more is lost', () => {
  const after = (today: string, paid: number, facts = family) =>
    firstSpanAfterPaying(facts, today, paid);
  expect(after('2026-11-21', 12_000)).toEqual({ lost: 48_000, owed: 36_000, until: '2027-05-14' });
  expect(after('2027-05-15', 12_000)).toMatchObject({ owed: 127_120, until: '2027-06-11' });
  expect(after('2026-11-21', 278_240)).toMatchObject({ lost: 48_000, owed: 0 });
  const refundable = { ...family, hotel: 240_000, refundableUntil: '2027-04-27' };
  expect(after('2026-11-21', 29_058, refundable)).toEqual({
    lost: 38_240,
    owed: 9_182,
    until: '2027-04-27',
  });
});

test('the sentence beside every plan says what the table of the same holiday says, on every day', () => {
  const facts = fc.record({
    payable: fc.integer({ min: 1_000, max: 900_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    paying: fc.integer({ min: 1, max: 9 }),
    refundDays: fc.option(fc.integer({ min: 0, max: 90 })),
    ahead: fc.integer({ min: 3, max: 400 }),
    on: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(facts, ({ payable, share, paying, refundDays, ahead, on }) => {
      const departureDate = addDays('2026-11-21', ahead);
      const today = addDays('2026-11-21', Math.min(on, ahead));
      const holiday = {
        payable,
        hotel: Math.floor((payable * share) / 100),
        refundableUntil: refundDays === null ? null : addDays(departureDate, -refundDays),
        paying,
        departureDate,
      };
      const [span] = cancellationSpans(holiday, today);
      for (const plan of plansFor({ payable, paying, today, departureDate })) {
        const { lost, owed, until } = firstSpanAfterPaying(holiday, today, depositOf(plan));
        expect({ lost, until }).toEqual({ lost: span!.lost, until: span!.until });
        expect(owed).toBe(Math.max(0, lost - depositOf(plan)));
        for (let day = today; day <= (until ?? departureDate); day = addDays(day, 1))
          expect(lossOn(holiday, day)).toBe(lost);
        const later = until === null ? Infinity : lossOn(holiday, addDays(until, 1));
        expect(later).toBeGreaterThan(lost);
      }
    }),
    { numRuns: 100 },
  );
});

test('spans join without a gap, and each tells what is lost on every one of its days', () => {
  const facts = fc.record({
    payable: fc.integer({ min: 1, max: 900_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    paying: fc.integer({ min: 1, max: 9 }),
    refundDays: fc.option(fc.integer({ min: 0, max: 30 })),
    ahead: fc.integer({ min: 3, max: 400 }),
  });
  fc.assert(
    fc.property(facts, ({ payable, share, paying, refundDays, ahead }) => {
      const today = '2026-11-21';
      const departureDate = addDays(today, ahead);
      const refundableUntil = refundDays === null ? null : addDays(departureDate, -refundDays);
      const holiday = {
        payable,
        hotel: Math.floor((payable * share) / 100),
        refundableUntil,
        paying,
        departureDate,
      };
      const spans = cancellationSpans(holiday, today);
      for (let day = 0; day <= ahead; day++) {
        const date = addDays(today, day);
        const on = spans.filter(
          ({ from, until }) => (from === null || from <= date) && (until === null || date <= until),
        );
        expect(on.map(({ lost }) => lost)).toEqual([lossOn(holiday, date)]);
      }
    }),
    { numRuns: 60 },
  );
});

test('the terms see what is paid to us, the hotel’s part of it and who pays', () => {
  const line = (kind: 'hotel' | 'flights' | 'local_tax', amount: number) => ({
    kind,
    label: '',
    basis: '',
    amount,
    due: kind === 'local_tax' ? ('hotel' as const) : ('booking' as const),
    chosen: false,
  });
  expect(
    cancellationFacts({
      lines: [
        line('flights', 500),
        line('hotel', 1_000),
        line('hotel', 2_000),
        line('local_tax', 7),
      ],
      refundableUntil: '2027-07-01',
      party: [{ adults: 2, childAges: [5, 1] }],
      departureDate: '2027-07-24',
    }),
  ).toEqual({
    payable: 3_500,
    gone: 0,
    hotel: 3_000,
    refundableUntil: '2027-07-01',
    paying: 3,
    departureDate: '2027-07-24',
  });
});

test('what former flights cost is lost whatever the day, and a credit that was given is no price', () => {
  const line = (kind: LineKind, amount: number) =>
    ({ kind, label: '', basis: '', amount, due: 'booking', chosen: false }) as const;
  const sold = { ...makePricedHoliday(), refundableUntil: '2027-07-10' };
  const facts = cancellationFacts(sold);
  const lines = [...sold.lines, line('drop_given', 5_000), line('flights_gone', 50_600)];
  const moved = cancellationFacts({ ...sold, lines });
  for (const day of ['2026-12-01', '2027-07-01', '2027-07-20'])
    expect(lossOn(moved, day)).toBe(lossOn(facts, day) + 50_600);
  expect(cancellationSpans(moved, '2026-12-01').map(({ words }) => words)).toEqual(
    cancellationSpans(facts, '2026-12-01').map(
      ({ words }) => `${words} and the price of your former flights`,
    ),
  );
});
