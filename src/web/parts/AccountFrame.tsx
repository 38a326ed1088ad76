import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Link } from '#web/ui/Link.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './AccountFrame.module.css';

/**
 * The pages of an account beside each other: a rail from 1000 px, folded above the page below. Its
 * pages bring the texts `account`.
 */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('account.rail');
  return (
    <div className={`${layout.wrap} ${styles.frame}`}>
      <nav className={styles.rail} aria-labelledby="rail">
        <p id="rail" className={`${typography.caps} ${styles.heading}`}>
          {t('heading')}
        </p>
        <Rail />
      </nav>
      <div className={styles.fold}>
        <Disclosure summary={t('heading')}>
          <Rail />
        </Disclosure>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

function Rail() {
  const t = useTranslations('account.rail');
  const { pathname } = useLocation();
  const pages = [
    [routes.bookings.href(), t('bookings')],
    [routes.customer.href(), t('details')],
    [routes.wallet.href(), t('wallet')],
    [routes.security.href(), t('security')],
    [routes.emailPreferences.href(), t('email_preferences')],
    [routes.privacy.href(), t('privacy')],
  ] as const;
  return (
    <>
      <ul className={styles.rows}>
        {pages.map(([to, words]) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <form method="post" action={routes.security.href()}>
        <Button kind="text" name="intent" value="log-out">
          {t('log_out')}
        </Button>
      </form>
    </>
  );
}
