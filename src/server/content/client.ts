/**
 * Reads content as a client of the content API, in process or by HTTP: what was read is kept a
 * minute, and a day for when nothing else is to be had. A failure is one line in the log and no
 * content; nobody waits longer than 800 ms (CONTENT-01, CONTENT-08).
 */
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { MarketName } from '#domain/market/market-name.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { ContentAnswer } from './content-api.ts';

export type ContentClient = {
  /** What `schema` makes of the answer to a path below `/api/content/`, or its status, ≥ 300. */
  readonly read: <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    market: MarketName,
  ) => Promise<ContentRead<v.InferOutput<Schema>>>;
  /** What was read before is asked for again. */
  readonly forget: () => void;
};

/** CONTENT-09. */
export type ContentRead<Content> =
  | { readonly hasError: false; readonly content: Content }
  | { readonly hasError: true; readonly errorStatusCode: number };

/** Asks for a path below `/api/content/`; rejects when there is no answer. */
export type FetchContent = (
  path: string,
  market: MarketName,
  signal: AbortSignal,
) => Promise<ContentAnswer>;

const ANSWER_MS = 800;
const KEPT_MS = 60_000;
const STALE_MS = 86_400_000;
/** A failure is not asked for again at once. */
const FAILED_MS = 2_000;
/** Addresses are anybody's to invent. */
const MOST_KEPT = 2_000;
const NO_ANSWER = 504;
const BAD_ANSWER = 502;
/** Moved, missing and refused all mean that there is no such content. */
const FIRST_FAILURE = 300;

type Kept = { readonly answer: Promise<ContentAnswer>; readonly until: number };
/**
 * What a schema has made of an answer, once while that is kept: to check takes longer than all
 * else.
 */
type Checked = { readonly schema: v.GenericSchema; readonly read: ContentRead<unknown> };
type Good = { readonly answer: ContentAnswer; readonly until: number };

export function makeContentClient(
  fetchContent: FetchContent,
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): ContentClient {
  const kept = new Map<string, Kept>();
  const good = new Map<string, Good>();
  const checked = new WeakMap<ContentAnswer, Checked>();
  const ask = async (path: string, market: MarketName, key: string): Promise<ContentAnswer> => {
    const answer = await answerOf(fetchContent, path, market);
    const { status } = answer;
    if (status < FIRST_FAILURE) keep(good, key, { answer, until: now() + STALE_MS });
    // Nobody wrote it: that is an answer, not a failure.
    if (status < FIRST_FAILURE || status === 404) return answer;
    kept.set(key, { answer: Promise.resolve(answer), until: now() + FAILED_MS });
    const before = good.get(key) ?? fromList(good, path, market);
    const isStale = before !== undefined && before.until > now();
    reportError(log, 'FetchContentError', { path, market, status, isStale });
    return isStale ? before.answer : answer;
  };
  const read = (path: string, market: MarketName): Promise<ContentAnswer> => {
    const key = `${market} ${path}`;
    const before = kept.get(key);
    if (before && before.until > now()) return before.answer;
    const answer = ask(path, market, key);
    keep(kept, key, { answer, until: now() + KEPT_MS });
    return answer;
  };
  return {
    forget: () => kept.clear(),
    read: async <Schema extends v.GenericSchema>(
      schema: Schema,
      path: string,
      market: MarketName,
    ): Promise<ContentRead<v.InferOutput<Schema>>> => {
      const answer = await read(path, market);
      const { status, body } = answer;
      if (status >= FIRST_FAILURE) return { hasError: true, errorStatusCode: status };
      const before = checked.get(answer);
      if (before?.schema === schema) return before.read;
      const parsed = v.safeParse(schema, body);
      const made: ContentRead<v.InferOutput<Schema>> = parsed.success
        ? { hasError: false, content: parsed.output }
        : { hasError: true, errorStatusCode: BAD_ANSWER };
      checked.set(answer, { schema, read: made });
      if (!parsed.success) {
        const [{ message }] = parsed.issues;
        reportError(log, 'FetchContentError', { path, market, status: BAD_ANSWER, message });
      }
      return made;
    },
  };
}

/** A page of the list of all pages, which a thread reads when it opens. */
function fromList(
  good: ReadonlyMap<string, Good>,
  path: string,
  market: MarketName,
): Good | undefined {
  const list = good.get(`${market} ${PAGES}`);
  const read = v.safeParse(ListSchema, list?.answer.body);
  const body = read.success
    ? read.output.pages.find(({ slug }) => `${PAGES}/${slug}` === path)
    : undefined;
  return list && body && { answer: { status: 200, body }, until: list.until };
}

const PAGES = 'pages';
const ListSchema = v.object({ pages: v.array(v.looseObject({ slug: v.string() })) });

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
}

async function answerOf(
  fetchContent: FetchContent,
  path: string,
  market: MarketName,
): Promise<ContentAnswer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const { promise: given, reject } = Promise.withResolvers<never>();
  const giveUp = (): void => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([fetchContent(path, market, signal), given]);
  } catch (error) {
    return { status: error instanceof SyntaxError ? BAD_ANSWER : NO_ANSWER };
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
