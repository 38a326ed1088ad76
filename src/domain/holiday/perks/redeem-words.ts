/** How each perk is redeemed, where, and until when, as papers say it. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { airportOf, type PerkTrip } from './perk-trip.ts';

/** `phone`: the number that our customers call. */
export const HOW_TO_REDEEM = {
  lounge: (trip) =>
    `Show your booking confirmation and your boarding passes at the lounge desk at ${airportOf(trip)}, from three hours before your flight out.`,
  fast_track: (trip) =>
    `Show your booking confirmation and your boarding passes at the fast track lane of security at ${airportOf(trip)}, before your flight out.`,
  mobile_data: (_trip, phone) =>
    `Call us on ${phone} with your order code, and we’ll set up the phone of each adult.`,
  gadget_protection: (_trip, phone) =>
    `If a phone or a tablet breaks or is lost while you’re away, call us on ${phone} with your order code.`,
  weather_protection: (_trip, phone) =>
    `If a storm holds up your journey, keep your receipts and call us on ${phone} with your order code.`,
  voucher: ({ hotel }) =>
    `Show your booking confirmation at the reception of ${hotel.name} for a welcome drink each.`,
  covid_test: (_trip, phone) =>
    `Call us on ${phone} with your order code, and we’ll arrange a test for each of you.`,
} satisfies Readonly<Record<string, (trip: PerkTrip, phone: string) => string>>;

/** Days after the way home in which damage and delays can be reported. */
const REPORT_DAYS = 30;

const leaving = ({ departureDate }: PerkTrip): IsoDate => departureDate;
const home = ({ returnDate }: PerkTrip): IsoDate => returnDate;
const reported = ({ returnDate }: PerkTrip): IsoDate => addDays(returnDate, REPORT_DAYS);

/** The last day on which each is given. */
export const REDEEMED_UNTIL = {
  lounge: leaving,
  fast_track: leaving,
  mobile_data: home,
  gadget_protection: reported,
  weather_protection: reported,
  voucher: ({ checkIn, nights }) => addDays(checkIn, nights),
  covid_test: leaving,
} satisfies Readonly<Record<string, (trip: PerkTrip) => IsoDate>>;
