import * as v from 'valibot';
import { isIsoDate } from '#domain/dates.ts';
import type { Flags } from '#domain/market/flags.ts';
import { headsOf, makeParty } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { consentHere, whenAccepted } from '#web/parts/Consent/consent-here.ts';

/**
 * SRCH-29 and SRCH-32: written by every search, read only to fill an empty form. Session storage
 * holds them for the tab, local storage for the next visit of who has accepted Functional.
 */
const PREPOPULATION = 'searchFormPrepopV7';
const LAST_SEARCH = 'lastKnownSearch';
/** RSLT-11: session storage; the filters of the last results as the fields of their address. */
const FILTERS = 'resultFilters';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The fields of SRCH-30. */
const prepopulationSchema = v.object({
  adults: count,
  children: count,
  infants: count,
  childAges: v.array(count),
  dateFormat: v.picklist(['specific', 'range']),
  departureAirports: v.array(v.string()),
  departureDate: v.pipe(v.string(), v.check(isIsoDate)),
  departureRangeEndDate: v.pipe(v.string(), v.check(isIsoDate)),
  flexibility: count,
  hotelIds: v.array(count),
  hotelLocationId: v.optional(v.string()),
  locationIds: v.array(v.string()),
  nights: v.array(count),
  rooms: count,
  rooming: v.string(),
});

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
    if (persistedFilters) sessionStorage.setItem(FILTERS, filterQueryOf(criteria));
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

/**
 * The form's fields of the last search as a query; undefined when there is none or it is not sound
 * (SRCH-35).
 */
export function loadSavedSearch(): string | undefined {
  try {
    const storage = consentHere().functional ? localStorage : sessionStorage;
    const saved = v.safeParse(
      prepopulationSchema,
      JSON.parse(storage.getItem(PREPOPULATION) ?? 'null'),
    );
    return saved.success ? withFilters(queryOf(saved.output)) : undefined;
  } catch {
    return undefined;
  }
}

function prepopulationOf(criteria: Criteria): v.InferInput<typeof prepopulationSchema> {
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

/** With the filters of this session: what is kept there is read like any address (SRCH-35). */
function withFilters(query: string): string {
  const filters = sessionStorage.getItem(FILTERS) ?? '';
  return filters === '' ? query : `${query}&${filters}`;
}

/** Dates as the form posts them; what is out of date by now falls back when it is read. */
function queryOf(saved: v.InferOutput<typeof prepopulationSchema>): string {
  const fields = Object.entries(saved).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, String(item)]),
  );
  return new URLSearchParams(fields).toString();
}
