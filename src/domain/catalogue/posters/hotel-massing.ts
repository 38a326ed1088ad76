import { isCoastal, type HotelPictureFacts } from '../picture-facts.ts';
import type { SceneKind } from './scene-kinds.ts';
import type { TownRoof } from './stage.ts';

/**
 * The form of a hotel's front, by its name, its place and its country (posters, section 5): the
 * first that fits; of a hotel of which nothing is known the stars say whether it is a tall slab or
 * a block.
 */
export const massingOf = (hotel: HotelPictureFacts): SceneKind =>
  rules.find(([, fits]) => fits(hotel))?.[0] ?? 'hotelFront';

const named = ({ name }: HotelPictureFacts, words: RegExp): boolean => words.test(name);
const isTown = ({ place }: HotelPictureFacts): boolean =>
  place.cityBreak || place.nature[0] === 'city';
const isMountain = ({ place }: HotelPictureFacts): boolean =>
  (place.nature.includes('ski') || place.nature[0] === 'mountain') && Math.abs(place.lat) > 42;
/** Small towns among firs and snow. */
const isArctic = ({ place }: HotelPictureFacts): boolean => place.lat > 62 && !place.cityBreak;
/** Firs stand round a cabin. */
const isNorthern = ({ place }: HotelPictureFacts): boolean => Math.abs(place.lat) > 46;

const rules: readonly (readonly [SceneKind, (hotel: HotelPictureFacts) => boolean])[] = [
  [
    'bungalows',
    (hotel) =>
      named(hotel, /\b(bungalows?|village|club|villas?)\b/i) &&
      !isTown(hotel) &&
      !isMountain(hotel),
  ],
  [
    'finca',
    (hotel) =>
      named(hotel, /\b(finca|agroturismo|quinta|masseria|mas|casa|son|villa)\b/i) &&
      !isTown(hotel) &&
      !isNorthern(hotel),
  ],
  [
    'riad',
    (hotel) => hotel.place.country === 'MA' && (isTown(hotel) || named(hotel, /\b(riad|dar)\b/i)),
  ],
  [
    'cabins',
    (hotel) =>
      isNorthern(hotel) &&
      (named(hotel, /\b(lodge|camp|cabins?)\b/i) || hotel.place.nature[0] === 'lake'),
  ],
  ['chaletHotel', (hotel) => isMountain(hotel) || isArctic(hotel)],
  [
    'palace',
    (hotel) =>
      hotel.stars >= 5 && named(hotel, /\b(grand|palace|palacio|palais|casino|imperial|royal)\b/i),
  ],
  ['terraceRow', (hotel) => isTown(hotel) && !isCoastal(hotel.place)],
  ['tower', (hotel) => hotel.stars >= 4 && isCoastal(hotel.place)],
];

const GABLED = new Set('AT BE CZ DE DK EE FI LT LU LV NL NO PL SE'.split(' '));

/** How the town houses of a country end above. */
export function townRoofOf(country: string): TownRoof {
  if (country === 'FR') return 'mansards';
  return GABLED.has(country) ? 'gables' : 'eaves';
}
