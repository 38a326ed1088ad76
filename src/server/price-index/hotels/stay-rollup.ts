/**
 * The roll-up of calendars: cheapest stays with their local tax of groups and bundles of hotels
 * (stay-groups), by check-in day. Cached by party, plans and nights in chunks of days, so that the
 * next calendar like it, whatever its places and dates, prices only groups that were written
 * since.
 */
import { makeParty } from '#domain/party.ts';
import { NO_PRICE } from '../memory/columns.ts';
import { RING_DAYS } from '../memory/days.ts';
import { hotelsOf } from '../memory/hotel-sets.ts';
import { keep } from '../memory/lru-cache.ts';
import { stayCount, type Query } from '../query.ts';
import { closeRead, epochOf, isNewer, isStill, readStable, type Epoch } from '../read-stable.ts';
import type { IndexCaches } from '../search-index.ts';
import { priceLeastStays } from './least-stays.ts';
import { coverOf, stayGroups, type Cover, type Group } from './stay-groups.ts';
import { taxOf, taxTables } from './taxes.ts';

/**
 * Pence of the cheapest stays of `hotels` with their tax by [nights][check-in day], for each
 * airport set; NO_PRICE where there is none. `query`: hotel-only.
 */
export function cheapestStays(query: Query, hotels: Int32Array): Map<number, Int32Array> {
  const {
    index,
    index: {
      columns: { hotelAirportSet },
    },
    days,
  } = query;
  const bySet = new Map<number, Int32Array>();
  const leastAt = (hotel: number): Int32Array =>
    bySet.getOrInsertComputed(hotelAirportSet[hotel]!, () =>
      new Int32Array(stayCount(query)).fill(NO_PRICE),
    );
  const cover = coverOf(index, hotels);
  const { groups, bundles } = stayGroups(index);
  const units = [...cover.groups, ...cover.bundles.map((bundle) => groups.length + bundle)];
  const least = units.map((unit) =>
    leastAt(groups[bundles[unit - groups.length]?.[0] ?? unit]!.first),
  );
  const { chunks, from } = units.length > 0 ? currentChunks(query, cover) : { chunks: [], from: 0 };
  chunks.forEach((byNights, c) => {
    const at = from + c * CHUNK_DAYS;
    const start = Math.max(0, -at);
    const count = Math.min(CHUNK_DAYS, days - at) - start;
    byNights.forEach(({ rows }, night) => {
      for (let i = 0; i < units.length; i += 1)
        lower(least[i]!, night * days + at + start, rows, units[i]! * CHUNK_DAYS + start, count);
    });
  });
  priceSettled(query, cover.parts, (i, stayPrices) =>
    lower(leastAt(cover.parts[i]!.first), 0, stayPrices, 0, stayPrices.length),
  );
  return bySet;
}

/**
 * Visits each hotel with its cheapest stays, as cheapestStays computes them; the array is used
 * again. Nothing is kept.
 */
export function eachHotelStays(
  query: Query,
  hotels: Int32Array,
  visit: (hotel: number, stayPrices: Int32Array) => void,
): void {
  const groups = Array.from(hotelsOf(hotels), (hotel) => ({ first: hotel, end: hotel + 1 }));
  priceSettled(query, groups, (i, stayPrices) => visit(groups[i]!.first, stayPrices));
}

/** Lowers least[at + i] to rows[row + i] for i below `count`. */
export function lower(
  least: Int32Array,
  at: number,
  rows: Int32Array,
  row: number,
  count: number,
): void {
  for (let i = 0; i < count; i += 1)
    if (rows[row + i]! < least[at + i]!) least[at + i] = rows[row + i]!;
}

/** Divides the days of the index. */
const CHUNK_DAYS = 48;

/** [groups, then bundles][check-in day]. */
type Cached = {
  readonly words: number;
  readonly rows: Int32Array;
  readonly isMade: Uint8Array;
  readonly epochs: Int32Array;
};

/** 32 MB a thread. */
const MOST_WORDS = 8 << 20;

const cachesOf = new WeakMap<IndexCaches, Map<string, Cached>>();

/**
 * What is kept of a chunk and number of nights; pages of memory that are never written cost
 * nothing.
 */
function cacheFor(
  { index, party, boards, refundable, adapted }: Query,
  firstDay: number,
  nights: number,
): Cached {
  const { groups, bundles } = stayGroups(index);
  const units = groups.length + bundles.length;
  const words = units * CHUNK_DAYS;
  const key = `${makeParty(party)} ${boards} ${refundable} ${adapted} ${nights} ${firstDay}`;
  return keep(
    cachesOf.getOrInsertComputed(index.caches, () => new Map()),
    MOST_WORDS,
    key,
    () => ({
      words,
      rows: new Int32Array(words),
      isMade: new Uint8Array(units),
      epochs: new Int32Array(units),
    }),
  );
}

/**
 * What is kept of a query's check-in days, [chunk][nights], brought up to date for a cover; `from`:
 * the first chunk's first day in the query.
 */
function currentChunks(
  query: Query,
  cover: Cover,
): { readonly chunks: readonly (readonly Cached[])[]; readonly from: number } {
  const { facts } = query.index;
  const first = query.firstDay - facts.firstDay;
  const from = -(first % CHUNK_DAYS);
  const end = Math.min(RING_DAYS, first + query.days);
  const chunks = Array.from({ length: Math.ceil((end - first - from) / CHUNK_DAYS) }, (_, c) =>
    query.nights.map((nights) => cacheFor(query, query.firstDay + from + c * CHUNK_DAYS, nights)),
  );
  refresh(query, query.firstDay + from, chunks, cover);
  return { chunks, from };
}

/**
 * Prices what is missing or was written since in one pass: of all chunks from the first to the last
 * that lack anything, for all nights.
 */
function refresh(
  query: Query,
  firstDay: number,
  chunks: readonly (readonly Cached[])[],
  cover: Cover,
): void {
  const { groups, bundles } = stayGroups(query.index);
  const now = epochOf(query.index);
  const isStale = staleness(query, now);
  const lacking = chunks.map((byNights) =>
    byNights.map((kept) => {
      const staleBundles = cover.bundles.filter((bundle) =>
        isStale(kept, groups.length + bundle, bundles[bundle]!),
      );
      return {
        kept,
        staleBundles,
        stale: [...cover.groups, ...staleBundles.flatMap((bundle) => bundles[bundle]!)].filter(
          (group) => isStale(kept, group, [group]),
        ),
      };
    }),
  );
  const isLacking = lacking.map((byNights) => byNights.some(({ stale }) => stale.length > 0));
  const [start, end] = [isLacking.indexOf(true), isLacking.lastIndexOf(true) + 1];
  const stale = [...new Set(lacking.flat().flatMap((one) => one.stale))].sort((a, b) => a - b);
  const part: Query = {
    ...query,
    firstDay: firstDay + start * CHUNK_DAYS,
    days: (end - start) * CHUNK_DAYS,
  };
  priceSettled(
    part,
    stale.map((group) => groups[group]!),
    (i, stayPrices, epoch) => {
      const group = stale[i]!;
      for (let c = start; c < end; c += 1) {
        chunks[c]!.forEach(({ rows, isMade, epochs }, night) => {
          const at = night * part.days + (c - start) * CHUNK_DAYS;
          rows.set(stayPrices.subarray(at, at + CHUNK_DAYS), group * CHUNK_DAYS);
          isMade[group] = 1;
          epochs[group] = epoch;
        });
      }
    },
  );
  for (const {
    kept: { rows, isMade, epochs },
    staleBundles,
  } of lacking.flat()) {
    for (const bundle of staleBundles) {
      const unit = groups.length + bundle;
      rows.fill(NO_PRICE, unit * CHUNK_DAYS, (unit + 1) * CHUNK_DAYS);
      for (const group of bundles[bundle]!)
        lower(rows, unit * CHUNK_DAYS, rows, group * CHUNK_DAYS, CHUNK_DAYS);
      isMade[unit] = 1;
      epochs[unit] = now;
    }
  }
}

/**
 * Whether what is kept of a group or bundle, made of some groups, is missing or older than these;
 * if not, it holds until now.
 */
function staleness(
  {
    index,
    index: {
      columns: { hotelVersion },
    },
  }: Query,
  now: Epoch,
): (kept: Cached, unit: number, own: readonly number[]) => boolean {
  const { groups } = stayGroups(index);
  return ({ isMade, epochs }, unit, own) => {
    if (
      isMade[unit] === 0 ||
      (epochs[unit] !== now &&
        own.some((group) =>
          isNewer(hotelVersion, groups[group]!.first, groups[group]!.end, epochs[unit]!),
        ))
    )
      return true;
    epochs[unit] = now;
    return false;
  };
}

/** Least stays of groups with their tax; those that were written meanwhile are priced again. */
function priceSettled(
  query: Query,
  groups: readonly Group[],
  put: (group: number, stayPrices: Int32Array, epoch: number) => void,
): void {
  if (groups.length === 0) return;
  const { index } = query;
  const taxesOf = taxTables(query);
  let left = groups.map((_, i) => i);
  const priceLeft = (epoch: Epoch): void => {
    const moved: number[] = [];
    priceLeastStays(
      query,
      left.map((i) => groups[i]!),
      (position, stayPrices) => {
        const i = left[position]!;
        const { first, end } = groups[i]!;
        closeRead();
        if (isNewer(index.columns.hotelVersion, first, end, epoch)) {
          moved.push(i);
          return;
        }
        const taxes = taxesOf(first);
        if (taxes)
          for (let stay = 0; stay < stayPrices.length; stay += 1)
            if (stayPrices[stay]! < NO_PRICE)
              stayPrices[stay]! += taxOf(taxes, stay, stayPrices[stay]!);
        put(i, stayPrices, epoch);
      },
    );
    left = moved;
  };
  readStable(index, (epoch) => left.length === 0 || isStill(index, epoch), priceLeft);
}
