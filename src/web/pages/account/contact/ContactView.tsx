import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { nameFields } from '#web/ui/name-problem.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type PostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { BookingContactPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type ContactViewProps = {
  readonly contact: NonNullable<BookingContactPageQuery['orderContact']>;
  readonly isSaved: boolean;
  readonly refused: RefusedForm | undefined;
};

/** How we reach those who travel, and where they are billed: to be changed. */
export function ContactView({ contact, isSaved, refused }: ContactViewProps) {
  const t = useTranslations('booking_contact');
  const { market } = usePageProperties().domainConfig;
  const form = usePostedForm(
    'contact',
    refused,
    nameFields({
      emailAddress: t('emailAddress'),
      phoneNumber: t('phoneNumber'),
      address: t('address'),
      city: t('city'),
      postalCode: t('postalCode', { market }),
    }),
  );
  const { orderReference, place } = contact;
  return (
    <AccountFrame>
      <div className={`${layout.form} ${layout.stack}`}>
        <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
        <p>
          <Link to={bookingRoutes.overview.href({ orderCode: orderReference })}>
            {t('order', { place, code: formatOrderCode(orderReference) })}
          </Link>
        </p>
        <ErrorSummary problems={form.problems} />
        {isSaved && !refused && (
          <Notice tone="good" role="status">
            {t('saved')}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
          <input type="hidden" name="version" value={contact.version} />
          <Fields form={form} contact={contact} />
          <p>{t('country', { country: contact.country })}</p>
          <Button>{t('save')}</Button>
        </form>
      </div>
    </AccountFrame>
  );
}

function Fields({
  form,
  contact,
}: Pick<ContactViewProps, 'contact'> & { readonly form: PostedForm }) {
  const t = useTranslations('booking_contact');
  const { market } = usePageProperties().domainConfig;
  return (
    <>
      <TextField
        {...form.field('emailAddress', contact.emailAddress)}
        label={t('emailAddress')}
        hint={t('email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        {...form.field('alternativeEmailAddress', contact.alternativeEmailAddress ?? '')}
        label={t('alternativeEmailAddress')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        {...form.field('phoneNumber', contact.phoneNumber)}
        label={t('phoneNumber')}
        hint={t('phone_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...form.field('address', contact.address)}
        label={t('address')}
        autoComplete="address-line1"
        required
      />
      <TextField
        {...form.field('city', contact.city)}
        label={t('city')}
        autoComplete="address-level2"
        required
      />
      <TextField
        {...form.field('postalCode', contact.postalCode)}
        label={t('postalCode', { market })}
        autoComplete="postal-code"
        required
      />
    </>
  );
}
