import { makeUkDate } from '#domain/dates.ts';
import type { Flags } from '#domain/market/flags.ts';
import { headsOf, makeParty, type Party } from '#domain/party.ts';
import type { Criteria } from './criteria.ts';
import { writeFilters } from './filters.ts';

type Sent = Pick<Flags, 'useRoomingPh1'>;

/**
 * The query string of criteria, lists in indexed form, without the question mark; the inverse of
 * parseCriteria (RSLT-02, RSLT-03).
 */
export function makeCriteriaQuery(
  criteria: Criteria,
  { useRoomingPh1 }: Sent = { useRoomingPh1: true },
): string {
  const { searchType, hotelIds, hotelLocationId, departureDate, departureRangeEndDate, party } =
    criteria;
  return [
    `searchType=${searchType}`,
    ...indexed('locationIds', criteria.locationIds),
    ...indexed('hotelIds', hotelIds),
    ...(hotelLocationId === undefined || hotelIds.length === 0
      ? []
      : [`hotelLocationId=${escapeValue(hotelLocationId)}`]), // SRCH-04
    ...(searchType === 'UNKNOWN' ? [] : indexed('departureAirports', criteria.departureAirports)), // SRCH-07
    `dateFormat=${departureDate === departureRangeEndDate ? 'specific' : 'range'}`,
    `departureDate=${makeUkDate(departureDate)}`,
    `departureRangeEndDate=${makeUkDate(departureRangeEndDate)}`,
    `flexibility=${criteria.flexibility}`,
    ...indexed('nights', criteria.nights),
    ...partyFields(party),
    ...(useRoomingPh1 ? [`rooming=${makeParty(party)}`] : []), // SRCH-08
    ...writeFilters(criteria.filters).map(([name, value]) => `${name}=${escapeValue(value)}`),
    `sort=${criteria.sort}`,
    `page=${criteria.page}`,
    `bags=${criteria.bags}`,
  ].join('&');
}

/**
 * What needs no escaping; a page of results writes fifty addresses, and almost nothing else stands
 * in them.
 */
const PLAIN = /^[\w.*,/-]*$/;

const escapeValue = (text: string): string =>
  PLAIN.test(text)
    ? text
    : new URLSearchParams({ v: text })
        .toString()
        .slice(2)
        .replaceAll('%2F', '/')
        .replaceAll('%2C', ',');

function partyFields(party: Party): string[] {
  const { adults, children, infants } = headsOf(party);
  return [
    `adults=${adults}`,
    `children=${children}`,
    `infants=${infants}`,
    ...indexed(
      'childAges',
      party.flatMap((room) => room.childAges),
    ),
    `rooms=${party.length}`,
  ];
}

const indexed = (name: string, values: readonly (string | number)[]): string[] =>
  values.map((value, i) => `${name}[${i}]=${escapeValue(String(value))}`);
