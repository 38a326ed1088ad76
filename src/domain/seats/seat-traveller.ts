/** Who takes a seat, as far as seats are concerned. */
import { INFANT_BELOW, type Party } from '#domain/party.ts';

/** Below it a seat is needed, beside an adult (FLT-08, FLT-09). */
export const ACCOMPANIED_BELOW = 12;

export type SeatTraveller = {
  /** Of children on the day of return; adults have none. */
  readonly age: number | undefined;
  readonly holdsInfant: boolean;
};

/**
 * Adults, then children, in the order of the passenger list; infants sit on the laps of the first
 * adults, not counting those of these numbers, from 1, who fly by bookings of their own.
 */
export function seatTravellers(party: Party, apart: readonly number[] = []): SeatTraveller[] {
  const ages = party.flatMap(({ childAges }) => childAges);
  const infants = ages.filter((age) => age < INFANT_BELOW).length;
  const adults = party.reduce((sum, room) => sum + room.adults, 0);
  const numbers = Array.from({ length: adults }, (_, i) => i + 1);
  const holders = numbers.filter((number) => !apart.includes(number)).slice(0, infants);
  return [
    ...numbers.map((number) => ({ age: undefined, holdsInfant: holders.includes(number) })),
    ...ages.filter((age) => age >= INFANT_BELOW).map((age) => ({ age, holdsInfant: false })),
  ];
}

export const isAccompanied = ({ age }: SeatTraveller): boolean =>
  age !== undefined && age < ACCOMPANIED_BELOW;

export const isAdult = ({ age }: SeatTraveller): boolean => age === undefined;

/** Exits want somebody who can open them at once. */
export const maySitAtExit = ({ age, holdsInfant }: SeatTraveller): boolean =>
  age === undefined && !holdsInfant;
