/** `HolidaymakerApp/3.2.0` in a user agent (APP-01). */
const VERSION = /\bHolidaymakerApp\/(\d+)\.(\d+)\.(\d+)/;

/** Version of our app by the user agent, `3.2.0`; undefined in any other program (APP-02). */
export const parseAppVersion = (userAgent: string): string | undefined =>
  VERSION.exec(userAgent)?.slice(1).join('.');

/**
 * Whether the page is shown inside a version of our app that is too old for it: older than `least`,
 * as `3.2.0` (ROUTE-18).
 */
export function isOutdatedApp(userAgent: string, least: string): boolean {
  const version = VERSION.exec(userAgent)?.slice(1).map(Number);
  if (!version) return false;
  const wanted = least.split('.').map(Number);
  const at = wanted.findIndex((part, i) => part !== version[i]);
  return at >= 0 && (version[at] ?? 0) < (wanted[at] ?? 0);
}
