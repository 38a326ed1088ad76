/**
 * Carries the requests of Adyen's library to our configured base address, over http or https,
 * within deadlines (F-15: connect 2 s, total 10 s). The library's own client speaks https alone and
 * knows no deadline.
 */
import type { ClientRequest, RequestOptions } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { Client } from '@adyen/api-library';
import { CONNECT_MS, makeCaller, sendWithin } from '#server/platform/outgoing-call.ts';
import { PaymentInProgress, PaymentProviderUnavailable } from './port.ts';

export type Deadlines = { readonly connectMs: number; readonly totalMs: number };

export const DEADLINES: Deadlines = { connectMs: CONNECT_MS, totalMs: 10_000 };

/**
 * The provider said no to the request itself: wrong key, wrong reference, impossible amount. A bug
 * or a wrong setting.
 */
class PaymentRequestRejected extends Error {
  /** Adyen's code of the error, when its answer had one. */
  readonly errorCode: string | undefined;
  constructor(status: number, text: string) {
    super(`the card provider rejected the request: ${status} ${text.slice(0, 300)}`);
    this.errorCode = /"errorCode":"([^"]*)"/.exec(text)?.[1];
  }
}

/**
 * The answer, or what is said instead when the provider rejects the request with one of these
 * codes.
 */
export async function unlessRejected<T>(
  errorCodes: readonly string[],
  answer: Promise<T>,
  instead: T,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (
      error instanceof PaymentRequestRejected &&
      error.errorCode !== undefined &&
      errorCodes.includes(error.errorCode)
    )
      return instead;
    throw error;
  }
}

type HttpClient = Client['httpClient'];

export function makeAdyenHttp(baseUrl: string, deadlines: Deadlines): HttpClient {
  const base = new URL(baseUrl);
  const open = makeCaller(base);
  return {
    async request(endpoint, json, config, _isApiKeyRequired, options = {}) {
      const url = addressOf(base, endpoint, options.params);
      const headers = {
        'content-type': 'application/json',
        'x-api-key': config.apiKey ?? '',
        ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
      };
      const method = options.method ?? 'POST';
      const call: RequestOptions = {
        method,
        headers,
        signal: AbortSignal.timeout(deadlines.totalMs),
      };
      return await exchange(
        open(url, call),
        method === 'POST' ? json : undefined,
        deadlines.connectMs,
      );
    },
  };
}

/** Posts to an address below our base; the answer as text. */
export type ProviderPost = (path: string, body: object, idempotencyKey: string) => Promise<string>;

/** For what the library has no calls for; throws as the library's calls do. */
export function makeProviderPost(
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string },
  deadlines: Deadlines,
): ProviderPost {
  const base = new URL(baseUrl);
  const open = makeCaller(base);
  return (path, body, idempotencyKey) =>
    exchange(
      open(new URL(`${base.pathname.replace(/\/$/, '')}/${path}`, base), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': apiKey,
          'idempotency-key': idempotencyKey,
        },
        signal: AbortSignal.timeout(deadlines.totalMs),
      }),
      JSON.stringify(body),
      deadlines.connectMs,
    );
}

/** The library's `https://checkout-test.adyen.com/v72/…` at our base. */
function addressOf(
  base: URL,
  endpoint: string,
  params: ConstructorParameters<typeof URLSearchParams>[0],
): URL {
  const path = new URL(endpoint).pathname;
  const url = new URL(
    `${base.pathname.replace(/\/$/, '')}${path.slice(path.indexOf('/v72/'))}`,
    base,
  );
  if (params) url.search = new URLSearchParams(params).toString();
  return url;
}

async function exchange(
  request: ClientRequest,
  json: string | Buffer | undefined,
  connectMs: number,
): Promise<string> {
  try {
    const response = await sendWithin(request, json, connectMs);
    return checkAnswer(response.statusCode ?? 0, await readText(response));
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable || error instanceof PaymentRequestRejected)
      throw error;
    throw new PaymentProviderUnavailable('the card provider did not answer', { cause: error });
  }
}

/** A request with the same key was or is being worked on: what came of it is not known yet. */
const IN_PROGRESS = '704';

const NO_CONTENT = 204;

/** Passes on an answer that is JSON; an outage is told from a request that will never be right. */
function checkAnswer(status: number, text: string): string {
  if (status >= 500 || status === 429)
    throw new PaymentProviderUnavailable(`the card provider answered ${status}`);
  if (status >= 400) {
    const rejected = new PaymentRequestRejected(status, text);
    if (rejected.errorCode !== IN_PROGRESS) throw rejected;
    throw new PaymentInProgress(rejected.message, { cause: rejected });
  }
  if (status === NO_CONTENT) return '';
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new PaymentProviderUnavailable('the card provider answered nonsense', { cause: error });
  }
}
