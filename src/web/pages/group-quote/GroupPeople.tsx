import { GROUP_QUOTE_LIMITS } from '#domain/group-quote/limits.ts';
import { MAX_CHILD_AGE } from '#domain/search/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { QuoteFormProps } from './quote-form-props.ts';
import styles from './group-quote.module.css';

const NUMBER = {
  type: 'number',
  inputMode: 'numeric',
  min: 0,
  max: GROUP_QUOTE_LIMITS.mostPeople,
} as const;

/** Who comes: adults, children with their ages, infants. */
export function GroupPeople({ form, known }: Pick<QuoteFormProps, 'form' | 'known'>) {
  const t = useTranslations('group_quote');
  return (
    <fieldset className={styles.part}>
      <legend>{t('who')}</legend>
      <p className={styles.hint}>{t('ages_when')}</p>
      <div className={styles.three}>
        <TextField
          {...form.field('adults', known.adults)}
          {...NUMBER}
          label={t('adults')}
          hint={t('adults_hint')}
          required
        />
        <TextField
          {...form.field('children', known.children)}
          {...NUMBER}
          placeholder="0"
          label={t('children')}
          hint={t('children_hint', { most: MAX_CHILD_AGE })}
        />
        <TextField
          {...form.field('infants', known.infants)}
          {...NUMBER}
          placeholder="0"
          label={t('infants')}
          hint={t('infants_hint')}
        />
      </div>
      <div className={styles.ages}>
        <TextField
          {...form.field('childAges', known.childAges)}
          label={t('child_ages')}
          hint={t('child_ages_hint')}
          placeholder=" "
        />
      </div>
    </fieldset>
  );
}
