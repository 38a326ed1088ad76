/** The units (read-stable) that an answer was read from. */
import { hotelsOf, nextHotel } from './memory/hotel-sets.ts';
import { routePairs } from './memory/route-pairs.ts';
import type { Offer } from './offer.ts';
import type { Query } from './query.ts';
import { isNewer, isStill, type Epoch } from './read-stable.ts';
import type { SearchIndex } from './search-index.ts';

export type Scope = { readonly hotels: Iterable<number>; readonly routes: Iterable<number> };

/** A set of hotels (hotel-options), and the routes that a query asks for to any of them. */
export function scopeOfQuery(query: Query, set: Int32Array): Scope {
  const {
    columns: { hotelAirportSet, hotelCostGroupEnd },
    facts,
  } = query.index;
  const hotels = { [Symbol.iterator]: () => hotelsOf(set) };
  const routes = {
    *[Symbol.iterator]() {
      if (!query.packages) return;
      const airports = new Set<number>();
      for (
        let hotel = nextHotel(set, 0, facts.hotels);
        hotel < facts.hotels;
        hotel = nextHotel(set, hotelCostGroupEnd[hotel]!, facts.hotels)
      ) {
        for (const airport of facts.airportSets[hotelAirportSet[hotel]!]!) airports.add(airport);
      }
      for (const airport of airports)
        for (const { out, back } of routePairs(query, airport)) yield* [out, back];
    },
  };
  return { hotels, routes };
}

/** Some hotels, and all routes to them. */
export function scopeOf(
  { columns: { hotelAirportSet }, facts, pairsTo }: SearchIndex,
  hotels: readonly number[],
): Scope {
  const routes = {
    *[Symbol.iterator]() {
      for (const set of new Set(hotels.map((hotel) => hotelAirportSet[hotel]!))) {
        for (const arrival of facts.airportSets[set]!)
          for (const { out, back } of pairsTo[arrival]!) yield* [out, back];
      }
    },
  };
  return { hotels, routes };
}

/** What offers are sold from: their hotels, and the routes of their flights. */
export function scopeOfOffers(
  { columns: { seriesRoute }, hotelAt, seriesAt }: SearchIndex,
  offers: readonly Offer[],
): Scope {
  const routeOf = ({ seriesId }: { readonly seriesId: number }): number =>
    seriesRoute[seriesAt.get(seriesId)!]!;
  return {
    hotels: offers.map(({ hotelId }) => hotelAt.get(hotelId)!),
    routes: offers.flatMap(({ flightQuote: flights }) =>
      flights ? [routeOf(flights.outbound), routeOf(flights.inbound)] : [],
    ),
  };
}

/** Whether any of it was written after `epoch` or is being written. */
export function isMoved(index: SearchIndex, { hotels, routes }: Scope, epoch: Epoch): boolean {
  if (isStill(index, epoch)) return false;
  const { hotelVersion, routeVersion } = index.columns;
  for (const hotel of hotels) if (isNewer(hotelVersion, hotel, hotel + 1, epoch)) return true;
  for (const route of routes) if (isNewer(routeVersion, route, route + 1, epoch)) return true;
  return false;
}
