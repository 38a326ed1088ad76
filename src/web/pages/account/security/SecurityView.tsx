import type { ComponentProps } from 'react';
import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Passkeys } from './Passkeys.tsx';
import type { SecurityPageQuery, SessionOfListFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './security.module.css';

type SecurityViewProps = {
  readonly sessions: readonly SessionOfListFragment[];
  readonly authenticator: SecurityPageQuery['customerAuthenticator'];
  /** What has just been done: a session ended, or a proof made that was asked for. */
  readonly done: 'ended' | 'proven' | 'passkey_renamed' | 'passkey_removed' | undefined;
} & ComponentProps<typeof Passkeys>;

const BACK_HERE = new URLSearchParams({ redirect_to: routes.security.href() });

/** Each browser in which the customer is logged in, to be ended by itself or all at once. */
export function SecurityView({ sessions, authenticator, done, ...passkeys }: SecurityViewProps) {
  const t = useTranslations('account.security');
  return (
    <AccountFrame>
      <div className={styles.page}>
        <PageTitle title={t('title')} />
        {done && (
          <Notice tone="good" role="status">
            {t(done)}
          </Notice>
        )}
        <h1>{t('title')}</h1>
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
      </div>
    </AccountFrame>
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
