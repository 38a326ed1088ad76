import type { CustomerDetails } from '#domain/account/customer-details.ts';
import { ADULT_TITLES } from '#domain/account/titles.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TitleRadios } from '#web/ui/TitleRadios.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { useCustomerLabels } from './use-customer-labels.ts';
import styles from './CustomerDetailsFields.module.css';

type CustomerDetailsFieldsProps = {
  readonly form: PostedForm;
  readonly known: CustomerDetails | null | undefined;
};

/** Who a customer is, as fields of a form; its pages bring the texts `account`. */
export function CustomerDetailsFields({ form, known }: CustomerDetailsFieldsProps) {
  const t = useTranslations('account.customer');
  const labels = useCustomerLabels();
  const titles = ADULT_TITLES.map((value) => ({ value, label: t('titles', { title: value }) }));
  return (
    <>
      <TitleRadios {...form.field('title', known?.title)} label={labels.title} options={titles} />
      <TextField
        {...form.field('firstName', known?.firstName)}
        label={labels.firstName}
        hint={t('first_name_hint')}
        autoComplete="given-name"
        required
      />
      <TextField
        {...form.field('lastName', known?.lastName)}
        label={labels.lastName}
        autoComplete="family-name"
        required
      />
      <TextField
        {...form.field('phoneNumber', known?.phoneNumber)}
        label={labels.phoneNumber}
        hint={t('phone_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...form.field('postalCode', known?.postalCode)}
        label={labels.postalCode}
        autoComplete="postal-code"
        className={styles.short}
        required
      />
    </>
  );
}
