import type { FieldMetadata } from '@conform-to/react';
import { WHEELCHAIR_TYPES } from '#domain/basket/accessibility.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { fieldOf } from '#web/ui/conform.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TitleRadios } from '#web/ui/TitleRadios.tsx';
import type { PassengerFormShape } from './read-passengers.ts';
import typography from '#web/ui/type.module.css';
import booking from '../booking.module.css';
import styles from './AccessNeeds.module.css';

type Fields = Readonly<Record<keyof PassengerFormShape['accessibility'], FieldMetadata<string>>>;
type AccessNeedsProps = { readonly fields: Fields; readonly travellers: readonly string[] };

/**
 * Whether somebody needs support, and then which (A11Y-01 to A11Y-07). The questions are always in
 * the form; the answer yes reveals them by style alone, so that they are there without script.
 */
export function AccessNeeds({ fields, travellers }: AccessNeedsProps) {
  const t = useTranslations('booking.access');
  return (
    <section className={`${booking.part} ${styles.needs}`} aria-labelledby="access">
      <div>
        <h2 id="access" className={typography.formHeading}>
          {t('heading')}
        </h2>
        <p className={booking.about}>{t('about')}</p>
      </div>
      <YesOrNo field={fields.partyRequiresSupport} label={t('partyRequiresSupport')} />
      <fieldset className={styles.questions}>
        <legend className={styles.legend}>{t('only_if_yes')}</legend>
        <SelectField
          {...fieldOf(fields.passenger)}
          label={t('passenger')}
          empty={t('choose')}
          options={travellers.map((label, i) => ({ value: String(i), label }))}
        />
        <YesOrNo field={fields.wheelChairAssistance} label={t('wheelChairAssistance')} />
        <Wheelchair fields={fields} />
        <Impairments fields={fields} />
        <YesOrNo
          field={fields.transferSteps}
          label={t('transferSteps')}
          hint={t('transfer_steps_hint')}
        />
        <YesOrNo field={fields.adaptedHotelRoom} label={t('adaptedHotelRoom')} />
        <YesOrNo field={fields.anotherInParty} label={t('anotherInParty')} />
      </fieldset>
    </section>
  );
}

function Wheelchair({ fields }: { readonly fields: Fields }) {
  const t = useTranslations('booking.access');
  return (
    <div className={styles.wheelchair}>
      <YesOrNo field={fields.ownWheelchair} label={t('ownWheelchair')} />
      <div className={styles.own}>
        <SelectField
          {...fieldOf(fields.wheelchairType)}
          label={t('wheelchairType')}
          empty={t('choose')}
          options={WHEELCHAIR_TYPES.map((value) => ({
            value,
            label: t('wheelchair_types', { type: value }),
          }))}
        />
      </div>
      <YesOrNo field={fields.walkUpStairs} label={t('walkUpStairs')} />
    </div>
  );
}

function Impairments({ fields }: { readonly fields: Fields }) {
  const t = useTranslations('booking.access');
  const boxes = ['visualImpairment', 'auditoryImpairment', 'mentalImpairment'] as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('impairments')}</legend>
      {boxes.map((box) => (
        <Checkbox
          key={box}
          id={fields[box].id}
          name={fields[box].name}
          label={t(box)}
          defaultChecked={fields[box].initialValue === 'on'}
        />
      ))}
      <TextField
        {...fieldOf(fields.otherImpairment)}
        label={t('otherImpairment')}
        hint={t('other_impairment_hint')}
        maxLength={200}
      />
    </fieldset>
  );
}

function YesOrNo({
  field,
  label,
  hint,
}: {
  readonly field: FieldMetadata<string>;
  readonly label: string;
  readonly hint?: string;
}) {
  const t = useTranslations('booking.access');
  const options = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ];
  return (
    <TitleRadios
      {...fieldOf(field)}
      label={label}
      options={options}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
