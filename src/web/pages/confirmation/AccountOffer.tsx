import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './confirmation.module.css';

/**
 * An account in one press for whoever is not logged in, once the order stands (R15); `refusal` says
 * why it was not begun.
 */
export function AccountOffer({ refusal }: { readonly refusal: string | undefined }) {
  const t = useTranslations('confirmation');
  const { emailAddress } = usePageProperties().authentication;
  if (emailAddress !== null) return null;
  return (
    <section id={ACCOUNT_OFFER} className={styles.offer} aria-label={t('account_heading')}>
      {refusal !== undefined && (
        <Notice tone="coral" role="status">
          {refusal}
        </Notice>
      )}
      <Notice heading={t('account_heading')}>
        <p>{t('account_text')}</p>
        <form method="post" action={`#${ACCOUNT_OFFER}`}>
          <Button kind="quiet">{t('account_create')}</Button>
        </form>
      </Notice>
    </section>
  );
}

const ACCOUNT_OFFER = 'account';
