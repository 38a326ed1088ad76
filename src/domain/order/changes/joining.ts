/** One more traveller for a booked holiday: whether somebody may join it, and what it is then. */
import {
  checkPassengers,
  tidyPassengers,
  type Passenger,
  type PassengerInput,
  type PassengerRules,
} from '#domain/basket/passengers.ts';
import type { Choices } from '#domain/basket/receipt.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { headsOf, type Party } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { MAX_PARTY } from '#domain/search/limits.ts';
import { JOINING_REFUSALS, type ChangeRefusal } from '../changing-refusals.ts';
import { lettersChanged } from '../changing.ts';

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
  readonly choices: Pick<Choices, 'fulfilment' | 'seats' | 'priority' | 'holdBags'>;
};

/**
 * Why what was booked with its flights keeps others from joining; null when it does not. Seats,
 * boarding and a bag for everybody are sold to all of a booking, and theirs is another one.
 */
export function whyFlightsStayFull({ holiday, choices }: Booked): ChangeRefusal | null {
  if (!holiday.flights) return null;
  if (choices.fulfilment === 'SELF_BOOK') return 'joining_own_flights';
  const isForAll = choices.seats ?? choices.priority ?? choices.holdBags?.bag.allOrNone;
  return isForAll ? 'joining_added' : null;
}

type Travellers = {
  /** Lead passenger first. */
  readonly passengers: readonly Passenger[];
  readonly party: Party;
  readonly returnDate: IsoDate;
  readonly today: IsoDate;
};

const FIELDS = ['title', 'firstName', 'lastName', 'dateOfBirth'] as const;

/**
 * Every error of who joins, at `joining.dateOfBirth` and the like. Nobody under 16 flies on a
 * booking of their own.
 */
export function checkJoining(asked: AskedJoining, travellers: Travellers): readonly FieldError[] {
  const { passengers, party } = travellers;
  if (headsOf(party).paying >= MAX_PARTY)
    return [refuse(JOINING_REFUSALS, 'joining_full', 'joining.room', { most: MAX_PARTY })];
  const at = passengers.length;
  const errors = checkPassengers(inputsOf(asked, travellers), rulesOf(travellers)).flatMap(
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
  ];
}

/** Whether they travel already, of an asked person without errors. */
function isAmong(asked: AskedJoining, travellers: Travellers): boolean {
  const joining = joiningOf(asked, travellers);
  return travellers.passengers.some(
    (one) => one.dateOfBirth === joining.dateOfBirth && lettersChanged(one, joining) === 0,
  );
}

/** The party with one adult more in this room, counted from 1. */
export const partyWith = (party: Party, room: number): Party =>
  party.map(({ adults, childAges }, i) => ({
    adults: adults + (i === room - 1 ? 1 : 0),
    childAges,
  }));

/** All travellers, of an asked person without errors, who stands after the adults of their room. */
export function passengersWith(asked: AskedJoining, travellers: Travellers): readonly Passenger[] {
  const { passengers, party } = travellers;
  const before = headsOf(party.slice(0, asked.room)).adults;
  return passengers.toSpliced(before, 0, joiningOf(asked, travellers));
}

const joiningOf = (asked: AskedJoining, travellers: Travellers): Passenger =>
  tidyPassengers(inputsOf(asked, travellers), rulesOf(travellers)).at(-1)!;

/** After everybody who travels already: of them nothing is judged. */
const rulesOf = ({ passengers, returnDate, today }: Travellers): PassengerRules => ({
  expected: [
    ...passengers.map(({ type }) => ({ type, statedAge: undefined })),
    { type: 'adult', statedAge: undefined },
  ],
  returnDate,
  today,
});

const inputsOf = (
  { room: _, ...who }: AskedJoining,
  { passengers }: Pick<Travellers, 'passengers'>,
): PassengerInput[] => [
  ...passengers.map((one) => ({ ...one, specialAssistance: undefined })),
  { ...who, age: undefined, leadAuthorised: false },
];
