/**
 * Who sells, where and when: host, brand, currency, language, clock and booking window of each
 * market. Configuration only (decisions: Market and brand).
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PER_POUND } from '#domain/catalogue/exchange.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { PROTECTION_CONTRIBUTION } from '#domain/market/law.ts';
import { LOCALES } from '#domain/market/locale.ts';
import { MARKET_NAMES } from '#domain/market/market-name.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { SettingsError, type Settings } from '#server/platform/settings.ts';

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

/** Where a market is, unless its file says otherwise, and the contribution that its law asks. */
const PLACES = {
  gb: {
    countryCode: 'GB',
    locale: 'en-GB',
    timeZone: 'Europe/London',
    contribution: PROTECTION_CONTRIBUTION.gb,
  },
  ie: {
    countryCode: 'IE',
    locale: 'en-GB',
    timeZone: 'Europe/Dublin',
    contribution: PROTECTION_CONTRIBUTION.ie,
  },
} as const;

/**
 * Of a currency's minor unit for a penny, in millionths, until an operator sets another: the rates
 * that taxes are paid at.
 */
export const rateOf = (currency: Currency): number => PER_POUND[currency] * 1_000;

const MarketSchema = v.pipe(
  v.strictObject({
    market: v.picklist(MARKET_NAMES),
    /** Where its site is; SITE_URL for the one that names none. */
    siteUrl: v.exactOptional(v.pipe(v.string(), v.check(isOrigin, 'no address of a site'))),
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
  }),
  v.check(
    ({ market, atolNumber }) => market === 'gb' || atolNumber === null,
    'Ireland protects nothing by ATOL: atolNumber',
  ),
  v.transform((reported) => ({
    ...PLACES[reported.market],
    rate: rateOf(reported.currency),
    ...reported,
  })),
);
const MarketsSchema = v.pipe(v.array(MarketSchema), v.minLength(1, 'no market'));

export type Market = v.InferOutput<typeof MarketSchema> & { readonly siteUrl: string };
/** All that one site sells in, each once; the first is what is meant where none is named. */
export type Markets = readonly [Market, ...Market[]];

export const GREAT_BRITAIN: Market = {
  ...PLACES.gb,
  market: 'gb',
  siteUrl: 'http://localhost:3000',
  currency: 'GBP',
  rate: rateOf('GBP'),
  name: 'Holidaymaker',
  legalName: 'Holidaymaker Travel Ltd',
  phone: '0113 496 0180',
  phoneHours: '8am to 8pm',
  atolNumber: null,
};

/** Its number is of those that nobody has (ComReg: 020 91). */
const IRELAND: Market = {
  ...PLACES.ie,
  market: 'ie',
  siteUrl: 'http://ie.localhost:3000',
  currency: 'EUR',
  rate: rateOf('EUR'),
  name: 'Holidaymaker',
  legalName: 'Holidaymaker Travel Ireland Ltd',
  phone: '020 910 0180',
  phoneHours: '8am to 8pm',
  atolNumber: null,
};

/**
 * The markets of the file that MARKETS_FILE names, or the default brand in Great Britain and, at
 * `ie.` before the host of SITE_URL, in Ireland. Throws a SettingsError that names the file, and
 * what is wrong with it.
 */
export function readMarkets({
  marketsFile: file,
  site,
}: Pick<Settings, 'marketsFile' | 'site'>): Markets {
  if (file === undefined) return defaultMarkets(site.url);
  const read = v.safeParse(MarketsSchema, readJson(file));
  const [first, ...rest] = read.success
    ? read.output.map((market) => ({ siteUrl: site.url, ...market }))
    : [];
  const wrong = read.success
    ? findClash([first!, ...rest], site.url)
    : read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  if (!first || wrong) throw new SettingsError(`MARKETS_FILE ${file}: ${wrong}.`);
  return [first, ...rest];
}

function defaultMarkets(siteUrl: string): Markets {
  const britain = { ...GREAT_BRITAIN, siteUrl };
  // An address of numbers has no names below it.
  const irish = URL.parse(siteUrl.replace('://', '://ie.'))?.origin;
  return irish === undefined ? [britain] : [britain, { ...IRELAND, siteUrl: irish }];
}

/** What keeps markets from standing beside each other; undefined when nothing does. */
function findClash(markets: Markets, site: string): string | undefined {
  if (new Set(markets.map(({ market }) => market)).size < markets.length)
    return 'a market stands in it twice';
  if (new Set(markets.map(({ siteUrl }) => new URL(siteUrl).hostname)).size < markets.length)
    return 'two markets have the same host';
  const protocols = new Set(
    [site, ...markets.map(({ siteUrl }) => siteUrl)].map((url) => new URL(url).protocol),
  );
  return protocols.size > 1
    ? 'some markets are served over TLS and some, or SITE_URL, are not'
    : undefined;
}

/**
 * The market whose site a Host header names, by its exact name and any port; undefined for a host
 * of nobody's.
 */
export const marketAt = (
  markets: readonly Market[],
  host: string | undefined,
): Market | undefined => {
  const asked = URL.parse(`http://${host}`)?.hostname;
  return markets.find(({ siteUrl }) => hostnameOf(siteUrl) === asked);
};

/** By the addresses of all sites that are set. */
const hostnames = new Map<string, string>();

function hostnameOf(siteUrl: string): string {
  const hostname = hostnames.get(siteUrl) ?? new URL(siteUrl).hostname;
  hostnames.set(siteUrl, hostname);
  return hostname;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`MARKETS_FILE ${file}: ${why}.`, { cause: error });
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
