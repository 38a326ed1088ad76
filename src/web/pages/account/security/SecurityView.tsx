import type { ComponentProps } from 'react';
import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { LogInBeside } from '#web/parts/LogInBeside.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type PostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { SecurityDone } from './act-on-security.ts';
import { Passkeys, Renaming } from './Passkeys.tsx';
import type { SecurityPageQuery, SessionOfListFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './security.module.css';

type SecurityViewProps = SecurityProps & {
  /** False once nobody is any more: what was typed is shown alone. */
  readonly isLoggedIn: boolean;
  /** What has just been done: a session ended, or a proof made that was asked for. */
  readonly done: SecurityDone | undefined;
  readonly refused: RefusedForm | undefined;
};

/** Each browser in which the customer is logged in, and each way in which they log in. */
export function SecurityView({ isLoggedIn, done, refused, ...security }: SecurityViewProps) {
  const t = useTranslations('account.security');
  const form = usePostedForm('security', refused);
  return (
    <AccountFrame>
      <div className={styles.page} id={form.id} tabIndex={-1}>
        <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
        <ErrorSummary problems={form.problems} />
        {done && !refused && (
          <Notice tone="good" role="status">
            {t(done)}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        {isLoggedIn ? (
          <Security {...security} form={form} />
        ) : (
          <>
            <LogInBeside />
            <ul className={styles.list}>
              <Renaming id={form.field('passkey').defaultValue} form={form} />
            </ul>
          </>
        )}
      </div>
    </AccountFrame>
  );
}

type SecurityProps = {
  readonly sessions: readonly SessionOfListFragment[];
  readonly authenticator: SecurityPageQuery['customerAuthenticator'];
} & Omit<ComponentProps<typeof Passkeys>, 'form'>;

const BACK_HERE = new URLSearchParams({ redirect_to: routes.security.href() });

/** The sessions, to be ended one by one or all at once, and the ways in. */
function Security({
  sessions,
  authenticator,
  ...passkeys
}: SecurityProps & { readonly form: PostedForm }) {
  const t = useTranslations('account.security');
  return (
    <>
      <p className={typography.lead}>{t('lead')}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <form method="post">
          <Button kind="quiet">{t('end_others')}</Button>
        </form>
      ) : (
        <p>{t('alone')}</p>
      )}
      <Passkeys {...passkeys} />
      <section className={`${layout.part} ${layout.ruled}`} aria-labelledby="password">
        <h2 id="password" className={typography.formHeading}>
          {t('password')}
        </h2>
        <p>{t('password_text')}</p>
        <p>
          <ButtonLink
            kind="quiet"
            size="strip"
            to={routes.forgottenPassword.href({ query: BACK_HERE })}
          >
            {t('choose_password')}
          </ButtonLink>
        </p>
      </section>
      <section className={`${layout.part} ${layout.ruled}`} aria-labelledby="app">
        <h2 id="app" className={typography.formHeading}>
          {t('app')}
        </h2>
        <p>
          {authenticator ? t('app_on', { left: authenticator.recoveryCodesLeft }) : t('app_text')}
        </p>
        <p>
          <ButtonLink kind="quiet" size="strip" to={routes.authenticator.href()}>
            {authenticator ? t('change_app') : t('set_up_app')}
          </ButtonLink>
        </p>
      </section>
    </>
  );
}

function Session({ session }: { readonly session: SessionOfListFragment }) {
  const t = useTranslations('account.security');
  const { timeZone } = usePageProperties().domainConfig;
  const day = (instant: string): string => formatDate(dateIn(timeZone, instant));
  const device = session.deviceName || t('unknown_device');
  return (
    <li className={styles.row}>
      <div>
        <p className={typography.h3}>{device}</p>
        <p className={typography.small}>
          {session.isCurrent ? t('here') : t('last_used', { when: day(session.lastUsedAt) })},{' '}
          {t('logged_in', { when: day(session.loggedInAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <form method="post">
          <Button
            kind="quiet"
            size="strip"
            name="session"
            value={session.id}
            aria-label={t('end_of', { device })}
          >
            {t('end')}
          </Button>
        </form>
      )}
    </li>
  );
}
