/**
 * What is typed beside a code or a password: the code of an authenticator app, or one of the
 * recovery codes of who has lost it (ASVS 6.5).
 */

/** RFC 6238, as every authenticator app takes it. */
export const APP_CODE = {
  digits: 6,
  seconds: 30,
  /** Steps of 30 seconds that a clock may be ahead or behind. */
  window: 1,
} as const;

export const RECOVERY_CODES = {
  count: 10,
  /** Characters that say which of the codes it is, and characters that are secret: 50 bits. */
  lookup: 2,
  secret: 10,
  /** Crockford's base 32: no letter that could be read as a digit. */
  alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;

/** A recovery code, in the parts that are kept apart. */
export type RecoveryCode = { readonly lookup: string; readonly secret: string };

export type SecondCode =
  | { readonly kind: 'app'; readonly code: string }
  | ({ readonly kind: 'recovery' } & RecoveryCode);

/**
 * What was typed, whatever its spaces, hyphens and capitals; of letters that look like digits the
 * digits are meant. Undefined when it is neither.
 */
export function parseSecondCode(typed: string): SecondCode | undefined {
  const bare = typed.replace(/[\s-]/g, '').toUpperCase();
  if (APP.test(bare)) return { kind: 'app', code: bare };
  const code = bare.replaceAll('O', '0').replace(/[IL]/g, '1');
  return RECOVERY.test(code)
    ? {
        kind: 'recovery',
        lookup: code.slice(0, RECOVERY_CODES.lookup),
        secret: code.slice(RECOVERY_CODES.lookup),
      }
    : undefined;
}

const APP = new RegExp(`^\\d{${APP_CODE.digits}}$`);
const RECOVERY = new RegExp(
  `^[${RECOVERY_CODES.alphabet}]{${RECOVERY_CODES.lookup + RECOVERY_CODES.secret}}$`,
);

/** As it is shown and printed: `K74Q-2MD9-XBTR`. */
export const formatRecoveryCode = ({ lookup, secret }: RecoveryCode): string =>
  `${lookup}${secret}`.replace(/.{4}(?=.)/g, '$&-');
