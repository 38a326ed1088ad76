/** What a supplier or an airline has told us by telephone or letter, written down by a person. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/kysely.ts';
import { loadVersion } from '#server/order/versions.ts';
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
  const booking = await database
    .selectFrom('supplier_booking as b')
    .innerJoin('customer_order as o', 'o.checkout_id', 'b.checkout_id')
    .select(['b.key', 'o.id as orderId'])
    .where('o.code', '=', orderCode)
    .where('b.part', '=', isFlight ? 'flight' : 'stay')
    .where('b.state', '=', 'BOOKED')
    .executeTakeFirst();
  if (!booking) return false;
  const news = await newsOfPerson(database, booking.orderId, noted);
  if (!news) return false;
  const supplier: NoticeSupplier = isFlight ? 'flights' : 'stays';
  const about = { number: 1, bookingKey: booking.key, sentAt: now.toISOString() };
  await keepNotices(database, { supplier, cameBy: 'OPERATOR' }, [
    { ...about, ...news, id: `operator-${randomUUID()}` },
  ]);
  return true;
}

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
