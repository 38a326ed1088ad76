/** Places with a rule of local tax, A to Z, and which of them an address asks for. */
import { fold } from '#domain/input/fold.ts';
import type { TaxRules } from './tax-rules.ts';

export type TaxedPlace = {
  readonly place: TaxRules[number]['places'][number];
  readonly rule: TaxRules[number];
};

/** Every place that a rule names. */
export const placesWithRules = (rules: TaxRules): readonly TaxedPlace[] =>
  rules
    .flatMap((rule) => rule.places.map((place) => ({ place, rule })))
    .toSorted((a, b) => a.place.label.localeCompare(b.place.label, 'en'));

/** Those whose name, or what they lie in, has the words; all where there are none. */
export function foundIn(places: readonly TaxedPlace[], words: string): readonly TaxedPlace[] {
  const sought = fold(words.trim());
  if (sought === '') return places;
  return places.filter(({ place }) => fold(`${place.label}, ${place.within}`).includes(sought));
}

/** First letters, and of each the first place that has it. */
export const letterHeads = (
  places: readonly TaxedPlace[],
): readonly (readonly [letter: string, first: TaxedPlace])[] => {
  const heads = new Map<string, TaxedPlace>();
  for (const one of places) {
    const letter = fold(one.place.label).slice(0, 1).toUpperCase();
    if (!heads.has(letter)) heads.set(letter, one);
  }
  return [...heads];
};
