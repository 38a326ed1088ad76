import type { DefaultValue } from '@conform-to/react';
import { parseSpecialAssistance, type AccessibilityForm } from '#domain/basket/accessibility.ts';
import { ageChoiceOf, ageOn, firstAgeChoice } from '#domain/basket/passenger-ages.ts';
import type { PassengerRules } from '#domain/basket/passengers.ts';
import { makeUkDate, type IsoDate } from '#domain/dates.ts';
import type { CheckoutOfPageFragment, CustomerOfCheckoutFragment } from '../query.generated.ts';
import type { PassengerFormShape } from './read-passengers.ts';

/**
 * What was saved, as the form shows it; otherwise empty fields for everybody expected, the first of
 * whom is the customer who is logged in.
 */
export function passengerDefaults(
  { basket, travellers, passengerDetails }: CheckoutOfPageFragment,
  customer: CustomerOfCheckoutFragment | null,
): DefaultValue<PassengerFormShape> {
  const inNeed = passengerDetails.findIndex(({ specialAssistance }) => specialAssistance !== null);
  const isSaved = passengerDetails.length > 0;
  return {
    passengerDetails: travellers.map((traveller, i) => {
      const type = TYPES[traveller.type];
      const saved = passengerDetails[i];
      const lead = i === 0 ? customer?.details : undefined;
      return saved
        ? {
            ...saved,
            specialAssistance: undefined,
            dateOfBirth: makeUkDate(saved.dateOfBirth),
            age: String(ageChoiceOf(type, ageOn(saved.dateOfBirth, basket.holiday.returnDate))),
            leadAuthorised: saved.leadAuthorised ? 'on' : '',
          }
        : {
            title: lead?.title ?? '',
            firstName: lead?.firstName ?? '',
            lastName: lead?.lastName ?? '',
            dateOfBirth: '',
            age: String(firstAgeChoice(type, traveller.statedAge ?? undefined)),
            leadAuthorised: '',
          };
    }),
    accessibility: isSaved
      ? accessibilityFields(
          parseSpecialAssistance(passengerDetails[inNeed]?.specialAssistance ?? null, inNeed),
        )
      : {},
  };
}

export const passengerRules = (
  { travellers, basket }: CheckoutOfPageFragment,
  today: IsoDate,
): PassengerRules => ({
  expected: travellers.map(({ type, statedAge }) => ({
    type: TYPES[type],
    statedAge: statedAge ?? undefined,
  })),
  returnDate: basket.holiday.returnDate,
  today,
});

export const TYPES = { ADULT: 'adult', CHILD: 'child', INFANT: 'infant' } as const;

const accessibilityFields = (form: AccessibilityForm): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, answer]) =>
      answer === undefined ? [] : [[name, fieldText(answer, TICKED.includes(name))]],
    ),
  );

const TICKED = ['visualImpairment', 'auditoryImpairment', 'mentalImpairment'];

function fieldText(answer: string | number | boolean, isTicked: boolean): string {
  if (typeof answer !== 'boolean') return String(answer);
  if (isTicked) return answer ? 'on' : '';
  return answer ? 'yes' : 'no';
}
