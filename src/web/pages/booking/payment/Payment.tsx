import { useMemo, useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import {
  PAYMENT_PROBLEMS,
  paymentMessage,
  type PaymentProblem,
} from '#domain/checkout/payment-problem.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import type { CheckoutOfPageFragment, CheckoutPageQuery } from '../query.generated.ts';
import { StepBar, StepFrame, type StepProps } from '../StepFrame.tsx';
import { DueWhen, Protection } from './Agreement.tsx';
import type { PaymentAnswer } from './pay.ts';
import { amountToday, CARD_ID, PayForm } from './PayForm.tsx';
import { parseProblemQuery, problem } from './payment-problem.ts';
import { Placing } from './Placing.tsx';
import { Review } from './Review.tsx';
import own from './Payment.module.css';

type PaymentProps = StepProps & {
  readonly site: CheckoutPageQuery['site'];
  /** Names one press of the button (visitors: R23). */
  readonly press: string;
};

/**
 * Everything once more with the way to change it (visitors: R20), what is due when, who protects
 * it, and the payment.
 */
export function Payment({ checkout, now, site, press }: PaymentProps) {
  const t = useTranslations('booking.payment');
  const [isCardWrong, setCardWrong] = useState(false);
  const isPlacing = checkout.status === 'PLACING';
  const problems = useProblems(isCardWrong, useRefusalMeanwhile(checkout));
  const toPayment = (
    <a href={`#${PAY_ID}`} className={TO_PAYMENT}>
      {isPlacing
        ? t('to_placing')
        : t('to_payment', {
            amount: amountToday(checkout),
            onRequest: String(checkout.basket.holiday.isOnRequest),
          })}
    </a>
  );
  return (
    <StepFrame checkout={checkout} now={now} step="payment" problems={problems} ownBar>
      <div className={own.before}>
        {isPlacing && <Placing id={PAY_ID} />}
        <Review checkout={checkout} />
        <DueWhen checkout={checkout} />
        <Protection checkout={checkout} site={site} />
        <StepBar checkout={checkout} ends>
          {toPayment}
        </StepBar>
      </div>
      {!isPlacing && (
        <PayForm
          id={PAY_ID}
          checkout={checkout}
          cardFieldsUrl={site.cardFieldsUrl}
          press={press}
          tellCard={setCardWrong}
        />
      )}
    </StepFrame>
  );
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
 * of the last try.
 */
function useProblems(
  isCardWrong: boolean,
  meanwhile: PaymentProblem | undefined,
): readonly Problem[] {
  const t = useTranslations('booking.payment');
  const refusal = usePaymentProblem() ?? meanwhile;
  const { phone } = usePageProperties().domainConfig.brand;
  const message = isCardWrong ? t('card_invalid') : refusal && paymentMessage(refusal, phone);
  const fieldId = isCardWrong ? CARD_ID : PAY_ID;
  return useMemo(() => (message === undefined ? [] : [{ fieldId, message }]), [message, fieldId]);
}

/** Why the order that was being placed when the page was opened did not come about. */
function useRefusalMeanwhile({
  status,
  lastRefusal,
}: CheckoutOfPageFragment): PaymentProblem | undefined {
  const [wasPlacing] = useState(status === 'PLACING');
  const kind = PAYMENT_PROBLEMS.find((known) => known === lastRefusal);
  return useMemo(
    () => (wasPlacing && status === 'OPEN' && kind ? problem(kind) : undefined),
    [wasPlacing, status, kind],
  );
}

/** Of the form just posted, or of the redirect that ended a visit to the provider. */
function usePaymentProblem(): PaymentProblem | undefined {
  const answer = useActionData<PaymentAnswer | { readonly problem?: never }>();
  const [query] = useSearchParams();
  return answer?.problem ?? parseProblemQuery(query);
}
