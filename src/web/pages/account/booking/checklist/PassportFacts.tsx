import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { nameOf, type Person } from './readiness.ts';
import typography from '#web/ui/type.module.css';
import styles from './checklist.module.css';

type OfPerson = { readonly person: Person };

/** How long a passport is valid, and in whose name it is. */
export function PassportFacts({ person: { check } }: OfPerson) {
  const t = useTranslations('ready_to_travel');
  if (!check) return <p className={typography.small}>{t('untold')}</p>;
  return (
    <p className={typography.small}>
      {t('valid_until', { date: formatDate(check.expiresOn) })}{' '}
      {check.isNameAlike !== false && t(check.isNameAlike ? 'alike' : 'not_compared')}
    </p>
  );
}

/** What of a passport is not enough for this holiday. */
export function Problems({ person: { traveller, check } }: OfPerson) {
  const t = useTranslations('ready_to_travel');
  return (
    <>
      {check?.problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {check?.isNameAlike === false && (
        <p className={styles.problem}>{t('not_alike', { name: nameOf(traveller) })}</p>
      )}
    </>
  );
}
