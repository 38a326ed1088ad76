/**
 * Looks at the price of each protected order once a day, and writes to whoever booked it when it
 * has dropped: nobody has to look by themselves.
 */
import { orderPagePath } from '#domain/order/order-addresses.ts';
import {
  isProtected,
  isWorthALetter,
  PROTECTED_STATES,
  protectedUntil,
  type PriceNow,
} from '#domain/order/price-drop.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { inMarket, type PurchaseContext } from '#server/purchase-context.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { findProtectedOrder, lastPrice, type ProtectedOrder } from './protected-order.ts';

export type PriceDropWatchContext = Pick<
  PurchaseContext,
  'database' | 'clock' | 'market' | 'sellers'
> & {
  /** What an accepted holiday would cost today. */
  readonly priceAgain: (order: Pick<ProtectedOrder, 'accepted' | 'market'>) => Promise<PriceNow>;
};

const QUEUE: Queue = {
  name: 'booked-price',
  tries: 6,
  firstPauseMs: 60_000,
  isOutage: () => false,
};

/** So many a look, that a night's prices spread over hours. */
const A_LOOK = 20;
/** After it a supplier that did not answer is asked again. */
const SILENT_MS = 1_800_000;

/** A periodic job. Throws the first failure after all others were tried. */
export async function watchBookedPrices(context: PriceDropWatchContext): Promise<LookEnd> {
  const { database } = context;
  const today = todayOf(context);
  const orders = await database
    .selectFrom('customer_order as o')
    .leftJoin('price_drop_look as look', 'look.order_id', 'o.id')
    .select('o.id')
    .where('o.status', 'in', PROTECTED_STATES)
    .where((eb) =>
      eb.or([
        eb('look.order_id', 'is', null),
        eb.and([eb('look.until', '>=', today), eb('look.looked_on', '<', today)]),
        // It is another holiday by now, perhaps on later days.
        eb.exists(
          eb
            .selectFrom('order_version as latest')
            .select('latest.number')
            .whereRef('latest.order_id', '=', 'o.id')
            .whereRef('latest.number', '>', 'look.version'),
        ),
      ]),
    )
    .where(isDue(QUEUE.name, 'o.id'))
    .orderBy('look.looked_on')
    .limit(A_LOOK)
    .execute();
  return workThrough(database, QUEUE, orders, {
    idOf: ({ id }) => id,
    work: ({ id }) => look(context, id),
  });
}

async function look(context: PriceDropWatchContext, orderId: string): Promise<WorkProgress> {
  const order = await findProtectedOrder(context.database, orderId);
  const now: PriceNow = isProtected(order, todayOf(context))
    ? await context.priceAgain(order)
    : { kind: 'sold_out' };
  if (now.kind === 'unknown') return { laterMs: SILENT_MS };
  await note(context, order, now);
  return 'done';
}

/** Notes the look, and writes when it is worth it: both or neither. */
const note = (
  context: PriceDropWatchContext,
  order: ProtectedOrder,
  now: Exclude<PriceNow, { kind: 'unknown' }>,
): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const today = todayOf(context);
    const { id, version } = order;
    const look = { version, until: protectedUntil(order.departureDate), looked_on: today };
    const before = await tx
      .selectFrom('price_drop_look')
      .select(['version', 'written'])
      .where('order_id', '=', id)
      .executeTakeFirst();
    // What was written of another version was about another price.
    const written = before?.version === version ? before.written : null;
    await tx
      .insertInto('price_drop_look')
      .values({ order_id: id, ...look })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ ...look, written }))
      .execute();
    const last = await lastPrice(tx, order);
    if (now.kind !== 'priced' || !isWorthALetter(last, written, now.payable)) return;
    await tx
      .updateTable('price_drop_look')
      .set({ written: now.payable })
      .where('order_id', '=', id)
      .execute();
    const { holiday, contact, currency } = order.accepted;
    await putAccountMail(tx, inMarket(context, order.market), contact.emailAddress, {
      template: 'price-dropped',
      orderCode: order.code,
      day: today,
      hotel: holiday.hotel.name,
      place: holiday.hotel.placeName,
      departureDate: holiday.departureDate,
      was: last,
      now: now.payable,
      until: look.until,
      currency,
      path: orderPagePath(order.checkoutId, 'confirmation'),
    });
  });
