/**
 * What is wrong with an argument: a refusal of the answer, or, where the answer has no place for
 * any, an error at the field.
 */
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';

/** `code` of such an error: the asker's mistake, not ours. */
const BAD_ARGUMENT = 'BAD_ARGUMENT';

/** Throws the first refusal, if there is one. */
export function refuseArgument([refusal]: readonly FieldError[]): void {
  if (refusal)
    throw new GraphQLError(refusal.message, {
      extensions: { code: BAD_ARGUMENT, argument: refusal.field },
    });
}

/** The refusal of a list of more than `most`, or of less than one. */
export const refusalsOfFirst = (first: number, most: number, things: string): FieldError[] =>
  first >= 1 && first <= most
    ? []
    : [refuse(INPUT_REFUSALS, 'first_out_of_range', 'first', { most, things })];

/** Errors of compiled operations may have no extensions. */
export const isBadArgument = (error: { readonly extensions?: GraphQLErrorExtensions }): boolean =>
  error.extensions?.['code'] === BAD_ARGUMENT;
