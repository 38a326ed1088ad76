import { usePageProperties } from '#web/page-properties.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import layout from '#web/ui/layout.module.css';

/** The content could not be read (CONTENT-08, CONTENT-09). */
export function Unreadable() {
  const t = useTranslations('content');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <article className={layout.wrap}>
      <div className={layout.column}>
        <PageTitle title={t('unreadable')} />
        <h1>{t('unreadable')}</h1>
        <p>{t('unreadable_text', { phone, hours: phoneHours })}</p>
      </div>
    </article>
  );
}
