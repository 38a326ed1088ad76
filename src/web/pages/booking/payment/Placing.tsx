import { Link, useLocation } from 'react-router';
import { useLookAgain } from '#web/parts/use-look-again.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/**
 * The order is on its way: the page looks by itself until it stands or was refused, without script
 * by a link. Nothing is paid meanwhile (visitors: R23).
 */
export function Placing({ id }: { readonly id: string }) {
  const t = useTranslations('booking.payment');
  const { pathname } = useLocation();
  useLookAgain();
  return (
    <div id={id} tabIndex={-1}>
      <Notice tone="amber" role="status" heading={t('placing_heading')}>
        <p>
          {t('placing')}{' '}
          <Link to={pathname} reloadDocument>
            {t('look_again')}
          </Link>
        </p>
      </Notice>
    </div>
  );
}
