/** What a room and the people in it are called, and how many are awaited. */
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { isOneLine } from '#domain/input/readable-text.ts';
import { refuse } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from './party-refusals.ts';
import { LEAST_PEOPLE, LONGEST_FIRST_NAME, LONGEST_ROOM_NAME, MOST_PEOPLE } from './party-room.ts';

/** A text as it is kept: without the blanks that nobody sees. */
export const tidyName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** Every error of a new room, by field. */
export const checkPartyRoom = ({
  name,
  people,
}: {
  readonly name: string;
  readonly people: number;
}): readonly FieldError[] => [
  ...checkName(name, 'name', LONGEST_ROOM_NAME),
  ...(Number.isInteger(people) && people >= LEAST_PEOPLE && people <= MOST_PEOPLE
    ? []
    : [
        refuse(PARTY_REFUSALS, 'party_people_out_of_range', 'people', {
          least: LEAST_PEOPLE,
          most: MOST_PEOPLE,
        }),
      ]),
];

/** Every error of a person's first name. */
export const checkPersonName = (firstName: string): readonly FieldError[] =>
  checkName(firstName, 'firstName', LONGEST_FIRST_NAME);

function checkName(typed: string, field: string, most: number): readonly FieldError[] {
  const name = tidyName(typed);
  if (name === '') return [refuse(INPUT_REFUSALS, 'required', field)];
  if (!isOneLine(name)) return [refuse(INPUT_REFUSALS, 'invalid_input', field)];
  return name.length > most ? [refuse(INPUT_REFUSALS, 'too_long', field, { most })] : [];
}
