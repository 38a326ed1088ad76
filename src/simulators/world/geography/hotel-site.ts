/**
 * Where a hotel stands: on land, as near to the sea as it was meant to be, if the map has such a
 * spot.
 */
import type { Position } from '#domain/catalogue/map-frame.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { insideTheCoast, isOnLand, metresToSea, type Shores } from '#domain/geography/land.ts';
import type { WorldPlace } from '../facts.ts';
import { shoresOf } from './map-facts.ts';

export type HotelSite = Position & {
  /** In a straight line; undefined beyond some kilometres. */
  readonly metresToSea: number | undefined;
  readonly metresToCentre: number;
};

/** Hotels stand no further from their place's middle. */
const MOST_METRES = 2_800;
const TRIES = 24;
/** Where hardly a spot is dry, as on a spit in a lake. */
const MOST_TRIES = 480;

/**
 * The site of a hotel that would like to be `metres` from the sea, undefined for those that do not
 * care; the same chance, the same site.
 */
export function siteOf(
  place: WorldPlace,
  metres: number | undefined,
  chance: (key: string) => number,
): HotelSite {
  const shores = shoresOf(place.id);
  const isOnShore = metres !== undefined && metres <= SHORE_METRES;
  const found =
    (isOnShore ? onShore(shores, metres, chance) : undefined) ??
    bestNear(place, shores, metres, chance) ??
    onShore(shores, SHORE_METRES, chance);
  if (!found) throw new Error(`there is no land near ${place.id}`);
  return measure(place, shores, found);
}

/** Up to here a hotel stands right behind the shore. */
const SHORE_METRES = 60;

const WAYS_ALONG = ['lat', 'lon', 'third', 'fourth', 'fifth', 'sixth'];

/** Off a stretch of the coast near the middle of the place, or a longer walk from it. */
function onShore(
  shores: Shores,
  metres: number,
  chance: (key: string) => number,
): Position | undefined {
  for (const within of [1_200, 2_000, MOST_METRES])
    for (const key of WAYS_ALONG) {
      const along = { within, share: chance(key), metres: Math.max(15, metres) };
      const spot = insideTheCoast(shores, along);
      const site = spot && rounded(spot);
      if (site && isOnLand(shores, site) && seaWithin(shores, site, SHORE_METRES + 5)) return site;
    }
  return undefined;
}

const seaWithin = (shores: Shores, site: Position, metres: number): boolean =>
  (metresToSea(shores, site) ?? Infinity) <= metres;

/** Of some spots around the middle that are dry, the one whose way to the sea is the likest. */
function bestNear(
  place: WorldPlace,
  shores: Shores,
  metres: number | undefined,
  chance: (key: string) => number,
): Position | undefined {
  const isByTheSea = typeof place.coastKm === 'number' && place.coastKm < 1;
  const reach = isByTheSea ? 0.006 : 0.018;
  const spread = (key: string) => (chance(key) - 0.5) * 2 * reach;
  const spots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const turn = from + i === 0 ? '' : ` ${from + i}`;
      return rounded({
        lat: place.lat + spread(`lat${turn}`),
        lon: place.lon + spread(`lon${turn}`),
      });
    }).filter((site) => isOnLand(shores, site));
  const first = spots(0, TRIES);
  const dry = first.length > 0 ? first : spots(TRIES, MOST_TRIES);
  if (metres === undefined) return dry[0];
  const off = (site: Position) => Math.abs((metresToSea(shores, site) ?? Infinity) - metres);
  return dry.map((site) => ({ site, off: off(site) })).toSorted((a, b) => a.off - b.off)[0]?.site;
}

const measure = (place: WorldPlace, shores: Shores, site: Position): HotelSite => ({
  ...site,
  metresToSea: metresToSea(shores, site),
  metresToCentre: kmBetween(site, place) * 1_000,
});

/** To a metre. */
const rounded = ({ lat, lon }: Position): Position => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lon: Math.round(lon * 1e5) / 1e5,
});
