/**
 * The top offer of a hotel in full: which flights, board and plans make its lead price (README:
 * ties). Read plan by plan, without the hot loops, so that it checks them.
 */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { stayPrice } from '#domain/catalogue/occupancy.ts';
import { isoDate } from '#domain/dates.ts';
import { withBags, type FlightQuote, type HotelQuote } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';
import { pairFinder, type SeriesPair } from './flights/cheapest-pair.ts';
import { roomsPrice, roomsIn, type RoomsInCell } from './hotels/cell-prices.ts';
import { costsOf, type HotelCosts } from './hotels/costs.ts';
import { stayRows, type StayRows } from './hotels/stay-rows.ts';
import { taxOf, type StayTaxes } from './hotels/taxes.ts';
import { CLOSED } from './memory/columns.ts';
import { checkInDays, type Query } from './query.ts';

/** A holiday by its identity and its price in pence for the whole party. */
export type Offer = {
  readonly hotelId: number;
  readonly hotelQuote: HotelQuote;
  /** Undefined for hotel-only. */
  readonly flightQuote: FlightQuote | undefined;
  readonly board: BoardCode;
  /** Per room, in the party's order. */
  readonly roomPrices: readonly Pence[];
  readonly total: Pence;
};

type Candidate = {
  readonly rooms: RoomsInCell;
  readonly stay: number;
  /** Undefined for hotel-only. */ readonly pair: SeriesPair | undefined;
  /** Days from the first departure day. */ readonly departure: number;
};
/** What the top offers of a query share: by stay its cheapest flights and its rows. */
type Shared = {
  readonly pairOf: ReturnType<typeof pairFinder>;
  readonly rowsOf: (stay: number) => StayRows | undefined;
};

/** The offer of a hotel at its lead price in pence; thrown when there is none, which is a bug. */
export type FindOffer = (hotel: number, total: number) => Offer;

/** Finds the offers of a query's results. */
export function offerFinder(query: Query): FindOffer {
  const {
    columns: { hotelAirportSet, hotelId },
  } = query.index;
  const {
    tables: { tableOf },
    taxesOf,
  } = costsOf(query, 'asked');
  const shared = sharedBy(query);
  return (hotel, total) => {
    const offer = offerOf(query, shared, hotel, total, {
      table: tableOf(hotelAirportSet[hotel]!),
      taxes: taxesOf(hotel),
    });
    if (!offer)
      throw new Error(
        `hotel ${hotelId[hotel]}: no holiday at ${total} pence, although the engine found one`,
      );
    return offer;
  };
}

function sharedBy(query: Query): Shared {
  const { index, firstDay, nights } = query;
  const days = checkInDays(query);
  const rows: (StayRows | undefined)[] = [];
  return {
    pairOf: pairFinder(query),
    rowsOf: (stay) =>
      (rows[stay] ??= stayRows(index, firstDay + (stay % days), nights[Math.floor(stay / days)]!)),
  };
}

/**
 * The offer of `hotel` at `total` pence, if there is one: earliest departure, fewest nights, lowest
 * outbound and inbound series, first board, lowest plan ids.
 */
function offerOf(
  query: Query,
  shared: Shared,
  hotel: number,
  total: number,
  costs: HotelCosts,
): Offer | undefined {
  const days = checkInDays(query);
  let best: Candidate | undefined;
  for (let stay = 0; stay < costs.table.prices.length; stay += 1) {
    if (best && (stay % days) - (query.offsets - 1) > best.departure) continue;
    const rooms = roomsAt(query, shared, hotel, stay, costs, total);
    const candidate = rooms && candidateOf(query, shared, rooms, stay, costs);
    if (candidate && (!best || compareCandidates(query, candidate, best) < 0)) best = candidate;
  }
  return best && makeOffer(query, hotel, total, best);
}

/** The same for one stay alone. */
export function offerAt(
  query: Query,
  hotel: number,
  total: number,
  stay: number,
  costs: HotelCosts,
): Offer | undefined {
  const shared = sharedBy(query);
  const rooms = roomsAt(query, shared, hotel, stay, costs, total);
  return rooms && makeOffer(query, hotel, total, candidateOf(query, shared, rooms, stay, costs));
}

/** For hotel-only, check-in is the departure. */
function candidateOf(
  query: Query,
  { pairOf }: Shared,
  rooms: RoomsInCell,
  stay: number,
  { table }: HotelCosts,
): Candidate {
  const pair = query.packages ? pairOf(table, stay) : undefined;
  return {
    rooms,
    stay,
    pair,
    departure:
      (stay % checkInDays(query)) - (pair ? query.index.columns.seriesOffset[pair.out]! : 0),
  };
}

/** In order of departure, nights and series. */
function compareCandidates(query: Query, a: Candidate, b: Candidate): number {
  const days = checkInDays(query);
  const { seriesId } = query.index.columns;
  const order = a.departure - b.departure || Math.floor(a.stay / days) - Math.floor(b.stay / days);
  return order !== 0 || !a.pair || !b.pair
    ? order
    : seriesId[a.pair.out]! - seriesId[b.pair.out]! ||
        seriesId[a.pair.back]! - seriesId[b.pair.back]!;
}

/** The first board whose cheapest rooms make the total. */
function roomsAt(
  query: Query,
  { rowsOf }: Shared,
  hotel: number,
  stay: number,
  { table, taxes }: HotelCosts,
  total: number,
): RoomsInCell | undefined {
  const flights = table.prices[stay]!;
  if (flights > total) return undefined;
  const {
    index: {
      columns: { hotelCell, cellBoard },
    },
    boards,
  } = query;
  const rows = rowsOf(stay);
  if (!rows || !mayCost(query, hotel, stay, rows, taxes, total - flights)) return undefined;
  for (let cell = hotelCell[hotel]!; cell < hotelCell[hotel + 1]!; cell += 1) {
    if (((boards >> cellBoard[cell]!) & 1) === 0) continue;
    const price = roomsPrice(query, cell, rows);
    if (price + taxOf(taxes, stay, price) + flights === total) return roomsIn(query, cell, rows);
  }
  return undefined;
}

/**
 * A cheap first look: whether any plan's nights make the total, before boards, terms and rooms are
 * read. True for several rooms.
 */
function mayCost(
  { index: { columns }, party, roomTypes }: Query,
  hotel: number,
  stay: number,
  { start, end }: StayRows,
  taxes: StayTaxes | undefined,
  total: number,
): boolean {
  if (party.length > 1) return true;
  const { hotelPlan, planOccupancy, nightSums } = columns;
  const { factors } = roomTypes[0]!;
  for (let plan = hotelPlan[hotel]!; plan < hotelPlan[hotel + 1]!; plan += 1) {
    const sum = (nightSums[end + plan]! - nightSums[start + plan]!) >>> 0;
    if (sum >= CLOSED) continue;
    const price = stayPrice(sum, factors[planOccupancy[plan]!]!);
    if (price + taxOf(taxes, stay, price) === total) return true;
  }
  return false;
}

function makeOffer(
  query: Query,
  hotel: number,
  total: number,
  { rooms, stay, pair, departure }: Candidate,
): Offer {
  const {
    index: { columns },
    party,
    firstDay,
  } = query;
  const days = checkInDays(query);
  const hotelId = columns.hotelId[hotel]!;
  const checkIn = firstDay + (stay % days);
  const nights = query.nights[Math.floor(stay / days)]!;
  return {
    hotelId,
    hotelQuote: {
      hotelId,
      checkIn: isoDate(checkIn),
      nights,
      party,
      planIds: rooms.plans.map((plan) => columns.planId[plan]!),
    },
    flightQuote:
      pair &&
      withBags(
        {
          outbound: { seriesId: columns.seriesId[pair.out]!, date: isoDate(firstDay + departure) },
          inbound: { seriesId: columns.seriesId[pair.back]!, date: isoDate(checkIn + nights) },
        },
        query.criteria.bags,
      ),
    board: BOARD_CODES[rooms.board]!,
    roomPrices: rooms.prices,
    total,
  };
}
