/**
 * Faults at any moment and of every kind while shoppers order: one a round, drawn by the seed. The
 * auditor has the last word on the books, the clock on what was promised (I9).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDraw } from './draw.ts';
import type { FaultLayout, Submit } from './fault-layout.ts';
import type { EngineProcess } from './fault-world.ts';
import { measureLateness, type Outage } from './lateness.ts';
import { POISONS, putPoison } from './poison.ts';

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
const STARVED_MS = 3_000;

/** The faults, by name: each resolves when all is up again, with how many kills it was. */
const FAULTS: Record<string, (run: Run) => Promise<number>> = {
  killed: async (run) => {
    await run.engine().kill();
    await run.restart();
    return 1;
  },
  'killed twice': async (run) => {
    await run.engine().kill();
    await run.restart();
    await run.engine().kill();
    await run.restart();
    return 2;
  },
  'PostgreSQL killed': async ({ layout }) => {
    await layout.restartPostgres();
    return 1;
  },
  'killed with PostgreSQL': async (run) => {
    await run.engine().kill();
    await run.layout.restartPostgres();
    await run.restart();
    return 2;
  },
  'every connection ended, again and again': async ({ layout }) => {
    let kills = 0;
    for (let times = 0; times < 5; times++) {
      const { rowCount } = await layout.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      kills += rowCount ?? 0;
      await sleep(200);
    }
    return kills;
  },
  'stands still': async (run) => {
    run.engine().signal('SIGSTOP');
    await sleep(STARVED_MS);
    run.engine().signal('SIGCONT');
    return 0;
  },
  'poison in every queue': async ({ layout, round }) => {
    for (const poison of POISONS) await putPoison(layout.pool, poison, round);
    return 0;
  },
};

type Counts = { submitted: number; acknowledged: number; readonly failures: string[] };

type Run = {
  readonly layout: FaultLayout;
  readonly round: number;
  readonly engine: () => EngineProcess;
  readonly restart: () => Promise<void>;
};

/** `rounds` faults from this seed; `onFault` gets the name of each. */
export async function runFaults(
  open: () => Promise<FaultLayout>,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
  promises: Promises,
  onFault: (fault: string) => void = () => undefined,
): Promise<FaultReport> {
  const layout = await open();
  const draw = makeDraw(seed);
  const outages: Outage[] = [];
  const starts: number[] = [];
  const crashes: string[] = [];
  const counts: Counts = { submitted: 0, acknowledged: 0, failures: [] };
  let engine = await layout.start();
  const restart = async (): Promise<void> => {
    engine = await layout.start();
    starts.push(engine.startedInMs);
  };
  try {
    await setNotificationFaults(layout, seed);
    let isOver = false;
    const lives = Array.from({ length: SHOPPERS }, () =>
      shopThrough(layout, draw, counts, () => isOver),
    );
    let kills = 0;
    const names = Object.keys(FAULTS);
    for (let round = 0; round < rounds; round++) {
      await sleep(300 + draw() * layout.longestCalmMs);
      const name = names[Math.floor(draw() * names.length)]!;
      onFault(name);
      const from = Date.now();
      kills += await FAULTS[name]!({ layout, round, engine: () => engine, restart });
      outages.push({ from, until: Date.now() });
      if (engine.hasEnded()) {
        crashes.push(`F-03 round ${round}, ${name}: the process ended by itself`);
        await restart();
      }
    }
    isOver = true;
    await Promise.all(lives);
    const audited = await layout.auditWhenQuiet();
    const lateness = await measureLateness(layout.pool, outages);
    const { rows } = await layout.pool.query<{ placed: number; compensated: number }>(
      `select (select count(*)::int from customer_order where status <> 'FAILED') as placed,
         (select count(*)::int from placement where outcome ->> 'kind' <> 'PlacedOrder') as compensated`,
    );
    return {
      rounds,
      kills,
      submitted: counts.submitted,
      acknowledged: counts.acknowledged,
      ...rows[0]!,
      violations: [
        ...crashes,
        ...counts.failures,
        ...audited,
        ...(await stuckWork(layout)),
        ...tooLate(lateness.latestOrderS, promises.orderS, 'an order'),
        ...tooLate(lateness.latestMailS, promises.mailS, 'a mail'),
      ],
      ...lateness,
      restartP99Ms: starts.toSorted((a, b) => a - b)[Math.ceil(starts.length * 0.99) - 1] ?? 0,
    };
  } finally {
    await layout.close();
  }
}

/** I9: nothing acknowledged is late beyond its promise. */
const tooLate = (seconds: number, promised: number, what: string): string[] =>
  seconds > promised ? [`I9 ${what} was done after ${seconds} s, ${promised} were promised`] : [];

/** I9: what was poisoned is put aside, and nothing else is. */
async function stuckWork({ pool }: FaultLayout): Promise<string[]> {
  const { rows } = await pool.query<{ queue: string; id: string; reason: string }>(
    `select queue, id, reason from retry where stuck_at is not null and id not like 'poison-%'`,
  );
  return rows.map(({ queue, id, reason }) => `I9 ${queue} ${id} is put aside: ${reason}`);
}

/** The card provider tells late, twice, out of order, and as if nobody had listened. */
async function setNotificationFaults({ paymentUrl }: FaultLayout, seed: number): Promise<void> {
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
 * One holiday after another; whoever finds something away asks again, and begins anew with what was
 * not yet submitted.
 */
async function shopThrough(
  layout: FaultLayout,
  draw: () => number,
  counts: Counts,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const submit = await layout.prepare(draw);
    if (!submit) continue;
    counts.submitted += 1;
    const kind = await untilAnswered(submit);
    if (kind === 'PlacedOrder') counts.acknowledged += 1;
    else if (kind.startsWith('failure')) counts.failures.push(`I1 submitted and answered ${kind}`);
  }
}

async function untilAnswered(submit: Submit): Promise<string> {
  for (;;) {
    const kind = await submit();
    if (kind !== undefined) return kind;
  }
}
