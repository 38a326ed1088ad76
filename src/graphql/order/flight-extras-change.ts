/** What can be added to the flights of a booking: bags, priority boarding, seats. */
import { allBags, holdBagsPrice } from '#domain/holiday/hold-bags.ts';
import { addedPrice, AT_COST } from '#domain/market/tariff.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { seatTravellers } from '#domain/seats/seat-traveller.ts';
import { travellerNames } from '#domain/seats/traveller-names.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { lookForSeats, offerFlightExtras, whySeatsStay } from '#server/order/change-offers.ts';
import { makeSeatMap, WAY_OF_API } from '../basket/flight-extras.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import type { FlightExtrasChange } from '../generated.ts';
import { asSold, moneyOf } from '../money.ts';

type Booking = Parameters<typeof offerFlightExtras>[1];

export const flightExtrasChangeResolvers = {
  SeatsChange: {
    refusal: async (booking, _args, context) => {
      const refusal = await whySeatsStay(visitorContext(context), booking);
      return refusal && sentenceOf(CHANGING_REFUSALS, refusal);
    },
    flights: ({ accepted: { holiday, choices } }) =>
      holiday.flights
        ? (['OUTBOUND', 'INBOUND'] as const).map((way) => ({
            way,
            seats: (choices.seats?.[WAY_OF_API[way]] ?? []).map(({ seat }) => seat),
          }))
        : [],
    cabin: async (booking, { way }, context) => {
      const theirs = visitorContext(context);
      const refusal = await whySeatsStay(theirs, booking);
      if (refusal) return { state: 'NOT_SOLD', seatMap: null };
      const cabin = await lookForSeats(theirs, booking, {
        way: WAY_OF_API[way],
        isSold: context.flags.seatMapsAndPriority,
      });
      if (typeof cabin === 'string')
        return { state: cabin === 'silent' ? 'SILENT' : 'NOT_SOLD', seatMap: null };
      const { holiday, passengers, joined = [] } = booking.accepted;
      const names = travellerNames(seatTravellers(holiday.party), passengers);
      const seated = { holiday, apart: joined.map(({ traveller }) => traveller) };
      return { state: 'SHOWN', seatMap: makeSeatMap(context.shop, seated, cabin, names) };
    },
  },
} satisfies ResolverMap;

/** The bags and the boarding that a booking may have more. */
export async function makeFlightExtrasChange(
  booking: Booking,
  context: GraphContext,
): Promise<FlightExtrasChange> {
  const { shop, flags } = context;
  const { holiday, choices, passengers, joined = [] } = booking.accepted;
  const held = {
    bagsHeld: allBags(choices)?.quantity ?? 0,
    flyingApart: joined.map(({ traveller }) => passengers[traveller - 1]!.firstName),
    hasPriorityBoarding: choices.priority !== null,
  };
  const found = await offerFlightExtras(visitorContext(context), booking, {
    isSold: flags.seatMapsAndPriority,
  });
  if (found.kind === 'refused')
    return {
      ...held,
      refusal: sentenceOf(CHANGING_REFUSALS, found.refusal),
      bagWeight: null,
      bagChoices: [],
      priorityBoarding: null,
      unanswered: [],
    };
  const { bags, priority, unanswered } = found;
  const sale = holiday.sale ?? AT_COST;
  return {
    ...held,
    refusal: null,
    bagWeight: bags?.bag.weightKg ?? null,
    bagChoices: (bags?.choices ?? []).map((quantity) => ({
      quantity,
      total: moneyOf(shop, addedPrice(sale, holdBagsPrice(bags!.bag, quantity))),
    })),
    priorityBoarding: priority && asSold(shop, holiday)(priority.price),
    unanswered: [...unanswered],
  };
}
