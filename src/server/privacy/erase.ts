/**
 * Erases a customer: every row and column of theirs becomes what the list of holdings says, in one
 * transaction, so that nobody is half erased (Article 17). What is left are figures, which name
 * nobody.
 */
import { sql, type RawBuilder } from 'kysely';
import { erasureDay } from '#domain/privacy/data-retention.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { noteSecurityEvent } from '#server/account/security-events.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayIn, todayOf } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import { deleteWorkflows } from '#server/workflow/finished-work.ts';
import { blankPlaces, removePlaces } from './held/blank-places.ts';
import type { Holding, PersonKeys, Treatment } from './held/holding.ts';
import { HOLDINGS } from './held/holdings.ts';
import { personalRows } from './held/personal-rows.ts';
import { findLastReturn } from './last-return.ts';
import { findPersonKeys } from './person.ts';
import type { PrivacyContext } from './privacy-context.ts';

/**
 * Of the request with this id, which is then finished; done again it does nothing. `put off`: its
 * day has not come, by a holiday that was booked since it was looked for. Throws while something is
 * being booked: it is tried again.
 */
export const eraseCustomer = (
  context: ErasureContext,
  requestId: string,
): Promise<'done' | 'put off'> =>
  inTransaction(context.database, async (tx) => {
    const customer = await lockUnerased(tx, requestId);
    if (!customer) return 'done';
    await lockCheckouts(tx, customer.id);
    const keys = await findPersonKeys(tx, customer.id);
    await refuseUnderWay(tx, keys);
    const askedOn = todayIn(context.market.timeZone, new Date(customer.asked_at));
    const day = erasureDay(askedOn, await findLastReturn(tx, customer.id));
    if (day > todayOf(context)) return 'put off';
    // The workflow of a request that was open is running, as this one is.
    const open = new Set(await closeRequests(tx, customer.id));
    await deleteWorkflows(
      tx,
      keys.works.filter((id) => !open.has(id)),
    );
    for (const [table, holding] of HOLDINGS)
      if (holding.whose.length > 0) await eraseHolding(tx, table, holding, keys);
    await forgetPayer(tx, customer.id);
    await sql`update customer set erased_at = now() where id = ${customer.id}`.execute(tx);
    await noteSecurityEvent(tx, { kind: 'erased', customerId: customer.id, network: 'none' });
    await putAccountMail(tx, context, customer.email, { template: 'erasure-done', requestId });
    return 'done';
  });

type ErasureContext = Pick<PrivacyContext, 'database' | 'clock' | 'market'>;

/** Waits for a login that is under way: it has made its session, or finds nobody. */
const lockUnerased = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('data_request as r')
    .innerJoin('customer as c', 'c.id', 'r.customer_id')
    .select(['c.id', 'c.email', 'r.asked_at'])
    .where('r.id', '=', requestId)
    .where('r.kind', '=', 'ERASURE')
    .where('r.withdrawn_at', 'is', null)
    .where('r.finished_at', 'is', null)
    .where('c.erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** A claim that is being made is waited for, and none is made until the erasure is over. */
async function lockCheckouts(tx: Tx, customerId: string): Promise<void> {
  const { checkouts } = await findPersonKeys(tx, customerId);
  await sql`select from checkout where id = any(${checkouts}::text[]) order by id for update`.execute(
    tx,
  );
}

/**
 * What is being booked, changed or cancelled needs its names, whoever decides a claim its lead,
 * money on its way back whom it goes to, a share that is reserved who paid it, and money that a
 * payment page may have reserved what it is found by: such pages are settled within a day. Throws:
 * the request is tried again.
 */
async function refuseUnderWay(tx: Tx, keys: PersonKeys): Promise<void> {
  const { customers, placements, orders, checkouts } = keys;
  const { rows } = await sql<{ id: string }>`
    select id from placement where id = any(${placements}::text[]) and finished_at is null
    union all select id from price_drop_claim where order_id = any(${orders}::text[]) and decided_at is null
    union all select order_id from order_cancellation where order_id = any(${orders}::text[]) and (bookings_ended_at is null or aside is not null and tickets is null)
    union all select order_id from self_booking where order_id = any(${orders}::text[]) and (state in ('ASKED', 'OPEN', 'BOOKING', 'USED') or late_look_at is not null)
    union all select id from order_change where order_id = any(${orders}::text[]) and state = 'ACCEPTED'
    union all select id from refund where order_id = any(${orders}::text[]) and state in ('REQUESTED', 'SENT', 'FAILED')
    union all select id from share_payment
      where (customer_id = any(${customers}::text[]) or order_id = any(${orders}::text[]))
        and (state in ('RESERVED', 'CLAIMED', 'RELEASING') or state = 'OPEN' and created_at > now() - interval '1 day')
    union all select id from card_replacement
      where (customer_id = any(${customers}::text[]) or order_id = any(${orders}::text[]))
        and (state in ('AUTHORISED', 'REPLACED', 'DROPPING') or state in ('OPEN', 'CLOSED') and created_at > now() - interval '1 day')
    union all select id from payment_attempt
      where checkout_id = any(${checkouts}::text[]) and page_session is not null
        and (state in ('CREATED', 'READY') and created_at > now() - interval '1 day'
          or state = 'REFUSED' and page_result is not null and released_at is null)
    limit 1`.execute(tx);
  if (rows[0]) throw new Error(`${rows[0].id} is under way`);
}

/** Finishes this request, and with it a copy that is asked for; their ids. */
async function closeRequests(tx: Tx, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update data_request set finished_at = now()
    where customer_id = ${customerId} and finished_at is null and withdrawn_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function eraseHolding(
  tx: Tx,
  table: string,
  holding: Holding,
  keys: PersonKeys,
): Promise<void> {
  const rows = personalRows(holding, keys);
  if (holding.erased === 'rows') {
    await sql`delete from ${sql.table(table)} where ${rows}`.execute(tx);
    return;
  }
  await blankDocuments(tx, table, holding, rows);
  const changes = Object.entries(holding.columns).flatMap(([column, treatment]) => {
    const value = valueAfter(treatment);
    return value ? [sql`${sql.ref(column)} = ${value}`] : [];
  });
  if (changes.length > 0)
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${rows}`.execute(tx);
}

/** Leads were written who paid a share of their booking: their mails stay, and name nobody. */
const forgetPayer = (tx: Tx, customerId: string) =>
  sql`
    update outbox_mail set document = jsonb_set(document, '{paidBy}', '""', false)
    where template = 'share-received'
      and id in (select id || '.share-received' from share_payment where customer_id = ${customerId})`.execute(
    tx,
  );

/** Undefined for what stays, and for documents. */
function valueAfter(treatment: Treatment): RawBuilder<unknown> | undefined {
  switch (treatment) {
    case 'goes':
    case 'secret':
      return sql`null`;
    case 'emptied':
      return sql`''`;
    case 'renamed':
      return sql`replace(gen_random_uuid()::text, '-', '')`;
    default:
      return undefined;
  }
}

async function blankDocuments(
  tx: Tx,
  table: string,
  { columns }: Holding,
  rows: RawBuilder<boolean>,
): Promise<void> {
  for (const [column, treatment] of Object.entries(columns)) {
    if (typeof treatment === 'string') continue;
    const found = await sql<{ place: string; document: unknown }>`
      select ctid::text as place, ${sql.ref(column)} as document from ${sql.table(table)} where ${rows} for update`.execute(
      tx,
    );
    for (const { place, document } of found.rows)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(documentAfter(document, treatment))}::jsonb
        where ctid = ${place}::tid`.execute(tx);
  }
}

const documentAfter = (
  document: unknown,
  { blanked, secret = [], removed = [] }: Exclude<Treatment, string>,
): unknown => removePlaces(blankPlaces(document, [...blanked, ...secret]), removed);
