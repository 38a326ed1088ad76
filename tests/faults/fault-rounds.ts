/**
 * Faults at any moment and of every kind while shoppers order: one a round, drawn by the seed. The
 * auditor has the last word on the books, the clock on what was promised (I9).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { requestPlacement } from '#server/order/request-placement.ts';
import { makeDraw } from './draw.ts';
import { openFaultWorld, type EngineProcess, type FaultWorld } from './fault-world.ts';
import { measureLateness, type Outage } from './lateness.ts';
import { POISONS, putPoison } from './poison.ts';
import { makeShopper } from './shopper.ts';

export type FaultReport = {
  readonly rounds: number;
  /** Processes and connections that were killed. */
  readonly kills: number;
  readonly submitted: number;
  /** Answered with an order. */
  readonly acknowledged: number;
  readonly placed: number;
  /** Refused, with all given back. */
  readonly compensated: number;
  readonly violations: readonly string[];
  readonly latestOrderS: number;
  readonly latestMailS: number;
  readonly restartP99Ms: number;
};

/** Longest that acknowledged work may wait once everything is up again, in seconds. */
export type Promises = { readonly orderS: number; readonly mailS: number };

const SHOPPERS = 3;
const TIMEOUT_MS = 3_600_000;
const STARVED_MS = 3_000;

/** The faults, by name: each resolves when all is up again, with how many kills it was. */
const FAULTS: Record<string, (run: Run) => Promise<number>> = {
  'worker killed': async (run) => {
    await run.engine().kill();
    await run.restart();
    return 1;
  },
  'worker killed twice': async (run) => {
    await run.engine().kill();
    await run.restart();
    await run.engine().kill();
    await run.restart();
    return 2;
  },
  'PostgreSQL killed': async ({ world }) => {
    await world.restartPostgres();
    return 1;
  },
  'PostgreSQL and worker killed': async (run) => {
    await run.engine().kill();
    await run.world.restartPostgres();
    await run.restart();
    return 2;
  },
  'every connection ended, again and again': async ({ world }) => {
    let kills = 0;
    for (let times = 0; times < 5; times++) {
      const { rowCount } = await world.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      kills += rowCount ?? 0;
      await sleep(200);
    }
    return kills;
  },
  'worker stands still': async (run) => {
    run.engine().signal('SIGSTOP');
    await sleep(STARVED_MS);
    run.engine().signal('SIGCONT');
    return 0;
  },
  'poison in every queue': async ({ world, round }) => {
    for (const poison of POISONS) await putPoison(world.pool, poison, round);
    return 0;
  },
};

type Run = {
  readonly world: FaultWorld;
  readonly round: number;
  readonly engine: () => EngineProcess;
  readonly restart: () => Promise<void>;
};

/** `rounds` faults from this seed; `onFault` gets the name of each. */
export async function runFaults(
  rounds: number,
  seed: number,
  promises: Promises,
  onFault: (fault: string) => void = () => undefined,
): Promise<FaultReport> {
  const world = await openFaultWorld();
  const draw = makeDraw(seed);
  const outages: Outage[] = [];
  const starts: number[] = [];
  const crashes: string[] = [];
  const counts = { submitted: 0, acknowledged: 0 };
  let engine = await world.startEngine();
  const restart = async (): Promise<void> => {
    engine = await world.startEngine();
    starts.push(engine.startedInMs);
  };
  try {
    await setNotificationFaults(world, seed);
    let isOver = false;
    const lives = Array.from({ length: SHOPPERS }, () =>
      shopThrough(world, draw, counts, () => isOver),
    );
    let kills = 0;
    const names = Object.keys(FAULTS);
    for (let round = 0; round < rounds; round++) {
      await sleep(300 + draw() * 2_000);
      const name = names[Math.floor(draw() * names.length)]!;
      onFault(name);
      const from = Date.now();
      kills += await FAULTS[name]!({ world, round, engine: () => engine, restart });
      outages.push({ from, until: Date.now() });
      if (engine.hasEnded()) {
        crashes.push(`F-03 round ${round}, ${name}: the worker ended by itself`);
        await restart();
      }
    }
    isOver = true;
    await Promise.all(lives);
    const audited = await world.auditWhenQuiet();
    const lateness = await measureLateness(world.pool, outages);
    const { rows } = await world.pool.query<{ placed: number; compensated: number }>(
      `select (select count(*)::int from customer_order where status <> 'FAILED') as placed,
         (select count(*)::int from placement where outcome ->> 'kind' <> 'PlacedOrder') as compensated`,
    );
    return {
      rounds,
      kills,
      ...counts,
      ...rows[0]!,
      violations: [
        ...crashes,
        ...audited,
        ...(await stuckWork(world)),
        ...tooLate(lateness.latestOrderS, promises.orderS, 'an order'),
        ...tooLate(lateness.latestMailS, promises.mailS, 'a mail'),
      ],
      ...lateness,
      restartP99Ms: starts.toSorted((a, b) => a - b)[Math.ceil(starts.length * 0.99) - 1] ?? 0,
    };
  } finally {
    await world.close();
  }
}

/** I9: nothing acknowledged is late beyond its promise. */
const tooLate = (seconds: number, promised: number, what: string): string[] =>
  seconds > promised ? [`I9 ${what} was done after ${seconds} s, ${promised} were promised`] : [];

/** I9: what was poisoned is put aside, and nothing else is. */
async function stuckWork({ pool }: FaultWorld): Promise<string[]> {
  const { rows } = await pool.query<{ queue: string; id: string; reason: string }>(
    `select queue, id, reason from retry where stuck_at is not null and id not like 'poison-%'`,
  );
  return rows.map(({ queue, id, reason }) => `I9 ${queue} ${id} is put aside: ${reason}`);
}

/** The card provider tells late, twice, out of order, and as if nobody had listened. */
async function setNotificationFaults({ paymentUrl }: FaultWorld, seed: number): Promise<void> {
  const kinds = ['duplicate', 'late', 'error-before', 'error-after'] as const;
  const rules = kinds.map((kind, i) => ({
    call: 'notification',
    kind,
    probability: 0.1,
    latencyMs: 3_000,
    seed: seed + i,
  }));
  await fetch(`${paymentUrl}/_faults`, { method: 'PUT', body: JSON.stringify(rules) });
}

/**
 * One holiday after another; whoever meets PostgreSQL away asks again, and begins anew with what
 * was not yet submitted.
 */
async function shopThrough(
  world: FaultWorld,
  draw: () => number,
  counts: { submitted: number; acknowledged: number },
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const shopper = await makeShopper(world).catch(forgiveOutage);
    if (!shopper) continue;
    if (draw() < 0.2) world.desk.refuse(`${shopper.placementId}:insurance`);
    counts.submitted += 1;
    const answer = await untilAnswered(() =>
      requestPlacement(world.visitor, shopper.checkoutId, shopper.token, TIMEOUT_MS),
    );
    if (answer.kind === 'PlacedOrder') counts.acknowledged += 1;
  }
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(forgiveOutage);
    if (answer !== undefined) return answer;
  }
}

async function forgiveOutage(error: unknown): Promise<undefined> {
  if (!isDatabaseUnavailable(error)) throw error;
  await sleep(100);
}
