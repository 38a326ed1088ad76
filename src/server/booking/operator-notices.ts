/** What a supplier or an airline has told us by telephone or letter, written down by a person. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadOrderDocument, loadVersion } from '#server/order/versions.ts';
import { findFlightKey, findFlightNow } from './notices/flight-now.ts';
import { keepNotices } from './notices/notice-record.ts';
import type { NoticeSupplier } from './notices/notice.ts';

/** `minutes` later, less than 0: earlier. */
export type NotedByPerson =
  | { readonly kind: 'flight'; readonly leg: 'outbound' | 'inbound'; readonly minutes: number }
  /** To one that we do not list, in the same place. */
  | { readonly kind: 'hotel'; readonly name: string; readonly stars: number }
  | { readonly kind: 'cancelled'; readonly by: 'airline' | 'hotel' };

/**
 * Keeps it as a notice of who told it; a running site works on it at once. False when there is no
 * order of this code, or it has no such part.
 */
export async function noteByPerson(
  database: Database,
  { orderCode, noted, now }: { orderCode: string; noted: NotedByPerson; now: Date },
): Promise<boolean> {
  const isFlight =
    noted.kind === 'flight' || (noted.kind === 'cancelled' && noted.by === 'airline');
  const order = await database
    .selectFrom('customer_order')
    .select(['id', 'checkout_id as checkoutId'])
    .where('code', '=', orderCode)
    .executeTakeFirst();
  if (!order) return false;
  const bookingKey = isFlight
    ? await findFlightKey(database, order.id)
    : await findStayKey(database, order.checkoutId);
  const news = bookingKey && (await newsOfPerson(database, order.id, noted));
  if (!news) return false;
  const supplier: NoticeSupplier = isFlight ? 'flights' : 'stays';
  const about = { number: 1, bookingKey, sentAt: now.toISOString() };
  await keepNotices(database, { supplier, cameBy: 'OPERATOR' }, [
    { ...about, ...news, id: `operator-${randomUUID()}` },
  ]);
  return true;
}

const findStayKey = async (database: Database, checkoutId: string): Promise<string | undefined> =>
  (
    await database
      .selectFrom('supplier_booking')
      .select('key')
      .where('checkout_id', '=', checkoutId)
      .where('part', '=', 'stay')
      .where('state', '=', 'BOOKED')
      .executeTakeFirst()
  )?.key;

/** Whom a person calls: nobody has answered by the time that was given. */
export type UnansweredNotice = {
  readonly orderCode: string;
  readonly title: string;
  /** ISO instant. */
  readonly answerBy: string;
  readonly lead: string;
  readonly phone: string;
};

/** Those who were asked what to do about a change and have not said by `now`, longest first. */
export async function listUnanswered(
  database: Database,
  now: Date,
): Promise<readonly UnansweredNotice[]> {
  const rows = await database
    .selectFrom('supplier_notice as n')
    .innerJoin('customer_order as o', 'o.id', 'n.order_id')
    .select(['o.id', 'o.code as orderCode', 'n.title', 'n.answer_by as answerBy'])
    .where('n.outcome', '=', 'ASKED')
    .where('n.answer', 'is', null)
    .where('n.answer_by', '<', now.toISOString())
    .orderBy('n.answer_by')
    .execute();
  return Promise.all(
    rows.map(async ({ id, orderCode, title, answerBy }) => {
      const { accepted } = await loadVersion(database, id);
      const { firstName = '', lastName = '' } = accepted.passengers[0] ?? {};
      return {
        orderCode,
        title: title ?? '',
        answerBy: answerBy ?? '',
        lead: `${firstName} ${lastName}`,
        phone: accepted.contact.phoneNumber,
      };
    }),
  );
}

/** What an airline has told our customers, and a person of ours looks into. */
export type ToLookInto = {
  readonly id: string;
  readonly orderId: string;
  readonly orderCode: string;
  readonly leg: 'outbound' | 'inbound';
  /** Null: they were told that it is cancelled. */
  readonly newTime: string | null;
  readonly bookedTime: string;
  readonly reason: string;
  /** ISO instant by which they were promised an answer. */
  readonly answerBy: string;
  readonly words: string;
  readonly airlineReference: string | null;
};

/** What waits for a person's answer, what was promised first at the top. */
export async function listToLookInto(database: Database): Promise<readonly ToLookInto[]> {
  const rows = await database
    .selectFrom('informed_change as i')
    .innerJoin('customer_order as o', 'o.id', 'i.order_id')
    .select([
      'i.id',
      'o.id as orderId',
      'o.code as orderCode',
      'i.leg',
      'i.heard_time as newTime',
      'i.booked_time as bookedTime',
      'i.reason',
      'i.answer_by as answerBy',
      'i.words',
      'i.airline_reference as airlineReference',
    ])
    .where('i.state', '=', 'WITH_PERSON')
    .orderBy('i.answer_by')
    .execute();
  return rows.map(({ reason, answerBy, ...row }) => ({
    ...row,
    reason: reason ?? '',
    answerBy: answerBy ?? '',
  }));
}

/**
 * The airline has said to a person what it has told them: kept as a notice of it, of which a
 * running site tells them. False where nothing waits under this id, for flights that we have not
 * booked, and where the flight leaves at another time by now, as its people have moved or the
 * airline has told something else since: those are answered in words.
 */
export async function confirmInformed(
  database: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const heard = (await listToLookInto(database)).find((one) => one.id === id);
  if (!heard) return false;
  const { orderCode, orderId, leg, newTime } = heard;
  const flight = await findFlightNow(database, { orderId, leg });
  if (flight?.departureTime !== heard.bookedTime) return false;
  if (newTime === null)
    return noteByPerson(database, { orderCode, noted: { kind: 'cancelled', by: 'airline' }, now });
  const minutes = minutesBetween(flight.departureTime, newTime);
  return noteByPerson(database, { orderCode, noted: { kind: 'flight', leg, minutes }, now });
}

const minutesBetween = (was: string, now: string): number =>
  (Date.parse(`${now}Z`) - Date.parse(`${was}Z`)) / MINUTE_MS;

/** What a person has found out, told on the page and by mail; false where nothing waits. */
export const answerInformed = (
  database: Database,
  { id, answer }: { readonly id: string; readonly answer: string },
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const heard = await tx
      .selectFrom('informed_change as i')
      .innerJoin('customer_order as o', 'o.id', 'i.order_id')
      .select(['i.order_id as orderId', 'o.market', 'i.leg', 'i.heard_time as newTime'])
      .where('i.id', '=', id)
      .where('i.state', '=', 'WITH_PERSON')
      .forUpdate('i')
      .executeTakeFirst();
    if (!heard) return false;
    const { orderId, market, leg, newTime } = heard;
    await tx
      .updateTable('informed_change')
      .set({ state: 'ANSWERED', answer, ended_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    const order = await loadOrderDocument(tx, orderId);
    const mail = { template: 'informed-answer', order, id, leg, newTime, answer } as const;
    await putMail(tx, { market }, order.contact.email, mail);
    return true;
  });

async function newsOfPerson(database: Database, orderId: string, noted: NotedByPerson) {
  if (noted.kind === 'cancelled') return { kind: 'CANCELLED' } as const;
  const { accepted } = await loadVersion(database, orderId);
  const { flights, hotel } = accepted.holiday;
  if (noted.kind === 'hotel') {
    const { name, stars } = noted;
    return { kind: 'STAY_CHANGED', hotel: { ...hotel, id: NOT_LISTED, name, stars } } as const;
  }
  if (!flights) return undefined;
  const { departureTime, arrivalTime, departsAt, arrivesAt } = flights[noted.leg];
  const later = (at: string) => new Date(Date.parse(at) + noted.minutes * MINUTE_MS).toISOString();
  return {
    kind: 'FLIGHT_MOVED',
    leg: noted.leg,
    departureTime: later(`${departureTime}Z`).slice(0, LOCAL_LENGTH),
    arrivalTime: later(`${arrivalTime}Z`).slice(0, LOCAL_LENGTH),
    departsAt: later(departsAt),
    arrivesAt: later(arrivesAt),
  } as const;
}

const NOT_LISTED = 0;
const MINUTE_MS = 60_000;
const LOCAL_LENGTH = 'yyyy-mm-ddThh:mm'.length;
