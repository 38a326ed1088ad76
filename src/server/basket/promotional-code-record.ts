/** Promotional codes as they are kept. */
import * as v from 'valibot';
import type { CodeTerms } from '#domain/basket/promotional-code.ts';
import type { Pence } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';

/** What a code was worth when it was accepted. */
export const PromotionalCodeSchema = v.object({
  code: v.string(),
  worth: v.variant('kind', [
    v.object({ kind: v.literal('amount'), amount: v.number() }),
    v.object({ kind: v.literal('percent'), percent: v.number() }),
  ]),
  leastSpend: v.number(),
});

/** A code, and the market it is taken in. */
export type PromotionalCodeRecord = CodeTerms & { readonly market: Market['market'] };

/** The code of this name, in capitals; `lock` holds its row until the transaction ends. */
export async function findPromotionalCode(
  database: Database | Tx,
  code: string,
  lock?: 'lock',
): Promise<PromotionalCodeRecord | undefined> {
  const query = database.selectFrom('promotional_code').selectAll().where('code', '=', code);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return (
    row && {
      code: row.code,
      market: row.market,
      worth:
        row.percent === null
          ? { kind: 'amount', amount: row.amount ?? 0 }
          : { kind: 'percent', percent: row.percent },
      leastSpend: row.least_spend,
      startsAt: row.starts_at,
      endsAt: row.ends_at ?? undefined,
      mostUses: row.most_uses ?? undefined,
      mostUsesEach: row.most_uses_each ?? undefined,
      used: row.used,
    }
  );
}

/**
 * What must be paid to us for any of the market's codes to be taken now, in pence; undefined while
 * there is none to take (CHK-06).
 */
export async function findLeastSpend(
  database: Database,
  { market }: Pick<Market, 'market'>,
  now: Date,
): Promise<Pence | undefined> {
  const instant = now.toISOString();
  const { least } = await database
    .selectFrom('promotional_code')
    .select((eb) => eb.fn.min<number | null>('least_spend').as('least'))
    .where('market', '=', market)
    .where('starts_at', '<=', instant)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', instant)]))
    .where((eb) => eb.or([eb('most_uses', 'is', null), eb('used', '<', eb.ref('most_uses'))]))
    .executeTakeFirstOrThrow();
  return least ?? undefined;
}
