import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { ShownStep } from './shown-step.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './login.module.css';

type ForgottenStepProps = Extract<ShownStep, { step: 'forgotten' }> & { readonly form: PostedForm };

/** Where the code to choose another password with is to go. */
export function ForgottenStep({ links, emailAddress, form }: ForgottenStepProps) {
  const t = useTranslations('account.forgotten_step');
  const email = useTranslations('account.email_step');
  return (
    <article className={`${layout.wrap} ${styles.narrow}`}>
      <PageTitle
        title={t('title')}
        description={t('lead')}
        hasProblems={form.problems.length > 0}
      />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <TextField
          {...form.field('emailAddress', emailAddress ?? '')}
          label={email('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
        />
        <Button name="intent" value="forgotten" wide>
          {t('send')}
        </Button>
      </form>
      <p className={`${layout.alone} ${typography.small}`}>
        <Link to={links.email}>{t('no_password')}</Link>
      </p>
    </article>
  );
}
