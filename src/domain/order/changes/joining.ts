/** One more traveller for a booked holiday: whether somebody may join it, and what it is then. */
import type { PassengerType } from '#domain/basket/passenger-ages.ts';
import {
  ADULT_FROM,
  checkPassengers,
  tidyPassengers,
  type Passenger,
  type PassengerInput,
  type PassengerRules,
} from '#domain/basket/passengers.ts';
import type { Choices } from '#domain/basket/receipt.ts';
import { ageInYears, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { readTypedDate } from '#domain/input/typed-date.ts';
import { headsOf, INFANT_BELOW, type Party } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { MAX_PARTY } from '#domain/search/limits.ts';
import { ACCOMPANIED_BELOW, isAccompanied, seatTravellers } from '#domain/seats/seat-traveller.ts';
import { JOINING_REFUSALS, type ChangeRefusal } from '../changing-refusals.ts';
import { lettersChanged } from '../changing.ts';
import { haveInfantsLaps, type Joined } from './joined-flights.ts';

/** Who joins, as it was typed, and the room that is theirs, counted from 1. */
export type AskedJoining = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly room: number;
};

type Booked = {
  readonly holiday: Pick<PricedHoliday, 'flights'>;
  readonly choices: Pick<Choices, 'fulfilment' | 'seats' | 'priority' | 'holdBags' | 'addedBags'>;
};

/**
 * Why what was booked with its flights keeps others from joining; null when it does not. Seats,
 * boarding and a bag for everybody are sold to all of a booking, and theirs is another one.
 */
export function whyFlightsStayFull({ holiday, choices }: Booked): ChangeRefusal | null {
  if (!holiday.flights) return null;
  const { fulfilment, seats, priority, holdBags, addedBags = [] } = choices;
  if (fulfilment === 'SELF_BOOK') return 'joining_own_flights';
  const bags = holdBags ? [holdBags, ...addedBags] : addedBags;
  const isForAll =
    seats ?? priority ?? bags.some(({ bag }) => bag.allOrNone || bag.priceForAll !== undefined);
  return isForAll ? 'joining_added' : null;
}

type Travellers = {
  /** Lead passenger first. */
  readonly passengers: readonly Passenger[];
  readonly party: Party;
  readonly returnDate: IsoDate;
  readonly today: IsoDate;
  /** Who has joined before, each with flights of their own; null for a stay alone. */
  readonly joined: readonly Joined[] | null;
};

const FIELDS = ['title', 'firstName', 'lastName', 'dateOfBirth'] as const;

/**
 * Every error of who joins, at `joining.dateOfBirth` and the like. Nobody under 16 sleeps in a room
 * without an adult; on a flight infants need a lap, and children under 12 a seat beside an adult.
 */
export function checkJoining(asked: AskedJoining, travellers: Travellers): readonly FieldError[] {
  const { passengers, party } = travellers;
  const { type } = bedOf(asked, travellers);
  if (type !== 'infant' && headsOf(party).paying >= MAX_PARTY)
    return [refuse(JOINING_REFUSALS, 'joining_full', 'joining.room', { most: MAX_PARTY })];
  const at = passengers.length;
  const errors = checkPassengers(inputsOf(asked, travellers), rulesOf(asked, travellers)).flatMap(
    (error) => {
      const name = FIELDS.find((field) => error.field === `passengerDetails[${at}].${field}`);
      return name ? [{ ...error, field: `joining.${name}` }] : [];
    },
  );
  return [
    ...errors,
    ...(errors.length === 0 && isAmong(asked, travellers)
      ? [refuse(JOINING_REFUSALS, 'joining_twice', 'joining.firstName')]
      : []),
    ...(party[asked.room - 1] ? [] : [refuse(JOINING_REFUSALS, 'joining_no_room', 'joining.room')]),
    ...(type === 'adult' ? [] : checkYoung(asked, travellers)),
  ];
}

/** Why somebody under 16 cannot join so. */
function checkYoung(asked: AskedJoining, travellers: Travellers): readonly FieldError[] {
  const { party, joined } = travellers;
  if (party[asked.room - 1]?.adults === 0)
    return [refuse(JOINING_REFUSALS, 'joining_alone', 'joining.room')];
  const bed = bedOf(asked, travellers);
  const all = partyWith(party, asked.room, bed);
  const no = (code: 'joining_infants' | 'joining_laps' | 'joining_beside') => [
    refuse(JOINING_REFUSALS, code, 'joining.dateOfBirth'),
  ];
  const { infants, adults } = headsOf(all);
  if (infants > adults) return no('joining_infants');
  if (!joined) return [];
  // Adults stand first: one infant more gives none of them another number.
  if (bed.type === 'infant') return haveInfantsLaps(all, joined) ? [] : no('joining_laps');
  const accompanied = seatTravellers(all).filter(isAccompanied).length;
  return bed.age < ACCOMPANIED_BELOW && accompanied > SIDES * adults ? no('joining_beside') : [];
}

/** Of an adult's seat, each for a child. */
const SIDES = 2;

/** As what somebody sleeps there, by their age in years on the day of return. */
export type Bed = { readonly type: PassengerType; readonly age: number };

/** Of who joins; of a date of birth that is none, or not yet, an adult's. */
export function bedOf(
  { dateOfBirth }: Pick<AskedJoining, 'dateOfBirth'>,
  { returnDate, today }: Pick<Travellers, 'returnDate' | 'today'>,
): Bed {
  const born = readTypedDate(dateOfBirth, today);
  const age =
    born.kind === 'date' && born.date <= today ? ageInYears(born.date, returnDate) : ADULT_FROM;
  return { type: age >= ADULT_FROM ? 'adult' : age < INFANT_BELOW ? 'infant' : 'child', age };
}

/** Whether they travel already, of an asked person without errors. */
function isAmong(asked: AskedJoining, travellers: Travellers): boolean {
  const joining = joiningOf(asked, travellers);
  return travellers.passengers.some(
    (one) => one.dateOfBirth === joining.dateOfBirth && lettersChanged(one, joining) === 0,
  );
}

/** The party with one more in this room, counted from 1. */
export const partyWith = (party: Party, room: number, { type, age }: Bed): Party =>
  party.map((one, i) => {
    if (i !== room - 1) return one;
    const { adults, childAges } = one;
    return type === 'adult'
      ? { adults: adults + 1, childAges }
      : { adults, childAges: [...childAges, age] };
  });

/**
 * All travellers, of an asked person without errors, who stands after those of their type in their
 * room: adults come first, then children, then infants.
 */
export function passengersWith(asked: AskedJoining, travellers: Travellers): readonly Passenger[] {
  const { passengers, party } = travellers;
  const [all, before] = [headsOf(party), headsOf(party.slice(0, asked.room))];
  const at = {
    adult: before.adults,
    child: all.adults + before.children,
    infant: all.paying + before.infants,
  }[bedOf(asked, travellers).type];
  return passengers.toSpliced(at, 0, joiningOf(asked, travellers));
}

const joiningOf = (asked: AskedJoining, travellers: Travellers): Passenger =>
  tidyPassengers(inputsOf(asked, travellers), rulesOf(asked, travellers)).at(-1)!;

/** After everybody who travels already: of them nothing is judged. */
const rulesOf = (asked: AskedJoining, travellers: Travellers): PassengerRules => {
  const { passengers, returnDate, today } = travellers;
  return {
    expected: [...passengers, bedOf(asked, travellers)].map(({ type }) => ({
      type,
      statedAge: undefined,
    })),
    returnDate,
    today,
  };
};

const inputsOf = (
  { room: _, ...who }: AskedJoining,
  { passengers }: Pick<Travellers, 'passengers'>,
): PassengerInput[] => [
  ...passengers.map((one) => ({ ...one, specialAssistance: undefined })),
  { ...who, age: undefined, leadAuthorised: false },
];
