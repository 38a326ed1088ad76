import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { CustomerDetailsFields } from '#web/parts/CustomerDetails/CustomerDetailsFields.tsx';
import { LoginForDetails } from '#web/parts/CustomerDetails/LoginForDetails.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { CustomerPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './customer.module.css';

type CustomerViewProps = {
  /** Null once nobody is logged in any more: what was typed is shown alone. */
  readonly customer: CustomerPageQuery['customer'];
  readonly isSaved: boolean;
  readonly refused: RefusedForm | undefined;
};

/** What a customer has told of themselves, to be changed. */
export function CustomerView({ customer, isSaved, refused }: CustomerViewProps) {
  const t = useTranslations('account.details');
  const form = usePostedForm('details', refused);
  return (
    <AccountFrame>
      <div className={styles.page}>
        <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
        <ErrorSummary problems={form.problems} />
        {isSaved && !refused && (
          <Notice tone="good" role="status">
            {t('saved')}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        {customer ? (
          <p>
            {t('email', { email: customer.emailAddress })}{' '}
            <Link to={routes.email.href()}>{t('change_email')}</Link>
          </p>
        ) : (
          <LoginForDetails />
        )}
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <CustomerDetailsFields form={form} known={customer?.details} />
          <Button>{t('save')}</Button>
        </form>
      </div>
    </AccountFrame>
  );
}
