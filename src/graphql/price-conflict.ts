/**
 * What is told of an answer that could not be read because its prices moved all the while: nothing
 * is wrong, and the same question may be asked again.
 */
import { GraphQLError } from 'graphql';
import { API_ERRORS, type ApiErrorCode } from '#domain/api-errors.ts';
import { PriceConflictError } from '#server/price-index/read-stable.ts';

const CODE: ApiErrorCode = 'PRICES_MOVING';

/**
 * An error of an execution as everybody may read it, with its code under `extensions`; undefined
 * when it is another.
 */
export function priceConflictError(error: unknown): GraphQLError | undefined {
  if (
    !(error instanceof Error) ||
    !causesOf(error).some((cause) => cause instanceof PriceConflictError)
  )
    return undefined;
  return new GraphQLError(API_ERRORS[CODE], {
    path: error instanceof GraphQLError ? error.path : undefined,
    extensions: { code: CODE },
  });
}

/** Compiled operations tell their cause under a name of their own. */
const causesOf = (error: Error): unknown[] => [
  error.cause,
  'originalError' in error ? error.originalError : undefined,
];
