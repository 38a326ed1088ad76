import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { InvitingBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './invite.module.css';

type Sharing = NonNullable<InvitingBookingFragment['sharing']>;

/** Everybody with access, and every invitation that is open. */
export function SharedWith({ sharing }: { readonly sharing: Sharing }) {
  const t = useTranslations('booking_people.invite');
  return (
    <section className={layout.ruled} aria-labelledby="people">
      <h2 id="people" className={typography.formHeading}>
        {t('people')}
      </h2>
      {sharing.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.people}>
          {sharing.map((shared) => (
            <li key={shared.id}>
              <Shared shared={shared} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Shared({ shared }: { readonly shared: Sharing[number] }) {
  const t = useTranslations('booking_people.invite');
  const { timeZone } = usePageProperties().domainConfig;
  const { id, emailAddress: email, role, acceptedAt, expiresAt } = shared;
  const day = (moment: string) => formatDate(dateIn(timeZone, moment), 'short');
  const words = {
    email,
    hidden: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>,
  };
  return (
    <form method="post" className={styles.person}>
      <p>
        <strong className={styles.email}>{email}</strong>
        <span className={styles.state}>{t('may', { role })}</span>
        <span className={styles.state}>
          {acceptedAt === null
            ? t('open', { date: day(expiresAt) })
            : t('since', { date: day(acceptedAt) })}
        </span>
      </p>
      <Button kind="quiet" name="end" value={id}>
        {acceptedAt === null ? t.rich('cancel', words) : t.rich('remove', words)}
      </Button>
    </form>
  );
}
