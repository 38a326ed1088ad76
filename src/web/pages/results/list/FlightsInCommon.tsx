import { Plane } from 'lucide-react';
import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { SharedFlights } from './shared-flights.ts';
import styles from './FlightsInCommon.module.css';

type FlightsInCommonProps = {
  readonly shared: SharedFlights;
  /** How many holidays the page has. */
  readonly all: number;
};

/** The flights that most cards have, said once above them. */
export function FlightsInCommon({ shared: { legs, count }, all }: FlightsInCommonProps) {
  const t = useTranslations('results');
  return (
    <div className={styles.flights}>
      <Icon of={Plane} />
      {legs.map((leg, at) => (
        <p key={leg.date} className={styles.leg}>
          <span className={styles.day}>
            {formatDate(leg.date, 'short')}
            <span className={styles.where}>
              {at === 0
                ? t('shared_out', { from: leg.from.place, to: leg.to.place })
                : t('shared_home')}
            </span>
          </span>{' '}
          <span className={styles.times}>
            {leg.from.time} <span className={styles.leader}>–</span> {leg.to.time}
          </span>
        </p>
      ))}
      {count < all && <p className={styles.count}>{t('shared_by', { count, all })}</p>}
    </div>
  );
}
