import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { BookingWithTermsFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';

type SelfBookingTermsViewProps = {
  readonly booking: BookingWithTermsFragment;
  readonly selfBooking: NonNullable<BookingWithTermsFragment['selfBooking']>;
  readonly airline: string;
};

const PARTS = ['pay', 'time', 'forget', 'used', 'cancel', 'own'] as const;

/** Who pays, until when, and what follows in each case. */
export function SelfBookingTermsView({ booking, selfBooking, airline }: SelfBookingTermsViewProps) {
  const t = useTranslations('self_booking_terms');
  const { reference: orderCode } = booking;
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead', { airline })}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2 className={typography.h3}>{t(`${part}_heading`)}</h2>
          <p>{t(part, { airline })}</p>
        </section>
      ))}
      {selfBooking.state === 'OPEN' && (
        <p>
          <Link to={bookingRoutes.selfBooking.href({ orderCode })}>{t('book')}</Link>
        </p>
      )}
    </BookingFrame>
  );
}
