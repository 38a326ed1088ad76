/** Who travels: rooms of adults and child ages; ages 0 and 1 are infants (decisions: Search). */

export type Room = { readonly adults: number; readonly childAges: readonly number[] };
export type Party = readonly Room[];

/**
 * Head counts of a room or party. `paying` = adults + children, the divisor of per-person prices.
 */
export type Heads = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly paying: number;
};

export const INFANT_BELOW = 2;

export function headsOf(rooms: Party): Heads {
  let [adults, children, infants] = [0, 0, 0];
  for (const room of rooms) {
    adults += room.adults;
    for (const age of room.childAges) {
      if (age < INFANT_BELOW) infants += 1;
      else children += 1;
    }
  }
  return { adults, children, infants, paying: adults + children };
}

/**
 * Reads `2-5-7,2` = two rooms: 2 adults with children of 5 and 7; 2 adults (SRCH-22). Undefined
 * when malformed.
 */
export function parseParty(text: string): Party | undefined {
  const rooms = text.split(',').map((group): Room | undefined => {
    if (!/^\d{1,2}(-\d{1,2})*$/.test(group)) return undefined;
    const [adults, ...childAges] = group.split('-').map(Number);
    return { adults: adults!, childAges };
  });
  return rooms.every((room) => room !== undefined) ? rooms : undefined;
}

/** The inverse of parseParty. */
export const makeParty = (party: Party): string =>
  party.map((room) => [room.adults, ...room.childAges].join('-')).join(',');
