/**
 * What a party pays to fly route pairs on any day of the index: legs priced many at a time, and the
 * flights that they make added to stays.
 */
import { legBagsPrice } from '#domain/holiday/hold-bags.ts';
import { AGENT_BOOKING_FEE, ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { LEG_DAYS, LEG_PITCH, MOST_LEGS } from '../kernel/limits.ts';
import { setFields, type Address } from '../kernel/record.ts';
import { LEG_WORK, PAIR_WORK, STRETCH } from '../kernel/records/calendars.ts';
import { NO_PRICE } from '../memory/columns.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { BASE } from '../memory/flight-options.ts';
import type { RoutePair } from '../memory/route-pairs.ts';
import type { Query } from '../query.ts';
import { legFilters, legVariants } from './flight-variants.ts';

/** What all who have a seat pay once for a package, in pence. */
export const packageCharge = ({ heads }: Query): number => heads.paying * ATOL_CONTRIBUTION;

/**
 * Totals that flights lower, in the working space: PAIR_WORK tells what each means.
 */
export type Sheets = Readonly<
  Record<'start' | 'totals' | 'sheetBytes' | 'sheetWidth' | 'stayPrices' | 'span', number>
> & { readonly nights: readonly number[] };

/**
 * Lowers sheets by the flights of one of `pairs`, given by its position, under a query's filters;
 * returns the arrival day offsets that are flown, a bit each. To be asked in order: legs are priced
 * once for as many pairs as there is room for.
 */
export function addFlights(
  query: Query,
  pairs: readonly RoutePair[],
  sheets: Sheets,
): (pair: number) => number {
  const { index } = query;
  const { at, kernel, words } = index.space();
  const { routeStart } = index.columns;
  const placesOf = (route: number): readonly [number, number] => [
    routeStart[route]!,
    routeStart[route + 1]! - routeStart[route]!,
  ];
  const priceBatch = batchPricer(query);
  words.stayNights.set(sheets.nights);
  writeSheets(query, sheets);
  let batch: Batch = { end: 0, outs: new Map(), backs: new Map() };
  return (i) => {
    if (i >= batch.end) batch = priceBatch(pairs, i);
    const { out, back, flownBy } = pairs[i]!;
    words.flownBy.set(flownBy);
    const [outFirst, outs] = placesOf(out);
    const [backFirst, backs] = placesOf(back);
    setFields(words.pairWork, 0, PAIR_WORK, {
      outFirst,
      outs,
      outLegs: addressOf(at.legs, batch.outs.get(out)!),
      backFirst,
      backs,
      backLegs: addressOf(at.legs, batch.backs.get(back)!),
      flyers: flownBy.length,
    });
    return kernel.addPair(at.pairWork);
  };
}

const addressOf = (legs: Address, leg: number): Address => legs + 4 * LEG_PITCH * leg;

/** Writes what all pairs have in common. */
function writeSheets(query: Query, { nights, ...sheets }: Sheets): void {
  const {
    index: {
      columns: { seriesCarrier, seriesOffset, seriesSaving },
    },
    heads,
    offsets,
  } = query;
  const { at, words } = query.index.space();
  setFields(words.pairWork, 0, PAIR_WORK, {
    flownBy: at.flownBy,
    carriers: seriesCarrier.byteOffset,
    arrivalOffsets: seriesOffset.byteOffset,
    savings: seriesSaving.byteOffset,
    paying: heads.paying,
    offsets,
    days: RING_DAYS,
    pitch: LEG_PITCH,
    cheapest: at.cheapestLegs,
    width: LEG_DAYS,
    nights: at.stayNights,
    nightCount: nights.length,
    charge: packageCharge(query),
    ...sheets,
  });
}

/** Pairs before `end` whose legs are priced: the first leg of each route. */
type Batch = {
  readonly end: number;
  readonly outs: ReadonlyMap<number, number>;
  readonly backs: ReadonlyMap<number, number>;
};

type Route = {
  readonly first: number;
  readonly count: number;
  readonly route: number;
  readonly isInbound: boolean;
};

/** Prices the legs of as many pairs from a position on as there is room for. */
function batchPricer(query: Query): (pairs: readonly RoutePair[], from: number) => Batch {
  const {
    index: {
      columns: { flightDays, infantFares, routeStart },
      facts,
    },
    heads,
  } = query;
  const { at, kernel, words } = query.index.space();
  const writeFees = feeWriter(query);
  const routeOf = (route: number, isInbound: boolean): Route => {
    const [first, end] = [routeStart[route]!, routeStart[route + 1]!];
    return { first, count: end - first, route, isInbound };
  };
  return (pairs, from) => {
    const routes: Route[] = [];
    let [end, legs] = [from, 0];
    for (; end < pairs.length; end += 1) {
      const both = [routeOf(pairs[end]!.out, false), routeOf(pairs[end]!.back, true)];
      legs += both.reduce((sum, { count }) => sum + inFours(count), 0);
      if (legs > MOST_LEGS) break;
      routes.push(...both);
    }
    const { stretches, ...places } = layOutLegs(
      query,
      routes.sort((a, b) => a.first - b.first),
      writeFees,
    );
    setFields(words.legWork, 0, LEG_WORK, {
      flights: flightDays.byteOffset,
      infantFares: infantFares.byteOffset,
      series: facts.series,
      firstRow: rowOf(facts.firstDay),
      rows: RING_DAYS,
      stretches: at.stretches,
      count: stretches,
      paying: heads.paying,
      infants: heads.infants,
      fees: at.legFees,
      legs: at.legs,
      pitch: LEG_PITCH,
    });
    kernel.priceLegs(at.legWork);
    return { end, ...places };
  };
}

/** Stretches are written in fours. */
const inFours = (count: number): number => (count + 3) & ~3;

/**
 * Writes the stretches of routes in order, neighbours in one, and what each leg costs beside its
 * fare.
 */
function layOutLegs(
  { index }: Query,
  routes: readonly Route[],
  writeFees: (route: Route, leg: number) => void,
): Omit<Batch, 'end'> & { readonly stretches: number } {
  const { stretches } = index.space().words;
  const [outs, backs] = [new Map<number, number>(), new Map<number, number>()];
  let [at, leg, past] = [-STRETCH.words, 0, -1];
  for (const route of routes) {
    if (route.first !== past) {
      leg = inFours(leg);
      at += STRETCH.words;
      stretches.set([route.first, 0, leg], at);
    }
    (route.isInbound ? backs : outs).set(route.route, leg);
    writeFees(route, leg);
    stretches[at + 1]! += route.count;
    leg += route.count;
    past = route.first + route.count;
  }
  return { outs, backs, stretches: at / STRETCH.words + 1 };
}

/**
 * Writes what the party pays for the legs of a route beside fares: agent's fees and hold bags;
 * NO_PRICE for a series that fails the flight filters.
 */
function feeWriter({ index, criteria, heads }: Query): (route: Route, leg: number) => void {
  const { seriesAgentFee, seriesBagPrice, seriesBagsForAll } = index.columns;
  const { legFees } = index.space().words;
  const filters = legFilters(index, criteria.filters);
  return ({ first, count, isInbound }, leg) => {
    for (let i = 0; i < count; i += 1) {
      const series = first + i;
      const fee = seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE * heads.paying : 0;
      const bags = legBagsPrice(
        { bagPrice: seriesBagPrice[series]!, bagsForAll: seriesBagsForAll[series] === 1 },
        criteria.bags,
        heads.paying,
      );
      const passes = ((legVariants(index, filters, series, isInbound) >> BASE) & 1) === 1;
      legFees[leg + i] = passes ? fee + bags : NO_PRICE;
    }
  };
}
