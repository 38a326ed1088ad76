/** A booked holiday for fewer people: who may stay at home, and what it is without them. */
import type { Passenger } from '#domain/basket/passengers.ts';
import type { FieldError } from '#domain/field-error.ts';
import { headsOf, INFANT_BELOW, type Party } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { LEAVING_REFUSALS } from '../changing-refusals.ts';

/** Where a traveller of a party sleeps, as an adult or as the child at this place of the ages. */
type Bed = { readonly room: number; readonly child?: number };

/** Of everybody in the order of the passenger list: adults, then children, then infants. */
function bedsOf(party: Party): readonly Bed[] {
  const young = party.flatMap(({ childAges }, room) =>
    childAges.map((age, child) => ({ age, bed: { room, child } })),
  );
  return [
    ...party.flatMap(({ adults }, room) => Array.from({ length: adults }, () => ({ room }))),
    ...young.filter(({ age }) => age >= INFANT_BELOW).map(({ bed }) => bed),
    ...young.filter(({ age }) => age < INFANT_BELOW).map(({ bed }) => bed),
  ];
}

/**
 * The party without the travellers of these numbers, counted from 1; a room that nobody sleeps in
 * any more stays among its rooms, with nobody.
 */
export function partyWithout(party: Party, leaving: readonly number[]): Party {
  const free = bedsOf(party).filter((_, i) => leaving.includes(i + 1));
  return party.map(({ adults, childAges }, room) => {
    const here = free.filter((bed) => bed.room === room);
    return {
      adults: adults - here.filter(({ child }) => child === undefined).length,
      childAges: childAges.filter((_, at) => here.every(({ child }) => child !== at)),
    };
  });
}

type Booked = {
  readonly party: Party;
  /** Whether its travellers have chosen their seats. */
  readonly hasSeats: boolean;
};

/**
 * Every error of who is to stay at home, at `leaving`; none when they may. The booking is the lead
 * passenger's, children and infants need their adults.
 */
export function checkLeaving(
  leaving: readonly number[],
  { party, hasSeats }: Booked,
): readonly FieldError[] {
  const error = (code: keyof typeof LEAVING_REFUSALS) => [
    refuse(LEAVING_REFUSALS, code, 'leaving'),
  ];
  const beds = bedsOf(party);
  if (leaving.includes(1)) return error('leaving_lead');
  if (leaving.length === 0 || leaving.some((number) => beds[number - 1] === undefined))
    return error('leaving_not_chosen');
  const left = partyWithout(party, leaving);
  if (left.some(({ adults, childAges }) => adults === 0 && childAges.length > 0))
    return error('leaving_children');
  const heads = headsOf(left);
  if (heads.infants > heads.adults) return error('leaving_infants');
  const isAdultLeaving = heads.adults < headsOf(party).adults;
  return hasSeats && isAdultLeaving && heads.children + heads.infants > 0
    ? error('leaving_seats')
    : [];
}

/** Who travels all the same. */
export const passengersWithout = (
  passengers: readonly Passenger[],
  leaving: readonly number[],
): readonly Passenger[] => passengers.filter((_, i) => !leaving.includes(i + 1));
