import { makeUkDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { nameOf, type Check, type PassportHolder } from './readiness.ts';
import layout from '#web/ui/layout.module.css';

type PassportFormProps = {
  readonly traveller: PassportHolder;
  readonly check: Check | undefined;
  readonly form: PostedForm;
};

/** Two dates and the name of one traveller's passport; no number is asked for. */
export function PassportForm({ traveller, check, form }: PassportFormProps) {
  const t = useTranslations('ready_to_travel');
  return (
    <form
      method="post"
      id={form.id}
      key={traveller.number}
      tabIndex={-1}
      className={layout.stack}
      noValidate
    >
      <input type="hidden" name="traveller" value={traveller.number} />
      <input type="hidden" name="name" value={nameOf(traveller)} />
      <RadioCards
        id="passport-kind"
        name="passport"
        label={t('passport')}
        errors={form.field('passport').errors}
        defaultValue={form.field('passport', check?.passport ?? 'gb').defaultValue}
        cards={[
          { value: 'gb', label: t('gb') },
          { value: 'ie', label: t('ie') },
        ]}
      />
      <div className={layout.pair}>
        <TypedDateField
          {...form.field('issuedOn', check && makeUkDate(check.issuedOn))}
          label={t('issued_on')}
        />
        <TypedDateField
          {...form.field('expiresOn', check && makeUkDate(check.expiresOn))}
          label={t('expires_on')}
        />
      </div>
      <p>{t('compare', { name: nameOf(traveller) })}</p>
      <div className={layout.pair}>
        <TextField {...form.field('firstNames')} label={t('first_names')} autoComplete="off" />
        <TextField {...form.field('lastName')} label={t('last_name')} autoComplete="off" />
      </div>
      <Button>{t('save', { name: traveller.firstName })}</Button>
      {check && (
        <Button kind="text" name="intent" value="remove">
          {t('remove', { name: traveller.firstName })}
        </Button>
      )}
    </form>
  );
}
