/**
 * What a visitor switches for themselves by the address, and keeps for a while (FLAG-07, FLAG-08).
 */
import { factsOf, isFlagKey, type FlagKey, type Flags } from './flags.ts';

export type FlagOverrides = Readonly<Partial<Record<FlagKey, boolean>>>;

/** The cookie that keeps them (FLAG-10). */
export const FLAG_COOKIE = 'features';
export const FLAG_COOKIE_DAYS = 7;

/**
 * The overrides among the fields of a query string: of known flags that are not internal. Only the
 * text `true` switches one on; any other switches it off.
 */
export function readOverrides(query: URLSearchParams | string): FlagOverrides {
  const given = [...new URLSearchParams(query)].flatMap(([key, value]) =>
    isFlagKey(key) && !factsOf(key).isInternal ? [[key, value === 'true'] as const] : [],
  );
  return Object.fromEntries(given);
}

/** The value of the cookie, read by `readOverrides`: `cityBreaksTab=false&useRoomingPh1=true`. */
export const writeOverrides = (overrides: FlagOverrides): string =>
  Object.entries(overrides)
    .map(([key, isOn]) => `${key}=${isOn}`)
    .join('&');

/** The flags as their visitor has switched them. */
export const withOverrides = (flags: Flags, overrides: FlagOverrides): Flags => ({
  ...flags,
  ...overrides,
});
