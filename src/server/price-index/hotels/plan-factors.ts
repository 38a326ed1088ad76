/** Factors of all lanes for the kinds of rooms that were asked for lately. */
import type { Address } from '../kernel/kernel.ts';
import { KEPT_ROOMS } from '../kernel/limits.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import type { Query, RoomType } from '../query.ts';

/**
 * Where the factors of all lanes for a kind of room lie, 16 bits each; the kind longest not asked
 * for makes room.
 */
export function laneFactors(
  {
    index: {
      columns: { laneTemplate },
      facts: { stride },
    },
  }: Query,
  { kernel, at, words, roomsAt }: WorkingSpace,
  { factors }: RoomType,
): Address {
  const [oldest] = roomsAt.keys();
  const known = roomsAt.get(factors);
  const position = known ?? (roomsAt.size < KEPT_ROOMS ? roomsAt.size : roomsAt.get(oldest!)!);
  const address = at.laneFactors + 2 * position * stride;
  if (known === undefined) {
    if (roomsAt.size >= KEPT_ROOMS) roomsAt.delete(oldest!);
    words.factorOf.set(factors);
    kernel.factorLanes(laneTemplate.byteOffset, stride, at.factorOf, address);
  }
  roomsAt.delete(factors);
  roomsAt.set(factors, position);
  return address;
}
