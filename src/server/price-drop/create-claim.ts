/**
 * Asks what a booked holiday costs now, to have the difference: written down here, decided by the
 * worker, and waited for.
 */
import { sql } from 'kysely';
import { isProtected } from '#domain/order/price-drop.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import { findLedOrder, type TheirOrder } from '#server/order/lead.ts';
import { lookUntil } from '#server/platform/look-until.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { readClaim, type PriceDropClaim } from './claim-record.ts';
import { findProtectedOrder } from './protected-order.ts';

export type CreateClaimOutcome =
  /** Still `ASKED` when its suppliers take long: it goes on by itself. */
  | PriceDropClaim
  /** Too late, or not booked any more. */
  | { readonly kind: 'not protected' }
  | { readonly kind: 'absent' };

/** Longest wait for the decision. */
const ANSWER_WITHIN_MS = 15_000;
/** Suppliers are not asked again sooner: the last answer stands. */
const STANDS_MINUTES = 5;

/**
 * Claims the difference for the lead of the order with this code. Presses that meet make one claim;
 * nobody who does not lead it learns that there is such an order (S-05).
 */
export async function createClaim(
  context: VisitorContext,
  orderCode: string,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<CreateClaimOutcome> {
  const { database } = context;
  const led = await findLedOrder(context, orderCode);
  if (!led) return { kind: 'absent' };
  const order = await findProtectedOrder(database, led.id);
  if (!isProtected(order, todayOf(context))) return { kind: 'not protected' };
  const id = (await findStanding(database, led.id)) ?? (await ask(context, led));
  return waitForDecision(database, id, timeoutMs);
}

/** One that is being decided, or was decided a moment ago. */
async function findStanding(database: Database, orderId: string): Promise<string | undefined> {
  const claim = await database
    .selectFrom('price_drop_claim')
    .select('id')
    .where('order_id', '=', orderId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'ASKED'),
        sql<boolean>`decided_at > now() - make_interval(mins => ${STANDS_MINUTES})`,
      ]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return claim?.id;
}

/** The new claim, or the one that another press has made meanwhile. */
async function ask(
  { database, newId }: VisitorContext,
  { id: orderId, customerId }: TheirOrder,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into price_drop_claim as claim (id, order_id, customer_id)
    values (${newId()}, ${orderId}, ${customerId})
    on conflict (order_id) where state = 'ASKED' do update set state = claim.state
    returning id`.execute(database);
  return rows[0]!.id;
}

const waitForDecision = (
  database: Database,
  id: string,
  timeoutMs: number,
): Promise<PriceDropClaim> =>
  lookUntil(
    () => readClaim(database, id),
    ({ state }) => state.kind !== 'ASKED',
    timeoutMs,
  );
