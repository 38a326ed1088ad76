import { useState, type ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useFormAlong } from '#web/ui/use-form-along.ts';
import { useLive } from '#web/ui/use-live.ts';
import { BASKET_ACT, makeBasketAct } from './act-on-basket.ts';
import styles from './DealExpired.module.css';

/**
 * The time of the deal is up (BSKT-13, MSG-43): an overlay with script, a notice without; Continue
 * prices it anew (BSKT-14).
 */
export function DealExpired({ formAlong }: { readonly formAlong?: string | undefined }) {
  const t = useTranslations('basket');
  const isLive = useLive();
  const [isClosed, close] = useState(false);
  if (isLive && !isClosed) {
    return (
      <Dialog open onClose={() => close(true)} title={t('expired_title')}>
        <Refresh formAlong={formAlong} />
      </Dialog>
    );
  }
  return (
    <Notice tone="amber" role="alert" heading={t('expired_title')}>
      <Refresh formAlong={formAlong} />
    </Notice>
  );
}

function Refresh({ formAlong }: ComponentProps<typeof DealExpired>) {
  const t = useTranslations('basket');
  const along = useFormAlong(formAlong);
  const { state } = useNavigation();
  return (
    <Form method="post" preventScrollReset className={styles.refresh}>
      <p>{t('expired_text')}</p>
      <p className={styles.ways}>
        <Button
          {...along}
          name={BASKET_ACT}
          value={makeBasketAct({ kind: 'refresh' })}
          busy={state === 'idle' ? undefined : t('checking_price')}
        >
          {t('continue')}
        </Button>
        <Link to={routes.home.href()}>{t('search_again')}</Link>
      </p>
    </Form>
  );
}
