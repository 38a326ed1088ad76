/**
 * The roll-up of calendars: cheapest stays with their local tax of groups and bundles of hotels (stay-groups), by check-in day. Kept by party,
 * plans and nights in chunks of days, so that the next calendar like it, whatever its places and dates, prices only groups that were written since.
 */
import { makeParty } from '#domain/party.ts';
import { NONE, RING_DAYS } from './columns.ts';
import { closeRead, epochOf, isNewer, isStill, settle, type Epoch } from './index-lock.ts';
import { keep } from './keep.ts';
import { leastStays } from './least-stays.ts';
import { slotDays, type Query } from './query.ts';
import { coverOf, stayGroups, type Cover, type Group } from './stay-groups.ts';
import { hotelsOf } from './static-options.ts';
import { taxOf, taxTables } from './taxes.ts';
import type { IndexCaches } from '../search-index.ts';

/**
 * Pence of the cheapest stays of `hotels` with their tax by check-in day, for each airport set; NONE where there is none. `query`: hotel-only, one
 * number of nights.
 */
export function cheapestStays(query: Query, hotels: Int32Array): Map<number, Int32Array> {
  const { index, index: { columns: { hotelAirportSet } } } = query;
  const bySet = new Map<number, Int32Array>();
  const leastAt = (hotel: number): Int32Array => bySet.getOrInsertComputed(hotelAirportSet[hotel]!, () => new Int32Array(slotDays(query)).fill(NONE));
  const cover = coverOf(index, hotels);
  const { groups, bundles } = stayGroups(index);
  const units = [...cover.groups, ...cover.bundles.map((bundle) => groups.length + bundle)];
  const least = units.map((unit) => leastAt(groups[bundles[unit - groups.length]?.[0] ?? unit]!.first));
  if (units.length > 0) eachChunk(query, (chunk, from) => {
    const { rows } = currentRows(chunk, cover);
    const start = Math.max(0, -from);
    const days = Math.min(CHUNK_DAYS, least[0]!.length - from);
    units.forEach((unit, i) => lower(least[i]!, from, rows, unit * CHUNK_DAYS, start, days));
  });
  priceSettled(query, cover.parts, (i, stays) => lower(leastAt(cover.parts[i]!.first), 0, stays, 0, 0, stays.length));
  return bySet;
}

/** Visits each hotel with its cheapest stays, as cheapestStays reckons them; the array is used again. Nothing is kept. */
export function eachHotelStays(query: Query, hotels: Int32Array, visit: (hotel: number, stays: Int32Array) => void): void {
  const groups = Array.from(hotelsOf(hotels), (hotel) => ({ first: hotel, end: hotel + 1 }));
  priceSettled(query, groups, (i, stays) => visit(groups[i]!.first, stays));
}

/** Lowers least[at + i] to rows[row + i] for i in [start, end). */
function lower(least: Int32Array, at: number, rows: Int32Array, row: number, start: number, end: number): void {
  for (let i = start; i < end; i += 1) if (rows[row + i]! < least[at + i]!) least[at + i] = rows[row + i]!;
}

/** Divides the days of the index. */
const CHUNK_DAYS = 96;

/** Visits the chunks that hold a query's check-in days, each as a query of its own, with the position of its first day in the query. */
function eachChunk(query: Query, visit: (chunk: Query, from: number) => void): void {
  const first = query.firstDay - query.index.facts.firstDay;
  const end = Math.min(RING_DAYS, first + slotDays(query));
  for (let day = first - (first % CHUNK_DAYS); day < end; day += CHUNK_DAYS) {
    visit({ ...query, firstDay: query.index.facts.firstDay + day, days: CHUNK_DAYS }, day - first);
  }
}

/** [groups, then bundles][check-in day]. */
type Kept = { readonly words: number; readonly rows: Int32Array; readonly isMade: Uint8Array; readonly epochs: Int32Array };

/** 32 MB a thread. */
const MOST_WORDS = 8 << 20;

const keptOf = new WeakMap<IndexCaches, Map<string, Kept>>();

/** What is kept of a chunk; pages of memory that are never written cost nothing. */
function keptFor({ index, party, boards, refundable, adapted, firstDay, nights }: Query): Kept {
  const { groups, bundles } = stayGroups(index);
  const units = groups.length + bundles.length;
  const words = units * CHUNK_DAYS;
  const key = `${makeParty(party)} ${boards} ${refundable} ${adapted} ${nights.join()} ${firstDay}`;
  return keep(keptOf.getOrInsertComputed(index.caches, () => new Map()), MOST_WORDS, key, () => ({ words, rows: new Int32Array(words), isMade: new Uint8Array(units), epochs: new Int32Array(units) }));
}

/** The rows of a chunk, those of a cover brought up to date. */
function currentRows(chunk: Query, cover: Cover): Kept {
  const { index, index: { columns: { hotelVersion } } } = chunk;
  const { groups, bundles } = stayGroups(index);
  const kept = keptFor(chunk);
  const { rows, isMade, epochs } = kept;
  const now = epochOf(index);
  const isNewerAt = (group: number, epoch: Epoch): boolean => isNewer(hotelVersion, groups[group]!.first, groups[group]!.end, epoch);
  const isStale = (unit: number, own: readonly number[]): boolean => {
    if (isMade[unit] === 0 || (epochs[unit] !== now && own.some((group) => isNewerAt(group, epochs[unit]!)))) return true;
    epochs[unit] = now;
    return false;
  };
  const staleBundles = cover.bundles.filter((bundle) => isStale(groups.length + bundle, bundles[bundle]!));
  const stale = [...cover.groups, ...staleBundles.flatMap((bundle) => bundles[bundle]!)].filter((group) => isStale(group, [group]));
  priceSettled(chunk, stale.map((group) => groups[group]!), (i, stays, epoch) => {
    const group = stale[i]!;
    rows.set(stays, group * CHUNK_DAYS);
    isMade[group] = 1;
    epochs[group] = epoch;
  });
  for (const bundle of staleBundles) {
    const unit = groups.length + bundle;
    rows.fill(NONE, unit * CHUNK_DAYS, (unit + 1) * CHUNK_DAYS);
    for (const group of bundles[bundle]!) lower(rows, unit * CHUNK_DAYS, rows, group * CHUNK_DAYS, 0, CHUNK_DAYS);
    isMade[unit] = 1;
    epochs[unit] = now;
  }
  return kept;
}

/** Least stays of groups with their tax; those that were written meanwhile are priced again. */
function priceSettled(query: Query, groups: readonly Group[], put: (group: number, stays: Int32Array, epoch: number) => void): void {
  const { index } = query;
  const taxesOf = taxTables(query);
  let left = groups.map((_, i) => i);
  const priceLeft = (epoch: Epoch): void => {
    const moved: number[] = [];
    leastStays(query, left.map((i) => groups[i]!), (position, stays) => {
      const i = left[position]!;
      const { first, end } = groups[i]!;
      closeRead();
      if (isNewer(index.columns.hotelVersion, first, end, epoch)) {
        moved.push(i);
        return;
      }
      const taxes = taxesOf(first);
      if (taxes) for (let slot = 0; slot < stays.length; slot += 1) if (stays[slot]! < NONE) stays[slot]! += taxOf(taxes, slot, stays[slot]!);
      put(i, stays, epoch);
    });
    left = moved;
  };
  settle(index, (epoch) => left.length === 0 || isStill(index, epoch), priceLeft);
}
