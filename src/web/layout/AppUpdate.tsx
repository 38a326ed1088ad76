import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './Layout.module.css';

/** In place of every page in a version of our app that is too old for it (ROUTE-18). */
export function AppUpdate() {
  const t = useTranslations('errors');
  return (
    <div className={`${layout.wrap} ${styles.update}`}>
      <PageTitle title={t('update_title')} />
      <h1>{t('update_title')}</h1>
      <p className={typography.lead}>{t('update_text')}</p>
    </div>
  );
}
