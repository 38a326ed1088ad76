import { usePageProperties } from '#web/page-properties.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import typography from '#web/ui/type.module.css';
import styles from './authenticator.module.css';

/** The recovery codes, shown this once; they can be taken along as a text. */
export function RecoveryCodesView({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('account.recovery_codes');
  const { brand } = usePageProperties().domainConfig;
  const text = [t('file_heading', { brand: brand.name }), '', ...codes, ''].join('\r\n');
  return (
    <AccountFrame>
      <div className={styles.page}>
        <PageTitle title={t('title')} />
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p>
          <a
            className={styles.open}
            download={t('file_name')}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            {t('download')}
          </a>
        </p>
        <p>
          <ButtonLink to={routes.security.href()}>{t('kept')}</ButtonLink>
        </p>
      </div>
    </AccountFrame>
  );
}
