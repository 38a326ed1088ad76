/** Local taxes of a query's stays, reckoned once per rule, star rating, nights, party and check-in day, as far as the rule tells those apart. */
import { isoDate, type IsoDate } from '#domain/dates.ts';
import { toPence } from '#domain/catalogue/exchange.ts';
import { taxDue, type TaxRule } from '#domain/catalogue/local-tax.ts';
import { taxedStay } from '#domain/holiday/price.ts';
import { makeParty } from '#domain/party.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import { RING_DAYS } from './columns.ts';
import type { TaxDays } from '../search-index.ts';

/** Tax per slot of a query: pence per stay, and basis points of the room price. */
export type TaxSlots = { readonly fixed: Int32Array; readonly basisPoints: Int32Array; readonly isShare: boolean };

const MOST_TAXES = 5_000;

/** Pence of tax on a room price. */
export const taxOf = (taxes: TaxSlots | undefined, slot: number, roomPrice: number): number =>
  taxes === undefined ? 0 : taxes.fixed[slot]! + (taxes.isShare ? shareOf(roomPrice, taxes.basisPoints[slot]!) : 0);

/** The part of a tax that is a share of the room price, in basis points. */
export const shareOf = (roomPrice: number, basisPoints: number): number => Math.floor((roomPrice * basisPoints + 5_000) / 10_000);

/** Taxes by hotel. The rounding of `taxPence` falls apart into a fixed part and a part of the room price, each rounded on its own. */
export function taxTables(query: Query): (hotel: number) => TaxSlots | undefined {
  const { hotelTax, hotelStars } = query.index.columns;
  const { taxRules } = query.index.facts;
  const tables = taxRules.map((): TaxSlots[] => []);
  let people: string | undefined;
  return (hotel) => {
    const rule = hotelTax[hotel]!;
    if (rule < 0) return undefined;
    const stars = isByStars(taxRules[rule]!) ? hotelStars[hotel]! : 0;
    return (tables[rule]![stars] ??= makeTaxes(query, rule, stars, (people ??= makeParty(query.party))));
  };
}

function makeTaxes(query: Query, rule: number, stars: number, people: string): TaxSlots {
  const { nights, firstDay, index: { caches, facts } } = query;
  const days = slotDays(query);
  const fixed = new Int32Array(slotCount(query));
  const basisPoints = new Int32Array(fixed.length);
  if (caches.taxes.size > MOST_TAXES) caches.taxes.clear();
  let isShare = false;
  for (let slot = 0, night = 0; night < nights.length; night += 1) {
    const count = nights[night]!;
    const known = caches.taxes.getOrInsertComputed(`${rule} ${stars} ${count} ${people}`, () => ({ fixed: new Int32Array(RING_DAYS).fill(UNKNOWN), basisPoints: new Int32Array(RING_DAYS) }));
    for (let day = firstDay; day < firstDay + days; day += 1, slot += 1) {
      const at = day - facts.firstDay;
      if (at < 0 || at >= RING_DAYS) continue;
      if (known.fixed[at] === UNKNOWN) learn(known, at, facts.taxRules[rule]!, query, stars, isoDate(day), count);
      fixed[slot] = known.fixed[at]!;
      basisPoints[slot] = known.basisPoints[at]!;
      isShare ||= basisPoints[slot] !== 0;
    }
  }
  return { fixed, basisPoints, isShare };
}

const UNKNOWN = -1;

const isByStars = ({ rates }: TaxRule): boolean => rates.some(({ stars }) => stars !== null);
const isByDate = ({ rates, effectiveFrom }: TaxRule): boolean => effectiveFrom !== null || rates.some(({ season }) => season !== null);

function learn(known: TaxDays, at: number, rule: TaxRule, { party }: Query, stars: number, checkIn: IsoDate, nights: number): void {
  const due = taxDue(rule, taxedStay({ checkIn, nights, stars, party }));
  const [from, to] = isByDate(rule) ? [at, at + 1] : [0, RING_DAYS];
  known.fixed.fill(toPence(due.hundredths, rule.currency), from, to);
  known.basisPoints.fill(due.basisPoints, from, to);
}
