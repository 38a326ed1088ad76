import { makeUkDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateOfBirthField } from '#web/ui/DateOfBirthField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { CheckedBookingFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type PassportFormProps = {
  readonly traveller: CheckedBookingFragment['travellers'][number];
  readonly check: NonNullable<CheckedBookingFragment['checklist']>['checks'][number] | undefined;
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
      <h2 className={typography.formHeading}>{t('of', { name: traveller.firstName })}</h2>
      <p>{t('two_dates')}</p>
      <input type="hidden" name="traveller" value={traveller.number} />
      <input type="hidden" name="name" value={`${traveller.firstName} ${traveller.lastName}`} />
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
        <DateOfBirthField
          {...form.field('issuedOn', check && makeUkDate(check.issuedOn))}
          label={t('issued_on')}
        />
        <DateOfBirthField
          {...form.field('expiresOn', check && makeUkDate(check.expiresOn))}
          label={t('expires_on')}
        />
      </div>
      <p>{t('compare', { name: `${traveller.firstName} ${traveller.lastName}` })}</p>
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
