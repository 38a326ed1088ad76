import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

/** At the right of a form that takes its time to be answered: the quicker way. */
export function CallUs({ heading }: { readonly heading: string }) {
  const t = useTranslations('my_booking.call');
  const { phone, phoneHours: hours } = usePageProperties().domainConfig.brand;
  return (
    <section aria-labelledby="call-us" className={layout.ruled}>
      <h2 id="call-us" className={typography.h3}>
        {heading}
      </h2>
      <p className={layout.alone}>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('call', { phone })}</a>
      </p>
      <p className={typography.small}>{t('hours', { hours })}</p>
    </section>
  );
}
