/**
 * Faults at any moment and of every kind while shoppers order: one to three a round, drawn by the
 * seed, each round upon orders that have just been submitted. After every few rounds the auditor
 * has the last word on the books, the clock on what was promised (I9).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { askSimulator } from '#testing/simulator-control.ts';
import { makeDraw } from './draw.ts';
import { FAULTS } from './fault-kinds.ts';
import type { FaultLayout } from './fault-layout.ts';
import { makeReport, type FaultReport, type Promises, type Tally } from './fault-report.ts';
import { letSubmit, openBooks, shop, submitTogether } from './fault-shoppers.ts';
import type { EngineProcess } from './fault-world.ts';

/** Where a run ends: after so many rounds, or the first that ends after so long. */
type Length = { readonly rounds: number; readonly milliseconds?: number };

type Listeners = {
  /** Hears of each fault, and of its round from 0. */
  readonly onFault?: (round: number, fault: string) => void;
  /** Hears all that is known so far, whenever the books were read. */
  readonly onReport?: (report: FaultReport) => Promise<void>;
  /** Rejects when the run is to be cut short: all that was started is ended then. */
  readonly cut?: Promise<never>;
};

const MOST_FAULTS = 3;
const ROUNDS_TO_AUDIT = 10;

/** Faults from this seed; what is found after the last round. */
export async function runFaults(
  open: () => Promise<FaultLayout>,
  { rounds, milliseconds = Infinity, seed }: Length & { readonly seed: number },
  promises: Promises,
  { onFault = () => undefined, onReport = async () => undefined, cut }: Listeners = {},
): Promise<FaultReport> {
  const end = performance.now() + milliseconds;
  const layout = await open();
  const runToItsEnd = async (): Promise<FaultReport> => {
    const run = await beginRun(layout, seed, onFault);
    const isLast = (): boolean => run.tally.rounds >= rounds || performance.now() > end;
    for (;;) {
      const stop = Math.min(rounds, run.tally.rounds + ROUNDS_TO_AUDIT);
      await shopThrough(run, () => run.tally.rounds >= stop || performance.now() > end);
      const audited = await whileAlive(run, layout.auditWhenQuiet());
      for (const violation of audited) run.tally.violations.add(violation);
      const report = await makeReport(layout, run.tally, promises);
      await onReport(report);
      if (isLast()) return report;
    }
  };
  try {
    return await Promise.race([runToItsEnd(), ...(cut ? [cut] : [])]);
  } finally {
    await layout.close();
  }
}

type Run = {
  readonly layout: FaultLayout;
  readonly draw: () => number;
  readonly tally: Tally;
  readonly onFault: (round: number, fault: string) => void;
  engine: EngineProcess;
};

async function beginRun(layout: FaultLayout, seed: number, onFault: Run['onFault']): Promise<Run> {
  const hasDisk = layout.postgres.disk !== undefined;
  const engine = await layout.start();
  await setNotificationFaults(layout, seed);
  return {
    layout,
    draw: makeDraw(seed),
    onFault,
    engine,
    tally: {
      kinds: Object.keys(FAULTS).filter((kind) => hasDisk || kind !== 'the disk full'),
      outages: [],
      starts: [],
      violations: new Set(),
      books: openBooks(),
      rounds: 0,
      kills: 0,
    },
  };
}

/** Rounds until `isOver`, while shoppers order; resolves when each has been answered. */
async function shopThrough(run: Run, isOver: () => boolean): Promise<void> {
  const { layout, draw, tally } = run;
  const lives = shop(layout, draw, tally.books, isOver);
  for (; !isOver(); tally.rounds += 1) {
    await submitTogether(layout, tally.books);
    await sleep(draw() * layout.longestCalmMs);
    for (let left = Math.ceil(draw() * MOST_FAULTS); left > 0; left--) await strike(run);
  }
  letSubmit(tally.books);
  await whileAlive(run, lives);
}

/** One fault; resolves when all is up again. */
async function strike(run: Run): Promise<void> {
  const { layout, draw, tally, onFault } = run;
  const kind = tally.kinds[Math.floor(draw() * tally.kinds.length)]!;
  onFault(tally.rounds, kind);
  const from = Date.now();
  tally.kills += await FAULTS[kind]!({
    layout,
    number: tally.outages.length,
    engine: () => run.engine,
    restart: () => restart(run),
  });
  tally.outages.push({ kind, from, until: Date.now() });
  if (run.engine.hasEnded()) await reviveEnded(run);
}

/** Waits for `work`, and starts again whatever ends by itself meanwhile. */
async function whileAlive<T>(run: Run, work: Promise<T>): Promise<T> {
  const done = work.then(() => 'done' as const);
  while ((await Promise.race([done, run.engine.ended])) !== 'done') await reviveEnded(run);
  return work;
}

/** F-03: no fault but a kill ends the process. */
async function reviveEnded(run: Run): Promise<void> {
  const { rounds, outages, violations } = run.tally;
  const after = outages.at(-1)?.kind;
  violations.add(
    `F-03 round ${rounds}, after ${after}: the process ended by itself: ${run.engine.lastWords()}`,
  );
  await restart(run);
}

async function restart(run: Run): Promise<void> {
  run.engine = await run.layout.start();
  run.tally.starts.push(run.engine.startedInMs);
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
  await askSimulator(`${paymentUrl}/_faults`, { method: 'PUT', body: JSON.stringify(rules) });
}
