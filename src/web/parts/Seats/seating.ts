import type { Money } from '#domain/money.ts';
import { findSeat, type FoundSeat, type SeatMap } from '#domain/seats/seat-map.ts';
import { maySitAtExit, type SeatTraveller } from '#domain/seats/seat-traveller.ts';

/** A cabin with who is to be seated in it, as pages ask for it. */
export type CabinFacts = {
  readonly columns: string;
  readonly rows: readonly {
    readonly number: number;
    readonly isExit: boolean;
    readonly free: string;
    readonly price: Money;
  }[];
  readonly travellers: readonly {
    readonly name: string;
    readonly age: number | null;
    readonly holdsInfant: boolean;
  }[];
  readonly together: { readonly seats: readonly string[]; readonly price: Money } | null;
};

/** What the form carries along beside the seats. */
export type KeptField = { readonly name: string; readonly value: string };

/** Who is being seated, and where everybody sits so far; an empty text is no seat yet. */
export type Chosen = { readonly who: number; readonly seats: readonly string[] };

/**
 * What the address says of the choice: `s` once for each traveller, `who` is being seated, and what
 * was pressed, a `seat` or `together`. Without any of it, what the basket holds.
 */
export function readChosen(
  search: URLSearchParams,
  cabin: CabinFacts,
  held: readonly string[],
): Chosen {
  const given = search.has('s') ? search.getAll('s') : held;
  const seats = cabin.travellers.map((_, i) => given[i] ?? '');
  if (search.has('together') && cabin.together) return { who: 0, seats: cabin.together.seats };
  const asked = Number(search.get('who') ?? seats.indexOf(''));
  const who = seats[asked] === undefined ? 0 : asked;
  const pressed = search.get('seat') ?? '';
  const seat = findSeat(mapOf(cabin), pressed);
  if (!seat || !isFreeFor(cabin, who, seat)) return { who, seats };
  const after = seats.map((other, i) => {
    if (i === who) return pressed;
    return other === pressed ? '' : other;
  });
  const next = [...after.keys()].map((i) => (who + 1 + i) % after.length);
  return { who: next.find((i) => after[i] === '') ?? who, seats: after };
}

/** The cabin as the rules of seats read it, in minor units of its currency. */
export const mapOf = ({ columns, rows }: CabinFacts): SeatMap => ({
  columns,
  rows: rows.map(({ price, ...row }) => ({ ...row, price: price.amount })),
});

/** What a seat costs; undefined where the cabin has none of the name. */
export const seatPriceOf = ({ rows }: CabinFacts, seat = ''): Money | undefined =>
  rows.find(({ number }) => String(number) === seat.slice(0, -1))?.price;

/** Whether this traveller may be put there. */
export function isFreeFor(cabin: CabinFacts, who: number, { row, letter }: FoundSeat): boolean {
  return row.free.includes(letter) && (!row.isExit || maySitAtExit(travellerOf(cabin, who)));
}

const travellerOf = ({ travellers }: CabinFacts, who: number): SeatTraveller => {
  const { age, holdsInfant } = travellers[who]!;
  return { age: age ?? undefined, holdsInfant };
};
