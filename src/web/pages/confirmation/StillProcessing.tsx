import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLookAgain } from '#web/parts/use-look-again.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** The card provider's word on the payment is still to come: the page looks again by itself, without script by a link (ORD-02). */
export function StillProcessing() {
  const t = useTranslations('confirmation');
  const { pathname, search } = useLocation();
  useLookAgain();
  return (
    <Notice role="status">
      <p>
        {t('processing')}{' '}
        <Link to={pathname + search} reloadDocument>
          {t('look_again')}
        </Link>
      </p>
    </Notice>
  );
}
