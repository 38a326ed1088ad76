/**
 * Which extras go with a holiday (XTRA-05, A11Y-07), the flight that a transfer meets (XTRA-06),
 * and who may book its flights (FLT-16).
 */
import type { FieldError } from '#domain/field-error.ts';
import { totalOf, type PriceLine } from '#domain/holiday/price.ts';
import type { HolidayLeg, PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { EXTRA_REFUSALS } from './extra-refusals.ts';

/** Transfers cannot be arranged within 48 hours of travel (XTRA-05). */
const TRANSFER_LEAD_MS = 48 * 3_600_000;

/** When a holiday begins, as an instant: with its first flight, or with the day of check-in. */
export const travelStart = ({
  flights,
  checkIn,
}: Pick<PricedHoliday, 'flights' | 'checkIn'>): string =>
  flights?.outbound.departsAt ?? `${checkIn}T00:00:00Z`;

export type TransferFacts = {
  /** Now and the start of the holiday, as ISO instants. */
  readonly now: string;
  readonly departsAt: string;
  /** Somebody cannot climb three steps. */
  readonly stepFreeOnly: boolean;
};

/**
 * The transfers that may be offered: none within 48 hours; only step-free and wheelchair-adapted
 * ones where steps cannot be climbed.
 */
export function fittingTransfers<T extends { readonly type: string; readonly stepFree: boolean }>(
  transfers: readonly T[],
  facts: TransferFacts,
): T[] {
  if (Date.parse(facts.departsAt) - Date.parse(facts.now) <= TRANSFER_LEAD_MS) return [];
  return transfers.filter(
    ({ stepFree, type }) => !facts.stepFreeOnly || stepFree || type === 'wheelchair_adapted_taxi',
  );
}

/**
 * The flight that a transfer meets, where the party has booked it elsewhere (XTRA-06): nobody has
 * to know it when they book.
 */
export type TransferFlight = {
  /** Airline and number: `FR 1882`. */
  readonly number: string;
  /** Local at the airport, `14:20`; null: not known yet. */
  readonly landsAt: string | null;
};

/** An airline's two signs or three letters, and up to four digits. */
const NUMBER = /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z])(\d{1,4}[A-Z]?)$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Every error of what was typed, by field (`flight.number`); none where all of it is empty. */
export function checkTransferFlight(typed: TransferFlight): FieldError[] {
  if (isUntold(typed)) return [];
  const { number, landsAt } = tidy(typed);
  return [
    ...(NUMBER.test(number) ? [] : [refuse(EXTRA_REFUSALS, 'flight_number', 'flight.number')]),
    ...(landsAt === '' || TIME.test(landsAt)
      ? []
      : [refuse(EXTRA_REFUSALS, 'landing_time', 'flight.landsAt')]),
  ];
}

/** The flight as saved: `fr1882` is `FR 1882`; null where nothing was typed. */
export function tidyTransferFlight(typed: TransferFlight): TransferFlight | null {
  if (isUntold(typed)) return null;
  const { number, landsAt } = tidy(typed);
  return { number: number.replace(NUMBER, '$1 $2'), landsAt: landsAt === '' ? null : landsAt };
}

/** For papers: `FR 1882, landing at 14:20`. */
export const transferFlightWords = ({ number, landsAt }: TransferFlight): string =>
  landsAt === null ? number : `${number}, landing at ${landsAt}`;

const tidy = ({ number, landsAt }: TransferFlight) => ({
  number: number.replace(/\s/g, '').toUpperCase(),
  landsAt: landsAt?.trim() ?? '',
});

const isUntold = (typed: TransferFlight): boolean =>
  Object.values(tidy(typed)).every((text) => text === '');

/** Who books the flights: we do, or those who fly, with a card that we pay (FLT-16). */
export const BOOKING_MODES = ['AUTO_BOOK', 'SELF_BOOK'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

type FlownHoliday = {
  readonly flights: Readonly<
    Record<'outbound' | 'inbound', Pick<HolidayLeg, 'agentFee' | 'carrier'>>
  > | null;
  readonly lines: readonly PriceLine[];
};

/**
 * What a party saves by booking its flights itself: the airline's fee for agents, in minor units of
 * the lines (FLT-17). Nothing where one of the flights has none, and where two airlines fly: the
 * card pays one alone. Then we book both.
 */
export function selfBookingSaves({ flights, lines }: FlownHoliday): Pence {
  const isTheirs =
    flights !== null &&
    flights.outbound.carrier === flights.inbound.carrier &&
    [flights.outbound, flights.inbound].every((leg) => leg.agentFee);
  return isTheirs ? totalOf(lines.filter(({ kind }) => kind === 'booking_fee')) : 0;
}
