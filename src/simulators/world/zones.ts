/**
 * Local time between two airports: how far their clocks are apart, day by day, summer time
 * included.
 */
import { isoDate } from '#domain/dates.ts';
import { airportZone } from './facts.ts';

/** A year of weeks from 1 January 2027, so that every turn of the clocks on either side is seen. */
const SAMPLED_FROM = 20_819;
const WEEKS = 52;

/**
 * Every difference of local time that two airports have within a year, in minutes, `to` less
 * `from`, ascending.
 */
export const zoneShiftsOf = (from: string, to: string): number[] =>
  [
    ...new Set(
      Array.from({ length: WEEKS }, (_, week) =>
        noonShift(zoneOf(from), zoneOf(to), SAMPLED_FROM + week * 7),
      ),
    ),
  ].toSorted((a, b) => a - b);

/**
 * A flight's local times on the clocks of two airports, in minutes after midnight of the day it
 * leaves.
 */
export type LocalTimes = {
  readonly origin: string;
  readonly destination: string;
  readonly departureMinute: number;
  readonly durationMinutes: number;
  readonly zoneShift: number;
};

/**
 * Whether the local times are true for a flight that leaves on a day: near a turn of the clocks to
 * the instant.
 */
export function makeClockCheck(times: LocalTimes): (day: number) => boolean {
  const [from, to] = [zoneOf(times.origin), zoneOf(times.destination)];
  const shifts = steadyShifts.getOrInsertComputed(`${from} ${to}`, () => new Map());
  return (day) => {
    const shift = shifts.getOrInsertComputed(day, () => steadyShift(from, to, day));
    return shift === undefined ? isTrueInstant(times, day) : shift === times.zoneShift;
  };
}

/** Differences of local time by both zones and day. */
const steadyShifts = new Map<string, Map<number, number | undefined>>();

function zoneOf(iata: string): string {
  const zone = airportZone.get(iata);
  if (!zone) throw new Error(`no time zone for ${iata}`);
  return zone;
}

/**
 * The difference of local time from the day before to two days after; undefined when a clock turns
 * in between.
 */
function steadyShift(from: string, to: string, day: number): number | undefined {
  const isSteady = [from, to].every((zone) =>
    [-1, 1, 2].every((later) => offsetAtNoon(zone, day + later) === offsetAtNoon(zone, day)),
  );
  return isSteady ? noonShift(from, to, day) : undefined;
}

const noonShift = (from: string, to: string, day: number): number =>
  offsetAtNoon(to, day) - offsetAtNoon(from, day);

const offsets = new Map<string, Map<number, number>>();

const offsetAtNoon = (timeZone: string, day: number): number =>
  offsets
    .getOrInsertComputed(timeZone, () => new Map())
    .getOrInsertComputed(
      day,
      () =>
        Temporal.PlainDate.from(isoDate(day)).toZonedDateTime({ timeZone, plainTime: '12:00' })
          .offsetNanoseconds / 60e9,
    );

function isTrueInstant(
  { origin, destination, departureMinute, durationMinutes, zoneShift }: LocalTimes,
  day: number,
): boolean {
  const midnight = Temporal.PlainDateTime.from(isoDate(day));
  const departure = midnight.add({ minutes: departureMinute }).toZonedDateTime(zoneOf(origin));
  const arrival = midnight
    .add({ minutes: departureMinute + durationMinutes + zoneShift })
    .toZonedDateTime(zoneOf(destination));
  return (
    departure.add({ minutes: durationMinutes }).epochMilliseconds === arrival.epochMilliseconds
  );
}
