import { FACILITY_NAMES, type Facility } from '#domain/catalogue/facilities.ts';
import {
  FILTERS,
  FILTER_NAMES,
  isFiltered,
  isOptionOn,
  NO_FILTERS,
  toggleOption,
  type FilterName,
  type Filters,
} from '../filters.ts';

/** A filter that is given up: what it asked for in words, and the filters that stay. */
export type LessOneFilter = {
  readonly name: FilterName;
  readonly words: string;
  readonly filters: Filters;
};

/**
 * Each filter that is on, given up alone; of facilities, which a hotel must have all, each of them.
 * What somebody needs to get in and about is not given up.
 */
export const lessOneFilter = (filters: Filters): readonly LessOneFilter[] =>
  FILTER_NAMES.filter((name) => name !== 'adaptedRoom' && isFiltered(filters, name)).flatMap(
    (name) => (name === 'facilities' ? lessOneFacility(filters) : [lessOneGroup(filters, name)]),
  );

const NEEDED: readonly Facility[] = ['step_free', 'adapted_room'];

const lessOneFacility = (filters: Filters): LessOneFilter[] =>
  filters.facilities
    .filter((facility) => !NEEDED.includes(facility))
    .map((facility) => ({
      name: 'facilities',
      words: FACILITY_NAMES[facility],
      filters: toggleOption(filters, 'facilities', facility),
    }));

function lessOneGroup(filters: Filters, name: FilterName): LessOneFilter {
  const { label, options } = FILTERS[name];
  const chosen = options.filter(({ value }) => isOptionOn(filters, name, value));
  const isYes = options.length === 1;
  return {
    name,
    words: isYes ? label : chosen.map((option) => option.label).join(' or '),
    filters: { ...filters, [name]: NO_FILTERS[name] },
  };
}
