import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { sendSpans } from './send-spans.ts';
import type { Span } from './span.ts';

const SPAN: Span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentId: undefined,
  name: 'GET /results',
  kind: 'server',
  startMs: 1_795_000_000_000.25,
  endMs: 1_795_000_000_012.5,
  facts: { 'http.route': '/results', 'http.response.status_code': 200 },
  isFailed: false,
};

function open(status: number) {
  const bodies: string[] = [];
  const send = vi.fn<typeof fetch>(async (_url, init) => {
    if (typeof init?.body === 'string') bodies.push(init.body);
    return new Response(null, { status });
  });
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const sender = sendSpans({ endpoint: 'http://127.0.0.1:4318', release: '1.2.3', log, send });
  return { send, bodies, lines, ...sender };
}

test('spans are sent in the JSON of OTLP', async () => {
  const { send, bodies, take, stop } = open(200);
  take(SPAN);
  take({ ...SPAN, parentId: 'a'.repeat(16), kind: 'client', isFailed: true });
  await stop();
  expect(send.mock.calls[0]?.[0]).toBe('http://127.0.0.1:4318/v1/traces');
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    resourceSpans: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'holidaymaker' } },
            { key: 'service.version', value: { stringValue: '1.2.3' } },
          ],
        },
        scopeSpans: [
          {
            scope: { name: 'holidaymaker' },
            spans: [
              {
                traceId: SPAN.traceId,
                spanId: SPAN.spanId,
                name: 'GET /results',
                kind: 2,
                startTimeUnixNano: '1795000000000250000',
                endTimeUnixNano: '1795000000012500000',
                attributes: [
                  { key: 'http.route', value: { stringValue: '/results' } },
                  { key: 'http.response.status_code', value: { doubleValue: 200 } },
                ],
                status: {},
              },
              expect.objectContaining({
                parentSpanId: 'a'.repeat(16),
                kind: 3,
                status: { code: 2 },
              }),
            ],
          },
        ],
      },
    ],
  });
});

test('nothing is sent when there is nothing', async () => {
  const { send, stop } = open(200);
  await stop();
  expect(send).not.toHaveBeenCalled();
});

test('a collector that is away is told of once, and holds nothing up', async () => {
  const { lines, take, stop } = open(503);
  take(SPAN);
  await stop();
  take(SPAN);
  await stop();
  expect(lines).toHaveLength(1);
});

test('what a collector does not take is dropped beyond two thousand spans', async () => {
  const { bodies, take, stop } = open(200);
  for (let at = 0; at < 3_000; at += 1) take(SPAN);
  await stop();
  const { resourceSpans } = JSON.parse(bodies[0] ?? '');
  expect(resourceSpans[0].scopeSpans[0].spans).toHaveLength(2_048);
});
