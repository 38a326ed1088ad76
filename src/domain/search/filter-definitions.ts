/** The filters of the results page, in their order (RSLT-08, decisions: Search). */
import { BOARD_CODES, BOARD_NAMES } from '#domain/catalogue/board.ts';
import { FACILITIES, FACILITY_NAMES, type Facility } from '#domain/catalogue/facilities.ts';
import {
  NO_FILTERS,
  REVIEW_STEPS,
  STOPS,
  TIME_BANDS,
  type Filters,
  type Stops,
} from './criteria.ts';
import { TIME_BAND_NAMES } from './time-bands.ts';

export type FilterOption = { readonly value: string; readonly label: string };

export type FilterDefinition = {
  /**
   * The group of `Filters` that the filter writes to; the options of `popular` and `roomNeeds` are
   * written `group:value`.
   */
  readonly name: Exclude<keyof Filters, 'adaptedRoom'> | 'popular' | 'roomNeeds';
  readonly label: string;
  readonly type: 'checkbox' | 'radio' | 'text' | 'priceRange' | 'popularFilters';
  readonly apiType: 'VALUES' | 'VALUE' | 'RANGE';
  readonly enabled: boolean;
  /** Options of closed lists; those of areas and carriers come with each result. */
  readonly options: readonly FilterOption[];
};

/** RSLT-07: options shown before the control that shows the rest. */
export const FILTERS_COLLAPSED_AT = 4;

/** Facilities that stand with the room's needs, or are told by what rooms there are. */
const OF_ROOMS: readonly Facility[] = ['step_free', 'adapted_room'];

const ROOM_NEEDS: readonly FilterOption[] = [
  { value: 'facilities:step_free', label: FACILITY_NAMES.step_free },
  { value: 'adaptedRoom:true', label: 'Adapted room' },
];

const STOPS_NAMES: Readonly<Record<Stops, string>> = {
  direct: 'Direct',
  indirect: 'One stop or more',
};

const options = <T extends string | number>(
  values: readonly T[],
  label: (value: T) => string,
): FilterOption[] => values.map((value) => ({ value: String(value), label: label(value) }));

const YES: readonly FilterOption[] = [{ value: 'true', label: 'Yes' }];

/** Shortcuts written as `group:value`. */
const POPULAR: readonly FilterOption[] = [
  { value: 'board:AI', label: 'All inclusive' },
  { value: 'freeCancellation:true', label: 'Free cancellation' },
  { value: 'stops:direct', label: 'Direct flights' },
  { value: 'facilities:beachfront', label: 'On the beach' },
  { value: 'facilities:pool', label: 'Swimming pool' },
  { value: 'facilities:adults_only', label: 'Adults only' },
];

const definition = (
  name: FilterDefinition['name'],
  label: string,
  type: FilterDefinition['type'],
  apiType: FilterDefinition['apiType'],
  offered: readonly FilterOption[] = [],
): FilterDefinition => ({ name, label, type, apiType, enabled: true, options: offered });

export const FILTER_DEFINITIONS: readonly FilterDefinition[] = [
  definition('popular', 'Popular', 'popularFilters', 'VALUES', POPULAR),
  definition('price', 'Price', 'priceRange', 'RANGE'),
  definition(
    'board',
    'Board basis',
    'checkbox',
    'VALUES',
    options(BOARD_CODES, (code) => BOARD_NAMES[code]),
  ),
  definition(
    'stars',
    'Star rating',
    'checkbox',
    'VALUES',
    options([5, 4, 3, 2, 1], (stars) => `${stars} star${stars === 1 ? '' : 's'}`),
  ),
  definition(
    'review',
    'Review score',
    'radio',
    'VALUE',
    options(REVIEW_STEPS.toReversed(), (step) => `${step} or more out of 5`),
  ),
  definition('areas', 'Resort or area', 'checkbox', 'VALUES'),
  definition(
    'facilities',
    'Hotel facilities',
    'checkbox',
    'VALUES',
    options(
      FACILITIES.filter((facility) => !OF_ROOMS.includes(facility)),
      (facility) => FACILITY_NAMES[facility],
    ),
  ),
  definition('roomNeeds', 'Room needs', 'checkbox', 'VALUES', ROOM_NEEDS),
  definition('freeCancellation', 'Free cancellation', 'checkbox', 'VALUE', YES),
  definition('carriers', 'Airline', 'checkbox', 'VALUES'),
  definition(
    'stops',
    'Stops',
    'checkbox',
    'VALUES',
    options(STOPS, (stops) => STOPS_NAMES[stops]),
  ),
  definition(
    'outboundTime',
    'Outbound departure',
    'checkbox',
    'VALUES',
    options(TIME_BANDS, (band) => TIME_BAND_NAMES[band]),
  ),
  definition(
    'inboundTime',
    'Return departure',
    'checkbox',
    'VALUES',
    options(TIME_BANDS, (band) => TIME_BAND_NAMES[band]),
  ),
  definition('holdBagIncluded', 'Hold bag included', 'checkbox', 'VALUE', YES),
  definition('hotelName', 'Hotel name', 'text', 'VALUE'),
];

/**
 * The group of `Filters` that an option of a filter writes to, and the value there; shortcuts are
 * written `group:value`.
 */
export function targetOf(
  name: string,
  value: string,
): readonly [group: keyof Filters, option: string] {
  const [group = '', option = ''] = isGroup(name) ? [name, value] : value.split(':');
  if (!isGroup(group)) throw new Error(`${name} has no option ${value}`);
  return [group, option];
}

const isGroup = (name: string): name is keyof Filters => Object.hasOwn(NO_FILTERS, name);
