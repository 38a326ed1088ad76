/**
 * Stores and reads what a placement answers, so that every caller, however late, gets the same
 * (F-20).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import { PlaceOutcomeSchema, type PlaceOutcome } from '#server/checkout/place-outcome.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { isDue } from '#server/workflow/retries.ts';

/** The first outcome stands. */
export async function saveOutcome(
  database: Database | Tx,
  placementId: string,
  outcome: PlaceOutcome,
): Promise<void> {
  await database
    .updateTable('placement')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', placementId)
    .where('outcome', 'is', null)
    .execute();
}

/** Undefined while it is not known. */
export async function findOutcome(
  database: Database,
  placementId: string,
): Promise<PlaceOutcome | undefined> {
  const row = await database
    .selectFrom('placement')
    .select('outcome')
    .where('id', '=', placementId)
    .executeTakeFirst();
  return row && row.outcome !== null ? v.parse(PlaceOutcomeSchema, row.outcome) : undefined;
}

/** Nothing is left to do for this placement. */
export async function finishPlacement(database: Database | Tx, placementId: string): Promise<void> {
  await database
    .updateTable('placement')
    .set({ finished_at: sql<string>`now()` })
    .where('id', '=', placementId)
    .where('finished_at', 'is', null)
    .execute();
}

/** Placements that were claimed, are not finished and may be tried now, oldest first. */
export async function findUnfinished(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('placement')
    .select('id')
    .where('finished_at', 'is', null)
    .where(isDue('placement', 'placement.id'))
    .orderBy('claimed_at')
    .execute();
  return rows.map(({ id }) => id);
}
