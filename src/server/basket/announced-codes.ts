/** Promotional codes as the operator makes and ends them. */
import { sql } from 'kysely';
import type { PromotionalCode } from '#domain/basket/promotional-code.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Market } from '#server/market/market.ts';

/** What is announced of a code; it never changes afterwards but for its end. */
export type Announcement = PromotionalCode & {
  /** It belongs to one market, whose days these are. */
  readonly market: Pick<Market, 'market' | 'timeZone'>;
  /** First and last day; without them from now on, and until it is ended. */
  readonly startsOn?: IsoDate | undefined;
  readonly endsOn?: IsoDate | undefined;
  readonly mostUses?: number | undefined;
  readonly mostUsesEach?: number | undefined;
};

/** Makes a code; false when there is one of its name already, which stays as it is. */
export async function announceCode(database: Database, code: Announcement): Promise<boolean> {
  const { worth, market, startsOn, endsOn } = code;
  const midnight = (date: IsoDate) =>
    sql<string>`${date}::date::timestamp at time zone ${market.timeZone}`;
  const made = await database
    .insertInto('promotional_code')
    .values({
      code: code.code,
      market: market.market,
      amount: worth.kind === 'amount' ? worth.amount : null,
      percent: worth.kind === 'percent' ? worth.percent : null,
      least_spend: code.leastSpend,
      ...(startsOn !== undefined && { starts_at: midnight(startsOn) }),
      ends_at: endsOn === undefined ? null : midnight(addDays(endsOn, 1)),
      most_uses: code.mostUses ?? null,
      most_uses_each: code.mostUsesEach ?? null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return made !== undefined;
}

/** Ends a code now: baskets that have it keep it. False when there is none, or it has ended. */
export async function endCode(database: Database, code: string): Promise<boolean> {
  const ended = await database
    .updateTable('promotional_code')
    .set({ ends_at: sql<string>`now()` })
    .where('code', '=', code)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<string>`now()`)]))
    .returning('code')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * All codes of a market, the latest first; `used` counts orders under way too, `redeemed` does not.
 */
export const listCodes = (database: Database, { market }: Pick<Market, 'market'>) =>
  database
    .selectFrom('promotional_code as announced')
    .selectAll()
    .where('market', '=', market)
    .select((eb) => [
      eb
        .selectFrom('promotional_code_use as use')
        .whereRef('use.code', '=', 'announced.code')
        .where('use.state', '=', 'REDEEMED')
        .select((of) => of.fn.countAll<number>().as('redeemed'))
        .as('redeemed'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
