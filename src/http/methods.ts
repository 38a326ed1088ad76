import type { onRequestHookHandler } from 'fastify';
import { httpError } from './http-error.ts';

/** What an address that only shows something takes. */
export const READ = ['GET', 'HEAD'] as const;

/**
 * Refuses every other method with 405 and `Allow` (RFC 9110, 15.5.6), before the body is read.
 * TRACE, which would repeat a request with its cookies, is among the others everywhere.
 */
export const onlyMethods =
  (...methods: readonly string[]): onRequestHookHandler =>
  ({ method }, reply, done) => {
    if (methods.includes(method)) return done();
    reply.header('allow', methods.join(', '));
    done(httpError(405, `${method} is not allowed`));
  };
