/**
 * Whoever comes to the site of one market from the country of another is asked once where they want
 * to be, and never led there unasked (SITE-08).
 */
import { MARKET_NAMES, type MarketName } from './market-name.ts';

/** Whose visitors a country's people are, by ISO 3166; undefined for a country of no market's. */
export const marketOfCountry = (country: string): MarketName | undefined =>
  MARKET_NAMES.find((market) => market.toUpperCase() === country.trim().toUpperCase());

/** The query parameter and the cookie of a choice. */
export const COUNTRY_CHOICE = 'country_choice';
export const CHOICE_DAYS = 365;

/** A choice as it is written; undefined for anything else. */
export const parseCountryChoice = (text: string | null | undefined): MarketName | undefined =>
  MARKET_NAMES.find((market) => market === text);

/** The same page with a choice, for a path and its query (`/holidays?x=1`, no fragment). */
export const withCountryChoice = (address: string, market: MarketName): string =>
  `${address}${address.includes('?') ? '&' : '?'}${COUNTRY_CHOICE}=${market}`;
