/** A party room as it is kept, with who is in it; limits are left where they are. */
import type { Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { isMadeId } from '#domain/input/id.ts';
import { parseParty, type Party } from '#domain/party.ts';
import { lastDayOfRoom } from '#domain/saved/party-room.ts';
import { mayOpen } from '#server/account/access.ts';
import type { PartyMemberTable, PartyRoomTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';

/** Who asks, at the site of which market: rooms are those of one. */
type PartyAsker = Pick<VisitorContext, 'visitor' | 'market'>;

export type PartyRoomRecord = {
  readonly id: string;
  readonly link: string;
  readonly name: string;
  /** Who travels. */
  readonly party: Party;
  /** So many people choose. */
  readonly awaited: number;
  /** From 1. */
  readonly round: number;
  /** The limits of this round were compared. */
  readonly isJudged: boolean;
  /** The last day on which it is there. */
  readonly keptUntil: IsoDate;
};

export type PartyMember = {
  readonly id: string;
  readonly owner: string;
  readonly firstName: string;
  /** In this round. */
  readonly isLocked: boolean;
  /** From any round. */
  readonly hasLimits: boolean;
};

/** A room, who is in it, and who of them asks. */
export type EnteredRoom = {
  readonly room: PartyRoomRecord;
  /** In the order they came; whoever is in it longest is its host. */
  readonly members: readonly PartyMember[];
  /** Undefined for whoever has the link and is not in. */
  readonly me: PartyMember | undefined;
};

/** The room for somebody who is in it. */
export type Inside = EnteredRoom & { readonly me: PartyMember };

/**
 * The room of a link. A former link leads those to it who are in it; for everybody else there is no
 * such room, nor is there one whose last day is over.
 */
export async function findEnteredRoom(
  database: Database | Tx,
  asker: PartyAsker,
  link: string,
  today: IsoDate,
): Promise<EnteredRoom | undefined> {
  const row = isMadeId(link) ? await findRow(database, asker, link) : undefined;
  const room = row && (await makeRoom(database, row));
  if (!room || room.keptUntil < today) return undefined;
  const members = await listMembers(database, room);
  const me = members.find(({ owner }) => mayOpen(asker, { owner, market: row.market }) === 'yes');
  return me || room.link === link ? { room, members, me } : undefined;
}

/** The same, with the room's row locked until the transaction ends. */
export async function lockEnteredRoom(
  tx: Tx,
  asker: PartyAsker,
  link: string,
  today: IsoDate,
): Promise<EnteredRoom | undefined> {
  const found = await findEnteredRoom(tx, asker, link, today);
  if (!found) return undefined;
  await tx
    .selectFrom('party_room')
    .select('id')
    .where('id', '=', found.room.id)
    .forUpdate()
    .execute();
  return findEnteredRoom(tx, asker, link, today);
}

/** Rooms that the visitor is in and that are still there, the newest first. */
export async function listRoomsOf(
  database: Database,
  asker: PartyAsker,
  today: IsoDate,
): Promise<Inside[]> {
  const { visitor, market } = asker;
  if (visitor.kind === 'nobody') return [];
  const owners = [visitor.owner, ...(visitor.customer ? [visitor.customer.id] : [])];
  const rows = await database
    .selectFrom('party_room')
    .select('link')
    .where('market', '=', market.market)
    .where('id', 'in', (eb) =>
      eb.selectFrom('party_member').select('room_id').where('owner', 'in', owners),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const found = await Promise.all(
    rows.map(({ link }) => findEnteredRoom(database, asker, link, today)),
  );
  return found.flatMap((entered) => (entered?.me ? [{ ...entered, me: entered.me }] : []));
}

const findRow = (database: Database | Tx, { market }: PartyAsker, link: string) =>
  database
    .selectFrom('party_room')
    .selectAll()
    .where('market', '=', market.market)
    .where((eb) =>
      eb.or([
        eb('link', '=', link),
        eb(
          'id',
          'in',
          eb.selectFrom('party_former_link').select('room_id').where('link', '=', link),
        ),
      ]),
    )
    .executeTakeFirst();

/** Throws for a row whose party is none: none such is written. */
async function makeRoom(
  database: Database | Tx,
  row: Selectable<PartyRoomTable>,
): Promise<PartyRoomRecord> {
  const party = parseParty(row.party);
  if (!party) throw new Error(`party room ${row.id} is for nobody`);
  const holidays = await database
    .selectFrom('party_holiday')
    .select('departs_on')
    .where('room_id', '=', row.id)
    .execute();
  return {
    id: row.id,
    link: row.link,
    name: row.name,
    party,
    awaited: row.awaited,
    round: row.round,
    isJudged: row.judged_at !== null,
    keptUntil: lastDayOfRoom(
      row.visited_on,
      holidays.map(({ departs_on }) => departs_on),
    ),
  };
}

async function listMembers(
  database: Database | Tx,
  { id, round }: PartyRoomRecord,
): Promise<PartyMember[]> {
  const rows = await database
    .selectFrom('party_member')
    .select((eb) => [
      'id',
      'owner',
      'first_name',
      'locked_round',
      eb('limits', 'is not', null).as('has_limits'),
    ])
    .where('room_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => makeMember(row, round));
}

const makeMember = (
  row: Pick<Selectable<PartyMemberTable>, 'id' | 'owner' | 'first_name' | 'locked_round'> & {
    readonly has_limits: unknown;
  },
  round: number,
): PartyMember => ({
  id: row.id,
  owner: row.owner,
  firstName: row.first_name,
  isLocked: row.locked_round === round,
  hasLimits: row.has_limits === true,
});
