import type { ProvenCustomer } from '#server/account/account-context.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * Rooms that a browser is in become the customer's when they log in, in the login's own
 * transaction. Whoever is in a room twice stays in it as the customer.
 */
export async function takeOverPartyRooms(
  tx: Tx,
  { customerId, owner }: Pick<ProvenCustomer, 'customerId' | 'owner'>,
): Promise<void> {
  await tx
    .deleteFrom('party_member')
    .where('owner', '=', owner)
    .where('room_id', 'in', (eb) =>
      eb.selectFrom('party_member').select('room_id').where('owner', '=', customerId),
    )
    .execute();
  await tx
    .updateTable('party_member')
    .set({ owner: customerId })
    .where('owner', '=', owner)
    .execute();
}
