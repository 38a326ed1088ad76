/** What is sold on which nights, held against the season of a place. */
import { inSeason } from '../catalogue/local-tax.ts';
import type { IsoDate } from '../dates.ts';

export type SeasonFault = { readonly kind: 'sold_while_closed'; readonly said: string };

/** `season`: MM-DD, null = all year; `nights`: those that are sold. At most one fault. */
export function seasonFaults(
  nights: Iterable<IsoDate>,
  season: { readonly start: string; readonly end: string } | null,
): SeasonFault[] {
  if (season === null) return [];
  for (const night of nights)
    if (!inSeason(season, night))
      return [
        {
          kind: 'sold_while_closed',
          said: `sold on ${night}: open from ${season.start} to ${season.end}`,
        },
      ];
  return [];
}
