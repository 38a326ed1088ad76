import { expect, test } from 'vitest';
import { legForTests } from '#web/testing/holidays/legs.ts';
import { flightOfLeg } from './flight-of-leg.ts';

test('a leg begins where its first and ends where its last segment does, and knows how many days later [DEAL-09]', () => {
  const leg = legForTests(
    '2027-07-24',
    { from: 'LBA', to: 'PMI', leaves: '22:15', arrives: '23:55' },
    170,
  );
  const [segment] = leg.segments;
  const night = {
    ...segment!,
    departureTime: '2027-07-25T00:40',
    arrivalTime: '2027-07-25T02:05',
    arrivalAirport: { iata: 'MAH', name: 'Menorca' },
  };
  expect(
    flightOfLeg({ ...leg, stopWords: '1 stop, Palma, 45 min', segments: [segment!, night] }),
  ).toEqual({
    date: '2027-07-24',
    from: { time: '22:15', code: 'LBA', place: 'Leeds Bradford' },
    to: { time: '02:05', code: 'MAH', place: 'Menorca' },
    minutes: 170,
    stopWords: '1 stop, Palma, 45 min',
    daysLater: 1,
  });
});
