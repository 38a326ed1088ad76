/** Notices as they are kept: from the moment they come to what was answered. */
import * as v from 'valibot';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import {
  NoticedChangesSchema,
  type SupplierNotice,
  type NoticedChange,
  type NoticeSupplier,
} from './notice.ts';

export type NoticeWay = 'NOTICE' | 'FEED' | 'OPERATOR';

/** Keeps notices of a supplier; one that is kept already is left as it came first. */
export async function keepNotices(
  database: Database | Tx,
  { supplier, cameBy }: { readonly supplier: NoticeSupplier; readonly cameBy: NoticeWay },
  notices: readonly (SupplierNotice & { readonly id?: string })[],
): Promise<void> {
  if (notices.length === 0) return;
  await database
    .insertInto('supplier_notice')
    .values(
      notices.map((notice) => ({
        id: notice.id ?? `${supplier}-${notice.number}`,
        supplier,
        came_by: cameBy,
        booking_key: notice.bookingKey,
        sent_at: notice.sentAt,
        raw: JSON.stringify(notice),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const LinesSchema = v.array(v.object({ what: v.string(), was: v.string(), now: v.string() }));

export type KeptNotice = {
  readonly id: string;
  readonly outcome: 'NOTED' | 'ASKED' | 'CANCELLED';
  readonly title: string;
  readonly words: readonly ChangedLine[];
  readonly changes: readonly NoticedChange[];
  readonly handledAt: string;
  readonly answerBy: string | null;
  readonly answer: 'KEPT' | 'OTHER' | 'ENDED' | null;
};

/** What the people of an order were told, the newest first; what was replaced is left out. */
export async function listNotices(
  database: Database | Tx,
  orderId: string,
): Promise<readonly KeptNotice[]> {
  const rows = await database
    .selectFrom('supplier_notice')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('outcome', 'in', ['NOTED', 'ASKED', 'CANCELLED'])
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '<>', 'REPLACED')]))
    .orderBy('handled_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ id, outcome, answer, ...row }) =>
    outcome === null || outcome === 'NOTHING' || answer === 'REPLACED' || row.handled_at === null
      ? []
      : [
          {
            id,
            outcome,
            answer,
            title: row.title ?? '',
            words: v.parse(LinesSchema, row.words ?? []),
            changes: v.parse(NoticedChangesSchema, row.changes ?? []),
            handledAt: row.handled_at,
            answerBy: row.answer_by,
          },
        ],
  );
}

/** The one that an order's people have not answered to yet. */
export const openOf = (notices: readonly KeptNotice[]): KeptNotice | undefined =>
  notices.find(({ outcome, answer }) => outcome === 'ASKED' && answer === null);
