import { tidyPassengerName } from '#domain/input/tidy-passenger-name.ts';

type Named = {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
};

/**
 * Whether two of a list have the same name and date of birth: rarely true, often one person typed
 * twice.
 */
export function hasNamesakes(passengers: readonly Named[]): boolean {
  const keys = passengers.map(({ firstName, lastName, dateOfBirth }) =>
    `${tidyPassengerName(firstName)} ${tidyPassengerName(lastName)} ${dateOfBirth}`.toLowerCase(),
  );
  return new Set(keys).size < keys.length;
}
