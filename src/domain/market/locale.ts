/** The languages that texts, dates and times are written in, as BCP 47 names them. */
export const LOCALES = ['en-GB', 'en-IE'] as const;
export type Locale = (typeof LOCALES)[number];
