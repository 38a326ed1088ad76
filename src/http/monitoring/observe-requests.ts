import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Figures } from '#server/monitoring/figures.ts';
import { routeOfRequest } from './request-route.ts';
import { requestReference, traceIdOf } from './trace-id.ts';

export type Observation = {
  /** Where each request is counted; undefined: none is. */
  readonly figures: Pick<Figures, 'count'> | undefined;
  /** Where each request has a line; undefined: none has. */
  readonly log: Logger | undefined;
  /** Whose site a host is; undefined: nobody's. */
  readonly marketOf: (host: string | undefined) => MarketName | undefined;
};

/**
 * Counts and logs each request once its answer is out: by the pattern of its address, for the
 * address itself may hold what opens something (S-18). Without either nothing is done.
 */
export function observeRequests(
  app: FastifyInstance,
  { figures, log, marketOf }: Observation,
): void {
  if (!figures && !log) return;
  app.addHook('onResponse', async (request, reply) => {
    const { method, headers, raw } = request;
    const route = routeOfRequest(request);
    const { statusCode: status, elapsedTime } = reply;
    figures?.count(
      'http_server_request_duration_seconds',
      {
        http_request_method: method,
        http_route: route,
        http_response_status_code: String(status),
      },
      elapsedTime / 1_000,
    );
    log?.info(
      {
        trace_id: traceIdOf(raw),
        reference: requestReference(raw),
        method,
        route,
        status,
        ms: Math.round(elapsedTime * 10) / 10,
        market: marketOf(headers.host),
      },
      'request answered',
    );
  });
}
