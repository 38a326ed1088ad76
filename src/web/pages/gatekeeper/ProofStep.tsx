import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { UsePasskey } from './passkey/UsePasskey.tsx';
import type { ShownStep } from './shown-step.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './login.module.css';

type ProofStepProps = Extract<ShownStep, { step: 'proof' }> & { readonly form: PostedForm };

/** Asks once more who it is, before what is grave; the answer is a login like any other. */
export function ProofStep({ emailAddress, target, links, form }: ProofStepProps) {
  const t = useTranslations('account.proof_step');
  return (
    <article className={`${layout.wrap} ${styles.narrow}`}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      <p>
        {t.rich('lead', {
          address: emailAddress,
          email: (words) => <strong className={styles.address}>{words}</strong>,
        })}
      </p>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <input type="hidden" name="emailAddress" value={emailAddress} readOnly />
        <Button name="intent" value="email" wide>
          {t('send')}
        </Button>
      </form>
      <UsePasskey hasField={false} />
      <p className={`${layout.alone} ${styles.instead}`}>
        <Link to={links.password}>{t('password_instead')}</Link>
      </p>
      <p className={`${layout.alone} ${typography.small}`}>
        <Link to={target}>{t('later')}</Link>
      </p>
    </article>
  );
}
