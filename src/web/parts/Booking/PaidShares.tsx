import { formatDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
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
  }[];
};

/** Who has paid which part of a booking by a card of their own, and what became of it. */
export function PaidShares({ payments }: PaidSharesProps) {
  const t = useTranslations('booking_shares');
  return (
    <ul className={styles.paid}>
      {payments.map(({ id, amount, state, paidBy: email, isOwn, paidOn, refusal }) => (
        <li key={id}>
          <strong>{formatMoney(amount, 'always')}</strong>
          <span className={styles.email}>
            {t('by', { who: isOwn ? 'own' : email ? 'known' : 'gone', email })}
          </span>
          <span>{t('state', { state, date: formatDate(paidOn) })}</span>
          {refusal !== null && <span>{refusal}</span>}
        </li>
      ))}
    </ul>
  );
}
