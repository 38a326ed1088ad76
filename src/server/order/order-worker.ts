/**
 * The part of the worker that places orders: listens for claims, runs them, and picks up those that
 * nobody ran.
 */
import pg from 'pg';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import type { Engine } from '#server/workflow/engine.ts';
import { startSweep, type Sweep } from '#server/workflow/sweep.ts';
import type { PlacementContext } from './placement-context.ts';
import { CLAIM_CHANNEL } from './placing/claim.ts';
import { placeOrder } from './placing/place-order.ts';
import { findUnfinished } from './placing/placement-outcome.ts';

export type OrderWorker = { stop(): Promise<void> };

type OrderWorkerParts = {
  readonly context: Omit<PlacementContext, 'steps'>;
  readonly engine: Engine;
  readonly databaseUrl: string;
  readonly onError: (error: unknown) => void;
  /** Other periodic work: every so many milliseconds. */
  readonly sweeps?: readonly { readonly everyMs: number; readonly work: () => Promise<void> }[];
};

const LOOK_EVERY_MS = 2_000;

/** Starts the engine and takes claims; resolves when both work. */
export async function startOrderWorker(parts: OrderWorkerParts): Promise<OrderWorker> {
  const { engine, onError } = parts;
  const place = engine.define<string, PlaceOutcome>('place order', (id) =>
    placeOrder({ ...parts.context, steps: engine }, id),
  );
  const taken = new Set<string>();
  // A placement that fails for a reason nobody foresaw is told once and kept for a person; the next
  // start tries it again.
  const take = (id: string): void => {
    if (taken.has(id)) return;
    taken.add(id);
    place(id, id).then(() => taken.delete(id), onError);
  };
  await engine.start();
  const listener = await listen(parts.databaseUrl, take, onError);
  const sweeps: Sweep[] = [
    startSweep(
      LOOK_EVERY_MS,
      async () => (await findUnfinished(parts.context.database)).forEach(take),
      onError,
    ),
    ...(parts.sweeps ?? []).map(({ everyMs, work }) => startSweep(everyMs, work, onError)),
  ];
  return {
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
      await listener.end();
      await engine.stop();
    },
  };
}

/** Listens for claims. When the connection breaks, the sweep still finds them. */
async function listen(
  databaseUrl: string,
  take: (id: string) => void,
  onError: (error: unknown) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'holidaymaker claims',
  });
  client.on('error', onError);
  client.on('notification', ({ payload }) => payload && take(payload));
  await client.connect();
  await client.query(`listen ${CLAIM_CHANNEL}`);
  return client;
}
