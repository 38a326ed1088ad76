/** Where a visitor comes from, as events and logs name it (ENUM-19). */
export const DEVICE_SOURCES = ['otb-ios-app', 'otb-android-app', 'web'] as const;
export type DeviceSource = (typeof DEVICE_SOURCES)[number];

/** Our app says so in its user agent (decisions: Technical contract). */
const APP = /\bHolidaymakerApp\/\d/;

/** Of a user agent: the app on either system, otherwise web. */
export function deviceSource(userAgent: string): DeviceSource {
  if (!APP.test(userAgent)) return 'web';
  return /\b(?:iPhone|iPad|iOS)\b/.test(userAgent) ? 'otb-ios-app' : 'otb-android-app';
}
