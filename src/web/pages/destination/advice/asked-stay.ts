import type { IsoDate } from '#domain/dates.ts';
import {
  readTaxQuestion,
  type AskedTax,
  type TaxQuestion,
} from '#domain/place-guide/tax-question.ts';

/** What the form asks of a stay: its hotel is none yet, and its place that of the page. */
export const STAY_FIELDS = ['arrive', 'nights', 'adults', 'ages'] as const;
export type StayField = (typeof STAY_FIELDS)[number];

export type StayToTax = Pick<AskedTax, 'typed'> & {
  readonly wrong: readonly StayField[];
  /** Whether the address names something of it. */
  readonly isAsked: boolean;
  /** What is worked out: two adults for a week where nothing, or nothing possible, is asked. */
  readonly stay: TaxQuestion;
};

/**
 * The stay of an address that advice is asked for; `arrive` where it names no day. Rules are those
 * of now: none before `earliest` is worked out.
 */
export function readAskedStay(
  params: URLSearchParams,
  place: string,
  { arrive, earliest }: { readonly arrive: IsoDate; readonly earliest: IsoDate },
): StayToTax {
  const own = new URLSearchParams({ place });
  const untouched = readTaxQuestion(own, arrive);
  for (const field of STAY_FIELDS) {
    const value = params.get(field);
    if (value !== null) own.set(field, value);
  }
  const { typed, question, wrong } = readTaxQuestion(own, arrive);
  const isTooSoon = question !== undefined && question.checkIn < earliest;
  return {
    isAsked: STAY_FIELDS.some((field) => params.has(field)),
    typed,
    wrong: isTooSoon ? ['arrive'] : STAY_FIELDS.filter((field) => wrong.includes(field)),
    stay: question && !isTooSoon ? question : untouched.question!,
  };
}
