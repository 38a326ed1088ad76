import * as v from 'valibot';
import { PLACEMENT_STATES } from '#domain/order/order-states.ts';
import { wireDocument } from '#web/data/wire-document.ts';
import { PlacementProgress, type PlacementProgressSubscription } from './query.generated.ts';

/** What is known of a placement at one moment: the steps of its latest try, in order. */
export type PlacementUpdate = PlacementProgressSubscription['placementProgress'];

type Stream = {
  readonly checkoutId: string;
  readonly send: typeof fetch;
  /**
   * Until it is time to ask again; `failures`: streams in a row, before this one, that told
   * nothing.
   */
  readonly pause: (failures: number) => Promise<void>;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
};

/**
 * How the placing of a checkout's order goes, as the server says it (GQL-09), until `signal` ends
 * it. Asks again whenever the stream ends, is refused, breaks off or falls silent: each tells all
 * that is known, so nothing is missed meanwhile.
 */
export async function* streamPlacement(stream: Stream): AsyncGenerator<PlacementUpdate, void> {
  const { pause, signal } = stream;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      for await (const update of askOnce(stream)) {
        failures = 0;
        yield update;
      }
    } catch {
      // No answer: the pause, then the next try.
    }
    await pause(failures);
  }
}

const NAME = PlacementProgress.name;
/** The server ends each stream sooner. */
const LONGEST_MS = 30_000;

async function* askOnce({ checkoutId, send, signal }: Stream): AsyncGenerator<PlacementUpdate> {
  const { body } = await send(`/graphql?operation_name=${NAME}`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-operation-name': NAME,
    },
    body: JSON.stringify({
      operationName: NAME,
      query: wireDocument(PlacementProgress).text,
      variables: { checkoutId },
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  });
  if (!body) return;
  for await (const line of linesOf(body)) {
    const event = line.startsWith(DATA) && v.safeParse(EventSchema, line.slice(DATA.length));
    if (event && event.success) yield event.output.data.placementProgress;
  }
}

const DATA = 'data: ';

const EventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.object({
      placementProgress: v.object({
        steps: v.array(v.object({ state: v.picklist(PLACEMENT_STATES), label: v.string() })),
        isOver: v.boolean(),
      }),
    }),
  }),
);

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
