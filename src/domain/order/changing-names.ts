/** Correcting the names of a booked holiday: some letters of each person's, free of charge. */
import { PASSENGER_REFUSALS } from '#domain/basket/passenger-refusals.ts';
import { checkName } from '#domain/basket/passengers.ts';
import type { FieldError } from '#domain/field-error.ts';
import { tidyPassengerName } from '#domain/input/tidy-passenger-name.ts';
import { refuse } from '#domain/refuse.ts';
import { CHANGING_REFUSALS } from './changing-refusals.ts';

/** So many letters of a person's first and last name together (ACCT-02). */
export const FREE_LETTERS = 3;
/** Until so long before the first flight names can be corrected. */
export const NAMES_HOURS = 48;

export type PersonName = { readonly firstName: string; readonly lastName: string };

/** As it is kept: without what typing left around it. */
export const tidyName = ({ firstName, lastName }: PersonName): PersonName => ({
  firstName: tidyPassengerName(firstName),
  lastName: tidyPassengerName(lastName),
});

/** Letters that are added, left out or others; which of them are capitals does not count. */
export const lettersChanged = (was: PersonName, now: PersonName): number =>
  editsBetween(was.firstName, now.firstName) + editsBetween(was.lastName, now.lastName);

/**
 * Every error of corrected names, all people of the order in its own order; none when they may be
 * quoted. A name that stays is not judged.
 */
export function checkNames(
  was: readonly PersonName[],
  asked: readonly PersonName[],
): readonly FieldError[] {
  const now = asked.map(tidyName);
  const isSame = (i: number) =>
    was[i]?.firstName === now[i]?.firstName && was[i]?.lastName === now[i]?.lastName;
  if (was.length !== now.length || now.every((_, i) => isSame(i)))
    return [refuse(CHANGING_REFUSALS, 'nothing_changes', '')];
  return now.flatMap((name, i) => {
    if (isSame(i)) return [];
    const errors = [
      ...checkName(name.firstName, `names[${i}].firstName`),
      ...checkName(name.lastName, `names[${i}].lastName`),
    ];
    if (errors.length > 0 || lettersChanged(was[i]!, name) <= FREE_LETTERS) return errors;
    const isFirst = editsBetween(was[i]!.firstName, name.firstName) > 0;
    const field = `names[${i}].${isFirst ? 'firstName' : 'lastName'}`;
    return [refuse(PASSENGER_REFUSALS, 'name_letters_many', field, { most: FREE_LETTERS })];
  });
}

/** The fewest letters to add, leave out or replace: the Levenshtein distance, row by row. */
function editsBetween(was: string, now: string): number {
  const from = Array.from(was.toLowerCase());
  const to = Array.from(now.toLowerCase());
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries())
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    row = next;
  }
  return row.at(-1)!;
}
