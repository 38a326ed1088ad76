/**
 * Flights that the people of a booking book with the airline themselves, as they see them: the card
 * that pays for them, until when it is theirs, and the reference that they tell us (FLT-16). The
 * worker does what follows (`order/afterwards/self-booking/follow-self-booking.ts`).
 */
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import { mayDo } from '#domain/booking/booking-roles.ts';
import { checkAirlineReference, tidyAirlineReference } from '#domain/checkout/airline-reference.ts';
import {
  SELF_BOOKING_REFUSALS,
  type SelfBookingRefusal,
} from '#domain/checkout/self-booking-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { parseFlightQuoteId } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { spendAirlineReference } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { flightRequest } from '#server/holiday/live-price.ts';
import { unlessUnavailable } from '#server/payments/unless-unavailable.ts';
import { lookUntil } from '#server/platform/look-until.ts';
import type { CallerContext, VisitorContext } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';

/**
 * WAITING: no card yet. OPEN: theirs to book. USED: their card has paid, and nobody has told for
 * what. NOTED: they have, and it is being written into their papers. WITH_A_PERSON: they have, and
 * our card has not paid. OVER: their day is over, we book. ENDED: the order ended before.
 */
export type SelfBookingProgress =
  | 'WAITING'
  | 'OPEN'
  | 'USED'
  | 'NOTED'
  | 'WITH_A_PERSON'
  | 'CONFIRMED'
  | 'OVER'
  | 'BOOKED_BY_US'
  | 'ENDED';

export type OwnSelfBooking = {
  readonly state: SelfBookingProgress;
  readonly cardId: string | null;
  /** In pence: what the card holds at most. */
  readonly limit: Pence;
  /** ISO; null before the card is open. */
  readonly endsAt: string | null;
  readonly airlineReference: string | null;
  /** What is to be booked, as the airline knows it. */
  readonly asked: (ReturnType<typeof flightRequest> & { readonly bags: number }) | undefined;
  /** Those who travel, as the airline is told them. */
  readonly people: OwnBooking['accepted']['passengers'];
};

type Context = Pick<VisitorContext, 'database' | 'clock'>;

/** Undefined where there are none, and for whoever may not change the booking. */
export async function loadSelfBooking(
  { database, clock }: Context,
  { id, role, accepted }: Pick<OwnBooking, 'id' | 'role' | 'accepted'>,
): Promise<OwnSelfBooking | undefined> {
  if (!mayDo(role, 'change')) return undefined;
  const row = await database
    .selectFrom('self_booking')
    .select(['state', 'card_id', 'card_limit', 'ends_at', 'spent', 'airline_reference'])
    .where('order_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    state: progressOf(row, clock()),
    cardId: row.card_id,
    limit: row.card_limit,
    endsAt: row.ends_at,
    airlineReference: row.airline_reference,
    asked: askedOf(accepted),
    people: accepted.passengers,
  };
}

function askedOf({ holiday, choices }: OwnBooking['accepted']): OwnSelfBooking['asked'] {
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  const bags = choices.holdBags?.quantity ?? 0;
  return flight && { ...flightRequest(holiday, flight), bags };
}

type Row = {
  readonly state: string;
  readonly ends_at: string | null;
  readonly spent: Pence | null;
  readonly airline_reference: string | null;
};

function progressOf({ state, ends_at, spent, airline_reference }: Row, now: Date) {
  const isKnown = airline_reference !== null;
  switch (state) {
    case 'ASKED':
      return 'WAITING';
    case 'OPEN':
      if (isKnown) return 'NOTED';
      return ends_at !== null && now.getTime() >= Date.parse(ends_at) ? 'OVER' : 'OPEN';
    case 'USED':
      if (!isKnown) return 'USED';
      return spent === 0 ? 'WITH_A_PERSON' : 'NOTED';
    case 'CONFIRMED':
      return 'CONFIRMED';
    case 'BOOKED':
      return 'BOOKED_BY_US';
    case 'BOOKING':
      return 'OVER';
    default:
      return 'ENDED';
  }
}

/** The page at which exactly these flights are booked; undefined where they are not to book. */
export function airlinePage(
  site: string | undefined,
  { state, asked }: OwnSelfBooking,
): string | undefined {
  if (site === undefined || state !== 'OPEN' || !asked) return undefined;
  const { outbound, inbound, seats, infants, bags } = asked;
  const query = new URLSearchParams({
    outbound: `${outbound.seriesId}.${outbound.date}`,
    inbound: `${inbound.seriesId}.${inbound.date}`,
    seats: String(seats),
    infants: String(infants),
    bags: String(bags),
  });
  return `${site}?${query.toString()}`;
}

/** Where the card is shown, on its provider’s origin; undefined while that does not answer. */
export async function findCardFrame(
  { payments }: Pick<VisitorContext, 'payments'>,
  { state, cardId }: OwnSelfBooking,
): Promise<string | undefined> {
  if (state !== 'OPEN' || cardId === null) return undefined;
  return (await unlessUnavailable(() => payments.issuing.look({ cardId })))?.frameUrl;
}

export type FlightsConfirmed =
  | { readonly kind: 'confirmed'; readonly booking: OwnBooking }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Longest wait for what the worker makes of it: it goes on by itself. */
const WRITTEN_WITHIN_MS = 5_000;

/**
 * Takes the airline’s reference, once the airline says that these people have booked these flights
 * under it. Told again, it changes nothing.
 */
export async function confirmFlights(
  context: CallerContext,
  typed: { readonly orderCode: string; readonly airlineReference: string },
  timeoutMs = WRITTEN_WITHIN_MS,
): Promise<FlightsConfirmed> {
  const booking = await loadBooking(context, typed.orderCode);
  if (!booking || !mayDo(booking.role, 'change')) return { kind: 'absent' };
  const own = await loadSelfBooking(context, booking);
  if (!own) return refused('flights_not_to_book');
  const reference = tidyAirlineReference(typed.airlineReference);
  if (own.airlineReference === reference) return { kind: 'confirmed', booking };
  const errors = whyNotTaken(own) ?? checkAirlineReference(reference);
  if (errors.length > 0) return { kind: 'refused', errors };
  const spending = await spendAirlineReference(context, customerOf(context.visitor)!.id);
  if (spending.kind === 'used up') {
    const wait = waitInWords(spending.waitSeconds);
    const error = refuse(QUOTA_REFUSALS, 'too_many_references', 'airlineReference', { wait });
    return { kind: 'refused', errors: [error] };
  }
  const refusal = await askAirline(context, booking, reference);
  if (refusal) return refused(refusal, 'airlineReference');
  const { numUpdatedRows } = await context.database
    .updateTable('self_booking')
    .set({ airline_reference: reference })
    .where('order_id', '=', booking.id)
    .where('state', 'in', ['OPEN', 'USED'])
    .where('airline_reference', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    const now = await loadSelfBooking(context, booking);
    if (now?.airlineReference === reference) return { kind: 'confirmed', booking };
    return { kind: 'refused', errors: (now && whyNotTaken(now)) ?? [] };
  }
  await waitUntilWritten(context.database, booking, timeoutMs);
  return { kind: 'confirmed', booking };
}

function whyNotTaken({ state }: OwnSelfBooking): readonly FieldError[] | undefined {
  switch (state) {
    case 'OPEN':
    case 'USED':
      return undefined;
    case 'OVER':
    case 'BOOKED_BY_US':
      return refused('flights_booked_by_us').errors;
    case 'NOTED':
    case 'WITH_A_PERSON':
    case 'CONFIRMED':
      return refused('airline_reference_taken').errors;
    default:
      return refused('flights_not_to_book').errors;
  }
}

const refused = (code: SelfBookingRefusal, field = '') =>
  ({ kind: 'refused', errors: [refuse(SELF_BOOKING_REFUSALS, code, field)] }) as const;

/** Undefined when the airline knows these people on these flights. */
async function askAirline(
  { suppliers }: Pick<VisitorContext, 'suppliers'>,
  { accepted: { holiday, passengers } }: OwnBooking,
  reference: string,
): Promise<SelfBookingRefusal | undefined> {
  const flight = parseFlightQuoteId(holiday.flightQuoteId);
  if (!flight) return 'flights_not_to_book';
  const travellers = passengers.map(({ title, firstName, lastName, dateOfBirth, type }) => ({
    title,
    firstName,
    lastName,
    dateOfBirth,
    type,
  }));
  try {
    const request = { ...flightRequest(holiday, flight), reference, travellers };
    const { kind } = await suppliers.flights.findOwn(request);
    if (kind === 'booked') return undefined;
    // Not whether it is somebody else's: that is theirs to know.
    return 'airline_reference_unknown';
  } catch (error) {
    if (error instanceof SupplierUnavailable) return 'airline_out_of_reach';
    throw error;
  }
}

const waitUntilWritten = (database: Database, { id }: OwnBooking, timeoutMs: number) =>
  lookUntil(
    () =>
      database
        .selectFrom('self_booking')
        .select(['state', 'spent'])
        .where('order_id', '=', id)
        .executeTakeFirst(),
    (row) => row?.state === 'CONFIRMED' || (row?.state === 'USED' && row.spent === 0),
    timeoutMs,
  );
