import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { CheckoutPlanFragment } from '../query.generated.ts';
import { paidOn } from './PlanTable.tsx';

/**
 * What is still owed by cancelling after the first part of several (visitors: R6); nothing to say
 * when all is paid at once.
 */
export function Liability({
  plan,
}: {
  readonly plan: Pick<CheckoutPlanFragment, 'instalments' | 'owedOnCancelling' | 'owedUntil'>;
}) {
  const t = useTranslations('booking.payment_options');
  const [first, ...rest] = plan.instalments;
  if (!first) return null;
  const words = { paid: formatMoney(paidOn(first)), until: formatDate(plan.owedUntil) };
  if (rest.length === 0) return t('cancel_in_full');
  return plan.owedOnCancelling.amount === 0
    ? t('owe_nothing_more', words)
    : t('owe_more', { ...words, owed: formatMoney(plan.owedOnCancelling) });
}
