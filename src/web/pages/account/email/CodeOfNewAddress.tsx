import { LOGIN_CODE } from '#domain/account/login-code.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import layout from '#web/ui/layout.module.css';
import styles from './email.module.css';

type CodeOfNewAddressProps = {
  readonly newAddress: string;
  readonly isResent: boolean;
  readonly form: PostedForm;
};

/** The code that proves the new address; the same whether it has an account or not. */
export function CodeOfNewAddress({ newAddress, isResent, form }: CodeOfNewAddressProps) {
  const t = useTranslations('account.email');
  const step = useTranslations('account.code_step');
  return (
    <>
      {isResent && form.problems.length === 0 && (
        <Notice tone="good" role="status">
          {step('resent')}
        </Notice>
      )}
      <p>
        {step.rich('sent', {
          address: newAddress,
          minutes: String(LOGIN_CODE.minutes),
          email: (words) => <strong className={styles.address}>{words}</strong>,
        })}
      </p>
      <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
        <TextField
          {...form.field('code')}
          label={step('code')}
          hint={step('code_hint')}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <Button name="intent" value="code">
          {t('change')}
        </Button>
      </form>
      <form method="post">
        <Button kind="quiet" name="intent" value="resend" wide>
          {step('resend')}
        </Button>
      </form>
      <p>
        <Link to={routes.email.href()}>{step('another_email')}</Link>
      </p>
    </>
  );
}
