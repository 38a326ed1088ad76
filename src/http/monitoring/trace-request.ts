import type { FastifyRequest } from 'fastify';
import { traceFrom } from '#server/monitoring/span.ts';
import { routeOfRequest } from './request-route.ts';
import { requestReference, traceIdOf } from './trace-id.ts';

/** Answers a request as the beginning of a trace, named by method and route (S-18). */
export const traceRequest = <Answer extends Pick<Response, 'status'>>(
  request: FastifyRequest,
  answer: () => Promise<Answer>,
): Promise<Answer> =>
  traceFrom(
    () => traceIdOf(request.raw),
    'server',
    answer,
    (response) => {
      const { method, raw } = request;
      const route = routeOfRequest(request);
      return {
        name: `${method} ${route}`,
        facts: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': response?.status ?? 500,
          reference: requestReference(raw),
        },
      };
    },
  );
