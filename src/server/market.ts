/**
 * Who sells, where and when: brand, currency, language, clock and booking window of one market.
 * Configuration only (decisions: Market and brand).
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { STANDARD_FEATURES } from '#domain/market/features.ts';
import { LOCALES } from '#domain/market/locale.ts';
import { CURRENCIES } from '#domain/money.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { SettingsError } from '#server/platform/settings.ts';

/** What a brand file does not name stays as it is. */
const FeaturesSchema = v.strictObject({
  clientSideNavigation: v.optional(v.boolean(), STANDARD_FEATURES.clientSideNavigation),
  holidayDiscovery: v.optional(v.boolean(), STANDARD_FEATURES.holidayDiscovery),
  persistedFilters: v.optional(v.boolean(), STANDARD_FEATURES.persistedFilters),
  searchToAppRouter: v.optional(v.boolean(), STANDARD_FEATURES.searchToAppRouter),
  useRoomingPh1: v.optional(v.boolean(), STANDARD_FEATURES.useRoomingPh1),
});

const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

/** Where a market is, unless its file says otherwise. */
const PLACES = {
  gb: { countryCode: 'GB', locale: 'en-GB', timeZone: 'Europe/London' },
  ie: { countryCode: 'IE', locale: 'en-GB', timeZone: 'Europe/Dublin' },
} as const;

const MarketSchema = v.pipe(
  v.strictObject({
    market: v.picklist(['gb', 'ie']),
    host: v.string(),
    currency: v.picklist(CURRENCIES),
    locale: v.exactOptional(v.picklist(LOCALES)),
    /** Of the tz database: decides what day it is, and the times that pages show. */
    timeZone: v.exactOptional(v.pipe(v.string(), v.check(isTimeZone, 'no time zone'))),
    name: v.string(),
    legalName: v.string(),
    phone: v.string(),
    phoneHours: v.string(),
    /** Of the Air Travel Organiser's Licence; without one the shop sells nothing for real. */
    atolNumber: v.optional(
      v.nullable(v.pipe(v.string(), v.regex(/^(?!0+$)\d{4,5}$/, 'no ATOL number'))),
      null,
    ),
    features: v.optional(FeaturesSchema, {}),
  }),
  v.transform((reported) => ({ ...PLACES[reported.market], ...reported })),
);
export type Market = v.InferOutput<typeof MarketSchema>;

export const GREAT_BRITAIN: Market = {
  ...PLACES.gb,
  market: 'gb',
  host: 'localhost',
  currency: 'GBP',
  name: 'Holidaymaker',
  legalName: 'Holidaymaker Travel Ltd',
  phone: '0113 496 0180',
  phoneHours: 'until 20:00',
  atolNumber: null,
  features: STANDARD_FEATURES,
};

/**
 * The market of the file that BRAND_FILE names, or the default brand. Throws a SettingsError that
 * names the file, and the field that is wrong.
 */
export function readMarket(file: string | undefined): Market {
  if (file === undefined) return GREAT_BRITAIN;
  const read = v.safeParse(MarketSchema, readJson(file));
  if (read.success) return read.output;
  const wrong = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new SettingsError(`BRAND_FILE ${file}: ${wrong.join('; ')}.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`BRAND_FILE ${file}: ${why}.`, { cause: error });
  }
}

/** Today's date where the market is, by the context's clock. */
export const todayOf = ({
  clock,
  market,
}: {
  readonly clock: () => Date;
  readonly market: Pick<Market, 'timeZone'>;
}): IsoDate => todayIn(market.timeZone, clock());

/** The date in a time zone of the tz database, at `now`. */
export function todayIn(timeZone: string, now = new Date()): IsoDate {
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
  earliest: addDays(today, EARLIEST_DEPARTURE_DAYS),
  latest: addDays(today, LATEST_DEPARTURE_DAYS),
});
