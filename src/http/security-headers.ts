/**
 * Headers of every answer (reliability-security: S-10, S-19, S-22) and the content policy of a
 * page.
 */
import { APP_PROTOCOL } from '#domain/account/redirect-target.ts';
import type { PageTags } from '#web/page-properties.ts';

export type PolicySources = {
  /** Origins of the payment provider's card fields and pages. */
  readonly paymentOrigins: readonly string[];
  readonly isSecure: boolean;
};

export const NO_STORE = 'no-cache, no-store';

/** Where browsers report what broke the policy of a page. */
export const POLICY_REPORTS = '/csp-reports';

/** Seconds after which who was answered 503 may ask again, where no overload says otherwise. */
export const RETRY_AFTER = '2';

/** What an answer has unless it says otherwise of itself: nobody keeps it, nobody frames it. */
const COMMON: Record<string, string> = {
  'reporting-endpoints': `policy="${POLICY_REPORTS}"`,
  'cache-control': NO_STORE,
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};

export const commonHeaders = ({ isSecure }: PolicySources): Record<string, string> =>
  isSecure
    ? { ...COMMON, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : COMMON;

/** Whom else a page may ask, because its visitor allows it: who tags are of, whose frames stand. */
type ForeignSources = Pick<PageTags, 'origins' | 'adFrames'>;
const NOBODY: ForeignSources = { origins: [], adFrames: [] };
const originOf = (template: string): string => new URL(template).origin;

/**
 * The policy of a page: own scripts by nonce or none, no markup or script from texts, card fields
 * framed from the provider, forms that may end at its page or in our app; of others only what this
 * very visitor allows.
 */
export function contentPolicy(
  { paymentOrigins, isSecure }: PolicySources,
  nonce: string,
  scripts: 'own' | 'none' = 'own',
  { origins, adFrames }: ForeignSources = NOBODY,
): string {
  const foreign = origins.map((origin) => ` ${origin}`).join('');
  const framed = [...new Set([...paymentOrigins, ...origins, ...adFrames.map(originOf)])];
  return [
    `default-src 'self'`,
    scripts === 'own' ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : `script-src 'none'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${foreign}`,
    ...(foreign === '' ? [] : [`connect-src 'self'${foreign}`]),
    `frame-src ${framed.join(' ')}`,
    `form-action 'self' ${APP_PROTOCOL} ${paymentOrigins.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `worker-src 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    `report-uri ${POLICY_REPORTS}`,
    `report-to policy`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
