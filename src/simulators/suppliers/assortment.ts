/**
 * Which hotels the stays supplier sells: now and then one closes, or opens again. It stands in the
 * books.
 */
import * as v from 'valibot';
import type { Books } from '../books.ts';
import type { World } from '../world/world.ts';

export type Assortment = {
  /** Ids of the hotels that are closed. */
  readonly closed: () => readonly number[];
  readonly set: (hotelId: number, isOpen: boolean) => void;
  /** The world without the hotels that are closed now. */
  readonly world: World;
};

export function openAssortment(whole: World, books: Books): Assortment {
  const shelf = books.shelf('closed_hotels', v.object({ hotelId: v.number() }));
  const closed = new Set(shelf.all().map(({ hotelId }) => hotelId));
  let open = whole.hotels.filter(({ id }) => !closed.has(id));
  return {
    closed: () => [...closed],
    set: (hotelId, isOpen) => {
      if (isOpen) shelf.remove(String(hotelId));
      else shelf.save(String(hotelId), { hotelId });
      if (isOpen) closed.delete(hotelId);
      else closed.add(hotelId);
      open = whole.hotels.filter(({ id }) => !closed.has(id));
    },
    world: {
      ...whole,
      get hotels() {
        return open;
      },
      hotel: (id) => (closed.has(id) ? undefined : whole.hotel(id)),
      plan: (id) => {
        const plan = whole.plan(id);
        return plan && !closed.has(plan.hotel.id) ? plan : undefined;
      },
    },
  };
}
