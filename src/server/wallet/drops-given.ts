/** What customers were given as the price of a booked holiday dropped. */
import * as v from 'valibot';
import type { Pence } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

const FoundSchema = v.nullable(v.record(v.string(), v.number()));

type GivenForDrops = {
  /** In all, whether it is used or not. */
  readonly given: Pence;
  /** What the last claim has found, by kinds of lines; null where there is none that kept it. */
  readonly found: Readonly<Record<string, Pence>> | null;
};

/** For drops of the price of this order. */
export async function findDropsGiven(
  database: Database | Tx,
  orderId: string,
): Promise<GivenForDrops> {
  const claims = await database
    .selectFrom('price_drop_claim')
    .select(['was', 'now', 'found'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'GRANTED')
    .orderBy('decided_at')
    .execute();
  return {
    given: claims.reduce((sum, { was, now }) => sum + (was ?? 0) - (now ?? 0), 0),
    found: v.parse(FoundSchema, claims.at(-1)?.found ?? null),
  };
}
