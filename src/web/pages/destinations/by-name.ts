import type { Country, Loaded } from './load-destinations.ts';

/** What does not count where names are put in order. */
const ARTICLE = /^The /;

const sorted = ({ label }: Country): string => label.replace(ARTICLE, '');

/** The countries of all continents by their names; an article in front does not count. */
export const byName = (continents: Loaded['continents']): readonly Country[] =>
  continents
    .flatMap(({ countries }) => countries)
    .toSorted((a, b) => sorted(a).localeCompare(sorted(b), 'en'));

/** The same by their first letters. */
export const byLetter = (continents: Loaded['continents']) =>
  [...Map.groupBy(byName(continents), (country) => sorted(country)[0]!)].map(
    ([letter, countries]) => ({ letter, countries }),
  );
