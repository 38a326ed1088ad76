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
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { issueCredit } from '#server/wallet/issue-credit.ts';
import type { Steps } from '#server/workflow/engine.ts';
import { readClaim, type ClaimState } from './claim-record.ts';
import { findProtectedOrder, lastPrice, type ProtectedOrder } from './protected-order.ts';

export type ClaimContext = Pick<PurchaseContext, 'database' | 'clock' | 'market' | 'sellers'> & {
  readonly steps: Pick<Steps, 'step'>;
  /** What an accepted holiday would cost today. */
  readonly priceAgain: (order: Pick<ProtectedOrder, 'accepted' | 'market'>) => Promise<PriceNow>;
};

/** The workflow with the claim's id; answers what it was decided to be. */
export async function claimPriceDrop(
  context: ClaimContext,
  claimId: string,
): Promise<ClaimState['kind']> {
  const { step } = context.steps;
  const now = await step('price the holiday again', () => priceClaimed(context, claimId));
  return step('decide the claim', () => decide(context, claimId, now));
}

async function priceClaimed(
  { database, priceAgain }: ClaimContext,
  claimId: string,
): Promise<PriceNow> {
  const { orderId } = await readClaim(database, claimId);
  return priceAgain(await findProtectedOrder(database, orderId));
}

/**
 * The order is locked: what cancels it, and another claim of it, wait. What was true when the claim
 * was made is asked again.
 */
const decide = (
  context: ClaimContext,
  claimId: string,
  now: PriceNow,
): Promise<ClaimState['kind']> =>
  inTransaction(context.database, async (tx) => {
    const { orderId, customerId } = await readClaim(tx, claimId);
    await lockOrder(tx, orderId);
    const { state } = await readClaim(tx, claimId);
    if (state.kind !== 'ASKED') return state.kind;
    const today = todayOf(context);
    const order = await findProtectedOrder(tx, orderId);
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
    const { was, now: found } = decision;
    return save(tx, claimId, { state: 'GRANTED', was, now: found, credit_id: creditId });
  });

const lockOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();

type Decided =
  | { readonly state: 'REFUSED'; readonly reason: NoDrop | 'not_protected' }
  | {
      readonly state: 'GRANTED';
      readonly was: number;
      readonly now: number;
      readonly credit_id: string;
    };

async function save(tx: Tx, id: string, decided: Decided): Promise<Decided['state']> {
  await tx
    .updateTable('price_drop_claim')
    .set({ ...decided, decided_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  return decided.state;
}
