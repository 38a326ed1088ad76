import { MAIL_KINDS, type MailKind } from '#domain/account/mail-kinds.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type EmailPreferencesViewProps = {
  readonly chosen: readonly MailKind[];
  readonly isSaved: boolean;
};

/** The mail that a customer may choose, and that which comes whatever they choose. */
export function EmailPreferencesView({ chosen, isSaved }: EmailPreferencesViewProps) {
  const t = useTranslations('privacy.mail');
  return (
    <AccountFrame>
      <div className={`${layout.form} ${layout.stack}`}>
        <PageTitle title={t('title')} />
        {isSaved && (
          <Notice tone="good" role="status">
            {t('saved')}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        <form method="post" className={layout.stack} aria-labelledby="choice">
          <h2 id="choice" className={typography.formHeading}>
            {t('choice')}
          </h2>
          {MAIL_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              id={kind}
              name="kind"
              value={kind}
              label={t('kinds', { kind })}
              hint={t('hints', { kind })}
              defaultChecked={chosen.includes(kind)}
            />
          ))}
          <div>
            <Button>{t('save')}</Button>
          </div>
        </form>
        <section className={`${layout.part} ${layout.ruled}`} aria-labelledby="always">
          <h2 id="always" className={typography.formHeading}>
            {t('always')}
          </h2>
          <p>{t('always_text')}</p>
          <p>{t('not_more')}</p>
        </section>
      </div>
    </AccountFrame>
  );
}
