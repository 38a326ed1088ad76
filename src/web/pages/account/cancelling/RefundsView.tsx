import { mayDo } from '#domain/booking/booking-roles.ts';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { RefundedBooking } from './cancellation-data.ts';
import { Refunds } from './Refunds.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

/** The holiday stands: what went back of it by changes, if anything did. */
export function RefundsView({ booking }: { readonly booking: RefundedBooking }) {
  const t = useTranslations('cancelling');
  const { reference: orderCode, place, role, refunds } = booking;
  const title = refunds.length > 0 ? 'refunds_title' : 'no_refunds';
  return (
    <div className={`${layout.wrap} ${styles.page} ${layout.stack}`}>
      <PageTitle title={t(title)} />
      <p>
        <Link to={bookingRoutes.overview.href({ orderCode })}>
          {t('order', { place, code: formatOrderCode(orderCode) })}
        </Link>
      </p>
      <h1>{t(title)}</h1>
      <p className={typography.lead}>
        {t(refunds.length > 0 ? 'refunds_text' : 'no_refunds_text')}
      </p>
      <Refunds booking={booking} />
      {mayDo(role, 'what is grave') && (
        <p className={layout.alone}>
          <Link to={bookingRoutes.cancel.href({ orderCode })}>{t('see_cancelling')}</Link>
        </p>
      )}
    </div>
  );
}
