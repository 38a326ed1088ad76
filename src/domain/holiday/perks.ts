/**
 * What comes free with a holiday: the union of both lists of the specification, and who gives it to
 * whom, on which days (XTRA-01; decisions: Deal).
 */
import * as v from 'valibot';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { Flags } from '#domain/market/flags.ts';
import type { PerkTrip } from './perks/perk-trip.ts';
import { HOW_TO_REDEEM, REDEEMED_UNTIL } from './perks/redeem-words.ts';
import { WHAT_PERKS_ARE } from './perks/what-words.ts';

/** Each by the key of its texts, with its name (XTRA-02). */
export const PERKS = {
  lounge: 'Airport lounge',
  fast_track: 'Fast track through security',
  mobile_data: 'Mobile data',
  gadget_protection: 'Gadget protection',
  weather_protection: 'Weather protection',
  voucher: 'Voucher',
  covid_test: 'Covid test',
} as const;
export type PerkKey = keyof typeof PERKS;

export const PerkKeySchema = v.picklist([
  'lounge',
  'fast_track',
  'mobile_data',
  'gadget_protection',
  'weather_protection',
  'voucher',
  'covid_test',
] as const satisfies readonly PerkKey[]);

/** First and last day; null = always. */
type Days = { readonly from: IsoDate; readonly until: IsoDate } | null;

/**
 * Something given: by flying with a carrier, by a hotel of so many stars, or by a campaign, of all
 * airports or of some. It is given to those who book in its days and leave in its days.
 */
export type PerkOffer = {
  readonly perk: PerkKey;
  readonly by:
    | { readonly kind: 'carrier'; readonly carriers: readonly string[] }
    | { readonly kind: 'hotel'; readonly stars: readonly [least: number, most: number] }
    | { readonly kind: 'campaign'; readonly airports: readonly string[] | null };
  readonly booked: Days;
  readonly leaves: Days;
};

/** A perk that a holiday has: what was promised stays with it, whatever becomes of the offer. */
export const GivenPerkSchema = v.object({
  key: PerkKeySchema,
  by: v.picklist(['carrier', 'hotel', 'campaign'] as const),
  /** Last day of booking it; null = no end is set. */
  bookBy: v.nullable(v.string()),
});
export type GivenPerk = v.InferOutput<typeof GivenPerkSchema>;

type Facts = {
  readonly hotel: { readonly stars: number };
  readonly flights: {
    readonly outbound: { readonly carrier: string; readonly origin: string };
  } | null;
  readonly departureDate: IsoDate;
};

/** A perk on paper. */
export type PaperPerk = {
  /** `Airport lounge` */
  readonly name: string;
  /** What to show, and where: whole sentences. */
  readonly detail: string;
  /** Last day on which it is given. */
  readonly until: IsoDate;
};

/** Used at the airport on the way out. */
const AT_AIRPORT: readonly PerkKey[] = ['lounge', 'fast_track'];

/** What comes free with a holiday that is booked on a day, each perk once, in the list's order. */
export function perksOf(
  offers: readonly PerkOffer[],
  holiday: Facts,
  bookedOn: IsoDate,
): GivenPerk[] {
  const given = offers.filter((offer) => isGiven(offer, holiday, bookedOn));
  return PerkKeySchema.options.flatMap((key) => {
    const offer = given.find(({ perk }) => perk === key);
    return offer ? [{ key, by: offer.by.kind, bookBy: offer.booked?.until ?? null }] : [];
  });
}

function isGiven({ perk, by, booked, leaves }: PerkOffer, holiday: Facts, on: IsoDate): boolean {
  const outbound = holiday.flights?.outbound;
  if (!isWithin(booked, on) || !isWithin(leaves, holiday.departureDate)) return false;
  if (!outbound && AT_AIRPORT.includes(perk)) return false;
  switch (by.kind) {
    case 'carrier':
      return outbound !== undefined && by.carriers.includes(outbound.carrier);
    case 'hotel':
      return holiday.hotel.stars >= by.stars[0] && holiday.hotel.stars <= by.stars[1];
    case 'campaign':
      return (
        by.airports === null || (outbound !== undefined && by.airports.includes(outbound.origin))
      );
  }
}

const isWithin = (days: Days, day: IsoDate): boolean =>
  days === null || (days.from <= day && day <= days.until);

/** Without those that the operator has switched off. */
export const switchedOn = (
  perks: readonly GivenPerk[] | undefined,
  { covidTestPerk = false }: Partial<Pick<Flags, 'covidTestPerk'>>,
): GivenPerk[] => (perks ?? []).filter(({ key }) => covidTestPerk || key !== 'covid_test');

/**
 * What stays where the holiday leaves from another airport: not what a campaign gives at airports
 * of its own.
 */
export const withoutAirportPerks = (perks: readonly GivenPerk[]): GivenPerk[] =>
  perks.filter(({ key, by }) => by !== 'campaign' || !AT_AIRPORT.includes(key));

/** What stays where the hotel is another one: not what the hotel gave. */
export const withoutHotelPerks = (perks: readonly GivenPerk[]): GivenPerk[] =>
  perks.filter(({ by }) => by !== 'hotel');

/**
 * What it is, where, and who gives it, before a holiday is booked: `Airport lounge at Manchester
 * before your flight out, free if you book by Wed 31 March 2027`.
 */
export function aboutPerk(perk: GivenPerk, trip: PerkTrip): string {
  const giver = giverWords(perk, trip);
  const what = WHAT_PERKS_ARE[perk.key](trip);
  return giver === undefined ? what : `${what}, ${giver}`;
}

function giverWords({ by, bookBy }: GivenPerk, { flights }: PerkTrip): string | undefined {
  if (by === 'hotel') return 'from the hotel';
  if (by === 'carrier') return flights ? `with ${flights.outbound.carrierName} flights` : undefined;
  return bookBy === null ? undefined : `free if you book by ${formatDate(bookBy)}`;
}

/** What to show, where, and until when; `phone` is the number that our customers call. */
export const redeemPerk = (
  { key }: Pick<GivenPerk, 'key'>,
  trip: PerkTrip,
  phone: string,
): PaperPerk => ({
  name: PERKS[key],
  detail: HOW_TO_REDEEM[key](trip, phone),
  until: REDEEMED_UNTIL[key](trip),
});

/** How it is redeemed with its last day in a sentence behind: `Until Sat 24 July 2027.` */
export const perkSentences = ({ detail, until }: PaperPerk): string =>
  `${detail} Until ${formatDate(until)}.`;
