/** Loads a basket for its owner, and changes it under lock. */
import type { SupplierSession } from '#domain/basket/expiry.ts';
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { mayOpen } from '#server/account/access.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import {
  expiryOf,
  findBasket,
  type Basket,
  type BasketChoices,
  type Offers,
  type PriceChange,
} from './basket-record.ts';

export type BasketOutcome =
  | { readonly kind: 'basket'; readonly basket: Basket }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[]; readonly basket: Basket };

/** The visitor's own basket; undefined for everybody else's (S-05). */
export async function loadBasket(
  context: Pick<VisitorContext, 'database' | 'visitor' | 'market'>,
  id: string,
): Promise<Basket | undefined> {
  const basket = await findBasket(context.database, id);
  return basket && mayOpen(context, basket) === 'yes' ? basket : undefined;
}

/** What a change writes; what it leaves out stays. */
export type BasketPatch = {
  readonly holiday?: PricedHoliday;
  readonly choices?: BasketChoices;
  readonly offers?: Offers;
  readonly supplierSession?: SupplierSession | null;
  readonly priceChange?: PriceChange | null;
  readonly expiresAt?: string;
  readonly promotionalCode?: string | null;
  readonly chosenCredits?: { readonly creditIds: readonly string[]; readonly acceptedLoss: Pence };
};

/** Decides under lock what is written; errors refuse the change. */
export type Decide = (basket: Basket) => BasketPatch | readonly FieldError[];

type Needs = {
  /** Whether the change needs a basket whose time is not up. */
  readonly live: boolean;
  /** The version the change was prepared on, where a network call stood in between. */
  readonly version?: number;
};

/**
 * Changes a basket while its row and its checkout's are locked. Refused while an order is being
 * placed and after it (F-21): what the visitor pays for does not change under the payment.
 */
export async function changeBasket(
  context: VisitorContext,
  id: string,
  needs: Needs,
  decide: Decide,
): Promise<BasketOutcome> {
  return inTransaction(context.database, async (tx): Promise<BasketOutcome> => {
    const basket = await findBasket(tx, id, 'lock');
    if (!basket || mayOpen(context, basket) !== 'yes') return { kind: 'absent' };
    const errors = checkChangeable(basket, needs, context.clock());
    if (errors.length > 0) return { kind: 'refused', errors, basket };
    const decided = decide(basket);
    if (isErrors(decided)) return { kind: 'refused', errors: decided, basket };
    await tx
      .updateTable('basket')
      .set({ ...columnsOf(decided), version: basket.version + 1 })
      .where('id', '=', id)
      .execute();
    const changed = await findBasket(tx, id);
    return changed ? { kind: 'basket', basket: changed } : { kind: 'absent' };
  });
}

function checkChangeable(basket: Basket, { live, version }: Needs, now: Date): FieldError[] {
  if (basket.checkoutStatus === 'PLACED')
    return [refuse(BASKET_REFUSALS, 'already_ordered', 'basketId')];
  if (basket.checkoutStatus === 'PLACING')
    return [refuse(BASKET_REFUSALS, 'order_being_placed', 'basketId')];
  if (live && expiryOf(basket, now).isExpired)
    return [refuse(BASKET_REFUSALS, 'basket_expired', 'basketId')];
  if (version !== undefined && version !== basket.version)
    return [refuse(BASKET_REFUSALS, 'basket_changed', 'basketId')];
  return [];
}

const isErrors = (decided: BasketPatch | readonly FieldError[]): decided is readonly FieldError[] =>
  Array.isArray(decided);

function columnsOf(patch: BasketPatch) {
  return {
    ...(patch.holiday && { holiday: JSON.stringify(patch.holiday) }),
    ...(patch.choices && { extras: JSON.stringify(patch.choices) }),
    ...(patch.offers && { offers: JSON.stringify(patch.offers) }),
    ...(patch.supplierSession !== undefined && {
      supplier_session:
        patch.supplierSession === null ? null : JSON.stringify(patch.supplierSession),
    }),
    ...(patch.priceChange !== undefined && {
      price_change: patch.priceChange === null ? null : JSON.stringify(patch.priceChange),
    }),
    ...(patch.expiresAt !== undefined && { expires_at: patch.expiresAt }),
    ...(patch.promotionalCode !== undefined && { promotional_code: patch.promotionalCode }),
    ...(patch.chosenCredits && {
      credit_ids: [...patch.chosenCredits.creditIds],
      accepted_loss: patch.chosenCredits.acceptedLoss,
    }),
  };
}
