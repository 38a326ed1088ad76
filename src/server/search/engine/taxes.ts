/** Local taxes of a query's stays, reckoned once per rule, star rating and slot. */
import { isoDate } from '#domain/dates.ts';
import { toPence } from '#domain/holiday/exchange.ts';
import { taxDue } from '#domain/holiday/local-tax.ts';
import { taxedStay } from '#domain/holiday/price.ts';
import { makeParty } from '#domain/party.ts';
import { slotCount, type Query } from './query.ts';
import type { TaxSlots } from '../search-index.ts';

const MOST_TAXES = 5_000;
const STAR_STEPS = 8;

/** Taxes by hotel. The rounding of `taxPence` falls apart into a fixed part and a part of the room price, each rounded on its own. */
export function taxTables(query: Query): (hotel: number) => TaxSlots | undefined {
  const { index: { columns } } = query;
  const tables: TaxSlots[] = [];
  return (hotel) => {
    const rule = columns.hotelTax[hotel]!;
    if (rule < 0) return undefined;
    const stars = columns.hotelStars[hotel]!;
    return (tables[rule * STAR_STEPS + stars] ??= cachedTaxes(query, rule, stars));
  };
}

/** Pence of tax on a room price. */
export const taxOf = (taxes: TaxSlots | undefined, slot: number, roomPrice: number): number =>
  taxes === undefined ? 0 : taxes.fixed[slot]! + Math.floor((roomPrice * taxes.basisPoints[slot]! + 5_000) / 10_000);

function cachedTaxes(query: Query, rule: number, stars: number): TaxSlots {
  const { index: { caches }, firstDay, nights, party } = query;
  if (caches.taxes.size > MOST_TAXES) caches.taxes.clear();
  const key = [rule, stars, firstDay, slotCount(query), nights, makeParty(party)].join(' ');
  return caches.taxes.getOrInsertComputed(key, () => makeTaxes(query, rule, stars));
}

function makeTaxes(query: Query, ruleAt: number, stars: number): TaxSlots {
  const { firstDay, nights, party, index: { facts } } = query;
  const rule = facts.taxRules[ruleAt]!;
  const slots = slotCount(query);
  const taxes = { fixed: new Int32Array(slots), basisPoints: new Int32Array(slots) };
  for (let slot = 0; slot < slots; slot += 1) {
    const checkIn = isoDate(firstDay + Math.floor(slot / nights.length));
    const due = taxDue(rule, taxedStay({ checkIn, nights: nights[slot % nights.length]!, stars, party }));
    taxes.fixed[slot] = toPence(due.hundredths, rule.currency);
    taxes.basisPoints[slot] = due.basisPoints;
  }
  return taxes;
}
