/**
 * The library that draws the map, 283 kB: files of its own beside the build, whose page and worker
 * share one of them. Loaded when somebody reaches for a map.
 */
import type * as Library from 'maplibre-gl';
import { MAP_LIBRARY, MAP_WORKER } from './map-library-files.ts';

type MapLibrary = typeof Library;

let loading: Promise<MapLibrary> | undefined;

/** The library, fetched once; a failed fetch is tried again by whoever asks next. */
export function loadMapLibrary(): Promise<MapLibrary> {
  loading ??= fetchLibrary().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchLibrary(): Promise<MapLibrary> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build puts the package's own file there
  const library = (await import(/* @vite-ignore */ MAP_LIBRARY)) as MapLibrary;
  library.setWorkerUrl(MAP_WORKER);
  return library;
}
