/** Who sits where on one flight, and what an airline refuses of it (FLT-08, FLT-09). */
import type { Pence } from '#domain/money.ts';
import { areBeside, findSeat, isFree, type SeatMap } from './seat-map.ts';
import { isAccompanied, isAdult, maySitAtExit, type SeatTraveller } from './seat-traveller.ts';

/** A seat of each traveller, in their order; undefined = none yet. */
export type Seating = readonly (string | undefined)[];

export type SeatingFault =
  | { readonly kind: 'not_chosen' }
  /** Taken by others, or none of this cabin. */
  | { readonly kind: 'given_away'; readonly seats: readonly string[] }
  | { readonly kind: 'child_needs_adult' | 'exit_row'; readonly traveller: number };

/**
 * Why nobody may be seated so; nothing when they may. Somebody without a seat, or two in one, is
 * not chosen.
 */
export function checkSeating(
  map: SeatMap,
  travellers: readonly SeatTraveller[],
  seating: Seating,
): SeatingFault[] {
  const seats = seating.flatMap((seat) => (seat === undefined ? [] : [seat]));
  if (seats.length !== travellers.length || new Set(seats).size !== seats.length)
    return [{ kind: 'not_chosen' }];
  const gone = seats.filter((seat) => !isOnSale(map, seat));
  if (gone.length > 0) return [{ kind: 'given_away', seats: gone }];
  return [...misplaced(map, travellers, seating), ...unaccompanied(map, travellers, seating)];
}

/** Children who sit beside no adult, as far as everybody's seats are known. */
export function unaccompanied(
  map: SeatMap,
  travellers: readonly SeatTraveller[],
  seating: Seating,
): SeatingFault[] {
  const found = seating.map((seat) => (seat === undefined ? undefined : findSeat(map, seat)));
  const adults = found.filter((seat, i) => seat && isAdult(travellers[i]!));
  return travellers.flatMap((traveller, i): SeatingFault[] => {
    const own = found[i];
    if (!own || !isAccompanied(traveller)) return [];
    const isBeside = adults.some((adult) => adult && areBeside(map, own, adult));
    return isBeside ? [] : [{ kind: 'child_needs_adult', traveller: i }];
  });
}

/** In pence, of all who have a seat; a seat that the cabin does not have costs nothing. */
export const seatingPrice = (map: SeatMap, seating: Seating): Pence =>
  seating.reduce(
    (sum, seat) => sum + (seat === undefined ? 0 : (findSeat(map, seat)?.row.price ?? 0)),
    0,
  );

function isOnSale(map: SeatMap, id: string): boolean {
  const seat = findSeat(map, id);
  return seat !== undefined && isFree(seat);
}

const misplaced = (
  map: SeatMap,
  travellers: readonly SeatTraveller[],
  seating: Seating,
): SeatingFault[] =>
  travellers.flatMap((traveller, i): SeatingFault[] => {
    const seat = findSeat(map, seating[i] ?? '');
    return seat?.row.isExit && !maySitAtExit(traveller) ? [{ kind: 'exit_row', traveller: i }] : [];
  });
