import { fold } from '#domain/input/fold.ts';
import type { AirportGroup } from '../form-data.ts';

/** SRCH-17, MSG-28. */
const LEAST_CHARACTERS = 3;

export const isLookUp = (text: string): boolean => text.trim().length >= LEAST_CHARACTERS;

/**
 * Codes of the airports whose name, group or code holds the text, whatever its case and accents.
 */
export function airportsLike(groups: readonly AirportGroup[], text: string): ReadonlySet<string> {
  const sought = fold(text);
  const matching = groups.flatMap((group) =>
    group.airports.filter(({ iata, name }) =>
      [iata, name, group.name].some((word) => fold(word).includes(sought)),
    ),
  );
  return new Set(matching.map(({ iata }) => iata));
}
