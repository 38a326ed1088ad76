import { GROUP_QUOTE_LIMITS } from '#domain/group-quote/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { EmptyField } from '#web/ui/EmptyField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { QuoteFormProps } from './quote-form-props.ts';
import layout from '#web/ui/layout.module.css';
import styles from './group-quote.module.css';

/** Who asks; and a field that people leave empty, which is seen once something stands in it. */
export function GroupAsker({ form }: Pick<QuoteFormProps, 'form'>) {
  const t = useTranslations('group_quote');
  return (
    <fieldset className={styles.part}>
      <legend>{t('you')}</legend>
      <TextField
        {...form.field('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={GROUP_QUOTE_LIMITS.name}
        required
      />
      <div className={layout.pair}>
        <TextField
          {...form.field('emailAddress')}
          label={t('email')}
          type="email"
          autoComplete="email"
          required
        />
        <TextField
          {...form.field('phoneNumber')}
          label={t('phone')}
          hint={t('phone_hint')}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <EmptyField {...form.field('leaveEmpty')} label={t('leave_empty')} />
    </fieldset>
  );
}
