/** Sends data calls, and keeps of their answers what the next ones share, for as long as needed. */
import {
  Client,
  fetchExchange,
  mapExchange,
  type AnyVariables,
  type CombinedError,
  type OperationContext,
} from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { WireDocument } from '#web/data/wire-document.ts';
import { CACHE_KEYS } from './cache-keys.ts';
import { POSSIBLE_TYPES } from './possible-types.generated.ts';

export type DataRequest = {
  readonly wire: WireDocument;
  readonly variables: AnyVariables;
  /** How this one is sent. */
  readonly context: Pick<OperationContext, 'fetch'> & Partial<OperationContext>;
};

export type DataAnswer = { readonly data: unknown; readonly error: CombinedError | undefined };
export type DataClient = (request: DataRequest) => Promise<DataAnswer>;

/** How long what a page has asked for stays after the last answer (CACHE-09). */
const CLEANUP_MS = 100;

/**
 * Names that change so rarely that a page may take them from the cache; prices and availability are
 * always asked for.
 */
const KEPT = ['destinations', 'destinationById', 'departureAirports', 'airports'];

const isKept = ({ fields }: WireDocument): boolean => fields.every((field) => KEPT.includes(field));

/** Posts to `url`. A thing that several answers tell of is one, by the contract's identities. */
export function makeDataClient(url: string): DataClient {
  const answers = new Map<number, unknown>();
  const makeClient = () =>
    new Client({
      url,
      preferGetMethod: false,
      exchanges: [
        cacheExchange({
          keys: CACHE_KEYS,
          possibleTypes: POSSIBLE_TYPES,
          logger: () => undefined,
        }),
        mapExchange({ onResult: ({ operation, data }) => void answers.set(operation.key, data) }),
        fetchExchange,
      ],
    });
  let client = makeClient();
  const names = new Map<number, DataRequest>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (request: DataRequest): Promise<DataAnswer> => {
    const { wire, variables, context } = request;
    const requestPolicy = isKept(wire) ? 'cache-first' : 'network-only';
    const sending = { ...context, requestPolicy } as const;
    const { data, error, operation } = await (
      wire.type === 'mutation'
        ? client.mutation<unknown>(wire.document, variables, sending)
        : client.query<unknown>(wire.document, variables, sending)
    ).toPromise();
    // Read back from the cache, an answer could miss what a call that overlapped has written there
    // since.
    const answered: unknown = answers.get(operation.key);
    answers.delete(operation.key);
    if (isKept(wire) && answered) {
      const fetch = async () => Response.json({ data: answered });
      names.set(operation.key, { ...request, context: { fetch } });
    }
    return { data: answered ?? data, error };
  };

  /** The cache lets go of nothing by itself: another one begins with the answers that are kept. */
  const renew = () => {
    client = makeClient();
    for (const request of names.values()) void send(request);
  };

  return async (request) => {
    const answer = await send(request);
    if (!isKept(request.wire)) {
      clearTimeout(timer);
      timer = setTimeout(renew, CLEANUP_MS);
    }
    return answer;
  };
}
