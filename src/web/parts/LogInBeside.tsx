import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/**
 * Where to log in while this page, and what was typed in it, stays as it is; its pages bring the
 * texts `account`.
 */
export function LogInBeside() {
  const t = useTranslations('account.customer');
  return (
    <Notice tone="amber" heading={t('asleep_heading')}>
      <p>{t('asleep')}</p>
      <p>
        <ButtonLink kind="quiet" size="strip" to={routes.login.href()} target="_blank">
          {t('log_in_beside')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
