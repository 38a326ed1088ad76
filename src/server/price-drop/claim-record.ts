/** Claims of price-drop protection as they are kept. */
import type { Selectable } from 'kysely';
import { isMadeId } from '#domain/input/id.ts';
import { readCurrency, type Currency, type Pence } from '#domain/money.ts';
import type { NoDrop } from '#domain/order/price-drop.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { PriceDropClaimTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';

/** What has become of a claim; prices in pence: claimed last, or booked, and found now. */
export type ClaimState =
  /** It is being looked at. */
  | { readonly kind: 'ASKED' }
  | {
      readonly kind: 'GRANTED';
      readonly was: Pence;
      readonly now: Pence;
      readonly creditId: string;
    }
  | { readonly kind: 'REFUSED'; readonly reason: NoDrop | 'not_protected' };

export type PriceDropClaim = {
  readonly kind: 'PriceDropProtectionClaim';
  readonly id: string;
  readonly orderId: string;
  readonly orderCode: string;
  readonly customerId: string;
  readonly currency: Currency;
  /** ISO with Z. */
  readonly claimedAt: string;
  readonly state: ClaimState;
};

/** A claim, without asking whose. Throws when there is none of this id. */
export async function readClaim(database: Database | Tx, id: string): Promise<PriceDropClaim> {
  return makeClaim(
    await selectClaims(database).where('claim.id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** The claim of the customer who is logged in; undefined for everybody else's (S-05). */
export async function findOwnClaim(
  { database, visitor }: Pick<VisitorContext, 'database' | 'visitor'>,
  id: string,
): Promise<PriceDropClaim | undefined> {
  const customer = customerOf(visitor);
  if (!customer || !isMadeId(id)) return undefined;
  const row = await selectClaims(database)
    .where('claim.id', '=', id)
    .where('claim.customer_id', '=', customer.id)
    .executeTakeFirst();
  return row && makeClaim(row);
}

/** Of one order, the newest first. */
export async function listClaims(database: Database, orderId: string): Promise<PriceDropClaim[]> {
  const rows = await selectClaims(database).where('order_id', '=', orderId).execute();
  return rows.map(makeClaim);
}

const selectClaims = (database: Database | Tx) =>
  database
    .selectFrom('price_drop_claim as claim')
    .innerJoin('customer_order as o', 'o.id', 'claim.order_id')
    .selectAll('claim')
    .select(['o.code', 'o.currency'])
    .orderBy('claim.created_at', 'desc')
    .orderBy('claim.id');

type ClaimRow = Selectable<PriceDropClaimTable> & {
  readonly code: string;
  readonly currency: string;
};

const makeClaim = (row: ClaimRow): PriceDropClaim => ({
  kind: 'PriceDropProtectionClaim',
  id: row.id,
  orderId: row.order_id,
  orderCode: row.code,
  customerId: row.customer_id,
  currency: readCurrency(row.currency),
  claimedAt: row.created_at,
  state: stateOf(row),
});

function stateOf({ id, state, was, now, reason, credit_id: creditId }: ClaimRow): ClaimState {
  if (state === 'ASKED') return { kind: state };
  if (state === 'REFUSED' && reason !== null) return { kind: state, reason };
  if (state === 'GRANTED' && was !== null && now !== null && creditId !== null)
    return { kind: state, was, now, creditId };
  throw new Error(`claim ${id} says less than its state`);
}
