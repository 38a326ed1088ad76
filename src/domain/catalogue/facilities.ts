/**
 * What a hotel has, by the code of its feed. The order is part of stored data: append, never
 * reorder (each is one bit of the database and of the index).
 */
export const FACILITY_NAMES = {
  pool: 'Swimming pool',
  childrens_pool: 'Pool for children',
  heated_pool: 'Heated pool',
  beachfront: 'On the beach',
  sea_view: 'Sea views',
  kids_club: 'Children’s club',
  spa: 'Spa',
  gym: 'Gym',
  wifi: 'Free wifi',
  air_conditioning: 'Air conditioning',
  restaurant: 'Restaurant',
  bar: 'Bar',
  kitchen: 'Kitchen in the room',
  parking: 'Car park',
  adults_only: 'Adults only',
  pets: 'Pets welcome',
  tennis: 'Tennis',
  golf: 'Golf nearby',
  water_slides: 'Water slides',
  entertainment: 'Evening entertainment',
  lift: 'Lift',
  step_free: 'Step-free, door to door',
  adapted_room: 'Adapted room',
  laundry: 'Laundry',
  eco_certified: 'Eco certified',
  old_town: 'In the old town',
  near_centre: 'Near the centre',
  airport_shuttle: 'Airport shuttle',
  ev_charging: 'EV charging',
  bicycle_hire: 'Bicycle hire',
} as const;

export type Facility = keyof typeof FACILITY_NAMES;

const isFacility = (text: string): text is Facility => Object.hasOwn(FACILITY_NAMES, text);

export const FACILITIES: readonly Facility[] = Object.keys(FACILITY_NAMES).filter(isFacility);

/** An integer of the database has as many bits beside its sign. */
const MOST_FACILITIES = 31;
if (FACILITIES.length > MOST_FACILITIES)
  throw new Error(`a hotel's facilities have ${MOST_FACILITIES} bits, not ${FACILITIES.length}`);

/** Bit set of facilities, bit i = FACILITIES[i]. */
export const facilityBits = (facilities: readonly Facility[]): number =>
  facilities.reduce((bits, facility) => bits | (1 << FACILITIES.indexOf(facility)), 0);

/** The facilities of such a bit set, in the order of FACILITIES. */
export const facilitiesOf = (bits: number): readonly Facility[] =>
  FACILITIES.filter((_, bit) => ((bits >> bit) & 1) === 1);
