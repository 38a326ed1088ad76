import { useTranslations } from '#web/texts/translate.tsx';
import type { DealHolidayFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './EntryRules.module.css';

type EntryRulesProps = { readonly rules: NonNullable<DealHolidayFragment['entryRules']> };

/** What the border asks for, and where to check it. */
export function EntryRules({ rules }: EntryRulesProps) {
  const t = useTranslations('deal');
  return (
    <section aria-labelledby="entry" className={styles.section}>
      <h2 id="entry" className={typography.formHeading}>
        {t('entry')}
      </h2>
      <dl className={styles.rules}>
        {(['passport', 'visa', 'health'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`entry_${name}`)}</dt>
            <dd>{rules[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.check}>{rules.check}</p>
    </section>
  );
}
