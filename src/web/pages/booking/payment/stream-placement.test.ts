import { expect, test } from 'vitest';
import type { PlacementState } from '#domain/order/order-states.ts';
import { streamPlacement, type PlacementUpdate } from './stream-placement.ts';

const update = (states: readonly PlacementState[], isOver = false): PlacementUpdate => ({
  steps: states.map((state) => ({ state, label: `Words for ${state}` })),
  isOver,
});
const event = (...of: Parameters<typeof update>): string =>
  `event: next\ndata: ${JSON.stringify({ data: { placementProgress: update(...of) } })}\n\n`;
const END = 'event: complete\ndata\n\n';

/** What comes of these answers, one after another; then whoever waits leaves. */
async function collect(answers: readonly (() => Response)[]) {
  const left = new AbortController();
  const asked: Request[] = [];
  const pauses: number[] = [];
  const updates: PlacementUpdate[] = [];
  const rest = [...answers];
  const send: typeof fetch = async (path, init) => {
    const address = typeof path === 'string' ? new URL(path, 'https://site.example') : path;
    asked.push(new Request(address, init));
    const answer = rest.shift();
    if (answer) return answer();
    left.abort();
    throw new TypeError('left');
  };
  const pause = async (failures: number) => void pauses.push(failures);
  const stream = { checkoutId: 'c1', send, pause, signal: left.signal };
  for await (const next of streamPlacement(stream)) updates.push(next);
  return { asked, pauses: pauses.slice(0, answers.length), updates };
}

const streamOf = (...parts: readonly string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );

test('the steps of a placement come as server-sent events, wherever they are cut [GQL-09]', async () => {
  const all = `:\n\n${event(['CLAIMED'])}${event(['CLAIMED', 'AUTHORISED'], true)}${END}`;
  const { asked, updates } = await collect([() => streamOf(all.slice(0, 47), all.slice(47))]);
  expect(updates).toEqual([update(['CLAIMED']), update(['CLAIMED', 'AUTHORISED'], true)]);
  const [first] = asked;
  expect(first!.url).toBe('https://site.example/graphql?operation_name=PlacementProgress');
  expect(first!.headers.get('accept')).toBe('text/event-stream');
  expect(await first!.json()).toMatchObject({
    operationName: 'PlacementProgress',
    variables: { checkoutId: 'c1' },
  });
});

test('what is empty, ends early, breaks off or is no event is asked again, less often while nothing comes', async () => {
  const { asked, pauses, updates } = await collect([
    () => streamOf(END),
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => streamOf(event(['CLAIMED'])),
    () => new Response('<html>Bad gateway</html>', { status: 502 }),
    () => new Response(null, { status: 204 }),
    () => streamOf('event: next\ndata: {"errors":[{"message":"no"}]}\n\n', 'data: {"da'),
    () => streamOf(event(['CLAIMED', 'AUTHORISED'])),
  ]);
  expect(updates).toEqual([update(['CLAIMED']), update(['CLAIMED', 'AUTHORISED'])]);
  expect(asked).toHaveLength(8);
  expect(pauses).toEqual([0, 1, 0, 1, 2, 3, 0]);
});
