import { useLocation } from 'react-router';
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
      {t('paying', { names })} <a href={pathname + search}>{t('look_again')}</a>
    </>
  );
}
