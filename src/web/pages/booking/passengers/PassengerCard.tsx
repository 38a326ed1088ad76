import type { FieldMetadata } from '@conform-to/react';
import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { AGE_CHOICES, infantAgeChoice, type PassengerType } from '#domain/basket/passenger-ages.ts';
import { fitsPassenger, TITLES, type PassengerRules } from '#domain/basket/passengers.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { fieldOf } from '#web/ui/conform.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TitleRadios } from '#web/ui/TitleRadios.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import type { CompanionToFillIn } from './fill-in.ts';
import { FillIn } from './FillIn.tsx';
import { TYPES } from './passenger-form.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from '../booking.module.css';

type Traveller = CheckoutOfPageFragment['travellers'][number];
type FieldName = 'title' | 'firstName' | 'lastName' | 'dateOfBirth' | 'age' | 'leadAuthorised';

type PassengerCardProps = {
  readonly at: number;
  readonly fields: Readonly<Record<FieldName, FieldMetadata<string>>>;
  readonly traveller: Traveller;
  readonly name: string;
  readonly others: number;
  /** Whom the customer travels with. */
  readonly companions: readonly CompanionToFillIn[];
  readonly rules: PassengerRules;
  readonly authorise: { readonly canTick: boolean; readonly onTick: (isTicked: boolean) => void };
};

/** Value of the button that copies the lead's last name (PAX-25). */
export const COPY_LAST_NAME = 'copy_last_name';

/** One traveller: title, names as in the passport, birth and age; the first leads (PAX-22). */
export function PassengerCard({
  at,
  fields,
  traveller,
  name,
  others,
  companions,
  rules,
  authorise,
}: PassengerCardProps) {
  const t = useTranslations('booking.passengers');
  const isLead = at === 0;
  const type = TYPES[traveller.type];
  const titles = TITLES[type].map((value) => ({ value, label: t('titles', { title: value }) }));
  const fitting = companions.filter(({ dateOfBirth }) => fitsPassenger(dateOfBirth, at, rules));
  return (
    <section className={styles.part} aria-labelledby={`traveller-${at}`}>
      <div>
        <h2 id={`traveller-${at}`} className={typography.formHeading}>
          {isLead ? t('lead_passenger', { name }) : name}
        </h2>
        <p className={styles.about}>
          {isLead ? t('about_lead') : t('about', { type, age: traveller.statedAge ?? 0 })}
        </p>
      </div>
      {fitting.length > 0 && <FillIn at={at} companions={fitting} />}
      <TitleRadios {...fieldOf(fields.title)} label={t('title')} options={titles} />
      <div className={layout.pair}>
        <TextField
          {...fieldOf(fields.firstName)}
          label={t('firstName')}
          autoComplete={isLead ? 'given-name' : 'off'}
          required
        />
        <TextField
          {...fieldOf(fields.lastName)}
          label={t('lastName')}
          autoComplete={isLead ? 'family-name' : 'off'}
          required
        />
      </div>
      {isLead && others > 0 && <CopyLastName from={fields.lastName.id} />}
      <BirthAndAge fields={fields} type={type} isLead={isLead} rules={rules} />
      {type === 'adult' && (
        <Checkbox
          name={fields.leadAuthorised.name}
          id={fields.leadAuthorised.id}
          label={t('authorised')}
          hint={isLead ? t('authorised_lead') : t('authorised_hint')}
          defaultChecked={isLead || fields.leadAuthorised.initialValue === 'on'}
          disabled={!authorise.canTick}
          onChange={({ currentTarget }) => authorise.onTick(currentTarget.checked)}
        />
      )}
    </section>
  );
}

type BirthAndAgeProps = Pick<PassengerCardProps, 'fields' | 'rules'> & {
  readonly type: PassengerType;
  readonly isLead: boolean;
};

/**
 * Held against each other on the day of return (PAX-17 to PAX-19). An infant's age follows the date
 * of birth until somebody chooses another.
 */
function BirthAndAge({ fields, type, isLead, rules }: BirthAndAgeProps) {
  const t = useTranslations('booking.passengers');
  const shown = useRef(fields.age.initialValue);
  const followBirth = ({ target, currentTarget }: FocusEvent<HTMLDivElement, HTMLElement>) => {
    const select = currentTarget.querySelector('select');
    if (!select || select.value !== shown.current) return;
    if (!(target instanceof HTMLInputElement)) return;
    const age = infantAgeChoice(target.value, rules);
    if (age === undefined) return;
    shown.current = select.value = age;
    select.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const ages = AGE_CHOICES[type].map((age) => ({
    value: String(age),
    label: t('ages', { type, age }),
  }));
  return (
    <div className={layout.pair} onBlur={type === 'infant' ? followBirth : undefined}>
      <TypedDateField
        {...fieldOf(fields.dateOfBirth)}
        label={t('dateOfBirth')}
        hint={t('date_hint')}
        autoComplete={isLead ? 'bday' : 'off'}
        required
      />
      <SelectField {...fieldOf(fields.age)} label={t('age')} options={ages} />
    </div>
  );
}

/** Without script it posts the form, which comes back with the names copied. */
function CopyLastName({ from }: { readonly from: string }) {
  const t = useTranslations('booking.passengers');
  return (
    <Button
      kind="text"
      size="strip"
      name="intent"
      value={COPY_LAST_NAME}
      formNoValidate
      className={styles.start}
      onClick={(event) => copyInPlace(event, from)}
    >
      {t('copy_last_name')}
    </Button>
  );
}

function copyInPlace(event: MouseEvent<HTMLButtonElement>, from: string): void {
  event.preventDefault();
  const inputs = [...(event.currentTarget.form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement,
  );
  const lead = inputs.find(({ id }) => id === from);
  for (const input of inputs) {
    if (!lead || input === lead || !input.name.endsWith('.lastName')) continue;
    input.value = lead.value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** "Adult 2", "Child 1": counted by type in the order of the list. */
export function useTravellerName(travellers: readonly Traveller[]): (at: number) => string {
  const t = useTranslations('booking.passengers');
  return (at) => {
    const type = travellers[at]?.type ?? 'ADULT';
    const number = travellers
      .slice(0, at + 1)
      .filter((traveller) => traveller.type === type).length;
    return t('traveller', { type: TYPES[type], number });
  };
}
