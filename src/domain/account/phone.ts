import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { CONTACT_REFUSALS } from './contact-refusals.ts';

const LEAST = 8;
const MOST = 200;

/** What is wrong with a trimmed telephone number, told of `field` (CONT-03, CONT-04). */
export function checkPhone(phone: string, field: string): FieldError[] {
  if (phone === '') return [refuse(INPUT_REFUSALS, 'required', field)];
  if (!/^[\d ()+-]+$/.test(phone)) return [refuse(CONTACT_REFUSALS, 'phone_characters', field)];
  if (!/[1-9]/.test(phone)) return [refuse(CONTACT_REFUSALS, 'phone_zeros', field)];
  if (phone.length < LEAST)
    return [refuse(CONTACT_REFUSALS, 'phone_length', field, { least: LEAST })];
  return phone.length > MOST ? [refuse(INPUT_REFUSALS, 'too_long', field, { most: MOST })] : [];
}
