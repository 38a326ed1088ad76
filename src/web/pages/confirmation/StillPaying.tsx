import { Link, useLocation } from 'react-router';
import { useLookAgain } from '#web/parts/use-look-again.ts';
import { useTranslations } from '#web/texts/translate.tsx';

/**
 * All is booked and the card provider's word on the payment is still to come: the page looks again
 * by itself, without script by a link (ORD-02).
 */
export function StillPaying({ names }: { readonly names: string }) {
  const t = useTranslations('confirmation');
  const { pathname, search } = useLocation();
  useLookAgain();
  return (
    <>
      {t('paying', { names })}{' '}
      <Link to={pathname + search} reloadDocument>
        {t('look_again')}
      </Link>
    </>
  );
}
