/**
 * The filters of a search, each described once: what it holds, how its address, the API and its
 * options say that, and what it is called. Groups combine with AND. What the price index does with
 * a filter is said in price-index/README.md.
 */
import { BOARD_CODES, BOARD_NAMES } from '#domain/catalogue/board.ts';
import { FACILITIES, FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import { isPlaceId } from '#domain/input/id.ts';
import type { QueryFields } from '#domain/input/query-fields.ts';
import {
  oneStepOf,
  priceRange,
  someIds,
  someOf,
  someUpTo,
  textUpTo,
  yes,
  type AddressField,
  type FilterKind,
} from './fields/filter-kinds.ts';
import { MAX_HOTEL_NAME_LENGTH, MAX_STARS } from './limits.ts';
import { TIME_BANDS, TIME_BAND_NAMES } from './time-bands.ts';

export const REVIEW_STEPS = [3, 3.5, 4, 4.5] as const;

export const STOPS = ['direct', 'indirect'] as const;

export type FilterOption = { readonly value: string; readonly label: string };

export type Filter<Value, Given> = FilterKind<Value, Given> & {
  readonly label: string;
  /** The options of a closed list, as they are offered; others come with each result. */
  readonly options: readonly FilterOption[];
  /** Whether flights decide it: a search of hotels alone does not have it. */
  readonly isOfFlights?: boolean;
};

const options = <T extends string | number>(
  values: readonly T[],
  labelOf: (value: T) => string,
): readonly FilterOption[] =>
  values.map((value) => ({ value: String(value), label: labelOf(value) }));

const YES: readonly FilterOption[] = [{ value: 'true', label: 'Yes' }];

const TIME_BAND_OPTIONS = options(TIME_BANDS, (band) => TIME_BAND_NAMES[band]);

/** In the order in which they stand in an address. */
const DESCRIPTIONS = {
  board: {
    ...someOf(BOARD_CODES),
    label: 'Board basis',
    options: options(BOARD_CODES, (code) => BOARD_NAMES[code]),
  },
  stars: {
    ...someUpTo(MAX_STARS),
    label: 'Star rating',
    options: options([5, 4, 3, 2, 1], (stars) => `${stars} star${stars === 1 ? '' : 's'}`),
  },
  /** The hotel has all of them. */
  facilities: {
    ...someOf(FACILITIES),
    label: 'Hotel facilities',
    options: options(
      // They stand with the room's needs, or are told by what rooms there are.
      FACILITIES.filter((facility) => !['step_free', 'adapted_room'].includes(facility)),
      (facility) => FACILITY_NAMES[facility],
    ),
  },
  /** Places below the searched ones. */
  areas: {
    ...someIds((text) => (isPlaceId(text) ? text : undefined)),
    label: 'Resort or area',
    options: [],
  },
  /** IATA codes; hold for both legs. */
  carriers: {
    ...someIds((text) => /^[A-Z0-9]{2}$/.exec(text.toUpperCase())?.[0]),
    label: 'Airline',
    options: [],
    isOfFlights: true,
  },
  stops: {
    ...someOf(STOPS),
    label: 'Stops',
    options: [
      { value: 'direct', label: 'Direct' },
      { value: 'indirect', label: 'One stop or more' },
    ],
    isOfFlights: true,
  },
  outboundTime: {
    ...someOf(TIME_BANDS),
    label: 'Outbound departure',
    options: TIME_BAND_OPTIONS,
    isOfFlights: true,
  },
  inboundTime: {
    ...someOf(TIME_BANDS),
    label: 'Return departure',
    options: TIME_BAND_OPTIONS,
    isOfFlights: true,
  },
  /** Out of 5. */
  review: {
    ...oneStepOf(REVIEW_STEPS),
    label: 'Review score',
    options: options(REVIEW_STEPS.toReversed(), (step) => `${step} or more out of 5`),
  },
  /** The total for the whole party. */
  price: { ...priceRange, label: 'Price', options: [] },
  freeCancellation: { ...yes, label: 'Room price refundable', options: YES },
  holdBagIncluded: { ...yes, label: 'Hold bag included', options: YES, isOfFlights: true },
  /** The first room of the party is an adapted one. Without it only standard rooms are sold. */
  adaptedRoom: { ...yes, label: 'Adapted room', options: YES },
  /** Text in the hotel's name, case and accents ignored. */
  hotelName: { ...textUpTo(MAX_HOTEL_NAME_LENGTH), label: 'Hotel name', options: [] },
};

export type FilterName = keyof typeof DESCRIPTIONS;

export type Filters = {
  readonly [Name in FilterName]: (typeof DESCRIPTIONS)[Name]['none'];
};

/** Filters as the API is given them; what is not given is not filtered. */
export type GivenFilters = {
  readonly [Name in FilterName]?: Parameters<(typeof DESCRIPTIONS)[Name]['accept']>[0];
};

export const FILTERS: {
  readonly [Name in FilterName]: Filter<Filters[Name], GivenFilters[Name]>;
} = DESCRIPTIONS;

export const isFilterName = (text: string): text is FilterName => Object.hasOwn(FILTERS, text);

/** In the order of an address. */
export const FILTER_NAMES: readonly FilterName[] = Object.keys(FILTERS).filter(isFilterName);

/** Those that a search of hotels alone does not have. */
export const FLIGHT_FILTERS: readonly FilterName[] = FILTER_NAMES.filter(
  (name) => FILTERS[name].isOfFlights,
);

/** Not filtered at all. */
export const NO_FILTERS: Filters = makeFilters((name) => FILTERS[name].none);

/** Reads the filters of an address, `filters[board][0]=AI`; what is not understood is dropped. */
export const readFilters = (fields: QueryFields): Filters =>
  makeFilters((name) => FILTERS[name].read(fields, addressOf(name)));

/** The fields of an address that `readFilters` reads as these filters. */
export const writeFilters = (filters: Filters): readonly AddressField[] =>
  FILTER_NAMES.flatMap((name) => writeFilter(filters, name));

/** Takes filters as the API was given them, and names those that hold what does not exist. */
export function acceptFilters(given: GivenFilters): {
  readonly filters: Filters;
  readonly unknown: readonly FilterName[];
} {
  const unknown: FilterName[] = [];
  const filters = makeFilters((name) => {
    const { value, isKnown } = FILTERS[name].accept(given[name]);
    if (!isKnown) unknown.push(name);
    return value;
  });
  return { filters, unknown };
}

/** Whether a search is filtered by it. */
export const isFiltered = (filters: Filters, name: FilterName): boolean =>
  writeFilter(filters, name).length > 0;

/** Whether an option of a filter is on. */
export const isOptionOn = <Name extends FilterName>(
  filters: Holding<Name>,
  name: Name,
  option: string,
): boolean => FILTERS[name].isOn(filters[name], option);

/** The filters with an option turned on, or off if it was on. */
export const toggleOption = (filters: Filters, name: FilterName, option: string): Filters => ({
  ...filters,
  [name]: toggled(filters, name, option),
});

/**
 * The same filters without a least price, which the graph of weeks does not look at: under one each
 * hotel would be priced for itself.
 */
export const withoutLeastPrice = (filters: Filters): Filters => ({
  ...filters,
  price: filters.price.max === undefined ? {} : { max: filters.price.max },
});

const addressOf = (name: FilterName): string => `filters[${name}]`;

/** Some filters of which one is meant: the compiler then knows its value by its name. */
type Holding<Name extends FilterName> = Pick<Filters, Name>;

const writeFilter = <Name extends FilterName>(
  filters: Holding<Name>,
  name: Name,
): readonly AddressField[] => FILTERS[name].write(filters[name], addressOf(name));

const toggled = <Name extends FilterName>(
  filters: Holding<Name>,
  name: Name,
  option: string,
): Filters[Name] => FILTERS[name].toggle(filters[name], option);

function makeFilters(make: <Name extends FilterName>(name: Name) => Filters[Name]): Filters {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, make(name)])) as Filters;
}
