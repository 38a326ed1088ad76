/**
 * What a change of a booked holiday comes to: may it be made, was and now line by line, and how its
 * difference is settled (customers: money rules). Our own fee for it is nothing.
 */
import { PASSENGER_REFUSALS } from '#domain/basket/passenger-refusals.ts';
import { checkName } from '#domain/basket/passengers.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { LineKind, PriceLine } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { tidyPassengerName } from '#domain/input/tidy-passenger-name.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { editsBetween } from '#domain/spelling.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from './changing-refusals.ts';
import type { OrderDocument } from './order-document.ts';
import type { OrderState } from './order-states.ts';

/** So long a quote stands. */
export const QUOTE_MINUTES = 15;
/** Until so long before the first flight a transfer can be changed. */
export const TRANSFER_HOURS = 48;
/** Until so long before the holiday somebody can be taken off it. */
export const LEAVING_HOURS = 48;
/** Until so long before the holiday somebody can join it. */
export const JOINING_HOURS = 48;
/** Until so long before the holiday the car that is parked can be changed (PARK-04). */
export const CAR_HOURS = 48;
/** A certificate that changes is sent anew until so long before departure. */
export const CERTIFICATE_HOURS = 72;

const HOUR_MS = 3_600_000;

/** Of an order, what decides whether it may be changed. */
export type ChangeableOrder = {
  readonly status: OrderState;
  readonly isCancelled: boolean;
  readonly hasDeclinedPayment: boolean;
  /** When the first flight leaves, or the day of check-in begins. */
  readonly startsAt: Date;
};

/** Null for an order that can be changed. */
export function whyNotChangeable(
  { status, isCancelled, hasDeclinedPayment, startsAt }: ChangeableOrder,
  now: Date,
): ChangeRefusal | null {
  if (isCancelled || status === 'CANCELLED' || status === 'FAILED') return 'booking_cancelled';
  if (status === 'PENDING') return 'not_changeable_now';
  if (now >= startsAt) return 'travel_begun';
  return hasDeclinedPayment ? 'payment_declined' : null;
}

/** When a holiday begins: with its first flight, or at noon of the day of check-in. */
export const holidayStart = ({
  flights: [first],
  stay,
}: Pick<OrderDocument, 'flights' | 'stay'>): Date =>
  new Date(first?.from.instant ?? `${stay.checkIn}T12:00:00Z`);

export const hoursUntil = (startsAt: Date, now: Date): number =>
  (startsAt.getTime() - now.getTime()) / HOUR_MS;

/** A line of a receipt before and after; null where it was not there, or is no more. */
export type ComparedLine = {
  readonly kind: LineKind;
  readonly was: PriceLine | null;
  readonly now: PriceLine | null;
};

/** Two receipts beside each other: in the order of the new one, then what is no more. */
export function compareLines(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
): readonly ComparedLine[] {
  const left = [...before];
  const take = (now: PriceLine): PriceLine | null => {
    const same = left.findIndex(({ kind, label }) => kind === now.kind && label === now.label);
    const found = same < 0 ? left.findIndex(({ kind }) => kind === now.kind) : same;
    return found < 0 ? null : left.splice(found, 1)[0]!;
  };
  const kept = after.map((now) => ({ kind: now.kind, was: take(now), now }));
  return [...kept, ...left.map((was) => ({ kind: was.kind, was, now: null }))];
}

/** A payment of the plan that nobody has tried to take. */
export type UntriedPayment = {
  readonly number: number;
  readonly dueDate: string;
  readonly amount: Pence;
};

export type SettledDifference = {
  /** Payments with the amounts that they have from now on; 0: there is nothing left of it. */
  readonly payments: readonly { readonly number: number; readonly amount: Pence }[];
  readonly spread: Pence;
  readonly lowered: Pence;
  /** Of what was paid already. */
  readonly refund: Pence;
};

/**
 * A rise is paid with the last open payment; a fall is taken off the last open payments, and what
 * they do not hold goes back. Undefined for a rise where nothing is open: that is paid at once.
 */
export function settleDifference(
  open: readonly UntriedPayment[],
  difference: Pence,
): SettledDifference | undefined {
  const latestFirst = open.toSorted(
    (a, b) => b.dueDate.localeCompare(a.dueDate) || b.number - a.number,
  );
  if (difference > 0) {
    const [last] = latestFirst;
    return (
      last && {
        payments: [{ number: last.number, amount: last.amount + difference }],
        spread: difference,
        lowered: 0,
        refund: 0,
      }
    );
  }
  const payments: { readonly number: number; readonly amount: Pence }[] = [];
  let left = 0 - difference;
  for (const { number, amount } of latestFirst) {
    if (left === 0) break;
    const off = Math.min(left, amount);
    payments.push({ number, amount: amount - off });
    left -= off;
  }
  return { payments, spread: 0, lowered: 0 - difference - left, refund: left };
}

/** So many letters of a person's first and last name together (ACCT-02). */
export const FREE_LETTERS = 3;
/** Until so long before the first flight names can be corrected. */
export const NAMES_HOURS = 48;

/** Somebody else may take a traveller's place in a package until so long before it begins. */
const PLACE_DAYS = 7;

/**
 * The last day on which a place of a package can be given to somebody else (Package Travel
 * Regulations 2018, regulation 9); null once it has passed, and for what is no package.
 */
export function placesGivenUntil(
  { isPackage, departureDate }: { readonly isPackage: boolean; readonly departureDate: IsoDate },
  today: IsoDate,
): IsoDate | null {
  const last = addDays(departureDate, -PLACE_DAYS);
  return isPackage && today <= last ? last : null;
}

export type PersonName = { readonly firstName: string; readonly lastName: string };

/** As it is kept: without what typing left around it. */
export const tidyPersonName = ({ firstName, lastName }: PersonName): PersonName => ({
  firstName: tidyPassengerName(firstName),
  lastName: tidyPassengerName(lastName),
});

/** Letters that are added, left out or others; which of them are capitals does not count. */
export const lettersChanged = (was: PersonName, now: PersonName): number =>
  editsBetween(was.firstName, now.firstName) + editsBetween(was.lastName, now.lastName);

/**
 * Every error of corrected names, all people of the order in its own order; none when they may be
 * quoted. A name that stays is not judged.
 */
export function checkNames(
  was: readonly PersonName[],
  asked: readonly PersonName[],
): readonly FieldError[] {
  const now = asked.map(tidyPersonName);
  const isSame = (i: number) =>
    was[i]!.firstName === now[i]!.firstName && was[i]!.lastName === now[i]!.lastName;
  if (was.length !== now.length || now.every((_, i) => isSame(i)))
    return [refuse(CHANGING_REFUSALS, 'nothing_changes', '')];
  return now.flatMap((name, i) => {
    if (isSame(i)) return [];
    const errors = [
      ...checkName(name.firstName, `names[${i}].firstName`),
      ...checkName(name.lastName, `names[${i}].lastName`),
    ];
    if (errors.length > 0 || lettersChanged(was[i]!, name) <= FREE_LETTERS) return errors;
    const isFirst = editsBetween(was[i]!.firstName, name.firstName) > 0;
    const field = `names[${i}].${isFirst ? 'firstName' : 'lastName'}`;
    return [refuse(PASSENGER_REFUSALS, 'name_letters_many', field, { most: FREE_LETTERS })];
  });
}

type Stay = Pick<PricedHoliday, 'rooms' | 'refundableUntil'>;

/**
 * Whether a hotel lets go of a booked stay for another on `today`: for each of its stays as long as
 * it gives the booked one back whole; else for those that it does not give back either and that
 * cost it nothing.
 */
export function mayTakeInstead(booked: Stay, other: Stay, today: IsoDate): boolean {
  if (isGivenBack(booked, today)) return true;
  return !isGivenBack(other, today) && priceOfRooms(other) >= priceOfRooms(booked);
}

/** Whether its hotel gives a stay back whole on `today`. */
export const isGivenBack = ({ refundableUntil }: Stay, today: IsoDate): boolean =>
  refundableUntil !== null && today <= refundableUntil;

/** What the rooms of a stay cost, in pence. */
export const priceOfRooms = ({ rooms }: Pick<Stay, 'rooms'>): Pence =>
  rooms.reduce((sum, { price }) => sum + price, 0);

/** A booked holiday in the hotel of another of its people and days, with all that this makes. */
export const withHotel = (booked: PricedHoliday, other: PricedHoliday): PricedHoliday => ({
  ...withStay(booked, other),
  hotel: other.hotel,
});

/** A holiday with other flights, whose booked stay is left as it was sold. */
export const keepStay = (moved: PricedHoliday, booked: PricedHoliday): PricedHoliday => ({
  ...withStay(moved, booked),
  hotel: booked.hotel,
  source: moved.source,
  pricedAt: moved.pricedAt,
});

/** The lines of a holiday that its stay makes. */
const STAY_LINES: readonly LineKind[] = ['hotel', 'local_tax'];

/**
 * A booked holiday with the stay of another of its people and days; all else keeps the price that
 * it was booked at. `stay` is priced at the booked holiday's own rate.
 */
export function withStay(booked: PricedHoliday, stay: PricedHoliday): PricedHoliday {
  const { hotelQuoteId, rooms, board, party, refundableUntil, lines, source, pricedAt } = stay;
  const made = lines.filter(({ kind }) => STAY_LINES.includes(kind));
  const at = booked.lines.findIndex(({ kind }) => kind === 'hotel');
  const isOther = ({ kind }: { readonly kind: LineKind }) => !STAY_LINES.includes(kind);
  return {
    ...booked,
    hotelQuoteId,
    rooms,
    party,
    board,
    refundableUntil,
    source,
    pricedAt,
    lines: [
      ...booked.lines.slice(0, at).filter(isOther),
      ...made.filter(({ kind }) => kind === 'hotel'),
      ...booked.lines.slice(at).filter(isOther),
      ...made.filter(({ kind }) => kind !== 'hotel'),
    ],
  };
}
