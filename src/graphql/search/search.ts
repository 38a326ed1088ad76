/** Searching: results with facets, lists of lead offers, the departures board. */
import { formatDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/outcome.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { todayIn } from '#server/market.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { alternatives, type Alternative } from '#server/search/alternatives.ts';
import { weekChoices } from '#server/search/date-choices.ts';
import { searchHolidays, type SearchAnswer } from '#server/search/search-holidays.ts';
import type { GraphContext } from '../context.ts';
import type { SearchCriteriaInput } from '../generated.ts';
import { moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';
import { unknownIds } from './criteria/known-ids.ts';
import { refusalsOf, refusalsOfFirst, REFUSED } from './criteria/refusals.ts';
import { parseCriteriaInput } from './criteria/search-criteria.ts';
import { makeBoard, type BoardArguments } from './departures-board.ts';
import { makePackages } from './package.ts';
import { makeResultFilters } from './search-filters.ts';

/** A search that ran, or was refused; fields that cost are made when asked for. */
type ResultsSource = {
  readonly criteria: Criteria;
  readonly today: string;
  readonly problems: readonly FieldError[];
  readonly answer: SearchAnswer | undefined;
};

/** A list of lead offers, empty when it was refused. */
type ListSource = { readonly problems: readonly FieldError[]; readonly offers: readonly Offer[] };

export const searchResolvers: ResolverMap = {
  Query: {
    packageSearchResults: (
      _parent: never,
      args: { criteria: SearchCriteriaInput },
      { shop }: GraphContext,
    ): ResultsSource => runSearch(shop, args.criteria),
    packages: (
      _parent: never,
      { criteria, first }: { criteria: SearchCriteriaInput; first: number },
      { shop }: GraphContext,
    ): ListSource => {
      const { answer, problems } = runSearch(
        shop,
        criteria,
        refusalsOfFirst(first, RESULTS_PER_PAGE, 'packages'),
      );
      return { problems, offers: answer?.offers.slice(0, first) ?? [] };
    },
    departuresBoard: (_parent: never, args: BoardArguments, { shop }: GraphContext) =>
      makeBoard(shop, args),
  },
  PackageSearchResults: {
    statusCode: ({ answer }: ResultsSource) => (answer ? 200 : REFUSED),
    errors: ({ problems }: ResultsSource) => problems,
    total: ({ answer }: ResultsSource) => answer?.total ?? 0,
    page: ({ criteria }: ResultsSource) => criteria.page,
    pages: ({ answer }: ResultsSource) => answer?.pages ?? 0,
    destinationLabel: async ({ criteria }: ResultsSource, _args: unknown, { shop }: GraphContext) =>
      destinationLabel(shop, criteria),
    packages: ({ answer }: ResultsSource, _args: unknown, { shop }: GraphContext) =>
      makePackages(shop, answer?.offers ?? []),
    filters: ({ answer, criteria }: ResultsSource) =>
      answer ? makeResultFilters(answer, criteria) : [],
    price: ({ answer }: ResultsSource, _args: unknown, { shop }: GraphContext) =>
      answer?.price && {
        min: moneyOf(shop, answer.price.min),
        max: moneyOf(shop, answer.price.max),
      },
    weeks: ({ answer, criteria, today }: ResultsSource, _args: unknown, { shop }: GraphContext) =>
      answer ? makeWeeks(shop, criteria, today) : [],
    alternatives: (
      { answer, criteria, today }: ResultsSource,
      _args: unknown,
      { shop }: GraphContext,
    ) =>
      answer?.total === 0 ? makeAlternatives(shop, alternatives(shop.index, criteria, today)) : [],
    pricedAt: (_source: ResultsSource, _args: unknown, { shop }: GraphContext) =>
      shop.clock().toISOString(),
  },
  PackageList: {
    statusCode: ({ problems }: ListSource) => (problems.length === 0 ? 200 : REFUSED),
    errors: ({ problems }: ListSource) => problems,
    packages: ({ offers }: ListSource, _args: unknown, { shop }: GraphContext) =>
      makePackages(shop, offers),
  },
};

function runSearch(
  shop: WebContext,
  input: SearchCriteriaInput,
  others: readonly FieldError[] = [],
): ResultsSource {
  const today = todayIn(shop.clock());
  const { criteria, problems } = parseCriteriaInput(input);
  const refused = refusalsOf(checkCriteria(criteria, today), [
    ...problems,
    ...unknownIds(shop.index, criteria),
    ...others,
  ]);
  return {
    criteria,
    today,
    problems: refused,
    answer: refused.length > 0 ? undefined : searchHolidays(shop.index, criteria, today),
  };
}

/** More than these are counted. */
const NAMED_PLACES = 3;

/** `Majorca and Menorca`, a hotel's name, `Majorca, Menorca and 4 more`, `anywhere`. */
async function destinationLabel(
  shop: WebContext,
  { locationIds, hotelIds }: Criteria,
): Promise<string> {
  const hotels = await shop.hotels(hotelIds);
  const names = [
    ...locationIds.map((id) => findPlace(id)?.name),
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

function makeWeeks(shop: WebContext, criteria: Criteria, today: string) {
  const weeks = weekChoices(shop.index, criteria, today);
  const cheapest = weeks.reduce<number | undefined>(
    (least, { total }) =>
      total === undefined || (least !== undefined && least <= total) ? least : total,
    undefined,
  );
  const first = weeks.findIndex(({ total }) => total !== undefined && total === cheapest);
  return weeks.map(({ startDate, departureDate, total, chosen }, i) => ({
    startDate,
    departureDate: departureDate ?? null,
    total: total === undefined ? null : moneyOf(shop, total),
    chosen,
    cheapest: i === first,
  }));
}

const CHANGES: Record<Alternative['change'], (found: Alternative) => string> = {
  dates: ({ offer }) =>
    `${offer.flightQuote ? 'Leave' : 'Check in'} on ${formatDate(offer.flightQuote?.outbound.date ?? offer.hotelQuote.checkIn)}`,
  airports: () => 'From another airport',
  nights: ({ offer }) => `${offer.hotelQuote.nights} nights instead`,
  filters: () => 'Without the filters',
  place: ({ criteria }) =>
    `Elsewhere in ${criteria.locationIds
      .map((id) => findPlace(id)?.name)
      .filter(Boolean)
      .join(', ')}`,
};

/** Each change in words, with its price and the search it leads to. */
export async function makeAlternatives(shop: WebContext, found: readonly Alternative[]) {
  const packages = await makePackages(
    shop,
    found.map(({ offer }) => offer),
  );
  return found.flatMap((one, i) =>
    packages[i]
      ? [
          {
            label: CHANGES[one.change](one),
            package: packages[i],
            query: makeCriteriaQuery(one.criteria),
          },
        ]
      : [],
  );
}
