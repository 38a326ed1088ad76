import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
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
  const t = useTranslations('self_booking');
  const { reference: orderCode } = booking;
  return (
    <BookingFrame orderCode={orderCode} receipt={null}>
      <PageTitle title={t('terms.title')} />
      <h1>{t('terms.title')}</h1>
      <p className={typography.lead}>{t('terms.lead', { airline })}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2 className={typography.h3}>{t(`terms.${part}_heading`)}</h2>
          <p>{t(`terms.${part}`, { airline })}</p>
        </section>
      ))}
      {selfBooking.state === 'OPEN' && (
        <p>
          <Link to={routes.bookingSelfBooking.href({ orderCode })}>{t('book.title')}</Link>
        </p>
      )}
    </BookingFrame>
  );
}
