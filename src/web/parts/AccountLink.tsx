import { UserRound } from 'lucide-react';
import { usePageProperties } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Header.module.css';

/**
 * `Log in`, or the name of who is. A plain link: who is logged in is known anew with each document.
 */
export function AccountLink() {
  const t = useTranslations('header');
  const { emailAddress, firstName } = usePageProperties().authentication;
  const [to, words] =
    emailAddress === null
      ? [routes.login.href(), t('log_in')]
      : [routes.bookings.href(), firstName ?? t('account')];
  return (
    <a href={to} className={styles.account}>
      <Icon of={UserRound} />
      <span className={styles.words}>{words}</span>
    </a>
  );
}
