/**
 * The part of the worker that places orders, changes and cancels them: listens for claims, runs
 * them, and picks up those that nobody ran.
 */
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { keepTrying } from '#server/db/keep-trying.ts';
import { openListener } from '#server/db/listener.ts';
import { makePool } from '#server/db/pool.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { DATABASE_BACKOFF } from '#server/db/when-available.ts';
import type { Engine } from '#server/workflow/engine.ts';
import { startPeriodicJob, type JobPace, type PeriodicJob } from '#server/workflow/periodic-job.ts';
import { makeRest, WORK_CHANNEL, type Rest } from '#server/workflow/rest.ts';
import { forget } from '#server/workflow/retries.ts';
import { noteEnded } from '#server/workflow/step-failures.ts';
import type { LookEnd } from '#server/workflow/work-through.ts';
import { makeAskedWork } from './afterwards/changes/asked-work.ts';
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
  /** Is told when work that had failed goes on. */
  readonly onBack?: () => void;
  /** Gives up the start, which else is tried until PostgreSQL is there. */
  readonly signal?: AbortSignal;
  readonly jobs?: readonly WorkerJob[];
};

/** Other periodic work: every so many milliseconds. */
export type WorkerJob = {
  readonly everyMs: number;
  readonly work: () => Promise<LookEnd>;
  /** Whether what it looks for is told on `WORK_CHANNEL`, so that it may rest. */
  readonly isAnnounced?: boolean;
  /** By what it rests where it is told of otherwise. */
  readonly rest?: Rest | undefined;
};

const LOOK_EVERY_MS = 2_000;
/** Somebody waits for it. */
const ASKED_EVERY_MS = 500;

const QUEUE = 'placement';

/** Starts the engine and takes claims; resolves when both work. */
export async function startOrderWorker(parts: OrderWorkerParts): Promise<OrderWorker> {
  const { engine, onError, onBack, signal } = parts;
  const place = engine.define<string, PlaceOutcome>({ name: 'place order', queue: QUEUE }, (id) =>
    placeOrder({ ...parts.context, steps: engine }, id),
  );
  const askedWork = makeAskedWork({ context: parts.context, engine, onError });
  const taken = new Set<string>();
  const noteEnd = (id: string, error: unknown) =>
    noteEnded(parts.context.database, { id, queue: QUEUE }, error);
  // A placement that PostgreSQL went away under is taken again by the next look. One that ended for
  // a reason nobody foresaw is put aside, and taken again when a person says so.
  const take = (id: string): void => {
    if (taken.has(id)) return;
    taken.add(id);
    place(id, id).then(
      () => {
        taken.delete(id);
        return forget(parts.context.database, QUEUE, id).catch(onError);
      },
      async (error: unknown) => {
        const isAway = isDatabaseUnavailable(error);
        const put = isAway ? error : await noteEnd(id, error).catch((failure: unknown) => failure);
        taken.delete(id);
        onError(put);
      },
    );
  };
  await keepTrying(() => engine.start(), {
    backoff: DATABASE_BACKOFF,
    ...(signal && { signal }),
    onLost: onError,
    ...(onBack && { onBack }),
  });
  const look = async (): Promise<void> =>
    (await findUnfinished(parts.context.database)).forEach(take);
  const rest = makeRest();
  const listening = listen(parts.databaseUrl, { take, look, wake: rest.wake, onError });
  const job = (pace: JobPace, work: () => Promise<LookEnd | void>): PeriodicJob =>
    startPeriodicJob(pace, work, onError, onBack);
  const jobs: PeriodicJob[] = [
    job({ everyMs: LOOK_EVERY_MS, rest }, look),
    ...askedWork.map((work) => job({ everyMs: ASKED_EVERY_MS, rest }, work)),
    ...(parts.jobs ?? []).map(({ everyMs, work, isAnnounced = false, ...own }) =>
      job({ everyMs, rest: isAnnounced ? rest : own.rest }, work),
    ),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((one) => one.stop()));
      await listening.end();
      await engine.stop();
    },
  };
}

type Hearer = {
  readonly take: (id: string) => void;
  /** Finds what was claimed while nobody listened. */
  readonly look: () => Promise<void>;
  /** Ends the rest of those that look for other work. */
  readonly wake: () => void;
  readonly onError: (error: unknown) => void;
};

/** Listens by connections of its own, which are made anew when they break. */
function listen(
  databaseUrl: string,
  { take, look, wake, onError }: Hearer,
): { end(): Promise<void> } {
  const pool = makePool({ url: databaseUrl, size: 2, name: 'holidaymaker claims' });
  const ends = [
    openListener({
      pool,
      channel: CLAIM_CHANNEL,
      onNotification: (id) => void (id && take(id)),
      onListening: () => void look().catch(onError),
      onError,
    }),
    openListener({
      pool,
      channel: WORK_CHANNEL,
      onNotification: wake,
      onListening: wake,
      onError,
    }),
  ];
  return {
    async end() {
      await Promise.all(ends.map((end) => end()));
      await pool.end();
    },
  };
}
