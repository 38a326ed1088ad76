/** A booked holiday on other nights: whether it may be moved, and to which. */
import type { Passenger } from '#domain/basket/passengers.ts';
import type { Choices } from '#domain/basket/receipt.ts';
import { addDays, ageInYears, formatDate, isIsoDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { lastPaymentDay } from '#domain/holiday/payment-plans.ts';
import type { PriceLine } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { refuse } from '#domain/refuse.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_NIGHTS,
  MIN_NIGHTS,
} from '#domain/search/limits.ts';
import { NIGHTS_REFUSALS, type ChangeRefusal } from '../changing-refusals.ts';
import { isGivenBack, type UntriedPayment } from '../changing.ts';
import { airlinePaid, goneLine, type SoldLines } from './flights-gone.ts';

/** The nights that are asked for, as they were typed. */
export type AskedNights = {
  /** A date, `yyyy-mm-dd`, where it is one. */
  readonly checkIn: string;
  readonly nights: number;
  /** The flights that were chosen for them; without it those most like the booked ones. */
  readonly flightQuoteId?: string | null | undefined;
};

/** Whether these are the nights that a holiday has: nothing but its flights may be others. */
export const areItsNights = (
  { checkIn, nights }: AskedNights,
  holiday: Pick<PricedHoliday, 'checkIn' | 'nights'>,
): boolean => checkIn === holiday.checkIn && nights === holiday.nights;

type Booked = {
  readonly holiday: Pick<PricedHoliday, 'flights' | 'rooms' | 'refundableUntil'>;
  readonly choices: Pick<Choices, 'fulfilment' | 'seats'>;
};

/**
 * Why a booked holiday keeps its nights on `today`; null when it may be moved: as long as its hotel
 * gives the stay back whole, and what is booked with an airline is ours to book again.
 */
export function whyNightsStay({ holiday, choices }: Booked, today: IsoDate): ChangeRefusal | null {
  if (holiday.flights && choices.fulfilment === 'SELF_BOOK') return 'dates_self_booked';
  if (choices.seats) return 'dates_seats';
  return isGivenBack(holiday, today) ? null : 'dates_not_given_back';
}

/**
 * What the flights of a holiday that is moved cost, by its lines before that; no airline gives it
 * back. Undefined for a stay alone.
 */
export const flightsGone = (sold: SoldLines, departureDate: IsoDate): PriceLine | undefined =>
  goneLine(`Your flights of ${formatDate(departureDate)}`, airlinePaid(sold.lines), sold);

/** The days and numbers of nights that can be asked for on `today`. */
export const nightsOnSale = (today: IsoDate) => ({
  from: addDays(today, EARLIEST_DEPARTURE_DAYS),
  until: addDays(today, LATEST_DEPARTURE_DAYS),
  fewest: MIN_NIGHTS,
  most: MAX_NIGHTS,
});

/** Every error of the nights that are asked for, at `checkIn` and `nights`. */
export function checkNights({ checkIn, nights }: AskedNights, today: IsoDate): FieldError[] {
  const { from, until, fewest, most } = nightsOnSale(today);
  const isDay = isIsoDate(checkIn) && checkIn >= from && checkIn <= until;
  const isLength = Number.isInteger(nights) && nights >= fewest && nights <= most;
  const days = { from: formatDate(from), until: formatDate(until) };
  return [
    ...(isDay ? [] : [refuse(NIGHTS_REFUSALS, 'dates_day', 'checkIn', days)]),
    ...(isLength ? [] : [refuse(NIGHTS_REFUSALS, 'dates_nights', 'nights', { fewest, most })]),
  ];
}

/** From this age on a year more changes nothing that is sold to a traveller. */
const ADULT_FROM = 16;
/** The first of them has to be as old. */
const LEAD_FROM = 18;

/**
 * Whether everybody, lead passenger first, counts as they did when they came home on `was`: rooms
 * are sold by the age on that day.
 */
export const haveSameAges = (
  travellers: readonly Pick<Passenger, 'dateOfBirth'>[],
  was: IsoDate,
  now: IsoDate,
): boolean =>
  travellers.every(({ dateOfBirth }, i) => {
    const grown = i === 0 ? LEAD_FROM : ADULT_FROM;
    const [before, then] = [was, now].map((day) => Math.min(ageInYears(dateOfBirth, day), grown));
    return before === then;
  });

/** Whether the open payments of an order are all due by the last day for another departure. */
export const arePaidInTime = (
  open: readonly Pick<UntriedPayment, 'dueDate'>[],
  departureDate: IsoDate,
): boolean => open.every(({ dueDate }) => dueDate <= lastPaymentDay(departureDate));
