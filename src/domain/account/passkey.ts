/** A passkey as its owner sees it, and what its counter says. */
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';

const LONGEST_NAME = 60;

/** So many a customer may have: every device, and some that are lost. */
export const MOST_PASSKEYS = 20;

/** As it is kept: without spaces around it, and one between words. */
export const tidyPasskeyName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** Errors of a name that was tidied. */
export function checkPasskeyName(name: string): FieldError[] {
  if (name === '') return [refuse(INPUT_REFUSALS, 'required', 'name')];
  return name.length > LONGEST_NAME
    ? [refuse(INPUT_REFUSALS, 'too_long', 'name', { most: LONGEST_NAME })]
    : [];
}

/**
 * Whether a signature counts on from the last one (WebAuthn Level 3, 6.1.1). An authenticator that
 * counts none says 0 for ever; one that says a number twice, or a lower one, has been copied.
 */
export const countsOn = (last: number, next: number): boolean =>
  next > last || (next === 0 && last === 0);
