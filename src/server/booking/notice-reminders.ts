/** Two reminders to those who have not answered to what others have changed of their holiday. */
import { remindersDue } from '#domain/booking/their-change.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayIn } from '#server/market/market.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadVersion } from '#server/order/versions.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { isDue, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { listNotices, openOf } from './notices/notice-record.ts';

type ReminderContext = Pick<PurchaseContext, 'database' | 'clock' | 'market' | 'sellers'>;

const QUEUE: Queue = {
  name: 'notice-reminder',
  tries: 6,
  firstPauseMs: 60_000,
  isOutage: () => false,
};
const BOTH = 2;
const AT_ONCE = 100;

/**
 * A periodic job. Of two that were missed only the last is written; once both are, or there is an
 * answer, no more. Throws the first failure after all others were tried.
 */
export async function remindOfNotices(context: ReminderContext): Promise<LookEnd> {
  const { database } = context;
  const rows = await database
    .selectFrom('supplier_notice as n')
    .innerJoin('customer_order as o', 'o.id', 'n.order_id')
    .select(['n.id', 'o.id as orderId', 'o.market'])
    .where('n.outcome', '=', 'ASKED')
    .where('n.answer', 'is', null)
    .where('n.reminded', '<', BOTH)
    .where(isDue(QUEUE.name, 'n.id'))
    .orderBy('n.answer_by')
    .limit(AT_ONCE)
    .execute();
  return workThrough(database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: async (row) => {
      await inTransaction(database, (tx) => remind(tx, inMarket(context, row.market), row));
      return 'done';
    },
  });
}

async function remind(
  tx: Tx,
  { market, clock }: ReminderContext,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<void> {
  const { reminded } = await tx
    .selectFrom('supplier_notice')
    .select('reminded')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const notice = openOf(await listNotices(tx, orderId));
  if (notice?.id !== id || notice.answerBy === null) return;
  const due = remindersDue(new Date(notice.handledAt), new Date(notice.answerBy), clock());
  if (due <= reminded) return;
  await tx.updateTable('supplier_notice').set({ reminded: due }).where('id', '=', id).execute();
  const { accepted, document } = await loadVersion(tx, orderId);
  await putMail(tx, market, accepted.contact.emailAddress, {
    template: 'their-change',
    order: document,
    id: `${id}.${due}`,
    title: notice.title,
    lines: [...notice.words],
    reminder: due,
    answerBy: todayIn(market.timeZone, new Date(notice.answerBy)),
  });
}
