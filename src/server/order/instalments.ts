/**
 * Takes later instalments on their day by the stored mandate; a declined one is told and tried
 * again (F-25). While one of the order's people disagrees with a payment, the order is being
 * changed or cancelled, or others have changed it and wait for an answer, none is begun.
 */
import { sql } from 'kysely';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { money, readCurrency } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import {
  isPaymentOutage,
  type AuthorisationOutcome,
  type CardSummary,
} from '#server/payments/port.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { putMail } from './mail-outbox.ts';
import { cardThatPaid } from './paying/card-that-paid.ts';
import { post, takenFromCard } from './paying/ledger.ts';
import { loadOrderDocument, lockOrder } from './versions.ts';

/**
 * Days after the due date's first and second refusal on which the card is tried again; then a
 * person decides.
 */
const RETRY_AFTER_DAYS = [3, 7] as const;

const QUEUE: Queue = {
  name: 'instalment',
  tries: 6,
  firstPauseMs: 60_000,
  isOutage: isPaymentOutage,
};

/**
 * Takes all that is due today; run daily and at every start. An unreachable provider is asked again
 * under the same key. Throws the first failure after all others were tried.
 */
export function takeDueInstalments(context: PurchaseContext): Promise<LookEnd> {
  return workThrough(context.database, QUEUE, claimAllDue(context), {
    idOf: ({ id }) => id,
    work: (due) => take(context, due),
  });
}

async function* claimAllDue(context: PurchaseContext): AsyncGenerator<Due> {
  for (let next = await findDue(context); next; next = await findDue(context)) {
    const due = await claimDue(context, next);
    if (due) yield due;
  }
}

type Due = {
  readonly id: string;
  readonly orderId: string;
  readonly checkoutId: string;
  readonly shopperReference: string;
  readonly mandate: string | null;
  readonly number: number;
  readonly dueDate: IsoDate;
  readonly amount: number;
  readonly currency: string;
  readonly tries: number;
};

const IS_DISPUTED = sql`exists (select from conversation_message m where m.order_id = p.id and m.disputes_payment and m.settled_at is null)`;
const IS_ASKED = sql`exists (select from supplier_notice n where n.order_id = p.id and n.outcome = 'ASKED' and n.answer is null)`;
const IS_CHANGING = sql`exists (select from order_change h where h.order_id = p.id and h.state = 'ACCEPTED')`;

export type PaymentHold = 'DISPUTE' | 'ANSWER' | 'CHANGE';

/** What the payments of an order wait for, as its people may be told; null: for nothing. */
export async function findPaymentHold(
  database: Database | Tx,
  orderId: string,
): Promise<PaymentHold | null> {
  const { rows } = await sql<{ hold: PaymentHold | null }>`
    select case when ${IS_DISPUTED} then 'DISPUTE' when ${IS_ASKED} then 'ANSWER' when ${IS_CHANGING} then 'CHANGE' end as hold
    from customer_order p where p.id = ${orderId}`.execute(database);
  return rows[0]?.hold ?? null;
}

/** What may be taken today, while nothing else is under way with its order. */
const isTakenOn = (today: IsoDate) => sql<boolean>`
  p.status in ('PLACED', 'PROCESSING', 'CONFIRMED') and c.number > 1
  and (c.state = 'TAKING' or not (${IS_DISPUTED} or ${IS_ASKED} or ${IS_CHANGING}))
  and not exists (select from order_cancellation e where e.order_id = p.id and c.state <> 'TAKING')
  and (
  (c.state = 'DUE' and c.due_date <= ${today}::date)
  or (c.state = 'DECLINED' and c.next_try <= ${today}::date)
  or (c.state = 'TAKING' and c.share_id is null and c.taking_since < now() - interval '2 minutes'))
  and ${isDue(QUEUE.name, 'c.id')}`;

type Next = { readonly id: string; readonly orderId: string };

async function findDue(context: PurchaseContext): Promise<Next | undefined> {
  const { rows } = await sql<Next>`
    select c.id, c.order_id as "orderId" from instalment c join customer_order p on p.id = c.order_id
    where ${isTakenOn(todayOf(context))}
    order by c.due_date limit 1`.execute(context.database);
  return rows[0];
}

/**
 * Claims it, so that two schedulers never take the same; undefined where it is not to be taken any
 * more, as its order was changed or ended meanwhile. One left TAKING by a dead process is claimed
 * again with the same number of tries, hence under the same key, and by the same card, whatever
 * card has come since; so is one whose result stayed unknown.
 */
function claimDue(context: PurchaseContext, { id, orderId }: Next): Promise<Due | undefined> {
  return inTransaction(context.database, async (tx) => {
    await lockOrder(tx, orderId);
    const { rows } = await sql<Due>`
      update instalment i set state = 'TAKING', taking_since = now(),
        tries = case when i.state = 'TAKING' then i.tries else i.tries + 1 end,
        taking_mandate = case when i.state = 'TAKING' then coalesce(i.taking_mandate, o.mandate) else o.mandate end,
        taking_shopper = case when i.state = 'TAKING' and i.taking_shopper is not null then i.taking_shopper else coalesce(o.shopper_reference, o.owner) end
      from customer_order o
      where o.id = i.order_id and i.id = (
        select c.id from instalment c join customer_order p on p.id = c.order_id
        where c.id = ${id} and ${isTakenOn(todayOf(context))} for update of c)
      returning i.id, i.order_id as "orderId", o.checkout_id as "checkoutId", i.taking_shopper as "shopperReference", i.taking_mandate as mandate, i.number, i.due_date as "dueDate", i.amount, o.currency, i.tries`.execute(
      tx,
    );
    return rows[0];
  });
}

async function take(context: PurchaseContext, due: Due): Promise<WorkProgress> {
  crashpoint('instalment:before');
  const outcome = await ask(context, due);
  crashpoint('instalment:after');
  if (outcome.kind === 'authorised') await savePaid(context, due, outcome);
  else await saveDeclined(context, due);
  return 'done';
}

async function ask(
  { payments }: PurchaseContext,
  { id, checkoutId, shopperReference, mandate, number, amount, currency, tries }: Due,
): Promise<AuthorisationOutcome> {
  if (mandate === null) return { kind: 'refused', refusal: 'not_authenticated' };
  return payments.takeInstalment({
    amount: money(amount, readCurrency(currency)),
    reference: `${checkoutId}:instalment-${number}`,
    idempotencyKey: `${id}:${tries}`,
    mandate,
    shopperReference,
  });
}

const savePaid = (context: PurchaseContext, due: Due, paid: Charged): Promise<void> =>
  inTransaction(context.database, (tx) => notePaid(tx, due, paid));

/** As the provider knows it, and the card as far as it may be named. */
type Charged = { readonly pspReference: string; readonly card?: CardSummary };

/** A payment of a plan is taken. */
export async function notePaid(
  tx: Tx,
  { id, checkoutId, amount, currency }: Pick<Due, 'id' | 'checkoutId' | 'amount' | 'currency'>,
  { pspReference, card }: Charged,
): Promise<void> {
  await tx
    .updateTable('instalment')
    .set({ state: 'PAID', psp_reference: pspReference, ...cardThatPaid(card) })
    .where('id', '=', id)
    .execute();
  await post(tx, { key: `instalment:${id}`, checkoutId, currency }, takenFromCard(amount));
}

const saveDeclined = (context: PurchaseContext, due: Due): Promise<void> =>
  inTransaction(context.database, (tx) => noteDeclined(context, tx, due));

type Declined = Pick<Due, 'id' | 'orderId' | 'number' | 'dueDate' | 'amount' | 'tries'>;

/** The bank has refused it, which is mailed: it is tried again later, or a person decides. */
export async function noteDeclined(
  context: Pick<PurchaseContext, 'database' | 'clock' | 'market'>,
  tx: Tx,
  { id, orderId, number, dueDate, amount, tries }: Declined,
): Promise<void> {
  const days = RETRY_AFTER_DAYS[tries - 1];
  const retryOn = days === undefined ? null : addDays(todayOf(context), days);
  await tx
    .updateTable('instalment')
    .set({ state: 'DECLINED', next_try: retryOn, taking_mandate: null, taking_shopper: null })
    .where('id', '=', id)
    .execute();
  const order = await loadOrderDocument(tx, orderId);
  await putMail(tx, await siteOf(tx, orderId), order.contact.email, {
    template: 'instalment-declined',
    order,
    instalment: { dueDate, amount, status: 'failed' },
    number,
    tries,
    retryOn,
  });
}

/** The market that an order was made in. */
const siteOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('customer_order')
    .select('market')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** What a card left that its bank has agreed to keep. */
type CardAuthorised = {
  readonly pspReference: string;
  /** Where the provider has told it already. */
  readonly mandate?: string;
  readonly card?: { readonly brand: string; readonly lastFour: string };
};

/**
 * A bank has agreed: the card is to replace the one before it, or, of a page that was closed since,
 * to be deleted. Told again, it does nothing.
 */
export async function noteCardAuthorised(
  { database }: Pick<PurchaseContext, 'database'>,
  id: string,
  { pspReference, mandate, card }: CardAuthorised,
): Promise<void> {
  await database
    .updateTable('card_replacement')
    .set({
      state: sql`case state when 'OPEN' then 'AUTHORISED' else 'DROPPING' end`,
      refusal: sql<string | null>`case state when 'CLOSED' then 'card_page_closed' end`,
      psp_reference: pspReference,
      authorised_at: sql<string>`now()`,
      ...(mandate !== undefined && { mandate }),
      ...(card && { card_brand: card.brand, card_last_four: card.lastFour }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['OPEN', 'CLOSED'])
    .execute();
}
