/** The errors of a data call as its visitor may read them (S-12, S-25). */
import { GraphQLError } from 'graphql';
import { maskError } from 'graphql-yoga';
import { API_ERRORS } from '#domain/errors/api-errors.ts';
import { passingError } from '#graphql/execution/passing-error.ts';
import { RETRY_AFTER } from '#http/security-headers.ts';

/** What stands in place of a failure of ours. */
export const FAILURE_MESSAGE = API_ERRORS.INTERNAL_SERVER_ERROR;

/** An error without its inside: what passes by its code, what the asker did wrong as it is. */
export function masked(error: unknown): GraphQLError {
  const passing = withStatus(passingError(error));
  if (passing) return passing;
  const maskedError = maskError(error, FAILURE_MESSAGE, false);
  return maskedError instanceof GraphQLError ? maskedError : new GraphQLError(maskedError.message);
}

/** Proxies and clients that know HTTP alone are told of an outage by the status (F-03). */
function withStatus(error: GraphQLError | undefined): GraphQLError | undefined {
  if (error?.extensions['code'] !== 'UNAVAILABLE') return error;
  const http = { status: 503, headers: { 'retry-after': RETRY_AFTER } };
  return new GraphQLError(error.message, {
    path: error.path,
    extensions: { ...error.extensions, http },
  });
}

/** Enough for any sentence of ours; the engine's own repeat what was sent, whole. */
const LONGEST_MESSAGE = 300;

/**
 * The error neither repeats long values nor suggests names that were not asked for (S-12); a
 * failure of ours says what the log knows it by.
 */
export const forVisitor = (error: GraphQLError, reference: string | undefined): GraphQLError =>
  withReference(shorten(error), reference);

function shorten(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .*$/s, '').slice(0, LONGEST_MESSAGE);
  const { nodes, source, positions, path, extensions } = error;
  return message === error.message
    ? error
    : new GraphQLError(message, { nodes, source, positions, path, extensions });
}

function withReference(error: GraphQLError, reference: string | undefined): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  return extensions['code'] === 'INTERNAL_SERVER_ERROR'
    ? new GraphQLError(message, {
        nodes,
        source,
        positions,
        path,
        extensions: { ...extensions, reference },
      })
    : error;
}
