import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import * as v from 'valibot';
import { MAP_ABOUT } from '#domain/catalogue/moving-map.ts';
import { MAP_ERROR } from '#domain/tracking/client-error.ts';
import { loadMapLibrary } from './map-library.ts';
import { coloursOf, mapStyle } from './map-style.ts';

/** A map that moves; only what its parts use of the library's. */
export type MovingMap = LibraryMap;

/** Where a map begins. */
export type MapView = {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
};

type MapOptions = {
  /** By the size of the box. */
  readonly start: (width: number, height: number) => MapView;
  /** What the map is called to those who listen. */
  readonly label: string;
};

export type OpenedMap =
  | { readonly kind: 'opening' }
  /** No WebGL, or the library did not come: the drawn map stays. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly map: MovingMap; readonly credit: string };

class MapError extends Error {
  override readonly name = MAP_ERROR;
}

const OPENING: OpenedMap = { kind: 'opening' };
const FAILED: OpenedMap = { kind: 'failed' };

/** A map in the box, opened once; it follows the colours of the page and the size of the box. */
export function useMap(box: RefObject<HTMLDivElement | null>, options: MapOptions): OpenedMap {
  const [opened, setOpened] = useState(OPENING);
  const [first] = useState(options);
  useEffect(() => {
    const over = new AbortController();
    if (box.current)
      openMap(box.current, first, over.signal).then(
        (map) => over.signal.aborted || setOpened(map),
        (error: unknown) => {
          setOpened(FAILED);
          globalThis.reportError(new MapError(error instanceof Error ? error.message : ''));
        },
      );
    return () => over.abort();
  }, [box, first]);
  return opened;
}

const NAMED = new WeakMap<MovingMap, (ids: readonly string[]) => void>();

/** Has the map leave out the names of these places, told by id or name: they stand under pins. */
export const leaveNames = (map: MovingMap, ids: readonly string[]): void => NAMED.get(map)?.(ids);

async function openMap(
  box: HTMLDivElement,
  { start, label }: MapOptions,
  signal: AbortSignal,
): Promise<OpenedMap> {
  const [library, about] = await Promise.all([loadMapLibrary(), fetchAbout()]);
  if (signal.aborted) return FAILED;
  let named: readonly string[] = [];
  const { lat, lon, zoom } = start(box.clientWidth, box.clientHeight);
  const style = () => mapStyle(coloursOf(box), about.maxzoom, named);
  const map = new library.Map({
    container: box,
    style: style(),
    center: [lon, lat],
    zoom,
    minZoom: 1.5,
    maxZoom: Math.max(14, about.maxzoom),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const dress = (): void => void map.setStyle(style());
  NAMED.set(map, (ids) => {
    named = ids;
    dress();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress, { signal });
  const themes = new MutationObserver(dress);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] });
  signal.addEventListener('abort', () => {
    themes.disconnect();
    map.remove();
  });
  await new Promise((resolve) => map.once('load', resolve));
  return { kind: 'open', map, credit: about.attribution };
}

const AboutSchema = v.object({ maxzoom: v.number(), attribution: v.string() });

async function fetchAbout(): Promise<v.InferOutput<typeof AboutSchema>> {
  const answer = await fetch(MAP_ABOUT);
  return v.parse(AboutSchema, await answer.json());
}
