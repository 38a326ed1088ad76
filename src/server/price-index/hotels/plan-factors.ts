/** Factors of all plans for the kinds of rooms that were asked for lately. */
import { CACHED_ROOMS } from '../kernel/limits.ts';
import type { Address } from '../kernel/record.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import type { Query, RoomType } from '../query.ts';

/**
 * Where the factors of all plans for a kind of room lie, 16 bits each; the kind longest not asked
 * for makes room.
 */
export function planFactors(
  {
    index: {
      columns: { planOccupancy },
      facts: { stride },
    },
  }: Query,
  { kernel, at, words, roomsAt }: WorkingSpace,
  { factors }: RoomType,
): Address {
  const [oldest] = roomsAt.keys();
  const known = roomsAt.get(factors);
  const position = known ?? (roomsAt.size < CACHED_ROOMS ? roomsAt.size : roomsAt.get(oldest!)!);
  const address = at.planFactors + 2 * position * stride;
  if (known === undefined) {
    if (roomsAt.size >= CACHED_ROOMS) roomsAt.delete(oldest!);
    words.factorOf.set(factors);
    kernel.fillFactors(planOccupancy.byteOffset, stride, at.factorOf, address);
  }
  roomsAt.delete(factors);
  roomsAt.set(factors, position);
  return address;
}
