import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CancellationData, RefundedBooking } from './cancellation-data.ts';
import { Comes } from './Comes.tsx';
import { Refunds } from './Refunds.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

type CancelledViewProps = {
  readonly cancellation: CancellationData;
  readonly booking: RefundedBooking;
};

/** Where the money is, from the press on. */
export function CancelledView({ cancellation, booking }: CancelledViewProps) {
  const t = useTranslations('cancelling');
  const { orderReference, place, state, refund, isOurs, returnsCredits } = cancellation;
  const { aside, keepsTickets } = cancellation;
  const isDone = state === 'DONE';
  const title = isDone
    ? refund.amount > 0
      ? t('done_back', { amount: formatMoney(refund, 'always') })
      : t('done')
    : t('asked');
  return (
    <div className={`${layout.wrap} ${styles.page} ${layout.stack}`}>
      <PageTitle title={title} />
      <p>
        <Link to={bookingRoutes.overview.href({ orderCode: orderReference })}>
          {t('order', { place, code: formatOrderCode(orderReference) })}
        </Link>
      </p>
      <h1>{title}</h1>
      {!isDone && (
        <Notice role="status">
          <p>{t('asked_text')}</p>
          <ButtonLink kind="quiet" to={bookingRoutes.refunds.href({ orderCode: orderReference })}>
            {t('look_again')}
          </ButtonLink>
        </Notice>
      )}
      {isDone && (
        <p className={typography.lead}>
          {t(isOurs ? (aside ? 'done_ours_aside_text' : 'done_ours_text') : 'done_text')}
        </p>
      )}
      <div className={layout.withReceipt}>
        <div className={layout.stack}>
          <Refunds booking={booking} />
          {aside && !keepsTickets && (
            <Notice tone="amber" heading={t('aside_heading')}>
              <p>
                {t(cancellation.owed.amount > 0 ? 'aside_owed_text' : 'aside_text', {
                  amount: formatMoney(aside, 'always'),
                })}
              </p>
            </Notice>
          )}
          {isDone && returnsCredits && (
            <Notice tone="good">
              <p>{t('credits')}</p>
            </Notice>
          )}
        </div>
        <Comes cancellation={cancellation} booking={booking} />
      </div>
    </div>
  );
}
