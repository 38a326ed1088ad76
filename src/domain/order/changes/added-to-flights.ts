/** What was added to flights, for fewer people. */
import type { Choices } from '#domain/basket/receipt.ts';
import { bagFor, type ChosenBags } from '#domain/holiday/hold-bags.ts';

type AddedToFlights = Pick<Choices, 'holdBags' | 'addedBags' | 'priority' | 'seats'>;

/** Of those with a seat how many there were, and are now. */
type Heads = { readonly was: number; readonly now: number };

/**
 * What was added to the flights, without these travellers: at most a hold bag for each seat, no
 * priority boarding and no seats for who is not there. `sold`: those who were sold their flights
 * together, whose the bags are.
 */
export function addedWithout<Added extends AddedToFlights>(
  choices: Added,
  leaving: readonly number[],
  { sold: { was, now }, all }: { readonly sold: Heads; readonly all: Heads },
): Added {
  const { holdBags, addedBags, priority, seats } = choices;
  const stays = (_: unknown, i: number) => !leaving.includes(i + 1);
  return {
    ...choices,
    holdBags: holdBags && {
      quantity: Math.min(holdBags.quantity, now),
      bag: bagFor(holdBags.bag, was, now),
    },
    ...(addedBags && {
      addedBags: atMost(now - (holdBags?.quantity ?? 0), addedBags).map(({ quantity, bag }) => ({
        quantity,
        bag: bagFor(bag, was, now),
      })),
    }),
    priority: priority && { ...priority, price: Math.round((priority.price * all.now) / all.was) },
    seats: seats && {
      outbound: seats.outbound.filter(stays),
      inbound: seats.inbound.filter(stays),
    },
  };
}

/** So many bags of those that were added, the first of them first. */
function atMost<Bags extends ChosenBags>(most: number, added: readonly Bags[]): Bags[] {
  const before = (at: number) =>
    added.slice(0, at).reduce((sum, { quantity }) => sum + quantity, 0);
  return added
    .map((bags, at) => ({ ...bags, quantity: Math.min(bags.quantity, most - before(at)) }))
    .filter(({ quantity }) => quantity > 0);
}
