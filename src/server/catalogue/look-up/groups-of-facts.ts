/** Groups of places that a fact makes: lakes, islands, winter sun. */
import { kmBetween } from '#domain/geography/distance.ts';
import { climateAt } from '../climate.ts';
import { places, type Place } from '../reference.ts';

/** Places under one name; `within` names what all of them lie in: `Spain`, or nothing. */
export type GroupOfPlaces = {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
  readonly within: string;
};

const LONDON = { lat: 51.5, lon: -0.1 };
/** Some seven hours in the air. */
const LONG_HAUL_KM = 5_000;
/** By day, in °C, in every month of winter. */
const SUN_IN_WINTER = 20;
/** December, January, February. */
const WINTER = [11, 0, 1] as const;

/** A country is not an island, nor a lake, because one lies in it. */
const isWithNature =
  (nature: Place['nature'][number]) =>
  (place: Place): boolean =>
    place.kind !== 'country' && place.nature.includes(nature);

function hasWinterSun(place: Place): boolean {
  const climate = place.kind === 'region' ? climateAt(place.id) : undefined;
  const isByTheSea = place.nature.includes('beach') || place.nature.includes('island');
  return (
    climate !== undefined &&
    isByTheSea &&
    WINTER.every((month) => (climate.maxAirC[month] ?? 0) >= SUN_IN_WINTER)
  );
}

const RULES: readonly (readonly [id: string, name: string, has: (place: Place) => boolean])[] = [
  ['islands', 'Islands', isWithNature('island')],
  ['lakes', 'Lakes', isWithNature('lake')],
  ['mountains', 'Mountains', isWithNature('mountain')],
  ['ski-resorts', 'Ski resorts', isWithNature('ski')],
  ['winter-sun', 'Winter sun', hasWinterSun],
  [
    'long-haul',
    'Long haul',
    (place) => place.kind === 'country' && kmBetween(LONDON, place) >= LONG_HAUL_KM,
  ],
];

export const groupsOfFacts: readonly GroupOfPlaces[] = RULES.map(([id, name, has]) => ({
  id,
  name,
  places: places.filter(has),
  within: '',
}));
