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

type SecondFactorStepProps = Extract<ShownStep, { step: 'app' | 'recovery' }> & {
  readonly form: PostedForm;
};

/** The code of the customer's app after a code or a password; or a recovery code instead. */
export function SecondFactorStep({ step, other, links, form }: SecondFactorStepProps) {
  const t = useTranslations(`account.${step}_step`);
  return (
    <article className={`${layout.wrap} ${styles.narrow}`}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <TextField
          {...form.field('code')}
          label={t('code')}
          hint={t('code_hint')}
          className={styles.code}
          inputMode={step === 'app' ? 'numeric' : 'text'}
          autoComplete={step === 'app' ? 'one-time-code' : 'off'}
          autoCapitalize={step === 'app' ? 'off' : 'characters'}
          spellCheck={false}
          required
        />
        <Button name="intent" value="second" wide>
          {t('log_in')}
        </Button>
      </form>
      <p className={`${layout.alone} ${styles.instead}`}>
        <Link to={other}>{t('other')}</Link>
      </p>
      <p className={`${layout.alone} ${typography.small}`}>
        <Link to={links.email}>{t('again')}</Link>
      </p>
    </article>
  );
}
