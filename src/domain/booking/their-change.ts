/**
 * What a significant change by others leaves to its customers: how long they have to answer, when
 * they are reminded, and what keeping the holiday takes off its price.
 */
import type { Pence } from '#domain/money.ts';
import { significanceOf, type HolidayFacts, type Significance } from './significant-change.ts';

/** Days to answer in, unless they leave before; silence takes no right away. */
const DAYS_TO_ANSWER = 15;
/** An answer is asked for so long before the first flight at the latest. */
const BEFORE_START_HOURS = 24;
/** Parts of the time to answer in after which a reminder is written. */
const REMINDED_AFTER = [1 / 2, 14 / 15] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Until when an answer is asked for, of a notice of `now`. */
export function answerBy(now: Date, startsAt: Date): Date {
  const start = startsAt.getTime();
  const latest = start - BEFORE_START_HOURS * HOUR_MS;
  return new Date(
    Math.min(now.getTime() + DAYS_TO_ANSWER * DAY_MS, latest > now.getTime() ? latest : start),
  );
}

/** When the reminders are due, the first one first. */
export const remindersAt = (askedAt: Date, by: Date): readonly Date[] =>
  REMINDED_AFTER.map(
    (part) => new Date(askedAt.getTime() + (by.getTime() - askedAt.getTime()) * part),
  );

/** How many of both reminders should have been written by `now`. */
export const remindersDue = (askedAt: Date, by: Date, now: Date): number =>
  remindersAt(askedAt, by).filter((at) => at <= now).length;

/** Of what flights and hotel cost, what a change of the holiday itself takes off, in percent. */
const PERCENT_OFF: Readonly<Partial<Record<Significance, number>>> = {
  hotel: 10,
  place: 10,
  board: 5,
  airport: 5,
  access: 20,
};
const PERCENT_A_STAR = 10;

/**
 * What keeping a changed holiday takes off what was paid for its flights and hotel: the share of it
 * in which they are not away any more, hour by hour, and so many percent for each thing that is
 * less than was promised. A fraction of a penny is the customer's.
 */
export function priceReduction(was: HolidayFacts, now: HolidayFacts, price: Pence): Pence {
  const codes = significanceOf(was, now);
  if (codes.length === 0) return 0;
  const percent =
    codes.reduce((sum, code) => sum + (PERCENT_OFF[code] ?? 0), 0) +
    Math.max(0, was.stars - now.stars) * PERCENT_A_STAR;
  const share = Math.min(1, lostShare(was, now) + percent / 100);
  return Math.min(price, Math.ceil(Number((price * share).toFixed(6))));
}

type Choice = {
  /** All that the holiday costs, what is paid at the hotel included. */
  readonly totalWas: Pence;
  readonly totalNow: Pence;
  /** Of it, what is paid to us. */
  readonly payableWas: Pence;
  readonly payableNow: Pence;
  /** What it is less by than was promised. */
  readonly reduction: Pence;
};

/**
 * What comes off another holiday that is taken instead of a changed one: it costs no more than what
 * was booked, neither in all nor by what is paid to us, and less by what it is less (Package Travel
 * Regulations 2018, regulation 11). One that costs less by itself costs that; nothing is paid out
 * beyond what is paid to us.
 */
export const alternativeOff = ({
  totalWas,
  totalNow,
  payableWas,
  payableNow,
  reduction,
}: Choice): Pence =>
  Math.min(
    payableNow,
    Math.max(0, reduction + Math.max(totalNow - totalWas, payableNow - payableWas)),
  );

/**
 * By what a holiday that its people choose themselves is less than was promised: another hotel
 * alone is nothing less.
 */
export const alternativeReduction = (was: HolidayFacts, now: HolidayFacts, price: Pence): Pence =>
  priceReduction(was, { ...now, hotelId: was.hotelId }, price);

/** Of the time between landing there and leaving from there, what is lost of it at both ends. */
function lostShare(was: HolidayFacts, now: HolidayFacts): number {
  const [landed, left] = awayOf(was) ?? [0, 0];
  const [lands, leaves] = awayOf(now) ?? [0, 0];
  if (left <= landed) return 0;
  return (Math.max(0, lands - landed) + Math.max(0, left - leaves)) / (left - landed);
}

function awayOf({ flights: [out, home] }: HolidayFacts): readonly [number, number] | undefined {
  return out && home && [Date.parse(out.arrivesAt), Date.parse(home.departsAt)];
}
