import { mayDo } from '#domain/booking/booking-roles.ts';
import { BookedFlight } from '#web/parts/Booking/BookedFlight.tsx';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PackedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './baggage.module.css';

/** Each flight with what was booked for it, and what its airline allows. */
export function BaggageView({ booking }: { readonly booking: PackedBookingFragment }) {
  const t = useTranslations('booking_travel.bags');
  const { reference: orderCode, flights, role, status } = booking;
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t(flights.length > 0 ? 'lead' : 'none')}</p>
      {flights.map((flight) => (
        <FlightBags key={flight.from.localTime} flight={flight} />
      ))}
      {flights.length > 0 && status !== 'CANCELLED' && mayDo(role, 'change') && (
        <p className={layout.alone}>
          <Link to={routes.bookingFlightExtras.href({ orderCode })}>{t('add')}</Link>
        </p>
      )}
      {flights.length > 0 && <Notice>{t('check')}</Notice>}
    </BookingFrame>
  );
}

type Flight = PackedBookingFragment['flights'][number];

function FlightBags({ flight }: { readonly flight: Flight }) {
  const t = useTranslations('booking_travel.bags');
  const { bags, allowances } = flight;
  return (
    <BookedFlight flight={flight}>
      <p>{t('booked', { bags })}</p>
      <table className={styles.bags}>
        <thead>
          <tr>
            <th scope="col">{t('bag')}</th>
            <th scope="col">{t('size_heading')}</th>
            <th scope="col">{t('weight_heading')}</th>
            <th scope="col">{t('fare_heading')}</th>
          </tr>
        </thead>
        <tbody>
          {allowances.map(({ label, isIncluded, sizeLimit, weightLimit }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{sizeLimit ? t('size', { ...sizeLimit }) : t('any')}</td>
              <td>{weightLimit ? t('weight', { kg: weightLimit.value }) : t('any')}</td>
              <td>{t(isIncluded ? 'included' : 'not_included')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BookedFlight>
  );
}
