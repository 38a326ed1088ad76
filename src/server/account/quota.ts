/**
 * How often something may be done (`quota-rules.ts`). Counted in PostgreSQL, so that it is one
 * count for all threads, processes and machines, and before what is tried is looked at.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { rulesOf, type Counted, type Limited } from './quota-rules.ts';

export type QuotaContext = Pick<PurchaseContext, 'database' | 'clock' | 'secret' | 'quotas'>;

/** Who does it, as each rule counts them; a rule that counts what is not named here is none. */
export type Spender = Readonly<Partial<Record<Counted, string>>>;

/** Nothing was spent; what was asked may be asked again in so many seconds. */
type UsedUp = {
  readonly kind: 'used up';
  readonly counted: Counted;
  readonly waitSeconds: number;
};
type Spent = { readonly kind: 'spent' };
/** One of each may be taken, until the transaction ends. */
type Left = { readonly kind: 'left'; readonly take: () => Promise<Spent> };

/** Counts one more, unless one is used up: who is refused takes nothing from others. */
export const mayTry = (context: QuotaContext, what: Limited, spender: Spender): Promise<boolean> =>
  inTransaction(context.database, async (tx) => {
    const left = await lookAtQuota(context, tx, what, spender);
    if (left.kind === 'left') await left.take();
    return left.kind === 'left';
  });

/**
 * Whether there is one of each. A quota is the moment at which all of it is there again (the
 * generic cell rate algorithm, ITU-T I.371): each that is spent puts it off, and it never lies
 * further ahead than its minutes, not even after a clock that ran ahead. Rows are locked in one
 * order, until the transaction ends.
 */
export async function lookAtQuota(
  context: QuotaContext,
  tx: Tx,
  what: Limited,
  spender: Spender,
): Promise<Left | UsedUp> {
  const quotas = quotasOf(context, what, spender);
  if (quotas.length === 0) return { kind: 'left', take: async () => SPENT };
  const now = context.clock().getTime();
  const known = await lockRows(tx, quotas, now);
  const after = quotas.map(({ key, counted, most, minutes }) => {
    const until = Math.max(known.get(key)!, now) + (minutes * MINUTE_MS) / most;
    return { key, counted, until, waitMs: until - (now + minutes * MINUTE_MS) };
  });
  const last = after.reduce((a, b) => (b.waitMs > a.waitMs ? b : a));
  if (last.waitMs > 0)
    return {
      kind: 'used up',
      counted: last.counted,
      waitSeconds: Math.ceil(last.waitMs / 1_000),
    };
  const take = async () => {
    await sql`
      update quota set spent_until = spent.until
      from unnest(
        ${after.map(({ key }) => key)}::text[],
        ${after.map(({ until }) => instant(until))}::timestamptz[]
      ) as spent(key, until)
      where quota.key = spent.key`.execute(tx);
    return SPENT;
  };
  return { kind: 'left', take };
}

/** All of it is there again. */
export async function giveBack(
  context: QuotaContext,
  whats: readonly Limited[],
  spender: Spender,
): Promise<void> {
  const keys = whats.flatMap((what) => quotasOf(context, what, spender).map(({ key }) => key));
  await context.database.deleteFrom('quota').where('key', 'in', keys).execute();
}

/**
 * Forgets what is all there again. Rows that somebody spends from are left for the next time: who
 * waits for none is in no deadlock with those who lock several.
 */
export async function forgetQuotas({
  database,
  clock,
}: Pick<QuotaContext, 'database' | 'clock'>): Promise<'done'> {
  await database
    .deleteFrom('quota')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('quota')
        .select('key')
        .where('spent_until', '<=', clock().toISOString())
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  return 'done';
}

const SPENT = { kind: 'spent' } as const;
const MINUTE_MS = 60_000;

const instant = (ms: number): string => new Date(ms).toISOString();

type Quota = ReturnType<typeof rulesOf>[number] & { readonly key: string };

/** What is limited at all. Who it is for can be compared, never read. */
const quotasOf = ({ secret, quotas }: QuotaContext, what: Limited, spender: Spender): Quota[] =>
  rulesOf(what, quotas).flatMap((rule) => {
    const { counted, most, minutes } = rule;
    const whom = spender[counted];
    if (whom === undefined || most === 0) return [];
    const hash = createHmac('sha256', secret).update(whom).digest('base64url');
    return [{ ...rule, key: `${what} ${counted} ${minutes}:${hash}` }];
  });

/**
 * Milliseconds of each key's moment, its minutes ahead at most; a row is made where there is none,
 * for there to be a lock.
 */
async function lockRows(
  tx: Tx,
  quotas: readonly Quota[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; spent_until: string }>`
    with asked as (
      select * from unnest(
        ${quotas.map(({ key }) => key)}::text[],
        ${quotas.map(({ minutes }) => minutes)}::integer[]
      ) as asked(key, minutes)
    )
    insert into quota (key, spent_until)
    select key, ${instant(now)}::timestamptz from asked order by key collate "C"
    on conflict (key) do update set spent_until = least(
      quota.spent_until,
      excluded.spent_until
        + make_interval(mins => (select minutes from asked where asked.key = excluded.key))
    )
    returning key, spent_until`.execute(tx);
  return new Map(rows.map(({ key, spent_until }) => [key, Date.parse(spent_until)]));
}
