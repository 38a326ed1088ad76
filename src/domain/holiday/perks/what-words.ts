/** What each perk is, and where, as it is said before a holiday is booked. */
import { airportOf, type PerkTrip } from './perk-trip.ts';

export const WHAT_PERKS_ARE = {
  lounge: (trip) => `Airport lounge at ${airportOf(trip)} before your flight out`,
  fast_track: (trip) => `Fast track through security at ${airportOf(trip)}`,
  mobile_data: () => 'Mobile data, for your phone while you’re away',
  gadget_protection: () => 'Gadget protection, for your phones and tablets while you’re away',
  weather_protection: () => 'Weather protection, for when a storm holds up your journey',
  voucher: ({ hotel }) => `Voucher for a welcome drink each at ${hotel.name}`,
  covid_test: () => 'Covid test for each of you before you travel',
} satisfies Readonly<Record<string, (trip: PerkTrip) => string>>;
