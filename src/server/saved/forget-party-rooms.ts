import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { DAYS_UNVISITED } from '#domain/saved/party-room.ts';
import type { Database } from '#server/db/kysely.ts';

/**
 * Forgets rooms whose last day is over, with all that is in them: nobody has opened them for long,
 * or their last holiday has left (`lastDayOfRoom`). Run now and then.
 */
export async function forgetPartyRooms(database: Database, today: IsoDate): Promise<void> {
  await sql`
    delete from party_room r where visited_on < ${today}::date - ${DAYS_UNVISITED}::int
      or (select max(departs_on) from party_holiday h where h.room_id = r.id) < ${today}::date`.execute(
    database,
  );
}
