import type { IsoDate } from '#domain/dates.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { postersApart } from '#web/parts/PlacePrices/posters-apart.ts';
import type { PlaceProps } from '../place-props.ts';

type Place = PlaceProps['place'];
type Guide = PlaceProps['guide'];
type Given = NonNullable<Guide['thingsToDo']>[number];
type Thing = Given & {
  /** From a resort or town in a straight line; null for what is no resort’s. */
  readonly km: number | null;
};

type NearPlace = Pick<Place, 'value' | 'label' | 'path' | 'picture'> & {
  readonly km: number | null;
};

/** What there is to do, in the order in which it is shown. */
export type Things = {
  readonly own: readonly Thing[];
  /** Of a resort: what its region has besides. */
  readonly elsewhere: readonly Thing[];
  /** Places to see besides: around a resort the nearest, in any other the best known. */
  readonly near: readonly NearPlace[];
  /** Whether what is good in the month stands before something else. */
  readonly isByMonth: boolean;
};

/**
 * A resort's own things and those of the rest of its region, of which the nearest come first; in
 * each what is good in the month of a day before the others, and last what is good in other
 * months.
 */
export function orderThings(
  place: Place,
  { thingsToDo = [], placesBelow = [] }: Guide,
  day: IsoDate,
): Things {
  const month = Number(day.slice(5, 7));
  const rank = ({ months }: Given): number =>
    months.length === 0 ? 1 : months.includes(month) ? 0 : 2;
  const things = thingsToDo
    .map((thing) => ({ ...thing, km: kmTo(place, thing) }))
    .toSorted((a, b) => rank(a) - rank(b) || (a.km ?? FAR) - (b.km ?? FAR));
  const isOwn = (thing: Given): boolean =>
    WIDE.includes(place.type) || thing.place.value === place.value;
  const { own = [], elsewhere = [] } = Object.groupBy(things, (thing) =>
    isOwn(thing) ? 'own' : 'elsewhere',
  );
  const ranks = new Set(things.map(rank));
  return {
    own,
    elsewhere,
    near: placesNear(place, placesBelow),
    isByMonth: ranks.has(0) && ranks.size > 1,
  };
}

const MOST_NEAR = 4;

const placesNear = (place: Place, below: NonNullable<Guide['placesBelow']>): NearPlace[] =>
  postersApart(below.slice(0, MOST_NEAR)).map(({ value, label, path, picture, position }) => ({
    value,
    label,
    path,
    picture,
    km: kmBetweenPlaces(place, position),
  }));

const FAR = Infinity;
/** Nobody goes to the middle of them. */
const WIDE: readonly string[] = ['REGION', 'COUNTRY'];

const kmTo = (from: Place, { place: { type, position } }: Given): number | null =>
  WIDE.includes(type) ? null : kmBetweenPlaces(from, position);

function kmBetweenPlaces({ type, position: from }: Place, to: Place['position']): number | null {
  return WIDE.includes(type) || !from || !to ? null : Math.round(kmBetween(from, to));
}
