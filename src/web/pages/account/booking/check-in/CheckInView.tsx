import { mayDo } from '#domain/booking/booking-roles.ts';
import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookedFlight } from '#web/parts/Booking/BookedFlight.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { CheckedIn } from './CheckedIn.tsx';
import type { CheckedInBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type CheckInViewProps = {
  readonly booking: CheckedInBookingFragment;
  /** Somebody has just been told of. */
  readonly isDone: boolean;
  readonly refused: RefusedForm | undefined;
};

/** Each flight with its reference, and when its airline opens and closes its check-in. */
export function CheckInView({ booking, isDone, refused }: CheckInViewProps) {
  const t = useTranslations('booking_travel.check_in');
  const { reference: orderCode, flights, role, status } = booking;
  const isCancelled = status === 'CANCELLED';
  const form = usePostedForm('check-in', refused);
  return (
    <BookingFrame orderCode={orderCode} booking={booking} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      {isDone && !refused && (
        <Notice tone="good" role="status">
          {t('done')}
        </Notice>
      )}
      <h1>{t('title')}</h1>
      {!isCancelled && <p className={typography.lead}>{t(flights.length > 0 ? 'lead' : 'none')}</p>}
      <div id={form.id} tabIndex={-1} className={layout.stack}>
        {flights.map((flight, i) => (
          <Flight key={flight.from.localTime} booking={booking} flight={flight} way={WAYS[i]!} />
        ))}
      </div>
      {flights.length > 0 && !isCancelled && mayDo(role, 'change') && (
        <p className={layout.alone}>
          <Link to={bookingRoutes.seats.href({ orderCode })}>{t('seats')}</Link>
        </p>
      )}
      {flights.length > 0 && !isCancelled && <Notice>{t('check')}</Notice>}
    </BookingFrame>
  );
}

type Flight = CheckedInBookingFragment['flights'][number];

const WAYS = ['OUTBOUND', 'INBOUND'] as const;

type FlightProps = Pick<CheckInViewProps, 'booking'> & {
  readonly flight: Flight;
  readonly way: (typeof WAYS)[number];
};

function Flight({ booking, flight, way }: FlightProps) {
  const t = useTranslations('booking_travel.check_in');
  const { carrier, airlineReference, isToBook, checkIn } = flight;
  return (
    <BookedFlight flight={flight}>
      {airlineReference !== null && <p>{t('reference', { reference: airlineReference })}</p>}
      {booking.status !== 'CANCELLED' && (
        <>
          {isToBook && <p>{t('to_book', { carrier })}</p>}
          {checkIn ? <Times checkIn={checkIn} /> : <p>{t('unknown', { carrier })}</p>}
          {!isToBook && <CheckedIn flight={flight} way={way} travellers={booking.travellers} />}
        </>
      )}
    </BookedFlight>
  );
}

function Times({ checkIn }: { readonly checkIn: NonNullable<Flight['checkIn']> }) {
  const t = useTranslations('booking_travel.check_in');
  const { state, opensAt, closesAt, note, source } = checkIn;
  return (
    <>
      <p>
        <strong>{t('state', { state, opens: dayAndTime(opensAt) })}</strong>
      </p>
      {state !== 'CLOSED' && (
        <p>
          {closesAt === null ? t('closes_unknown') : t('closes', { closes: dayAndTime(closesAt) })}
        </p>
      )}
      {note !== null && <p>{note}</p>}
      <p className={typography.small}>{t('source', { source })}</p>
    </>
  );
}

/** `Thu 22 July 2027 at 06:15` */
const dayAndTime = (localTime: string): string =>
  `${formatDate(localTime.slice(0, 10))} at ${localTime.slice(11, 16)}`;
