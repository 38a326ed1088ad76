/** The ways to fly a party to a hotel and home again, priced. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { agentFees, flightsPrice } from '#domain/holiday/price.ts';
import type { FlightQuote } from '#domain/holiday/quote-id.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { flyingSeries } from './engine/flying-series.ts';
import { legFares } from './price-input.ts';
import type { SearchIndex } from './search-index.ts';

export type FlightPair = {
  /** Departure airport. */
  readonly origin: string;
  readonly flights: FlightQuote;
  readonly checkIn: IsoDate;
  /** Pence for the party, fees included. */
  readonly price: number;
};

/** Every pair out on `date` and home after `nights` with seats for the party; `origins`: departure airports, empty = any. */
export function flightPairs(index: SearchIndex, hotelId: number, party: Party, origins: readonly string[], date: IsoDate, nights: number): FlightPair[] {
  const heads = headsOf(party);
  return flyingSeries(index, hotelId, origins, date, heads.paying).flatMap(({ seriesId, arrivalOffset, backFrom }) => {
    const checkIn = addDays(date, arrivalOffset);
    const outbound = { seriesId, date };
    const home = addDays(checkIn, nights);
    return backFrom(home).map((back) => {
      const flights = { outbound, inbound: { seriesId: back, date: home } };
      const legs = legFares(index, flights);
      return { origin: originOf(index, seriesId), flights, checkIn, price: flightsPrice(legs, heads) + agentFees(legs, heads.paying) };
    });
  });
}

/** The cheapest pair of each check-in day, lowest series ids among equals. */
export function cheapestPairs(pairs: readonly FlightPair[]): FlightPair[] {
  const byCheckIn = Map.groupBy(pairs, ({ checkIn }) => checkIn);
  return [...byCheckIn.values()].map((same) => same.reduce((best, pair) => (pair.price < best.price || (pair.price === best.price && compareFlights(pair.flights, best.flights) < 0) ? pair : best)));
}

export const compareFlights = (a: FlightQuote, b: FlightQuote): number => a.outbound.seriesId - b.outbound.seriesId || a.inbound.seriesId - b.inbound.seriesId;

/** Departure airport of an outbound series that the index has. */
export function originOf({ seriesAt, columns: { seriesRoute, routeOrigin }, facts }: SearchIndex, seriesId: number): string {
  return facts.airports[routeOrigin[seriesRoute[seriesAt.get(seriesId)!]!]!]!;
}
