/** What is kept of travellers' passports, once others travel than before. */
import type { Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';
import type { ChangeRecord } from './change-record.ts';

type Person = Accepted['passengers'][number];

/**
 * The dates of whoever stays at home go; those of the others stay with them, whatever their number
 * is now.
 */
export async function keepPassports(
  tx: Tx,
  { orderId, was, accepted }: Pick<ChangeRecord, 'orderId' | 'was' | 'accepted'>,
): Promise<void> {
  const left = accepted.passengers.map((who, i) => ({ who, number: i + 1 }));
  const moved = was.passengers.map((before, i) => {
    const at = left.findIndex(({ who }) => isSamePerson(who, before));
    return { from: i + 1, to: at < 0 ? undefined : left.splice(at, 1)[0]!.number };
  });
  const gone = moved.filter(({ to }) => to === undefined).map(({ from }) => from);
  if (gone.length > 0)
    await tx
      .deleteFrom('traveller_check')
      .where('order_id', '=', orderId)
      .where('number', 'in', gone)
      .execute();
  // Of those who go up the last first, so that no number is had twice.
  const ups = moved.filter(({ from, to }) => to !== undefined && to > from).toReversed();
  const downs = moved.filter(({ from, to }) => to !== undefined && to < from);
  for (const { from, to } of [...ups, ...downs])
    if (to !== undefined)
      await tx
        .updateTable('traveller_check')
        .set({ number: to })
        .where('order_id', '=', orderId)
        .where('number', '=', from)
        .execute();
}

const isSamePerson = (one: Person, other: Person): boolean =>
  one.dateOfBirth === other.dateOfBirth &&
  one.firstName === other.firstName &&
  one.lastName === other.lastName;
