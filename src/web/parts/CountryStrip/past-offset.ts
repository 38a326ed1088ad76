/** In 1900, when clocks of neighbours that agree today did not (milliseconds since 1970). */
export const PAST_INSTANT = -2_200_000_000_000;

/**
 * Whole minutes that clocks of the zone (tz database) were behind UTC at that instant, as
 * `Date.prototype.getTimezoneOffset` counts them: 25 for Europe/Dublin, 0 for Europe/London.
 */
export function pastOffset(timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(PAST_INSTANT)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) || 0;
}
