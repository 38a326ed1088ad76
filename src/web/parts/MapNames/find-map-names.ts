import { mapPath, type MapFrame } from '#domain/catalogue/map-frame.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { withFallback } from '#web/data/with-fallback.ts';
import { NamesOnMap } from './map-names.generated.ts';
import type { NameOnMap } from './place-names.ts';

/** What is named on a drawn map; nothing when that cannot be had: the map stands without names. */
export async function findMapNames(call: DataCall, frame: MapFrame): Promise<readonly NameOnMap[]> {
  const asked = call(NamesOnMap, { map: mapPath(frame) });
  return (await withFallback(asked, { mapNames: [] })).mapNames;
}
