/**
 * Spans of a trace, in the words of OpenTelemetry. Without an exporter nothing is made: what is
 * traced then runs as if it were not.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type SpanKind = 'server' | 'client' | 'internal';

export type Facts = Readonly<Record<string, string | number>>;

/** What took place, from when to when, and in what; times in milliseconds since 1970. */
export type Span = {
  /** 16 bytes and 8 bytes, in hexadecimal. */
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startMs: number;
  readonly endMs: number;
  /** Nothing personal, and nothing that a visitor typed (S-18). */
  readonly facts: Facts;
  readonly isFailed: boolean;
};

type Place = { readonly traceId: string; readonly spanId: string };

const place = new AsyncLocalStorage<Place>();
let tracer: { readonly share: number; readonly end: (span: Span) => void } | undefined;

/** From now on this thread traces such a share of all work (0 to 1); answers how it is stopped. */
export function startTracing(share: number, end: (span: Span) => void): () => void {
  const mine = { share, end };
  tracer = mine;
  return () => {
    if (tracer === mine) tracer = undefined;
  };
}

type Named = { readonly name: string; readonly facts?: Facts };

/**
 * Runs work as the beginning of a trace, when its id falls into the share; `describe` is asked when
 * it is over, with its result, undefined when it threw.
 */
export function traceFrom<T>(
  idOf: () => string,
  kind: SpanKind,
  work: () => Promise<T>,
  describe: (result: T | undefined) => Named,
): Promise<T> {
  if (!tracer) return work();
  const traceId = idOf();
  if (!isChosen(traceId, tracer.share)) return work();
  return record({ traceId, parentId: undefined, kind }, work, describe);
}

/** Runs work as a part of the trace that it is in; of none, as it is. */
export function trace<T>(
  kind: SpanKind,
  name: string,
  work: () => Promise<T>,
  facts?: Facts,
): Promise<T> {
  const inside = tracer && place.getStore();
  if (!inside) return work();
  return record({ traceId: inside.traceId, parentId: inside.spanId, kind }, work, () => ({
    name,
    ...(facts && { facts }),
  }));
}

/** Notes a part of the trace that is over already, and took so long. */
export function noteSpan(kind: SpanKind, name: string, ms: number, facts: Facts): void {
  const inside = tracer && place.getStore();
  if (!tracer || !inside) return;
  const endMs = now();
  tracer.end({
    traceId: inside.traceId,
    spanId: makeSpanId(),
    parentId: inside.spanId,
    name,
    kind,
    startMs: endMs - ms,
    endMs,
    facts,
    isFailed: false,
  });
}

/** The trace that this work is a part of, where it is traced. */
export const currentTraceId = (): string | undefined => place.getStore()?.traceId;

async function record<T>(
  { traceId, parentId, kind }: Pick<Span, 'traceId' | 'parentId' | 'kind'>,
  work: () => Promise<T>,
  describe: (result: T | undefined) => Named,
): Promise<T> {
  const spanId = makeSpanId();
  const startMs = now();
  const end = (isFailed: boolean, result?: T): void => {
    const { name, facts = {} } = describe(result);
    const endMs = now();
    tracer?.end({ traceId, spanId, parentId, name, kind, startMs, endMs, facts, isFailed });
  };
  try {
    const result = await place.run({ traceId, spanId }, work);
    end(false, result);
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
}

/** By the last digits of the id, so that all who see it choose alike. */
const isChosen = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32;

const makeSpanId = (): string => randomBytes(8).toString('hex');

const now = (): number => performance.timeOrigin + performance.now();
