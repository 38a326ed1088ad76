/**
 * Cheapest stays by check-in day of the smallest groups of hotels that cost the same to fly to and to tax: those of one run in one place. They
 * are kept, so that the next calendar for the same party prices only groups that were written since; places, dates of the year and
 * filters of whole groups share them.
 */
import { makeParty } from '#domain/party.ts';
import { closeRead, isNewer, isStill, settle, type Epoch } from './index-lock.ts';
import { leastStays, type Group } from './least-stays.ts';
import { slotDays, type Query } from './query.ts';
import { nextGap, nextHotel } from './static-options.ts';
import type { IndexCaches, SearchIndex } from '../search-index.ts';

/** Visits groups of `hotels`, whole or what the set leaves of them, with their cheapest stays in pence, without tax, by check-in day; NONE where there is none. The array is used again. `query` asks for one number of nights. */
export function eachGroup(query: Query, hotels: Int32Array, visit: (group: Group, stays: Int32Array) => void): void {
  const { index } = query;
  const groups = groupsOf(index);
  const kept = keptFor(query, groups.list.length);
  const [stale, parts]: [number[], Group[]] = [[], []];
  const days = slotDays(query);
  const rowOf = (group: number): Int32Array => kept.rows.subarray(group * days, (group + 1) * days);
  for (let from = nextHotel(hotels, 0, index.facts.hotels); from < index.facts.hotels;) {
    const at = groups.at[from]!;
    const group = groups.list[at]!;
    const to = nextGap(hotels, from, group.end);
    if (from > group.first || to < group.end) parts.push({ first: from, end: to });
    else if (kept.isMade[at] === 0 || isNewer(index.columns.hotelVersion, group.first, group.end, kept.epochs[at]!)) stale.push(at);
    else visit(group, rowOf(at));
    from = nextHotel(hotels, to, index.facts.hotels);
  }
  priceSettled(query, stale.map((at) => groups.list[at]!), (i, stays, epoch) => {
    const at = stale[i]!;
    rowOf(at).set(stays);
    kept.isMade[at] = 1;
    kept.epochs[at] = epoch;
    visit(groups.list[at]!, stays);
  });
  priceSettled(query, parts, (i, stays) => visit(parts[i]!, stays));
}

/** Least stays of groups; those that were written meanwhile are priced again. */
function priceSettled(query: Query, groups: readonly Group[], put: (group: number, stays: Int32Array, epoch: number) => void): void {
  const { index } = query;
  let left = groups.map((_, i) => i);
  const priceLeft = (epoch: Epoch): void => {
    const moved: number[] = [];
    leastStays(query, left.map((i) => groups[i]!), (position, stays) => {
      const i = left[position]!;
      const { first, end } = groups[i]!;
      closeRead();
      if (isNewer(index.columns.hotelVersion, first, end, epoch)) moved.push(i);
      else put(i, stays, epoch);
    });
    left = moved;
  };
  settle(index, (epoch) => left.length === 0 || isStill(index, epoch), priceLeft);
}

type Groups = { readonly list: readonly Group[]; /** By hotel. */ readonly at: Int32Array };

const groupsKept = new WeakMap<IndexCaches, Groups>();

function groupsOf({ caches, columns: { hotelPlace, hotelRunEnd }, facts }: SearchIndex): Groups {
  return groupsKept.getOrInsertComputed(caches, () => {
    const list: Group[] = [];
    const at = new Int32Array(facts.hotels);
    for (let first = 0; first < facts.hotels;) {
      let end = first + 1;
      while (end < hotelRunEnd[first]! && hotelPlace[end] === hotelPlace[first]) end += 1;
      at.fill(list.length, first, end);
      list.push({ first, end });
      first = end;
    }
    return { list, at };
  });
}

type Kept = { /** [group][check-in day]. */ readonly rows: Int32Array; readonly isMade: Uint8Array; readonly epochs: Int32Array };

/** Words over all kept rows: 32 MB a thread. */
const MOST_WORDS = 8_000_000;

const keptOf = new WeakMap<IndexCaches, Map<string, Kept>>();

/** Rows of all groups for the party, plans, nights and days of a query; pages of memory that are never written cost nothing. */
function keptFor(query: Query, groups: number): Kept {
  const { index, party, boards, refundable, adapted, firstDay, nights } = query;
  const days = slotDays(query);
  const questions = keptOf.getOrInsertComputed(index.caches, () => new Map());
  const key = `${makeParty(party)} ${boards} ${refundable} ${adapted} ${nights.join()} ${firstDay} ${days}`;
  const known = questions.get(key);
  if (known) return known;
  let words = [...questions.values()].reduce((sum, { rows }) => sum + rows.length, groups * days);
  for (const [oldest, { rows }] of questions) {
    if (words <= MOST_WORDS) break;
    questions.delete(oldest);
    words -= rows.length;
  }
  const made = { rows: new Int32Array(groups * days), isMade: new Uint8Array(groups), epochs: new Int32Array(groups) };
  questions.set(key, made);
  return made;
}
