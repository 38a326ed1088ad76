import { useTranslations } from '#web/texts/translate.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { MakePasskey } from './MakePasskey.tsx';
import { usePasskeySupport } from './use-passkey-support.ts';

/** Offers a passkey after a login, where one can be made. */
export function PasskeyOffer() {
  const t = useTranslations('account.passkey');
  return usePasskeySupport() ? (
    <Notice heading={t('offer_heading')}>
      <p>{t('offer_text')}</p>
      <MakePasskey />
    </Notice>
  ) : null;
}
