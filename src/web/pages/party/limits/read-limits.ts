import { isIsoDate } from '#domain/dates.ts';
import { refuse } from '#domain/refuse.ts';
import { PARTY_NEEDS } from '#domain/saved/party-limits.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import { parseAmount } from '#domain/saved/target-price.ts';
import type { PartyLimitsInput } from '#web/data/schema.generated.ts';
import type { PostedError } from '#web/ui/use-posted-form.ts';

/** What was typed and ticked, as it stands in the form. */
export type TypedLimits = {
  readonly mostEach: string;
  readonly from: string;
  readonly until: string;
  readonly airports: readonly string[];
  readonly needs: readonly string[];
};

/** The fields of the form; files are left out. */
export function readTypedLimits(form: FormData): TypedLimits {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const one = (name: string) => (all(name)[0] ?? '').trim();
  return {
    mostEach: one('mostEach'),
    from: one('from'),
    until: one('until'),
    airports: all('airports'),
    needs: all('needs'),
  };
}

/** Limits as the API takes them, and what is none at its field; empty fields limit nothing. */
export function readLimits(typed: TypedLimits): {
  readonly limits: PartyLimitsInput;
  readonly errors: readonly PostedError[];
} {
  const mostEach = typed.mostEach === '' ? null : parseAmount(typed.mostEach);
  const days = (['from', 'until'] as const).filter(
    (name) => typed[name] !== '' && !isIsoDate(typed[name]),
  );
  return {
    limits: {
      mostEach: mostEach ?? null,
      from: typed.from || null,
      until: typed.until || null,
      airports: [...typed.airports],
      needs: PARTY_NEEDS.filter((need) => typed.needs.includes(need)),
    },
    errors: [
      ...(mostEach === undefined
        ? [refuse(PARTY_REFUSALS, 'party_budget_not_an_amount', 'mostEach')]
        : []),
      ...days.map((name) => refuse(PARTY_REFUSALS, 'party_day_not_a_date', name)),
    ],
  };
}
