/** What suppliers and airlines have changed of a booking, and the answer that keeps it. */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import type { HolidayLeg } from '#domain/holiday/priced-holiday.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  answerTheirChange,
  listAlternatives,
  listTheirChanges,
  type TheirChangeOfBooking,
} from '#server/booking/their-changes.ts';
import { todayIn } from '#server/market/market.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { ChosenFlight, TheirAlternative, TheirChange } from '../generated.ts';
import { moneyOf } from '../money.ts';
import { answerOf, onSaleIn } from '../order/order-change.ts';

export const theirChangeResolvers = {
  Mutation: {
    quoteTheirChange: async (_root, args, context) =>
      answerOf(
        await answerTheirChange(visitorContext(context), args, onSaleIn(context.shop)),
        args.orderCode,
      ),
  },
} satisfies ResolverMap;

/** Those of a booking, the newest first. */
export async function makeTheirChanges(
  booking: Parameters<typeof listTheirChanges>[1],
  context: GraphContext,
): Promise<TheirChange[]> {
  const changes = await listTheirChanges(visitorContext(context).database, booking);
  return changes.map((change) => makeOne(change, context));
}

function makeOne(change: TheirChangeOfBooking, { shop }: GraphContext): TheirChange {
  const { id, title, words, outcome, answer, answerBy, booking, reminders } = change;
  const isOpen = outcome === 'ASKED' && answer === null;
  const showsMoney = isOpen && mayDo(booking.role, 'prices');
  const dayOf = (at: Date) => todayIn(shop.market.timeZone, at);
  return {
    id,
    state: answer ?? outcome,
    title,
    words: [...words],
    noticedOn: dayOf(new Date(change.handledAt)),
    answerBy,
    answerDay: answerBy === null ? null : dayOf(new Date(answerBy)),
    reminderDays: reminders.map(dayOf),
    reduction: showsMoney ? moneyOf(shop, change.reduction) : null,
    back: showsMoney ? moneyOf(shop, change.paid) : null,
  };
}

/** What can be had instead of what others have changed. */
export async function makeTheirAlternatives(
  booking: Parameters<typeof listAlternatives>[1],
  context: GraphContext,
): Promise<TheirAlternative[]> {
  const { shop } = context;
  const found = await listAlternatives(visitorContext(context), booking, onSaleIn(shop));
  return found.map(({ id, holiday, isOtherHotel, isOtherFlights, difference }) => ({
    id,
    isOtherHotel,
    isOtherFlights,
    hotel: holiday.hotel.name,
    stars: holiday.hotel.stars,
    place: holiday.hotel.placeName,
    rooms: holiday.rooms.map(({ name }) => name),
    board: BOARD_NAMES[holiday.board],
    outbound: holiday.flights && makeFlight(holiday.flights.outbound),
    inbound: holiday.flights && makeFlight(holiday.flights.inbound),
    difference: moneyOf(shop, difference),
  }));
}

const makeFlight = (leg: HolidayLeg): ChosenFlight => ({
  carrier: leg.carrierName,
  flightNumber: leg.flightNumber,
  from: `${leg.originName} (${leg.origin})`,
  to: `${leg.destinationName} (${leg.destination})`,
  date: leg.date,
  departs: leg.departureTime.slice(-'hh:mm'.length),
  arrives: leg.arrivalTime.slice(-'hh:mm'.length),
  stops: leg.stops,
});
