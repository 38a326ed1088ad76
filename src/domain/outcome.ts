/** The shapes of refusals (architecture: section 5). */

/**
 * A field error of a rule: `code` is a message key, `field` the path of the field, `message` the
 * English sentence.
 */
export type FieldError = {
  readonly code: string;
  readonly field: string;
  readonly message: string;
};

/** Marks a switch as exhaustive. */
export function never(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
