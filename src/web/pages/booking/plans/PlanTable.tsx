import { formatDate } from '#domain/dates.ts';
import { formatMoney, money, type Money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { CheckoutPlanFragment } from '../query.generated.ts';
import styles from './PlanTable.module.css';

type Plan = Pick<CheckoutPlanFragment, 'instalments'>;

/** What is paid when: one line a payment, its fee in it when there is one (PAY-03, PAY-04). */
export function PlanTable({ plan }: { readonly plan: Plan }) {
  const t = useTranslations('paying.payment_options');
  return (
    <span className={styles.table} role="list">
      {plan.instalments.map((instalment, i) => (
        <span key={instalment.dueDate} className={styles.row} role="listitem">
          <span>{i === 0 ? t('today') : formatDate(instalment.dueDate)}</span>
          <span className={styles.leader} aria-hidden="true" />
          <span>
            {formatMoney(paidOn(instalment), 'always')}
            {instalment.transactionFee.amount > 0 &&
              ` ${t('with_fee', { fee: formatMoney(instalment.transactionFee) })}`}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Words of what is paid at once, for the right of a card. */
export function usePlanFirst(): (plan: Plan) => string {
  const t = useTranslations('paying.payment_options');
  return ({ instalments: [first] }) =>
    first ? t('pay_today', { amount: formatMoney(paidOn(first)) }) : '';
}

/** A payment with its fee. */
export const paidOn = ({ amount, transactionFee }: Plan['instalments'][number]): Money =>
  money(amount.amount + transactionFee.amount, amount.currencyCode);
