import { liabilityWords } from '#web/parts/liability-words.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { CheckoutPlanFragment } from '../query.generated.ts';
import { paidOn } from './PlanTable.tsx';

/** What cancelling costs after the first payment, as the deal's table has it (visitors: R6). */
export function Liability({
  plan,
}: {
  readonly plan: Pick<
    CheckoutPlanFragment,
    'instalments' | 'lostOnCancelling' | 'owedOnCancelling' | 'owedUntil'
  >;
}) {
  const t = useTranslations('booking.payment_options');
  const [first] = plan.instalments;
  return first ? t('cancelling', liabilityWords(plan, paidOn(first))) : null;
}
