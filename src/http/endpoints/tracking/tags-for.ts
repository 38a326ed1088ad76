import type { Consent } from '#domain/tracking/consent.ts';
import { pageLabel } from '#domain/tracking/labels.ts';
import { grantsAnything } from '#domain/tracking/tag-consent.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { PageProperties } from '#web/page-properties.ts';

/**
 * What of others the document at this path may have: the container once its visitor has accepted
 * something that it asks for, ad frames with Marketing (TRK-08), and neither on a page that is none
 * of theirs.
 */
export function tagsFor(
  pathname: string,
  consent: Consent,
  { scriptUrl, origins, adFrames }: Settings['tags'],
): PageProperties['tags'] {
  if (scriptUrl === null && adFrames.length === 0) return 'none';
  if (pageLabel(pathname) === undefined || !grantsAnything(consent)) return 'waiting';
  const shown = consent.marketing ? adFrames : [];
  return scriptUrl === null && shown.length === 0
    ? 'waiting'
    : { scriptUrl, origins, adFrames: shown };
}
