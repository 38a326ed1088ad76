/** Cities by a port with their cheapest break, which can be booked while cruises cannot. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { PORT_CITIES } from '#domain/place-guide/port-cities.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { pricedApart } from '#web/parts/PlacePrices/posters-apart.ts';
import { PortCities, type PortCitiesQuery } from './query.generated.ts';

type City = PortCitiesQuery['discover']['places'][number];

export type LoadedPorts = {
  readonly criteria: Criteria;
  /** The cheapest first. */
  readonly cities: ReturnType<typeof pricedApart<City['place'], City>>;
};

/** Days from the first that can be booked. */
const LOOKED_AHEAD = 27;
const NIGHTS = 3;

/** None where prices cannot be had: the page says all else. */
export async function loadPorts(call: DataCall, earliest: IsoDate): Promise<LoadedPorts> {
  const criteria: Criteria = {
    ...defaultCriteria(earliest),
    searchType: 'CITY_BREAK',
    locationIds: [...PORT_CITIES],
    departureDate: earliest,
    departureRangeEndDate: addDays(earliest, LOOKED_AHEAD),
    nights: [NIGHTS],
    sort: 'PRICE_LOW_HIGH',
  };
  const found = await call(PortCities, { criteria: makeCriteriaInput(criteria) }).catch(
    () => undefined,
  );
  return { criteria, cities: pricedApart(found?.discover.places ?? []) };
}
