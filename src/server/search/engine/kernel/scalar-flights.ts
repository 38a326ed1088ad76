/** The flight loops of kernel.as.ts without vectors (scalar-kernel.ts). The flight work: kernel.ts. */
import { NONE } from '../columns.ts';
import { fareOf, seatsOf } from '../packed-flights.ts';
import { FLIGHT_SIDE, FLIGHT_WORK } from './kernel.ts';
import type { Loop, Memory } from './scalar-memory.ts';

/** A flight work by field; `at`: an address in words of four bytes. */
type Field = keyof typeof FLIGHT_WORK;
type Work = { readonly memory: Memory; readonly word: (field: Field) => number; readonly at: (field: Field) => number };

type Side = (field: keyof typeof FLIGHT_SIDE) => number;
type Way = { readonly side: Side; readonly first: number; readonly count: number; readonly carrier: number };

export const fillTable: Loop<'fillTable'> = (memory, address, ways, count) => {
  const word = (field: Field): number => memory.i32[(address >>> 2) + FLIGHT_WORK[field]]!;
  const work: Work = { memory, word, at: (field) => word(field) >>> 2 };
  const { i32 } = memory;
  const sideAt = (name: 'out' | 'back'): Side => (field) => i32[work.at(name) + FLIGHT_SIDE[field]]!;
  const variants = word('variants');
  i32.fill(NONE, work.at('prices'), work.at('prices') + word('slots'));
  if (word('variantPrices') !== 0) i32.fill(NONE, work.at('variantPrices'), work.at('variantPrices') + variants * word('slots'));
  i32.fill(0, work.at('flown'), work.at('flown') + variants * word('blocks'));
  i32.fill(0, work.at('live'), work.at('live') + word('blocks'));
  for (let way = ways >>> 2; way < (ways >>> 2) + 5 * count; way += 5) {
    const [outFirst, outCount, backFirst, backCount, carrier] = i32.subarray(way, way + 5);
    const backs = legsOf(work, { side: sideAt('back'), first: backFirst!, count: backCount!, carrier: carrier! });
    for (const out of legsOf(work, { side: sideAt('out'), first: outFirst!, count: outCount!, carrier: carrier! })) for (const back of backs) combine(work, out, back, carrier!);
  }
};

type Leg = { readonly variants: number; /** Pence by day, undefined where it does not fly. */ readonly prices: readonly (number | undefined)[] };

/** Legs of a way that count for any variant that is kept. */
function legsOf(work: Work, { side, first, count, carrier }: Way): Leg[] {
  const { memory: { i32, u16 }, word } = work;
  const own = 1 << word('ownBit');
  const kept = word('keptVariants') & (carrier < 0 ? ~own : ~0);
  return Array.from({ length: count }, (_, i) => first + i).flatMap((series) => {
    const flownBy = u16[(word('carriers') >>> 1) + series]!;
    if (carrier >= 0 && flownBy !== carrier) return [];
    const variants = variantsOf(work, i32[(side('options') >>> 2) + series]!, flownBy) & kept;
    return variants === 0 ? [] : [{ variants, prices: pricesOf(work, side, series, carrier >= 0) }];
  });
}

function variantsOf({ memory: { i32 }, word, at }: Work, options: number, carrier: number): number {
  const own = 1 << word('ownBit');
  const groups = [[word('stops'), word('stopsOptions')], [word('outbound'), word('outboundOptions')], [word('inbound'), word('inboundOptions')], [word('bag'), word('bagOptions')]] as const;
  const failed = groups.filter(([asked]) => (options & asked) === 0).map(([, of]) => options & of);
  if (i32[at('carriersAsked') + carrier] === 0) failed.push(own);
  return failed.length === 0 ? options | own | 1 : failed.length === 1 ? failed[0]! : 0;
}

function pricesOf({ memory: { i32, u16, u8 }, word, at }: Work, side: Side, series: number, saves: boolean): (number | undefined)[] {
  const prices: (number | undefined)[] = Array.from({ length: side('width') }, () => undefined);
  const isInbound = side('arrivalOffsets') === 0;
  const shift = isInbound ? 0 : u8[(side('arrivalOffsets') >>> 0) + series]!;
  if (!isInbound && word('offset') >= 0 && word('offset') !== shift) return prices;
  const bags = i32[at('bagPrices') + series]! * word(u8[(word('bagsForAll') >>> 0) + series] === 0 ? 'bagsEach' : 'bagsAll');
  const saving = saves ? i32[at('savings') + series]! * word('paying') : 0;
  const fees = u8[(word('agentFees') >>> 0) + series]! * word('agentFee') + side('charge') + bags - saving;
  for (let day = 0; day < side('days'); day += 1) {
    const row = ((side('row') + day) % word('rows')) * word('series') + series;
    const flight = i32[at('flightDays') + row]!;
    if (fareOf(flight) === 0 || seatsOf(flight) < word('paying')) continue;
    prices[day + shift] = fareOf(flight) * word('paying') + fees + u16[(word('infantFares') >>> 1) + row]! * word('infants');
  }
  return prices;
}

function combine({ memory: { i32 }, word, at }: Work, out: Leg, back: Leg, carrier: number): void {
  const span = word('span');
  const own = word('ownBit');
  const shared = Array.from({ length: own + 1 }, (_, variant) => variant).filter((variant) => ((out.variants & back.variants) >> variant) & 1);
  const lower = (cell: number, price: number): number => (i32[cell] = Math.min(i32[cell]!, price));
  for (let night = 0; night < word('nights'); night += 1) {
    for (let day = 0; day < span; day += 1) {
      const [there, home] = [out.prices[day], back.prices[day + i32[at('shifts') + night]!]];
      if (there === undefined || home === undefined) continue;
      const slot = night * span + day;
      for (const variant of shared) {
        const target = variant === own ? i32[at('carrierVariants') + carrier]! : variant;
        if (variant === 0) lower(at('prices') + slot, there + home);
        if (word('variantPrices') !== 0) lower(at('variantPrices') + target * word('slots') + slot, there + home);
        i32[at('flown') + target * word('blocks') + (slot >> 5)]! |= 1 << (slot & 31);
        i32[at('live') + (slot >> 5)]! |= 1 << (slot & 31);
      }
    }
  }
}
