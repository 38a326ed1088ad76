/**
 * How late acknowledged work was done: counted from its claim, or from the moment when everything
 * was up again after a fault, whichever is later.
 */
import type { Pool } from 'pg';

/** A time of something not working, in milliseconds since 1970. */
export type Outage = { readonly from: number; readonly until: number };

export type Lateness = { readonly latestOrderS: number; readonly latestMailS: number };

/** ISO 8601. */
type Wait = { readonly begun: string; readonly done: string };

const ORDERS = `
  select p.claimed_at as begun, min(h.at) as done from placement p
  join order_history h on h.checkout_id = p.checkout_id and h.at >= p.claimed_at
    and h.state in ('PLACED', 'PENDING', 'RELEASED')
  group by p.id, p.claimed_at`;
const MAILS = `select created_at as begun, sent_at as done from outbox_mail where sent_at is not null`;

/** Reads orders and mails of a database that is quiet. */
export async function measureLateness(pool: Pool, outages: readonly Outage[]): Promise<Lateness> {
  const latest = async (query: string): Promise<number> => {
    const { rows } = await pool.query<Wait>(query);
    return Math.max(0, ...rows.map((wait) => waitedMs(wait, outages))) / 1_000;
  };
  return { latestOrderS: await latest(ORDERS), latestMailS: await latest(MAILS) };
}

/** The longest stretch of the wait in which nothing was out of order. */
export function waitedMs(wait: Wait, outages: readonly Outage[]): number {
  const done = Date.parse(wait.done);
  let start = Date.parse(wait.begun);
  let longest = 0;
  for (const { from, until } of outages.toSorted((a, b) => a.from - b.from)) {
    if (from >= done || until <= start) continue;
    longest = Math.max(longest, from - start);
    start = until;
  }
  return Math.max(longest, done - start);
}
