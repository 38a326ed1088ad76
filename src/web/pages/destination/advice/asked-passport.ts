import { passportNeeds, readPassportRule } from '#domain/booking/passport-rule.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { DestinationAdviceQuery } from '../query.generated.ts';
import type { StayToTax } from './asked-stay.ts';

/** Whose rules the advice can be read by. */
export const PASSPORTS = ['gb', 'ie'] as const;
type Passport = (typeof PASSPORTS)[number];

/** The passport that the rules are shown for, and the days that they come to for the stay. */
export type AskedPassport = {
  readonly passport: Passport;
  /** Undefined where two dates of a passport are not what is asked for. */
  readonly needs:
    | (ReturnType<typeof passportNeeds> & { readonly leaves: IsoDate; readonly isCard: boolean })
    | undefined;
};

/** A passport card does as well. */
const CARD = /passport card/i;

/** The passport of an address, or else that of the site’s market. */
export function readAskedPassport(
  params: URLSearchParams,
  market: Passport,
  advice: DestinationAdviceQuery['placeGuide'],
  { checkIn, nights }: StayToTax['stay'],
): AskedPassport {
  const passport = PASSPORTS.find((one) => one === params.get('passport')) ?? market;
  const sentence = advice?.country?.entry?.[passport].passport ?? '';
  const rule = sentence === '' ? undefined : readPassportRule(sentence);
  const leaves = addDays(checkIn, nights);
  return {
    passport,
    needs: rule && {
      ...passportNeeds({ arrives: checkIn, leaves }, rule),
      leaves,
      isCard: CARD.test(sentence),
    },
  };
}
