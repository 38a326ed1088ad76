import { useLocation } from 'react-router';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CANCELLED_TOO_LATE } from './cancelled-too-late.ts';

/** Tells whoever cancelled a payment too late that nothing was cancelled, by the address. */
export function CancelledTooLate() {
  const t = useTranslations('cancelled_too_late');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  const { search } = useLocation();
  if (search !== `?${CANCELLED_TOO_LATE}`) return null;
  return (
    <Notice tone="amber" role="status" heading={t('heading')}>
      <p>{t('text', { phone, hours: phoneHours })}</p>
    </Notice>
  );
}
