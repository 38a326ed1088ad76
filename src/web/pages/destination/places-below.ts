/** Which places stand on the page of a place beside its map, at which prices, in which order. */
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { earliestStart } from '#domain/search/earliest-start.ts';
import { MAX_RANGE_DAYS } from '#domain/search/limits.ts';
import type { MapOfPlaces } from '#web/parts/PlacePrices/map-layout.ts';
import { ON_THE_MAP } from '#web/parts/PlacePrices/on-the-map.ts';
import type { PlaceOrder } from './place-address.ts';
import type { DestinationPlaceQuery, DestinationPricesQuery } from './query.generated.ts';

type Guide = NonNullable<DestinationPlaceQuery['placeGuide']>;
type Below = NonNullable<Guide['placesBelow']>[number];
type Prices = DestinationPricesQuery['discover']['places'];

/** A place with its cheapest holiday; `isClosed` says that its season begins later. */
export type PlaceBelow = Below & {
  readonly priced: Prices[number] | undefined;
  readonly isClosed: boolean;
};

/**
 * The days in which the places open that are closed when the criteria begin, each with the first
 * `ahead` days of its season; undefined where all are open.
 */
export function openingDays(
  places: readonly Below[],
  { departureDate }: Criteria,
  ahead: number,
): Pick<Criteria, 'departureDate' | 'departureRangeEndDate'> | undefined {
  const openings = places
    .filter((place) => isClosedOn(place, departureDate))
    .map((place) => earliestStart(departureDate, { availableFrom: null, season: seasonOf(place) }))
    .toSorted();
  const [first] = openings;
  if (first === undefined) return undefined;
  const days = daysBetween(first, openings.at(-1) ?? first) + ahead;
  return {
    departureDate: first,
    departureRangeEndDate: addDays(first, Math.min(days, MAX_RANGE_DAYS - 1)),
  };
}

/**
 * Places with their prices, in the order that is asked for; those come last of which nothing is
 * known, and before them those that are closed.
 */
export function pricedBelow(
  places: readonly Below[],
  prices: { readonly now: Prices; readonly opening: Prices | undefined },
  order: PlaceOrder,
): readonly PlaceBelow[] {
  const [now, later] = [byPlace(prices.now), byPlace(prices.opening ?? [])];
  const below = places.map((place) => {
    const priced = now.get(place.value);
    return {
      ...place,
      priced: priced ?? later.get(place.value),
      isClosed: !priced && place.seasonality !== null,
    };
  });
  if (order === 'known') return below;
  const rank = ({ priced, isClosed }: PlaceBelow): number => (!priced ? 2 : isClosed ? 1 : 0);
  const value = ({ priced }: PlaceBelow): number =>
    order === 'price' ? (priced?.from.amount ?? 0) : -(priced?.warmth ?? -100);
  return below.toSorted((a, b) => rank(a) - rank(b) || value(a) - value(b));
}

/** What the map of a place shows: the first of those below with a pin, the others as ground. */
export function mapBelow(
  { type, label, position }: NonNullable<DestinationPlaceQuery['destinationById']>,
  below: readonly Below[],
): MapOfPlaces {
  const placed = below.flatMap(({ value, label: name, path, position: at }) =>
    at ? [{ value, label: name, path, position: at }] : [],
  );
  return {
    here: type === 'RESORT' && position ? { label, position } : undefined,
    places: placed.slice(0, ON_THE_MAP),
    alsoShown: placed.slice(ON_THE_MAP).map((one) => one.position),
  };
}

const byPlace = (prices: Prices) => new Map(prices.map((one) => [one.place.value, one]));

const seasonOf = ({ seasonality }: Below) =>
  seasonality && { start: seasonality.startDate, end: seasonality.endDate };

function isClosedOn(place: Below, day: IsoDate): boolean {
  const season = seasonOf(place);
  return season !== null && !inSeason(season, day);
}
