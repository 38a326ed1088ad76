/** What a page knows of its request (ROUTE-27), and of the host it stands on (ROUTE-28). */

import type { Flags } from '#domain/market/flags.ts';
import { isOutdatedApp, parseAppVersion } from '#domain/tracking/app-version.ts';
import type { Consent } from '#domain/tracking/consent.ts';
import { deviceSource } from '#domain/tracking/device-source.ts';
import { readCookie } from '#http/cookies.ts';
import { differingFlags } from '#http/endpoints/flags/visitor-flags.ts';
import { consentOf } from '#http/endpoints/tracking/consent-of.ts';
import { tagsFor } from '#http/endpoints/tracking/tags-for.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf, isAway, NOBODY, type Visitor } from '#server/account/visitor.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { seasonsOf } from '#server/market/school-holidays.ts';
import type { Settings } from '#server/platform/settings.ts';
import { takesFingerprints } from '#server/tracking/open-consumers.ts';
import type { VisitorAuthentication, RequestProperties } from '#web/page-properties.ts';

export function pageProperties(
  request: Request,
  shop: WebContext,
  { origin, flags }: { readonly origin: string; readonly flags: Flags },
): RequestProperties {
  const now = shop.clock();
  const consent = consentOf(request, shop);
  const theme = readCookie(request.headers.get('cookie'), 'theme');
  return {
    devMode: shop.settings.devMode,
    now: now.toISOString(),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...readClient(request),
    needsAppUpdate: isOutdatedApp(
      request.headers.get('user-agent') ?? '',
      shop.settings.leastAppVersion,
    ),
    ...NOBODY_KNOWN,
    consent,
    fingerprint: fingerprintBy(consent, shop.settings),
    tags: tagsFor(new URL(request.url).pathname, consent, shop.settings.tags),
    flagshipFlags: differingFlags(flags, shop),
    domainConfig: { ...makeDomainConfig(shop, origin), features: flags },
  };
}

/**
 * With consent to what is functional, or where a deployment needs it (decisions: FPR); never where
 * nobody would be given it.
 */
export const fingerprintBy = (
  { functional }: Pick<Consent, 'functional'>,
  { fingerprint: { isNecessary, stunUrl }, consumers }: Pick<Settings, 'fingerprint' | 'consumers'>,
): RequestProperties['fingerprint'] =>
  (functional || isNecessary) && takesFingerprints(consumers) ? { stunUrl } : null;

/** Who is logged in, for the page; nobody while PostgreSQL is away. */
export function authenticationOf(
  session: Pick<VisitorSession, 'visitor' | 'client'>,
): VisitorAuthentication {
  const visitor = visitorOf(session);
  const customer = customerOf(visitor);
  return {
    emailAddress: customer?.emailAddress ?? null,
    firstName: customer?.firstName ?? null,
    ...(customer && session.client.deviceSource !== 'web' && { customerId: customer.id }),
    isAway: isAway(visitor),
  };
}

function visitorOf(session: Pick<VisitorSession, 'visitor'>): Visitor {
  try {
    return session.visitor;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return NOBODY;
  }
}

/** Visitors stand in no test yet: what would say so is there, and empty. */
const NOBODY_KNOWN = {
  affiliate: null,
  allocation: null,
  authentication: { emailAddress: null, firstName: null, isAway: false },
  rememberToken: null,
  splitTests: {},
};

/** What the request says of the program that asks. */
export function readClient({
  headers,
}: Request): Pick<
  RequestProperties,
  | 'appVersion'
  | 'botScore'
  | 'deviceType'
  | 'deviceSource'
  | 'inApp'
  | 'operatingSystem'
  | 'userAgent'
> {
  const userAgent = headers.get('user-agent') ?? '';
  return {
    userAgent,
    appVersion: parseAppVersion(userAgent) ?? null,
    inApp: deviceSource(userAgent) !== 'web',
    deviceSource: deviceSource(userAgent),
    deviceType: /iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)
      ? 'tablet'
      : /Mobi|iPhone/i.test(userAgent)
        ? 'phone'
        : 'desktop',
    operatingSystem: SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other',
    botScore: Number(headers.get('x-bot-score')) || 0, // ROUTE-29
  };
}

/** The first sign that fits: phones name the system of their desk, too. */
const SYSTEMS = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Mac OS X/, 'macos'],
  [/Linux/, 'linux'],
] as const;

function makeDomainConfig(
  shop: WebContext,
  origin: string,
): Omit<RequestProperties['domainConfig'], 'features'> {
  const { market: seller, settings } = shop;
  const { name, legalName, phone, phoneHours, atolNumber } = seller;
  const { earliest } = departureWindow(todayOf(shop));
  return {
    market: seller.market,
    baseUrl: origin,
    locale: seller.locale,
    timeZone: seller.timeZone,
    currency: seller.currency,
    brand: { name, legalName, phone, phoneHours, atolNumber },
    hostWithoutRetry: settings.hostWithoutRetry,
    checkoutRules: { earliestDepartureDate: earliest },
    travelSeasons: seasonsOf(seller.market, earliest),
  };
}
