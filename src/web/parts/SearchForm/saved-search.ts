import * as v from 'valibot';
import { isIsoDate } from '#domain/dates.ts';
import { consentHere } from '#web/parts/Consent/consent-here.ts';
import { SESSION_FILTERS, PREPOPULATION } from './save-search.ts';

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

/** With the filters of this session: what is kept there is read like any address (SRCH-35). */
function withFilters(query: string): string {
  const filters = sessionStorage.getItem(SESSION_FILTERS) ?? '';
  return filters === '' ? query : `${query}&${filters}`;
}

/** Dates as the form posts them; what is out of date by now falls back when it is read. */
function queryOf(saved: v.InferOutput<typeof prepopulationSchema>): string {
  const fields = Object.entries(saved).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, String(item)]),
  );
  return new URLSearchParams(fields).toString();
}
