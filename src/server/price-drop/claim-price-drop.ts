/**
 * Decides a claim of price-drop protection, as a durable workflow: prices the holiday again, then
 * gives the difference as a credit. Run again after any step, it gives no second one.
 */
import { sql } from 'kysely';
import {
  creditEndsOn,
  decideClaim,
  isProtected,
  type NoDrop,
  type PriceNow,
} from '#domain/order/price-drop.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { leadsOrder } from '#server/order/lead.ts';
import { lockOrder } from '#server/order/versions.ts';
import { pauseAfter } from '#server/platform/backoff.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { issueCredit } from '#server/wallet/issue-credit.ts';
import type { Steps } from '#server/workflow/engine.ts';
import { readClaim, type ClaimState } from './claim-record.ts';
import { findProtectedOrder, lastPrice, type ProtectedOrder } from './protected-order.ts';

export type ClaimContext = Pick<PurchaseContext, 'database' | 'clock' | 'market' | 'sellers'> & {
  readonly steps: Pick<Steps, 'step' | 'sleepUntil'>;
  /** What an accepted holiday would cost today. */
  readonly priceAgain: (order: Pick<ProtectedOrder, 'accepted' | 'market'>) => Promise<PriceNow>;
};

/** The workflow with the claim's id; answers what it was decided to be. */
export async function claimPriceDrop(
  context: ClaimContext,
  claimId: string,
): Promise<ClaimState['kind']> {
  const { step, sleepUntil } = context.steps;
  for (let look = 1; ; look++) {
    const again = look === 1 ? '' : ` ${look}`;
    const priced = await step(`price the holiday again${again}`, () =>
      priceClaimed(context, claimId),
    );
    if (priced !== 'changing') {
      const end = await step(`decide the claim${again}`, () => decide(context, claimId, priced));
      if (end !== 'changed') return end;
    }
    const at = await step(`note the time${again}`, async () => context.clock().getTime());
    await sleepUntil(new Date(at + pauseAfter(look, LOOK_AGAIN, () => 1)));
  }
}

/** While its order is being changed, a claim is looked at again after so long. */
const LOOK_AGAIN = { firstMs: 2_000, longestMs: 60_000 };

type Priced = {
  /** Of the order, which was priced. */
  readonly version: number;
  readonly now: PriceNow;
};

/** Suppliers are asked only for what may hold: not for what is about to be another holiday. */
async function priceClaimed(
  { database, priceAgain }: ClaimContext,
  claimId: string,
): Promise<Priced | 'changing'> {
  const { orderId } = await readClaim(database, claimId);
  const underWay = await inTransaction(database, (tx) => lockOrder(tx, orderId));
  if (underWay === 'changing') return underWay;
  const order = await findProtectedOrder(database, orderId);
  return { version: order.version, now: await priceAgain(order) };
}

/**
 * The order is locked: what cancels or changes it, and another claim of it, wait. What was true
 * when the claim was made is asked again. `changed`: it is another holiday than was priced, or is
 * about to be.
 */
const decide = (
  context: ClaimContext,
  claimId: string,
  { version, now }: Priced,
): Promise<ClaimState['kind'] | 'changed'> =>
  inTransaction(context.database, async (tx) => {
    const { orderId, customerId } = await readClaim(tx, claimId);
    const underWay = await lockOrder(tx, orderId);
    const { state } = await readClaim(tx, claimId);
    if (state.kind !== 'ASKED') return state.kind;
    const today = todayOf(context);
    const order = await findProtectedOrder(tx, orderId);
    if (order.version !== version || underWay === 'changing') return 'changed';
    if (!isProtected(order, today) || !(await leadsOrder(tx, customerId, orderId)))
      return save(tx, claimId, { state: 'REFUSED', reason: 'not_protected' });
    const decision = decideClaim(await lastPrice(tx, order), now);
    if (decision.kind === 'refused')
      return save(tx, claimId, { state: 'REFUSED', reason: decision.reason });
    const creditId = await issueCredit(tx, {
      customerId,
      market: inMarket(context, order.market).market,
      amount: decision.was - decision.now,
      endsOn: creditEndsOn(today),
      reason: { type: 'PriceDropProtectionCredit', orderId },
    });
    const found = now.kind === 'priced' ? JSON.stringify(now.found) : null;
    return save(tx, claimId, {
      state: 'GRANTED',
      was: decision.was,
      now: decision.now,
      credit_id: creditId,
      version,
      found,
    });
  });

type Decided =
  | { readonly state: 'REFUSED'; readonly reason: NoDrop | 'not_protected' }
  | {
      readonly state: 'GRANTED';
      readonly was: number;
      readonly now: number;
      readonly credit_id: string;
      readonly version: number;
      readonly found: string | null;
    };

async function save(tx: Tx, id: string, decided: Decided): Promise<Decided['state']> {
  await tx
    .updateTable('price_drop_claim')
    .set({ ...decided, decided_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  return decided.state;
}
