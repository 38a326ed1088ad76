/**
 * Compares the limits of a round with its holidays, once: at the moment at which the first page is
 * opened after all were locked. A verdict stays as it was then, whatever prices do: one that
 * followed them would lead to somebody's budget.
 */
import * as v from 'valibot';
import { totalOf } from '#domain/holiday/price.ts';
import { headsOf } from '#domain/party.ts';
import { PartyLimitsSchema, type PartyLimits } from '#domain/saved/party-limits.ts';
import { isRoundComplete, MOST_ROUNDS } from '#domain/saved/party-room.ts';
import { verdictOf, type ComparedHoliday } from '#domain/saved/party-verdict.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Deal } from '#server/search/deal.ts';
import type { PartyContext } from './party-context.ts';
import type { PricedPartyHoliday } from './room-holidays.ts';

/**
 * Writes a verdict for each holiday that can be had; nothing when somebody was first, or somebody
 * has come in or left meanwhile who is awaited. After the last round the limits are forgotten.
 */
export async function judgeRound(
  { database, clock }: PartyContext,
  roomId: string,
  holidays: readonly PricedPartyHoliday[],
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const room = await tx
      .selectFrom('party_room')
      .selectAll()
      .where('id', '=', roomId)
      .forUpdate()
      .executeTakeFirst();
    if (!room || room.judged_at !== null) return;
    const members = await tx
      .selectFrom('party_member')
      .select(['limits', 'locked_round'])
      .where('room_id', '=', roomId)
      .execute();
    const people = members.map((row) => ({ isLocked: row.locked_round === room.round }));
    if (!isRoundComplete(people, room.awaited)) return;
    const limits = members.map((row) => v.parse(PartyLimitsSchema, row.limits));
    for (const { id, deal } of holidays)
      if (deal.kind === 'Holiday') await writeVerdict(tx, id, limits, deal);
    await tx
      .updateTable('party_room')
      .set({ judged_at: clock().toISOString() })
      .where('id', '=', roomId)
      .execute();
    if (room.round === MOST_ROUNDS)
      await tx
        .updateTable('party_member')
        .set({ limits: null })
        .where('room_id', '=', roomId)
        .execute();
  });
}

async function writeVerdict(
  tx: Tx,
  id: string,
  limits: readonly PartyLimits[],
  deal: Deal,
): Promise<void> {
  const compared = comparedOf(deal);
  await tx
    .updateTable('party_holiday')
    .set({ verdict: verdictOf(limits, compared), total: compared.total })
    .where('id', '=', id)
    .execute();
}

const comparedOf = ({ holiday, facts }: Deal): ComparedHoliday => ({
  total: totalOf(holiday.lines),
  paying: headsOf(holiday.party).paying,
  departureDate: holiday.departureDate,
  returnDate: holiday.returnDate,
  flights: holiday.flights ? [holiday.flights.outbound, holiday.flights.inbound] : [],
  isStepFree: facts.facilities.includes('step_free'),
  singleRooms: holiday.party.filter(({ adults, childAges }) => adults + childAges.length === 1)
    .length,
});
