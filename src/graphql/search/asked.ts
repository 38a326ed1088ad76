/** Questions about prices: read as they come in, then refused or answered, in one shape for all. */
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { CriteriaCheck } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { Place } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayOf } from '#server/market/market.ts';
import type { DiscoveredPlace, Discovery, PricedPin } from '#server/search/discover-places.ts';
import type { HolidayCalendar } from '#server/search/holiday-calendar.ts';
import type { GridSheet, HolidayGrid } from '#server/search/holiday-grid.ts';
import { unknownIds } from '#server/search/known-ids.ts';
import type { SearchAnswer } from '#server/search/search-holidays.ts';
import type { GraphContext } from '../context.ts';
import { refusalsOf, REFUSED } from './criteria/refusals.ts';

/** A question with its answer, or with what was wrong with it. */
export type Asked<Answer> = {
  readonly criteria: Criteria;
  readonly today: IsoDate;
  readonly problems: readonly FieldError[];
  readonly answer: Answer | undefined;
};

export type AskedSearch = Asked<SearchAnswer>;
export type AskedOffers = Asked<Pick<SearchAnswer, 'offers'>>;
export type AskedCalendar = Asked<HolidayCalendar>;
export type AskedGrid = Asked<HolidayGrid>;
export type AskedDiscovery = Asked<Discovery>;
/** One place of a discovery. */
export type PlaceOfDiscovery = {
  readonly criteria: Criteria;
  readonly place: Place;
  readonly found: DiscoveredPlace;
};
export type AskedPins = Asked<readonly PricedPin[]>;
/** One sheet of a grid. */
export type AskedSheet = {
  readonly criteria: Criteria;
  readonly grid: HolidayGrid;
  readonly sheet: GridSheet;
};

type Question<Answer> = {
  /** The criteria as they were read, and what could not be read of the input. */
  readonly read: { readonly criteria: Criteria; readonly problems: readonly FieldError[] };
  /** What else was wrong with the input. */
  readonly others?: readonly FieldError[];
  readonly check: (criteria: Criteria, today: IsoDate) => CriteriaCheck;
  readonly answer: (criteria: Criteria, today: IsoDate) => Answer;
};

/** Answers a question that nothing is wrong with. */
export function ask<Answer>(
  shop: Pick<WebContext, 'index' | 'clock' | 'market'>,
  { read: { criteria, problems: unread }, others = [], check, answer }: Question<Answer>,
): Asked<Answer> {
  const today = todayOf(shop);
  const problems = refusalsOf(check(criteria, today), [
    ...unread,
    ...unknownIds(shop.index, criteria),
    ...others,
  ]);
  return {
    criteria,
    today,
    problems,
    answer: problems.length > 0 ? undefined : answer(criteria, today),
  };
}

/** Fields that every such answer has. */
export const askedFields = {
  statusCode: ({ problems }: Pick<Asked<unknown>, 'problems'>) =>
    problems.length === 0 ? 200 : REFUSED,
  errors: ({ problems }: Pick<Asked<unknown>, 'problems'>) => problems,
};

/** When the prices of an answer were read: now. */
export const pricedAt = (_source: unknown, _args: unknown, { shop }: GraphContext): string =>
  shop.clock().toISOString();
