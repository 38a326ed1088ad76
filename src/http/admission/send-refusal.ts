/** Refusals of who may ask again later, in the form that was asked for: data, a page, or words. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_ERRORS } from '#domain/errors/api-errors.ts';
import { NO_STORE } from '#http/security-headers.ts';
import type { Refusal } from '#web/refusal-page.tsx';
import type { RefusalPages } from './refusal-page.ts';

export type SendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
) => Promise<FastifyReply>;

const FORMS = {
  too_much: {
    status: 429,
    error: { message: 'That was a lot at once. Please wait a moment, then try again.' },
  },
  overload: {
    status: 503,
    error: { message: API_ERRORS.OVERLOADED, extensions: { code: 'OVERLOADED' } },
  },
} as const;

/** Answers 429 or 503 with `retry-after`. */
export const makeSendRefusal =
  (pageOf: RefusalPages): SendRefusal =>
  async ({ headers, routeOptions }, reply, refusal) => {
    const { status, error } = FORMS[refusal.kind];
    reply
      .code(status)
      .headers({ 'retry-after': String(refusal.seconds), 'cache-control': NO_STORE });
    if (routeOptions.url === '/graphql') return reply.send({ errors: [error] });
    if (!headers.accept?.includes('text/html'))
      return reply.type('text/plain; charset=utf-8').send(error.message);
    const page = await pageOf(headers, refusal);
    return reply.headers(page.headers).send(page.bytes);
  };
