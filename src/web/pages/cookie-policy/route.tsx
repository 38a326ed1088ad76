import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CONSENT_CATEGORIES } from '#domain/tracking/consent.ts';
import { pageContext } from '#web/page-properties.ts';
import { consentHere } from '#web/parts/Consent/consent-here.ts';
import cookies from '#web/texts/en-GB/customers/cookies.json';
import { CookiePolicyView } from './CookiePolicyView.tsx';

export const handle = { texts: { cookies } };

/**
 * What is consented to, and what has just become of it: the form is answered by an endpoint of its
 * own, which leads back here.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const withdrawn = (searchParams.get('withdrawn') ?? '').split(' ');
  return {
    // In a browser the page's own properties may be of before the answer.
    consent: typeof window === 'undefined' ? context.get(pageContext).consent : consentHere(),
    isSaved: searchParams.has('saved'),
    withdrawn: CONSENT_CATEGORIES.filter((category) => withdrawn.includes(category)),
  };
}

export function Component() {
  return <CookiePolicyView {...useLoaderData<typeof loader>()} />;
}
