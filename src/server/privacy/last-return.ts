import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * The day on which the last holiday of this customer ends, over or to come; undefined for who has
 * none. Until then its suppliers need the names of those who travel.
 */
export async function findLastReturn(
  database: Database | Tx,
  customerId: string,
): Promise<IsoDate | undefined> {
  const { rows } = await sql<{ day: IsoDate | null }>`
    select max(v.accepted #>> '{holiday,returnDate}') as day
    from order_person who
      join customer_order o on o.id = who.order_id
      join order_version v on v.order_id = o.id
        and v.number = (select max(number) from order_version where order_id = o.id)
    where who.customer_id = ${customerId} and who.role = 'LEAD' and o.status not in ('FAILED', 'CANCELLED')`.execute(
    database,
  );
  return rows[0]?.day ?? undefined;
}
