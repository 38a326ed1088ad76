/**
 * Fixed names that bring each outcome about, so that every failure can be clicked through on the
 * running site (README).
 */

/** What a stay at a sentinel hotel does; `as_usual` is the reference hotel of the cast. */
export const STAY_BEHAVIOURS = [
  'as_usual',
  'sold_out',
  'dearer',
  'cheaper',
  'gone_at_booking',
  'on_request',
  'silent',
] as const;
export type StayBehaviour = (typeof STAY_BEHAVIOURS)[number];

export type SentinelHotel = {
  readonly name: string;
  readonly placeId: string;
  readonly stars: number;
  readonly behaviour: StayBehaviour;
  readonly outcome: string;
};

/**
 * They are the first hotels of every world, in this order: ids 1 to 7. Those that do not go as
 * usual are not listed: they are found by their name.
 */
export const SENTINEL_HOTELS: readonly SentinelHotel[] = [
  {
    name: 'Hotel Miramar Blanc',
    placeId: 'spain-majorca-puerto-soller',
    stars: 4,
    behaviour: 'as_usual',
    outcome: 'everything goes well',
  },
  {
    name: 'Sold Out Suites',
    placeId: 'spain-majorca-puerto-soller',
    stars: 4,
    behaviour: 'sold_out',
    outcome: 'sold out between the results and the deal',
  },
  {
    name: 'Hotel Dearer',
    placeId: 'spain-majorca-puerto-soller',
    stars: 4,
    behaviour: 'dearer',
    outcome: 'the live price is £20 a room higher: was / now',
  },
  {
    name: 'Hotel Cheaper',
    placeId: 'spain-majorca-puerto-soller',
    stars: 3,
    behaviour: 'cheaper',
    outcome: 'the live price is £20 a room lower: was / now',
  },
  {
    name: 'Gone At Booking House',
    placeId: 'spain-majorca-puerto-soller',
    stars: 3,
    behaviour: 'gone_at_booking',
    outcome: 'the hotel refuses when the order is placed; nothing is charged',
  },
  {
    name: 'On Request Palace',
    placeId: 'spain-majorca-puerto-soller',
    stars: 5,
    behaviour: 'on_request',
    outcome: 'an order request: confirmed within 48 hours',
  },
  {
    name: 'Silent Supplier Villas',
    placeId: 'spain-majorca-puerto-soller',
    stars: 3,
    behaviour: 'silent',
    outcome: 'the hotel’s supplier does not answer',
  },
];

export const isSentinel = (hotelId: number): boolean => hotelId <= SENTINEL_HOTELS.length;

export const behaviourOf = (hotelId: number): StayBehaviour =>
  SENTINEL_HOTELS[hotelId - 1]?.behaviour ?? 'as_usual';

/** Last names that suppliers treat in a way of their own; case does not matter. */
export const SENTINEL_SURNAMES = {
  refused_by_airline: 'Refused',
  refused_by_hotel: 'Nohotel',
  refused_by_extras: 'Noextras',
} as const;

/** Seats of this row are gone as soon as somebody wants one. */
export const SEAT_ROW_THAT_GOES = '13';

export const hasSurname = (
  travellers: readonly { readonly lastName: string }[],
  surname: string,
): boolean => travellers.some(({ lastName }) => lastName.toLowerCase() === surname.toLowerCase());
