/**
 * Places that official advice closes for some days. The operator says so; what is for sale is
 * closed in the index with the next change that every thread follows, and asked again before money
 * moves.
 */
import { sql } from 'kysely';
import { spendsClosedNight, type ClosedNights } from '#domain/advice/closed-nights.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import { lineageOf, places } from '#server/catalogue/reference.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';

export type AdviceBlock = ClosedNights & {
  readonly id: string;
  readonly placeId: string;
  readonly madeAt: string;
} & AdviceWords;

/** What the operator said of it: a sentence for travellers, and the address of the advice. */
export type AdviceWords = { readonly reason: string | null; readonly source: string | null };

type ToClose = ClosedNights &
  Partial<AdviceWords> & { readonly placeId: string; readonly id: string };

/** Closes a place and all that is in it; false for a place that there is not. */
export const closePlace = (
  database: Database,
  { placeId, firstDay, lastDay, id, reason = null, source = null }: ToClose,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const within = places.filter((place) => lineageOf(place.id).some((one) => one.id === placeId));
    if (within.length === 0) return false;
    await tx
      .insertInto('advice_block')
      .values({
        id,
        place_id: placeId,
        places: within.map((place) => place.id),
        first_day: firstDay,
        last_day: lastDay,
        reason,
        source,
      })
      .execute();
    await announce(tx, id);
    return true;
  });

/** Opens a place again, whichever days were closed; how many closures that ended. */
export const openPlace = (database: Database, placeId: string): Promise<number> =>
  inTransaction(database, async (tx) => {
    const ended = await tx
      .updateTable('advice_block')
      .set({ ended_at: sql<string>`now()` })
      .where('place_id', '=', placeId)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of ended) await announce(tx, id);
    return ended.length;
  });

/** The days of its hotels have changed: whoever follows the catalogue reads them anew. */
async function announce(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into catalogue_change (kind, subject_id, chunk)
    select 'rate_chunk', c.plan_id, c.chunk
    from advice_block b
    join hotel h on h.place_id = any (b.places)
    join rate_plan p on p.hotel_id = h.id
    join rate_chunk c on c.plan_id = p.id
      and c.chunk between floor((b.first_day - date '1970-01-01') / 32.0)
        and floor((b.last_day - date '1970-01-01') / 32.0)
    where b.id = ${id}`.execute(tx);
  await sql`notify catalogue_change`.execute(tx);
}

/** What is closed on `today` or later, the newest first. */
export async function listAdvice(
  database: Database,
  today: IsoDate,
): Promise<readonly AdviceBlock[]> {
  const rows = await database
    .selectFrom('advice_block')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('last_day', '>=', today)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    placeId: row.place_id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    madeAt: row.made_at,
    reason: row.reason,
    source: row.source,
  }));
}

/** The closed days of a place, its own and those of all that it is in. */
export const closedNightsOf = async (
  database: Database | Tx,
  placeId: string,
): Promise<readonly ClosedNights[]> =>
  database
    .selectFrom('advice_block')
    .select(['first_day as firstDay', 'last_day as lastDay'])
    .where('ended_at', 'is', null)
    .where(sql<boolean>`${placeId} = any (places)`)
    .execute();

/** Where and when the nights of a holiday are. */
export const nightsInPlace = ({ hotel, checkIn, nights }: HolidayNights): Stay => ({
  placeId: hotel.placeId,
  checkIn,
  nights,
});

type HolidayNights = {
  readonly hotel: { readonly placeId: string };
  readonly checkIn: IsoDate;
  readonly nights: number;
};
type Stay = { readonly placeId: string; readonly checkIn: IsoDate; readonly nights: number };

/** Whether official advice closes a stay (MSG-06). */
export const isClosedByAdvice = async (
  database: Database | Tx,
  { placeId, ...stay }: Stay,
): Promise<boolean> => spendsClosedNight(await closedNightsOf(database, placeId), stay);

type AskedDays = {
  readonly placeIds: readonly string[];
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  readonly nights: number;
};

/**
 * The days on which no stay of so many nights can begin in any of these places: advice closes all
 * of them; none where no place is named (MSG-06).
 */
export async function closedDepartures(
  database: Database,
  { placeIds, firstDay, lastDay, nights }: AskedDays,
): Promise<readonly IsoDate[]> {
  if (placeIds.length === 0) return [];
  const places = await Promise.all(placeIds.map((id) => closedNightsOf(database, id)));
  if (places.some((closed) => closed.length === 0)) return [];
  const days = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) =>
    addDays(firstDay, at),
  );
  return days.filter((checkIn) =>
    places.every((closed) => spendsClosedNight(closed, { checkIn, nights })),
  );
}
