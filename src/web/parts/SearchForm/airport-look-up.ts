import type { AirportGroup } from './form-data.ts';

/** SRCH-17, MSG-28. */
const LEAST_CHARACTERS = 3;

export const isLookUp = (text: string): boolean => text.trim().length >= LEAST_CHARACTERS;

/** Codes of the airports whose name, group or code holds the text. */
export function airportsLike(groups: readonly AirportGroup[], text: string): ReadonlySet<string> {
  const sought = plain(text);
  const matching = groups.flatMap((group) =>
    group.airports.filter(({ iata, name }) => [iata, name, group.name].some((word) => plain(word).includes(sought))),
  );
  return new Set(matching.map(({ iata }) => iata));
}

const plain = (text: string): string => text.trim().toLowerCase();
