import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACILITY_NAMES, type Facility } from '#domain/catalogue/facilities.ts';
import { addDays } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { parseCriteria } from '#domain/search/parse-criteria.ts';
import { makeCriteria } from '#testing/api-purchase.ts';
import { openRunningShop, type ApiVisitor, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
let visitor: ApiVisitor;

beforeAll(async () => {
  running = await openRunningShop({ hotels: 60 });
  visitor = running.visitor();
});
afterAll(() => running.close());

type Answer = {
  readonly packageSearchResults: {
    readonly total: number;
    readonly packages: readonly {
      readonly hotel: { readonly facilities: readonly { code: string; name: string }[] };
    }[];
    readonly filters: readonly {
      readonly name: string;
      readonly unFormattedOptions: readonly {
        readonly value: string;
        readonly label: string;
        readonly count: number;
        readonly selected: boolean;
      }[];
    }[];
  };
};

/** A search of hotels anywhere, and what it says of a facility's option. */
async function search(facilities: readonly Facility[], asked: Facility) {
  const { packageSearchResults: found } = await visitor.ask<Answer>(
    `query F($criteria: SearchCriteriaInput!) { packageSearchResults(criteria: $criteria) {
      total packages { hotel { facilities { code name } } } filters { name unFormattedOptions { value label count selected } } } }`,
    { criteria: makeCriteria({ searchType: 'UNKNOWN', filters: { facilities } }) },
  );
  const options = found.filters.find(({ name }) => name === 'facilities')?.unFormattedOptions;
  return { ...found, option: options?.find(({ value }) => value === asked) };
}

/** A facility that is chosen, written to an address and read again. */
const throughAddress = (facility: Facility): readonly Facility[] => {
  const today = '2026-11-20';
  const earliest = addDays(today, 3);
  const query = makeCriteriaQuery({
    ...defaultCriteria(earliest),
    filters: { ...NO_FILTERS, facilities: [facility] },
  });
  expect(query).toContain(`filters[facilities][0]=${facility}`);
  return parseCriteria(query, { today, earliest }).criteria.filters.facilities;
};

test.each([
  ['pets', 'Pets welcome'],
  ['ev_charging', 'EV charging'],
  ['bicycle_hire', 'Bicycle hire'],
] as const)(
  '%s: what the feed says of hotels is counted, found by the filter and said of each hotel',
  async (facility, label) => {
    expect(FACILITY_NAMES[facility]).toBe(label);
    const all = await search([], facility);
    expect(all.option).toMatchObject({ value: facility, label, selected: false });
    expect(all.option?.count).toBeGreaterThan(0);
    expect(all.option?.count).toBeLessThan(all.total);

    const filtered = await search(throughAddress(facility), facility);
    expect(filtered.total).toBe(all.option?.count);
    expect(filtered.option).toMatchObject({ count: filtered.total, selected: true });
    expect(filtered.packages).toHaveLength(Math.min(20, filtered.total));
    for (const { hotel } of filtered.packages)
      expect(hotel.facilities).toContainEqual({ code: facility, name: label });
  },
);
