import { ADULT_TITLES } from '#domain/account/titles.ts';
import type { ContactDetails as Contact } from '#domain/checkout/contact.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { fieldOf } from '#web/ui/conform.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TitleRadios } from '#web/ui/TitleRadios.tsx';
import { useLater } from '../step-form/use-later.ts';
import { useStepForm } from '../step-form/use-step-form.ts';
import { StepForm, StepLayout, type StepProps, type WithCustomer } from '../StepLayout.tsx';
import { contactDefaults } from './contact-form.ts';
import { COUNTRIES } from './countries.ts';
import type { ContactFormShape } from './read-contact.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from '../booking.module.css';

const STEP = 'contact_details';
const loadRead = async () => (await import('./read-contact.ts')).readContact;

/** Whom we write to, ring only when it matters, and bill. */
export function ContactDetailsForm({ checkout, customer, now }: StepProps & WithCustomer) {
  const { market } = usePageProperties().domainConfig;
  const defaultValue = contactDefaults(checkout, customer, market.toUpperCase());
  const { fields, problems, formProps } = useStepForm<ContactFormShape, Contact>({
    id: STEP,
    defaultValue,
    read: useLater(loadRead),
    about: useFieldWords(),
  });
  const contact = fields.contactDetails.getFieldset();
  return (
    <StepLayout checkout={checkout} now={now} step={STEP} problems={problems}>
      <StepForm step={STEP} checkout={checkout} formProps={formProps}>
        <Person contact={contact} />
        <Reach contact={contact} isPackage={checkout.basket.holiday.isPackage} />
        <Address address={contact.billingAddress.getFieldset()} />
      </StepForm>
    </StepLayout>
  );
}

const OF_A_PERSON = ['title', 'firstName', 'lastName'] as const;
const OF_CONTACT = [
  'emailAddress',
  'alternativeEmailAddress',
  'phoneNumber',
  'address',
  'city',
  'postalCode',
  'isoCountryCode',
] as const;

function useFieldWords() {
  const person = useTranslations('booking.passengers');
  const contact = useTranslations('booking.contact_details');
  return (name: string) => {
    const last = name.split('.').at(-1);
    const [ofPerson, ofContact] = [
      OF_A_PERSON.find((field) => field === last),
      OF_CONTACT.find((field) => field === last),
    ];
    return { label: (ofPerson && person(ofPerson)) ?? (ofContact && contact(ofContact)) };
  };
}

type ContactFields = ReturnType<
  ReturnType<
    typeof useStepForm<ContactFormShape, Contact>
  >['fields']['contactDetails']['getFieldset']
>;

function Person({ contact }: { readonly contact: ContactFields }) {
  const t = useTranslations('booking.contact_details');
  const words = useTranslations('booking.passengers');
  const titles = ADULT_TITLES.map((value) => ({ value, label: words('titles', { title: value }) }));
  return (
    <section className={styles.part} aria-labelledby="person">
      <h2 id="person" className={typography.formHeading}>
        {t('person')}
      </h2>
      <TitleRadios {...fieldOf(contact.title)} label={words('title')} options={titles} />
      <div className={layout.pair}>
        <TextField
          {...fieldOf(contact.firstName)}
          label={words('firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...fieldOf(contact.lastName)}
          label={words('lastName')}
          autoComplete="family-name"
          required
        />
      </div>
    </section>
  );
}

function Reach({
  contact,
  isPackage,
}: {
  readonly contact: ContactFields;
  readonly isPackage: boolean;
}) {
  const t = useTranslations('booking.contact_details');
  return (
    <section className={styles.part} aria-labelledby="reach">
      <h2 id="reach" className={typography.formHeading}>
        {t('reach')}
      </h2>
      <TextField
        {...fieldOf(contact.emailAddress)}
        label={t('emailAddress')}
        hint={t('email_hint', { isPackage: String(isPackage) })}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        {...fieldOf(contact.alternativeEmailAddress)}
        label={t('alternativeEmailAddress')}
        hint={t('alternative_email_hint')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        {...fieldOf(contact.phoneNumber)}
        label={t('phoneNumber')}
        hint={t('phone_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <Checkbox
        id={contact.optIntoMarketing.id}
        name={contact.optIntoMarketing.name}
        label={t('marketing')}
        hint={t('marketing_hint')}
        defaultChecked={contact.optIntoMarketing.initialValue === 'on'}
      />
    </section>
  );
}

type AddressFields = ReturnType<ContactFields['billingAddress']['getFieldset']>;

function Address({ address }: { readonly address: AddressFields }) {
  const t = useTranslations('booking.contact_details');
  const { market } = usePageProperties().domainConfig;
  return (
    <section className={styles.part} aria-labelledby="address">
      <div>
        <h2 id="address" className={typography.formHeading}>
          {t('billing')}
        </h2>
        <p className={styles.about}>{t('billing_about')}</p>
      </div>
      <TextField
        {...fieldOf(address.address)}
        label={t('address')}
        autoComplete="address-line1"
        required
      />
      <div className={layout.pair}>
        <TextField
          {...fieldOf(address.city)}
          label={t('city')}
          autoComplete="address-level2"
          required
        />
        <TextField
          {...fieldOf(address.postalCode)}
          label={t('postalCode', { market })}
          autoComplete="postal-code"
          required
        />
      </div>
      <SelectField
        {...fieldOf(address.isoCountryCode)}
        label={t('isoCountryCode')}
        options={COUNTRIES}
        autoComplete="country"
      />
    </section>
  );
}
