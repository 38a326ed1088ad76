/** From Fastify's request to an endpoint, as the visitor of a market's site, and back. */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MarketName } from '#domain/market/market-name.ts';
import type { PageDictionary } from '../compression/page-dictionary.ts';
import { httpError, MISDIRECTED } from '../http-error.ts';
import { requestReference } from '../monitoring/trace-id.ts';
import { traceRequest } from '../monitoring/trace-request.ts';
import { callerOf, type RateLimitSettings } from '../rate-limit.ts';
import {
  goneSignal,
  sendPlainAnswer,
  sendWebResponse,
  toPlainRequest,
  toWebRequest,
} from './adapter.ts';
import { isPlain, type PlainAnswer, type PlainRequest } from './plain-request.ts';

/** Where a request has come in. */
export type ReachedSite = {
  readonly market: MarketName;
  /** `https://host`, as our own addresses begin. */
  readonly origin: string;
};

/** Who waits for an answer, and of which market's site. */
export type Asker = {
  readonly market: MarketName;
  /** An address of IPv4, or the /64 of one of IPv6. */
  readonly network: string;
  /** Of the request: what a failure of it is known by, to its visitor and in the log. */
  readonly reference: string;
  /** Aborted when nobody waits any more. */
  readonly gone: AbortSignal;
};

/** An endpoint of this floor. */
export type Endpoint = (request: Request, asker: Asker) => Promise<Response>;

/** The endpoint of the data call, most of whose answers are small. */
export type DataCallEndpoint = (
  request: PlainRequest,
  asker: Asker,
) => Promise<PlainAnswer | Response>;

type AskerOptions = {
  /** Undefined for a host of nobody's. */
  readonly siteAt: (host: string | undefined) => ReachedSite | undefined;
  readonly rateLimit: RateLimitSettings;
};

type AskerOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => { readonly origin: string; readonly asker: Asker };

/** Who asks, at the site of the market whose host the request names. */
export const makeAskerOf =
  ({ siteAt, rateLimit }: AskerOptions): AskerOf =>
  (request, reply) => {
    const site = siteAt(request.headers.host);
    if (!site) throw httpError(MISDIRECTED, 'a host that is none of ours');
    return {
      origin: site.origin,
      asker: new WhoAsks(
        site.market,
        callerOf(request.headers, request.ip, rateLimit),
        request.raw,
        reply,
      ),
    };
  };

/**
 * What few endpoints ask for is made when they do. A class, as is everything of this kind that each
 * request makes: getters written into an object give each object a shape of its own, by which the
 * collector holds on to all of its request until it looks at everything.
 */
class WhoAsks implements Asker {
  readonly market: MarketName;
  readonly network: string;
  readonly #request: IncomingMessage;
  readonly #reply: FastifyReply;
  #gone: AbortSignal | undefined;

  constructor(market: MarketName, network: string, request: IncomingMessage, reply: FastifyReply) {
    this.market = market;
    this.network = network;
    this.#request = request;
    this.#reply = reply;
  }

  get reference(): string {
    return requestReference(this.#request);
  }

  get gone(): AbortSignal {
    return (this.#gone ??= goneSignal(this.#reply));
  }
}

/** The dictionary that pages are compressed with; undefined while there is none. */
export type DictionaryNow = () => PageDictionary | undefined;

/** Hands a request to its endpoint, and sends the answer. */
export const makeServe =
  (askerOf: AskerOf, dictionaryNow: DictionaryNow) =>
  (endpoint: Endpoint) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, asker } = askerOf(request, reply);
    return sendWebResponse(
      reply,
      await traceRequest(request, () => endpoint(toWebRequest(request, origin), asker)),
      dictionaryNow(),
    );
  };

export const serveDataCalls =
  (askerOf: AskerOf, endpoint: DataCallEndpoint) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, asker } = askerOf(request, reply);
    const answer = await traceRequest(request, () =>
      endpoint(toPlainRequest(request, origin), asker),
    );
    return isPlain(answer) ? sendPlainAnswer(reply, answer) : sendWebResponse(reply, answer);
  };
