import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { isBadArgument } from '#graphql/bad-argument.ts';
import { passingError } from '#graphql/execution/passing-error.ts';
import { noteOutage } from '#server/platform/spell-log.ts';
import { classifyError } from '#web/data/data-error-kinds.ts';

/** Where failures of a request are told, and what each is known by there and to its visitor. */
export type LoggedRequest = { readonly log: Logger; readonly reference: string };

/**
 * Logs what became of a data call, by its class (GQL-05). What a visitor sent stays out of the log
 * (PAX-31): a request that was refused before it ran has the values in its very message, so that
 * only operation, class and place of the error are told.
 */
export function logDataCallError(
  { log, reference }: LoggedRequest,
  operation: string | null | undefined,
  error: GraphQLError,
): void {
  const kind = classifyError(passingError(error) ?? error);
  // Without a field the request itself was refused; with a bad argument, one field of it.
  if (!error.path || isBadArgument(error))
    return log.warn({ operation, kind }, 'data call refused');
  // No bug of this call; how it came about is told by whoever lost PostgreSQL.
  if (kind === 'UNAVAILABLE') return noteOutage(log, { operation });
  const facts = { operation, kind, reference, path: error.path.join('.') };
  const bug = error.cause instanceof Error ? error.cause : error;
  return log.error(
    { ...facts, err: { type: bug.name, message: bug.message, stack: bug.stack } },
    'data call failed',
  );
}
