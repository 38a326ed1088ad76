/** The winner of a hotel in full: which flights, board and plans make its lead price (README: ties). */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { isoDate } from '#domain/dates.ts';
import { NONE } from './columns.ts';
import { legFilters, legVariants, type LegFilters } from './flight-variants.ts';
import { flightsOf, packageCharge, routePairs, type FlightTable } from './flight-table.ts';
import { legPrice } from './legs.ts';
import { entryOf, slotOf, type Query } from './query.ts';
import { roomsFor, type RoomPlan } from './room-plans.ts';
import { taxOf, type TaxSlots } from './taxes.ts';
import type { Offer } from '../offer.ts';

type FlightPair = { readonly out: number; readonly back: number };
type Stay = { readonly board: number; readonly plans: readonly RoomPlan[]; readonly price: number };
type Candidate = { readonly stay: Stay; readonly pair: FlightPair | undefined; readonly checkIn: number };

/**
 * The offer of `hotel` at `total` pence on one departure day and number of nights (positions in the query), if there is one:
 * lowest outbound and inbound series, first board, lowest plan ids.
 */
export function offerOn(query: Query, hotel: number, total: number, table: FlightTable, taxes: TaxSlots | undefined, day: number, night: number): Offer | undefined {
  const found = findCandidate(query, hotel, total, table, taxes, day, night);
  return found && makeOffer(query, hotel, total, found, day, query.nights[night]!);
}

/** Among the arrival offsets of a day and nights: the lowest series. */
function findCandidate(query: Query, hotel: number, total: number, table: FlightTable, taxes: TaxSlots | undefined, day: number, night: number): Candidate | undefined {
  let best: Candidate | undefined;
  for (let offset = 0; offset < query.offsets; offset += 1) {
    const flights = flightsOf(table, entryOf(query, day, night, offset));
    if (flights >= NONE) continue;
    const checkIn = query.firstDay + day + offset;
    const slot = slotOf(query, day + offset, night);
    const stay = staysOf(query, hotel, checkIn, query.nights[night]!).find(({ price }) => price + taxOf(taxes, slot, price) + flights === total);
    if (!stay) continue;
    const pair = query.packages ? findPair(query, hotel, query.firstDay + day, offset, query.nights[night]!, flights) : undefined;
    if (!best || comparePairs(query, pair, best.pair) < 0) best = { stay, pair, checkIn };
  }
  return best;
}

/** Stays of a hotel by board, each room in its cheapest plan, under the board, refund and adapted-room filters of the query. */
function staysOf({ index, party, boards, criteria: { filters } }: Query, hotel: number, checkIn: number, nights: number): Stay[] {
  return [...BOARD_CODES.keys()].filter((board) => ((boards >> board) & 1) === 1).flatMap((board) => {
    const plans = party.map((room, i) => roomsFor(index, hotel, room, party.length, checkIn, nights)
      .filter((plan) => plan.board === board && (plan.refundable || !filters.freeCancellation) && plan.adapted === (filters.adaptedRoom && i === 0))
      .reduce<RoomPlan | undefined>((best, plan) => (best && (best.price < plan.price || (best.price === plan.price && best.planId < plan.planId)) ? best : plan), undefined));
    return plans.every((plan) => plan !== undefined) ? [{ board, plans, price: plans.reduce((sum, { price }) => sum + price, 0) }] : [];
  });
}

function findPair(query: Query, hotel: number, day: number, offset: number, nights: number, price: number): FlightPair {
  const { columns, facts } = query.index;
  const filters = legFilters(query.index, query.criteria.filters);
  const pairs = facts.airportSets[columns.hotelAirportSet[hotel]!]!.flatMap((arrival) => routePairs(query, arrival)).flatMap(({ out, back }) => {
    const ways = legsOf(query, filters, out, day, false).filter((leg) => columns.seriesOffset[leg.series] === offset);
    const returns = legsOf(query, filters, back, day + offset + nights, true);
    return ways.flatMap((way) => returns.filter((leg) => pairPrice(way, leg) + packageCharge(query) === price).map((leg) => ({ out: way.series, back: leg.series })));
  });
  return pairs.reduce((best, pair) => (comparePairs(query, pair, best) < 0 ? pair : best));
}

/** `bothWays`: what it costs beside a leg by the same carrier. */
type Leg = { readonly series: number; readonly carrier: number; readonly price: number; readonly bothWays: number };

const pairPrice = (way: Leg, home: Leg): number => (way.carrier === home.carrier ? way.bothWays + home.bothWays : way.price + home.price);

function legsOf(query: Query, filters: LegFilters, route: number, day: number, inbound: boolean): Leg[] {
  const { routeStart, seriesCarrier } = query.index.columns;
  return Array.from({ length: routeStart[route + 1]! - routeStart[route]! }, (_, i) => routeStart[route]! + i)
    .filter((series) => (legVariants(query.index, filters, series, inbound) & 1) === 1)
    .map((series) => ({ series, carrier: seriesCarrier[series]!, price: legPrice(query, series, day, false), bothWays: legPrice(query, series, day, true) }))
    .filter(({ price }) => price < NONE);
}

function comparePairs({ index: { columns: { seriesId } } }: Query, a: FlightPair | undefined, b: FlightPair | undefined): number {
  return a && b ? seriesId[a.out]! - seriesId[b.out]! || seriesId[a.back]! - seriesId[b.back]! : 0;
}

function makeOffer({ index: { columns }, party, firstDay }: Query, hotel: number, total: number, { stay, pair, checkIn }: Candidate, day: number, nights: number): Offer {
  const hotelId = columns.hotelId[hotel]!;
  return {
    hotelId,
    hotelQuote: { hotelId, checkIn: isoDate(checkIn), nights, party, planIds: stay.plans.map(({ planId }) => planId) },
    flightQuote: pair && {
      outbound: { seriesId: columns.seriesId[pair.out]!, date: isoDate(firstDay + day) },
      inbound: { seriesId: columns.seriesId[pair.back]!, date: isoDate(checkIn + nights) },
    },
    board: BOARD_CODES[stay.board]!,
    roomPrices: stay.plans.map(({ price }) => price),
    total,
  };
}
