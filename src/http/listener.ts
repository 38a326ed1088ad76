/**
 * The listener that requests come to: its bounds, and how it ends. What is answered, the app says.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { LIMITS } from '#graphql/execution/limits.ts';
import { limitConnections } from './connections/connection-limit.ts';
import { prepareDrain, type Drain } from './connections/drain.ts';
import { oneAtATime } from './connections/one-at-a-time.ts';
import { answerUnreadable } from './connections/unreadable.ts';
import { decodable, originForm } from './request-target.ts';
import type { PolicySources } from './security-headers.ts';

export type WebListenerOptions = {
  readonly policy: PolicySources;
  readonly mostConnections: number;
};

/** The longest that headers, and a whole request, may take to come in (F-50). */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** Longer than any address of ours: what is longer is no route but a page that does not exist. */
const LONGEST_PATH = 16_384;

/** Bodies come as the bytes that were sent. */
export function makeListener({ policy, mostConnections }: WebListenerOptions): {
  readonly app: FastifyInstance;
  readonly drain: Drain;
} {
  const turns = oneAtATime();
  const app = Fastify({
    logger: false,
    // What a request is known by is made for who asks for it (`requestReference`).
    genReqId: () => '',
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 5_000,
    connectionTimeout: 60_000,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: 1_000,
      // Who names no host is refused with the headers of every answer, which Node's own has not.
      requireHostHeader: false,
    },
    clientErrorHandler: answerUnreadable(policy, turns.isAnswering),
    // Who has begun before the listener closes is answered, not sent away.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PATH },
    rewriteUrl: ({ url = '/' }) => decodable(originForm(url)),
  });
  // An expectation that nobody knows may be passed over (RFC 9110, 10.1.1); Node answers it itself.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  limitConnections(app, mostConnections);
  const drain = prepareDrain(app);
  app.addHook('preClose', drain.begin);
  app.addHook('onRequest', turns.hook);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return { app, drain };
}
