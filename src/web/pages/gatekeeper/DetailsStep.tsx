import { CustomerDetailsFields } from '#web/parts/CustomerDetails/CustomerDetailsFields.tsx';
import { LogInBeside } from '#web/parts/LogInBeside.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { PasskeyOffer } from '#web/parts/Passkey/PasskeyOffer.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { ShownStep } from './shown-step.ts';
import layout from '#web/ui/layout.module.css';
import styles from './login.module.css';

type DetailsStepProps = Extract<ShownStep, { step: 'details' }> & { readonly form: PostedForm };

/** Who the customer is, asked once and not insisted on. */
export function DetailsStep({ customer, target, form }: DetailsStepProps) {
  const t = useTranslations('account.details_step');
  return (
    <article className={`${layout.wrap} ${styles.narrow}`}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {!customer && <LogInBeside />}
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <CustomerDetailsFields form={form} known={customer?.details} />
        <Button name="intent" value="details" wide>
          {t('save')}
        </Button>
      </form>
      <p className={layout.alone}>
        <Link to={target}>{t('later')}</Link>
      </p>
      {customer && <PasskeyOffer />}
    </article>
  );
}
