import type { ReactNode } from 'react';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { BookingReceipt, type ReceiptFacts } from './BookingReceipt.tsx';
import { CancelledNotice, type CancellableBooking } from './CancelledNotice.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './BookingFrame.module.css';

type BookingFrameProps = {
  /** Where the page is below another: the code of the booking; else it is the booking itself. */
  readonly orderCode?: string | undefined;
  /** Where the page is below a page of the booking instead. */
  readonly under?: { readonly href: string; readonly words: string };
  /** Where the page tells of the booking as it is: says so where it is cancelled. */
  readonly booking?: CancellableBooking;
  /** Null for whoever may not know what it costs. */
  readonly receipt: ReceiptFacts | null;
  /** Above the receipt, from 1000 px. */
  readonly poster?: ReactNode;
  /** Instead of the receipt of the whole holiday: what this page decides. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A page of a booking: the way back above it, and the receipt at its right from 1000 px. Its pages
 * bring the texts `my_booking`.
 */
export function BookingFrame({
  orderCode,
  under,
  booking,
  receipt,
  poster,
  aside,
  children,
}: BookingFrameProps) {
  const t = useTranslations('my_booking.frame');
  const back =
    under ??
    (orderCode === undefined
      ? { href: routes.bookings.href(), words: t('all') }
      : { href: bookingRoutes.overview.href({ orderCode }), words: t('booking') });
  const right = aside ?? (receipt && <BookingReceipt receipt={receipt} />);
  return (
    <div className={`${layout.wrap} ${styles.frame}`}>
      <div className={styles.main}>
        <nav aria-label={t('way_back')} className={`${typography.small} ${layout.alone}`}>
          <Link to={back.href}>{back.words}</Link>
        </nav>
        {booking && <CancelledNotice booking={booking} />}
        {children}
      </div>
      <div className={styles.aside}>
        {poster}
        {right}
      </div>
    </div>
  );
}
