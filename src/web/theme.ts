/** The visitor's choice of appearance; none follows the system. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'theme';

const YEAR_SECONDS = 31_536_000;

/** The theme of a cookie's or form's value; undefined for anything else. */
export const parseTheme = (text: unknown): Theme | undefined =>
  THEMES.find((theme) => theme === text);

/** The `set-cookie` line that keeps a choice for a year, or forgets it. */
export const makeThemeCookie = (theme: Theme | undefined, isSecure: boolean): string =>
  `${THEME_COOKIE}=${theme ?? ''}; Path=/; Max-Age=${theme ? YEAR_SECONDS : 0}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
