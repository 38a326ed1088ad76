import { Form, Link, useLocation } from 'react-router';
import { useLookAgain } from '#web/parts/use-look-again.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CANCEL_PAYMENT } from './intents.ts';

/**
 * The order is on its way, or with `awaits` nobody knows yet whether the card was authorised: the
 * page looks by itself until it stands or was refused, and nothing is paid meanwhile (visitors:
 * R23). What is only awaited may be given up.
 */
export function Placing({ id, awaits }: { readonly id: string; readonly awaits: boolean }) {
  const t = useTranslations('booking.payment');
  const { pathname, search } = useLocation();
  useLookAgain();
  return (
    <div id={id} tabIndex={-1}>
      <Notice
        tone="amber"
        role="status"
        heading={t(awaits ? 'awaited_heading' : 'placing_heading')}
      >
        <p>
          {t(awaits ? 'awaited' : 'placing')}{' '}
          <Link to={pathname + search} reloadDocument>
            {t('look_again')}
          </Link>
        </p>
        {awaits && (
          <Form method="post" action={pathname}>
            <Button name="intent" value={CANCEL_PAYMENT} kind="text">
              {t('cancel_payment')}
            </Button>
          </Form>
        )}
      </Notice>
    </div>
  );
}
