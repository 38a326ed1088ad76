import { Form, useLocation, useRevalidator } from 'react-router';
import { LookAgain } from '#web/parts/LookAgain.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import { CLOSE_PAYMENT } from './intents.ts';
import type { PlacementStep } from './placement-step.ts';
import { PlacementSteps } from './PlacementSteps.tsx';
import { reloadFrom } from './waiting.ts';

type PlacingProps = {
  readonly id: string;
  readonly checkout: Pick<CheckoutOfPageFragment, 'id' | 'status'>;
  /** What has been done of the order so far. */
  readonly steps: readonly PlacementStep[];
};

/**
 * The order is on its way, or nobody knows yet whether the card was authorised: the page looks by
 * itself until it stands or was refused, and nothing is paid meanwhile (visitors: R23). What is
 * only awaited may be given up.
 */
export function Placing({ id, checkout, steps }: PlacingProps) {
  const t = useTranslations('paying.payment');
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const awaits = checkout.status !== 'PLACING';
  return (
    <div id={id} tabIndex={-1}>
      <LookAgain reloadFrom={reloadFrom(checkout.id, search)} />
      <Notice
        tone="amber"
        role="status"
        heading={t(awaits ? 'awaited_heading' : 'placing_heading')}
      >
        <p>
          {t(awaits ? 'awaited' : 'placing')} <a href={pathname + search}>{t('look_again')}</a>
        </p>
        {awaits && (
          <Form method="post" action={pathname}>
            <Button name="intent" value={CLOSE_PAYMENT} kind="text">
              {t('close_payment')}
            </Button>
          </Form>
        )}
      </Notice>
      {!awaits && <PlacementSteps checkoutId={checkout.id} known={steps} onOver={revalidate} />}
    </div>
  );
}
