import { Secret, TOTP } from 'otpauth';

/** What an authenticator app of this secret shows, so many steps of half a minute from now. */
export const appCode = (secret: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + steps * 30_000,
  });
