/**
 * Which flights cost what a table says of a stay (README: ties). Read series by series, without the
 * hot loops, so that it checks them.
 */
import { legBagsPrice } from '#domain/holiday/hold-bags.ts';
import { AGENT_BOOKING_FEE } from '#domain/holiday/price.ts';
import { fareBeside } from '#domain/holiday/return-fare.ts';
import { flightAt, holdsDay } from '../memory/days.ts';
import { BASE } from '../memory/flight-options.ts';
import { fareOf, seatsOf } from '../memory/packed-flights.ts';
import { routePairs } from '../memory/route-pairs.ts';
import { checkInDays, type Query } from '../query.ts';
import type { FlightTable } from './flight-tables.ts';
import { isAnything, legFilters, legVariants, type LegFilters } from './flight-variants.ts';
import { packageCharge } from './leg-prices.ts';

/** Positions of the series. */
export type SeriesPair = { readonly out: number; readonly back: number };

/** The pairs of a query's stays: earliest departure, then lowest outbound and inbound series. */
export function pairFinder(query: Query): (table: FlightTable, stay: number) => SeriesPair {
  const asked = legFilters(query.index, query.criteria.filters);
  const filters = isAnything(asked) ? undefined : asked;
  const known = new Map<FlightTable, SeriesPair[]>();
  return (table, stay) =>
    (known.getOrInsertComputed(table, () => [])[stay] ??= findPair(query, filters, table, stay));
}

function findPair(
  query: Query,
  filters: LegFilters | undefined,
  table: FlightTable,
  stay: number,
): SeriesPair {
  const { index, firstDay, nights } = query;
  const checkIn = firstDay + (stay % checkInDays(query));
  const home = checkIn + nights[Math.floor(stay / checkInDays(query))]!;
  const price = table.prices[stay]! - packageCharge(query);
  let best: SeriesPair | undefined;
  for (const arrival of table.arrivals) {
    for (const pair of routePairs(query, arrival)) {
      const backs = legsOn(query, filters, pair.back, home, undefined);
      const outs = backs.length === 0 ? [] : legsOn(query, filters, pair.out, checkIn, table);
      for (const out of outs)
        for (const back of backs) {
          if (
            pairPrice(out, back) === price &&
            (!best || isEarlier(query, out.series, back.series, best))
          )
            best = { out: out.series, back: back.series };
        }
    }
  }
  if (!best)
    throw new Error(
      `no flights to ${table.arrivals.map((arrival) => index.facts.airports[arrival]).join(' or ')} for ${price} pence, although the engine found some`,
    );
  return best;
}

/** A leg for the party: pence but for what the carrier takes off when it flies both ways. */
type PartyLeg = {
  readonly series: number;
  readonly carrier: number;
  readonly fare: number;
  readonly returnSaving: number;
};

const pairPrice = (out: PartyLeg, back: PartyLeg): number =>
  fareBeside(out, back) + fareBeside(back, out);

/**
 * The series of a route that come in on a day and pass all filters; on the way out (`table`) they
 * depart on a day that the search asks for.
 */
function legsOn(
  { index, heads, criteria, firstDay, days }: Query,
  filters: LegFilters | undefined,
  route: number,
  day: number,
  table: FlightTable | undefined,
): PartyLeg[] {
  const { columns } = index;
  const legs: PartyLeg[] = [];
  for (
    let series = columns.routeStart[route]!;
    series < columns.routeStart[route + 1]!;
    series += 1
  ) {
    const late = table ? columns.seriesOffset[series]! : 0;
    if (
      table &&
      ((table.offset ?? late) !== late || day - late < firstDay || day - late >= firstDay + days)
    )
      continue;
    if (!holdsDay(index, day - late)) continue;
    const at = flightAt(index, series, day - late);
    const flight = columns.flightDays[at]!;
    if (
      fareOf(flight) === 0 ||
      seatsOf(flight) < heads.paying ||
      (filters && ((legVariants(index, filters, series, !table) >> BASE) & 1) === 0)
    )
      continue;
    const fee = columns.seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0;
    const bags = legBagsPrice(
      {
        bagPrice: columns.seriesBagPrice[series]!,
        bagsForAll: columns.seriesBagsForAll[series] === 1,
      },
      criteria.bags,
      heads.paying,
    );
    legs.push({
      series,
      carrier: columns.seriesCarrier[series]!,
      fare: (fareOf(flight) + fee) * heads.paying + columns.infantFares[at]! * heads.infants + bags,
      returnSaving: columns.seriesSaving[series]! * heads.paying,
    });
  }
  return legs;
}

/** Among pairs of one stay: a later arrival day means an earlier departure; then the lower ids. */
function isEarlier(
  {
    index: {
      columns: { seriesOffset, seriesId },
    },
  }: Query,
  out: number,
  back: number,
  other: SeriesPair,
): boolean {
  return (
    (seriesOffset[other.out]! - seriesOffset[out]! ||
      seriesId[out]! - seriesId[other.out]! ||
      seriesId[back]! - seriesId[other.back]!) < 0
  );
}
