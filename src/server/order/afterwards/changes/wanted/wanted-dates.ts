/** A booked holiday on other nights, in the same rooms with the same board. */
import { ageOn } from '#domain/basket/passenger-ages.ts';
import { addDays } from '#domain/dates.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { makeFlightQuoteId, type FlightQuote, type HotelQuote } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';
import {
  areItsNights,
  checkNights,
  flightsGone,
  haveSameAges,
  type AskedNights,
} from '#domain/order/changes/moving-dates.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { keepStay } from '#domain/order/changing.ts';
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
  const keepsNights = areItsNights(asked, holiday);
  if (keepsNights && (asked.flightQuoteId || holiday.flightQuoteId) === holiday.flightQuoteId)
    return { kind: 'refused', refusal: 'nothing_changes' };
  const { checkIn, nights } = asked;
  if (await isClosedByAdvice(context.database, nightsInPlace({ ...holiday, checkIn, nights })))
    return { kind: 'wrong', errors: [refuse(CHANGING_REFUSALS, 'advice_closed', 'checkIn')] };
  const returnDate = addDays(checkIn, nights);
  if (!haveSameAges(passengers, holiday.returnDate, returnDate))
    return { kind: 'refused', refusal: 'dates_ages' };
  const moved = await askMoved(context, holiday, asked, onSale);
  if (typeof moved === 'string') return { kind: 'refused', refusal: moved };
  const extras = await askDatedExtras(context, accepted, moved);
  if (typeof extras === 'string') return { kind: 'refused', refusal: extras };
  const { supplierSession: _ended, flightReferences: _former, joined: _all, ...kept } = accepted;
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
 * The stay on these nights, where it was booked with flights with the chosen ones or those of the
 * same airline; or why it cannot be had. On its own nights it stays as it was sold.
 */
async function askMoved(
  context: VisitorContext,
  booked: Accepted['holiday'],
  asked: AskedNights,
  onSale: HolidaysOnSale,
): Promise<PricedHoliday | ChangeRefusal> {
  const { checkIn, nights } = asked;
  const stay = { ...travellingStayOf(booked), checkIn, nights };
  const others = booked.flights && findFlights(stay, booked.flights, asked.flightQuoteId, onSale);
  if (others === undefined) return asked.flightQuoteId ? 'flights_not_on_sale' : 'dates_no_flights';
  if (others === null && asked.flightQuoteId) return 'flights_none';
  const moved = await askStay(context, booked, stay, onSale, others ?? undefined);
  const keepsNights = areItsNights(asked, booked);
  if (moved === 'stay_gone') return keepsNights ? 'flights_unpriced' : 'dates_gone';
  return keepsNights && typeof moved === 'object' ? keepStay(moved, booked) : moved;
}

/** Those that were chosen among all that fly then, or those that are most like the booked ones. */
function findFlights(
  stay: HotelQuote,
  booked: NonNullable<PricedHoliday['flights']>,
  chosen: string | null | undefined,
  { flights, flightsTo }: HolidaysOnSale,
): FlightQuote | undefined {
  return chosen
    ? flightsTo(stay).find((one) => makeFlightQuoteId(one.flights) === chosen)?.flights
    : flights(stay, booked);
}

/** What was owed for its flights before it was moved, each time that it was. */
function withFlightsGone({
  holiday,
  choices,
  currency,
  promotionalCode: code,
  reductions = [],
}: Accepted) {
  const { lines } = receiptOf({ holiday, choices }, currency);
  const gone = flightsGone({ lines, code }, holiday.departureDate);
  return gone ? [...reductions, gone] : reductions;
}

/** What of an order is paid with credits. */
export const creditOf = (accepted: Accepted): Pence =>
  receiptOf(accepted, accepted.currency)
    .lines.filter(({ kind }) => kind === 'credit')
    .reduce((sum, { amount }) => sum + amount, 0);
