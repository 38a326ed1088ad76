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
  const version = parseAppVersion(userAgent);
  return version !== undefined && isOlder(version, least);
}

/** The oldest version that pages post messages to (APP-04). */
const MESSAGES_SINCE = '3.2.0';

/** Whether the app of this version hears what pages post; null is a browser (APP-04). */
export const takesMessages = (appVersion: string | null): boolean =>
  appVersion !== null && !isOlder(appVersion, MESSAGES_SINCE);

function isOlder(version: string, least: string): boolean {
  const [is, wanted] = [version, least].map((figures) => figures.split('.').map(Number));
  const at = wanted!.findIndex((part, i) => part !== is![i]);
  // Figures that are all alike differ at -1, where neither has any.
  return (is![at] ?? 0) < (wanted![at] ?? 0);
}
