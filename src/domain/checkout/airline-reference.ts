/** Flights that their visitors book with the airline themselves, by a card of ours (FLT-16). */
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { SELF_BOOKING_REFUSALS } from './self-booking-refusals.ts';

/** An airline’s reference as it is kept: without what was typed between its signs. */
export const tidyAirlineReference = (typed: string): string =>
  typed.replaceAll(/[\s-]/gu, '').toUpperCase();

/** What is wrong with a tidied reference before any airline is asked; none for a possible one. */
export function checkAirlineReference(reference: string): readonly FieldError[] {
  if (reference === '')
    return [refuse(SELF_BOOKING_REFUSALS, 'airline_reference_missing', 'airlineReference')];
  return /^[A-Z\d]{6,7}$/.test(reference)
    ? []
    : [refuse(SELF_BOOKING_REFUSALS, 'airline_reference_form', 'airlineReference')];
}
