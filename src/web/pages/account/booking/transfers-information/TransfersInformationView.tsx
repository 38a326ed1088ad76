import { mayDo } from '#domain/booking/booking-roles.ts';
import { formatDate } from '#domain/dates.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { TransferredBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type TransfersInformationViewProps = { readonly booking: TransferredBookingFragment };

/** The transfer with its reference, when the flights land and leave, and where the hotel is. */
export function TransfersInformationView({ booking }: TransfersInformationViewProps) {
  const t = useTranslations('booking_travel.transfers');
  const { phone } = usePageProperties().domainConfig.brand;
  const { reference: orderCode, stay, flights, extras, role, status } = booking;
  const mayChange = status !== 'CANCELLED' && mayDo(role, 'change');
  const [outbound, home] = [flights[0], flights.at(-1)];
  const transfers = extras.filter(({ kind }) => kind === 'TRANSFER');
  return (
    <BookingFrame orderCode={orderCode} booking={booking} receipt={null}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>
        {transfers.length > 0
          ? t('lead', { hotel: stay.hotel })
          : t('none', { hotel: stay.hotel, address: stay.address })}
      </p>
      {transfers.map(({ name, detail, reference }) => (
        <section key={name} className={`${layout.ruled} ${layout.part}`} aria-label={name}>
          <h2 className={typography.formHeading}>{name}</h2>
          <p>{detail}</p>
          {reference !== null && <p>{t('reference', { reference })}</p>}
        </section>
      ))}
      {flights.length === 0 && transfers.length > 0 && mayChange && (
        <p className={layout.alone}>
          <Link to={bookingRoutes.transferChange.href({ orderCode })}>{t('flight')}</Link>
        </p>
      )}
      {outbound && home && (
        <ul className={layout.stack}>
          <li>{t('lands', end(outbound.to))}</li>
          <li>{t('leaves', end(home.from))}</li>
        </ul>
      )}
      {transfers.length > 0 && (
        <section className={layout.part} aria-labelledby="address">
          <h2 id="address" className={typography.h3}>
            {t('address')}
          </h2>
          <p>
            {stay.hotel}, {stay.address}
          </p>
        </section>
      )}
      {transfers.length > 0 && <Notice>{t('trouble', { phone })}</Notice>}
    </BookingFrame>
  );
}

const end = ({ airport, localTime }: TransferredBookingFragment['flights'][number]['to']) => ({
  airport,
  date: formatDate(localTime.slice(0, 10)),
  time: localTime.slice(11, 16),
});
