/** A booked holiday with one more traveller. */
import type { PassengerType } from '#domain/basket/passenger-ages.ts';
import { flightsPrice } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { parseFlightQuoteId } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';
import { areReducedByOthers } from '#domain/order/changes/flights-gone.ts';
import { joinedBeside, partyOfOne, withJoined } from '#domain/order/changes/joined-flights.ts';
import {
  bedOf,
  checkJoining,
  partyWith,
  passengersWith,
  whyFlightsStayFull,
  type AskedJoining,
} from '#domain/order/changes/joining.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import {
  holidayStart,
  hoursUntil,
  JOINING_HOURS,
  mayTakeInstead,
  withStay,
} from '#domain/order/changing.ts';
import { withParty } from '#domain/order/party-price.ts';
import { headsOf } from '#domain/party.ts';
import { answerWithin } from '#server/holiday/answer-within.ts';
import { flightRequest } from '#server/holiday/live-price.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, VisitorContext } from '#server/purchase-context.ts';
import type { StaysOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from '../../../accepted.ts';
import type { OrderVersion } from '../../../versions.ts';
import { flightReferencesOf } from '../flight-extras/flights-held.ts';
import { askSameExtras } from './same-extras.ts';
import { creditOf } from './wanted-dates.ts';
import { askStay, isOfOtherHotel, travellingStayOf } from './wanted-stay.ts';
import type { Wanted } from './wanted.ts';

type Booking = Pick<OrderVersion, 'accepted' | 'document'>;

const TIMEOUT_MS = 3_000;

/** Why nobody can join; null when somebody can. */
export function whyNobodyJoins(
  { clock }: Pick<PurchaseContext, 'clock'>,
  { accepted, document }: Booking,
): ChangeRefusal | null {
  const { holiday, reductions = [] } = accepted;
  if (isOfOtherHotel(holiday) || areReducedByOthers(reductions)) return 'joining_changed_by_others';
  if (hoursUntil(holidayStart(document), clock()) <= JOINING_HOURS) return 'joining_too_late';
  return whyFlightsStayFull(accepted);
}

/**
 * The order with this person: flights of their own beside those that are booked, the room for one
 * more as far as its hotel swaps it, transfer and insurance for everybody, each at its price of
 * now.
 */
export async function wantJoining(
  context: VisitorContext,
  { accepted, document }: Booking,
  asked: AskedJoining,
  onSale: StaysOnSale,
): Promise<Wanted> {
  const refusal = whyNobodyJoins(context, { accepted, document });
  if (refusal) return { kind: 'refused', refusal };
  const { holiday } = accepted;
  const today = todayOf(context);
  const { party } = holiday;
  const travellers = {
    passengers: accepted.passengers,
    party,
    returnDate: holiday.returnDate,
    today,
    joined: holiday.flights && (accepted.joined ?? []),
  };
  const errors = checkJoining(asked, travellers);
  if (errors.length > 0) return { kind: 'wrong', errors };
  const bed = bedOf(asked, travellers);
  const more = partyWith(party, asked.room, bed);
  const [stayed, fare] = await Promise.all([
    askStay(context, holiday, travellingStayOf(withParty(holiday, more, context.market)), onSale),
    askFlights(context, holiday, bed.type),
  ]);
  if (stayed === 'stay_gone') return { kind: 'refused', refusal: 'joining_room' };
  if (typeof stayed === 'string') return { kind: 'refused', refusal: stayed };
  if (typeof fare === 'string') return { kind: 'refused', refusal: fare };
  const passengers = passengersWith(asked, travellers);
  const traveller = 1 + passengers.findIndex((one) => !accepted.passengers.includes(one));
  const joined = [...joinedBeside(accepted.joined ?? [], traveller), { traveller, price: fare }];
  const flown = holiday.flights ? joined : [];
  const all: Accepted = {
    ...accepted,
    holiday: withStay(withJoined(holiday, { party: more, joined: flown }, context.market), stayed),
    passengers,
    ...(holiday.flights && { joined, flightReferences: flightReferencesOf(document) }),
  };
  if (!mayTakeInstead(holiday, all.holiday, today))
    return { kind: 'refused', refusal: 'joining_room_kept' };
  const extras = await askSameExtras(context, all, all.choices, {
    transfer: 'joining_transfer',
    insurance: 'joining_insurance',
  });
  if (typeof extras === 'string') return { kind: 'refused', refusal: extras };
  const wanted = { ...all, choices: { ...all.choices, ...extras } };
  return creditOf(wanted) === creditOf(accepted)
    ? { kind: 'wanted', accepted: wanted }
    : { kind: 'refused', refusal: 'joining_credit' };
}

/**
 * What a seat on the booked flights, or an infant's place on a lap, costs now, out and home; 0 for
 * a stay alone.
 */
async function askFlights(
  { suppliers }: VisitorContext,
  { flights, flightQuoteId }: PricedHoliday,
  type: PassengerType,
): Promise<Pence | ChangeRefusal> {
  const quote = parseFlightQuoteId(flightQuoteId);
  if (!flights || !quote) return 0;
  const request = flightRequest({ party: partyOfOne(type) }, quote);
  const found = await answerWithin(TIMEOUT_MS, () => suppliers.flights.quote(request));
  if (!found) return 'supplier_silent';
  const none = type === 'infant' ? 'joining_flight_infant' : 'joining_flight';
  if (found.kind === 'unavailable') return none;
  const { outbound, inbound } = found;
  if (Math.min(outbound.seatsLeft, inbound.seatsLeft) < request.seats) return none;
  return flightsPrice(
    [
      { ...outbound, agentFee: flights.outbound.agentFee },
      { ...inbound, agentFee: flights.inbound.agentFee },
    ],
    headsOf(partyOfOne(type)),
  );
}
