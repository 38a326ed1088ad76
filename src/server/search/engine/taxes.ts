/** Local taxes of a query's stays, reckoned once per rule, star rating, nights and season. */
import { isoDate, type IsoDate } from '#domain/dates.ts';
import { toPence } from '#domain/catalogue/exchange.ts';
import { inSeason, taxDue, type TaxRule } from '#domain/catalogue/local-tax.ts';
import { taxedStay } from '#domain/holiday/price.ts';
import { makeParty } from '#domain/party.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import type { TaxAmount } from '../search-index.ts';

/** Tax per slot of a query: pence per stay, and basis points of the room price. */
export type TaxSlots = { readonly fixed: Int32Array; readonly basisPoints: Int32Array; readonly isShare: boolean };

const MOST_TAXES = 50_000;

/** Pence of tax on a room price. */
export const taxOf = (taxes: TaxSlots | undefined, slot: number, roomPrice: number): number =>
  taxes === undefined ? 0 : taxes.fixed[slot]! + (taxes.isShare ? shareOf(roomPrice, taxes.basisPoints[slot]!) : 0);

/** The part of a tax that is a share of the room price, in basis points. */
export const shareOf = (roomPrice: number, basisPoints: number): number => Math.floor((roomPrice * basisPoints + 5_000) / 10_000);

/** Taxes by hotel. The rounding of `taxPence` falls apart into a fixed part and a part of the room price, each rounded on its own. */
export function taxTables(query: Query): (hotel: number) => TaxSlots | undefined {
  const { index: { columns, facts }, firstDay, nights } = query;
  let dates: readonly IsoDate[] | undefined;
  const datesOf = (): readonly IsoDate[] => (dates ??= Array.from({ length: slotDays(query) + (nights.at(-1) ?? 0) }, (_, i) => isoDate(firstDay + i)));
  const seasons: (readonly string[])[] = [];
  const tables: (TaxSlots | undefined)[] = [];
  return (hotel) => {
    const rule = columns.hotelTax[hotel]!;
    if (rule < 0) return undefined;
    const run = columns.hotelRun[hotel]!;
    const seasonsOfRule = (): readonly string[] => (seasons[rule] ??= seasonsOf(facts.taxRules[rule]!, datesOf()));
    return (tables[run] ??= makeTaxes(query, rule, columns.hotelStars[hotel]!, datesOf(), seasonsOfRule()));
  };
}

/** What of a rule holds on each date: equal texts on all nights of two stays mean equal taxes. */
const seasonsOf = ({ rates, effectiveFrom }: TaxRule, dates: readonly IsoDate[]): string[] =>
  dates.map((date) => rates.map(({ season }) => Number(inSeason(season, date))).join('') + Number(effectiveFrom === null || date >= effectiveFrom));

function makeTaxes(query: Query, rule: number, stars: number, dates: readonly IsoDate[], seasons: readonly string[]): TaxSlots {
  const { nights, party, index: { caches, facts } } = query;
  const days = slotDays(query);
  const fixed = new Int32Array(slotCount(query));
  const basisPoints = new Int32Array(fixed.length);
  const people = makeParty(party);
  if (caches.taxes.size > MOST_TAXES) caches.taxes.clear();
  let isShare = false;
  for (let slot = 0; slot < fixed.length; slot += 1) {
    const day = slot % days;
    const count = nights[Math.floor(slot / days)]!;
    const isOneSeason = seasons.slice(day, day + count).every((season) => season === seasons[day]);
    const key = isOneSeason ? `${rule} ${stars} ${count} ${people} ${seasons[day]}` : `${rule} ${stars} ${count} ${people} ${dates[day]}`;
    const amount = caches.taxes.getOrInsertComputed(key, () => taxAmount(facts.taxRules[rule]!, query, stars, dates[day]!, count));
    fixed[slot] = amount.fixed;
    basisPoints[slot] = amount.basisPoints;
    isShare ||= amount.basisPoints !== 0;
  }
  return { fixed, basisPoints, isShare };
}

function taxAmount(rule: TaxRule, { party }: Query, stars: number, checkIn: IsoDate, nights: number): TaxAmount {
  const due = taxDue(rule, taxedStay({ checkIn, nights, stars, party }));
  return { fixed: toPence(due.hundredths, rule.currency), basisPoints: due.basisPoints };
}
