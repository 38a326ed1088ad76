import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Where to log in while this page, and what was typed in it, stays as it is. */
export function LoginForDetails() {
  const t = useTranslations('account.customer');
  return (
    <Notice tone="amber" heading={t('asleep_heading')}>
      {t.rich('asleep', {
        login: (words) => (
          <Link to={routes.login.href()} target="_blank">
            {words}
          </Link>
        ),
      })}
    </Notice>
  );
}
