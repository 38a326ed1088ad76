import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { CodeField } from './CodeField.tsx';
import { CodeSent } from './CodeSent.tsx';
import type { ShownStep } from './shown-step.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import layout from '#web/ui/layout.module.css';
import styles from './login.module.css';

type CodeStepProps = Extract<ShownStep, { step: 'code' }> & { readonly form: PostedForm };

/** Takes the code of the mail; the same for everybody, with and without an account. */
export function CodeStep({ login, links, isRegistering, now, isResent, form }: CodeStepProps) {
  const t = useTranslations('account.code_step');
  const title = t(isRegistering ? 'confirm_title' : 'title');
  return (
    <article className={`${layout.wrap} ${styles.narrow}`}>
      <PageTitle title={title} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      {isResent && form.problems.length === 0 && (
        <Notice tone="good" role="status">
          {t('resent')}
        </Notice>
      )}
      <h1>{title}</h1>
      <CodeSent
        emailAddress={login.emailAddress}
        another={isRegistering ? links.register : links.email}
      />
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <CodeField form={form} />
        <Button name="intent" value="code" wide>
          {t(isRegistering ? 'make' : 'log_in')}
        </Button>
      </form>
      <Resend from={now} resendAt={login.resendAt} />
      {!isRegistering && (
        <p className={`${layout.alone} ${styles.instead}`}>
          <Link to={links.password}>{t('password_instead')}</Link>
        </p>
      )}
    </article>
  );
}

/** Without script it is a plain button, and the answer says how long it still takes. */
function Resend({ from, resendAt }: { readonly from: string; readonly resendAt: string }) {
  const t = useTranslations('account.code_step');
  const seconds = useSecondsUntil(resendAt, from);
  return (
    <form method="post">
      <Button
        kind="quiet"
        name="intent"
        value="resend"
        wide
        busy={seconds > 0 ? t('resend_in', { time: clock(seconds) }) : undefined}
      >
        {t('resend')}
      </Button>
    </form>
  );
}

/** `0:24` */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
