/** Places in a place, beside it, and like it. */
import { kmBetween } from '#domain/geography/distance.ts';
import { climatesOf } from '#server/catalogue/climate.ts';
import { placePicture } from '#server/catalogue/picture-views.ts';
import { places, type Place } from '#server/catalogue/reference.ts';

const children = Map.groupBy(places, ({ parent }) => parent ?? '');

/** Places right below one, the best known first. */
export const placesRightBelow = ({ id }: Place): readonly Place[] => byFame(children.get(id) ?? []);

/** Resorts and towns of the same region, the nearest first, with their distance. */
export function placesBeside(
  place: Place,
  most: number,
): { readonly place: Place; readonly km: number }[] {
  if (place.parent === null || isWide(place)) return [];
  return (children.get(place.parent) ?? [])
    .filter((one) => one !== place)
    .map((one) => ({ place: one, km: Math.round(kmBetween(place, one)) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, most);
}

/** Neighbours of a resort that its page shows. */
const NEIGHBOURS = 8;

/** Places beside the map of a place: all right below it, best known first, or its neighbours. */
export const placesOnPage = (place: Place): readonly Place[] =>
  place.kind === 'resort' || place.kind === 'town'
    ? placesBeside(place, NEIGHBOURS).map((one) => one.place)
    : placesRightBelow(place);

const similar = new Map<string, readonly Place[]>();

/**
 * Places of the same kind elsewhere that share its nature and are as warm through the year, the
 * most alike first, but those last whose poster shows the scene of another; none of a continent.
 */
export function similarPlaces(place: Place, most: number): readonly Place[] {
  const found = similar.get(place.id) ?? findSimilar(place);
  similar.set(place.id, found);
  return found.slice(0, most);
}

/** Looked through for posters that differ, and kept of these. */
const MOST_LIKE = 16;
const MOST_KEPT = 8;

function findSimilar(place: Place): readonly Place[] {
  if (place.kind === 'continent') return [];
  const like = places
    .filter((one) => one.kind === place.kind && isElsewhere(place, one))
    .map((one) => ({ one, unlike: unlikeness(place, one) }))
    .toSorted((a, b) => a.unlike - b.unlike)
    .slice(0, MOST_LIKE)
    .map(({ one }) => one);
  const scenes = new Set([sceneOf(place)]);
  const { fresh = [], again = [] } = Object.groupBy(like, (one) => {
    const isFresh = !scenes.has(sceneOf(one));
    scenes.add(sceneOf(one));
    return isFresh ? 'fresh' : 'again';
  });
  return [...fresh, ...again].slice(0, MOST_KEPT);
}

/** A country is itself elsewhere; what lies in one region or country is not. */
const isElsewhere = (place: Place, other: Place): boolean =>
  isCountry(place) ? other !== place : other.parent !== place.parent;

const sceneOf = (place: Place) => placePicture(place).picture.scene;

/** What each part of the nature that only one of two has weighs, in °C of one month. */
const NATURE_WEIGHT = 40;
const FAME_WEIGHT = 0.3;

function unlikeness(a: Place, b: Place): number {
  const parts = new Set([...a.nature, ...b.nature]);
  const apart = [...parts].filter(
    (part) => a.nature.includes(part) !== b.nature.includes(part),
  ).length;
  const [warm, other] = [warmthOf(a), warmthOf(b)];
  const degrees =
    warm && other ? warm.reduce((sum, air, i) => sum + Math.abs(air - other[i]!), 0) : 0;
  return NATURE_WEIGHT * apart + degrees - FAME_WEIGHT * (b.popularity ?? 0);
}

/** By month; of a country that of its best known region. */
const warmthOf = (place: Place) => climatesOf(place, 1)[0]?.climate.maxAirC;

const isCountry = ({ kind }: Place): boolean => kind === 'country';

const isWide = (place: Place): boolean => isCountry(place) || place.kind === 'region';

const byFame = (all: readonly Place[]): readonly Place[] =>
  all.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
