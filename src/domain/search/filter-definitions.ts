/** The filters as the results page offers them (RSLT-08, decisions: Search). */
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import { FILTERS, isFilterName, type FilterName, type FilterOption } from './filters.ts';

export type FilterDefinition = {
  /** The filter; the options of `popular` and `roomNeeds` are of several, `filter:option`. */
  readonly name: FilterName | 'popular' | 'roomNeeds';
  readonly label: string;
  readonly type: 'checkbox' | 'radio' | 'text' | 'priceRange' | 'popularFilters';
  readonly apiType: 'VALUES' | 'VALUE' | 'RANGE';
  readonly enabled: boolean;
  /** Options of closed lists; those of areas and carriers come with each result. */
  readonly options: readonly FilterOption[];
};

/** RSLT-07: options shown before the control that shows the rest. */
export const FILTERS_COLLAPSED_AT = 4;

const offered = (...names: readonly FilterName[]): readonly FilterDefinition[] =>
  names.map((name) => {
    const { label, type, apiType, options } = FILTERS[name];
    return { name, label, type, apiType, enabled: true, options };
  });

const POPULAR: FilterDefinition = {
  name: 'popular',
  label: 'Popular',
  type: 'popularFilters',
  apiType: 'VALUES',
  enabled: true,
  options: [
    { value: 'board:AI', label: 'All inclusive' },
    { value: 'freeCancellation:true', label: 'Room price refundable' },
    { value: 'stops:direct', label: 'Direct flights' },
    { value: 'facilities:beachfront', label: 'On the beach' },
    { value: 'facilities:pool', label: 'Swimming pool' },
    { value: 'facilities:adults_only', label: 'Adults only' },
  ],
};

const ROOM_NEEDS: FilterDefinition = {
  name: 'roomNeeds',
  label: 'Room needs',
  type: 'checkbox',
  apiType: 'VALUES',
  enabled: true,
  options: [
    { value: 'facilities:step_free', label: FACILITY_NAMES.step_free },
    { value: 'adaptedRoom:true', label: FILTERS.adaptedRoom.label },
  ],
};

/** In the order of the page. */
export const FILTER_DEFINITIONS: readonly FilterDefinition[] = [
  POPULAR,
  ...offered('price', 'board', 'stars', 'review', 'areas', 'facilities'),
  ROOM_NEEDS,
  ...offered('freeCancellation', 'carriers', 'stops', 'outboundTime', 'inboundTime'),
  ...offered('holdBagIncluded', 'hotelName'),
];

/** The filter that an option of a definition turns on, and its value there. */
export function targetOf(
  name: string,
  value: string,
): readonly [filter: FilterName, option: string] {
  const [filter = '', option = ''] = isFilterName(name) ? [name, value] : value.split(':');
  if (!isFilterName(filter)) throw new Error(`${name} has no option ${value}`);
  return [filter, option];
}
