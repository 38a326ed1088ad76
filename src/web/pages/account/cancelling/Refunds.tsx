import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { RefundedBooking } from './cancellation-data.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

/** Each refund of a booking: what for, to which card, how far it has got, by when. */
export function Refunds({ booking }: { readonly booking: RefundedBooking }) {
  const t = useTranslations('cancelling');
  const { reference: orderCode, refunds } = booking;
  if (refunds.length === 0) return null;
  return (
    <>
      <section className={layout.ruled} aria-labelledby="where">
        <h2 id="where" className={typography.formHeading}>
          {t('where')}
        </h2>
        <ul className={styles.refunds}>
          {refunds.map(({ id, amount, state, dueBy, paidOn, card, change }) => (
            <li key={id}>
              <div className={styles.line}>
                <strong>{formatMoney(amount, 'always')}</strong>
                <strong className={styles[state]}>{t(`state_${state}`)}</strong>
              </div>
              <span>
                {change === null ? (
                  t('for_cancelling')
                ) : (
                  <Link to={bookingRoutes.change.href({ orderCode, changeId: change.id })}>
                    {t('for_change', { kind: change.kind })}
                  </Link>
                )}
              </span>
              <span className={typography.small}>
                {t(state === 'SETTLED' ? 'card_settled' : card ? 'card_to' : 'card_unknown', {
                  day: formatDate(paidOn),
                  card: card ? t('card', card) : '',
                })}
              </span>
              <span className={typography.small}>{t('by', { state, day: formatDate(dueBy) })}</span>
            </li>
          ))}
        </ul>
      </section>
      {refunds
        .filter(({ state }) => state === 'FAILED')
        .map(({ id, dueBy }) => (
          <Notice key={id} tone="amber" heading={t('failed_heading')}>
            <p>{t('failed', { day: formatDate(dueBy) })}</p>
          </Notice>
        ))}
    </>
  );
}
