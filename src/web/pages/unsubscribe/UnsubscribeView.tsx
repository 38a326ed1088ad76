import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type UnsubscribeViewProps = { readonly isStopped: boolean; readonly isOfCruises: boolean };

/** Where the unsubscribe link of a mail leads: one button, or that it was pressed. */
export function UnsubscribeView({ isStopped, isOfCruises }: UnsubscribeViewProps) {
  const t = useTranslations('privacy.unsubscribe');
  const of = isOfCruises ? 'cruises_' : '';
  const state = `${of}${isStopped ? 'stopped' : 'ask'}` as const;
  return (
    <div className={layout.wrap}>
      <div className={`${layout.column} ${layout.stack}`}>
        <PageTitle title={t(`${state}_title`)} />
        <h1>{t(`${state}_title`)}</h1>
        <p className={typography.lead}>{t(`${state}_text`)}</p>
        {isStopped ? (
          <p>
            <ButtonLink
              kind="quiet"
              to={isOfCruises ? routes.cruises.href() : routes.emailPreferences.href()}
            >
              {t(isOfCruises ? 'cruises' : 'preferences')}
            </ButtonLink>
          </p>
        ) : (
          <form method="post">
            <Button name="List-Unsubscribe" value="One-Click">
              {t(`${of}stop`)}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
