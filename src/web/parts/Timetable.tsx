import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { flightLength } from './flight-length.ts';
import type { FlightEnd, FlightLeg } from './flight.ts';
import styles from './Timetable.module.css';

/**
 * Flights as the lines of a timetable: date, airport and time, dotted leader, time and airport,
 * length.
 */
export function Timetable({ legs }: { readonly legs: readonly FlightLeg[] }) {
  return (
    <ul className={styles.timetable}>
      {legs.map((leg) => (
        <Row key={leg.date + leg.from.time} leg={leg} />
      ))}
    </ul>
  );
}

function Row({ leg }: { readonly leg: FlightLeg }) {
  const t = useTranslations('common');
  return (
    <li className={styles.row}>
      <span className={styles.date}>{formatDate(leg.date, 'short')}</span>
      <span className={styles.end}>
        <Airport end={leg.from} />
        {` ${leg.from.time}`}
      </span>
      <span className={styles.leader} aria-hidden="true" />
      <span className={styles.end}>
        {`${leg.to.time} `}
        <Airport end={leg.to} />
      </span>
      <span className={styles.length}>{t('length', flightLength(leg.minutes))}</span>
    </li>
  );
}

function Airport({ end }: { readonly end: FlightEnd }) {
  return <abbr title={end.place}>{end.code}</abbr>;
}
