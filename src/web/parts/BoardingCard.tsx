import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { flightLength } from './flight-length.ts';
import type { FlightEnd, FlightLeg } from './flight.ts';
import styles from './BoardingCard.module.css';

type BoardingCardProps = {
  readonly leg: FlightLeg;
  /** Airline and flight number, as "Solent Air SX 4120". */
  readonly flight: string;
  /** What stands on the stub: the bags. */
  readonly children?: ReactNode;
};

/** One flight of the holiday as a boarding card with a stub to tear off. */
export function BoardingCard({ leg, flight, children }: BoardingCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.parts}>
        <p className={styles.head}>
          <strong className={styles.date}>{formatDate(leg.date)}</strong>
          <span className={styles.flight}>{flight}</span>
        </p>
        <div className={styles.route}>
          <End end={leg.from} />
          <Between leg={leg} />
          <End end={leg.to} daysLater={leg.daysLater} />
        </div>
        {children !== undefined && <div className={styles.stub}>{children}</div>}
      </div>
    </article>
  );
}

function End({
  end,
  daysLater = 0,
}: {
  readonly end: FlightEnd;
  readonly daysLater?: number | undefined;
}) {
  return (
    <p className={styles.end}>
      <span className={styles.time}>
        {end.time}
        {daysLater > 0 && <sup className={styles.later}>+{daysLater}</sup>}
      </span>
      <span className={styles.place}>{end.place}</span>
    </p>
  );
}

function Between({ leg }: { readonly leg: FlightLeg }) {
  const t = useTranslations('common');
  return (
    <p className={styles.between}>
      {t('length', flightLength(leg.minutes))}, {leg.stopWords}
    </p>
  );
}
