/** Seats and priority boarding of a basket's flights (FLT-07 to FLT-15). */
import type { Flags } from '#domain/market/flags.ts';
import { refuse } from '#domain/refuse.ts';
import { SEAT_REFUSALS } from '#domain/seats/refusals.ts';
import type { SeatMap } from '#domain/seats/seat-map.ts';
import { seatTravellers } from '#domain/seats/seat-traveller.ts';
import { seatTogether } from '#domain/seats/together.ts';
import type { FlightWay as ApiWay } from '#graphql/generated.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { setPriority } from '#server/basket/basket-extras.ts';
import { priorityFor } from '#server/basket/basket-offers.ts';
import type { Basket } from '#server/basket/basket-record.ts';
import {
  askSeatMap,
  seatedWays,
  seatNames,
  seatStatusOf,
  setSeats,
  type SeatSwitches,
} from '#server/basket/basket-seats.ts';
import { loadBasket } from '#server/basket/basket.ts';
import type { FlightWay } from '#server/basket/flight-seats.ts';
import { unseatedFlights } from '#server/basket/seat-sales.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { absentAnswer, FOUND, refusedAnswer } from '../answer.ts';
import { visitorContext } from '../context.ts';
import { asSold } from '../money.ts';
import { BASKET_ABSENT, makeBasketAnswer } from './basket-answer.ts';

export const flightExtrasResolvers = {
  Query: {
    seatMap: async (_root, { basketId, way: asked }, context) => {
      const theirs = visitorContext(context);
      const basket = await loadBasket(theirs, basketId);
      if (!basket) return absentAnswer(BASKET_ABSENT);
      const way = WAY_OF_API[asked];
      const status = seatStatusOf(basket, switchesOf(context.flags), context.shop.clock());
      const isSold = status !== undefined && status !== 'NOT_AVAILABLE';
      const map =
        isSold && seatedWays(basket).includes(way)
          ? await askSeatMap(theirs, basket, way)
          : undefined;
      return map
        ? {
            ...FOUND,
            seatMap: makeSeatMap(context.shop, basket, map, await seatNames(theirs, basket)),
          }
        : refusedAnswer([refuse(SEAT_REFUSALS, 'seats_unavailable', 'way')]);
    },
  },
  Mutation: {
    setSeats: async (_root, { basketId, way, seats }, context) =>
      makeBasketAnswer(
        await setSeats(
          visitorContext(context),
          basketId,
          { way: WAY_OF_API[way], seats },
          switchesOf(context.flags),
        ),
      ),
    setPriorityBoarding: async (_root, { basketId, chosen }, context) =>
      makeBasketAnswer(
        await setPriority(
          visitorContext(context),
          basketId,
          chosen,
          context.flags.seatMapsAndPriority,
        ),
      ),
  },
} satisfies ResolverMap;

/** What the API tells of them with a basket. */
export const basketFlightExtras = {
  seatMapStatus: (basket, _args, { flags, shop }) =>
    seatStatusOf(basket, switchesOf(flags), shop.clock()) ?? null,
  seatedFlights: (basket, _args, { flags, shop }) =>
    flags.seatMapsAndPriority
      ? seatedWays(basket).map((way) => makeSeatedFlight(shop, basket, way))
      : [],
  unseatedFlights: (basket, _args, { flags }) =>
    flags.seatMapsAndPriority
      ? unseatedFlights(basket).map(({ way, airline, sale }) => ({
          way: apiWayOf(way),
          airline,
          sale,
        }))
      : [],
  priorityBoardingOption: (basket, _args, { flags, shop }) => {
    const offer = flags.seatMapsAndPriority ? priorityFor(basket) : undefined;
    return offer
      ? {
          price: asSold(shop, basket.holiday)(offer.price),
          flightReferences: offer.flightReferences,
          chosen: offer.quoteId === basket.choices.priority?.quoteId,
        }
      : null;
  },
  priorityBoarding: ({ holiday, choices }, _args, { shop }) =>
    choices.priority && asSold(shop, holiday)(choices.priority.price),
} satisfies Pick<
  NonNullable<ResolverMap['Basket']>,
  | 'seatMapStatus'
  | 'seatedFlights'
  | 'unseatedFlights'
  | 'priorityBoardingOption'
  | 'priorityBoarding'
>;

/** The ways of the API, as the shop calls them. */
export const WAY_OF_API: Readonly<Record<ApiWay, FlightWay>> = {
  OUTBOUND: 'outbound',
  INBOUND: 'inbound',
};

const apiWayOf = (way: FlightWay): ApiWay => (way === 'outbound' ? 'OUTBOUND' : 'INBOUND');

/** What the operator says of seats. */
export const switchesOf = ({
  seatMapsAndPriority: isSold,
  compulsorySeatMaps: isCompulsory,
}: Flags): SeatSwitches => ({ isSold, isCompulsory });

function makeSeatedFlight(shop: WebContext, { holiday, choices }: Basket, way: FlightWay) {
  const sold = asSold(shop, holiday);
  return {
    way: apiWayOf(way),
    flightNumber: holiday.flights![way].flightNumber,
    seats: (choices.seats?.[way] ?? []).map(({ seat, price }) => ({ seat, price: sold(price) })),
  };
}

/**
 * A cabin with who is to be seated in it, at the rate of what was sold; `apart` are the numbers of
 * those who fly by bookings of their own.
 */
export function makeSeatMap(
  shop: WebContext,
  { holiday, apart }: Pick<Basket, 'holiday'> & { readonly apart?: readonly number[] },
  map: SeatMap,
  names: readonly string[],
) {
  const sold = asSold(shop, holiday);
  const travellers = seatTravellers(holiday.party, apart);
  const together = seatTogether(map, travellers);
  return {
    columns: map.columns,
    rows: map.rows.map((row) => ({ ...row, price: sold(row.price) })),
    travellers: travellers.map(({ age, holdsInfant }, i) => ({
      name: names[i]!,
      age: age ?? null,
      holdsInfant,
    })),
    together: together && { seats: together.seating, price: sold(together.price) },
  };
}
