/**
 * Whether a passport is good for a journey, by the sentence that tells a country's rule
 * (`data/entry.json`). Two dates are asked for and no number.
 */
import { addDays, addMonths, formatDate, type IsoDate } from '#domain/dates.ts';

/** What a sentence asks of a passport, as far as dates go. */
export type PassportRule = {
  /** It was issued less than ten years before the day of arrival. */
  readonly isUnderTenYears: boolean;
  /** How long it is valid beyond the day of arrival or of leaving; `stay` = as long as the stay. */
  readonly validFor:
    | 'stay'
    | {
        readonly after: 'arrival' | 'leaving';
        readonly months?: number;
        readonly days?: number;
      };
};

/**
 * The rule of a sentence; undefined where it asks for no passport, or nothing that two dates could
 * show. A length that names neither day counts from arrival.
 */
export function readPassportRule(sentence: string): PassportRule | undefined {
  if (/no passport by law|own country|photo id/i.test(sentence)) return undefined;
  const isUnderTenYears = /less than 10 years|under 10 years/i.test(sentence);
  const [, length, unit] =
    /at least (\d+) (month|day)s?/i.exec(sentence) ?? /(\d+) (month)s? after/i.exec(sentence) ?? [];
  if (length === undefined) return { isUnderTenYears, validFor: 'stay' };
  const after = /after (?:the day of )?leaving|after the stay/i.test(sentence)
    ? 'leaving'
    : 'arrival';
  const amount = Number(length);
  return {
    isUnderTenYears,
    validFor: unit === 'day' ? { after, days: amount } : { after, months: amount },
  };
}

type Journey = { readonly arrives: IsoDate; readonly leaves: IsoDate };
export type PassportDates = { readonly issuedOn: IsoDate; readonly expiresOn: IsoDate };

/** What of a passport is not enough, with the day that the rule names. */
export type PassportProblem = {
  readonly kind: 'too old' | 'expires too soon';
  /** Too old: issued after this. Expires too soon: valid on this. */
  readonly day: IsoDate;
};

/** Nothing when the passport is good for the journey by this rule. */
export function checkPassport(
  { issuedOn, expiresOn }: PassportDates,
  journey: Journey,
  rule: PassportRule,
): readonly PassportProblem[] {
  const { issuedAfter, validOn } = passportNeeds(journey, rule);
  return [
    ...(issuedAfter !== null && issuedOn <= issuedAfter
      ? [{ kind: 'too old' as const, day: issuedAfter }]
      : []),
    ...(expiresOn < validOn ? [{ kind: 'expires too soon' as const, day: validOn }] : []),
  ];
}

/** The days that a rule comes to for a journey; `issuedAfter` is null where age is no matter. */
export const passportNeeds = (
  { arrives, leaves }: Journey,
  { isUnderTenYears, validFor }: PassportRule,
): { readonly issuedAfter: IsoDate | null; readonly validOn: IsoDate } => ({
  issuedAfter: isUnderTenYears ? addMonths(arrives, -120) : null,
  validOn: validUntil({ arrives, leaves }, validFor),
});

function validUntil({ arrives, leaves }: Journey, validFor: PassportRule['validFor']): IsoDate {
  if (validFor === 'stay') return leaves;
  const { after, months = 0, days = 0 } = validFor;
  const needed = addDays(addMonths(after === 'leaving' ? leaves : arrives, months), days);
  return needed < leaves ? leaves : needed;
}

/** What is said of a problem. */
export const passportProblemWords = ({ kind, day }: PassportProblem): string =>
  kind === 'too old'
    ? `This passport must have been issued after ${formatDate(day)}.`
    : `This passport must still be valid on ${formatDate(day)}.`;

/**
 * Whether what was told of a passport leaves nothing to do: its dates are enough, and its name is
 * not another. One that was not compared keeps nobody from being ready.
 */
export const isPassportReady = ({
  problems,
  isNameAlike,
}: {
  readonly problems: readonly string[];
  readonly isNameAlike: boolean | null;
}): boolean => problems.length === 0 && isNameAlike !== false;
