import { useTranslations } from '#web/texts/translate.tsx';
import type { BookingOverviewFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './overview.module.css';

/** What comes free: what to show, where, and until when (XTRA-01). */
export function Perks({ extras }: Pick<BookingOverviewFragment, 'extras'>) {
  const t = useTranslations('my_booking.overview');
  const perks = extras.filter(({ kind }) => kind === 'PERK');
  if (perks.length === 0) return null;
  return (
    <section className={layout.ruled} aria-labelledby="perks">
      <h2 id="perks" className={typography.formHeading}>
        {t('perks')}
      </h2>
      <dl>
        {perks.map(({ name, detail }) => (
          <div key={name} className={styles.perk}>
            <dt>{name}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
