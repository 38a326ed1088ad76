/** Another room or board of a booked stay, for the same people and days (customers: changing). */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { LineKind } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import type { ChangedLine } from './contact-change.ts';

type Stay = Pick<PricedHoliday, 'rooms' | 'refundableUntil'>;

/**
 * Whether a hotel lets go of a booked stay for another on `today`: for each of its stays as long as
 * it gives the booked one back whole; else for those that it does not give back either and that
 * cost it nothing.
 */
export function mayTakeInstead(booked: Stay, other: Stay, today: IsoDate): boolean {
  if (isGivenBack(booked, today)) return true;
  return !isGivenBack(other, today) && stayPrice(other) >= stayPrice(booked);
}

const isGivenBack = ({ refundableUntil }: Stay, today: IsoDate): boolean =>
  refundableUntil !== null && today <= refundableUntil;

const stayPrice = ({ rooms }: Stay): Pence => rooms.reduce((sum, { price }) => sum + price, 0);

/** The lines of a holiday that its stay makes. */
const STAY_LINES: readonly LineKind[] = ['hotel', 'local_tax'];

/**
 * A booked holiday with the stay of another of the same people and days; all else keeps the price
 * that it was booked at. `stay` is priced at the booked holiday's own rate.
 */
export function withStay(booked: PricedHoliday, stay: PricedHoliday): PricedHoliday {
  const { hotelQuoteId, rooms, board, refundableUntil, lines, source, pricedAt } = stay;
  const made = lines.filter(({ kind }) => STAY_LINES.includes(kind));
  const at = booked.lines.findIndex(({ kind }) => kind === 'hotel');
  const isOther = ({ kind }: { readonly kind: LineKind }) => !STAY_LINES.includes(kind);
  return {
    ...booked,
    hotelQuoteId,
    rooms,
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

/** Until when the room is given back whole, was and now; none where that stays as it was. */
export const termsWords = (was: Stay, now: Stay): readonly ChangedLine[] =>
  was.refundableUntil === now.refundableUntil
    ? []
    : [{ what: 'If you cancel', was: backWords(was), now: backWords(now) }];

const backWords = ({ refundableUntil }: Stay): string =>
  refundableUntil === null
    ? 'usual cancellation charges'
    : `room price refunded until ${formatDate(refundableUntil)}`;
