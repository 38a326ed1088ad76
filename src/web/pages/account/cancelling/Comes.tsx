import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { Amount } from '#web/parts/Amount.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import type { CancellationData, RefundedBooking } from './cancellation-data.ts';
import typography from '#web/ui/type.module.css';
import styles from './cancelling.module.css';

type ComesProps = { readonly cancellation: CancellationData; readonly booking: RefundedBooking };

/** What comes back, or is owed: the sum, and each payment that gives something back. */
export function Comes({ cancellation, booking }: ComesProps) {
  const t = useTranslations('cancelling');
  const { paid, lost, dropKept, aside, keepsTickets, refund, owed, settledBy, payments } =
    cancellation;
  const isLess = booking.refunds.some(({ change }) => change !== null);
  const isOwed = owed.amount > 0;
  const back = payments.filter((payment) => payment.back.amount > 0);
  return (
    <section className={styles.receipt} aria-labelledby="comes">
      <h2 id="comes" className={typography.h3}>
        {t(isOwed ? 'owed_heading' : 'back_heading')}
      </h2>
      <dl className={styles.lines}>
        <div>
          <dt>{t(isLess ? 'paid_less' : 'paid')}</dt>
          <dd>{formatMoney(paid, 'always')}</dd>
        </div>
        <div>
          <dt>{t('costs')}</dt>
          <dd>{formatMoney(lost, 'always')}</dd>
        </div>
        {dropKept && (
          <div>
            <dt>{t('drop_kept')}</dt>
            <dd>{formatMoney(dropKept, 'always')}</dd>
          </div>
        )}
        {aside && (
          <div>
            <dt>{t(keepsTickets ? 'tickets_kept' : 'aside')}</dt>
            <dd>{formatMoney(aside, 'always')}</dd>
          </div>
        )}
      </dl>
      <p className={styles.total}>
        <span>{t(isOwed ? 'owed' : 'back')}</span>
        <span className={styles.figure}>
          <Amount of={isOwed ? owed : refund} pence="always" />
        </span>
      </p>
      {back.length > 0 && (
        <>
          <h3 className={typography.caps}>{t('to_card')}</h3>
          <dl className={styles.lines}>
            {back.map((payment) => (
              <div key={payment.paidOn}>
                <dt>{t('payment_of', { day: formatDate(payment.paidOn) })}</dt>
                <dd>{formatMoney(payment.back, 'always')}</dd>
              </div>
            ))}
          </dl>
          <p>{t('back_by', { day: formatDate(settledBy) })}</p>
        </>
      )}
      {isOwed && <p>{t('owed_by', { day: formatDate(settledBy) })}</p>}
    </section>
  );
}
