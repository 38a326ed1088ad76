/** How one gets from an airport to a hotel, by the map: by road, or over the water. */
import type { Position } from '#domain/catalogue/map-frame.ts';
import type { IsoDate } from '#domain/dates.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { crossingTo, runsOn, trainTo, type Crossing, type Train } from '#domain/geography/ways.ts';
import type { Hotel } from '../hotels.ts';
import { airportAt, kmOverLand, ways } from './map-facts.ts';

export type Journey =
  | { readonly by: 'road'; readonly km: number }
  /** Kilometres of road to the landing stage, and from the other one. */
  | {
      readonly by: 'crossing';
      readonly crossing: Crossing;
      readonly kmBefore: number;
      readonly kmAfter: number;
    };

/** What roads wind, beyond the shortest way over land. */
const WINDING = 1.2;
/** No road is much straighter than this. */
const STRAIGHTEST = 1.15;
/** What roads to a harbour are longer than a straight line. */
const HARBOUR_ROAD = 1.35;

/**
 * The journey from an airport to a hotel, for those who arrive and leave on these days; undefined
 * where nothing runs.
 */
export function journeyTo(
  hotel: Hotel,
  airport: string,
  days: readonly IsoDate[],
): Journey | undefined {
  const crossing = crossingTo(ways, hotel.place.id, airport);
  if (crossing) {
    const isRunning = days.every((day) => runsOn(crossing, day));
    return isRunning ? over(crossing, hotel, airportAt(airport)) : undefined;
  }
  const overLand = kmOverLand(hotel.place.id, airport);
  if (overLand === undefined) return undefined;
  const straight = kmBetween(hotel, airportAt(airport));
  const further = straight - kmBetween(hotel.place, airportAt(airport));
  return {
    by: 'road',
    km: Math.max(1, straight * STRAIGHTEST, (overLand + further) * WINDING),
  };
}

function over(crossing: Crossing, hotel: Position, airport: Position): Journey {
  const { from, to } = crossing;
  return {
    by: 'crossing',
    crossing,
    kmBefore: kmBetween(airport, from) * HARBOUR_ROAD,
    kmAfter: kmBetween(to, hotel) * HARBOUR_ROAD,
  };
}

/** A station in the middle of a place serves hotels up to here. */
const STATION_METRES = 1_500;

/** The train that leads from an airport to near a hotel. */
export function trainOf(hotel: Hotel, airport: string): Train | undefined {
  const isNear = kmBetween(hotel, hotel.place) * 1_000 <= STATION_METRES;
  return isNear ? trainTo(ways, hotel.place.id, airport) : undefined;
}

/** How fast roads are: kilometres, at so many an hour; what is left at the last. */
const SPEEDS = [
  { km: 4, perHour: 24 },
  { km: 21, perHour: 50 },
  { km: 55, perHour: 75 },
  { km: Infinity, perHour: 85 },
] as const;

/** Minutes at the wheel, in the usual traffic. */
export function drivingMinutes(km: number): number {
  let [left, minutes] = [km, 0];
  for (const speed of SPEEDS) {
    const part = Math.min(left, speed.km);
    minutes += (part / speed.perHour) * 60;
    left -= part;
  }
  return minutes;
}
