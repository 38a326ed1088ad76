/** Who sells, per market: configuration only (decisions: Market and brand). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { STANDARD_FEATURES } from '#domain/features.ts';
import { CURRENCIES } from '#domain/money.ts';

/** What a brand file does not name stays as it is. */
const FeaturesSchema = v.strictObject({
  clientSideNavigation: v.optional(v.boolean(), STANDARD_FEATURES.clientSideNavigation),
  holidayDiscovery: v.optional(v.boolean(), STANDARD_FEATURES.holidayDiscovery),
  persistedFilters: v.optional(v.boolean(), STANDARD_FEATURES.persistedFilters),
  searchToAppRouter: v.optional(v.boolean(), STANDARD_FEATURES.searchToAppRouter),
  useRoomingPh1: v.optional(v.boolean(), STANDARD_FEATURES.useRoomingPh1),
});

const MarketSchema = v.strictObject({
  market: v.picklist(['gb', 'ie']),
  host: v.string(),
  currency: v.picklist(CURRENCIES),
  name: v.string(),
  legalName: v.string(),
  phone: v.string(),
  phoneHours: v.string(),
  atolNumber: v.string(),
  features: v.optional(FeaturesSchema, {}),
});
export type Market = v.InferOutput<typeof MarketSchema>;

const GREAT_BRITAIN: Market = {
  market: 'gb',
  host: 'localhost',
  currency: 'GBP',
  name: 'Holidaymaker',
  legalName: 'Holidaymaker Travel Ltd',
  phone: '0113 496 0180',
  phoneHours: 'until 20:00',
  atolNumber: '00000',
  features: STANDARD_FEATURES,
};

/**
 * The market of the file that BRAND_FILE names, or the default brand. Throws with the field that is
 * wrong.
 */
export const readMarket = (file: string | undefined): Market =>
  file === undefined
    ? GREAT_BRITAIN
    : v.parse(MarketSchema, JSON.parse(readFileSync(file, 'utf8')));

const EARLIEST_DAYS = 3;
const LATEST_DAYS = 730;

/** Today's date in the market's own time. */
export function todayIn(now: Date, timeZone = 'Europe/London'): IsoDate {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const known = todays.get(timeZone);
  if (known?.quarter === quarter) return known.date;
  // A format takes half a millisecond to make.
  const format =
    known?.format ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const date = format.format(now);
  todays.set(timeZone, { format, quarter, date });
  return date;
}

/**
 * Midnight falls on a quarter of an hour everywhere, and a page asks for the date several times.
 */
const QUARTER_MS = 900_000;
const todays = new Map<
  string,
  { readonly format: Intl.DateTimeFormat; readonly quarter: number; readonly date: IsoDate }
>();

/** First and last day a departure may be booked for (DATE-08, DATE-09). */
export const departureWindow = (today: IsoDate): { earliest: IsoDate; latest: IsoDate } => ({
  earliest: addDays(today, EARLIEST_DAYS),
  latest: addDays(today, LATEST_DAYS),
});
