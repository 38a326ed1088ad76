import {
  BedDouble,
  Bus,
  Check,
  CreditCard,
  LogOut,
  SquareParking,
  type LucideIcon,
} from 'lucide-react';
import { formatDate, daysBetween, type IsoDate } from '#domain/dates.ts';
import { BoardingCard } from '#web/parts/BoardingCard.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { BookingOverviewFragment, FlightOfBookingFragment } from './query.generated.ts';
import { tripRows, type TripIcon, type TripRow } from './trip-rows.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './overview.module.css';

const ICONS: Readonly<Record<TripIcon, LucideIcon>> = {
  done: Check,
  money: CreditCard,
  hotel: BedDouble,
  transfer: Bus,
  parking: SquareParking,
  home: LogOut,
};

type TripProps = { readonly booking: BookingOverviewFragment; readonly today: IsoDate };

/** What happens on which day, from the booking to the way home; what is today is marked. */
export function Trip({ booking, today }: TripProps) {
  const t = useTranslations('my_booking.trip');
  return (
    <section className={layout.ruled} aria-labelledby="trip">
      <div className={styles.tripHead}>
        <h2 id="trip" className={typography.formHeading}>
          {t('heading')}
        </h2>
        <Calendar documents={booking.documents} />
      </div>
      <ol className={styles.trip}>
        {tripRows(booking, t).map((row) => (
          <li
            key={row.id}
            className={'flight' in row ? styles.flight : styles.row}
            aria-current={row.date === today ? 'date' : undefined}
          >
            {'flight' in row ? (
              <Flight flight={row.flight} isCancelled={booking.status === 'CANCELLED'} />
            ) : (
              <Happening row={row} today={today} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Calendar({ documents }: Pick<BookingOverviewFragment, 'documents'>) {
  const t = useTranslations('my_booking.trip');
  const calendar = documents.find(({ mediaType }) => mediaType === 'text/calendar');
  return (
    calendar && (
      <p className={layout.alone}>
        <a href={calendar.url}>{t('calendar')}</a>
      </p>
    )
  );
}

type HappeningProps = {
  readonly row: Exclude<TripRow, { readonly flight: FlightOfBookingFragment }>;
  readonly today: IsoDate;
};

function Happening({ row: { date, time, icon, title, detail }, today }: HappeningProps) {
  const t = useTranslations('my_booking.trip');
  const day = formatDate(date, date.slice(0, 4) === today.slice(0, 4) ? 'short' : 'long');
  return (
    <>
      <p className={styles.when}>
        {date === today ? t('today', { day }) : day}
        {time !== undefined && <span className={styles.time}>{time}</span>}
      </p>
      <Icon of={ICONS[icon]} />
      <p>
        <strong>{title}</strong>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </p>
    </>
  );
}

type FlightProps = { readonly flight: FlightOfBookingFragment; readonly isCancelled: boolean };

function Flight({ flight, isCancelled }: FlightProps) {
  const t = useTranslations('my_booking.trip');
  const { from, to, minutes, stops, carrier, flightNumber, bags, airlineReference, isToBook } =
    flight;
  const date = from.localTime.slice(0, 10);
  const endOf = ({ localTime, code, airport }: typeof from) => ({
    time: localTime.slice(11, 16),
    code,
    place: airport,
  });
  return (
    <BoardingCard
      leg={{
        date,
        from: endOf(from),
        to: endOf(to),
        minutes,
        stopWords: stops ?? t('direct'),
        daysLater: daysBetween(date, to.localTime.slice(0, 10)),
      }}
      flight={`${carrier} ${flightNumber}`}
    >
      <p>
        {bags}
        {isToBook && !isCancelled && <span className={styles.detail}>{t('to_book')}</span>}
        {airlineReference !== null && !isCancelled && (
          <span className={styles.detail}>{t('desk', { reference: airlineReference })}</span>
        )}
      </p>
    </BoardingCard>
  );
}
