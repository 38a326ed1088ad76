/** Somebody whom a customer often books for, kept to be filled in at the passengers step. */
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { ALL_TITLES } from '#domain/account/titles.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { tidyPassengerName } from '#domain/input/tidy-passenger-name.ts';
import { parseTypedDate } from '#domain/input/typed-date.ts';
import { refuse } from '#domain/refuse.ts';
import { checkName, checkTypedBirth } from './passengers.ts';

export type CompanionInput = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As typed. */
  readonly dateOfBirth: string;
  /** That these details are kept. */
  readonly hasAgreed: boolean;
};

export type CompanionDetails = Omit<CompanionInput, 'dateOfBirth' | 'hasAgreed'> & {
  readonly dateOfBirth: IsoDate;
};

/** So many a customer keeps: more than anybody books for. */
export const MOST_COMPANIONS = 30;

/** What is kept, once everything is right and keeping it is agreed to; else what is not. */
export function readCompanion(
  input: CompanionInput,
  today: IsoDate,
): CompanionDetails | readonly FieldError[] {
  const title = input.title.trim().toLowerCase();
  const born = parseTypedDate(input.dateOfBirth, today);
  const errors = [
    ...(ALL_TITLES.includes(title)
      ? []
      : [refuse(INPUT_REFUSALS, 'option_required', 'companion.title')]),
    ...checkName(input.firstName, 'companion.firstName'),
    ...checkName(input.lastName, 'companion.lastName'),
    ...checkTypedBirth(input.dateOfBirth, 'companion.dateOfBirth', today),
    ...(input.hasAgreed
      ? []
      : [refuse(ACCOUNT_REFUSALS, 'companion_not_agreed', 'companion.hasAgreed')]),
  ];
  if (errors.length > 0 || born === undefined) return errors;
  return {
    title,
    firstName: tidyPassengerName(input.firstName),
    lastName: tidyPassengerName(input.lastName),
    dateOfBirth: born,
  };
}
