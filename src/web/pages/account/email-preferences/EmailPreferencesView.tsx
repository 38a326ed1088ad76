import { MAIL_KINDS, type MailKind } from '#domain/account/mail-kinds.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { LogInBeside } from '#web/parts/LogInBeside.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PostedError } from '#web/ui/use-posted-form.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type EmailPreferencesViewProps = {
  /** Null once nobody is logged in any more: what was ticked is shown alone. */
  readonly chosen: readonly MailKind[] | null;
  readonly isSaved: boolean;
  readonly refused:
    | { readonly errors: readonly PostedError[]; readonly typed: readonly MailKind[] }
    | undefined;
};

const FORM = 'preferences';

/** The mail that a customer may choose, and that which comes whatever they choose. */
export function EmailPreferencesView({ chosen, isSaved, refused }: EmailPreferencesViewProps) {
  const t = useTranslations('privacy.mail');
  const problems = refused?.errors.map(({ message }) => ({ fieldId: FORM, message })) ?? [];
  const ticked = refused?.typed ?? chosen ?? [];
  return (
    <AccountFrame>
      <div className={`${layout.form} ${layout.stack}`}>
        <PageTitle title={t('title')} hasProblems={problems.length > 0} />
        <ErrorSummary problems={problems} />
        {isSaved && !refused && (
          <Notice tone="good" role="status">
            {t('saved')}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        {!chosen && <LogInBeside />}
        <form
          method="post"
          id={FORM}
          tabIndex={-1}
          className={layout.stack}
          aria-labelledby="choice"
        >
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
              defaultChecked={ticked.includes(kind)}
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
