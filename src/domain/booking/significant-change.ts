/**
 * Which changes by those who sold a part of a holiday are significant: its customers may accept
 * them for less, or end the holiday and have all their money back (Package Travel Regulations 2018,
 * regulations 10 to 14).
 */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { IsoDate } from '#domain/dates.ts';

export type FlightFacts = {
  readonly origin: string;
  readonly destination: string;
  /** Local day on which it leaves. */
  readonly date: IsoDate;
  /** Instants. */
  readonly departsAt: string;
  readonly arrivesAt: string;
};

/** Of a holiday, what a change is measured by. */
export type HolidayFacts = {
  readonly hotelId: number;
  readonly stars: number;
  readonly board: BoardCode;
  readonly placeId: string;
  /** Outbound first; none for a stay alone. */
  readonly flights: readonly FlightFacts[];
  /** What was promised to somebody who needs it, and is not so any more, in words. */
  readonly accessLost: readonly string[];
};

/** A flight may be moved by less than this without being another flight. */
export const SIGNIFICANT_HOURS = 5;

const HOUR_MS = 3_600_000;

type Rule = (was: HolidayFacts, now: HolidayFacts) => boolean;

const someFlight =
  (differs: (was: FlightFacts, now: FlightFacts) => boolean): Rule =>
  (was, now) =>
    was.flights.length !== now.flights.length ||
    was.flights.some((flight, i) => differs(flight, now.flights[i]!));

const RULES = {
  hotel: (was, now) => was.hotelId !== now.hotelId,
  stars: (was, now) => was.stars !== now.stars,
  board: (was, now) => was.board !== now.board,
  place: (was, now) => was.placeId !== now.placeId,
  airport: someFlight(
    (was, now) => was.origin !== now.origin || was.destination !== now.destination,
  ),
  date: someFlight((was, now) => was.date !== now.date),
  hours: someFlight(
    (was, now) =>
      hoursBetween(was.departsAt, now.departsAt) >= SIGNIFICANT_HOURS ||
      hoursBetween(was.arrivesAt, now.arrivesAt) >= SIGNIFICANT_HOURS,
  ),
  access: (was, now) => now.accessLost.length > was.accessLost.length,
} as const satisfies Readonly<Record<string, Rule>>;
export type Significance = keyof typeof RULES;

const hoursBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(b) - Date.parse(a)) / HOUR_MS;

const CODES: readonly Significance[] = [
  'hotel',
  'stars',
  'board',
  'place',
  'airport',
  'date',
  'hours',
  'access',
];

/** What makes a change significant; nothing for one that people are told of and no more. */
export const significanceOf = (was: HolidayFacts, now: HolidayFacts): readonly Significance[] =>
  CODES.filter((code) => RULES[code](was, now));
