/**
 * Looks from time to time who of a booking is ready to travel, and writes to whoever booked it 120,
 * 60 and 30 days before while somebody is not.
 */
import { readPassportRule } from '#domain/booking/passport-rule.ts';
import { reminderDue } from '#domain/booking/travel-reminder.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { PROTECTED_STATES as TO_TRAVEL } from '#domain/order/price-drop.ts';
import { travelDays } from '#domain/order/travel-days.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadOrderDocument, loadVersion, lockOrder } from '#server/order/versions.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { isDue, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { entryRulesOf, listChecks } from './traveller-checks.ts';

type ReminderContext = Pick<PurchaseContext, 'database' | 'clock' | 'market' | 'sellers'>;

const QUEUE: Queue = {
  name: 'travel-reminder',
  tries: 6,
  firstPauseMs: 60_000,
  isOutage: () => false,
};

/** So many a look. */
const A_LOOK = 20;

/** A periodic job: each order once a day. Throws the first failure after all others were tried. */
export async function remindTravellers(context: ReminderContext): Promise<LookEnd> {
  const { database } = context;
  const today = todayOf(context);
  const orders = await database
    .selectFrom('customer_order as o')
    .leftJoin('travel_reminder as reminder', 'reminder.order_id', 'o.id')
    .select(['o.id', 'o.market'])
    .where('o.status', 'in', TO_TRAVEL)
    .where((eb) =>
      eb.or([
        eb('reminder.order_id', 'is', null),
        eb.and([eb('reminder.until', '>', today), eb('reminder.looked_on', '<', today)]),
        // It is another holiday by now, perhaps on other days.
        eb.exists(
          eb
            .selectFrom('order_version as latest')
            .select('latest.number')
            .whereRef('latest.order_id', '=', 'o.id')
            .whereRef('latest.number', '>', 'reminder.version'),
        ),
      ]),
    )
    .where(isDue(QUEUE.name, 'o.id'))
    .orderBy('reminder.looked_on')
    .limit(A_LOOK)
    .execute();
  return workThrough(database, QUEUE, orders, {
    idOf: ({ id }) => id,
    work: async (order) => {
      await inTransaction(database, (tx) => look(tx, inMarket(context, order.market), order.id));
      return 'done';
    },
  });
}

/** Notes the look, and writes when it is time and somebody is not ready: both or neither. */
async function look(tx: Tx, context: ReminderContext, orderId: string): Promise<void> {
  const today = todayOf(context);
  // What is written is of the days that hold.
  await lockOrder(tx, orderId);
  const { number: version, accepted } = await loadVersion(tx, orderId);
  const order = await loadOrderDocument(tx, orderId);
  const { departureDate, returnDate } = travelDays(order);
  const before = await tx
    .selectFrom('travel_reminder')
    .select(['until', 'written'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const { bookedOn } = order;
  const written = writtenOf(before, { bookedOn, departureDate }, today);
  const look = { until: departureDate, looked_on: today, version, written: written ?? null };
  await tx
    .insertInto('travel_reminder')
    .values({ order_id: orderId, ...look })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(look))
    .execute();
  const days = reminderDue({ bookedOn, departureDate, written }, today);
  if (days === undefined) return;
  await tx
    .updateTable('travel_reminder')
    .set({ written: days })
    .where('order_id', '=', orderId)
    .execute();
  const entry = entryRulesOf({ accepted });
  if (!entry || !readPassportRule(entry.gb.passport)) return;
  const checks = await listChecks(tx, { id: orderId, accepted, departureDate, returnDate });
  const names = accepted.passengers.map(({ firstName }) => firstName);
  const notReady = names.flatMap((name, i) => {
    const check = checks.find(({ number }) => number === i + 1);
    if (!check) return [{ name, hasDates: false }];
    if (check.problems.length > 0) return [{ name, hasDates: true }];
    return check.isNameAlike === false ? [{ name, hasDates: true, hasOtherName: true }] : [];
  });
  if (notReady.length === 0) return;
  const mail = { template: 'travel-reminder', order, days, departureDate, notReady } as const;
  await putMail(tx, context.market, order.contact.email, mail);
}

type Look = { readonly until: IsoDate; readonly written: number | null };

/**
 * Of how many days before was last written. Days of a holiday that was moved count anew; those that
 * had passed when it was are not made up for.
 */
const writtenOf = (
  before: Look | undefined,
  dates: { readonly bookedOn: IsoDate; readonly departureDate: IsoDate },
  today: IsoDate,
): number | undefined =>
  before === undefined || before.until === dates.departureDate
    ? (before?.written ?? undefined)
    : reminderDue({ ...dates, written: undefined }, addDays(today, -1));
