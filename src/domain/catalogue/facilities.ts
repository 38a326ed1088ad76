/**
 * What a hotel has. The order is part of stored data: append, never reorder (each is one bit of the
 * index).
 */

export const FACILITIES = [
  'pool',
  'childrens_pool',
  'heated_pool',
  'beachfront',
  'sea_view',
  'kids_club',
  'spa',
  'gym',
  'wifi',
  'air_conditioning',
  'restaurant',
  'bar',
  'kitchen',
  'parking',
  'adults_only',
  'pets',
  'tennis',
  'golf',
  'water_slides',
  'entertainment',
  'lift',
  'step_free',
  'adapted_room',
  'laundry',
  'eco_certified',
  'old_town',
  'near_centre',
  'airport_shuttle',
] as const;
export type Facility = (typeof FACILITIES)[number];

export const FACILITY_NAMES: Record<Facility, string> = {
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
};

/** Bit set of facilities, bit i = FACILITIES[i]. */
export const facilityBits = (facilities: readonly Facility[]): number =>
  facilities.reduce((bits, facility) => bits | (1 << FACILITIES.indexOf(facility)), 0);
