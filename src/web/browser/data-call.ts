import type { AnyVariables, CombinedError } from '@urql/core';
import type { DataCall, Operation } from '#web/data/data-call.ts';
import { answeredWithError, classifyStatus, noData } from '#web/data/data-error-kinds.ts';
import { DataError } from '#web/data/data-error.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { HYDRATION_ID, parseHydration } from '#web/document/hydration.ts';
import { makeDataClient } from './data-client.ts';
import { firstChangeAlone } from './first-change.ts';
import { holdForms, whenFormsAnswered } from './hold-forms.ts';
import { fetchWithRetry, retryRule, untilGivenUp, type RetryOptions } from './retry.ts';

const CLIENT_NAME = 'holidaymaker-web';

export type DataCallOptions = {
  /** Where `/graphql` is; the site's own address. */
  readonly origin: string;
  readonly retry: RetryOptions;
  readonly send: typeof fetch;
  /** Hears of each change that may open the session, by what is kept when it is over. */
  readonly hold: (over: Promise<unknown>) => void;
  /** When nothing else that may open it is on its way. */
  readonly isFree: () => Promise<unknown>;
  /**
   * Hears of each failed call: its operation and kind, and nothing that a visitor typed (GQL-05,
   * PAX-31).
   */
  readonly log: (failure: Pick<DataError, 'operation' | 'kind'>) => void;
};

/**
 * Posts operations to the site's own API (contract: section 7). Throws DataError for errors and for
 * no answer.
 */
export function makeDataCall(options: DataCallOptions): DataCall {
  const { origin, retry, send, hold, isFree, log } = options;
  const ask = makeDataClient(`${origin}/graphql`);
  const sendChange = firstChangeAlone(hold, isFree);
  return async <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const wire = wireDocument(operation);
    const url = `${origin}/graphql?operation_name=${encodeURIComponent(operation.name)}`;
    const rule = retryRule({ names: [operation.name, ...wire.fields], url }, retry);
    const request = {
      wire,
      variables: plain(variables),
      context: {
        url,
        fetch: fetchWithRetry(rule, untilGivenUp(send)),
        fetchOptions: { headers: headersOf(operation.name, retry) },
      },
    };
    const { data: answered, error } = await (wire.type === 'mutation'
      ? sendChange(() => ask(request))
      : ask(request));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the operation says what its answer is
    const data = answered as Data | undefined;
    if (!error && data) return data;
    const failure = error ? errorOf(operation.name, error) : noData(operation.name, wire.type);
    log({ operation: failure.operation, kind: failure.kind });
    throw failure;
  };
}

const plain = (variables: unknown): AnyVariables =>
  typeof variables === 'object' ? { ...variables } : {};

const headersOf = (name: string, { isOn }: RetryOptions) => ({
  accept: 'application/json',
  'x-operation-name': name,
  'x-client-name': CLIENT_NAME,
  ...(isOn ? {} : { 'x-features': JSON.stringify({ retry: false }) }),
});

/** Of an answer with errors the first; else what became of the request. */
function errorOf(
  operation: string,
  { graphQLErrors: [first], networkError, response }: CombinedError,
): DataError {
  if (first) return answeredWithError(operation, first);
  const status = response instanceof Response ? response.status : undefined;
  return new DataError(operation, networkError?.message ?? 'no answer', classifyStatus(status), {
    cause: networkError,
  });
}

let own: DataCall | undefined;

/**
 * The data call of the page that is shown; its features say whether calls are repeated (RETRY-07).
 */
export const postOperation: DataCall = (operation, variables) =>
  (own ??= makeDataCall(optionsOfPage()))(operation, variables);

function optionsOfPage(): DataCallOptions {
  const { features, hostWithoutRetry } = parseHydration(
    document.getElementById(HYDRATION_ID)?.textContent ?? '',
  ).page.domainConfig;
  return {
    origin: window.location.origin,
    retry: { isOn: features.retryLogic, excludedHost: hostWithoutRetry },
    send: (input, init) => fetch(input, init),
    hold: holdForms,
    isFree: whenFormsAnswered,
    // Where errors are reported from a browser today.
    // oxlint-disable-next-line no-console
    log: (failure) => console.warn('data call failed', failure),
  };
}
