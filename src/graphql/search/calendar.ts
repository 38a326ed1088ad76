/** Prices by date: the cheapest of every departure date and number of nights. */
import { addDays } from '#domain/dates.ts';
import { checkCalendar } from '#domain/search/check-calendar.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import {
  cheapestOfMonths,
  cheapestCell,
  holidayCalendar,
  type CalendarCell,
  type HolidayCalendar,
} from '#server/search/holiday-calendar.ts';
import { criteriaInPence, flyingSeats, sellingTotals } from '#server/search/selling.ts';
import { soldAt } from '../money.ts';
import { ask, askedFields, pricedAt } from './asked.ts';
import { adviceOnCalendar } from './criteria/closed-by-advice.ts';
import { parseCriteriaInput } from './search-criteria.ts';

export const calendarResolvers = {
  Query: {
    holidayCalendar: (_root, { criteria, from: wished, days }, { shop }) => {
      const from = wished ?? departureWindow(todayOf(shop)).earliest;
      return ask(shop, {
        read: parseCriteriaInput({ ...criteria, flexibility: 0, page: 1 }),
        check: (read, today) => checkCalendar(read, from, days, today),
        answer: (read, today) =>
          holidayCalendar(shop.index, criteriaInPence(read, shop.market), from, days, today),
      });
    },
  },
  HolidayCalendar: {
    ...askedFields,
    currencyCode: (_source, _args, { shop }) => shop.market.currency,
    nights: ({ answer }) => answer?.nights ?? [],
    dates: ({ answer, criteria }, _args, { shop }) =>
      answer
        ? datesOf({
            ...answer,
            totals: sellingTotals(answer.totals, shop.market, flyingSeats(criteria)),
          })
        : [],
    cheapest: ({ answer, criteria }, _args, { shop }) => {
      const cell = answer && cheapestCell(answer);
      return cell && makeCalendarPrice(shop, criteria, cell);
    },
    months: ({ answer, criteria }, _args, { shop }) =>
      (answer ? cheapestOfMonths(answer) : []).map((cell) =>
        makeCalendarPrice(shop, criteria, cell),
      ),
    closedByAdvice: ({ answer, criteria }, _args, { shop }) =>
      answer ? adviceOnCalendar(shop, criteria, answer) : null,
    pricedAt,
  },
} satisfies ResolverMap;

const datesOf = ({ firstDate, days, nights: { length: width }, totals }: HolidayCalendar) =>
  Array.from({ length: days }, (_, day) => ({
    date: addDays(firstDate, day),
    totals: Array.from(totals.subarray(day * width, (day + 1) * width), (total) => total || null),
  }));

/** A price by date with the search that finds it first. */
const makeCalendarPrice = (
  shop: WebContext,
  criteria: Criteria,
  { date, nights, total }: CalendarCell,
) => ({
  departureDate: date,
  numberOfNights: nights,
  total: soldAt(shop, total, flyingSeats(criteria)),
  query: makeCriteriaQuery({
    ...criteria,
    departureDate: date,
    departureRangeEndDate: date,
    flexibility: 0,
    nights: [nights],
    sort: 'PRICE_LOW_HIGH',
    page: 1,
  }),
});
