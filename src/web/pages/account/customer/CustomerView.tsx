import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { CustomerDetailsFields } from '#web/parts/CustomerDetails/CustomerDetailsFields.tsx';
import { useCustomerLabels } from '#web/parts/CustomerDetails/use-customer-labels.ts';
import { LogInBeside } from '#web/parts/LogInBeside.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { nameFields } from '#web/ui/name-problem.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { CHANGED_ID, REMOVED_ID } from './companion-form.ts';
import { Companions } from './Companions.tsx';
import type { CustomerPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './customer.module.css';

type CustomerViewProps = Pick<CustomerPageQuery, 'companions'> & {
  /** Null once nobody is logged in any more: what was typed is shown alone. */
  readonly customer: CustomerPageQuery['customer'];
  /** Of the companion who is being changed. */
  readonly changingId: string | null;
  readonly done: 'saved' | 'companion_saved' | 'companion_removed' | undefined;
  readonly refused: RefusedForm | undefined;
};

/** What a customer has told of themselves and of the people they travel with, to be changed. */
export function CustomerView({
  customer,
  companions,
  changingId,
  done,
  refused,
}: CustomerViewProps) {
  const t = useTranslations('account.details');
  const isOfCompanion = (refused?.typed[CHANGED_ID] ?? refused?.typed[REMOVED_ID]) !== undefined;
  const labels = useCustomerLabels();
  const form = usePostedForm('details', isOfCompanion ? undefined : refused, nameFields(labels));
  const companionForm = usePostedForm('companion', isOfCompanion ? refused : undefined);
  const problems = [...form.problems, ...companionForm.problems];
  return (
    <AccountFrame>
      <div className={styles.page}>
        <PageTitle title={t('title')} hasProblems={problems.length > 0} />
        <ErrorSummary problems={problems} />
        {done && !refused && <Done done={done} />}
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        {customer ? (
          <p>
            {t('email', { email: customer.emailAddress })}{' '}
            <Link to={routes.email.href()}>{t('change_email')}</Link>
          </p>
        ) : (
          <LogInBeside />
        )}
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <CustomerDetailsFields form={form} known={customer?.details} />
          <Button>{t('save')}</Button>
        </form>
        <Companions
          companions={companions}
          changing={companions.find(({ id }) => id === changingId)}
          form={companionForm}
        />
      </div>
    </AccountFrame>
  );
}

function Done({ done }: { readonly done: NonNullable<CustomerViewProps['done']> }) {
  const t = useTranslations('account.details');
  const ofCompanions = useTranslations('privacy.companions');
  const words = {
    saved: t('saved'),
    companion_saved: ofCompanions('saved'),
    companion_removed: ofCompanions('removed'),
  };
  return (
    <Notice tone="good" role="status">
      {words[done]}
    </Notice>
  );
}
