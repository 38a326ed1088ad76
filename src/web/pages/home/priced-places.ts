import type { ApiPicture } from '#web/parts/picture-facts.ts';
import type { BoardPackageFragment, HomePlaceFragment } from './query.generated.ts';

/** A place with its poster, and the cheapest good week there when the board has one. */
export type PricedPlace = HomePlaceFragment & { readonly picture: ApiPicture; readonly offer: BoardPackageFragment | undefined };

const ON_THE_PAGE = 5;

/** The five most wanted places, those with a bookable price first: the first gives the hero its label, four stand on the wall. */
export function pricedPlaces(
  places: readonly (HomePlaceFragment & { readonly picture: ApiPicture })[],
  offers: readonly BoardPackageFragment[],
): PricedPlace[] {
  const priced = places.map((place): PricedPlace => ({ ...place, offer: offers.find((offer) => isIn(offer, place.value)) }));
  return [...priced.filter(({ offer }) => offer), ...priced.filter(({ offer }) => !offer)].slice(0, ON_THE_PAGE);
}

const isIn = ({ hotel }: BoardPackageFragment, placeId: string): boolean => hotel.locatedIn.some(({ id }) => id === placeId);
