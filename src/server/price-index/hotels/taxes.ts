/**
 * Local taxes of a query's stays, computed once per rule, star rating, nights, party and check-in
 * day, as far as the rule tells those apart.
 */
import { toPence } from '#domain/catalogue/exchange.ts';
import { taxDue, taxPeriod, type TaxRule } from '#domain/catalogue/local-tax.ts';
import { isoDate } from '#domain/dates.ts';
import { taxedStay } from '#domain/holiday/price.ts';
import { makeParty } from '#domain/party.ts';
import { MAX_NIGHTS } from '#domain/search/limits.ts';
import { allocateWords } from '../memory/arena.ts';
import { RING_DAYS } from '../memory/days.ts';
import { STAR_STEPS } from '../memory/hotel-options.ts';
import { stayCount, checkInDays, type Query } from '../query.ts';
import type { CatalogueFacts, TaxDays } from '../search-index.ts';

/** Tax per stay of a query: pence per stay, and basis points of the room price. */
export type StayTaxes = {
  readonly fixed: Int32Array;
  readonly basisPoints: Int32Array;
  readonly isShare: boolean;
};

/** Pence of tax on a room price. */
export const taxOf = (taxes: StayTaxes | undefined, stay: number, roomPrice: number): number =>
  taxes === undefined
    ? 0
    : taxes.fixed[stay]! + (taxes.isShare ? shareOf(roomPrice, taxes.basisPoints[stay]!) : 0);

/** The part of a tax that is a share of the room price, in basis points. */
export const shareOf = (roomPrice: number, basisPoints: number): number =>
  Math.floor((roomPrice * basisPoints + 5_000) / 10_000);

/**
 * Taxes by hotel. The rounding of `taxPence` falls apart into a fixed part and a part of the room
 * price, each rounded on its own.
 */
export function taxTables(query: Query): (hotel: number) => StayTaxes | undefined {
  const {
    columns: { hotelTax, hotelStars },
    facts,
  } = query.index;
  const tables: StayTaxes[] = [];
  let fill: FillTaxes | undefined;
  return (hotel) => {
    const kind = taxKind(facts, hotelTax[hotel]!, hotelStars[hotel]!);
    return kind < 0
      ? undefined
      : (tables[kind] ??= makeTaxes(query, kind, (fill ??= taxFiller(query))));
  };
}

function makeTaxes(query: Query, kind: number, fill: FillTaxes): StayTaxes {
  const stays = stayCount(query);
  const both = allocateWords(2 * stays);
  return {
    isShare: fill(kind, both, 0, stays),
    fixed: both.subarray(0, stays),
    basisPoints: both.subarray(stays),
  };
}

/** One to five stars, and none where the rule does not tell them apart. */
const STAR_KINDS = STAR_STEPS + 1;

/**
 * Hotels of one kind owe the same: its tax rule, and its stars where the rule tells them apart; -1
 * = no tax.
 */
export const taxKind = (facts: CatalogueFacts, rule: number, stars: number): number =>
  rule < 0 ? -1 : rule * STAR_KINDS + (isByStars(facts)[rule] ? stars : 0);

const isByStars = (facts: CatalogueFacts): readonly boolean[] =>
  starred.getOrInsertComputed(facts, () =>
    facts.taxRules.map(({ rates }) => rates.some(({ stars }) => stars !== null)),
  );

const starred = new WeakMap<CatalogueFacts, readonly boolean[]>();

/**
 * Writes the taxes of a kind by stay into words: from `fixed` on pence per stay, from `shares` on
 * basis points of the room price. Returns whether it has any of these.
 */
export type FillTaxes = (kind: number, words: Int32Array, fixed: number, shares: number) => boolean;

/** Cached at once: 6 KiB each. */
const MOST_TAXES = 5_000;

export function taxFiller(query: Query): FillTaxes {
  const {
    nights,
    firstDay,
    index: {
      caches: { taxes },
      facts,
    },
  } = query;
  if (taxes.kept > MOST_TAXES) {
    taxes.byParty.clear();
    taxes.kept = 0;
  }
  const known = taxes.byParty.getOrInsertComputed(makeParty(query.party), () => []);
  const days = checkInDays(query);
  const shift = firstDay - facts.firstDay;
  return (kind, words, fixed, shares) => {
    let isShare = false;
    for (let night = 0; night < nights.length; night += 1) {
      const count = nights[night]!;
      const byNights = (known[kind] ??= []);
      if (!byNights[count]) taxes.kept += 1;
      const owed = (byNights[count] ??= taxDays(query, kind, count));
      const row = night * days;
      for (let day = 0; day < days; day += 1) {
        // Days that the index does not hold owe nothing that anybody asks for.
        const share = owed.basisPoints[shift + day] ?? 0;
        words[fixed + row + day] = owed.fixed[shift + day] ?? 0;
        words[shares + row + day] = share;
        if (share !== 0) isShare = true;
      }
    }
    return isShare;
  };
}

/**
 * What stays of so many nights owe by check-in day from the index's first; a day like the one
 * before owes what that does.
 */
function taxDays({ party, index: { facts } }: Query, kind: number, nights: number): TaxDays {
  const rule = facts.taxRules[Math.floor(kind / STAR_KINDS)]!;
  const stars = kind % STAR_KINDS;
  const changes = changesOf(rule, facts.firstDay);
  const [fixed, basisPoints] = [new Int32Array(RING_DAYS), new Int32Array(RING_DAYS)];
  for (let at = 0; at < RING_DAYS; at += 1) {
    if (at > 0 && changes[at + nights - 1] === changes[at - 1]) {
      fixed[at] = fixed[at - 1]!;
      basisPoints[at] = basisPoints[at - 1]!;
      continue;
    }
    const due = taxDue(
      rule,
      taxedStay({ checkIn: isoDate(facts.firstDay + at), nights, stars, party }),
    );
    fixed[at] = toPence(due.hundredths, rule.currency);
    basisPoints[at] = due.basisPoints;
  }
  return { fixed, basisPoints };
}

/** How often a rule has changed by each night that a stay may hold, from the index's first on. */
function changesOf(rule: TaxRule, firstDay: number): Int32Array {
  const made = changesMade.getOrInsertComputed(rule, () => new Map());
  return made.getOrInsertComputed(firstDay, () => {
    const periods = Array.from({ length: RING_DAYS + MAX_NIGHTS }, (_, at) =>
      taxPeriod(rule, isoDate(firstDay + at)),
    );
    let changes = 0;
    return Int32Array.from(periods, (period, at) =>
      at > 0 && period !== periods[at - 1] ? (changes += 1) : changes,
    );
  });
}

const changesMade = new WeakMap<TaxRule, Map<number, Int32Array>>();
