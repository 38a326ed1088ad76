import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

/** The order was there, and is cancelled. */
export function CancelledOrder() {
  const t = useTranslations('confirmation');
  return (
    <div className={`${layout.wrap} ${styles.unprocessed}`}>
      <PageTitle title={t('cancelled_heading')} />
      <h1>{t('cancelled_heading')}</h1>
      <p className={typography.lead}>{t('cancelled')}</p>
      <ButtonLink to={routes.bookings.href()}>{t('cancelled_bookings')}</ButtonLink>
    </div>
  );
}
