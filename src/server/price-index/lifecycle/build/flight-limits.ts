/** How many flights the engine tells apart, asserted at import. */
import { MOST_SERIES, MOST_VARIANTS } from '../../kernel/limits.ts';
import { CARRIERS_AT } from '../../memory/flight-options.ts';
import type { SourceSeries } from './source.ts';

const MOST_CARRIERS = MOST_VARIANTS - CARRIERS_AT;

export const routeOf = ({ origin, destination }: SourceSeries): string =>
  `${origin}-${destination}`;

/**
 * Names the route that has more series, or the airports (IATA codes with spaces between) that have
 * more carriers, than the engine takes.
 */
export function checkFlights(
  series: readonly SourceSeries[],
  airportSets: readonly string[],
): void {
  for (const [route, { length }] of Map.groupBy(series, routeOf))
    if (length > MOST_SERIES)
      throw new RangeError(`route ${route}: ${length} series, the engine takes ${MOST_SERIES}`);
  const carriersAt = new Map<string, Set<string>>();
  for (const { origin, destination, carrier } of series)
    for (const airport of [origin, destination])
      carriersAt.getOrInsertComputed(airport, () => new Set()).add(carrier);
  for (const airports of airportSets) {
    const { size } = new Set(
      airports.split(' ').flatMap((airport) => [...(carriersAt.get(airport) ?? [])]),
    );
    if (size > MOST_CARRIERS)
      throw new RangeError(
        `airports ${airports}: ${size} carriers, the engine takes ${MOST_CARRIERS}`,
      );
  }
}
