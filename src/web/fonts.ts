import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';

/** The two files that every page needs at once; the document preloads them. */
export const PRELOADED_FONTS = [fraunces, figtree];
