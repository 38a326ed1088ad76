import type { DataCall } from '#web/data/data-call.ts';
import { withFallback } from '#web/data/with-fallback.ts';
import { PlacesNamed } from './query.generated.ts';

/** What leads to a place's page. */
export type PlaceLike = { readonly label: string; readonly within: string; readonly path: string };

const MOST = 3;

/**
 * Up to three places whose names are like those of an address that is no place's, its last name
 * first; none when they cannot be asked for.
 */
export async function placesLike(
  call: DataCall,
  segments: readonly string[],
): Promise<readonly PlaceLike[]> {
  const found = new Map<string, PlaceLike>();
  for (const segment of segments.toReversed()) {
    if (found.size >= MOST) break;
    const asked = call(PlacesNamed, { text: segment.replaceAll('-', ' ') });
    const { destinations } = await withFallback(asked, { destinations: [] });
    for (const { path, ...named } of destinations)
      if (path !== null) found.set(path, { ...named, path });
  }
  return [...found.values()].slice(0, MOST);
}
