/** The ways to fly a party to a hotel and home again, priced. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { legBagsPrice } from '#domain/holiday/hold-bags.ts';
import { agentFees, flightsPrice } from '#domain/holiday/price.ts';
import { withBags, type FlightQuote } from '#domain/holiday/quote-id.ts';
import { headsOf, type Heads, type Party } from '#domain/party.ts';
import { flyingSeries } from '#server/price-index/flying-series.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { legFares, type ListedLeg } from './result/price-input.ts';

export type FlightPair = {
  /** Departure airport. */
  readonly origin: string;
  readonly flights: FlightQuote;
  readonly checkIn: IsoDate;
  /** Pence for the party, fees and hold bags included. */
  readonly price: number;
};

/** How a party flies: from these departure airports (empty = any), with so many hold bags. */
export type FlightWish = { readonly origins: readonly string[]; readonly bags: number };

/** Every pair out on `date` and home after `nights` with seats for the party. */
export function flightPairs(
  index: SearchIndex,
  hotelId: number,
  party: Party,
  { origins, bags }: FlightWish,
  date: IsoDate,
  nights: number,
): FlightPair[] {
  const heads = headsOf(party);
  return flyingSeries(index, hotelId, origins, date, heads.paying).flatMap(
    ({ seriesId, arrivalOffset, backFrom }) => {
      const checkIn = addDays(date, arrivalOffset);
      const outbound = { seriesId, date };
      const home = addDays(checkIn, nights);
      return backFrom(home).map((back) => {
        const flights = withBags({ outbound, inbound: { seriesId: back, date: home } }, bags);
        const legs = legFares(index, flights);
        return {
          origin: originOf(index, seriesId),
          flights,
          checkIn,
          price: pairPrice(legs, heads, bags),
        };
      });
    },
  );
}

const pairPrice = (legs: readonly ListedLeg[], heads: Heads, bags: number): number =>
  flightsPrice(legs, heads) +
  agentFees(legs, heads.paying) +
  legs.reduce((sum, leg) => sum + legBagsPrice(leg, bags, heads.paying), 0);

/** The cheapest pair of each check-in day, lowest series ids among equals. */
export function cheapestPairs(pairs: readonly FlightPair[]): FlightPair[] {
  const byCheckIn = Map.groupBy(pairs, ({ checkIn }) => checkIn);
  return [...byCheckIn.values()].map((same) =>
    same.reduce((best, pair) =>
      pair.price < best.price ||
      (pair.price === best.price && compareFlights(pair.flights, best.flights) < 0)
        ? pair
        : best,
    ),
  );
}

export const compareFlights = (a: FlightQuote, b: FlightQuote): number =>
  a.outbound.seriesId - b.outbound.seriesId || a.inbound.seriesId - b.inbound.seriesId;

/** Departure airport of an outbound series that the index has. */
export function originOf(
  { seriesAt, columns: { seriesRoute, routeOrigin }, facts }: SearchIndex,
  seriesId: number,
): string {
  return facts.airports[routeOrigin[seriesRoute[seriesAt.get(seriesId)!]!]!]!;
}
