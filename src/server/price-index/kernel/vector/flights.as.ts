/** Tables of the cheapest flights: each leg out is added to each leg back. */
import { masksOf, priceRoute } from './legs.as';
import {
  costGroupAt,
  FlightTable,
  flightTableAt,
  FlightWork,
  Leg,
  legAt,
  NO_PRICE,
  routePairAt,
  TileWork,
} from './records.as';

@inline
function addBits(at: usize, bits: v128, out: usize, back: usize): void {
  v128.store(at, v128.or(v128.load(at), v128.and(bits, v128.and(v128.load(out), v128.load(back)))));
}

/**
 * Opens stays of one block for the variants that two legs share; the carrier's own lies at `ownAt`,
 * if it is the carrier of both (`own` = ones, else 0).
 */
@inline
function openStaysOf(row: usize, bits: i32, out: Leg, back: Leg, ownAt: usize, own: i32): void {
  const all = i32x4.splat(bits);
  addBits(row, all, masksOf(out), masksOf(back));
  addBits(row + 16, all, masksOf(out) + 16, masksOf(back) + 16);
  addBits(row + 32, all, masksOf(out) + 32, masksOf(back) + 32);
  store<i32>(row + ownAt, load<i32>(row + ownAt) | (bits & own));
}

/** Opens the stays that can be flown out and back; returns whether there are any. */
@inline
function openPair(
  work: FlightWork,
  table: FlightTable,
  out: Leg,
  back: Leg,
  ownAt: usize,
  own: i32,
): bool {
  const span = work.span;
  const outs = out.open,
    backs = back.open;
  let any: u32 = 0;
  for (let night: i32 = 0; night < work.nights; night++) {
    const shift = load<i32>(work.shifts + ((<usize>night) << 2));
    for (let day: i32 = 0; day < span; day += 32) {
      const home = day + shift;
      const bits =
        load<u32>(outs + (<usize>day >> 3)) &
        <u32>(load<u64>(backs + ((<usize>(home >> 5)) << 2)) >> <u64>(home & 31));
      if (bits == 0) continue;
      any |= bits;
      const stay = night * span + day;
      const stays = (<u64>bits) << (<u64>(stay & 31));
      const row = table.flown + <usize>(stay >> 5) * table.flownBytes;
      openStaysOf(row, <i32>stays, out, back, ownAt, own);
      if (stays >> 32 != 0)
        openStaysOf(row + table.flownBytes, <i32>(stays >> 32), out, back, ownAt, own);
    }
  }
  return any != 0;
}

/** Lowers prices by stay to out + back - saving. */
@inline
function addPrices(work: FlightWork, out: usize, back: usize, saving: v128, prices: usize): void {
  const none = i32x4.splat(NO_PRICE);
  for (let night: i32 = 0; night < work.nights; night++) {
    const home = back + ((<usize>load<i32>(work.shifts + ((<usize>night) << 2))) << 2);
    const row = prices + ((<usize>(night * work.span)) << 2);
    for (let day: usize = 0; day < (<usize>work.span) << 2; day += 16) {
      const there = v128.load(out + day);
      const again = v128.load(home + day);
      const price = v128.bitselect(
        i32x4.sub(i32x4.add(there, again), saving),
        none,
        i32x4.lt_s(i32x4.max_s(there, again), none),
      );
      v128.store(row + day, i32x4.min_s(v128.load(row + day), price));
    }
  }
}

/** Adds a leg out to a leg back. */
@inline
function addPair(work: FlightWork, table: FlightTable, out: Leg, back: Leg, ownAt: usize): void {
  const isOneCarrier = out.carrier == back.carrier;
  const shared = out.variants & back.variants & (isOneCarrier ? ~0 : ~(1 << work.ownBit));
  if (!openPair(work, table, out, back, ownAt, 0 - ((shared >>> work.ownBit) & 1))) return;
  const saving = i32x4.splat(isOneCarrier ? out.saving + back.saving : 0);
  if ((shared & 1) != 0) addPrices(work, out.prices, back.prices, saving, table.prices);
  if (table.variantPrices == 0) return;
  for (let left = shared; left != 0; left &= left - 1) {
    const variant = ctz(left);
    addPrices(
      work,
      out.prices,
      back.prices,
      saving,
      table.variantPrices +
        <usize>work.stays * (variant == work.ownBit ? ownAt : (<usize>variant) << 2),
    );
  }
}

/** Adds each of the legs out to each of the legs back. */
@inline
function addPairs(work: FlightWork, table: FlightTable, outs: i32, backs: i32): void {
  for (let i: i32 = 0; i < outs; i++) {
    const out = legAt(work.out.records, i);
    const ownAt = (<usize>load<i32>(work.carrierVariants + ((<usize>out.carrier) << 2))) << 2;
    for (let j: i32 = 0; j < backs; j++)
      addPair(work, table, out, legAt(work.back.records, j), ownAt);
  }
}

/**
 * The table at a position as this search has it: with nothing in it, and carriers at their
 * variants.
 */
function openTable(work: FlightWork, position: i32): FlightTable {
  const table = flightTableAt(work.tables, position);
  const lists = work.carriersAt + ((<usize>position) << 2);
  const first = load<i32>(lists),
    carriers = work.wantedVariants == 1 ? 0 : load<i32>(lists, 4) - first;
  const priceBytes = (<usize>((work.stays + 7) & ~3)) << 2;
  const flownBytes = (<usize>((work.ownBit + carriers + 3) & ~3)) << 2;
  if (table.search != work.search) {
    table.search = work.search;
    table.variants = work.wantedVariants == 1 ? 1 : work.ownBit + carriers;
    table.flownBytes = flownBytes;
    table.carriers = work.carrierLists + ((<usize>first) << 2);
    table.carrierCount = carriers;
    table.prices = work.next;
    table.flown = table.prices + priceBytes;
    table.live = table.flown + <usize>work.blocks * flownBytes;
    table.counts = table.live + ((<usize>work.blocks) << 2);
    table.alike = table.counts + ((<usize>table.variants) << 2);
    const end = table.alike + ((<usize>table.variants) << 2);
    table.variantPrices = work.isPriced ? end : 0;
    work.next = end + (work.isPriced ? <usize>table.variants * priceBytes : 0);
  }
  fill(table.prices, priceBytes);
  if (work.isPriced) fill(table.variantPrices, <usize>table.variants * priceBytes);
  memory.fill(table.flown, 0, table.counts + ((<usize>table.variants) << 2) - table.flown);
  for (let i: i32 = 0; i < carriers; i++)
    store<i32>(
      work.carrierVariants + ((<usize>load<i32>(table.carriers + ((<usize>i) << 2))) << 2),
      work.ownBit + i,
    );
  return table;
}

/** `bytes` of NO_PRICE, sixteen at once. */
@inline
function fill(at: usize, bytes: usize): void {
  for (const end = at + bytes; at < end; at += 16) v128.store(at, i32x4.splat(NO_PRICE));
}

/** The stays that any variant flies on, and which variants fly on the same. */
function closeTable(work: FlightWork, table: FlightTable): void {
  for (let block: i32 = 0; block < work.blocks; block++) {
    const row = table.flown + <usize>block * table.flownBytes;
    let live = i32x4.splat(0);
    for (let variant: usize = 0; variant < table.flownBytes; variant += 16)
      live = v128.or(live, v128.load(row + variant));
    live = v128.or(live, v128.shuffle<i64>(live, live, 1, 0));
    store<i32>(
      table.live + ((<usize>block) << 2),
      i32x4.extract_lane(live, 0) | i32x4.extract_lane(live, 1),
    );
  }
  for (let variant: i32 = 0; variant < table.variants; variant++) {
    let first: i32 = 0;
    while (!isAlike(work, table, first, variant)) first++;
    store<i32>(table.alike + ((<usize>variant) << 2), first);
  }
}

/** Whether two variants fly on the same stays. */
@inline
function isAlike(work: FlightWork, table: FlightTable, variant: i32, other: i32): bool {
  const end = table.flown + <usize>work.blocks * table.flownBytes;
  for (let row = table.flown; row < end; row += table.flownBytes)
    if (load<i32>(row + ((<usize>variant) << 2)) != load<i32>(row + ((<usize>other) << 2)))
      return false;
  return true;
}

/**
 * Makes the tables of flights to some airports, from all their pairs of routes whose origin is
 * asked for.
 */
export function fillTables(work: FlightWork, airports: usize, count: i32): void {
  for (const end = airports + ((<usize>count) << 2); airports < end; airports += 4) {
    const airport = load<i32>(airports);
    const table = openTable(work, airport);
    const last = load<i32>(work.pairsAt + ((<usize>airport) << 2), 4);
    for (let i = load<i32>(work.pairsAt + ((<usize>airport) << 2)); i < last; i++) {
      const pair = routePairAt(work.pairs, i);
      if (load<i32>(work.origins + ((<usize>pair.origin) << 2)) == 0) continue;
      const outs = priceRoute(work, work.out, pair.outFirst, pair.outs);
      const backs = outs == 0 ? 0 : priceRoute(work, work.back, pair.backFirst, pair.backs);
      addPairs(work, table, outs, backs);
    }
    closeTable(work, table);
  }
}

/**
 * Makes the tables of some sets of airports from those of their airports: the cheaper flights of
 * each stay.
 */
export function mergeTables(work: FlightWork, sets: usize, count: i32): void {
  for (const end = sets + ((<usize>count) << 2); sets < end; sets += 4) {
    const set = load<i32>(sets);
    let airport = load<i32>(work.setsAt + ((<usize>set) << 2));
    const last = load<i32>(work.setsAt + ((<usize>set) << 2), 4);
    const table = openTable(work, work.airports + set);
    for (; airport < last; airport++)
      mergeInto(
        work,
        table,
        flightTableAt(work.tables, load<i32>(work.setAirports + ((<usize>airport) << 2))),
      );
    closeTable(work, table);
  }
}

function mergeInto(work: FlightWork, table: FlightTable, part: FlightTable): void {
  lower(table.prices, part.prices, work.stays);
  for (let variant: i32 = 0; variant < part.variants; variant++) {
    const target =
      variant < work.ownBit
        ? variant
        : load<i32>(
            work.carrierVariants +
              ((<usize>load<i32>(part.carriers + ((<usize>(variant - work.ownBit)) << 2))) << 2),
          );
    let from = part.flown + ((<usize>variant) << 2),
      to = table.flown + ((<usize>target) << 2);
    for (let block = work.blocks; block > 0; block--) {
      store<i32>(to, load<i32>(to) | load<i32>(from));
      from += part.flownBytes;
      to += table.flownBytes;
    }
    if (work.isPriced)
      lower(
        table.variantPrices + ((<usize>(target * work.stays)) << 2),
        part.variantPrices + ((<usize>(variant * work.stays)) << 2),
        work.stays,
      );
  }
}

@inline
function lower(prices: usize, others: usize, count: i32): void {
  for (let i: usize = 0; i < (<usize>count) << 2; i += 4)
    store<i32>(prices + i, min(load<i32>(prices + i), load<i32>(others + i)));
}

/**
 * Adds the hotels that were counted for the variants of the cost groups' tables to those of each
 * option and of each carrier; the tables' own counts are spent.
 */
export function sumCounts(
  work: FlightWork,
  tiles: TileWork,
  options: usize,
  carriers: usize,
): void {
  for (let i: i32 = 0; i < tiles.costGroupCount; i++) {
    const table = costGroupAt(
      tiles.costGroups,
      load<i32>(tiles.costGroupList + ((<usize>i) << 2)),
    ).table;
    for (let variant: i32 = 0; variant < table.variants; variant++) {
      const at =
        variant < work.ownBit
          ? options + ((<usize>variant) << 2)
          : carriers +
            ((<usize>load<i32>(table.carriers + ((<usize>(variant - work.ownBit)) << 2))) << 2);
      const counted = work.isPriced ? variant : load<i32>(table.alike + ((<usize>variant) << 2));
      store<i32>(at, load<i32>(at) + load<i32>(table.counts + ((<usize>counted) << 2)));
    }
    memory.fill(table.counts, 0, (<usize>table.variants) << 2);
  }
}
