/**
 * The hotels of the world: so many that every place with a route has one, more where more people
 * want to go.
 */
import { FACILITIES, facilityBits, type Facility } from '#domain/catalogue/facilities.ts';
import { needsPool } from '#domain/geography/facility-faults.ts';
import { hasOldTown } from '#domain/geography/old-town.ts';
import { SENTINEL_HOTELS } from '../sentinels.ts';
import { boardsSold } from './boards.ts';
import { wholeBetween, pickByChance, unit } from './chance.ts';
import type { Climate } from './demand.ts';
import { worldPlaces, worldRoutes, type WorldPlace } from './facts.ts';
import { siteOf, type HotelSite } from './geography/hotel-site.ts';
import { kmOverLand, leadsByRoad } from './geography/map-facts.ts';
import { describeHotel, type HotelText } from './hotel-text.ts';
import { nameHotel, type NameBook } from './naming/hotel-name.ts';
import { spreadReviews } from './reviews.ts';

export type Hotel = {
  readonly id: number;
  readonly name: string;
  readonly place: WorldPlace;
  readonly climate: Climate;
  readonly stars: number;
  readonly facilities: readonly Facility[];
  readonly facilityBits: number;
  readonly reviewScore: number;
  readonly reviewDistribution: readonly number[];
  /** 0 to 1000. */
  readonly popularity: number;
  readonly lat: number;
  readonly lon: number;
  /** Arrival airports, nearest first, at most three. */
  readonly airports: readonly string[];
  readonly text: HotelText;
};

const MOST_AIRPORTS = 3;
const MOST_KM = 150;

const served = new Set(worldRoutes.map(({ to }) => to));

/** Places that can be reached, each with its arrival airports. */
const reachable = worldPlaces
  .filter(({ kind }) => kind === 'resort' || kind === 'town')
  .map((place) => ({ place, airports: arrivalAirports(place) }))
  .filter(({ airports }) => airports.length > 0);

export function makeHotels(seed: number, count: number): Hotel[] {
  const book: NameBook = new Map();
  return shareOut(count).map(({ place, airports }, i) =>
    makeHotel(seed, i + 1, place, airports, book),
  );
}

type Reachable = (typeof reachable)[number];

/**
 * Sentinels first; then one hotel a place, most wanted places first; then by popularity squared.
 */
function shareOut(count: number): Reachable[] {
  const sentinels = SENTINEL_HOTELS.map(({ placeId }) =>
    reachable.find(({ place }) => place.id === placeId),
  ).filter((found) => found !== undefined);
  const wanted = reachable.toSorted(
    (a, b) =>
      (b.place.popularity ?? 0) - (a.place.popularity ?? 0) || (a.place.id < b.place.id ? -1 : 1),
  );
  const rest = Math.max(0, count - sentinels.length);
  if (rest <= wanted.length) return [...sentinels, ...wanted.slice(0, rest)].slice(0, count);
  const weights = wanted.map(({ place }) => ((place.popularity ?? 10) + 5) ** 2);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const more = rest - wanted.length;
  const shares = weights.map((weight) => (weight * more) / whole);
  const floors = shares.map(Math.floor);
  let left = more - floors.reduce((sum, share) => sum + share, 0);
  const byRemainder = shares
    .map((share, i) => ({ i, part: share - floors[i]! }))
    .toSorted((a, b) => b.part - a.part);
  for (const { i } of byRemainder) {
    if (left <= 0) break;
    floors[i]! += 1;
    left -= 1;
  }
  return [
    ...sentinels,
    ...wanted.flatMap((one, i) => Array.from({ length: 1 + floors[i]! }, () => one)),
  ];
}

function makeHotel(
  seed: number,
  id: number,
  place: WorldPlace,
  airports: readonly string[],
  book: NameBook,
): Hotel {
  const sentinel = SENTINEL_HOTELS[id - 1];
  const chance = (key: string) => unit(seed, id, key);
  const stars = sentinel?.stars ?? pickByChance([2, 3, 3, 3, 3, 4, 4, 4, 4, 5], chance('stars'));
  const isCoastal = place.nature.includes('beach') || place.nature.includes('island');
  const site = siteOf(place, isCoastal ? wishedMetres(chance) : undefined, chance);
  const metresToBeach = isCoastal ? walkToSea(site) : undefined;
  // The cast sells breakfast and half board, whatever chance would give it.
  const facilities = chooseFacilities(stars, place.cityBreak, chance).filter(
    (facility) =>
      isTrueOf(facility, place, site, metresToBeach) &&
      (facility !== 'airport_shuttle' || isNearAirport(place, airports)) &&
      !(sentinel && facility === 'kitchen'),
  );
  const hasKitchen = facilities.includes('kitchen');
  const name =
    sentinel?.name ?? nameHotel(seed, { id, place, stars, hasKitchen, metresToBeach }, book);
  const reviewScore = Math.min(
    4.9,
    Math.round((2.9 + stars * 0.22 + chance('score') * 1.1) * 10) / 10,
  );
  const reviewDistribution = spreadReviews(
    reviewScore,
    wholeBetween(12, 3_200, chance('reviews') ** 2),
  );
  return {
    id,
    name,
    place,
    stars,
    facilities,
    lat: site.lat,
    lon: site.lon,
    airports,
    reviewScore,
    reviewDistribution,
    climate: climateOf(place),
    facilityBits: facilityBits(facilities),
    popularity: Math.round(
      Math.min(1_000, (place.popularity ?? 20) * 6 + reviewScore * 50 + chance('fame') * 150),
    ),
    text: describeHotel({
      seed,
      id,
      name,
      place,
      stars,
      facilities,
      metresToBeach,
      boards: boardsSold(seed, { id, place, facilities, stars }),
    }),
  };
}

/**
 * Arrival airports with a route, within reach, nearest first; the nearest of all when none is
 * within reach.
 */
function arrivalAirports(place: WorldPlace): string[] {
  const flown = place.airports
    .filter(({ iata }) => served.has(iata))
    .toSorted((a, b) => a.km - b.km);
  const near = flown.filter(({ km }) => km <= MOST_KM);
  return (near.length > 0 ? near.slice(0, MOST_AIRPORTS) : flown.slice(0, 1)).map(
    ({ iata }) => iata,
  );
}

function climateOf({ nature, lat, country, cityBreak }: WorldPlace): Climate {
  if (nature.includes('ski')) return 'ski';
  if (Math.abs(lat) < 24.5) return 'tropics';
  if (lat < 34 || country === 'AE' || country === 'EG') return 'winter-sun';
  return cityBreak && !nature.includes('beach') ? 'city' : 'summer-sun';
}

/** Chance of each facility in hundredths at 2, 3, 4 and 5 stars. */
const CHANCES: Readonly<
  Record<Exclude<Facility, 'beachfront'>, readonly [number, number, number, number]>
> = {
  pool: [35, 65, 85, 95],
  childrens_pool: [5, 35, 45, 45],
  heated_pool: [2, 8, 25, 55],
  sea_view: [25, 40, 50, 60],
  kids_club: [0, 15, 35, 35],
  spa: [0, 8, 45, 85],
  gym: [2, 25, 60, 90],
  wifi: [85, 95, 98, 100],
  air_conditioning: [50, 80, 95, 100],
  restaurant: [40, 75, 95, 100],
  bar: [60, 85, 95, 100],
  kitchen: [45, 35, 15, 10],
  parking: [40, 50, 55, 60],
  adults_only: [4, 8, 12, 16],
  pets: [15, 12, 10, 10],
  tennis: [0, 8, 22, 35],
  golf: [0, 3, 8, 20],
  water_slides: [0, 8, 14, 8],
  entertainment: [5, 35, 50, 40],
  lift: [30, 65, 90, 98],
  step_free: [12, 24, 38, 50],
  adapted_room: [8, 22, 42, 60],
  laundry: [30, 35, 40, 55],
  eco_certified: [4, 10, 18, 24],
  old_town: [55, 50, 45, 45],
  near_centre: [45, 45, 40, 35],
  airport_shuttle: [2, 5, 10, 18],
  ev_charging: [3, 8, 18, 32],
  bicycle_hire: [12, 16, 20, 18],
};

function chooseFacilities(
  stars: number,
  isCity: boolean,
  chance: (key: string) => number,
): Facility[] {
  const has = (facility: Facility): boolean => {
    if (facility === 'beachfront') return true;
    if (isCity && ['pool', 'kids_club', 'water_slides', 'childrens_pool'].includes(facility))
      return chance(facility) < 0.12;
    return chance(facility) * 100 < (CHANCES[facility][Math.max(0, stars - 2)] ?? 0);
  };
  const chosen = FACILITIES.filter(has);
  const isForAdults = chosen.includes('adults_only');
  return chosen
    .filter(
      (facility) => !(isForAdults && (facility === 'kids_club' || facility === 'childrens_pool')),
    )
    .filter((facility) => !needsPool(facility) || chosen.includes('pool'));
}

/** How many of a hundred hotels by the sea would like to stand on the beach. */
const BEACHFRONT = 0.28;
/** Whoever stands on the beach stands nearer to the sea than this. */
const BEACHFRONT_METRES = 80;
const SEA_VIEW_METRES = 600;
const CENTRE_METRES = 800;
const OLD_TOWN_METRES = 1_000;
/** Nobody walks further to the sea. */
const MOST_WALK_METRES = 2_400;

/** How far from the sea a hotel would like to stand: on the beach, or rather near than far. */
const wishedMetres = (chance: (key: string) => number): number =>
  chance('beachfront') < BEACHFRONT
    ? wholeBetween(15, 50, chance('beach'))
    : Math.round(80 + 1_600 * chance('beach') ** 1.7);

/** To ten metres, close by to five. */
function walkToSea({ metresToSea }: HotelSite): number | undefined {
  if (metresToSea === undefined || metresToSea > MOST_WALK_METRES) return undefined;
  const step = metresToSea < 100 ? 5 : 10;
  return Math.max(step, Math.round(metresToSea / step) * step);
}

/** No hotel sends its own bus further: an hour on the road. */
const SHUTTLE_KM = 60;

/** Whether a hotel's own bus can fetch guests: a road leads there, and not for hours. */
const isNearAirport = ({ id }: WorldPlace, airports: readonly string[]): boolean =>
  airports.some(
    (airport) => leadsByRoad(id, airport) && (kmOverLand(id, airport) ?? Infinity) <= SHUTTLE_KM,
  );

/** What a hotel may say of where it lies, only as the map has it. */
function isTrueOf(
  facility: Facility,
  place: WorldPlace,
  { metresToCentre }: HotelSite,
  metresToBeach = Infinity,
): boolean {
  if (facility === 'beachfront') return metresToBeach < BEACHFRONT_METRES;
  if (facility === 'sea_view') return metresToBeach <= SEA_VIEW_METRES;
  if (facility === 'near_centre') return metresToCentre <= CENTRE_METRES;
  if (facility === 'old_town') return hasOldTown(place) && metresToCentre <= OLD_TOWN_METRES;
  return true;
}
