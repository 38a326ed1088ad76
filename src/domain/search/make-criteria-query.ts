import { makeUkDate } from '#domain/dates.ts';
import { headsOf, makeParty } from '#domain/party.ts';
import type { Features } from '../features.ts';
import type { Criteria, Filters } from './criteria.ts';

type Sent = Pick<Features, 'useRoomingPh1'>;

/** The query string of criteria, lists in indexed form, without the question mark; the inverse of parseCriteria (RSLT-02, RSLT-03). */
export function makeCriteriaQuery(criteria: Criteria, sent: Sent = { useRoomingPh1: true }): string {
  return fieldsOf(criteria, sent).map(([name, value]) => `${name}=${escapeValue(String(value))}`).join('&');
}

/** What needs no escaping; a page of results writes fifty addresses, and almost nothing else stands in them. */
const PLAIN = /^[\w.*,/-]*$/;

const escapeValue = (text: string): string => (PLAIN.test(text) ? text : new URLSearchParams({ v: text }).toString().slice(2).replaceAll('%2F', '/').replaceAll('%2C', ','));

type Field = readonly [name: string, value: string | number | boolean];

function fieldsOf(criteria: Criteria, { useRoomingPh1 }: Sent): Field[] {
  const { departureDate, departureRangeEndDate } = criteria;
  return [
    ['searchType', criteria.searchType],
    ...indexed('locationIds', criteria.locationIds),
    ...indexed('hotelIds', criteria.hotelIds),
    ...hotelPlaceField(criteria),
    ...(criteria.searchType === 'UNKNOWN' ? [] : indexed('departureAirports', criteria.departureAirports)), // SRCH-07
    ['dateFormat', departureDate === departureRangeEndDate ? 'specific' : 'range'],
    ['departureDate', makeUkDate(departureDate)],
    ['departureRangeEndDate', makeUkDate(departureRangeEndDate)],
    ['flexibility', criteria.flexibility],
    ...indexed('nights', criteria.nights),
    ...partyFields(criteria),
    ...(useRoomingPh1 ? [['rooming', makeParty(criteria.party)] as const] : []), // SRCH-08
    ...filterFields(criteria.filters),
    ['sort', criteria.sort],
    ['page', criteria.page],
    ['bags', criteria.bags],
  ];
}

/** SRCH-04. */
const hotelPlaceField = ({ hotelIds, hotelLocationId }: Criteria): Field[] =>
  hotelLocationId === undefined || hotelIds.length === 0 ? [] : [['hotelLocationId', hotelLocationId]];

function partyFields({ party }: Criteria): Field[] {
  const { adults, children, infants } = headsOf(party);
  return [
    ['adults', adults],
    ['children', children],
    ['infants', infants],
    ...indexed('childAges', party.flatMap((room) => room.childAges)),
    ['rooms', party.length],
  ];
}

function filterFields(filters: Filters): Field[] {
  const lists = (['board', 'stars', 'facilities', 'areas', 'carriers', 'stops', 'outboundTime', 'inboundTime'] as const).flatMap((name) =>
    indexed(`filters[${name}]`, filters[name]),
  );
  const { review, price, freeCancellation, holdBagIncluded, adaptedRoom, hotelName } = filters;
  return [
    ...lists,
    ...(review === undefined ? [] : [['filters[review]', review] as const]),
    ...(price.min === undefined ? [] : [['filters[price][min]', price.min] as const]),
    ...(price.max === undefined ? [] : [['filters[price][max]', price.max] as const]),
    ...(freeCancellation ? [['filters[freeCancellation]', true] as const] : []),
    ...(holdBagIncluded ? [['filters[holdBagIncluded]', true] as const] : []),
    ...(adaptedRoom ? [['filters[adaptedRoom]', true] as const] : []),
    ...(hotelName === '' ? [] : [['filters[hotelName]', hotelName] as const]),
  ];
}

const indexed = (name: string, values: readonly (string | number)[]): Field[] => values.map((value, i) => [`${name}[${i}]`, value]);
