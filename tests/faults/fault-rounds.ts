/**
 * Faults at any moment and of every kind while shoppers order: one to three a round, drawn by the
 * seed, each round upon an order that has just been submitted. The auditor has the last word on the
 * books, the clock on what was promised (I9).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDraw } from './draw.ts';
import { FAULTS } from './fault-kinds.ts';
import type { FaultLayout, Submit } from './fault-layout.ts';
import { measureLateness, type Outage } from './lateness.ts';

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
  /** How many orders were being placed while a fault of this kind lasted. */
  readonly ordersUnder: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
  readonly latestOrderS: number;
  readonly latestMailS: number;
  readonly restartP99Ms: number;
};

/** Longest that acknowledged work may wait once everything is up again, in seconds. */
export type Promises = { readonly orderS: number; readonly mailS: number };

const SHOPPERS = 4;
/** A round begins with the next order that is submitted, or after so long without one. */
const SUBMITTED_WITHIN_MS = 15_000;
const MOST_FAULTS = 3;

/** Where a run ends: after so many rounds, or the first that ends after so long. */
export type Length = { readonly rounds: number; readonly milliseconds?: number };

/** From submitting to the answer. */
type Submission = { readonly from: number; until: number };

type Books = {
  readonly submissions: Submission[];
  readonly failures: string[];
  acknowledged: number;
  /** Called with the next submission. */
  onSubmitted: () => void;
};

/** Faults from this seed; `onFault` gets the name of each, and its round from 0. */
export async function runFaults(
  open: () => Promise<FaultLayout>,
  { rounds, milliseconds = Infinity, seed }: Length & { readonly seed: number },
  promises: Promises,
  onFault: (round: number, fault: string) => void = () => undefined,
): Promise<FaultReport> {
  const layout = await open();
  const draw = makeDraw(seed);
  const outages: (Outage & { readonly kind: string })[] = [];
  const starts: number[] = [];
  const crashes: string[] = [];
  const books: Books = {
    submissions: [],
    failures: [],
    acknowledged: 0,
    onSubmitted: () => undefined,
  };
  let engine = await layout.start();
  const restart = async (): Promise<void> => {
    engine = await layout.start();
    starts.push(engine.startedInMs);
  };
  try {
    await setNotificationFaults(layout, seed);
    let isOver = false;
    const lives = Promise.all(
      Array.from({ length: SHOPPERS }, () => shopThrough(layout, draw, books, () => isOver)),
    );
    // They are waited for below; what ends the rounds before is what has to be told.
    lives.catch(() => undefined);
    const kinds = Object.keys(FAULTS).filter(
      (kind) => layout.postgres.disk || kind !== 'the disk full',
    );
    const end = performance.now() + milliseconds;
    let kills = 0;
    let round = 0;
    for (; round < rounds && performance.now() < end; round++) {
      await nextSubmission(books);
      await sleep(draw() * layout.longestCalmMs);
      for (let left = Math.ceil(draw() * MOST_FAULTS); left > 0; left--) {
        const kind = kinds[Math.floor(draw() * kinds.length)]!;
        onFault(round, kind);
        const from = Date.now();
        kills += await FAULTS[kind]!({
          layout,
          number: outages.length,
          engine: () => engine,
          restart,
        });
        outages.push({ kind, from, until: Date.now() });
        if (!engine.hasEnded()) continue;
        crashes.push(
          `F-03 round ${round}, ${kind}: the process ended by itself: ${engine.lastWords()}`,
        );
        await restart();
      }
    }
    isOver = true;
    await lives;
    const audited = await layout.auditWhenQuiet();
    const lateness = await measureLateness(layout.pool, outages);
    const { rows } = await layout.pool.query<{ placed: number; compensated: number }>(
      `select (select count(*)::int from customer_order where status <> 'FAILED') as placed,
         (select count(*)::int from placement where outcome ->> 'kind' <> 'PlacedOrder') as compensated`,
    );
    return {
      rounds: round,
      kills,
      submitted: books.submissions.length,
      acknowledged: books.acknowledged,
      ...rows[0]!,
      ordersUnder: countOrdersUnder(kinds, outages, books.submissions),
      violations: [
        ...crashes,
        ...books.failures,
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

const nextSubmission = (books: Books): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => {
      books.onSubmitted = resolve;
    }),
    sleep(SUBMITTED_WITHIN_MS, undefined, { ref: false }),
  ]);

/** Of each kind, the orders being placed while it lasted. All of them meet the notifications'. */
function countOrdersUnder(
  kinds: readonly string[],
  outages: readonly (Outage & { readonly kind: string })[],
  submissions: readonly Submission[],
): Record<string, number> {
  const under = (kind: string): number =>
    submissions.filter(({ from, until }) =>
      outages.some(
        (outage) => outage.kind === kind && outage.from <= until && outage.until >= from,
      ),
    ).length;
  return {
    'notifications late, twice, out of order, lost': submissions.length,
    ...Object.fromEntries(kinds.map((kind) => [kind, under(kind)])),
  };
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
  books: Books,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const submit = await layout.prepare(draw);
    if (!submit) continue;
    const submission: Submission = { from: Date.now(), until: Infinity };
    books.submissions.push(submission);
    books.onSubmitted();
    const kind = await untilAnswered(submit);
    submission.until = Date.now();
    if (kind === 'PlacedOrder') books.acknowledged += 1;
    else if (kind.startsWith('failure')) books.failures.push(`I1 submitted and answered ${kind}`);
  }
}

async function untilAnswered(submit: Submit): Promise<string> {
  for (;;) {
    const kind = await submit();
    if (kind !== undefined) return kind;
  }
}
