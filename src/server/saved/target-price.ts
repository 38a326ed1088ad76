/** The price under which a customer wants to be told of a saved holiday. */
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { checkTarget } from '#domain/saved/target-price.ts';
import { chooseMail } from '#server/account/mail-preferences.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { putFact } from '#server/platform/outbox.ts';
import { factHolidayOf, findBookmark, makeBookmark, type Bookmark } from './bookmark-record.ts';
import { listPricePoints } from './price-points.ts';
import type { SavedContext } from './saved-context.ts';

export type TargetOutcome =
  | Bookmark
  | { readonly kind: 'HolidayBookmarkNotFound' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

type Target = {
  readonly bookmarkId: string;
  /** In minor units; null for none. */
  readonly target: Pence | null;
};

/**
 * Sets the target of a saved holiday anew, or takes it away; one that is set is told of again, and
 * setting it chooses mail about prices. The same one set again is no event. We write to the address
 * of the account alone, which has been proven.
 */
export async function setTargetPrice(
  context: Pick<SavedContext, 'database' | 'market' | 'clock' | 'brand' | 'newId' | 'eventData'>,
  { visitor, client }: Pick<VisitorSession, 'visitor' | 'client'>,
  { bookmarkId, target }: Target,
): Promise<TargetOutcome> {
  const { database, market } = context;
  const today = todayOf(context);
  const bookmark = await findBookmark(context, visitor, bookmarkId);
  if (!bookmark) return { kind: 'HolidayBookmarkNotFound' };
  const customer = customerOf(visitor);
  if (!customer)
    return { kind: 'refused', errors: [refuse(ACCOUNT_REFUSALS, 'not_logged_in', 'targetPrice')] };
  if (target !== null) {
    const points = await listPricePoints(database, bookmark, today);
    const now = points.at(-1)?.total ?? bookmark.price.amount;
    const errors = checkTarget(target, now, market.currency);
    if (errors.length > 0) return { kind: 'refused', errors };
  }
  return inTransaction(database, async (tx) => {
    if (target !== null) await chooseMail(tx, { customerId: customer.id, kind: 'SAVED_PRICES' });
    const was = await tx
      .selectFrom('bookmark')
      .select('target')
      .where('id', '=', bookmark.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const row = await tx
      .updateTable('bookmark')
      .set({ target, notified_at: null })
      .where('id', '=', bookmark.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changed = makeBookmark(row);
    if (changed.targetPrice && target !== was.target)
      await putFact(
        tx,
        context,
        { client, customer },
        {
          kind: 'HolidayEmailMe',
          holiday: factHolidayOf(changed),
          target: changed.targetPrice,
        },
      );
    return changed;
  });
}
