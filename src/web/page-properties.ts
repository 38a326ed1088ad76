import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { IsoDate } from '#domain/dates.ts';
import type { Flags } from '#domain/market/flags.ts';
import type { Locale } from '#domain/market/locale.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { TravelSeason } from '#domain/market/travel-seasons.ts';
import type { Currency } from '#domain/money.ts';
import type { Consent } from '#domain/tracking/consent.ts';
import type { DeviceSource } from '#domain/tracking/device-source.ts';
import type { Theme } from './theme.ts';

/** Who sells, as the deployment says it (decisions: Market and brand). */
export type Brand = {
  readonly name: string;
  readonly legalName: string;
  readonly phone: string;
  readonly phoneHours: string;
  /** Null: a demonstration, which sells and protects nothing. */
  readonly atolNumber: string | null;
};

/** What one host of the site is (ROUTE-28). */
export type DomainConfig = {
  readonly market: MarketName;
  readonly baseUrl: string;
  readonly locale: Locale;
  /** Of the tz database: where the times that pages show are read. */
  readonly timeZone: string;
  readonly currency: Currency;
  readonly brand: Brand;
  readonly features: Flags;
  /** The one external host whose calls are never repeated (RETRY-06). */
  readonly hostWithoutRetry?: string | undefined;
  readonly checkoutRules: { readonly earliestDepartureDate: IsoDate };
  /** Seasons that can still be booked, the soonest first. */
  readonly travelSeasons: readonly TravelSeason[];
};

/** Who is logged in (SITE-10); of nobody all is null. */
export type VisitorAuthentication = {
  readonly emailAddress: string | null;
  /** Null until the customer has told it. */
  readonly firstName: string | null;
  /** What our app knows them by, in our app alone (APP-05). */
  readonly customerId?: string;
  /** A customer's session that was left alone: what is personal asks for a new proof. */
  readonly isAway: boolean;
};

/** Scripts and frames of others that a document may have (`Settings['tags']`). */
export type PageTags = {
  readonly scriptUrl: string | null;
  readonly origins: readonly string[];
  /** Addresses with `{cost}` and `{currency}` in them; none without consent to Marketing. */
  readonly adFrames: readonly string[];
};

/** What every page knows of its request (ROUTE-27); sent to the browser with the first page. */
export type PageProperties = {
  /** Of our app, `3.2.0`; null in a browser (APP-03). */
  readonly appVersion: string | null;
  readonly devMode: boolean;
  readonly inApp: boolean;
  /** The page is shown in a version of our app that is too old for it (ROUTE-18). */
  readonly needsAppUpdate: boolean;
  readonly userAgent: string;
  readonly deviceType: 'desktop' | 'phone' | 'tablet';
  readonly operatingSystem: 'android' | 'ios' | 'linux' | 'macos' | 'other' | 'windows';
  /** 0 when nothing in front of the site gives one (ROUTE-29). */
  readonly botScore: number;
  readonly affiliate: {
    readonly id: string;
    readonly meta?: Readonly<Record<string, string>>;
  } | null;
  readonly allocation: string | null;
  readonly authentication: VisitorAuthentication;
  readonly rememberToken: string | null;
  readonly consent: Consent;
  /**
   * `waiting`: the site has some, but not this document, whose visitor has not accepted them or
   * which is none of theirs.
   */
  readonly tags: PageTags | 'none' | 'waiting';
  /** How a booking page tells the browser's fingerprint; null where it may not (FPR-01). */
  readonly fingerprint: { readonly stunUrl?: string | undefined } | null;
  readonly flagshipFlags: Readonly<Record<string, boolean>>;
  readonly splitTests: Readonly<Record<string, string>>;
  /** Which of our clients the visitor uses (ENUM-19). */
  readonly deviceSource: DeviceSource;
  readonly domainConfig: DomainConfig;
  /** Instant of the render, ISO with Z: server and browser speak of the same now. */
  readonly now: string;
  /** Namespaces of texts that the page needs, those of every page included (SITE-20). */
  readonly namespacesRequired: readonly string[];
  /** The visitor's saved choice of appearance; undefined follows the system. */
  readonly theme?: Theme | undefined;
};

/** What is known before the page is: which texts it needs, its routes say. */
export type RequestProperties = Omit<PageProperties, 'namespacesRequired'>;

const PagePropertiesContext = createContext<PageProperties | undefined>(undefined);

export const PagePropertiesProvider = PagePropertiesContext;

/** Where loaders and actions find the same properties: `context.get(pageContext)`. */
export const pageContext = createRouterContext<RequestProperties>();

/** The properties of the page that is shown. */
export function usePageProperties(): PageProperties {
  const properties = use(PagePropertiesContext);
  if (!properties) throw new Error('no page properties above this part');
  return properties;
}
