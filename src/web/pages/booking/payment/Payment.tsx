import { useMemo, useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageProperties } from '#web/page-properties.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import type { CheckoutPageQuery } from '../query.generated.ts';
import { StepFrame, type StepProps } from '../StepFrame.tsx';
import { DueWhen, Protection } from './Agreement.tsx';
import { CARD_ID, PayForm } from './PayForm.tsx';
import type { PaymentAnswer } from './pay.ts';
import own from './Payment.module.css';
import { parseProblemQuery, type PaymentProblem } from './payment-problem.ts';
import { Review } from './Review.tsx';

type PaymentProps = StepProps & {
  readonly site: CheckoutPageQuery['site'];
  /** Names one press of the button (visitors: R23). */
  readonly press: string;
};

/** Everything once more with the way to change it (visitors: R20), what is due when, who protects it, and the payment. */
export function Payment({ checkout, now, site, press }: PaymentProps) {
  const t = useTranslations('booking.payment');
  const [isCardWrong, setCardWrong] = useState(false);
  const problems = useProblems(isCardWrong);
  return (
    <StepFrame checkout={checkout} now={now} step="payment" problems={problems} bar={<a href={`#${PAY_ID}`} className={TO_PAYMENT}>{t('to_payment')}</a>}>
      {checkout.status === 'PLACING' && (
        <Notice tone="amber" role="status" heading={t('placing_heading')}>
          <p>{t('placing')}</p>
        </Notice>
      )}
      <Review checkout={checkout} />
      <DueWhen checkout={checkout} />
      <Protection checkout={checkout} site={site} />
      <PayForm id={PAY_ID} checkout={checkout} cardFieldsUrl={site.cardFieldsUrl} press={press} tellCard={setCardWrong} />
    </StepFrame>
  );
}

const PAY_ID = 'pay';
const TO_PAYMENT = buttonClass({ kind: 'quiet', size: 'usual', wide: false, busy: false, extra: own.toPayment });

/** What stands in the way: something in the card fields, which the frame says itself; else what came of the last try. */
function useProblems(isCardWrong: boolean): readonly Problem[] {
  const t = useTranslations('booking.payment');
  const problem = usePaymentProblem();
  const words = useProblemWords();
  const message = isCardWrong ? t('card_invalid') : problem && words(problem);
  const fieldId = isCardWrong ? CARD_ID : PAY_ID;
  return useMemo(() => (message === undefined ? [] : [{ fieldId, message }]), [message, fieldId]);
}

/** Of the form just posted, or of the redirect that ended a visit to the provider. */
function usePaymentProblem(): PaymentProblem | undefined {
  const answer = useActionData<PaymentAnswer | { readonly problem?: never }>();
  const [query] = useSearchParams();
  return answer?.problem ?? parseProblemQuery(query);
}

/** What the visitor reads of a problem: what happened, whether money moved, what to do (MSG-32 to MSG-37). */
function useProblemWords(): (problem: PaymentProblem) => string {
  const t = useTranslations('booking.problems');
  const { phone } = usePageProperties().domainConfig.brand;
  return ({ kind, reason, moneyReturned }) => t(kind, { reason, money: moneyReturned ? 'returned' : 'unknown', phone });
}
