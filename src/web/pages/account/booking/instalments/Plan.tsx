import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { moveHref } from './NextPayment.tsx';
import type { PlannedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './instalments.module.css';

type PlanProps = {
  readonly receipt: NonNullable<PlannedBookingFragment['receipt']>;
  readonly plan: NonNullable<PlannedBookingFragment['paymentPlan']>;
  readonly orderCode: string;
};

/** Every payment with its day and how it stands, and what is paid at the hotel. */
export function Plan({ receipt, plan, orderCode }: PlanProps) {
  const t = useTranslations('booking_payments.plan');
  const { payments, paidAtHotel } = receipt;
  const isDone = ({ state }: (typeof payments)[number]) => state === 'PAID';
  const next = payments.find(({ state }) => state === 'DUE')?.number;
  return (
    <section className={layout.ruled} aria-labelledby="plan">
      <div className={styles.head}>
        <h2 id="plan" className={typography.formHeading}>
          {t('heading')}
        </h2>
        <p className={typography.small}>
          {t('count', { done: payments.filter(isDone).length, all: payments.length })}
        </p>
      </div>
      <div className={styles.segments} aria-hidden="true">
        {payments.map((payment) => (
          <span key={payment.number} className={classes(isDone(payment) && styles.done)} />
        ))}
      </div>
      <ol className={styles.rows}>
        {payments.map(({ number, dueDate, amount, state }) => (
          <li key={number} className={classes(number === next && styles.next)}>
            <p className={styles.line}>
              <strong>{formatDate(dueDate)}</strong>
              <strong>{formatMoney(amount, 'always')}</strong>
            </p>
            <p className={classes(styles.state, state === 'DECLINED' && styles.declined)}>
              {t('state', {
                state: plan.waitsFor && state === 'DUE' ? 'HELD' : state,
                isBalance: String(dueDate >= plan.balanceDay),
              })}
              {plan.movable.includes(number) && (
                <Link to={moveHref(orderCode, number)}>
                  {t('move', { date: formatDate(dueDate, 'short') })}
                </Link>
              )}
            </p>
          </li>
        ))}
        {paidAtHotel.amount > 0 && (
          <li>
            <p className={styles.line}>
              <strong>{t('at_hotel')}</strong>
              <strong>{formatMoney(paidAtHotel, 'always')}</strong>
            </p>
            <p className={styles.state}>{t('at_hotel_text')}</p>
          </li>
        )}
      </ol>
    </section>
  );
}
