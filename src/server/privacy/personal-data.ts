/** How what a customer has asked of their data stands, and what an erasure would come to. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { COPY_DAYS, erasureDay, figuresKeptUntil } from '#domain/privacy/data-retention.ts';
import { customerOf, type Visitor } from '#server/account/visitor.ts';
import { todayIn, todayOf } from '#server/market/market.ts';
import { findLastReturn } from './last-return.ts';
import type { PrivacyContext } from './privacy-context.ts';

export type PersonalData = {
  /** The last one asked for, until it can no longer be fetched. */
  readonly copy: { readonly isReady: boolean; readonly keptUntil: IsoDate } | null;
  /** The day of an erasure that was asked for. */
  readonly erasedOn: IsoDate | null;
  /** The day of an erasure that is asked for today. */
  readonly erasureDay: IsoDate;
  /** Its day is that after the last holiday. */
  readonly isAfterHoliday: boolean;
  /** The last day on which figures of a booking are kept; null for who has never booked. */
  readonly figuresKeptUntil: IsoDate | null;
};

/** Undefined for who is not logged in. */
export async function findPersonalData(
  context: PrivacyContext,
  visitor: Visitor,
): Promise<PersonalData | undefined> {
  const customer = customerOf(visitor);
  if (!customer) return undefined;
  const { database, market } = context;
  const dayOf = (instant: string): IsoDate => todayIn(market.timeZone, new Date(instant));
  const [lastReturn, copy, erasure, lastOrder] = await Promise.all([
    findLastReturn(database, customer.id),
    database
      .selectFrom('data_request')
      .select(['asked_at', 'finished_at'])
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'EXPORT')
      .orderBy('asked_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    database
      .selectFrom('data_request')
      .select('asked_at')
      .where('customer_id', '=', customer.id)
      .where('kind', '=', 'ERASURE')
      .where('finished_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst(),
    database
      .selectFrom('customer_order as o')
      .innerJoin('order_person as p', 'p.order_id', 'o.id')
      .select('o.placed_at')
      .where('p.customer_id', '=', customer.id)
      .where('p.role', '=', 'LEAD')
      .orderBy('o.placed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const today = todayOf(context);
  const keptUntil = copy && addDays(dayOf(copy.finished_at ?? copy.asked_at), COPY_DAYS);
  const day = erasureDay(today, lastReturn);
  return {
    copy:
      copy && keptUntil && keptUntil >= today
        ? { isReady: copy.finished_at !== null, keptUntil }
        : null,
    erasedOn: erasure ? erasureDay(dayOf(erasure.asked_at), lastReturn) : null,
    erasureDay: day,
    isAfterHoliday: day !== erasureDay(today, undefined),
    figuresKeptUntil: lastOrder ? figuresKeptUntil(dayOf(lastOrder.placed_at)) : null,
  };
}
