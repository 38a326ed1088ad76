/** The loops of vector/flights.as.ts and vector/legs.as.ts without vectors. */
import { NO_PRICE } from '../../memory/columns.ts';
import { fareOf, seatsOf } from '../../memory/packed-flights.ts';
import { setFields, type Address } from '../record.ts';
import { FLIGHT_SIDE, FLIGHT_WORK, ROUTE_PAIR, FLIGHT_TABLE } from '../records/flights.ts';
import { COST_GROUP, TILE_WORK } from '../records/tiles.ts';
import { viewRecord, type Loop, type Memory, type RecordView } from './memory.ts';

/** A flight work in its memory. */
type Work = RecordView<keyof typeof FLIGHT_WORK.at> & { readonly memory: Memory };
type Side = (field: keyof typeof FLIGHT_SIDE.at) => number;
/** Addresses are words of four bytes. */
type Table = Readonly<
  Record<
    'prices' | 'flown' | 'width' | 'live' | 'counts' | 'alike' | 'variantPrices' | 'variants',
    number
  >
> & { readonly carriers: readonly number[] };

const SINGLE = 1;

const workAt = (memory: Memory, address: Address): Work => ({
  ...viewRecord(memory, FLIGHT_WORK, address),
  memory,
});

export const fillTables: Loop<'fillTables'> = (memory, address, airports, count) => {
  const work = workAt(memory, address);
  const { i32 } = memory;
  const sideAt =
    (name: 'out' | 'back'): Side =>
    (field) =>
      i32[work.at(name) + FLIGHT_SIDE.at[field]]!;
  for (const airport of i32.slice(airports >>> 2, (airports >>> 2) + count)) {
    const table = openTable(work, airport);
    for (
      let pair = i32[work.at('pairsAt') + airport]!;
      pair < i32[work.at('pairsAt') + airport + 1]!;
      pair += 1
    ) {
      const word = (field: keyof typeof ROUTE_PAIR.at): number =>
        i32[work.at('pairs') + pair * ROUTE_PAIR.words + ROUTE_PAIR.at[field]]!;
      if (i32[work.at('origins') + word('origin')] === 0) continue;
      const backs = legsOf(work, sideAt('back'), word('backFirst'), word('backs'));
      for (const out of legsOf(work, sideAt('out'), word('outFirst'), word('outs')))
        for (const back of backs) combine(work, table, out, back);
    }
    closeTable(work, table);
  }
};

export const mergeTables: Loop<'mergeTables'> = (memory, address, sets, count) => {
  const work = workAt(memory, address);
  const { i32 } = memory;
  for (const set of i32.slice(sets >>> 2, (sets >>> 2) + count)) {
    const table = openTable(work, work.word('airports') + set);
    const [from, to] = [i32[work.at('setsAt') + set]!, i32[work.at('setsAt') + set + 1]!];
    for (const airport of i32.slice(work.at('setAirports') + from, work.at('setAirports') + to))
      mergeInto(work, table, tableAt(work, airport));
    closeTable(work, table);
  }
};

export const sumCounts: Loop<'sumCounts'> = (memory, address, tiles, options, carriers) => {
  const work = workAt(memory, address);
  const { i32 } = memory;
  const tile = (field: 'costGroups' | 'costGroupList' | 'costGroupCount'): number =>
    i32[(tiles >>> 2) + TILE_WORK.at[field]]!;
  for (const costGroup of i32.slice(
    tile('costGroupList') >>> 2,
    (tile('costGroupList') >>> 2) + tile('costGroupCount'),
  )) {
    const table = tableAt(
      work,
      (i32[(tile('costGroups') >>> 2) + costGroup * COST_GROUP.words + COST_GROUP.at.table]! -
        work.word('tables')) /
        4 /
        FLIGHT_TABLE.words,
    );
    for (let variant = 0; variant < table.variants; variant += 1) {
      const own = variant - work.word('ownBit');
      const counted = work.word('isPriced') === 0 ? i32[table.alike + variant]! : variant;
      i32[own < 0 ? (options >>> 2) + variant : (carriers >>> 2) + table.carriers[own]!]! +=
        i32[table.counts + counted]!;
    }
    i32.fill(0, table.counts, table.counts + table.variants);
  }
};

function tableAt({ memory: { i32 }, at }: Work, position: number): Table {
  const word = (field: keyof typeof FLIGHT_TABLE.at): number =>
    i32[at('tables') + position * FLIGHT_TABLE.words + FLIGHT_TABLE.at[field]]!;
  const lists = word('carriers') >>> 2;
  return {
    prices: word('prices') >>> 2,
    flown: word('flown') >>> 2,
    width: word('flownBytes') >>> 2,
    live: word('live') >>> 2,
    counts: word('counts') >>> 2,
    alike: word('alike') >>> 2,
    variantPrices: word('variantPrices') >>> 2,
    variants: word('variants'),
    carriers: [...i32.subarray(lists, lists + word('carrierCount'))],
  };
}

/** An empty table, in the place that it has had in this search or in a new one. */
function openTable(work: Work, position: number): Table {
  const {
    memory: { i32 },
    put,
    word,
    at,
  } = work;
  const to = at('tables') + position * FLIGHT_TABLE.words;
  const [first, last] = [i32[at('carriersAt') + position]!, i32[at('carriersAt') + position + 1]!];
  const isAsked = word('wantedVariants') === SINGLE;
  const isNew = i32[to + FLIGHT_TABLE.at.search] !== word('search');
  if (isNew) {
    const carriers = isAsked ? 0 : last - first;
    const variants = isAsked ? 1 : word('ownBit') + carriers;
    const row = (word('stays') + 7) & ~3;
    const width = (word('ownBit') + carriers + 3) & ~3;
    const flown = at('next') + row;
    const live = flown + word('blocks') * width;
    const counts = live + word('blocks');
    const alike = counts + variants;
    const end = alike + variants;
    const variantPrices = word('isPriced') === 0 ? 0 : end;
    setFields(i32, to, FLIGHT_TABLE, {
      search: word('search'),
      variants,
      flownBytes: 4 * width,
      prices: word('next'),
      flown: 4 * flown,
      live: 4 * live,
      counts: 4 * counts,
      variantPrices: 4 * variantPrices,
      carriers: word('carrierLists') + 4 * first,
      carrierCount: carriers,
      alike: 4 * alike,
    });
    put('next', 4 * (end + (variantPrices === 0 ? 0 : variants * row)));
  }
  const table = tableAt(work, position);
  i32.fill(NO_PRICE, table.prices, table.flown);
  i32.fill(0, table.flown, table.counts + table.variants);
  if (table.variantPrices !== 0)
    i32.fill(
      NO_PRICE,
      table.variantPrices,
      table.variantPrices + table.variants * (table.flown - table.prices),
    );
  return table;
}

function mergeInto({ memory: { i32 }, word }: Work, table: Table, part: Table): void {
  const [stays, blocks, own] = [word('stays'), word('blocks'), word('ownBit')];
  const lower = (to: number, from: number): void => {
    for (let stay = 0; stay < stays; stay += 1)
      i32[to + stay] = Math.min(i32[to + stay]!, i32[from + stay]!);
  };
  lower(table.prices, part.prices);
  for (let variant = 0; variant < part.variants; variant += 1) {
    const target =
      variant < own ? variant : own + table.carriers.indexOf(part.carriers[variant - own]!);
    for (let block = 0; block < blocks; block += 1)
      i32[table.flown + block * table.width + target]! |=
        i32[part.flown + block * part.width + variant]!;
    if (table.variantPrices !== 0)
      lower(table.variantPrices + target * stays, part.variantPrices + variant * stays);
  }
}

function closeTable({ memory: { i32 }, word }: Work, table: Table): void {
  const staysOf = (variant: number): string =>
    Array.from(
      { length: word('blocks') },
      (_, block) => i32[table.flown + block * table.width + variant],
    ).join();
  for (let block = 0; block < word('blocks'); block += 1) {
    i32[table.live + block] = i32
      .subarray(table.flown + block * table.width, table.flown + (block + 1) * table.width)
      .reduce((live, stays) => live | stays, 0);
  }
  const stays = Array.from({ length: table.variants }, (_, variant) => staysOf(variant));
  stays.forEach((own, variant) => (i32[table.alike + variant] = stays.indexOf(own)));
}

type Leg = {
  readonly variants: number;
  readonly carrier: number;
  readonly saving: number;
  /** Pence by day, undefined where it does not fly. */ readonly prices: readonly (
    | number
    | undefined
  )[];
};

/** Legs of a route that count for any variant that is kept. */
function legsOf(work: Work, side: Side, first: number, count: number): Leg[] {
  const {
    memory: { i32, u16 },
    word,
    at,
  } = work;
  return Array.from({ length: count }, (_, i) => first + i).flatMap((series) => {
    const carrier = u16[(word('carriers') >>> 1) + series]!;
    const variants =
      variantsOf(work, i32[(side('options') >>> 2) + series]!, carrier) & word('wantedVariants');
    return variants === 0
      ? []
      : [
          {
            variants,
            carrier,
            saving: i32[at('savings') + series]! * word('paying'),
            prices: pricesOf(work, side, series),
          },
        ];
  });
}

function variantsOf({ memory: { i32 }, word, at }: Work, options: number, carrier: number): number {
  const own = 1 << word('ownBit');
  const groups = [
    [word('stops'), word('stopsOptions')],
    [word('outbound'), word('outboundOptions')],
    [word('inbound'), word('inboundOptions')],
    [word('bag'), word('bagOptions')],
  ] as const;
  const failed = groups.filter(([asked]) => (options & asked) === 0).map(([, of]) => options & of);
  if (i32[at('carriersAsked') + carrier] === 0) failed.push(own);
  return failed.length === 0 ? options | own | 1 : failed.length === 1 ? failed[0]! : 0;
}

function pricesOf(
  { memory: { i32, u16, u8 }, word, at }: Work,
  side: Side,
  series: number,
): (number | undefined)[] {
  const prices: (number | undefined)[] = Array.from({ length: side('width') }, () => undefined);
  const isInbound = side('arrivalOffsets') === 0;
  const shift = isInbound ? 0 : u8[(side('arrivalOffsets') >>> 0) + series]!;
  if (!isInbound && word('offset') >= 0 && word('offset') !== shift) return prices;
  const bags =
    i32[at('bagPrices') + series]! *
    word(u8[(word('bagsForAll') >>> 0) + series] === 0 ? 'bagsEach' : 'bagsAll');
  const fees = u8[(word('agentFees') >>> 0) + series]! * word('agentFee') + side('charge') + bags;
  for (let day = 0; day < side('days'); day += 1) {
    const row = i32[(side('rows') >>> 2) + day]! / 4 + series;
    const flight = i32[at('flightDays') + row]!;
    if (fareOf(flight) === 0 || seatsOf(flight) < word('paying')) continue;
    prices[day + shift] =
      fareOf(flight) * word('paying') +
      fees +
      u16[(word('infantFares') >>> 1) + row]! * word('infants');
  }
  return prices;
}

function combine({ memory: { i32 }, word, at }: Work, table: Table, out: Leg, back: Leg): void {
  const span = word('span');
  const own = word('ownBit');
  const isOneCarrier = out.carrier === back.carrier;
  const saving = isOneCarrier ? out.saving + back.saving : 0;
  const shared = Array.from({ length: own + Number(isOneCarrier) }, (_, variant) => variant).filter(
    (variant) => ((out.variants & back.variants) >> variant) & 1,
  );
  const lower = (cell: number, price: number): number => (i32[cell] = Math.min(i32[cell]!, price));
  for (let night = 0; night < word('nights'); night += 1) {
    for (let day = 0; day < span; day += 1) {
      const [there, home] = [out.prices[day], back.prices[day + i32[at('shifts') + night]!]];
      if (there === undefined || home === undefined) continue;
      const stay = night * span + day;
      for (const variant of shared) {
        const target = variant === own ? own + table.carriers.indexOf(out.carrier) : variant;
        if (variant === 0) lower(table.prices + stay, there + home - saving);
        if (table.variantPrices !== 0)
          lower(table.variantPrices + target * word('stays') + stay, there + home - saving);
        i32[table.flown + (stay >> 5) * table.width + target]! |= 1 << (stay & 31);
      }
    }
  }
}
