import type { Tx } from '#server/purchase-context.ts';
import type { PartyContext } from './party-context.ts';
import type { PartyRoomRecord } from './room-record.ts';

/** Gives a room a new link, and notes the former one for those who are in it. */
export async function renewLink(
  tx: Tx,
  { newId }: Pick<PartyContext, 'newId'>,
  { id, link }: Pick<PartyRoomRecord, 'id' | 'link'>,
): Promise<string> {
  const renewed = newId();
  await tx.insertInto('party_former_link').values({ link, room_id: id }).execute();
  await tx.updateTable('party_room').set({ link: renewed }).where('id', '=', id).execute();
  return renewed;
}
