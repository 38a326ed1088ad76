/** Where each month is good, within a flight of five hours. */
import { kmBetween } from '#domain/geography/distance.ts';
import { discomfort } from '#domain/search/rank-places.ts';
import { weatherAt } from '#server/catalogue/climate.ts';
import { places, type Place } from '#server/catalogue/reference.ts';

/** January is 1. */
export type WarmMonth = { readonly month: number; readonly place: Place };

const LONDON = { lat: 51.5, lon: -0.1 };
/** Some five hours in the air. */
const FIVE_HOURS_KM = 3_600;
/** Of a region that many people know. */
const KNOWN = 60;
/** What a hundredth of fame makes up for, in points of weather. */
const FAME_WEIGHT = 0.05;
/** Months in a row that show different places. */
const APART = 3;

const near = places.filter(
  (place) =>
    place.kind === 'region' &&
    (place.popularity ?? 0) >= KNOWN &&
    kmBetween(LONDON, place) <= FIVE_HOURS_KM,
);

const pointsIn = (place: Place, month: number): number => {
  const weather = weatherAt(place.id, `2001-${String(month).padStart(2, '0')}-01`);
  return weather
    ? discomfort(weather) - FAME_WEIGHT * (place.popularity ?? 0)
    : Number.POSITIVE_INFINITY;
};

/** For each month the well-known region with the best weather, none twice within three months. */
export const warmMonths: readonly WarmMonth[] = Array.from(
  { length: 12 },
  (_, at) => at + 1,
).reduce<readonly WarmMonth[]>((chosen, month) => {
  const lately = chosen.slice(-(APART - 1)).map(({ place }) => place);
  const [best] = near
    .filter((place) => !lately.includes(place))
    .toSorted((a, b) => pointsIn(a, month) - pointsIn(b, month));
  return best ? [...chosen, { month, place: best }] : chosen;
}, []);
