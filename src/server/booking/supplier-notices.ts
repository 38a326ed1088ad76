/**
 * What suppliers and airlines tell of sold holidays: by signed notices, and by a list of their own
 * that is read as well, so that nothing is lost when a notice is. Each is kept once, answered, and
 * only then worked on (reliability-security, rule 7).
 */
import * as v from 'valibot';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { SupplierCall } from '#server/suppliers/http.ts';
import { isSignedBySupplier } from '#server/suppliers/notice-signature.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { isDropped, isDue, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { handleNotice } from './notices/handle-notice.ts';
import { keepNotices } from './notices/notice-record.ts';
import {
  NOTICE_SUPPLIERS,
  NoticeListSchema,
  NoticeSchema,
  SentNoticeSchema,
  type NoticeSupplier,
} from './notices/notice.ts';

/** Keeps what was sent to us. `forged`: nothing of it is kept; `unreadable`: nor of this. */
export async function receiveNotice(
  database: Database,
  { rawBody, signature, key }: SentNotice,
): Promise<'kept' | 'forged' | 'unreadable'> {
  if (!isSignedBySupplier(rawBody, signature, key)) return 'forged';
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), SentNoticeSchema),
    rawBody,
  );
  if (!success) return 'unreadable';
  const { supplier, notice } = output;
  await keepNotices(database, { supplier, cameBy: 'NOTICE' }, [notice]);
  return 'kept';
}

type SentNotice = {
  readonly rawBody: string;
  /** As its header has it. */
  readonly signature: string | null;
  /** Hexadecimal. */
  readonly key: string;
};

/** How each supplier's list is asked for. */
export type NoticeFeeds = Readonly<Record<NoticeSupplier, Pick<SupplierCall, 'get'>>>;

/**
 * A periodic job: reads each supplier's list from where it was read to. One that does not answer is
 * asked again by the next look; what cannot be read of a list is told, and keeps nothing else
 * back.
 */
export async function readNoticeFeeds(
  { database, log }: Pick<PurchaseContext, 'database' | 'log'>,
  feeds: NoticeFeeds,
): Promise<LookEnd> {
  const ends = await Promise.all(
    NOTICE_SUPPLIERS.map((supplier) =>
      readFeed({ database, log }, supplier, feeds[supplier]).catch((error: unknown) => {
        if (error instanceof SupplierUnavailable) return 'waiting' as const;
        throw error;
      }),
    ),
  );
  return ends.includes('waiting') ? 'waiting' : 'done';
}

async function readFeed(
  { database, log }: Pick<PurchaseContext, 'database' | 'log'>,
  supplier: NoticeSupplier,
  feed: Pick<SupplierCall, 'get'>,
): Promise<LookEnd> {
  const row = await database
    .selectFrom('notice_feed')
    .select('read_to')
    .where('supplier', '=', supplier)
    .executeTakeFirst();
  const since = row?.read_to ?? 0;
  const list = await feed.get(`notices?since=${since}`, NoticeListSchema);
  const read = list.map((one) => v.safeParse(NoticeSchema, one));
  const notices = read.flatMap(({ success, output }) => (success ? [output] : []));
  if (notices.length < list.length)
    log.warn(
      { supplier, unreadable: list.length - notices.length },
      'notices of a supplier’s list cannot be read',
    );
  const last = notices.reduce((most, { number }) => Math.max(most, number), since);
  if (last === since) return 'done';
  await inTransaction(database, async (tx) => {
    await keepNotices(tx, { supplier, cameBy: 'FEED' }, notices);
    await tx
      .insertInto('notice_feed')
      .values({ supplier, read_to: last })
      .onConflict((conflict) => conflict.column('supplier').doUpdateSet({ read_to: last }))
      .execute();
  });
  return 'done';
}

const QUEUE: Queue = {
  name: 'supplier-notice',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: () => false,
};
const AT_ONCE = 50;

/**
 * A periodic job: works on what has been kept, of each booking what was sent first. What cannot be
 * worked on is put aside for a person, and those of other bookings go on.
 */
export async function handleNotices(context: PurchaseContext): Promise<LookEnd> {
  const { database } = context;
  const rows = await database
    .selectFrom('supplier_notice as n')
    .select('n.id')
    .where('n.handled_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('supplier_notice as before')
            .select('before.id')
            .whereRef('before.booking_key', '=', 'n.booking_key')
            .where('before.handled_at', 'is', null)
            .where((or) => or.not(isDropped(QUEUE.name, 'before.id')))
            .where((or) =>
              or.or([
                or('before.sent_at', '<', or.ref('n.sent_at')),
                or.and([
                  or('before.sent_at', '=', or.ref('n.sent_at')),
                  or('before.id', '<', or.ref('n.id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .where(isDue(QUEUE.name, 'n.id'))
    .orderBy('n.sent_at')
    .limit(AT_ONCE)
    .execute();
  return workThrough(database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: ({ id }) => inTransaction(database, (tx) => handleNotice(tx, context, id)),
  });
}
