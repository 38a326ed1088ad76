/**
 * One web thread's listener: static files, the data call, pictures, notifications, and pages for
 * everything else.
 */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Logger } from 'pino';
import { API_ERRORS } from '#domain/errors/api-errors.ts';
import { DOCUMENT_PATTERN } from '#domain/order/order-addresses.ts';
import { PERSONAL_COPIES } from '#domain/privacy/personal-copies.ts';
import { LONGEST_CLIENT_ERROR } from '#domain/tracking/client-error.ts';
import { CONSENT_PATH } from '#domain/tracking/consent.ts';
import { LONGEST_WEB_VITALS } from '#domain/tracking/web-vitals.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { noteOutage } from '#server/platform/spell-log.ts';
import { SHARE_CARDS } from '#server/share-cards/share-cards.ts';
import { addAdmission } from './admission/admit.ts';
import {
  DOCUMENT,
  EVENT,
  NOTIFICATION,
  pageDemand,
  PICTURE,
  type DemandOf,
} from './admission/demand.ts';
import type { RefusalPages } from './admission/refusal-page.ts';
import { makeSendRefusal, type SendRefusal } from './admission/send-refusal.ts';
import { DICTIONARIES } from './compression/page-dictionary.ts';
import { addServiceWorker, type ServiceWorkerOptions } from './endpoints/files/service-worker.ts';
import { addHealth, type Health } from './endpoints/health.ts';
import { loggedPath } from './endpoints/logged-path.ts';
import { hintEarly } from './exchange/early-hints.ts';
import {
  makeAskerOf,
  makeServe,
  serveDataCalls,
  type DataCallEndpoint,
  type DictionaryNow,
  type Endpoint,
  type ReachedSite,
} from './exchange/serve.ts';
import { httpError, MISDIRECTED } from './http-error.ts';
import { makeListener, type WebListenerOptions } from './listener.ts';
import { onlyMethods, READ } from './methods.ts';
import { observeRequests, type Observation } from './monitoring/observe-requests.ts';
import { requestReference } from './monitoring/trace-id.ts';
import { callerOf, makeRateLimit, type RateLimitSettings } from './rate-limit.ts';
import { hasOneHost, isHost } from './request-target.ts';
import {
  commonHeaders,
  NO_STORE,
  POLICY_REPORTS,
  RETRY_AFTER,
  type PolicySources,
} from './security-headers.ts';

export type Endpoints = {
  readonly graphql: DataCallEndpoint;
  readonly picture: Endpoint;
  readonly shareCard: Endpoint;
  readonly map: Endpoint;
  readonly content: Endpoint;
  readonly pageDictionary: Endpoint;
  readonly document: Endpoint;
  readonly personalCopy: Endpoint;
  readonly paymentNotification: Endpoint;
  readonly supplierNotice: Endpoint;
  readonly unsubscribe: Endpoint;
  readonly confirmCruiseNews: Endpoint;
  readonly consent: Endpoint;
  readonly policyReport: Endpoint;
  readonly flags: Endpoint;
  readonly event: Endpoint;
  readonly clientError: Endpoint;
  readonly webVitals: Endpoint;
  /** What is read at an address of its own, such as `/robots.txt`. */
  readonly files: Readonly<Record<string, Endpoint>>;
  readonly page: Endpoint;
};

export type AppOptions = WebListenerOptions & {
  readonly endpoints: Endpoints;
  readonly refusalPage: RefusalPages;
  readonly callDemand: DemandOf;
  readonly clientDirectory: string;
  /** Undefined for a host of nobody's. */
  readonly siteAt: (host: string | undefined) => ReachedSite | undefined;
  readonly rateLimit: RateLimitSettings;
  readonly log: Logger;
  readonly missing: Health['missing'];
  readonly serviceWorker: ServiceWorkerOptions['serviceWorker'];
  readonly dictionaryNow: DictionaryNow;
  /** What every page begins with, as `Link` headers say it. */
  readonly earlyLinks?: readonly string[];
  readonly observation: Observation;
};

/** A question is three short fields. */
const LONGEST_QUESTION = 1_000;

/** Browsers cut what they report; a report is no way to fill a memory. */
const LONGEST_REPORT = 10_000;

/** Enough for a fingerprint; every other event is a tenth of it. */
const LONGEST_EVENT = 32_768;

export function makeApp({
  endpoints,
  refusalPage,
  callDemand,
  clientDirectory,
  siteAt,
  policy,
  rateLimit,
  mostConnections,
  log,
  missing,
  serviceWorker,
  dictionaryNow,
  earlyLinks = [],
  observation,
}: AppOptions): FastifyInstance {
  const { app, drain } = makeListener({ policy, mostConnections });
  app.addHook('onRequest', checkedWithHeaders(policy));
  observeRequests(app, observation);
  addFiles(app, clientDirectory);
  addServiceWorker(app, { serviceWorker, refusalPage });
  addHealth(app, { missing, drain });
  addEndpoints(app, {
    endpoints,
    refusalPage,
    callDemand,
    siteAt,
    rateLimit,
    dictionaryNow,
    earlyLinks,
    log,
  });
  app.setNotFoundHandler({ preHandler: onlyMethods(...READ) }, nothingThere);
  app.setErrorHandler(lastResort(log));
  return app;
}

type EndpointOptions = Pick<
  AppOptions,
  'endpoints' | 'refusalPage' | 'callDemand' | 'siteAt' | 'rateLimit' | 'dictionaryNow' | 'log'
> & { readonly earlyLinks: readonly string[] };

/** Every address with the methods that it takes and the limits that it has. */
function addEndpoints(app: FastifyInstance, options: EndpointOptions): void {
  const { endpoints, refusalPage, callDemand, siteAt, rateLimit, dictionaryNow, log } = options;
  const askerOf = makeAskerOf({ siteAt, rateLimit });
  const serve = makeServe(askerOf, dictionaryNow);
  const refuse = makeSendRefusal(refusalPage);
  const admit = addAdmission(app, refuse, log);
  const limit = limitRate(rateLimit, log, refuse);
  const reading = { onRequest: onlyMethods(...READ) };
  app.all(
    '/graphql',
    { onRequest: [onlyMethods('POST'), limit], ...admit(callDemand) },
    serveDataCalls(askerOf, endpoints.graphql),
  );
  for (const [address, endpoint] of [
    ['/pictures/*', endpoints.picture],
    [`${SHARE_CARDS}*`, endpoints.shareCard],
    ['/api/content/*', endpoints.content],
    ['/maps/*', endpoints.map],
    [`${DICTIONARIES}:hash`, endpoints.pageDictionary],
  ] as const)
    app.all(address, { ...reading, ...admit(PICTURE) }, serve(endpoint));
  app.all(DOCUMENT_PATTERN, { ...reading, ...admit(DOCUMENT) }, serve(endpoints.document));
  for (const { path: address } of PERSONAL_COPIES)
    app.all(address, { ...reading, ...admit(DOCUMENT) }, serve(endpoints.personalCopy));
  for (const [address, endpoint] of [
    ['/webhooks/payments', endpoints.paymentNotification],
    ['/webhooks/suppliers', endpoints.supplierNotice],
  ] as const)
    app.all(address, { onRequest: onlyMethods('POST'), ...admit(NOTIFICATION) }, serve(endpoint));
  for (const [address, endpoint] of [
    ['/unsubscribe/:key', endpoints.unsubscribe],
    ['/cruise-news/:key', endpoints.confirmCruiseNews],
  ] as const)
    app.post(address, { onRequest: limit, ...admit(pageDemand) }, serve(endpoint));
  app.all(
    CONSENT_PATH,
    { onRequest: [onlyMethods('POST'), limit], ...admit(pageDemand) },
    serve(endpoints.consent),
  );
  for (const [address, bodyLimit, endpoint] of [
    [POLICY_REPORTS, LONGEST_REPORT, endpoints.policyReport],
    ['/api/flags', LONGEST_QUESTION, endpoints.flags],
    ['/client-errors', LONGEST_CLIENT_ERROR, endpoints.clientError],
    ['/web-vitals', LONGEST_WEB_VITALS, endpoints.webVitals],
  ] as const)
    app.all(address, { onRequest: [onlyMethods('POST'), limit], bodyLimit }, serve(endpoint));
  app.all(
    '/event',
    { onRequest: [onlyMethods('POST'), limit], bodyLimit: LONGEST_EVENT, ...admit(EVENT) },
    serve(endpoints.event),
  );
  for (const [address, endpoint] of Object.entries(endpoints.files))
    app.all(address, reading, serve(endpoint));
  app.all(
    '/*',
    { onRequest: [onlyMethods(...READ, 'POST'), limit], ...admit(pageDemand) },
    servePages(serve(endpoints.page), options.earlyLinks),
  );
}

/** Pages take a moment to be made; what they begin with is told before. */
const servePages =
  (serve: ReturnType<ReturnType<typeof makeServe>>, links: readonly string[]): typeof serve =>
  (request, reply) => {
    hintEarly(request, reply, links);
    return serve(request, reply);
  };

/** What is sent as it lies there. */
function addFiles(app: FastifyInstance, clientDirectory: string): void {
  app.register(fastifyStatic, {
    root: path.join(clientDirectory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
}

/** Before anything else, so that every answer has the headers: files, refusals and failures too. */
function checkedWithHeaders(policy: PolicySources): onRequestHookHandler {
  const headers = commonHeaders(policy);
  return (request, reply, done) => {
    reply.headers(headers);
    if (isHost(request.headers.host) && hasOneHost(request.raw)) done();
    else done(httpError(400, 'no host, or two'));
  };
}

/**
 * Everything that nobody expected: told plainly, with a reference, never with its inside (S-25).
 */
const lastResort =
  (log: Logger) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    const reference = requestReference(request.raw);
    const facts = {
      method: request.method,
      url: loggedPath(request.url.split('?')[0] ?? ''),
      reference,
    };
    if (status === OUTAGE) {
      noteOutage(log, { ...facts, reason: String(error) });
      reply.header('retry-after', RETRY_AFTER);
    } else if (status >= 500) log.error({ ...facts, err: error }, 'request failed');
    reply.code(status).header('cache-control', NO_STORE);
    const message = messageFor(status, reference);
    return request.routeOptions.url === '/graphql'
      ? reply.send({ errors: [{ message }] })
      : reply.type('text/plain; charset=utf-8').send(message);
  };

/** A file that is not there, or a method that the listener does not know. */
const nothingThere = async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
  reply.code(404).type('text/plain; charset=utf-8').send('There’s nothing at this address.');

function messageFor(status: number, reference: string): string {
  if (status === OUTAGE) return API_ERRORS.UNAVAILABLE;
  return status >= 500
    ? `Something went wrong on our side. If you were paying, look at your booking before you pay again. Reference ${reference}.`
    : (REFUSALS[status] ?? 'The request could not be read.');
}

/** PostgreSQL is away: nothing is wrong, and the same may be asked again (F-03). */
const OUTAGE = 503;

const REFUSALS: Readonly<Record<number, string>> = {
  405: 'That can’t be done at this address.',
  413: 'The request is too large.',
  [MISDIRECTED]: 'We have no site at this address.',
};

/** Refuses who asks for more than the limit; the log hears of it once, without the address. */
function limitRate(
  settings: RateLimitSettings,
  log: Logger,
  refuse: SendRefusal,
): onRequestHookHandler {
  const ask = makeRateLimit(settings.perMinute);
  return (request, reply, done) => {
    const { headers, ip, routeOptions } = request;
    const answer = ask(callerOf(headers, ip, settings), performance.now());
    if (answer.kind === 'welcome') return done();
    if (answer.isFirst)
      log.warn(
        { route: routeOptions.url },
        'an address asks for more than REQUESTS_PER_MINUTE and is refused',
      );
    refuse(request, reply, { kind: 'too_much', seconds: answer.retryAfter }).catch(
      (error: unknown) => reply.send(error),
    );
  };
}

function statusOf(error: unknown): number {
  if (isDatabaseUnavailable(error)) return OUTAGE;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : 500;
  return status >= 400 && status < 600 ? status : 500;
}
