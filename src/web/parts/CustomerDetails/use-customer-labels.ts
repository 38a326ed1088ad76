import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';

/** What the fields of a customer's details are called; its pages bring the texts `account`. */
export function useCustomerLabels() {
  const t = useTranslations('account.customer');
  const { market } = usePageProperties().domainConfig;
  return {
    title: t('choose_title'),
    firstName: t('firstName'),
    lastName: t('lastName'),
    phoneNumber: t('phoneNumber'),
    postalCode: t('postalCode', { market }),
  };
}
