/**
 * What is said of a hotel: description, address, the fact that decides, measured access; composed
 * from its facts.
 */
import type { BoardCode } from '#domain/catalogue/board.ts';
import { type Facility } from '#domain/catalogue/facilities.ts';
import { isTown } from '#domain/geography/board-faults.ts';
import { walkOf } from '#domain/geography/walk.ts';
import { wholeBetween, pickByChance, unit } from './chance.ts';
import type { WorldPlace } from './facts.ts';
import { writeAddress } from './naming/write-address.ts';

export type HotelText = {
  readonly description: string;
  readonly address: string;
  readonly decidingFact: string;
  readonly metresToBeach: number | null;
  readonly access: readonly string[];
  readonly checkInFrom: string;
};

export type HotelSketch = {
  readonly seed: number;
  readonly id: number;
  readonly name: string;
  readonly place: WorldPlace;
  readonly stars: number;
  readonly facilities: readonly Facility[];
  readonly metresToBeach: number | undefined;
  readonly boards: readonly BoardCode[];
};

export function describeHotel(hotel: HotelSketch): HotelText {
  const chance = (key: string) => unit(hotel.seed, hotel.id, 'text', key);
  return {
    description: descriptionOf(hotel, chance),
    address: writeAddress(hotel.seed, hotel),
    decidingFact: decidingFactOf(hotel),
    metresToBeach: hotel.metresToBeach ?? null,
    access: accessOf(hotel, chance),
    checkInFrom: pickByChance(['14:00', '15:00', '15:00', '16:00'], chance('check-in')),
  };
}

function descriptionOf(
  { name, place, stars, facilities, metresToBeach, boards }: HotelSketch,
  chance: (key: string) => number,
): string {
  const [least, most] = SMALL.test(name)
    ? [4 + stars * 2, 20 + stars * 7]
    : [8 + stars * 4, 60 + stars * 55];
  const rooms = wholeBetween(least, most, chance('rooms'));
  const setting =
    metresToBeach === undefined
      ? `in ${place.name}`
      : metresToBeach < 80
        ? `on the beach at ${place.name}`
        : `${distance(metresToBeach)} from the sea in ${place.name}`;
  const best = facilities.flatMap((facility) => POSSESSIONS[facility] ?? []).slice(0, 4);
  const sentences = [
    `${name} has ${rooms} rooms ${setting}.`,
    pickByChance(mannersOf({ place, stars }), chance('manner')),
    ...(best.length > 0 ? [`It has ${listWords(best)}.`] : []),
    ...mealTimes(boards, chance('meals')),
    ...(facilities.includes('kids_club') ? [CHILDRENS_CLUB] : []),
  ];
  return sentences.join(' ');
}

/** How a hotel of its place and stars is built and kept. */
function mannersOf({ place, stars }: Pick<HotelSketch, 'place' | 'stars'>): readonly string[] {
  const anywhere = [
    'The building was done up in the last few years.',
    stars >= 4
      ? 'Beds are wide, the lighting is good and the bathrooms are new.'
      : 'Rooms are simple and bright, and cleaned every day.',
  ];
  if (place.nature.includes('ski'))
    return [...anywhere, 'Rooms are panelled in pine, and boots dry overnight by the door.'];
  const isByTheSea = place.nature.includes('beach') || place.nature.includes('island');
  if (isByTheSea && Math.abs(place.lat) < WARM_LATITUDE)
    return [
      ...anywhere,
      'Rooms have shutters and cool tiled floors.',
      'Most rooms have a balcony with two chairs and a rail to dry towels on.',
    ];
  return [
    ...anywhere,
    isTown(place)
      ? 'The rooms at the back are the quiet ones; those at the front have the view of the street.'
      : 'Most rooms look out on the country around.',
  ];
}

/** Balconies are for sitting on south of it. */
const WARM_LATITUDE = 46;

/** What nobody calls a house of a hundred rooms. */
const SMALL =
  /p[ae]n[sz]i|bujtina|logis|gasthof|landhaus|ferienhaus|chalet|hostal|posada|locanda|\bcas[ae]\b|\bmaison\b|\briad\b|\bdar\b|\binn\b|\bhouse\b|cottages|villas?\b|razzett|boutique|finca|quinta/i;

const BREAKFASTS = ['7am to 10am', '7.30am to 10am', '7am to 10.30am'];
const DINNERS = ['6.30pm to 9pm', '7pm to 9.30pm', '6pm to 9pm'];

/** When the meals are that a hotel sells with its rooms. */
function mealTimes(boards: readonly BoardCode[], chance: number): readonly string[] {
  const isServed = (...served: readonly BoardCode[]) => boards.some((it) => served.includes(it));
  if (!isServed('BB', 'HB', 'FB', 'AI')) return [];
  const meals = [
    `Breakfast is from ${pickByChance(BREAKFASTS, chance)}`,
    ...(isServed('FB', 'AI') ? ['lunch from 12.30pm to 2.30pm'] : []),
    ...(isServed('HB', 'FB', 'AI') ? [`dinner from ${pickByChance(DINNERS, chance)}`] : []),
  ];
  return [`${listWords(meals)}.`];
}

const CHILDRENS_CLUB =
  'The children’s club is free for guests aged 4 to 12, in the mornings and again after lunch.';

/** What a hotel has, as a sentence says it; what it is or where it lies is said by other words. */
const POSSESSIONS: Partial<Record<Facility, string>> = {
  pool: 'a swimming pool',
  childrens_pool: 'a pool for children',
  heated_pool: 'a heated pool',
  sea_view: 'sea views',
  kids_club: 'a children’s club',
  spa: 'a spa',
  gym: 'a gym',
  wifi: 'free wifi',
  air_conditioning: 'air conditioning',
  restaurant: 'a restaurant',
  bar: 'a bar',
  kitchen: 'a kitchen in each room',
  parking: 'a car park',
  tennis: 'a tennis court',
  golf: 'a golf course nearby',
  water_slides: 'water slides',
  entertainment: 'entertainment in the evening',
  lift: 'a lift',
  adapted_room: 'an adapted room',
  laundry: 'a laundry',
  airport_shuttle: 'a shuttle to the airport',
};

function distance(metres: number): string {
  const walk = walkOf(metres);
  return `${walk.distance} ${walk.unit}`;
}

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function decidingFactOf({ facilities, metresToBeach, place }: HotelSketch): string {
  if (facilities.includes('step_free'))
    return metresToBeach === undefined
      ? 'Level route from street to room'
      : `Level route from coach to room, ${distance(metresToBeach)} to the sea`;
  if (facilities.includes('kids_club')) return 'Children’s club from 4 years';
  if (facilities.includes('adults_only')) return 'For guests aged 16 and over';
  if (metresToBeach !== undefined)
    return metresToBeach < 80 ? 'On the sand' : `${distance(metresToBeach)} to the sea`;
  if (facilities.includes('old_town')) return 'In the old town';
  return facilities.includes('near_centre')
    ? 'Ten minutes’ walk to the centre'
    : `Quiet edge of ${place.name}`;
}

/** Measured, dated; what was not measured is not said (visitors: complaint 15). */
function accessOf({ facilities }: HotelSketch, chance: (key: string) => number): string[] {
  const steps = facilities.includes('step_free') ? 0 : wholeBetween(1, 9, chance('steps'));
  const widthCm = facilities.includes('adapted_room')
    ? wholeBetween(85, 95, chance('door'))
    : wholeBetween(68, 80, chance('door'));
  return [
    steps === 0
      ? 'No step between street and reception, measured March 2026'
      : `${steps} ${steps === 1 ? 'step' : 'steps'} between street and reception, measured March 2026`,
    facilities.includes('lift')
      ? `Lift door ${wholeBetween(78, 95, chance('lift'))} cm wide`
      : 'No lift',
    `Room door ${widthCm} cm wide`,
    ...(facilities.includes('adapted_room')
      ? ['Adapted room with a wheel-in shower, held for people who need it']
      : []),
    ...(facilities.includes('pool') && facilities.includes('step_free') ? ['Pool hoist'] : []),
  ];
}
