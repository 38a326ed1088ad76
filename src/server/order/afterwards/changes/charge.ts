/**
 * A rise of an order that is paid in full: reserved on a page of the card provider, which accepts
 * the change, and taken once all that is new is booked. What is reserved for nothing is released.
 */
import { money } from '#domain/money.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { QUOTE_MINUTES } from '#domain/order/changing.ts';
import { spendCardTry } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { unlessUnavailable } from '#server/payments/unless-unavailable.ts';
import { inMarket, type CallerContext, type PurchaseContext } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { takeReserved } from '../../paying/take-reserved.ts';
import { finallyKnown } from '../../placing/retry-uncertain.ts';
import { acceptChange, findChange, type ChangeRecord } from './change-record.ts';
import { notifyPayerGone } from './payer.ts';
import { saveRefused } from './save-changed.ts';

type OpenedPage =
  | { readonly kind: 'PaymentPage'; readonly url: string }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal };

/**
 * Opens a page on which the rise is paid, another one at each press, which says whose it is; the
 * price stands for as long again as a quote does, once.
 */
export async function openChangePage(
  context: CallerContext,
  change: ChangeRecord,
  returnUrl: string,
): Promise<OpenedPage> {
  const { database, clock, newId, payments, visitor } = context;
  const { id, checkoutId, accepted } = change;
  const payer = customerOf(visitor)!.id;
  const spending = await inTransaction(database, (tx) =>
    spendCardTry(context, tx, { id: checkoutId, owner: payer }),
  );
  if (spending.kind === 'used up') return { kind: 'refused', refusal: 'change_payments_used_up' };
  const page = await unlessUnavailable(() =>
    payments.createPage({
      ...chargeOf(change),
      reference: `${changeReference(change)}:by-${payer}`,
      idempotencyKey: `${id}:page:${newId()}`,
      returnUrl,
      shopperReference: accepted.shopperReference ?? accepted.owner,
      storeMandate: false,
    }),
  );
  if (!page) return { kind: 'refused', refusal: 'change_page_unreachable' };
  const isFirst = change.pageSession === undefined;
  const expiresAt = new Date(clock().getTime() + QUOTE_MINUTES * 60_000).toISOString();
  const { numUpdatedRows } = await database
    .updateTable('order_change')
    .set({
      page_session: page.sessionId,
      page_opened_by: payer,
      ...(isFirst && { expires_at: expiresAt }),
    })
    .where('id', '=', id)
    .where('state', '=', 'QUOTED')
    .executeTakeFirst();
  return numUpdatedRows > 0n
    ? { kind: 'PaymentPage', url: page.url }
    : { kind: 'refused', refusal: 'change_open' };
}

/**
 * The payer is back from the page that was opened last: accepts the change with what is reserved
 * there. Null when it is accepted, or else why not; the notification decides what stays open.
 */
export async function takeReturned(
  context: PurchaseContext,
  change: ChangeRecord,
  returned: { readonly sessionId: string; readonly sessionResult: string },
): Promise<ChangeRefusal | null> {
  if (change.pageSession !== returned.sessionId) return 'change_payment_unknown';
  const result = await unlessUnavailable(() => context.payments.findPageResult(returned));
  if (result?.kind === 'refused') return 'change_card_refused';
  if (result?.kind !== 'authorised') return 'change_payment_unknown';
  const { payer } = change;
  const end = await acceptChange(context, change.id, { ...result, payer });
  return end === 'open' ? 'change_open' : null;
}

/** What the provider knows the payment of a change by; it comes back in notifications. */
const changeReference = ({ checkoutId, id }: Pick<ChangeRecord, 'checkoutId' | 'id'>): string =>
  `${checkoutId}:change-${id}`;

type PaidFor = { readonly changeId: string; readonly payer: string | undefined };

/**
 * The change that a reference is of; undefined for that of anything else. Pages that an earlier
 * release has opened do not say whose they are.
 */
export function parseChangeReference(reference: string): PaidFor | undefined {
  const [, changeId, payer] = /^[^:]+:change-([^:]+)(?::by-([^:]+))?$/.exec(reference) ?? [];
  return changeId === undefined ? undefined : { changeId, payer };
}

/**
 * Money was reserved for a change: it is accepted with it, should its payer not have come back;
 * what is not wanted any more is released. Throws what a person has to look at.
 */
export async function handleChangeAuthorisation(
  site: PurchaseContext,
  { changeId, payer }: PaidFor,
  { pspReference, reference }: PaymentNotification,
): Promise<WorkProgress> {
  const { database } = site;
  const change = await findChange(database, changeId);
  if (!change) throw new Error(`${reference} was authorised: no such change`);
  const context = inMarket(site, change.market);
  const end = await acceptChange(context, changeId, { pspReference, payer });
  const latest = await findChange(database, changeId);
  if (latest?.pspReference === pspReference && latest.state !== 'REFUSED') return 'done';
  if (latest?.state === 'QUOTED')
    await saveRefused(context, change, end === 'open' ? 'change_open' : 'change_expired');
  await release(context, change, pspReference);
  await inTransaction(database, (tx) => notifyPayerGone(tx, { ...change, payer, pspReference }));
  return 'done';
}

/** Takes what is reserved; false when the provider refuses for good. */
export const captureCharge = (
  context: PurchaseContext,
  change: ChangeRecord,
  pspReference: string,
): Promise<boolean> =>
  takeReserved(context, change.id, {
    ...chargeOf(change),
    pspReference,
    idempotencyKey: `${change.id}:capture`,
  });

/** Gives what is reserved back to the card, however long the provider is away. */
export const releaseCharge = (
  context: PurchaseContext,
  change: ChangeRecord,
  pspReference: string,
): Promise<void> => finallyKnown(() => release(context, change, pspReference));

const release = (
  { payments }: PurchaseContext,
  change: ChangeRecord,
  pspReference: string,
): Promise<void> =>
  payments.cancel({
    pspReference,
    reference: changeReference(change),
    idempotencyKey: `release:${pspReference}`,
  });

const chargeOf = (change: ChangeRecord) => ({
  amount: money(change.charge, change.accepted.currency),
  reference: changeReference(change),
});
