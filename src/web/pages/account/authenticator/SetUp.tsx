import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { AuthenticatorPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './authenticator.module.css';

type SetUpProps = NonNullable<AuthenticatorPageQuery['authenticatorSetUp']> & {
  readonly form: PostedForm;
};

/** What the app is to be told, on another device, on this one, or by hand; then its first code. */
export function SetUp({ secret, address, qrCode, form }: SetUpProps) {
  const t = useTranslations('account.authenticator');
  return (
    <>
      <section className={layout.stack} aria-labelledby="scan">
        <h2 id="scan" className={typography.formHeading}>
          {t('scan_heading')}
        </h2>
        <div className={styles.scan}>
          <svg
            className={styles.code}
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={t('qr_code')}
          >
            <path d={qrCode.path} />
          </svg>
          <div className={layout.stack}>
            <p>{t('scan')}</p>
            <p>
              <a className={styles.open} href={address}>
                {t('open')}
              </a>
            </p>
            <p className={typography.small}>{t('by_hand')}</p>
            <p className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
          </div>
        </div>
      </section>
      <section className={`${layout.ruled} ${layout.stack}`} aria-labelledby="confirm">
        <h2 id="confirm" className={typography.formHeading}>
          {t('confirm_heading')}
        </h2>
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <TextField
            {...form.field('code')}
            label={t('code')}
            hint={t('code_hint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            required
          />
          <Button name="intent" value="confirm">
            {t('confirm')}
          </Button>
        </form>
        <form method="post">
          <Button kind="text" name="intent" value="start">
            {t('start_again')}
          </Button>
        </form>
      </section>
    </>
  );
}
