/** What the people of a booking have heard from an airline before we have. */
import { checkAirlineReference, tidyAirlineReference } from '../checkout/airline-reference.ts';
import { daysBetween, isIsoDate } from '../dates.ts';
import type { FieldError } from '../field-error.ts';
import { INPUT_REFUSALS } from '../input/input-refusals.ts';
import { refuse } from '../refuse.ts';
import {
  INFORMED_CHANGE_REFUSALS,
  type InformedChangeRefusal,
} from './informed-change-refusals.ts';

/** As it is typed: every field may be empty. */
export type TypedInformedChange = {
  /** `outbound` or `inbound`. */
  readonly flight: string;
  /** `moved` or `cancelled`. */
  readonly said: string;
  readonly newDate: string;
  readonly newTime: string;
  /** What the airline wrote or said. */
  readonly words: string;
  readonly airlineReference: string;
};

export type Heard = {
  readonly leg: 'outbound' | 'inbound';
  /** By the clock at the airport it leaves from, `2027-07-24T06:15`; null: it does not fly. */
  readonly newTime: string | null;
  readonly words: string;
  readonly airlineReference: string | null;
};

type FlightNow = { readonly departureTime: string; readonly departsAt: string };
export type FlightsNow = Readonly<Record<Heard['leg'], FlightNow>>;

export const MOST_INFORMED_WORDS = 2_000;
const MOST_DAYS_MOVED = 14;

/** What was told, or what is wrong with it, field by field. */
export function readInformedChange(
  typed: TypedInformedChange,
  flights: FlightsNow | undefined,
  now: Date,
): Heard | readonly FieldError[] {
  if (!flights) return [refused('no_flight_to_check', '')];
  const { flight: leg } = typed;
  const flight = leg === 'outbound' || leg === 'inbound' ? flights[leg] : undefined;
  const words = typed.words.trim();
  const reference = tidyAirlineReference(typed.airlineReference);
  const errors = [
    ...checkFlight(flight, now),
    ...(typed.said === 'moved' ? checkMoment(typed, flight) : checkSaid(typed.said)),
    ...checkWords(words),
    ...(reference === '' ? [] : checkAirlineReference(reference)),
  ];
  if (errors.length > 0 || (leg !== 'outbound' && leg !== 'inbound')) return errors;
  return {
    leg,
    newTime: typed.said === 'moved' ? `${typed.newDate}T${typed.newTime}` : null,
    words,
    airlineReference: reference === '' ? null : reference,
  };
}

function checkFlight(flight: FlightNow | undefined, now: Date): readonly FieldError[] {
  if (!flight) return [refuse(INPUT_REFUSALS, 'option_required', 'flight')];
  return Date.parse(flight.departsAt) <= now.getTime()
    ? [refused('flight_has_left', 'flight')]
    : [];
}

const checkSaid = (said: string): readonly FieldError[] =>
  said === 'cancelled' ? [] : [refuse(INPUT_REFUSALS, 'option_required', 'said')];

function checkMoment(
  { newDate, newTime }: TypedInformedChange,
  flight: FlightNow | undefined,
): readonly FieldError[] {
  const errors = [...checkDay(newDate, flight), ...checkTime(newTime)];
  return errors.length === 0 && flight?.departureTime === `${newDate}T${newTime}`
    ? [refused('flight_time_same', 'newTime')]
    : errors;
}

function checkDay(day: string, flight: FlightNow | undefined): readonly FieldError[] {
  if (day === '') return [refuse(INPUT_REFUSALS, 'required', 'newDate')];
  if (!isIsoDate(day)) return [refused('flight_day_unreadable', 'newDate')];
  const booked = flight?.departureTime.slice(0, 'yyyy-mm-dd'.length);
  return booked !== undefined && Math.abs(daysBetween(booked, day)) > MOST_DAYS_MOVED
    ? [refuse(INFORMED_CHANGE_REFUSALS, 'flight_day_far', 'newDate', { most: MOST_DAYS_MOVED })]
    : [];
}

function checkTime(time: string): readonly FieldError[] {
  if (time === '') return [refuse(INPUT_REFUSALS, 'required', 'newTime')];
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? []
    : [refused('flight_time_unreadable', 'newTime')];
}

function checkWords(words: string): readonly FieldError[] {
  if (words === '') return [refuse(INPUT_REFUSALS, 'required', 'words')];
  return words.length > MOST_INFORMED_WORDS
    ? [refuse(INPUT_REFUSALS, 'too_long', 'words', { most: MOST_INFORMED_WORDS })]
    : [];
}

const refused = (code: Exclude<InformedChangeRefusal, 'flight_day_far'>, field: string) =>
  refuse(INFORMED_CHANGE_REFUSALS, code, field);

/** What the airline's own system says of a flight. */
export type AirlineSays =
  /** It ended the booking. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'leaves'; readonly at: string }
  /** Its people have moved to another flight since: what it says of that one answers nothing. */
  | { readonly kind: 'another flight' }
  /** It does not answer. */
  | { readonly kind: 'silent' }
  /** It does not know the booking as one of ours. */
  | { readonly kind: 'not ours' };

/** Why a person looks into what was told. */
export type InformedReason = 'UNCHANGED' | 'OTHERWISE' | 'SILENT' | 'NOT_OURS';

/** Whether the airline says what they were told; `bookedTime`: when it left as they told us. */
export function judgeInformedChange(
  { newTime }: Pick<Heard, 'newTime'>,
  bookedTime: string,
  says: AirlineSays,
): 'CONFIRMED' | InformedReason {
  switch (says.kind) {
    case 'cancelled':
      return 'CONFIRMED';
    case 'silent':
      return 'SILENT';
    case 'not ours':
      return 'NOT_OURS';
    case 'another flight':
      return 'OTHERWISE';
    case 'leaves':
      if (says.at === newTime) return 'CONFIRMED';
      return says.at === bookedTime ? 'UNCHANGED' : 'OTHERWISE';
  }
}

const HOUR_MS = 3_600_000;
const SOON_HOURS = 72;
const ANSWER_HOURS = { soon: 2, usually: 24 };

/** By when a person answers: sooner where the flight leaves soon, and before it does. */
export function informedAnswerBy(now: Date, departsAt: Date): Date {
  const left = departsAt.getTime() - now.getTime();
  const hours = left < SOON_HOURS * HOUR_MS ? ANSWER_HOURS.soon : ANSWER_HOURS.usually;
  return new Date(now.getTime() + Math.min(hours * HOUR_MS, Math.max(0, left)));
}
