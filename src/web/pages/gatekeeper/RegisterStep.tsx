import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { PasswordField } from './PasswordField.tsx';
import type { ShownStep } from './shown-step.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './login.module.css';

type RegisterStepProps = Extract<ShownStep, { step: 'register' }> & { readonly form: PostedForm };

/** An account with a password, which is made once its email is confirmed (ACCT-03). */
export function RegisterStep({ links, form }: RegisterStepProps) {
  const t = useTranslations('account.register_step');
  const password = useTranslations('account.password_step');
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
          {...form.field('emailAddress')}
          label={email('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
        />
        <PasswordField
          form={form}
          name="password"
          label={password('password')}
          hint={password('hint')}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirmation"
          label={password('confirmation')}
          autoComplete="new-password"
        />
        <Button name="intent" value="register" wide>
          {t('make')}
        </Button>
      </form>
      <p className={`${layout.alone} ${typography.small}`}>
        <Link to={links.email}>{t('without')}</Link>
      </p>
    </article>
  );
}
