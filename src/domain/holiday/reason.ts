import { FACILITY_NAMES, type Facility } from '#domain/catalogue/facilities.ts';

/** What a hotel says for itself, as its supplier writes it, and what it has. */
export type HotelReasons = {
  readonly decidingFact: string;
  readonly facilities: readonly Facility[];
};

/** What makes somebody choose, when the fact of the supplier says nothing new. */
const TELLING: readonly Facility[] = [
  'beachfront',
  'adults_only',
  'kids_club',
  'water_slides',
  'spa',
  'heated_pool',
  'sea_view',
  'old_town',
  'near_centre',
  'pool',
  'tennis',
  'bicycle_hire',
  'ev_charging',
  'airport_shuttle',
  'parking',
  'air_conditioning',
  'restaurant',
  'wifi',
];

/**
 * One reason for each hotel of a list: the first that is not its neighbour's above, figures aside
 * (look: section 2). Of a fact of several parts each is a reason; empty when there is no other.
 */
export function reasonsInList(hotels: readonly HotelReasons[]): string[] {
  let above = '';
  return hotels.map((hotel) => {
    const reason = reasonsOf(hotel).find((one) => matterOf(one) !== above) ?? '';
    above = matterOf(reason);
    return reason;
  });
}

const reasonsOf = ({ decidingFact, facilities }: HotelReasons): string[] => [
  ...decidingFact.split(', ').filter(Boolean).map(capitalised),
  ...TELLING.filter((facility) => facilities.includes(facility)).map(
    (facility) => FACILITY_NAMES[facility],
  ),
];

/** "686 m to the sea" and "1.5 km to the sea" say the same of their hotels. */
const matterOf = (reason: string): string => reason.replace(/[\d.]+ k?m\b/, '').toLowerCase();

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
