/**
 * A traveller's place given to somebody else (Package Travel Regulations 2018, regulation 9): until
 * when, whose, and to whom.
 */
import { ageOn } from '#domain/basket/passenger-ages.ts';
import {
  checkPassengers,
  tidyPassengers,
  type Passenger,
  type PassengerInput,
  type PassengerRules,
} from '#domain/basket/passengers.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { readTypedDate } from '#domain/input/typed-date.ts';
import { refuse } from '#domain/refuse.ts';
import { PLACE_REFUSALS, type ChangeRefusal } from '../changing-refusals.ts';
import { placesGivenUntil } from '../changing.ts';

/** Who takes whose place, as it was typed. */
export type AskedPlace = {
  /** Of the traveller who stays at home, counted from 1. */
  readonly traveller: number;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
};

type GivenOrder = {
  readonly isPackage: boolean;
  readonly departureDate: IsoDate;
  /** Whether its people have booked the flights themselves. */
  readonly booksOwnFlights: boolean;
};

/** Why nobody's place can be given away on `today`; null when it can be. */
export function whyPlacesStay(order: GivenOrder, today: IsoDate): ChangeRefusal | null {
  if (!order.isPackage) return 'place_no_package';
  if (order.booksOwnFlights) return 'place_own_flights';
  return placesGivenUntil(order, today) === null ? 'place_too_late' : null;
}

type Travellers = {
  /** Lead passenger first. */
  readonly passengers: readonly Passenger[];
  readonly returnDate: IsoDate;
  readonly today: IsoDate;
};

/** The fields of whoever takes the place; `traveller` is judged before them. */
const FIELDS = ['title', 'firstName', 'lastName', 'dateOfBirth'] as const;

/**
 * Every error of who takes whose place, at `place.dateOfBirth` and the like; none when it may be
 * given. The lead passenger's stays theirs: the booking is. An adult's goes to an adult, a child's
 * to a child of the same age, an infant's to an infant, all on the day of return.
 */
export function checkPlace(asked: AskedPlace, travellers: Travellers): readonly FieldError[] {
  const { passengers } = travellers;
  const at = asked.traveller - 1;
  if (at === 0) return [refuse(PLACE_REFUSALS, 'place_of_lead', 'place.traveller')];
  if (!passengers[at]) return [refuse(PLACE_REFUSALS, 'place_not_chosen', 'place.traveller')];
  return checkPassengers(inputsOf(asked, travellers), rulesOf(travellers)).flatMap((error) => {
    const name = FIELDS.find((field) => error.field === `passengerDetails[${at}].${field}`);
    return name ? [{ ...error, field: `place.${name}` }] : [];
  });
}

/**
 * All travellers once the place is given, of an asked place without errors. What was agreed with
 * whoever stays at home goes with them.
 */
export function withPlaceGiven(asked: AskedPlace, travellers: Travellers): Passenger[] {
  const [given] = tidyPassengers(inputsOf(asked, travellers), rulesOf(travellers)).slice(
    asked.traveller - 1,
  );
  return travellers.passengers.map((who, i) => (i === asked.traveller - 1 && given ? given : who));
}

const rulesOf = ({ passengers, returnDate, today }: Travellers): PassengerRules => ({
  expected: passengers.map(({ type, dateOfBirth }) => ({
    type,
    statedAge: type === 'child' ? ageOn(dateOfBirth, returnDate).value : undefined,
  })),
  returnDate,
  today,
});

const inputsOf = (
  { traveller, ...who }: AskedPlace,
  { passengers, returnDate, today }: Travellers,
): PassengerInput[] =>
  passengers.map((passenger, i): PassengerInput => {
    if (i !== traveller - 1)
      return { ...passenger, specialAssistance: passenger.specialAssistance ?? undefined };
    const born = readTypedDate(who.dateOfBirth, today);
    const age = born.kind === 'date' ? ageOn(born.date, returnDate) : undefined;
    return { ...who, age, leadAuthorised: false };
  });
