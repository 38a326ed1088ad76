import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { SavedSearchInput } from '#web/data/schema.generated.ts';

/**
 * A saved search as the API takes it (SRCH-31); of several numbers of nights the fewest and the
 * most.
 */
export function makeSavedSearchInput({
  party,
  departureAirports,
  departureDate,
  departureRangeEndDate,
  nights,
}: Criteria): SavedSearchInput {
  const { adults, children, infants } = headsOf(party);
  return {
    party: {
      numberOfAdults: adults,
      numberOfChildren: children,
      numberOfInfants: infants,
      childAges: party.flatMap(({ childAges }) => [...childAges]),
    },
    departureAirports: [...departureAirports],
    departureDateRange: { startDate: departureDate, endDate: departureRangeEndDate },
    numberOfNights: { minimum: Math.min(...nights), maximum: Math.max(...nights) },
    numberOfRooms: party.length,
  };
}
