/**
 * Party rooms: people with one link choose a holiday together. Each sets limits that nobody ever
 * reads; once all have, everybody sees what works for all.
 */
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Quotes } from '#domain/holiday/quote-id.ts';
import { makeParty } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { checkPartyRoom, checkPersonName, tidyName } from '#domain/saved/party-names.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import { MOST_PARTY_HOLIDAYS, MOST_PEOPLE } from '#domain/saved/party-room.ts';
import { spendPartyAct, type Spending } from '#server/account/caller-quota.ts';
import { ownerFor, type KnownVisitor, type Visitor } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import type { Tx } from '#server/purchase-context.ts';
import { viewRoom, type PartyRoomView } from './party-room-view.ts';
import { findHolidayFor, type FoundHoliday } from './party-room/find-holiday.ts';
import type { PartyContext } from './party-room/party-context.ts';
import { act, addHoliday, type ActOutcome, type RoomAct } from './party-room/room-acts.ts';
import {
  findEnteredRoom,
  listRoomsOf,
  lockEnteredRoom,
  type PartyMember,
  type PartyRoomRecord,
} from './party-room/room-record.ts';

/** What somebody with the link sees who is not in: enough to know whose room it is. */
export type PartyInvitation = {
  readonly kind: 'PartyInvitation';
  readonly name: string;
  /** First name of whoever asks them in. */
  readonly host: string;
  readonly numberOfPeople: number;
};

const NOT_FOUND = { kind: 'PartyRoomNotFound' } as const;

/** What became of something that was to be done; whoever is not in a room finds none. */
export type PartyOutcome = ActOutcome | typeof NOT_FOUND;

/** The room of a link for whoever asks; a link of no room, or of one that is over, finds none. */
export async function openPartyRoom(
  context: PartyContext,
  link: string,
): Promise<PartyRoomView | PartyInvitation | typeof NOT_FOUND> {
  const { database } = context;
  const today = todayOf(context);
  const entered = await findEnteredRoom(database, context, link, today);
  if (!entered) return NOT_FOUND;
  const { room, members, me } = entered;
  const [host] = members;
  if (!me)
    return {
      kind: 'PartyInvitation',
      name: room.name,
      host: host?.firstName ?? '',
      numberOfPeople: members.length,
    };
  await noteVisit(database, room, today);
  return viewRoom(context, { room, members, me }, today);
}

const noteVisit = (database: Database, { id }: PartyRoomRecord, today: IsoDate) =>
  database
    .updateTable('party_room')
    .set({ visited_on: today })
    .where('id', '=', id)
    .where('visited_on', '<', today)
    .execute();

/** A room that a visitor is in, as a list of rooms has it. */
type PartyRoomEntry = Pick<PartyRoomRecord, 'link' | 'name' | 'round' | 'isJudged'> &
  Pick<PartyMember, 'isLocked' | 'hasLimits'>;

/** The rooms that the visitor is in, the newest first. */
export async function listPartyRooms(
  { database, market, clock }: Pick<PartyContext, 'database' | 'market' | 'clock'>,
  visitor: Visitor,
): Promise<PartyRoomEntry[]> {
  const rooms = await listRoomsOf(database, { visitor, market }, todayOf({ market, clock }));
  return rooms.map(({ room: { link, name, round, isJudged }, me: { isLocked, hasLimits } }) => ({
    link,
    name,
    round,
    isJudged,
    isLocked,
    hasLimits,
  }));
}

export type NewRoom = {
  readonly name: string;
  /** Of whoever makes it, who is its host. */
  readonly firstName: string;
  /** So many choose, the host among them. */
  readonly people: number;
  /** Who travels with the first is who travels; the others are found for the same people. */
  readonly holidays: readonly Quotes[];
};

/** Makes a room of the holidays that are still on sale. */
export async function createPartyRoom(
  context: PartyContext & { readonly visitor: KnownVisitor },
  { name, firstName, people, holidays }: NewRoom,
): Promise<ActOutcome> {
  const errors = [...checkPartyRoom({ name, people }), ...checkPersonName(firstName)];
  if (errors.length > 0) return refused(...errors);
  const owner = ownerFor(context.visitor);
  const spent = await spendPartyAct(context, owner, 'rooms');
  if (spent.kind === 'used up') return tooMany(spent);
  const party = holidays[0]?.stay.party;
  const found = party ? await findAll(context, holidays.slice(0, MOST_PARTY_HOLIDAYS), party) : [];
  if (!party || found.length === 0)
    return refused(refuse(PARTY_REFUSALS, 'party_without_holidays', 'holidays'));
  const [id, link, today] = [context.newId(), context.newId(), todayOf(context)];
  await inTransaction(context.database, async (tx) => {
    await tx
      .insertInto('party_room')
      .values({
        id,
        link,
        name: tidyName(name),
        party: makeParty(party),
        market: context.market.market,
        awaited: people,
        visited_on: today,
      })
      .execute();
    await insertMember(tx, context, { roomId: id, owner, firstName });
    const entered = await lockEnteredRoom(tx, context, link, today);
    if (!entered?.me) throw new Error('a room that was made has nobody in it');
    for (const holiday of found)
      await addHoliday(tx, context, { ...entered, me: entered.me }, holiday);
  });
  return { kind: 'done', link };
}

/** Those that can be had, one after the other: whoever makes a room waits a moment. */
async function findAll(
  context: PartyContext,
  holidays: readonly Quotes[],
  party: Parameters<typeof findHolidayFor>[2],
): Promise<FoundHoliday[]> {
  const found: FoundHoliday[] = [];
  for (const quotes of holidays) {
    const one = await findHolidayFor(context, quotes, party, todayOf(context));
    if (one.kind === 'found') found.push(one);
  }
  return found;
}

/** Comes into the room of a link; whoever is in it stays in it. */
export async function joinPartyRoom(
  context: PartyContext & { readonly visitor: KnownVisitor },
  link: string,
  firstName: string,
): Promise<PartyOutcome> {
  const { visitor } = context;
  const errors = checkPersonName(firstName);
  const spent = await spendPartyAct(context, ownerFor(visitor), 'rooms');
  if (spent.kind === 'used up') return tooMany(spent);
  return inTransaction(context.database, async (tx) => {
    const entered = await lockEnteredRoom(tx, context, link, todayOf(context));
    if (!entered) return NOT_FOUND;
    const { room, members, me } = entered;
    if (me) return { kind: 'done', link: room.link };
    if (errors.length > 0) return refused(...errors);
    if (members.length >= MOST_PEOPLE)
      return refused(refuse(PARTY_REFUSALS, 'party_full', 'firstName', { most: MOST_PEOPLE }));
    await insertMember(tx, context, { roomId: room.id, owner: ownerFor(visitor), firstName });
    return { kind: 'done', link: room.link };
  });
}

/** What can be done in a room; `add` names a holiday that is looked for first. */
export type AskedAct =
  | Exclude<RoomAct, { kind: 'add' }>
  | { readonly kind: 'add'; readonly quotes: Quotes };

/** Does something in a room; for whoever is not in it there is no such room. */
export async function actInPartyRoom(
  context: PartyContext,
  link: string,
  asked: AskedAct,
): Promise<PartyOutcome> {
  const { database } = context;
  const today = todayOf(context);
  const entered = await findEnteredRoom(database, context, link, today);
  if (!entered?.me) return NOT_FOUND;
  const spent = await spendPartyAct(context, entered.me.owner, 'acts');
  if (spent.kind === 'used up') return tooMany(spent);
  const found =
    asked.kind === 'add'
      ? await findHolidayFor(context, asked.quotes, entered.room.party, today)
      : undefined;
  if (found?.kind === 'refused') return found;
  return inTransaction(database, async (tx) => {
    const locked = await lockEnteredRoom(tx, context, link, today);
    if (!locked?.me) return NOT_FOUND;
    const doing: RoomAct | undefined =
      asked.kind === 'add' ? found && { kind: 'add', holiday: found } : asked;
    return doing ? act(tx, context, { ...locked, me: locked.me }, doing) : NOT_FOUND;
  });
}

const insertMember = (
  tx: Tx,
  { newId }: PartyContext,
  { roomId, owner, firstName }: Readonly<Record<'roomId' | 'owner' | 'firstName', string>>,
) =>
  tx
    .insertInto('party_member')
    .values({ id: newId(), room_id: roomId, owner, first_name: tidyName(firstName) })
    .execute();

const refused = (...errors: readonly FieldError[]): ActOutcome => ({ kind: 'refused', errors });

const tooMany = ({ waitSeconds }: Extract<Spending, { kind: 'used up' }>): ActOutcome =>
  refused(
    refuse(PARTY_REFUSALS, 'party_too_many_acts', 'link', {
      minutes: Math.ceil(waitSeconds / 60),
    }),
  );
