/** A booked holiday on other nights, in the same rooms with the same board. */
import { ageOn } from '#domain/basket/passenger-ages.ts';
import { addDays } from '#domain/dates.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import {
  checkNights,
  flightsGone,
  haveSameAges,
  type AskedNights,
} from '#domain/order/changes/moving-dates.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { todayOf } from '#server/market/market.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { HolidaysOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from '../../../accepted.ts';
import type { OrderVersion } from '../../../versions.ts';
import { askDatedExtras } from './dated-extras.ts';
import { askStay, travellingStayOf } from './wanted-stay.ts';
import type { Wanted } from './wanted.ts';

/**
 * The order on these nights, all of it at the prices of now: the stay, the flights, and what was
 * chosen for the days away. What its flights cost until then is not given back.
 */
export async function wantDates(
  context: VisitorContext,
  { accepted }: Pick<OrderVersion, 'accepted'>,
  asked: AskedNights,
  onSale: HolidaysOnSale,
): Promise<Wanted> {
  const { holiday, passengers } = accepted;
  const today = todayOf(context);
  const errors = checkNights(asked, today);
  if (errors.length > 0) return { kind: 'wrong', errors };
  if (asked.checkIn === holiday.checkIn && asked.nights === holiday.nights)
    return { kind: 'refused', refusal: 'nothing_changes' };
  const nights = { ...holiday, ...asked };
  if (await isClosedByAdvice(context.database, nightsInPlace(nights)))
    return { kind: 'wrong', errors: [refuse(CHANGING_REFUSALS, 'advice_closed', 'checkIn')] };
  const returnDate = addDays(asked.checkIn, asked.nights);
  if (!haveSameAges(passengers, holiday.returnDate, returnDate))
    return { kind: 'refused', refusal: 'dates_ages' };
  const moved = await askMoved(context, holiday, asked, onSale);
  if (typeof moved === 'string') return { kind: 'refused', refusal: moved };
  const extras = await askDatedExtras(context, accepted, moved);
  if (typeof extras === 'string') return { kind: 'refused', refusal: extras };
  const { supplierSession: _ended, ...kept } = accepted;
  const wanted: Accepted = {
    ...kept,
    // What came free was promised with the booking.
    holiday: { ...moved, perks: holiday.perks ?? [] },
    choices: { ...accepted.choices, ...extras },
    ...(holiday.flights && { reductions: withFlightsGone(accepted) }),
    passengers: passengers.map((who) => ({ ...who, age: ageOn(who.dateOfBirth, returnDate) })),
  };
  return creditOf(wanted) === creditOf(accepted)
    ? { kind: 'wanted', accepted: wanted }
    : { kind: 'refused', refusal: 'dates_credit' };
}

/**
 * The stay on these nights, with flights of the same airline where it was booked with flights; or
 * why it cannot be had.
 */
async function askMoved(
  context: VisitorContext,
  booked: Accepted['holiday'],
  { checkIn, nights }: AskedNights,
  onSale: HolidaysOnSale,
): Promise<PricedHoliday | ChangeRefusal> {
  const stay = { ...travellingStayOf(booked), checkIn, nights };
  const others = booked.flights && onSale.flights(stay, booked.flights);
  if (others === undefined) return 'dates_no_flights';
  const moved = await askStay(context, booked, stay, onSale, others ?? undefined);
  return moved === 'stay_gone' ? 'dates_gone' : moved;
}

/** What was owed for its flights before it was moved, each time that it was. */
function withFlightsGone({ holiday, choices, currency, reductions = [] }: Accepted) {
  const { lines } = receiptOf({ holiday, choices }, currency);
  const gone = flightsGone(lines, holiday.departureDate);
  return gone ? [...reductions, gone] : reductions;
}

/** What of an order is paid with credits. */
export const creditOf = (accepted: Accepted): Pence =>
  receiptOf(accepted, accepted.currency)
    .lines.filter(({ kind }) => kind === 'credit')
    .reduce((sum, { amount }) => sum + amount, 0);
