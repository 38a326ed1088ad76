/**
 * The last searches of a visitor who has a session, with the lowest price of each then and now.
 * Whoever only looks has none, and nothing is kept of them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { sellingTotal } from '#domain/holiday/price.ts';
import { money, readCurrency, type Money } from '#domain/money.ts';
import { MOST_SEARCHES, SEARCH_DAYS } from '#domain/saved/previous-searches.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { parseCriteria } from '#domain/search/parse-criteria.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { ownerFor, type Visitor } from '#server/account/visitor.ts';
import type { PreviousSearchTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import { findAll } from '#server/search/search-holidays.ts';
import { criteriaInPence, flyingSeats } from '#server/search/selling.ts';
import type { SavedContext } from './saved-context.ts';

export type PreviousSearch = {
  readonly id: string;
  /** As an address writes it. */
  readonly query: string;
  readonly criteria: Criteria;
  /** Instant, ISO. */
  readonly searchedAt: string;
  /** The lowest price found; null for nothing found. */
  readonly priceThen: Money | null;
  readonly priceNow: Money | null;
};

type HistoryContext = Pick<SavedContext, 'database' | 'market' | 'newId' | 'index' | 'clock'>;

/**
 * Keeps a search that is looked at, as its address writes it, with its lowest price; the same one
 * again counts as the last of the two. False for a visitor without a session, or who does not want
 * it, and for what cannot be searched for.
 */
export async function keepSearch(
  context: HistoryContext,
  visitor: Visitor,
  query: string,
): Promise<boolean> {
  if (visitor.kind === 'nobody') return false;
  const { database, market, newId } = context;
  const days = daysOf(context);
  const { criteria, problems } = parseCriteria(query, days);
  const owner = ownerFor(visitor);
  if (problems.length > 0 || (await isRefused(database, owner))) return false;
  const lowest = lowestPrice(context, criteria, days.today);
  const found = {
    total: lowest ?? null,
    currency: market.currency,
    market: market.market,
  };
  await database
    .insertInto('previous_search')
    .values({
      id: newId(),
      owner,
      query: makeCriteriaQuery({ ...criteria, page: 1 }),
      departs_on: criteria.departureDate,
      ...found,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'query'])
        .doUpdateSet({ ...found, searched_at: sql<string>`now()` }),
    )
    .execute();
  await dropBeyond(database, owner);
  return true;
}

/** Today, and the first day that can still be searched for. */
function daysOf(context: Pick<HistoryContext, 'market' | 'clock'>) {
  const today = todayOf(context);
  return { today, earliest: addDays(today, EARLIEST_DEPARTURE_DAYS) };
}

/** Whether what the visitor searches for is kept from now on. */
export async function keepsSearches(database: Database, visitor: Visitor): Promise<boolean> {
  return visitor.kind === 'known' && !(await isRefused(database, ownerFor(visitor)));
}

/** The kept searches that can still be made, the last first, at today's prices of the index. */
export async function listPreviousSearches(
  context: HistoryContext,
  visitor: Visitor,
): Promise<PreviousSearch[]> {
  if (visitor.kind === 'nobody') return [];
  const days = daysOf(context);
  const rows = await context.database
    .selectFrom('previous_search')
    .selectAll()
    .where('owner', '=', ownerFor(visitor))
    .where('market', '=', context.market.market)
    .where('departs_on', '>=', days.earliest)
    .where('searched_at', '>', sql<string>`now() - make_interval(days => ${SEARCH_DAYS})`)
    .orderBy('searched_at', 'desc')
    .orderBy('id')
    .limit(MOST_SEARCHES)
    .execute();
  const searches: PreviousSearch[] = [];
  for (const row of rows) {
    searches.push(makePrevious(context, row, days));
    await nextTurn();
  }
  return searches;
}

/** The least that the search finds is sold at, in the market's currency; undefined for nothing. */
function lowestPrice(
  { index, market }: HistoryContext,
  criteria: Criteria,
  today: IsoDate,
): number | undefined {
  const { price } = findAll(index, criteriaInPence(criteria, market), today);
  return price && sellingTotal(price.min, market, flyingSeats(criteria));
}

/** A search that nothing can be found for any more, as of a hotel that has left, finds nothing. */
function makePrevious(
  context: HistoryContext,
  row: Selectable<PreviousSearchTable>,
  days: ReturnType<typeof daysOf>,
): PreviousSearch {
  const { criteria, problems } = parseCriteria(row.query, days);
  const lowest = problems.length === 0 ? lowestPrice(context, criteria, days.today) : undefined;
  return {
    id: row.id,
    query: row.query,
    criteria,
    searchedAt: row.searched_at,
    priceThen: row.total === null ? null : money(row.total, readCurrency(row.currency)),
    priceNow: lowest === undefined ? null : money(lowest, context.market.currency),
  };
}

/** Forgets one of the visitor's searches, or with `undefined` all of them. */
export async function deletePreviousSearches(
  database: Database,
  visitor: Visitor,
  id: string | undefined,
): Promise<void> {
  if (visitor.kind === 'nobody') return;
  await database
    .deleteFrom('previous_search')
    .where('owner', '=', ownerFor(visitor))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
}

/** Keeps the visitor’s searches from now on, opening a session for it; or none, not of before. */
export async function setSearchHistory(
  database: Database,
  session: Pick<VisitorSession, 'visitor' | 'open'>,
  isKept: boolean,
): Promise<void> {
  if (isKept) {
    const owner = ownerFor(await session.open());
    await database.deleteFrom('search_history_refusal').where('owner', '=', owner).execute();
    return;
  }
  if (session.visitor.kind === 'nobody') return;
  await database
    .insertInto('search_history_refusal')
    .values({ owner: ownerFor(session.visitor) })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .execute();
  await deletePreviousSearches(database, session.visitor, undefined);
}

async function isRefused(database: Database, owner: string): Promise<boolean> {
  const row = await database
    .selectFrom('search_history_refusal')
    .select('owner')
    .where('owner', '=', owner)
    .executeTakeFirst();
  return row !== undefined;
}

/** All but the last ones of an owner. */
export const dropBeyond = (database: Database | Tx, owner: string): Promise<unknown> =>
  database
    .deleteFrom('previous_search')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('previous_search')
        .select('id')
        .where('owner', '=', owner)
        .orderBy('searched_at', 'desc')
        .orderBy('id')
        .offset(MOST_SEARCHES),
    )
    .execute();

/** Forgets searches that are too old, or can be made no more; run now and then. */
export async function forgetPreviousSearches(database: Database, today: IsoDate): Promise<void> {
  await sql`
    delete from previous_search where departs_on < ${today}::date
      or searched_at < now() - make_interval(days => ${SEARCH_DAYS})`.execute(database);
}
