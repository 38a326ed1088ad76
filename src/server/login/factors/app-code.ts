/** The codes of an authenticator app (RFC 6238, with SHA-1, as all apps take it). */
import { Secret, TOTP } from 'otpauth';
import { APP_CODE } from '#domain/account/second-code.ts';

const { digits, seconds: period, window } = APP_CODE;

/** 160 bits, as RFC 4226 asks for. */
export const makeAppSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/**
 * The step of 30 seconds whose code this is: the present one or one beside it. `now` is in
 * milliseconds since 1970. Undefined when it is the code of none of them.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const of = { secret: secretOf(secret), digits, period, timestamp: now };
  const delta = TOTP.validate({ ...of, token: code, window });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}

/** The secret as it is typed into an app, in base 32. */
export const typedSecret = (secret: Uint8Array): string => secretOf(secret).base32;

/** The address that an app is set up by, for the account of this name at this site. */
export const appAddress = (secret: Uint8Array, issuer: string, label: string): string =>
  new TOTP({ secret: secretOf(secret), digits, period, issuer, label }).toString();

const secretOf = (bytes: Uint8Array): Secret =>
  new Secret({ buffer: new Uint8Array(bytes).buffer });
