/** Local taxes of a query's stays, reckoned once per rule, star rating, nights, party and check-in day, as far as the rule tells those apart. */
import { isoDate } from '#domain/dates.ts';
import { toPence } from '#domain/catalogue/exchange.ts';
import { taxDue, taxPeriod, type TaxRule } from '#domain/catalogue/local-tax.ts';
import { taxedStay } from '#domain/holiday/price.ts';
import { makeParty } from '#domain/party.ts';
import { MAX_NIGHTS } from '#domain/search/limits.ts';
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
  const fixed = new Int32Array(slotCount(query));
  const basisPoints = new Int32Array(fixed.length);
  return { fixed, basisPoints, isShare: fillTaxes(query, rule, stars, people, fixed, basisPoints) };
}

/** Writes a tax by slot: pence per stay, and basis points of the room price. Returns whether it has any of these. */
export function fillTaxes(query: Query, rule: number, stars: number, people: string, fixed: Int32Array, basisPoints: Int32Array): boolean {
  const { nights, firstDay, index: { caches, facts } } = query;
  const days = slotDays(query);
  const [from, to] = [Math.max(0, firstDay - facts.firstDay), Math.min(RING_DAYS, firstDay - facts.firstDay + days)];
  const [first, last] = [from - (firstDay - facts.firstDay), to - (firstDay - facts.firstDay)];
  if (caches.taxes.size > MOST_TAXES) caches.taxes.clear();
  let isShare = false;
  for (let night = 0; night < nights.length; night += 1) {
    const known = caches.taxes.getOrInsertComputed(`${rule} ${stars} ${nights[night]} ${people}`, () => taxDays(query, rule, stars, nights[night]!));
    const row = night * days;
    for (let day = first; day < last; day += 1) {
      const share = known.basisPoints[from + day - first]!;
      fixed[row + day] = known.fixed[from + day - first]!;
      basisPoints[row + day] = share;
      if (share !== 0) isShare = true;
    }
    fixed.fill(0, row, row + first).fill(0, row + last, row + days);
    basisPoints.fill(0, row, row + first).fill(0, row + last, row + days);
  }
  return isShare;
}

export const isByStars = ({ rates }: TaxRule): boolean => rates.some(({ stars }) => stars !== null);

/** What stays of so many nights owe by check-in day from the index's first; a day like the one before owes what that does. */
function taxDays({ party, index: { facts } }: Query, ruleAt: number, stars: number, nights: number): TaxDays {
  const rule = facts.taxRules[ruleAt]!;
  const changes = changesOf(rule, facts.firstDay);
  const [fixed, basisPoints] = [new Int32Array(RING_DAYS), new Int32Array(RING_DAYS)];
  for (let at = 0; at < RING_DAYS; at += 1) {
    if (at > 0 && changes[at + nights - 1] === changes[at - 1]) {
      fixed[at] = fixed[at - 1]!;
      basisPoints[at] = basisPoints[at - 1]!;
      continue;
    }
    const due = taxDue(rule, taxedStay({ checkIn: isoDate(facts.firstDay + at), nights, stars, party }));
    fixed[at] = toPence(due.hundredths, rule.currency);
    basisPoints[at] = due.basisPoints;
  }
  return { fixed, basisPoints };
}

/** How often a rule has changed by each night that a stay may hold, from the index's first on. */
function changesOf(rule: TaxRule, firstDay: number): Int32Array {
  const made = changesMade.getOrInsertComputed(rule, () => new Map());
  return made.getOrInsertComputed(firstDay, () => {
    const periods = Array.from({ length: RING_DAYS + MAX_NIGHTS }, (_, at) => taxPeriod(rule, isoDate(firstDay + at)));
    let changes = 0;
    return Int32Array.from(periods, (period, at) => (at > 0 && period !== periods[at - 1] ? (changes += 1) : changes));
  });
}

const changesMade = new WeakMap<TaxRule, Map<number, Int32Array>>();
