import { PRELOADED_FONTS } from './fonts.ts';

/** What every page begins with, as `Link` headers say it (RFC 8288): as its document has it. */
export const EARLY_LINKS: readonly string[] = PRELOADED_FONTS.map(
  (file) =>
    `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous; fetchpriority=low`,
);
