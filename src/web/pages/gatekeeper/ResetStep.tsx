import { PASSWORD_REFUSALS } from '#domain/account/password-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { CodeField } from './CodeField.tsx';
import { CodeSent } from './CodeSent.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { ShownStep } from './shown-step.ts';
import layout from '#web/ui/layout.module.css';
import styles from './login.module.css';

type ResetStepProps = Extract<ShownStep, { step: 'reset' }> & { readonly form: PostedForm };

/** The mailed code with the password that is chosen by it; or that it is too late (MSG-31). */
export function ResetStep({ login, links, form }: ResetStepProps) {
  const t = useTranslations('account.reset_step');
  const password = useTranslations('account.password_step');
  if (!login)
    return (
      <article className={`${layout.wrap} ${styles.narrow}`}>
        <PageTitle title={t('title')} />
        <h1>{t('title')}</h1>
        <Notice tone="amber" heading={sentenceOf(PASSWORD_REFUSALS, 'reset_expired')}>
          {t('expired')}
        </Notice>
        <ButtonLink wide to={links.forgotten}>
          {t('another')}
        </ButtonLink>
      </article>
    );
  return (
    <article className={`${layout.wrap} ${styles.narrow}`}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      <CodeSent emailAddress={login.emailAddress} another={links.forgotten} />
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <CodeField form={form} />
        <input type="hidden" autoComplete="username" value={login.emailAddress} readOnly />
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          hint={password('hint')}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirmation"
          label={password('confirmation')}
          autoComplete="new-password"
        />
        <Button name="intent" value="reset" wide>
          {t('save')}
        </Button>
      </form>
    </article>
  );
}
