import { LOW_DEPOSIT_PER_PERSON } from '#domain/holiday/payment-plans.ts';
import { formatMoney, money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { fieldOf } from '#web/ui/conform.ts';
import { RadioCards, type RadioCard } from '#web/ui/RadioCards.tsx';
import { CardBrands } from '../plans/CardBrands.tsx';
import { PlanTable, usePlanFirst } from '../plans/PlanTable.tsx';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import { useLater } from '../step-form/use-later.ts';
import { useStepForm } from '../step-form/use-step-form.ts';
import { StepForm, StepLayout, type StepProps } from '../StepLayout.tsx';
import { Credits } from './Credits.tsx';
import type { LoadedCredits } from './load-credits.ts';
import { optionsDefaults } from './options-form.ts';
import { PromotionalCodeField } from './PromotionalCodeField.tsx';
import type { Options, OptionsFormShape } from './read-options.ts';
import styles from '../booking.module.css';

const STEP = 'payment_options';
const loadRead = async () => (await import('./read-options.ts')).readOptions;

/**
 * In how many parts to pay; each deposit says in its own block what is still owed on cancelling
 * (visitors: R6).
 */
export function PaymentOptionsView({
  checkout,
  now,
  credits,
  about,
}: StepProps & {
  readonly credits: LoadedCredits | undefined;
  /** What all plans have in common, in our editors’ words. */
  readonly about: string | undefined;
}) {
  const t = useTranslations('paying.payment_options');
  const { fields, problems, formProps } = useStepForm<OptionsFormShape, Options>({
    id: STEP,
    defaultValue: optionsDefaults(checkout),
    read: useLater(loadRead)?.(checkout),
    about: (field) =>
      field === '' || field.startsWith('credits')
        ? {}
        : { label: t(field === 'code' ? 'code' : 'question') },
  });
  const { name } = fields.paymentSchedule.getFieldset();
  return (
    <StepLayout checkout={checkout} now={now} step={STEP} problems={problems}>
      <StepForm step={STEP} checkout={checkout} formProps={formProps}>
        <div className={styles.part}>
          <RadioCards
            {...fieldOf(name)}
            label={t('question')}
            hint={about ?? t('no_fees')}
            cards={usePlanCards(checkout)}
          />
          <CardBrands plans={checkout.paymentScheduleOptions} />
          <PromotionalCodeField checkout={checkout} field={fields.code} />
          <Credits checkoutId={checkout.id} loaded={credits} boxes={fields.credits.getFieldset()} />
        </div>
      </StepForm>
    </StepLayout>
  );
}

/** One card a plan: its kind (PAY-06), what is paid when, and what cancelling would still cost. */
function usePlanCards({
  paymentScheduleOptions: plans,
  basket,
}: CheckoutOfPageFragment): readonly RadioCard[] {
  const currency = basket.payable.currencyCode;
  const t = useTranslations('paying.payment_options');
  const first = usePlanFirst();
  return plans.map((plan) => ({
    value: plan.name,
    label: t('kinds', { kind: plan.kind, later: plan.instalments.length - 1 }),
    aside: first(plan),
    detail: (
      <>
        {plan.name.startsWith('2020LowDeposit') &&
          t('low_deposit', {
            amount: formatMoney(money(LOW_DEPOSIT_PER_PERSON, currency)),
          })}
        <PlanTable plan={plan} />
        {plan.cancelling}
      </>
    ),
  }));
}
