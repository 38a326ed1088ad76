import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

/**
 * The link of a mail does not open: it is over, or not whole. The same words whether there is such
 * an order or not (S-05).
 */
export function LinkOver() {
  const t = useTranslations('confirmation');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <div className={`${layout.wrap} ${styles.unprocessed}`}>
      <PageTitle title={t('link_over_heading')} />
      <meta name="robots" content="noindex" />
      <h1>{t('link_over_heading')}</h1>
      <p className={typography.lead}>{t('link_over', { phone, hours: phoneHours })}</p>
      <ButtonLink to={routes.home.href()}>{t('home')}</ButtonLink>
    </div>
  );
}
