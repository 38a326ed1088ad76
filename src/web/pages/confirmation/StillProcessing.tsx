import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#web/ui/Notice.tsx';

const LOOK_EVERY_MS = 5_000;

/** The suppliers have not all answered: the page looks again by itself, without script by a link (ORD-02). */
export function StillProcessing() {
  const t = useTranslations('confirmation');
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const looks = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(looks);
  }, [revalidate]);
  return (
    <Notice role="status">
      <p>
        {t('processing')}{' '}
        <Link to={pathname} reloadDocument>
          {t('look_again')}
        </Link>
      </p>
    </Notice>
  );
}
