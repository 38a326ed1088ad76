/** What a pound is sold as, as operators set it; a running site hears of a change at once. */
import { sql } from 'kysely';
import type { ExchangeRate } from '#domain/market/exchange-rate.ts';
import type { Currency } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';

/** Currencies that were ever set, each as it was set last. */
export type ExchangeRates = Readonly<Partial<Record<Currency, ExchangeRate>>>;

/** Says that a rate was set. */
export const RATE_CHANNEL = 'exchange_rate';

/** Sets what a pound is sold as from now on; what it was stays as its history. */
export const setRate = (
  database: Database,
  currency: Currency,
  perPound: ExchangeRate,
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await tx.insertInto('exchange_rate').values({ currency, per_pound: perPound }).execute();
    await sql`select pg_notify(${RATE_CHANNEL}, ${currency})`.execute(tx);
  });

export async function loadRates(database: Database): Promise<ExchangeRates> {
  const rows = await database
    .selectFrom('exchange_rate')
    .distinctOn('currency')
    .select(['currency', 'per_pound'])
    .orderBy('currency')
    .orderBy('sequence', 'desc')
    .execute();
  return Object.fromEntries(rows.map(({ currency, per_pound }) => [currency, per_pound]));
}

/** Every rate that was ever set, the latest first; instants in ISO 8601. */
export const listRates = (database: Database) =>
  database
    .selectFrom('exchange_rate')
    .select(['currency', 'per_pound', 'valid_from'])
    .orderBy('sequence', 'desc')
    .execute();
