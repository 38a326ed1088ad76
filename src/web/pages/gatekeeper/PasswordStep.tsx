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

type PasswordStepProps = Extract<ShownStep, { step: 'password' }> & { readonly form: PostedForm };

/** The password, for who has chosen one; a code is always the other way (LOGIN-04). */
export function PasswordStep({ login, emailAddress, links, form }: PasswordStepProps) {
  const t = useTranslations('account.password_step');
  const email = useTranslations('account.email_step');
  return (
    <article className={`${layout.wrap} ${styles.narrow}`}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      {login && (
        <p>
          {t.rich('of', {
            address: login.emailAddress,
            email: (words) => <strong className={styles.address}>{words}</strong>,
          })}
        </p>
      )}
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        {login ? (
          <input type="hidden" autoComplete="username" value={login.emailAddress} readOnly />
        ) : (
          <TextField
            {...form.field('emailAddress', emailAddress ?? '')}
            label={email('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
        )}
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          autoComplete="current-password"
        />
        <p className={`${layout.alone} ${styles.ways} ${typography.small}`}>
          <Link to={links.code}>{t('code_instead')}</Link>
          <Link to={links.forgotten}>{t('forgotten')}</Link>
        </p>
        <Button name="intent" value="password" wide>
          {t('log_in')}
        </Button>
      </form>
    </article>
  );
}
