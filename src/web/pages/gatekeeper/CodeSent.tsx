import { LOGIN_CODE } from '#domain/account/login-code.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './login.module.css';

type CodeSentProps = {
  readonly emailAddress: string;
  /** Where another address can be named. */
  readonly another: string;
};

/** Where a code went, in words that are the same for everybody (S-04). */
export function CodeSent({ emailAddress, another }: CodeSentProps) {
  const t = useTranslations('account.code_step');
  return (
    <>
      <p>
        {t.rich('sent', {
          address: emailAddress,
          minutes: String(LOGIN_CODE.minutes),
          email: (words) => <strong className={styles.address}>{words}</strong>,
        })}
      </p>
      <p className={`${layout.alone} ${typography.small}`}>
        <Link to={another}>{t('another_email')}</Link>
      </p>
    </>
  );
}
