/** What one person in a party room can live with: nobody ever reads it, that person no more. */
import * as v from 'valibot';
import { isIsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from './party-refusals.ts';

export const PARTY_NEEDS = ['STEP_FREE', 'OWN_ROOM', 'NO_NIGHT_FLIGHTS', 'DIRECT_FLIGHTS'] as const;
export type PartyNeed = (typeof PARTY_NEEDS)[number];

const Day = v.nullable(v.pipe(v.string(), v.check(isIsoDate)));

export const PartyLimitsSchema = v.object({
  /** In minor units, for each person who pays: the total shared equally. Null: any price. */
  mostEach: v.nullable(v.pipe(v.number(), v.integer())),
  /** First day on which they can leave, last on which they are home. Null: any day. */
  from: Day,
  until: Day,
  /** IATA codes of the airports they would leave from; none: any. */
  airports: v.pipe(v.array(v.string()), v.readonly()),
  needs: v.pipe(v.array(v.picklist(PARTY_NEEDS)), v.readonly()),
});

export type PartyLimits = Readonly<v.InferOutput<typeof PartyLimitsSchema>>;

/** Nobody means more than this by a budget; a stored number has an end. */
const HIGHEST_BUDGET = 100_000_00;

/** Every error of limits that are to be locked, by field (`limits.mostEach`). */
export function checkPartyLimits(
  { mostEach, from, until, airports }: PartyLimits,
  isAirport: (iata: string) => boolean,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (mostEach !== null && (mostEach <= 0 || mostEach > HIGHEST_BUDGET))
    errors.push(refuse(PARTY_REFUSALS, 'party_budget_not_an_amount', 'limits.mostEach'));
  if (from !== null && until !== null && until < from)
    errors.push(refuse(PARTY_REFUSALS, 'party_dates_reversed', 'limits.until'));
  if (!airports.every(isAirport))
    errors.push(refuse(PARTY_REFUSALS, 'party_airport_unknown', 'limits.airports'));
  return errors;
}
