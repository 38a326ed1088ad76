import type { PageProperties } from '#web/page-properties.ts';
import { MAP_WORKER } from '#web/parts/Map/map-library-files.ts';

/** Our service worker: with the map's, the one script that a page of ours names by a text. */
export const SERVICE_WORKER = '/service-worker.js';

/** https://www.w3.org/TR/trusted-types, as far as it is used here. */
declare global {
  var trustedTypes:
    | {
        readonly createPolicy: (
          name: 'default',
          rules: Readonly<
            Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
          >,
        ) => unknown;
      }
    | undefined;
}

/**
 * What may become markup or a script's address from a text, in browsers that ask (S-10): no markup
 * but none at all, with which announcements are cleared, our service worker and the map's, and
 * where their visitor allows them the scripts of tags, by their origins. All else that tries is an
 * error, and is reported.
 */
export function trustNothingElse(tags: PageProperties['tags']): void {
  const origins = typeof tags === 'string' ? [] : tags.origins;
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (url) =>
      [SERVICE_WORKER, MAP_WORKER].includes(url) || origins.some((one) => url.startsWith(`${one}/`))
        ? url
        : null,
  });
}
