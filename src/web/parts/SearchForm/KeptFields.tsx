import type { Criteria, SearchType } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';

type KeptFieldsProps = { readonly criteria: Criteria; readonly searchType: SearchType };

/**
 * What the form posts without asking: its kind of search, and the filters and order that were
 * chosen before (RSLT-11).
 */
export function KeptFields({ criteria, searchType }: KeptFieldsProps) {
  const kept = [...new URLSearchParams(makeCriteriaQuery(criteria))].filter(([name]) =>
    isKept(name),
  );
  return (
    <>
      <input type="hidden" name="searchType" value={searchType} />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Board has its own control in the form. */
const isKept = (name: string): boolean =>
  name === 'sort' || (name.startsWith('filters[') && !name.startsWith('filters[board]'));
