import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';

type KeptFieldsProps = { readonly criteria: Criteria };

/** What the form posts without asking: filters and order that were chosen before (RSLT-11). */
export function KeptFields({ criteria }: KeptFieldsProps) {
  const kept = [...new URLSearchParams(makeCriteriaQuery(criteria))].filter(([name]) =>
    isKept(name),
  );
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Board has its own control in the form. */
const isKept = (name: string): boolean =>
  name === 'sort' || (name.startsWith('filters[') && !name.startsWith('filters[board]'));
