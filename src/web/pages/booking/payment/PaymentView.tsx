import { useMemo, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from '#web/texts/translate.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import type { CheckoutPageQuery } from '../query.generated.ts';
import { StepBar, StepLayout, type StepProps } from '../StepLayout.tsx';
import { DueWhen, Protection } from './Agreement.tsx';
import { OpenPayment, type LeftOpen } from './OpenPayment.tsx';
import { amountToday, CARD_ID, PayForm } from './PayForm.tsx';
import type { PlacementStep } from './placement-step.ts';
import { Placing } from './Placing.tsx';
import { Review } from './Review.tsx';
import { useRefusal } from './use-refusal.ts';
import { isWaiting } from './waiting.ts';
import own from './Payment.module.css';

type PaymentViewProps = StepProps & {
  readonly site: CheckoutPageQuery['site'];
  /** Names one press of the button (visitors: R23). */
  readonly press: string;
  /** What has been done of an order that is being placed; else nothing. */
  readonly steps: readonly PlacementStep[];
  /** Whoever opened the page came to hear what became of a try. */
  readonly hasWaited: boolean;
};

/**
 * Everything once more with the way to change it (visitors: R20), what is due when, who protects
 * it, and the payment.
 */
export function PaymentView({ checkout, now, site, press, steps, hasWaited }: PaymentViewProps) {
  const t = useTranslations('paying.payment');
  const [isCardWrong, setCardWrong] = useState(false);
  const waits = isWaiting(checkout);
  const isPlacing = useNavigation().formData?.has('cardToken') ?? false;
  const isSettled = waits || isPlacing;
  const { refusal, forget } = useRefusal(checkout, hasWaited);
  const problems = useProblems(isCardWrong, refusal);
  const beginTry = () => {
    setCardWrong(false);
    forget();
  };
  const left = isSettled ? undefined : leftOpen(checkout);
  const toPayment = (
    <a href={`#${PAY_ID}`} className={TO_PAYMENT}>
      {isSettled
        ? t('to_placing')
        : t('to_payment', {
            amount: amountToday(checkout),
            onRequest: String(checkout.basket.holiday.isOnRequest),
          })}
    </a>
  );
  return (
    <StepLayout
      checkout={checkout}
      now={now}
      step="payment"
      problems={problems}
      lead={isSettled ? t('lead_settled') : undefined}
      isSettled={isSettled}
      ownBar
    >
      <div className={classes(own.before, isSettled && own.settled)}>
        {left && <OpenPayment left={left} payId={PAY_ID} />}
        {waits && <Placing id={PAY_ID} checkout={checkout} steps={steps} />}
        <Review checkout={checkout} />
        <DueWhen checkout={checkout} />
        <Protection checkout={checkout} />
        <StepBar checkout={checkout} ends>
          {!checkout.basket.isSoldOut && toPayment}
        </StepBar>
      </div>
      {!waits && !checkout.basket.isSoldOut && (
        <PayForm
          id={PAY_ID}
          checkout={checkout}
          cardFieldsUrl={site.cardFieldsUrl}
          press={press}
          isPlacing={isPlacing}
          onPress={beginTry}
          onCardWrong={() => setCardWrong(true)}
        />
      )}
    </StepLayout>
  );
}

/** What of a payment is left open elsewhere, while here can be paid as well, and as much. */
function leftOpen(checkout: StepProps['checkout']): LeftOpen | undefined {
  const { status, openPaymentPageUrl, openChallengeUrl, basket } = checkout;
  if (status !== 'OPEN' || basket.isSoldOut || basket.priceChange !== null) return undefined;
  if (openPaymentPageUrl !== null) return { kind: 'page', url: openPaymentPageUrl };
  return openChallengeUrl === null ? undefined : { kind: 'challenge', url: openChallengeUrl };
}

const PAY_ID = 'pay';
const TO_PAYMENT = buttonClass({
  kind: 'quiet',
  size: 'usual',
  wide: false,
  busy: false,
  extra: own.toPayment,
});

/**
 * What stands in the way: something in the card fields, which the frame says itself; else what came
 * of the last try (MSG-32 to MSG-37).
 */
function useProblems(isCardWrong: boolean, refusal: string | undefined): readonly Problem[] {
  const t = useTranslations('paying.payment');
  const message = isCardWrong ? t('card_invalid') : refusal;
  const fieldId = isCardWrong ? CARD_ID : PAY_ID;
  return useMemo(() => (message === undefined ? [] : [{ fieldId, message }]), [message, fieldId]);
}
