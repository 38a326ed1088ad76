/**
 * The second wall around what is somebody's (S-05): connections that work for visitors have a role
 * to which PostgreSQL shows the rows of one visitor alone, whatever a query asks for.
 */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { MarketName } from '#domain/market/market-name.ts';
import type { DB } from './generated.ts';
import type { Database } from './kysely.ts';

/** The role of every connection of a visitors' pool; made by the migrations. */
export const VISITOR_ROLE = 'holidaymaker_visitor';

/**
 * What the policies of the tables ask for (`migrations/0032-visible-rows.sql`, `0036-markets.sql`).
 */
export type VisibleRows = {
  /** Under which baskets, checkouts, orders and saved holidays are kept. */
  readonly owners: readonly string[];
  /** At whose site they ask. */
  readonly market: MarketName;
  /** Who is logged in. */
  readonly customerId: string | undefined;
  /** Of the order for which the key of its mail was brought. */
  readonly checkoutId: string | undefined;
};

/**
 * The database as far as these rows go, asked for anew at each query; `pool` has the visitors'
 * role.
 */
export const showOnly = (pool: Pool, rows: () => VisibleRows): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: lendFor(pool, rows) }) });

/** Each lending says for whom it is: what was shown to another is never shown on. */
const lendFor = (pool: Pool, rows: () => VisibleRows): PostgresPool => ({
  options: pool.options,
  end: async () => undefined,
  connect: async () => {
    const client = await pool.connect();
    try {
      await show(client, rows());
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  },
});

/** What each connection shows; one that shows the same already is not told again. */
const shown = new WeakMap<PoolClient, string>();

async function show(
  client: PoolClient,
  { owners, customerId = '', checkoutId = '', market }: VisibleRows,
): Promise<void> {
  const settings = [owners.join(' '), customerId, checkoutId, market];
  const wanted = settings.join('\n');
  if (shown.get(client) === wanted) return;
  shown.delete(client);
  const { rows } = await client.query<{ role: string }>(SHOW, settings);
  if (rows[0]?.role !== VISITOR_ROLE)
    throw new Error(`connections for visitors have the role ${rows[0]?.role}: they would see all`);
  shown.set(client, wanted);
}

const SHOW = `select current_user as role, set_config('holidaymaker.owners', $1, false),
  set_config('holidaymaker.customer', $2, false),
  set_config('holidaymaker.checkout', $3, false),
  set_config('holidaymaker.market', $4, false)`;
