import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPartyLimits, type PartyLimits } from './party-limits.ts';
import { verdictOf, type ComparedHoliday } from './party-verdict.ts';

const ANY: PartyLimits = { mostEach: null, from: null, until: null, airports: [], needs: [] };

const HOLIDAY: ComparedHoliday = {
  total: 300_001,
  paying: 3,
  departureDate: '2027-07-24',
  returnDate: '2027-07-31',
  flights: [
    {
      origin: 'LBA',
      departureTime: '2027-07-24T06:00',
      arrivalTime: '2027-07-24T10:05',
      stops: 0,
    },
    {
      origin: 'PMI',
      departureTime: '2027-07-31T20:10',
      arrivalTime: '2027-07-31T22:59',
      stops: 0,
    },
  ],
  isStepFree: true,
  singleRooms: 1,
};

const [outbound, inbound] = HOLIDAY.flights as [
  ComparedHoliday['flights'][0],
  ComparedHoliday['flights'][0],
];
const landsAt = (time: string): Partial<ComparedHoliday> => ({
  flights: [outbound, { ...inbound, arrivalTime: time }],
});

const CASES: readonly (readonly [
  title: string,
  limits: Partial<PartyLimits>,
  holiday: Partial<ComparedHoliday>,
  works: boolean,
])[] = [
  ['a share within the budget', { mostEach: 100_001 }, {}, true],
  ['a penny beyond it', { mostEach: 100_000 }, {}, false],
  ['a first day that is free', { from: '2027-07-24' }, {}, true],
  ['one that is not', { from: '2027-07-25' }, {}, false],
  ['a last day at home', { until: '2027-07-31' }, {}, true],
  ['one that is still away', { until: '2027-07-30' }, {}, false],
  ['one of the airports', { airports: ['MAN', 'LBA'] }, {}, true],
  ['another airport', { airports: ['MAN', 'PMI'] }, {}, false],
  ['no airport at all', { airports: ['MAN'] }, { flights: [] }, true],
  ['a step-free hotel', { needs: ['STEP_FREE'] }, {}, true],
  ['one with steps', { needs: ['STEP_FREE'] }, { isStepFree: false }, false],
  ['flights by day', { needs: ['NO_NIGHT_FLIGHTS'] }, {}, true],
  ['one that lands at eleven', { needs: ['NO_NIGHT_FLIGHTS'] }, landsAt('2027-07-31T23:00'), false],
  ['one that lands by night', { needs: ['NO_NIGHT_FLIGHTS'] }, landsAt('2027-08-01T05:59'), false],
  ['direct flights', { needs: ['DIRECT_FLIGHTS'] }, {}, true],
  [
    'one with a change',
    { needs: ['DIRECT_FLIGHTS'] },
    { flights: [{ ...outbound, stops: 1 }, inbound] },
    false,
  ],
];

test.each(CASES)('%s', (_, limits, holiday, works) => {
  const verdict = verdictOf([ANY, { ...ANY, ...limits }, ANY], { ...HOLIDAY, ...holiday });
  expect(verdict).toBe(works ? 'WORKS_FOR_ALL' : 'NOT_FOR_ALL');
});

test('rooms of one’s own are shared out: one for each who needs one', () => {
  const alone: PartyLimits = { ...ANY, needs: ['OWN_ROOM'] };
  expect(verdictOf([alone, ANY], HOLIDAY)).toBe('WORKS_FOR_ALL');
  expect(verdictOf([alone, alone], HOLIDAY)).toBe('NOT_FOR_ALL');
  expect(verdictOf([alone, alone], { ...HOLIDAY, singleRooms: 2 })).toBe('WORKS_FOR_ALL');
});

test('nobody’s place in the room counts, and one more limit never makes a holiday work', () => {
  const limits = fc.record({
    mostEach: fc.option(fc.integer({ min: 1, max: 200_000 })),
    from: fc.option(fc.constantFrom('2027-07-20', '2027-07-24', '2027-07-28')),
    until: fc.option(fc.constantFrom('2027-07-29', '2027-07-31', '2027-08-04')),
    airports: fc.subarray(['LBA', 'MAN']),
    needs: fc.subarray(['OWN_ROOM', 'STEP_FREE', 'NO_NIGHT_FLIGHTS', 'DIRECT_FLIGHTS'] as const),
  });
  fc.assert(
    fc.property(fc.array(limits, { maxLength: 12 }), limits, (all, one) => {
      const verdict = verdictOf([...all, one], HOLIDAY);
      expect(verdictOf([one, ...all.toReversed()], HOLIDAY)).toBe(verdict);
      const without = verdictOf(all, HOLIDAY);
      expect(without === 'NOT_FOR_ALL' && verdict === 'WORKS_FOR_ALL').toBe(false);
    }),
  );
});

test('limits are refused at their fields', () => {
  const check = (limits: Partial<PartyLimits>) =>
    checkPartyLimits({ ...ANY, ...limits }, (iata) => iata === 'LBA').map(({ field }) => field);
  expect(
    check({ mostEach: 1, from: '2027-07-24', until: '2027-07-24', airports: ['LBA'] }),
  ).toEqual([]);
  expect(check({ mostEach: 0, airports: ['LBA', 'XXX'] })).toEqual([
    'limits.mostEach',
    'limits.airports',
  ]);
  expect(check({ mostEach: 10_000_001 })).toEqual(['limits.mostEach']);
  expect(check({ from: '2027-07-25', until: '2027-07-24' })).toEqual(['limits.until']);
});
