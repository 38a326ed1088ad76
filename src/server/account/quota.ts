/**
 * How often somebody may do what costs others: hold seats, try cards (S-24; ASVS 5.0, 2.4.1).
 * Counted in PostgreSQL, so that it is one count for all threads, processes and machines.
 */
import { createHmac } from 'node:crypto';
import { inTransaction } from '#server/db/transaction.ts';
import type { CallerContext, PurchaseContext, Tx } from '#server/purchase-context.ts';

/** `perHour` may come at once, then one each `1 / perHour` hours; 0 = no limit. */
export type Quota = { readonly key: string; readonly perHour: number };

/** `used up`: nothing was spent; what was asked may be asked again in so many seconds. */
export type Spending =
  | { readonly kind: 'spent' }
  | { readonly kind: 'used up'; readonly waitSeconds: number };

/** One of each for a holiday that is held: suppliers are asked, and an airline keeps its seats. */
export const spendBasket = (context: CallerContext, owner: string): Promise<Spending> =>
  inTransaction(context.database, (tx) => {
    const { baskets } = context.quotas;
    return spend(context, tx, [
      { key: `baskets:visitor:${owner}`, perHour: baskets },
      { key: `baskets:network:${networkKey(context)}`, perHour: baskets * OF_A_NETWORK },
    ]);
  });

/**
 * One of each for a card that is tried, within the transaction that writes it down. A thief tries
 * many cards, in one checkout or by many visitors from one network.
 */
export const spendCardTry = (
  context: CallerContext,
  tx: Tx,
  checkout: { readonly id: string; readonly owner: string },
): Promise<Spending> => {
  const { cardTries } = context.quotas;
  return spend(context, tx, [
    { key: `cards:checkout:${checkout.id}`, perHour: cardTries },
    { key: `cards:visitor:${checkout.owner}`, perHour: cardTries * OF_A_VISITOR },
    { key: `cards:network:${networkKey(context)}`, perHour: cardTries * OF_A_NETWORK },
  ]);
};

/**
 * One of each for a promotional code that there is not: what `find` finds costs nothing. Once all
 * is used up nothing is looked for, so that nobody goes on guessing.
 */
export const spendCodeTry = <Found>(
  context: CallerContext,
  owner: string,
  find: (tx: Tx) => Promise<Found | undefined>,
): Promise<Found | Spending> =>
  inTransaction(context.database, async (tx) => {
    const { codeTries } = context.quotas;
    const left = await lookAt(context, tx, [
      { key: `codes:visitor:${owner}`, perHour: codeTries },
      { key: `codes:network:${networkKey(context)}`, perHour: codeTries * OF_A_NETWORK },
    ]);
    return left.kind === 'left' ? ((await find(tx)) ?? left.take()) : left;
  });

/**
 * One of each for a party room that is made or come into, or for something done in one: each is
 * written down, and anybody may ask for it.
 */
export const spendPartyAct = (
  context: CallerContext,
  owner: string,
  of: keyof typeof PARTY_PER_HOUR,
): Promise<Spending> =>
  inTransaction(context.database, (tx) => {
    const perHour = PARTY_PER_HOUR[of];
    return spend(context, tx, [
      { key: `party ${of}:visitor:${owner}`, perHour },
      { key: `party ${of}:network:${networkKey(context)}`, perHour: perHour * OF_A_NETWORK },
    ]);
  });

/** More than a family does in an evening, however lively. */
const PARTY_PER_HOUR = { rooms: 20, acts: 400 } as const;

/** A family may have several checkouts open. */
const OF_A_VISITOR = 2;
/** Thousands may share one address of a mobile network: a visitor alone cannot use theirs up. */
const OF_A_NETWORK = 20;

const HOUR_MS = 3_600_000;

/** Spends one of each, or none when one is used up. */
async function spend(context: CallerContext, tx: Tx, asked: readonly Quota[]): Promise<Spending> {
  const left = await lookAt(context, tx, asked);
  return left.kind === 'left' ? left.take() : left;
}

/** One of each may be taken, until the transaction ends. */
type Left = { readonly kind: 'left'; readonly take: () => Promise<Spending> };

/**
 * Whether there is one of each. A quota is the moment at which all of it is there again (the
 * generic cell rate algorithm, ITU-T I.371): each that is spent puts it off, and it never lies more
 * than an hour ahead, not even after a clock that ran ahead. Rows are locked in one order, until
 * the transaction ends.
 */
async function lookAt(
  { clock, caller, securityLog }: CallerContext,
  tx: Tx,
  asked: readonly Quota[],
): Promise<Left | Extract<Spending, { kind: 'used up' }>> {
  const limited = asked.filter(({ perHour }) => perHour > 0);
  if (limited.length === 0) return { kind: 'left', take: async () => SPENT };
  const now = clock().getTime();
  const known = await lockRows(tx, limited, now);
  const after = limited.map(({ key, perHour }) => ({
    key,
    until: Math.max(known.get(key) ?? now, now) + HOUR_MS / perHour,
  }));
  const last = after.reduce((a, b) => (b.until > a.until ? b : a));
  const waitMs = last.until - (now + HOUR_MS);
  if (waitMs > 0) {
    const waitSeconds = Math.ceil(waitMs / 1_000);
    caller.refuse(waitSeconds);
    securityLog('quota_used_up', { of: last.key.split(':').slice(0, 2).join(' ') });
    return { kind: 'used up', waitSeconds };
  }
  const take = async () => {
    for (const { key, until } of after)
      await tx
        .updateTable('quota')
        .set({ spent_until: new Date(until).toISOString() })
        .where('key', '=', key)
        .execute();
    return SPENT;
  };
  return { kind: 'left', take };
}

const SPENT = { kind: 'spent' } as const;

/**
 * Milliseconds of each key's moment, an hour ahead at most; a row is made where there is none, for
 * there to be a lock.
 */
async function lockRows(
  tx: Tx,
  quotas: readonly Quota[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const hourAhead = new Date(now + HOUR_MS).toISOString();
  const rows = await tx
    .insertInto('quota')
    .values(
      quotas
        .map(({ key }) => ({ key, spent_until: new Date(now).toISOString() }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        spent_until: eb.fn('least', [eb.ref('quota.spent_until'), eb.val(hourAhead)]),
      })),
    )
    .returning(['key', 'spent_until'])
    .execute();
  return new Map(rows.map(({ key, spent_until }) => [key, Date.parse(spent_until)]));
}

/**
 * Forgets what is all there again. Rows that somebody spends from are left for the next time: who
 * waits for none is in no deadlock with those who lock several.
 */
export async function forgetQuotas({
  database,
  clock,
}: Pick<PurchaseContext, 'database' | 'clock'>): Promise<'done'> {
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

/** Addresses are personal: what is kept can be compared, never read. */
const networkKey = ({ caller, secret }: CallerContext): string =>
  createHmac('sha256', secret).update(caller.network).digest('base64url');
