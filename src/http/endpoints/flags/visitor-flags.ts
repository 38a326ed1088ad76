/** What each flag is for whoever asks: as the site has it, and as they have switched it. */
import { allocationOf } from '#domain/market/allocation.ts';
import {
  FLAG_COOKIE,
  FLAG_COOKIE_DAYS,
  readOverrides,
  withOverrides,
  writeOverrides,
} from '#domain/market/flag-overrides.ts';
import type { Flags } from '#domain/market/flags.ts';
import { readCookie, writeCookie } from '#http/cookies.ts';
import { readAddress, type RequestHead } from '#http/exchange/plain-request.ts';
import type { WebContext } from '#server/composition/web-context.ts';

type FlagContext = Pick<WebContext, 'flags' | 'market'>;

/** The flags of a request, by the token its visitor is known by. */
export function flagsOf(
  request: RequestHead,
  { flags, market }: FlagContext,
  rememberToken: string | undefined,
): Flags {
  const allocation = rememberToken === undefined ? undefined : allocationOf(rememberToken);
  const ofVisitor = flags.of({ rememberToken, allocation, brand: market.market });
  return withOverrides(ofVisitor, overridesOf(request));
}

/** Of these flags those that may differ from visitor to visitor (FLAG-11). */
export const differingFlags = (
  flags: Flags,
  { flags: site }: Pick<FlagContext, 'flags'>,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(site.differing().map((key) => [key, flags[key]]));

/** The cookie that keeps what the address switches; none when it switches nothing (FLAG-10). */
export function keepOverrides(request: RequestHead, isSecure: boolean): string[] {
  const asked = readOverrides(new URL(request.url).searchParams);
  return Object.keys(asked).length === 0
    ? []
    : [
        writeCookie(FLAG_COOKIE, writeOverrides(overridesOf(request)), {
          days: FLAG_COOKIE_DAYS,
          isSecure,
        }),
      ];
}

/** Kept from before, and over them those of the address. */
const overridesOf = (request: RequestHead) => ({
  ...readOverrides(readCookie(request.headers.get('cookie'), FLAG_COOKIE) ?? ''),
  ...readOverrides(readAddress(request).searchParams),
});
