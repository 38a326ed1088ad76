import type { BoardPackageFragment, HomePlaceFragment } from './query.generated.ts';

/** A place with its poster, and the cheapest good week there when the board has one. */
export type PricedPlace = HomePlaceFragment & { readonly offer: BoardPackageFragment | undefined };

const ON_THE_PAGE = 5;

/**
 * The five most wanted places, none inside another, those with a bookable price first: the first
 * gives the hero its label, four stand on the wall, each with a scene of its own while there are
 * enough.
 */
export function pricedPlaces(
  places: readonly HomePlaceFragment[],
  offers: readonly BoardPackageFragment[],
): PricedPlace[] {
  const priced = withoutInner(places).map((place): PricedPlace => ({
    ...place,
    offer: offers.find((offer) => isIn(offer, place.value)),
  }));
  const [lead, ...others] = [
    ...priced.filter(({ offer }) => offer),
    ...priced.filter(({ offer }) => !offer),
  ];
  return lead ? [lead, ...eachSceneFirst(others)].slice(0, ON_THE_PAGE) : [];
}

/** Of places that lie in one another, the more wanted one. */
const withoutInner = (places: readonly HomePlaceFragment[]): HomePlaceFragment[] =>
  places.reduce<HomePlaceFragment[]>(
    (kept, place) =>
      kept.some((other) => liesIn(place, other) || liesIn(other, place)) ? kept : [...kept, place],
    [],
  );

const liesIn = ({ within }: HomePlaceFragment, { label }: HomePlaceFragment): boolean =>
  within.split(', ').includes(label);

/** The first place of each scene, then the others in their order. */
function eachSceneFirst(places: readonly PricedPlace[]): PricedPlace[] {
  const firsts = places.filter(
    ({ picture }, at) => places.findIndex((place) => place.picture.scene === picture.scene) === at,
  );
  return [...firsts, ...places.filter((place) => !firsts.includes(place))];
}

const isIn = ({ hotel }: BoardPackageFragment, placeId: string): boolean =>
  hotel.locatedIn.some(({ id }) => id === placeId);
