import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { daysBetween, formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary, type Problem } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CancellationData, RefundedBooking } from './cancellation-data.ts';
import { Comes } from './Comes.tsx';
import { Curve } from './Curve.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

type CancellingViewProps = {
  readonly cancellation: CancellationData;
  readonly booking: RefundedBooking;
  /** Why it was not cancelled. */
  readonly problems: readonly Problem[];
};

/** What cancelling comes to today, before anybody decides. */
export function CancellingView({ cancellation, booking, problems }: CancellingViewProps) {
  const t = useTranslations('cancelling');
  const { orderReference, place, refusal, today, departureDate, terms } = cancellation;
  const { freeUntil, isForTheirChange, ownFlights, aside } = cancellation;
  const timeOf = useTimeOfDay();
  const title = titleOf(t, cancellation);
  return (
    <div className={`${layout.wrap} ${styles.page} ${layout.stack}`}>
      <PageTitle title={title} hasProblems={problems.length > 0} />
      <p>
        <Link to={bookingRoutes.overview.href({ orderCode: orderReference })}>
          {t('order', { place, code: formatOrderCode(orderReference) })}
        </Link>
      </p>
      <ErrorSummary problems={problems} />
      <h1>{title}</h1>
      <p className={typography.lead}>
        {t('when', { day: formatDate(today), days: daysBetween(today, departureDate) })}
      </p>
      {refusal === null ? (
        <div className={layout.withReceipt}>
          <div className={layout.stack}>
            {isForTheirChange && (
              <Notice tone="good" heading={t('their_change_heading')}>
                <p>{t('their_change')}</p>
              </Notice>
            )}
            {freeUntil !== null && !isForTheirChange && (
              <Notice tone="good" heading={t('free_heading')}>
                <p>{t('free', { time: timeOf(freeUntil) })}</p>
              </Notice>
            )}
            {aside && (
              <Notice tone="amber" heading={t('aside_heading')}>
                <p>
                  {t(cancellation.owed.amount > 0 ? 'aside_owed_text' : 'aside_text', {
                    amount: formatMoney(aside, 'always'),
                  })}
                </p>
              </Notice>
            )}
            {ownFlights !== null && !isForTheirChange && (
              <Notice heading={t('own_flights_heading', { kind: ownFlights })}>
                <p>{t('own_flights', { kind: ownFlights })}</p>
              </Notice>
            )}
            {!isForTheirChange && <Curve terms={terms} today={today} />}
          </div>
          <Decide cancellation={cancellation} booking={booking} />
        </div>
      ) : (
        <Notice>
          <p>{refusal}</p>
        </Notice>
      )}
    </div>
  );
}

/** What it comes to, and the two ways on. */
function Decide({ cancellation, booking }: Omit<CancellingViewProps, 'problems'>) {
  const t = useTranslations('cancelling');
  const { orderReference, owed, refund, lost, aside } = cancellation;
  const isOwed = owed.amount > 0;
  return (
    <div className={layout.stack}>
      <Comes cancellation={cancellation} booking={booking} />
      {!isOwed && (
        <Notice heading={t('owe_nothing')}>
          <p>{t('owe_nothing_text')}</p>
        </Notice>
      )}
      <form method="post" className={styles.act}>
        <input type="hidden" name="loss" value={lost.amount} />
        <input type="hidden" name="aside" value={aside?.amount ?? 0} />
        <Button id="cancel" wide>
          {isOwed
            ? t('cancel_owing', { amount: formatMoney(owed) })
            : t('cancel_back', { amount: formatMoney(refund) })}
        </Button>
        <ButtonLink
          kind="quiet"
          wide
          to={bookingRoutes.overview.href({ orderCode: orderReference })}
        >
          {t('keep')}
        </ButtonLink>
      </form>
      <p className={typography.small}>{t('proof')}</p>
      <p className={typography.small}>{t('insurance')}</p>
    </div>
  );
}

function titleOf(
  t: ReturnType<typeof useTranslations<'cancelling'>>,
  { refusal, refund, owed }: CancellationData,
): string {
  if (refusal !== null) return t('title');
  if (owed.amount > 0) return t('title_owed', { amount: formatMoney(owed, 'always') });
  return refund.amount > 0
    ? t('title_back', { amount: formatMoney(refund, 'always') })
    : t('title_none');
}
