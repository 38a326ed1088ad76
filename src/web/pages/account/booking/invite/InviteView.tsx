import { INVITATION_DAYS, MOST_MAY_CHANGE } from '#domain/booking/sharing-limits.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { BookingFrame } from '#web/parts/Booking/BookingFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type PostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import type { InvitingBookingFragment } from './query.generated.ts';
import { SharedWith } from './SharedWith.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';

type InviteViewProps = {
  readonly booking: Omit<InvitingBookingFragment, 'sharing'>;
  readonly sharing: NonNullable<InvitingBookingFragment['sharing']>;
  /** What was done just now. */
  readonly done: 'sent' | 'ended' | undefined;
  readonly refused: RefusedForm | undefined;
};

/** With whom the booking is shared, each with the button that ends it, and a form for more. */
export function InviteView({ booking, sharing, done, refused }: InviteViewProps) {
  const t = useTranslations('booking_people.invite');
  const form = usePostedForm('invite', refused);
  const { reference: orderCode, status } = booking;
  return (
    <BookingFrame orderCode={orderCode} booking={booking} receipt={null}>
      <PageTitle title={t('title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      {done && !refused && (
        <Notice tone="good" role="status">
          {t(done)}
        </Notice>
      )}
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      <SharedWith sharing={sharing} />
      <p className={layout.alone}>
        <Link to={bookingRoutes.shared.href({ orderCode })}>{t('view')}</Link>
      </p>
      {status !== 'CANCELLED' && <InviteForm form={form} />}
    </BookingFrame>
  );
}

function InviteForm({ form }: { readonly form: PostedForm }) {
  const t = useTranslations('booking_people.invite');
  return (
    <form
      method="post"
      id={form.id}
      tabIndex={-1}
      className={`${layout.ruled} ${layout.stack}`}
      noValidate
    >
      <h2 className={typography.formHeading}>{t('form')}</h2>
      <TextField
        {...form.field('emailAddress')}
        label={t('email')}
        hint={t('email_hint', { days: INVITATION_DAYS })}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <RadioCards
        id="role"
        name="role"
        label={t('role')}
        errors={form.field('role').errors}
        defaultValue={form.field('role', 'VIEWER').defaultValue}
        cards={[
          { value: 'VIEWER', label: t('viewer'), detail: t('viewer_text') },
          { value: 'PAYER', label: t('payer'), detail: t('payer_text') },
          {
            value: 'AUTHORISED',
            label: t('authorised'),
            detail: t('authorised_text', { most: MOST_MAY_CHANGE }),
          },
        ]}
      />
      <Button>{t('send')}</Button>
    </form>
  );
}
