/** A priced holiday as the API tells it (DEAL-01 to DEAL-12). */
import { BOARD_MEANINGS, BOARD_NAMES } from '#domain/catalogue/board.ts';
import { addDays } from '#domain/dates.ts';
import { cancellationFacts, cancellationSpans } from '#domain/holiday/cancellation.ts';
import { aboutPerk, PERKS, switchedOn } from '#domain/holiday/perks.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { protectionSentence } from '#domain/holiday/protection.ts';
import type { Flags } from '#domain/market/flags.ts';
import { headsOf, INFANT_BELOW, type Party } from '#domain/party.ts';
import type { ResolversOf } from '#graphql/schema/resolver-map.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import { entryRulesFor } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { protectionOf } from '#server/holiday/protection-of.ts';
import { todayOf } from '#server/market/market.ts';
import { moneyOf } from '../money.ts';
import { makeFlightItinerary } from './flights.ts';
import { makeScheduleOptions } from './payment-plans.ts';
import { makeLines, makePrice } from './price.ts';

/** Fields of a holiday that need no search. */
export const holidayFields = {
  hotelQuoteId: ({ holiday }) => holiday.hotelQuoteId,
  flightQuoteId: ({ holiday }) => holiday.flightQuoteId,
  hotel: ({ facts }) => facts,
  hotelItinerary: ({ holiday }) => makeItinerary(holiday),
  flightItinerary: ({ holiday }) =>
    holiday.flights && makeFlightItinerary(holiday.flights, holiday.flightQuoteId),
  criteria: ({ holiday, facts }) => ({
    destinationIds: [facts.place.id],
    party: makeTravellers(holiday.party),
    numberOfRooms: holiday.party.length,
    numberOfNights: holiday.nights,
    departureDateRange: { startDate: holiday.departureDate },
  }),
  perks: ({ holiday }, _args, { flags }) => makePerks(holiday, flags),
  board: ({ holiday }) => makeBoard(holiday),
  rooms: ({ holiday, facts }) => makeRooms(holiday, facts),
  price: ({ holiday }, _args, { shop }) => makePrice(shop, holiday),
  lines: ({ holiday }, _args, { shop }) => makeLines(shop, holiday.lines),
  cancellation: ({ holiday }, _args, { shop }) =>
    cancellationSpans(cancellationFacts(holiday), todayOf(shop)).map((span) => ({
      ...span,
      lost: moneyOf(shop, span.lost),
    })),
  paymentScheduleOptions: ({ holiday }, _args, { shop }) => makeScheduleOptions(shop, holiday),
  isPackage: ({ holiday }) => holiday.flights !== null,
  isOnRequest: ({ holiday }) => holiday.onRequest,
  protection: ({ holiday }, _args, { shop }) => makeProtection(shop, holiday),
  entryRules: ({ facts }, _args, { shop }) => {
    const rules = entryRulesFor(facts.place.id);
    return rules && { ...rules[shop.market.market], health: rules.health, check: rules.check };
  },
  pricedAt: ({ holiday }) => holiday.pricedAt,
} satisfies Partial<ResolversOf<'Holiday'>>;

/** What comes free with it, as far as it is switched on (XTRA-01, XTRA-02). */
export const makePerks = (holiday: PricedHoliday, flags: Flags) =>
  switchedOn(holiday.perks, flags).map((perk) => ({
    contentKey: perk.key,
    name: PERKS[perk.key],
    about: aboutPerk(perk, holiday),
  }));

/** Who keeps the money safe, as it is said beside the holiday. */
export const makeProtection = ({ market }: WebContext, holiday: PricedHoliday): string =>
  protectionSentence(market, {
    scheme: protectionOf(market, holiday),
    isOnRequest: holiday.onRequest,
  });

export const makeItinerary = ({ checkIn, nights, party }: PricedHoliday) => ({
  checkInDate: checkIn,
  checkOutDate: addDays(checkIn, nights),
  numberOfRooms: party.length,
  numberOfNights: nights,
  party: makeTravellers(party),
});

export const makeBoard = ({
  board,
  refundableUntil,
}: Pick<PricedHoliday, 'board' | 'refundableUntil'>) => ({
  code: board,
  name: BOARD_NAMES[board],
  meaning: BOARD_MEANINGS[board],
  isRefundable: refundableUntil !== null,
  refundableUntil,
});

/** Names of the rooms of rate plans; `Room` for a plan that has left the catalogue. */
export const makeRoomNames = (hotel: HotelFacts, planIds: readonly number[]) =>
  planIds.map((id) => {
    const plan = hotel.plans.get(id);
    return { name: plan?.roomName ?? 'Room', displayName: plan?.facts.displayName ?? 'Room' };
  });

export const makeRooms = (holiday: PricedHoliday, facts: HotelFacts | undefined) =>
  holiday.rooms.map(({ planId, name, party }) => {
    const room = facts?.plans.get(planId);
    return {
      name: room?.roomName ?? name,
      displayName: name,
      facts: room
        ? [
            `${room.facts.sizeM2} m²`,
            `${room.facts.beds}, sleeps ${room.sleeps}${cotWords(party)}`,
            ...(room.facts.adapted ? ['Adapted for wheelchair users'] : []),
          ]
        : [],
      party: makeTravellers([party]),
    };
  });

/** Infants sleep in a cot, which counts for nobody's bed. */
function cotWords({ childAges }: Party[number]): string {
  const infants = childAges.filter((age) => age < INFANT_BELOW).length;
  if (infants === 0) return '';
  return infants === 1 ? ', with a cot' : `, with ${infants} cots`;
}

/** Who travels, of all rooms together. */
export const makeTravellers = (party: Party) => {
  const { adults, children, infants } = headsOf(party);
  return {
    numberOfAdults: adults,
    numberOfChildren: children,
    numberOfInfants: infants,
    childAges: party.flatMap((room) => room.childAges),
  };
};
