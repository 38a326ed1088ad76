/**
 * Which passwords a customer may choose (ACCT-04, ACCT-05; S-15): long ones of any sign, as they
 * are typed, that nobody comes upon by knowing the customer. Whether one is on a list of well-known
 * ones, the server looks up.
 */
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { emailKey } from './email-key.ts';
import { PASSWORD_REFUSALS } from './password-refusals.ts';

/** In characters. */
export const PASSWORD = { least: 12, most: 128 } as const;

export type NewPassword = { readonly password: string; readonly confirmation: string };

/** Whose password it is to be, and who we are: what it may not be made of. */
export type PasswordOf = { readonly emailAddress: string; readonly brand: string };

/** Every error of a new password; its fields are `password` and `confirmation`. */
export function checkNewPassword(
  { password, confirmation }: NewPassword,
  of: PasswordOf,
): FieldError[] {
  const errors = checkPassword(password, of);
  return confirmation === password || errors.length > 0
    ? errors
    : [refuse(PASSWORD_REFUSALS, 'password_mismatch', 'confirmation')];
}

function checkPassword(password: string, of: PasswordOf): FieldError[] {
  const { least, most } = PASSWORD;
  const { length } = Array.from(password);
  if (length === 0) return [refuse(PASSWORD_REFUSALS, 'password_required', 'password')];
  if (length < least) return [refuse(PASSWORD_REFUSALS, 'password_short', 'password', { least })];
  if (length > most) return [refuse(INPUT_REFUSALS, 'too_long', 'password', { most })];
  return isMadeOf(password, wordsOf(of)) || isPattern(password)
    ? [refuse(PASSWORD_REFUSALS, 'password_guessable', 'password')]
    : [];
}

/** Of `sarah.h@example.com` and Holidaymaker: the address, `sarah`, `example`, `holidaymaker`. */
function wordsOf({ emailAddress, brand }: PasswordOf): string[] {
  const address = emailKey(emailAddress);
  const words = `${address} ${brand.toLowerCase()}`.split(/[^\p{L}\d]/u);
  return [address, ...words.filter(({ length }) => length >= LEAST_OF_WORD)];
}

const LEAST_OF_WORD = 4;
/** So many characters that nobody could foresee make a password. */
const LEAST_UNFORESEEN = 6;

const isMadeOf = (password: string, words: readonly string[]): boolean =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase()).length <
  LEAST_UNFORESEEN;

/** `abcabcabcabc`, `123456789012`, `aaaabbbbcccc`: little in it that is not foreseen. */
function isPattern(password: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(password)?.[1];
  if (unit !== undefined && unit.length < PASSWORD.least) return true;
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  const unforeseen = codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? Infinity)) > 1);
  return unforeseen.length < LEAST_UNFORESEEN;
}
