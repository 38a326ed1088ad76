/** What a run of fault rounds has come to, and what the auditor and the clock say of it. */
import type { FaultLayout } from './fault-layout.ts';
import type { Books } from './fault-shoppers.ts';
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
  /** Of the placed ones: those of customers, with a code, with credits. */
  readonly loggedIn: number;
  readonly withCode: number;
  readonly withCredits: number;
  /** How often each answer was given: whoever came too late for a code or credit is told. */
  readonly answers: Readonly<Record<string, number>>;
  /** How many orders were being placed while a fault of this kind lasted. */
  readonly ordersUnder: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
  readonly latestOrderS: number;
  readonly latestMailS: number;
  readonly restartP99Ms: number;
};

/** Longest that acknowledged work may wait once everything is up again, in seconds. */
export type Promises = { readonly orderS: number; readonly mailS: number };

/** What has happened so far. */
export type Tally = {
  readonly kinds: readonly string[];
  readonly outages: (Outage & { readonly kind: string })[];
  readonly starts: number[];
  readonly violations: Set<string>;
  readonly books: Books;
  rounds: number;
  kills: number;
};

/** Reads the books of a layout that is quiet; what it finds wrong stays in the tally. */
export async function makeReport(
  layout: FaultLayout,
  { kinds, outages, starts, violations, books, rounds, kills }: Tally,
  promises: Promises,
): Promise<FaultReport> {
  const lateness = await measureLateness(layout.pool, outages);
  const orders = await countOrders(layout);
  for (const violation of await stuckWork(layout)) violations.add(violation);
  return {
    rounds,
    kills,
    submitted: books.submissions.length,
    acknowledged: books.answers['PlacedOrder'] ?? 0,
    answers: books.answers,
    ...orders,
    ordersUnder: {
      'notifications late, twice, out of order, lost': books.submissions.length,
      ...Object.fromEntries(kinds.map((kind) => [kind, ordersUnder(kind, outages, books)])),
    },
    violations: [
      ...violations,
      ...books.failures,
      ...tooLate(lateness.latestOrderS, promises.orderS, 'an order'),
      ...tooLate(lateness.latestMailS, promises.mailS, 'a mail'),
    ],
    ...lateness,
    restartP99Ms: starts.toSorted((a, b) => a - b)[Math.ceil(starts.length * 0.99) - 1] ?? 0,
  };
}

type Orders = Pick<FaultReport, 'placed' | 'compensated' | 'loggedIn' | 'withCode' | 'withCredits'>;

async function countOrders({ pool }: FaultLayout): Promise<Orders> {
  const { rows } = await pool.query<Orders>(
    `select count(*) filter (where status <> 'FAILED')::int as placed,
       (select count(*)::int from placement where outcome ->> 'kind' <> 'PlacedOrder') as compensated,
       (select count(*)::int from order_person where role = 'LEAD') as "loggedIn",
       (select count(*)::int from promotional_code_use where state = 'REDEEMED') as "withCode",
       (select count(distinct checkout_id)::int from credit_use where state = 'REDEEMED') as "withCredits"
     from customer_order`,
  );
  return rows[0]!;
}

function ordersUnder(kind: string, outages: Tally['outages'], { submissions }: Books): number {
  const ofKind = outages.filter((outage) => outage.kind === kind);
  return submissions.filter(({ from, until }) =>
    ofKind.some((outage) => outage.from <= until && outage.until >= from),
  ).length;
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
