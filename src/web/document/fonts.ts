import figtree from '#web/ui/fonts/figtree-latin.woff2?url';
import fraunces from '#web/ui/fonts/fraunces-latin.woff2?url';

/** The two files that every page needs at once; the document preloads them. */
export const PRELOADED_FONTS = [fraunces, figtree];
