/**
 * Looks at each saved holiday once a day: writes down what it costs, and tells the customer whose
 * target is reached, once, by mail, if they still want that.
 */
import { sql } from 'kysely';
import { totalOf } from '#domain/holiday/price.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { priceNow, type DealContext } from '#server/search/deal.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { makeBookmark, type Bookmark } from './bookmark-record.ts';
import { notePrice } from './price-points.ts';

export type WatchContext = Pick<PurchaseContext, 'database' | 'clock' | 'market'> & {
  /** What prices are made from now; asked for when there is something to price. */
  readonly pricing: () => Promise<DealContext>;
};

const QUEUE: Queue = {
  name: 'saved-price',
  tries: 6,
  firstPauseMs: 60_000,
  isOutage: () => false,
};

/** So many a look, that a night's prices spread over hours. */
const A_LOOK = 20;
/** After it a supplier that did not answer is asked again: a list price is none to write about. */
const SILENT_MS = 1_800_000;

/**
 * A periodic job, for what was saved in its own market: another one's shop prices the rest. Throws
 * the first failure after all others were tried.
 */
export async function watchPrices(context: WatchContext): Promise<LookEnd> {
  const today = todayOf(context);
  const rows = await context.database
    .selectFrom('bookmark')
    .selectAll()
    .where('kept_until', '>=', today)
    .where('market', '=', context.market.market)
    .where((eb) => eb.or([eb('looked_on', 'is', null), eb('looked_on', '<', today)]))
    .where(isDue(QUEUE.name, 'bookmark.id'))
    .orderBy('looked_on')
    .limit(A_LOOK)
    .execute();
  const deals = rows.length > 0 ? await context.pricing() : undefined;
  return workThrough(context.database, QUEUE, deals ? rows.map(makeBookmark) : [], {
    idOf: ({ id }) => id,
    work: (bookmark) => look(context, deals!, bookmark),
  });
}

async function look(
  context: WatchContext,
  deals: DealContext,
  bookmark: Bookmark,
): Promise<WorkProgress> {
  const { database } = context;
  const today = todayOf(context);
  const price = await priceNow(deals, bookmark.quotes, today);
  if (price.kind === 'priced') {
    const { holiday } = price;
    if (holiday.source === 'list') return { laterMs: SILENT_MS };
    await notePrice(database, bookmark, { day: today, total: totalOf(holiday.lines) });
    await notifyOfTarget(context, bookmark, holiday);
  }
  await database
    .updateTable('bookmark')
    .set({ looked_on: today })
    .where('id', '=', bookmark.id)
    .execute();
  return 'done';
}

/** Marks the target as reached and writes to its customer, both or neither; never twice. */
const notifyOfTarget = (
  context: WatchContext,
  { id, price }: Bookmark,
  holiday: PricedHoliday,
): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const now = totalOf(holiday.lines);
    const { rows } = await sql<{ customerId: string; email: string; target: number }>`
      update bookmark b set notified_at = now() from customer c
      where b.id = ${id} and c.id = b.owner and b.target >= ${now} and b.notified_at is null
        and exists (select from mail_preference p where p.customer_id = c.id and p.kind = 'SAVED_PRICES')
      returning c.id as "customerId", c.email, b.target`.execute(tx);
    const [reached] = rows;
    if (!reached) return;
    await putAccountMail(tx, context, reached.email, {
      template: 'target-reached',
      bookmarkId: id,
      day: todayOf(context),
      customerId: reached.customerId,
      hotel: holiday.hotel.name,
      place: holiday.hotel.placeName,
      departureDate: holiday.departureDate,
      nights: holiday.nights,
      was: price.amount,
      now,
      target: reached.target,
      currency: context.market.currency,
      path: `/holiday/${holiday.hotelQuoteId}/${holiday.flightQuoteId}`,
    });
  });
