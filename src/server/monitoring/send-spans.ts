/** Spans on their way to a collector: OTLP over HTTP, in JSON (opentelemetry.io/docs/specs). */
import type { Logger } from 'pino';
import type { Facts, Span, SpanKind } from './span.ts';

export type SpanSenderOptions = {
  /** The collector, as `http://localhost:4318`. */
  readonly endpoint: string;
  /** Which release sends. */
  readonly release: string;
  readonly log: Logger;
  readonly send?: typeof fetch;
};

const EVERY_MS = 5_000;
const DEADLINE_MS = 10_000;
/** A collector that is away costs no memory: more is dropped. */
const MOST_WAITING = 2_048;

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const FAILED = 2;

/** Takes spans, and sends them every five seconds and at the end; one line tells of failures. */
export function sendSpans({ endpoint, release, log, send = fetch }: SpanSenderOptions): {
  readonly take: (span: Span) => void;
  readonly stop: () => Promise<void>;
} {
  const waiting: Span[] = [];
  let isAway = false;
  const flush = async (): Promise<void> => {
    const spans = waiting.splice(0);
    if (spans.length === 0) return;
    try {
      const response = await send(`${endpoint}/v1/traces`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(writeSpans(spans, release)),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, 'traces could not be sent and are dropped');
      isAway = true;
    }
  };
  const sending = setInterval(() => void flush(), EVERY_MS).unref();
  return {
    take: (span) => {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    stop: async () => {
      clearInterval(sending);
      await flush();
    },
  };
}

/** One request of OTLP. */
export const writeSpans = (spans: readonly Span[], release: string) => ({
  resourceSpans: [
    {
      resource: {
        attributes: writeFacts({ 'service.name': 'holidaymaker', 'service.version': release }),
      },
      scopeSpans: [{ scope: { name: 'holidaymaker' }, spans: spans.map(writeSpan) }],
    },
  ],
});

const writeSpan = ({ traceId, spanId, parentId, name, kind, ...span }: Span) => ({
  traceId,
  spanId,
  ...(parentId !== undefined && { parentSpanId: parentId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(span.startMs),
  endTimeUnixNano: nanoseconds(span.endMs),
  attributes: writeFacts(span.facts),
  status: span.isFailed ? { code: FAILED } : {},
});

const writeFacts = (facts: Facts) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { doubleValue: value },
  }));

/** As text: more digits than a number of JSON keeps. */
const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;
