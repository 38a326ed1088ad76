/**
 * Headers of every answer (reliability-security: S-10, S-19, S-22) and the content policy of a
 * page.
 */
import { APP_PROTOCOL } from '#domain/account/redirect-target.ts';

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

/**
 * The policy of a page: own scripts by nonce or none, no markup or script from texts, card fields
 * framed from the provider, forms that may end at its page or in our app.
 */
export function contentPolicy(
  { paymentOrigins, isSecure }: PolicySources,
  nonce: string,
  scripts: 'own' | 'none' = 'own',
): string {
  return [
    `default-src 'self'`,
    scripts === 'own' ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : `script-src 'none'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `frame-src ${paymentOrigins.join(' ')}`,
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
