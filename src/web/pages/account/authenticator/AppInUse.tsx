import { RECOVERY_CODES } from '#domain/account/second-code.ts';
import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { AuthenticatorPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type AppInUseProps = NonNullable<AuthenticatorPageQuery['customerAuthenticator']>;

/** Since when the app is asked for, how many recovery codes are left, and the way out of it. */
export function AppInUse({ since, recoveryCodesLeft }: AppInUseProps) {
  const t = useTranslations('account.authenticator');
  const { timeZone } = usePageProperties().domainConfig;
  return (
    <>
      <p className={typography.lead}>{t('on', { when: formatDate(dateIn(timeZone, since)) })}</p>
      <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="codes">
        <h2 id="codes" className={typography.formHeading}>
          {t('codes_heading')}
        </h2>
        <p>{t('codes_left', { left: recoveryCodesLeft, count: RECOVERY_CODES.count })}</p>
        <form method="post">
          <Button kind="quiet" name="intent" value="codes">
            {t('make_codes')}
          </Button>
        </form>
      </section>
      <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="remove">
        <h2 id="remove" className={typography.formHeading}>
          {t('remove_heading')}
        </h2>
        <p>{t('remove_text')}</p>
        <form method="post">
          <Button kind="quiet" name="intent" value="remove">
            {t('remove')}
          </Button>
        </form>
      </section>
    </>
  );
}
