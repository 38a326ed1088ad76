/**
 * What becomes of cards that a bank has agreed to keep for a booking. Each takes the place of the
 * card before it under the order's lock: from that moment on payments are begun on the new one
 * alone. Then the one before it is deleted at the provider, once nothing is being taken from it. A
 * card that is not wanted any more is deleted itself, and so is that of an order that has ended.
 */
import { sql } from 'kysely';
import { CARD_CHANGE_REFUSALS } from '#domain/booking/payment-change-refusals.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isPaymentOutage, type KeptCard } from '#server/payments/port.ts';
import { inMarket, type PurchaseContext } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import {
  findReplacement,
  lockReplacement,
  moveReplacement,
  type ReplacementRecord,
} from './paying/replacement-record.ts';
import { switchCard, writeOfCard } from './paying/switch-card.ts';

const QUEUE: Queue = {
  name: 'card-replacement',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: isPaymentOutage,
};
const AT_ONCE = 50;
/** While a payment is being taken from the card before it, it is looked at again after so long. */
const LOOK_AGAIN_MS = 2_000;
/** A mandate appears some moments after its authorisation; one that is missing by then is odd. */
const MANDATE_WITHIN_MS = 10 * 60_000;

/** A periodic job. Throws the first failure after all others were tried. */
export async function settleReplacements(site: PurchaseContext): Promise<LookEnd> {
  const rows = await site.database
    .selectFrom('card_replacement')
    .select('id')
    .where('state', 'in', ['AUTHORISED', 'REPLACED', 'DROPPING'])
    .where(isDue(QUEUE.name, 'card_replacement.id'))
    .orderBy('authorised_at')
    .limit(AT_ONCE)
    .execute();
  return workThrough(site.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: ({ id }) => settle(site, id),
  });
}

async function settle(site: PurchaseContext, id: string): Promise<WorkProgress> {
  const found = await findReplacement(site.database, id);
  if (!found) return 'done';
  const context = inMarket(site, found.market);
  if (found.state === 'AUTHORISED') {
    const kept = await findCard(context, found);
    if (!kept) return { laterMs: LOOK_AGAIN_MS };
    crashpoint('card:found');
    await switchCard(context, found, kept);
    crashpoint('card:replaced');
  }
  const now = await findReplacement(site.database, id);
  if (now?.state === 'REPLACED') return deleteOld(context, now);
  return now?.state === 'DROPPING' ? drop(context, now) : 'done';
}

/** What is kept under its reference. Undefined while the provider does not know it yet. */
async function findCard(
  { payments, clock }: PurchaseContext,
  { id, mandate, cardBrand, cardLastFour, pspReference, authorisedAt }: ReplacementRecord,
): Promise<KeptCard | undefined> {
  if (mandate !== null)
    return { mandate, card: { brand: cardBrand ?? '', lastFour: cardLastFour ?? '' } };
  const kept = await payments.findKeptCards({ shopperReference: id });
  const own = kept.find((one) => one.pspReference === pspReference) ?? kept[0];
  if (own || clock().getTime() - Date.parse(authorisedAt ?? '') < MANDATE_WITHIN_MS) return own;
  throw new Error(`no card is kept for ${id}, which ${pspReference ?? ''} was authorised for`);
}

/** Once nothing is being taken from it any more: what is asked again is asked of the same card. */
async function deleteOld(
  { database, payments }: PurchaseContext,
  replacement: ReplacementRecord,
): Promise<WorkProgress> {
  const { orderId, oldMandate, oldShopperReference } = replacement;
  if (oldMandate !== null && oldShopperReference !== null) {
    const taking = await database
      .selectFrom('instalment')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'TAKING')
      .where('share_id', 'is', null)
      .where(({ or, eb }) =>
        or([eb('taking_mandate', 'is', null), eb('taking_mandate', '=', oldMandate)]),
      )
      .executeTakeFirst();
    if (taking) return { laterMs: LOOK_AGAIN_MS };
    const isUsed = await isOfAnother(database, { orderId, mandate: oldMandate });
    if (!isUsed)
      await payments.deleteKeptCard({ mandate: oldMandate, shopperReference: oldShopperReference });
    crashpoint('card:deleted');
  }
  await inTransaction(database, async (tx) => {
    const { state } = await lockReplacement(tx, replacement.id);
    if (state !== 'REPLACED') return;
    await tx
      .updateTable('card_replacement')
      .set({ state: 'DONE', old_deleted_at: sql<string>`now()`, ended_at: sql<string>`now()` })
      .where('id', '=', replacement.id)
      .execute();
  });
  return 'done';
}

/**
 * Whether an order that stands is paid with the card too: earlier releases kept the cards of one
 * customer's orders under one name, so that several may have the same. It ends with the last.
 */
const isOfAnother = async (
  database: PurchaseContext['database'],
  { orderId, mandate }: { readonly orderId: string; readonly mandate: string },
): Promise<boolean> =>
  (await database
    .selectFrom('customer_order')
    .select('id')
    .where('mandate', '=', mandate)
    .where('id', '<>', orderId)
    .where('status', 'not in', ['CANCELLED', 'FAILED'])
    .executeTakeFirst()) !== undefined;

/** Deletes the new card, which nothing was taken from, and tells whose it is. */
async function drop(
  context: PurchaseContext,
  replacement: ReplacementRecord,
): Promise<WorkProgress> {
  const { payments, database } = context;
  const kept = await findCard(context, replacement);
  if (!kept) return { laterMs: LOOK_AGAIN_MS };
  await payments.deleteKeptCard({ mandate: kept.mandate, shopperReference: replacement.id });
  crashpoint('card:dropped');
  await inTransaction(database, async (tx) => {
    const { state, refusal } = await lockReplacement(tx, replacement.id);
    if (state !== 'DROPPING' || refusal === null) return;
    await moveReplacement(tx, replacement, { state: 'DROPPED', mandate: kept.mandate });
    const reason = sentenceOf(CARD_CHANGE_REFUSALS, refusal);
    await writeOfCard(context, tx, replacement, { template: 'card-kept', reason });
  });
  return 'done';
}

const ENDED: Queue = {
  name: 'kept-card',
  tries: 6,
  firstPauseMs: 10_000,
  isOutage: isPaymentOutage,
};

/**
 * A periodic job: deletes the cards that were kept for orders that have ended, once nothing more
 * can be taken for them. Throws the first failure after all others were tried.
 */
export async function deleteKeptCards(site: PurchaseContext): Promise<LookEnd> {
  const ended = await listEnded(site);
  return workThrough(site.database, ENDED, ended, {
    idOf: ({ id }) => id,
    work: async ({ id, market, mandate, shopperReference }) => {
      await inMarket(site, market).payments.deleteKeptCard({ mandate, shopperReference });
      crashpoint('kept card:deleted');
      await site.database
        .updateTable('customer_order')
        .set({ mandate: null })
        .where('id', '=', id)
        .execute();
      return 'done';
    },
  });
}

/** A card that several orders are paid with stays until the last of them has ended. */
async function listEnded({ database }: PurchaseContext) {
  const { rows } = await sql<{
    id: string;
    market: MarketName;
    mandate: string;
    shopperReference: string;
  }>`
    select o.id, o.market, o.mandate, coalesce(o.shopper_reference, o.owner) as "shopperReference"
    from customer_order o
    where o.mandate is not null and o.status in ('CANCELLED', 'FAILED') and ${isDue(ENDED.name, 'o.id')}
      and not exists (select from instalment i where i.order_id = o.id and i.state = 'TAKING')
      and not exists (
        select from customer_order other
        where other.mandate = o.mandate and other.status not in ('CANCELLED', 'FAILED')
      )
    limit ${AT_ONCE}`.execute(database);
  return rows;
}
