/** What one notice comes to: told, asked, or all money back. */
import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { significanceOf } from '#domain/booking/significant-change.ts';
import { theirChangeTitle } from '#domain/booking/their-change-words.ts';
import { answerBy } from '#domain/booking/their-change.ts';
import { settledBy } from '#domain/order/cancelling.ts';
import { CERTIFICATE_HOURS, holidayStart, hoursUntil } from '#domain/order/changing.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import type { SupplierNoticeTable } from '#server/db/generated.ts';
import { todayIn, todayOf } from '#server/market/market.ts';
import type { Accepted } from '#server/order/accepted.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import {
  isChangedByPeople,
  wordTheirChange,
  writeTheirVersion,
} from '#server/order/their-changes.ts';
import { loadVersion, type OrderVersion } from '#server/order/versions.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { applyChanges, holidayFactsOf } from './apply-notice.ts';
import { listNotices, openOf } from './notice-record.ts';
import { changeOf, newsOf, type NoticedChange } from './notice.ts';

/** While its order is being placed or changed, a notice is looked at again after so long. */
const LOOK_AGAIN: WorkProgress = { laterMs: 2_000 };

/** Done once, all of it or nothing: a second run finds it handled. */
export async function handleNotice(
  tx: Tx,
  site: PurchaseContext,
  id: string,
): Promise<WorkProgress> {
  const notice = await tx
    .selectFrom('supplier_notice')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!notice || notice.handled_at !== null) return 'done';
  const order = await findOrder(tx, notice.booking_key);
  if (order === 'being placed') return LOOK_AGAIN;
  if (!order) return settle(tx, id, { outcome: 'NOTHING' });
  await lockCheckout(tx, order.checkoutId);
  if (await isChangedByPeople(tx, order.orderId)) return LOOK_AGAIN;
  if (await hasEnded(tx, order.orderId))
    return settle(tx, id, { outcome: 'NOTHING', order_id: order.orderId });
  const context = inMarket(site, order.market);
  const news = newsOf(notice.raw);
  const noticed = { id, key: notice.booking_key, ...order };
  if (news.kind === 'CANCELLED') return cancel(tx, context, noticed);
  return change(tx, context, noticed, asSaidSince(news, await listSaidSince(tx, notice)));
}

type OrderOfNotice = Exclude<Awaited<ReturnType<typeof findOrder>>, undefined | 'being placed'>;
type Noticed = OrderOfNotice & {
  readonly id: string;
  /** Of the booking that it tells of. */
  readonly key: string;
};

async function findOrder(tx: Tx, key: string) {
  const row = await tx
    .selectFrom('supplier_booking as b')
    .innerJoin('checkout as c', 'c.id', 'b.checkout_id')
    .leftJoin('customer_order as o', 'o.checkout_id', 'b.checkout_id')
    .select(['b.checkout_id as checkoutId', 'c.status', 'o.id as orderId', 'o.market'])
    .where('b.key', '=', key)
    .where('b.state', 'in', ['TRYING', 'BOOKED', 'ON_REQUEST'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { checkoutId, orderId, market, status } = row;
  if (orderId !== null && market !== null) return { checkoutId, orderId, market };
  return status === 'PLACING' ? 'being placed' : undefined;
}

/** Of an order that is no booking yet its request decides (ORD-04). */
async function hasEnded(tx: Tx, orderId: string): Promise<boolean> {
  const { status, cancelled } = await tx
    .selectFrom('customer_order as o')
    .leftJoin('order_cancellation as c', 'c.order_id', 'o.id')
    .select(['o.status', 'c.order_id as cancelled'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return cancelled !== null || ['FAILED', 'CANCELLED', 'PENDING'].includes(status);
}

/** What was sent later about the same thing and handled already, the earliest first. */
async function listSaidSince(
  tx: Tx,
  {
    booking_key,
    sent_at,
    raw,
  }: { readonly booking_key: string; readonly sent_at: string; readonly raw: unknown },
) {
  const rows = await tx
    .selectFrom('supplier_notice')
    .select('raw')
    .where('booking_key', '=', booking_key)
    .where('sent_at', '>', sent_at)
    .where(subjectOf(sql.ref('raw')), '=', subjectOf(sql.val(JSON.stringify(raw))))
    .where('handled_at', 'is not', null)
    .orderBy('sent_at')
    .execute();
  return rows.map((row) => newsOf(row.raw));
}

/** What comes late holds as far as nothing that was sent since names it too: that has been told. */
function asSaidSince(
  news: NoticedChange,
  since: readonly ReturnType<typeof newsOf>[],
): NoticedChange {
  const said = changeOf(Object.assign({}, news, ...since));
  if (said.kind !== 'STAY_CHANGED' || news.kind !== 'STAY_CHANGED') return said;
  const { accessLost: _all, ...rest } = said;
  const known = since.flatMap((later) => ('accessLost' in later ? (later.accessLost ?? []) : []));
  const accessLost = news.accessLost?.filter((what) => !known.includes(what)) ?? [];
  return accessLost.length > 0 ? { ...rest, accessLost } : rest;
}

/** Of a notice, what it is about: the flight out, the stay. */
const subjectOf = (raw: RawBuilder<unknown>) =>
  sql<string>`concat(${raw}::jsonb ->> 'kind', ' ', ${raw}::jsonb ->> 'leg')`;

/** The holiday is no more: all that was paid goes back at once, and is written of as it does. */
async function cancel(tx: Tx, context: PurchaseContext, notice: Noticed) {
  const { id, orderId } = notice;
  leaveOthersAlone(await loadVersion(tx, orderId), notice);
  await settle(tx, id, {
    outcome: 'CANCELLED',
    order_id: orderId,
    title: 'Your holiday was cancelled by those who provide it',
  });
  await tx
    .insertInto('order_cancellation')
    .values({
      order_id: orderId,
      asked_by: 'OPERATOR',
      asked_at: context.clock().toISOString(),
      lost: 0,
      notice_id: id,
      refund_by: settledBy(todayOf(context)),
    })
    .execute();
  crashpoint('notice:written');
  return 'done' as const;
}

async function change(
  tx: Tx,
  context: PurchaseContext,
  notice: Noticed,
  news: NoticedChange,
): Promise<WorkProgress> {
  const was = await loadVersion(tx, notice.orderId);
  const open = openOf(await listNotices(tx, notice.orderId));
  const changes = [...(open?.changes ?? []), news];
  const before = applyChanges(was.accepted, open?.changes ?? []);
  const accepted = applyChanges(before, [news]);
  if (isKnown(news, before, accepted))
    return settle(tx, notice.id, { outcome: 'NOTHING', order_id: notice.orderId });
  leaveOthersAlone(was, notice);
  const { document, words } = await wordTheirChange(context, tx, notice, { was, accepted });
  const facts = holidayFactsOf(accepted, changes);
  const inWords: InWords = {
    was,
    accepted,
    document,
    changes,
    title: theirChangeTitle(was.document, document),
    lines: [
      ...words,
      ...facts.accessLost.map((what) => ({ what, was: 'promised', now: 'not to be had' })),
    ],
  };
  const hasBegun = context.clock() >= holidayStart(was.document);
  const isAsked = significanceOf(holidayFactsOf(was.accepted), facts).length > 0 && !hasBegun;
  if (open) await replace(tx, open.id);
  const progress = isAsked
    ? await ask(tx, context, notice, inWords)
    : await note(tx, context, notice, inWords);
  crashpoint('notice:written');
  return progress;
}

/**
 * Whoever has joined an order flies on a booking of their own: what is told of that one alone is
 * for a person to see to, and changes nobody else’s holiday. What the airline tells of the others
 * too is found when it is tried again.
 */
function leaveOthersAlone(
  { accepted: { joined = [] }, document: { orderCode } }: OrderVersion,
  { key }: Noticed,
): void {
  if (joined.some((one) => one.key === key))
    throw new Error(`${key} is the ticket of one who joined ${orderCode}: see to them by hand`);
}

/** It is so already: a person, or its people, have told us of it before. */
const isKnown = (news: NoticedChange, before: Accepted, accepted: Accepted): boolean =>
  (news.kind === 'FLIGHT_MOVED' || news.accessLost === undefined) &&
  isDeepStrictEqual(before, accepted);

type InWords = {
  readonly was: OrderVersion;
  readonly accepted: Accepted;
  readonly document: OrderDocument;
  readonly changes: readonly NoticedChange[];
  readonly title: string;
  readonly lines: readonly ChangedLine[];
};

/** A significant one: nothing of the order is another thing until its people say so. */
async function ask(tx: Tx, { clock, market }: PurchaseContext, notice: Noticed, inWords: InWords) {
  const { was, title, lines, changes } = inWords;
  const by = answerBy(clock(), holidayStart(was.document));
  await putMail(tx, notice, was.accepted.contact.emailAddress, {
    template: 'their-change',
    order: was.document,
    id: notice.id,
    title,
    lines: [...lines],
    reminder: 0,
    answerBy: todayIn(market.timeZone, by),
  });
  return settle(tx, notice.id, {
    outcome: 'ASKED',
    order_id: notice.orderId,
    title,
    words: JSON.stringify(lines),
    changes: JSON.stringify(changes),
    answer_by: by.toISOString(),
  });
}

/** A small one, and whatever comes once they are away: it is in the next papers. */
async function note(tx: Tx, { clock }: PurchaseContext, notice: Noticed, inWords: InWords) {
  const { was, accepted, document, title, lines } = inWords;
  const { id, orderId } = notice;
  if (lines.length === 0) return settle(tx, id, { outcome: 'NOTHING', order_id: orderId });
  const order = await writeTheirVersion(tx, notice, { was, accepted, document });
  await putMail(tx, notice, accepted.contact.emailAddress, {
    template: 'their-change-note',
    order,
    id,
    title,
    lines: [...lines],
    hasCertificate: hoursUntil(holidayStart(document), clock()) > CERTIFICATE_HOURS,
  });
  return settle(tx, id, {
    outcome: 'NOTED',
    order_id: orderId,
    title,
    words: JSON.stringify(lines),
  });
}

const replace = (tx: Tx, id: string) =>
  tx
    .updateTable('supplier_notice')
    .set({ answer: 'REPLACED', answered_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();

type Settled = {
  readonly outcome: NonNullable<SupplierNoticeTable['outcome']>;
  readonly order_id?: string;
  readonly title?: string;
  readonly words?: string;
  readonly changes?: string;
  readonly answer_by?: string;
};

async function settle(tx: Tx, id: string, settled: Settled): Promise<'done'> {
  await tx
    .updateTable('supplier_notice')
    .set({ ...settled, handled_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  return 'done';
}
