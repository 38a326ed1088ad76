import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { LogInBeside } from '#web/parts/LogInBeside.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type PostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { CodeOfNewAddress } from './CodeOfNewAddress.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './email.module.css';

type EmailViewProps = {
  /** Null once nobody is logged in any more: what was typed is shown alone. */
  readonly emailAddress: string | null;
  /** To which a code was sent. */
  readonly newAddress: string | null;
  /** A change was under way, and is over. */
  readonly isGone: boolean;
  readonly isResent: boolean;
  readonly isDone: boolean;
  readonly refused: RefusedForm | undefined;
};

/** The address that a customer logs in with, and the way to another. */
export function EmailView({ isDone, isGone, refused, ...email }: EmailViewProps) {
  const t = useTranslations('account.email');
  const form = usePostedForm('email', refused);
  return (
    <AccountFrame>
      <div className={styles.page}>
        <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
        <ErrorSummary problems={form.problems} />
        {isDone && !refused && (
          <Notice tone="good" role="status">
            {t('changed')}
          </Notice>
        )}
        {isGone && (
          <Notice tone="amber">{sentenceOf(ACCOUNT_REFUSALS, 'login_does_not_exist')}</Notice>
        )}
        <h1>{t('title')}</h1>
        {email.emailAddress === null && <LogInBeside />}
        {email.newAddress === null ? (
          <NewAddress {...email} form={form} />
        ) : (
          <CodeOfNewAddress {...email} newAddress={email.newAddress} form={form} />
        )}
        <p className={typography.small}>
          <Link to={routes.customer.href()}>{t('back')}</Link>
        </p>
      </div>
    </AccountFrame>
  );
}

type NewAddressProps = Pick<EmailViewProps, 'emailAddress'> & { readonly form: PostedForm };

function NewAddress({ emailAddress, form }: NewAddressProps) {
  const t = useTranslations('account.email');
  return (
    <>
      {emailAddress !== null && (
        <p className={typography.lead}>
          {t.rich('lead', {
            address: emailAddress,
            email: (words) => <strong className={styles.address}>{words}</strong>,
          })}
        </p>
      )}
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <TextField
          {...form.field('emailAddress')}
          label={t('new')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Button name="intent" value="start">
          {t('send')}
        </Button>
      </form>
    </>
  );
}
