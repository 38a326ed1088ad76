/** Every price of one hotel: airports × dates × nights. */
import { checkGrid } from '#domain/search/check-calendar.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
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
  type HolidayGrid,
} from '#server/search/holiday-grid.ts';
import { criteriaInPence, flyingSeats, sellingTotals } from '#server/search/selling.ts';
import { makeAirport } from '../catalogue/airports.ts';
import type { QueryHolidayGridArgs, RequireFields } from '../generated.ts';
import { soldAt } from '../money.ts';
import { ask, askedFields, pricedAt, type AskedGrid } from './asked.ts';
import { parseCriteriaInput } from './search-criteria.ts';

export const gridResolvers = {
  Query: { holidayGrid: (_root, args, { shop }) => askGrid(shop, args) },
  HolidayGrid: {
    ...askedFields,
    currencyCode: (_source, _args, { shop }) => shop.market.currency,
    firstDate: ({ answer, today }) => answer?.firstDate ?? today,
    days: ({ answer }) => answer?.days ?? 0,
    nights: ({ answer }) => answer?.nights ?? [],
    sheets: ({ criteria, answer: grid }) =>
      grid ? grid.sheets.map((sheet) => ({ criteria, grid, sheet })) : [],
    cheapest: ({ criteria, answer }, _args, { shop }) => {
      const cell = answer && cheapestOfGrid(answer);
      return cell && makeGridPrice(shop, criteria, cell);
    },
    months: ({ criteria, answer }, _args, { shop }) =>
      (answer ? cheapestByMonth(answer) : []).map((cell) => makeGridPrice(shop, criteria, cell)),
    byNights: ({ criteria, answer }, _args, { shop }) =>
      (answer ? cheapestByNights(answer) : []).map((cell) => makeGridPrice(shop, criteria, cell)),
    pricedAt,
  },
  GridSheet: {
    airport: ({ sheet }) => (sheet.airport === undefined ? null : makeAirport(sheet.airport)),
    cheapest: ({ criteria, grid, sheet }, _args, { shop }) =>
      makeGridPrice(shop, criteria, cheapestOfSheet(grid, sheet)),
    totals: ({ criteria, grid, sheet }, { nights }, { shop }) =>
      encodeRows(
        sellingTotals(sheet.totals, shop.market, flyingSeats(criteria)),
        grid,
        nights ?? grid.nights,
      ),
  },
} satisfies ResolverMap;

type GridArgs = RequireFields<QueryHolidayGridArgs, 'searchType' | 'departureAirports' | 'bags'>;

function askGrid(shop: WebContext, { hotelId, rooming, filters, ...others }: GridArgs): AskedGrid {
  const read = parseCriteriaInput({
    ...others,
    hotelIds: [hotelId],
    rooming,
    ...(filters && { filters }),
    departureDate: todayOf(shop),
  });
  const { party, searchType, departureAirports, filters: wished, bags } = read.criteria;
  const wishes = { searchType, departureAirports, filters: wished, bags };
  const asked = ask(shop, {
    read,
    check: checkGrid,
    answer: (criteria, today) => {
      const { filters: bounded } = criteriaInPence(criteria, shop.market);
      const inPence = { ...wishes, filters: bounded };
      return holidayGrid(shop.index, Number(hotelId), party, inPence, today);
    },
  });
  return {
    ...asked,
    criteria: gridCriteria(Number(hotelId), party, wishes, asked.today),
    problems: asked.problems.map((problem) =>
      problem.field === 'hotelIds' ? { ...problem, field: 'hotelId' } : problem,
    ),
  };
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
  total: soldAt(shop, total, flyingSeats(criteria)),
  query: makeCriteriaQuery({
    ...criteria,
    departureAirports: airport === undefined ? [] : [airport],
    departureDate: date,
    departureRangeEndDate: date,
    nights: [nights],
    sort: 'PRICE_LOW_HIGH',
  }),
});
