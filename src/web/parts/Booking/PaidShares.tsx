import { formatDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { RefundState } from '#domain/order/cancelling.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import styles from './PaidShares.module.css';

type PaidSharesProps = {
  readonly payments: readonly {
    readonly id: string;
    readonly amount: Money;
    readonly state: string;
    readonly paidBy: string;
    readonly isOwn: boolean;
    readonly paidOn: string;
    readonly refusal: string | null;
    readonly refunds: readonly ShareRefund[];
  }[];
  /** Of the booking. */
  readonly status: OrderState;
};

type ShareRefund = {
  readonly id: string;
  readonly amount: Money;
  readonly state: RefundState;
  readonly dueBy: string;
};

/**
 * Who has paid which part of a booking by a card of their own, and what became of it, back to the
 * card too.
 */
export function PaidShares({ payments, status }: PaidSharesProps) {
  const t = useTranslations('booking_shares');
  return (
    <ul className={styles.paid}>
      {payments.map(({ id, amount, state, paidBy: email, isOwn, paidOn, refusal, refunds }) => (
        <li key={id}>
          <strong>{formatMoney(amount, 'always')}</strong>
          <span className={styles.email}>
            {t('by', { who: isOwn ? 'own' : email ? 'known' : 'gone', email })}
          </span>
          <span>{t('state', { state, date: formatDate(paidOn) })}</span>
          {refusal !== null && <span>{refusal}</span>}
          {refunds.map((refund) => (
            <span key={refund.id}>
              {t('refund', {
                state: refund.state,
                amount: formatMoney(refund.amount, 'always'),
                date: formatDate(refund.dueBy),
              })}
            </span>
          ))}
          {status === 'CANCELLED' && state === 'PAID' && refunds.length === 0 && (
            <span>{t('no_refund')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
