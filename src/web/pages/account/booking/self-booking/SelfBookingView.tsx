import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookedFlight } from '#web/parts/Booking/BookedFlight.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { NextTicket } from '#web/parts/Booking/NextTicket.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { BookingToFlyFragment } from './query.generated.ts';
import { SelfBookingState } from './SelfBookingState.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './self-booking.module.css';

type SelfBooking = NonNullable<BookingToFlyFragment['selfBooking']>;
type SelfBookingViewProps = {
  readonly booking: BookingToFlyFragment;
  readonly selfBooking: SelfBooking;
  readonly airline: string;
};

/** Each step of booking the flights, while they are theirs to book; else how far they are. */
export function SelfBookingView({ booking, selfBooking, airline }: SelfBookingViewProps) {
  const t = useTranslations('self_booking.book');
  const { reference: orderCode } = booking;
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {selfBooking.state === 'OPEN' ? (
        <Steps booking={booking} selfBooking={selfBooking} airline={airline} />
      ) : (
        <SelfBookingState orderCode={orderCode} {...selfBooking} />
      )}
      <p className={typography.small}>
        <Link to={bookingRoutes.selfBookingTerms.href({ orderCode })}>{t('terms')}</Link>
      </p>
    </BookingFrame>
  );
}

function Steps({ booking, selfBooking, airline }: SelfBookingViewProps) {
  const t = useTranslations('self_booking.book');
  return (
    <>
      <p className={typography.lead}>{t('lead', { airline })}</p>
      <Deadline selfBooking={selfBooking} />
      <section className={layout.stack}>
        <h2>{t('flights')}</h2>
        <p>{t('flights_text', { airline })}</p>
        {selfBooking.airlinePage !== null && (
          <p>
            <a href={selfBooking.airlinePage} target="_blank" rel="noreferrer">
              {t('airline_page', { airline })}
            </a>
          </p>
        )}
        {booking.flights.map((flight) => (
          <BookedFlight key={flight.from.localTime} flight={flight}>
            <p>
              {t('leaves', {
                date: formatDate(flight.from.localTime.slice(0, 10)),
                leaves: flight.from.localTime.slice(11, 16),
                lands: flight.to.localTime.slice(11, 16),
              })}
            </p>
            <p>{flight.bags}</p>
          </BookedFlight>
        ))}
      </section>
      <section className={layout.stack}>
        <h2>{t('names')}</h2>
        <p>{t('names_text')}</p>
        <ul>
          {selfBooking.people.map(({ title, firstName, lastName, dateOfBirth }) => (
            <li key={`${firstName} ${lastName} ${dateOfBirth}`}>
              {t('person', {
                name: `${title} ${firstName} ${lastName}`,
                date: formatDate(dateOfBirth),
              })}
            </li>
          ))}
        </ul>
      </section>
      <Card selfBooking={selfBooking} airline={airline} />
      <section className={layout.stack}>
        <h2>{t('tell')}</h2>
        <p>{t('tell_text', { airline })}</p>
        <p>
          <ButtonLink to={bookingRoutes.confirm.href({ orderCode: booking.reference })}>
            {t('tell_act')}
          </ButtonLink>
        </p>
      </section>
    </>
  );
}

function Deadline({ selfBooking: { endsAt, endsOn } }: Pick<SelfBookingViewProps, 'selfBooking'>) {
  const t = useTranslations('self_booking.book');
  const timeOf = useTimeOfDay();
  if (endsAt === null || endsOn === null) return null;
  return (
    <NextTicket
      caps={t('by')}
      figure={t('moment', { time: timeOf(endsAt), date: formatDate(endsOn, 'short') })}
    >
      <p>{t('forgotten')}</p>
    </NextTicket>
  );
}

/** The card stands in its provider’s own frame: nothing of it comes through this site. */
function Card({ selfBooking, airline }: Omit<SelfBookingViewProps, 'booking'>) {
  const t = useTranslations('self_booking.book');
  const { limit, cardFrame } = selfBooking;
  return (
    <section className={layout.stack}>
      <h2>{t('card')}</h2>
      <p>{t('card_text', { limit: formatMoney(limit, 'always'), airline })}</p>
      {cardFrame === null ? (
        <p>{t('no_frame')}</p>
      ) : (
        <>
          <iframe
            src={cardFrame}
            title={t('frame', { airline })}
            className={styles.card}
            referrerPolicy="no-referrer"
          />
          <p className={typography.small}>{t('frame_note')}</p>
        </>
      )}
      <p>{t('dearer', { airline })}</p>
    </section>
  );
}
