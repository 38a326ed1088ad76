/** Searching: results with facets, and lists of lead offers. */
import { formatDayOfYear, type IsoDate } from '#domain/dates.ts';
import type { ErrorKind } from '#domain/errors/error-kinds.ts';
import type { FieldError } from '#domain/field-error.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { searchedNameOf } from '#server/catalogue/destinations.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { reportError } from '#server/platform/report-error.ts';
import { alternatives, type Alternative } from '#server/search/alternatives.ts';
import { closedSeason } from '#server/search/closed-season.ts';
import { weekChoices, type WeekChoice } from '#server/search/date-choices.ts';
import { searchBoards, searchHolidays } from '#server/search/search-holidays.ts';
import { criteriaInPence, flyingSeats } from '#server/search/selling.ts';
import { refusalsOfFirst } from '../bad-argument.ts';
import type { GraphContext } from '../context.ts';
import type { SearchCriteriaInput } from '../generated.ts';
import { soldAt } from '../money.ts';
import { makeAlternatives } from './alternatives.ts';
import { ask, askedFields, pricedAt, type AskedSearch } from './asked.ts';
import { adviceOnSearch } from './criteria/closed-by-advice.ts';
import { makeResultFilters } from './filters/search-filters.ts';
import { makePackages } from './package.ts';
import { parseCriteriaInput } from './search-criteria.ts';

export const searchResolvers = {
  Query: {
    packageSearchResults: (_root, { criteria }, context) => askSearch(context, criteria),
    packages: (_root, { criteria, first }, context) => {
      const others = refusalsOfFirst(first, RESULTS_PER_PAGE, 'packages');
      const asked = askSearch(context, criteria, others);
      const { answer } = asked;
      return {
        ...asked,
        answer: answer && { ...answer, offers: answer.offers.slice(0, first) },
      };
    },
    packagesByBoard: (_root, { criteria }, { shop }) =>
      ask(shop, {
        read: parseCriteriaInput({ ...criteria, page: 1 }),
        check: checkCriteria,
        answer: (asked, today) => ({
          offers: searchBoards(shop.index, criteriaInPence(asked, shop.market), today),
        }),
      }),
  },
  PackageSearchResults: {
    ...askedFields,
    total: ({ answer }) => answer?.total ?? 0,
    page: ({ criteria }) => criteria.page,
    pages: ({ answer }) => answer?.pages ?? 0,
    destinationLabel: ({ criteria }, _args, { shop }) => destinationLabel(shop, criteria),
    packages: ({ answer }, _args, { shop }) => makePackages(shop, answer?.offers ?? []),
    filters: ({ answer, criteria }) => (answer ? makeResultFilters(answer, criteria) : []),
    price: ({ answer, criteria }, _args, { shop }) =>
      answer?.price && {
        min: soldAt(shop, answer.price.min, flyingSeats(criteria)),
        max: soldAt(shop, answer.price.max, flyingSeats(criteria)),
      },
    weeks: ({ answer, criteria, today }, _args, { shop }) =>
      answer
        ? weekChoices(shop.index, criteriaInPence(criteria, shop.market), today).map((week) =>
            makeWeek(shop, flyingSeats(criteria), week),
          )
        : [],
    alternatives: ({ answer, criteria, today }, _args, { shop }) =>
      answer?.total === 0 ? makeAlternatives(shop, findInstead(shop, criteria, today)) : [],
    outOfSeason: ({ answer, criteria }) => (answer?.total === 0 ? seasonInWords(criteria) : null),
    closedByAdvice: ({ answer, criteria }, _args, { shop }) =>
      answer?.total === 0 ? adviceOnSearch(shop, criteria) : null,
    pricedAt,
  },
  PackageList: {
    ...askedFields,
    packages: ({ answer }, _args, { shop }) => makePackages(shop, answer?.offers ?? []),
  },
} satisfies ResolverMap;

const askSearch = (
  { shop, noteRead }: GraphContext,
  input: SearchCriteriaInput,
  others: readonly FieldError[] = [],
): AskedSearch => {
  const asked = ask(shop, {
    read: parseCriteriaInput(input),
    others,
    check: checkCriteria,
    answer: (criteria, today) =>
      searchHolidays(shop.index, criteriaInPence(criteria, shop.market), today, noteRead),
  });
  // What was refused is counted each time.
  if (asked.problems.length > 0) noteRead?.(undefined);
  for (const { code } of asked.problems) {
    const kind = KINDS_OF_REFUSALS[code];
    if (kind) reportError(shop.log, kind);
  }
  return asked;
};

/** Our own pages send neither: they say so at the form (ERR-19). */
const KINDS_OF_REFUSALS: Readonly<Record<string, ErrorKind>> = {
  date_in_past: 'SearchDateInPastError',
  end_before_start: 'SearchEndDateBeforeStartDateError',
};

/** What else could be searched for, with its price bounds as they were asked for. */
const findInstead = (shop: WebContext, criteria: Criteria, today: IsoDate): Alternative[] =>
  alternatives(shop.index, criteriaInPence(criteria, shop.market), today).map((found) =>
    isBounded(found.criteria)
      ? {
          ...found,
          criteria: {
            ...found.criteria,
            filters: { ...found.criteria.filters, price: criteria.filters.price },
          },
        }
      : found,
  );

const isBounded = ({ filters: { price } }: Criteria): boolean =>
  price.min !== undefined || price.max !== undefined;

function seasonInWords(criteria: Criteria): string | null {
  const season = closedSeason(criteria);
  if (!season) return null;
  const [startDate, endDate] = [formatDayOfYear(season.start), formatDayOfYear(season.end)];
  return sentenceOf(SEARCH_REFUSALS, 'out_of_season', { startDate, endDate });
}

const makeWeek = (
  shop: WebContext,
  seats: number,
  { startDate, departureDate, total, chosen, cheapest }: WeekChoice,
) => ({
  startDate,
  departureDate,
  total: total === undefined ? null : soldAt(shop, total, seats),
  chosen,
  cheapest,
});

/** More than these are counted. */
const NAMED_PLACES = 3;

/** `Majorca and Menorca`, a hotel's name, `Majorca, Menorca and 4 more`, `anywhere`. */
export async function destinationLabel(
  shop: WebContext,
  { locationIds, hotelIds }: Criteria,
): Promise<string> {
  const hotels = await shop.hotels(hotelIds);
  const names = [
    ...locationIds.map(searchedNameOf),
    ...hotelIds.map((id) => hotels.get(id)?.name),
  ].filter((name) => name !== undefined);
  if (names.length === 0) return 'anywhere';
  if (names.length === 1) return names[0]!;
  const [first, last] =
    names.length > NAMED_PLACES
      ? [names.slice(0, 2), `${names.length - 2} more`]
      : [names.slice(0, -1), names.at(-1)!];
  return `${first.join(', ')} and ${last}`;
}
