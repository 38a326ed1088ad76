/** What a hotel says of where it lies, held against the map. */
import type { Facility } from '../catalogue/facilities.ts';
import type { Position } from '../catalogue/map-frame.ts';
import { kmBetween } from './distance.ts';
import { isOnLand, metresToSea, type Shores } from './land.ts';
import { hasOldTown } from './old-town.ts';

export type SitedHotel = Position & {
  readonly facilities: readonly Facility[];
  /** As it says, in a straight line; null where it says nothing. */
  readonly metresToBeach: number | null;
};
export type SitedIn = Position & {
  readonly description: string | null;
  readonly thingsToDo: readonly string[];
};

/** `said` and `found` in the words of whoever mends it. */
export type MapFault = {
  readonly kind: 'in_the_sea' | 'distance_wrong' | 'no_sea_there' | 'not_in_town';
  readonly said: string;
};

/** What is said in metres may be off by so much, and by a tenth. */
const ROUNDING_METRES = 12;
/** From here on nobody sees the sea, or says that they stand on the beach. */
const VIEW_METRES = 700;
const BEACH_METRES = 90;
const TOWN_METRES = 1_100;

/** The faults of a hotel by the map around its place; none when all it says is so. */
export function hotelFaults(hotel: SitedHotel, place: SitedIn, shores: Shores): MapFault[] {
  const sea = metresToSea(shores, hotel) ?? Infinity;
  const centre = kmBetween(hotel, place) * 1_000;
  const has = (facility: Facility) => hotel.facilities.includes(facility);
  const { metresToBeach: said } = hotel;
  const seaWords = Number.isFinite(sea) ? `${Math.round(sea)} m` : 'far away';
  const isWrong: readonly (readonly [boolean, MapFault])[] = [
    [
      !isOnLand(shores, hotel),
      { kind: 'in_the_sea', said: `stands at ${hotel.lat}, ${hotel.lon}: in the water` },
    ],
    [
      said !== null && Math.abs(said - sea) > Math.max(ROUNDING_METRES, sea * 0.1),
      { kind: 'distance_wrong', said: `${said} m from the sea: it is ${seaWords}` },
    ],
    [
      has('sea_view') && sea > VIEW_METRES,
      { kind: 'no_sea_there', said: `sea views: it is ${seaWords}` },
    ],
    [
      has('beachfront') && sea > BEACH_METRES,
      { kind: 'no_sea_there', said: `on the beach: the sea is ${seaWords}` },
    ],
    [
      has('near_centre') && centre > TOWN_METRES,
      { kind: 'not_in_town', said: `near the centre: that is ${Math.round(centre)} m` },
    ],
    [
      has('old_town') && (!hasOldTown(place) || centre > TOWN_METRES),
      { kind: 'not_in_town', said: 'in the old town: there is none, or it is further off' },
    ],
  ];
  return isWrong.flatMap(([wrong, fault]) => (wrong ? [fault] : []));
}
