import { Link, useLocation } from 'react-router';
import { LookAgain } from '#web/parts/LookAgain.tsx';
import { useTranslations } from '#web/texts/translate.tsx';

/**
 * All is booked and the card provider's word on the payment is still to come: the page looks again
 * by itself, and by a link (ORD-02).
 */
export function StillPaying({ names }: { readonly names: string }) {
  const t = useTranslations('confirmation');
  const { pathname, search } = useLocation();
  return (
    <>
      <LookAgain />
      {t('paying', { names })}{' '}
      <Link to={pathname + search} reloadDocument>
        {t('look_again')}
      </Link>
    </>
  );
}
