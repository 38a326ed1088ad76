import { expect, onTestFinished, test } from 'vitest';
import { currentTraceId, noteSpan, startTracing, trace, traceFrom, type Span } from './span.ts';

const TRACE = '0af7651916cd43dd8448eb2100000000';

function collect(share = 1): readonly Span[] {
  const spans: Span[] = [];
  onTestFinished(startTracing(share, (span) => void spans.push(span)));
  return spans;
}

const request = <T>(work: () => Promise<T>, traceId = TRACE) =>
  traceFrom(
    () => traceId,
    'server',
    work,
    (result) => ({ name: `answer ${String(result)}` }),
  );

test('parts of a request are spans of its trace, each inside the one that it came from', async () => {
  const spans = collect();
  await request(async () => {
    await trace('internal', 'operation', async () => noteSpan('client', 'SQL', 5, { rows: 1 }));
    return 200;
  });
  const [sql, operation, page] = spans;
  expect(spans.map(({ name }) => name)).toEqual(['SQL', 'operation', 'answer 200']);
  expect([sql?.parentId, operation?.parentId, page?.parentId]).toEqual([
    operation?.spanId,
    page?.spanId,
    undefined,
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(Math.round(sql!.endMs - sql!.startMs)).toBe(5);
});

test('requests at the same time have traces of their own', async () => {
  const spans = collect();
  const ids = [TRACE, `${'1'.repeat(24)}00000000`];
  await Promise.all(
    ids.map((id) => request(() => trace('internal', id, async () => currentTraceId()), id)),
  );
  for (const id of ids) expect(spans.find(({ name }) => name === id)?.traceId).toBe(id);
});

test('what fails is a failed span, and fails as it did', async () => {
  const spans = collect();
  await expect(request(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(spans).toMatchObject([{ name: 'answer undefined', isFailed: true }]);
});

test('a share is traced, chosen by the id', async () => {
  const spans = collect(0.05);
  await request(async () => 'first', `${'a'.repeat(24)}0cccccc0`);
  await request(
    async () => trace('internal', 'inside', async () => 'second'),
    `${'a'.repeat(24)}0d000000`,
  );
  expect(spans.map(({ name }) => name)).toEqual(['answer first']);
});

test('without an exporter work runs as it is', async () => {
  const work = async () => currentTraceId();
  expect(await request(work)).toBeUndefined();
  expect(await trace('internal', 'alone', work)).toBeUndefined();
});
