import { Form, Link, useLocation } from 'react-router';
import { useLookAgain } from '#web/parts/use-look-again.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CANCEL_PAYMENT } from './intents.ts';

/**
 * The card may have been authorised and nobody knows yet: nothing else is paid meanwhile, the page
 * looks by itself, and the visitor may give the payment up (decisions: Paying).
 */
export function Awaited({ id }: { readonly id: string }) {
  const t = useTranslations('booking.payment');
  const { pathname, search } = useLocation();
  useLookAgain();
  return (
    <div id={id} tabIndex={-1}>
      <Notice tone="amber" role="status" heading={t('awaited_heading')}>
        <p>
          {t('awaited')}{' '}
          <Link to={pathname + search} reloadDocument>
            {t('look_again')}
          </Link>
        </p>
        <p>{t('awaited_cancel')}</p>
        <Form method="post" action={pathname}>
          <Button name="intent" value={CANCEL_PAYMENT} kind="text">
            {t('cancel_payment')}
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
