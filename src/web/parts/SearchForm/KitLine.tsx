import { MAX_PARTY } from '#domain/search/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './SearchForm.module.css';

/** How the party travels, counted into every price: the hold bags. */
export function KitLine({ bags }: { readonly bags: number }) {
  const t = useTranslations('search_form');
  const common = useTranslations('common');
  return (
    <details className={styles.kit}>
      <summary className={styles.kitSummary}>
        <strong>{t('kit')}</strong> <span>{t('kit_bags', { count: bags })}</span>{' '}
        <span className={styles.kitChange}>{common('change')}</span>
      </summary>
      <div className={styles.kitField}>
        <SelectField
          id="bags"
          name="bags"
          label={t('kit_label')}
          hint={t('kit_hint')}
          options={Array.from({ length: MAX_PARTY + 1 }, (_, count) => ({
            value: String(count),
            label: t('kit_bags', { count }),
          }))}
          defaultValue={String(bags)}
        />
      </div>
    </details>
  );
}
