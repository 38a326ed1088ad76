/** What of a basket a supplier no longer had when it was ordered. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';

/**
 * The part that the basket's latest placement found gone: `stay`, `flight`, `transfer`, `parking`
 * or `insurance`; null when it found nothing gone, undefined when there was no placement.
 */
export async function findSoldOut(
  database: Database,
  basketId: string,
): Promise<string | null | undefined> {
  const latest = await database
    .selectFrom('placement')
    .innerJoin('checkout', 'checkout.id', 'placement.checkout_id')
    .select(
      sql<
        string | null
      >`case placement.outcome ->> 'kind' when 'ItemDoesNotExist' then placement.outcome ->> 'item' end`.as(
        'item',
      ),
    )
    .where('checkout.basket_id', '=', basketId)
    .orderBy('placement.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.item;
}

/** The holiday itself: nothing takes its place in the same basket, so nobody pays for it again. */
export const isHoliday = (item: string | null | undefined): boolean =>
  item === 'stay' || item === 'flight';
