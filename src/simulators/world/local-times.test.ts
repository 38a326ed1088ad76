import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, isoDate } from '#domain/dates.ts';
import { airportZone, leastConnection } from './facts.ts';
import type { Series } from './series.ts';
import { makeWorld } from './world.ts';

const world = makeWorld({ seed: 1, hotels: 7 });
const FIRST = dayNumber('2026-11-21');
const DAYS = 760;

const flightDays = (series: Series): number[] => {
  const { fares } = world.fares(series, FIRST, DAYS);
  return [...fares.keys()].filter((i) => fares[i]! > 0).map((i) => FIRST + i);
};

/**
 * Minutes between the printed departure and the printed arrival, each on the clock of its airport.
 */
function minutesInTheAir(
  { origin, destination, departureMinute, arrivalMinute, arrivalDayOffset }: Series,
  day: number,
): number {
  const instant = (iata: string, date: string, minute: number) =>
    Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone: airportZone.get(iata)!,
      plainTime: { hour: Math.floor(minute / 60), minute: minute % 60 },
    }).epochMilliseconds;
  return (
    (instant(destination, isoDate(day + arrivalDayOffset), arrivalMinute) -
      instant(origin, isoDate(day), departureMinute)) /
    60_000
  );
}

test('departure plus duration is arrival, on the clocks of both airports, on any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: world.series.length - 1 }), fc.nat(), (which, chance) => {
      const series = world.series[which]!;
      const days = flightDays(series);
      const day = days[chance % Math.max(1, days.length)];
      return day === undefined || minutesInTheAir(series, day) === series.durationMinutes;
    }),
    { numRuns: 400 },
  );
});

// Turkey and the Emirates keep one time; New York turns its clocks on other nights than Britain;
// Tenerife on the same.
test.each(['AYT', 'DXB', 'JFK', 'TFS', 'PMI', 'HKG', 'LPA'])(
  'the nights when clocks turn are right to and from %s',
  (iata) => {
    const turns = [
      '2027-03-14',
      '2027-03-28',
      '2027-10-31',
      '2027-11-07',
      '2028-03-12',
      '2028-03-26',
      '2028-10-29',
    ].map(dayNumber);
    const series = world.series.filter(
      ({ origin, destination }) => origin === iata || destination === iata,
    );
    expect(series.length).toBeGreaterThan(0);
    for (const one of series)
      for (const day of flightDays(one).filter((each) =>
        turns.some((turn) => Math.abs(turn - each) <= 2),
      ))
        expect(minutesInTheAir(one, day), `${one.flightNumber} on ${isoDate(day)}`).toBe(
          one.durationMinutes,
        );
  },
);

test('each route flies on its day under one difference of local time only', () => {
  const byFlight = Map.groupBy(
    world.series.filter(({ destination }) => destination === 'JFK'),
    ({ flightNumber }) => flightNumber,
  );
  expect(byFlight.size).toBeGreaterThan(0);
  for (const [flightNumber, variants] of byFlight) {
    const days = variants.flatMap(flightDays);
    expect(new Set(days).size, flightNumber).toBe(days.length);
  }
});

test('a flight with stops is flights of its airline that hang together, with time enough to change', () => {
  const stopping = world.series.filter(({ stops }) => stops > 0);
  expect(stopping.length).toBeGreaterThan(100);
  for (const { segments, origin, destination, via, durationMinutes, carrier, id } of stopping) {
    const [first, second] = segments;
    expect([first?.origin, first?.destination, second?.origin, second?.destination]).toEqual([
      origin,
      via,
      via,
      destination,
    ]);
    const ground = second!.departsAfter - first!.durationMinutes;
    expect(ground, `series ${id}`).toBeGreaterThanOrEqual(leastConnection.get(via!)!);
    expect(ground).toBeLessThan(200);
    expect(second!.departsAfter + second!.durationMinutes).toBe(durationMinutes);
    expect([first!.carrier, second!.carrier]).toEqual([carrier, carrier]);
    expect(first!.flightNumber).not.toBe(second!.flightNumber);
  }
});
