import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { ShownStep } from './shown-step.ts';
import layout from '#web/ui/layout.module.css';
import styles from './login.module.css';

type AppStepProps = Extract<ShownStep, { step: 'open-app' }> & { readonly form: PostedForm };

/**
 * Leads back into the app, by a press: so nobody is logged in there unasked, and phones open an app
 * for nothing less.
 */
export function AppStep({ emailAddress, form }: AppStepProps) {
  const t = useTranslations('account.open_app_step');
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
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack}>
        <Button name="intent" value="app" wide>
          {t('open')}
        </Button>
      </form>
      <p className={layout.alone}>
        <Link to={routes.home.href()}>{t('stay')}</Link>
      </p>
    </article>
  );
}
