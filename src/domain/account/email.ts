import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { CONTACT_REFUSALS } from './contact-refusals.ts';

/**
 * Words parted by single dots, an at sign, a name with a dot; whether it exists, only the mail
 * tells (CONT-05).
 */
const EMAIL =
  /^(?!\.|[^@]*\.[.@])[^\s@<>(),;:"[\]\\]{1,64}@(?=.{4,255}$)[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u;

/** What is wrong with a trimmed email address, told of `field`. */
export function checkEmail(email: string, field: string): FieldError[] {
  if (email === '') return [refuse(INPUT_REFUSALS, 'required', field)];
  return EMAIL.test(email) ? [] : [refuse(CONTACT_REFUSALS, 'email', field)];
}
