import type { SearchType } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import styles from '../Panel.module.css';

/** The kind of search that is posted: all holidays or city breaks (DEST-04), or hotels alone. */
export function SearchKind({ of }: { readonly of: SearchType }) {
  const t = useTranslations('search_form');
  const { cityBreaksTab } = usePageProperties().domainConfig.features;
  if (of === 'UNKNOWN' || !cityBreaksTab)
    return <input type="hidden" name="searchType" value={of} />;
  const kind = (value: SearchType, words: string) => (
    <label className={styles.kind}>
      <input type="radio" name="searchType" value={value} defaultChecked={value === of} />
      {words}
    </label>
  );
  return (
    <div className={styles.kinds}>
      {kind('HOLIDAY', t('to_all_holidays'))}
      {kind('CITY_BREAK', t('to_city_breaks'))}
    </div>
  );
}
