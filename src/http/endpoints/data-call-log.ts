import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorKind } from '#domain/errors/error-kinds.ts';
import { isBadArgument } from '#graphql/bad-argument.ts';
import { passingError } from '#graphql/execution/passing-error.ts';
import { reportError } from '#server/platform/report-error.ts';
import { noteOutage } from '#server/platform/spell-log.ts';
import { classifyError } from '#web/data/data-error-kinds.ts';

/** Where failures of a request are told, and what each is known by there and to its visitor. */
export type LoggedRequest = { readonly log: Logger; readonly reference: string };

/** A data call as the log names it. */
export type LoggedOperation = {
  readonly name: string | null | undefined;
  readonly isMutation: boolean;
};

/**
 * Logs what became of a data call in one line: what it was to do as the line's message (ERR-11 to
 * ERR-26), why it failed as the class of its error (GQL-05). What a visitor sent stays out of the
 * log (PAX-31): a request that was refused before it ran has the values in its very message, so
 * that only operation, class and place of the error are told.
 */
export function logDataCallError(
  { log, reference }: LoggedRequest,
  operation: LoggedOperation,
  error: GraphQLError,
): void {
  const { name } = operation;
  const kind = classifyError(passingError(error) ?? error);
  if (!operation.isMutation && LACKS_PARAMETER.test(error.message))
    return reportError(log, 'MissingQueryParameterError', { operation: name, kind });
  // Without a field the request itself was refused; with a bad argument, one field of it.
  if (!error.path || isBadArgument(error))
    return log.warn({ operation: name, kind }, 'data call refused');
  // No bug of this call; how it came about is told by whoever lost PostgreSQL.
  if (kind === 'UNAVAILABLE') return noteOutage(log, { operation: name });
  const facts = { operation: name, kind, reference, path: error.path.join('.') };
  const bug = error.cause instanceof Error ? error.cause : error;
  return log.error(
    { ...facts, err: { type: bug.name, message: bug.message, stack: bug.stack } },
    errorKindOf(operation, error.path[0]),
  );
}

/** A variable that a query needs and nobody sent, or a field of it, as the engine says so. */
const LACKS_PARAMETER = /^Variable "\$\w+" (?:of required type|.*to include required field)/s;

const errorKindOf = (
  { isMutation }: LoggedOperation,
  field: string | number | undefined,
): ErrorKind => KINDS[String(field)] ?? (isMutation ? 'MutationApiError' : 'QueryApiError');

/** What a field at the root was asked for; the others are named by nothing more particular. */
const KINDS: Readonly<Record<string, ErrorKind>> = {
  destinations: 'FetchLocationsError',
  destinationById: 'FetchLocationsError',
  destinationGroups: 'FetchLocationsError',
  continents: 'FetchLocationsError',
  hotelList: 'FetchHotelNamesError',
  holidayBookmarks: 'FetchBookmarksError',
  savedDeals: 'FetchBookmarksError',
  checkoutById: 'FetchCheckoutError',
  checkoutFromBasket: 'CheckoutFromBasketError',
  createBasket: 'CreateBasketError',
  packageSearchResults: 'CreateSearchError',
  packages: 'CreateSearchError',
  placeOrder: 'PlaceOrderError',
};
