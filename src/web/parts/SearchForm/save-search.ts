import type { Flags } from '#domain/market/flags.ts';
import { headsOf, makeParty } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { consentHere, whenAccepted } from '#web/parts/Consent/consent-here.ts';

/**
 * SRCH-29 and SRCH-32: written by every search, read only to fill an empty form. Session storage
 * holds them for the tab, local storage for the next visit of who has accepted Functional.
 */
export const PREPOPULATION = 'searchFormPrepopV7';
const LAST_SEARCH = 'lastKnownSearch';
/** RSLT-11: session storage; the filters of the last results as the fields of their address. */
export const SESSION_FILTERS = 'resultFilters';

/**
 * Keeps a search for the next empty form (SRCH-33), its filters for this session (RSLT-11). A
 * browser that keeps nothing is no error.
 */
export function saveSearch(
  criteria: Criteria,
  { persistedFilters }: Pick<Flags, 'persistedFilters'>,
): void {
  keep(() => {
    if (!consentHere().functional) writeSearch(sessionStorage, criteria);
    if (persistedFilters) sessionStorage.setItem(SESSION_FILTERS, filterQueryOf(criteria));
  });
  whenAccepted('functional', () => keep(() => writeSearch(localStorage, criteria)));
}

function writeSearch(storage: Storage, criteria: Criteria): void {
  storage.setItem(PREPOPULATION, JSON.stringify(prepopulationOf(criteria)));
  storage.setItem(LAST_SEARCH, makeCriteriaQuery(criteria));
}

function keep(write: () => void): void {
  try {
    write();
  } catch {
    // Storage is full or forbidden: the address still holds the search.
  }
}

function prepopulationOf(criteria: Criteria) {
  const { party, departureDate, departureRangeEndDate } = criteria;
  const { adults, children, infants } = headsOf(party);
  return {
    adults,
    children,
    infants,
    childAges: party.flatMap((room) => room.childAges),
    dateFormat: departureDate === departureRangeEndDate ? 'specific' : 'range',
    departureAirports: [...criteria.departureAirports],
    departureDate,
    departureRangeEndDate,
    flexibility: criteria.flexibility,
    hotelIds: [...criteria.hotelIds],
    hotelLocationId: criteria.hotelLocationId,
    locationIds: [...criteria.locationIds],
    nights: [...criteria.nights],
    rooms: party.length,
    rooming: makeParty(party),
  };
}

/** The fields of an address that narrow the results down. */
function filterQueryOf(criteria: Criteria): string {
  const fields = [...new URLSearchParams(makeCriteriaQuery(criteria))].filter(([name]) =>
    name.startsWith('filters['),
  );
  return new URLSearchParams(fields).toString();
}
