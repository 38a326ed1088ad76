/**
 * Criteria as the engine runs them: day numbers, bit masks, sets of hotels, factors of each room.
 */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { occupancyFactor } from '#domain/catalogue/occupancy.ts';
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import { headsOf, makeParty, type Heads, type Party, type Room } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { airportsIn } from '#server/catalogue/groups.ts';
import { BLOCK_STAYS } from './kernel/limits.ts';
import { RING_DAYS } from './memory/days.ts';
import { findUniverse, type Universe } from './memory/find-hotels.ts';
import type { SearchIndex } from './search-index.ts';

/** Rooms that sleep the same people, and their factor /128 per occupancy template. */
export type RoomType = {
  readonly room: Room;
  readonly count: number;
  readonly factors: Int32Array;
};

export type Query = {
  readonly index: SearchIndex;
  readonly criteria: Criteria;
  readonly packages: boolean;
  readonly party: Party;
  readonly heads: Heads;
  /** The first is the kind of room 1. */
  readonly roomTypes: readonly RoomType[];
  /** The kind of each room, in the party's order. */
  readonly typeOfRoom: readonly number[];
  /** First departure (check-in for hotel-only) day and how many days. */
  readonly firstDay: number;
  readonly days: number;
  /** Ascending. */
  readonly nights: readonly number[];
  /** Arrival day offsets that are looked at: 0 to offsets - 1. */
  readonly offsets: number;
  /** Board bits; all when there is no filter. */
  readonly boards: number;
  /** A refundable room is asked for; room 1 is to be adapted. */
  readonly refundable: boolean;
  readonly adapted: boolean;
  /** Indexes of departure airports; undefined = any. */
  readonly airports: ReadonlySet<number> | undefined;
} & Universe;

/**
 * Stays of a query, each a check-in day (from the first departure day) and a number of nights; all
 * days of the fewest nights first.
 */
export const checkInDays = ({ days, offsets }: Query): number => days + offsets - 1;
export const stayCount = (query: Query): number =>
  query.days === 0 ? 0 : checkInDays(query) * query.nights.length;
export const stayOf = (query: Query, day: number, night: number): number =>
  night * checkInDays(query) + day;

/** Words of a bit for each stay. */
export const blockCount = (query: Query): number => Math.ceil(stayCount(query) / BLOCK_STAYS);

/** `today` bounds the departures (DATE-08, DATE-09). */
export function makeQuery(index: SearchIndex, criteria: Criteria, today: IsoDate): Query {
  const packages = criteria.searchType !== 'UNKNOWN';
  const { filters } = criteria;
  return {
    index,
    criteria,
    packages,
    party: criteria.party,
    heads: headsOf(criteria.party),
    ...roomTypesOf(index, criteria.party),
    ...departureDays(index, criteria, today),
    nights:
      criteria.nights.length === 1
        ? criteria.nights
        : [...new Set(criteria.nights)].toSorted((a, b) => a - b),
    offsets: packages ? index.facts.maxArrivalOffset + 1 : 1,
    boards:
      filters.board.reduce((bits, board) => bits | (1 << BOARD_CODES.indexOf(board)), 0) ||
      (1 << BOARD_CODES.length) - 1,
    refundable: filters.freeCancellation,
    adapted: filters.adaptedRoom,
    airports:
      criteria.departureAirports.length === 0
        ? undefined
        : knownOf(airportsIn(criteria.departureAirports), index.airportAt),
    ...findUniverse(index, criteria),
  };
}

/** Departure days of criteria within what may be sold and what the index holds. */
function departureDays(
  { facts }: SearchIndex,
  criteria: Criteria,
  today: IsoDate,
): { firstDay: number; days: number } {
  const start = dayNumber(criteria.departureDate);
  const end = dayNumber(criteria.departureRangeEndDate);
  const slack = start === end ? criteria.flexibility : 0;
  const from = dayNumber(today);
  const firstDay = Math.max(start - slack, from + EARLIEST_DEPARTURE_DAYS, facts.firstDay);
  const lastDay = Math.min(
    end + slack,
    from + LATEST_DEPARTURE_DAYS,
    facts.firstDay + RING_DAYS - 1,
  );
  return { firstDay, days: Math.max(0, lastDay - firstDay + 1) };
}

function roomTypesOf(index: SearchIndex, party: Party): Pick<Query, 'roomTypes' | 'typeOfRoom'> {
  const texts: string[] = [];
  const roomTypes: { room: Room; count: number; factors: Int32Array }[] = [];
  const typeOfRoom = party.map((room) => {
    const text = makeParty([room]);
    const known = texts.indexOf(text);
    if (known < 0)
      return (
        roomTypes.push({ room, count: 1, factors: factorsOf(index, text, room) }) &&
        texts.push(text) - 1
      );
    roomTypes[known]!.count += 1;
    return known;
  });
  return { roomTypes, typeOfRoom };
}

const MOST_PARTIES = 2_000;

function factorsOf({ caches, facts }: SearchIndex, text: string, room: Room): Int32Array {
  if (caches.factors.size > MOST_PARTIES) caches.factors.clear();
  return caches.factors.getOrInsertComputed(text, () =>
    Int32Array.from(facts.occupancies, (occupancy) => occupancyFactor(occupancy, room)),
  );
}

const knownOf = (ids: readonly string[], at: ReadonlyMap<string, number>): Set<number> =>
  new Set(ids.map((id) => at.get(id)).filter((position) => position !== undefined));
