import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** In the place of a part of the page that did not come: only a new start fetches it again. */
export function DidNotLoad() {
  const t = useTranslations('common');
  return (
    <Notice tone="amber" role="alert">
      <p>{t('did_not_load')}</p>
      <Button kind="quiet" size="strip" type="button" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Notice>
  );
}
