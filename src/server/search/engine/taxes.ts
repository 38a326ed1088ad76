/** Local taxes of a query's stays, reckoned once per rule, star rating, nights and season. */
import { isoDate, type IsoDate } from '#domain/dates.ts';
import { toPence } from '#domain/catalogue/exchange.ts';
import { inSeason, taxDue, type TaxRule } from '#domain/catalogue/local-tax.ts';
import { taxedStay } from '#domain/holiday/price.ts';
import { makeParty } from '#domain/party.ts';
import { slotCount, type Query } from './query.ts';
import type { TaxAmount } from '../search-index.ts';

/** Tax per stay slot of a query: pence per stay, and basis points of the room price. */
export type TaxSlots = { readonly fixed: Int32Array; readonly basisPoints: Int32Array };

const MOST_TAXES = 50_000;
const STAR_STEPS = 8;

/** Pence of tax on a room price. */
export const taxOf = (taxes: TaxSlots | undefined, slot: number, roomPrice: number): number =>
  taxes === undefined ? 0 : taxes.fixed[slot]! + Math.floor((roomPrice * taxes.basisPoints[slot]! + 5_000) / 10_000);

/** Taxes by hotel. The rounding of `taxPence` falls apart into a fixed part and a part of the room price, each rounded on its own. */
export function taxTables(query: Query): (hotel: number) => TaxSlots | undefined {
  const { index: { columns, facts }, firstDay, days, offsets, nights } = query;
  const dates = Array.from({ length: days + offsets + (nights.at(-1) ?? 0) }, (_, i) => isoDate(firstDay + i));
  const seasons: (readonly string[])[] = [];
  const tables: TaxSlots[] = [];
  return (hotel) => {
    const rule = columns.hotelTax[hotel]!;
    if (rule < 0) return undefined;
    const stars = columns.hotelStars[hotel]!;
    return (tables[rule * STAR_STEPS + stars] ??= makeTaxes(query, rule, stars, dates, (seasons[rule] ??= seasonsOf(facts.taxRules[rule]!, dates))));
  };
}

/** What of a rule holds on each date: equal texts on all nights of two stays mean equal taxes. */
const seasonsOf = ({ rates, effectiveFrom }: TaxRule, dates: readonly IsoDate[]): string[] =>
  dates.map((date) => rates.map(({ season }) => Number(inSeason(season, date))).join('') + Number(effectiveFrom === null || date >= effectiveFrom));

function makeTaxes(query: Query, rule: number, stars: number, dates: readonly IsoDate[], seasons: readonly string[]): TaxSlots {
  const { nights, party, index: { caches, facts } } = query;
  const slots = slotCount(query);
  const taxes = { fixed: new Int32Array(slots), basisPoints: new Int32Array(slots) };
  const people = makeParty(party);
  if (caches.taxes.size > MOST_TAXES) caches.taxes.clear();
  for (let slot = 0; slot < slots; slot += 1) {
    const day = Math.floor(slot / nights.length);
    const count = nights[slot % nights.length]!;
    const season = new Set(seasons.slice(day, day + count));
    const key = season.size === 1 ? `${rule} ${stars} ${count} ${people} ${seasons[day]}` : `${rule} ${stars} ${count} ${people} ${dates[day]}`;
    const amount = caches.taxes.getOrInsertComputed(key, () => taxAmount(facts.taxRules[rule]!, query, stars, dates[day]!, count));
    taxes.fixed[slot] = amount.fixed;
    taxes.basisPoints[slot] = amount.basisPoints;
  }
  return taxes;
}

function taxAmount(rule: TaxRule, { party }: Query, stars: number, checkIn: IsoDate, nights: number): TaxAmount {
  const due = taxDue(rule, taxedStay({ checkIn, nights, stars, party }));
  return { fixed: toPence(due.hundredths, rule.currency), basisPoints: due.basisPoints };
}
