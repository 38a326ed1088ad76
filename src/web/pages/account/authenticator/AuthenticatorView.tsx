import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { AppInUse } from './AppInUse.tsx';
import type { AuthenticatorPageQuery } from './query.generated.ts';
import { SetUp } from './SetUp.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './authenticator.module.css';

type AuthenticatorViewProps = {
  readonly authenticator: AuthenticatorPageQuery['customerAuthenticator'];
  readonly setUp: AuthenticatorPageQuery['authenticatorSetUp'];
  /** What has just been done: the app taken away, or a proof made that was asked for. */
  readonly done: 'removed' | 'proven' | undefined;
  readonly refused: RefusedForm | undefined;
};

/** The app that each login asks for: none yet, being set up, or in use. */
export function AuthenticatorView({ authenticator, setUp, done, refused }: AuthenticatorViewProps) {
  const t = useTranslations('account.authenticator');
  const form = usePostedForm('authenticator', refused);
  return (
    <AccountFrame>
      <div className={styles.page}>
        <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
        <ErrorSummary problems={form.problems} />
        {done && !refused && (
          <Notice tone="good" role="status">
            {t(done)}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        {authenticator && <AppInUse {...authenticator} />}
        {!authenticator && setUp && <SetUp {...setUp} form={form} />}
        {!authenticator && !setUp && (
          <>
            <p className={typography.lead}>{t('lead')}</p>
            <p>{t('which')}</p>
            <form method="post" id={form.id} tabIndex={-1} className={layout.stack}>
              <Button name="intent" value="start">
                {t('start')}
              </Button>
            </form>
          </>
        )}
        <p className={typography.small}>
          <Link to={routes.security.href()}>{t('back')}</Link>
        </p>
      </div>
    </AccountFrame>
  );
}
