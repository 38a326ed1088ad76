/** Criteria as the engine runs them: day numbers, bit masks, hotel ranges, factors of each room. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { facilityBits } from '#domain/catalogue/facilities.ts';
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import { occupancyFactor } from '#domain/catalogue/occupancy.ts';
import { headsOf, makeParty, type Heads, type Party, type Room } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { RING_DAYS } from './columns.ts';
import { findUniverse } from './universe.ts';
import type { SearchIndex } from '../search-index.ts';

/** Rooms that sleep the same people, and their factor /128 per occupancy template. */
export type RoomType = { readonly room: Room; readonly count: number; readonly factors: Int32Array };

export type Query = {
  readonly index: SearchIndex;
  readonly criteria: Criteria;
  readonly packages: boolean;
  readonly party: Party;
  readonly heads: Heads;
  readonly roomTypes: readonly RoomType[];
  /** First departure (check-in for hotel-only) day and how many days. */
  readonly firstDay: number;
  readonly days: number;
  /** Ascending. */
  readonly nights: readonly number[];
  /** Arrival day offsets that are looked at: 0 to offsets - 1. */
  readonly offsets: number;
  /** Board bits; all when there is no filter. */
  readonly boards: number;
  /** Indexes of departure airports; undefined = any. */
  readonly airports: ReadonlySet<number> | undefined;
  /** 1 for each hotel that is searched whatever its static filters say. */
  readonly universe: Uint8Array;
  readonly starBits: number;
  /** Tenths; 0 = any. */
  readonly review: number;
  readonly facilities: number;
  /** Place indexes; undefined = no filter. */
  readonly areas: readonly number[] | undefined;
};

/** An entry is a departure day, a number of nights and an arrival offset, in that order; a slot is a check-in day and a number of nights. */
export const entryOf = ({ nights, offsets }: Query, day: number, night: number, offset: number): number => (day * nights.length + night) * offsets + offset;
export const slotOf = ({ nights }: Query, checkIn: number, night: number): number => checkIn * nights.length + night;
export const entryCount = ({ days, nights, offsets }: Query): number => days * nights.length * offsets;
export const slotCount = ({ days, nights, offsets }: Query): number => (days + offsets - 1) * nights.length;

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
    roomTypes: roomTypesOf(index, criteria.party),
    ...departureDays(index, criteria, today),
    nights: [...new Set(criteria.nights)].toSorted((a, b) => a - b),
    offsets: packages ? index.facts.maxArrivalOffset + 1 : 1,
    boards: filters.board.reduce((bits, board) => bits | (1 << BOARD_CODES.indexOf(board)), 0) || (1 << BOARD_CODES.length) - 1,
    airports: criteria.departureAirports.length === 0 ? undefined : knownOf(criteria.departureAirports, index.airportAt),
    universe: findUniverse(index, criteria),
    starBits: filters.stars.reduce((bits, stars) => bits | (1 << stars), 0) || ~0,
    review: Math.round((filters.review ?? 0) * 10),
    facilities: facilityBits(filters.facilities),
    areas: filters.areas.length === 0 ? undefined : [...knownOf(filters.areas, index.placeAt)],
  };
}

/** Departure days of criteria within what may be sold and what the index holds. */
function departureDays({ facts }: SearchIndex, criteria: Criteria, today: IsoDate): { firstDay: number; days: number } {
  const start = dayNumber(criteria.departureDate);
  const end = dayNumber(criteria.departureRangeEndDate);
  const slack = start === end ? criteria.flexibility : 0;
  const firstDay = Math.max(start - slack, dayNumber(today) + EARLIEST_DEPARTURE_DAYS, facts.firstDay);
  const lastDay = Math.min(end + slack, dayNumber(today) + LATEST_DEPARTURE_DAYS, facts.firstDay + RING_DAYS - 1);
  return { firstDay, days: Math.max(0, lastDay - firstDay + 1) };
}

function roomTypesOf(index: SearchIndex, party: Party): RoomType[] {
  const byText = Map.groupBy(party, (room) => makeParty([room]));
  return Array.from(byText, ([text, rooms]) => ({ room: rooms[0]!, count: rooms.length, factors: factorsOf(index, text, rooms[0]!) }));
}

const MOST_PARTIES = 2_000;

function factorsOf({ caches, facts }: SearchIndex, text: string, room: Room): Int32Array {
  if (caches.factors.size > MOST_PARTIES) caches.factors.clear();
  return caches.factors.getOrInsertComputed(text, () => Int32Array.from(facts.occupancies, (occupancy) => occupancyFactor(occupancy, room)));
}

const knownOf = (ids: readonly string[], at: ReadonlyMap<string, number>): Set<number> =>
  new Set(ids.map((id) => at.get(id)).filter((position) => position !== undefined));
