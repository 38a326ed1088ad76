import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The credits could not be fetched (MSG-38). */
export function CreditsNotLoaded() {
  const t = useTranslations('account.wallet');
  return (
    <AccountFrame>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <Notice tone="amber" heading={t('not_loaded')}>
        <ButtonLink to={routes.wallet.href()}>{t('try_again')}</ButtonLink>
      </Notice>
    </AccountFrame>
  );
}
