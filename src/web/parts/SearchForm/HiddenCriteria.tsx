import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';

type HiddenCriteriaProps = {
  readonly criteria: Criteria;
  /** Fields that the form asks itself, or that start anew; a name ends where its bracket begins. */
  readonly without: readonly string[];
};

/**
 * The rest of the search, posted along by a form that asks for a part of it. It begins on the first
 * page.
 */
export function HiddenCriteria({ criteria, without }: HiddenCriteriaProps) {
  const fields = [...new URLSearchParams(makeCriteriaQuery({ ...criteria, page: 1 }))];
  return fields
    .filter(([name]) => !without.includes(name.replace(/\[.*/, '')))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
