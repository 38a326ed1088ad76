/** Which boards a hotel sells: as the trade does in its country, for what it is. */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { Facility } from '#domain/catalogue/facilities.ts';
import { isTown } from '#domain/geography/board-faults.ts';
import { isSentinel } from '../sentinels.ts';
import { pickByChance, unit } from './chance.ts';
import type { WorldPlace } from './facts.ts';

type BoardedHotel = {
  readonly id: number;
  readonly place: WorldPlace;
  readonly facilities: readonly Facility[];
  readonly stars: number;
};
type Mix = readonly (readonly BoardCode[])[];

/** Where package holidays are all inclusive first. */
const ALL_INCLUSIVE = new Set('TR EG TN MX DO CU JM LC AG CV AW BS TZ'.split(' '));
/** Where hotels by the sea cook for their guests in the evening, too. */
const HALF_BOARD = new Set('ES BG MT ME AL MA'.split(' '));
const GREEK_COASTS = new Set('GR CY'.split(' '));
/** Where hotels sell the room, and breakfast is had next door. */
const ROOM_ONLY = new Set('US CA AU GB IE JE GG GI BM'.split(' '));

const MIXES = {
  kitchen: [['SC'], ['SC'], ['SC', 'BB'], ['SC']],
  kitchenAtResort: [['SC'], ['SC', 'BB'], ['SC', 'HB'], ['SC', 'AI']],
  town: [['RO', 'BB'], ['RO', 'BB'], ['RO', 'BB'], ['BB'], ['RO', 'BB', 'HB']],
  small: [['RO', 'BB'], ['BB'], ['RO', 'BB'], ['BB', 'HB']],
  mountains: [['BB', 'HB'], ['HB'], ['BB', 'HB'], ['BB', 'HB', 'FB']],
  allInclusive: [['AI'], ['AI'], ['HB', 'AI'], ['BB', 'HB', 'AI']],
  halfBoard: [['BB', 'HB'], ['HB', 'AI'], ['BB', 'HB', 'AI'], ['HB', 'FB', 'AI'], ['AI'], ['HB']],
  greek: [['BB', 'HB'], ['BB'], ['BB', 'HB', 'AI'], ['HB', 'AI'], ['AI']],
  roomOnly: [['RO'], ['RO', 'BB'], ['RO', 'BB']],
  atoll: [['BB', 'HB', 'AI'], ['HB', 'FB', 'AI'], ['AI'], ['BB', 'HB']],
  elsewhere: [['BB'], ['BB', 'HB'], ['RO', 'BB'], ['BB', 'HB']],
} as const satisfies Record<string, Mix>;

/** The boards of a hotel, the cheapest first. */
export const boardsSold = (seed: number, hotel: BoardedHotel): readonly BoardCode[] =>
  isSentinel(hotel.id)
    ? ['BB', 'HB']
    : pickByChance<readonly BoardCode[]>(mixOf(hotel), unit(seed, hotel.id, 'boards'));

function mixOf({ place, facilities, stars }: BoardedHotel): Mix {
  const country = place.country ?? '';
  const isByTheSea = place.nature.includes('beach') || place.nature.includes('island');
  if (facilities.includes('kitchen'))
    return isByTheSea && stars >= 4 && !ROOM_ONLY.has(country)
      ? MIXES.kitchenAtResort
      : MIXES.kitchen;
  if (isTown(place)) return MIXES.town;
  if (ROOM_ONLY.has(country)) return MIXES.roomOnly;
  if (stars <= 2) return MIXES.small;
  if (place.nature.includes('ski') || place.nature.includes('mountain')) return MIXES.mountains;
  return isByTheSea ? coastalMix(country) : MIXES.elsewhere;
}

function coastalMix(country: string): Mix {
  if (country === 'MV') return MIXES.atoll;
  if (ALL_INCLUSIVE.has(country)) return MIXES.allInclusive;
  if (HALF_BOARD.has(country)) return MIXES.halfBoard;
  return GREEK_COASTS.has(country) ? MIXES.greek : MIXES.elsewhere;
}
