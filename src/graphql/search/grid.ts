import type { FieldError } from '#domain/outcome.ts';
/** Every price of one hotel: airports × dates × nights. */
import { checkGrid } from '#domain/search/check-grid.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayIn } from '#server/market.ts';
import {
  cheapestByMonth,
  cheapestByNights,
  cheapestOfGrid,
  cheapestOfSheet,
} from '#server/search/grid-views.ts';
import {
  gridCriteria,
  holidayGrid,
  type GridCell,
  type GridSheet,
  type HolidayGrid,
} from '#server/search/holiday-grid.ts';
import type { GraphContext } from '../context.ts';
import type { QueryHolidayGridArgs, RequireFields } from '../generated.ts';
import { makeAirport } from '../holiday/flight-leg.ts';
import { moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import { unknownIds } from './criteria/known-ids.ts';
import { refusalsOf, REFUSED } from './criteria/refusals.ts';
import { parseCriteriaInput } from './criteria/search-criteria.ts';

type GridArgs = RequireFields<QueryHolidayGridArgs, 'searchType' | 'departureAirports' | 'bags'>;
/** A grid, empty when it was refused. */
type GridSource = {
  readonly criteria: Criteria;
  readonly problems: readonly FieldError[];
  readonly grid: HolidayGrid;
};
type SheetSource = GridSource & { readonly sheet: GridSheet };

export const gridResolvers: ResolverMap = {
  Query: {
    holidayGrid: (_parent: never, args: GridArgs, { shop }: GraphContext): GridSource =>
      askGrid(shop, args),
  },
  HolidayGrid: {
    statusCode: ({ problems }: GridSource) => (problems.length === 0 ? 200 : REFUSED),
    errors: ({ problems }: GridSource) => problems,
    currencyCode: (_source: GridSource, _args: unknown, { shop }: GraphContext) =>
      shop.terms.currency,
    firstDate: ({ grid }: GridSource) => grid.firstDate,
    days: ({ grid }: GridSource) => grid.days,
    nights: ({ grid }: GridSource) => grid.nights,
    sheets: (source: GridSource): SheetSource[] =>
      source.grid.sheets.map((sheet) => ({ ...source, sheet })),
    cheapest: ({ criteria, grid }: GridSource, _args: unknown, { shop }: GraphContext) => {
      const cell = cheapestOfGrid(grid);
      return cell ? makeGridPrice(shop, criteria, cell) : null;
    },
    months: ({ criteria, grid }: GridSource, _args: unknown, { shop }: GraphContext) =>
      cheapestByMonth(grid).map((cell) => makeGridPrice(shop, criteria, cell)),
    byNights: ({ criteria, grid }: GridSource, _args: unknown, { shop }: GraphContext) =>
      cheapestByNights(grid).map((cell) => makeGridPrice(shop, criteria, cell)),
    pricedAt: (_source: GridSource, _args: unknown, { shop }: GraphContext) =>
      shop.clock().toISOString(),
  },
  GridSheet: {
    airport: ({ sheet }: SheetSource) =>
      sheet.airport === undefined ? null : makeAirport(sheet.airport),
    cheapest: ({ criteria, grid, sheet }: SheetSource, _args: unknown, { shop }: GraphContext) =>
      makeGridPrice(shop, criteria, cheapestOfSheet(grid, sheet)),
    totals: ({ grid, sheet }: SheetSource, { nights }: { nights?: readonly number[] | null }) =>
      encodeRows(sheet.totals, grid, nights ?? grid.nights),
  },
};

function askGrid(
  shop: WebContext,
  { hotelId, rooming, searchType, departureAirports, filters, bags }: GridArgs,
): GridSource {
  const today = todayIn(shop.clock());
  const input = {
    hotelIds: [hotelId],
    rooming,
    searchType,
    departureAirports,
    ...(filters && { filters }),
    bags,
    departureDate: today,
  };
  const { criteria, problems: unread } = parseCriteriaInput(input);
  const problems = refusalsOf(checkGrid(criteria, today), [
    ...unread,
    ...unknownIds(shop.index, criteria),
  ]).map((problem) => (problem.field === 'hotelIds' ? { ...problem, field: 'hotelId' } : problem));
  const wishes = {
    searchType: criteria.searchType,
    departureAirports: criteria.departureAirports,
    filters: criteria.filters,
    bags: criteria.bags,
  };
  const grid =
    problems.length > 0
      ? { firstDate: today, days: 0, nights: [], sheets: [] }
      : holidayGrid(shop.index, Number(hotelId), criteria.party, wishes, today);
  return { criteria: gridCriteria(Number(hotelId), criteria.party, wishes, today), problems, grid };
}

/**
 * The rows of some numbers of nights as base64 of little-endian 32-bit integers, as the index's
 * memory has them; nights that the grid does not have are left out.
 */
function encodeRows(
  totals: Int32Array,
  { days, nights: all }: HolidayGrid,
  nights: readonly number[],
): string {
  const row = (at: number): Uint8Array =>
    new Uint8Array(
      totals.buffer,
      totals.byteOffset + at * days * totals.BYTES_PER_ELEMENT,
      days * totals.BYTES_PER_ELEMENT,
    );
  return Buffer.concat(
    all.flatMap((count, at) => (nights.includes(count) ? [row(at)] : [])),
  ).toString('base64');
}

const makeGridPrice = (
  shop: WebContext,
  criteria: Criteria,
  { airport, date, nights, total }: GridCell,
) => ({
  airport: airport === undefined ? null : makeAirport(airport),
  departureDate: date,
  numberOfNights: nights,
  total: moneyOf(shop, total),
  query: makeCriteriaQuery({
    ...criteria,
    departureAirports: airport === undefined ? [] : [airport],
    departureDate: date,
    departureRangeEndDate: date,
    nights: [nights],
    sort: 'PRICE_LOW_HIGH',
  }),
});
