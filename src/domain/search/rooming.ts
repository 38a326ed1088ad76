/** How many rooms a party may take, and who sleeps where (SRCH-24..28). */
import { headsOf, INFANT_BELOW, type Party, type Room } from '#domain/party.ts';
import { MAX_ROOMS } from './limits.ts';

export type RoomsAllowed = { readonly allowed: readonly number[]; readonly standard: number };

/** Room type codes: digits adults, children, infants. */
const BY_CODE: Readonly<Record<string, RoomsAllowed>> = {
  '200': { allowed: [1, 2], standard: 1 },
  '220': { allowed: [1, 2], standard: 1 },
  '300': { allowed: [1, 2], standard: 1 },
  '310': { allowed: [1, 2], standard: 1 },
  '400': { allowed: [1, 2], standard: 2 },
  '500': { allowed: [2, 3], standard: 2 },
  '600': { allowed: [2, 3], standard: 2 },
  '700': { allowed: [2, 3], standard: 3 },
  '800': { allowed: [2, 3, 4], standard: 3 },
};

/** People of an unlisted party that one room takes (decisions: Search). */
const PEOPLE_PER_ROOM = 4;

/** Numbers of rooms to choose from and the one that stands first. */
export function roomsAllowed(adults: number, children: number, infants: number): RoomsAllowed {
  const listed = BY_CODE[`${adults}${children}${infants}`];
  if (listed) return listed;
  const most = Math.min(adults, MAX_ROOMS);
  const least = Math.min(Math.ceil((adults + children) / PEOPLE_PER_ROOM), most);
  return {
    allowed: Array.from({ length: most - least + 1 }, (_, i) => least + i),
    standard: least,
  };
}

/**
 * Spreads people over `rooms` rooms (at most one per adult): adults evenly, then each child to the
 * emptiest room, infants likewise.
 */
export function splitParty(adults: number, childAges: readonly number[], rooms: number): Party {
  const split = Array.from({ length: rooms }, (_, i) => ({
    adults: Math.floor((adults + rooms - 1 - i) / rooms),
    childAges: [] as number[],
  }));
  for (const age of childAges) {
    const rivals = age < INFANT_BELOW ? 'infants' : 'paying';
    const rivalsIn = (room: Room): number => headsOf([room])[rivals];
    split
      .reduce((best, room) => (rivalsIn(room) < rivalsIn(best) ? room : best))
      .childAges.push(age);
  }
  return split;
}
