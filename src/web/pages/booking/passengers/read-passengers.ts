import * as v from 'valibot';
import {
  checkAccessibility,
  makeSpecialAssistance,
  WHEELCHAIR_TYPES,
  type AccessibilityForm,
} from '#domain/basket/accessibility.ts';
import { ageOn, firstAgeChoice, parseAgeChoice } from '#domain/basket/passenger-ages.ts';
import {
  checkPassengers,
  copyLastName,
  tidyPassengers,
  type Passenger,
  type PassengerRules,
} from '#domain/basket/passengers.ts';
import { readTypedDate } from '#domain/input/typed-date.ts';
import type { PassengerDetailsInput } from '#web/data/schema.generated.ts';
import { group, listOf, text } from '../posted-fields.ts';
import type { ReadFields } from '../step-form/read-form.ts';

const PassengerFields = v.object({
  title: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  age: text,
  leadAuthorised: text,
});
const AccessibilityFields = v.object({
  partyRequiresSupport: text,
  passenger: text,
  wheelChairAssistance: text,
  visualImpairment: text,
  auditoryImpairment: text,
  mentalImpairment: text,
  otherImpairment: text,
  ownWheelchair: text,
  wheelchairType: text,
  walkUpStairs: text,
  transferSteps: text,
  adaptedHotelRoom: text,
  anotherInParty: text,
});
const Fields = v.object({
  passengerDetails: listOf(PassengerFields),
  accessibility: group(AccessibilityFields),
});

/** The form as it stands on the page: everything typed or ticked, as text. */
export type PassengerFormShape = v.InferOutput<typeof Fields>;

type PassengerDetails = PassengerDetailsInput[];

/** Reads the passenger list and the access needs by their rules (PAX-26). */
export const readPassengers =
  (rules: PassengerRules): ReadFields<PassengerDetails> =>
  (posted) => {
    const fields = v.parse(Fields, posted);
    const needs = accessibilityOf(fields.accessibility);
    const assistance = makeSpecialAssistance(needs) ?? undefined;
    const passengers = fields.passengerDetails.map(({ leadAuthorised, age, ...typed }, i) => ({
      ...typed,
      age: statedAgeOf(age, typed.dateOfBirth, rules.expected[i], rules),
      leadAuthorised: leadAuthorised === 'on',
      specialAssistance: i === needs.passenger ? assistance : undefined,
    }));
    return {
      errors: [
        ...checkPassengers(passengers, rules),
        ...checkAccessibility(needs, passengers.length),
      ],
      value: () => tidyPassengers(passengers, rules).map(inputOf),
    };
  };

/**
 * The age that was chosen. Nobody said that an infant has the one that is shown at first: its date
 * of birth tells the age (PAX-19).
 */
function statedAgeOf(
  age: string,
  dateOfBirth: string,
  expected: PassengerRules['expected'][number] | undefined,
  { returnDate, today }: PassengerRules,
) {
  const type = expected?.type ?? 'adult';
  const chosen = parseAgeChoice(type, age);
  if (type !== 'infant' || chosen?.value !== firstAgeChoice(type, expected?.statedAge))
    return chosen;
  const born = readTypedDate(dateOfBirth, today);
  return born.kind === 'date' ? ageOn(born.date, returnDate) : chosen;
}

/** The form with everybody's last name that of the first (PAX-25). */
export function withLastNameCopied(posted: unknown): PassengerFormShape {
  const fields = readFields(posted);
  return { ...fields, passengerDetails: copyLastName(fields.passengerDetails) };
}

/** The form as it was posted; what is missing is empty. */
export const readFields = (posted: unknown): PassengerFormShape => v.parse(Fields, posted);

const inputOf = ({
  type: _,
  specialAssistance,
  ...passenger
}: Passenger): PassengerDetailsInput => ({
  ...passenger,
  specialAssistance: specialAssistance && {
    ...specialAssistance,
    impairments: [...specialAssistance.impairments],
    requiredAssistance: [...specialAssistance.requiredAssistance],
  },
});

type Answers = PassengerFormShape['accessibility'];

const accessibilityOf = (answers: Answers): AccessibilityForm => ({
  partyRequiresSupport: yesOrNo(answers.partyRequiresSupport),
  passenger: /^\d$/.test(answers.passenger) ? Number(answers.passenger) : undefined,
  wheelChairAssistance: yesOrNo(answers.wheelChairAssistance),
  visualImpairment: answers.visualImpairment === 'on',
  auditoryImpairment: answers.auditoryImpairment === 'on',
  mentalImpairment: answers.mentalImpairment === 'on',
  otherImpairment: answers.otherImpairment,
  ownWheelchair: yesOrNo(answers.ownWheelchair),
  wheelchairType: WHEELCHAIR_TYPES.find((type) => type === answers.wheelchairType),
  walkUpStairs: yesOrNo(answers.walkUpStairs),
  transferSteps: yesOrNo(answers.transferSteps),
  adaptedHotelRoom: yesOrNo(answers.adaptedHotelRoom),
  anotherInParty: yesOrNo(answers.anotherInParty),
});

const yesOrNo = (answer: string | undefined): boolean | undefined =>
  answer === 'yes' || answer === 'no' ? answer === 'yes' : undefined;
