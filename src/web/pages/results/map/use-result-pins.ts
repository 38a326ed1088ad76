import { useEffect, useRef, useState } from 'react';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import type { PinnedPlace } from '#web/parts/Map/MapPins.tsx';
import type { MovingMap } from '#web/parts/Map/use-map.ts';
import { usePriceView } from '#web/parts/price-view.ts';
import { usePins, type SearchPin } from './use-pins.ts';

export type ResultPin = SearchPin & PinnedPlace & { readonly isHotel: boolean };

type ResultPins = {
  /** All resorts of the search, whatever part of the map it is kept to. */
  readonly resorts: readonly SearchPin[];
  /** What stands on the map, the cheapest first. */
  readonly pins: readonly ResultPin[];
  readonly failed: boolean;
  readonly retry: () => void;
};

/** From here on a resort's hotels stand apart. */
const HOTELS_FROM = 11.5;
/** Beyond so many resorts in view nobody has zoomed in on one. */
const MOST_CLOSE = 12;

/**
 * The pins of a search on a map: its resorts, and close up their single hotels. A search that is
 * kept to some areas shows the resorts of the others too, as outside.
 */
export function useResultPins(map: MovingMap, criteria: Criteria): ResultPins {
  const [view] = usePriceView();
  const [close, setClose] = useState<readonly string[]>([]);
  const everywhere = { ...criteria, filters: { ...criteria.filters, areas: NO_FILTERS.areas } };
  const all = usePins(everywhere);
  const inside = usePins(criteria, criteria.filters.areas.length > 0 ? undefined : NOBODY);
  const hotels = usePins(criteria, close);
  const resorts = all.kind === 'found' ? all.pins : NO_PINS;
  useFirstFit(map, all.kind === 'found' && inside.kind === 'found', [
    ...(inside.kind === 'found' && inside.pins.length > 0 ? inside.pins : resorts),
  ]);
  useEffect(() => {
    const look = (): void =>
      setClose((before) => {
        const now = closeOf(map, resorts);
        return now.join() === before.join() ? before : now;
      });
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map, resorts]);
  const searched = new Set(inside.kind === 'found' ? inside.pins.map(({ id }) => id) : []);
  const isNarrowed = criteria.filters.areas.length > 0 && inside.kind === 'found';
  const apart = hotels.kind === 'found' ? hotels.pins : NO_PINS;
  const replaced = apart.length > 0 ? new Set(close) : new Set<string>();
  const priced = (pin: SearchPin, isHotel: boolean): ResultPin => ({
    ...pin,
    isHotel,
    price: view === 'PER_PERSON_PRICE' ? pin.perPerson : pin.from,
    isOutside: isNarrowed && !isHotel && !searched.has(pin.id),
  });
  return {
    resorts,
    pins: [
      ...resorts.filter(({ id }) => !replaced.has(id)).map((pin) => priced(pin, false)),
      ...apart.map((pin) => priced(pin, true)),
    ].toSorted(
      (a, b) =>
        Number(a.isOutside ?? false) - Number(b.isOutside ?? false) ||
        a.from.amount - b.from.amount,
    ),
    failed: all.kind === 'failed',
    retry: all.retry,
  };
}

const NO_PINS: readonly SearchPin[] = [];
/** No question: nothing has to be told apart. */
const NOBODY: readonly string[] = [];

function closeOf(map: MovingMap, resorts: readonly SearchPin[]): readonly string[] {
  if (map.getZoom() < HOTELS_FROM) return NOBODY;
  const bounds = map.getBounds();
  const seen = resorts.filter(({ position: { lat, lon } }) => bounds.contains([lon, lat]));
  return seen.length > MOST_CLOSE ? NOBODY : seen.map(({ id }) => id);
}

/** Around the pins, so that their labels stay inside. */
const PADDING = { top: 96, right: 76, bottom: 150, left: 60 };

/** Once all pins are known, the map shows them all; a single resort as close as its hotels. */
function useFirstFit(map: MovingMap, isKnown: boolean, pins: readonly SearchPin[]): void {
  const isFit = useRef(false);
  useEffect(() => {
    if (isFit.current || !isKnown) return;
    isFit.current = true;
    if (pins.length > 0)
      map.fitBounds(boundsOf(pins), { padding: PADDING, maxZoom: 12, animate: false });
  }, [map, isKnown, pins]);
}

/** South-west and north-east corner of a box around pins. */
export function boundsOf(
  pins: readonly Pick<SearchPin, 'position'>[],
): [[number, number], [number, number]] {
  const lats = pins.map(({ position }) => position.lat);
  const lons = pins.map(({ position }) => position.lon);
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}
