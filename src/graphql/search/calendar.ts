import { addDays } from '#domain/dates.ts';
import type { FieldError } from '#domain/outcome.ts';
/** Prices by date: the cheapest of every departure date and number of nights. */
import { checkCalendar } from '#domain/search/check-calendar.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { departureWindow, todayIn } from '#server/market.ts';
import {
  cheapestOfMonths,
  cheapestCell,
  holidayCalendar,
  type CalendarCell,
  type HolidayCalendar,
} from '#server/search/holiday-calendar.ts';
import type { GraphContext } from '../context.ts';
import type { SearchCriteriaInput } from '../generated.ts';
import { moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import { unknownIds } from './criteria/known-ids.ts';
import { refusalsOf, REFUSED } from './criteria/refusals.ts';
import { parseCriteriaInput } from './criteria/search-criteria.ts';

/** A calendar, or why there is none. */
type CalendarSource = {
  readonly criteria: Criteria;
  readonly problems: readonly FieldError[];
  readonly calendar: HolidayCalendar | undefined;
};

export const calendarResolvers: ResolverMap = {
  Query: {
    holidayCalendar: (
      _parent: never,
      args: { criteria: SearchCriteriaInput; from?: string | null; days: number },
      { shop }: GraphContext,
    ): CalendarSource => askCalendar(shop, args.criteria, args.from ?? undefined, args.days),
  },
  HolidayCalendar: {
    statusCode: ({ calendar }: CalendarSource) => (calendar ? 200 : REFUSED),
    errors: ({ problems }: CalendarSource) => problems,
    currencyCode: (_source: CalendarSource, _args: unknown, { shop }: GraphContext) =>
      shop.terms.currency,
    nights: ({ calendar }: CalendarSource) => calendar?.nights ?? [],
    dates: ({ calendar }: CalendarSource) => (calendar ? datesOf(calendar) : []),
    cheapest: ({ calendar, criteria }: CalendarSource, _args: unknown, { shop }: GraphContext) => {
      const cell = calendar && cheapestCell(calendar);
      return cell ? makeCalendarPrice(shop, criteria, cell) : null;
    },
    months: ({ calendar, criteria }: CalendarSource, _args: unknown, { shop }: GraphContext) =>
      (calendar ? cheapestOfMonths(calendar) : []).map((cell) =>
        makeCalendarPrice(shop, criteria, cell),
      ),
    pricedAt: (_source: CalendarSource, _args: unknown, { shop }: GraphContext) =>
      shop.clock().toISOString(),
  },
};

function askCalendar(
  shop: WebContext,
  input: SearchCriteriaInput,
  first: string | undefined,
  days: number,
): CalendarSource {
  const today = todayIn(shop.clock());
  const from = first ?? departureWindow(today).earliest;
  const { criteria, problems: unread } = parseCriteriaInput({ ...input, flexibility: 0, page: 1 });
  const problems = refusalsOf(checkCalendar(criteria, from, days, today), [
    ...unread,
    ...unknownIds(shop.index, criteria),
  ]);
  return {
    criteria,
    problems,
    calendar:
      problems.length > 0 ? undefined : holidayCalendar(shop.index, criteria, from, days, today),
  };
}

const datesOf = ({ firstDate, days, nights: { length: width }, totals }: HolidayCalendar) =>
  Array.from({ length: days }, (_, day) => ({
    date: addDays(firstDate, day),
    totals: Array.from(totals.subarray(day * width, (day + 1) * width), (total) => total || null),
  }));

/** A price by date with the search that finds it first. */
export const makeCalendarPrice = (
  shop: WebContext,
  criteria: Criteria,
  { date, nights, total }: CalendarCell,
) => ({
  departureDate: date,
  numberOfNights: nights,
  total: moneyOf(shop, total),
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
