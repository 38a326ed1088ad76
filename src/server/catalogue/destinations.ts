/**
 * Looking places up by what people type (DEST, SRCH-17): accents and case do not matter, the most
 * wanted first.
 */
import { fold } from '#domain/input/fold.ts';
import { lineageOf, places, type Place } from './reference.ts';

const searchable = places
  .filter(({ kind }) => kind !== 'continent')
  .map((place) => ({ place, folded: fold(place.name), words: fold(place.name).split(/[\s-]+/) }))
  .toSorted((a, b) => (b.place.popularity ?? 0) - (a.place.popularity ?? 0));

export type DestinationWish = {
  readonly text: string;
  readonly citiesOnly: boolean;
  readonly most: number;
};

/**
 * Places whose name, or a word of it, starts with the text; the most wanted places for an empty
 * text.
 */
export function suggestPlaces({ text, citiesOnly, most }: DestinationWish): readonly Place[] {
  const wanted = fold(text);
  return searchable
    .filter(({ place }) => !citiesOnly || place.cityBreak)
    .filter(
      ({ folded, words }) =>
        folded.startsWith(wanted) || words.some((word) => word.startsWith(wanted)),
    )
    .slice(0, most)
    .map(({ place }) => place);
}

export type PlaceGroup = { readonly country: Place; readonly places: readonly Place[] };

/** The `most` wanted places in each country; countries by name, none without places. */
export function groupPlaces({ citiesOnly, most }: Omit<DestinationWish, 'text'>): PlaceGroup[] {
  const within = Map.groupBy(
    searchable.map(({ place }) => place).filter((place) => !citiesOnly || place.cityBreak),
    ({ id }) => lineageOf(id).find(({ kind }) => kind === 'country'),
  );
  return [...within]
    .flatMap(([country, found]) => {
      const places = found.filter((place) => place !== country).slice(0, most);
      return country && places.length > 0 ? [{ country, places }] : [];
    })
    .toSorted((a, b) => a.country.name.localeCompare(b.country.name, 'en'));
}

/** Names above a place, nearest first, without the continent: `Majorca, Spain`. */
export const withinOf = (place: Place): string =>
  lineageOf(place.id)
    .slice(1)
    .filter(({ kind }) => kind !== 'continent')
    .map(({ name }) => name)
    .join(', ');

/** `Port de Sóller, Majorca` as a card's place line. */
export const placeLineOf = (placeId: string): string =>
  lineageOf(placeId)
    .slice(0, 2)
    .filter(({ kind }) => kind !== 'continent')
    .map(({ name }) => name)
    .join(', ');
