import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { isCheckoutStep, type CheckoutStep } from '#domain/checkout/steps.ts';
import { travellersOf } from '#web/parts/Basket/basket-facts.ts';
import { BasketAside } from '#web/parts/Basket/BasketAside.tsx';
import { BasketNotices } from '#web/parts/Basket/BasketNotices.tsx';
import { TripLine } from '#web/parts/Basket/TripLine.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { PhoneBar } from '#web/parts/PhoneBar.tsx';
import { PriceBlock } from '#web/parts/PriceBlock.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type Problem } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { guardStep, stepAfter, stepBefore } from './guard-step.ts';
import type { CheckoutOfPageFragment, CustomerOfCheckoutFragment } from './query.generated.ts';
import { useBasketRefusals } from './use-basket-refusals.ts';
import { useFingerprint } from './use-fingerprint.ts';
import layout from '#web/ui/layout.module.css';
import styles from './booking.module.css';

export type StepProps = {
  readonly checkout: CheckoutOfPageFragment;
  /** The server's now, ISO with Z. */
  readonly now: string;
};

/** Of steps that know who is logged in, and begin with what they have told. */
export type WithCustomer = { readonly customer: CustomerOfCheckoutFragment | null };

type StepLayoutProps = StepProps & {
  readonly step: CheckoutStep;
  readonly problems: readonly Problem[];
  /** Between heading and form. */
  readonly lead?: ReactNode;
  /** Something is on its way that nothing may change: nothing leads away. */
  readonly isSettled?: boolean;
  /** Has its own bar for a phone. */
  readonly ownBar?: boolean;
  readonly children: ReactNode;
};

/**
 * What stands around every step: where the visitor is, what is wrong, the question, the receipt,
 * the way on at the thumb.
 */
export function StepLayout({
  checkout,
  now,
  step,
  problems,
  lead,
  isSettled = false,
  ownBar = false,
  children,
}: StepLayoutProps) {
  const t = useTranslations('booking');
  const { basket } = checkout;
  const formAlong = step === 'payment' ? undefined : step;
  const refusals = useBasketRefusals();
  useFingerprint();
  const [over, setOver] = useState<string>();
  const onExpired = useCallback(() => setOver(basket.expiry), [basket.expiry]);
  return (
    <>
      <PageTitle title={t(`${step}.heading`)} hasProblems={problems.length > 0} />
      <div className={layout.wrap}>
        <div className={styles.progress}>
          <Progress name={t('steps')} steps={useProgressSteps(checkout, step, isSettled)} />
        </div>
        <TripLine basket={basket} />
        <div className={styles.columns}>
          <BasketAside
            basket={basket}
            now={now}
            onExpired={onExpired}
            formAlong={formAlong}
            isSettled={isSettled}
          />
          <div className={styles.main}>
            <ErrorSummary problems={problems} answer={problems} />
            {!isSettled && (
              <BasketNotices
                basket={basket}
                isOver={over === basket.expiry}
                refusals={refusals}
                formAlong={formAlong}
              />
            )}
            <header>
              <h1>{t(`${step}.heading`)}</h1>
              <p className={styles.lead}>{lead ?? t(`${step}.lead`)}</p>
            </header>
            {children}
          </div>
        </div>
      </div>
      {!ownBar && (
        <StepBar checkout={checkout}>
          <ContinueButton step={step} form={step} short />
        </StepBar>
      )}
    </>
  );
}

type StepBarProps = Pick<ComponentProps<typeof PhoneBar>, 'ends' | 'children'> &
  Pick<StepProps, 'checkout'>;

/** The price and the way on, at the thumb. */
export function StepBar({ checkout: { basket }, children, ...bar }: StepBarProps) {
  return (
    <PhoneBar {...bar}>
      <PriceBlock
        total={basket.price.total}
        each={basket.price.perPerson}
        {...travellersOf(basket.holiday)}
        size="bar"
      />
      {children}
    </PhoneBar>
  );
}

/** One bar a page that is shown (visitors: R16); done steps lead back, but not when settled. */
function useProgressSteps(checkout: CheckoutOfPageFragment, now: CheckoutStep, isSettled: boolean) {
  return checkout.steps.map(({ name, label, isDone }) => {
    if (name === now) return { label, state: 'now' as const };
    const isReachable =
      !isSettled && isCheckoutStep(name) && guardStep(checkout.steps, name) === name;
    const to =
      isReachable && isDone
        ? { to: routes.checkoutStep.href({ checkoutId: checkout.id, step: name }) }
        : {};
    return { label, state: isDone ? ('done' as const) : ('ahead' as const), ...to };
  });
}

type StepFormProps = {
  readonly step: CheckoutStep;
  readonly checkout: CheckoutOfPageFragment;
  readonly formProps: Pick<
    ComponentProps<typeof Form>,
    'id' | 'onSubmit' | 'onBlur' | 'noValidate'
  >;
  readonly children: ReactNode;
};

/**
 * The form of a step with its way on and its way back. Enter goes on, whatever other buttons the
 * form has.
 */
export function StepForm({ step, checkout, formProps, children }: StepFormProps) {
  return (
    <Form method="post" {...formProps} className={styles.form} noValidate>
      <button className={styles.enter} tabIndex={-1} aria-hidden="true" />
      {children}
      <div className={styles.ways}>
        <ContinueButton step={step} next={stepAfter(checkout.steps, step)} />
        <BackLink step={step} checkout={checkout} />
      </div>
    </Form>
  );
}

export function BackLink({
  step,
  checkout,
}: {
  readonly step: CheckoutStep;
  readonly checkout: CheckoutOfPageFragment;
}) {
  const t = useTranslations('booking');
  const before = stepBefore(checkout.steps, step);
  return (
    <Link
      to={
        before
          ? routes.checkoutStep.href({ checkoutId: checkout.id, step: before })
          : routes.extras.href({ basketId: checkout.basket.id })
      }
    >
      {t('back', { step: before ?? 'extras' })}
    </Link>
  );
}

type ContinueButtonProps = {
  readonly step: CheckoutStep;
  readonly next?: CheckoutStep | undefined;
  readonly form?: string;
  readonly short?: boolean;
};

/**
 * Busy from the press until the next step is there (PAX-27), usable again after a refusal (PAX-28).
 */
function ContinueButton({ step, next, form, short = false }: ContinueButtonProps) {
  const t = useTranslations('booking');
  const { state, formData } = useNavigation();
  const isSaving = state !== 'idle' && formData !== undefined && !formData.has('basket');
  return (
    <Button
      {...(form === undefined ? {} : { form })}
      className={short ? undefined : styles.wayOn}
      busy={isSaving ? t('saving', { step }) : undefined}
    >
      {short || !next ? t('continue') : t('continue_to', { step: next })}
    </Button>
  );
}
