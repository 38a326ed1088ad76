import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
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
    for (const { label, within, path } of await placesNamed(call, segment))
      if (path !== null) found.set(path, { label, within, path });
  }
  return [...found.values()].slice(0, MOST);
}

async function placesNamed(call: DataCall, segment: string) {
  try {
    return (await call(PlacesNamed, { text: segment.replaceAll('-', ' ') })).destinations;
  } catch (error) {
    if (error instanceof DataError) return [];
    throw error;
  }
}
