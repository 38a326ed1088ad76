import type { ApiPicture } from '#web/parts/picture-facts.ts';
import { picturesApart, type WithOthers } from './pictures-apart.ts';

type Scened = ApiPicture & { readonly scene: string };
type Pictured = { readonly picture: WithOthers<Scened> };

/** Places of a grid, each with a poster that none of its neighbours has; `across` at most. */
export function postersApart<Place extends Pictured>(places: readonly Place[], across?: number) {
  const pictures = picturesApart<Scened>(
    places.map(({ picture }) => picture),
    across,
  );
  return places.map((place, at) => {
    const { url, alt, placeholder } = pictures[at]!;
    return { ...place, picture: { url, alt, placeholder } };
  });
}

/** The same for places with their prices. */
export function pricedApart<Place extends Pictured, Priced extends { readonly place: Place }>(
  priced: readonly Priced[],
  across?: number,
) {
  const places = postersApart(
    priced.map(({ place }) => place),
    across,
  );
  return priced.map((one, at) => ({ ...one, place: places[at]! }));
}
