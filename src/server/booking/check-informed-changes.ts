/**
 * Asks airlines whether they say what they have told our customers. What an airline says is kept as
 * a notice of it and worked on as every notice is (`supplier-notices.ts`): it counts once, by
 * whichever way it comes. What it does not say goes to a person.
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import {
  informedAnswerBy,
  judgeInformedChange,
  type AirlineSays,
} from '#domain/booking/informed-change.ts';
import { formatDate } from '#domain/dates.ts';
import type { InformedChangeTable } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayIn } from '#server/market/market.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadOrderDocument } from '#server/order/versions.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { findFlightKey, findFlightNow, type FlightNow } from './notices/flight-now.ts';
import { keepNotices } from './notices/notice-record.ts';
import { NoticeSchema } from './notices/notice.ts';

const QUEUE: Queue = {
  name: 'informed-change',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: () => false,
};
const AT_ONCE = 50;
/** While a notice of the booking is worked on, what was told of it is looked at again after. */
const LOOK_AGAIN: WorkProgress = { laterMs: 200 };
/** A notice that nobody can work on keeps nobody waiting for longer. */
const LONGEST_WAIT_MS = 60_000;

/**
 * A periodic job: what was told and is not asked yet; and what a person looks into, once something
 * has happened to its booking since.
 */
export async function checkInformedChanges(context: PurchaseContext): Promise<LookEnd> {
  const { database } = context;
  const rows = await database
    .selectFrom('informed_change as i')
    .select('i.id')
    .where((eb) =>
      eb.or([
        eb('i.state', '=', 'ASKING'),
        eb.and([
          eb('i.state', '=', 'WITH_PERSON'),
          eb.exists(
            eb
              .selectFrom('supplier_notice as n')
              .select('n.id')
              .whereRef('n.order_id', '=', 'i.order_id')
              .whereRef('n.handled_at', '>', 'i.looked_at'),
          ),
        ]),
      ]),
    )
    .where(isDue(QUEUE.name, 'i.id'))
    .orderBy('i.created_at')
    .limit(AT_ONCE)
    .execute();
  return workThrough(database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: ({ id }) => check(context, id),
  });
}

async function check(site: PurchaseContext, id: string): Promise<WorkProgress> {
  const heard = await site.database
    .selectFrom('informed_change as i')
    .innerJoin('customer_order as o', 'o.id', 'i.order_id')
    .select(['i.state', 'i.created_at as heardAt', 'i.order_id as orderId', 'o.market'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!heard) return 'done';
  const { state } = heard;
  const key = await findFlightKey(site.database, heard.orderId);
  const isSilent = key !== undefined && state === 'ASKING' && !(await askAirline(site, key));
  const isLate = site.clock().getTime() - Date.parse(heard.heardAt) > LONGEST_WAIT_MS;
  if (key !== undefined && !isLate && (await isWorkedOn(site, key))) return LOOK_AGAIN;
  await inTransaction(site.database, (tx) =>
    settle(tx, inMarket(site, heard.market), { id, isSilent, isOurs: key !== undefined }),
  );
  return 'done';
}

/** Keeps what it tells of the booking; false when it does not answer. */
async function askAirline(
  { database, suppliers, log }: PurchaseContext,
  key: string,
): Promise<boolean> {
  try {
    const list = await suppliers.flights.changes({ key });
    const notices = list.flatMap((one) => {
      const { success, output } = v.safeParse(NoticeSchema, one);
      return success && output.bookingKey === key ? [output] : [];
    });
    if (notices.length < list.length)
      log.warn({ unreadable: list.length - notices.length }, 'notices of a booking cannot be read');
    await keepNotices(database, { supplier: 'flights', cameBy: 'FEED' }, notices);
    return true;
  } catch (error) {
    if (error instanceof SupplierUnavailable) return false;
    throw error;
  }
}

const isWorkedOn = async ({ database }: PurchaseContext, key: string): Promise<boolean> =>
  (await database
    .selectFrom('supplier_notice')
    .select('id')
    .where('booking_key', '=', key)
    .where('handled_at', 'is', null)
    .executeTakeFirst()) !== undefined;

type Looked = { readonly id: string; readonly isSilent: boolean; readonly isOurs: boolean };

async function settle(
  tx: Tx,
  context: PurchaseContext,
  { id, isSilent, isOurs }: Looked,
): Promise<void> {
  const heard = await tx
    .selectFrom('informed_change')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!heard || heard.ended_at !== null) return;
  const flight = await flightNow(tx, heard);
  const { heard_time: newTime, booked_time: bookedTime } = heard;
  const says = sayOf({ flight, isSilent, isOurs, bookedTime });
  const verdict = judgeInformedChange({ newTime }, bookedTime, says);
  const looked = { looked_at: sql<string>`now()` };
  const row = tx.updateTable('informed_change').where('id', '=', id);
  if (verdict === 'CONFIRMED') {
    await row.set({ ...looked, state: 'CONFIRMED', ended_at: sql<string>`now()` }).execute();
    return;
  }
  if (heard.state === 'WITH_PERSON') {
    await row.set(looked).execute();
    return;
  }
  const by = informedAnswerBy(context.clock(), new Date(flight?.departsAt ?? bookedTime));
  await row
    .set({ ...looked, state: 'WITH_PERSON', reason: verdict, answer_by: by.toISOString() })
    .execute();
  const order = await loadOrderDocument(tx, heard.order_id);
  await putMail(tx, { market: context.market.market }, order.contact.email, {
    template: 'informed-change',
    order,
    id,
    leg: heard.leg,
    newTime,
    reason: verdict,
    by: momentWords(by, context.market),
  });
}

/** `11:00 on Sun 22 November 2026` */
function momentWords(instant: Date, { locale, timeZone }: PurchaseContext['market']): string {
  const time = instant.toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return `${time} on ${formatDate(todayIn(timeZone, instant))}`;
}

/** As the airline has it now, answered or not; undefined once it has ended the booking. */
async function flightNow(
  tx: Tx,
  { order_id: orderId, leg }: Pick<InformedChangeTable, 'leg'> & { readonly order_id: string },
): Promise<FlightNow | undefined> {
  const ended = await tx
    .selectFrom('order_cancellation')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('notice_id', 'is not', null)
    .executeTakeFirst();
  return ended ? undefined : findFlightNow(tx, { orderId, leg });
}

type Sayings = Omit<Looked, 'id'> & {
  readonly flight: FlightNow | undefined;
  readonly bookedTime: string;
};

function sayOf({ flight, isSilent, isOurs, bookedTime }: Sayings): AirlineSays {
  if (!flight) return { kind: 'cancelled' };
  if (!isOurs) return { kind: 'not ours' };
  if (isSilent) return { kind: 'silent' };
  const { departureTime: at, isByAirline } = flight;
  return at === bookedTime || isByAirline ? { kind: 'leaves', at } : { kind: 'another flight' };
}
