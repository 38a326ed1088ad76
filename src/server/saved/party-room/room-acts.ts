/** What somebody in a party room may do, each within the transaction that has locked the room. */
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { checkPartyLimits, type PartyLimits } from '#domain/saved/party-limits.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import {
  LEAST_PEOPLE,
  MOST_PARTY_HOLIDAYS,
  MOST_ROUNDS,
  type PartyVote,
} from '#domain/saved/party-room.ts';
import { airports } from '#server/catalogue/reference.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { FoundHoliday } from './find-holiday.ts';
import type { PartyContext } from './party-context.ts';
import { renewLink } from './room-link.ts';
import type { Inside } from './room-record.ts';

export type RoomAct =
  | { readonly kind: 'add'; readonly holiday: FoundHoliday }
  /** Takes a holiday out: whoever added it, or the host. */
  | { readonly kind: 'take out'; readonly holidayId: string }
  /** Null takes a vote back. */
  | { readonly kind: 'vote'; readonly holidayId: string; readonly vote: PartyVote | null }
  /** Null locks those of the round before as they are. */
  | { readonly kind: 'lock'; readonly limits: PartyLimits | null }
  /** The host waits for nobody who is not in. */
  | { readonly kind: 'go on' }
  | { readonly kind: 'next round' }
  | { readonly kind: 'leave' }
  /** The host puts somebody out, who cannot come back by the link they know. */
  | { readonly kind: 'remove'; readonly personId: string }
  /** The host makes the link they know lead nobody new to the room. */
  | { readonly kind: 'renew link' };

/** Where the room is from now on, or why nothing was done. */
export type ActOutcome =
  | { readonly kind: 'done'; readonly link: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Acts; what may not be done by whoever asks, or is done already, changes nothing. */
export async function act(
  tx: Tx,
  context: PartyContext,
  inside: Inside,
  asked: RoomAct,
): Promise<ActOutcome> {
  const { room, members, me } = inside;
  const done: ActOutcome = { kind: 'done', link: room.link };
  const isHost = members[0]?.id === me.id;
  switch (asked.kind) {
    case 'add':
      return (await addHoliday(tx, context, inside, asked.holiday)) ?? done;
    case 'take out':
      await takeOut(tx, inside, asked.holidayId, isHost);
      return done;
    case 'vote':
      await vote(tx, inside, asked.holidayId, asked.vote);
      return done;
    case 'lock':
      return (await lock(tx, inside, asked.limits)) ?? done;
    case 'go on':
      if (isHost) await awaitNoMoreThan(tx, room.id, members.length);
      return done;
    case 'next round':
      return (await beginRound(tx, inside)) ?? done;
    case 'leave':
      await removeMember(tx, inside, me.id);
      return done;
    case 'remove':
      if (!isHost || asked.personId === me.id) return done;
      await removeMember(tx, inside, asked.personId);
      return { kind: 'done', link: await renewLink(tx, context, room) };
    case 'renew link':
      return isHost ? { kind: 'done', link: await renewLink(tx, context, room) } : done;
  }
}

/** Adds a holiday at its price; one that is there stays as it is. */
export async function addHoliday(
  tx: Tx,
  { newId }: Pick<PartyContext, 'newId'>,
  { room, me }: Inside,
  { hotelQuoteId, flightQuoteId, departsOn, total }: FoundHoliday,
): Promise<ActOutcome | undefined> {
  const kept = await tx
    .selectFrom('party_holiday')
    .select(['hotel_quote_id', 'flight_quote_id'])
    .where('room_id', '=', room.id)
    .execute();
  const isThere = kept.some(
    (row) => row.hotel_quote_id === hotelQuoteId && row.flight_quote_id === flightQuoteId,
  );
  if (isThere) return undefined;
  if (kept.length >= MOST_PARTY_HOLIDAYS)
    return refused(
      refuse(PARTY_REFUSALS, 'party_holidays_full', 'hotelQuoteId', { most: MOST_PARTY_HOLIDAYS }),
    );
  await tx
    .insertInto('party_holiday')
    .values({
      id: newId(),
      room_id: room.id,
      added_by: me.id,
      hotel_quote_id: hotelQuoteId,
      flight_quote_id: flightQuoteId,
      departs_on: departsOn,
      total,
    })
    .execute();
  return undefined;
}

async function takeOut(
  tx: Tx,
  { room, me }: Inside,
  holidayId: string,
  isHost: boolean,
): Promise<void> {
  await tx
    .deleteFrom('party_holiday')
    .where('id', '=', holidayId)
    .where('room_id', '=', room.id)
    .$if(!isHost, (query) => query.where('added_by', '=', me.id))
    .execute();
}

async function vote(
  tx: Tx,
  { room, me }: Inside,
  holidayId: string,
  cast: PartyVote | null,
): Promise<void> {
  const holiday = await tx
    .selectFrom('party_holiday')
    .select('id')
    .where('id', '=', holidayId)
    .where('room_id', '=', room.id)
    .executeTakeFirst();
  if (!holiday) return;
  const mine = { holiday_id: holiday.id, member_id: me.id };
  if (cast === null)
    await tx
      .deleteFrom('party_vote')
      .where('holiday_id', '=', mine.holiday_id)
      .where('member_id', '=', mine.member_id)
      .execute();
  else
    await tx
      .insertInto('party_vote')
      .values({ ...mine, vote: cast })
      .onConflict((conflict) =>
        conflict.columns(['holiday_id', 'member_id']).doUpdateSet({ vote: cast }),
      )
      .execute();
}

/** Whoever has locked may set theirs anew until the round is over: nobody has seen a verdict. */
async function lock(
  tx: Tx,
  { room, me }: Inside,
  limits: PartyLimits | null,
): Promise<ActOutcome | undefined> {
  if (room.isJudged) return refused(refuse(PARTY_REFUSALS, 'party_round_over', 'limits'));
  if (limits === null && !me.hasLimits)
    return refused(refuse(PARTY_REFUSALS, 'party_limits_missing', 'limits'));
  const errors = limits === null ? [] : checkPartyLimits(limits, isAirport);
  if (errors.length > 0) return refused(...errors);
  await tx
    .updateTable('party_member')
    .set({
      locked_round: room.round,
      ...(limits !== null && { limits: JSON.stringify(limits) }),
    })
    .where('id', '=', me.id)
    .execute();
  return undefined;
}

const isAirport = (iata: string): boolean => airports.some((airport) => airport.iata === iata);

async function beginRound(tx: Tx, { room }: Inside): Promise<ActOutcome | undefined> {
  if (!room.isJudged) return undefined;
  if (room.round === MOST_ROUNDS)
    return refused(refuse(PARTY_REFUSALS, 'party_no_round_left', 'round', { most: MOST_ROUNDS }));
  await tx
    .updateTable('party_room')
    .set({ round: room.round + 1, judged_at: null })
    .where('id', '=', room.id)
    .execute();
  await tx
    .updateTable('party_holiday')
    .set({ verdict: null })
    .where('room_id', '=', room.id)
    .execute();
  return undefined;
}

/** Nobody waits for whoever has left; a room without anybody is no room. */
async function removeMember(tx: Tx, { room, members }: Inside, personId: string): Promise<void> {
  if (!members.some(({ id }) => id === personId)) return;
  await tx.deleteFrom('party_member').where('id', '=', personId).execute();
  if (members.length === 1) await tx.deleteFrom('party_room').where('id', '=', room.id).execute();
  else await awaitNoMoreThan(tx, room.id, room.awaited - 1);
}

async function awaitNoMoreThan(tx: Tx, roomId: string, people: number): Promise<void> {
  await tx
    .updateTable('party_room')
    .set({ awaited: Math.max(LEAST_PEOPLE, people) })
    .where('id', '=', roomId)
    .execute();
}

const refused = (...errors: readonly FieldError[]): ActOutcome => ({ kind: 'refused', errors });
