import { expect, test } from 'vitest';
import {
  informedAnswerBy,
  judgeInformedChange,
  readInformedChange,
  type AirlineSays,
} from '../informed-change.ts';

const FLIGHTS = {
  outbound: { departureTime: '2027-07-24T06:15', departsAt: '2027-07-24T05:15:00Z' },
  inbound: { departureTime: '2027-07-31T11:00', departsAt: '2027-07-31T09:00:00Z' },
};
const NOW = new Date('2027-07-01T09:00:00Z');
const TYPED = {
  flight: 'inbound',
  said: 'moved',
  newDate: '2027-07-31',
  newTime: '18:40',
  words: ' Your flight SX 4121 now leaves at 18:40. ',
  airlineReference: 'sx9 2k7',
};
const errorsOf = (changed: Partial<typeof TYPED>, now = NOW) => {
  const heard = readInformedChange({ ...TYPED, ...changed }, FLIGHTS, now);
  return 'leg' in heard ? [] : heard.map(({ field, code }) => `${field}: ${code}`);
};

test('what was told is read as it is kept', () => {
  expect(readInformedChange(TYPED, FLIGHTS, NOW)).toEqual({
    leg: 'inbound',
    newTime: '2027-07-31T18:40',
    words: 'Your flight SX 4121 now leaves at 18:40.',
    airlineReference: 'SX92K7',
  });
  const cancelled = { ...TYPED, said: 'cancelled', newDate: '', newTime: '', airlineReference: '' };
  expect(readInformedChange(cancelled, FLIGHTS, NOW)).toMatchObject({
    newTime: null,
    airlineReference: null,
  });
});

test.each<[Partial<typeof TYPED>, string[]]>([
  [{ flight: '' }, ['flight: option_required']],
  [{ flight: 'both' }, ['flight: option_required']],
  [{ said: '' }, ['said: option_required']],
  [{ newDate: '', newTime: '' }, ['newDate: required', 'newTime: required']],
  [{ newDate: '31/07/2027' }, ['newDate: flight_day_unreadable']],
  [{ newDate: '2027-08-14' }, []],
  [{ newDate: '2027-08-15' }, ['newDate: flight_day_far']],
  [{ newDate: '2027-07-17' }, []],
  [{ newDate: '2027-07-16' }, ['newDate: flight_day_far']],
  [{ newTime: '6.40pm' }, ['newTime: flight_time_unreadable']],
  [{ newTime: '24:00' }, ['newTime: flight_time_unreadable']],
  [{ newTime: '11:00' }, ['newTime: flight_time_same']],
  [{ words: '  ' }, ['words: required']],
  [{ words: 'x'.repeat(2_000) }, []],
  [{ words: 'x'.repeat(2_001) }, ['words: too_long']],
  [{ airlineReference: 'a' }, ['airlineReference: airline_reference_form']],
])('%j is refused at its field: %j', (changed, expected) => {
  expect(errorsOf(changed)).toEqual(expected);
});

test('a flight that has left, and a booking without one, has nothing to check', () => {
  expect(errorsOf({}, new Date('2027-07-31T08:59:59Z'))).toEqual([]);
  expect(errorsOf({}, new Date('2027-07-31T09:00:00Z'))).toEqual(['flight: flight_has_left']);
  expect(readInformedChange(TYPED, undefined, NOW)).toMatchObject([
    { field: '', code: 'no_flight_to_check' },
  ]);
});

test.each<[string | null, AirlineSays, string]>([
  ['2027-07-31T18:40', { kind: 'leaves', at: '2027-07-31T18:40' }, 'CONFIRMED'],
  ['2027-07-31T18:40', { kind: 'leaves', at: '2027-07-31T11:00' }, 'UNCHANGED'],
  ['2027-07-31T18:40', { kind: 'leaves', at: '2027-07-31T18:45' }, 'OTHERWISE'],
  [null, { kind: 'leaves', at: '2027-07-31T11:00' }, 'UNCHANGED'],
  [null, { kind: 'leaves', at: '2027-07-31T18:45' }, 'OTHERWISE'],
  [null, { kind: 'cancelled' }, 'CONFIRMED'],
  ['2027-07-31T18:40', { kind: 'cancelled' }, 'CONFIRMED'],
  [null, { kind: 'silent' }, 'SILENT'],
  [null, { kind: 'not ours' }, 'NOT_OURS'],
])('told %s while the airline says %j is %s', (newTime, says, expected) => {
  expect(judgeInformedChange({ newTime }, '2027-07-31T11:00', says)).toBe(expected);
});

test.each([
  ['2027-07-31T09:00:00Z', '2027-07-02T09:00:00.000Z'],
  ['2027-07-04T09:00:00Z', '2027-07-02T09:00:00.000Z'],
  ['2027-07-04T08:59:00Z', '2027-07-01T11:00:00.000Z'],
  ['2027-07-01T10:00:00Z', '2027-07-01T10:00:00.000Z'],
])('of a flight at %s a person answers by %s', (departsAt, expected) => {
  expect(informedAnswerBy(NOW, new Date(departsAt)).toISOString()).toBe(expected);
});
