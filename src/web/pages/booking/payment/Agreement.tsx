import { ShieldCheck } from 'lucide-react';
import { formatMoney, money, type Money } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PlanTable } from '../plans/PlanTable.tsx';
import type { CheckoutOfPageFragment, CheckoutPlanFragment } from '../query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from '../booking.module.css';
import own from './Payment.module.css';

/**
 * What is paid when, what is paid at the hotel, and what cancelling would still cost (visitors:
 * R6).
 */
export function DueWhen({ checkout }: { readonly checkout: CheckoutOfPageFragment }) {
  const t = useTranslations('paying.payment');
  const plan = chosenPlan(checkout);
  const atHotel = paidAtHotel(checkout);
  if (!plan) return null;
  return (
    <section className={styles.part} aria-labelledby="due">
      <h2 id="due" className={typography.formHeading}>
        {t('due')}
      </h2>
      <div>
        <PlanTable plan={plan} />
        {atHotel.amount > 0 && (
          <p className={own.line}>{t('at_hotel', { amount: formatMoney(atHotel, 'always') })}</p>
        )}
        <p className={own.line}>{plan.cancelling}</p>
        <p className={own.line}>
          <Link to={routes.content.href('terms-and-conditions')}>{t('cancel_terms')}</Link>
        </p>
      </div>
    </section>
  );
}

/** The part of the total that the hotel collects. */
export const paidAtHotel = ({ basket: { price, payable } }: CheckoutOfPageFragment): Money =>
  money(price.total.amount - payable.amount, price.total.currencyCode);

/** Who keeps the money safe until the journey. */
export function Protection({ checkout }: { readonly checkout: CheckoutOfPageFragment }) {
  const t = useTranslations('paying.payment');
  const { isPackage, protection } = checkout.basket.holiday;
  return (
    <p className={own.protected}>
      <Icon of={ShieldCheck} />
      <span>
        {protection}{' '}
        <Link to={routes.content.href(isPackage ? 'package-rights' : 'book-with-confidence')}>
          {t('your_rights')}
        </Link>
      </span>
    </p>
  );
}

/** The plan that was chosen, or the only one there is. */
export function chosenPlan({
  paymentSchedule,
  paymentScheduleOptions,
}: CheckoutOfPageFragment): CheckoutPlanFragment | undefined {
  if (!paymentSchedule)
    return paymentScheduleOptions.length === 1 ? paymentScheduleOptions[0] : undefined;
  return paymentScheduleOptions.find(({ name }) => name === paymentSchedule.name);
}
