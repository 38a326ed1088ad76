import * as v from 'valibot';
import { startPeriodicJob } from '#server/workflow/periodic-job.ts';
import { writeValues } from '../flag-document.ts';
import type { FlagListener } from './flag-listener.ts';

type Service = { readonly url: string; readonly key: string | undefined };

const ASK_EVERY_MS = 500;
/** A service that hangs is asked again; pages never wait for it. */
const ANSWER_MS = 5_000;

const AnswerSchema = v.object({
  flags: v.array(v.object({ key: v.string(), value: v.optional(v.unknown()) })),
});

/**
 * Flags of a service that speaks OpenFeature's Remote Evaluation Protocol (OFREP, bulk evaluation),
 * asked twice a second for everybody: on or off, and no shares of visitors.
 */
export function followService(
  { url, key }: Service,
  { onLooked, onError }: FlagListener,
): () => Promise<void> {
  let tag: string | undefined;
  const ask = async (): Promise<void> => {
    const response = await fetch(`${url}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(tag !== undefined && { 'if-none-match': tag }),
      },
      body: JSON.stringify({ context: {} }),
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    });
    if (response.status === NOT_MODIFIED) return;
    if (!response.ok) throw new Error(`the flag service answered ${response.status}`);
    onLooked(writeValues(valuesOf(v.parse(AnswerSchema, await response.json()))));
    tag = response.headers.get('etag') ?? undefined;
  };
  return startPeriodicJob(ASK_EVERY_MS, ask, onError).stop;
}

const NOT_MODIFIED = 304;

const valuesOf = ({ flags }: v.InferOutput<typeof AnswerSchema>): Map<string, boolean> =>
  new Map(flags.flatMap(({ key, value }) => (typeof value === 'boolean' ? [[key, value]] : [])));
