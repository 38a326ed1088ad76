import { useTranslations } from '#web/texts/translate.tsx';
import type { About } from '#web/ui/name-problem.ts';

const OF_A_PASSENGER = ['title', 'firstName', 'lastName', 'dateOfBirth', 'age'] as const;
const OF_SUPPORT = [
  'partyRequiresSupport',
  'passenger',
  'wheelChairAssistance',
  'ownWheelchair',
  'wheelchairType',
  'walkUpStairs',
  'otherImpairment',
  'transferSteps',
  'adaptedHotelRoom',
  'anotherInParty',
] as const;

/** What each field of the passenger list is called, and whose it is. */
export function useFieldWords(nameOf: (at: number) => string): (name: string) => About {
  const passenger = useTranslations('booking.passengers');
  const support = useTranslations('booking.access');
  return (name) => {
    const last = name.split('.').at(-1);
    const question = OF_SUPPORT.find((field) => `accessibility.${field}` === name);
    if (question) return { label: support(question) };
    const field = OF_A_PASSENGER.find((known) => known === last);
    const at = /\[(\d+)\]/.exec(name)?.[1];
    return { label: field && passenger(field), who: at && nameOf(Number(at)) };
  };
}
