import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type CruiseNewsViewProps = { readonly state: 'ask' | 'confirmed' | 'gone' };

/** Where the link of the mail that asks leads: one button, or what pressing it came to. */
export function CruiseNewsView({ state }: CruiseNewsViewProps) {
  const t = useTranslations('privacy.cruise_news');
  return (
    <div className={layout.wrap}>
      <div className={`${layout.column} ${layout.stack}`}>
        <PageTitle title={t(`${state}_title`)} />
        <h1>{t(`${state}_title`)}</h1>
        <p className={typography.lead}>{t(`${state}_text`)}</p>
        {state === 'ask' ? (
          <form method="post">
            <Button>{t('confirm')}</Button>
          </form>
        ) : (
          <p>
            <ButtonLink kind="quiet" to={routes.cruises.href()}>
              {t('cruises')}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}
