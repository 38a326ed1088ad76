import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './confirmation.module.css';

/**
 * There is no order: it was not placed, or a supplier said no after all (MSG-36). The way back is
 * for who booked: a mail's link does not lead there.
 */
export function NotProcessed({ checkoutId }: { readonly checkoutId: string | undefined }) {
  const t = useTranslations('confirmation');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <div className={`${layout.wrap} ${styles.unprocessed}`}>
      <PageTitle title={t('unprocessed_heading')} hasProblems />
      <h1>{t('unprocessed_heading')}</h1>
      <p className={typography.lead}>{t('unprocessed', { phone, hours: phoneHours })}</p>
      {checkoutId !== undefined && (
        <ButtonLink to={routes.checkoutStep.href({ checkoutId, step: 'payment' })}>
          {t('back_to_booking')}
        </ButtonLink>
      )}
    </div>
  );
}
