import { mayDo, type BookingRole } from '#domain/booking/booking-roles.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import layout from '#web/ui/layout.module.css';

export type CancellableBooking = {
  readonly reference: string;
  readonly status: OrderState;
  readonly role: BookingRole;
};

/** Says of a cancelled booking that it is, and where to see what comes back. */
export function CancelledNotice({
  booking: { reference: orderCode, status, role },
}: {
  readonly booking: CancellableBooking;
}) {
  const t = useTranslations('my_booking.cancelled');
  if (status !== 'CANCELLED') return null;
  return (
    <Notice heading={t('heading')}>
      <p>{t('text')}</p>
      {mayDo(role, 'prices') && (
        <p className={layout.alone}>
          <Link to={bookingRoutes.refunds.href({ orderCode })}>{t('refunds')}</Link>
        </p>
      )}
    </Notice>
  );
}
